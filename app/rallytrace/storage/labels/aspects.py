"""The questions about how a label file is to be read, their possible answers, and the evidence for an answer."""

import enum
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, TypeAlias, TypeVar

from rallytrace.domain.geometry import Size
from rallytrace.errors import AppError


class Aspect(enum.StrEnum):
    """A question about how a label file is to be read; the value is its name on the command line."""

    FIRST_FRAME = "first-frame"
    COORDINATES = "coordinates"
    VISIBILITY = "visibility"
    HIDDEN = "hidden"
    ORIGIN = "origin"
    TWICE = "twice"
    TAIL = "tail"
    OBJECT = "object"
    FRAME_COLUMN = "frame-column"
    VISIBILITY_COLUMN = "visibility-column"
    X_COLUMN = "x-column"
    Y_COLUMN = "y-column"
    ENCODING = "encoding"
    SEPARATOR = "separator"
    DECIMAL = "decimal"
    HEADER = "header"


ASPECT_WORDS = {
    Aspect.FIRST_FRAME: "First frame number",
    Aspect.COORDINATES: "Coordinates",
    Aspect.VISIBILITY: "Visibility values",
    Aspect.HIDDEN: "Not visible, with a position",
    Aspect.ORIGIN: "Visible at (0, 0)",
    Aspect.TWICE: "Duplicate frames",
    Aspect.TAIL: "Last rows",
    Aspect.OBJECT: "Object number of the ball",
    Aspect.FRAME_COLUMN: "Frame column",
    Aspect.VISIBILITY_COLUMN: "Visibility column",
    Aspect.X_COLUMN: "X column",
    Aspect.Y_COLUMN: "Y column",
    Aspect.ENCODING: "Encoding",
    Aspect.SEPARATOR: "Separator",
    Aspect.DECIMAL: "Decimal separator",
    Aspect.HEADER: "First line",
}
"""How an aspect is called before the eyes of the user."""

OF_THE_FILE = (Aspect.ENCODING, Aspect.SEPARATOR, Aspect.DECIMAL, Aspect.HEADER)
"""What has to be known to split a file into cells. The answers about columns depend on it."""
OF_COLUMNS = (Aspect.FRAME_COLUMN, Aspect.VISIBILITY_COLUMN, Aspect.X_COLUMN, Aspect.Y_COLUMN, Aspect.OBJECT)
"""Which column holds what. The answers about their meaning depend on it."""


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
        name: short and lasting, for the command line; the names of an aspect differ.
        words: for the user's eyes.
    """

    name: str
    words: str


@dataclass(frozen=True, slots=True)
class Conclusion:
    """How a file is read in one respect, and why.

    Attributes:
        choice: the name of the choice that holds.
        choices: all that are possible; `choice` is among them.
        evidence: what speaks for it, as a sentence.
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
"""The choices that the user made: their names, by aspect."""

Value = TypeVar("Value", bound=Hashable)


@dataclass(frozen=True, slots=True)
class AspectFinding(Generic[Value]):
    """What a detector concludes about an aspect: a value, why, and how sure."""

    value: Value
    evidence: str
    sureness: Sureness


class LabelFormat(enum.Enum):
    """The origin of a file, as far as it matters for reading it."""

    OURS = enum.auto()
    """It has the columns that this program writes."""
    CANONICAL = enum.auto()
    """It has those of TrackNet's own files."""
    FROM_ONE = enum.auto()
    """Its frames are names of pictures, or it is a table of boxes: both are mostly counted from 1."""
    OTHER = enum.auto()


@dataclass(frozen=True, slots=True)
class VideoFacts:
    """What is known of the video of a label file.

    Attributes:
        n_frames: how many frames the video has; None where nobody knows yet.
    """

    size: Size
    n_frames: int | None = None


def choose(
    aspect: Aspect,
    choices: Sequence[tuple[Value, AspectChoice]],
    verdict: AspectFinding[Value],
    overrides: Overrides,
) -> tuple[Value, Conclusion]:
    """The value that holds, the user's where there is one, and the conclusion that says so.

    Args:
        choices: the possible values; that of the verdict is among them.
        verdict: what the file itself says.

    Raises:
        AppError: the user's choice is none of those possible.
    """
    listed = tuple(choice for _, choice in choices)
    given = overrides.get(aspect)
    if given is None:
        name = next(choice.name for value, choice in choices if value == verdict.value)
        return verdict.value, Conclusion(aspect, name, listed, verdict.evidence, verdict.sureness)
    for value, choice in choices:
        if choice.name == given:
            evidence = verdict.evidence if value == verdict.value else f"Your choice. {verdict.evidence}"
            return value, Conclusion(aspect, given, listed, evidence, Sureness.GIVEN)
    raise AppError(
        f"'{given[:60]}' is not a choice for {aspect.value} in this file.",
        f"It can be {', '.join(choice.name for choice in listed)}.",
    )
