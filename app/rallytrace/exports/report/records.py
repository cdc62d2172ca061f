"""The facts of a match for its page, as plain values."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from rallytrace.analysis.match.rally_facts import RallyFacts
from rallytrace.analysis.shots.shot_metrics import FlightNumbers
from rallytrace.track.arrays import Floats
from rallytrace.track.courts import Court
from rallytrace.track.detections import Source
from rallytrace.track.geometry import Size
from rallytrace.track.lists import EventKind
from rallytrace.track.wording import clock

Place: TypeAlias = tuple[float, float]
"""Metres on the floor, turned so that the player plays from the near end: y is negative in the own half."""


@dataclass(frozen=True, slots=True)
class PlayedStroke:
    """A serve or a hit.

    Attributes:
        player: its number on the page, 0 or 1; None if unknown.
        by_hand: whether a person has set the event.
        is_far: whether it comes from the far end; None if unknown.
        place: the feet of the player, or the start of the flight; None if unknown.
        flight: after the stroke; None if unknown.
        target: the end of the flight, on the floor or at the next stroke; None if unknown.
        landing: the end on the floor, turned like a place; None elsewhere.
        name: of its type; '' if unknown.
        probability: of the name, 0 to 1; 1 by hand.
        seconds: time of the frame, from the first frame of the video.
    """

    frame: int
    kind: EventKind
    by_hand: bool
    is_far: bool | None = None
    player: int | None = None
    place: Place | None = None
    flight: FlightNumbers | None = None
    target: Place | None = None
    landing: Place | None = None
    name: str = ""
    probability: float = 0.0
    seconds: float = 0.0

    @property
    def clock(self) -> str:
        """The time of the stroke in the video, in tenths of a second."""
        return clock(self.seconds, 1, hours=True)

    @property
    def call(self) -> str:
        """'in', 'out', 'own half' or 'unsure' of a landing; '' without one."""
        if self.landing is None or self.flight is None:
            return ""
        if self.landing[1] < 0:
            return "own half"
        return {True: "in", False: "out", None: "unsure"}[self.flight.is_in]


@dataclass(frozen=True, slots=True)
class PlayedRally:
    """A rally with its strokes.

    Attributes:
        video: number of the video on the page, from 0.
        winner: number of the player; None if unknown, and for a let.
        server: by the score; None without one.
    """

    video: int
    facts: RallyFacts
    strokes: tuple[PlayedStroke, ...] = ()
    winner: int | None = None
    server: int | None = None

    @property
    def is_let(self) -> bool:
        return self.facts.score is not None and self.facts.score.is_let

    @property
    def last_player(self) -> int | None:
        """The player of the last stroke."""
        return self.strokes[-1].player if self.strokes else None


@dataclass(frozen=True, slots=True)
class RallyPicture:
    """The last stroke of a rally.

    Attributes:
        rally: its index on the page.
        picture: a JPEG file.
        path: positions of the ball from the stroke on, in shares of the picture's width and height.
        seconds: time of the picture in its video.
    """

    rally: int
    picture: bytes
    size: Size
    path: tuple[tuple[float, float], ...]
    seconds: float = 0.0


@dataclass(frozen=True, slots=True)
class ReportBasis:
    """The sources of a video's facts.

    Attributes:
        frames: in rallies.
        reviewed: of these, checked by a person.
        by_source: of these, the displayed positions.
        court_by_hand: None without a court.
        searched: frames in rallies that were searched for players.
        recognised: rallies whose players are surely known again.
        names_said: players' names set by hand.
    """

    frames: int = 0
    reviewed: int = 0
    by_source: Mapping[Source, int] = field(default_factory=dict)
    court_by_hand: bool | None = None
    searched: int = 0
    recognised: int = 0
    names_said: int = 0


@dataclass(frozen=True, slots=True, eq=False)
class ReportVideo:
    """A video of the page.

    Attributes:
        name: of its file.
        seconds: its length.
        remarks: sentences about parts left out.
    """

    name: str
    seconds: float
    evidence: ReportBasis = field(default_factory=ReportBasis)
    remarks: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, eq=False)
class PageFacts:
    """All facts of a page.

    Attributes:
        players: names of both sides; 'Near player' and 'Far player' without a match.
        has_names: whether the players are those of a match.
        rallies: in the order of the videos.
        court: None without one.
        feet: places (n, 2) of each player during rallies; empty if unknown.
        thumbnails: of the longest rallies, the longest first.
    """

    players: tuple[str, str]
    has_names: bool
    videos: tuple[ReportVideo, ...]
    rallies: tuple[PlayedRally, ...]
    court: Court | None = None
    feet: tuple[Floats, Floats] | None = None
    thumbnails: tuple[RallyPicture, ...] = ()
