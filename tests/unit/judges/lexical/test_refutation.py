"""Named evidence against a claim."""

import pytest

from sprout.judges.lexical.alignment import align
from sprout.judges.lexical.refutation import Refutation, refutation
from sprout.judges.lexical.source import Source
from sprout.judges.lexical.statement import claimed
from sprout.text import Language


def against(claim: str, source: str, language: Language = "en") -> Refutation | None:
    sources = [Source.read(source, language)]
    return refutation([align(one, sources, language) for one in claimed(claim, language)], "the sources")


@pytest.mark.parametrize(
    ("claim", "source", "words"),
    [
        ("The shop is not open on Sundays.", "The shop is open on Sundays.", "'open'"),
        ("The shop was never open on Sundays.", "The shop was open on Sundays.", "'open'"),
        ("The lamp is dark and heavy.", "The lamp is bright and heavy.", "'dark'"),
        ("The trip takes 55 minutes.", "The trip takes 35 minutes.", "'55'"),
    ],
)
def test_a_difference_in_negation_opposite_or_number_contradicts(claim: str, source: str, words: str) -> None:
    found = against(claim, source)
    assert found is not None
    assert found.verdict == "contradicted"
    assert words in found.reason


def test_another_name_in_the_same_sentence_is_named() -> None:
    found = against("Olga repaired the old radio.", "Pedro repaired the old radio.")
    assert found is not None
    assert (found.verdict, "'olga'" in found.reason, "'pedro'" in found.reason) == ("no", True, True)


def test_a_passive_does_not_contradict_its_active() -> None:
    assert against("Bicycles are not allowed in the park.", "The park does not allow bicycles.") is None


def test_a_negation_in_a_sentence_about_something_else_does_not_contradict() -> None:
    assert against("The soup is hot.", "The soup is hot. No bread is left.") is None


def test_one_denied_sentence_among_others_contradicts_the_claim() -> None:
    source = "The bridge has two lanes. Lorries may cross the bridge at night."
    found = against("The bridge has two lanes. Lorries may not cross the bridge at night.", source)
    assert found is not None
    assert found.verdict == "contradicted"


def test_a_denied_hazard_holds_at_both_points() -> None:
    found = against("The sap is not poisonous.", "The sap is poisonous.")
    assert found is not None
    assert found.certain


def test_nothing_speaks_against_a_sentence_of_the_source() -> None:
    assert against("The lamp is bright.", "The lamp is bright. It was not cheap.") is None
