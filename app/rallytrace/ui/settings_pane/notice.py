"""A sentence that stands where it concerns, with a mark, until it no longer holds or is dismissed."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget

from rallytrace.ui.look import icons
from rallytrace.ui.look.icons import BadgeStatus, IconColour
from rallytrace.ui.settings_pane.verdict_badge import IconMark, VerdictGround


class Notice(VerdictGround):
    """A bar with a mark, a sentence and perhaps a button. It is hidden while it has nothing to say.

    Args:
        button: the words on the button; '' for none.

    Attributes:
        button: the button, if there is one.
    """

    pressed = Signal()
    """The button was pressed."""

    def __init__(self, button: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._mark = IconMark(parent=self)
        self._words = wrapped_label(self)
        self._words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        row = QHBoxLayout(self)
        row.setContentsMargins(10, 7, 8, 7)
        row.setSpacing(8)
        row.addWidget(self._mark, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self._words, 1)
        self.button: QPushButton | None = None
        if button:
            self.button = QPushButton(button, self)
            self.button.clicked.connect(self.pressed)
            row.addWidget(self.button, 0, Qt.AlignmentFlag.AlignTop)
        self.hide()

    @property
    def text(self) -> str:
        """What it says."""
        return self._words.text()

    def say(self, verdict: BadgeStatus, words: str, *, icon: str = "") -> None:
        """Say a sentence; none hides the bar. `icon` names a glyph to show in the place of the verdict's mark."""
        self.verdict = verdict
        self._words.setText(words)
        self._mark.set_icon(icons.icon(icon, IconColour.MUTED) if icon else icons.verdict_icon(verdict))
        self.setAccessibleName(words)
        self.setVisible(bool(words))
        self.update()


def wrapped_label(parent: QWidget | None = None, text: str = "", *, role: str = "") -> QLabel:
    """A label whose words wrap and are never taken for markup."""
    label = QLabel(text, parent)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    label.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
    if role:
        label.setProperty("role", role)
    return label
