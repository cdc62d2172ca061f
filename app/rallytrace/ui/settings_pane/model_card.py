"""How the model in use is shown: its name, its verdict, and all that is known about it on demand."""

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from rallytrace.inference.model_file import ModelVerdict
from rallytrace.session.model_inspection import Inspection
from rallytrace.ui.look import icons, theme
from rallytrace.ui.look.words_label import plain_tip
from rallytrace.ui.settings_pane import model_words
from rallytrace.ui.settings_pane.notice import wrapped_label
from rallytrace.ui.settings_pane.verdict_badge import VerdictBadge

_MOST_LINES = 16


class ModelCard(QWidget):
    """The file in use.

    Attributes:
        badge: how it stands.
        details: the button that shows or hides all that is known.
        report: all that is known.
        reconsider: the button to answer a question anew.
    """

    reconsidered = Signal()
    """The question about the file is to be asked again."""

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = QLabel(title, self)
        self.title.setProperty("role", "heading")
        self.badge = VerdictBadge(self)
        self._name = FileNameLabel(self)
        self._vitals = QLabel(self)
        self._vitals.setProperty("role", "small")
        self._summary = wrapped_label(self, role="muted")
        self._answer = wrapped_label(self)
        self.reconsider = QPushButton("Answer differently", self)
        self.reconsider.setProperty("role", "link")
        self.reconsider.clicked.connect(self.reconsidered)
        self.details = QToolButton(self)
        self.details.setText("Details")
        self.details.setCheckable(True)
        self.details.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.details.setIconSize(QSize(14, 14))
        self.report = QPlainTextEdit(self)
        self.report.setReadOnly(True)
        self.report.setProperty("role", "report")
        self.report.setFont(theme.fixed_font())
        self.report.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.report.setTabChangesFocus(True)
        self.report.setAccessibleName(f"Details of the {title}")
        self.details.toggled.connect(self._show_details)
        self._lay_out()
        self._show_details(shown=False)

    @property
    def summary(self) -> str:
        """The verdict in words."""
        return self._summary.text()

    @property
    def name(self) -> str:
        """What the file is called here."""
        return self._name.text()

    def show_checking(self, name: str) -> None:
        """Show a file about which nothing is known yet."""
        self._show_file(name)
        self.badge.show_verdict(icons.BadgeStatus.BUSY, "Checking")
        for label in (self._vitals, self._summary):
            label.setText("")
        self._answer.hide()
        self.reconsider.hide()
        self.report.setPlainText("")

    def show_inspection(self, inspection: Inspection, name: str) -> None:
        """Show what is known about the file in use."""
        self._show_file(name)
        self._name.setToolTip(plain_tip(str(inspection.path)))
        verdict, words = model_words.BADGES[inspection.verdict]
        self.badge.show_verdict(verdict, "Not there any more" if model_words.is_gone(inspection) else words)
        self._vitals.setText(model_words.vitals(inspection))
        lines = [model_words.summary(inspection), *inspection.findings]
        if inspection.verdict is ModelVerdict.REFUSED:
            lines.append("No run can begin with it: pick another file, or use the one that ships with RallyTrace.")
        self._summary.setText("\n".join(lines))
        answered = inspection.bg_mode is not None
        self._answer.setVisible(answered)
        self.reconsider.setVisible(answered)
        if inspection.bg_mode is not None:
            self._answer.setText(f"You answered: {inspection.bg_mode.layout.explanation}.")
        self._show_report(model_words.details(inspection))

    def _show_file(self, name: str) -> None:
        self._name.setText(name)
        self._name.setToolTip(plain_tip(name))

    def _show_report(self, words: str) -> None:
        self.report.setPlainText(words)
        lines = min(words.count("\n") + 1, _MOST_LINES)
        self.report.setFixedHeight(self.report.fontMetrics().lineSpacing() * (lines + 1) + 16)

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.addWidget(self.title, 1)
        top.addWidget(self.badge)
        file = QHBoxLayout()
        file.addWidget(self._name, 1)
        file.addWidget(self.details)
        answer = QHBoxLayout()
        answer.addWidget(self._answer, 1)
        answer.addWidget(self.reconsider)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(5)
        column.addLayout(top)
        column.addLayout(file)
        column.addWidget(self._vitals)
        column.addWidget(self._summary)
        column.addLayout(answer)
        column.addWidget(self.report)

    @Slot(bool)
    def _show_details(self, shown: bool) -> None:  # noqa: FBT001 - Qt's signal
        self.report.setVisible(shown)
        self.details.setIcon(icons.icon("chevron-down" if shown else "chevron-right"))


class FileNameLabel(QLabel):
    """A name on one line; what has no room is left out of its middle, and stands in the tooltip."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setTextInteractionFlags(Qt.TextInteractionFlag.NoTextInteraction)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setMinimumWidth(80)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002, N802 - Qt's name
        """Paint as much of it as there is room for."""
        painter = QPainter(self)
        room = self.contentsRect()
        shown = QFontMetrics(self.font()).elidedText(self.text(), Qt.TextElideMode.ElideMiddle, room.width())
        painter.setPen(self.palette().windowText().color())
        painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, shown)
        painter.end()
