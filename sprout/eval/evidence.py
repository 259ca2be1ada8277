"""What some gates need beside a suite and its results: human labels, and an earlier run."""

from collections.abc import Mapping
from typing import Annotated

from pydantic import Field

from sprout.eval.canonical import content_hash
from sprout.eval.gate_models import Model, Share

__all__ = ["Baseline", "BaselineCase", "Labels"]


class Labels(Model):
    """What people found of some of a run's answers, and the three hashes that say of which run.

    A hash that is ``None`` was not given; no label counts without it.
    """

    judge_config: str | None = None
    """Configuration of the judge that graded the run."""

    dataset: str | None = None
    """Content hash of the suite."""

    answers: str | None = None
    """Hash of the answers that were read; see :func:`sprout.eval.labels.answers_hash`."""

    labels: Annotated[Mapping[str, bool], Field(min_length=1)]
    """Case id to whether the answer is truly as it should be."""

    @property
    def content_hash(self) -> str:
        """``sha256:`` of all that the labels say."""
        return content_hash(self.model_dump())


class BaselineCase(Model):
    """What became of a case in the baseline."""

    content: str
    """Hash of what was asked and asserted; empty if the record does not have it, and then equal to none."""

    score: Share
    """The share of trials that passed."""

    best_score: Share
    """The share that would have, had each undecided one passed."""

    trials: Annotated[int, Field(ge=0)]


class Baseline(Model):
    """An earlier run of a suite."""

    fingerprint: str
    """Twelve digits that name the run."""

    harness: str
    target: str
    judge_config: str
    cases: Mapping[str, BaselineCase]

    @property
    def content_hash(self) -> str:
        """``sha256:`` of all that is compared with."""
        return content_hash(self.model_dump())
