"""File > Import labels, for segments of other programs: the rallies that they become, before anything changes."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeAlias

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtWidgets import QDialog, QPushButton, QSplitter, QTabWidget, QWidget

from rallytrace.analysis.match.imported_match import ImportedMatch
from rallytrace.errors import AppError
from rallytrace.storage.labels.aspects import Aspect
from rallytrace.storage.labels.report import RowNote
from rallytrace.storage.segments.records import SegmentFile
from rallytrace.texts import join_list, shown, shown_number, tr, tr_lazy
from rallytrace.track.wording import capitalize, clock, count_noun
from rallytrace.ui.import_dialog.conclusions import ConclusionList, LineTable, NoteLine, ask_to_check
from rallytrace.ui.look.icons import BadgeStatus
from rallytrace.ui.look.layouts import lay_column, lay_row
from rallytrace.ui.look.widgets import ElidedLabel, Notice, give_role, room_on_screen

ReadSegments: TypeAlias = Callable[[Mapping[Aspect, str]], tuple[SegmentFile, ImportedMatch] | None]
"""Reads the file with the user's choices. Returns None if these say that it contains labels instead."""

_SIZE: Final = QSize(1080, 560)
_TABLES: Final = (
    (tr_lazy("window", "Start"), tr_lazy("match", "Rally"), tr_lazy("window", "End")),
    (tr_lazy("window", "Item"), tr_lazy("window", "Reason"), tr_lazy("window", "Row")),
    (tr_lazy("window", "Item"), tr_lazy("window", "Change"), tr_lazy("window", "Row")),
    ("", tr_lazy("window", "Note"), ""),
)


class SegmentDialog(QDialog):
    """Shows the rallies in a file of segments, and lets the user change how the file is read.

    Attributes:
        found: what was read from the file, and the rallies to import.
    """

    rallies_accepted = Signal(object, object)
    """The `SegmentFile`, and the `ImportedMatch` to import."""
    labels_chosen = Signal()
    """The user has chosen to read the file as ball labels."""
    frame_requested = Signal(int)
    """The first frame of a rally that was selected."""

    def __init__(
        self,
        name: str,
        read: ReadSegments,
        found: tuple[SegmentFile, ImportedMatch],
        times: Sequence[float],
        *,
        given: Mapping[Aspect, str],
        parent: QWidget | None = None,
    ) -> None:
        """Create the dialog.

        Args:
            found: the result of `read` for the choices `given`.
            times: start of each frame and end of the video in seconds, (n + 1,).
            given: the choices that the user has already made.
        """
        super().__init__(parent)
        self.setWindowTitle(tr("window", "Import segments"))
        self._read_segments = read
        self._times = times
        self._given: dict[Aspect, str] = dict(given)
        self.found = found
        self._name = give_role(ElidedLabel(name, self, mode=Qt.TextElideMode.ElideMiddle), "title")
        self.notice = Notice(parent=self)
        self.conclusions = ConclusionList(self)
        self.tables = QTabWidget(self, documentMode=True)
        self._tables = [LineTable(headings, self) for headings in _TABLES]
        for table in self._tables:
            self.tables.addTab(table, "")
            table.frame_chosen.connect(self.frame_requested)
        self.import_button = give_role(QPushButton(tr("window", "Import"), self), "primary")
        self.import_button.setDefault(True)
        cancel = QPushButton(tr("window", "Cancel"), self, autoDefault=False)
        sides = QSplitter(Qt.Orientation.Horizontal, self, childrenCollapsible=False)
        sides.addWidget(self.conclusions)
        sides.addWidget(self.tables)
        sides.setSizes([460, 620])
        sides.setStretchFactor(1, 1)
        foot = lay_row((QWidget(self), 1), cancel, self.import_button, spacing=12)
        lay_column(self._name, self.notice, (sides, 1), foot, owner=self, spacing=8, margins=(16, 12, 16, 12))
        self.conclusions.choice_made.connect(self._choose)
        self.import_button.clicked.connect(self._accept)
        cancel.clicked.connect(self.reject)
        self.resize(_SIZE.boundedTo(room_on_screen(self)))
        self._show()

    @property
    def choices(self) -> Mapping[Aspect, str]:
        return dict(self._given)

    @Slot(object, str)
    def _choose(self, aspect: Aspect, name: str) -> None:
        """Read the file again with another choice, or '' for the detected value."""
        given = {known: choice for known, choice in self._given.items() if known is not aspect}
        if name:
            given[aspect] = name
        try:
            found = self._read_segments(given)
        except AppError as error:
            self.notice.say(BadgeStatus.BAD, error.shown())
            self.conclusions.show_conclusions(self.found[0].conclusions)
            return
        if found is None:
            self.labels_chosen.emit()
            return
        self._given, self.found = given, found
        self._show()

    def _show(self) -> None:
        file, taken = self.found
        self.conclusions.show_conclusions(file.conclusions)
        rallies = [
            NoteLine(
                self._clock(one.frames.start),
                one.name or tr("match", "(no name)"),
                self._clock(one.frames.stop),
                one.frames.start,
            )
            for one in taken.rallies
        ]
        tabs = (
            (tr("match", "Rallies"), rallies),
            (tr("window", "Not imported"), _note_lines(file, file.refused)),
            (tr("window", "Cut"), _note_lines(file, file.corrected)),
            (tr("window", "Notes"), [NoteLine("", shown(remark), "", -1) for remark in file.remarks]),
        )
        for index, (table, (title, lines)) in enumerate(zip(self._tables, tabs, strict=True)):
            table.lines.show_lines(lines)
            self.tables.setTabText(index, f"{title} ({shown_number(len(lines), ',')})")
        self.notice.say(*_verdict(file, taken))
        rallies_text = count_noun(len(taken.rallies), "rally", "rallies")
        self.import_button.setText(tr("window", "Import {rallies}", rallies=rallies_text))
        self.import_button.setEnabled(bool(taken.rallies))

    def _clock(self, frame: int) -> str:
        return clock(float(self._times[frame]), 2)

    @Slot()
    def _accept(self) -> None:
        self.rallies_accepted.emit(*self.found)
        self.accept()


def _note_lines(file: SegmentFile, notes: Sequence[RowNote]) -> list[NoteLine]:
    return [NoteLine(shown(file.place_of(note)), shown(note.words), note.text, -1) for note in notes]


def _verdict(file: SegmentFile, taken: ImportedMatch) -> tuple[BadgeStatus, str]:
    counts = [shown(count_noun(len(taken.rallies), "rally", "rallies"))]
    if file.corrected:
        counts.append(tr("window", "{number:,} cut", number=len(file.corrected)))
    if file.refused:
        n_refused = len(file.refused)
        counts.append(tr("window", "{number:,} not imported ({rows})", number=n_refused, rows=file.left_out))
    kind = capitalize(shown(file.kind))
    summary = tr("window", "{kind}: {counts}.", kind=kind, counts=join_list(counts))
    if not taken.rallies:
        text = tr("window", "{summary} Check that the file belongs to this video.", summary=summary)
        return BadgeStatus.BAD, text
    if file.questions:
        return BadgeStatus.WARNING, ask_to_check(summary, file.questions)
    return (BadgeStatus.WARNING if file.refused or file.corrected else BadgeStatus.GOOD), summary
