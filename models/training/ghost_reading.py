"""What a simulated analyst reads off the ghosts: which fill is the best, and where the next point has to be."""

from collections.abc import Iterator

import numpy as np

from models.training.desk import Desk, Flags, Offer, Trial
from rallytrace.domain.fills import Fill
from rallytrace.domain.suspicion.features import pieces


def best_of(desk: Desk, offer: Offer, trial: Trial) -> tuple[Fill | None, Flags]:
    """The fill with the fewest wrong frames, of equal ones that shown first, and which are wrong with it, (n,)."""
    chosen = np.zeros(desk.track.n_frames, np.bool_)
    chosen[trial.frames.start : trial.frames.stop] = True
    chosen[trial.kept] = False
    fills: tuple[Fill | None, ...] = offer.fills or (None,)
    tried = [(fill, desk.wrong(fill) & chosen) for fill in fills]
    return min(tried, key=lambda one: (one[1].sum(), one[0] is not offer.first))


def frame_to_place(offer: Offer, fill: Fill | None, left: Flags) -> int:
    """Of the longest stretch that is left within a flight: its middle, or the end beyond which nothing is known."""
    run, knots = max(_left_by_flight(offer, left), key=lambda one: len(one[0]))
    middle = run[(len(run) - 1) // 2]
    if fill is not None and middle in fill.frames:
        return middle
    if not knots or run.stop <= knots[0]:
        return run.start
    return run[-1] if run.start > knots[-1] else middle


def _left_by_flight(offer: Offer, left: Flags) -> Iterator[tuple[range, list[int]]]:
    """The stretches of frames that are left, each within one flight, with what is known of this flight."""
    for flight in offer.around.flights():
        knots = offer.around.knots(flight)
        for run in pieces(left[flight.start : flight.stop]):
            yield range(flight.start + run.start, flight.start + run.stop), knots
