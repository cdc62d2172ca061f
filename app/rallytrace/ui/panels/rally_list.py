"""The list of rallies, two lines each."""

from collections.abc import Collection, Sequence

from PySide6.QtCore import QAbstractItemModel, QRect, QSignalBlocker, Qt, Signal, Slot
from PySide6.QtGui import QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QAbstractItemView, QLineEdit, QStyleOptionViewItem, QWidget

from rallytrace.analysis.match.rally_facts import RallyFacts
from rallytrace.analysis.scoring.counting import RallyScore
from rallytrace.texts import join_sentences, shown, tr
from rallytrace.track.lists import Rally
from rallytrace.track.match_setup import winner_words
from rallytrace.track.step_names import rally_words
from rallytrace.track.wording import count_noun, frames_text
from rallytrace.ui.look.time_text import duration
from rallytrace.ui.panels.row_list import (
    LEFT_MARGIN_PX,
    Index,
    RowDelegate,
    RowList,
    RowLook,
    RowModel,
    fit_parts,
    line_rect,
    write,
)


class RallyModel(RowModel[RallyFacts]):
    """The rallies. Their names can be edited."""

    rally_renamed = Signal(object)
    """A `Rally` with its new name."""

    def words(self, row: RallyFacts) -> str:
        return shown(rally_words(row.rally.name))

    def tip(self, row: RallyFacts) -> str:
        name, length = rally_words(row.rally.name), count_noun(len(row.rally.frames), "frame")
        near, far = (" / ".join(names) for names in (row.near, row.far))
        lines = [
            tr("match", "{rally}: {frames}. Double-click to go there", rally=name, frames=length),
            "" if row.score is None else describe_score(row.score),
            shown(row.ends_sentence),
            _describe_proposal(row),
            tr("match", "Near: {names}", names=near) if near else "",
            tr("match", "Far: {names}", names=far) if far else "",
        ]
        ran = [
            tr("match", "{player} ran {distance}", player=player, distance=distance.words)
            for player, distance in row.distances.items()
        ]
        return "\n".join(filter(None, [*lines, *ran]))

    def tip_pictures(self, row: RallyFacts) -> Sequence[str]:
        """Return the scoreboard during the rally and after it, where it shows the proposed winner."""
        board = None if row.proposal is None else row.proposal.board
        return () if board is None else [one.picture_text for one in (board.before, board.after) if one.picture]

    def flags(self, index: Index) -> Qt.ItemFlag:
        return super().flags(index) | Qt.ItemFlag.ItemIsEditable

    def setData(self, index: Index, value: object, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Request another name for a rally. The row shows the new name when the document reports the change."""
        facts = self.rows[index.row()]
        if role == Qt.ItemDataRole.EditRole and value != self.words(facts):
            self.rally_renamed.emit(Rally(str(value), facts.rally.frames))
        return False

    def row_at(self, frame: int) -> int:
        """Return the row of the rally that contains a frame, or -1."""
        return next((row for row, facts in enumerate(self.rows) if frame in facts.rally.frames), -1)


class RallyList(RowList[RallyFacts]):
    """Lists rallies. F2 edits a name in place."""

    editing_ended = Signal()
    current_changed = Signal()

    def __init__(self, parent: QWidget) -> None:
        rallies = RallyModel()
        delegate = RallyDelegate(rallies)
        super().__init__(tr("match", "Rallies"), rallies, delegate, parent)
        self.rallies = rallies
        self._frame = 0
        self._here: Rally | None = None
        delegate.closeEditor.connect(self.editing_ended, Qt.ConnectionType.QueuedConnection)
        self.setUniformItemSizes(True)
        self.setEditTriggers(QAbstractItemView.EditTrigger.EditKeyPressed)

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        self.current_changed.emit()

    @property
    def is_editing(self) -> bool:
        """Return whether a name is being typed."""
        return self.state() == QAbstractItemView.State.EditingState

    @property
    def chosen(self) -> Rally | None:
        """Return the selected rally."""
        return self.rallies.rows[self.current_row].rally if self.current_row >= 0 else None

    @property
    def chosen_winner(self) -> str:
        """Return the winner of the selected rally as the list shows it."""
        return shown(winner_words(self.rallies.rows[self.current_row].winner_name)) if self.current_row >= 0 else ""

    @property
    def shown(self) -> list[Rally]:
        return [facts.rally for row, facts in enumerate(self.rallies.rows) if not self.isRowHidden(row)]

    @property
    def _shown_playhead_row(self) -> int:
        """Return the row of the rally at the playhead if it is shown, or -1."""
        row = self.rallies.current
        return -1 if row < 0 or self.isRowHidden(row) else row

    def list_rallies(self, listed: Sequence[RallyFacts]) -> None:
        """Refill the list. The selected rally stays selected."""
        chosen = self.chosen
        with QSignalBlocker(self):
            self.rallies.set_rows(listed)
            rows = (row for row, facts in enumerate(listed) if chosen and facts.rally.frames == chosen.frames)
            self.select_row(next(rows, -1))

    def show_only(self, found: Collection[range]) -> None:
        """Hide all rallies except those with these frames."""
        for row, facts in enumerate(self.rallies.rows):
            self.setRowHidden(row, facts.rally.frames not in found)

    def select_first_shown(self) -> None:
        """If a rally is selected, select the first shown one instead, because the selected one may be hidden now."""
        if self.current_row >= 0:
            self.select_row(self._shown_row_from(0))

    def select_next(self) -> bool:
        """Select the next shown rally. Return whether there is one."""
        row = self._shown_row_from(self.current_row + 1)
        if row >= 0:
            self.select_row(row)
        return row >= 0

    def _shown_row_from(self, first: int) -> int:
        return next((row for row in range(first, len(self.rallies.rows)) if not self.isRowHidden(row)), -1)

    def set_playhead(self, frame: int, *, may_follow: bool) -> None:
        """Highlight the rally that contains the frame on the screen.

        Args:
            frame: the frame on the screen.
            may_follow: whether to select the rally too, if it is another one than before, and scroll to it.
        """
        self._frame = frame
        rally = next((facts.rally for facts in self.rallies.rows if frame in facts.rally.frames), None)
        if rally == self._here:
            return
        self._here = rally
        self.point_out()
        if may_follow:
            self.select_playhead_row()

    def point_out(self) -> None:
        """Highlight the rally at the playhead."""
        self.rallies.point_out(self.rallies.row_at(self._frame))

    def select_playhead_row(self) -> None:
        """Select the rally at the playhead if it is shown."""
        if self._shown_playhead_row >= 0:
            self.select_row(self._shown_playhead_row)

    def select_current(self) -> None:
        """If no rally is selected, select the one at the playhead if it is shown."""
        if self.current_row < 0:
            self.select_playhead_row()

    @Slot()
    def rename(self) -> None:
        """Edit the name of the selected rally."""
        if self.current_row >= 0:
            self.setFocus(Qt.FocusReason.OtherFocusReason)
            self.edit(self.currentIndex())


def describe_extent(facts: RallyFacts) -> list[str]:
    """Return the parts of a row's second line, in order of importance. If they do not fit, the last are left out."""
    parts = [
        _score_in_list(facts),
        *_ending_in_list(facts),
        duration(facts.seconds),
        shown(count_noun(facts.n_hits, "hit")) if facts.n_hits else "",
        *(f"#{tag}" for tag in facts.rally.tags),
        shown(frames_text(facts.rally.frames)),
    ]
    return list(filter(None, parts))


def _ending_in_list(facts: RallyFacts) -> list[str]:
    """Return how the rally ended, with a question mark if this is only proposed, as a list of at most one text."""
    if facts.rally.ending is not None:
        return [shown(facts.rally.ending.text)]
    return [] if facts.proposal is None or facts.proposal.ending is None else [f"{shown(facts.proposal.ending.text)}?"]


def _score_in_list(facts: RallyFacts) -> str:
    """Return the score, with a question mark if it is doubtful, or '' if earlier winners are still to be set."""
    score = facts.score
    if score is None or (score.is_pending and not facts.has_conflict):
        return ""
    if not score.is_known:
        return "?"
    return f"? {score.short_text}" if facts.has_conflict else score.short_text


def describe_score(score: RallyScore) -> str:
    """Return sentences on the score of a rally: who serves, what follows the rally, and what contradicts the score."""
    if not score.is_known:
        unknown = tr("match", "Score unknown.")
        if score.is_pending:
            return unknown
        return join_sentences(unknown, score.doubt, tr("match", "Set the score at this rally to count on from here."))
    told = [
        tr(
            "match",
            "{score}, {server} serves, {player} is at the near end.",
            score=score.text,
            server=score.server_name,
            player=score.near_name,
        )
    ]
    if score.is_let:
        told.append(tr("match", "Not counted."))
    if score.changes_ends:
        told.append(tr("match", "The players change ends afterwards."))
    if score.pause:
        told.append(tr("match", "{seconds} s break afterwards.", seconds=score.pause))
    if score.is_set:
        told.append(tr("match", "The score was set at this rally."))
    return join_sentences(*told, score.conflict)


def _describe_proposal(row: RallyFacts) -> str:
    if row.proposal is None:
        return ""
    winner = winner_words(row.proposed_name)
    return tr("match", "Proposed: won by {winner} ({reason})", winner=winner, reason=row.proposal.reason)


class RallyDelegate(RowDelegate[RallyFacts]):
    """Paints a rally in two lines, with a bar at the edge of the current one."""

    def draw(self, painter: QPainter, area: QRect, row: RallyFacts, look: RowLook) -> None:
        first = _write_right(painter, line_rect(area, 0), row.clock, look.small, look.muted)
        middle = Qt.TextElideMode.ElideMiddle  # rally names differ at their ends
        write(painter, first, shown(rally_words(row.rally.name)), look.font, look.text, elide=middle)
        proposed = f"{shown(winner_words(row.proposed_name))}?" if row.proposal is not None else ""
        colour = look.muted if proposed else look.text
        winner = proposed or shown(winner_words(row.winner_name))
        second = _write_right(painter, line_rect(area, 1), winner, look.small, colour)
        extent = fit_parts(describe_extent(row), QFontMetrics(look.small), second.width())
        write(painter, second, extent, look.small, look.muted)

    def updateEditorGeometry(self, editor: QWidget, option: QStyleOptionViewItem, _index: Index) -> None:
        """Place the editor over the name."""
        row: QRect = option.rect
        editor.setGeometry(line_rect(row, 0).adjusted(-4, -2, 0, 2))

    def setModelData(self, editor: QWidget, model: QAbstractItemModel, index: Index) -> None:
        if isinstance(editor, QLineEdit) and editor.text().strip():
            model.setData(index, editor.text().strip())


def _write_right(painter: QPainter, area: QRect, text: str, font: QFont, colour: str) -> QRect:
    """Write a text at the right edge of an area, in at most half of its width. Return the rest of the area."""
    if not text:
        return area
    width = min(QFontMetrics(font).horizontalAdvance(text) + 1, area.width() // 2)
    write(painter, area.adjusted(area.width() - width, 0, 0, 0), text, font, colour)
    return area.adjusted(0, 0, -width - LEFT_MARGIN_PX, 0)
