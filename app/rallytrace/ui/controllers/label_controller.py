"""Import and export labels: open the dialogs and apply their results."""

from collections.abc import Mapping
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, Slot

from rallytrace.analysis.match.imported_match import ImportedMatch, import_rallies
from rallytrace.errors import AppError
from rallytrace.exports.format_list import Format
from rallytrace.session.exporter import Exporter
from rallytrace.storage.labels.aspects import Aspect, VideoFacts
from rallytrace.storage.labels.other_tools.reading import read_other_labels
from rallytrace.storage.labels.other_tools.record import OtherLabels
from rallytrace.storage.labels.reading import LabelReader
from rallytrace.storage.labels.report import LabelRows
from rallytrace.storage.segments.records import SegmentFile
from rallytrace.storage.segments.tables import Contents
from rallytrace.texts import join_sentences, tr
from rallytrace.track import edits
from rallytrace.track.track import Layer, end_times
from rallytrace.track.wording import count_noun
from rallytrace.tracking.segment_import import read_rallies
from rallytrace.ui.controller import Commands, Controller, WindowContext
from rallytrace.ui.export_dialog.dialog import ExportDialog
from rallytrace.ui.import_dialog.dialog import ImportDialog
from rallytrace.ui.import_dialog.segment_dialog import SegmentDialog
from rallytrace.ui.look.dropped_files import LABEL_NAMES, all_files_filter, name_filters


class LabelController(Controller):
    def __init__(self, context: WindowContext) -> None:
        super().__init__(context)
        self._imported: list[Path] = []
        self.exporter = Exporter(self)
        self.export_dialog: ExportDialog | None = None
        self.import_dialog: ImportDialog | None = None
        self.segment_dialog: SegmentDialog | None = None
        self._left_at, self._previewed = 0, -1
        context.workspace.closed.connect(self._close_dialogs)
        context.workspace.ending.connect(self.exporter.shutdown)
        context.view.frame_painted.connect(self._show_picture)

    @property
    def commands(self) -> Commands:
        return {
            "export_labels": self.show_export,
            "match_page": partial(self.show_export, Format.REPORT),
            "import_labels": self._ask_and_import,
        }

    def show_export(self, chosen: Format | None = None) -> None:
        """Show the export dialog, optionally with a format."""
        if self.export_dialog is None:
            self.export_dialog = ExportDialog(self._workspace, self.exporter, self._window)
            self.export_dialog.left_running.connect(self._notices.tell)
            self.export_dialog.ended_unseen.connect(self._notices.report)
            self.export_dialog.progress.progressed.connect(self._state.export_progressed)
            self.export_dialog.make_facts = lambda: self._context.match_facts.facts
        project = self._workspace.autosaver.path
        self.export_dialog.untouchable = tuple(self._imported) + ((project,) if project is not None else ())
        if chosen is not None:
            self.export_dialog.choose(chosen)
        self.export_dialog.show()
        self.export_dialog.raise_()

    def choose_clips(self, filter_text: str, *, of_events: bool = False) -> None:
        """Export clips of the rallies or events that a filter finds."""
        self.show_export()
        assert self.export_dialog is not None
        self.export_dialog.choose_clips(filter_text, of_events=of_events)

    def open(self, path: Path) -> None:
        """Show how a file of labels or segments would be read, and import it if the user agrees."""
        if self._workspace.locked is not None:
            self._notices.complain(self._workspace.locked)
            return
        self._open_as(path, {})

    def _open_as(self, path: Path, given: Mapping[Aspect, str]) -> None:
        """Show the import dialog of a file with the user's choices so far."""
        try:
            facts = self._label_facts(path)
            other = read_other_labels(path, facts.size)
            segments = None if other is not None else self._segment_dialog(path, given)
            labels = self._label_dialog(path, facts, other) if segments is None else None
        except AppError as error:
            self._notices.complain(error)
            return
        self._close_dialogs()
        self.import_dialog, self.segment_dialog = labels, segments
        self._left_at, self._previewed = self._workspace.frame, -1
        self._imported.append(path)
        if labels is not None:
            self._show_dialog(labels)
        if segments is not None:
            self._show_dialog(segments)
        self._show_picture()

    def _show_dialog(self, dialog: ImportDialog | SegmentDialog) -> None:
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.frame_requested.connect(self._show_frame)
        dialog.finished.connect(self._forget_import)
        dialog.show()

    def _segment_dialog(self, path: Path, given: Mapping[Aspect, str]) -> SegmentDialog | None:
        """Return the dialog for a file of segments, or None for labels."""
        info, times = self._workspace.info, end_times(self._workspace.times)
        video, rate = (None, 0.0) if info is None else (info.path, info.rate)

        def read(choices: Mapping[Aspect, str]) -> tuple[SegmentFile, ImportedMatch] | None:
            return read_rallies(path, times, rate, video=video, overrides=choices)

        found = read(given)
        if found is None:
            return None
        dialog = SegmentDialog(path.name, read, found, times.tolist(), given=given, parent=self._window)
        dialog.rallies_accepted.connect(self._take_over)
        dialog.labels_chosen.connect(partial(self._open_as, path, {Aspect.CONTENT: Contents.LABELS.value}))
        return dialog

    def _label_dialog(self, path: Path, facts: VideoFacts, other: OtherLabels | None) -> ImportDialog:
        # The model's points without labels: otherwise an import would confirm itself.
        predicted = self._workspace.document.track.shown_rows(top=Layer.INPAINTED)
        dialog = ImportDialog(path.name, LabelReader.of(path, other, facts, predicted).read, facts, self._window)
        dialog.set_style(self._workspace.preferences.value.appearance.overlay_style)
        dialog.labels_accepted.connect(self._import)
        dialog.segments_chosen.connect(partial(self._open_as, path, {Aspect.CONTENT: Contents.SEGMENTS.value}))
        return dialog

    @Slot(object, object)
    def _take_over(self, file: SegmentFile, found: ImportedMatch) -> None:
        words = count_noun(len(found.rallies), "rally", "rallies")
        left = tr("window", "Not imported: {rows}.", rows=file.left_out) if file.refused else ""
        if self._edit_controller.edit(import_rallies(self._workspace.document.track, found)):
            done = tr("window", "{rallies} imported ({kind}).", rallies=words, kind=file.kind)
            self._notices.tell(join_sentences(done, left, self._undo_hint))
        else:
            self._notices.tell(tr("window", "{rallies} of this file have already been imported.", rallies=words))

    def _ask_and_import(self) -> None:
        path = self._ask_for_file(
            tr("window", "Import labels"),
            name_filters((tr("window", "Labels and segments"), LABEL_NAMES), all_files_filter()),
        )
        if path is not None:
            self.open(path)

    @Slot(object, bool)
    def _import(self, taken: LabelRows, as_human: bool) -> None:  # noqa: FBT001 - a signal's
        edit = edits.import_labels(self._workspace.document.track, taken.frames, taken.rows, as_human=as_human)
        if self._edit_controller.edit(edit):
            frames = count_noun(len(taken), "frame")
            done = (
                tr("window", "{frames} imported as points set by hand.", frames=frames)
                if as_human
                else tr("window", "{frames} imported. Runs do not change them.", frames=frames)
            )
            self._notices.tell(join_sentences(done, self._undo_hint))

    @Slot(int)
    def _show_frame(self, frame: int) -> None:
        self._previewed = frame
        self._workspace.playhead.seek(frame, jump=False)
        self._show_picture()

    @Slot()
    def _show_picture(self) -> None:
        if self.import_dialog is not None:
            self.import_dialog.show_picture(self._view.frame)

    @Slot()
    def _forget_import(self) -> None:
        """Return to the frame shown before the dialog, unless the user has moved elsewhere."""
        self.import_dialog = self.segment_dialog = None
        if self._previewed == self._workspace.frame:
            self._workspace.playhead.seek(self._left_at, jump=False)

    @Slot()
    def _close_dialogs(self) -> None:
        for dialog in filter(None, (self.import_dialog, self.segment_dialog)):
            dialog.close()
        if self.export_dialog is not None:
            self.export_dialog.hide()
