"""The pictures in the frame table, in the real window over the demo rally."""

import time
from collections.abc import Iterable, Iterator

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from lobs import flight, predicted_of
from narrowing import not_none
from qt import wait_until
from rallytrace.session.document import RunStep
from rallytrace.session.pictures.frames import CutoutArea
from rallytrace.session.preferences import Preferences
from rallytrace.settings.sections import APPEARANCE
from rallytrace.track.edits import Edit
from rallytrace.track.track import Layer
from rallytrace.ui.main_window.window import MainWindow
from rallytrace.ui.panels.frame_rows import Column
from rallytrace.ui.panels.frame_table import FrameTable
from windows import go_to, press, shown_with


@pytest.fixture
def window(qapp: QApplication) -> Iterator[MainWindow]:
    """Yield the window, as low as it may be, with a track and the frame table in it."""
    with shown_with(qapp) as window:
        window.resize(1280, 720)
        wait_until(lambda: window.height() == 720)
        document = window.workspace.document
        n_frames = document.track.n_frames
        document.edit(
            Edit(
                "Track",
                (document.track.change(Layer.PREDICTED, range(n_frames), predicted_of(flight(n_frames))),),
                RunStep(1),
            )
        )
        press(window, Qt.Key.Key_F9)
        yield window


@pytest.fixture
def table(window: MainWindow) -> FrameTable:
    table = window.docks.panel(FrameTable)
    wait_until(table.isVisible)
    wait_for_pictures(table)
    return table


def wait_for_pictures(table: FrameTable) -> None:
    pictures = not_none(table.pictures)
    wait_until(lambda: len(sight := table.grid.frames_in_view) > 0 and all(map(pictures.has, sight.tolist())))


def cell(table: FrameTable, frame: int) -> QRect:
    """Return the picture of a frame in the table's viewport."""
    return table.grid.visualRect(table.model.index(not_none(table.model.rows.row_of(frame)), Column.PICTURE))


def colours(table: FrameTable, frame: int) -> set[int]:
    image = table.grid.viewport().grab(cell(table, frame)).toImage()
    return {image.pixel(x, y) for x in range(image.width()) for y in range(image.height())}


def test_every_row_has_a_picture_and_eight_fit_lowest_window(table: FrameTable) -> None:
    assert table.grid.page >= 8
    wait_until(lambda: all(len(colours(table, frame)) > 30 for frame in table.grid.frames_in_view[:8].tolist()))
    assert cell(table, int(table.grid.frames_in_view[0])).height() >= 24


def test_the_ball_is_in_the_middle_of_its_picture(window: MainWindow, table: FrameTable) -> None:
    window.workspace.preferences.update(APPEARANCE, predicted_colour="#ff00ff")
    frame = int(table.grid.frames_in_view[2])
    box = cell(table, frame)
    image = table.grid.viewport().grab(box).toImage()
    marked = [
        (x, y)
        for x in range(image.width())
        for y in range(image.height())
        if min(image.pixelColor(x, y).red(), image.pixelColor(x, y).blue()) > 140
        and image.pixelColor(x, y).green() < 60
    ]
    xs, ys = zip(*marked, strict=True)
    ratio = image.devicePixelRatio()
    assert abs((min(xs) + max(xs)) / 2 / ratio - box.width() / 2) <= 2
    assert abs((min(ys) + max(ys)) / 2 / ratio - box.height() / 2) <= 2


def test_only_rows_on_the_screen_have_pictures(window: MainWindow, table: FrameTable) -> None:
    wanted: list[CutoutArea] = []
    table.grid.verticalScrollBar().setValue(200)
    wait_for_pictures(table)
    window.context.cutouts.arrived.connect(wanted.extend)
    table.grid.verticalScrollBar().setValue(300)
    wait_for_pictures(table)
    frames = {area.frame for area in wanted}
    assert frames
    assert frames <= set(range(300, 300 + table.grid.page + 1))


def test_while_the_video_plays_nothing_is_requested(window: MainWindow, table: FrameTable) -> None:
    asked: list[object] = []
    window.context.cutouts.want_beside = lambda owner, areas: asked.append((owner, areas))  # type: ignore[method-assign]
    press(window, Qt.Key.Key_Space)
    wait_until(lambda: window.workspace.frame > 2 * table.grid.page)
    assert window.workspace.playhead.playing
    assert asked == []
    press(window, Qt.Key.Key_Space)
    wait_until(lambda: asked != [])


def test_while_somebody_steps_nothing_is_requested(window: MainWindow, table: FrameTable) -> None:
    stepped = 0.0
    rested: list[float] = []

    def ask(owner: object, areas: Iterable[CutoutArea]) -> None:
        rested.extend(time.monotonic() - stepped for _ in areas if owner)

    window.context.cutouts.want_beside = ask  # type: ignore[method-assign]
    table.grid.verticalScrollBar().setValue(100)
    for frame in range(1, 40):
        stepped = time.monotonic()
        window.workspace.playhead.seek(frame)
        QTest.qWait(10)
    wait_until(lambda: rested != [])
    assert min(rested) > 0.1, "a busy machine may have rested between two steps, and long enough"


def test_a_click_on_a_picture_goes_to_its_frame(window: MainWindow, table: FrameTable) -> None:
    frame = int(table.grid.frames_in_view[4])
    QTest.mouseClick(table.grid.viewport(), Qt.MouseButton.LeftButton, pos=cell(table, frame).center())
    wait_until(lambda: window.workspace.frame == frame)


def test_the_headings_menu_hides_them_for_good(window: MainWindow, table: FrameTable) -> None:
    least = table.minimumSizeHint().width()
    header = table.grid.horizontalHeader()
    header.customContextMenuRequested.emit(QPoint(10, 10))
    menu = not_none(table.grid.findChild(QMenu, "header_menu"))
    menu.actions()[0].trigger()
    menu.close()
    assert table.grid.isColumnHidden(Column.PICTURE)
    assert len(table.grid.frames_in_view) == 0
    assert table.minimumSizeHint().width() <= least + 20, "they take the room of another column, not of the video"
    assert not Preferences().value.appearance.table_pictures
    window.workspace.preferences.update(APPEARANCE, table_pictures=True)
    assert not table.grid.isColumnHidden(Column.PICTURE)
    wait_for_pictures(table)


def test_a_corrected_point_moves_its_picture(window: MainWindow, table: FrameTable) -> None:
    frame = int(table.grid.frames_in_view[3])
    go_to(window, frame)
    before = colours(table, frame)
    window.context.edit_controller.place_in_strip(frame, 40.0, 30.0, 1)
    wait_until(lambda: colours(table, frame) != before)
    wait_for_pictures(table)


def shows_row_of(table: FrameTable, frame: int) -> bool:
    """Return whether the row of a frame is on the screen, where the scroll bar says."""
    grid, row = table.grid, table.model.rows.row_of(frame)
    assert row is not None
    top = grid.rowViewportPosition(grid.top)
    area = grid.visualRect(table.model.index(row, 0))
    return top == 0 and grid.viewport().rect().contains(area.center())


def test_rows_of_another_height_are_scrolled_to_the_playheads(window: MainWindow, table: FrameTable) -> None:
    go_to(window, 200)
    wait_until(lambda: shows_row_of(table, 200))
    for size in ((1280, 1000), (1280, 640), (1280, 720)):
        press(window, Qt.Key.Key_F10)
        window.resize(*size)
        go_to(window, 200 + size[1] % 100)
        wait_until(lambda: shows_row_of(table, window.workspace.frame))
        press(window, Qt.Key.Key_F9)
        window.resize(1280, size[1] - 60)
        press(window, Qt.Key.Key_F9)
        wait_until(lambda: table.isVisible() and shows_row_of(table, window.workspace.frame))
