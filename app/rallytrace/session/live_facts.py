"""Keep the facts that are derived from the open track up to date."""

import math
import threading
import time
from collections.abc import Callable, Collection, Hashable, Iterable, Sequence
from typing import Any, Final, TypeVar

import numpy as np
from PySide6.QtCore import QObject, QTimer, Signal, SignalInstance, Slot

from rallytrace.analysis.facts.graph import Input, Job, Node, Reads
from rallytrace.analysis.facts.nodes import NODES
from rallytrace.errors import Cancelled, Check
from rallytrace.files import paths
from rallytrace.inference.stroke_network import StrokeNetwork
from rallytrace.process.threads import Worker
from rallytrace.session.document import Document
from rallytrace.session.playhead import Playhead
from rallytrace.track.arrays import Flags, Floats
from rallytrace.track.changes import Cause, TrackChange
from rallytrace.track.geometry import Size
from rallytrace.track.lists import near_frames, sport_in_use
from rallytrace.track.poses import Poses
from rallytrace.track.sports import Sport
from rallytrace.track.steps import Steps
from rallytrace.track.track import Layer, Rows, Track, positions, times_of

T = TypeVar("T")
_MAX_SLICE_MS: Final = 4
"""Maximum time spent on work between two iterations of the event loop. The last step may exceed it."""
_PAUSE_MS: Final = 5
_LONG_PAUSE_MS: Final = 30
"""Pause between two jobs of long work, so that the window stays responsive."""
_RUN_DELAY_MS: Final = 1000
"""Delay after new rows of a run."""
_POSES_DELAY_MS: Final = 1500
"""Delay after new poses, which arrive twice a second."""
_PARTIAL_SECONDS: Final = 1.0
"""Work that takes longer than this shows what it has found so far."""
_MAX_WORK_SECONDS: Final = 0.002
"""How long the thread works before it pauses until the event loop has nothing more urgent to do."""
_MAX_WAIT_SECONDS: Final = 0.02
"""Maximum duration of such a pause."""
_MS_PER_SECOND: Final = 1000


class OpenTrack:
    """The open track and its video as the source of facts."""

    def __init__(self, document: Document) -> None:
        self._document = document
        self._network: StrokeNetwork | None = None
        self.size: Size | None = None
        self.known_seconds: Floats = np.zeros(0)
        self.time_scale = 1.0
        self.near = near_frames(0.0)
        self.sport = Sport.AUTO

    @property
    def record(self) -> Track:
        return self._document.track

    @property
    def poses(self) -> Poses:
        return self._document.poses

    @property
    def seconds(self) -> Floats:
        return times_of(self._document.track, self.known_seconds)

    def positions(self, first: int, stop: int) -> Floats:
        return positions(self.record.shown_rows(first, stop))

    def repeats(self, first: int, stop: int) -> Flags:
        return self.record.repeats(first, stop)

    def unedited_positions(self, first: int, stop: int) -> Floats:
        return positions(self.record.unedited_rows(first, stop))

    def cuts(self, first: int, stop: int) -> Flags:
        return np.asarray(self.record.layer(Layer.PREDICTED)[first:stop]["begins_scene"], np.bool_)

    def revision(self, first: int, stop: int) -> int:
        return self.record.revision(first, stop)

    def human_rows(self) -> Rows:
        return self.record.layer(Layer.HUMAN)

    def stroke_network(self) -> StrokeNetwork:
        if self._network is None:
            self._network = StrokeNetwork(paths.shipped_model("strokes"))
        return self._network

    def close_network(self) -> None:
        if self._network is not None:
            self._network.close()
            self._network = None


class _NodeState:
    """The state of a node whose value takes time to compute.

    Attributes:
        is_stale: whether something that the node reads has changed since it was planned.
        is_wanted: whether to plan the node when it is stale. A lazy node is wanted once it has been requested.
        stale_since: time of the first change since it was planned, in seconds; inf without a change.
        planned: time at which it was planned or last shown, in seconds.
        steps: the planning in progress.
        keys: keys of all jobs of the last plan.
        due: jobs still to be done, in order.
    """

    def __init__(self, node: Node[Any], resting: QTimer) -> None:
        self.node = node
        self.value = node.empty
        self.resting = resting
        self.is_stale = True
        self.stale_since = math.inf
        self.planned = 0.0
        self.is_wanted = not node.is_lazy
        self.steps: Steps[Sequence[Job]] | None = None
        self.keys: list[Hashable] = []
        self.due: list[Job] = []
        self.results: dict[Hashable, Any] = {}

    @property
    def is_busy(self) -> bool:
        return self.resting.isActive() or self.steps is not None or bool(self.due)

    @property
    def is_complete(self) -> bool:
        """Return whether all jobs are done."""
        return all(key in self.results for key in self.keys)

    def rest(self, delay_ms: int = 0) -> None:
        """Start the timer that waits for a pause in the changes, but not longer than the node allows."""
        now, node = time.monotonic(), self.node
        self.stale_since = min(self.stale_since, now)
        waiting = max(node.delay_ms, delay_ms)
        if node.max_delay_ms is not None:
            left = self.stale_since + node.max_delay_ms / _MS_PER_SECOND - now
            waiting = max(0, min(waiting, round(left * _MS_PER_SECOND)))
        self.resting.start(waiting)

    def take_plan(self, jobs: Sequence[Job], frame: int = 0, running: Hashable = None) -> None:
        """Keep the results of jobs that are in the new plan, and queue its other jobs.

        Args:
            frame: jobs nearest to this frame come first if the node's work is long.
            running: key of the job that is being done, which is not queued again.
        """
        self.steps = None
        self.keys = [job.key for job in jobs]
        self.results = {key: self.results[key] for key in self.keys if key in self.results}
        due = [job for job in jobs if job.key not in self.results and job.key != running]
        self.due = sorted(due, key=lambda job: abs(job.frame - frame)) if self.node.is_long else due


class _Changes(QObject):
    """Signals that the value of one node has changed."""

    told = Signal()


class LiveFacts(QObject):
    """Computes the facts of the open track again a moment after it has changed.

    Work that reads the track is done in short slices when the event loop is idle. One thread does all other work; it
    pauses while the window handles an event or paints, because both need the interpreter lock.

    Args:
        playhead: work near its frame is done first, and long work pauses while it plays.
    """

    changed = Signal(object)
    """The `Node` whose value has changed. `changes` has a signal for each node."""

    rested = Signal()
    """All facts but long ones are up to date."""

    _done = Signal(object, bool, object)
    _asked = Signal()
    """The thread waits for the event loop."""

    def __init__(
        self,
        document: Document,
        playhead: Playhead | None = None,
        parent: QObject | None = None,
        *,
        nodes: Iterable[Node[Any]] = NODES,
    ) -> None:
        super().__init__(parent)
        self.source: Final = OpenTrack(document)
        self._document, self._playhead = document, playhead
        self._nodes = tuple(nodes)
        self._worker = Worker("facts")
        self._has_answered = threading.Event()
        self._asked.connect(self._answer)
        self._running: tuple[_NodeState, Job] | None = None
        self._states = {node: _NodeState(node, self._timer(node)) for node in self._nodes if node.plan is not None}
        self._has_worked = False
        self._known: dict[Node[Any], tuple[tuple[object, ...], Any]] = {}
        self._told = {node: node.empty for node in self._nodes}
        self._changes = {node: _Changes(self) for node in self._nodes}
        self._has_ended = False
        self._planning = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._planning.timeout.connect(self._plan_on)
        self._next = QTimer(self, singleShot=True)
        self._next.timeout.connect(self._work)
        self._done.connect(self._take)
        document.changed.connect(self._on_changed)
        document.poses_found.connect(self._on_poses)
        document.replaced.connect(self._begin)
        if playhead is not None:
            playhead.state_changed.connect(self._work)

    def _timer(self, node: Node[Any]) -> QTimer:
        timer = QTimer(self, singleShot=True)
        timer.timeout.connect(lambda: self._plan(node))
        return timer

    def __getitem__(self, node: Node[T]) -> T:
        """Return a node's value as far as it has been computed."""
        value: T
        if node in self._states:
            value = self._states[node].value
            return value
        inputs = (
            self.source.near,
            self.source.sport,
            self.source.known_seconds,
            self.source.size,
            self.source.time_scale,
            *map(self._read, node.reads),
            *map(self.__getitem__, node.after),
        )
        known = self._known.get(node)
        if known is None or any(one is not other for one, other in zip(known[0], inputs, strict=True)):
            known = self._known[node] = inputs, node.value(self)
        value = known[1]
        return value

    def _read(self, subject: Input) -> object:
        assert not isinstance(subject, Reads), "what reads the path or poses has a plan"
        return getattr(self.source.record, subject.name)

    def changes(self, node: Node[Any]) -> SignalInstance:
        """Return the signal that is emitted with each new value of a node."""
        return self._changes[node].told

    def set_video(self, size: Size | None, seconds: Floats, rate: float = 0.0, *, time_scale: float = 1.0) -> None:
        """Set the video.

        Args:
            size: picture size.
            seconds: each frame's time in seconds of real play, (n_frames,).
            rate: frames per second of play; 0 if unknown.
            time_scale: seconds of real play shown in one second of the file; below 1 for slow motion.
        """
        source = self.source
        source.size, source.known_seconds, source.near = size, seconds, near_frames(rate)
        source.time_scale = time_scale
        self._mark(self._nodes)

    def set_sport(self, sport: Sport) -> None:
        """Set the sport chosen by the user."""
        self.source.sport = sport
        for node in self._nodes:
            if node not in self._states:
                self._tell(node)

    @property
    def sport(self) -> Sport:
        """Return the sport in use, or AUTO if the path decides."""
        return sport_in_use(self.source.sport, self.source.record.courts)

    def provide(self, node: Node[T], value: T) -> None:
        """Set the value of a node. It stays until something that the node is computed from changes."""
        state = self._states[node]
        state.resting.stop()
        state.take_plan(())
        state.is_stale = False
        self._set(state, value)

    def request(self, *nodes: Node[Any]) -> None:
        """Bring lazy facts up to date soon."""
        for node in nodes:
            self.request(*node.after)
            state = self._states.get(node)
            if state is None:
                continue
            state.is_wanted |= state.is_stale or self._waits(node)
            if state.is_stale and not state.resting.isActive():
                state.rest()

    def is_busy(self, node: Node[Any]) -> bool:
        """Return whether a fact, or one that it is computed from, is about to be computed again."""
        state = self._states.get(node)
        is_running = self._running is not None and self._running[0] is state
        return is_running or (state is not None and state.is_busy) or self._waits(node)

    def _waits(self, node: Node[Any]) -> bool:
        """Return whether a fact that the node is computed from is about to be computed again."""
        return any(map(self.is_busy, node.after))

    def flush(self, node: Node[Any]) -> None:
        """Bring a fact up to date immediately."""
        for earlier in node.after:
            self.flush(earlier)
        state = self._states.get(node)
        if state is None:
            return
        if self._running is not None and self._running[0] is state:
            state.due.insert(0, self._running[1])
            self._running = None
        if state.is_stale:
            self._plan(node)
        while state.steps is not None:
            self._step(state)
        if state.due:
            self._next.start(0)  # for the thread to go on if a job fails
        for job in state.due:
            state.results[job.key] = job.read()(lambda: None)
        state.due = []
        self._publish(state)

    def shutdown(self) -> None:
        """End the thread. Nothing is computed any more, whatever changes."""
        self._has_ended = True
        for state in self._states.values():
            state.resting.stop()
            state.steps, state.due = None, []
        self._running = None
        self._worker.leave("The computation of facts does not stop.", last=self.source.close_network)

    @Slot(object)
    def _on_changed(self, change: TrackChange) -> None:
        subjects: set[Input] = {subject for subject in change.subjects if isinstance(subject, type)}
        if len(change.frames):
            subjects.add(Reads.PATH)
        delay_ms = _RUN_DELAY_MS if change.cause is Cause.RUN else 0
        self._mark([node for node in self._nodes if node.reads & subjects], delay_ms)

    @Slot()
    def _on_poses(self) -> None:
        self._mark([node for node in self._nodes if Reads.POSES in node.reads], _POSES_DELAY_MS)

    @Slot()
    def _begin(self) -> None:
        """Forget the facts of the previous track."""
        self._running = None
        for state in self._states.values():
            state.resting.stop()
            state.take_plan(())
        for state in self._states.values():
            self._set(state, state.node.empty)
        self._mark(self._nodes)

    def _mark(self, nodes: Collection[Node[Any]], delay_ms: int = 0) -> None:
        """Mark nodes as stale, and compute them again after a pause."""
        for node in nodes:
            state = self._states.get(node)
            if state is None:
                self._tell(node)
                continue
            state.is_wanted |= state.is_busy
            state.is_stale = True
            if state.is_wanted:
                state.rest(delay_ms)

    def _plan(self, node: Node[Any]) -> None:
        assert node.plan is not None
        state = self._states[node]
        state.resting.stop()
        self._has_worked = True
        state.stale_since, state.planned = math.inf, time.monotonic()
        state.is_stale, state.is_wanted = False, not node.is_lazy or self._waits(node)
        state.steps = node.plan(self)
        self._planning.start()

    @Slot()
    def _plan_on(self) -> None:
        deadline = time.perf_counter() + _MAX_SLICE_MS / _MS_PER_SECOND
        try:
            for state in self._states.values():
                while state.steps is not None:
                    if time.perf_counter() >= deadline:
                        return
                    self._step(state)
        finally:
            if any(state.steps is not None for state in self._states.values()):
                self._planning.start()

    def _step(self, state: _NodeState) -> None:
        assert state.steps is not None
        try:
            next(state.steps)
        except StopIteration as end:
            self._take_plan(state, end.value)
        except Exception:
            self._take_plan(state, ())
            raise

    def _take_plan(self, state: _NodeState, jobs: Sequence[Job]) -> None:
        is_running = self._running is not None and self._running[0] is state
        running = self._running[1].key if self._running is not None and is_running else None
        state.take_plan(jobs, 0 if self._playhead is None else self._playhead.frame, running)
        if is_running and running not in state.keys:
            self._running = None
        self._next.start(0)
        self._publish(state)

    @Slot()
    def _work(self) -> None:
        """Give the thread its next job if it has none."""
        if self._running is not None or self._has_ended:
            return
        is_playing = self._playhead is not None and self._playhead.playing
        waiting = [one for one in self._states.values() if one.due and not (one.node.is_long and is_playing)]
        if waiting:
            state = min(waiting, key=lambda one: (one.node.is_long, len(one.due)))
            job = state.due.pop(0)
            self._running = running = state, job
            try:
                compute = job.read()
            except Exception:
                self._take(running, False, None)
                raise
            self._worker.do(lambda: self._run(running, compute))
        elif self._has_worked and not any(one.is_busy for one in self._states.values() if not one.node.is_long):
            self._has_worked = False
            self.rested.emit()

    def _run(self, running: tuple[_NodeState, Job], compute: Callable[[Check], Any]) -> None:
        """Do a job. Runs in the thread."""
        worked_since = time.perf_counter()

        def check() -> None:
            nonlocal worked_since
            if time.perf_counter() - worked_since >= _MAX_WORK_SECONDS:
                self._has_answered.clear()
                self._asked.emit()
                self._has_answered.wait(_MAX_WAIT_SECONDS)
                worked_since = time.perf_counter()
            if self._running is not running:
                raise Cancelled

        result, is_done = None, False
        try:
            result = compute(check)
            is_done = True
        except Cancelled:
            pass
        finally:
            self._done.emit(running, is_done, result)

    @Slot()
    def _answer(self) -> None:
        self._has_answered.set()

    @Slot(object, bool, object)
    def _take(self, running: tuple[_NodeState, Job], is_done: bool, result: object) -> None:  # noqa: FBT001 - a signal's
        state, key = running[0], running[1].key
        self._next.start(_LONG_PAUSE_MS if state.node.is_long else 0)
        is_current, self._running = self._running is running, None if self._running is running else self._running
        if key in state.keys:
            if is_done:
                state.results[key] = result
            elif is_current:
                state.keys.remove(key)  # it failed
            self._publish(state)

    def _publish(self, state: _NodeState) -> None:
        """Publish the value, or a partial one if the work takes long."""
        now = time.monotonic()
        shows_parts = state.node.is_long or (state.node.join and now - state.planned >= _PARTIAL_SECONDS)
        if state.is_complete or shows_parts:
            state.planned = now
            results = [state.results[key] for key in state.keys if key in state.results]
            self._set(state, state.node.value(self, results))

    def _set(self, state: _NodeState, value: object) -> None:
        state.value = value
        self._tell(state.node)

    def _tell(self, node: Node[Any]) -> None:
        """Emit a changed value, and mark the nodes that are computed from it."""
        value = self[node]
        if value is self._told[node] or value == self._told[node]:
            return
        self._told[node] = value
        self._changes[node].told.emit()
        self.changed.emit(node)
        self._mark([later for later in self._nodes if node in later.after])
