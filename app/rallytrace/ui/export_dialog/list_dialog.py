"""File > Export all videos: the videos of the list as one dataset, with each match in one split."""

import os
from collections import Counter
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import Slot
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QFileDialog,
    QFormLayout,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QSpinBox,
    QWidget,
)

from rallytrace.errors import AppError
from rallytrace.exports.dataset_splits import SplitShares, match_of, splits_of
from rallytrace.exports.request import ExportProgress, Split
from rallytrace.session.child import Child, ChildStoppedError
from rallytrace.session.exporter import remove_in_background
from rallytrace.session.video_list import ListedState, VideoList
from rallytrace.texts import percent_sign, shown, tr, tr_lazy
from rallytrace.track.wording import count_noun
from rallytrace.ui.crash_dialog import open_path
from rallytrace.ui.export_dialog.choices import PICTURES, SPLITS, combo, holds_something
from rallytrace.ui.export_dialog.dialog import ExportProgressBar
from rallytrace.ui.look.icons import BadgeStatus
from rallytrace.ui.look.layouts import lay_column, lay_row
from rallytrace.ui.look.widgets import Notice, give_role, wrapped_label
from rallytrace.ui.panels.video_panel import TO_TRACK

_MAX_NAMED: Final = 3
_GRACE_SECONDS: Final = 60.0
"""Time for a cancelled export to remove its files, which may be thousands of pictures."""
_LEFT_OUT: Final = (*TO_TRACK, ListedState.MISSING)
_SAME_MATCH: Final = tr_lazy(
    "exports",
    "Videos belong to one match if they are in a folder such as match1, if their names differ only in an ending such "
    "as _set2, or if they are named set1, set2 and so on in one folder.",
)
_WIDTH: Final = 580


class ListExportDialog(QDialog):
    """The dialog for exporting all listed videos. It is modeless, and the export continues when it is closed."""

    def __init__(self, videos: VideoList, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("exports", "Export all videos"))
        self._videos = videos
        self._child = Child(self)
        self._exported = Path()
        self._unfinished: Path | None = None
        self.folder = QLineEdit(self)
        self.folder.setAccessibleName(tr("exports", "Folder of the dataset"))
        self.browse = QPushButton(tr("window", "Browse..."), self)
        self.pictures = combo(self, [(words, kind) for kind, words in PICTURES.items()])
        self.val, self.test = QSpinBox(self), QSpinBox(self)
        self.only_reviewed = QCheckBox(tr("exports", "Only rallies with every frame reviewed"), self)
        self.summary = wrapped_label(self)
        self.problem = Notice(parent=self)
        self.progress = ExportProgressBar(self)
        self.ending = Notice(tr("exports", "Open the folder"), self)
        self.ending.button.setAutoDefault(True)
        self.export = give_role(QPushButton(tr("exports", "Export"), self, default=True), "primary")
        self._close = QPushButton(tr("window", "Close"), self)
        self._lay_out()
        self.folder.textChanged.connect(self.refresh)
        self.browse.clicked.connect(self._browse)
        for spin in (self.val, self.test):
            spin.valueChanged.connect(self.refresh)
        self.export.clicked.connect(self._begin)
        self._close.clicked.connect(self.close)
        self.progress.cancel.clicked.connect(self._cancel)
        self.ending.pressed.connect(self._open_folder)
        self._child.reported.connect(self._show_progress)
        self._child.finished.connect(self._on_end)
        self._child.failed.connect(self._on_failure)

    def show_list(self) -> None:
        """Show the dialog for the current list."""
        paths = self._videos.paths
        if paths and not self._child.running and (not self.folder.text() or holds_something(self._target)):
            self.folder.setText(str(_suggest_folder(paths[0].parent)))
        self.refresh()
        self.show()
        self.raise_()

    def shutdown(self) -> None:
        """Stop the export and remove what it has written."""
        self._child.cancel()

    @property
    def _target(self) -> Path:
        return Path(os.path.expanduser(self.folder.text().strip()))  # noqa: PTH111 - as in `DestinationField`

    @Slot()
    def refresh(self) -> None:
        """Show the contents of the export, or why it is not possible."""
        error = ""
        try:
            self.summary.setText(self._words())
        except AppError as reason:
            error = reason.shown()
        if not self.folder.text().strip():
            error = tr("exports", "No folder name is given. Type a name, or click Browse.")
        elif holds_something(self._target) and not self._child.running:
            error = tr("exports", "{folder} is not empty. Choose a new folder.", folder=str(self._target))
        self.problem.say(BadgeStatus.BAD, error)
        self.export.setEnabled(not error and not self._child.running)

    def _words(self) -> str:
        """Return sentences with the numbers of videos and matches, the splits and the videos left out.

        Raises:
            AppError: the shares of the splits are impossible, or no video is tracked.
        """
        shares = SplitShares(self.val.value(), self.test.value())
        ready = [path for path in self._videos.paths if self._is_ready(path)]
        left_out = len(self._videos.paths) - len(ready)
        if not ready:
            raise AppError(
                tr_lazy("errors", "No video in the list is tracked."), tr_lazy("errors", "Track the videos first.")
            )
        matches = [match_of(path) for path in ready]
        kinds = Counter(splits_of(matches, shares).values())
        summary = tr(
            "exports",
            "{videos} of {matches}: training {train}, validation {val}, test {test}. No match is in two splits.",
            videos=count_noun(len(ready), "video"),
            matches=count_noun(len(set(matches)), "match", "matches"),
            train=kinds[Split.TRAIN],
            val=kinds[Split.VAL],
            test=kinds[Split.TEST],
        )
        lines = [summary, shown(_SAME_MATCH)]
        if left_out:
            videos = count_noun(left_out, "video")
            lines.append(tr("exports", "{videos} not tracked yet will be left out.", videos=videos))
        return "\n".join(lines)

    def _is_ready(self, path: Path) -> bool:
        """Return whether a video is completely tracked, even if something has failed afterwards."""
        status, project = self._videos.status(path), self._videos.summary(path)
        if status.state is ListedState.FAILED:
            return project is not None and project.complete
        return status.state not in _LEFT_OUT

    @Slot()
    def _begin(self) -> None:
        self.refresh()
        if not self.export.isEnabled():
            return
        self._exported = self._target
        self._unfinished = None
        self.ending.hide()
        self.progress.begin()
        shares = ("--val", self.val.value(), "--test", self.test.value())
        options = ("--format", "dataset", "-o", self._exported, "--pictures", self.pictures.currentData(), "--progress")
        filters = ("--only-reviewed",) if self.only_reviewed.isChecked() else ()
        arguments = ("export", *self._videos.paths, *options, *shares, *filters)
        self._child.start(
            *arguments, subject=tr_lazy("exports", "The export"), timeout_s=None, grace_s=_GRACE_SECONDS, lines=True
        )
        self.refresh()

    @Slot()
    def _cancel(self) -> None:
        self.progress.cancel.setEnabled(False)
        self._child.stop()

    @Slot(object)
    def _show_progress(self, record: dict[str, Any]) -> None:
        if "unfinished" in record:
            self._unfinished = Path(record["unfinished"])
        if "phase" in record:
            self.progress.show_progress(ExportProgress(record["phase"], int(record["done"]), int(record["total"])))

    @Slot(object)
    def _on_end(self, record: dict[str, Any]) -> None:
        for video in record["exported"]:
            self._videos.note_export(Path(video["video"]), str(video["labels"]))
        reasons = [shown(video["reason"]) for video in record["left_out"]]
        unnamed = len(reasons) - _MAX_NAMED
        exported = tr("exports", "Exported {name}: {contents}.", name=self._exported.name, contents=record["words"])
        lines = [exported, *reasons[:_MAX_NAMED]]
        if unnamed > 0:
            lines.append(tr("exports", "%n more videos left out.", singular="%n more video left out.", n=unnamed))
        self._finish(BadgeStatus.WARNING if reasons else BadgeStatus.GOOD, "\n".join(lines), written=True)

    @Slot(object)
    def _on_failure(self, error: AppError) -> None:
        if self._unfinished is not None:
            remove_in_background(self._unfinished, self._exported)  # it is there only if the process was killed
        if isinstance(error, ChildStoppedError):
            self._finish(BadgeStatus.WARNING, tr("exports", "Cancelled. Nothing was written."), written=False)
        else:
            self._finish(BadgeStatus.BAD, error.shown(), written=False)

    def _finish(self, verdict: BadgeStatus, words: str, *, written: bool) -> None:
        self.progress.end()
        self.ending.say(verdict, words)
        self.ending.button.setVisible(written)
        if written:
            self.export.setEnabled(False)
        else:
            self.refresh()

    @Slot()
    def _open_folder(self) -> None:
        open_path(self._exported)

    @Slot()
    def _browse(self) -> None:
        title = tr("exports", "A new folder for the dataset")
        name = QFileDialog.getExistingDirectory(self, title, str(self._target.parent))
        if name:
            self.folder.setText(name)

    def _lay_out(self) -> None:
        for spin in (self.val, self.test):
            spin.setRange(0, 90)
            spin.setValue(10)
            spin.setSuffix(percent_sign())
            spin.setFixedWidth(90)
        for button in (self.browse, self._close):
            button.setAutoDefault(False)
        form = QFormLayout()
        form.setHorizontalSpacing(14)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        self.pictures.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        form.addRow(tr("exports", "Folder"), lay_row((self.folder, 1), self.browse, spacing=8))
        form.addRow(tr("exports", "Pictures"), self.pictures)
        form.addRow(shown(SPLITS[Split.VAL]), self.val)
        form.addRow(shown(SPLITS[Split.TEST]), self.test)
        form.addRow("", self.only_reviewed)
        buttons = lay_row((None, 1), self._close, self.export, spacing=8)
        parts = (form, self.summary, self.problem, (None, 1), self.progress, self.ending, buttons)
        lay_column(*parts, owner=self, spacing=12, margins=(20, 18, 20, 16))
        self.setMinimumWidth(_WIDTH)


def _suggest_folder(folder: Path) -> Path:
    """Return an unused path next to the videos' folder. Inside it, the dataset's clips would mix with the videos."""
    usual = folder.with_name(f"{folder.name or 'videos'}_dataset")
    names = (usual, *(usual.with_name(f"{usual.name}_{number}") for number in range(2, 1000)))
    return next((name for name in names if not holds_something(name)), names[0])
