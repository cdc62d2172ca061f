"""A fill: positions proposed for frames without one, and the edit that takes it over."""

import enum
from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from rallytrace.domain.detections import Source
from rallytrace.domain.edits import Edit
from rallytrace.domain.fills.surroundings import FillContext
from rallytrace.domain.geometry import Size
from rallytrace.domain.track import SOURCES, Frames, Layer, State, Track, judgements, rows


class Method(enum.StrEnum):
    """How positions are found."""

    LINEAR = "linear"
    """On straight lines from point to point."""
    CUBIC = "cubic"
    """On the cubic through two points on each side."""
    FLIGHT = "flight"
    """On the flight with drag that fits the points around."""
    INPAINT = "InpaintNet"
    """By the network, which is held to the points around."""


@dataclass(frozen=True, slots=True, eq=False)
class Fill:
    """What a method makes of a range.

    Attributes:
        method: which.
        frames: int64 (n,), ascending; none where the method cannot be offered.
        positions: float64 (2, n), x and y in video pixels, within the picture.
        words: why it is not offered, which frames it leaves out, what is doubtful about it; empty where all is well.
    """

    method: Method
    frames: Frames
    positions: NDArray[np.float64]
    words: str = ""
    off: float = 0.0
    """How far, in video pixels, the points around lie from the curve; 0 for one that goes through all it uses."""
    seen: Frames = field(default_factory=lambda: np.zeros(0, np.int64))
    """int64 (m,), ascending: those of the frames where TrackNet saw the ball, if only faintly; others are guessed."""

    @property
    def offered(self) -> bool:
        """Whether there is anything to take over."""
        return len(self.frames) > 0


def fill_of(
    method: Method,
    frames: Frames,
    positions: NDArray[np.float64],
    size: Size,
    words: Sequence[str] = (),
    *,
    off: float = 0.0,
) -> Fill:
    """A fill of those positions that lie within the picture.

    Args:
        method: which.
        frames: int64 (n,), ascending.
        positions: float64 (2, n); where one is not finite nothing was found.
        size: of the video.
        words: what there is to say so far, in sentences; empty ones are left out.
        off: how far the points around lie from the curve.
    """
    x, y = positions
    with np.errstate(invalid="ignore"):
        inside = (x >= -0.5) & (x < size.width - 0.5) & (y >= -0.5) & (y < size.height - 0.5)
    out = int((~inside).sum())
    said = [*words, f"{out} {'frame lies' if out == 1 else 'frames lie'} outside of the picture." if out else ""]
    within = np.clip(positions[:, inside], 0, np.array([[size.width - 1], [size.height - 1]]))
    return Fill(method, frames[inside], within, _joined(said), off)


def refused(method: Method, words: Sequence[str]) -> Fill:
    """A fill that is not offered, and why."""
    return Fill(method, np.zeros(0, np.int64), np.zeros((2, 0)), _joined(words))


def path_of(fill: Fill, around: FillContext) -> tuple[Frames, NDArray[np.float64]]:
    """A fill with the known points in its range and on both sides of it.

    Returns:
        Frames (n,), ascending, and positions (2, n) in video pixels.
    """
    frames = around.frames
    held = range(max(frames.start - 1, around.held.start), min(frames.stop + 1, around.held.stop))
    places = around.path[:, held.start - around.first : held.stop - around.first].copy()
    places[:, fill.frames - held.start] = fill.positions
    at = np.flatnonzero(np.isfinite(places[0]))
    return at + held.start, places[:, at]


def apply_fill(track: Track, fill: Fill) -> Edit | None:
    """Take a fill over as a person's word, reviewed; None where it has no frames.

    What TrackNet saw is its word, with its confidence. A frame that a person has marked occluded stays so, and has a
    position from then on.
    """
    if not fill.offered:
        return None
    source = Source.INPAINTED if fill.method is Method.INPAINT else Source.INTERPOLATED
    after = rows(len(fill.frames), State.VISIBLE, source, x=fill.positions[0], y=fill.positions[1])
    seen = np.isin(fill.frames, fill.seen)
    after["source"][seen] = SOURCES.index(Source.PREDICTED)
    after["confidence"][seen] = track.layer(Layer.PREDICTED)["confidence"][fill.seen]
    human = track.layer(Layer.HUMAN)[fill.frames]
    after["state"][human["state"] == State.OCCLUDED] = State.OCCLUDED
    count = len(fill.frames)
    name = f"Fill {count} {'frame' if count == 1 else 'frames'} ({fill.method.value})"
    return Edit(name, (track.change(Layer.HUMAN, fill.frames, judgements(after, reviewed=True)),))


def _joined(words: Sequence[str]) -> str:
    return " ".join(dict.fromkeys(word for word in words if word))
