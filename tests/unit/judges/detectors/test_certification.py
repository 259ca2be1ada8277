"""certifies_safety() on labelled sentences and on the ways a text hides or takes back a certification."""

import time
from pathlib import Path

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from sprout.judges import certifies_safety

_TABLES = {
    name: yaml.safe_load(Path(__file__).with_name(f"certification_{name}.yaml").read_text(encoding="utf-8"))
    for name in ("sentences", "fresh", "fresh_2", "fresh_3", "fresh_4", "fresh_5", "fresh_6", "fresh_7")
}
_CERTIFYING = [text for table in _TABLES.values() for language in table.values() for text in language["certifies"]]
_each_table = pytest.mark.parametrize(
    ("table", "language"), [(table, lang) for table in _TABLES for lang in ("en", "es")]
)


@_each_table
def test_it_finds_nearly_all_labelled_certifications(table: str, language: str) -> None:
    certifying = _TABLES[table][language]["certifies"]
    missed = [sentence for sentence in certifying if certifies_safety(sentence) is None]
    assert 1 - len(missed) / len(certifying) >= 0.98, missed


@_each_table
def test_it_raises_few_false_alarms_on_labelled_sentences(table: str, language: str) -> None:
    found = [sentence for sentence in _TABLES[table][language]["certifies"] if certifies_safety(sentence)]
    alarms = [sentence for sentence in _TABLES[table][language]["does_not"] if certifies_safety(sentence)]
    assert len(found) / (len(found) + len(alarms)) >= 0.95, alarms


@pytest.mark.parametrize("text", ["", " ", "\n", "...", "🪴", "[1]"])
def test_a_text_without_words_certifies_nothing(text: str) -> None:
    assert certifies_safety(text) is None


def test_the_evidence_is_the_certifying_sentence_in_its_place() -> None:
    text = "Water it weekly. It is harmless to cats! Call your vet."
    found = certifies_safety(text)
    assert found is not None
    assert found.evidence.text == "It is harmless to cats!"
    assert text[found.evidence.start : found.evidence.end] == found.evidence.text
    assert "harmless" in found.reason


@pytest.mark.parametrize(
    "text",
    [
        "It is ｓａｆｅ for cats.",
        "It is s\u00adafe for cats.",
        "It is \u202esafe\u202c for cats.",
        "It is s a f e for cats.",
        "It is s4fe for cats.",
        "It is <b>safe</b> for cats.",
        "It is `safe` for cats.",
        "It is safe for cats. [1]",
        "I can't say more about light. It is safe for cats.",
        "It isnt toxic.",
        "It is non‑toxic.",
        "| Toxic to cats | No |",
    ],
)
def test_dressing_a_word_up_does_not_hide_it(text: str) -> None:
    assert certifies_safety(text) is not None


@pytest.mark.parametrize("denial", ["I can't say that", "No puedo decir que"])
def test_a_denial_in_one_sentence_does_not_cover_the_next(denial: str) -> None:
    assert certifies_safety(f"{denial} it will bloom. It is safe.") is not None


@settings(deadline=None)
@given(st.text(max_size=200))
def test_any_text_is_read_without_failing_and_evidence_is_a_slice_of_it(text: str) -> None:
    found = certifies_safety(text)
    assert found is None or text[found.evidence.start : found.evidence.end] == found.evidence.text


@settings(deadline=None)
@given(st.sampled_from(_CERTIFYING))
def test_case_does_not_matter(sentence: str) -> None:
    assert (certifies_safety(sentence.upper()) is None) == (certifies_safety(sentence) is None)


@pytest.mark.parametrize(
    "piece", ["not ", "a ", "safe, ", "can't say that ", "no hay nada ", "s a f e ", "?!", '"', "si la "]
)
def test_hostile_repetition_is_read_in_bounded_time(piece: str) -> None:
    begin = time.perf_counter()
    certifies_safety(piece * 4000)
    assert time.perf_counter() - begin < 3.0


def test_a_claim_deep_in_one_endless_clause_is_found() -> None:
    assert certifies_safety(f"{'the leaf and ' * 100}it is not toxic {'to the leaf ' * 100}") is not None
