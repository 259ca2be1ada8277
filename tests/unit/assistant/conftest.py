from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
import yaml

from sprout.assistant import Assistant, Settings
from sprout.assistant.corpus import read_corpus
from sprout.assistant.index import build_index
from sprout.assistant.phrases import phrases
from sprout.providers import GenerationProvider
from sprout.providers.extractive import ExtractiveGenerator
from sprout.providers.hashing import HashingEmbedding

TOXIC = {
    "pothos": ("Pothos", "Potos", ["devil's ivy"], ["potus"]),
    "monstera": ("Monstera", "Monstera", ["swiss cheese plant"], ["costilla de Adán"]),
    "snake-plant": ("Snake plant", "Lengua de suegra", ["sansevieria"], ["sansevieria"]),
}


def document(name: str, language: str) -> str:
    if language == "en":
        return f"""# {name}

## Light {{#light}}

{name} grows best in bright, indirect light.
{name} tolerates low light for a while.

## Water {{#water}}

Water {name} when the top 3 cm of soil are dry, about every 8 days in summer.
In winter, {name} needs water about every 14 days.

## Soil {{#soil}}

{name} likes a loose potting mix that drains well.

## Problems {{#problems}}

Yellow leaves on {name} usually come from too much water.
Brown tips on {name} point to dry air.

## Toxicity {{#toxicity}}

{name} is listed as toxic to cats by the ASPCA.
{name} is listed as toxic to dogs by the ASPCA.
Chewing {name} causes drooling and vomiting.
"""
    return f"""# {name}

## Luz {{#light}}

{name} crece mejor con luz brillante e indirecta.

## Riego {{#water}}

Riega {name} cuando los 3 cm superiores del sustrato estén secos, cada 8 días en verano.

## Problemas {{#problems}}

Las hojas amarillas de {name} suelen deberse al exceso de agua.

## Toxicidad {{#toxicity}}

{name} figura en la lista como planta tóxica para gatos.
{name} figura en la lista como planta tóxica para perros.
Masticar {name} causa babeo y vómitos.
"""


def manifest(species: Sequence[str] = tuple(TOXIC)) -> dict[str, Any]:
    return {
        "format": 1,
        "source_note": "for tests",
        "species": [
            {
                "id": name,
                "scientific": f"Testplanta {name}",
                "names": {"en": TOXIC[name][0], "es": TOXIC[name][1]},
                "aliases": {"en": TOXIC[name][2], "es": [a for a in TOXIC[name][3] if a not in TOXIC[name][2]]},
            }
            for name in species
        ],
        "documents": [
            {
                "id": f"{name}.{language}",
                "file": f"processed/{name}.{language}.md",
                "title": TOXIC[name][language == "es"],
                "source": "a test corpus",
                "url": None,
                "license": "CC0-1.0",
                "fetch_date": f"2026-11-{day:02d}",
                "language": language,
                "topic": "care",
                "species": name,
            }
            for day, name in enumerate(species, start=1)
            for language in ("en", "es")
        ],
    }


@pytest.fixture
def corpus(tmp_path: Path) -> Path:
    """A small valid corpus that a test may spoil."""
    folder = tmp_path / "corpus"
    (folder / "processed").mkdir(parents=True)
    for name, (english, spanish, *_) in TOXIC.items():
        (folder / "processed" / f"{name}.en.md").write_text(document(english, "en"), "utf-8")
        (folder / "processed" / f"{name}.es.md").write_text(document(spanish, "es"), "utf-8")
    (folder / "manifest.yaml").write_text(yaml.safe_dump(manifest(), allow_unicode=True), "utf-8")
    return folder


Maker = Callable[..., Assistant]


@pytest.fixture
def make(corpus: Path) -> Maker:
    """Build an assistant over the small corpus with a generator and settings of the test's choice."""

    def build(generation: GenerationProvider | None = None, embedding: Any = None, **settings: Any) -> Assistant:
        chosen = Settings(**settings)
        honest = HashingEmbedding()
        index = build_index(read_corpus(corpus), chosen, honest.embed)
        return Assistant(index, chosen, embedding=embedding or honest, generation=generation or ExtractiveGenerator())

    return build


@pytest.fixture
def own_words() -> Callable[[str], str]:
    """All that the assistant says in its own name in a language, as one text."""

    def words(language: Any) -> str:
        own = phrases(language)
        return " ".join(
            (
                *own.refusals.values(),
                own.which_plant,
                own.routing,
                own.disclosure,
                own.refusal_disclosure,
                own.low_confidence,
            )
        )

    return words


__all__ = ["Maker", "document", "manifest"]
