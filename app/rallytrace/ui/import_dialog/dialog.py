"""File > Import labels: how a file is read and why, with its labels over the video, before anything changes."""

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QDialog,
    QHBoxLayout,
    QPushButton,
    QRadioButton,
    QSplitter,
    QTabWidget,
    QWidget,
)

from rallytrace.errors import AppError
from rallytrace.session.pictures.frames import LoadedFrame
from rallytrace.storage.labels.aspects import COLUMN_ASPECTS, FILE_ASPECTS, Aspect, VideoFacts
from rallytrace.storage.labels.report import LabelReport
from rallytrace.texts import join_sentences, shown, shown_number, tr, tr_lazy
from rallytrace.track.overlay_style import OverlayStyle
from rallytrace.track.wording import count_noun
from rallytrace.ui.import_dialog.conclusions import (
    ConclusionList,
    LineTable,
    NoteLine,
    ask_to_check,
    lines_of_findings,
    lines_of_notes,
)
from rallytrace.ui.import_dialog.preview import PreviewPanel
from rallytrace.ui.look.icons import BadgeStatus
from rallytrace.ui.look.layouts import lay_column, lay_row
from rallytrace.ui.look.widgets import ElidedLabel, Notice, give_role, room_on_screen

ReadLabels: TypeAlias = Callable[[Mapping[Aspect, str]], LabelReport]
"""Reads the file with the user's choices. Raises AppError if they contradict the file."""

_SOFT: Final = tr_lazy("window", "Imported points replace model results. Points set by hand replace imported points.")
_HUMAN: Final = tr_lazy("window", "Treated as points set by hand, not yet reviewed. Runs do not change them.")
_SIZE: Final = QSize(1180, 680)
_TABLES: Final = (
    (tr_lazy("window", "Line"), tr_lazy("window", "Reason"), tr_lazy("window", "Row")),
    (tr_lazy("window", "Line"), tr_lazy("window", "Correction"), tr_lazy("window", "Row")),
    (tr_lazy("video", "Frames"), tr_lazy("window", "Possible error"), tr_lazy("window", "Kind")),
    ("", tr_lazy("window", "Notes about the file"), ""),
)


class ImportDialog(QDialog):
    """Shows how a label file is read, lets the user change it, and previews the labels over the video.

    After each `frame_requested`, the owner must pass the frame's picture to `show_picture`.

    Attributes:
        report: how the file is read, or None if it cannot be read.
    """

    labels_accepted = Signal(object, bool)
    """The `LabelRows`, and whether they are imported as human points."""
    frame_requested = Signal(int)
    """The number of a frame whose picture is needed."""
    segments_chosen = Signal()
    """The user has chosen to read the file as segments."""

    def __init__(self, name: str, read: ReadLabels, facts: VideoFacts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("window", "Import labels"))
        self._read_labels = read
        self._facts = facts
        self._given: dict[Aspect, str] = {}
        self.report: LabelReport | None = None
        self._name = give_role(ElidedLabel(name, self, mode=Qt.TextElideMode.ElideMiddle), "title")
        self.notice = Notice(parent=self)
        self.conclusions = ConclusionList(self)
        self.preview = PreviewPanel(facts, self)
        self.tables = QTabWidget(self, documentMode=True)
        self.tables.setMinimumHeight(120)
        self._tables = [LineTable((location, words, heading), self) for location, words, heading in _TABLES]
        for table in self._tables:
            self.tables.addTab(table, "")
        self.soft = QRadioButton(tr("window", "&Imported labels"), self)
        self.human = QRadioButton(tr("window", "Points set by &hand"), self)
        self.import_button = give_role(QPushButton(tr("window", "Import"), self), "primary")
        self.segments_button = QPushButton(tr("window", "Read as &segments"), self, autoDefault=False)
        self.segments_button.setToolTip(
            tr("window", "The rows are starts and ends of rallies, not positions of the ball")
        )
        self._cancel = QPushButton(tr("window", "Cancel"), self)
        self._lay_out()
        self._connect()
        self.resize(_SIZE.boundedTo(room_on_screen(self)))
        self._read()

    def showEvent(self, event: QShowEvent) -> None:
        """Request the first picture now, because the signal was not connected yet when the dialog was created."""
        super().showEvent(event)
        self.frame_requested.emit(self.preview.frame)

    def show_picture(self, picture: LoadedFrame | None) -> None:
        """Show the picture of the frame that `frame_requested` has asked for."""
        self.preview.show_picture(picture)

    def set_style(self, style: OverlayStyle) -> None:
        self.preview.preview.set_style(style)

    @property
    def choices(self) -> Mapping[Aspect, str]:
        return dict(self._given)

    def _lay_out(self) -> None:
        right = QSplitter(Qt.Orientation.Vertical, self, childrenCollapsible=False)
        right.addWidget(self.preview)
        right.addWidget(self.tables)
        right.setStretchFactor(0, 3)
        right.setStretchFactor(1, 1)
        right.setSizes([400, 190])
        sides = QSplitter(Qt.Orientation.Horizontal, self, childrenCollapsible=False)
        sides.addWidget(self.conclusions)
        sides.addWidget(right)
        sides.setSizes([500, 660])
        sides.setStretchFactor(1, 1)
        lay_column(self._name, self.notice, (sides, 1), self._foot(), owner=self, spacing=8, margins=(16, 12, 16, 12))

    def _foot(self) -> QHBoxLayout:
        group = QButtonGroup(self)
        for button, tip in ((self.soft, _SOFT), (self.human, _HUMAN)):
            group.addButton(button)
            button.setToolTip(shown(tip))
        self._meaning = give_role(ElidedLabel("", self), "muted")
        self.soft.setChecked(True)
        self.import_button.setDefault(True)
        self._cancel.setAutoDefault(False)
        return lay_row(
            self.soft,
            self.human,
            (self._meaning, 1),
            self.segments_button,
            self._cancel,
            self.import_button,
            spacing=12,
        )

    def _connect(self) -> None:
        self.conclusions.choice_made.connect(self._choose)
        self.preview.frame_requested.connect(self.frame_requested)
        for table in self._tables:
            table.frame_chosen.connect(self.preview.go)
        self.human.toggled.connect(self._explain)
        self.import_button.clicked.connect(self._accept)
        self._cancel.clicked.connect(self.reject)
        self.segments_button.clicked.connect(self.segments_chosen)
        self._explain()

    @Slot(object, str)
    def _choose(self, aspect: Aspect, name: str) -> None:
        """Read the file again with another choice, or '' for the detected value. Dependent choices are reset."""
        given = dict(self._given)
        void = FILE_ASPECTS if aspect in FILE_ASPECTS else COLUMN_ASPECTS if aspect in COLUMN_ASPECTS else ()
        if void:
            given = {known: choice for known, choice in given.items() if known in FILE_ASPECTS or (known in void)}
        if name:
            given[aspect] = name
        else:
            given.pop(aspect, None)
        previous, self._given = self._given, given
        if not self._read():
            self._given = previous

    def _read(self) -> bool:
        """Read the file and show the result. Return False if the file cannot be read with the user's choices."""
        try:
            report = self._read_labels(self._given)
        except AppError as error:
            self.notice.say(BadgeStatus.BAD, error.shown())
            if self.report is not None:
                self.conclusions.show_conclusions(self.report.conclusions)
            self.import_button.setEnabled(self.report is not None)
            return False
        self.report = report
        self.conclusions.show_conclusions(report.conclusions)
        self.preview.show_labels(report.labels)
        self._show_tables(report)
        self.notice.say(*_verdict(report))
        count = len(report.labels)
        self.import_button.setText(tr("window", "Import {labels}", labels=count_noun(count, "label")))
        self.import_button.setEnabled(count > 0)
        return True

    def _show_tables(self, report: LabelReport) -> None:
        findings = report.labels.findings(self._facts.size)
        remarks = [NoteLine("", shown(remark), "", -1) for remark in report.remarks]
        tabs = (
            (tr("window", "Not imported"), lines_of_notes(report.refused, report.labels)),
            (tr("window", "Corrected"), lines_of_notes(report.corrected, report.labels)),
            (tr("window", "Possible errors"), lines_of_findings(findings)),
            (tr("window", "Notes"), remarks),
        )
        for index, (table, (title, lines)) in enumerate(zip(self._tables, tabs, strict=True)):
            table.lines.show_lines(lines)
            self.tables.setTabText(index, f"{title} ({shown_number(len(lines), ',')})")
        if not tabs[self.tables.currentIndex()][1]:
            self.tables.setCurrentIndex(next((index for index, (_, lines) in enumerate(tabs) if lines), 0))

    @Slot()
    def _explain(self) -> None:
        self._meaning.setText(shown(_HUMAN if self.human.isChecked() else _SOFT))

    @Slot()
    def _accept(self) -> None:
        if self.report is not None:
            self.labels_accepted.emit(self.report.labels, self.human.isChecked())
            self.accept()


def _verdict(report: LabelReport) -> tuple[BadgeStatus, str]:
    if report.problem:
        return BadgeStatus.BAD, tr("window", "{problem} Check the columns below.", problem=report.problem)
    questions = report.questions
    if questions:
        check = ask_to_check(report.summary, questions)
        return BadgeStatus.WARNING, join_sentences(check, report.doubt)
    if report.doubt or report.refused:
        return BadgeStatus.WARNING, join_sentences(report.summary, report.doubt)
    return BadgeStatus.GOOD, shown(report.summary)
