"""Filling gaps: fills are previewed over the picture, chosen with number keys and accepted with Enter."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial

import numpy as np
from PySide6.QtCore import Slot

from rallytrace.domain.edits import Edit
from rallytrace.domain.fills import Fill, Method, gap_at, well_seen
from rallytrace.domain.spans import overlap, spans_of_frames
from rallytrace.domain.track import State
from rallytrace.domain.wording import spans_in_words
from rallytrace.errors import AppError
from rallytrace.session.fill_preview import MOST, FillPreview
from rallytrace.ui.controller import Controller, WindowContext
from rallytrace.ui.fill_methods import FILL_METHODS
from rallytrace.ui.look.time_text import ELLIPSIS, grouped
from rallytrace.ui.picture.ghosts import Ghost, Ghosts


class FillController(Controller):
    """Carries out the fill actions, and shows the preview."""

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context)
        self.preview = FillPreview(context.workspace)
        self._leading_from: int | None = None
        self.preview.changed.connect(self._show)
        self.preview.turned.connect(self._pause_queue)
        context.view.point_placed.connect(self._lead_on)
        context.workspace.marks.changed.connect(self._fill_marked)
        self.preview.accepted.connect(self._on_accepted)
        self.preview.part_accepted.connect(self._on_part_accepted)
        context.registry.keys_changed.connect(self._name_keys_anew)

    @property
    def commands(self) -> Mapping[str, Callable[[], object]]:
        return {
            "fill": self._propose,
            **{shown.action.id: partial(self._pick, method) for method, shown in FILL_METHODS.items()},
            "mark_visible": partial(self._mark, State.VISIBLE),
            "mark_occluded": partial(self._mark, State.OCCLUDED),
            "fill_take": self._accept,
            "fill_take_occluded": partial(self._accept, State.OCCLUDED),
            "fill_cancel": self.preview.close,
            "middle_of_gap": self._go_to_middle,
        }

    def _propose(self) -> None:
        """Preview fills for the current frame; if a preview is open, choose the next fill."""
        chosen = self._context.chosen.several
        if chosen is not None:
            self._open(chosen, by_hand=True)
            return
        if self.preview.frames is not None:
            self.preview.pick_next()
            return
        here = self._workspace.frame
        frames = self.preview.range_at(here, self._context.current_item.frames) or self.preview.range_around(here)
        if frames is None:
            why = self.preview.why_nothing(here)
            remedy = f"{self._key('middle_of_gap')} goes to the next gap. A marked range is filled as a whole."
            self._notices.tell(f"There is nothing to fill here. {why or remedy}")
            return
        self._open(frames)

    @Slot(object)
    def leave_for(self, frames: range) -> None:
        """Discard a preview of other frames, which would take Enter for itself; one that was accepted is waited for."""
        previewed = self.preview.frames
        apart = previewed is not None and not overlap(previewed, frames)
        if apart and not self.preview.accepting:
            self.preview.close()

    def _open(self, frames: range, *, by_hand: bool = False) -> None:
        """Open the preview, and go to the frame where a point would help most; `by_hand`: fill all of it."""
        workspace, kept = self._workspace, np.zeros(0, np.int64)
        if workspace.marks.frames is None and not by_hand:
            kept = well_seen(workspace.document.track, frames, workspace.review.probability)
        workspace.playhead.pause()
        self._leading_from = workspace.frame
        try:
            self.preview.open(frames, kept)
        except AppError as error:
            self._notices.complain(error)

    @Slot()
    def _fill_marked(self) -> None:
        """When a range is marked within the review item or during a preview, preview fills for that range."""
        marked, item = self._workspace.marks.frames, self._context.current_item.frames
        if marked is None or len(marked) > MOST:
            return
        within = item is not None and item.start <= marked.start and marked.stop <= item.stop
        if within or self.preview.frames is not None:
            self._open(marked)

    @Slot(int, float, float)
    def _lead_on(self, frame: int, _x: float, _y: float) -> None:
        """After a point was set, go to the frame where the next point would help most."""
        if self.preview.frames is not None and frame in self.preview.frames:
            # Not the frame that was clicked in: where clicks go on by themselves, the next one is there by now.
            self._leading_from = self._workspace.frame
            self._lead()

    @Slot()
    def _pause_queue(self) -> None:
        """Keep the queue unchanged during a preview, so that frames between new points do not become items."""
        self._workspace.review.pause_updates(on=self.preview.frames is not None)

    def _lead(self) -> None:
        """When the fills are ready, go to the frame where a point helps most, unless the user has moved meanwhile."""
        begun, here = self._leading_from, self._workspace.frame
        if begun is None or not self.preview.is_ready:
            return
        self._leading_from = None
        frame, beside = self.preview.where_to_place(), self._context.current_item.beside
        if frame is not None and beside is not None and frame not in beside:
            return  # the film strip would turn away from the item under review
        if begun == here and frame is not None and frame != here:
            self._moving.go_to(frame)
            self._reveal(frame)

    def _reveal(self, frame: int) -> None:
        """Move the picture, if need be, so that what is proposed for a frame is in view."""
        fill = self.preview.fill
        for x, y in fill.positions[:, fill.frames == frame].T.tolist():
            self._view.reveal(x, y)

    def _pick(self, method: Method) -> None:
        """Choose a fill; where the film strip shows all of it, it has been looked at and is taken."""
        fill = next((fill for fill in self.preview.fills if fill.method is method), None)
        self.preview.pick(method)
        if fill is not None and self.preview.chosen is not method:
            self._notices.tell(f"{FILL_METHODS[method].action.name}: {fill.words}")
        elif self._is_in_strip:
            self._accept()

    @property
    def _is_in_strip(self) -> bool:
        """Whether the film strip shows every frame that is to be filled."""
        frames, shown = self.preview.frames, self._context.chosen.shown or range(0)
        return frames is not None and frames.start in shown and frames[-1] in shown

    def _mark(self, state: State) -> None:
        """Take the chosen fill in the selected gap, or the frames chosen of one; else mark as without a fill."""
        part = self._selected_gap()
        if part is None:
            self._editing.mark(state)
        else:
            self._accept(state, part)

    def _selected_gap(self) -> range | None:
        preview, chosen, frame = self.preview, self._context.chosen.several, self._editing.frame
        if preview.frames is None:
            return None
        fill = preview.fill if preview.fill.offered else preview.fills[0]  # of the same frames, while that is awaited
        if chosen is not None:
            return chosen if fill.select(chosen).offered else None
        return next((gap for gap in spans_of_frames(fill.frames) if frame in gap), None)

    def _accept(self, state: State = State.VISIBLE, part: range | None = None) -> None:
        locked = self._workspace.locked
        if locked is not None:
            self._notices.complain(locked)
        elif self.preview.waiting or self.preview.fill.offered:
            self.preview.accept(state, part)
        else:
            self._notices.tell(f"Nothing can be filled. {self._why_nothing()}")

    def _why_nothing(self) -> str:
        """Why the chosen fill has no frames, and what can be said of them instead."""
        fill, key = self.preview.fill, self._key("no_ball_in_range")
        return f"{fill.words} {key} marks them as no ball." if len(fill.outside) and key else fill.words

    @Slot(object)
    def _on_accepted(self, edit: Edit) -> None:
        self._on_part_accepted(edit)
        self._workspace.marks.clear()

    @Slot(object)
    def _on_part_accepted(self, edit: Edit) -> None:
        self._editing.edit(edit)
        self._notices.tell(f"{edit.name}: done. {self._key('undo')} undoes this.")

    def _go_to_middle(self) -> None:
        """Go to the middle of the gap; if already there, to the next gap, after the last one to the first."""
        here = self._workspace.frame
        frame = self.preview.middle_of_gap(here)
        if frame is None:
            self._notices.tell("There is no gap to fill.")
            return
        if frame == here:
            self._notices.tell("This is the only gap to fill.")
        elif frame < here and frame not in (gap_at(self._workspace.document.track, here) or ()):
            self._notices.tell("That was the last gap. This is the first one.")
        self._moving.go_to(frame)

    @Slot()
    def _name_keys_anew(self) -> None:
        if self.preview.frames is not None:
            self._show()

    @Slot()
    def _show(self) -> None:
        preview = self.preview
        if preview.frames is None:
            self._leading_from = None
            self._view.set_ghosts(None)
            self._state.ghost_changed.emit(None)
            self._state.hint_changed.emit("")
            return
        kept = set(preview.kept.tolist())
        filled = preview.fill.frames if preview.fill.offered else np.setdiff1d(preview.frames, preview.kept)
        which = spans_in_words(spans_of_frames(filled)) or "none"
        title = f"Fill {_counted(len(filled), of=len(preview.frames))}: {which}"
        ghosts = tuple(map(self._ghost, preview.fills, _without_repeats(preview.fills)))
        self._view.set_ghosts(Ghosts(title, ghosts, self._footer(), set(preview.frames) - kept))
        self._state.ghost_changed.emit(next(ghost for ghost in ghosts if ghost.chosen))
        self._state.hint_changed.emit(self._words())
        self._lead()

    def _ghost(self, fill: Fill, words: str) -> Ghost:
        frames, positions = self.preview.path(fill)
        method = FILL_METHODS[fill.method]
        name, key = method.action.name, self._key(method.action.id)
        own, seen = np.isin(frames, fill.frames), np.isin(frames, fill.seen)
        chosen = self.preview.chosen is fill.method
        return Ghost(name, key, method.look, frames, positions, own, words, chosen, seen, _seen(fill))

    def _footer(self) -> str:
        actions = (
            ("fill", "next"),
            ("fill_take", "accept"),
            ("fill_take_occluded", "as occluded"),
            ("fill_cancel", "discard"),
        )
        keys = [(self._key(name), words) for name, words in actions]
        if self._is_in_strip:
            first, *_, last = (self._key(method.action.id) for method in FILL_METHODS.values())
            keys.insert(0, (f"{first}\N{EN DASH}{last}" if first and last else "", "accept one"))
        if len(spans_of_frames(self.preview.fill.frames)) > 1:
            visible, occluded = self._key("mark_visible"), self._key("mark_occluded")
            keys.append((f"{visible} {occluded}".strip(), "this gap"))
        return "     ".join(f"{key}  {words}" for key, words in keys if key)

    def _words(self) -> str:
        """The preview and its keys in one sentence, for the status line."""
        preview = self.preview
        fill, take, cancel = preview.fill, self._key("fill_take"), self._key("fill_cancel")
        if preview.accepting:
            return f"{FILL_METHODS[fill.method].action.name} is accepted when it is ready{ELLIPSIS}"
        if fill.offered or preview.waiting:
            count = f"Fill {_counted(len(fill.frames) if fill.offered else len(preview.frames or ()))}"
            seen = f", {len(fill.seen)} of them from faint peaks" if len(fill.seen) else ""
            return (
                f"{count}{seen}: {FILL_METHODS[fill.method].action.name} \N{EN DASH} {take} accepts, {cancel} discards"
            )
        return f"Nothing can be filled. {self._why_nothing()} {cancel} closes the preview."


def _without_repeats(fills: Sequence[Fill]) -> list[str]:
    """The remarks about each fill; of those that can be chosen without what was said of an earlier one."""
    texts = [fill.words for fill in fills]
    return [words if words not in texts[:at] or not fills[at].offered else "" for at, words in enumerate(texts)]


def _seen(fill: Fill) -> str:
    return f"{len(fill.seen)} of {len(fill.frames)} from faint peaks" if len(fill.seen) else ""


def _counted(count: int, *, of: int = 0) -> str:
    """'12 frames', or '12 of 30 frames'."""
    left = f"{grouped(count)} of " if count < of else ""
    most = max(count, of)
    return f"{left}{grouped(most)} {'frame' if most == 1 else 'frames'}"
