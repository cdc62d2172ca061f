"""The list of rallies."""

from collections.abc import Sequence
from itertools import compress
from typing import Final, Self

from PySide6.QtCore import QAbstractItemModel, QRect, QSignalBlocker, Qt, Signal, Slot
from PySide6.QtGui import QAction, QFont, QFontMetrics, QPainter, QPainterStateGuard
from PySide6.QtWidgets import (
    QAbstractItemView,
    QLineEdit,
    QListWidgetItem,
    QPushButton,
    QStyleOptionViewItem,
    QWidget,
)

from rallytrace.domain.changes import TrackChange
from rallytrace.domain.lists import EventsChange, MatchesChange, RalliesChange, Rally
from rallytrace.domain.match.counting import RallyScore
from rallytrace.domain.match.event_facts import MatchFacts
from rallytrace.domain.match.placed import FAR_END, LET, NEAR_END, PlacedMatch
from rallytrace.domain.match.rally_facts import RallyFacts
from rallytrace.domain.wording import DASH, count_noun, frames_text
from rallytrace.session.match.match_feed import MatchFeed
from rallytrace.session.workspace import Workspace
from rallytrace.ui.controller import WindowContext
from rallytrace.ui.keyboard.action_registry import action_button
from rallytrace.ui.keyboard.keys import KeysById, action_link, shown_keys
from rallytrace.ui.look.layouts import lay_column, lay_row, stack_pages
from rallytrace.ui.look.time_text import DOT, duration, format_number
from rallytrace.ui.look.widgets import ElidedLabel, NameLine, SidePanel, empty_label, flat_button, give_role, plain_tip
from rallytrace.ui.match.filter_line import FilterLine
from rallytrace.ui.match.match_form import MatchForm
from rallytrace.ui.match.tag_line import TagLine, complete_inline
from rallytrace.ui.panels.two_line_list import LEFT, Index, TwoLineDelegate, TwoLineList, line_rect, write
from rallytrace.ui.timeline.time_axis import FrameTimes

_RALLY: Final = Qt.ItemDataRole.UserRole
_EDITING: Final = QAbstractItemView.State.EditingState
_EMPTY: Final = "No rallies yet."
EXTENT_ROLE: Final = Qt.ItemDataRole.UserRole + 1
"""The second line: duration, hits and frames."""
CURRENT_ROLE: Final = Qt.ItemDataRole.UserRole + 2
"""Whether the playhead is in the rally."""
TIME_ROLE: Final = Qt.ItemDataRole.UserRole + 3
"""When the rally begins, at the right of the first line."""
WINNER_ROLE: Final = Qt.ItemDataRole.UserRole + 4
"""The winner, at the right of the second line."""


class RallyPanel(SidePanel):
    """Shows the rallies. Changes are requested by signals; their result arrives with the document's signals.

    Attributes:
        match_facts: those of all rallies and events.
    """

    frame_requested = Signal(int)
    """A frame to go to."""
    rally_requested = Signal(object)
    """A `Rally` to be added; a rally with exactly its frames is renamed."""
    removal_requested = Signal(object)
    """A `Rally` to be removed."""
    winner_requested = Signal(object, str)
    """A `Rally`, and its winner."""
    tags_requested = Signal(object, object)
    """A `Rally`, and a list of its tags."""
    playback_requested = Signal(object)
    """A list of `Rally`s to be played one after another."""
    _renamed = Signal(object)

    def __init__(self, workspace: Workspace, feed: MatchFeed, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        document = self._document = workspace.document
        self._feed = feed
        self._times = FrameTimes()
        self._range: range | None = None
        self._winner_of: range | None = None
        self._waiting = False
        self._instruction = ""
        self._finding: QAction | None = None
        self._frame = 0
        self._here: Rally | None = None
        self.match_facts = MatchFacts()
        self.name = NameLine(self)
        self.name_button = QPushButton("Name", self)
        self.name_button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.range_text = give_role(ElidedLabel(parent=self), "muted")
        self.naming = QWidget(self)
        self.filter = FilterLine("rallies", workspace.preferences, self)
        self.longest_first = flat_button(self, "Longest first", "segment", "List the longest rallies first")
        self.form = MatchForm(self)
        self.list = TwoLineList("Rallies", self)
        self.winner = NameLine(self)
        self._winners = complete_inline(self.winner)
        self.tags = TagLine("the selected rally", self)
        self.empty = empty_label(self)
        self.none_found = empty_label(self)
        self.rename = flat_button(self, "Rename", "pencil-outline", "Rename the selected rally (F2)")
        tip = "Remove the selected rally (Delete). Its points are kept"
        self.remove = flat_button(self, "Remove", "trash-can-outline", tip)
        self.match = flat_button(self, "Match", "badminton", "Score, players and ends")
        self.play = flat_button(self, "Play", "playlist-play", "Play the shown rallies one after another")
        self.offered = lay_row(spacing=2)
        self.count = give_role(ElidedLabel(parent=self), "muted")
        self._set_up()
        self._lay_out()
        # Queued: the answer replaces the rows of the list while it closes the editor.
        self._renamed.connect(self.rally_requested, Qt.ConnectionType.QueuedConnection)
        document.changed.connect(self._on_changed)
        document.replaced.connect(self._refresh)
        feed.changed.connect(self._note_facts)
        self.set_keys({})
        self.set_range(None)
        self._refresh()

    @classmethod
    def in_window(cls, context: WindowContext) -> Self:
        """The panel of a window, connected to its documents."""
        panel = cls(context.workspace, context.match_feed, context.window)
        panel.offer(*(context.registry[name] for name in ("find_rallies", "make_clips", "cut_rally")))
        panel.link_finding(context.registry["find_rallies"])
        panel.frame_requested.connect(context.navigation_controller.go_to)
        panel.frame_requested.connect(context.navigation_controller.return_to_view)
        panel.rally_requested.connect(context.edit_controller.keep_rally)
        panel.winner_requested.connect(context.edit_controller.set_winner)
        panel.removal_requested.connect(context.edit_controller.remove_rally)
        context.state.feed(
            times_changed=panel.set_times,
            frame_shown=panel.set_playhead,
            range_changed=panel.set_range,
            keys_changed=panel.set_keys,
        )
        return panel

    def set_times(self, times: FrameTimes) -> None:
        """Take the times of frames, for durations. Text being typed is kept."""
        self._times = times
        self._list_anew()
        if self._range is not None:
            self.range_text.setText(self._describe(self._range))

    def set_keys(self, overrides: KeysById) -> None:
        """Say how to get rallies, with the keys of the window's actions."""
        found = shown_keys(overrides, "range_in", "range_out", "name_rally")
        self._instruction = (
            "<br><br>Mark a range with {} and {}, and press {}.".format(*found) if len(found) == 3 else ""
        )
        self._show_instruction()

    @Slot()
    def _show_instruction(self) -> None:
        link = "" if self._finding is None else action_link(self._finding, "Find rallies")
        self.empty.setText(f"{_EMPTY}{self._instruction}{link}")

    def link_finding(self, action: QAction) -> None:
        """Offer an action that finds rallies, in the empty list."""
        self._finding = action
        action.changed.connect(self._show_instruction)
        self.empty.linkActivated.connect(action.trigger)
        self._show_instruction()

    @Slot(int)
    def set_playhead(self, frame: int) -> None:
        """Highlight the rally of the frame on the screen."""
        rally = next((rally for rally in self._document.track.rallies if frame in rally.frames), None)
        self._frame = frame
        if rally != self._here:
            self._here = rally
            self._point_out()
            current = next((item for item in self.list.rows if item.data(CURRENT_ROLE)), None)
            if current is None or self._is_typing:
                return
            if self.list.currentRow() >= 0 and not current.isHidden():
                self.list.setCurrentItem(current)
            elif not self.list.underMouse():
                self.list.scrollToItem(current)

    @property
    def _is_typing(self) -> bool:
        """Whether something of the selected rally is being typed."""
        return self.winner.hasFocus() or self.tags.hasFocus() or self.list.state() == _EDITING

    def set_range(self, frames: range | None) -> None:
        """Take the marked range, to be named."""
        self._range = frames
        self.naming.setVisible(frames is not None)
        if frames is not None and not self.name.hasFocus():
            self.name.setText("")
            self.name.setPlaceholderText(self._suggestion())
            existing = next((rally for rally in self._document.track.rallies if rally.frames == frames), None)
            self.name_button.setText("Name" if existing is None else "Rename")
            if existing is not None:
                self.name.setText(existing.name)
            self.range_text.setText(self._describe(frames))

    def offer(self, *actions: QAction) -> None:
        """Add buttons for more actions on rallies."""
        for action in actions:
            self.offered.addWidget(action_button(action, self))

    @Slot()
    def ask_for_name(self) -> None:
        """Focus the field for the name of the range."""
        if self._range is not None:
            self.name.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self.name.selectAll()

    def _set_up(self) -> None:
        delegate = RallyDelegate(self.list)
        delegate.closeEditor.connect(self._end_rename, Qt.ConnectionType.QueuedConnection)
        self.list.setItemDelegate(delegate)
        self.list.setEditTriggers(QAbstractItemView.EditTrigger.EditKeyPressed)
        self.list.item_chosen.connect(self._go)
        self.list.removal_requested.connect(self._remove)
        self.list.itemChanged.connect(self._commit_name)
        self.list.currentItemChanged.connect(self._show_possible)
        self.filter.textChanged.connect(self._filter_anew)
        self.longest_first.setCheckable(True)
        self.longest_first.toggled.connect(self._list_anew)
        self.winner.setMaxLength(80)
        self.winner.setAccessibleName("Winner of the selected rally")
        self.winner.setToolTip("Who won the selected rally. Enter goes to the next one")
        self.winner.returnPressed.connect(self._commit_winner_and_go_on)
        self.winner.editingFinished.connect(self._commit_winner)
        self.tags.tags_typed.connect(self._request_tags)
        self.match.setCheckable(True)
        self.match.toggled.connect(self.form.setVisible)
        self.form.hide()
        self.form.suggest = self._suggest_match
        self.none_found.linkActivated.connect(self.filter.clear)
        self.play.clicked.connect(self.play_shown)
        self.rename.clicked.connect(self._begin_rename)
        self.remove.clicked.connect(self._remove)
        self.name.returnPressed.connect(self._name_range)
        self.name.setMaxLength(80)
        self.name.setAccessibleName("Name of the marked range")
        self.name_button.clicked.connect(self._name_range)

    def _lay_out(self) -> None:
        row = lay_row((self.name, 1), self.name_button, spacing=6)
        lay_column(self.range_text, row, owner=self.naming, spacing=4, margins=(0, 0, 0, 4))
        listed = QWidget(self)
        head = lay_row((self.count, 1), self.longest_first, spacing=2)
        of_selected = lay_row((self.winner, 1), (self.tags, 1), spacing=6)
        self.rows = stack_pages(listed, self.list, self.none_found)
        lay_column(self.filter, head, (self.rows, 1), of_selected, owner=listed, spacing=6)
        self.pages = stack_pages(self, self.empty, listed)
        self.match.toggled.connect(self.pages.setHidden)
        foot = lay_row(self.match, self.play, self.offered, (None, 1), self.rename, self.remove, spacing=2)
        lay_column(self.form, self.naming, (self.pages, 1), foot, owner=self, spacing=6, margins=(8, 8, 8, 6))

    @Slot(object)
    def _on_changed(self, change: TrackChange) -> None:
        if change.subjects & {RalliesChange, MatchesChange}:
            self._refresh()
        elif EventsChange in change.subjects:
            self._note_facts()

    @Slot()
    def _refresh(self) -> None:
        """Show the document's rallies; the selection and typed text are kept."""
        self._waiting = False
        self._list_anew()
        if self._waiting:
            return
        matches = self._document.track.matches
        self.form.show_match(matches[0] if matches else None)
        self._complete_winners()
        self._show_possible()
        self.set_range(self._range)

    @Slot()
    def _note_facts(self) -> None:
        """Show what else is known: of rallies in the list, of events if the filter asks for them."""
        known = self.match_facts.rallies
        self._take_facts()
        if self.match_facts.rallies != known:
            self._list_anew()
        elif self.filter.test.of_events:
            self._filter_anew()

    def _take_facts(self) -> None:
        self.match_facts = self._feed.facts
        self.filter.set_facts(self.match_facts)

    @Slot()
    def _list_anew(self) -> None:
        """Fill the list anew; while a name is typed in it, this waits for the end of that."""
        if self.list.state() == _EDITING:
            self._waiting = True
            return
        chosen = self._chosen()
        self._take_facts()
        facts = self.match_facts.rallies
        listed = sorted(facts, key=lambda one: -one.seconds) if self.longest_first.isChecked() else facts
        with QSignalBlocker(self.list):
            if self.list.count() != len(listed):
                self.list.clear()
                self.list.addItems([one.rally.name for one in listed])
            rows = (row for row, one in enumerate(listed) if chosen and one.rally.frames == chosen.frames)
            self.list.setCurrentRow(next(rows, -1))
            for item, one in zip(self.list.rows, listed, strict=True):
                self._fill_item(item, one)
        self.pages.setCurrentIndex(bool(listed))
        self._filter()
        self._point_out()

    def _sum_up(self) -> None:
        rallies = self._document.track.rallies
        shown = [rally.frames for rally in self.shown]
        total = f" of {len(rallies)}" if len(shown) < len(rallies) else ""
        length = duration(sum(map(self._seconds, shown)))
        noun = "rally" if len(rallies) == 1 else "rallies"
        faults = sum(facts.is_at_fault for facts in self.match_facts.rallies)
        doubt = f"{DOT}{count_noun(faults, 'fault')} in the score" if faults else ""
        self.count.set_tip("Rallies with a question mark; the filter 'fault' lists them" if faults else "")
        if self.filter.fault:
            doubt = f"{DOT}this is no filter"
        self.count.setText(f"{len(shown)}{total} {noun}{DOT}{length}{doubt}" if rallies else "")

    def _fill_item(self, item: QListWidgetItem, facts: RallyFacts) -> None:
        rally, score = facts.rally, facts.score
        item.setText(rally.name)
        item.setData(_RALLY, rally)
        item.setData(WINNER_ROLE, facts.winner_name)
        self._describe_item(item, facts)
        item.setFlags(item.flags() | Qt.ItemFlag.ItemIsEditable)
        tip = f"{rally.name}: {count_noun(len(rally.frames), 'frame')}. Double-click to go there"
        sides = ((NEAR_END, facts.near), (FAR_END, facts.far))
        ends = [f"{end.capitalize()}: {' / '.join(names)}" for end, names in sides if names]
        differs = ["By their looks the players are at other ends than by the score."] if facts.ends_differ else []
        lines = [tip, *([] if score is None else [describe_score(score)]), *differs, *ends]
        item.setToolTip(plain_tip("\n".join(lines)))

    def _describe_item(self, item: QListWidgetItem, facts: RallyFacts) -> None:
        frames, score = facts.rally.frames, facts.score
        parts = [
            "" if score is None else f"? {score.short_text}" if facts.is_at_fault else score.short_text,
            duration(facts.seconds),
            count_noun(facts.n_hits, "hit") if facts.n_hits else "",
            *(f"#{tag}" for tag in facts.rally.tags),
            frames_text(frames),
        ]
        item.setData(EXTENT_ROLE, DOT.join(filter(None, parts)))
        item.setData(TIME_ROLE, facts.clock)

    @Slot()
    def _filter_anew(self) -> None:
        """Select another rally if the filter hides the selected one: fields and buttons act on visible rows."""
        self._filter()
        self._feed.look(self.filter.test.names)
        hidden, row = [item.isHidden() for item in self.list.rows], self.list.currentRow()
        if row >= 0 and hidden[row]:
            self.list.setCurrentRow(hidden.index(False) if False in hidden else -1)
        self._show_possible()

    def _filter(self) -> None:
        """Show the rallies that the filter finds."""
        found = self.filter.test.find_rallies(self.match_facts).tolist()
        frames = {one.rally.frames for one in compress(self.match_facts.rallies, found)}
        for item in self.list.rows:
            item.setHidden(item.data(_RALLY).frames not in frames)
        total = count_noun(len(self.match_facts.rallies), "rally", "rallies")
        self.none_found.setText(f'No such rallies.<br><br><a href="all">Show all {total}</a>')
        self.rows.setCurrentWidget(self.list if frames else self.none_found)
        self._sum_up()

    def _suggest_match(self) -> PlacedMatch:
        """The match of the players that have names: those near in the first rally are the first side."""
        said = {named.name for named in self._document.track.player_names}
        known = next((rally for rally in self._feed.players.known.rallies if rally.players), None)
        ends = [() if known is None else known.names_at(end) for end in (NEAR_END, FAR_END)]
        near, far = (" / ".join(names) if said.issuperset(names) else "" for names in ends)
        return PlacedMatch(names=(near, far))

    def _complete_winners(self) -> None:
        """Complete typed text by the known winners."""
        track = self._document.track
        self.tags.set_known(track.known_tags)
        known = {rally.winner for rally in track.rallies} | {name for match in track.matches for name in match.names}
        words = {NEAR_END, FAR_END, LET} if track.matches else set()
        self._winners.setStringList(sorted((known | words) - {""}))

    def _point_out(self) -> None:
        with QSignalBlocker(self.list):
            for item in self.list.rows:
                item.setData(CURRENT_ROLE, self._frame in item.data(_RALLY).frames)
        self.list.viewport().update()

    def _chosen(self) -> Rally | None:
        rally = self.list.currentIndex().data(_RALLY)
        return rally if isinstance(rally, Rally) else None

    def _describe(self, frames: range) -> str:
        first, last = format_number(frames.start), format_number(frames.stop - 1)
        return f"{first}{DASH}{last}{DOT}{duration(self._seconds(frames))}"

    def _seconds(self, frames: range) -> float:
        return self._times.seconds(frames.stop) - self._times.seconds(frames.start)

    def _suggestion(self) -> str:
        names = {rally.name for rally in self._document.track.rallies}
        number = len(names) + 1
        while f"Rally {number}" in names:
            number += 1
        return f"Rally {number}"

    @Slot()
    def _show_possible(self) -> None:
        chosen = self._chosen()
        for widget in (self.rename, self.remove, self.winner, self.tags):
            widget.setEnabled(chosen is not None)
        self.winner.setPlaceholderText("Winner" if chosen is None else f"Winner of {chosen.name}")
        frames = None if chosen is None else chosen.frames
        is_typed = self.winner.hasFocus() and self.winner.isModified() and frames == self._winner_of
        if not is_typed:
            self.winner.setText("" if chosen is None else self.list.currentIndex().data(WINNER_ROLE))
        self.tags.setPlaceholderText("Tags" if chosen is None else f"Tags of {chosen.name}")
        if not (self.tags.is_typed and frames == self._winner_of):
            self.tags.show_tags(() if chosen is None else chosen.tags)
        self._winner_of = frames

    @Slot()
    def _name_range(self) -> None:
        if self._range is not None:
            name = self.name.text().strip() or self.name.placeholderText()
            self.name.clearFocus()
            self.rally_requested.emit(Rally(name, self._range))

    @Slot(QListWidgetItem)
    def _go(self, item: QListWidgetItem) -> None:
        self.frame_requested.emit(item.data(_RALLY).frames.start)

    @Slot()
    def _end_rename(self) -> None:
        if self._waiting:
            self._refresh()

    @Slot()
    def _begin_rename(self) -> None:
        item = self.list.currentItem()
        if item is not None:
            self.list.setFocus(Qt.FocusReason.OtherFocusReason)
            self.list.editItem(item)

    @Slot()
    def _remove(self) -> None:
        rally = self._chosen()
        if rally is not None:
            self.removal_requested.emit(rally)

    @property
    def shown(self) -> tuple[Rally, ...]:
        """The shown rallies."""
        return tuple(item.data(_RALLY) for item in self._shown_rows)

    @property
    def _shown_rows(self) -> list[QListWidgetItem]:
        return [item for item in self.list.rows if not item.isHidden()]

    @Slot()
    def play_shown(self) -> None:
        """Play the shown rallies one after another, from the selected one on."""
        rows = self._shown_rows
        row = self.list.currentItem()
        chosen = rows[rows.index(row) :] if row in rows and row is not rows[-1] else rows
        self.playback_requested.emit([item.data(_RALLY) for item in chosen])

    @Slot()
    def ask_for_tags(self) -> None:
        """Focus the tags of the rally at the playhead, or of the selected one."""
        current = next((item for item in self._shown_rows if item.data(CURRENT_ROLE)), None)
        if current is not None:
            self.list.setCurrentItem(current)
        self.tags.ask()

    @Slot(object)
    def _request_tags(self, tags: Sequence[str]) -> None:
        rally = self._chosen()
        if rally is not None:
            self.tags_requested.emit(rally, tags)

    @Slot()
    def _commit_winner(self) -> None:
        rally = self._chosen()
        self.winner.setModified(False)
        shown = self.list.currentIndex().data(WINNER_ROLE)
        if rally is not None and self.winner.text().strip() not in {rally.winner, shown}:
            self.winner_requested.emit(rally, self.winner.text())

    @Slot()
    def _commit_winner_and_go_on(self) -> None:
        """Take the winner, and select the next shown rally."""
        self._commit_winner()
        following = range(self.list.currentRow() + 1, self.list.count())
        row = next((row for row in following if not self.list.item(row).isHidden()), None)
        if row is not None:
            self.list.setCurrentRow(row)
            self.winner.selectAll()

    @Slot(QListWidgetItem)
    def _commit_name(self, item: QListWidgetItem) -> None:
        rally = item.data(_RALLY)
        if item.text() != rally.name:
            self._renamed.emit(Rally(item.text(), rally.frames))


def describe_score(score: RallyScore) -> str:
    """The score of a rally in a few sentences: who serves, what follows, and what is wrong."""
    says = [f"{score.text}, {score.server_name} serves, {score.near_name} is near"]
    if score.is_let:
        says.append("It does not count")
    if score.changes_ends:
        says.append("The players change ends after it")
    if score.pause:
        says.append(f"A pause of {score.pause} s follows")
    return f"{'. '.join(says)}. {score.fault}".strip()


class RallyDelegate(TwoLineDelegate):
    """Paints a rally in two lines, with a bar at the edge of the current one."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        with QPainterStateGuard(painter):
            look, row = self.paint_row(painter, option, current=bool(index.data(CURRENT_ROLE))), option.rect
            first = _write_right(painter, line_rect(row, 0), index.data(TIME_ROLE) or "", look.small, look.muted)
            write(painter, first, index.data(), look.font, look.text)
            second = _write_right(painter, line_rect(row, 1), index.data(WINNER_ROLE) or "", look.small, look.text)
            write(painter, second, index.data(EXTENT_ROLE), look.small, look.muted)

    def updateEditorGeometry(  # noqa: N802 - Qt's name
        self, editor: QWidget, option: QStyleOptionViewItem, _index: Index
    ) -> None:
        """Over the name."""
        row: QRect = option.rect
        editor.setGeometry(line_rect(row, 0).adjusted(-4, -2, 0, 2))

    def setModelData(self, editor: QWidget, model: QAbstractItemModel, index: Index) -> None:  # noqa: N802 - Qt's name
        if isinstance(editor, QLineEdit) and editor.text().strip():
            model.setData(index, editor.text().strip())


def _write_right(painter: QPainter, area: QRect, text: str, font: QFont, colour: str) -> QRect:
    """Write at the right edge, in at most half of an area; returns the rest of it."""
    if not text:
        return area
    width = min(QFontMetrics(font).horizontalAdvance(text) + 1, area.width() // 2)
    write(painter, area.adjusted(area.width() - width, 0, 0, 0), text, font, colour)
    return area.adjusted(0, 0, -width - LEFT, 0)
