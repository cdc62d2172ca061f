"""A dialog for the score at the start of a rally: for highlights, and for videos that skip part of a match."""

from dataclasses import replace
from typing import Final

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QComboBox, QDialog, QDialogButtonBox, QFormLayout, QWidget

from rallytrace.errors import UsageError
from rallytrace.texts import shown, tr
from rallytrace.track.match_setup import UNKNOWN_SCORE, MatchSetup
from rallytrace.track.score import ScoreState, example_score, score_text
from rallytrace.track.scoring import Side
from rallytrace.ui.look.layouts import lay_column
from rallytrace.ui.look.widgets import NameLine, wrapped_label

_MAX_SCORE_CHARACTERS: Final = 40


class ScoreDialog(QDialog):
    """Asks for the score, the server and the player at the near end when a rally begins.

    Args:
        match: the match setup that applies to the rally.
        start: the state to show at first.
        is_known: whether the score of `start` is known.
        is_set: whether the user has set a score at this rally, which can then be removed.
    """

    score_chosen = Signal(object)
    """A `MatchSetup` with the score, the server and the near side."""
    removal_requested = Signal()
    """The score set at this rally is to be removed, so that it is counted from earlier rallies again."""

    def __init__(
        self,
        rally_name: str,
        match: MatchSetup,
        start: ScoreState,
        parent: QWidget | None = None,
        *,
        is_known: bool,
        is_set: bool,
    ) -> None:
        super().__init__(parent)
        self._match = match
        self.setWindowTitle(tr("match", "Score at the start of {rally}", rally=rally_name))
        self.score = NameLine(self)
        self.score.setMaxLength(_MAX_SCORE_CHARACTERS)
        self.score.setAccessibleName(tr("match", "Score at the start of the rally"))
        self.score.setPlaceholderText(tr("match", "0-0, or {score}", score=example_score(match.system)))
        if is_known:
            self.score.setText(score_text(match.system, start).replace("\N{EN DASH}", "-"))
        self.server = self._sides(tr("match", "Server"))
        self.near_side = self._sides(tr("match", "Player at the near end"))
        self.server.setCurrentIndex(int(start.server))
        self.near_side.setCurrentIndex(int(start.near_side))
        self.problem = wrapped_label(self, role="muted")
        hint = wrapped_label(self, role="muted")
        hint.setText(
            tr(
                "match",
                "Rallies from here on are counted from this score. Type {sign} if it is unknown.",
                sign=UNKNOWN_SCORE,
            )
        )
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
        self.remove = self.buttons.addButton(
            tr("match", "Count from earlier rallies"), QDialogButtonBox.ButtonRole.ResetRole
        )
        self.remove.setVisible(is_set)
        form = QFormLayout()
        form.addRow(tr("match", "Score at start"), self.score)
        form.addRow(tr("match", "Serves"), self.server)
        form.addRow(tr("match", "Near end"), self.near_side)
        lay_column(hint, form, self.problem, self.buttons, owner=self, spacing=10, margins=(16, 16, 16, 12))
        self.buttons.accepted.connect(self._accept)
        self.buttons.rejected.connect(self.reject)
        self.remove.clicked.connect(self._remove)
        self.score.textChanged.connect(self._check)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setMinimumWidth(380)
        self.score.selectAll()
        self._check()

    @property
    def chosen(self) -> MatchSetup:
        score = " ".join(self.score.text().split())
        server, near_side = (Side(box.currentIndex()) for box in (self.server, self.near_side))
        return replace(self._match, score=score, server=server, near_side=near_side)

    def _sides(self, name: str) -> QComboBox:
        box = QComboBox(self)
        box.addItems([shown(self._match.name_of(side)) for side in Side])
        box.setAccessibleName(name)
        return box

    @Slot()
    def _check(self) -> None:
        """Enable OK if the score is possible. Otherwise say why it is not."""
        problem = ""
        try:
            _ = self.chosen.opening
        except UsageError as error:
            problem = error.shown()
        self.problem.setText(problem)
        self.buttons.button(QDialogButtonBox.StandardButton.Ok).setEnabled(not problem)

    @Slot()
    def _accept(self) -> None:
        self.score_chosen.emit(self.chosen)
        self.accept()

    @Slot()
    def _remove(self) -> None:
        self.removal_requested.emit()
        self.accept()
