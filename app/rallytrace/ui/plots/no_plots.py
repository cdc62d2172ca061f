"""What stands in the place of the plots while there is nothing to plot."""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from rallytrace.ui.look import icons, theme

_SIGN_PX: Final = 32
_WORDS: Final = {
    False: ("No video is open", "Open a video to see its path over time."),
    True: ("No path yet", "Track the video or place points by hand. Then x, y and the speed are drawn here."),
}


class NoPlots(QWidget):
    """Says what is missing, and what to do."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sign = QLabel(self)
        self.heading, self.hint = QLabel(self), QLabel(self)
        theme.mark(self.heading, "role", "heading")
        theme.mark(self.hint, "role", "muted")
        self.hint.setWordWrap(True)
        column = QVBoxLayout(self)
        column.setSpacing(4)
        column.addStretch(2)
        for label in (self._sign, self.heading, self.hint):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            column.addWidget(label)
        column.addStretch(3)
        self.show_reason(video=False)
        self.draw_sign()

    def show_reason(self, *, video: bool) -> None:
        """Say that no video is open, or that nothing is known of its ball."""
        heading, hint = _WORDS[video]
        self.heading.setText(heading)
        self.hint.setText(hint)

    def draw_sign(self) -> None:
        """Draw the sign in the colours of the theme."""
        self._sign.setPixmap(icons.icon("chart-line", icons.IconColour.MUTED).pixmap(_SIGN_PX, _SIGN_PX))
