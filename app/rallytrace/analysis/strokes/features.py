"""Compute the input of the stroke network: for each stroke of a rally, floor positions, times, and contact heights."""

from dataclasses import dataclass
from typing import Final

import numpy as np

from rallytrace.track.arrays import Floats, Floats32

N_FEATURES: Final = 30
"""Number of features per stroke; see `stroke_features`."""
_MIN_SHOT_SECONDS: Final = 0.1
"""Shorter shots count as this long."""
_MAX_SHOT_SECONDS: Final = 4.0
"""If two strokes are farther apart than this, a stroke between them was missed."""


@dataclass(frozen=True, slots=True, eq=False)
class StrokeSequence:
    """The strokes of one rally in order. NaN stands for an unknown value.

    Positions are on the floor in metres: x to the right as seen by the camera, y from the net to the far end, with (0,
    0) at the middle of the net. A contact is given by the point on the floor below it.

    Attributes:
        times: (n,) times of the contacts in seconds, ascending.
        hitter: (n, 2) feet of the player who makes each stroke.
        opponent: (n, 2) feet of the other player at that time.
        contact: (n, 2) position of the contact.
        target: (n, 2) position of the next contact, or of the landing.
        low: (n,) 1 for a contact below the top of the net, 0 above it.
        launch: (n, 2) speed in m/s and elevation in degrees just after the contact, negative downwards.
    """

    times: Floats
    hitter: Floats
    opponent: Floats
    contact: Floats
    target: Floats
    low: Floats
    launch: Floats

    def __len__(self) -> int:
        return len(self.times)


def stroke_features(rally: StrokeSequence) -> Floats32:
    """Return the input of the network, (n, N_FEATURES), with each stroke seen from its hitter's side.

    Unknown values are 0. For the important ones, a flag says that they are unknown.
    """
    hitter, opponent, contact, target = (_from_own_side(rally, place) for place in _places(rally))
    contact = np.where(np.isnan(contact), hitter, contact)
    before, after = _intervals(rally.times)
    flown = np.maximum(after, _MIN_SHOT_SECONDS)
    distance = np.hypot(*(target - contact).T)
    speed, elevation = rally.launch.T
    columns = (
        *(hitter, opponent, contact, target, target - opponent, contact - hitter),
        *(distance / 3, distance / flown / 10, before, after, 1 / flown, np.abs(target[:, 0] - contact[:, 0])),
        *(np.log(np.maximum(speed, 1.0) / 20), elevation / 15),
    )
    numbers = np.column_stack(columns)
    numbers = 0.5 * np.where(np.isnan(numbers), 0, numbers)
    order = np.arange(len(rally))
    flags = np.column_stack(
        (
            *(np.isnan(hitter[:, 0]), np.isnan(target[:, 0]), np.isnan(before), np.isnan(after)),
            *(order == 0, order == 1, order == len(rally) - 1, rally.low == 1, rally.low == 0),
            np.isnan(speed),
        )
    )
    return np.concatenate([numbers, flags], axis=1).astype(np.float32)


def _places(rally: StrokeSequence) -> tuple[Floats, Floats, Floats, Floats]:
    return rally.hitter, rally.opponent, rally.contact, rally.target


def _from_own_side(rally: StrokeSequence, place: Floats) -> Floats:
    """Return positions (n, 2), rotated so that the hitter of each stroke is at the near end."""
    depth = np.where(np.isnan(rally.hitter[:, 1]), -rally.opponent[:, 1], rally.hitter[:, 1])
    return place * np.where(depth > 0, -1.0, 1.0)[:, None]


def _intervals(times: Floats) -> tuple[Floats, Floats]:
    """Return the seconds since the previous stroke and until the next one, (n,) each; NaN where there is none.

    They are also NaN if they are so long that a stroke in between was missed.
    """
    gaps = np.diff(times)
    gaps = np.where((gaps <= 0) | (gaps > _MAX_SHOT_SECONDS), np.nan, gaps)
    return np.r_[np.nan, gaps], np.r_[gaps, np.nan]
