"""Baselines: records of earlier runs, read from their file and cut down to what a comparison needs."""

from pathlib import Path

from pydantic import ValidationError

from sprout.errors import UsageError
from sprout.eval.evidence import Baseline, BaselineCase
from sprout.eval.record import FORMAT, CaseRecord, RunRecord, SuiteRecord

__all__ = ["BASELINE", "baseline_of", "read_record"]

BASELINE = Path("docs/audits/baseline.json")
"""Where ``sprout baseline`` keeps the committed one."""


def read_record(path: Path) -> RunRecord:
    """Return the record at *path*.

    Raises :class:`~sprout.errors.UsageError` if there is none, or it is no record of this format.
    """
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        why = getattr(error, "strerror", None) or error
        raise UsageError(f"cannot read the record {path.as_posix()!r}: {why}") from None
    try:
        return RunRecord.model_validate_json(text)
    except ValidationError as error:
        first = error.errors()[0]
        place = ".".join(str(part) for part in first["loc"]) or "the file"
        raise UsageError(
            f"{path.as_posix()!r} is no {FORMAT!r} record: {place}: {first['msg']}; --sprout-json writes one"
        ) from None


def baseline_of(record: RunRecord, suite: SuiteRecord) -> Baseline:
    """Return what *record* holds of *suite*, one of its suites. A result that was lost is wholly undecided."""
    return Baseline(
        fingerprint=record.fingerprint_id,
        harness=record.fingerprint.harness,
        target=suite.target,
        judge_config=record.fingerprint.judge_config,
        cases={case.id: _case(case) for case in suite.cases},
    )


def _case(case: CaseRecord) -> BaselineCase:
    result = case.result
    return BaselineCase(
        content=case.content_hash,
        score=0.0 if result is None else result.score,
        best_score=1.0 if result is None else result.best_score,
        trials=0 if result is None else len(result.trials),
    )
