"""What becomes of a file that has been picked: being checked, refused, asked about, or offered to be converted."""

import enum

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import (
    QButtonGroup,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from rallytrace.inference.model_file import ModelKind
from rallytrace.input_layouts import BackgroundMode
from rallytrace.session.model_inspection import Inspection
from rallytrace.ui.look import icons
from rallytrace.ui.look.icons import BadgeStatus
from rallytrace.ui.settings_pane import model_words
from rallytrace.ui.settings_pane.notice import wrapped_label
from rallytrace.ui.settings_pane.verdict_badge import IconMark, VerdictGround


class CandidateState(enum.Enum):
    """Where the picked file stands."""

    NONE = enum.auto()
    """There is none."""
    CHECKING = enum.auto()
    REFUSED = enum.auto()
    ASKED = enum.auto()
    """It fits in more than one way; the user has to say which."""
    OFFERED = enum.auto()
    """It is a checkpoint that could be converted."""
    CONVERTING = enum.auto()


class CandidatePanel(VerdictGround):
    """Stands below the file in use while there is another one to decide about.

    Attributes:
        step: where the file stands.
        choices: the radio buttons of the question, by background mode.
        primary: the button that goes on: convert, use it, or put it in the other slot.
        leave: the button that leaves everything as it is.
    """

    went_on = Signal()
    """The first button was pressed."""
    left = Signal()
    """The second button was pressed."""

    def __init__(self, kind: ModelKind, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._kind = kind
        self.step = CandidateState.NONE
        self.choices: dict[BackgroundMode, QRadioButton] = {}
        self._mark = IconMark(parent=self)
        self._words = wrapped_label(self)
        self._more = wrapped_label(self, role="small")
        for label in (self._words, self._more):
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._progress = QProgressBar(self)
        self._progress.setRange(0, 0)
        self._progress.setTextVisible(False)
        self._progress.setFixedHeight(6)
        self._group = QButtonGroup(self)
        self._question = QVBoxLayout()
        self._question.setSpacing(2)
        self.primary = QPushButton(self)
        self.primary.setProperty("role", "primary")
        self.leave = QPushButton(self)
        self.primary.clicked.connect(self.went_on)
        self.leave.clicked.connect(self.left)
        self._group.buttonClicked.connect(self._allow_answer)
        self._lay_out()
        self.hide()

    @property
    def text(self) -> str:
        """Everything that is said about the file."""
        return f"{self._words.text()}\n{self._more.text()}".strip()

    @property
    def answer(self) -> BackgroundMode | None:
        """What was chosen in answer to the question."""
        return next((mode for mode, button in self.choices.items() if button.isChecked()), None)

    def clear(self) -> None:
        """There is nothing to decide about."""
        self._become(CandidateState.NONE)
        self.hide()

    def show_work(self, step: CandidateState, words: str) -> None:
        """The file is being checked or converted; that can be cancelled."""
        self._become(step, words, leave="Cancel")

    def show_refusal(self, inspection: Inspection, in_use: str) -> None:
        """The file cannot be used, for these reasons; the old one, if there is one, stays."""
        misplaced = model_words.is_the_other(inspection)
        other = model_words.other(self._kind).value
        found = model_words.shapes(inspection)
        said = misplaced or not found or "this file has" in inspection.summary
        more = "" if said else f"{model_words.WANTED[self._kind]} {found}"
        stays = f" {in_use} stays in use." if in_use else ""
        self._become(
            CandidateState.REFUSED,
            f"{model_words.summary(inspection)}{stays}",
            more,
            primary=f"Use it as the {other}" if misplaced else "",
            leave="Dismiss",
        )

    def show_question(self, inspection: Inspection) -> None:
        """The file fits in more than one way."""
        self._become(
            CandidateState.ASKED,
            f"{inspection.summary} How was it trained?",
            "Whoever trained it knows; with the wrong answer it finds nothing. The answer is remembered for this file.",
            primary="Use it so",
            leave="Leave it",
        )
        for mode in inspection.choices:
            button = QRadioButton(mode.layout.explanation, self)
            self._group.addButton(button)
            self._question.addWidget(button)
            self.choices[mode] = button
        self.primary.setEnabled(False)
        next(iter(self.choices.values())).setFocus()

    def show_offer(self, inspection: Inspection) -> None:
        """The file is a checkpoint."""
        self._become(
            CandidateState.OFFERED,
            inspection.summary,
            "Nothing in the checkpoint is executed. It stays as it is; the model is written beside it.",
            primary="Convert and use it",
            leave="Leave it",
        )
        self.primary.setFocus()

    def _lay_out(self) -> None:
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        buttons.addWidget(self.primary)
        buttons.addWidget(self.leave)
        buttons.addStretch(1)
        column = QVBoxLayout()
        column.setSpacing(6)
        column.addWidget(self._words)
        column.addWidget(self._more)
        column.addWidget(self._progress)
        column.addLayout(self._question)
        column.addLayout(buttons)
        row = QHBoxLayout(self)
        row.setContentsMargins(10, 9, 10, 9)
        row.setSpacing(8)
        row.addWidget(self._mark, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(column, 1)

    def _become(
        self, step: CandidateState, words: str = "", more: str = "", *, primary: str = "", leave: str = ""
    ) -> None:
        self.step = step
        for button in self.choices.values():
            self._group.removeButton(button)
            button.hide()
            button.deleteLater()
        self.choices = {}
        works = step in (CandidateState.CHECKING, CandidateState.CONVERTING)
        self.verdict = (
            BadgeStatus.BUSY if works else BadgeStatus.BAD if step is CandidateState.REFUSED else BadgeStatus.WARNING
        )
        self._mark.set_icon(icons.verdict_icon(self.verdict))
        self._words.setText(words)
        self._progress.setVisible(works)
        _say(self._more, more)
        _say(self.primary, primary)
        _say(self.leave, leave)
        self.primary.setEnabled(True)
        self.setAccessibleName(words)
        self.setVisible(True)
        self.update()

    @Slot()
    def _allow_answer(self) -> None:
        self.primary.setEnabled(True)


def _say(widget: QLabel | QPushButton, words: str) -> None:
    widget.setText(words)
    widget.setVisible(bool(words))
