"""The events panel: every serve, hit, bounce and landing of the video."""

from collections.abc import Sequence
from itertools import compress
from typing import Final, Self

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QHideEvent, QPaintEvent
from PySide6.QtWidgets import QLabel, QWidget

from rallytrace.analysis.facts.conflicts import CONFLICTS
from rallytrace.analysis.facts.events import EVENTS
from rallytrace.analysis.facts.shots import SHOTS
from rallytrace.analysis.match.event_facts import MatchFacts
from rallytrace.analysis.match.gathering import NEEDED_NODES, event_knowledge
from rallytrace.session.match.match_facts_provider import MatchFactsProvider
from rallytrace.session.workspace import Workspace
from rallytrace.texts import join_list, join_sentences, shown, tr, tr_lazy
from rallytrace.track import edits
from rallytrace.track.changes import TrackChange
from rallytrace.track.lists import (
    CourtsChange,
    Event,
    EventKind,
    EventsChange,
    EventTagsChange,
    MatchesChange,
    RalliesChange,
)
from rallytrace.track.overlay_style import OverlayStyle
from rallytrace.track.track import Layer
from rallytrace.track.wording import count_noun
from rallytrace.ui.controller import WindowContext
from rallytrace.ui.keyboard.action_registry import Actions
from rallytrace.ui.keyboard.keys import action_key, action_link
from rallytrace.ui.keyboard.stroke_keys import stroke_keys
from rallytrace.ui.look.layouts import lay_column, lay_row, stack_pages
from rallytrace.ui.look.time_axis import FrameTimes
from rallytrace.ui.look.time_text import ELLIPSIS
from rallytrace.ui.look.widgets import (
    ElidedLabel,
    empty_label,
    flat_button,
    give_role,
    one_shot,
    wrapped_label,
)
from rallytrace.ui.match.filter_line import FilterLine
from rallytrace.ui.match.measures import event_measures
from rallytrace.ui.match.tag_line import TagLine
from rallytrace.ui.panels.event_list import EventList, EventModel
from rallytrace.ui.panels.walk_list import KindFilter

_MIN_WIDTH_PX: Final = 204
_ALL_KINDS: Final = ""
_BY_HAND: Final = "by hand"
_UNSURE: Final = "unsure"
_CONFLICTS: Final = "conflicts"
_KINDS: Final = {
    EventKind.SERVE.value: tr_lazy("match", "Serves"),
    EventKind.HIT.value: tr_lazy("match", "Hits"),
    EventKind.BOUNCE.value: tr_lazy("match", "Bounces"),
    EventKind.LANDING.value: tr_lazy("match", "Landings"),
    _BY_HAND: tr_lazy("match", "Set by hand"),
    _UNSURE: tr_lazy("match", "Uncertain strokes"),
    _CONFLICTS: tr_lazy("match", "Contradictions"),
}
"""The kinds offered by the filter, with their labels, by value."""
_TRACK: Final = "track"
_SHOW_ALL: Final = "all"
_SET_COURT: Final = "court"


class EventPanel(QWidget):
    """Lists the events of the video: those set by hand, and where there are none, those found along the path.

    While the panel is hidden, it only notes which updates are pending.
    """

    frame_requested = Signal(int)
    """A frame to go to."""
    edit_requested = Signal(object)
    """An `Edit` to apply."""
    focus_released = Signal()
    """The keyboard focus should return to the video."""
    playback_requested = Signal(object)
    """Ranges of frames to play one after another."""
    clips_requested = Signal(str)
    """A filter that finds the listed events."""

    def __init__(
        self, workspace: Workspace, provider: MatchFactsProvider, actions: Actions, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._document = workspace.document
        self._provider, self._live = provider, provider.live
        self._actions = actions
        self._tracking, self._event_mode = actions["track_all"], actions["event_mode"]
        self._setting_court = actions["court_mode"]
        self._events: tuple[Event, ...] = ()
        self._only = _ALL_KINDS
        self._frame = 0
        self._due = True
        self._facts: MatchFacts | None = None
        self._soon = one_shot(self, 0, self._catch_up)
        self.model = EventModel(self)
        self.count = give_role(QLabel(self), "heading")
        self.by_hand = give_role(ElidedLabel(parent=self), "muted")
        self.filter = KindFilter(tr("match", "Only events of this kind"), self)
        self.words = FilterLine("events", workspace.preferences, self)
        tip = tr("match", "Play the listed events one after another")
        self.play = flat_button(self, tr("window", "Play"), "playlist-play", tip)
        self.clips = flat_button(
            self, tr("exports", "Clips"), "content-cut", tr("exports", "Save the listed events as clips")
        )
        tip = tr("match", "Remove the selected events (Delete)")
        self.remove = flat_button(self, tr("window", "Remove"), "trash-can-outline", tip)
        self.list = EventList(self.model, self)
        tip = tr(
            "match", "Tags and notes of the selected event, separated by commas. Use quotes for a note with commas"
        )
        self.tags = TagLine(tr("match", "Tags of the selected event"), tip, self)
        self.tags.hide()
        self._asks_for_tags = False
        self.court_hint = wrapped_label(self, role="muted")
        self.stroke_keys = wrapped_label(self, role="muted")
        self.empty = empty_label(self)
        self._set_up()
        self.pages = stack_pages(self, self.empty, self.list)
        head = lay_row(self.count, (self.by_hand, 1), spacing=6)
        row = lay_row((self.filter, 1), self.play, self.clips, self.remove, spacing=4)
        rows = (head, row, self.words, (self.pages, 1), self.tags, self.court_hint, self.stroke_keys)
        lay_column(*rows, owner=self, spacing=6, margins=(8, 8, 8, 6))
        self._connect()

    @classmethod
    def in_window(cls, context: WindowContext) -> Self:
        """Return the panel of a window, connected to its documents."""
        panel = cls(context.workspace, context.match_facts, context.registry, context.window)
        context.state.feed(times_changed=panel.set_times, frame_shown=panel.set_playhead, style_changed=panel.set_style)
        panel.frame_requested.connect(context.navigation_controller.go_to)
        panel.edit_requested.connect(context.edit_controller.edit)
        panel.focus_released.connect(context.navigation_controller.return_to_view)
        shown = [context.registry[name] for name in ("fill_take", "proposal_take")]
        panel.list.gives_way = lambda: any(action.isEnabled() for action in shown)
        return panel

    @Slot(object)
    def set_times(self, times: FrameTimes) -> None:
        self.model.times = times
        self._note()

    @Slot(int)
    def set_playhead(self, frame: int) -> None:
        """Select the event at the frame on the screen, or the last one before it."""
        self._frame = frame
        if self._due or self._is_hidden:
            self._note()
        else:
            self.list.point_out(self.model.row_at(frame))

    @Slot(object)
    def set_style(self, style: OverlayStyle) -> None:
        """Draw the symbols of events set by hand in the colour of points set by hand."""
        self.list.row.by_hand = style.human
        self.list.viewport().update()

    def minimumSizeHint(self) -> QSize:
        least = super().minimumSizeHint()
        return QSize(max(_MIN_WIDTH_PX, least.width()), least.height())

    def sizeHint(self) -> QSize:
        return QSize(264, 300)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Apply the updates that became pending while the panel was hidden or behind a tab."""
        super().paintEvent(event)
        if self._due:
            self._soon.start()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._due = True

    @property
    def _is_hidden(self) -> bool:
        return self.visibleRegion().isEmpty()

    def _set_up(self) -> None:
        self.by_hand.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.filter.offer([(tr("match", "All events"), _ALL_KINDS)], _ALL_KINDS)
        self.empty.setTextFormat(Qt.TextFormat.RichText)
        self.court_hint.setTextFormat(Qt.TextFormat.RichText)
        self.court_hint.hide()
        self.stroke_keys.hide()

    def _connect(self) -> None:
        self.filter.kind_chosen.connect(self._confine)
        self.words.textChanged.connect(self._filter_anew)
        self.play.clicked.connect(self._play)
        self.clips.clicked.connect(self._make_clips)
        self.remove.clicked.connect(self._remove)
        self.tags.tags_typed.connect(self._request_tags)
        self.list.removal_requested.connect(self._remove)
        self.list.frame_requested.connect(self.frame_requested)
        self.list.focus_released.connect(self.focus_released)
        self.list.selectionModel().selectionChanged.connect(self._show_possible)
        for label in (self.empty, self.court_hint):
            label.linkActivated.connect(self._follow_link)
        document = self._document
        document.changed.connect(self._on_changed)
        document.poses_found.connect(self._note)
        document.replaced.connect(self._note)
        for changed in (self._provider.changed, self._live.rested):
            changed.connect(self._note)
        for action in (self._tracking, self._event_mode, self._setting_court):
            action.changed.connect(self._explain)
        self._show_possible()

    @Slot()
    def _note(self) -> None:
        """Schedule an update of the list because the known facts have changed."""
        self._facts = None
        self._due = True
        if not self._is_hidden:
            self._soon.start()

    @Slot(object)
    def _on_changed(self, change: TrackChange) -> None:
        """Update the list if events, rallies or courts have changed. Changed points matter only for players."""
        listed = {CourtsChange, EventsChange, EventTagsChange, MatchesChange, RalliesChange}
        if change.subjects & listed or self._document.poses or not self._events:
            self._note()

    @Slot()
    def _catch_up(self) -> None:
        if not self._due or self._is_hidden:
            return
        self._due = False
        track, model = self._document.track, self.model
        events, known = self._live[EVENTS], event_knowledge(self._live)
        self._events = events
        model.rallies, model.by_hand, model.tags = track.rallies, known.by_hand, known.tags
        model.players, model.strokes = known.players, known.strokes
        self._live.request(CONFLICTS)
        model.conflicts = self._live[CONFLICTS]
        model.measures = event_measures(self._live[SHOTS], events, known.numbers)
        self.tags.set_known(track.known_tags)
        self.tags.setVisible(bool(track.event_tags) or self._asks_for_tags or self.tags.hasFocus())
        self._show_events()
        self._show_possible()
        self._provider.request(NEEDED_NODES)
        if self._asks_for_tags:
            self._asks_for_tags = False
            self.tags.ask()

    def _show_events(self) -> None:
        listed = self._events if self._only == _ALL_KINDS else tuple(filter(self._is_of_kind, self._events))
        if self.words.text().strip():
            listed = self._filter_events(listed)
        self.list.show_events(listed)
        self._provider.set_listed(listed)
        self.list.viewport().update()
        self.pages.setCurrentWidget(self.list if listed else self.empty)
        self._count()
        self._explain()
        self.list.point_out(self.model.row_at(self._frame))

    def _filter_events(self, events: tuple[Event, ...]) -> tuple[Event, ...]:
        if self._facts is None:
            self._facts = self._provider.facts
            self.words.set_facts(self._facts)
        facts, test = self._facts, self.words.test
        found = set(compress(facts.events.frames, test.find(facts).events))
        return tuple(event for event in events if event.frame in found)

    @Slot()
    def _filter_anew(self) -> None:
        self.list.follow()
        self._due = True
        self._catch_up()

    @Slot()
    def _play(self) -> None:
        self.playback_requested.emit([range(event.frame, event.frame + 1) for event in self.model.rows])

    @Slot()
    def _make_clips(self) -> None:
        """Request clips of the listed events by a filter that includes the chosen kind."""
        kind = self._only if self._only in {_ALL_KINDS, _BY_HAND} else f"event = {self._only}"
        words = self.words.text().strip()
        text = f"({words}) and {kind}" if words and kind else words or kind
        self.clips_requested.emit(text)

    def _is_of_kind(self, event: Event) -> bool:
        if self._only == _CONFLICTS:
            return event.frame in self.model.conflicts
        if self._only == _UNSURE:
            stroke = self.model.strokes.get(event.frame)
            return stroke is not None and stroke.is_unsure
        return event.frame in self.model.by_hand if self._only == _BY_HAND else event.kind.value == self._only

    def _count(self) -> None:
        """Show the number of events, and update the choice of kinds. The chosen kind stays chosen."""
        kinds = [event.kind for event in self._events]
        counts = {kind.value: kinds.count(kind) for kind in EventKind}
        counts[_BY_HAND] = sum(event.kind is not EventKind.NO_EVENT for event in self._document.track.events)
        counts[_CONFLICTS] = sum(event.frame in self.model.conflicts for event in self._events)
        counts[_UNSURE] = sum(stroke.is_unsure for stroke in self.model.strokes.values())
        total = len(self._events)
        events, listed = count_noun(total, "event"), len(self.model.rows)
        if listed < total:
            events = tr("match", "{count:,} of {events}", count=listed, events=events)
        self.count.setText(shown(events) if total else "")
        set_by_hand = counts[_BY_HAND]
        by_hand = tr("match", "%n set by hand", singular="%n set by hand", n=set_by_hand) if set_by_hand else ""
        self.by_hand.setText(tr("match", "not a valid filter") if self.words.problem else by_hand)
        self.by_hand.set_tip(self.words.problem)
        every = tr("match", "All events ({count:,})", count=total) if total else tr("match", "All events")
        offered = [
            (tr("window", "{kind} ({count:,})", kind=words, count=counts[kind]), kind)
            for kind, words in _KINDS.items()
            if counts[kind] or kind == self._only
        ]
        self.filter.offer([(every, _ALL_KINDS), *offered], self._only)

    @Slot(object)
    def _confine(self, kind: object) -> None:
        self._only = str(kind)
        self.list.follow()
        self._due = True
        self._catch_up()

    @Slot()
    def _explain(self) -> None:
        """Explain why no events are listed or why they have no speeds.

        In event mode, show the keys that name strokes.
        """
        if not self.model.rows:
            self.empty.setText(self._empty_text())
        lacks_court = bool(self.model.rows) and not self._document.track.courts and self._setting_court.isEnabled()
        if lacks_court:
            link = f'<a href="{_SET_COURT}">{tr("match", "Set the court")}</a>'
            why = tr("match", "Speeds and landings need the court.")
            self.court_hint.setText(join_sentences(why, f"{link} {action_key(self._setting_court)}"))
        self.court_hint.setVisible(lacks_court)
        keys = stroke_keys(lambda name: action_key(self._actions[name]), self._live.sport)
        self.stroke_keys.setText(tr("match", "Strokes: {keys}", keys=join_list(keys)))
        self.stroke_keys.setVisible(bool(keys) and bool(self.model.rows) and self._event_mode.isChecked())

    def _empty_text(self) -> str:
        if self._events:
            show_all = tr("match", "Show all {events}", events=count_noun(len(self._events), "event"))
            is_filtered = bool(self.words.text().strip())
            reason = self.words.hint(of_events=True) if is_filtered else tr("match", "No such events.")
            return f'{reason}<br><br><a href="{_SHOW_ALL}">{show_all}</a>'
        if not self._document.track.n_frames:
            return tr("window", "No video is open.")
        if not any(map(self._document.track.has_rows, Layer)):
            nothing_tracked = tr(
                "match",
                "No events yet.<br><br>When the video has been tracked, serves, hits, bounces and landings are listed "
                "here.",
            )
            return nothing_tracked + action_link(self._tracking, tr("window", "Track the video"), _TRACK)
        if self._live.is_busy(EVENTS):
            return tr("match", "Finding events") + ELLIPSIS
        key = action_key(self._event_mode)
        by_hand = tr("match", "Press {key} for event mode to set them by hand.", key=key) if key else ""
        return "<br><br>".join(filter(None, (tr("match", "No events were found."), by_hand)))

    @Slot(str)
    def _follow_link(self, link: str) -> None:
        if link == _TRACK:
            self._tracking.trigger()
        elif link == _SET_COURT:
            self._setting_court.trigger()
        elif not self.words.take_link(link):
            self.words.clear()
            self._confine(_ALL_KINDS)

    @Slot()
    def _show_possible(self) -> None:
        chosen = self.list.chosen
        self.remove.setEnabled(bool(chosen))
        self.clips.setEnabled(bool(self.model.rows) and self._only not in {_UNSURE, _CONFLICTS})
        self.tags.setEnabled(len(chosen) == 1)
        if not self.tags.is_typed:
            self.tags.show_tags(self.model.tags.get(chosen[0].frame, ()) if len(chosen) == 1 else ())
        hint = (
            tr("match", "Tags of frame {frame:,}", frame=chosen[0].frame) if len(chosen) == 1 else tr("match", "Tags")
        )
        self.tags.setPlaceholderText(hint)

    @Slot()
    def ask_for_tags(self) -> None:
        """Focus the tags of the playhead's event once the list is up to date."""
        self._asks_for_tags = self._due = True
        self._soon.start()

    @Slot(object)
    def _request_tags(self, tags: Sequence[str]) -> None:
        if len(self.list.chosen) == 1:
            frame, tolerance = self.list.chosen[0].frame, self.model.times.near
            edit = edits.tag_event(self._document.track, frame, tags, tolerance)
            if edit is not None:
                self.edit_requested.emit(edit)

    @Slot()
    def _remove(self) -> None:
        tolerance = self.model.times.near
        edit = edits.remove_events(self._document.track, self.list.chosen, tolerance)
        if edit is not None:
            self.edit_requested.emit(edit)
