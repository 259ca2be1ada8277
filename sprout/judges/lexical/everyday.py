"""Everyday words: what they say of a text's subject is little, so a judge gives them little weight.

Written by hand, from the vocabulary that language courses teach first; folded, two tiers a language.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from sprout.text.stopwords import listed

__all__ = ["COMMON", "FREQUENT"]

_FREQUENT_EN = """
add ago already always among another answer ask away back bad base become begin best better big bring call came case
change come common company country day different down early end enough example face fact far feel few find first follow
form full general get give given go going gone good got great group hand happen head help high home house however idea
important include including instead job keep kind know known large last late later least leave left less life like line
little live local long look lot low made main make making man many mean means men mention might money month move name
need never new next night note now number offer often old open order others paper part passage past people per person
place play point possible problem provide put question read real reason recent report result right room run said say
says second see seem seen sense set several show side similar small something sometimes soon start state still stop
story study sure take taken talk tell text thing things think thought three time today together told took top try turn
two type use used using usually various want way week went while whole wide within woman women word words work world
write year years yet young
"""
_COMMON_EN = """
able accept according account across act action active activity actual addition adult affect age agree air allow almost
alone along although amount animal appear apply area arm around arrive art article attack attempt available average
avoid aware baby ball bank bar basic bear beat beautiful bed behind believe belong below benefit beyond bill birth bit
black blood blue board boat body book born both bottom box boy break bridge bright brother brown build building burn
business buy camera capital car care carry cat catch cause center central century certain chance character charge cheap
check child children choice choose church city claim class clean clear close clothes coast coffee cold collect college
color community compare complete computer concern condition connect consider contact contain continue control cook cool
corner correct cost couple course court cover create crime cross crowd culture current customer cut daily damage dance
danger dangerous dark data daughter dead deal death decide decision deep degree depend describe design desire detail
develop development die difference difficult dinner direct direction discover discuss disease distance doctor dog door
double draw dream dress drink drive drop dry due during each ear earth east easily easy eat economic edge education
effect effort eight either election else employee energy engine enjoy enter entire especially establish even evening
event ever evidence exactly expect expensive experience explain eye fail fair fall false family famous fan farm fast
father favorite fear feature field fight figure fill film final finally fine finish fire fish fit five fix floor fly
food foot football force foreign forget former forward four free fresh friend front fruit fund future game garden girl
glass goal gold government green ground grow growth guess guy hair half hang happy hard hate health hear heart heat
heavy height hear hit hold hope horse hospital hot hotel hour huge human hundred hurt husband ice image imagine improve
increase individual industry information inside interest international interview invite involve island issue item join
judge jump just key kill kitchen lack lady lake land language law lead leader learn leg length lesson let letter level
lie light limit list listen lose loss love lunch machine magazine manage manager map mark market marriage married match
material matter maybe meal measure meat media medical meet meeting member memory method middle mile military milk
million mind mine minute miss mistake model modern moment morning mother mountain mouth movie music nation national
natural nature near nearly necessary neck neighbor news newspaper nice nine noise normal north nothing notice object
ocean office officer official oil once operate opinion option original outside owner page pain paint pair parent park
particular partner party pass patient pattern pay peace perform perhaps period personal phone photo physical pick
picture piece plan plane plant player please police policy political poor popular population position power practice
prepare present president press pressure pretty prevent price private probably process produce product program project
protect prove public pull push quality quick quickly quite race radio rain raise range rate rather reach ready realize
receive recently record red region relate relationship remain remember remove replace require research respond rest
return rich ride ring rise risk river road rock role rule safe sale salt same save scene school science sea season seat
section security sell send separate series serious serve service seven share ship shop short shot shoulder sick sign
simple simply since sing single sister sit site situation six size skill skin sleep slow smile social society soft
soldier someone son song sort sound source south space speak special specific speech speed spend sport spot spread
spring staff stage stand standard star station stay step stone store street strong student style subject success
successful such sugar suggest summer sun support suppose surface surprise system table task teach teacher team
technology television ten term test thank themselves third thousand threat throw tiny tired tool total touch toward town
trade traditional train travel treat treatment tree trip trouble true trust truth uncle understand unit university until
upon usual value variety vehicle view village visit voice vote wait walk wall war warm wash watch water wear weather
weekend weight well west western wet white wife wild win wind window winter wish wonder wood worker worry worth wrong
yellow yes yesterday
"""
_FREQUENT_ES = """
ahora algo ano anos antes asi aun bajo base bien buen buena bueno cabo cambio cantidad capaz casa casi caso cerca cierto
comenzar como comun conocer conocido conseguir considerar contar convertir cosa cosas creer cual cuenta cuerpo dar
deber decir dejar dentro despues dia dias diferente diferentes distinto distintos embargo empezar ejemplo encontrar
ese estado estar este existir falta fin forma formar fuera general gente gran grande grandes grupo haber habitual hacer
hecho hombre hora hoy idea igual importante incluir incluso ir lado largo llamar llegar lleno llevar lugar luego mal
manera mano mas mayor media medio mejor menor menos mes mientras mismo modo momento mostrar mucho mujer mundo nada nivel
nombre nuevo nueva numero ocurrir pais parecer parte partir pasado pasar pasado pedir pequeno persona personas poco
poder poner posible primer primera primero principal principio problema propio proximo punto querer razon realizar
recibir resultado saber salir sacar seguir segun segunda segundo sentido ser siempre siglo siguiente sistema sitio
situacion solo suceder suponer tal tarde tener tercer tiempo tipo todo tomar total trabajar trabajo tratar traves
ultimo unico unir usar uso utilizar vario varios venir ver verdad vez veces vida vivir volver
"""
_COMMON_ES = """
abajo abierto abrir aceptar acabar accion acercar acompanar actividad actual actualmente acuerdo ademas afirmar agua
aire alcanzar alma alto alta alumno amigo amor amplio andar animal anterior antiguo aparecer apenas aprender arbol arma
arriba arte asunto aumentar avion ayuda ayudar azul banco barco barrio bastante batalla beber blanco boca bosque
brazo buscar caballo cabeza caer calle calor cama camino campo capital cara caracter carne carta causa causar celebrar
centro ciencia cielo cine ciudad claro clase color comer comida companero compania completo comprar comprender
comunidad condicion conjunto conocimiento consecuencia constituir construir contener contra contrario control corazon
correr cortar corto costa crear crecer cuadro cualquiera cubrir cuestion cultura curso dato decidir defender demas
depender derecho desaparecer desarrollar desarrollo descubrir desear detras diferencia dificil dinero dios direccion
dirigir disco diverso doctor doble dolor dormir duda echar economico edad edificio educacion efecto ejercito elegir
elemento empresa enfermedad entender entonces entrada entrar entregar epoca equipo escribir escritor escuchar escuela
espacio especial especie esperar establecer estilo estrella estudiante estudiar estudio evitar explicar expresar facil
familia famoso fecha figura final fondo frente frio fuego fuerte fuerza funcion futuro ganar gobierno golpe gracias
grado guerra gustar hablar habitante hermano hija hijo historia hogar hoja hospital iglesia iniciar interes interior
internacional isla izquierda joven juego jugar junto justo lanzar leche leer lengua lenguaje ley libre libro limite
linea llorar local lograr lucha luz madera madre maestro mal manana mantener mar marido material matar medico medida
memoria mente mercado mesa metodo miedo miembro militar millon ministro minuto mirar morir motivo mover movimiento
muerte muerto musica nacer nacional naturaleza natural necesario necesidad necesitar negocio negro nino noche norte
norma noticia objeto obra obtener ocasion ocho ocupar oeste ofrecer oir ojo olvidar operacion opinion orden organizar
origen oro padre pagar pagina palabra papel par pared partido pelicula pena pensar perder periodo permanecer permitir
perro pertenecer peso pie piedra piel pintura piso plan planta playa plaza poblacion pobre poder policia politica
politico popular posicion practica precio preferir pregunta preguntar preparar presentar presente presidente presion
proceso producir producto profesor programa prohibir pronto propiedad proponer proteger proyecto prueba publico pueblo
puerta puesto quedar quien quitar quiza rapido real realidad reconocer recordar recurso referir region relacion
relativo religion repetir representar resolver responder respuesta resto rey rico rio rojo romper ropa sangre santo
secreto seguridad seguro semana senalar senor sentar sentir serie servicio servir siete siglo significar silencio
simple sociedad social sol soldado sonar subir suelo sueno suerte sufrir sur tabla tamano tecnica tecnologia tema
temprano teoria terminar terreno tierra tirar titulo tocar torno trabajador tras tratado tren triste ultimo unidad
universidad valer valor venta ventana verano verde viaje vida viejo viento vino visita visitar vista voz zona
"""


FREQUENT: Final[Mapping[str, frozenset[str]]] = MappingProxyType(
    {"en": listed(_FREQUENT_EN), "es": listed(_FREQUENT_ES)}
)
"""Content words of nearly every text."""

COMMON: Final[Mapping[str, frozenset[str]]] = MappingProxyType({"en": listed(_COMMON_EN), "es": listed(_COMMON_ES)})
"""Content words that everybody uses, of many texts."""
