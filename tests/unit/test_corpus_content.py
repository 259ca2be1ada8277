"""The corpus says the same in both languages, agrees with its listings, and certifies nothing."""

from __future__ import annotations

import re
import unicodedata
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
import yaml

CORPUS = Path(__file__).resolve().parents[2] / "corpus"
LANGUAGES = ("en", "es")
ANIMALS = {"cats": "gatos", "dogs": "perros", "children": "niños"}
TOPICS = ["light", "water", "soil", "humidity", "feeding", "propagation", "repotting", "problems", "toxicity"]
HEADING = re.compile(r"## \S.* \{#([a-z]+)\}")
CERTIFYING = re.compile(
    r"\b(?:un)?safe|harmless|innocuous|\bnon-?toxic|\bnon-?poisonous|\bnot? (?:toxic\b|poison|danger|risk|harm)"
    r"|\bedible|\b(?:pet|cat|dog|child|kid)s?[- ]friendly"
    r"|\bsegur[oa]s?\b|segur(?:amente|idad)|inofensiv|inocu|comestible|\batoxic"
    r"|\bno (?:es |son )?(?:toxic|venenos|peligros|danin)|\bsin (?:riesgo|peligro)|\bapt[oa]s? para|\bamigables?\b",
)
LEFT_OUT = re.compile(
    r"dief+enbac?[hq]|oleander|\badelfas?\b|\bsago\b|cycas|\bcica\b|(?<!peace[ -])\blil(?:y|ies)\b|\blilium|azucena"
    r"|\blirios?\b(?! de la paz)|lavend[eu]|lavandula|lavanda"
    r"|tulip|azalea|caladi|amaryllis|amarilis|hydrangea|hortensia",
)


def fold(text: str) -> str:
    decomposed = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in decomposed if not unicodedata.combining(letter))


def load(name: str) -> dict[str, Any]:
    loaded = yaml.safe_load((CORPUS / name).read_text(encoding="utf-8"))
    assert isinstance(loaded, dict)
    return loaded


MANIFEST = load("manifest.yaml")
LISTINGS = load("toxicity.yaml")
SPECIES: dict[str, dict[str, Any]] = {row["id"]: row for row in MANIFEST["species"]}
DOCUMENTS: list[dict[str, Any]] = MANIFEST["documents"]
each_species = pytest.mark.parametrize("species", sorted(SPECIES))
each_document = pytest.mark.parametrize("row", DOCUMENTS, ids=[row["id"] for row in DOCUMENTS])


def sections(species: str, language: str) -> list[tuple[str, list[str]]]:
    """Topics in file order, each with its lines; anything before the first topic is the title."""
    found: list[tuple[str, list[str]]] = []
    for line in (CORPUS / "processed" / f"{species}.{language}.md").read_text(encoding="utf-8").splitlines():
        heading = HEADING.fullmatch(line)
        if heading:
            found.append((heading[1], []))
        elif line and found:
            found[-1][1].append(line)
    return found


def sentences(species: str, language: str) -> list[str]:
    return [line for _, lines in sections(species, language) for line in lines]


def both(species: str) -> list[tuple[str, str]]:
    return list(zip(sentences(species, "en"), sentences(species, "es"), strict=True))


def test_every_file_has_a_row_and_every_row_has_its_file() -> None:
    on_disk = sorted(f"processed/{path.name}" for path in (CORPUS / "processed").iterdir())
    assert sorted(row["file"] for row in DOCUMENTS) == on_disk


def test_every_species_has_one_document_in_each_language() -> None:
    rows = sorted((row["species"], row["language"]) for row in DOCUMENTS)
    assert rows == sorted((species, language) for species in SPECIES for language in LANGUAGES)


def test_species_ids_are_not_repeated() -> None:
    assert len(SPECIES) == len(MANIFEST["species"])


def test_the_listings_cover_exactly_the_species_of_the_manifest() -> None:
    assert sorted(LISTINGS["species"]) == sorted(SPECIES)


@each_document
def test_a_row_is_consistent_with_the_document_it_describes(row: dict[str, Any]) -> None:
    species, language = row["species"], row["language"]
    first_line = (CORPUS / row["file"]).read_text(encoding="utf-8").splitlines()[0]
    assert row["id"] == f"{species}.{language}"
    assert row["file"] == f"processed/{row['id']}.md"
    assert row["title"] == SPECIES[species]["names"][language]
    assert first_line == f"# {row['title']}"


@each_document
def test_a_row_carries_its_provenance_as_plain_scalars(row: dict[str, Any]) -> None:
    assert row["license"] == "CC0-1.0"
    assert row["source"]
    assert row["url"] is None
    assert isinstance(row["fetch_date"], str)
    assert re.fullmatch(r"\d{4}-\d{2}-\d{2}", row["fetch_date"])


@each_document
def test_a_document_covers_the_nine_topics_once_each_in_order(row: dict[str, Any]) -> None:
    assert [topic for topic, _ in sections(row["species"], row["language"])] == TOPICS


@each_document
def test_a_section_has_two_to_five_sentences(row: dict[str, Any]) -> None:
    counts = {topic: len(lines) for topic, lines in sections(row["species"], row["language"])}
    assert {topic: n for topic, n in counts.items() if not 2 <= n <= 5} == {}


@each_document
def test_a_line_is_one_plain_sentence_without_markup(row: dict[str, Any]) -> None:
    for line in sentences(row["species"], row["language"]):
        assert re.fullmatch(r"[A-ZÁÉÍÓÚÑ][^.!?#*_`\[\]<>|]*(?:\d\.\d[^.!?#*_`\[\]<>|]*)*\.", line), line


@each_document
def test_a_sentence_names_its_plant_so_that_it_can_be_quoted_alone(row: dict[str, Any]) -> None:
    name = fold(SPECIES[row["species"]]["names"][row["language"]])
    assert [line for line in sentences(row["species"], row["language"]) if name not in fold(line)] == []


@each_document
def test_a_document_says_nothing_twice(row: dict[str, Any]) -> None:
    said = sorted(fold(line) for line in sentences(row["species"], row["language"]))
    assert [one for one, next_one in pairwise(said) if one == next_one] == []


@each_species
def test_both_languages_have_the_same_number_of_sentences_per_topic(species: str) -> None:
    english, spanish = ([(topic, len(lines)) for topic, lines in sections(species, it)] for it in LANGUAGES)
    assert english == spanish


@each_species
def test_both_languages_give_the_same_numbers_in_every_sentence(species: str) -> None:
    for english, spanish in both(species):
        numbers = [re.findall(r"\d+(?:\.\d+)?(?: cm| °C)?", text) for text in (english, spanish)]
        assert sorted(numbers[0]) == sorted(numbers[1]), (english, spanish)


@each_document
def test_no_document_certifies_that_a_plant_can_do_no_harm(row: dict[str, Any]) -> None:
    text = (CORPUS / row["file"]).read_text(encoding="utf-8")
    assert [found[0] for found in CERTIFYING.finditer(fold(text))] == []


@pytest.mark.parametrize("name", ["manifest.yaml", "toxicity.yaml"])
def test_names_and_sources_certify_nothing_either(name: str) -> None:
    assert [found[0] for found in CERTIFYING.finditer(fold((CORPUS / name).read_text(encoding="utf-8")))] == []


@pytest.mark.parametrize(
    "sentence",
    [
        "Pothos is safe for cats.",
        "Hoya is non-toxic.",
        "Hoya is not toxic to dogs.",
        "Calathea is harmless and pet-friendly.",
        "La cinta es segura para gatos.",
        "La hoya no es tóxica.",
        "El jade es inofensivo.",
        "Es una planta apta para mascotas.",
    ],
)
def test_the_certifying_check_recognises_a_certifying_sentence(sentence: str) -> None:
    assert CERTIFYING.search(fold(sentence))


@pytest.mark.parametrize("animal", sorted(ANIMALS))
@each_species
def test_the_toxicity_section_states_what_the_listing_says(species: str, animal: str) -> None:
    listed = LISTINGS["species"][species][animal]["listed"]
    english, spanish = (" ".join(dict(sections(species, it))["toxicity"]) for it in LANGUAGES)
    in_spanish = ANIMALS[animal]
    assert isinstance(listed, bool)
    assert (f"is listed as toxic to {animal}" in english) is listed
    assert (f"is not on the toxic-plant listing for {animal} used here." in english) is not listed
    assert bool(re.search(rf"(?<!no )figura como tóxic[oa] para {in_spanish}\b", spanish)) is listed
    assert (f"no figura en la lista de plantas tóxicas para {in_spanish} que usamos aquí." in spanish) is not listed


@each_species
def test_a_plant_missing_from_a_listing_is_said_to_have_no_guarantee(species: str) -> None:
    missing = not all(LISTINGS["species"][species][animal]["listed"] for animal in ANIMALS)
    english, spanish = (" ".join(dict(sections(species, it))["toxicity"]) for it in LANGUAGES)
    assert ("not being on a listing is no guarantee" in english) is missing
    assert ("no figurar en una lista no es ninguna garantía" in spanish) is missing


@each_species
def test_listings_are_mentioned_in_the_toxicity_section_only(species: str) -> None:
    for language in LANGUAGES:
        others = [line for topic, lines in sections(species, language) if topic != "toxicity" for line in lines]
        assert [line for line in others if re.search(r"toxi|listing|listed|figura", fold(line))] == []


@each_species
def test_every_listing_names_a_declared_source(species: str) -> None:
    rows = LISTINGS["species"][species]
    assert sorted(rows) == sorted(ANIMALS)
    assert {row["source"] for row in rows.values()} <= set(LISTINGS["sources"])


@pytest.mark.parametrize("path", sorted(p for p in CORPUS.rglob("*") if p.is_file()), ids=lambda p: p.name)
def test_no_plant_that_is_left_out_on_purpose_is_named(path: Path) -> None:
    assert [found[0] for found in LEFT_OUT.finditer(fold(path.read_text(encoding="utf-8")))] == []


def test_a_name_belongs_to_one_species_after_folding_case_accents_and_hyphens() -> None:
    owners: dict[str, set[str]] = {}
    for species, row in SPECIES.items():
        for name in [row["scientific"], *row["names"].values(), *row["aliases"]["en"], *row["aliases"]["es"]]:
            owners.setdefault(re.sub(r"[\W_]+", " ", fold(name)), set()).add(species)
    assert {name: sorted(who) for name, who in owners.items() if len(who) > 1} == {}


@each_species
def test_an_alias_is_not_written_twice_in_one_language(species: str) -> None:
    for language in LANGUAGES:
        names = [fold(name) for name in SPECIES[species]["aliases"][language]]
        assert len(set(names)) == len(names)
        assert fold(SPECIES[species]["names"][language]) not in names


def test_no_alias_is_a_bare_word_for_many_plants() -> None:
    plants = {"palm", "palma", "palmera", "lily", "lirio", "ivy", "hiedra", "fern", "helecho", "cactus"}
    generic = plants | {"plant", "planta", "tree", "arbol", "flower", "flor"}
    names = {fold(name) for row in SPECIES.values() for it in LANGUAGES for name in row["aliases"][it]}
    names |= {fold(row["names"][it]) for row in SPECIES.values() for it in LANGUAGES}
    assert names & generic == set()
