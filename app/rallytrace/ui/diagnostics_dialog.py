"""The diagnostics dialog: installed versions, folders and problems."""

from collections.abc import Iterable, Mapping
from typing import Any

import PySide6
from PySide6.QtCore import QSize, Qt, Slot, qVersion
from PySide6.QtGui import QGuiApplication, QShowEvent
from PySide6.QtWidgets import QDialog, QLabel, QPlainTextEdit, QPushButton, QWidget

from rallytrace.errors import AppError
from rallytrace.files import paths
from rallytrace.process import logs
from rallytrace.session.child import Child
from rallytrace.texts import shown_number, tr, tr_lazy
from rallytrace.ui.crash_dialog import open_path
from rallytrace.ui.look import icons, theme
from rallytrace.ui.look.icons import BadgeStatus
from rallytrace.ui.look.layouts import lay_column, lay_row
from rallytrace.ui.look.widgets import report_field, room_on_screen

_DOCTOR_TIMEOUT_SECONDS = 180.0

Facts = Mapping[str, str]


class DiagnosticsDialog(QDialog):
    """Shows facts about this process at once, and then the result of `rallytrace doctor`.

    Args:
        facts: further facts keyed by name, such as the provider in use, the models and the video.
        child: runs `rallytrace doctor`; by default a new `Child`.
    """

    def __init__(self, parent: QWidget | None = None, facts: Facts | None = None, child: Child | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("window", "Diagnostics"))
        self._facts = dict(facts or {})
        self._record: dict[str, Any] | None = None
        self._verdict = QLabel(wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self._text = report_field()
        self._text.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        copy = QPushButton(icons.icon("content-copy"), tr("window", "&Copy"))
        copy.clicked.connect(self._copy)
        folder = QPushButton(icons.icon("folder-open-outline"), tr("window", "Open the &log folder"))
        folder.setEnabled(logs.log_files().log is not None)
        folder.clicked.connect(_open_logs)
        close = QPushButton(tr("window", "Close"), default=True)
        close.clicked.connect(self.accept)
        for button in (copy, folder):
            button.setAutoDefault(False)
        row = lay_row(copy, folder, (None, 0), close, spacing=8)
        lay_column(self._verdict, (self._text, 1), row, owner=self, spacing=8, margins=(16, 16, 16, 16))
        close.setFocus()
        self._child = child or Child(self)
        self._child.finished.connect(self._on_record)
        self._child.failed.connect(self._fail)
        self.finished.connect(self._child.cancel)
        self.resize(QSize(760, 560).boundedTo(room_on_screen(self)))

    @property
    def text(self) -> str:
        return self._text.toPlainText()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if event.spontaneous():  # the window was only minimized
            return
        self._record = None
        self._judge(BadgeStatus.BUSY, tr("window", "Checking the installation and testing each provider."))
        self._show()
        self._child.start("doctor", "--json", subject=tr_lazy("errors", "The check"), timeout_s=_DOCTOR_TIMEOUT_SECONDS)

    @Slot(object)
    def _on_record(self, record: Any) -> None:
        self._record = record
        problems = record.get("problems", [])
        if problems:
            self._judge(
                BadgeStatus.WARNING, tr("window", "%n problems found.", singular="%n problem found.", n=len(problems))
            )
        else:
            self._judge(BadgeStatus.GOOD, tr("window", "No problems found."))
        self._show()

    @Slot(object)
    def _fail(self, error: AppError) -> None:
        self._judge(BadgeStatus.BAD, error.shown())

    def _judge(self, verdict: BadgeStatus, words: str) -> None:
        theme.set_property(self._verdict, "verdict", verdict.value)
        self._verdict.setText(words)

    def _show(self) -> None:
        scroll = self._text.verticalScrollBar().value()
        self._text.setPlainText("\n".join(_lines(self._record, self._facts)))
        self._text.verticalScrollBar().setValue(scroll)

    @Slot()
    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.text)


@Slot()
def _open_logs() -> None:
    open_path(paths.log_dir())


def window_facts() -> dict[str, str]:
    app = QGuiApplication.instance()
    facts = {
        "Qt": f"{qVersion()}, PySide6 {PySide6.__version__}",
        "Platform": QGuiApplication.platformName(),
        "Theme": "dark" if theme.tokens().dark else "light",
    }
    if isinstance(app, QGuiApplication):
        facts["System theme"] = {Qt.ColorScheme.Dark: "dark", Qt.ColorScheme.Light: "light"}.get(
            app.styleHints().colorScheme(), "unknown"
        )
    for number, screen in enumerate(QGuiApplication.screens(), 1):
        size = screen.size()
        scale = shown_number(screen.devicePixelRatio(), ".0%")
        facts[f"Screen {number}"] = f"{size.width()} x {size.height()} at {scale}, {screen.refreshRate():.0f} Hz"
    return facts


def _lines(record: Mapping[str, Any] | None, facts: Facts) -> Iterable[str]:
    files = logs.log_files()
    if record is not None:
        for problem in record.get("problems", ()):
            yield f"Problem: {problem['what']}"
            yield f"  {problem['remedy']}"
            yield from (f"    {command}" for command in problem.get("commands", ()))
            yield ""
    if facts:
        yield from _section("Open", facts)
    yield from _section("Window", window_facts())
    yield from _section("Log", {"File": str(files.log) if files.log else files.complaint})
    if record is None:
        return
    yield from _section("Machine", record.get("machine", {}))
    yield from _section("Libraries", record.get("libraries", {}))
    providers = record.get("providers", ())
    states = {entry["provider"]: "works" if entry["usable"] else str(entry["reason"]) for entry in providers}
    yield from _section("Providers", states)
    places = record.get("places", ())
    yield from _section(
        "Places",
        {entry["name"]: f"{entry['path']}{'' if entry['writable'] else ' (not writable)'}" for entry in places},
    )


def _section(title: str, facts: Facts) -> Iterable[str]:
    yield title
    for name, value in facts.items():
        yield f"  {name:<24} {value}"
    yield ""
