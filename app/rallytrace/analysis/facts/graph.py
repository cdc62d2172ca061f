"""Define the graph of facts derived from a track, and the runner that computes them for commands and exports.

Each derived fact is a `Node`. `ComputedFacts` computes the facts of a finished track when they are first used.
`session.live_facts` keeps the same facts up to date for the open track.
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
from rallytrace.track.scoreboard import BoardReading
from rallytrace.track.sports import Sport
from rallytrace.track.steps import Steps, run_steps
from rallytrace.track.track import Rows

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)


class Reads(enum.Enum):
    """Inputs of a node other than the lists of a track."""

    PATH = enum.auto()
    POSES = enum.auto()


Input: TypeAlias = Reads | type[ListChange[Any]]
"""An input of a node: the track's path, its poses, or one of its lists, identified by the list's type of change."""


class TrackRecord(PlayRecord, Protocol):
    """A track or a copy of one, as far as derived facts need it."""

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
    @property
    def boards(self) -> tuple[BoardReading, ...]: ...


class Source(Protocol):
    """A track and its video, from which facts are derived."""

    @property
    def record(self) -> TrackRecord: ...
    @property
    def poses(self) -> Poses: ...
    @property
    def size(self) -> Size | None:
        """Return the size of the video; None while the video is not open."""

    @property
    def seconds(self) -> Floats:
        """Return the time of play of each frame in seconds, (n,)."""

    @property
    def time_scale(self) -> float:
        """Return the seconds of play in a second of the file: below 1 for slow motion."""

    @property
    def known_seconds(self) -> Floats:
        """Return the leading frame times that are read from the video rather than extrapolated."""

    @property
    def near(self) -> int:
        """Return the largest distance in frames at which a found event and one set by the user count as the same."""

    @property
    def sport(self) -> Sport:
        """Return the sport that the user chose."""

    def positions(self, first: int, stop: int) -> Floats:
        """Return the displayed positions of the ball, (2, stop - first) in video pixels; NaN where there is none."""

    def repeats(self, first: int, stop: int) -> Flags:
        """Return whether each frame repeats the previous image, (stop - first,)."""

    def unedited_positions(self, first: int, stop: int) -> Floats:
        """Return `positions` before the user's corrections, (2, stop - first) in video pixels; NaN where unknown."""

    def cuts(self, first: int, stop: int) -> Flags:
        """Return whether a scene begins at each frame, (stop - first,)."""

    def revision(self, first: int, stop: int) -> int:
        """Return a number that changes whenever a row of these frames changes; 0 if there was never a row."""

    def human_rows(self) -> Rows: ...
    def stroke_network(self) -> Classifier: ...


class Facts(Protocol):
    """The values of nodes, and the track from which they are computed."""

    @property
    def source(self) -> Source: ...
    def __getitem__(self, node: "Node[T]") -> T: ...


@dataclass(frozen=True, slots=True, eq=False)
class Job:
    """Part of the work of a node, for example for one rally.

    Attributes:
        key: everything that determines the result. The result of an earlier job with the same key is reused.
        read: reads from the track what the job needs, and returns a function that computes the result. That function
            may run in any thread, because it reads nothing that can change. It often calls its argument, which raises
            an error to stop it.
        frame: first frame that the job concerns.
    """

    key: Hashable
    read: Callable[[], Callable[[Check], Any]]
    frame: int = 0

    @classmethod
    def prepared(cls, key: Hashable, compute: Callable[[Check], Any], frame: int = 0) -> "Job":
        """Return a job whose data have already been read from the track."""
        return cls(key, lambda: compute, frame)


@dataclass(frozen=True, slots=True, eq=False)
class Node(Generic[T_co]):
    """A fact derived from a track.

    Attributes:
        empty: value while nothing is known.
        plan: lists the jobs of the node. It pauses every few milliseconds, because it reads the track. None for a node
            without jobs, whose value takes no time to compute.
        join: computes the value from the results of the jobs. By default, the result of the only job is the value.
        reads: inputs of the track that the node reads.
        after: nodes from which this one is computed.
        delay_ms: the window computes the node when nothing has changed for this time.
        max_delay_ms: the window computes the node after this time at the latest, even if changes continue; None for no
            limit.
        is_lazy: True if the window computes the node only on request.
        is_long: True if the work takes long. The window then shows results job by job, nearest to the playhead first,
            and pauses the work during playback.
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
        """Return True if this node, or a node from which it is computed, is lazy."""
        return self.is_lazy or any(node.needs_request for node in self.after)

    def value(self, facts: Facts, results: Sequence[Any] = ()) -> T_co:
        """Return the value, given the results of the jobs."""
        if self.join is not None:
            return self.join(facts, results)
        return results[0] if results else self.empty


class ComputedFacts:
    """The facts of a track that no longer changes. Each fact is computed when it is first used.

    Args:
        check: called often; raises an error to stop the computation.
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
        """Compute a fact. Before each job, yield the first frame that the job concerns."""
        jobs: Sequence[Job] = () if node.plan is None else run_steps(node.plan(self), self._check)
        results = []
        for job in jobs:
            yield job.frame
            results.append(job.read()(self._check))
        self._values[node] = node.value(self, results)
