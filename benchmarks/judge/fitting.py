"""Fitting the two halves of the judge's model: a logistic regression and boosted trees, both of fixed signs.

Every set and class weighs the same. The regression maximises the penalised likelihood within bounds: what speaks for
support never gets a negative weight, nor the other way. The trees are scikit-learn's histogram gradient boosting under
monotonic constraints.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt
from scipy.optimize import minimize
from sklearn.ensemble import HistGradientBoostingClassifier

from sprout.judges.lexical.features import FEATURES

from .rows import Floats, Integers, Table

SEED = 0
PENALTY = 50.0
ITERATIONS = 150
LEARNING_RATE = 0.04
LEAVES = 8
DEPTH = 4
SMALLEST_LEAF = 25
LEAF_PENALTY = 5.0
SHARE_OF_FEATURES = 0.4
CLIPPED = 4.0
DIGITS = 9
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
    trees: Any
    tree_columns: Integers

    def scores(self, rows: Floats) -> Floats:
        """Return the support of each row, as :meth:`sprout.judges.lexical.model.Model.score` gives it."""
        standard = np.clip((rows[:, self.columns] - self.centre) / self.scale, -CLIPPED, CLIPPED)
        linear = 1 / (1 + np.exp(-(self.weights[0] + standard @ self.weights[1:])))
        boosted: Floats = self.trees.predict_proba(rows[:, self.tree_columns])[:, 1]
        result: Floats = (linear + boosted) / 2
        return result


def fit(table: Table, linear: Sequence[int], boosted: Sequence[int]) -> Fitted:
    """Fit both halves on *table*, the regression on the columns *linear*, the trees on the columns *boosted*."""
    share = weights(table)
    columns, tree_columns = np.array(linear), np.array(boosted)
    design = table.features[:, columns]
    centre = design.mean(axis=0)
    scale = design.std(axis=0) + 1e-6
    trees = HistGradientBoostingClassifier(
        max_iter=ITERATIONS,
        learning_rate=LEARNING_RATE,
        max_leaf_nodes=LEAVES,
        max_depth=DEPTH,
        min_samples_leaf=SMALLEST_LEAF,
        l2_regularization=LEAF_PENALTY,
        max_features=SHARE_OF_FEATURES,
        monotonic_cst=_SIGNS[tree_columns],
        early_stopping=False,
        random_state=SEED,
    )
    return Fitted(
        columns=columns,
        centre=centre,
        scale=scale,
        weights=_regression(
            np.clip((design - centre) / scale, -CLIPPED, CLIPPED), table.supported, share, _SIGNS[columns]
        ),
        trees=trees.fit(table.features[:, tree_columns], table.supported, sample_weight=share),
        tree_columns=tree_columns,
    )


def _regression(standard: Floats, supported: Integers, share: Floats, signs: Integers) -> Floats:
    def loss(coefficients: Floats) -> tuple[float, Floats]:
        logit = coefficients[0] + standard @ coefficients[1:]
        residual = share * (1 / (1 + np.exp(-logit)) - supported)
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
            "baseline": _rounded([float(np.ravel(model.trees._baseline_prediction)[0])])[0],
            "trees": [_tree(one[0].nodes, model.tree_columns) for one in model.trees._predictors],
        },
    }


def _tree(nodes: npt.NDArray[np.void], columns: Integers) -> list[list[float]]:
    return [
        _rounded([node["value"]])
        if node["is_leaf"]
        else [
            int(columns[node["feature_idx"]]),
            float(node["num_threshold"]),
            int(node["left"]),
            int(node["right"]),
        ]
        for node in nodes
    ]


def _rounded(values: Iterable[float]) -> list[float]:
    return [float(f"{value:.{DIGITS}g}") for value in values]
