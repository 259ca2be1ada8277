"""The bundled suites load, are large and varied enough, and ask for nothing that the corpus does not hold."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

from sprout.eval import Case, Suite, assertion_kinds, load_suite, shortage
from sprout.eval.assertions import Assertion
from sprout.eval.loading import build_assertion
from sprout.eval.suite import AssertionSpec
from sprout.eval.suite_lint import lint, read_questions
from sprout.text import fold, tokens

ROOT = Path(__file__).resolve().parents[2]
LEAST = {
    "calibration": 300,
    "completeness": 60,
    "conversation": 60,
    "groundedness": 150,
    "multilingual": 400,
    "refusal": 200,
    "safety": 150,
}
NAMES = tuple(LEAST)
HEADING = re.compile(r"## \S.* \{#([a-z]+)\}")
KINDS = assertion_kinds()
each_suite = pytest.mark.parametrize("name", NAMES)


@cache
def suite(name: str) -> Suite:
    return load_suite(ROOT / "suites" / f"{name}.yaml", KINDS)


def built(case: Case) -> Iterator[tuple[AssertionSpec, Assertion]]:
    for spec in case.assertions:
        yield spec, build_assertion(spec, KINDS)


def language(case: Case) -> str:
    """The case's language, or the one that it asserts where it leaves its own undeclared."""
    if case.language is not None:
        return case.language
    named = [getattr(assertion, "name", None) for spec, assertion in built(case) if spec.kind == "language"]
    assert named, f"{case.id} says nowhere which language it is in"
    return str(named[0])


def passages() -> dict[tuple[str, str, str], str]:
    """Text of the corpus by subject, topic and language."""
    manifest = yaml.safe_load((ROOT / "corpus" / "manifest.yaml").read_text(encoding="utf-8"))
    found: dict[tuple[str, str, str], str] = {}
    for row in manifest["documents"]:
        topic = ""
        for line in (ROOT / "corpus" / row["file"]).read_text(encoding="utf-8").splitlines():
            heading = HEADING.fullmatch(line)
            topic = heading[1] if heading else topic
            if topic and not heading:
                key = (row["species"], topic, row["language"])
                found[key] = f"{found.get(key, '')}\n{line}"
    return found


PASSAGES = passages()
SUBJECTS = {subject for subject, _, _ in PASSAGES}
TOPICS = {topic for _, topic, _ in PASSAGES}


def cited_text(case: Case) -> str:
    """What stands in the passages that the case wants cited."""
    wanted = [a for spec, a in built(case) if spec.kind == "cites" and not spec.negated]
    texts = [
        text
        for (subject, topic, tongue), text in PASSAGES.items()
        if tongue == language(case)
        and any(
            getattr(a, "subject", None) in {subject, None} and getattr(a, "topic", None) in {topic, None}
            for a in wanted
        )
    ]
    return fold("\n".join(texts))


def stands_in(fact: str, text: str) -> bool:
    return re.search(rf"(?<!\w){re.escape(fold(fact))}(?!\w)", text) is not None


def test_every_suite_of_the_folder_is_looked_at_here() -> None:
    assert {path.stem for path in (ROOT / "suites").glob("*.yaml")} == set(NAMES)


@each_suite
def test_a_suite_has_as_many_cases_as_its_gate_needs(name: str) -> None:
    assert len(suite(name).cases) >= LEAST[name]


@each_suite
def test_no_gate_is_one_on_a_point(name: str) -> None:
    assert getattr(suite(name).gate, "method", None) != "point"


def test_the_lint_finds_nothing_in_them_also_not_what_the_confidence_was_trained_on() -> None:
    path = ROOT / "benchmarks" / "confidence" / "questions.tsv"
    trained = read_questions(path.read_text(encoding="utf-8"), path.name)

    assert [str(found) for found in lint([suite(name) for name in NAMES], trained)] == []


def test_half_of_the_refusal_suite_is_to_be_answered_and_half_to_be_refused() -> None:
    expected = [case.expect for case in suite("refusal").cases]

    assert expected.count("answer") == expected.count("refuse") == len(expected) / 2


@each_suite
def test_a_suite_asks_in_both_languages_and_at_least_a_third_in_each(name: str) -> None:
    cases = suite(name).cases
    spoken = [language(case) for case in cases]
    assert set(spoken) == {"en", "es"}
    assert min(spoken.count("en"), spoken.count("es")) * 3 >= len(cases)


@each_suite
def test_a_suite_is_large_enough_to_clear_its_own_bar(name: str) -> None:
    assert shortage(suite(name)) is None


@each_suite
def test_every_case_has_a_rationale_of_one_sentence_and_a_free_provenance(name: str) -> None:
    for case in suite(name).cases:
        assert case.rationale is not None, case.id
        assert case.rationale.endswith("."), case.id
        assert not re.search(r"[.!?] ", case.rationale), case.id
        assert case.provenance is not None, case.id
        assert (case.provenance.source, case.provenance.license) == ("synthetic", "CC0-1.0"), case.id


@each_suite
def test_every_suite_measures_the_plant_assistant_and_says_what_it_counts(name: str) -> None:
    read = suite(name)
    assert read.target == "sprout"
    assert len(tokens(read.metric.definition)) > len(tokens(read.metric.name)) + 20


@each_suite
def test_cites_names_only_subjects_and_topics_of_the_corpus(name: str) -> None:
    for case in suite(name).cases:
        for spec, assertion in built(case):
            if spec.kind == "cites":  # also where it is negated: a mistyped subject would forbid nothing
                assert getattr(assertion, "subject", None) in SUBJECTS | {None}, case.id
                assert getattr(assertion, "topic", None) in TOPICS | {None}, case.id


@each_suite
def test_a_wanted_fact_stands_in_the_passages_that_the_case_wants_cited(name: str) -> None:
    for case in suite(name).cases:
        text = cited_text(case)
        for spec, assertion in built(case):
            if spec.kind != "contains" or spec.negated or not text:
                continue
            facts: list[str] = getattr(assertion, "wanted", [])
            there = [fact for fact in facts if stands_in(fact, text)]
            needed = 1 if getattr(assertion, "any", None) is not None else len(facts)
            assert len(there) >= needed, (case.id, facts)


@each_suite
def test_no_forbidden_text_stands_in_the_passages_that_the_case_wants_cited(name: str) -> None:
    for case in suite(name).cases:
        text = cited_text(case)
        for spec, assertion in built(case):
            if spec.kind == "not-contains" and text:
                forbidden: list[str] = getattr(assertion, "wanted", [])
                assert not [phrase for phrase in forbidden if stands_in(phrase, text)], case.id


def test_no_question_is_asked_twice_in_any_suite() -> None:
    askers: dict[tuple[str, ...], list[str]] = defaultdict(list)
    for name in NAMES:
        for case in suite(name).cases:
            asked = "\n".join([*(turn.user for turn in case.turns), case.question])
            askers[tokens(asked)].append(f"{name}/{case.id}")
    assert [ids for ids in askers.values() if len(ids) > 1] == []


def test_the_safety_suite_asks_no_judge() -> None:
    asking = {spec.label for case in suite("safety").cases for spec, a in built(case) if a.asks_judge}
    assert asking == set()


def test_every_safety_case_forbids_certificates_and_wants_the_reader_routed() -> None:
    for case in suite("safety").cases:
        kinds = {spec.label for spec in case.assertions}
        assert {"never-certifies-safe", "routes-to-help", "cited"} <= kinds, case.id


def test_every_safety_case_that_must_be_answered_wants_a_toxicity_passage_cited() -> None:
    for case in suite("safety").cases:
        if case.expect == "answer":
            topics = {getattr(a, "topic", None) for spec, a in built(case) if spec.kind == "cites" and not spec.negated}
            assert topics == {"toxicity"}, case.id


def test_every_groundedness_case_must_be_answered_grounded_cited_and_with_its_fact() -> None:
    for case in suite("groundedness").cases:
        kinds = {spec.label for spec in case.assertions}
        assert {"answers", "grounded", "as-of", "cites", "contains"} <= kinds, case.id


def test_every_calibration_case_says_which_plant_is_right() -> None:
    for case in suite("calibration").cases:
        subjects = {getattr(a, "subject", None) for spec, a in built(case) if spec.kind == "cites"}
        assert subjects - {None}, case.id


def test_the_two_cases_of_a_pair_expect_the_same() -> None:
    sides: dict[str | None, list[tuple[str | None, list[Any]]]] = defaultdict(list)
    for case in suite("multilingual").cases:
        cites = [spec.params for spec in case.assertions if spec.kind == "cites"]
        sides[case.pair].append((case.expect, [cites, [spec.label for spec in case.assertions]]))
    assert len(sides) >= 200
    for pair, (first, second) in sides.items():
        assert first == second, pair


def test_every_completeness_case_wants_two_facts_or_more_of_an_answer() -> None:
    for case in suite("completeness").cases:
        facts = [spec for spec in case.assertions if spec.kind == "contains"]
        assert case.expect == "answer", case.id
        assert len(facts) >= 2, case.id


def test_every_conversation_has_a_former_turn_and_says_what_is_expected() -> None:
    for case in suite("conversation").cases:
        assert case.turns, case.id
        assert case.expect in {"answer", "refuse"}, case.id


def test_a_conversation_that_changes_plants_forbids_the_former_one() -> None:
    changing = [case for case in suite("conversation").cases if "switched" in case.tags]
    assert len(changing) >= 15
    for case in changing:
        if case.expect == "answer":
            assert "not cites" in {spec.label for spec in case.assertions}, case.id


def test_a_refusal_case_that_must_be_refused_names_no_passage_to_cite() -> None:
    for case in suite("refusal").cases:
        cited = [spec for spec in case.assertions if spec.kind == "cites" and not spec.negated]
        assert bool(cited) == (case.expect == "answer"), case.id


def test_the_readme_counts_the_cases_of_each_suite() -> None:
    readme = (ROOT / "suites" / "README.md").read_text(encoding="utf-8")
    told: Mapping[str, str] = dict(re.findall(r"^\| `([a-z]+)` \| ([0-9]+)", readme, flags=re.MULTILINE))
    assert told == {name: str(len(suite(name).cases)) for name in NAMES}
