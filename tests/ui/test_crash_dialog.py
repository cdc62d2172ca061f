import logging
import sys
import threading
from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt, QtMsgType, qInstallMessageHandler, qWarning
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPlainTextEdit, QPushButton

from qt import wait_until
from rallytrace.errors import AppError
from rallytrace.process import logs
from rallytrace.ui import crash_dialog
from rallytrace.ui.crash_dialog import CrashDialog, CrashReporter
from rallytrace.ui.look import theme


@pytest.fixture
def reporter(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> Iterator[CrashReporter]:
    """Yield a reporter that is told of every error, as in the program."""
    theme.apply(qapp, "light")
    for module, hook in ((sys, "excepthook"), (threading, "excepthook"), (sys, "unraisablehook")):
        monkeypatch.setattr(module, hook, getattr(module, hook))
    logs.start_log()
    made = CrashReporter()
    logs.watch_for_crashes(made.report)
    yield made
    if made.dialog is not None:
        made.dialog.reject()
    logs.end_log()
    caplog.get_records("call").clear()


def raise_in_a_slot(what: str = "the racket broke") -> None:
    """Raise an error in a slot, as PySide reports it."""
    try:
        fail(what)
    except RuntimeError as error:
        sys.excepthook(type(error), error, error.__traceback__)


def fail(what: str) -> None:
    raise RuntimeError(what)


def dialog_of(reporter: CrashReporter) -> CrashDialog:
    wait_until(lambda: reporter.dialog is not None and reporter.dialog.isVisible())
    assert reporter.dialog is not None
    return reporter.dialog


def words(dialog: CrashDialog) -> str:
    return "\n".join(label.text() for label in dialog.findChildren(QLabel) if not label.isHidden())


def click(dialog: CrashDialog, text: str) -> None:
    button = next(one for one in dialog.findChildren(QPushButton) if one.text().replace("&", "") == text)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def test_an_error_in_a_slot_is_told_in_plain_words(reporter: CrashReporter) -> None:
    raise_in_a_slot()
    said = words(dialog_of(reporter))
    assert "Something went wrong" in said
    assert "the racket broke" in said
    assert "Your points" in said


def test_the_loop_goes_on_behind_it(reporter: CrashReporter) -> None:
    raise_in_a_slot()
    dialog = dialog_of(reporter)
    click(dialog, "Continue")
    wait_until(lambda: reporter.dialog is None)


def test_an_error_in_a_thread_is_told_on_the_main_one(reporter: CrashReporter) -> None:
    thread = threading.Thread(target=fail, args=("no such frame",), name="decoder")
    thread.start()
    thread.join(120)
    dialog = dialog_of(reporter)
    assert dialog.thread() is reporter.thread()
    assert "thread decoder" in dialog.findChild(QPlainTextEdit).toPlainText()  # type: ignore[union-attr]


def test_an_error_that_was_foreseen_speaks_for_itself(reporter: CrashReporter) -> None:
    error = AppError("The disk is full.", "Make room and try again.")
    sys.excepthook(AppError, error, None)
    said = words(dialog_of(reporter))
    assert "The disk is full." in said
    assert "Make room and try again." in said


def test_further_errors_are_counted_in_the_dialog_that_is_open(reporter: CrashReporter) -> None:
    raise_in_a_slot()
    dialog = dialog_of(reporter)
    for _ in range(5):
        raise_in_a_slot()
    wait_until(lambda: "5 more errors" in words(dialog))
    assert len([one for one in QApplication.topLevelWidgets() if isinstance(one, CrashDialog)]) == 1


def test_repeated_paint_error_shows_one_dialog(reporter: CrashReporter, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crash_dialog, "QUIET_SECONDS", 3600.0)
    raise_in_a_slot()
    click(dialog_of(reporter), "Continue")
    wait_until(lambda: reporter.dialog is None)
    for _ in range(3):
        raise_in_a_slot()
        QTest.qWait(10)
        assert reporter.dialog is None


def test_another_error_right_after_it_is_told(reporter: CrashReporter) -> None:
    raise_in_a_slot()
    click(dialog_of(reporter), "Continue")
    wait_until(lambda: reporter.dialog is None)
    sys.excepthook(AppError, AppError("The disk is full."), None)
    assert "The disk is full." in words(dialog_of(reporter))


def test_the_same_error_is_told_again_after_a_while(reporter: CrashReporter, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crash_dialog, "QUIET_SECONDS", 0.0)
    for _ in range(3):
        raise_in_a_slot()
        click(dialog_of(reporter), "Continue")
        wait_until(lambda: reporter.dialog is None)
    raise_in_a_slot()
    QTest.qWait(20)
    assert reporter.dialog is None, "by now everybody knows"


def test_the_report_can_be_copied(reporter: CrashReporter) -> None:
    raise_in_a_slot()
    click(dialog_of(reporter), "Copy report")
    copied = QGuiApplication.clipboard().text()
    assert "Traceback" in copied
    assert "RuntimeError: the racket broke" in copied
    assert "RallyTrace" in copied


def test_the_log_is_offered(reporter: CrashReporter, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[object] = []
    monkeypatch.setattr(crash_dialog, "open_path", opened.append)
    raise_in_a_slot()
    click(dialog_of(reporter), "Open the log")
    assert opened == [logs.log_files().log]


def test_leaving_is_a_wish_that_the_window_hears(reporter: CrashReporter) -> None:
    asked: list[bool] = []
    reporter.quit_requested.connect(lambda: asked.append(True))
    raise_in_a_slot()
    click(dialog_of(reporter), "Quit")
    assert asked == [True]
    wait_until(lambda: reporter.dialog is None)


def test_return_and_esc_go_on(reporter: CrashReporter, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crash_dialog, "QUIET_SECONDS", 0.0)
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Escape):
        raise_in_a_slot()
        dialog = dialog_of(reporter)
        wait_until(lambda: QApplication.focusWidget() is not None)
        QTest.keyClick(QApplication.focusWidget() or dialog, key)
        wait_until(lambda: reporter.dialog is None)


# Qt's own messages


@pytest.fixture
def qt_log(caplog: pytest.LogCaptureFixture) -> Iterator[pytest.LogCaptureFixture]:
    caplog.set_level(logging.DEBUG, logger="qt")
    crash_dialog.log_qt_messages()
    yield caplog
    qInstallMessageHandler(None)
    caplog.get_records("call").clear()


def test_qts_warnings_are_logged(qt_log: pytest.LogCaptureFixture) -> None:
    qWarning("QPainter::begin: Paint device returned engine == 0")
    assert [(record.levelno, record.name) for record in qt_log.records] == [(logging.WARNING, "qt")]


def test_warnings_that_mean_nothing_are_no_warnings(qt_log: pytest.LogCaptureFixture) -> None:
    qWarning("This plugin does not support propagateSizeHints()")
    assert [record.levelno for record in qt_log.records] == [logging.DEBUG]


def test_every_kind_of_message_has_a_weight() -> None:
    assert set(QtMsgType) - {QtMsgType.QtSystemMsg} <= set(crash_dialog._LEVELS)
