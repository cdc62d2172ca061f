"""Turn a track with its picture: points, courts, players, and which end is near."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

import numpy as np

from rallytrace.track.arrays import Flags
from rallytrace.track.calibration import CourtCalibration, CourtMark
from rallytrace.track.edits import Edit, set_recording
from rallytrace.track.geometry import Size
from rallytrace.track.lists import CourtsChange, HittersChange, MatchesChange, PlayerNamesChange, RalliesChange
from rallytrace.track.match_setup import OTHER_END
from rallytrace.track.recording import Recording
from rallytrace.track.track import REGION_FIELDS, Change, Layer, Rows, State, Track, is_placed
from rallytrace.track.turning import Turning

_HALF: Final = 2
"""Quarter turns of a picture that is upside down."""
_PEAKS: Final = (("peak_x", "peak_y"), ("second_x", "second_y"))
_CORNERS_BY_SIDE: Final = (1, 0, 3, 2)
"""Corners of the same court with left and right exchanged, as indices of `CORNER_NAMES`."""
_CORNERS_BY_END: Final = (2, 3, 0, 1)
"""Corners of a court seen from its other end."""
_BESIDE_CORNER_PX: Final = 2.0**-20


def change_recording(track: Track, recording: Recording, size: Size) -> Edit | None:
    """Change how the video was recorded, and turn everything in the track with its picture; None if nothing changes.

    Args:
        recording: how it was recorded. Its `file_size` does not matter.
        size: size of the picture as it is now.
    """
    old, new = track.recording.turning, recording.turning
    if new == old:
        return set_recording(track, replace(recording, file_size=track.recording.file_size))
    edit = set_recording(track, replace(recording, file_size=old.inverse().size(size) if new else None))
    if edit is None:
        return None
    half_turned = (old.quarter_turns == _HALF) != (new.quarter_turns == _HALF)
    step = _Step(old.inverse().then(new), size, half_turned=half_turned)
    return replace(edit, name="Turn the video", changes=(*_turn_all(track, step), *edit.changes))


@dataclass(frozen=True, slots=True)
class _Step:
    """A turn of a picture.

    Attributes:
        size: size of the picture before the turn.
        half_turned: whether the picture is upside down either before or after the turn, compared with the file.
    """

    turning: Turning
    size: Size
    half_turned: bool

    def pixel(self, position: tuple[float, float]) -> tuple[float, float]:
        return self.turning.move(*position, self.size)

    def exchanges_ends(self, track: Track) -> bool:
        """Return True if the end that was near is the upper one afterwards.

        The court decides. Without one, only half a turn of the file's picture exchanges the ends, in whatever steps.
        """
        court = next((court for court in track.courts if not court.is_lost), None)
        if court is None:
            return self.half_turned
        rows = [self.pixel(corner)[1] for corner in court.corners]
        return sum(rows[:2]) > sum(rows[2:])


def _turn_all(track: Track, step: _Step) -> Iterator[Change]:
    """Yield the changes that turn rows and lists."""
    for layer in Layer:
        rows = track.layer(layer)
        frames = np.flatnonzero(rows["state"] != State.UNSET)
        if len(frames):
            yield track.change(layer, frames, turn_rows(rows[frames], step.turning, step.size))
    swaps = step.exchanges_ends(track)
    yield CourtsChange(track.courts, tuple(_turn_court(court, step, swaps=swaps) for court in track.courts))
    at = [step.pixel((named.x, named.y)) for named in track.player_names]
    names = [replace(named, x=x, y=y) for named, (x, y) in zip(track.player_names, at, strict=True)]
    yield PlayerNamesChange(track.player_names, tuple(sorted(names)))
    hitters = tuple(
        replace(
            hitter,
            end=OTHER_END[hitter.end] if swaps else hitter.end,
            place=None if hitter.place is None else step.pixel(hitter.place),
        )
        for hitter in track.hitters
    )
    yield HittersChange(track.hitters, hitters)
    if swaps:
        rallies = tuple(replace(one, winner=OTHER_END.get(one.winner.casefold(), one.winner)) for one in track.rallies)
        yield RalliesChange(track.rallies, rallies)
        matches = tuple(replace(match, near_side=match.near_side.opponent) for match in track.matches)
        yield MatchesChange(track.matches, matches)


def turn_rows(rows: Rows, turning: Turning, size: Size) -> Rows:
    """Return rows of any layer with all their positions in the turned picture."""
    turned = rows.copy()
    _turn_pair(turned, ("x", "y"), is_placed(rows) | (rows["x"] != 0) | (rows["y"] != 0), turning, size)
    if "peak_x" in (rows.dtype.names or ()):
        for pair in _PEAKS:
            _turn_pair(turned, pair, (rows[pair[0]] != 0) | (rows[pair[1]] != 0), turning, size)
        x, y, width, height = (rows[name].astype(np.float64) for name in REGION_FIELDS)
        corners = np.stack(turning.move(np.stack([x, x + width - 1]), np.stack([y, y + height - 1]), size))
        first, last = corners.min(axis=1), corners.max(axis=1)
        known = (width > 0) & (height > 0)
        for name, values in zip(REGION_FIELDS, (*first, *(last - first + 1)), strict=True):
            turned[name][known] = np.rint(values[known])
    return turned


def _turn_pair(rows: Rows, names: tuple[str, str], known: Flags, turning: Turning, size: Size) -> None:
    x, y = turning.move(rows[names[0]][known], rows[names[1]][known], size)
    # Both coordinates 0 mean no position: stay beside the corner by less than any file shows.
    x = np.where((x == 0) & (y == 0), _BESIDE_CORNER_PX, x)
    for name, values in zip(names, (x, y), strict=True):
        rows[name][known] = values


def _turn_court(court: CourtCalibration, step: _Step, *, swaps: bool) -> CourtCalibration:
    """Turn a court. In a mirrored picture its left side is the right one, and where ends are exchanged, too."""
    if court.is_lost:
        return court
    corners, sign = [step.pixel(corner) for corner in court.corners], [1.0, 1.0]
    if step.turning.mirrored:
        corners, sign = [corners[k] for k in _CORNERS_BY_SIDE], [-1.0, 1.0]
    if swaps:
        corners, sign = [corners[k] for k in _CORNERS_BY_END], [-sign[0], -sign[1]]
    marks = tuple(
        CourtMark((sign[0] * mark.floor[0], sign[1] * mark.floor[1]), step.pixel(mark.pixel)) for mark in court.marks
    )
    return replace(court, corners=tuple(corners), marks=marks)
