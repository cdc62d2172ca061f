"""Provide labels to export in tests: a few frames of each kind."""

from collections.abc import Sequence
from pathlib import Path

from label_files import import_points
from rallytrace.exports.labels import TrackSnapshot, labels_of
from rallytrace.exports.material import Material
from rallytrace.exports.request import ExportFinished, ExportProgress, ExportRequest
from rallytrace.track.detections import Point, Source
from rallytrace.track.edits import Edit, accept, place
from rallytrace.track.geometry import Size
from rallytrace.track.history import History
from rallytrace.track.lists import RalliesChange, Rally
from rallytrace.track.track import Layer, State, Track, make_rows

SIZE = Size(192, 108)
"""The size of the clips that `clipmaker` makes."""


class Desk:
    """A track with its history."""

    def __init__(self, n_frames: int) -> None:
        self.track = Track(n_frames)
        self._history = History(self.track)

    def do(self, edit: Edit | None) -> None:
        assert edit is not None
        self._history.do(edit)

    def say(
        self, layer: Layer, frames: range, state: State, source: Source, xs: Sequence[float] = (), *, y: float = 50.0
    ) -> None:
        """Set frames of a layer. The ball is at (x, y), or absent without `xs`."""
        after = make_rows(len(frames), state, source, x=list(xs) or 0, y=y if len(xs) else 0)
        self.do(Edit("Say", (self.track.change(layer, frames, after),)))

    def name(self, *rallies: Rally) -> None:
        self.do(Edit("Name", (RalliesChange(self.track.rallies, rallies),)))


def mixed(n_frames: int = 40) -> Desk:
    """Return a track with frames of each kind.

    0 to 9 are predicted and accepted, 10 to 14 inpainted and occluded, 15 to 19 without a ball, 20 and 21 placed by
    hand, 22 to 29 predicted, 30 to 34 imported, the rest unset.
    """
    desk = Desk(n_frames)
    desk.say(Layer.PREDICTED, range(10), State.VISIBLE, Source.PREDICTED, [10 + 2.5 * i for i in range(10)])
    desk.do(accept(desk.track, range(10)))
    desk.say(Layer.INPAINTED, range(10, 15), State.OCCLUDED, Source.INPAINTED, [60, 61, 62, 63, 64])
    desk.say(Layer.PREDICTED, range(15, 20), State.NO_BALL, Source.PREDICTED)
    desk.do(place(desk.track, 20, 100, 40))
    desk.do(place(desk.track, 21, 104, 41))
    desk.say(Layer.PREDICTED, range(22, 30), State.VISIBLE, Source.PREDICTED, [108, 115, 109, 112, 120, 125, 121, 118])
    desk.do(import_points(desk.track, [Point(i, True, float(i), 7.0) for i in range(30, 35)], as_human=False))
    return desk


def mixed_labels() -> TrackSnapshot:
    """Return the labels of `mixed`."""
    return labels_of(mixed().track)


def do_export(material: Material, request: ExportRequest) -> tuple[ExportFinished, list[ExportProgress]]:
    """Export, and return the result and the progress messages."""
    from rallytrace.exports.exporting import export  # noqa: PLC0415 - only some tests need the video room

    events = list(export(material, request, lambda: None))
    done = events[-1]
    assert isinstance(done, ExportFinished)
    return done, [event for event in events if isinstance(event, ExportProgress)]


def names_in(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
