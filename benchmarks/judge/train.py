"""Train the deterministic judge and print how well it does on texts that it has not seen.

    SPROUT_DATA=<folder of JSON Lines files> python -m benchmarks.judge.train [--check]

Writes ``sprout/judges/lexical/coefficients.json``, byte for byte the same from the same rows; ``--check`` only says
whether it would differ. Needs the dependency group ``bench``. No row of the data gets into the file: only
coefficients, thresholds, figures, and the hash of what was trained on.
"""

import argparse
import json
import os
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

import numpy as np
from threadpoolctl import threadpool_limits

from sprout.judges.lexical.features import FEATURES
from sprout.judges.lexical.model import Model
from sprout.judges.lexical.overlap import PHRASES, WORDS
from sprout.judges.lexical.particulars import NAMES, NUMBERS
from sprout.judges.lexical.polarity import NEGATION, OPPOSITION

from .evaluation import (
    certified,
    judged,
    leave_one_out,
    mean,
    out_of_fold,
    per_set,
    rescaled,
    strict_threshold,
    surest,
    threshold,
)
from .fitting import SEED, Floats, exported, fit
from .rows import SETS, Table, fingerprint, table

TARGET = Path(__file__).resolve().parents[2] / "sprout" / "judges" / "lexical" / "coefficients.json"
ALLOWED = {"negation_nli": 0.075, "inferes_es": 0.2}
"""Contradictions that ``strict`` may call supported out of fold: below what is asked, as other texts will differ."""
SPLITS = (0, 1, 2, 3, 4)
"""Seeds of the splits into folds over which thresholds are chosen; figures are of the first."""

_LINEAR = {**WORDS, **PHRASES, **NUMBERS, **NEGATION}
_BOOSTED = {**_LINEAR, **NAMES, **OPPOSITION}


def _columns(names: dict[str, int], *, free: bool) -> list[int]:
    return [
        place
        for place, (name, sign) in enumerate(FEATURES.items())
        if name.partition(" ")[2] in names and (free or sign)
    ]


LINEAR = _columns(_LINEAR, free=False)
BOOSTED = _columns(_BOOSTED, free=True)


def train(rows: Table) -> Callable[[Table], Floats]:
    """Fit on *rows* and return what scores other rows."""
    model = fit(rows, LINEAR, BOOSTED)

    def scores(others: Table) -> Floats:
        return model.scores(others.features)

    return scores


def model(rows: Table, like: Model) -> Model:
    """Fit on *rows* and return what the judge judges with, at the thresholds of another model."""
    points = {"pivot": like.pivot, "thresholds": dict(like.thresholds)}
    return Model.read(json.dumps({**exported(fit(rows, LINEAR, BOOSTED)), **points}).encode())


def _points(bars: Mapping[str, float]) -> dict[str, object]:
    """Return the thresholds as they are written: in units of the score that the judge shows."""
    pivot = bars["balanced"]
    shown = {point: round(float(rescaled(np.array([bar]), pivot)[0]), 4) for point, bar in bars.items()}
    return {"pivot": round(pivot, 6), "thresholds": shown}


def main() -> int:
    """Train, measure, and write or compare."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--check", action="store_true", help="write nothing; fail if the file would differ")
    parser.add_argument("--fast", action="store_true", help="leave out leaving sets out, which takes minutes")
    options = parser.parse_args()
    folder = os.environ.get("SPROUT_DATA")
    if not folder:
        print("SPROUT_DATA is not set; it names the folder of labelled sets", file=sys.stderr)
        return 4
    with threadpool_limits(1):  # sums in another order are other sums
        content = trained(Path(folder), leaving=not options.fast)
    if options.check:
        same = TARGET.exists() and TARGET.read_text("utf-8") == content
        print("the same" if same else "it differs")
        return 0 if same else 1
    TARGET.write_text(content, "utf-8")
    return 0


def trained(folder: Path, *, leaving: bool) -> str:
    """Return the content of the coefficients' file, and print the figures in it."""
    rows = table(folder)
    scores = [out_of_fold(rows, train, seed) for seed in SPLITS]
    balanced, strict = ([judged(rows, one, point) for one in scores] for point in ("balanced", "strict"))
    bar = threshold(rows, *balanced)
    bars = {"balanced": bar, "strict": strict_threshold(rows, strict, bar, ALLOWED)}
    figures = {
        "out_of_fold": per_set(rows, balanced[0] >= bar),
        "strict": per_set(rows, strict[0] >= bars["strict"]),
        "surest_60_percent": surest(rows, balanced[0], bar),
    }
    if leaving:
        figures["left_out"] = {each.name: each.accuracy for each in leave_one_out(rows, train)}
    contradictions = {
        "balanced": certified(rows, balanced[0] >= bar),
        "strict": certified(rows, strict[0] >= bars["strict"]),
    }
    for name, found in figures.items():
        print(f"{name:18} {mean(found):.4f} | " + " ".join(f"{value:.3f}" for value in found.values()))
    print(f"thresholds {bars}; contradictions called supported: {contradictions}")
    content = {
        **exported(fit(rows, LINEAR, BOOSTED)),
        **_points(bars),
        "training": {
            "sets": list(SETS),
            "rows": len(rows.supported),
            "data_sha256": fingerprint(folder),
            "seed": SEED,
            "balanced_accuracy": {
                name: {key: round(value, 4) for key, value in found.items()} for name, found in figures.items()
            },
            "contradictions_called_supported": {
                point: {key: round(value, 4) for key, value in found.items()} for point, found in contradictions.items()
            },
        },
    }
    return json.dumps(content, indent=None, separators=(",", ":"), sort_keys=True) + "\n"


if __name__ == "__main__":
    sys.exit(main())
