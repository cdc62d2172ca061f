"""How the last run ended, in words, with its mark."""

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from rallytrace.session.run_reports import ProviderInUse, RunOutcome, RunState
from rallytrace.ui.look import icons, theme
from rallytrace.ui.look.widgets import plain_tip
from rallytrace.ui.panels.run_words import details, ending

_ICON = QSize(16, 16)


class OutcomeCard(QFrame):
    """Done, cancelled or failed; what it found; and, of a failure, the details to be sent to somebody."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._details = ""
        self.mark = QLabel(self)
        self.title = QLabel(self)
        self.words = QLabel(self)
        self.found = QLabel(self)
        self.copy = QPushButton("Copy details", self)
        self._lay_out()

    def show_outcome(self, outcome: RunOutcome, found: str, provider: ProviderInUse | None) -> None:
        """Show how a run ended and what it found, in words."""
        told = ending(outcome)
        self._details = details(outcome, provider)
        self.mark.setPixmap(icons.verdict_icon(told.verdict).pixmap(_ICON))
        self.title.setText(told.title)
        self.words.setText(told.words)
        self.words.setToolTip(plain_tip(told.words))
        self.found.setText(found)
        self.found.setVisible(bool(found))
        self.copy.setVisible(outcome.state is RunState.FAILED)
        self.copy.setText("Copy details")
        theme.mark(self, "verdict", told.verdict.value)

    def _lay_out(self) -> None:
        self.title.setProperty("role", "heading")
        for label in (self.words, self.found):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            label.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.copy.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.copy.clicked.connect(self._copy)
        head = QHBoxLayout()
        head.setSpacing(6)
        head.addWidget(self.mark)
        head.addWidget(self.title, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 8)
        column.setSpacing(4)
        column.addLayout(head)
        column.addWidget(self.words)
        column.addWidget(self.found)
        column.addWidget(self.copy, 0, Qt.AlignmentFlag.AlignLeft)

    @Slot()
    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._details)
        self.copy.setText("Copied")
