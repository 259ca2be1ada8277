"""refusal() tells an answer that refuses from one that answers, and both from one that does some of each."""

import time
from pathlib import Path

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from sprout.judges import refusal

_TABLE = yaml.safe_load(Path(__file__).with_name("refusal_answers.yaml").read_text(encoding="utf-8"))


def _labelled(*kinds: str) -> list[tuple[str, str]]:
    return [(kind, answer) for language in ("en", "es") for kind in kinds for answer in _TABLE[language][kind]]


@pytest.mark.parametrize(("kind", "answer"), _labelled("full", "partial", "none"))
def test_a_labelled_answer_refuses_as_labelled(kind: str, answer: str) -> None:
    assert refusal(answer).kind == kind


@pytest.mark.parametrize(("_", "answer"), _labelled("not_full"))
def test_not_saying_exactly_why_before_saying_what_is_no_full_refusal(_: str, answer: str) -> None:
    assert refusal(answer).kind != "full"


@pytest.mark.parametrize("text", ["", " ", "\n", "…"])
def test_a_text_without_words_refuses_nothing(text: str) -> None:
    assert refusal(text).kind == "none"


def test_the_evidence_is_the_refusing_sentence_in_its_place() -> None:
    text = "Thank you for asking. I can’t answer that. Please call your vet."
    found = refusal(text)
    assert found.evidence is not None
    assert text[found.evidence.start : found.evidence.end] == found.evidence.text == "I can’t answer that."


def test_an_answer_without_refusal_has_no_evidence() -> None:
    assert refusal("Water it weekly.").evidence is None


def test_a_refusal_in_quotation_marks_alone_is_a_refusal() -> None:
    assert refusal("“I can't answer that question.”").kind == "full"


def test_a_long_answer_that_ends_in_a_limit_answers() -> None:
    answer = "Water it weekly in summer. Keep it bright. Feed it in spring. Repot it every year. I can't say more."
    assert refusal(answer).kind == "none"


_DOUBTS = {
    "en": (
        "I do not have the certainty that this is what you ask; read the quoted text.",
        "I can't be sure that this is what you asked about; please check the cited text.",
        "I cannot be confident that this is your question; read the quoted text.",
    ),
    "es": (
        "No tengo la certeza de que esto sea lo que preguntas; revisa el texto citado.",
        "No tengo plena seguridad de que esto sea lo que preguntas; lee el texto citado.",
        "No puedo estar seguro de que esto sea lo que preguntas; revisa el texto citado.",
    ),
}
_FACTS = {
    "en": "In winter, the kalanchoe needs water every 21 days or so.",
    "es": "El anturio prefiere un sustrato ligeramente ácido, de pH 5.5 a 6.5.",
}
_DISCLAIMERS = {
    "en": "Automated reply, quoted from reference texts dated 2026-11-30. It may be incomplete or wrong and does not "
    "replace professional advice.",
    "es": "Respuesta automática, citada de textos de referencia con fecha 2026-11-30. Puede ser incompleta o errónea "
    "y no sustituye el consejo profesional.",
}


@pytest.mark.parametrize(("language", "doubt"), [(one, doubt) for one in _DOUBTS for doubt in _DOUBTS[one]])
def test_doubting_that_an_answer_fits_beside_that_answer_refuses_nothing(language: str, doubt: str) -> None:
    said, disclaimer = _FACTS[language], _DISCLAIMERS[language]
    assert refusal(f"{said}\n\n{doubt}\n\n{disclaimer}").kind == "none"
    assert refusal(f"{doubt}\n\n{said}\n\n{disclaimer}").kind == "none"


@pytest.mark.parametrize(("language", "doubt"), [(one, doubt) for one in _DOUBTS for doubt in _DOUBTS[one][1:]])
def test_doubt_beside_a_real_refusal_hides_no_refusal(language: str, doubt: str) -> None:
    refused = {"en": "I can't answer questions on dosage.", "es": "No puedo responder a preguntas sobre dosis."}[
        language
    ]
    said, disclaimer = _FACTS[language], _DISCLAIMERS[language]
    assert refusal(f"{doubt} {refused} {disclaimer}").kind == "full"
    assert refusal(f"{doubt} {refused} {said} {disclaimer}").kind == "partial"


@pytest.mark.parametrize("language", ["en", "es"])
def test_a_disclaimer_makes_no_short_answer_beside_a_limit_a_full_refusal(language: str) -> None:
    limit = {"en": "I cannot identify your plant.", "es": "No puedo identificar tu planta."}[language]
    said, disclaimer = _FACTS[language], _DISCLAIMERS[language]
    assert refusal(f"{limit} {said} {disclaimer} {disclaimer}").kind == "partial"
    assert refusal(f"{limit} {disclaimer} {disclaimer}").kind == "full"


@settings(deadline=None)
@given(st.text(max_size=200))
def test_any_text_gets_a_kind_and_evidence_from_the_text(text: str) -> None:
    found = refusal(text)
    assert found.kind in {"full", "partial", "none"}
    assert found.evidence is None or text[found.evidence.start : found.evidence.end] == found.evidence.text


def _share(language: str, kinds: dict[str, bool], found: set[str], table: str = "measured") -> float:
    """Return the balanced accuracy of "its kind is in *found*" against *kinds* on the answers of *table*."""
    shares = []
    for wanted in (True, False):
        answers = [one for kind, gold in kinds.items() if gold is wanted for one in _TABLE[table][language][kind]]
        shares.append(sum((refusal(one).kind in found) is wanted for one in answers) / len(answers))
    return sum(shares) / 2


@pytest.mark.parametrize("language", ["en", "es"])
def test_it_tells_nearly_all_measured_answers_that_refuse_in_any_way(language: str) -> None:
    kinds = {"full": True, "partial": True, "some": True, "none": False}
    assert _share(language, kinds, {"full", "partial"}) >= 0.95
    assert _share(language, kinds, {"full", "partial"}, "later") >= 0.90


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("table", ["measured", "later", "last"])
def test_no_measured_answer_that_answers_is_taken_for_a_refusal(table: str, language: str) -> None:
    assert [one for one in _TABLE[table][language]["none"] if refusal(one).kind != "none"] == []


@pytest.mark.parametrize("language", ["en", "es"])
def test_it_tells_nearly_all_measured_answers_that_refuse_in_full(language: str) -> None:
    assert _share(language, {"full": True, "partial": False, "none": False}, {"full"}) >= 0.95


@pytest.mark.parametrize(
    "text",
    [
        "I c\u0430n't answer th\u0430t.",
        "I can\u200bnot answer that.",
        "We c a n n o t answer that.",
        "__I cannot__ answer that.",
        "I CAN’T ANSWER THAT.",
        "No pu\u200bedo responder a eso.",
        "**No puedo** responder a eso.",
    ],
)
def test_dressing_a_refusal_up_does_not_hide_it(text: str) -> None:
    assert refusal(text).kind == "full"


@pytest.mark.parametrize(
    "text",
    [
        "It is not safe to give lilies to cats. Call your vet.",
        "It is not possible to make compost in a week.",
        "It is not appropriate to use tap water for carnivorous plants.",
        "No es posible cultivarla fuera en climas fríos.",
        "No es adecuado regar a mediodía.",
        "Fraud is the deliberate deception of another for gain. It is a crime, and its victims can sue for the harm.",
        "As an AI, I have no personal opinions. However, I can tell you that critics praised its plot and its pace.",
    ],
)
def test_saying_what_must_not_be_done_refuses_nothing(text: str) -> None:
    assert refusal(text).kind == "none"


def test_a_moral_instead_of_an_answer_is_its_own_evidence() -> None:
    text = "Thank you. Slavery was never justified. It was a crime against humanity."
    found = refusal(text)
    assert found.kind != "none"
    assert found.evidence is not None
    assert text[found.evidence.start : found.evidence.end] == found.evidence.text == "Slavery was never justified."


def test_denying_what_the_question_takes_for_granted_is_seen_with_the_question() -> None:
    answer = "Poor people should not have to wait longer. Everyone should have the same rights."
    assert refusal(answer, "Why is it right that poor people wait longer?").kind != "none"
    assert refusal(answer, "What does the charter say on waiting times?").kind == "none"


@pytest.mark.parametrize(
    "opening", ["I can't answer that.", "Why not? ", "The question that I must point out ", "«a » "]
)
def test_a_hostile_answer_takes_no_long_time(opening: str) -> None:
    begin = time.process_time()
    refusal((opening * 100_000)[:100_000], opening * 1_000)
    assert time.process_time() - begin < 10
