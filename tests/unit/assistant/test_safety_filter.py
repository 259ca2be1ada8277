import pytest
from hypothesis import given
from hypothesis import strategies as st

from sprout.assistant.safety_filter import certifies_safety


@pytest.mark.parametrize(
    "sentence",
    [
        "Pothos is safe for cats.",
        "Pothos is perfectly fine for cats.",
        "It is non-toxic.",
        "Pothos is nontoxic to dogs.",
        "Not toxic to cats.",
        "Pothos isn't poisonous.",
        "Pothos is not considered to be poisonous to cats.",
        "Cats can nibble it without harm.",
        "Your cat will be fine.",
        "It won't hurt your dog.",
        "It will not harm pets.",
        "There is no danger to cats.",
        "Pothos poses no risk to dogs.",
        "Pothos is pet-friendly.",
        "Harmless to children.",
        "s a f e for cats",
        "\u0455\u0430fe for cats",
        "s\u200bafe for dogs",
        "S4fe for cats",
        "s.a.f.e for cats",
        "Pothos is edible.",
        "Nothing to worry about.",
        "You can let your cat eat it.",
        "Dogs may eat the leaves.",
        "No toxicity to pets has been reported.",
        "It is free of toxins.",
        "This plant has never harmed a cat.",
        "Cats tolerate it well.",
        "A good choice for homes with cats.",
        "Pothos is suitable for homes with pets.",
        "El potos es seguro para los gatos.",
        "La cinta no es tóxica para gatos.",
        "No es venenosa.",
        "La planta es inofensiva.",
        "No hace daño a los perros.",
        "No representa ningún peligro para los niños.",
        "Es apta para mascotas.",
        "Tu gato puede comerla sin problema.",
        "No tóxica.",
        "Sin riesgo para los perros.",
        "No pasa nada si tu gato la muerde.",
        "Puede estar tranquilo con sus mascotas.",
        "Es buena para tu gato.",
        "No causa ningún daño a los niños.",
        "Carece de toxicidad.",
        "no le hará daño a tu perro",
        "Segura.",
        "The leaves do not contain poison.",
        "There's zero risk.",
        "It is OK for dogs to chew.",
        "Kids can touch and eat the leaves.",
        "It has no ill effects on cats.",
        "Vets consider it unproblematic.",
        "Poses little danger.",
        "The toxicity of pothos is a myth.",
        "It is a myth that pothos is toxic.",
        "Es un mito que sea tóxica.",
        "Pothos lacks toxic compounds.",
        "Gatos y perros pueden convivir con ella sin peligro.",
        "Ningún animal se ha intoxicado con ella.",
        "La ASPCA la considera no tóxica.",
        "pothos is hardly toxic",
        "Pothos can't poison anyone.",
    ],
)
def test_a_sentence_that_says_a_plant_does_no_harm_is_caught(sentence: str) -> None:
    assert certifies_safety(sentence)


@pytest.mark.parametrize(
    "sentence",
    [
        "Pothos is listed as toxic to cats by the ASPCA.",
        "Spider plant is not on the toxic-plant listing for cats used here.",
        "Pothos is not safe for cats.",
        "Pothos is never safe for dogs.",
        "El potos no es seguro para gatos.",
        "La cinta no figura en la lista de plantas tóxicas para gatos que usamos aquí.",
        "Not being on the listing is no guarantee: any plant material can upset an animal's stomach.",
        "Chewing pothos causes drooling.",
        "Chewing a lot of spider plant can still bring vomiting.",
        "Keep the plant away from cats.",
        "Children can get a rash from the sap.",
        "Do not let your cat eat it.",
        "Pothos needs no fertiliser in winter.",
        "Water it every 7 days without soaking the crown.",
        "Never let pothos stand in water.",
        "Fish can be harmed by it.",
        "Any part of it is toxic.",
        "Cats can become ill after eating it.",
        "Los gatos pueden enfermar si la comen.",
        "Perfect for a bright window.",
        "No es apta para sol directo.",
        "Good drainage prevents problems.",
    ],
)
def test_a_warning_or_a_plain_fact_is_kept(sentence: str) -> None:
    assert not certifies_safety(sentence)


@given(st.text(max_size=400))
def test_any_text_can_be_judged(text: str) -> None:
    assert certifies_safety(text) in {True, False}


@given(
    st.sampled_from(["safe for cats", "non-toxic", "inofensiva", "harmless"]),
    st.text("\u200b\u200c\u00ad\u2060", max_size=3),
)
def test_invisible_characters_hide_nothing(phrase: str, noise: str) -> None:
    assert certifies_safety(f"Pothos is {noise.join(phrase)}.")
