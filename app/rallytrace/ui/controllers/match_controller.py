"""Show the score over the picture, set winners by key, and play rallies one after another."""

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtWidgets import QMenu

from rallytrace.analysis.facts.endings import ENDINGS
from rallytrace.analysis.facts.players import PLAYERS
from rallytrace.analysis.match.rally_facts import widen_range
from rallytrace.analysis.scoring.counting import RallyScore
from rallytrace.texts import join_sentences, shown, tr, tr_lazy
from rallytrace.track import edits
from rallytrace.track.changes import TrackChange
from rallytrace.track.lists import MatchesChange, RalliesChange, Rally, RallyEnding, rally_at, sport_in_use
from rallytrace.track.match_lookup import match_in_force
from rallytrace.track.match_setup import FAR_END, LET, NEAR_END, MatchSetup
from rallytrace.track.spans import join_spans
from rallytrace.track.sports import Sport
from rallytrace.track.step_names import rally_words
from rallytrace.track.track import end_times
from rallytrace.ui.controller import Commands, Controller, WindowContext
from rallytrace.ui.look.time_text import DOT
from rallytrace.ui.match.score_dialog import ScoreDialog
from rallytrace.ui.picture.overlay import PictureLayer

ACTION: Final = "layer_score"
_ENDINGS: Final = {
    RallyEnding.WINNER: tr_lazy("match", "&Winner"),
    RallyEnding.FORCED_ERROR: tr_lazy("match", "&Forced error"),
    RallyEnding.UNFORCED_ERROR: tr_lazy("match", "&Unforced error"),
    RallyEnding.NET: tr_lazy("match", "&Net"),
    RallyEnding.OUT: tr_lazy("match", "&Out"),
    RallyEnding.SERVICE_FAULT: tr_lazy("match", "&Service fault"),
}
"""Menu text of each ending."""


class ScoreLayer(PictureLayer):
    """Shows the score as a notice next to the frame number."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent, shown=True)
        self._text = ""

    def show_text(self, text: str) -> None:
        """Show the score of a frame, or '' for none."""
        self._text = text
        self._update()

    def set_shown(self, shown: bool) -> None:  # noqa: FBT001 - as `setVisible`
        self.is_shown = shown
        self._update()

    def _update(self) -> None:
        notice = self._text if self.is_shown else ""
        if notice != self.notice:
            self.notice = notice
            self.changed.emit()


class MatchController(Controller):
    """Computes the score for the picture, sets winners by key, and plays rallies."""

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context)
        self.layer = ScoreLayer(self)
        self._scores: tuple[RallyScore | None, ...] = ()
        self._waiting: list[range] = []
        self._played: range | None = None
        self._view.add_layer(self.layer)
        self._registry.set_checked(ACTION, checked=True)
        self._playhead = context.workspace.playhead
        # Queued, because a jump within `moved` would reach other listeners before the frame that caused it.
        self._playhead.moved.connect(self._go_on_playing, Qt.ConnectionType.QueuedConnection)
        self._playhead.state_changed.connect(self._end_when_paused)
        document = context.workspace.document
        document.changed.connect(self._show_change)
        document.replaced.connect(self._count)
        context.facts.changes(PLAYERS).connect(self._count)
        context.state.frame_shown.connect(self._show)

    @property
    def commands(self) -> Commands:
        return {
            ACTION: self._show_layer,
            "won_near": partial(self._set_winner, NEAR_END),
            "won_far": partial(self._set_winner, FAR_END),
            "rally_let": partial(self._set_winner, LET),
            "accept_winners": self._accept_proposed,
            "rally_ending": self._ask_for_ending,
            "set_score": self._ask_for_score,
        }

    @Slot(object)
    def place(self, match: MatchSetup) -> None:
        """Set up the match whose score is counted."""
        self._edit_controller.edit(edits.place_match(self._workspace.document.track, match))

    @Slot(object)
    def remove(self, match: MatchSetup) -> None:
        """Stop counting the score of a match."""
        self._edit_controller.edit(edits.remove_match(self._workspace.document.track, match))

    @Slot(object, object)
    def set_tags(self, rally: Rally, tags: Sequence[str]) -> None:
        self._edit_controller.edit(edits.set_tags(self._workspace.document.track, rally, tags))

    @Slot(object)
    def play_rallies(self, rallies: Sequence[Rally]) -> None:
        """Play rallies one after another."""
        self.play_ranges([rally.frames for rally in rallies])

    @Slot(object)
    def play_ranges(self, ranges: Sequence[range]) -> None:
        """Play ranges of frames one after another, each extended at both ends by the seconds in the settings."""
        if self._workspace.info is None or not ranges:
            self._notices.tell(tr("match", "Nothing to play: the list is empty."))
            return
        playback, times = self._workspace.preferences.value.playback, end_times(self._workspace.times)
        known = [frames for frames in ranges if frames.stop < len(times)]
        self._playhead.pause()
        self._waiting = list(
            join_spans(widen_range(frames, times, playback.lead_in, playback.lead_out) for frames in known)
        )
        self._play_next()

    def _play_next(self) -> None:
        self._played = self._waiting.pop(0) if self._waiting else None
        if self._played is None:
            self._playhead.pause()
        else:
            self._playhead.seek(self._played.start)
            self._playhead.play()

    @Slot()
    def _go_on_playing(self) -> None:
        """Continue with the next range when one ends. A jump elsewhere stops the sequence.

        Uses the playhead's frame instead of the signal's, because signals from before a jump may arrive late.
        """
        if self._played is None or not self._playhead.playing:
            return
        frame = self._playhead.frame
        if frame >= self._played.stop - 1:
            self._play_next()
        elif frame < self._played.start:
            self._waiting, self._played = [], None

    @Slot()
    def _end_when_paused(self) -> None:
        if not self._playhead.playing:
            self._played = None
            self._waiting = []

    @Slot(object)
    def _show_change(self, change: TrackChange) -> None:
        if change.subjects & {RalliesChange, MatchesChange}:
            self._count()

    @Slot()
    def _count(self) -> None:
        """Count the score of each rally, and mark it as doubtful where the players are seen at the wrong ends."""
        self._scores = tuple(
            None if facts.score is None else replace(facts.score, doubt=facts.score_doubt)
            for facts in self._context.match_facts.facts.rallies
        )
        self._show()

    @Slot()
    def _show(self) -> None:
        score = self._score_at(self._workspace.frame)
        self.layer.show_text("" if score is None else score_line(score))

    def _score_at(self, frame: int) -> RallyScore | None:
        """Return the score of the rally at a frame, or of the last one before it."""
        rallies = self._workspace.document.track.rallies
        current = rally_at(rallies, frame)
        begun = bisect_right(rallies, frame, key=lambda rally: rally.frames.start)
        if not begun:
            return None
        index = begun - 1 if current is None else rallies.index(current)
        score = self._scores[index]
        if score is None or current is not None:
            return score
        doubt = "" if score.end_is_known or (score.is_known and not score.conflict) else score.doubt or score.conflict
        return RallyScore(score.match, score.end, score.end, doubt=doubt)

    def _show_layer(self) -> None:
        shown = self._registry[ACTION].isChecked()
        self.layer.set_shown(shown)
        if shown and not self._workspace.document.track.matches:
            self._notices.tell(tr("match", "No score yet. Choose how it is counted: Match in the Rallies panel."))

    def _set_winner(self, winner: str) -> None:
        """Set the winner of the rally at the playhead, or of the last one before it."""
        rally = self._rally_here()
        if rally is None:
            return
        self._edit_controller.set_winner(rally, self._winner_text(rally, winner))
        score = self._score_at(rally.frames.start)
        self._notices.tell(_winner_notice(rally, winner, "" if score is None else score.winner_name))

    def _rally_here(self) -> Rally | None:
        """Return the rally at the playhead, or the last one before it. Tell the user if there is none."""
        rallies = self._workspace.document.track.rallies
        frame = self._workspace.frame
        begun = [rally for rally in rallies if rally.frames.start <= frame]
        rally = rally_at(rallies, frame) or (begun[-1] if begun else None)
        if rally is None:
            self._notices.tell(tr("match", "There is no rally at or before this frame."))
        return rally

    def _ask_for_score(self) -> None:
        """Ask for the score at the start of the rally at the playhead."""
        rally, track = self._rally_here(), self._workspace.document.track
        if rally is None:
            return
        facts = next(one for one in self._context.match_facts.facts.rallies if one.rally == rally)
        match, _ = match_in_force(track.matches, track.rallies, rally)
        if match is None or facts.score is None:
            self._notices.tell(tr("match", "First choose how the score is counted: Match in the Rallies panel."))
            return
        start = facts.score.start
        if facts.ends_differ:
            start = replace(start, near_side=start.near_side.opponent)
        is_set = edits.unset_score(track, rally) is not None
        is_known = facts.known_score is not None or (facts.ends_differ and facts.score.is_known)
        dialog = ScoreDialog(rally_words(rally.name), match, start, self._window, is_known=is_known, is_set=is_set)
        dialog.score_chosen.connect(partial(self._set_score, rally))
        dialog.removal_requested.connect(partial(self._unset_score, rally))
        dialog.open()

    def _set_score(self, rally: Rally, score: MatchSetup) -> None:
        self._edit_controller.edit(edits.set_score(self._workspace.document.track, rally, score))

    def _unset_score(self, rally: Rally) -> None:
        self._edit_controller.edit(edits.unset_score(self._workspace.document.track, rally))

    def _accept_proposed(self) -> None:
        """Set all proposed winners and endings in one undo step."""
        self._context.facts.request(ENDINGS)
        proposed = {one.rally: one.proposal for one in self._context.match_facts.facts.rallies if one.proposal}
        accepted = {
            rally.frames: (self._winner_text(rally, ending.winner), ending.ending) for rally, ending in proposed.items()
        }
        edit = edits.accept_endings(self._workspace.document.track, accepted)
        if edit is None and self._context.facts.is_busy(ENDINGS):
            self._notices.tell(tr("match", "Winners are still being looked for. Try again in a moment."))
        elif edit is None:
            self._notices.tell(self._explain_no_winner())
        elif self._edit_controller.edit(edit):
            done = tr("match", "%n winners set.", singular="%n winner set.", n=len(accepted))
            self._notices.tell(join_sentences(done, self._undo_hint))

    def _explain_no_winner(self) -> str:
        track = self._workspace.document.track
        if not track.boards:
            return tr(
                "match", "No winner is proposed: no scoreboard has been read, and no last shot shows one for certain."
            )
        if not track.matches and sport_in_use(self._workspace.sport, track.courts) is Sport.AUTO:
            return tr(
                "match",
                "The scoreboard was read, but not how points are counted. Choose it: Match in the Rallies panel.",
            )
        if not any(rally.winner for rally in track.rallies):
            return tr(
                "match",
                "The scoreboard was read, but not whose row is whose. Set a winner, and others may be proposed.",
            )
        return tr("match", "No winner is proposed: neither the scoreboard nor a last shot shows one for certain.")

    def _ask_for_ending(self) -> None:
        """Let the user choose how the rally at the playhead ended."""
        rally = self._rally_here()
        if rally is None:
            return
        facts = next(one for one in self._context.match_facts.facts.rallies if one.rally == rally)
        menu = QMenu(self._view)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(tr("match", "{rally} ended by", rally=rally_words(rally.name))).setEnabled(False)
        for ending, text in _ENDINGS.items():
            is_proposed = facts.proposal is not None and facts.proposal.ending is ending and rally.ending is None
            action = menu.addAction(tr("match", "{ending} (proposed)", ending=text) if is_proposed else shown(text))
            action.setCheckable(True)
            action.setChecked(rally.ending is ending)
            action.triggered.connect(partial(self._set_ending, rally, None if rally.ending is ending else ending))
            if is_proposed or rally.ending is ending:
                menu.setActiveAction(action)
        menu.popup(self._view.mapToGlobal(self._view.rect().center()))

    def _set_ending(self, rally: Rally, ending: RallyEnding | None) -> None:
        self._edit_controller.edit(edits.set_ending(self._workspace.document.track, rally, ending))

    def _winner_text(self, rally: Rally, winner: str) -> str:
        """Return the winner as it is stored in the rally.

        This is a name if the players are seen at other ends than the score implies, otherwise `winner` itself.
        """
        facts = next(one for one in self._context.match_facts.facts.rallies if one.rally == rally)
        played = self._context.facts[PLAYERS].rally_at(rally.frames.start)
        if winner == LET or facts.score is None or not facts.ends_differ or played is None or not played.is_sure:
            return winner
        far_side = facts.score.start.near_side
        return facts.score.match.name_of(far_side.opponent if winner == NEAR_END else far_side)


def score_line(score: RallyScore) -> str:
    """Return the score as one line: names, points and server."""
    first, second = (shown(score.match.name_of(side)) for side in type(score.start.server))
    if not score.is_known:
        return f"{first} \N{EN DASH} {second}   {tr('match', 'score unknown')}"
    server = score.server_name
    if not score.service_court:
        serve = tr("match", "{player} serves", player=server)
    elif score.service_court == "left":
        serve = tr("match", "{player} serves from the left", player=server)
    else:
        serve = tr("match", "{player} serves from the right", player=server)
    mark = "? " if score.conflict else ""
    return f"{first} \N{EN DASH} {second}   {mark}{score.text}{DOT}{serve}"


def _winner_notice(rally: Rally, winner: str, name: str) -> str:
    """Return a sentence about the winner that the user has set: an end of the court, or a let.

    Args:
        name: name of the player at that end, or '' if unknown.
    """
    words = rally_words(rally.name)
    if winner == LET:
        return tr("match", "{rally}: let.", rally=words)
    if name:
        return tr("match", "{rally}: won by {player}.", rally=words, player=name)
    if winner == NEAR_END:
        return tr("match", "{rally}: won by the near player.", rally=words)
    return tr("match", "{rally}: won by the far player.", rally=words)
