import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from narrowing import not_none
from rallytrace.track import edits
from rallytrace.track.detections import Source
from rallytrace.track.edits import Edit
from rallytrace.track.geometry import Size
from rallytrace.track.history import History
from rallytrace.track.track import PREDICTED_ROW, Layer, State, Track, make_rows
from rallytrace.ui.look.time_axis import FrameTimes
from rallytrace.ui.panels.frame_rows import (
    ALL_FRAMES,
    Column,
    FrameQuery,
    FrameRow,
    FrameRows,
    RowOrder,
    mark_selection,
    move_point,
    pasted_text,
    pin_selection,
    row_of,
    typed_frames,
    unreview_selection,
)

N = 12


def make(track: Track, edit: Edit | None) -> None:
    History(track).do(not_none(edit))


def seen(track: Track) -> Track:
    """Frames 0 to 7 tracked, 2 and 3 without a ball; 3 filled; 5 put right by hand; 6 accepted; 7 pinned."""
    predicted = np.zeros(8, PREDICTED_ROW)
    predicted["state"] = [1, 1, 3, 3, 1, 1, 1, 1]
    predicted["confidence"] = [0.9, 0.5, 0.1, 0.2, 0.7, 0.5, 0.6, 0.8]
    predicted["x"] = [10, 20, 0, 0, 50, 60, 70, 5]
    predicted["y"] = [1, 2, 0, 0, 5, 6, 7, 8]
    make(track, Edit("Track", (track.change(Layer.PREDICTED, range(8), predicted),)))
    filled = make_rows(1, State.OCCLUDED, Source.INPAINTED, x=30, y=3)
    make(track, Edit("Fill", (track.change(Layer.INPAINTED, [3], filled),)))
    make(track, edits.place(track, 5, 99, 98))
    make(track, edits.accept(track, range(6, 7)))
    make(track, edits.pin(track, range(7, 8)))
    return track


@pytest.fixture
def track() -> Track:
    return seen(Track(N))


def listed(track: Track, wanted: FrameQuery = ALL_FRAMES, order: RowOrder | None = None) -> list[int]:
    table = FrameRows()
    table.read(track)
    found: list[int] = table.arranged(wanted, order or RowOrder()).tolist()
    return found


def test_all_frames_stand_in_their_order_at_first(track: Track) -> None:
    assert listed(track) == list(range(N))


@pytest.mark.parametrize(
    ("wanted", "frames"),
    [
        (FrameQuery(state=State.NO_BALL), [2]),
        (FrameQuery(state=State.UNSET), [8, 9, 10, 11]),
        (FrameQuery(source=Source.PREDICTED), [0, 1, 2, 4, 6, 7]),
        (FrameQuery(source=Source.HUMAN), [5]),
        (FrameQuery(reviewed=True), [5, 6]),
        (FrameQuery(reviewed=False), [0, 1, 2, 3, 4, 7]),
        (FrameQuery(max_confidence=0.5), [2, 3]),
        (FrameQuery(marked=range(4, 6)), [4, 5]),
        (FrameQuery(marked=range(4, 100), frames=range(10, 1 << 40)), [10, 11]),
        (FrameQuery(marked=range(2), frames=range(5, 7)), []),
        (FrameQuery(state=State.VISIBLE, reviewed=False, marked=range(1, 8)), [1, 4, 7]),
    ],
)
def test_only_what_is_wanted_is_listed(track: Track, wanted: FrameQuery, frames: list[int]) -> None:
    assert listed(track, wanted) == frames


@pytest.mark.parametrize(
    ("order", "frames"),
    [
        (RowOrder(Column.FRAME, descending=True), [*range(N)][::-1]),
        (RowOrder(Column.CONFIDENCE), [2, 3, 1, 5, 6, 4, 7, 0, 8, 9, 10, 11]),
        (RowOrder(Column.CONFIDENCE, descending=True), [0, 7, 4, 6, 1, 5, 3, 2, 8, 9, 10, 11]),
        (RowOrder(Column.X), [7, 0, 1, 3, 4, 6, 5, 2, 8, 9, 10, 11]),
        (RowOrder(Column.STATE), [0, 1, 4, 5, 6, 7, 3, 2, 8, 9, 10, 11]),
        (RowOrder(Column.STATE, descending=True), [2, 3, 0, 1, 4, 5, 6, 7, 8, 9, 10, 11]),
        (RowOrder(Column.SOURCE, descending=True), [5, 3, 0, 1, 2, 4, 6, 7, 8, 9, 10, 11]),
        (RowOrder(Column.REVIEWED), [5, 6, 0, 1, 2, 3, 4, 7, 8, 9, 10, 11]),
        (RowOrder(Column.REVIEWED, descending=True), [0, 1, 2, 3, 4, 7, 8, 9, 10, 11, 5, 6]),
    ],
)
def test_equal_values_keep_order_and_missing_ones_are_last(track: Track, order: RowOrder, frames: list[int]) -> None:
    assert listed(track, order=order) == frames


@given(st.lists(st.floats(0, 4000, width=32), min_size=1, max_size=60), st.booleans())
def test_numbers_are_sorted_as_python_sorts_them(numbers: list[float], descending: bool) -> None:
    track = Track(len(numbers))
    placed = make_rows(len(numbers), State.VISIBLE, Source.IMPORTED, x=np.array(numbers), y=1)
    make(track, Edit("Import", (track.change(Layer.IMPORTED, range(len(numbers)), placed),)))
    expected = sorted(range(len(numbers)), key=lambda frame: (-1 if descending else 1) * numbers[frame])
    assert listed(track, order=RowOrder(Column.X, descending)) == expected


def test_a_frame_is_found_in_its_row_however_the_rows_stand(track: Track) -> None:
    table = FrameRows()
    table.read(track)
    for wanted in (ALL_FRAMES, FrameQuery(reviewed=False)):
        for order in (RowOrder(), RowOrder(Column.FRAME, descending=True), RowOrder(Column.CONFIDENCE)):
            table.show(table.arranged(wanted, order), wanted, order)
            assert [table.row_of(frame) for frame in table.frames.tolist()] == list(range(len(table)))
            assert table.row_of(N) is None
            assert table.row_of(-1) is None
    assert table.row_of(5) is None
    assert table.rows_of(np.array([5, 2, 3])).tolist() == [0, 1]


def test_only_changed_rows_are_read_again(track: Track) -> None:
    table = FrameRows()
    table.read(track)
    make(track, edits.mark_frames(track, range(4, 5), State.NO_BALL))
    assert table.arranged(FrameQuery(state=State.NO_BALL), RowOrder()).tolist() == [2]
    table.note(np.array([4]))
    table.read(track)
    assert table.arranged(FrameQuery(state=State.NO_BALL), RowOrder()).tolist() == [2, 4]


def test_frames_that_have_come_are_listed(track: Track) -> None:
    table = FrameRows()
    table.read(track)
    track.grow(N + 3)
    table.read(track)
    assert table.arranged(FrameQuery(state=State.UNSET), RowOrder()).tolist() == [8, 9, 10, 11, 12, 13, 14]


def test_a_row_has_the_shown_point_and_tracknets_confidence(track: Track) -> None:
    assert row_of(track, 5) == FrameRow(5, State.VISIBLE, Source.HUMAN, (99, 98), 0.5, reviewed=True, pinned=True)
    assert row_of(track, 3).position == (30, 3)
    assert row_of(track, 2).position is None
    assert row_of(track, 11) == FrameRow(11, State.UNSET, None, None, None, reviewed=False, pinned=False)


@pytest.mark.parametrize(
    ("text", "frames"),
    [
        ("1200", range(1200, 1201)),
        ("1,200", range(1200, 1201)),
        ("1200-1300", range(1200, 1301)),
        ("frame 1200 - 1300", range(1200, 1301)),
        ("Frames 1200 to 1300", range(1200, 1301)),
        ("1300-1200", range(1200, 1301)),
        ("1200\N{EN DASH}1300", range(1200, 1301)),
        ("1200..1300", range(1200, 1301)),
        ("-1300", range(1301)),
        ("0:02-0:03", range(100, 151)),
        ("2 s", range(100, 101)),
        ("abc", None),
        ("-", None),
        ("12-x", None),
    ],
)
def test_frames_are_typed_in_many_ways(text: str, frames: range | None) -> None:
    assert typed_frames(text, FrameTimes(rate=50.0)) == frames


def test_an_open_end_reaches_beyond_every_video() -> None:
    frames = not_none(typed_frames("1200-", FrameTimes()))
    assert frames.start == 1200
    assert frames.stop > 10**9


def test_scattered_frames_change_together_without_those_between(track: Track) -> None:
    edit = not_none(mark_selection(track, np.array([0, 4, 9]), State.NO_BALL))
    assert edit.frames.tolist() == [0, 4, 9]
    assert len(edit.changes) == 1


def test_very_many_pieces_give_the_same_edit_as_a_few() -> None:
    track = Track(1000)
    frames = np.arange(0, 1000, 2)
    assert not_none(mark_selection(track, frames, State.NO_BALL)).frames.tolist() == frames.tolist()


def test_review_can_be_undone_and_human_point_stays(track: Track) -> None:
    edit = not_none(unreview_selection(track, np.array([4, 5, 6])))
    make(track, edit)
    assert edit.frames.tolist() == [5, 6]
    assert not track.reviewed().any()
    assert row_of(track, 5).position == (99, 98)


def test_unpinning_never_removes_human_points(track: Track) -> None:
    make(track, pin_selection(track, np.array([4, 7])))
    assert row_of(track, 4).pinned
    edit = pin_selection(track, np.array([4, 5, 7]))
    make(track, edit)
    assert [row_of(track, frame).pinned for frame in (4, 5, 7)] == [False, True, False]


def test_typed_coordinate_keeps_state_and_other_coordinate(track: Track) -> None:
    make(track, move_point(track, 3, x=44.5, size=Size(100, 100)))
    row = row_of(track, 3)
    assert (row.state, row.position, row.source) == (State.OCCLUDED, (44.5, 3), Source.HUMAN)
    assert move_point(track, 2, x=5, size=Size(100, 100)) is None


def test_rows_are_pasted_as_numbers_with_tabs_between(track: Track) -> None:
    text = pasted_text(track, np.array([5, 2, 11]), FrameTimes(rate=50.0))
    assert text.split("\n") == [
        "5\t0.100\tvisible\t99.00\t98.00\thuman\t0.500\tyes",
        "2\t0.040\tno ball\t\t\tpredicted\t0.100\tno",
        "11\t0.220\tunlabelled\t\t\t\t\tno",
    ]
