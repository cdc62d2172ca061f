from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog

from program import demo_video
from qt import wait_until
from rallytrace.ui.application import Application
from windows import shown


@pytest.fixture
def app(qapp: QApplication) -> Iterator[Application]:
    assert isinstance(qapp, Application)
    yield qapp
    qapp.open_files_with(None)


def hand_over(app: Application, path: Path) -> None:
    """As macOS does when a file is opened in Finder."""
    QApplication.sendEvent(app, QFileOpenEvent(str(path)))


def test_file_from_the_system_opens_in_the_window(app: Application) -> None:
    with shown(app) as window:
        app.open_files_with(window.open_all)
        hand_over(app, demo_video())
        wait_until(lambda: window.workspace.info is not None)
        assert window.workspace.info is not None
        assert window.workspace.info.path == demo_video().resolve()


def test_a_file_waits_for_the_window_and_then_for_a_dialog(app: Application, tmp_path: Path) -> None:
    opened: list[Sequence[Path]] = []
    hand_over(app, tmp_path / "first.rally")
    app.open_files_with(opened.append)
    wait_until(lambda: opened == [(tmp_path / "first.rally",)])

    dialog = QDialog()

    def hand_over_below_it() -> None:
        hand_over(app, tmp_path / "second.mp4")
        QTest.qWait(400)
        assert len(opened) == 1
        dialog.reject()

    QTimer.singleShot(0, dialog, hand_over_below_it)
    dialog.exec()
    wait_until(lambda: opened[1:] == [(tmp_path / "second.mp4",)])


def test_files_that_are_handed_over_together_are_opened_together(app: Application, tmp_path: Path) -> None:
    opened: list[Sequence[Path]] = []
    app.open_files_with(opened.append)
    first, second = tmp_path / "first.mp4", tmp_path / "second.mp4"
    for path in (first, second, first):
        hand_over(app, path)
    wait_until(lambda: opened == [(first, second)])
