"""The view without a video: three steps, and buttons to open a video."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from rallytrace.ui.keyboard.action_registry import ActionRegistry
from rallytrace.ui.keyboard.keys import key_text
from rallytrace.ui.look import icons, theme
from rallytrace.ui.look.widgets import ElidedLabel, plain_tip

_WIDTH = 520
_MOST_RECENT = 5
_ICON_PX = 56
_STEPS = (
    ("Open a video, or drop one, several or a folder here.", "open"),
    ("Track it: RallyTrace finds the ball in every frame and fills gaps.", "track_from_here"),
    ("Correct the path and export the labels.", "export_labels"),
)


class EmptyState(QWidget):
    """Replaces the video view while no video is open."""

    open_requested = Signal()
    demo_requested = Signal()
    recent_requested = Signal(object)
    """A Path."""

    def __init__(self, registry: ActionRegistry, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._registry = registry
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        # Else this hidden page would limit the height of the window also while a video is shown.
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self._icon = QLabel()
        self._missing = _label("", "")
        theme.set_property(self._missing, "verdict", "warning")
        self._keys = {name: _label("", "key") for _, name in _STEPS}
        self._recent = QVBoxLayout()
        self._recent.setSpacing(0)
        self._recent_rows: list[QWidget] = []
        self._arrange()
        self.set_missing(())
        registry.keys_changed.connect(self._show_keys)
        self._show_keys()
        self._draw_icon()

    def set_recent(self, videos: Sequence[Path]) -> None:
        """Offer recent videos, the latest first."""
        for row in self._recent_rows:
            self._recent.removeWidget(row)
            row.deleteLater()
        shown = videos[:_MOST_RECENT]
        self._recent_rows = [_label("Recent", "heading")] if shown else []
        for path in shown:
            row = _RecentVideo(path)
            row.file_chosen.connect(self.recent_requested)
            self._recent_rows.append(row)
        for widget in self._recent_rows:
            self._recent.addWidget(widget)

    def set_missing(self, sentences: Sequence[str]) -> None:
        """Show the files missing for tracking; nothing for an empty text."""
        self._missing.setText("\n".join(sentences))
        self._missing.setVisible(bool(sentences))

    @Slot()
    def _show_keys(self) -> None:
        for name, label in self._keys.items():
            keys = self._registry.keys_of(name)
            label.setText(key_text(keys[0]) if keys else "")
            label.setVisible(bool(keys))

    def _arrange(self) -> None:
        column = QVBoxLayout()
        column.setSpacing(8)
        column.addLayout(self._heading())
        column.addSpacing(12)
        for number, (words, name) in enumerate(_STEPS, 1):
            column.addLayout(_step(number, words, self._keys[name]))
        column.addSpacing(12)
        column.addLayout(self._buttons())
        column.addWidget(self._missing)
        column.addSpacing(8)
        column.addLayout(self._recent)
        middle = QWidget()
        middle.setLayout(column)
        middle.setFixedWidth(_WIDTH)
        column.setContentsMargins(0, 0, 0, 0)
        centred = QVBoxLayout(self)
        centred.addStretch(2)
        centred.addWidget(middle, 0, Qt.AlignmentFlag.AlignHCenter)
        centred.addStretch(3)

    def _heading(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(16)
        self._icon.setFixedSize(_ICON_PX, _ICON_PX)
        row.addWidget(self._icon)
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addStretch()
        words.addWidget(_label("RallyTrace", "title"))
        words.addWidget(_label("Track the shuttle or ball, correct the path, export labels.", "muted"))
        words.addStretch()
        row.addLayout(words, 1)
        return row

    def _buttons(self) -> QHBoxLayout:
        open_video = QPushButton(icons.icon("folder-open-outline", icons.IconColour.ON_PRIMARY), "Open video...")
        theme.set_property(open_video, "role", "primary")
        open_video.clicked.connect(self.open_requested)
        demo = QPushButton(icons.icon("movie-open-play-outline"), "Open the demo rally")
        demo.clicked.connect(self.demo_requested)
        row = QHBoxLayout()
        row.setSpacing(8)
        for button in (open_video, demo):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            row.addWidget(button)
        row.addStretch()
        return row

    def _draw_icon(self) -> None:
        ratio = self.devicePixelRatioF()
        drawn: QPixmap = icons.application_icon().pixmap(self._icon.size(), ratio)
        self._icon.setPixmap(drawn)


class _RecentVideo(QFrame):
    """A recent video: a button with its name, and its folder."""

    file_chosen = Signal(object)

    def __init__(self, path: Path) -> None:
        super().__init__()
        self._path = path
        name = QPushButton(path.name)
        name.setToolTip(plain_tip(str(path)))
        name.setCursor(Qt.CursorShape.PointingHandCursor)
        name.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        name.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        theme.set_property(name, "role", "link")
        name.clicked.connect(self._ask)
        folder = ElidedLabel(str(path.parent), mode=Qt.TextElideMode.ElideMiddle)
        theme.set_property(folder, "role", "muted")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(name)
        row.addWidget(folder, 1)

    @Slot()
    def _ask(self) -> None:
        self.file_chosen.emit(self._path)


def _step(number: int, words: str, key: QLabel) -> QHBoxLayout:
    row = QHBoxLayout()
    row.setSpacing(12)
    row.addWidget(_label(str(number), "number"))
    row.addWidget(_label(words, ""), 1)
    row.addWidget(key)
    return row


def _label(text: str, role: str) -> QLabel:
    label = QLabel(text)
    label.setTextFormat(Qt.TextFormat.PlainText)
    if role:
        theme.set_property(label, "role", role)
    label.setWordWrap(not role)
    return label
