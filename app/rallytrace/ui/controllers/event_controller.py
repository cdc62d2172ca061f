"""Set events, rallies and non-play ranges by hand, in event mode, and move between events."""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from operator import attrgetter
from typing import Final

import numpy as np
from PySide6.QtCore import Slot
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QMenu

from rallytrace.analysis.facts.events import EVENTS, FOUND_EVENTS, likely_sports
from rallytrace.analysis.facts.players import HITTERS
from rallytrace.analysis.facts.strokes import STROKES
from rallytrace.analysis.rally_finding import are_numbered, describe_odd_rallies, find_rallies
from rallytrace.session.document import RunStep
from rallytrace.texts import join_list, join_sentences, shown, tr
from rallytrace.track import edits
from rallytrace.track.lists import Event, EventKind, Rally
from rallytrace.track.sports import SPORTS, Sport
from rallytrace.track.wording import capitalize, count_noun, join_alternatives
from rallytrace.tracking.messages import RunOutcome, RunProgress, RunState
from rallytrace.ui.controller import Commands, Controller, WindowContext
from rallytrace.ui.keyboard.action_spec import Need
from rallytrace.ui.keyboard.stroke_keys import stroke_keys
from rallytrace.ui.run_summary import non_play_found

_RALLY_SEARCH_INTERVAL_FRAMES: Final = 1000
"""Tracked frames between two rally searches. One search takes about 50 ms in an hour of video."""
_KINDS: Final = {
    "event_serve": EventKind.SERVE,
    "event_hit": EventKind.HIT,
    "event_bounce": EventKind.BOUNCE,
    "event_landing": EventKind.LANDING,
}
_frame_of: Final = attrgetter("frame")


def _describe_found(rallies: Sequence[Rally], *, are_new: bool, growing: bool) -> str:
    """Return sentences about the result of a rally search.

    Args:
        rallies: all rallies of the video, found or made by the user.
        are_new: whether the search has changed the rallies.
        growing: whether a run is still in progress.
    """
    n_found = sum(rally.is_found for rally in rallies)
    n_kept = len(rallies) - n_found
    if n_found and are_new:
        new = count_noun(n_found, "rally", "rallies")
        found = (
            tr("match", "{rallies} found so far.", rallies=new)
            if growing
            else tr("match", "{rallies} found.", rallies=new)
        )
    elif n_found:
        found = tr(
            "match",
            "The same %n rallies were found again.",
            singular="The same rally was found again.",
            n=n_found,
        )
    elif n_kept:
        found = tr("match", "No new rallies found so far.") if growing else tr("match", "No new rallies found.")
    else:
        found = tr("match", "No rallies found so far.") if growing else tr("match", "No rallies found.")
    kept, hint = "", ""
    if n_kept:
        kept = tr("match", "Your %n rallies were kept.", singular="Your rally was kept.", n=n_kept)
    if growing:
        hint = tr("match", "Search again when the run is finished.")
    elif not n_found and not n_kept:
        hint = tr("match", "To add one, mark its range and choose New rally from range.")
    return join_sentences(found, kept, hint)


class EventController(Controller):
    """Carries out actions on events, rallies and non-play ranges."""

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context)
        self.on = False
        self._facts = context.facts
        context.view.event_at = self._event_at
        self._facts.changes(FOUND_EVENTS).connect(context.view.update)
        context.workspace.opened.connect(self._set_times)
        context.workspace.indexed.connect(self._set_times)
        context.workspace.clock_changed.connect(self._set_times)
        context.workspace.closed.connect(self._close)
        self._set_sport()
        context.workspace.sport_changed.connect(self._set_sport)
        context.workspace.runs.tracker.finished.connect(self._report_non_play)
        self._job: int | None = None
        self._finds = False
        self._looked_at = 0
        self._offered: list[range] = []
        self._removed: list[range] = []
        context.workspace.runs.tracker.progressed.connect(self._find_during_run)
        context.workspace.runs.tracker.finished.connect(self._find_the_rest)
        for changed in (context.registry.keys_changed, context.workspace.sport_changed, self._facts.rested):
            changed.connect(self._show)

    def _event_at(self, frame: int) -> str:
        """Return the event at a frame and whether the user set it, or '' during playback, when it would flicker."""
        by_hand, tolerance = self._workspace.document.track.events, self._workspace.near
        first = bisect_left(by_hand, frame - tolerance, key=_frame_of)
        manual = by_hand[first : bisect_right(by_hand, frame + tolerance, key=_frame_of)]
        found = self._facts[FOUND_EVENTS]
        index = bisect_left(found, frame, key=_frame_of)
        events = manual or found[index : index + 1]
        event = next((event for event in events if event.frame == frame), None)
        if event is None or event.kind is EventKind.NO_EVENT or self._workspace.playhead.playing:
            return ""
        stroke = self._facts[STROKES].get(frame)
        hit = self._facts[HITTERS].get(frame)
        parts = [capitalize(shown(event.kind.text)), "" if stroke is None else shown(stroke.words)]
        if hit is not None:
            set_by_hand = tr("match", "{player} (set by hand)", player=hit.words)
            parts.append(f"{set_by_hand if hit.side.by_hand else shown(hit.words)}{'' if hit.is_sure else '?'}")
        parts.append(tr("match", "set by hand") if manual else tr("match", "found"))
        return join_list(parts)

    @property
    def met_needs(self) -> Need:
        return Need.EVENT_MODE if self.on else Need.UNCONDITIONAL

    @property
    def commands(self) -> Commands:
        return {
            "event_mode": self._turn,
            **{name: partial(self._set, kind) for name, kind in _KINDS.items()},
            "event_none": self._clear,
            "next_event": partial(self._walk, 1),
            "previous_event": partial(self._walk, -1),
            "find_rallies": self._find_rallies,
            "cut_rally": self._cut_rally,
            "not_play": self._mark_non_play,
            "play_after_all": self._mark_play,
        }

    def _turn(self) -> None:
        self.on = self._registry["event_mode"].isChecked()
        self._show()
        self.needs_changed.emit()

    @Slot()
    def _show(self) -> None:
        """Show the keys of event mode in the status line while it is on."""
        kinds = (*_KINDS.items(), ("event_none", EventKind.NO_EVENT))
        keys = [f"{self._key(name)} {shown(kind.text)}" for name, kind in kinds if self._key(name)]
        strokes = stroke_keys(self._key, self._facts.sport)
        key = self._key("event_mode")
        all_keys = join_list((*keys, *strokes))
        tip = (
            tr("match", "{key} ends event mode. {keys}", key=key, keys=all_keys)
            if key
            else tr("match", "The Match menu ends event mode. {keys}", keys=all_keys)
        )
        mode = tr("match", "Event mode ({key} ends it)", key=key) if key else tr("match", "Event mode")
        self._state.mode_changed.emit("   ".join((mode, *keys)) if self.on else "", tip)

    @Slot()
    def _set_times(self) -> None:
        known = self._workspace.info
        if known is not None:
            scale = self._workspace.time_scale
            self._facts.set_video(known.size, self._workspace.seconds * scale, known.rate / scale, time_scale=scale)

    @Slot()
    def _set_sport(self) -> None:
        self._facts.set_sport(self._workspace.sport)

    @property
    def _decided(self) -> str:
        """Return a phrase for the menu that says which sport Auto assumes, and why."""
        sport = self._facts.sport
        if sport is not Sport.AUTO:
            return tr("match", "{sport}, judging by the court", sport=shown(SPORTS[sport].title).lower())
        likely = [shown(SPORTS[sport].title).lower() for sport in likely_sports(self._facts)]
        if not likely:
            return tr("match", "not known yet")
        return tr("match", "{sport}, judging by the path", sport=join_alternatives(likely))

    def fill_sports(self, menu: QMenu) -> None:
        """List the sports in a menu that sets the sport of the open video."""
        menu.clear()
        choices = menu.findChild(QActionGroup) or QActionGroup(menu)  # exclusive, and drawn as a radio button
        titles = {Sport.AUTO: tr("match", "&Auto")}
        if self._workspace.sport is Sport.AUTO:
            titles[Sport.AUTO] = tr("match", "&Auto: {sport}", sport=self._decided)
        titles |= {sport: shown(record.title) for sport, record in SPORTS.items()}
        for sport, text in titles.items():
            action = menu.addAction(text, partial(self._workspace.set_sport, sport))
            action.setCheckable(True)
            choices.addAction(action)
            action.setChecked(sport is self._workspace.sport)
            action.setEnabled(self._workspace.info is not None and self._workspace.locked is None)

    @Slot()
    def _close(self) -> None:
        self._facts.set_video(None, np.zeros(0))
        self._registry.set_checked("event_mode", checked=False)
        self._turn()

    def _set(self, kind: EventKind) -> None:
        """Set an event at the frame, or remove an existing one.

        Removing an event set by the user shows the found one again. A found event is overridden by 'no event'.
        """
        frame, track = self._edit_controller.frame, self._workspace.document.track
        if frame is None:
            return
        event = Event(frame, kind)
        if event in track.events:
            self._edit_controller.edit(edits.mark_event(track, frame, None, self._workspace.near))
        else:
            wanted = EventKind.NO_EVENT if event in self._facts[EVENTS] else kind
            self._edit_controller.edit(edits.mark_event(track, frame, wanted, self._workspace.near))

    def _clear(self) -> None:
        frame, track = self._edit_controller.frame, self._workspace.document.track
        if frame is None:
            return
        tolerance = self._workspace.near
        if any(abs(event.frame - frame) <= tolerance for event in self._facts[EVENTS]):
            self._edit_controller.edit(edits.mark_event(track, frame, EventKind.NO_EVENT, tolerance))
        else:
            self._notices.tell(tr("match", "There is no event here."))

    def _walk(self, direction: int) -> None:
        current = self._workspace.frame
        frames = [event.frame for event in self._facts[EVENTS]]
        ahead = [frame for frame in frames if (frame - current) * direction > 0]
        if ahead:
            self._navigation_controller.go_to(ahead[0] if direction > 0 else ahead[-1])
        elif self._facts.is_busy(EVENTS) and not frames:
            self._notices.tell(tr("match", "Events are still being searched for. Try again in a moment."))
        elif direction > 0:
            self._notices.tell(tr("match", "There is no event after this frame."))
        else:
            self._notices.tell(tr("match", "There is no event before this frame."))

    def _find_rallies(self) -> None:
        info, track = self._workspace.info, self._workspace.document.track
        if info is None:
            return
        going = self._workspace.runs.busy
        self._facts.flush(EVENTS)
        times, events = self._workspace.times_of_play, self._facts[EVENTS]
        edit = find_rallies(track, times, size=info.size, growing=going, events=events)
        if edit is not None:
            self._edit_controller.edit(edit)
        words = _describe_found(track.rallies, are_new=edit is not None, growing=going)
        odd = describe_odd_rallies(track.rallies, events, times)
        undo_hint = self._undo_hint if edit is not None and self._key("undo") else ""
        self._notices.tell(join_sentences(words, odd, undo_hint))

    @Slot(object)
    def _find_during_run(self, progress: RunProgress) -> None:
        """During a run over all play, add rallies that are completely tracked, at intervals."""
        if self._finds_during(progress.job) and progress.done - self._looked_at >= _RALLY_SEARCH_INTERVAL_FRAMES:
            self._looked_at = progress.done
            self._add_rallies(growing=True)

    @Slot(object)
    def _find_the_rest(self, outcome: RunOutcome) -> None:
        """After a run over all play, find the rallies again by the events of the finished track."""
        if self._finds_during(outcome.job) and outcome.frames:
            self._facts.flush(EVENTS)
            self._add_rallies(growing=outcome.state is not RunState.DONE)

    def _finds_during(self, job: int) -> bool:
        """Return whether to find rallies during a job.

        It must be a run over all play, the settings must ask for it, and the user must not have named a rally.
        """
        if job == self._workspace.runs.play_job != self._job:
            self._job, self._looked_at, self._offered, self._removed = job, 0, [], []
            wanted = self._workspace.preferences.value.tracking.rallies_after_runs
            self._finds = wanted and are_numbered(self._workspace.document.track.rallies)
        return self._finds and job == self._job

    def _add_rallies(self, *, growing: bool) -> None:
        """Add rallies within the run's undo step. Skip those that the user has removed since they were added."""
        info, document = self._workspace.info, self._workspace.document
        if info is None or self._job is None:
            return
        track, seconds, events = document.track, self._workspace.times_of_play, self._facts[EVENTS]
        present = {rally.frames for rally in track.rallies}
        self._removed += [frames for frames in self._offered if frames not in present]
        edit = find_rallies(track, seconds, size=info.size, growing=growing, passed_over=self._removed, events=events)
        if edit is not None:
            document.edit(replace(edit, name="Track", step=RunStep(self._job)))
        self._offered = [rally.frames for rally in track.rallies if rally.is_found]

    def _cut_rally(self) -> None:
        frame = self._edit_controller.frame
        if frame is None:
            return
        edit = edits.cut_rally(self._workspace.document.track, frame)
        if edit is None:
            self._notices.tell(tr("match", "There is no rally to split at this frame."))
        self._edit_controller.edit(edit)

    def _mark_non_play(self) -> None:
        frames = self._workspace.marks.frames
        if frames is None:
            return
        edit = edits.mark_non_play(self._workspace.document.track, frames)
        self._edit_controller.edit(edit)
        if edit is None:
            self._notices.tell(tr("match", "The range is already marked as not in play."))

    @Slot(object)
    def _report_non_play(self, outcome: RunOutcome) -> None:
        """Report the ranges that a run marked as non-play, and the key that marks one as play again."""
        if passed_over := non_play_found(outcome):
            key = self._key("play_after_all") or tr("match", "Match > Mark as in play")
            hint = tr("match", "{key} in such a range marks it as in play.", key=key)
            self._notices.tell(join_sentences(passed_over, hint))

    def _mark_play(self) -> None:
        track, current, marked = self._workspace.document.track, self._workspace.frame, self._workspace.marks.frames
        frames = marked or next((span for span in track.non_play if current in span), range(0))
        edit = edits.unmark_non_play(track, frames)
        self._edit_controller.edit(edit)
        if edit is None:
            self._notices.tell(
                tr("match", "The range is not marked as not in play.")
                if marked
                else tr("match", "This frame is not marked as not in play.")
            )
