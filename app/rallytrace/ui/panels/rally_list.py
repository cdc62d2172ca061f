"""The list of rallies, two lines each."""

from collections.abc import Collection, Sequence
from typing import Final

from PySide6.QtCore import QAbstractItemModel, QRect, QSignalBlocker, Qt, Signal, Slot
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPainterStateGuard
from PySide6.QtWidgets import QAbstractItemView, QLineEdit, QListWidgetItem, QStyleOptionViewItem, QWidget

from rallytrace.analysis.match.rally_facts import RallyFacts
from rallytrace.analysis.scoring.counting import RallyScore
from rallytrace.track.lists import Rally
from rallytrace.track.match_setup import FAR_END, NEAR_END
from rallytrace.track.wording import count_noun, frames_text
from rallytrace.ui.look.time_text import DOT, duration
from rallytrace.ui.look.widgets import plain_tip
from rallytrace.ui.panels.two_line_list import LEFT, Index, TwoLineDelegate, TwoLineList, fit_parts, line_rect, write

_RALLY: Final = Qt.ItemDataRole.UserRole
EXTENT_ROLE: Final = Qt.ItemDataRole.UserRole + 1
"""Role of the second line, most important first:

score, duration, hits, tags and frames. The last ones are dropped first.
"""
CURRENT_ROLE: Final = Qt.ItemDataRole.UserRole + 2
"""Role that tells whether the playhead is in the rally."""
TIME_ROLE: Final = Qt.ItemDataRole.UserRole + 3
"""Role of the rally's start time, shown at the right of the first line."""
WINNER_ROLE: Final = Qt.ItemDataRole.UserRole + 4
"""Role of the winner, shown at the right of the second line."""


class RallyList(TwoLineList):
    """Lists rallies. F2 edits a name in place."""

    rally_renamed = Signal(object)
    """A `Rally` with its new name."""
    editing_ended = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__("Rallies", parent)
        self._rallies: list[Rally] = []
        self._frame = 0
        self._here: Rally | None = None
        delegate = RallyDelegate(self)
        delegate.closeEditor.connect(self.editing_ended, Qt.ConnectionType.QueuedConnection)
        self.setItemDelegate(delegate)
        self.setEditTriggers(QAbstractItemView.EditTrigger.EditKeyPressed)
        self.itemChanged.connect(self._commit_name)

    @property
    def is_editing(self) -> bool:
        """Return whether a name is being typed."""
        return self.state() == QAbstractItemView.State.EditingState

    @property
    def chosen(self) -> Rally | None:
        """Return the selected rally."""
        rally = self.currentIndex().data(_RALLY)
        return rally if isinstance(rally, Rally) else None

    @property
    def chosen_winner(self) -> str:
        """Return the winner of the selected rally as the list shows it."""
        return self.currentIndex().data(WINNER_ROLE) or ""

    @property
    def shown(self) -> list[Rally]:
        return [item.data(_RALLY) for item in self.rows if not item.isHidden()]

    @property
    def current_row(self) -> QListWidgetItem | None:
        """Return the row of the rally at the playhead."""
        return next((item for item in self.rows if item.data(CURRENT_ROLE)), None)

    def list_rallies(self, listed: Sequence[RallyFacts]) -> None:
        """Refill the list. The selected rally stays selected."""
        chosen, self._rallies = self.chosen, [facts.rally for facts in listed]
        with QSignalBlocker(self):
            if self.count() != len(listed):
                self.clear()
                self.addItems([rally.name for rally in self._rallies])
            rows = (row for row, rally in enumerate(self._rallies) if chosen and rally.frames == chosen.frames)
            self.setCurrentRow(next(rows, -1))
            for item, facts in zip(self.rows, listed, strict=True):
                _fill(item, facts)

    def show_only(self, found: Collection[range]) -> None:
        """Hide all rallies except those with these frames."""
        for item in self.rows:
            item.setHidden(item.data(_RALLY).frames not in found)

    def select_first_shown(self) -> None:
        """If a rally is selected, select the first shown one, because fields and buttons act on shown rows."""
        if self.currentRow() >= 0:
            self.setCurrentRow(next((row for row, item in enumerate(self.rows) if not item.isHidden()), -1))

    def select_next(self) -> bool:
        """Select the next shown rally. Return whether there is one."""
        following = range(self.currentRow() + 1, self.count())
        row = next((row for row in following if not self.item(row).isHidden()), None)
        if row is not None:
            self.setCurrentRow(row)
        return row is not None

    def set_playhead(self, frame: int, *, may_follow: bool) -> None:
        """Highlight the rally of a frame, and select it or scroll to it.

        Args:
            frame: the frame on the screen.
            may_follow: whether the selection and the rows may move.
        """
        self._frame = frame
        rally = next((rally for rally in self._rallies if frame in rally.frames), None)
        if rally == self._here:
            return
        self._here = rally
        self.point_out()
        current = self.current_row
        if current is None or not may_follow:
            return
        if not current.isHidden():
            self.setCurrentItem(current)
        elif not self.underMouse():
            self.scrollToItem(current)

    def point_out(self) -> None:
        """Highlight the rally at the playhead."""
        with QSignalBlocker(self):
            for item in self.rows:
                item.setData(CURRENT_ROLE, self._frame in item.data(_RALLY).frames)
        self.viewport().update()

    def select_current(self) -> None:
        """If no rally is selected, select the one at the playhead if it is shown."""
        current = self.current_row
        if self.currentRow() < 0 and current is not None and not current.isHidden():
            self.setCurrentItem(current)

    @Slot()
    def rename(self) -> None:
        """Edit the name of the selected rally."""
        item = self.currentItem()
        if item is not None:
            self.setFocus(Qt.FocusReason.OtherFocusReason)
            self.editItem(item)

    @Slot(QListWidgetItem)
    def _commit_name(self, item: QListWidgetItem) -> None:
        rally = item.data(_RALLY)
        if item.text() != rally.name:
            self.rally_renamed.emit(Rally(item.text(), rally.frames))


def _fill(item: QListWidgetItem, facts: RallyFacts) -> None:
    rally = facts.rally
    item.setText(rally.name)
    item.setData(_RALLY, rally)
    item.setData(WINNER_ROLE, facts.winner_name)
    item.setData(EXTENT_ROLE, _describe_extent(facts))
    item.setData(TIME_ROLE, facts.clock)
    item.setFlags(item.flags() | Qt.ItemFlag.ItemIsEditable)
    tip = f"{rally.name}: {count_noun(len(rally.frames), 'frame')}. Double-click to go there"
    sides = ((NEAR_END, facts.near), (FAR_END, facts.far))
    ends = [f"{end.capitalize()}: {' / '.join(names)}" for end, names in sides if names]
    score = [] if facts.score is None else [describe_score(facts.score)]
    differs = list(filter(None, [facts.ends_sentence]))
    item.setToolTip(plain_tip("\n".join([tip, *score, *differs, *ends])))


def _describe_extent(facts: RallyFacts) -> str:
    parts = [
        _score_in_list(facts),
        duration(facts.seconds),
        count_noun(facts.n_hits, "hit") if facts.n_hits else "",
        *(f"#{tag}" for tag in facts.rally.tags),
        frames_text(facts.rally.frames),
    ]
    return DOT.join(filter(None, parts))


def _score_in_list(facts: RallyFacts) -> str:
    """Return the score, with a question mark where it is in doubt; '' where winners are still to be set."""
    score = facts.score
    if score is None or (score.is_pending and not facts.has_conflict):
        return ""
    if not score.is_known:
        return "?"
    return f"? {score.short_text}" if facts.has_conflict else score.short_text


def describe_score(score: RallyScore) -> str:
    """Describe the score of a rally in a few sentences: who serves, what follows, and what is wrong."""
    if not score.is_known:
        why = "" if score.is_pending else f" {score.doubt} Set the score at this rally to count on from here."
        return f"Score unknown.{why}"
    says = [f"{score.text}, {score.server_name} serves, {score.near_name} is at the near end"]
    if score.is_let:
        says.append("Not counted")
    if score.changes_ends:
        says.append("The players change ends afterwards")
    if score.pause:
        says.append(f"{score.pause} s break afterwards")
    if score.is_set:
        says.append("The score was set at this rally")
    return f"{'. '.join(says)}. {score.conflict}".strip()


class RallyDelegate(TwoLineDelegate):
    """Paints a rally in two lines, with a bar at the edge of the current one."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        with QPainterStateGuard(painter):
            look, row = self.paint_row(painter, option, current=bool(index.data(CURRENT_ROLE))), option.rect
            first = _write_right(painter, line_rect(row, 0), index.data(TIME_ROLE) or "", look.small, look.muted)
            middle = Qt.TextElideMode.ElideMiddle  # rally names differ at their ends
            write(painter, first, index.data(), look.font, look.text, elide=middle)
            second = _write_right(painter, line_rect(row, 1), index.data(WINNER_ROLE) or "", look.small, look.text)
            extent = fit_parts(index.data(EXTENT_ROLE).split(DOT), QFontMetrics(look.small), second.width())
            write(painter, second, extent, look.small, look.muted)

    def updateEditorGeometry(self, editor: QWidget, option: QStyleOptionViewItem, _index: Index) -> None:
        """Place the editor over the name."""
        row: QRect = option.rect
        editor.setGeometry(line_rect(row, 0).adjusted(-4, -2, 0, 2))

    def setModelData(self, editor: QWidget, model: QAbstractItemModel, index: Index) -> None:
        if isinstance(editor, QLineEdit) and editor.text().strip():
            model.setData(index, editor.text().strip())


def _write_right(painter: QPainter, area: QRect, text: str, font: QFont, colour: str) -> QRect:
    """Write at the right edge, in at most half of the area. Return the rest of the area."""
    if not text:
        return area
    width = min(QFontMetrics(font).horizontalAdvance(text) + 1, area.width() // 2)
    write(painter, area.adjusted(area.width() - width, 0, 0, 0), text, font, colour)
    return area.adjusted(0, 0, -width - LEFT, 0)
