"""Review: walk through the queue, and accept and mark frames, ranges and items."""

from functools import partial
from typing import Final

from PySide6.QtCore import Signal, Slot

from rallytrace.analysis.ball_area import area_around
from rallytrace.analysis.facts.conflicts import CONFLICTS
from rallytrace.analysis.review_queue import Item
from rallytrace.session.review_walk import ReviewWalk, WalkHost
from rallytrace.session.video_list import ListedState
from rallytrace.texts import join_sentences, tr
from rallytrace.track import edits
from rallytrace.track.step_names import rally_words
from rallytrace.track.track import Layer, State
from rallytrace.track.wording import count_noun
from rallytrace.ui.controller import Commands, Controller, WindowContext

_MAX_SPEED_WIDTHS_PER_FRAME: Final = 0.004
"""How far the ball is assumed to move per frame in a gap, as a share of the picture width.

Views zoomed to a gap's item by this value showed every labelled ball (on saved predictions); with 0.003, 97 % of them.
"""


class ReviewController(Controller):
    """Carries out the actions of the review: walk through the queue, and accept and mark frames, in items or not."""

    video_requested = Signal(object, int)
    """The path of a listed video in which to continue the review, and its first (1) or last (-1) item to start at."""
    item_shown = Signal(object)
    """The frames of the new item."""

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context)
        workspace, state, view = context.workspace, context.state, context.view
        self._zoom = 0.0  # zoom last chosen for review items, or 0
        host = WalkHost(
            frame=lambda: workspace.frame,
            target=lambda: context.edit_controller.frame,
            playing=lambda: workspace.playhead.playing,
            repeats=lambda: context.registry.repeats,
            marked=lambda: workspace.marks.frames,
            next_video=self._describe_next_video,
            key=self._key,
            edit=context.edit_controller.edit,
            clear_marked=workspace.marks.clear,
            go_to=self._go_to,
            leave_for=self._leave_for,
            arrive=self._arrive,
            go_beyond=self._go_beyond,
            tell=context.notices.tell,
            visited=state.item_visited.emit,
            changed=state.item_changed.emit,
        )
        self._walk = context.walk = ReviewWalk(workspace.review, host)
        workspace.document.replaced.connect(self._walk.start_over)
        workspace.review.queue_changed.connect(self._expect_next)
        workspace.marks.changed.connect(state.item_changed)
        context.facts.changes(CONFLICTS).connect(self._set_conflicts)
        view.zoom_chosen.connect(self._keep_zoom)
        view.frame_painted.connect(self._walk.note_painted)
        context.edit_controller.frame_marked.connect(self._walk.note_mark)

    @property
    def commands(self) -> Commands:
        walk = self._walk
        return {
            "next_suspicious": partial(self._walk_on, 1),
            "previous_suspicious": partial(self._walk_on, -1),
            "item_first": partial(walk.go_in_item, 0),
            "item_last": partial(walk.go_in_item, -1),
            "next_unreviewed": partial(walk.go_to_unreviewed, 1),
            "previous_unreviewed": partial(walk.go_to_unreviewed, -1),
            "accept": walk.accept,
            "accept_and_stay": walk.accept_frame,
            "unreview": self._unreview,
            "accept_range": self._accept_range,
            "unreview_range": self._unreview_range,
            "accept_rally": self._accept_rally,
            "pin": self._pin,
            "no_ball_in_range": partial(walk.mark, State.NO_BALL),
            "visible_in_range": partial(walk.mark, State.VISIBLE),
            "occluded_in_range": partial(walk.mark, State.OCCLUDED),
            "unclear_in_range": partial(walk.mark, State.UNCLEAR),
            "clear_range": partial(walk.mark, State.UNSET),
        }

    def _walk_on(self, direction: int) -> None:
        """Go to the next (1) or previous (-1) item. The first call starts the search for contradictions."""
        self._context.facts.request(CONFLICTS)
        self._walk.next(direction)

    @Slot()
    def _set_conflicts(self) -> None:
        self._workspace.review.set_conflicts(self._context.facts[CONFLICTS])

    # What the walk asks for

    def _describe_next_video(self) -> str:
        videos = self._context.videos
        path = videos.neighbour(1) if videos.current in videos else None
        return "" if path is None else tr("video", "{key} opens {name}.", key=self._key("next_video"), name=path.name)

    def _go_to(self, frame: int) -> None:
        """Go to a frame, and bring its ball into view."""
        self._navigation_controller.go_to(frame)
        self._edit_controller.reveal(frame)

    def _leave_for(self, frames: range) -> None:
        self._workspace.marks.clear()  # The marks belong to another item and would redirect Enter.
        self.item_shown.emit(frames)
        self._workspace.playhead.pause()

    def _arrive(self, item: Item, frame: int) -> None:
        self._navigation_controller.go_to(frame)
        if self._workspace.preferences.value.playback.zoom_to_places:
            self._zoom_to(item, frame)
        self._edit_controller.reveal(frame)
        self._expect_next()

    def _go_beyond(self, direction: int) -> bool:
        """Continue the review in the next listed video with open items, if all videos form one queue."""
        videos = self._context.videos
        if not videos.listing.one_queue or videos.current not in videos:
            return False
        path = videos.neighbour(direction, lambda status: status.state is ListedState.TO_REVIEW)
        if path is not None:
            self.video_requested.emit(path, direction)
        return path is not None

    @Slot()
    def _expect_next(self) -> None:
        (following,) = self._walk.visits.ahead(1) or (None,)
        self._workspace.loader.expect(None if following is None else self._walk.entry(following))

    def _zoom_to(self, item: Item, frame: int) -> None:
        """Zoom to where the ball may be: in the whole item, or in `frame` at the zoom last chosen during a review."""
        track, info = self._workspace.document.track, self._workspace.info
        a_frame = _MAX_SPEED_WIDTHS_PER_FRAME * info.size.width if info is not None else 0.0
        frames = range(frame, frame + 1) if self._zoom else item.frames
        area = area_around(track, frames, a_frame)
        if self._zoom and area is not None:
            self._view.show_around((area[0] + area[2]) / 2, (area[1] + area[3]) / 2, self._zoom)
        else:
            self._view.show_area(area)

    @Slot(float)
    def _keep_zoom(self, zoom: float) -> None:
        if self._walk.includes(self._workspace.frame):
            self._zoom = zoom

    # Other frames

    def _unreview(self) -> None:
        frame = self._edit_controller.frame
        frames = self._walk.selected or (None if frame is None else range(frame, frame + 1))
        marked = self._workspace.marks.frames
        if frames is not None:
            key, others_marked = self._key("unreview_range"), marked not in (None, frames)
            hint = tr("window", "{key} changes the marked range.", key=key) if others_marked else ""
            self._unreview_all(frames, hint)

    def _unreview_range(self) -> None:
        frames = self._workspace.marks.frames
        if frames is not None:
            self._unreview_all(frames)

    def _unreview_all(self, frames: range, hint: str = "") -> None:
        """Mark frames as not reviewed and report how many."""
        track = self._workspace.document.track
        before = int(track.reviewed().sum())
        if self._edit_controller.edit(edits.unreview(track, frames)):
            changed = before - int(track.reviewed().sum())
            done = tr("window", "{frames} marked as not reviewed.", frames=count_noun(changed, "frame"))
            self._notices.tell(join_sentences(done, hint))

    def _accept_range(self) -> None:
        frames = self._workspace.marks.frames
        if frames is not None:
            self._edit_controller.edit(edits.accept(self._workspace.document.track, frames))

    def _accept_rally(self) -> None:
        track = self._workspace.document.track
        rally = next((candidate for candidate in track.rallies if self._workspace.frame in candidate.frames), None)
        if rally is None:
            self._notices.tell(
                tr(
                    "match",
                    "This frame is not in a rally. {previous} and {next} go to the next or previous rally.",
                    previous=self._key("previous_rally"),
                    next=self._key("next_rally"),
                )
            )
            return
        edit = edits.accept(track, rally.frames)
        unset = int(track.unseen()[rally.frames.start : rally.frames.stop].sum())
        if not self._edit_controller.edit(edit):
            return
        frames = count_noun(unset, "frame")
        left = tr("match", "{frames} not tracked yet and not marked.", frames=frames) if unset else ""
        self._notices.tell(join_sentences(tr("match", "{rally} is reviewed.", rally=rally_words(rally.name)), left))

    def _pin(self) -> None:
        """Pin or unpin the point of the frame. A point without any source in lower layers stays pinned."""
        frame, track = self._edit_controller.frame, self._workspace.document.track
        if frame is None:
            return
        frames = range(frame, frame + 1)
        if track.layer(Layer.HUMAN)[frame]["state"] == State.UNSET:
            self._edit_controller.edit(edits.pin(track, frames))
            return
        unpinned = edits.unpin(track, frames)
        if unpinned is not None:
            self._edit_controller.edit(unpinned)
        else:
            self._notices.tell(
                tr(
                    "window",
                    "A point that was set by hand, filled or imported stays protected, because no model found it. "
                    "{key} removes it.",
                    key=self._key("clear_point"),
                )
            )
