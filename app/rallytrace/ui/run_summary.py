"""Report a run in one message, once all its parts have ended and the review has evaluated the results."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from PySide6.QtCore import QObject, Slot

from rallytrace.analysis.facts.events import EVENTS
from rallytrace.analysis.facts.players import PLAYERS
from rallytrace.analysis.facts.slow_motion import SLOWDOWN
from rallytrace.analysis.facts.strokes import STROKES
from rallytrace.texts import join_list, join_sentences, shown, tr, tr_lazy
from rallytrace.track.detections import Source
from rallytrace.track.lists import EventKind
from rallytrace.track.spans import spans_of_frames
from rallytrace.track.sports import SPORTS
from rallytrace.track.track import SOURCES, State, Track
from rallytrace.track.wording import capitalize, count_noun
from rallytrace.tracking.messages import RunOutcome, RunState
from rallytrace.ui.controller import WindowContext
from rallytrace.ui.keyboard.keys import action_key

_ENDINGS: Final = {
    RunState.FAILED: tr_lazy("models", "Run failed"),
    RunState.CANCELLED: tr_lazy("models", "Run cancelled"),
    RunState.DONE: tr_lazy("models", "Run finished"),
}
_BALL: Final = (State.VISIBLE, State.OCCLUDED)
_FINDING: Final = (
    (EVENTS, tr_lazy("models", "Finding contacts")),
    (PLAYERS, tr_lazy("models", "Recognising players")),
    (STROKES, tr_lazy("models", "Naming strokes")),
    (SLOWDOWN, tr_lazy("models", "Checking the speed of play")),
)
"""Facts that are computed after a run, with the text that the status line shows meanwhile."""
_FILLS: Final = (SOURCES.index(Source.INPAINTED), SOURCES.index(Source.INTERPOLATED))


@dataclass(frozen=True, slots=True)
class BallCounts:
    """In how many frames a run has found the ball.

    Attributes:
        total: number of frames with a result.
        with_ball: number of frames with a ball, detected or filled.
        filled: number of frames in which the ball was not detected but filled.
        gaps: number of gaps that the filled frames form.
    """

    total: int
    with_ball: int
    filled: int
    gaps: int

    @classmethod
    def of(cls, track: Track, spans: Iterable[range]) -> "BallCounts":
        """Count the frames in these ranges of the track."""
        counts = np.zeros(4, np.int64)
        for span in spans:
            rows = track.shown_rows(span.start, span.stop)
            with_ball = np.isin(rows["state"], _BALL)
            filled = with_ball & np.isin(rows["source"], _FILLS)
            gaps = len(spans_of_frames(np.flatnonzero(filled)))
            counts += ((rows["state"] != State.UNSET).sum(), with_ball.sum(), filled.sum(), gaps)
        return cls(*counts.tolist())

    @property
    def words(self) -> str:
        """Return text such as "ball in 120 of 176 frames, 9 of them filled in 3 gaps"."""
        with_ball, frames = self.with_ball, count_noun(self.total, "frame")
        if not self.filled:
            return tr("models", "ball in {with_ball:,} of {frames}", with_ball=with_ball, frames=frames)
        return tr(
            "models",
            "ball in {with_ball:,} of {frames}, {filled:,} of them filled in {gaps}",
            with_ball=with_ball,
            frames=frames,
            filled=self.filled,
            gaps=count_noun(self.gaps, "gap"),
        )


def ending_of(outcomes: Sequence[RunOutcome]) -> RunState:
    """Return how a run ended. A part that failed or was cancelled counts for the whole run."""
    states = {outcome.state for outcome in outcomes}
    if RunState.FAILED in states:
        return RunState.FAILED
    return RunState.CANCELLED if RunState.CANCELLED in states else RunState.DONE


def is_of_players(outcome: RunOutcome) -> bool:
    """Return whether a part of a run searched for players."""
    return "persons" in outcome.provenance


def is_of_ball(outcome: RunOutcome) -> bool:
    """Return whether a part of a run tracked the ball or filled gaps."""
    return bool(outcome.provenance) and not is_of_players(outcome)


class RunSummary(QObject):
    """Reports what a run has found, in one message that stays until the user's next action."""

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context.window)
        self._workspace, self._notices, self._registry = context.workspace, context.notices, context.registry
        self._facts, self._state = context.facts, context.state
        self._outcomes: list[RunOutcome] = []
        self._is_due = False
        self._had_court = False
        workspace, runs = context.workspace, context.workspace.runs
        runs.tracker.started.connect(self._on_started)
        runs.tracker.finished.connect(self._on_finished)
        runs.forgotten.connect(self._forget)
        workspace.document.replaced.connect(self._forget)
        workspace.closed.connect(self._forget)
        workspace.review.judged.connect(self._tell_if_due)
        workspace.review.queue_changed.connect(self._tell_if_due)
        context.facts.changed.connect(self._tell_if_due)
        context.facts.rested.connect(self._tell_if_due)

    @Slot()
    def _forget(self) -> None:
        self._outcomes, self._is_due = [], False
        self._state.finding_changed.emit("")

    @Slot()
    def _on_started(self) -> None:
        """Start a new summary if this is the first part of a run. Its other parts follow without a pause."""
        if not self._outcomes or self._is_due:
            self._forget()
            self._had_court = bool(self._workspace.document.track.courts)

    @Slot(object)
    def _on_finished(self, outcome: RunOutcome) -> None:
        if not outcome.proposed:  # a proposal is reported when it is accepted
            self._outcomes.append(outcome)
            self._is_due = not self._workspace.runs.busy
            if self._is_due:
                self._facts.request(SLOWDOWN)
            self._tell_if_due()

    @Slot()
    def _tell_if_due(self) -> None:
        review, facts = self._workspace.review, self._facts
        if not self._is_due or self._workspace.runs.busy:
            return
        finding = next((words for node, words in _FINDING if facts.is_busy(node)), "")
        self._state.finding_changed.emit(shown(finding))
        if finding or review.busy:
            return
        self._is_due = False  # before `_sum_up`, during which the review may report its items
        words = self._sum_up()
        self._forget()
        if words:
            self._notices.report(words)

    def _sum_up(self) -> str:
        outcomes, spans = self._outcomes, self._workspace.runs.spans
        track = self._workspace.document.track
        tracked = any(map(is_of_ball, outcomes))
        if not any(outcome.frames for outcome in outcomes):  # the run or its error has given the reason
            is_cancelled = ending_of(outcomes) is RunState.CANCELLED
            return tr("models", "Run cancelled. Nothing was changed.") if is_cancelled else ""
        counts = BallCounts.of(track, spans or (range(track.n_frames),))
        first = counts.words if tracked else ""
        ending = _ENDINGS[ending_of(outcomes)]
        sentences = [
            tr("models", "{ending}: {found}.", ending=ending, found=first)
            if first
            else tr("models", "{ending}.", ending=ending)
        ]
        if tracked:
            sentences += (self._sum_up_review(), self._sum_up_court(), self._sum_up_speed())
        sentences.append(self._sum_up_match())
        return join_sentences(*sentences)

    def _sum_up_review(self) -> str:
        review, key = self._workspace.review, self._key("next_suspicious")
        review.flush()
        if not review.shown:
            return tr("window", "Nothing to review.")
        items = count_noun(len(review.shown), "item")
        if key:
            return tr("window", "{items} to review: press {key}.", items=items, key=key)
        return tr("window", "{items} to review.", items=items)

    def _sum_up_court(self) -> str:
        courts = [court for court in self._workspace.document.track.courts if not court.is_lost]
        if self._had_court or not self._has_searched_court:
            return ""
        if courts:
            key, sport = self._key("layer_court"), SPORTS[courts[0].sport].title
            if key:
                return tr("match", "{sport} court found: press {key} to see its lines.", sport=sport, key=key)
            return tr("match", "{sport} court found.", sport=sport)
        key = self._key("court_mode")
        if key:
            return tr("match", "No court found: press {key} to set it by hand.", key=key)
        return tr("match", "No court found.")

    @property
    def _has_searched_court(self) -> bool:
        """Return whether a part of the run searched for a court. Only parts that track the ball do."""
        return any(is_of_ball(outcome) and outcome.provenance.get("stride") for outcome in self._outcomes)

    def _sum_up_speed(self) -> str:
        slowdown, info = self._facts[SLOWDOWN] or 1, self._workspace.info
        if slowdown == 1 or info is None:
            return ""
        key, rate = self._key("recording"), slowdown * info.rate
        if key:
            return tr(
                "video",
                "This looks like slow motion, recorded at about {rate:.0f} frames per second: {key} sets that.",
                rate=rate,
                key=key,
            )
        return tr("video", "This looks like slow motion, recorded at about {rate:.0f} frames per second.", rate=rate)

    def _sum_up_match(self) -> str:
        """Return a sentence such as "6 rallies, 52 contacts, 46 strokes, 2 players.", or '' if nothing was found."""
        facts, rallies = self._facts, self._workspace.document.track.rallies
        contacts = sum(event.kind is not EventKind.LANDING for event in facts[EVENTS])
        strokes, players = len(facts[STROKES]), len(facts[PLAYERS].names)
        counts = (
            (len(rallies), count_noun(len(rallies), "rally", "rallies")),
            (contacts, count_noun(contacts, "contact")),
            (strokes, count_noun(strokes, "stroke")),
            (players, count_noun(players, "player")),
        )
        found = [shown(text) for number, text in counts if number]
        searched = [outcome for outcome in self._outcomes if is_of_players(outcome)]
        if searched and not facts[PLAYERS].names:
            seen = any(outcome.provenance["persons"] for outcome in searched)
            found.append(tr("models", "players found") if seen else tr("models", "no players found"))
        return tr("models", "{counts}.", counts=capitalize(join_list(found))) if found else ""

    def _key(self, name: str) -> str:
        return action_key(self._registry[name])


def non_play_found(outcome: RunOutcome) -> str:
    """Return a sentence for `shown` about the non-play ranges that a run found, or '' for none."""
    non_play = outcome.provenance.get("non_play", [])
    if not non_play:
        return ""
    return tr_lazy(
        "models",
        "%n ranges show another camera or a replay: {frames} marked as not in play and not tracked.",
        singular="%n range shows another camera or a replay: {frames} marked as not in play and not tracked.",
        n=len(non_play),
        frames=count_noun(sum(stop - first for first, stop in non_play), "frame"),
    )
