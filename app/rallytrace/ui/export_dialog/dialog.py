"""File > Export: format, frames and target, with a summary of the export before it is written."""

import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QHideEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QAbstractSpinBox, QComboBox, QDialog, QFrame, QLabel, QLineEdit, QPushButton, QWidget

from rallytrace.analysis.match.event_facts import MatchFacts
from rallytrace.errors import AppError
from rallytrace.exports.exporting import FORMATS, findings_in, preview_export, refuse_target
from rallytrace.exports.format_list import Format
from rallytrace.exports.formats.events import count_events, is_exported, rallies_with
from rallytrace.exports.labels import TrackSnapshot, describe_unreviewed, labels_of
from rallytrace.exports.record import OptionGroup, Preview
from rallytrace.exports.request import ClipOptions, ExportProgress, ExportRequest
from rallytrace.files.file_kinds import MP4, PAGE
from rallytrace.session.exporter import Exporter, ExportOutcome, material_of
from rallytrace.session.workspace import Workspace
from rallytrace.settings import APPEARANCE
from rallytrace.texts import shown, tr, tr_lazy
from rallytrace.track.label_lint import Finding
from rallytrace.track.track import end_times
from rallytrace.track.wording import count_noun
from rallytrace.ui.crash_dialog import open_path
from rallytrace.ui.export_dialog.choices import (
    ClipChoices,
    DatasetChoices,
    DestinationField,
    FrameChoices,
    OneChoice,
    OverlayChoices,
    TableChoices,
)
from rallytrace.ui.look.icons import BadgeStatus
from rallytrace.ui.look.layouts import lay_column, lay_grid, lay_row
from rallytrace.ui.look.time_text import DOT, ELLIPSIS, duration
from rallytrace.ui.look.widgets import (
    ElidedLabel,
    Notice,
    ScrollingPanel,
    give_role,
    one_shot,
    room_on_screen,
    show_share,
    thin_bar,
    wrapped_label,
)

_MAX_NAMED: Final = 3
_COLUMNS: Final = (
    tr_lazy("exports", "Add the columns Source and Confidence"),
    tr_lazy("exports", "With these columns, the position of a hidden ball is exported"),
)
_PICTURES: Final = (
    tr_lazy("exports", "Also write the PNG frames"),
    tr_lazy("exports", "In a folder beside the file. A frame takes about 1 MB"),
)
_SHOW: Final = tr_lazy("window", "Show")
_FIRST: Final = tr_lazy("window", "Show first")
_NEXT: Final = tr_lazy("window", "Show next")
_OPEN_FOLDER: Final = tr_lazy("exports", "Open the folder")
_PLAY: Final = tr_lazy("video", "Play")
_OPEN_PAGE: Final = tr_lazy("exports", "Open the page")
_PAUSE_MS: Final = 120
"""Delay from the last change to the update of the summary."""
_SIZE: Final = QSize(640, 600)


class FindingsNotice(Notice):
    """Lists possible errors in the labels to be exported. Its button goes to their frames, one after another."""

    frame_requested = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(shown(_FIRST), parent)
        self._findings: Sequence[Finding] = ()
        self._next = 0
        self.pressed.connect(self._go)

    def show_findings(self, findings: Sequence[Finding]) -> None:
        """List the first findings and the number of further ones."""
        if findings == self._findings:
            return
        self._findings = findings
        self._point_to(0)
        left = len(findings) - _MAX_NAMED
        named = [shown(finding.words) for finding in findings[:_MAX_NAMED]]
        named += [tr("exports", "{number:,} more.", number=left)] if left > 0 else []
        number = count_noun(len(findings), "possible error")
        lines = [tr("exports", "{errors}:", errors=number), *named] if findings else []
        self.say(BadgeStatus.WARNING, "\n".join(lines))

    @Slot()
    def _go(self) -> None:
        if self._findings:
            self.frame_requested.emit(self._findings[self._next].frames.start)
            self._point_to((self._next + 1) % len(self._findings))

    def _point_to(self, index: int) -> None:
        self._next = index
        self.button.setText(shown(_SHOW if len(self._findings) == 1 else _FIRST if index == 0 else _NEXT))


class PreviewCard(QWidget):
    """The summary of an export: contents, unreviewed frames, possible errors, and blocking errors."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._heading = give_role(QLabel(tr("exports", "Will be written"), self), "heading")
        self.words = wrapped_label(self)
        self.caution = Notice(parent=self)
        self.findings = FindingsNotice(self)
        self.problem = Notice(parent=self)
        lay_column(self._heading, self.words, self.caution, self.findings, self.problem, owner=self, spacing=8)

    def show_preview(
        self,
        preview: Preview | None,
        error: AppError | None,
        findings: Sequence[Finding],
        *,
        nothing_left: bool = False,
    ) -> None:
        """Show the contents of the export, and what is wrong with it.

        Args:
            preview: the contents, or None after an error.
            error: why the export is not possible, or None.
            findings: possible errors in the labels.
            nothing_left: whether the review queue has no item left, so that unreviewed frames need no warning.
        """
        self.words.setText("\n".join(map(shown, preview.says)) if preview is not None else "")
        for label in (self._heading, self.words):
            label.setVisible(preview is not None)
        caution = preview.caution if preview is not None else ""
        if preview is not None and caution and nothing_left:
            unreviewed = describe_unreviewed(preview.tally, none_flagged=True)
            text = tr("exports", "Nothing left to review. {unreviewed}", unreviewed=unreviewed)
            self.caution.say(BadgeStatus.GOOD, text)
        else:
            self.caution.say(BadgeStatus.WARNING, shown(caution))
        self.findings.show_findings(findings)
        self.problem.say(BadgeStatus.BAD, error.shown() if error is not None else "")


@dataclass(slots=True)
class _StartedExport:
    """A waiting or running export that the dialog has started.

    Attributes:
        target: the file or folder that the user has chosen.
        writes: absolute paths of everything that the export writes.
        covers_all: whether the export contains the labels of the whole video.
        left_out: number of unreviewed frames that are left out.
        is_current: whether the labels and the choices in the dialog are unchanged since the start.
        is_edited: whether the labels have changed since the start.
    """

    target: Path
    writes: tuple[Path, ...]
    covers_all: bool
    left_out: int
    is_current: bool = True
    is_edited: bool = False


class ExportProgressBar(QWidget):
    """Shows the progress of the running export, and how many are waiting."""

    progressed = Signal(object)
    """An `ExportProgress`, or None when the last export has ended."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.phase = ElidedLabel(parent=self)
        self.bar = thin_bar(self)
        self.progress_text = give_role(QLabel(self), "muted")
        self.waiting = give_role(QLabel(self), "muted")
        self.cancel = QPushButton(tr("window", "Cancel"), self, autoDefault=False)
        self._name = ""
        head = lay_row((self.phase, 1), self.progress_text)
        row = lay_row((self.bar, 1), self.cancel, spacing=10)
        lay_column(head, row, self.waiting, owner=self, spacing=4)
        self.hide()

    def begin(self, name: str = "", n_waiting: int = 0) -> None:
        """Show that an export is starting.

        Args:
            name: name of the exported file or folder, or '' if there can be only one export.
        """
        self.cancel.setEnabled(True)
        self._name = name
        self.show_waiting(n_waiting)
        self.show_progress(ExportProgress(tr_lazy("exports", "Starting")))
        self.show()

    def show_waiting(self, n_waiting: int) -> None:
        """Show how many exports are waiting for the running one."""
        self.waiting.setText(
            tr("exports", "%n more exports after this one.", singular="%n more export after this one.", n=n_waiting)
        )
        self.waiting.setVisible(n_waiting > 0)

    def end(self) -> None:
        """Show that no export is running."""
        self.hide()
        self.progressed.emit(None)

    def show_progress(self, progress: ExportProgress) -> None:
        self.progressed.emit(progress)
        named = f"{self._name}{DOT}" if self._name else ""
        self.phase.setText(f"{named}{shown(progress.phase)}{ELLIPSIS}")
        known = progress.total > 0
        frames = count_noun(progress.total, "frame")
        text = tr("window", "{done:,} of {frames}", done=progress.done, frames=frames) if known else ""
        self.progress_text.setText(text)
        show_share(self.bar, progress.done / progress.total if known else None)


class ExportResult(Notice):
    """Shows the result of the last export, with a button that opens its folder and one that opens a page or video."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(shown(_OPEN_PAGE), parent)
        self._exported = Path()
        self.folder = QPushButton(shown(_OPEN_FOLDER), self, autoDefault=False)
        self.add(self.folder)
        self.pressed.connect(self._open)
        self.folder.clicked.connect(self._open_folder)

    def show_outcome(self, outcome: ExportOutcome) -> None:
        done = outcome.exported
        if done is not None:
            self._exported = done.path
            text = tr("exports", "Exported {name}: {contents}.", name=done.path.name, contents=done.words)
            self.say(BadgeStatus.GOOD, text)
        elif outcome.error is not None:
            self.say(BadgeStatus.BAD, outcome.error.shown())
        else:
            self.say(BadgeStatus.WARNING, tr("exports", "Cancelled. Nothing was written."))
        suffix = self._exported.suffix.lower()
        self.button.setText(shown(_PLAY if suffix in MP4.suffixes else _OPEN_PAGE))
        self.button.setVisible(done is not None and suffix in {*PAGE.suffixes, *MP4.suffixes})
        self.folder.setVisible(done is not None)

    @Slot()
    def _open(self) -> None:
        open_path(self._exported)

    @Slot()
    def _open_folder(self) -> None:
        open_path(self._exported if self._exported.is_dir() else self._exported.parent)


class ExportDialog(QDialog):
    """The export dialog. It is modeless: the user can work on, start further exports, or close it during an export.

    Attributes:
        untouchable: files that no export may overwrite, such as the project.
        make_facts: returns the facts about rallies and events, for filters.
    """

    left_running = Signal(str)
    """A sentence for the user, because the dialog was closed during an export."""
    ended_unseen = Signal(str)
    """The result of an export as a sentence, because the export has ended while the dialog was closed."""

    def __init__(self, workspace: Workspace, exporter: Exporter, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("exports", "Export"))
        self.untouchable: tuple[Path, ...] = ()
        self.make_facts: Callable[[], MatchFacts] = MatchFacts
        self._workspace = workspace
        self._exporter = exporter
        self._labels: TrackSnapshot | None = None
        self._started: dict[int, _StartedExport] = {}
        """By their numbers; the first one is running, the others wait."""
        self._is_done = False  # and nothing was chosen anew
        self.format = QComboBox(self)
        self.format.setMinimumWidth(240)
        self._sentence = wrapped_label(self, role="muted")
        self.frame_choices = FrameChoices(workspace.marks, self)
        self.csv, self.coco = OneChoice(*_COLUMNS, self), OneChoice(*_PICTURES, self)
        self.table = TableChoices(workspace.preferences, self)
        self.dataset = DatasetChoices(self)
        self.overlay = OverlayChoices(workspace.preferences.value.appearance, self)
        self.clips = ClipChoices(workspace.preferences, self)
        self._forms: dict[OptionGroup | None, QWidget] = {
            OptionGroup.COLUMNS: self.csv,
            OptionGroup.TABLE: self.table,
            OptionGroup.DATASET: self.dataset,
            OptionGroup.PICTURES: self.coco,
            OptionGroup.OVERLAY: self.overlay,
            OptionGroup.CLIPS: self.clips,
            None: QWidget(self),
        }
        self.destination = DestinationField(self)
        self.preview_card = PreviewCard(self)
        self.progress = ExportProgressBar(self)
        self.ending = ExportResult(self)
        self.export = give_role(QPushButton(tr("exports", "Export"), self, default=True), "primary")
        self._close = QPushButton(tr("window", "Close"), self, autoDefault=False)
        self._pause = one_shot(self, _PAUSE_MS, self.refresh)
        self._lay_out()
        self._connect()
        self._choose_format()
        self._open_video()
        self._take_choice()

    def choose(self, format_: Format) -> None:
        self.format.setCurrentIndex(self.format.findData(format_))

    def choose_clips(self, filter_text: str, *, of_events: bool = False) -> None:
        """Choose to export the rallies or events that a filter finds: as clips if chosen already, else as a reel."""
        if FORMATS[self._format].options is not OptionGroup.CLIPS:
            self.choose(Format.REEL)
        self.clips.choose(filter_text, of_events=of_events)

    @property
    def request(self) -> ExportRequest:
        """Return the export request that the fields describe.

        Raises:
            AppError: the choices are not valid.
        """
        return ExportRequest(
            self._format,
            self.destination.path,
            self.frame_choices.frames,
            only_reviewed=self.frame_choices.reviewed_only,
            overwrite=self.destination.replaces,
            more_columns=self.csv.tick.isChecked(),
            coco_pictures=self.coco.tick.isChecked(),
            table_style=self.table.chosen,
            dataset=self.dataset.options,
            overlay=self.overlay.options,
            clips=self.clips.options if FORMATS[self._format].options is OptionGroup.CLIPS else ClipOptions(),
            sport=self._workspace.sport,
        )

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.refresh()
        self._focus_next_step()

    def hideEvent(self, event: QHideEvent) -> None:
        """Release the copy of the track and hide the last result."""
        super().hideEvent(event)
        self._labels = None
        if not event.spontaneous():
            self.ending.hide()
            self._is_done = False
            self.export.setDefault(True)
            running = next(iter(self._started.values()), None)
            if running is not None:
                name = running.target.name
                self.left_running.emit(
                    tr("exports", "{name} is still being exported. Open Export to cancel it.", name=name)
                )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """On Return in a field, start the export, or focus the question whether to replace a file."""
        is_return = event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}
        if not is_return or not isinstance(self.focusWidget(), (QLineEdit, QAbstractSpinBox)):
            super().keyPressEvent(event)
            return
        self._update_soon()
        self.refresh()
        if self.export.isEnabled():
            self._begin()
        elif not self.destination.free:
            self.destination.replace.setFocus()

    @Slot()
    def refresh(self) -> None:
        self._pause.stop()
        preview: Preview | None = None
        error: AppError | None = None
        try:
            preview = self._make_preview()
        except AppError as reason:
            error = reason
        new = None if self._is_done else preview  # do not ask whether to replace the file that was just written
        self.destination.show_existing(*(() if new is None else (new.path, new.pictures)))
        self.preview_card.show_preview(
            preview, error, self._found(preview), nothing_left=self._workspace.review.nothing_left
        )
        is_started = any(export.is_current for export in self._started.values())
        self.export.setEnabled(error is None and not self._is_done and not is_started and self.destination.free)

    def _make_preview(self) -> Preview:
        info = self._workspace.info
        if info is None:
            raise AppError(tr_lazy("errors", "No video is open."), tr_lazy("errors", "Open a video first."))
        if self._labels is None:
            self._labels = labels_of(self._workspace.document.track, self._workspace.document.poses)
        preview = preview_export(self._labels, self.request)
        if FORMATS[self._format].options is OptionGroup.CLIPS:
            words = self.clips.sum_up(self.make_facts(), self.request.frames, end_times(self._workspace.times))
            preview = replace(preview, says=(words,)) if words else preview
        elif self._format is Format.EVENTS:
            preview = replace(preview, says=(*self._count_events(preview), *preview.says))
        # Whether something may be replaced is asked beside the name, and is no error.
        refuse_target(replace(self.request, overwrite=True), preview, (info.path, *self.untouchable))
        self._refuse_started(_written_by(preview))
        return preview

    def _count_events(self, preview: Preview) -> tuple[str, ...]:
        """Return a sentence with the number of exported events and the length of their rallies, if there are any."""
        assert self._labels is not None
        by_hand, times = frozenset(self._labels.events), end_times(self._workspace.times_of_play)
        shown = self.make_facts().events.events
        events = [event for event in shown if is_exported(event, preview.selection, self.request, by_hand)]
        if not events:
            return ()
        rallies = rallies_with(events, self._labels.rallies)
        spans = [rally.frames for rally in rallies] or [range(events[0].frame, events[-1].frame + 1)]
        seconds = sum(float(times[span.stop] - times[span.start]) for span in spans)
        counted = count_events(events, rallies)
        return (tr_lazy("exports", "{events}, {duration}.", events=counted, duration=duration(seconds)),)

    def _refuse_started(self, paths: Sequence[Path]) -> None:
        """Check that no running or waiting export writes to these paths, except one started with the same choices.

        Raises:
            AppError: another export writes to one of the paths.
        """
        others = (export for export in self._started.values() if not export.is_current)
        for path in (path for export in others for path in export.writes):
            if path in paths:
                raise AppError(
                    tr_lazy("errors", "{name} is already being exported.", name=path.name),
                    tr_lazy("errors", "Choose another name, or wait until it is done."),
                )

    def _found(self, preview: Preview | None) -> list[Finding]:
        info = self._workspace.info
        if info is None or preview is None or self._labels is None:
            return []
        return findings_in(self._labels, preview, self._format, info.size)

    @property
    def _format(self) -> Format:
        return Format(self.format.currentData())

    @Slot()
    def _begin(self) -> None:
        info = self._workspace.info
        self.refresh()
        if info is None or not self.export.isEnabled():
            return
        request = self.request
        preview = self._make_preview()
        material = material_of(info, self._workspace.document, *self.untouchable)
        covers_all = FORMATS[request.format].keeps_labels and request.frames is None
        left_out = int((~material.labels.reviewed).sum()) if request.only_reviewed else 0
        self.destination.keep_name()
        job = self._exporter.export(material, request)
        self._started[job] = _StartedExport(request.target, _written_by(preview), covers_all, left_out)
        if len(self._started) == 1:
            self.ending.hide()
            self._show_running()
        self.progress.show_waiting(len(self._started) - 1)
        self.refresh()

    def _show_running(self) -> None:
        """Show the progress of the running export, or hide the bar if there is none."""
        running = next(iter(self._started.values()), None)
        if running is None:
            self.progress.end()
        else:
            self.progress.begin(running.target.name, len(self._started) - 1)

    @Slot()
    def _cancel(self) -> None:
        """Cancel the running export. Waiting ones are not cancelled."""
        self.progress.cancel.setEnabled(False)
        self._exporter.cancel(next(iter(self._started)))

    @Slot(int, object)
    def _show_progress(self, job: int, progress: ExportProgress) -> None:
        if job == next(iter(self._started), None):
            self.progress.show_progress(progress)

    @Slot(object)
    def _end(self, outcome: ExportOutcome) -> None:
        ended = self._started.pop(outcome.job)
        self._show_running()
        self.ending.show_outcome(outcome)
        if not self.isVisible():
            self.ended_unseen.emit(self.ending.text)
        if outcome.exported is not None:
            self.destination.folder = ended.target.parent
            if ended.covers_all and not ended.is_edited:
                self._workspace.document.note_export(ended.left_out)
        if ended.is_current:
            self.destination.forget_answer()
            self._is_done = outcome.exported is not None and self.isVisible()
        self.refresh()
        if ended.is_current:
            self._focus_next_step()

    def _focus_next_step(self) -> None:
        """Focus what Enter should do next: close the dialog after an export, start one, or agree to replace a file."""
        if self._is_done:
            self._close.setFocus()
            self._close.setDefault(True)
        else:  # not the format, which letters and arrows would change
            (self.export if self.destination.free else self.destination.replace).setFocus()

    @Slot()
    def _note_edit(self) -> None:
        for export in self._started.values():
            export.is_edited = True
        self._update_labels()

    @Slot()
    def _update_labels(self) -> None:
        self._labels = None
        self._update_soon()

    @Slot()
    def _update_soon(self) -> None:
        self._is_done = False
        for export in self._started.values():
            export.is_current = False
        self.export.setDefault(True)
        if self.isVisible():
            self._pause.start()

    @Slot()
    def _open_video(self) -> None:
        """Update the fields for the open video, or for its further frames while it is being indexed."""
        info = self._workspace.info
        self._labels = None
        for export in self._started.values():
            export.is_edited = True
        self.destination.set_video(None if info is None else info.path)
        self.frame_choices.set_frames(0 if info is None else info.n_frames)
        self._update_soon()

    @Slot()
    def _take_choice(self) -> None:
        self.frame_choices.only_reviewed.setChecked(self._workspace.document.facts.only_reviewed)

    @Slot(bool)
    def _keep_choice(self, chosen: bool) -> None:  # noqa: FBT001 - a slot
        """Store in the project whether only reviewed frames are exported."""
        self._workspace.document.project.note(only_reviewed=chosen)

    @Slot(object)
    def _on_settings(self, sections: set[str]) -> None:
        if APPEARANCE in sections:
            self.overlay.follow(self._workspace.preferences.value.appearance)
            self.table.follow(self._workspace.preferences.value.appearance)

    @Slot()
    def _choose_format(self) -> None:
        chosen = self._format
        self._sentence.setText(shown(FORMATS[chosen].sentence))
        for options, form in self._forms.items():
            form.setVisible(options is FORMATS[chosen].options)
        self.clips.show_names(shown=chosen is Format.CLIPS)
        self.destination.set_format(chosen)
        self.frame_choices.only_reviewed.setEnabled(FORMATS[chosen].by_frame)
        self._update_soon()

    def _connect(self) -> None:
        self.format.currentIndexChanged.connect(self._choose_format)
        options = (self.csv, self.table, self.dataset, self.coco, self.overlay, self.clips)
        for choices in (*options, self.frame_choices, self.destination):
            choices.changed.connect(self._update_soon)
        self.destination.replace.toggled.connect(self.refresh)  # Enter may follow at once
        self.export.clicked.connect(self._begin)
        self._close.clicked.connect(self.close)
        self.progress.cancel.clicked.connect(self._cancel)
        self.preview_card.findings.frame_requested.connect(self._workspace.playhead.seek)
        self._exporter.progressed.connect(self._show_progress)
        self._exporter.finished.connect(self._end)
        document, workspace = self._workspace.document, self._workspace
        document.changed.connect(self._note_edit)
        document.replaced.connect(self._note_edit)
        document.replaced.connect(self._take_choice)
        self.frame_choices.only_reviewed.toggled.connect(self._keep_choice)
        document.poses_found.connect(self._update_labels)
        for change in (workspace.opened, workspace.indexed, workspace.turned, workspace.closed):
            change.connect(self._open_video)
        workspace.preferences.changed.connect(self._on_settings)

    def _lay_out(self) -> None:
        for format_, record in FORMATS.items():
            self.format.addItem(shown(record.title), format_)
        grid = lay_grid(spacing=(14, 8), stretched=1)
        top = Qt.AlignmentFlag.AlignTop
        rows: tuple[tuple[str, QWidget], ...] = (
            (tr("exports", "What"), self.format),
            ("", self._sentence),
            (tr("video", "Frames"), self.frame_choices),
            *(("", form) for form in self._forms.values()),
            (tr("exports", "Destination"), self.destination),
        )
        for row_number, (words, field) in enumerate(rows):
            if words:
                label = QLabel(words, self)
                label.setMinimumHeight(26)
                grid.addWidget(label, row_number, 0, top)
            left = Qt.AlignmentFlag.AlignLeft if field is self.format else Qt.AlignmentFlag(0)
            grid.addWidget(field, row_number, 1, left)
        line = give_role(QFrame(self), "line")
        buttons = lay_row((None, 1), self._close, self.export, spacing=8)
        scrolled = ScrollingPanel(self)
        lay_column(grid, line, self.preview_card, (None, 1), owner=scrolled.content, spacing=12)
        parts = ((scrolled, 1), self.progress, self.ending, buttons)
        lay_column(*parts, owner=self, spacing=12, margins=(20, 18, 20, 16))
        self.resize(_SIZE.boundedTo(room_on_screen(self)))


def _written_by(preview: Preview) -> tuple[Path, ...]:
    """Return the paths that an export writes, made absolute so that exports can be compared."""
    return tuple(Path(os.path.abspath(path)) for path in (preview.path, preview.pictures) if path is not None)  # noqa: PTH100 - links stay
