import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from qt import put_on_screen
from rallytrace.exports.request import ExportProgress
from rallytrace.inference.stage_seconds import StageSeconds
from rallytrace.session.project.messages import SaveState
from rallytrace.tracking.messages import Phase, ProviderInUse, RunProgress
from rallytrace.ui.look.time_text import NO_VALUE
from rallytrace.ui.panels.status_line import StatusLine

RUN = RunProgress(1, Phase.TRACKING, 250, 1000, 25.0, 30.0, None, StageSeconds())


@pytest.fixture
def line(qapp: QApplication) -> StatusLine:
    assert qapp is not None
    line = StatusLine()
    line.resize(1000, 28)
    put_on_screen(line)
    return line


def test_frame_time_and_cursor_are_told_or_left_out(line: StatusLine) -> None:
    assert line.frame_text.text() == NO_VALUE
    line.show_frame(1200, 40.0)
    line.show_cursor((12.34, 5.0))
    assert line.frame_text.text() == "1200   0:40.000"
    assert line.mouse_position.text() == "x 12.3   y 5.0"
    line.show_cursor(None)
    assert line.mouse_position.text() == ""


def test_numbers_that_run_move_nothing_beside_them(line: StatusLine) -> None:
    line.show_frame(1, 0.0)
    QTest.qWait(5)
    before = line.message.x()
    line.show_frame(199_999, 5000.0)
    line.show_cursor((1919.9, 1079.9))
    QTest.qWait(5)
    assert line.message.x() == before


def test_saving_an_edit_moves_nothing_beside_it(line: StatusLine) -> None:
    line.show_saving(SaveState.SAVED)
    QTest.qWait(5)
    before = (line.message.geometry(), line.saved.geometry())
    line.show_saving(SaveState.UNSAVED)
    QTest.qWait(5)
    assert (line.message.geometry(), line.saved.geometry()) == before


def test_run_can_be_cancelled_but_reading_cannot(line: StatusLine) -> None:
    asked: list[None] = []
    line.cancel_requested.connect(lambda: asked.append(None))
    line.show_index(100, 400)
    assert line.bar.value() / line.bar.maximum() == pytest.approx(0.25)
    assert line.cancel.isHidden()
    line.show_run(RUN)
    assert "30 s left" in line.task.text()
    QTest.mouseClick(line.cancel, Qt.MouseButton.LeftButton)
    assert asked == [None]
    line.show_run(None)
    line.show_index(400, 400)
    assert line.bar.isHidden()


def test_an_export_is_shown_until_it_ends(line: StatusLine) -> None:
    line.show_export(ExportProgress("Writing the labels"))
    assert "writing the labels" in line.task.text()
    assert line.bar.maximum() == 0, "its length is unknown"
    line.show_export(ExportProgress("Writing clips", 50, 200))
    assert line.bar.value() / line.bar.maximum() == pytest.approx(0.25)
    assert line.cancel.isHidden()
    line.show_export(None)
    assert line.task.isHidden()
    assert line.bar.isHidden()


def test_an_export_during_a_run_leaves_the_bar_to_the_run(line: StatusLine) -> None:
    line.show_run(RUN)
    run = line.task.text()
    line.show_export(ExportProgress("Writing clips", 150, 200))
    assert line.task.text().startswith(run)
    assert "Export 75%" in line.task.text()
    assert line.bar.value() / line.bar.maximum() == pytest.approx(0.25)
    assert not line.cancel.isHidden()
    line.show_run(None)
    assert "writing clips" in line.task.text()


def test_a_provider_that_was_not_asked_for_looks_like_a_warning(line: StatusLine) -> None:
    line.show_provider(ProviderInUse("CPU", "CUDA", "CUDA is missing.", warning=True))
    assert line.provider.text() == "CPU"
    assert line.provider.property("verdict") == "warning"
    assert "CUDA is missing" in line.provider.toolTip()
    line.show_provider(ProviderInUse("CUDA", "CUDA", "", warning=False))
    assert line.provider.property("verdict") is None


def test_the_mark_of_unexported_edits_offers_to_export(line: StatusLine) -> None:
    asked: list[None] = []
    line.export_requested.connect(lambda: asked.append(None))
    assert not line.unexported.isEnabled()
    beside = line.message.geometry()
    line.show_unexported(unexported=True)
    QCoreApplication.processEvents()
    assert line.message.geometry() == beside
    QTest.mouseClick(line.unexported, Qt.MouseButton.LeftButton)
    assert asked == [None]


def test_frames_left_out_of_export_are_counted(line: StatusLine) -> None:
    line.show_unexported(unexported=True)
    said = line.unexported.text()
    line.show_unexported(unexported=False, left_out=23)
    assert line.unexported.isEnabled()
    assert "23" in line.unexported.text()
    assert line.unexported.text() != said
    line.show_unexported(unexported=False)
    assert not line.unexported.isEnabled()


def test_a_long_message_is_cut_and_can_be_read_in_its_tooltip(line: StatusLine) -> None:
    line.message.setText("Very long. " * 60)
    assert line.width() == 1000
    assert "Very long. Very long." in line.message.toolTip()
