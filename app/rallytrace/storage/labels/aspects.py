"""The questions of reading a label file, their possible answers, and the evidence for an answer."""

import enum
from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Generic, TypeAlias, TypeVar

from rallytrace.errors import AppError
from rallytrace.settings.rules import WordedEnum
from rallytrace.track.geometry import Size

Worded = TypeVar("Worded", bound=WordedEnum)


class Aspect(WordedEnum):
    """A question of reading a label file."""

    CONTENT = "content", "Contents"
    TIMES = "times", "Times"
    EDIT_COLUMNS = "edl-columns", "Columns of the edit list"
    CODE_RATE = "code-rate", "Rate of the time codes"
    TIMELINE_START = "timeline-start", "Start time code"
    FIRST_FRAME = "first-frame", "First frame number"
    COORDINATES = "coordinates", "Coordinates"
    VISIBILITY = "visibility", "Visibility values"
    HIDDEN = "hidden", "Not visible, with a position"
    ORIGIN = "origin", "Visible at (0, 0)"
    TWICE = "twice", "Duplicate frames"
    TAIL = "tail", "Last rows"
    OBJECT = "object", "Object number of the ball"
    FRAME_COLUMN = "frame-column", "Frame column"
    VISIBILITY_COLUMN = "visibility-column", "Visibility column"
    X_COLUMN = "x-column", "X column"
    Y_COLUMN = "y-column", "Y column"
    ENCODING = "encoding", "Encoding"
    SEPARATOR = "separator", "Separator"
    DECIMAL = "decimal", "Decimal separator"
    HEADER = "header", "First line"

    @property
    def group(self) -> int:
        """Its place among the conclusions: 0 for meanings, 1 for columns, 2 for the splitting into cells."""
        return 2 if self in OF_THE_FILE else 1 if self in OF_COLUMNS and self is not Aspect.OBJECT else 0


OF_THE_FILE = (Aspect.ENCODING, Aspect.SEPARATOR, Aspect.DECIMAL, Aspect.HEADER)
"""Needed to split a file into cells. The answers about columns depend on them."""
OF_COLUMNS = (Aspect.FRAME_COLUMN, Aspect.VISIBILITY_COLUMN, Aspect.X_COLUMN, Aspect.Y_COLUMN, Aspect.OBJECT)
"""The columns' roles. The answers about meanings depend on them."""


class Sureness(enum.IntEnum):
    """How sure a conclusion is; the lower, the more it needs checking."""

    UNSURE = 0
    """Another reading is about as likely: a question to the user."""
    LIKELY = 1
    CERTAIN = 2
    """No other reading makes sense of the file."""
    GIVEN = 3
    """The user said so."""


@dataclass(frozen=True, slots=True)
class AspectChoice:
    """A possible answer.

    Attributes:
        name: for the command line; never changes, unique within an aspect.
        words: for the window.
    """

    name: str
    words: str


def choices_of(members: Iterable[Worded]) -> list[tuple[Worded, AspectChoice]]:
    """Members as possible answers."""
    return [(member, AspectChoice(member.value, member.words)) for member in members]


@dataclass(frozen=True, slots=True)
class Conclusion:
    """The answer to one aspect of a file.

    Attributes:
        choice: the name of the answer.
        choices: all possible answers; `choice` is among them.
        evidence: the reason, as a sentence.
    """

    aspect: Aspect
    choice: str
    choices: tuple[AspectChoice, ...]
    evidence: str
    sureness: Sureness

    @property
    def words(self) -> str:
        return next(choice.words for choice in self.choices if choice.name == self.choice)

    @property
    def asks(self) -> bool:
        return self.sureness is Sureness.UNSURE


Overrides: TypeAlias = Mapping[Aspect, str]
"""The user's choices: their names, by aspect."""

Value = TypeVar("Value", bound=Hashable)


@dataclass(frozen=True, slots=True)
class AspectFinding(Generic[Value]):
    """A detector's answer to an aspect."""

    value: Value
    evidence: str
    sureness: Sureness


class LabelFormat(enum.Enum):
    """The origin of a file."""

    RALLYTRACE = enum.auto()
    """It has RallyTrace's columns."""
    CANONICAL = enum.auto()
    """It has the columns of TrackNet's files."""
    FROM_ONE = enum.auto()
    """Its frames are names of pictures, or it is a table of boxes: both mostly count from 1."""
    UNKNOWN = enum.auto()


@dataclass(frozen=True, slots=True)
class VideoFacts:
    """Facts about the video of a label file.

    Attributes:
        n_frames: number of frames; None if unknown.
    """

    size: Size
    n_frames: int | None = None


@dataclass(slots=True)
class Decisions:
    """Decides the aspects of one file; the user's choices go before the detectors' verdicts.

    Attributes:
        overrides: the user's choices.
        conclusions: so far, in the order of the decisions.
    """

    overrides: Overrides
    conclusions: list[Conclusion] = field(default_factory=list)

    def choose(
        self, aspect: Aspect, choices: Sequence[tuple[Value, AspectChoice]], verdict: AspectFinding[Value]
    ) -> Value:
        """Decide an aspect, and note the conclusion.

        Args:
            choices: the possible values, the verdict's among them.

        Raises:
            AppError: the user's choice is impossible.
        """
        listed = tuple(choice for _, choice in choices)
        given = self.overrides.get(aspect)
        if given is None:
            name = next(choice.name for value, choice in choices if value == verdict.value)
            self.conclusions.append(Conclusion(aspect, name, listed, verdict.evidence, verdict.sureness))
            return verdict.value
        for value, choice in choices:
            if choice.name == given:
                evidence = verdict.evidence if value == verdict.value else f"Your choice. {verdict.evidence}"
                self.conclusions.append(Conclusion(aspect, given, listed, evidence, Sureness.GIVEN))
                return value
        raise AppError(
            f"'{given[:60]}' is not a choice for {aspect.value} in this file.",
            f"It can be {', '.join(choice.name for choice in listed)}.",
        )
