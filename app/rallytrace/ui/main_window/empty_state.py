"""The page without a video: three steps, and buttons to open a video."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget

from rallytrace.texts import shown, tr, tr_lazy
from rallytrace.ui.keyboard.action_registry import ActionRegistry
from rallytrace.ui.keyboard.keys import key_text
from rallytrace.ui.look import icons, theme
from rallytrace.ui.look.layouts import lay_column, lay_row
from rallytrace.ui.look.widgets import ElidedLabel, give_role, plain_tip, show_text

_WIDTH_PX = 520
_MAX_RECENT_VIDEOS = 5
_ICON_PX = 56
_HEADING_GAP_PX = 16
_STEPS = (
    (tr_lazy("window", "Open a video, or drop videos or a folder here."), "open"),
    (tr_lazy("window", "Track it: RallyTrace finds the ball in every frame and fills gaps."), "track_all"),
    (tr_lazy("window", "Correct the path and export the labels."), "export_labels"),
)


class EmptyState(QWidget):
    """The page that the window shows while no video is open."""

    open_requested = Signal()
    demo_requested = Signal()
    recent_requested = Signal(object)
    """The path of a recent video."""

    def __init__(self, registry: ActionRegistry, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._registry = registry
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        # Otherwise this hidden page would limit the height of the window even while a video is shown.
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self._icon = QLabel()
        self._missing = _label("", "")
        theme.set_property(self._missing, "verdict", "warning")
        self._keys = {name: _label("", "key") for _, name in _STEPS}
        self._recent = lay_column(spacing=0)
        self._recent_rows: list[QWidget] = []
        self._arrange()
        self.set_missing(())
        registry.keys_changed.connect(self._show_keys)
        self._show_keys()
        ratio = self.devicePixelRatioF()
        drawn: QPixmap = icons.application_icon().pixmap(self._icon.size(), ratio)
        self._icon.setPixmap(drawn)

    def set_recent(self, videos: Sequence[Path]) -> None:
        """Offer recent videos, the latest first."""
        for row in self._recent_rows:
            self._recent.removeWidget(row)
            row.deleteLater()
        latest = videos[:_MAX_RECENT_VIDEOS]
        self._recent_rows = [_label(tr("window", "Recent"), "heading")] if latest else []
        for path in latest:
            row = _RecentVideo(path)
            row.file_chosen.connect(self.recent_requested)
            self._recent_rows.append(row)
        for widget in self._recent_rows:
            self._recent.addWidget(widget)

    def set_missing(self, sentences: Sequence[str]) -> None:
        """Show a sentence for each file that tracking lacks, or hide the text if there are none."""
        show_text(self._missing, "\n".join(sentences))

    @Slot()
    def _show_keys(self) -> None:
        for name, label in self._keys.items():
            keys = self._registry.keys_of(name)
            show_text(label, key_text(keys[0]) if keys else "")

    def _arrange(self) -> None:
        steps = (_step(number, words, self._keys[name]) for number, (words, name) in enumerate(_STEPS, 1))
        rest = (12, self._buttons(), self._missing, 8, self._recent)
        middle = QWidget()
        middle.setFixedWidth(_WIDTH_PX)
        lay_column(self._heading(), 12, *steps, *rest, owner=middle, spacing=8)
        lay_column((None, 2), (middle, 0, Qt.AlignmentFlag.AlignHCenter), (None, 3), owner=self, margins=None)

    def _heading(self) -> QHBoxLayout:
        self._icon.setFixedSize(_ICON_PX, _ICON_PX)
        purpose = _label(tr("window", "Track the shuttle or ball, correct the path, export labels."), "muted")
        purpose.setWordWrap(True)
        purpose.setFixedWidth(_WIDTH_PX - _ICON_PX - _HEADING_GAP_PX)  # so that its lines are counted
        words = lay_column((None, 0), _label("RallyTrace", "title"), purpose, (None, 0), spacing=2)
        return lay_row(self._icon, (words, 1), spacing=_HEADING_GAP_PX)

    def _buttons(self) -> QHBoxLayout:
        open_video = give_role(
            QPushButton(icons.icon("folder-open-outline", icons.IconColour.ON_PRIMARY), tr("window", "Open video...")),
            "primary",
        )
        open_video.clicked.connect(self.open_requested)
        demo = QPushButton(icons.icon("movie-open-play-outline"), tr("window", "Open the demo rally"))
        demo.clicked.connect(self.demo_requested)
        for button in (open_video, demo):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return lay_row(open_video, demo, (None, 0), spacing=8)


class _RecentVideo(QFrame):
    file_chosen = Signal(object)

    def __init__(self, path: Path) -> None:
        super().__init__()
        self._path = path
        name = give_role(QPushButton(path.name), "link")
        name.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        name.setToolTip(plain_tip(str(path)))
        name.setCursor(Qt.CursorShape.PointingHandCursor)
        name.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        name.clicked.connect(self._ask)
        folder = give_role(ElidedLabel(str(path.parent), mode=Qt.TextElideMode.ElideMiddle), "muted")
        lay_row(name, (folder, 1), owner=self, spacing=8)

    @Slot()
    def _ask(self) -> None:
        self.file_chosen.emit(self._path)


def _step(number: int, words: str, key: QLabel) -> QHBoxLayout:
    return lay_row(_label(str(number), "number"), (_label(shown(words), ""), 1), key, spacing=12)


def _label(text: str, role: str) -> QLabel:
    label = QLabel(text, textFormat=Qt.TextFormat.PlainText, wordWrap=not role)
    return give_role(label, role) if role else label
