import pytest
from hypothesis import given
from hypothesis import strategies as st

from sprout.assistant import Settings, build_assistant
from sprout.assistant.corpus import Species
from sprout.assistant.names import NameBook
from sprout.assistant.vocabulary import words
from sprout.errors import CorpusError


def species(name: str, *aliases: str) -> Species:
    return Species(
        id=name.casefold().replace(" ", "-"), scientific=f"Planta {name}", name_en=name, name_es=name, aliases=aliases
    )


BOOK = NameBook(
    [
        species("Pothos", "devil's ivy", "golden pothos", "potos"),
        species("Monstera", "costilla de Adán"),
        species("Peace lily", "cuna de Moisés"),
        species("Snake plant", "mother-in-law's tongue", "lengua de suegra"),
        species("Aloe vera", "aloe"),
        species("Hoya"),
        species("Spider plant", "cinta"),
    ],
    {"hojas", "soil", "perro"}.__contains__,
)


def named(question: str) -> list[str | None]:
    return [mention.species for mention in BOOK.find(words(question)) if not mention.family]


@pytest.mark.parametrize(
    ("question", "expected"),
    [
        ("Is pothos toxic?", ["pothos"]),
        ("POTHOS!", ["pothos"]),
        ("are monsteras toxic", ["monstera"]),
        ("my monstera's leaves", ["monstera"]),
        ("my monstera’s leaves", ["monstera"]),
        ("peace lilies", ["peace-lily"]),
        ("peacelily", ["peace-lily"]),
        ("snake-plant", ["snake-plant"]),
        ("mother in laws tongue", ["snake-plant"]),
        ("la costilla de adan", ["monstera"]),
        ("cuna de moises", ["peace-lily"]),
        ("devils ivy", ["pothos"]),
        ("p\u200bothos", ["pothos"]),
        ("pothos and monstera", ["pothos", "monstera"]),
    ],
)
def test_names_aliases_plurals_and_spellings_without_accents_are_found(question: str, expected: list[str]) -> None:
    assert named(question) == expected


@pytest.mark.parametrize(
    ("question", "expected"),
    [
        ("is my photos plant bad", ["pothos"]),
        ("monstra leaves", ["monstera"]),
        ("my monster plant", ["monstera"]),
        ("peace lilly", ["peace-lily"]),
        ("snak plant", ["snake-plant"]),
        ("lengua de suegr", ["snake-plant"]),
        ("phothos", ["pothos"]),
    ],
)
def test_small_typos_are_forgiven(question: str, expected: list[str]) -> None:
    assert named(question) == expected


@pytest.mark.parametrize(
    "question",
    [
        "where are my photos?",
        "mis fotos de gatos",
        "I am alone",
        "hola, las hojas",
        "a monster under the bed",
        "¿Puede mi perro comer?",
        "a spider and a snake",
        "the path to the patio",
        "my cat ate a lot",
    ],
)
def test_ordinary_words_are_not_taken_for_plants(question: str) -> None:
    assert named(question) == []


@pytest.mark.parametrize(
    "question",
    ["dieffenbachia", "diefenbaquia", "diefembachia", "Is lavender ok", "calla lily", "tulips", "sago palm", "adelfa"],
)
def test_a_plant_outside_the_corpus_is_recognised_as_such(question: str) -> None:
    assert named(question) == [None]


def test_the_longest_name_wins() -> None:
    assert named("calla lily and peace lily") == [None, "peace-lily"]


@pytest.mark.parametrize(
    "question",
    [
        *("tomato fertilizer", "lavender oil", "aceite de lavanda", "my cat Daisy", "aunt Rose", "a plastic geranium"),
        *("silk tulips", "a fake lavender", "un geranio de plástico", "tulipanes de tela", "una rosa artificial"),
    ],
)
def test_a_product_an_imitation_or_a_person_with_a_plants_name_is_no_plant(question: str) -> None:
    assert named(question) == []


def test_a_name_for_two_plants_is_refused() -> None:
    with pytest.raises(CorpusError, match="stands for two species"):
        NameBook([species("Pothos", "ivy"), species("Hoya", "ivys")], lambda _: False)


@given(st.text(max_size=300))
def test_any_text_can_be_searched_and_mentions_do_not_overlap(text: str) -> None:
    found = words(text)
    last = 0
    for mention in BOOK.find(found):
        assert last <= mention.start < mention.end <= len(found)
        last = mention.end


def test_a_very_long_word_is_searched_quickly() -> None:
    assert BOOK.find(("a" * 2000,)) == ()


def test_no_ordinary_word_of_the_bundled_passages_is_taken_for_another_plant_than_theirs() -> None:
    from sprout.bundle import bundled

    assistant = build_assistant(Settings(), corpus=bundled("corpus"))
    wrong = [
        (chunk.id, mention.name)
        for chunk in assistant._index.chunks
        for mention in assistant._book.find(words(chunk.text))
        if not mention.exact
    ]
    assert wrong == []
