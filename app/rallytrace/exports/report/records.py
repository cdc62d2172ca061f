"""The facts of a match for its page, as plain values."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from rallytrace.analysis.match.rally_facts import RallyFacts
from rallytrace.analysis.players.running import Distance
from rallytrace.analysis.shots.shot_metrics import ShotMetrics
from rallytrace.track.arrays import Floats
from rallytrace.track.detections import Source
from rallytrace.track.geometry import Size
from rallytrace.track.lists import EventKind
from rallytrace.track.sports import SportRecord
from rallytrace.track.wording import clock

Place: TypeAlias = tuple[float, float]
"""Floor position in metres, rotated so that the player plays from the near end: y is negative in the own half."""


@dataclass(frozen=True, slots=True)
class PlayedStroke:
    """A serve or a hit.

    Attributes:
        frame: The frame of the contact.
        by_hand: True if the event was set by hand.
        is_far: True if the player is at the far end; None if unknown.
        player: The number of the player on the page, 0 or 1; None if unknown.
        place: The player's feet, or the start of the shot; None if unknown.
        shot: The shot after the stroke; None if unknown.
        target: The end of the shot, on the floor or at the next stroke; None if unknown.
        landing: The end of the shot on the floor, rotated like `place`; None if unknown, or if it ends elsewhere.
        name: The type of the stroke, a member of the sport's enumeration; '' if unknown.
        probability: The probability of the name, 0 to 1; 1 if it was set by hand.
        seconds: The time of the frame, from the first frame of the video.
        lands: True if the ball comes down on the floor before the next hit.
    """

    frame: int
    kind: EventKind
    by_hand: bool
    is_far: bool | None = None
    player: int | None = None
    place: Place | None = None
    shot: ShotMetrics | None = None
    target: Place | None = None
    landing: Place | None = None
    name: str = ""
    probability: float = 0.0
    seconds: float = 0.0
    lands: bool = False

    @property
    def clock(self) -> str:
        """Return the time of the stroke in the video, to a tenth of a second."""
        return clock(self.seconds, 1, hours=True)

    @property
    def call(self) -> str:
        """Return 'in', 'out', 'own half' or 'unsure' for a landing; '' without a landing."""
        if self.landing is None or self.shot is None:
            return ""
        if self.landing[1] < 0:
            return "own half"
        return {True: "in", False: "out", None: "unsure"}[self.shot.is_in]


@dataclass(frozen=True, slots=True)
class PlayedRally:
    """A rally with its strokes.

    Attributes:
        video: The 0-based number of the video on the page.
        facts: The facts about the rally.
        strokes: The strokes, in order.
        winner: The number of the player who won; None if unknown, and for a let.
        server: The number of the server by the score; None without a score.
        ran: How far each player of both sides ran, by name; {} if unknown.
        is_sure: True if all players were recognised with confidence.
    """

    video: int
    facts: RallyFacts
    strokes: tuple[PlayedStroke, ...] = ()
    winner: int | None = None
    server: int | None = None
    ran: tuple[Mapping[str, Distance], Mapping[str, Distance]] = ({}, {})
    is_sure: bool = False

    @property
    def is_doubles(self) -> bool:
        return max(len(self.facts.near), len(self.facts.far)) > 1

    @property
    def is_let(self) -> bool:
        return self.facts.score is not None and self.facts.score.is_let

    @property
    def last_player(self) -> int | None:
        """Return the player of the last stroke."""
        return self.strokes[-1].player if self.strokes else None


@dataclass(frozen=True, slots=True)
class RallyPicture:
    """A picture of the last stroke of a rally.

    Attributes:
        rally: The index of the rally on the page.
        picture: The content of a JPEG file.
        path: The positions of the ball from the stroke on, as shares of the picture's width and height.
        seconds: The time of the picture in its video.
    """

    rally: int
    picture: bytes
    size: Size
    path: tuple[tuple[float, float], ...]
    seconds: float = 0.0


@dataclass(frozen=True, slots=True)
class ReportBasis:
    """The sources of the facts of a video.

    Attributes:
        frames: The number of frames in rallies.
        reviewed: How many of these the user has checked.
        by_source: The number of displayed positions in these frames, by source.
        court_by_hand: True if the court was set by hand; None without a court.
        searched: The number of rallies that were searched for players throughout.
        recognised: The number of rallies whose players were recognised with confidence.
        names_by_hand: The number of player names set by hand.
    """

    frames: int = 0
    reviewed: int = 0
    by_source: Mapping[Source, int] = field(default_factory=dict)
    court_by_hand: bool | None = None
    searched: int = 0
    recognised: int = 0
    names_by_hand: int = 0


@dataclass(frozen=True, slots=True, eq=False)
class ReportVideo:
    """A video of the page.

    Attributes:
        seconds: The length of the video.
        evidence: The sources of its facts.
        remarks: Sentences about parts that are left out, and about slow motion.
    """

    name: str
    seconds: float
    evidence: ReportBasis = field(default_factory=ReportBasis)
    remarks: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, eq=False)
class PageFacts:
    """All facts of a page.

    Attributes:
        players: The names of both sides; 'Near end' and 'Far end' if it is unknown who plays there.
        has_names: True if the players are those of a match, or were named by hand.
        videos: The videos, in order.
        rallies: The rallies, in the order of the videos.
        sport: The sport of the court; None without a court.
        feet: Each player's floor positions (n, 2) during rallies; None if unknown.
        thumbnails: Pictures of the longest rallies, the longest first.
    """

    players: tuple[str, str]
    has_names: bool
    videos: tuple[ReportVideo, ...]
    rallies: tuple[PlayedRally, ...]
    sport: SportRecord | None = None
    feet: tuple[Floats, Floats] | None = None
    thumbnails: tuple[RallyPicture, ...] = ()
