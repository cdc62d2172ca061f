"""A form for the match: scoring system, players and beginning."""

from collections.abc import Callable
from dataclasses import replace
from itertools import chain
from typing import Final

from PySide6.QtCore import QSignalBlocker, Qt, Signal, Slot
from PySide6.QtWidgets import QComboBox, QFormLayout, QWidget

from rallytrace.errors import UsageError
from rallytrace.texts import shown, tr
from rallytrace.track.match_setup import MatchSetup
from rallytrace.track.score import example_score
from rallytrace.track.scoring import Scoring, Side
from rallytrace.track.sports import SPORTS
from rallytrace.ui.look.widgets import NameLine, wrapped_label

_MAX_NAME_CHARACTERS: Final = 80


class MatchForm(QWidget):
    """Shows and edits the match setup of the video. Each change takes effect at once and can be undone.

    Attributes:
        suggest: returns the initial match setup for when the user chooses a scoring system.
    """

    match_requested = Signal(object)
    """A new or changed `MatchSetup`."""
    removal_requested = Signal(object)
    """A `MatchSetup` to be removed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._match: MatchSetup | None = None
        self.suggest: Callable[[], MatchSetup] = MatchSetup
        self.scoring = QComboBox(self)
        self.names = NameLine(self), NameLine(self)
        self.server = QComboBox(self)
        self.near_side = QComboBox(self)
        self.score = NameLine(self)
        self.problem = wrapped_label(self, role="muted")
        self._set_up()
        self.show_match(None)

    def show_match(self, match: MatchSetup | None) -> None:
        """Show a match setup, or that there is none. Text being typed is kept."""
        self._match = match
        setup = match or MatchSetup()
        for box, value in ((self.scoring, match and match.scoring), (self.server, setup.server)):
            self._select(box, value)
        for line, text in (*zip(self.names, setup.names, strict=True), (self.score, setup.score)):
            if not (line.hasFocus() and line.isModified()):
                line.setText(text)
        for box, side in ((self.server, setup.server), (self.near_side, setup.near_side)):
            for candidate in Side:
                box.setItemText(candidate, shown(setup.name_of(candidate)))
            self._select(box, side)
        self.score.setPlaceholderText(tr("match", "0-0, or {score}, or ?", score=example_score(setup.system)))
        for widget in (*self.names, self.server, self.near_side, self.score):
            widget.setEnabled(match is not None)
        self._say_problem(match)

    def _set_up(self) -> None:
        form = QFormLayout(self)
        form.setContentsMargins(0, 0, 0, 4)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        self.scoring.addItem(tr("match", "No score"), None)
        for scoring in chain.from_iterable(record.scoring for record in SPORTS.values()):
            self.scoring.addItem(shown(scoring.system.title), scoring)
            self.scoring.setItemData(
                self.scoring.count() - 1, shown(scoring.system.detail), Qt.ItemDataRole.ToolTipRole
            )
        for box in (self.server, self.near_side):
            for side in Side:
                box.addItem("", side)
        for box in (self.scoring, self.server, self.near_side):
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            box.setMinimumContentsLength(8)
            box.activated.connect(self._request)
        rows = (
            ("", self.scoring, tr("match", "How the score is counted")),
            (
                tr("match", "Player {number}", number=1),
                self.names[0],
                tr("match", "Name of one side, a player or a pair"),
            ),
            (tr("match", "Player {number}", number=2), self.names[1], tr("match", "Name of the other side")),
            (tr("match", "Serves first"), self.server, tr("match", "Who serves the first rally")),
            (
                tr("match", "Near end at start"),
                self.near_side,
                tr("match", "Who is at the near end of the court in the first rally"),
            ),
            (
                tr("match", "Score at start"),
                self.score,
                tr("match", "The score before the first rally: '21-18 11-8', '6-4 3-2 30-15', or ? if unknown"),
            ),
        )
        for label, field, tip in rows:
            form.addRow(*((label, field) if label else (field,)))
            field.setToolTip(tip)
            field.setAccessibleName(tip)
        form.addRow(self.problem)
        for line in (*self.names, self.score):
            line.setMaxLength(_MAX_NAME_CHARACTERS)
            line.editingFinished.connect(self._request)
            line.returnPressed.connect(line.clearFocus)

    @staticmethod
    def _select(box: QComboBox, value: object) -> None:
        with QSignalBlocker(box):
            box.setCurrentIndex(next(index for index in range(box.count()) if box.itemData(index) == value))

    @Slot()
    def _request(self) -> None:
        """Request the match setup that the fields describe if it differs from the shown one."""
        scoring = self.scoring.currentData()
        if scoring is None:
            if self._match is not None:
                self.removal_requested.emit(self._match)
            return
        if self._match is None:
            self.match_requested.emit(replace(self.suggest(), scoring=Scoring(scoring)))
            return
        first, second = (" ".join(line.text().split()) for line in self.names)
        wanted = replace(
            self._match,
            scoring=Scoring(scoring),
            names=(first, second),
            server=Side(self.server.currentData()),
            near_side=Side(self.near_side.currentData()),
            score=" ".join(self.score.text().split()),
        )
        for line in (*self.names, self.score):
            line.setModified(False)
        if wanted != self._match:
            self.match_requested.emit(wanted)

    def _say_problem(self, match: MatchSetup | None) -> None:
        problem = ""
        if match is not None:
            try:
                _ = match.opening
            except UsageError as error:
                problem = error.shown()
        self.problem.setText(problem)
        self.problem.setVisible(bool(problem))
