"""The learned combination: what moves the score, and in which direction."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sprout.judges.lexical.features import FEATURES
from sprout.judges.lexical.model import Model, shipped

_ROWS = st.lists(st.floats(-2, 8), min_size=len(FEATURES), max_size=len(FEATURES))
_SIGNED = [place for place, sign in enumerate(FEATURES.values()) if sign]


@given(_ROWS)
def test_every_score_is_a_share(row: list[float]) -> None:
    assert 0.0 <= shipped().score(row) <= 1.0


@given(_ROWS, st.sampled_from(_SIGNED), st.floats(0, 5))
def test_evidence_for_never_lowers_and_evidence_against_never_raises_the_score(
    row: list[float], place: int, more: float
) -> None:
    changed = list(row)
    changed[place] += more * list(FEATURES.values())[place]
    assert shipped().score(changed) >= shipped().score(row) - 1e-12


def test_the_strict_threshold_is_not_below_the_balanced_one() -> None:
    thresholds = shipped().thresholds
    assert thresholds["strict"] >= thresholds["balanced"]


def _content(**changes: object) -> bytes:
    model: dict[str, object] = {
        "features": list(FEATURES),
        "logistic": {"columns": [0], "centre": [0.0], "scale": [1.0], "weights": [1.0], "intercept": 0.0},
        "trees": {"baseline": 0.0, "trees": [[[0, 0.5, 1, 2], [-1.0], [1.0]]]},
        "pivot": 0.4,
        "thresholds": {"balanced": 0.5, "strict": 0.6},
    }
    return json.dumps(model | changes).encode()


def test_a_model_of_other_features_is_rejected() -> None:
    with pytest.raises(ValueError, match="train again"):
        Model.read(_content(features=["coverage"]))


def test_the_pivot_becomes_one_half() -> None:
    row = [0.0] * len(FEATURES)
    chance = (1 / 2 + 1 / (1 + 2.718281828459045)) / 2
    assert Model.read(_content(pivot=chance)).score(row) == pytest.approx(0.5)


def test_other_coefficients_have_another_digest() -> None:
    assert Model.read(_content()).digest != Model.read(_content(pivot=0.41)).digest
