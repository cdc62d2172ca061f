"""Where an export goes, and whether what is there may be replaced."""

import os
from itertools import count, filterfalse
from pathlib import Path

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QCheckBox, QFileDialog, QGridLayout, QLineEdit, QPushButton, QWidget

from rallytrace import paths
from rallytrace.errors import AppError
from rallytrace.storage.exports.request import Format
from rallytrace.tracking.exporting import FORMATS


class PlaceField(QWidget):
    """A name to write to; each format remembers its own until another video is opened.

    Attributes:
        field: the name.
        browse: opens a dialog to find one.
        replace: the tick that is asked for where something is there already.
        dialog: that dialog, while it is open.
    """

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._format = Format.CSV
        self._video: Path | None = None
        self._names: dict[Format, str] = {}
        self._folder: Path | None = None
        self._taken = False
        self.dialog: QFileDialog | None = None
        self.field = QLineEdit(self)
        self.field.setAccessibleName("Where to")
        self.browse = QPushButton("Browse...", self)
        self.browse.setAutoDefault(False)
        self.replace = QCheckBox(self)
        self.replace.hide()
        self.field.textEdited.connect(self._note_name)
        self.browse.clicked.connect(self._browse)
        self.replace.toggled.connect(self.changed)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(4)
        grid.addWidget(self.field, 0, 0)
        grid.addWidget(self.browse, 0, 1)
        grid.addWidget(self.replace, 1, 0, 1, 2)

    @property
    def path(self) -> Path:
        """The name.

        Raises:
            AppError: there is none.
        """
        text = self.field.text().strip()
        if not text:
            raise AppError("There is no name to write to.", "Type one, or browse.")
        return Path(os.path.expanduser(text))  # noqa: PTH111 - Path's own raises where there is no such user

    @property
    def replaces(self) -> bool:
        """Whether what is there may be replaced."""
        return self._taken and self.replace.isChecked()

    @property
    def free(self) -> bool:
        """Whether nothing is in the way."""
        return not self._taken or self.replace.isChecked()

    def set_video(self, video: Path | None) -> None:
        """Suggest names beside a video; one that is known already changes nothing."""
        if video != self._video:
            self._video = video
            self._names.clear()
            self.forget_answer()
            self._show_name()

    def set_format(self, format_: Format) -> None:
        """Name a thing of this kind."""
        self._format = format_
        self.forget_answer()
        self._show_name()

    def show_taken(self, *places: Path | None) -> None:
        """Ask whether something may be replaced, if there is something at a place that would be written to."""
        taken = [place.name for place in places if place is not None and _holds_something(place)]
        self._taken = bool(taken)
        self.replace.setText(f"Replace the {' and the '.join(taken)} that {'is' if len(taken) == 1 else 'are'} there")
        self.replace.setVisible(self._taken)

    def remember_folder(self) -> None:
        """Something has been written there: what is written of the next video is likely to go there too."""
        self._folder = self.path.parent

    def forget_answer(self) -> None:
        """Ask anew next time."""
        self.replace.setChecked(False)

    def _show_name(self) -> None:
        named = self._names.get(self._format)
        if named is None and self._video is not None:
            named = str(_suggested(self._video, self._format, self._folder))
        self.field.setText(named or "")
        self.changed.emit()

    @Slot(str)
    def _note_name(self, name: str) -> None:
        self._names[self._format] = name
        self.forget_answer()
        self.changed.emit()

    @Slot()
    def _browse(self) -> None:
        if self.dialog is not None:
            self.dialog.activateWindow()
            return
        text = self.field.text().strip()
        near = Path(text) if text else Path.home()
        dialog = QFileDialog(self, "Export to", str(near.parent))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setOption(QFileDialog.Option.DontConfirmOverwrite)
        about = FORMATS[self._format]
        if about.is_folder:
            dialog.setFileMode(QFileDialog.FileMode.Directory)
            dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptOpen)
        else:
            dialog.setNameFilter(about.name_filter)
            dialog.setDefaultSuffix(Path(about.ending).suffix.lstrip("."))
            dialog.selectFile(near.name)
        self.dialog = dialog
        dialog.fileSelected.connect(self._take)
        dialog.finished.connect(self._close_dialog)
        dialog.open()

    @Slot(str)
    def _take(self, name: str) -> None:
        self.field.setText(name)
        self._note_name(name)

    @Slot()
    def _close_dialog(self) -> None:
        if self.dialog is not None:
            self.dialog.deleteLater()
            self.dialog = None


def _holds_something(place: Path) -> bool:
    try:
        return any(place.iterdir()) if place.is_dir() else place.exists() or place.is_symlink()
    except OSError:
        return True


def _suggested(video: Path, format_: Format, folder: Path | None) -> Path:
    """A free name in a folder, or beside the video; nothing is ever suggested beside what ships with RallyTrace.

    A dataset may be there: a match is added to it.
    """
    ours = video.is_relative_to(paths.resources_dir())
    beside = folder or (Path.home() if ours else video.parent)
    usual = FORMATS[format_].usual_place(beside / video.name)
    free = (usual.with_stem(f"{usual.stem}_{number}") for number in count(2))
    if FORMATS[format_].is_folder or not _holds_something(usual):
        return usual
    return next(filterfalse(_holds_something, free))
