"""Test frames marked as unclear: one key, stored, and left out of exports and counts."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from qt import wait_until
from rallytrace.track.track import State
from rallytrace.ui.main_window.window import MainWindow
from rallytrace.ui.panels.frame_rows import FrameQuery, FrameRows, RowOrder, row_of
from rallytrace.ui.picture.badge import badge_of
from rallytrace.ui.timeline.timeline_arrays import counts_of
from windows import close_film_strip, go_to, press, shown_judged

GAPS = (range(60, 70), range(200, 225), range(330, 338))
CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def window(qapp: QApplication) -> Iterator[MainWindow]:
    """Yield the window over a track with three gaps in it, everything judged and shown; the film strip is closed."""
    with shown_judged(qapp, GAPS) as window:
        close_film_strip(window)
        yield window


def unclear(window: MainWindow) -> list[int]:
    track = window.workspace.document.track
    return [frame for frame in range(track.n_frames) if track.shown_row(frame)["state"] == State.UNCLEAR]


def test_one_key_marks_the_frame_and_the_next_one_takes_it_back(window: MainWindow) -> None:
    go_to(window, 30)
    press(window, Qt.Key.Key_C)
    assert unclear(window) == [30]
    track = window.workspace.document.track
    assert track.reviewed().nonzero()[0].tolist() == [30]
    assert badge_of(track, 30, 1.0).state == "Unclear, by hand"
    press(window, Qt.Key.Key_Z, CTRL)
    assert unclear(window) == []
    press(window, Qt.Key.Key_C)
    press(window, Qt.Key.Key_U, CTRL)
    assert unclear(window) == []
    assert not track.reviewed().any()


def test_rest_of_item_is_marked_unclear_and_next_comes(window: MainWindow) -> None:
    first, second = window.workspace.review.shown[:2]
    press(window, Qt.Key.Key_N)
    wait_until(lambda: window.has_picture)
    press(window, Qt.Key.Key_X)
    press(window, Qt.Key.Key_C, SHIFT)
    assert unclear(window) == [frame for frame in first.frames if frame != first.frame]
    assert window.workspace.frame == second.frame
    window.workspace.review.flush()
    assert not any(set(item.frames) & set(first.frames) for item in window.workspace.review.shown)


def test_a_marked_range_is_unclear_as_a_whole(window: MainWindow) -> None:
    for frame, key in ((40, Qt.Key.Key_I), (44, Qt.Key.Key_O)):
        go_to(window, frame)
        press(window, key)
    press(window, Qt.Key.Key_C, SHIFT)
    assert unclear(window) == [40, 41, 42, 43, 44]
    assert window.workspace.marks.frames is None


def test_the_table_and_the_counts_know_it(window: MainWindow) -> None:
    go_to(window, 31)
    press(window, Qt.Key.Key_C)
    track = window.workspace.document.track
    listed = FrameRows()
    listed.read(track)
    listed.show(listed.arranged(FrameQuery(state=State.UNCLEAR), RowOrder()), FrameQuery(), RowOrder())
    assert listed.frames.tolist() == [31]
    row = row_of(track, 31)
    assert (row.state, row.position, row.reviewed) == (State.UNCLEAR, None, True)
    counts = counts_of(track)
    assert (counts.unclear, counts.unset, counts.by_hand) == (1, 0, 1)
