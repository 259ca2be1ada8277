"""Words that can stand for one another in everyday prose.

Written by hand, folded. Evidence that says *purchase* for the claim's *buy* counts half: near, not the same.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

__all__ = ["SYNONYMS"]

_EN = """
begin start commence launch initiate open|end finish conclude close complete terminate|
big large huge great enormous giant massive vast|small little tiny minor|buy purchase acquire obtain|
get receive obtain gain acquire|sell market|film movie picture|car automobile vehicle auto|doctor physician|
child kid infant|man guy male gentleman|woman lady female|boy son|girl daughter|person individual human|
job work occupation profession employment career|company firm business corporation|house home residence dwelling|
live reside inhabit dwell|make create produce build construct manufacture generate form|build construct erect|
help assist aid support|use utilize employ|show display demonstrate exhibit reveal indicate|
say state claim tell declare announce assert report|speak talk|think believe consider regard|ask request inquire|
answer reply respond response|kill murder slay assassinate|die death decease perish|hurt injure wound harm damage|
ill sick disease illness sickness ailment|fast quick rapid speedy swift|slow gradual|happy glad pleased joyful|
sad unhappy|important significant crucial key vital essential major main|main primary principal chief|
famous popular renowned notable celebrated|beautiful pretty attractive|smart intelligent clever|
rich wealthy affluent|poor impoverished|old ancient elderly aged|new recent modern novel|young juvenile|
begin origin originate|come arrive|go travel move proceed|leave depart exit|return back|
increase rise grow growth climb raise boost expand|decrease reduce decline fall drop lower shrink diminish|
change alter modify vary transform|choose select pick elect|attempt try effort|allow permit let enable|
prevent stop block avoid|need require necessary must|want wish desire|like enjoy love|hate dislike|
see watch view look observe|hear listen|find discover locate detect|search seek look|
keep retain maintain preserve|give provide supply offer grant donate|take grab seize|
hold contain include comprise consist|part portion piece section component|group team band|city town municipality|
country nation state|country nation|street road|river stream|sea ocean|ship boat vessel|
plane aircraft airplane|picture image photo photograph|story tale narrative|book novel|author writer|
actor performer|singer vocalist|musician player|song track single|win victory triumph|lose defeat|beat defeat|
game match|contest competition tournament|award prize|law legislation statute|crime offense|police officer cop|
court tribunal|judge rule|arrest detain|attack assault|war conflict|soldier troop military army|
leader head chief boss|president leader|teacher instructor educator|student pupil|school academy college|
teach educate instruct|learn study|test exam examine|error mistake|problem issue trouble difficulty|
reason cause|cause lead result produce|result outcome consequence effect|affect influence impact|money cash fund|
price cost|cost expense|pay spend|cheap inexpensive|expensive costly|free gratis|sale sell|
about approximately around roughly|almost nearly|often frequent frequently|
usually typically generally normally commonly|always constantly|sometimes occasionally|only just solely|
also too additionally|maybe perhaps possibly|quickly rapidly|begin found establish|establish found create set|
eat consume|food meal|drink beverage|cook prepare|meat beef|dog puppy canine|cat kitten feline|horse equine|
bike bicycle|run jog|jump leap|walk stroll|sleep nap|rest relax|throw toss|hit strike|cut slice|
break shatter|fix repair|clean wash|wear dress|clothes clothing apparel|hat cap|shirt top|
area region zone territory|place location site spot|near close|far distant|high tall|under beneath below|
above over|middle center|edge border|top peak summit|bottom base|outside outdoors|inside indoors|
kind type sort variety|way method manner|name call title|name call known|know aware|understand comprehend|
remember recall|forget neglect|join unite merge combine|connect link|separate divide split|share divide|
same identical equal|different distinct|similar alike|true correct accurate right|false wrong incorrect|
hard difficult tough|easy simple|strong powerful|weak feeble|safe secure|danger risk hazard|
dangerous risky hazardous|strange odd unusual|normal usual ordinary|common widespread|rare uncommon|
whole entire total complete|many numerous several multiple|few handful several|number amount quantity|half fifty|
year annual yearly|day daily|month monthly|week weekly|decade ten|century hundred|today now currently present|
before prior previous earlier|after later following subsequent|first initial|last final|next following|
baby infant newborn|wife spouse|husband spouse|marry wed|mother mom parent|father dad parent|friend buddy|
enemy foe|citizen resident|population people inhabitant|plant crop|flower bloom|tree wood|forest wood|
animal creature|body physique|hair fur|skin hide|pain ache|medicine drug medication|
treat therapy treatment cure|hospital clinic|law rule regulation|government administration|vote elect|
election poll|party celebration|holiday vacation|trip journey travel tour|visit tour|stay remain|wait await|
send deliver ship|carry transport|bring deliver|mail post|phone telephone|computer pc|internet web online|
site website|data information|news report|idea concept notion|plan scheme|goal aim purpose objective target|
hope expect|surprise shock|fear afraid scare|angry mad furious|funny humorous|serious severe|famous prominent|
secret hidden|public open|private personal|color hue|shape form|size dimension|weight heavy|length long|
distance far|speed fast|power energy|hot warm|cold cool|wet moist damp|dry arid|light bright|dark dim|
loud noisy|quiet silent|worldwide global international|born birth|near adjacent|grow cultivate|gather collect|
agree accept|refuse reject decline|admit confess acknowledge|accuse charge allege|protect guard defend|
escape flee|hide conceal|describe depict portray|write compose pen|draw sketch|perform act play|appear seem|
release issue publish|publish issue print|develop design|invent devise|own possess|belong own|serve work|
lead direct guide head|manage run operate|control govern|rule reign|follow pursue|include involve feature|
consider deem|prove confirm verify|deny reject|warn caution|advise recommend suggest|order command|
promise pledge|threaten menace|celebrate mark|honor award|criticize blame|praise acclaim|survive live|
rescue save|destroy ruin demolish|burn fire|flood inundate|million mn|sofa couch|couch sofa|
trash garbage rubbish|store shop|apartment flat|elevator lift|gas petrol|soccer football|fall autumn|
lawyer attorney|cop police|teen teenager adolescent|elderly senior|worker employee staff|boss manager|
team squad crew|crowd audience|stage platform
"""
_ES = """
empezar comenzar iniciar inicio comienzo empezo comenzo|acabar terminar finalizar concluir fin final acabo termino|
grande enorme gran inmenso|pequeno reducido chico menor|hacer realizar elaborar efectuar hizo hacia hecho|
crear fundar establecer creacion creador|construir edificar construccion|decir afirmar declarar dijo dicho dice|
morir fallecer muerte muerto murio fallecio|nacer nacio nacimiento nacido|vivir residir habitar vida|
ir viajar fue viaje|viajar viaje desplazarse|llegar alcanzar llegada|salir partir marcharse abandonar|
volver regresar retorno regreso|pelicula film|coche auto automovil|nino hijo crio|padre progenitor|
madre progenitor|mujer esposa|marido esposo|casarse matrimonio boda|hermano hermana|guerra conflicto belico|
batalla combate lucha|luchar combatir pelear|ganar vencer victoria triunfo gano|perder derrota perdio|
conseguir lograr obtener|obtener recibir adquirir|dar entregar ofrecer otorgar conceder dio|
mostrar exhibir presentar exponer|obra trabajo|trabajo empleo labor|trabajar laborar|
escribir redactar escribio escritor|libro novela|autor escritor|usar utilizar emplear uso|ayudar apoyar auxiliar|
necesitar requerir|querer desear quiso|poder capaz|permitir autorizar|prohibir vetar|impedir evitar|
aumentar crecer subir incrementar aumento|disminuir reducir bajar descender|cambiar modificar variar|
elegir escoger seleccionar|pais nacion estado|ciudad urbe localidad|pueblo aldea|calle via|mar oceano|
barco nave navio buque|avion aeronave|tierra suelo|region zona area territorio|lugar sitio|parte porcion|
grupo conjunto|persona individuo gente humano|gente pueblo poblacion|poblacion habitante|rey monarca|
reina monarca|presidente mandatario lider|gobierno ejecutivo|ley norma|acuerdo tratado pacto|firmar rubricar|
unir juntar unirse union|separar dividir|incluir contener|formar constituir componer|pertenecer formar|
importante relevante significativo principal|principal fundamental esencial|famoso conocido celebre popular|
primero inicial|ultimo final|antiguo viejo|nuevo reciente moderno|joven juvenil|rapido veloz|
dificil complicado|facil sencillo|igual mismo|diferente distinto diverso|verdadero cierto real|falso erroneo|
bueno buen|malo mal|mucho numeroso varios|varios diversos multiples|pocos escasos|todo entero completo|
mitad medio|ano anual|dia diario|siglo centuria|antes previo anterior|despues posterior luego|durante mientras|
actual actualmente presente|siempre constantemente|nunca jamas|tambien ademas|solo solamente unicamente|
casi practicamente|cerca proximo|lejos distante|dentro interior|fuera exterior|encima sobre|
ejercito tropas militar soldado|arma armamento|ataque atacar|defender defensa|matar asesinar|enfermo enfermedad|
medico doctor|curar tratar|dinero capital|pagar abonar|comprar adquirir|vender venta|precio coste costo|
barato economico|caro costoso|rico adinerado|pobre humilde|tener poseer tuvo tenia|poseer tener|
ver observar mirar vio|encontrar hallar descubrir|buscar busqueda|saber conocer|creer pensar considerar|
recordar memoria|olvidar olvido|ensenar educar|aprender estudiar|alumno estudiante|profesor maestro docente|
escuela colegio|deporte deportivo|competir competicion|participar participacion tomar|celebrar celebracion|
lengua idioma|hablar idioma|significar significado|llamar denominar nombre llamado|nombre denominacion|
causa motivo razon|causar provocar originar|consecuencia resultado efecto|influir influencia|
cualidad caracteristica|historia relato|contar narrar|rechazar negar|aceptar admitir|apoyar respaldar|
quedar permanecer|seguir continuar|dejar abandonar|intentar tratar|lanzar publicar|dirigir liderar encabezar|
mandar ordenar|producir fabricar|desarrollar desarrollo|disenar disenar diseno|ordenador computadora computador
"""


def _groups(table: str) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(group.split()) for group in table.replace("\n", "").split("|"))


SYNONYMS: Final[Mapping[str, tuple[tuple[str, ...], ...]]] = MappingProxyType({"en": _groups(_EN), "es": _groups(_ES)})
"""Groups of words; a word can be of several."""
