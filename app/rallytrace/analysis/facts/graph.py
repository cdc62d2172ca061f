"""The graph of facts derived from a track, and the runner that computes them for commands and exports.

Each derived fact is a `Node`. `ComputedFacts` computes the facts of a finished track when they are first used;
`session.live_facts` keeps the same facts of the open track up to date.
"""

import enum
from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Generic, Protocol, TypeAlias, TypeVar

from rallytrace.analysis.players.identification import PlayRecord
from rallytrace.analysis.strokes.record import Classifier
from rallytrace.errors import Check
from rallytrace.track.arrays import Flags, Floats
from rallytrace.track.geometry import Size
from rallytrace.track.lists import Event, EventTags, ListChange, PlacedHitter, PlacedStroke
from rallytrace.track.poses import Poses
from rallytrace.track.sports import Sport
from rallytrace.track.steps import Steps, run_steps
from rallytrace.track.track import Rows

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)


class Reads(enum.Enum):
    """What a node reads besides the lists of a track."""

    PATH = enum.auto()
    POSES = enum.auto()


Input: TypeAlias = Reads | type[ListChange[Any]]
"""What a node reads of a track: its path, its poses, or a list, identified by its type of change."""


class TrackRecord(PlayRecord, Protocol):
    """A track, or a copy of one."""

    @property
    def events(self) -> tuple[Event, ...]: ...
    @property
    def non_play(self) -> tuple[range, ...]: ...
    @property
    def strokes(self) -> tuple[PlacedStroke, ...]: ...
    @property
    def hitters(self) -> tuple[PlacedHitter, ...]: ...
    @property
    def event_tags(self) -> tuple[EventTags, ...]: ...


class Source(Protocol):
    """A track and its video."""

    @property
    def record(self) -> TrackRecord: ...
    @property
    def poses(self) -> Poses: ...
    @property
    def size(self) -> Size | None:
        """Return the size of the video; None while it is not open."""

    @property
    def seconds(self) -> Floats:
        """Return the time of each frame, (n,), in seconds."""

    @property
    def known_seconds(self) -> Floats:
        """Return the times that are not extrapolated."""

    @property
    def near(self) -> int:
        """Return the largest distance in frames at which a found event counts as the same as a manual one."""

    @property
    def sport(self) -> Sport:
        """Return the sport chosen by the user."""

    def positions(self, first: int, stop: int) -> Floats:
        """Return the displayed positions of the ball, (2, stop - first) in video pixels; NaN where there is none."""

    def repeats(self, first: int, stop: int) -> Flags:
        """Return whether each frame repeats the previous image, (stop - first,)."""

    def unedited_positions(self, first: int, stop: int) -> Floats:
        """Return the positions without the user's corrections."""

    def cuts(self, first: int, stop: int) -> Flags:
        """Return whether a scene begins at each frame, (stop - first,)."""

    def revision(self, first: int, stop: int) -> int:
        """Return a number that differs after any change of the rows of these frames; 0 if they never had any."""

    def human_rows(self) -> Rows: ...
    def stroke_network(self) -> Classifier: ...


class Facts(Protocol):
    """The values of nodes, and what they are computed from."""

    @property
    def source(self) -> Source: ...
    def __getitem__(self, node: "Node[T]") -> T: ...


@dataclass(frozen=True, slots=True, eq=False)
class Job:
    """A part of the work of a node, for example one rally.

    Attributes:
        key: everything that determines the result. A result with the same key is used again.
        read: reads what the job needs of the track, and returns the function that computes the result. That one reads
            nothing that changes, so any thread may call it; it calls its argument often, which raises to stop it.
        frame: first frame that it is about.
    """

    key: Hashable
    read: Callable[[], Callable[[Check], Any]]
    frame: int = 0

    @classmethod
    def prepared(cls, key: Hashable, compute: Callable[[Check], Any], frame: int = 0) -> "Job":
        """Return a job for which the plan has read everything."""
        return cls(key, lambda: compute, frame)


@dataclass(frozen=True, slots=True, eq=False)
class Node(Generic[T_co]):
    """A fact derived from a track.

    Attributes:
        empty: value while nothing is known.
        plan: lists the jobs of the node, in steps of a few milliseconds because it reads the track; None for a node
            that takes no time to compute.
        join: computes the value from the results of the jobs. By default the value is the only result.
        reads: what the node reads of the track.
        after: nodes that it is computed from.
        delay_ms: time without changes after which the window computes it again.
        max_delay_ms: time after which it does so even if the changes go on; None for no limit.
        is_lazy: whether the window computes it only on request.
        is_long: whether the work takes so long that the window shows the results of single jobs, nearest to the
            playhead first, and pauses during playback.
    """

    name: str
    empty: T_co
    plan: Callable[[Facts], Steps[Sequence[Job]]] | None = None
    join: Callable[[Facts, Sequence[Any]], T_co] | None = None
    reads: frozenset[Input] = frozenset()
    after: "tuple[Node[Any], ...]" = field(default=(), repr=False)
    delay_ms: int = 0
    max_delay_ms: int | None = None
    is_lazy: bool = False
    is_long: bool = False

    @property
    def needs_request(self) -> bool:
        """Return whether the node, or one that it is computed from, is lazy."""
        return self.is_lazy or any(node.needs_request for node in self.after)

    def value(self, facts: Facts, results: Sequence[Any] = ()) -> T_co:
        """Return the value for the results of the jobs."""
        if self.join is not None:
            return self.join(facts, results)
        return results[0] if results else self.empty


class ComputedFacts:
    """The facts of a track that no longer changes, each computed when first used.

    Args:
        check: called often; raises to stop.
    """

    def __init__(self, source: Source, check: Check) -> None:
        self.source: Final = source
        self._check = check
        self._values: dict[Node[Any], Any] = {}

    def __getitem__(self, node: Node[T]) -> T:
        if node not in self._values:
            for _ in self.compute(node):
                self._check()
        value: T = self._values[node]
        return value

    def compute(self, node: Node[Any]) -> Iterator[int]:
        """Compute a fact. Yield the first frame of each job before it is done."""
        jobs: Sequence[Job] = () if node.plan is None else run_steps(node.plan(self), self._check)
        results = []
        for job in jobs:
            yield job.frame
            results.append(job.read()(self._check))
        self._values[node] = node.value(self, results)
