import pytest
from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from qt import wait_until
from rallytrace.errors import AppError
from rallytrace.process import logs
from rallytrace.session.child import Child
from rallytrace.ui.diagnostics_dialog import DiagnosticsDialog

HEALTHY = {
    "machine": {"RallyTrace": "1.2.3", "Processor": "Abacus"},
    "libraries": {"numpy": "2.4.6"},
    "providers": [
        {"provider": "cpu", "usable": True, "reason": ""},
        {"provider": "cuda", "usable": False, "reason": "There is no NVIDIA card."},
    ],
    "places": [{"name": "models", "path": "/models", "exists": True, "writable": False}],
    "problems": [],
}


class Examination(Child):
    """An examination that is answered by the test."""

    def __init__(self) -> None:
        super().__init__()
        self.arguments: tuple[object, ...] = ()
        self.starts = 0
        self.cancelled = False

    def start(
        self,
        *arguments: object,
        subject: str,  # noqa: ARG002 - as Child's
        timeout_s: float | None = None,  # noqa: ARG002
        grace_s: float = 0.0,  # noqa: ARG002
        lines: bool = False,  # noqa: ARG002
    ) -> None:
        self.arguments = arguments
        self.starts += 1

    @Slot()
    def cancel(self) -> None:
        """Note that nobody waits any more."""
        self.cancelled = True


@pytest.fixture
def examination(qapp: QApplication) -> Examination:
    return Examination()


@pytest.fixture
def dialog(examination: Examination) -> DiagnosticsDialog:
    made = DiagnosticsDialog(facts={"Provider": "CUDA"}, child=examination)
    made.show()
    return made


def verdict(dialog: DiagnosticsDialog) -> tuple[str, str]:
    label = next(one for one in dialog.findChildren(QLabel) if one.property("verdict"))
    return label.property("verdict"), label.text()


def test_immediate_facts_are_shown_immediately(dialog: DiagnosticsDialog, examination: Examination) -> None:
    assert examination.arguments == ("doctor", "--json")
    assert verdict(dialog)[0] == "busy"
    for fact in ("CUDA", "Qt", "PySide6", "Screen 1", logs.log_files().complaint):
        assert fact in dialog.text


def test_check_results_are_added(dialog: DiagnosticsDialog, examination: Examination) -> None:
    examination.finished.emit(HEALTHY)
    assert verdict(dialog)[0] == "good"
    for fact in ("Abacus", "2.4.6", "works", "There is no NVIDIA card.", "/models (not writable)"):
        assert fact in dialog.text


def test_problems_come_first_with_their_commands(dialog: DiagnosticsDialog, examination: Examination) -> None:
    problem = {"what": "cv2 does not load.", "remedy": "Install it again.", "commands": ["pip install x"]}
    examination.finished.emit({**HEALTHY, "problems": [problem]})
    assert verdict(dialog)[0] == "warning"
    assert dialog.text.startswith("Problem: cv2 does not load.\n  Install it again.\n    pip install x\n")


def test_a_failed_examination_is_said(dialog: DiagnosticsDialog, examination: Examination) -> None:
    examination.failed.emit(AppError("The examination crashed.", "Start it again."))
    assert verdict(dialog) == ("bad", "The examination crashed. Start it again.")


def test_all_of_it_can_be_copied(dialog: DiagnosticsDialog, examination: Examination) -> None:
    examination.finished.emit(HEALTHY)
    button = next(one for one in dialog.findChildren(QPushButton) if "Copy" in one.text())
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert QGuiApplication.clipboard().text() == dialog.text


def test_closing_ends_the_examination(dialog: DiagnosticsDialog, examination: Examination) -> None:
    dialog.accept()
    assert examination.cancelled


def test_opened_again_it_looks_again(dialog: DiagnosticsDialog, examination: Examination) -> None:
    examination.finished.emit(HEALTHY)
    dialog.accept()
    dialog.show()
    assert examination.starts == 2
    assert verdict(dialog)[0] == "busy"
    assert "Abacus" not in dialog.text


def test_the_real_examination_answers(qapp: QApplication) -> None:
    real = DiagnosticsDialog()
    real.show()
    wait_until(lambda: verdict(real)[0] != "busy")
    assert verdict(real)[0] in ("good", "warning"), verdict(real)
    assert "Libraries" in real.text
    real.close()
