"""The rally panel."""

from collections.abc import Sequence
from itertools import compress
from typing import Final, Self

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from rallytrace.analysis.facts.players import PLAYERS
from rallytrace.analysis.match.event_facts import MatchFacts
from rallytrace.analysis.match.rally_facts import RallyFacts
from rallytrace.session.match.match_facts_provider import MatchFactsProvider
from rallytrace.session.workspace import Workspace
from rallytrace.texts import shown, tr
from rallytrace.track.changes import TrackChange
from rallytrace.track.lists import EventsChange, MatchesChange, RalliesChange, Rally
from rallytrace.track.match_lookup import match_in_force
from rallytrace.track.match_setup import FAR_END, LET, NEAR_END, MatchSetup, winner_words
from rallytrace.track.step_names import rally_words
from rallytrace.track.track import Layer
from rallytrace.track.wording import count_noun
from rallytrace.ui.controller import WindowContext
from rallytrace.ui.keyboard.action_registry import action_button
from rallytrace.ui.keyboard.keys import KeysById, action_link, shown_keys
from rallytrace.ui.look.layouts import lay_column, lay_row, stack_pages
from rallytrace.ui.look.time_axis import FrameTimes
from rallytrace.ui.look.time_text import DOT, duration
from rallytrace.ui.look.widgets import ElidedLabel, SidePanel, empty_label, flat_button, give_role
from rallytrace.ui.match.filter_line import FilterLine
from rallytrace.ui.match.match_form import MatchForm
from rallytrace.ui.panels.rally_fields import RallyFields, RangeNaming, stored_winner
from rallytrace.ui.panels.rally_list import RallyList

_TRACK: Final = "track"


class RallyPanel(SidePanel):
    """Shows the rallies. Signals request changes, which appear when the document reports them.

    Attributes:
        match_facts: facts about all rallies and events.
    """

    frame_requested = Signal(int)
    """A frame to go to."""
    rally_requested = Signal(object)
    """A `Rally` to add. An existing rally with the same frames is renamed."""
    removal_requested = Signal(object)
    """A `Rally` to remove."""
    winner_requested = Signal(object, str)
    """A `Rally` and its winner."""
    winner_refused = Signal(str)
    """Why a typed winner was not taken, and what to type."""
    tags_requested = Signal(object, object)
    """A `Rally` and the list of its tags."""
    playback_requested = Signal(object)
    """A list of `Rally`s to play one after another."""

    def __init__(self, workspace: Workspace, provider: MatchFactsProvider, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        document = self._document = workspace.document
        self._provider = provider
        self._waiting = False
        self._instruction = ""
        self._finding: QAction | None = None
        self._tracking: QAction | None = None
        self.match_facts = MatchFacts()
        self.naming = RangeNaming(document, self)
        self.filter = FilterLine("rallies", workspace.preferences, self)
        self.longest_first = flat_button(
            self, tr("match", "Longest first"), "segment", tr("match", "Sort by length, longest first")
        )
        self.form = MatchForm(self)
        self.list = RallyList(self)
        self.fields = RallyFields(self)
        self.empty = empty_label(self)
        self.none_found = empty_label(self)
        tip = tr("match", "Rename the selected rally (F2)")
        self.rename = flat_button(self, tr("match", "Rename"), "pencil-outline", tip)
        tip = tr("match", "Remove the selected rally (Delete). Ball positions are kept")
        self.remove = flat_button(self, tr("window", "Remove"), "trash-can-outline", tip)
        self.match = flat_button(self, tr("match", "Match"), "racket", tr("match", "Score, players and ends"))
        tip = tr("match", "Play the listed rallies one after another")
        self.play = flat_button(self, tr("window", "Play"), "playlist-play", tip)
        self.offered = lay_row(spacing=2)
        self.count = give_role(ElidedLabel(parent=self), "muted")
        self._set_up()
        self._lay_out()
        document.changed.connect(self._on_changed)
        document.replaced.connect(self._refresh)
        provider.changed.connect(self._note_facts)
        self.set_keys({})
        self._refresh()

    @classmethod
    def in_window(cls, context: WindowContext) -> Self:
        """Return the panel of a window, connected to its documents."""
        panel = cls(context.workspace, context.match_facts, context.window)
        panel.offer(*(context.registry[name] for name in ("find_rallies", "make_clips", "cut_rally", "set_score")))
        panel.link_finding(context.registry["find_rallies"], context.registry["track_all"])
        panel.frame_requested.connect(context.navigation_controller.go_to)
        panel.frame_requested.connect(context.navigation_controller.return_to_view)
        panel.rally_requested.connect(context.edit_controller.keep_rally)
        panel.winner_requested.connect(context.edit_controller.set_winner)
        panel.winner_refused.connect(context.notices.tell)
        panel.removal_requested.connect(context.edit_controller.remove_rally)
        context.state.feed(
            times_changed=panel.set_times,
            frame_shown=panel.set_playhead,
            range_changed=panel.naming.set_range,
            keys_changed=panel.set_keys,
        )
        return panel

    def set_times(self, times: FrameTimes) -> None:
        """Set the times of the frames, from which durations follow. Text being typed is kept."""
        self.naming.set_times(times)
        self._refill()

    def set_keys(self, overrides: KeysById) -> None:
        """Update the text on how to add rallies with the current keys of the actions."""
        found = shown_keys(overrides, "range_in", "range_out", "name_rally")
        self._instruction = ""
        if len(found) == 3:
            first, last, name = found
            self._instruction = tr(
                "match",
                "Mark a range with {first} and {last}, and press {key}.",
                first=first,
                last=last,
                key=name,
            )
        self._show_instruction()

    @Slot()
    def _show_instruction(self) -> None:
        if self._finding is None or self._tracking is None:
            link = ""
        elif any(map(self._document.track.has_rows, Layer)):
            link = action_link(self._finding, tr("match", "Find rallies"))
        else:
            link = action_link(self._tracking, tr("window", "Track the video"), _TRACK)
        words = "<br><br>".join(filter(None, (tr("match", "No rallies yet."), self._instruction)))
        self.empty.setText(f"{words}{link}")

    def link_finding(self, finding: QAction, tracking: QAction) -> None:
        """While the list is empty, offer to find rallies, or to track the video if this must be done first."""
        self._finding, self._tracking = finding, tracking
        for action in (finding, tracking):
            action.changed.connect(self._show_instruction)
        self.empty.linkActivated.connect(self._fill)
        self._show_instruction()

    @Slot(str)
    def _fill(self, link: str) -> None:
        action = self._tracking if link == _TRACK else self._finding
        if action is not None:
            action.trigger()

    @Slot(int)
    def set_playhead(self, frame: int) -> None:
        """Highlight the rally of the frame on the screen."""
        self.list.set_playhead(frame, may_follow=not (self.fields.is_typing or self.list.is_editing))

    def offer(self, *actions: QAction) -> None:
        """Add buttons for further actions on rallies."""
        for action in actions:
            self.offered.addWidget(action_button(action, self))

    def _set_up(self) -> None:
        self.naming.rally_named.connect(self.rally_requested)
        self.list.row_chosen.connect(self._go)
        self.list.removal_requested.connect(self._remove)
        # Queued, because the answer replaces the rows of the list while the editor is closing.
        self.list.rallies.rally_renamed.connect(self.rally_requested, Qt.ConnectionType.QueuedConnection)
        self.list.editing_ended.connect(self._end_rename)
        self.list.current_changed.connect(self._show_possible)
        self.filter.textChanged.connect(self._filter_anew)
        self.longest_first.setCheckable(True)
        self.longest_first.toggled.connect(self._refill)
        self.fields.winner.returnPressed.connect(self._commit_winner_and_go_on)
        self.fields.winner.editingFinished.connect(self._commit_winner)
        self.fields.tags.tags_typed.connect(self._request_tags)
        self.match.setCheckable(True)
        self.match.toggled.connect(self.form.setVisible)
        self.form.hide()
        self.form.suggest = self._suggest_match
        self.none_found.linkActivated.connect(self._follow_link)
        self.play.clicked.connect(self.play_shown)
        self.rename.clicked.connect(self.list.rename)
        self.remove.clicked.connect(self._remove)

    def _lay_out(self) -> None:
        listed = QWidget(self)
        head = lay_row((self.count, 1), self.longest_first, spacing=2)
        self.rows = stack_pages(listed, self.list, self.none_found)
        lay_column(self.filter, head, (self.rows, 1), self.fields, owner=listed, spacing=6)
        self.pages = stack_pages(self, self.empty, listed)
        self.match.toggled.connect(self.pages.setHidden)
        foot = lay_row(self.match, self.play, self.offered, (None, 1), self.rename, self.remove, spacing=2)
        lay_column(self.form, self.naming, (self.pages, 1), foot, owner=self, spacing=6, margins=(8, 8, 8, 6))

    @Slot(object)
    def _on_changed(self, change: TrackChange) -> None:
        if self.pages.currentWidget() is self.empty:
            self._show_instruction()
        if change.subjects & {RalliesChange, MatchesChange}:
            self._refresh()
        elif EventsChange in change.subjects:
            self._note_facts()

    @Slot()
    def _refresh(self) -> None:
        """Show the document's rallies. The selection and typed text are kept."""
        self._waiting = False
        self._refill()
        if self._waiting:
            return
        matches = self._document.track.matches
        self.form.show_match(matches[0] if matches else None)
        self.fields.complete_from(self._document.track)
        self._show_possible()
        self.naming.refresh()

    @Slot()
    def _note_facts(self) -> None:
        """Show new facts about rallies in the list, and about events if the filter uses them."""
        known = self.match_facts.rallies
        self._take_facts()
        if self.match_facts.rallies != known:
            self._refill()
        elif self.filter.test.of_events:
            self._filter_anew()

    def _take_facts(self) -> None:
        self.match_facts = self._provider.facts
        self.filter.set_facts(self.match_facts)

    @Slot()
    def _refill(self) -> None:
        """Refill the list. If a name is being edited in the list, wait until the editing ends."""
        if self.list.is_editing:
            self._waiting = True
            return
        self._take_facts()
        facts = self.match_facts.rallies
        listed = sorted(facts, key=lambda one: -one.seconds) if self.longest_first.isChecked() else facts
        self.list.list_rallies(listed)
        self.pages.setCurrentIndex(bool(listed))
        self._filter()
        self.list.point_out()
        self.list.select_current()

    def _sum_up(self, listed: Sequence[RallyFacts]) -> None:
        known = self.match_facts.rallies
        rallies = count_noun(len(known), "rally", "rallies")
        if len(listed) < len(known):
            rallies = tr("match", "{count:,} of {rallies}", count=len(listed), rallies=rallies)
        length = duration(sum(facts.seconds for facts in listed))
        conflicts = sum(facts.has_conflict for facts in known)
        doubt = tip = ""
        if self.filter.problem:
            doubt, tip = tr("match", "not a valid filter"), self.filter.problem
        elif conflicts:
            doubt = tr("match", "{conflicts} in the score", conflicts=count_noun(conflicts, "conflict"))
            tip = tr("match", "The filter 'conflict' lists these rallies; their tooltips say why")
        self.count.set_tip(tip)
        self.count.setText(DOT.join(filter(None, (shown(rallies), length, doubt))) if known else "")

    @Slot()
    def _filter_anew(self) -> None:
        self._filter()
        self._provider.request(self.filter.test.names)
        if self.filter.text().strip():
            self.list.select_first_shown()
        self.list.select_current()
        self._show_possible()

    def _filter(self) -> None:
        """Show the rallies that match the filter."""
        known = self.match_facts.rallies
        found = list(compress(known, self.filter.test.find_rallies(self.match_facts).tolist()))
        self.list.show_only({facts.rally.frames for facts in found})
        if not found and known:
            show_all = tr("match", "Show all {rallies}", rallies=count_noun(len(known), "rally", "rallies"))
            self.none_found.setText(f'{self.filter.hint(of_events=False)}<br><br><a href="all">{show_all}</a>')
        self.rows.setCurrentWidget(self.list if found else self.none_found)
        self._sum_up(found)

    @Slot(str)
    def _follow_link(self, link: str) -> None:
        if not self.filter.take_link(link):
            self.filter.clear()

    def _suggest_match(self) -> MatchSetup:
        """Return a match setup with the names given to players. The near side of the first rally comes first."""
        said = {named.name for named in self._document.track.player_names}
        known = next((rally for rally in self._provider.live[PLAYERS].rallies if rally.players), None)
        ends = [() if known is None else known.names_at(end) for end in (NEAR_END, FAR_END)]
        near, far = (" / ".join(names) if said.issuperset(names) else "" for names in ends)
        return MatchSetup(names=(near, far))

    @Slot()
    def _show_possible(self) -> None:
        chosen = self.list.chosen
        for button in (self.rename, self.remove):
            button.setEnabled(chosen is not None)
        self.fields.show_rally(chosen, self.list.chosen_winner)

    @Slot(object)
    def _go(self, facts: RallyFacts) -> None:
        self.frame_requested.emit(facts.rally.frames.start)

    @Slot()
    def _end_rename(self) -> None:
        if self._waiting:
            self._refresh()

    @Slot()
    def _remove(self) -> None:
        rally = self.list.chosen
        if rally is not None:
            self.removal_requested.emit(rally)

    @Slot()
    def play_shown(self) -> None:
        """Play the listed rallies from the selected one on, or all of them if none or the last is selected."""
        listed, chosen = self.list.shown, self.list.chosen
        first = listed.index(chosen) if chosen in listed[:-1] else 0
        self.playback_requested.emit(listed[first:])

    @Slot()
    def ask_for_tags(self) -> None:
        """Focus the tags of the rally at the playhead, or if there is none, of the selected rally."""
        self.list.select_playhead_row()
        self.fields.tags.ask()

    @Slot(object)
    def _request_tags(self, tags: Sequence[str]) -> None:
        rally = self.list.chosen
        if rally is not None:
            self.tags_requested.emit(rally, tags)

    @Slot()
    def _commit_winner(self) -> bool:
        """Set the typed winner. If the match has no such player, show the old winner again and return False."""
        rally, winner = self.list.chosen, self.fields.winner
        name = " ".join(winner.text().split())
        winner.setModified(False)
        if rally is None or name in {rally.winner, self.list.chosen_winner}:
            return True
        match = self._match_of(rally)
        name = stored_winner(name, match)
        if match is not None and match.is_unknown_winner(name):
            winner.setText(self.list.chosen_winner)
            first, second = match.names
            refused = tr(
                "match",
                "{rally}: '{name}' names neither player. Type {first}, {second}, {near}, {far} or {let}.",
                rally=rally_words(rally.name),
                name=name,
                first=first,
                second=second,
                near=winner_words(NEAR_END),
                far=winner_words(FAR_END),
                let=winner_words(LET),
            )
            self.winner_refused.emit(refused)
            return False
        self.winner_requested.emit(rally, name)
        return True

    def _match_of(self, rally: Rally) -> MatchSetup | None:
        track = self._document.track
        return match_in_force(track.matches, track.rallies, rally)[0] if rally in track.rallies else None

    @Slot()
    def _commit_winner_and_go_on(self) -> None:
        """Set the typed winner and select the next shown rally. If the winner was refused, stay at the rally."""
        if not self._commit_winner() or self.list.select_next():
            self.fields.winner.selectAll()
