"""Define the gestures of test_project_machine, for the real project and for the model: keys, runs and label files."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

import numpy as np
from hypothesis import strategies as st

from label_files import import_points
from plain_project import IMPORTED, PlainProject, Row
from rallytrace.track import edits
from rallytrace.track.detections import Point, Source
from rallytrace.track.edits import Edit
from rallytrace.track.geometry import Size
from rallytrace.track.layers import LayerRows
from rallytrace.track.lists import EventKind, Rally
from rallytrace.track.track import PREDICTED_ROW, ROW, SOURCES, Rows, State, Track

SIZE: Final = Size(1280, 720)
N_FRAMES: Final = 2500
"""Two and a half tiles of the file."""


@dataclass(frozen=True)
class Gesture:
    """A gesture, with all its random choices."""

    kind: str
    frame: int = 0
    length: int = 1
    seed: int = 0

    @property
    def span(self) -> range:
        """Return its frames, which may lie beyond the end of the video."""
        return range(self.frame, min(self.frame + self.length, N_FRAMES))

    @property
    def position(self) -> tuple[float, float]:
        """Return its position, with as many digits as a number has."""
        return self.seed * 123.456 % 1279 + 0.1, self.frame * 7.89 % 719


def seen(gesture: Gesture, *, run: int = 0) -> list[Row]:
    """Return predicted rows of a run for some of the frames. The run is 0 if it has no number yet."""
    rows = []
    for frame in gesture.span:
        luck = (frame * 2654435761 + gesture.seed * 40503) % 2**20
        state = (State.VISIBLE, State.NO_BALL, State.VISIBLE, State.UNSET)[luck % 4]
        x = luck / 1000 if state is State.VISIBLE else 0.0
        evidence = (x, x / 2, luck % 60, 0.25, 0.5, 8, luck % 9, x / 3, x / 4)
        region = (luck % 7, luck % 5, 320, 192) if luck % 3 else (0, 0, 0, 0)
        row = (state, 0, x, x / 2, luck % 64 / 64, *evidence, run, luck % 50 == 0, False, *region)
        rows.append(row if state is not State.UNSET else (0,) * len(row))
    return rows


def filled(gesture: Gesture) -> list[Row]:
    """Return the rows of a filled gap, of which some frames have none."""
    x, y = gesture.position
    row = (State.OCCLUDED, SOURCES.index(Source.INPAINTED), x, y, 0.0)
    return [row if (frame + gesture.seed) % 3 else (0,) * len(row) for frame in gesture.span]


def as_found(gesture: Gesture, rows: list[Row]) -> LayerRows:
    made: Rows = np.array(rows, PREDICTED_ROW if len(rows[0]) > len(ROW.fields or ()) else ROW)
    return LayerRows(np.asarray(gesture.span), made)


def by_frame(gesture: Gesture, rows: list[Row]) -> dict[int, Row | None]:
    """Return rows by frame as the model has them, without those of no state."""
    return {frame: row if row[0] else None for frame, row in zip(gesture.span, rows, strict=True)}


def read_labels(gesture: Gesture) -> list[Point]:
    """Return the rows of a label file: visible, occluded and absent balls in turn."""
    x, y = gesture.position
    points = [Point(frame, True, x, y, Source.IMPORTED) for frame in gesture.span]
    points[1::3] = [replace(point, visible=False, occluded=True) for point in points[1::3]]
    points[2::3] = [replace(point, visible=False, x=0.0, y=0.0) for point in points[2::3]]
    return points


def rows_of_labels(points: list[Point]) -> dict[int, Row]:
    states = {(True, False): State.VISIBLE, (False, True): State.OCCLUDED, (False, False): State.NO_BALL}
    return {one.frame: (states[one.visible, one.occluded], IMPORTED, one.x, one.y, 0.0) for one in points}


def drag_of(gesture: Gesture) -> tuple[str, int]:
    return ("drag", gesture.seed % 3)


def kind_of(gesture: Gesture) -> EventKind | None:
    """Return the state it sets."""
    kinds: list[EventKind | None] = [*EventKind, None]
    return kinds[gesture.seed % len(kinds)]


def rally_of(gesture: Gesture, rallies: tuple[Rally, ...]) -> Rally | None:
    """Return its rally, or None if there are no rallies."""
    return rallies[gesture.seed % len(rallies)] if rallies else None


def without_rally(gesture: Gesture, track: Track) -> Edit | None:
    rally = rally_of(gesture, track.rallies)
    return None if rally is None else edits.remove_rally(track, rally)


def tell_without_rally(gesture: Gesture, model: PlainProject) -> bool:
    rally = rally_of(gesture, model.said.rallies)
    return rally is not None and model.remove_rally(rally)


def inside(gesture: Gesture, model: PlainProject) -> list[int]:
    return [frame for frame in gesture.span if frame < model.n_frames]


HANDS: Final[dict[str, tuple[Callable[[Gesture, Track], Edit | None], Callable[[Gesture, PlainProject], bool]]]] = {
    "place": (
        lambda it, track: edits.place(track, it.frame, *it.position),
        lambda it, model: model.place(it.frame, *it.position),
    ),
    "drag": (
        lambda it, track: edits.place(track, it.frame, *it.position, step=drag_of(it)),
        lambda it, model: model.place(it.frame, *it.position, drag_of(it)),
    ),
    "nudge": (
        lambda it, track: edits.nudge(track, it.frame, it.seed - 5, 0.5, size=SIZE),
        lambda it, model: model.nudge(it.frame, it.seed - 5, 0.5, SIZE),
    ),
    "mark": (
        lambda it, track: edits.mark_frames(track, it.span, State(it.seed % len(State))),
        lambda it, model: model.mark(inside(it, model), State(it.seed % len(State))),
    ),
    "no ball": (
        lambda it, track: edits.mark_frames(track, it.span, State.NO_BALL),
        lambda it, model: model.mark(inside(it, model), State.NO_BALL),
    ),
    "hidden": (
        lambda it, track: edits.mark_frames(track, it.span, State.OCCLUDED),
        lambda it, model: model.mark(inside(it, model), State.OCCLUDED),
    ),
    "accept": (
        lambda it, track: edits.accept(track, it.span),
        lambda it, model: model.accept(inside(it, model), reviewed=True),
    ),
    "pin": (
        lambda it, track: edits.pin(track, it.span),
        lambda it, model: model.accept(inside(it, model), reviewed=False),
    ),
    "import": (
        lambda it, track: import_points(track, read_labels(it), as_human=False),
        lambda it, model: model.import_rows(rows_of_labels(read_labels(it)), as_human=False),
    ),
    "import as human": (
        lambda it, track: import_points(track, read_labels(it), as_human=True),
        lambda it, model: model.import_rows(rows_of_labels(read_labels(it)), as_human=True),
    ),
    "rally": (
        lambda it, track: edits.name_rally(track, Rally(f"rally {it.seed}", it.span)),
        lambda it, model: model.name_rally(Rally(f"rally {it.seed}", it.span)),
    ),
    "no rally": (without_rally, tell_without_rally),
    "event": (
        lambda it, track: edits.mark_event(track, it.frame, kind_of(it)),
        lambda it, model: model.mark_event(it.frame, kind_of(it)),
    ),
    "non-play": (
        lambda it, track: edits.mark_non_play(track, it.span),
        lambda it, model: model.mark_non_play(it.span, play=False),
    ),
    "play": (
        lambda it, track: edits.unmark_non_play(track, it.span),
        lambda it, model: model.mark_non_play(it.span, play=True),
    ),
}
"""What a hand or an import can do: the edit that it makes, None where there is nothing to be done; and the same, told
to the model, False where there is nothing."""


@st.composite
def denials(draw: st.DrawFn) -> list[Gesture]:
    """Return gestures of X and Q on one frame that a run may have seen, whose neighbours change in between."""
    frame = draw(st.sampled_from([2, 3, 1024]))
    denied = st.builds(Gesture, st.sampled_from(["no ball", "hidden"]), st.just(frame), st.sampled_from([1, 1, 3]))
    kinds = st.sampled_from(["place", "run", "mark", "import as human", "non-play", "undo"])
    beside = st.builds(
        Gesture, kinds, st.integers(frame - 2, frame + 2), st.sampled_from([1, 2, 6]), st.integers(0, 11)
    )
    begin = Gesture("run", frame - 2, 5, draw(st.integers(0, 3)))
    return [begin, *draw(st.lists(denied | beside, min_size=2, max_size=8))]
