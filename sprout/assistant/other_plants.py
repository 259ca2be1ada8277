"""Plants that people ask about and that a corpus may lack, so that they are not taken for one it has.

A name that the corpus itself uses wins over this list.
"""

__all__ = ["FAMILIES", "OTHER_PLANTS", "PRODUCTS"]

OTHER_PLANTS = tuple(
    name.strip()
    for name in """
    dieffenbachia, dumb cane, leopard lily, oleander, nerium, sago palm, cycas, cycad, lilium, easter lily,
    tiger lily, day lily, daylily, asiatic lily, stargazer lily, oriental lily, calla lily, arum lily, lily of
    the valley, water lily, flamingo lily, blood lily, canna lily, canna, lavender, lavandula, tulip, azalea,
    rhododendron, caladium, amaryllis, hippeastrum, hydrangea, daffodil, narcissus, hyacinth, crocus, autumn
    crocus, iris, foxglove, digitalis, monkshood, hellebore, larkspur, yew, holly, mistletoe, boxwood, privet,
    wisteria, clematis, honeysuckle, jasmine, gardenia, camellia, magnolia, rose, rosebush, carnation,
    chrysanthemum, daisy, sunflower, marigold, petunia, geranium, pelargonium, impatiens, primrose, primula,
    pansy, viola, violet, gladiolus, dahlia, peony, poppy, snapdragon, nasturtium, zinnia, lobelia, fuchsia,
    lantana, hibiscus, bougainvillea, plumeria, gloxinia, coleus, polka dot plant, nerve plant, fittonia,
    peperomia, baby rubber plant, pilea, chinese money plant, tradescantia, wandering jew, wandering dude, inch
    plant, spiderwort, purple heart plant, oxalis, shamrock plant, alocasia, colocasia, elephant ear, syngonium,
    arrowhead plant, arrowhead vine, schefflera, umbrella plant, umbrella tree, yucca, norfolk pine, norfolk
    island pine, weeping fig, ficus benjamina, ficus ginseng, bonsai, ponytail palm, kentia palm, cat palm, lady
    palm, fishtail palm, majesty palm, date palm, coconut palm, bamboo palm, lucky bamboo, bamboo, maidenhair
    fern, staghorn fern, bird's nest fern, asparagus fern, asparagus, button fern, rabbit foot fern, sword fern,
    swedish ivy, poison ivy, boston ivy, grape ivy, poison oak, string of hearts, string of bananas, string of
    dolphins, string of turtles, burro's tail, donkey tail, echeveria, haworthia, sedum, sempervivum, hens and
    chicks, lithops, living stones, euphorbia, crown of thorns, pencil cactus, prickly pear, opuntia, saguaro,
    barrel cactus, bunny ear cactus, desert rose, adenium, agave, century plant, air plant, tillandsia,
    bromeliad, guzmania, venus flytrap, venus fly trap, pitcher plant, nepenthes, sundew, passion flower,
    passiflora, angel's trumpet, brugmansia, datura, nightshade, belladonna, castor bean, ricinus, lily turf,
    hosta, heather, sweet pea, morning glory, moonflower, trumpet vine, catnip, catmint, cat grass, wheatgrass,
    mint, peppermint, spearmint, basil, rosemary, thyme, oregano, sage, parsley, cilantro, coriander, dill,
    chive, lemongrass, fennel, chamomile, lemon balm, stevia, tarragon, tomato, potato, pepper plant, chili,
    cucumber, zucchini, squash, pumpkin, lettuce, spinach, kale, cabbage, broccoli, carrot, radish, onion,
    garlic, leek, bean, pea, corn, rhubarb, eggplant, strawberry, blueberry, raspberry, blackberry, grape, lemon
    tree, lemon, lime tree, orange tree, citrus, apple, apple tree, pear tree, cherry tree, peach tree, plum
    tree, olive tree, fig tree, avocado, mango, banana tree, banana plant, pineapple, papaya, coffee plant, tea
    plant, cannabis, marijuana, tobacco, hemp plant, chestnut, oak tree, maple, pine tree, birch, willow,
    eucalyptus, acacia, mimosa, sensitive plant, cordyline, ti plant, aralia, fatsia, aspidistra, clivia, kaffir
    lily, streptocarpus, cape primrose, stromanthe, ctenanthe, aucuba, tree philodendron, horsehead
    philodendron, satin pothos, silver pothos, scindapsus pictus, rhaphidophora, mini monstera, chocolate,
    mushroom, lawn, turf, diefenbaquia, diefembaquia, difenbaquia, amoena, adelfa, laurel de flor, palma sago,
    cica, lirio, azucena, lirio     de agua, lirio atigrado, cala, lavanda, espliego, tulipan, rododendro,
    caladio, amarilis, hortensia, narciso, jacinto, azafran, dedalera, aconito, eleboro, tejo, acebo, muerdago,
    boj, glicina, clematide, madreselva, jazmin, camelia, rosa, rosal, clavel, crisantemo, margarita, girasol,
    calendula, tagete, geranio, alegria de la casa, primavera de jardin, pensamiento, violeta, gladiolo, dalia,
    peonia, amapola, boca de dragon, capuchina, fucsia, hibisco, buganvilla, bugambilia, santa rita, trinitaria,
    fitonia, planta china del dinero, amor de hombre, judio errante, trebol, oreja de elefante, singonio,
    cheflera, arbol paraguas, yuca, araucaria, ficus, palmera kentia, kentia, palma real, cocotero, bambu, bambu
    de la suerte, culantrillo, cuerno de alce, nido de ave, esparraguera, esparrago, hiedra     venenosa, collar
    de corazones, cola de burro, siempreviva, piedras vivas, corona de cristo, corona de espinas, nopal, tuna,
    chumbera, rosa del desierto, pita, clavel del aire, bromelia, atrapamoscas, planta carnivora, pasionaria,
    floripondio, trompeta de angel, estramonio, belladona, ricino, brezo, campanilla, hierba gatera, menta,
    hierbabuena, yerbabuena, albahaca, romero, tomillo, salvia, perejil, eneldo, cebollino, hinojo, manzanilla,
    melisa, toronjil, tomate, tomatera, papa, patata, pimiento, chile, aji, pepino, calabacin, calabaza,
    lechuga, espinaca, col, repollo, brocoli, zanahoria, rabano, cebolla, ajo, puerro, frijol, maiz, ruibarbo,
    berenjena, fresa, frutilla, arandano, frambuesa, mora, uva, limonero, limon, naranjo, manzano, peral,
    cerezo, ciruelo, olivo, higuera, aguacate, palta, platanero, pina, cafeto, marihuana, tabaco, castano,
    roble, arce, pino, abedul, sauce, eucalipto, pothos satinado, cesped, string of pearls, senecio, rosario de perlas,
    planta rosario, planta del rosario, croton, codiaeum, zz plant, zamioculcas, zamioculca, rubber plant, rubber tree,
    rubber fig, ficus elastica, gomero, arbol del caucho, fiddle leaf fig, ficus lyrata, ficus pandurata, delphinium,
    malvon, jitomate, costus, plectranthus, planta del incienso, episcia, fatshedera, cebrina, portulacaria
    """.replace("\n", " ").split(",")
)

FAMILIES = (
    "palm",
    "fern",
    "lily",
    "ivy",
    "cactus",
    "fig",
    "succulent",
    "herb",
    "palmera",
    "palma",
    "helecho",
    "hiedra",
    "suculenta",
    "hierba",
)
"""Words for a kind of plant: they name no plant of the corpus, so the question is not about the last one either."""

PRODUCTS = frozenset(
    name.strip()
    for name in """
    soil, mix, compost, fertilizer, fertiliser, food, feed, oil, bark, tea, peel, ground, water, juice, pot, medium,
    substrate, potting, gravel, cider, vinegar, milk, shell, extract, coloured, colored, sized, size, pellet, straw,
    aceite, cascara, jugo, zumo, infusion, te, harina, corteza, fibra, vinagre, agua
    """.replace("\n", " ").split(",")
)
"""Words beside a plant's name that make it a thing for the plant that is asked about: cactus mix, aceite de lavanda."""
