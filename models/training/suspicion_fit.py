"""Find the tables of suspicion: logistic regression on straight lines between knots, none of which bends back."""

from collections.abc import Mapping, Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from rallytrace.domain.suspicion import Claim, Feature
from rallytrace.domain.suspicion.features import OF_THE_PATH, Curve, Table

Floats = NDArray[np.float64]
Flags = NDArray[np.bool_]
Signs = Mapping[Claim, Mapping[Feature, int]]

SIGNS: Final[Signs] = {
    Claim.BALL: {
        Feature.PEAK: -1,
        Feature.SECOND: 1,
        Feature.ASIDE: 1,
        Feature.STILL: -1,
        Feature.SPREAD: 1,
        Feature.RECURRING: 1,
        Feature.RESIDUAL: 1,
        Feature.RUN: -1,
    },
    Claim.PLACE: {Feature.SECOND: 1, Feature.DISSENT: 1, Feature.ACROSS: 1, Feature.UNTIL: 1},
    Claim.OCCLUDED: {Feature.ASIDE: -1, Feature.DISSENT: -1, Feature.ACROSS: -1},
    Claim.NO_BALL: {Feature.ON_THE_WAY: -1, Feature.PEAK_ROW: -1, Feature.HEIGHT: 1, Feature.AROUND: 1},
}
"""What is looked at for each claim, and whether more of it speaks against the claim (1) or for it (-1).

A line that only rises, or only falls, can be explained, and does not learn the accidents of 31 rallies."""
SIGNS_OF_PATHS: Final[Signs] = {
    claim: {feature: sign for feature, sign in signs.items() if feature in OF_THE_PATH}
    for claim, signs in SIGNS.items()
    if claim is not Claim.OCCLUDED
}
"""The same for frames that no network spoke of; who labels a ball as occluded has looked."""

QUANTILES: Final = (0.02, 0.2, 0.4, 0.6, 0.8, 0.98)
"""Where the knots are among a feature's values."""
RIDGE: Final = 5.0
"""The prior of each line's rise from knot to knot, as a squared log-odds: it takes many frames to say a lot."""
_LOOSE: Final = 0.01
"""That of the base: it only holds where no frame is wrong, or every one."""
_STEPS = 60


def fit_tables(claimed: Mapping[Claim, tuple[Floats, Flags]], signs: Signs) -> dict[Claim, Table]:
    """The table for each claim that is made of any frame.

    Args:
        claimed: the frames that each claim is made of: their evidence, (n, len(Feature)), and where it is wrong, (n,).
        signs: what to look at.
    """
    made = {claim: looked_at for claim, looked_at in signs.items() if len(claimed[claim][1])}
    return {claim: fit_table(*claimed[claim], looked_at) for claim, looked_at in made.items()}


def fit_table(features: Floats, wrong: Flags, signs: Mapping[Feature, int]) -> Table:
    """The table for a claim that is made of at least one frame.

    Args:
        features: the frames' evidence, (n, len(Feature)).
        wrong: the truth, (n,).
        signs: what to look at.
    """
    signs = {feature: sign for feature, sign in signs.items() if np.isfinite(features[:, feature]).any()}
    knots = {feature: _knots(features[:, feature]) for feature in signs}
    rises = {feature: _rises(features[:, feature], knots[feature]) for feature in signs}
    middle = {feature: np.nanmean(rises[feature], axis=0) for feature in signs}
    columns = [np.nan_to_num(rises[feature] - middle[feature]) for feature in signs]
    bounds = np.concatenate([np.full(len(knots[feature]) - 1, sign) for feature, sign in signs.items()])
    weights = _newton(np.concatenate(columns, axis=1), wrong.astype(np.float64), bounds.astype(np.float64))
    curves, at = [], 1
    for feature in signs:
        up = weights[at : at + len(middle[feature])]
        at += len(up)
        adds = np.concatenate(([0.0], np.cumsum(up))) - middle[feature] @ up
        curves.append(Curve(feature, tuple(knots[feature].tolist()), tuple(adds.tolist())))
    return Table(float(weights[0]), tuple(curves))


def _knots(values: Floats) -> Floats:
    """Two knots at least, ascending."""
    found = np.unique(np.quantile(values[np.isfinite(values)], QUANTILES))
    return found if len(found) > 1 else np.array([found[0], found[0] + 1])


def _rises(values: Floats, knots: Floats) -> Floats:
    """How far each value has come from each knot to the next, 0 to 1, (n, knots - 1); NaN where it is not known."""
    return np.clip((values[:, None] - knots[:-1]) / np.diff(knots), 0, 1)


def _newton(columns: Floats, wrong: Floats, signs: Floats) -> Floats:
    """The base and the weights of columns (n, k) that make the truth likeliest, each of its sign or 0."""
    given = np.column_stack([np.ones(len(wrong)), columns])
    sign = np.concatenate(([0.0], signs))
    ridge = np.where(np.arange(given.shape[1]) > 0, RIDGE, _LOOSE)
    prior = np.zeros(given.shape[1])
    prior[0] = np.log((wrong.sum() + 0.5) / ((1 - wrong).sum() + 0.5))
    weights = prior

    def cost(at: Floats) -> float:
        odds = given @ at
        return float((np.logaddexp(0, odds) - wrong * odds).sum() + 0.5 * (ridge * (at - prior) ** 2).sum())

    now = cost(weights)
    for _ in range(_STEPS):
        likely = 1 / (1 + np.exp(-(given @ weights)))
        slope = given.T @ (likely - wrong) + ridge * (weights - prior)
        bend = (given * (likely * (1 - likely))[:, None]).T @ given + np.diag(ridge)
        free = (sign == 0) | (weights != 0) | (slope * sign < 0)
        step = np.zeros_like(weights)
        step[free] = np.linalg.solve(bend[np.ix_(free, free)], slope[free])
        tried = [_kept(weights - step * 0.5**halving, sign) for halving in range(12)]
        best = min(tried, key=cost)
        if now - cost(best) < 1e-7:
            break
        weights, now = best, cost(best)
    return weights


def _kept(weights: Floats, sign: Floats) -> Floats:
    """The weights, with those of the wrong sign made 0."""
    return np.where(weights * sign < 0, 0.0, weights)


def write_tables(tables: Sequence[tuple[str, str, Mapping[Claim, Table]]]) -> str:
    """The text of domain/suspicion/weights.py: for each name what it is for, and the tables."""
    lines = [
        '"""What each feature adds to the log-odds that what is claimed of a frame is wrong.',
        "",
        "Written by models/training/calibrate_suspicion.py; docs/decisions/0014-suspicion.md tells how good it is.",
        '"""',
        "",
        "from typing import Final",
        "",
        "from rallytrace.domain.suspicion.features import Curve, Table",
        "from rallytrace.domain.suspicion.features import Claim, Feature",
    ]
    for name, words, claims in tables:
        lines += ["", f"{name}: Final = {{"]
        for claim, table in claims.items():
            lines += [f"    Claim.{claim.name}: Table(", f"        {table.base:.3f},", "        ("]
            for curve in table.curves:
                parts = (f"Feature.{curve.feature.name}", _numbers(curve.knots), _numbers(curve.adds))
                lines += ["            Curve(", *(f"                {part}," for part in parts), "            ),"]
            lines += ["        ),", "    ),"]
        lines += ["}", f'"""{words}"""']
    return "\n".join(lines) + "\n"


def _numbers(values: Sequence[float]) -> str:
    return f"({', '.join(f'{value:.3f}' for value in values)})"
