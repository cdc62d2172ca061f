"""Set the court: find it in the picture, drag it into place, accept it."""

from dataclasses import replace
from typing import Final

from PySide6.QtCore import Slot

from rallytrace.analysis.court.drafting import CourtDraft
from rallytrace.analysis.facts.events import likely_sports
from rallytrace.session.match.court_finder import CourtFinder, CourtRequest, CourtSeen
from rallytrace.texts import join_sentences, shown, tr, tr_lazy
from rallytrace.track import edits
from rallytrace.track.calibration import CourtCalibration, court_at, entry_at, part_at
from rallytrace.track.changes import Cause, TrackChange
from rallytrace.track.court_views import CourtViews
from rallytrace.track.lists import CourtsChange
from rallytrace.track.sports import SPORTS, Sport
from rallytrace.ui.controller import Commands, Controller, WindowContext
from rallytrace.ui.court.court_layer import CourtLayer
from rallytrace.ui.keyboard.action_spec import Need

_KEY_WORDS: Final = {
    "court_accept": tr_lazy("match", "accept"),
    "court_accept_shot": tr_lazy("match", "accept from the last camera cut"),
    "court_cancel": tr_lazy("match", "discard"),
    "court_remove": tr_lazy("match", "remove"),
}
"""What the keys of court mode do, by action id."""


class CourtController(Controller):
    """Carries out court actions and draws the court over the picture.

    Attributes:
        on: whether court mode is on.
    """

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context)
        self.on = False
        self.layer = CourtLayer(self)
        self.finder = CourtFinder(self)
        self._asked: CourtRequest | None = None
        self._view.add_layer(self.layer)
        self.layer.dropped.connect(self._look_again)
        self.finder.seen.connect(self._take_seen)
        workspace, document = context.workspace, context.workspace.document
        document.changed.connect(self._show_change)
        document.replaced.connect(self._show_court)
        workspace.opened.connect(self._show_court)
        workspace.turned.connect(self._show_court)
        workspace.about_to_turn.connect(self._abandon)
        workspace.closed.connect(self._leave)
        workspace.ending.connect(self.finder.shutdown)
        workspace.sport_changed.connect(self._begin_anew)
        context.state.frame_shown.connect(self._show_court)
        context.registry.keys_changed.connect(self._show_keys)

    @property
    def met_needs(self) -> Need:
        return Need.COURT_MODE if self.on else Need.UNCONDITIONAL

    @property
    def commands(self) -> Commands:
        return {
            "court_mode": self._turn,
            "court_accept": self._accept,
            "court_accept_shot": self._accept_from_shot,
            "court_cancel": self._leave,
            "court_remove": self._remove,
            "layer_court": self._show_layer,
        }

    @property
    def court(self) -> CourtCalibration | None:
        """Return the court of the shown frame."""
        return court_at(self._workspace.document.track.courts, self._workspace.frame)

    @Slot(object)
    def _show_change(self, change: TrackChange) -> None:
        if CourtsChange not in change.subjects:
            return
        self._show_court()
        courts = self._workspace.document.track.courts
        if change.cause is Cause.RUN and courts:
            self._notices.tell(
                join_sentences(
                    tr("match", "{sport} court found.", sport=SPORTS[courts[0].sport].title),
                    "" if len(courts) == 1 else tr("match", "The camera moves, and the court is followed."),
                    tr("match", "Press {key} to show its lines.", key=self._key("layer_court")),
                )
            )

    @Slot()
    def _show_court(self) -> None:
        info = self._workspace.info
        if info is not None:
            self.layer.show_court(self.court, info.size)

    def _show_layer(self) -> None:
        shown = self._registry["layer_court"].isChecked()
        self.layer.set_shown(shown)
        if shown and self.court is None:
            missing = (
                tr("match", "No court is set here.")
                if self._workspace.document.track.courts
                else tr("match", "No court is set in this video.")
            )
            remedy = tr("match", "Press {key} to set it.", key=self._key("court_mode"))
            self._notices.tell(join_sentences(missing, remedy))

    def _turn(self) -> None:
        if not self._registry["court_mode"].isChecked():
            self._leave()
        elif self._workspace.locked is not None:
            self._registry.set_checked("court_mode", checked=False)
            self._notices.complain(self._workspace.locked)
        else:
            if self._registry["event_mode"].isChecked():
                self._registry["event_mode"].trigger()
            self.on = True
            self._begin()
            self._view.tool = self.layer
            self._show_keys()
            self.needs_changed.emit()

    @Slot()
    def _abandon(self) -> None:
        """Leave court mode, because the picture of the draft is turned."""
        if self.on:
            self._leave()

    @Slot()
    def _begin_anew(self) -> None:
        if self.on:
            self._begin()

    def _begin(self) -> None:
        """Start from the frame's court, or from a typical camera view, and search for lines."""
        info, frame = self._workspace.info, self._view.frame
        if info is None or frame is None:
            self._leave()
            return
        self._show_court()
        known, sport = self.court, self._workspace.sport
        keeps = known is not None and sport in (Sport.AUTO, known.sport)
        likely = sport if sport is not Sport.AUTO else next(iter(likely_sports(self._context.facts) or SPORTS))
        guess = CourtDraft.first(likely, info.size)
        self.layer.evidence = None
        self.layer.set_draft(CourtDraft.of_court(known, info.size) if known is not None and keeps else guess)
        self._ask(None)

    @Slot()
    def _look_again(self) -> None:
        if self.on and self.layer.draft is not None:
            self._ask(self.layer.draft)

    def _ask(self, draft: CourtDraft | None) -> None:
        frame = self._view.frame
        if frame is not None:
            self.layer.notice = tr("match", "Looking for painted lines\N{HORIZONTAL ELLIPSIS}")
            self._asked = CourtRequest(frame.index, frame.bgr, self._workspace.sport, draft, frame.pixel_aspect)
            self.finder.search(self._asked)

    @Slot(object)
    def _take_seen(self, seen: CourtSeen) -> None:
        """Use the court found from the lines, unless the user has dragged the court since the search began."""
        info, draft, asked = self._workspace.info, self.layer.draft, seen.request.draft
        if not self.on or info is None or draft is None or seen.request is not self._asked:
            return
        self.layer.evidence = seen.evidence
        begun = asked is None and not draft.placed and self.court is None
        if seen.found is not None and (begun or draft is asked):
            court = CourtCalibration.of_map(seen.found.floor_map, seen.found.sport, draft.court.frame, draft.placed)
            self.layer.set_draft(CourtDraft.of_court(court, info.size))
        self.layer.notice = self._advice(seen)
        self._view.update()

    def _advice(self, seen: CourtSeen) -> str:
        draft = self.layer.draft
        if draft is None:
            return ""
        key = self._key("court_accept")
        if seen.found is not None:
            title, share = SPORTS[seen.found.sport].title, seen.found.fit.support
            if self._workspace.sport is not Sport.AUTO:
                return tr(
                    "match",
                    "{sport}: {share:.0%} of its lines are visible. {key} accepts the court",
                    sport=title,
                    share=share,
                    key=key,
                )
            return tr(
                "match",
                "{sport}: {share:.0%} of its lines are visible. {key} accepts the court. Another sport: Match > Sport",
                sport=title,
                share=share,
                key=key,
            )
        if len(draft.placed) >= len(draft.marks):
            return tr("match", "{key} accepts the court", key=key)
        if self.court is not None:
            return tr("match", "Drag a crossing of the lines onto the painted one. {key} accepts the court", key=key)
        return tr("match", "Drag a crossing of the lines onto the painted one")

    @property
    def _held_from(self) -> int:
        """Return the frame at which the court of the shown frame begins."""
        held = entry_at(self._workspace.document.track.courts, self._workspace.frame)
        return 0 if held is None else held.frame

    def _accept(self) -> None:
        self._place(self._held_from)

    def _accept_from_shot(self) -> None:
        start = self._workspace.document.track.scene_start(self._workspace.frame)
        self._place(max(start, self._held_from))  # a court within an earlier one would not hold here

    def _place(self, first_frame: int) -> None:
        draft = self.layer.draft
        if draft is None:
            return
        track, frame, info = self._workspace.document.track, self._workspace.frame, self._workspace.info
        court = replace(draft.court, frame=first_frame, marks=draft.placed, moves=False)
        edit = edits.place_court(track, court)
        if info is not None and track.courts and len(part_at(track.courts, frame)) > 1:
            views = CourtViews(track.courts, info.size)
            edit = edits.set_courts(track, views.correct(replace(court, frame=frame)))
        if self._edit_controller.edit(edit):
            self._registry.set_checked("layer_court", checked=True)
            self.layer.set_shown(True)
            self._leave()

    def _remove(self) -> None:
        if self.court is None:
            self._notices.tell(tr("match", "No court is set here."))
            return
        if self._edit_controller.edit(edits.remove_court(self._workspace.document.track, self._workspace.frame)):
            self._leave()
            self._notices.tell(join_sentences(tr("match", "The court was removed."), self._undo_hint))

    @Slot()
    def _leave(self) -> None:
        self.on = False
        self._asked = None
        self.finder.forget()
        self._view.tool = None
        self.layer.notice, self.layer.evidence = "", None
        self.layer.set_draft(None)
        if self._workspace.info is None:
            self.layer.show_court(None, self.layer.size)
        else:
            self._show_court()
        self._registry.set_checked("court_mode", checked=False)
        self._state.mode_changed.emit("", "")
        self.needs_changed.emit()

    @Slot()
    def _show_keys(self) -> None:
        """Show the keys of court mode in the status line while it is on."""
        if self.on:
            keys = [f"{self._key(name)} {shown(word)}" for name, word in _KEY_WORDS.items() if self._key(name)]
            tip = tr(
                "match",
                "Drag a crossing of the lines onto the painted one. Hold {key} to drag without snapping",
                key="Shift",
            )
            self._state.mode_changed.emit("   ".join((tr("match", "Set the court"), *keys)), tip)
