"""Fill gaps: preview fills over the picture, choose one with number keys, accept it with Enter."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

import numpy as np
from PySide6.QtCore import Slot

from rallytrace.analysis.fills.fill import Fill, Method
from rallytrace.analysis.fills.gaps import find_kept_frames, gap_at
from rallytrace.errors import AppError
from rallytrace.session.fill_preview import MAX_FILL_FRAMES, FillPreview
from rallytrace.texts import join_sentences, shown, tr
from rallytrace.track.edits import Edit
from rallytrace.track.spans import overlap, spans_of_frames
from rallytrace.track.step_names import step_words
from rallytrace.track.track import State
from rallytrace.track.wording import count_noun, spans_in_words
from rallytrace.ui.controller import Commands, Controller, WindowContext
from rallytrace.ui.keyboard.action_spec import ActionSpec, Need
from rallytrace.ui.keyboard.actions import SPECS
from rallytrace.ui.picture.ghosts import Ghost, GhostLook, Ghosts, add_cross, add_plus, polygon_shape

FILL_STYLES: Final[Mapping[Method, GhostLook]] = {
    Method.LINEAR: GhostLook("#f4f4f4", (6, 3), add_cross),
    Method.CUBIC: GhostLook("#56c8ff", (1.4, 2.2), add_plus),
    Method.FLIGHT: GhostLook("#3fe0a8", (6, 2, 1.4, 2), polygon_shape((-1.2, -0.9), (1.2, -0.9), (0, 1.3))),
    Method.INPAINT: GhostLook("#c3a6ff", (3, 1.6), polygon_shape((0, -1.4), (1.4, 0), (0, 1.4), (-1.4, 0))),
    Method.SPACE: GhostLook("#ffb3e0", (1.2, 1.2, 4, 1.2), polygon_shape((-1, -1), (1, -1), (1, 1), (-1, 1))),
}
"""How the path of each method is drawn. The order is that of `Method`, of the menu and of the legend."""


def fill_action(method: Method) -> ActionSpec:
    """Return the action that chooses a method. The legend shows the action's name."""
    return SPECS[f"fill_{method.name.lower()}"]


class FillController(Controller):
    """Carries out fill actions and shows the preview."""

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context)
        self.preview = FillPreview(context.workspace)
        self._leading_from: int | None = None
        self.preview.changed.connect(self._show)
        self.preview.turned.connect(self._pause_queue)
        self.preview.turned.connect(self.needs_changed)
        context.view.point_placed.connect(self._go_to_next_point)
        context.workspace.marks.changed.connect(self._fill_marked)
        self.preview.accepted.connect(self._on_accepted)
        self.preview.part_accepted.connect(self._on_part_accepted)
        context.registry.keys_changed.connect(self._update_keys)

    @property
    def met_needs(self) -> Need:
        return Need.NO_PREVIEW if self.preview.frames is None else Need.PREVIEW

    @property
    def commands(self) -> Commands:
        return {
            "fill": self._propose,
            **{fill_action(method).id: partial(self._pick, method) for method in FILL_STYLES},
            "mark_visible": partial(self._mark, State.VISIBLE),
            "mark_occluded": partial(self._mark, State.OCCLUDED),
            "fill_take": self._accept,
            "fill_take_occluded": partial(self._accept, State.OCCLUDED),
            "fill_cancel": self.preview.close,
            "middle_of_gap": self._go_to_middle,
        }

    def _propose(self) -> None:
        """Preview fills for the current frame. If a preview is open, choose the next fill."""
        chosen = self._context.walk.selected
        if chosen is not None:
            self._open(chosen, by_hand=True)
            return
        if self.preview.frames is not None:
            self.preview.pick_next()
            return
        current = self._workspace.frame
        frames = self.preview.range_at(current, self._context.walk.open_item) or self.preview.range_around(current)
        if frames is None:
            reason = self.preview.why_nothing(current)
            key = self._key("middle_of_gap")
            remedy = tr("window", "{key} goes to the next gap. A marked range is filled as a whole.", key=key)
            self._notices.tell(join_sentences(tr("window", "There is nothing to fill here."), reason or remedy))
            return
        self._open(frames)

    @Slot(object)
    def leave_for(self, frames: range) -> None:
        """Discard a preview of other frames, because Enter would apply to it. A preview being accepted stays."""
        previewed = self.preview.frames
        elsewhere = previewed is not None and not overlap(previewed, frames)
        if elsewhere and not self.preview.accepting:
            self.preview.close()

    def _open(self, frames: range, *, by_hand: bool = False) -> None:
        """Open the preview and go to the frame where a point helps most. With `by_hand`, fill the whole range."""
        workspace, kept = self._workspace, np.zeros(0, np.int64)
        if workspace.marks.frames is None and not by_hand:
            kept = find_kept_frames(workspace.document.track, frames, workspace.review.probability)
        workspace.playhead.pause()
        self._leading_from = workspace.frame
        try:
            self.preview.open(frames, kept)
        except AppError as error:
            self._notices.complain(error)

    @Slot()
    def _fill_marked(self) -> None:
        """Preview fills for a range marked within the review item or during a preview."""
        marked, item = self._workspace.marks.frames, self._context.walk.open_item
        if marked is None or len(marked) > MAX_FILL_FRAMES:
            return
        in_item = item is not None and item.start <= marked.start and marked.stop <= item.stop
        if in_item or self.preview.frames is not None:
            self._open(marked)

    @Slot(int, float, float)
    def _go_to_next_point(self, frame: int, _x: float, _y: float) -> None:
        """After a point was set, go to the frame where the next one helps most."""
        if self.preview.frames is not None and frame in self.preview.frames:
            # Not the clicked frame: if clicks advance the playhead, the next frame is already current.
            self._leading_from = self._workspace.frame
            self._lead()

    @Slot()
    def _pause_queue(self) -> None:
        """Suspend queue updates during a preview, so that frames between new points do not become items."""
        self._workspace.review.pause_updates(on=self.preview.frames is not None)

    def _lead(self) -> None:
        """When the fills are ready, go to the frame where a point helps most, unless the user has already moved."""
        begun, current = self._leading_from, self._workspace.frame
        if begun is None or not self.preview.is_ready:
            return
        self._leading_from = None
        frame, neighbours = self.preview.where_to_place(), self._context.walk.beside
        if frame is not None and neighbours is not None and frame not in neighbours:
            return  # the film strip would move away from the item under review
        if begun == current and frame is not None and frame != current:
            self._navigation_controller.go_to(frame)
            self._reveal(frame)

    def _reveal(self, frame: int) -> None:
        """Pan the picture if necessary to bring the proposed position of a frame into view."""
        fill = self.preview.fill
        for x, y in fill.positions[:, fill.frames == frame].T.tolist():
            self._view.reveal(x, y)

    def _pick(self, method: Method) -> None:
        """Choose a fill. Accept it at once if the film strip shows all of it."""
        fill = self.preview.fill_by(method)
        self.preview.pick(method)
        if self.preview.chosen is not method:
            self._notices.tell(tr("window", "{fill}: {remark}", fill=fill_action(method).name, remark=fill.words))
        elif self._is_in_strip:
            self._accept()

    @property
    def _is_in_strip(self) -> bool:
        """Return whether the film strip stands still and shows every frame of the fill."""
        frames, shown = self.preview.frames, self._context.walk.shown or range(0)
        is_shown = frames is not None and frames.start in shown and frames[-1] in shown
        return is_shown and not self._workspace.playhead.playing

    def _mark(self, state: State) -> None:
        """Accept the chosen fill with a state, for the gap or the selected frames. Without a fill, mark the frames."""
        gap = self._selected_gap()
        if gap is None:
            self._edit_controller.mark(state)
        else:
            self._accept(state, gap)

    def _selected_gap(self) -> range | None:
        preview, chosen, frame = self.preview, self._context.walk.selected, self._edit_controller.frame
        if preview.frames is None:
            return None
        # Until the chosen fill arrives, use another one of the same frames.
        fill = preview.fill if preview.fill.offered else preview.fills[0]
        if chosen is not None:
            return chosen if fill.select(chosen).offered else None
        return next((gap for gap in spans_of_frames(fill.frames) if frame in gap), None)

    def _accept(self, state: State = State.VISIBLE, frames: range | None = None) -> None:
        locked = self._workspace.locked
        if locked is not None:
            self._notices.complain(locked)
        elif self.preview.waiting or self.preview.fill.offered:
            self.preview.accept(state, frames)
        else:
            self._notices.tell(join_sentences(tr("window", "Nothing can be filled."), self._why_nothing()))

    def _why_nothing(self) -> str:
        """Return why the chosen fill has no frames, and what to do instead."""
        fill, key = self.preview.fill, self._key("no_ball_in_range")
        if not len(fill.outside) or not key:
            return fill.words
        return join_sentences(fill.words, tr("window", "{key} marks them as no ball.", key=key))

    @Slot(object)
    def _on_accepted(self, edit: Edit) -> None:
        self._on_part_accepted(edit)
        self._workspace.marks.clear()

    @Slot(object)
    def _on_part_accepted(self, edit: Edit) -> None:
        self._edit_controller.edit(edit)
        self._notices.tell(join_sentences(tr("window", "{step}: done.", step=step_words(edit.name)), self._undo_hint))

    def _go_to_middle(self) -> None:
        """Go to the middle of the gap. If already there, go to the next gap, wrapping around."""
        current = self._workspace.frame
        frame = self.preview.middle_of_gap(current)
        if frame is None:
            self._notices.tell(tr("window", "There is no gap to fill."))
            return
        if frame == current:
            self._notices.tell(tr("window", "This is the only gap to fill."))
        elif frame < current and frame not in (gap_at(self._workspace.document.track, current) or ()):
            self._notices.tell(tr("window", "That was the last gap. This is the first one."))
        self._navigation_controller.go_to(frame)

    @Slot()
    def _update_keys(self) -> None:
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
        spans = spans_in_words(spans_of_frames(filled)) or tr("window", "none")
        frames = _count_text(len(filled), total=len(preview.frames))
        title = tr("window", "Fill {frames}: {spans}", frames=frames, spans=spans)
        ghosts = tuple(map(self._ghost, preview.fills, _without_repeats(preview.fills)))
        self._view.set_ghosts(Ghosts(title, ghosts, self._footer(), set(preview.frames) - kept))
        self._state.ghost_changed.emit(next(ghost for ghost in ghosts if ghost.chosen))
        self._state.hint_changed.emit(self._words())
        self._lead()

    def _ghost(self, fill: Fill, words: str) -> Ghost:
        frames, positions = self.preview.path(fill)
        action, look = fill_action(fill.method), FILL_STYLES[fill.method]
        proposed, seen = np.isin(frames, fill.frames), np.isin(frames, fill.seen)
        chosen = self.preview.chosen is fill.method
        name, key, evidence = shown(action.name), self._key(action.id), _evidence_text(fill)
        return Ghost(name, key, look, frames, positions, proposed, words, chosen, seen, evidence)

    def _footer(self) -> str:
        actions = (
            ("fill", tr("window", "next")),
            ("fill_take", tr("window", "accept")),
            ("fill_take_occluded", tr("window", "as hidden")),
            ("fill_cancel", tr("window", "discard")),
        )
        keys = [(self._key(name), words) for name, words in actions]
        if self._is_in_strip:
            first, *_, last = (self._key(fill_action(fill.method).id) for fill in self.preview.fills)
            keys.insert(0, (f"{first}\N{EN DASH}{last}" if first and last else "", tr("window", "accept one")))
        if len(spans_of_frames(self.preview.fill.frames)) > 1:
            visible, occluded = self._key("mark_visible"), self._key("mark_occluded")
            keys.append((f"{visible} {occluded}".strip(), tr("window", "this gap")))
        return "     ".join(f"{key}  {words}" for key, words in keys if key)

    def _words(self) -> str:
        preview = self.preview
        fill, take, cancel = preview.fill, self._key("fill_take"), self._key("fill_cancel")
        if preview.accepting:
            return tr(
                "window",
                "{fill} is accepted when it is ready\N{HORIZONTAL ELLIPSIS}",
                fill=fill_action(fill.method).name,
            )
        if fill.offered or preview.waiting:
            frames = _count_text(len(fill.frames) if fill.offered else len(preview.frames or ()))
            name = fill_action(fill.method).name
            if not len(fill.seen):
                return tr(
                    "window",
                    "Fill {frames}: {fill} \N{EN DASH} {take} accepts, {cancel} discards",
                    frames=frames,
                    fill=name,
                    take=take,
                    cancel=cancel,
                )
            return tr(
                "window",
                "Fill {frames}, {seen} of them weak detections: {fill} \N{EN DASH} {take} accepts, {cancel} discards",
                frames=frames,
                seen=len(fill.seen),
                fill=name,
                take=take,
                cancel=cancel,
            )
        return join_sentences(
            tr("window", "Nothing can be filled."),
            self._why_nothing(),
            tr("window", "{key} closes the preview.", key=cancel),
        )


def _without_repeats(fills: Sequence[Fill]) -> list[str]:
    """Return the remark about each fill, or '' for an available fill whose remark repeats an earlier one."""
    texts = [shown(fill.words) for fill in fills]
    return [words if words not in texts[:i] or not fills[i].offered else "" for i, words in enumerate(texts)]


def _evidence_text(fill: Fill) -> str:
    if not len(fill.seen):
        return ""
    return tr("window", "{seen} of {total} are weak detections", seen=len(fill.seen), total=len(fill.frames))


def _count_text(count: int, *, total: int = 0) -> str:
    """Return text such as '12 frames' or '12 of 30 frames'."""
    frames = count_noun(max(count, total), "frame")
    return tr("window", "{count:,} of {frames}", count=count, frames=frames) if count < total else shown(frames)
