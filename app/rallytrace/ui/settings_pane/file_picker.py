"""The buttons with which a model file is picked."""

from pathlib import Path
from typing import Final

from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QMenu, QPushButton, QWidget

from rallytrace.inference.model_file import ModelKind
from rallytrace.session.preferences import Preferences
from rallytrace.settings import MODELS

_FILES: Final = "Models (*.onnx *.pt *.pth);;All files (*)"


class FilePicker(QWidget):
    """Browse, recent, and the one that ships.

    Attributes:
        browse: opens the dialog.
        recent: shows the menu.
        menu: the files used lately.
        shipped: picks the one that ships.
        dialog: the dialog, while it is open.
    """

    picked = Signal(object)
    """The path of a file; None for the one that ships with RallyTrace."""

    def __init__(self, kind: ModelKind, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._kind = kind
        self._preferences = preferences
        self.dialog: QFileDialog | None = None
        self.browse = QPushButton("Browse...", self)
        self.browse.setAccessibleName(f"Browse for a {kind.value}")
        self.recent = QPushButton("Recent", self)
        self.menu = QMenu(self.recent)
        self.recent.setMenu(self.menu)
        self.recent.setAccessibleName(f"Recent files for {kind.value}")
        self.shipped = QPushButton("Use the one that ships with RallyTrace", self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        for button in (self.browse, self.recent, self.shipped):
            row.addWidget(button)
        row.addStretch(1)
        self.browse.clicked.connect(self._browse)
        self.menu.aboutToShow.connect(self._fill)
        self.menu.triggered.connect(self._pick_recent)
        self.shipped.clicked.connect(self._pick_shipped)
        preferences.changed.connect(self._follow)
        self._show()

    @property
    def _chosen(self) -> Path | None:
        chosen: Path | None = getattr(self._preferences.value.models, self._kind.value.lower())
        return chosen

    @property
    def _lately(self) -> tuple[Path, ...]:
        lately: tuple[Path, ...] = getattr(self._preferences.value.models, f"recent_{self._kind.value.lower()}s")
        return lately

    @Slot()
    def _browse(self) -> None:
        if self.dialog is not None:
            self.dialog.activateWindow()
            return
        self.dialog = QFileDialog(self, f"Pick a {self._kind.value}", str(self._near()), _FILES)
        self.dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        self.dialog.fileSelected.connect(self._pick_named)
        self.dialog.finished.connect(self._close_dialog)
        self.dialog.open()

    def _near(self) -> Path:
        """The folder to begin looking in: that of the file in use, or of the latest that was the user's own."""
        known = (self._chosen, *self._lately)
        return next((path.parent for path in known if path is not None and path.parent.is_dir()), Path.home())

    @Slot(str)
    def _pick_named(self, name: str) -> None:
        self.picked.emit(Path(name))

    @Slot()
    def _close_dialog(self) -> None:
        if self.dialog is not None:
            self.dialog.deleteLater()
            self.dialog = None

    @Slot()
    def _fill(self) -> None:
        self.menu.clear()
        for path in self._lately:
            action = self.menu.addAction(str(path).replace("&", "&&"))
            action.setData(str(path))

    @Slot(QAction)
    def _pick_recent(self, action: QAction) -> None:
        self.picked.emit(Path(str(action.data())))

    @Slot()
    def _pick_shipped(self) -> None:
        self.picked.emit(None)

    @Slot(object)
    def _follow(self, sections: set[str]) -> None:
        if MODELS in sections:
            self._show()

    def _show(self) -> None:
        self.shipped.setEnabled(self._chosen is not None)
        self.recent.setEnabled(bool(self._lately))
