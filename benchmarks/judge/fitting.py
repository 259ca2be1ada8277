"""Fitting the two halves of the judge's model: a logistic regression and boosted trees, both of fixed signs.

Every set and class weighs the same. The regression maximises the penalised likelihood within bounds: what speaks for
support never gets a negative weight, nor the other way. The trees are LightGBM's under monotone constraints.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import lightgbm
import numpy as np
from scipy.optimize import minimize

from sprout.judges.lexical.features import FEATURES

from .rows import Floats, Integers, Table

SEED = 0
PENALTY = 50.0
FORESTS = 3
"""How many sets of trees, of different seeds, are averaged."""
ROUNDS = 150
TREES: dict[str, object] = {
    "objective": "binary",
    "learning_rate": 0.04,
    "num_leaves": 8,
    "max_depth": 4,
    "min_data_in_leaf": 25,
    "lambda_l2": 5.0,
    "feature_fraction_bynode": 0.4,
    "num_threads": 1,
    "deterministic": True,
    "force_row_wise": True,
    "verbose": -1,
}
CLIPPED = 4.0
DIGITS = 6
"""Significant digits of what is written."""

_SIGNS = np.array(list(FEATURES.values()))
_NAMES = list(FEATURES)


def weights(table: Table) -> Floats:
    """Return a weight per row so that each class of each set weighs the same; their mean is 1."""
    found = np.zeros(len(table.supported))
    for place in np.unique(table.sets):
        for label in (0, 1):
            rows = (table.sets == place) & (table.supported == label)
            found[rows] = 1 / max(1, rows.sum())
    return found * (len(found) / found.sum())


@dataclass(frozen=True, slots=True, kw_only=True)
class Fitted:
    """A fitted model."""

    columns: Integers
    centre: Floats
    scale: Floats
    weights: Floats
    """The intercept first."""
    forests: tuple[lightgbm.Booster, ...]
    tree_columns: Integers

    def scores(self, rows: Floats) -> Floats:
        """Return the support of each row, as :meth:`sprout.judges.lexical.model.Model.score` gives it."""
        standard = np.clip((rows[:, self.columns] - self.centre) / self.scale, -CLIPPED, CLIPPED)
        linear = _expit(self.weights[0] + standard @ self.weights[1:])
        seen = rows[:, self.tree_columns]
        odds: Floats = np.mean([forest.predict(seen, raw_score=True) for forest in self.forests], axis=0)
        result: Floats = (linear + _expit(odds)) / 2
        return result


def fit(table: Table, linear: Sequence[int], boosted: Sequence[int]) -> Fitted:
    """Fit both halves on *table*, the regression on the columns *linear*, the trees on the columns *boosted*."""
    share = weights(table)
    columns, tree_columns = np.array(linear), np.array(boosted)
    design = table.features[:, columns]
    centre = design.mean(axis=0)
    scale = design.std(axis=0) + 1e-6
    settings = {**TREES, "monotone_constraints": _SIGNS[tree_columns].tolist()}
    forests = [
        lightgbm.train(
            {**settings, "seed": SEED + place},
            lightgbm.Dataset(table.features[:, tree_columns], table.supported, weight=share),
            ROUNDS,
        )
        for place in range(FORESTS)
    ]
    return Fitted(
        columns=columns,
        centre=centre,
        scale=scale,
        weights=_regression(
            np.clip((design - centre) / scale, -CLIPPED, CLIPPED), table.supported, share, _SIGNS[columns]
        ),
        forests=tuple(forests),
        tree_columns=tree_columns,
    )


def _regression(standard: Floats, supported: Integers, share: Floats, signs: Integers) -> Floats:
    def loss(coefficients: Floats) -> tuple[float, Floats]:
        logit = coefficients[0] + standard @ coefficients[1:]
        residual = share * (_expit(logit) - supported)
        value = float(
            share @ (np.logaddexp(0, logit) - supported * logit) + PENALTY / 2 * coefficients[1:] @ coefficients[1:]
        )
        return value, np.concatenate([[residual.sum()], standard.T @ residual + PENALTY * coefficients[1:]])

    bounds = [(None, None), *((0.0, None) if sign > 0 else (None, 0.0) for sign in signs)]
    start = np.zeros(len(bounds))
    result: Floats = minimize(loss, start, jac=True, method="L-BFGS-B", bounds=bounds, options={"maxiter": 300}).x
    return result


def exported(model: Fitted) -> dict[str, object]:
    """Return *model* as values that JSON can write."""
    return {
        "features": _NAMES,
        "logistic": {
            "columns": model.columns.tolist(),
            "centre": _rounded(model.centre),
            "scale": _rounded(model.scale),
            "weights": _rounded(model.weights[1:]),
            "intercept": _rounded(model.weights[:1])[0],
        },
        "trees": {
            "baseline": 0.0,
            "trees": [
                _tree(one["tree_structure"], model.tree_columns)
                for forest in model.forests
                for one in forest.dump_model()["tree_info"]
            ],
        },
    }


def _tree(root: dict[str, Any], columns: Integers) -> list[list[float]]:
    """Return the nodes of a tree, each [feature, threshold, left, right] or [value]; values are of the mean forest."""
    nodes: list[list[float]] = []

    def add(node: dict[str, Any]) -> int:
        place = len(nodes)
        if "leaf_value" in node:
            nodes.append(_rounded([node["leaf_value"] / FORESTS]))
            return place
        nodes.append([])
        threshold = _rounded([node["threshold"]])[0]
        left, right = add(node["left_child"]), add(node["right_child"])
        nodes[place] = [int(columns[node["split_feature"]]), threshold, left, right]
        return place

    add(root)
    return nodes


def _expit(logit: Floats) -> Floats:
    result: Floats = 1 / (1 + np.exp(-logit))
    return result


def _rounded(values: Iterable[float]) -> list[float]:
    return [float(f"{value:.{DIGITS}g}") for value in values]
