from hypothesis import given
from hypothesis import strategies as st

from sprout.assistant.confidence import Evidence, score_confidence

SHARE = st.floats(0, 1)


def evidence(cosine: float = 0.5, margin: float = 0.2, coverage: float = 1.0, strangeness: float = 0.0) -> Evidence:
    return Evidence(cosine=cosine, margin=margin, coverage=coverage, strangeness=strangeness)


@given(st.floats(-1, 1), st.floats(-2, 2), SHARE, SHARE)
def test_confidence_is_a_probability(cosine: float, margin: float, coverage: float, strangeness: float) -> None:
    assert 0 <= score_confidence(evidence(cosine, margin, coverage, strangeness)) <= 1


@given(st.floats(0, 0.9), st.floats(0.01, 0.1))
def test_more_of_each_support_never_lowers_it_and_strangeness_never_raises_it(start: float, more: float) -> None:
    assert score_confidence(evidence(cosine=start + more)) >= score_confidence(evidence(cosine=start))
    assert score_confidence(evidence(margin=start + more)) >= score_confidence(evidence(margin=start))
    assert score_confidence(evidence(coverage=start + more)) >= score_confidence(evidence(coverage=start))
    assert score_confidence(evidence(strangeness=start + more)) <= score_confidence(evidence(strangeness=start))


def test_evidence_that_is_no_number_gives_no_confidence() -> None:
    assert score_confidence(evidence(cosine=float("nan"))) == 0.0
    assert score_confidence(evidence(margin=float("inf"))) == 0.0
