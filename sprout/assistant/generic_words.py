"""Content words that say nothing about what is asked: of telling, handling, people, places, numbers and manners."""

import re

__all__ = ["GENERIC"]

_ENGLISH = r"""
plants? houseplants? much many often good best better need\w* want\w* like\w* make\w* made making get\w* got know
knows use\w* thing\w* tell\w* told way ways home house houses indoor\w* leaf leave\w* leaving keep\w* kept put puts
putting give\w* gave leaflets? help please pls plz thanks? thank thx new big right should would could okay ok also
really just still

said say\w* hear\w* read think thinks thought believ\w* claim\w* everyone everybody anyone surely sure unsure true
correct totally completely always lately recent recently normal\w* wonder\w* look\w* seem\w* start\w* happen\w* mind
minds minded matter\w* ask asks asked asking bought buy buys buying went became turn\w* mean means meant idea\w*
problem\w* hi hello hey stuff kind type sort hate[sd]? love[sd]? enjoy\w* surviv\w* live[sd]? living fuss\w* puts? sit
sits sitting sat stand stands standing stood go goes going gone next stays? stayed staying something anything
explain\w* suggest\w* recommend\w* advis\w* advice expect\w* notice\w* found find finds finding inherit\w* adopt\w*
receiv\w* rescue\w* try tries tried trying end ends ended finish\w* done let lets letting pick picks picked choose
chose chosen choosing hope\w* hoping guess\w* suppos\w* figure\w* check\w* suspect\w* afraid certain\w* necessary
alright allow\w* come comes came coming take takes took taken taking bring\w* brought stuck stick sticks push\w*
pull\w* lift\w* show\w* decid\w* manag\w* prefer\w* wish\w* agree\w* insist\w* swear\w* swore promise\w* remember\w*
mention\w* deserv\w* require\w* owe[sd]? due supposed forever anyway anymore somehow sometimes usually generally
exactly honestly apparently basically actually quickly properly well fine far back away apart? less since per mine ago
soon already yet tonight today yesterday tomorrow now meanwhile finally early though although instead between beside
besides during along across reason\w* mistake\w* wrongly bit bits lot lots couple dozen dozens pair several number
amount everything everywhere somewhere onto straight last spent spend\w* btw sake lol thru gonna wanna gotta dunno
kinda tho bc cuz ur u im ive teh

isn aren wasn weren doesn don didn hasn haven hadn won wouldn couldn shouldn mustn needn can t s m d ll re ve

year\w* yrs? day\w* week\w* weekends? month\w* time\w* hrs? minutes? mins? moment\w* dates? mondays? tuesdays?
wednesdays? thursdays? fridays? saturdays? sundays? one two three four five six seven eight nine ten eleven twelve
fifteen twenty thirty forty fifty hundred % -?\d[\d.,/]* cm mm centimet\w* inch(?:es)? metres? meters? yards? first
second third fourth

friend\w* husbands? wife wives mother mum mom mums moms dad dads father aunt\w* uncles? sisters? brothers? cousins?
nieces? nephews? grandma\w* grandmother\w* granny gran grandpa grandfather roommates? flatmates? colleagues?
coworkers? boss nurses? landlords? landlady neighbou?rs? partner boyfriend girlfriend guests? guys? florists? shops?
stores? nursery nurseries supermarkets? person somebody someone people folks

flats? apartments? rooms? bedrooms? kitchens? offices? porch\w* halls? hallways? corridors? landing lobby entrance
lounges? stud(?:y|io|ios) garages? basements? attics? loft dorms? dining floors? walls? doors? tables? counters?
countertops? places? spots? shelf shelves desks? cupboards? lengths? tiny small little
"""
_SPANISH = r"""
pid[eio]\w* planta\w* mata\w* bueno buena buenos buenas mejor necesit\w* [qk]u?ier\w* quis\w* querr?\w* gust\w* hacer
hago hice hizo hecho haz haga hagan puedo puede\w* pued[ae]s? pud\w* podri\w* podemos podr[ea]\w* debo debe\w* saber
se sabe[ns]? sabemos sepa cosa\w* casa casas vez veces tengo tiene\w* tener ten tuve tuvo teng\w* pon pone\w* pongo
pusi?\w* puest[oa]s? dar doy da das dan dando di dio dieron daria ayuda\w* favor gracias nuev\w* grande tan solo bien
dic\w+ dij\w+ decir deci\w* digo diga\w* cuent\w+ contar lei leer leo oi creo cree\w* crei\w* jur\w+ cierto verdad
todos? mundo siempre normal\w* ve ven ver veo vio vi parec\w* parez\w* empiez\w* empez\w* comenz\w* comienz\w* hola
tipo clase qued\w* sirv\w* va van voy vas vamos vaya ir iba fui fue venir vien\w* vino vine sale salir salga\w* salio
salieron salen salia ech[ao]\w* molest\w* volv\w* vuelve\w* vuelvo volvi\w* lado junto general\w* ultimamente sac\w*
saqu\w* sol[ao]s? aguant\w* sobreviv\w* viv\w* consegu\w* consig\w* conven\w* convien\w* prefier\w* falta hace dej\w*
llev\w* lleg\w* pas[aoe]\w* segu\w* sigu\w* sigo met[eio]\w* acab\w* termin\w* not[aeo]\w* compr\w* pregunt\w*
explic\w* recom\w* suger\w* sugier\w* aconsej\w* prepar\w* agarr\w* alcanz\w* encontr\w* encuentr\w* suced\w* ocurr\w*
acostumbr\w* suel[eo]\w* soler trat(?:ar|a|o|e|ando) intent\w* prob[aeo]\w* hered\w* regal\w* recib\w* toca tocan toco
supon\w* supuest\w* imagin\w* recuerd\w* acuerd\w* record\w* asegur\w* insist\w* pens\w* piens\w* mir\w* fij[aeo]\w*
bast[ae]\w* sient\w* aprovech\w* estuv\w* parte partes trozo manera modo forma caso vale dale pues

pegad[oa]s? coloc\w* ambiente\w* amanec\w* idea\w* problem\w* razon motivo error ahora luego ayer hoy anoche pronto
temprano mientras tanto apenas enseguida ahorita recien reciente\w* entonces ademas quiza\w* tal aparte menos igual
realmente simplemente exactamente claro seguramente supuestamente demas cuant[oa]s? q k d x xq pq pa p c cto tb tmb
tambn bn

dia\w* semana\w* mes\w* ano\w* minutos? segundos? rato\w* momento\w* epoca\w* tiempo\w* fecha\w* lunes martes
miercoles jueves viernes sabados? domingos? un dos tres cuatro cinco seis siete ocho nueve diez once doce quince
veinte treinta cuarenta cincuenta cien docena\w* par centimetr\w* metros? pulgadas? primer[oa]? segund[oa] tercer[oa]?

abuel\w* tia\w* tio\w* amig\w* vecin\w* madre padre mama papa herman\w* marid\w* espos\w* cunad\w* suegr\w* prim[oa]s
sobrin\w* novi[oa]s? jef[ea]s? companer\w* colega\w* senor\w* gente tienda\w* vivero\w* floristeria\w* mercado
persona\w*

pisos? habitacion\w* cuartos? dormitorios? cocinas? oficinas? porches? pasillos? sala salas galeria\w* departamento\w*
apartamento\w* recibidor\w* entrada\w* portal\w* cochera\w* garaje\w* sotano\w* trastero\w* pared\w* puerta\w* mesa\w*
mueble\w* sitios? lugares lugar estantes? estanteria\w* escritorios? repisa\w* larg[oa]s? especial\w* andar and[ao]
andan alt[oa]s? nomas pequen[oa]s? chic[oa]s? bonit[oa]s? lind[oa]s? hoja\w* poner venia amabilidad antemano
agradec\w* ustedes
"""

GENERIC = re.compile("|".join((_ENGLISH + _SPANISH).split()))
"""A content word that says nothing about what is asked."""
