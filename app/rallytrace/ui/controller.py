"""The base class of a window's controllers, their context, and the controllers for editing and navigation."""

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtWidgets import QFileDialog, QMainWindow

from rallytrace.errors import AppError
from rallytrace.session.background_tracking import BackgroundTracking
from rallytrace.session.match.match_facts_provider import MatchFactsProvider
from rallytrace.session.open_video_status import OpenVideoStatus
from rallytrace.session.pictures.cutout_cache import CutoutCache
from rallytrace.session.review_walk import ReviewWalk
from rallytrace.session.seek_copying import SeekCopying
from rallytrace.session.sound.player import SoundPlayer
from rallytrace.session.sound.waveform import Waveform
from rallytrace.session.video_list import VideoList
from rallytrace.session.workspace import Workspace
from rallytrace.settings.sections import PLAYBACK
from rallytrace.storage.labels.aspects import VideoFacts
from rallytrace.texts import join_sentences, tr, tr_lazy
from rallytrace.track import edits
from rallytrace.track.changes import TrackChange
from rallytrace.track.detections import Source
from rallytrace.track.edits import Edit
from rallytrace.track.geometry import Size
from rallytrace.track.layers import faint_peak, rival_peak
from rallytrace.track.lists import Rally
from rallytrace.track.step_names import rally_words
from rallytrace.track.track import SOURCES, Layer, State
from rallytrace.track.wording import count_noun, join_names
from rallytrace.ui.keyboard.action_registry import ActionRegistry
from rallytrace.ui.keyboard.action_spec import Need
from rallytrace.ui.keyboard.keys import key_text
from rallytrace.ui.notices import Notices
from rallytrace.ui.picture.cells import expected_positions
from rallytrace.ui.picture.video_view import VideoView
from rallytrace.ui.window_state import WindowState

_DIRECTIONS: Final = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
_SKIP_FRAMES: Final = 10
_VOLUME_STEP_PERCENT: Final = 10
_MAX_REVEALED_FRAMES: Final = 300
"""An undone or redone change that spans fewer frames than this is brought into view, so that it is noticed."""
_HELD_KEY_STEPS: Final = ((40, 4), (20, 2))
"""Pairs (repeats, frames): after so many repeats of a held step key, each further one moves by so many frames."""

Commands: TypeAlias = Mapping[str, Callable[[], object]]
"""Callables that carry out the actions, by action id."""


class WindowContext:
    """The objects shared by all controllers and panels of a window.

    Attributes:
        walk: the walk through the review queue, made by the review controller.
        background: tracks the listed videos.
        cutouts: cut-outs of the film strip and the frame table.
        match_facts: facts about rallies and events for filters.
        facts: the facts derived from the open track.
        copying: makes a copy of the video for fast seeking.
        sound: plays the sound of the open video.
        waveform: loudness of the open video's sound.
        controllers: all controllers; together they carry out all actions.
    """

    walk: ReviewWalk

    def __init__(
        self,
        workspace: Workspace,
        window: QMainWindow,
        *,
        registry: ActionRegistry,
        view: VideoView,
        notices: Notices,
    ) -> None:
        self.workspace = workspace
        self.registry = registry
        self.view = view
        self.notices = notices
        self.window = window
        self.state = WindowState(workspace, view, window)
        self.cutouts = CutoutCache(workspace.loader, window)
        self.match_facts = MatchFactsProvider(workspace, window)
        self.facts = self.match_facts.live
        self.copying = SeekCopying(workspace, window)
        self.sound = SoundPlayer(workspace, window)
        self.waveform = Waveform(workspace, window)
        self.videos = VideoList(window)
        OpenVideoStatus(workspace, self.videos, window)
        self.background = BackgroundTracking(workspace, self.videos, window)
        self.controllers: list[Controller] = []
        self.navigation_controller = NavigationController(self)
        self.edit_controller = EditController(self)


class Controller(QObject):
    """Base class of controllers: carries out some actions, using the objects of a `WindowContext`."""

    needs_changed = Signal()
    """`met_needs` has changed."""

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context.window)
        context.controllers.append(self)
        self._context = context
        self._workspace = context.workspace
        self._view = context.view
        self._registry = context.registry
        self._notices = context.notices
        self._state = context.state
        self._window = context.window

    @property
    def commands(self) -> Commands:
        return {}

    @property
    def met_needs(self) -> Need:
        """Return the conditions for actions that the controller's current mode or preview meets."""
        return Need.UNCONDITIONAL

    @property
    def _edit_controller(self) -> "EditController":
        return self._context.edit_controller

    @property
    def _navigation_controller(self) -> "NavigationController":
        return self._context.navigation_controller

    def _key(self, name: str) -> str:
        """Return the first key of an action as the system writes it, or '' for none."""
        return next(map(key_text, self._registry.keys_of(name)), "")

    @property
    def _undo_hint(self) -> str:
        """Return a sentence with the key that undoes a change, to follow a notice about the change."""
        return tr("window", "{key} undoes this.", key=self._key("undo"))

    def _label_facts(self, path: Path) -> VideoFacts:
        """Return the facts needed to read labels of the open video.

        Raises:
            AppError: no video is open, or its index is incomplete.
        """
        info = self._workspace.info
        if info is None or not info.complete:
            raise AppError(
                tr_lazy("errors", "{name} cannot be read yet.", name=path.name),
                tr_lazy("errors", "Open its video first, and wait until it has been read."),
            )
        return VideoFacts(info.size, info.n_frames, info.index.seconds)

    def _ask_for_file(self, title: str, filters: str) -> Path | None:
        """Let the user choose a file, starting in the folder of the video."""
        info = self._workspace.info
        folder = str(info.path.parent) if info is not None else ""
        name, _ = QFileDialog.getOpenFileName(self._window, title, folder, filters)
        return Path(name) if name else None


class NavigationController(Controller):
    """Carries out playback, steps, jumps, the marked range and moves between rallies."""

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context)
        self._playhead = context.workspace.playhead

    @property
    def commands(self) -> Commands:
        playhead = self._playhead
        return {
            "play": playhead.toggle,
            "pause": playhead.pause,
            "slower": playhead.slower,
            "faster": playhead.faster,
            "speed_down": partial(playhead.change_speed, -1),
            "speed_up": partial(playhead.change_speed, 1),
            "speed_normal": partial(playhead.set_speed, 1.0),
            "volume_up": partial(self._change_volume, _VOLUME_STEP_PERCENT),
            "volume_down": partial(self._change_volume, -_VOLUME_STEP_PERCENT),
            "step_forward": partial(self._step, 1),
            "step_back": partial(self._step, -1),
            "skip_forward": partial(playhead.step, _SKIP_FRAMES),
            "skip_back": partial(playhead.step, -_SKIP_FRAMES),
            "first_frame": partial(self.go_to, 0),
            "last_frame": self._go_to_end,
            "next_rally": partial(self._go_to_rally, 1),
            "previous_rally": partial(self._go_to_rally, -1),
            "next_human": partial(self._go_to_human, 1),
            "previous_human": partial(self._go_to_human, -1),
            "undo_jump": playhead.undo_jump,
            "strip_forward": partial(self._turn_strip, 1),
            "strip_back": partial(self._turn_strip, -1),
            "range_in": self._set_in,
            "range_out": self._set_out,
            "range_clear": self._workspace.marks.clear,
        }

    @Slot(int)
    def go_to(self, frame: int) -> None:
        self._playhead.pause()
        self._playhead.seek(frame)

    @Slot(float)
    def go_to_time(self, seconds: float) -> None:
        """Jump to the frame shown at a time, in seconds from the first frame."""
        self.go_to(max(int(np.searchsorted(self._workspace.seconds, seconds + 1e-6, side="right")) - 1, 0))

    @Slot(int, bool)
    def scrub(self, frame: int, held: bool) -> None:  # noqa: FBT001 - a signal's
        """Seek to a frame of a time axis. `held` is True while the mouse button is down."""
        self._workspace.scrub(frame, held=held)

    @Slot()
    def return_to_view(self) -> None:
        """Move the keyboard focus to the video."""
        self._view.setFocus(Qt.FocusReason.OtherFocusReason)

    def _step(self, direction: int) -> None:
        """Step by one frame, or by several if the key has been held for a while."""
        repeats = self._registry.repeats
        self._playhead.step(direction * next((distance for held, distance in _HELD_KEY_STEPS if repeats >= held), 1))

    def _turn_strip(self, direction: int) -> None:
        """Go to the frame after the last one in the film strip, or before the first one. The strip follows."""
        shown, last = self._context.walk.shown, self._workspace.document.track.n_frames - 1
        if shown is None:
            self._notices.tell(tr("window", "The film strip is hidden. {key} shows it.", key=self._key("panel_strip")))
        elif shown:
            self._playhead.pause()
            target = shown.stop if direction > 0 else shown.start - 1
            self._playhead.seek(min(max(target, 0), last), jump=False)

    def _go_to_end(self) -> None:
        self.go_to(self._workspace.document.track.n_frames - 1)

    def _go_to_rally(self, direction: int) -> None:
        starts = [rally.frames.start for rally in self._workspace.document.track.rallies]
        self._go_to_next_of(np.array(starts, np.int64), direction)

    def _change_volume(self, percent: int) -> None:
        preferences = self._workspace.preferences
        volume = min(max(preferences.value.playback.volume + percent, 0), 100)
        preferences.update(PLAYBACK, volume=volume, sound=True)
        self._notices.tell(tr("video", "Volume {share:.0%}", share=volume / 100))

    def _go_to_human(self, direction: int) -> None:
        """Go to the next frame set by the user. Accepting a model's point does not count."""
        human = self._workspace.document.track.layer(Layer.HUMAN)
        by_hand = (human["state"] != State.UNSET) & (human["source"] == SOURCES.index(Source.HUMAN))
        self._go_to_next_of(np.flatnonzero(by_hand), direction)

    def _go_to_next_of(self, frames: NDArray[np.int64], direction: int) -> None:
        current = self._workspace.frame
        ahead = frames[frames > current] if direction > 0 else frames[frames < current]
        if len(ahead):
            self.go_to(int(ahead.min() if direction > 0 else ahead.max()))

    def _set_in(self) -> None:
        self._workspace.marks.set_in(self._workspace.frame)

    def _set_out(self) -> None:
        self._workspace.marks.set_out(self._workspace.frame)


class EditController(Controller):
    """Turns edits made in the picture, the point panel and the rally list into `Edit`s.

    An edit applies to the frame on the screen, which may differ from the playhead during fast stepping, or to the
    frames selected in the film strip.
    """

    frame_marked = Signal(int)
    """A frame was given a state. The playhead may already have advanced."""

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context)
        view = context.view
        context.workspace.document.settled.connect(self._show_reversal)
        view.point_placed.connect(self.place)
        view.point_dragged.connect(self.drag)
        view.no_ball_marked.connect(self._mark_no_ball)

    @property
    def frame(self) -> int | None:
        """Return the target frame of edits, or None until its picture is shown."""
        keyed = self._context.walk.keyed
        if keyed is not None and len(keyed) == 1:
            return keyed[0]
        shown = self._view.on_screen
        return shown.index if shown is not None and shown.exact else None

    @property
    def commands(self) -> Commands:
        nudges = {
            f"nudge_{name}{'_far' if pixels > 1 else ''}": partial(self.nudge, dx * pixels, dy * pixels)
            for name, (dx, dy) in _DIRECTIONS.items()
            for pixels in (1, 10)
        }
        return {
            "undo": self._undo,
            "redo": self._workspace.runs.redo,
            "mark_ring": self._mark_in_ring,
            "mark_no_ball": partial(self.mark, State.NO_BALL),
            "mark_unclear": partial(self.mark, State.UNCLEAR),
            "clear_point": partial(self.mark, State.UNSET),
            "hold_ball": self.repeat_position,
            **nudges,
        }

    def _undo(self) -> None:
        document, is_run = self._workspace.document, self._workspace.document.undoable == "Track"
        self._workspace.runs.undo()
        if is_run and document.redoable == "Track":
            redo_key = self._key("redo")
            hint = tr("models", "{key} brings it back.", key=redo_key) if redo_key else ""
            self._notices.tell(join_sentences(tr("models", "A run of tracking was undone."), hint))

    @Slot(int, float, float)
    def place(self, frame: int, x: float, y: float) -> None:
        self.edit(edits.place(self._workspace.document.track, frame, x, y))
        self._say_where(frame)
        self._go_on()

    def _say_where(self, frame: int) -> None:
        """Tell the user which frame was changed if the picture of the playhead's frame is not shown yet."""
        late = self._workspace.frame
        if frame != late and not self._workspace.playhead.playing:
            self._notices.tell(
                tr(
                    "window",
                    "Frame {frame} was changed, because it was still on the screen; frame {late} was not shown yet.",
                    frame=frame,
                    late=late,
                )
            )

    @Slot(object)
    def _show_reversal(self, change: TrackChange) -> None:
        """Go to a frame that undo or redo has changed, unless the change spans too many frames."""
        frames = change.frames
        if not change.cause.is_reversal or not len(frames) or int(frames[-1] - frames[0]) >= _MAX_REVEALED_FRAMES:
            return
        shown = self._context.walk.return_to(frames)
        if shown is not None:
            frames = frames[(frames >= shown.start) & (frames < shown.stop)]
        if self._workspace.frame not in frames:
            self._workspace.playhead.pause()
            self._workspace.playhead.seek(int(frames[0]))
        self.reveal(self._workspace.frame)

    def reveal(self, frame: int) -> None:
        """Pan the picture if necessary to bring the ball of a frame into view."""
        point = self._workspace.document.track.point(frame)
        if point is not None and point.placed:
            self._view.reveal(point.x, point.y)

    def _go_on(self) -> None:
        """Go to the next frame if the settings say so, but not past the end of the review item."""
        item, frame = self._context.walk.open_item, self._workspace.frame
        leaves = item is not None and frame == item[-1]
        if self._workspace.preferences.value.playback.auto_advance and not leaves:
            self._workspace.playhead.step(1)

    @Slot(int, float, float, int)
    def place_in_strip(self, frame: int, x: float, y: float, gesture: int) -> None:
        """Place the ball of a frame by a gesture in the film strip. The playhead stays."""
        self.edit(edits.place(self._workspace.document.track, frame, x, y, step=("put", gesture)))

    @Slot(int, float, float, int)
    def drag(self, frame: int, x: float, y: float, gesture: int) -> None:
        """Move the point during a drag. The whole drag is one undo step."""
        self.edit(edits.place(self._workspace.document.track, frame, x, y, step=("drag", gesture)))

    @Slot(int)
    def _mark_no_ball(self, frame: int) -> None:
        self.mark_frame(frame, State.NO_BALL)
        self._say_where(frame)

    @Slot(object)
    def mark(self, state: State) -> None:
        """Set the state of the frame, or of the frames selected with the rubber band."""
        several, frame = self._context.walk.selected, self.frame
        if several is not None:
            self.mark_several(several, state)
        elif frame is not None:
            self.mark_frame(frame, state)
        elif self._workspace.info is not None:
            self._notices.tell(
                tr(
                    "window",
                    "Frame {frame:,} is not shown yet, so nothing was changed. Press the key again.",
                    frame=self._workspace.frame,
                )
            )

    def mark_several(self, frames: range, state: State) -> None:
        """Set the state of several frames in one edit. Frames without a known position cannot be visible."""
        edit = edits.mark_frames(self._workspace.document.track, frames, state)
        self.edit(edit)
        left = len(frames) - (0 if edit is None else len(edit.frames))
        if state is State.VISIBLE and left:
            self._notices.tell(
                tr(
                    "window",
                    "{frames} not marked: the position of the ball is not known there.",
                    frames=count_noun(left, "frame"),
                )
            )
        if edit is not None and state is not State.UNSET:
            self.frame_marked.emit(frames[-1])

    @Slot(int, object)
    def mark_frame(self, frame: int, state: State) -> None:
        """Set the state of a frame. If this accepts a position that is off screen, show the position first."""
        track = self._workspace.document.track
        if state is State.VISIBLE and not self._shows_first(frame, self._offered_place(frame)):
            return
        edit = edits.mark_frames(track, range(frame, frame + 1), state)
        if edit is None and state is State.VISIBLE:
            self._notices.tell(tr("window", "No position is known for this frame. Click on the ball."))
        self.edit(edit)
        if edit is not None and state is not State.UNSET:
            self._go_on()
            self.frame_marked.emit(frame)

    def _offered_place(self, frame: int) -> tuple[float, float] | None:
        """Return the position that a key would accept as a visible ball: the point's, or that of a faint peak."""
        track = self._workspace.document.track
        point = track.point(frame)
        if point is not None and point.placed:
            return point.x, point.y
        faint = faint_peak(track, frame)
        return None if faint is None else (faint.x, faint.y)

    def _shows_first(self, frame: int, place: tuple[float, float] | None) -> bool:
        """Return whether a position in a frame is on the screen. If not, pan to it and tell the user."""
        if place is None or self._state.shows_place(frame, *place) or self._view.shows(*place):
            return True
        self._view.reveal(*place)
        self._notices.tell(
            tr("window", "The marked place was out of sight. It is shown now: press the key again to accept it.")
        )
        return False

    def _mark_in_ring(self) -> None:
        """Place the ball in the dotted ring: at a faint peak, or at a peak next to an occluded ball's position."""
        track, frame = self._workspace.document.track, self.frame
        peak = None if frame is None else rival_peak(track, frame) or faint_peak(track, frame)
        if frame is None or peak is None:
            self._notices.tell(tr("window", "This frame has no dotted ring. Click on the ball."))
        elif self._shows_first(frame, (peak.x, peak.y)) and self.edit(edits.place(track, frame, peak.x, peak.y)):
            self._go_on()
            self.frame_marked.emit(frame)

    def repeat_position(self) -> None:
        """Repeat the ball's position in the selected or marked frames, or from this frame on until the ball moves."""
        track, info = self._workspace.document.track, self._workspace.info
        several = self._context.walk.selected or self._workspace.marks.frames
        frame = self.frame if several is None else self._workspace.frame
        if frame is None or info is None:
            return
        source = edits.find_resting_frame(track, frame, several)
        frames = several or edits.find_resting_frames(
            track, frame, info.size.width, source=source, pixel_aspect=info.size.pixel_aspect
        )
        edit = None if source is None else edits.repeat_position(track, source, frames)
        if edit is None:
            self._notices.tell(tr("window", "No position is known for this frame. Click on the ball first."))
            return
        if not self.edit(edit):
            return
        self._workspace.marks.clear()
        self._workspace.playhead.seek(frames[-1])
        self._notices.tell(self._words_of_hold(frames))
        self.frame_marked.emit(frames[-1])

    def _words_of_hold(self, frames: range) -> str:
        if len(frames) > 1:
            done = tr(
                "window", "Position copied to frames {first} to {last}.", first=str(frames[0]), last=str(frames[-1])
            )
            return join_sentences(done, self._undo_hint)
        done = tr("window", "The ball moves after frame {frame}, so only this frame was marked.", frame=str(frames[0]))
        keys = join_names(filter(None, map(self._key, ("range_in", "range_out"))))
        return join_sentences(done, tr("window", "Mark a range with {keys}.", keys=keys), self._undo_hint)

    @Slot(float, float)
    def move_to(self, x: float, y: float) -> None:
        frame = self.frame
        if frame is not None:
            self.edit(edits.place(self._workspace.document.track, frame, x, y))

    def nudge(self, dx: float, dy: float) -> None:
        """Move the point by some video pixels, within the picture. Place a missing point first."""
        info, frame = self._workspace.info, self.frame
        if info is None or frame is None:
            return
        track = self._workspace.document.track
        edit = edits.nudge(track, frame, dx, dy, size=info.size)
        if edit is None:
            edit = edits.place(track, frame, *self._guess_position(frame, info.size), step=("nudge", frame))
        self.edit(edit)
        self.reveal(frame)

    def _guess_position(self, frame: int, size: Size) -> tuple[float, float]:
        """Return a likely ball position for a frame without one: a faint peak, the path, or the picture's centre."""
        track = self._workspace.document.track
        faint = faint_peak(track, frame)
        if faint is not None:
            return faint.x, faint.y
        x, y = expected_positions(track, range(frame, frame + 1))[:, 0].tolist()
        return (x, y) if x == x else (size.width / 2, size.height / 2)  # noqa: PLR0124 - NaN is not equal to itself

    @Slot(object)
    def keep_rally(self, rally: Rally) -> None:
        """Add or rename a rally."""
        self.edit(edits.name_rally(self._workspace.document.track, rally))
        if rally.frames == self._workspace.marks.frames:
            self._workspace.marks.clear()

    @Slot(object, str)
    def set_winner(self, rally: Rally, winner: str) -> None:
        self.edit(edits.set_winner(self._workspace.document.track, rally, winner))

    @Slot(object)
    def remove_rally(self, rally: Rally) -> None:
        """Remove a rally. Its points are kept."""
        if self.edit(edits.remove_rally(self._workspace.document.track, rally)):
            done = tr("match", "{rally} was removed. Its points are kept.", rally=rally_words(rally.name))
            self._notices.tell(join_sentences(done, self._undo_hint))

    @Slot(object)
    def edit(self, edit: Edit | None) -> bool:
        """Apply an edit (None means no change). If editing is impossible, tell the user and return False."""
        locked = self._workspace.locked
        if self._workspace.info is None:
            return False
        if locked is not None:
            self._notices.complain(locked)
            return False
        if edit is not None:
            self._workspace.document.edit(edit)
        return True
