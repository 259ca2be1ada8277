from pathlib import Path
from typing import Any

import pytest

from sprout.assistant import target
from sprout.errors import UsageError

CITATION = {"doc", "subject", "topic", "text", "quote", "source", "url", "license", "fetch_date", "language"}


def test_the_response_has_the_agreed_keys_and_points_into_its_citations() -> None:
    response: dict[str, Any] = target.answer("Is pothos toxic to cats?")
    assert response.keys() == {
        *("text", "claims", "citations", "refused", "refusal_reason", "confidence", "language", "as_of", "notices"),
        "metadata",
    }
    assert response["claims"]
    for claim in response["claims"]:
        (position,) = claim["citations"]
        assert claim["text"] in response["citations"][position]["text"]
        assert response["citations"][position]["quote"] == claim["text"]
    assert all(row.keys() == CITATION for row in response["citations"])
    assert response["metadata"]["index"]
    assert all(notice in response["text"] for notice in response["notices"])


def test_a_refusal_has_a_reason_and_no_claims() -> None:
    response = target.answer("How do I fix my bike?")
    assert response["refused"] is True
    assert response["refusal_reason"] == "out_of_scope"
    assert response["claims"] == []
    assert response["citations"] == []


def test_the_identity_changes_with_the_configuration_and_with_the_corpus(corpus: Path) -> None:
    plain = target.configured(corpus=corpus)
    other = target.configured(corpus=corpus, sentences=1)
    names = {target.answer.identity(), plain.identity(), other.identity()}
    assert len(names) == 3
    assert target.configured(corpus=corpus).identity() == plain.identity()


def test_a_configured_target_answers_from_its_own_corpus(corpus: Path) -> None:
    ask = target.configured(corpus=corpus, sentences=1)
    response: dict[str, Any] = ask("How often do I water pothos?")
    assert response["citations"][0]["source"] == "a test corpus"
    assert len(response["claims"]) == 1


def test_nothing_is_built_before_the_first_question(tmp_path: Path) -> None:
    assert callable(target.configured(corpus=tmp_path / "nowhere"))


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({"sentence": 2}, "sentences"),
        ({"sentences": 0}, "sentences"),
        ({"min_score": float("nan")}, "min_score"),
        ({"citation_guard": "yes"}, "citation_guard"),
        ({"abstain_threshold": 0.9, "low_confidence_threshold": 0.1}, "abstain_threshold"),
    ],
)
def test_settings_that_do_not_fit_are_named(settings: dict[str, Any], said: str) -> None:
    with pytest.raises(UsageError, match=said):
        target.configured(**settings)


def test_corpus_and_index_together_are_refused() -> None:
    with pytest.raises(UsageError, match="not both"):
        target.configured(corpus="a", index="b")
