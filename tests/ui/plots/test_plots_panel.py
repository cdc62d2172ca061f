import subprocess
import sys
from typing import Any

import numpy as np
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from mouse import double_click, move_mouse, turn_wheel
from narrowing import not_none
from qt import put_on_screen, wait_until
from rallytrace.session.document import Document, RunStep
from rallytrace.track.edits import Edit, place
from rallytrace.track.geometry import Size
from rallytrace.track.overlay_style import OverlayStyle
from rallytrace.track.track import PREDICTED_ROW, Layer, State
from rallytrace.ui.look import theme
from rallytrace.ui.look.time_axis import FrameTimes
from rallytrace.ui.plots.plots_panel import PlotsPanel
from rallytrace.ui.timeline.strip import EDGE_WIDTH_PX, GUTTER_WIDTH_PX

N_FRAMES = 500
WIDTH = GUTTER_WIDTH_PX + N_FRAMES + EDGE_WIDTH_PX
PREDICTED, INPAINTED, HUMAN = "#2080ff", "#ff9a3d", "#ff00ff"
SHIFT = Qt.KeyboardModifier.ShiftModifier


class Seat:
    """A panel of its own, a pixel for each frame, and what it asked for."""

    def __init__(self) -> None:
        self.document = Document()
        self.document.open(N_FRAMES)
        self.panel = PlotsPanel(self.document)
        self.panel.set_times(FrameTimes(np.arange(N_FRAMES) / 50, 50.0))
        self.panel.set_video_size(Size(1280, 720))
        self.panel.set_style(OverlayStyle(predicted=PREDICTED, inpainted=INPAINTED, human=HUMAN))
        self.frame_sought: list[tuple[int, bool]] = []
        self.ranges: list[range] = []
        self.panel.frame_sought.connect(self._seek)
        self.panel.range_selected.connect(self.ranges.append)
        self.panel.resize(WIDTH, 300)

    def _seek(self, frame: int, held: bool) -> None:
        self.frame_sought.append((frame, held))

    def show(self) -> None:
        put_on_screen(self.panel)
        wait_until(lambda: not self.panel._drawing.isActive())

    def track(self, frames: range = range(N_FRAMES), x: float = 640) -> None:
        """Let a run see the ball in these frames."""
        seen = np.zeros(len(frames), PREDICTED_ROW)
        seen["state"], seen["x"], seen["y"], seen["confidence"] = State.VISIBLE, x, 360, 0.9
        change = self.document.track.change(Layer.PREDICTED, frames, seen)
        self.document.edit(Edit("Track", (change,), RunStep(1)))

    @property
    def viewport(self) -> QWidget:
        """Return what the mouse is over."""
        return not_none(self.panel.board).viewport

    def shot(self) -> QImage:
        """Return what the plots look like once everything is drawn."""
        wait_until(lambda: not self.panel._drawing.isActive())
        return self.viewport.grab().toImage()

    def drag(self, stops: list[QPoint], modifiers: Any = Qt.KeyboardModifier.NoModifier) -> None:
        """Press, move along, and let go."""
        left = Qt.MouseButton.LeftButton
        QTest.mousePress(self.viewport, left, modifiers, stops[0])
        for stop in stops[1:]:
            move_mouse(self.viewport, stop)
        QTest.mouseRelease(self.viewport, left, modifiers, stops[-1])

    def wheel(self, where: QPoint, notches: int, modifiers: Any = Qt.KeyboardModifier.NoModifier) -> None:
        turn_wheel(self.viewport, where, notches, modifiers)


@pytest.fixture
def unseen(qapp: QApplication) -> Seat:
    theme.apply(qapp, "light")
    return Seat()


@pytest.fixture
def driver(unseen: Seat) -> Seat:
    unseen.track()
    unseen.show()
    wait_until(lambda: unseen.panel.view.axis.width == N_FRAMES)
    return unseen


def at(frame: float, y: int = 40) -> QPoint:
    """Return the pixel of a frame while all of the video is shown."""
    return QPoint(GUTTER_WIDTH_PX + round(frame), y)


def colours_in(image: QImage, colour: str) -> list[tuple[int, int]]:
    """Return the pixels of a colour's hue: a smooth line is paler where it lies between two rows of them."""
    hue = QColor(colour).hue()
    pixels = ((x, y, image.pixelColor(x, y)) for y in range(image.height()) for x in range(image.width()))
    return [(x, y) for x, y, pixel in pixels if abs(pixel.hue() - hue) <= 4 and pixel.saturation() > 60]


def test_a_panel_that_was_never_shown_does_not_import_pyqtgraph() -> None:
    program = (
        "import sys; from PySide6.QtWidgets import QApplication; app = QApplication(['x', '-platform', 'offscreen']);"
        "from rallytrace.session.document import Document; from rallytrace.ui.plots.plots_panel import PlotsPanel;"
        "panel = PlotsPanel(Document()); sys.exit('pyqtgraph' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", program], check=False, timeout=120).returncode == 0


def test_without_a_path_it_says_what_to_do(unseen: Seat) -> None:
    unseen.show()
    assert unseen.panel.empty.isVisible()
    assert unseen.panel.empty.heading.text() == "No path yet"
    unseen.document.open(0)
    wait_until(lambda: unseen.panel.empty.heading.text() == "No video is open")
    assert unseen.panel.board is None


def test_first_points_show_plots_and_undo_removes_them(unseen: Seat) -> None:
    unseen.show()
    unseen.track(range(100, 200))
    wait_until(lambda: unseen.panel.board is not None and unseen.panel.head.isVisible())
    unseen.document.undo()
    wait_until(unseen.panel.empty.isVisible)


def test_the_path_is_drawn_in_its_colour_at_its_height(driver: Seat) -> None:
    found = colours_in(driver.shot(), PREDICTED)
    middle = not_none(driver.panel.board).plots["x"].area.center().y()
    assert any(abs(y - middle) <= 2 for _, y in found)
    assert {x for x, _ in found} > set(range(GUTTER_WIDTH_PX + 5, WIDTH - EDGE_WIDTH_PX - 5))


def test_one_correction_among_many_frames_is_seen(driver: Seat) -> None:
    assert not colours_in(driver.shot(), HUMAN)
    driver.document.edit(place(driver.document.track, 250, 200, 200))
    found = colours_in(driver.shot(), HUMAN)
    assert found
    assert all(abs(x - GUTTER_WIDTH_PX - 250) <= 4 for x, _ in found)


def test_changes_while_hidden_appear_when_shown(driver: Seat) -> None:
    driver.panel.hide()
    driver.document.edit(place(driver.document.track, 250, 200, 200))
    driver.show()
    assert colours_in(driver.shot(), HUMAN)


def test_a_click_seeks(driver: Seat) -> None:
    QTest.mouseClick(driver.viewport, Qt.MouseButton.LeftButton, pos=at(400))
    assert driver.frame_sought == [(400, True), (400, False)]


def test_the_playhead_can_be_dragged(driver: Seat) -> None:
    driver.panel.set_playhead(100)
    driver.drag([at(101), at(150), at(220)])
    assert driver.frame_sought == [(100, True), (150, True), (220, True), (220, False)]


def test_a_drag_beside_the_playhead_pans_and_does_not_seek(driver: Seat) -> None:
    driver.panel.view.axis = driver.panel.view.axis.moved_to(200, 100)
    driver.drag([at(300), at(250), at(200)])
    assert not driver.frame_sought
    assert driver.panel.view.axis.start == pytest.approx(220)


def test_wheel_zooms_at_mouse_and_double_click_shows_all(driver: Seat) -> None:
    under = driver.panel.view.axis.position_at(300)
    driver.wheel(at(300), 5)
    assert driver.panel.view.axis.span < N_FRAMES / 2
    assert driver.panel.view.axis.position_at(300) == pytest.approx(under)
    double_click(driver.viewport, at(300))
    assert driver.panel.view.axis.fitted


def test_all_three_plots_show_the_same_frames(driver: Seat) -> None:
    driver.wheel(at(300), 5)
    driver.shot()
    assert driver.panel.board is not None
    spans = [plot.item.getViewBox().viewRange()[0] for plot in driver.panel.board.plots.values()]
    axis = driver.panel.view.axis
    assert spans == [pytest.approx([axis.start, axis.start + axis.span])] * 3


def test_wheel_over_numbers_zooms_that_plot_alone(driver: Seat) -> None:
    assert driver.panel.board is not None
    plots = driver.panel.board.plots
    driver.panel.board.draw()  # in the heights that the first time has led to
    before = {name: plot.extent for name, plot in plots.items()}
    where = QPoint(20, round(plots["y"].area.center().y()))
    driver.wheel(where, 3)
    driver.shot()
    assert plots["y"].extent[1] - plots["y"].extent[0] < before["y"][1] - before["y"][0]
    assert plots["x"].extent == before["x"]
    double_click(driver.viewport, where)
    driver.shot()
    assert plots["y"].extent == before["y"]


def test_a_drag_with_shift_selects_a_range(driver: Seat) -> None:
    driver.drag([at(300), at(250), at(200)], SHIFT)
    assert driver.ranges == [range(200, 301)]
    assert not driver.frame_sought


def test_the_marked_range_is_shown(driver: Seat) -> None:
    before = driver.shot().pixelColor(at(150, 20))
    driver.panel.set_marks(100, 200)
    assert driver.shot().pixelColor(at(150, 20)) != before
    assert driver.shot().pixelColor(at(250, 20)) == before
    driver.panel.set_marks(None, None)
    assert driver.shot().pixelColor(at(150, 20)) == before


def test_the_playhead_is_followed_out_of_what_is_shown(driver: Seat) -> None:
    driver.panel.view.axis = driver.panel.view.axis.moved_to(0, 100)
    driver.panel.set_playhead(100)
    assert 100 in driver.panel.view.axis.frames
    assert driver.panel.view.axis.start > 0


def test_the_mouse_reads_off_the_values_of_its_frame(driver: Seat) -> None:
    move_mouse(driver.viewport, at(100))
    assert driver.panel.view.hover == 100
    read = driver.panel.head.readout.text().split()
    assert read == ["Frame", "100", "0:02.000", "x", "640.0", "y", "360.0", "0", "px/s"]


def test_another_theme_is_worn_at_once(driver: Seat, qapp: QApplication) -> None:
    light = driver.shot().pixelColor(at(300, 12))
    theme.apply(qapp, "dark")
    try:
        assert driver.shot().pixelColor(at(300, 12)).lightness() < light.lightness()
    finally:
        theme.apply(qapp, "light")


def test_it_keeps_to_its_frames_across_another_width(driver: Seat) -> None:
    driver.panel.view.axis = driver.panel.view.axis.moved_to(100, 200)
    driver.panel.resize(WIDTH + 200, 300)
    wait_until(lambda: driver.panel.view.axis.width == N_FRAMES + 200)
    assert (driver.panel.view.axis.start, driver.panel.view.axis.span) == (100, 200)


def test_the_keyboard_stays_with_the_video(driver: Seat) -> None:
    QTest.mouseClick(driver.viewport, Qt.MouseButton.LeftButton, pos=at(400))
    holder = QApplication.focusWidget()
    assert holder is None or not driver.panel.isAncestorOf(holder)


@pytest.mark.parametrize("height", [170, 300, 700])
def test_axis_numbers_span_picture_in_whole_pixels(driver: Seat, height: int) -> None:
    driver.panel.resize(WIDTH, height)
    driver.shot()
    assert driver.panel.board is not None
    driver.panel.board.draw()
    for name, limit in (("x", 1280), ("y", 720)):
        plot = driver.panel.board.plots[name]
        (ticks,) = plot.item.getAxis("left")._tickLevels
        assert [text for _, text in ticks] == [f"{at:.0f}" for at, _ in ticks]
        assert ticks[0][0] == 0
        assert ticks[-1][0] == limit
        pixel = (plot.extent[1] - plot.extent[0]) / plot.area.height()
        apart = np.diff([at for at, _ in ticks]) / pixel
        assert apart.min() >= 13, "no label lies over another"
        assert -plot.extent[0] / pixel >= 5.5, "nor is one cut off"
    (ticks,) = driver.panel.board.plots["Speed"].item.getAxis("left")._tickLevels
    assert len(ticks) >= 2
