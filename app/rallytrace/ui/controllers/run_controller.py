"""Start runs of the models, show heatmaps, and re-track a range as a proposal."""

from typing import Final

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import Slot

from rallytrace.errors import AppError
from rallytrace.session.proposal import Proposal, ProposalDifference
from rallytrace.settings import MODELS, PROVIDER, TRACKING
from rallytrace.texts import join_list, join_sentences, tr
from rallytrace.track.edits import Edit
from rallytrace.track.step_names import step_words
from rallytrace.track.wording import count_noun
from rallytrace.tracking.messages import HeatmapPicture
from rallytrace.ui.controller import Commands, Controller, WindowContext
from rallytrace.ui.controllers.fill_controller import FillController
from rallytrace.ui.keyboard.action_spec import Need
from rallytrace.ui.look.time_text import rough_range
from rallytrace.ui.picture.ghosts import GONE, RETRACKED, Ghost, GhostLook, Ghosts

_MIN_ANNOUNCED_SECONDS: Final = 3.0
"""Tell the user beforehand how long re-tracking takes if it takes at least this many seconds."""


class RunController(Controller):
    """Carries out run actions and requests the heatmaps that are shown."""

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context)
        self._asked: int | None = None
        context.registry["layer_heatmap"].toggled.connect(self.follow_frame)
        context.workspace.runs.tracker.heatmap_ready.connect(self._show_heatmap)
        context.workspace.playhead.state_changed.connect(self.follow_frame)
        context.view.frame_painted.connect(self.follow_frame)
        context.workspace.preferences.changed.connect(self._request_again)

    @property
    def commands(self) -> Commands:
        runs = self._workspace.runs
        return {
            "track_all": runs.track_all,
            "track_from_here": runs.track_from_here,
            "track_range": runs.track_range,
            "retrack": runs.retrack_range,
            "reinpaint": runs.reinpaint,
            "find_poses": runs.find_poses,
            "cancel_run": runs.cancel,
        }

    @Slot()
    def follow_frame(self) -> None:
        """Request the heatmap of the shown frame if the layer is on and playback is paused."""
        shown = self._view.frame
        frame = shown.index if shown is not None and shown.exact else None
        if frame is None or not self._registry["layer_heatmap"].isChecked() or self._workspace.playhead.playing:
            self._asked = None
            return
        if frame != self._asked:
            self._asked = frame
            self._workspace.runs.show_heatmap(frame)

    @Slot(object)
    def _request_again(self, sections: set[str]) -> None:
        """Request the heatmap again if the network or its options have changed."""
        if {MODELS, PROVIDER, TRACKING} & sections:
            self._asked = None
            self._view.set_heatmap(None)
            self.follow_frame()

    @Slot(object)
    def _show_heatmap(self, picture: HeatmapPicture) -> None:
        info = self._workspace.info
        if info is not None and picture.video == info.path:
            self._view.set_heatmap(picture)


class ProposalController(Controller):
    """Carries out re-tracking actions and shows the proposed changes."""

    def __init__(self, context: WindowContext, *, fill_controller: FillController) -> None:
        super().__init__(context)
        self.proposal = Proposal(context.workspace)
        self._fill_controller = fill_controller
        self._shown: range | None = None
        self.proposal.changed.connect(self._show)
        self.proposal.turned.connect(self.needs_changed)
        self.proposal.ended.connect(context.notices.tell)
        self.proposal.accepted.connect(self._on_accepted)
        fill_controller.preview.turned.connect(self._close_for_fills)
        context.workspace.playhead.moved.connect(self._follow)
        context.registry.keys_changed.connect(self._update_keys)

    @property
    def met_needs(self) -> Need:
        return Need.PROPOSAL if self.proposal.is_open else Need.NO_PROPOSAL

    @property
    def commands(self) -> Commands:
        return {
            "propose_tracking": self._propose,
            "proposal_take": self._accept,
            "proposal_take_stretch": self._accept_part,
            "proposal_cancel": self.proposal.close,
        }

    def _propose(self) -> None:
        """Re-track the marked range, the review item or the gap at the playhead, or the gaps around a known ball."""
        frame = self._workspace.frame
        frames = self._fill_controller.preview.range_at(frame) or self._fill_controller.preview.range_around(frame)
        if frames is None:
            reason = self._fill_controller.preview.why_nothing(frame)
            first, last = self._key("range_in"), self._key("range_out")
            self._notices.tell(
                reason
                or tr(
                    "window",
                    "The ball is known in this frame and its neighbours. {first} and {last} mark frames to re-track.",
                    first=first,
                    last=last,
                )
            )
            return
        self._workspace.playhead.pause()
        self._fill_controller.preview.close()
        try:
            if self.proposal.ask(frames):
                self._tell_duration(len(frames))
        except AppError as error:
            self._notices.complain(error)

    def _tell_duration(self, n_frames: int) -> None:
        seconds = self._workspace.runs.estimate_retracking(n_frames)
        if seconds is not None and seconds[1] >= _MIN_ANNOUNCED_SECONDS:
            frames, key = count_noun(n_frames, "frame"), self._key("cancel_run")
            words = tr("models", "Re-tracking {frames} takes about {time}.", frames=frames, time=rough_range(*seconds))
            self._notices.tell(join_sentences(words, tr("models", "{key} cancels it.", key=key) if key else ""))

    def _accept(self) -> None:
        if self._may_accept():
            self.proposal.accept()

    def _accept_part(self) -> None:
        frames = self.proposal.part_at(self._workspace.frame)
        if frames is not None and self._may_accept():
            self.proposal.accept_part(frames)

    def _may_accept(self) -> bool:
        locked = self._workspace.locked
        if locked is not None:
            self._notices.complain(locked)
        return locked is None

    @Slot(object)
    def _on_accepted(self, edit: Edit) -> None:
        self._edit_controller.edit(edit)
        self._notices.tell(join_sentences(tr("window", "{step}: done.", step=step_words(edit.name)), self._undo_hint))

    @Slot()
    def _close_for_fills(self) -> None:
        """Close the proposal when fills are previewed, because both use the same keys."""
        if self._fill_controller.preview.frames is not None:
            self.proposal.close()

    @Slot()
    def _update_keys(self) -> None:
        if self.proposal.is_open:
            self._show()

    @Slot(int)
    def _follow(self, frame: int) -> None:
        """Highlight the part of the proposal at the playhead."""
        if self.proposal.is_open and self.proposal.part_at(frame) != self._shown:
            self._show()

    @Slot()
    def _show(self) -> None:
        difference = self.proposal.difference
        if difference is not None:
            self._shown = self.proposal.part_at(self._workspace.frame)
            self._view.set_ghosts(self._ghosts(difference))
            self._state.hint_changed.emit(self._words(difference))
        elif self._fill_controller.preview.frames is None:
            self._view.set_ghosts(None)
            self._state.hint_changed.emit("")

    def _ghosts(self, difference: ProposalDifference) -> Ghosts:
        """Return the paths to draw: the part at the playhead, the other parts, and the points to be removed."""
        frames, meant = difference.frames, self._shown or range(0)
        placed = np.isfinite(difference.positions[0]) & difference.changes
        inside = (frames >= meant.start) & (frames < meant.stop)
        several = len(difference.parts) > 1
        key = self._key("proposal_take_stretch") if several else ""
        ghosts = [self._ghost(tr("window", "This part"), key, RETRACKED, placed & inside, chosen=True)]
        if several:
            ghosts.append(self._ghost(tr("window", "Other parts"), "", RETRACKED, placed & ~inside))
        if difference.gone.any():
            ghosts.append(self._ghost(tr("window", "Removed"), "", GONE, difference.gone, as_it_is=True))
        asked = self.proposal.frames or range(0)
        frames_asked = count_noun(len(asked), "frame")
        title = (
            tr(
                "window",
                "Re-tracked {frames} along the path, from {first:,}",
                frames=frames_asked,
                first=asked.start,
            )
            if self.proposal.guided
            else tr("window", "Re-tracked {frames}, from {first:,}", frames=frames_asked, first=asked.start)
        )
        actions = (("proposal_take", tr("window", "accept all")), ("proposal_cancel", tr("window", "discard")))
        footer = "     ".join(f"{key}  {words}" for name, words in actions if (key := self._key(name)))
        return Ghosts(title, tuple(ghosts), footer)

    def _ghost(
        self,
        name: str,
        key: str,
        look: GhostLook,
        changed: NDArray[np.bool_],
        *,
        chosen: bool = False,
        as_it_is: bool = False,
    ) -> Ghost:
        """Return a path to draw, in which only the `changed` frames count as proposed.

        Its positions are those after re-tracking, or with `as_it_is` the present ones.
        """
        difference = self.proposal.difference
        assert difference is not None
        path = difference.present if as_it_is else difference.positions
        placed = np.isfinite(path[0])
        words = "" if as_it_is else _kinds(difference, changed)
        return Ghost(name, key, look, difference.frames[placed], path[:, placed], changed[placed], words, chosen)

    def _words(self, difference: ProposalDifference) -> str:
        frames = count_noun(len(self.proposal.frames or ()), "frame")
        take, cancel = self._key("proposal_take"), self._key("proposal_cancel")
        if len(difference.parts) > 1:
            return tr(
                "window",
                "Re-tracked {frames}: {changed:,} would change \N{EN DASH} {take} accepts all, {take_part} accepts "
                "this part, {cancel} discards",
                frames=frames,
                changed=difference.count,
                take=take,
                take_part=self._key("proposal_take_stretch"),
                cancel=cancel,
            )
        return tr(
            "window",
            "Re-tracked {frames}: {changed:,} would change \N{EN DASH} {take} accepts all, {cancel} discards",
            frames=frames,
            changed=difference.count,
            take=take,
            cancel=cancel,
        )


def _kinds(difference: ProposalDifference, changed: NDArray[np.bool_]) -> str:
    """Return text such as '3 found, 2 elsewhere': frames that would gain a ball, and frames where it would move."""
    found = int((changed & difference.found).sum())
    moved = int(changed.sum()) - found
    kinds = (
        tr("window", "{count:,} found", count=found) if found else "",
        tr("window", "{count:,} elsewhere", count=moved) if moved else "",
    )
    return join_list(kinds)
