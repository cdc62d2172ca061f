"""The questions of reading a label file, their possible answers, and the evidence for an answer."""

import enum
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, TypeAlias, TypeVar

from rallytrace.domain.geometry import Size
from rallytrace.errors import AppError


class Aspect(enum.StrEnum):
    """A question of reading a label file; the value is its name on the command line."""

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
"""An aspect's name in the window."""

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


def choose(
    aspect: Aspect,
    choices: Sequence[tuple[Value, AspectChoice]],
    verdict: AspectFinding[Value],
    overrides: Overrides,
) -> tuple[Value, Conclusion]:
    """Decide an aspect: the user's choice goes before the detector's verdict.

    Args:
        choices: the possible values, the verdict's among them.

    Raises:
        AppError: the user's choice is impossible.
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
