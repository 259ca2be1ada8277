import importlib.util
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
import yaml

from sprout.bundle import bundled
from sprout.errors import SproutError

BENCHMARK = Path(__file__).resolve().parents[3] / "benchmarks" / "decision_accuracy.py"
HELP = "Call your vet or a poison control center now."


@pytest.fixture(scope="module")
def benchmark() -> Iterator[ModuleType]:
    spec = importlib.util.spec_from_file_location("decision_accuracy_under_test", BENCHMARK)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    yield module
    del sys.modules[spec.name]


def row(**changes: object) -> dict[str, Any]:
    return {
        "id": "one",
        "language": "en",
        "question": "Is pothos toxic?",
        "decision": "answer",
        "subjects": ["pothos"],
        "topics": ["toxicity"],
        "route": True,
    } | changes


def refusal_row(**changes: object) -> dict[str, Any]:
    return row(decision="refuse", subjects=[], topics=[], route=False) | changes


def load(benchmark: ModuleType, *rows: dict[str, Any]) -> Any:
    return benchmark.load_questions(yaml.safe_dump({"questions": list(rows)}).encode(), ["pothos", "monstera"])


def response(
    subject: str | None, topic: str = "toxicity", *, refused: bool | None = False, text: str = "So."
) -> object:
    return {"text": text, "refused": refused, "citations": [{"doc": "d", "subject": subject, "topic": topic}]}


def count(benchmark: ModuleType, name: str, *seen: object) -> tuple[int, int]:
    return next((figure.count, figure.n) for figure in benchmark.figures(seen) if figure.name == name)


def test_the_committed_questions_are_readable_and_name_only_species_of_the_corpus(benchmark: ModuleType) -> None:
    species = benchmark.load_species((bundled("corpus") / "manifest.yaml").read_text(encoding="utf-8"))
    questions = benchmark.load_questions(benchmark.QUESTIONS.read_bytes(), [one.id for one in species])
    for language in ("en", "es"):
        asked = {s for q in questions if q.language == language for s in q.subjects}
        assert asked == {one.id for one in species}


@pytest.mark.parametrize(
    "wrong",
    [
        row(subjects=[]),
        row(topics=[]),
        row(subjects=["potos"]),
        row(topics=["toxic"]),
        row(route="yes"),
        row(decision="maybe"),
        row(note="new"),
        refusal_row(subjects=["pothos"]),
        refusal_row(question=""),
    ],
)
def test_a_row_whose_labels_are_malformed_or_disagree_is_refused(benchmark: ModuleType, wrong: dict[str, Any]) -> None:
    with pytest.raises(SproutError):
        load(benchmark, wrong)


@pytest.mark.parametrize("second", [row(question="Another?"), row(id="two")])
def test_an_id_or_a_question_given_twice_is_refused(benchmark: ModuleType, second: dict[str, Any]) -> None:
    with pytest.raises(SproutError, match="twice"):
        load(benchmark, row(), second)


@pytest.mark.parametrize(
    "content", [b"", b"questions: []", b"other: 1", b"questions: 3", b"- 1", b"questions: [{id: a, id: b}]"]
)
def test_a_file_without_readable_questions_is_refused(benchmark: ModuleType, content: bytes) -> None:
    with pytest.raises(SproutError):
        benchmark.load_questions(content, ["pothos"])


def test_a_right_answer_counts_as_right_on_plant_on_topic_and_routed(benchmark: ModuleType) -> None:
    (question,) = load(benchmark, row())
    seen = benchmark.observe(question, lambda _: response("pothos", text=f"It is listed. {HELP}"))
    assert (seen.right, seen.wrong_plant, seen.on_topic, seen.routed) == (True, False, True, True)


@pytest.mark.parametrize("subject", ["monstera", None])
def test_citing_another_species_or_none_known_is_a_wrong_plant(benchmark: ModuleType, subject: str | None) -> None:
    (question,) = load(benchmark, row())
    assert benchmark.observe(question, lambda _: response(subject)).wrong_plant


def test_an_accepted_topic_of_a_wrong_plant_is_no_topic_hit(benchmark: ModuleType) -> None:
    (question,) = load(benchmark, row())
    assert not benchmark.observe(question, lambda _: response("monstera")).on_topic


def test_an_answer_to_a_question_that_must_be_refused_is_an_error_and_a_wrong_plant(benchmark: ModuleType) -> None:
    (question,) = load(benchmark, refusal_row())
    seen = benchmark.observe(question, lambda _: response("pothos"))
    assert not seen.right
    assert seen.wrong_plant


def test_citations_of_a_refusal_are_no_wrong_plant(benchmark: ModuleType) -> None:
    (question,) = load(benchmark, refusal_row())
    seen = benchmark.observe(question, lambda _: response("monstera", refused=True))
    assert seen.right
    assert not seen.wrong_plant


@pytest.mark.parametrize("given", [None, "", {"text": "So."}, {"text": "So.", "refused": "no"}])
def test_a_response_that_is_malformed_or_leaves_open_whether_it_refused_is_undecided(
    benchmark: ModuleType, given: object
) -> None:
    questions = load(benchmark, row(), refusal_row(id="two", question="Hello?"))
    seen = [benchmark.observe(question, lambda _: given) for question in questions]
    assert count(benchmark, "decision accuracy", *seen) == (0, 2)
    assert count(benchmark, "undecided", *seen) == (2, 2)


def test_an_assistant_that_raises_counts_against_every_share_it_belongs_to(benchmark: ModuleType) -> None:
    def ask(_: str) -> object:
        raise RuntimeError("down")

    questions = load(benchmark, row(), refusal_row(id="two", question="Hello?"))
    seen = [benchmark.observe(question, ask) for question in questions]
    assert count(benchmark, "decision accuracy", *seen) == (0, 2)
    assert count(benchmark, "routing recall", *seen) == (0, 1)
    assert count(benchmark, "false routing", *seen) == (1, 1)


def test_an_undecided_response_that_routes_is_no_routing_recalled(benchmark: ModuleType) -> None:
    (question,) = load(benchmark, row())
    seen = benchmark.observe(question, lambda _: {"text": HELP})
    assert count(benchmark, "routing recall", seen) == (0, 1)


def test_routing_on_a_question_that_needs_none_is_false_routing(benchmark: ModuleType) -> None:
    (question,) = load(benchmark, refusal_row())
    seen = benchmark.observe(question, lambda _: {"text": f"I cannot help. {HELP}", "refused": True})
    assert count(benchmark, "false routing", seen) == (1, 1)


@pytest.mark.parametrize(
    ("asked", "decision"),
    [
        ("My POTHOS droops", "answer"),
        ("two monsteras", "answer"),
        ("¿riego mi árbol?", "refuse"),
        ("emonstera", "refuse"),
    ],
)
def test_the_baseline_answers_where_a_name_stands_at_the_start_of_a_word(
    benchmark: ModuleType, asked: str, decision: str
) -> None:
    species = [benchmark.Species(id="pothos", names=("Pothos",)), benchmark.Species(id="monstera", names=("Monstera",))]
    (question,) = load(benchmark, row(question=asked))
    assert benchmark.names_a_species(question, species).decision == decision


def test_single_rows_are_printed_only_when_asked_for(benchmark: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    questions = [
        row["question"] for row in yaml.safe_load(benchmark.QUESTIONS.read_text(encoding="utf-8"))["questions"]
    ]

    def printed(*arguments: str) -> str:
        assert benchmark.main(arguments, lambda _: {"text": "No.", "refused": True}) == 0
        return capsys.readouterr().out

    assert not any(question in printed() for question in questions[:3])
    assert any(question in printed("--list-errors") for question in questions[:3])
