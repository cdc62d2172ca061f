"""Questions about how to read a label file, their possible answers, and the evidence for an answer."""

import enum
from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Generic, TypeAlias, TypeVar

from rallytrace.errors import AppError
from rallytrace.settings.rules import WordedEnum
from rallytrace.texts import join_texts, tr_lazy
from rallytrace.track.arrays import Floats
from rallytrace.track.geometry import Size

Worded = TypeVar("Worded", bound=WordedEnum)


class Aspect(WordedEnum):
    """A question about how to read a label file."""

    CONTENT = "content", tr_lazy("video", "Contents")
    TIMES = "times", tr_lazy("video", "Times")
    EDIT_COLUMNS = "edl-columns", tr_lazy("video", "Columns of the edit list")
    CODE_RATE = "code-rate", tr_lazy("video", "Rate of the time codes")
    TIMELINE_START = "timeline-start", tr_lazy("video", "Start time code")
    FIRST_FRAME = "first-frame", tr_lazy("video", "First frame number")
    FRAME_UNIT = "frame-unit", tr_lazy("video", "Frame column contains")
    COORDINATES = "coordinates", tr_lazy("video", "Coordinates")
    VISIBILITY = "visibility", tr_lazy("video", "Visibility values")
    HIDDEN = "hidden", tr_lazy("video", "Not visible, with a position")
    ORIGIN = "origin", tr_lazy("video", "Visible at (0, 0)")
    TWICE = "twice", tr_lazy("video", "Duplicate frames")
    TAIL = "tail", tr_lazy("video", "Last rows")
    OBJECT = "object", tr_lazy("video", "Object number of the ball")
    FRAME_COLUMN = "frame-column", tr_lazy("video", "Frame column")
    VISIBILITY_COLUMN = "visibility-column", tr_lazy("video", "Visibility column")
    X_COLUMN = "x-column", tr_lazy("video", "X column")
    Y_COLUMN = "y-column", tr_lazy("video", "Y column")
    ENCODING = "encoding", tr_lazy("video", "Encoding")
    SEPARATOR = "separator", tr_lazy("video", "Separator")
    DECIMAL = "decimal", tr_lazy("video", "Decimal separator")
    HEADER = "header", tr_lazy("video", "First line")

    @property
    def group(self) -> int:
        """Return 0 for meanings, 1 for columns, 2 for splitting into cells: conclusions are listed in this order."""
        return 2 if self in FILE_ASPECTS else 1 if self in COLUMN_ASPECTS and self is not Aspect.OBJECT else 0


FILE_ASPECTS = (Aspect.ENCODING, Aspect.SEPARATOR, Aspect.DECIMAL, Aspect.HEADER)
"""Aspects needed to split a file into cells. The answers about columns depend on them."""
COLUMN_ASPECTS = (Aspect.FRAME_COLUMN, Aspect.VISIBILITY_COLUMN, Aspect.X_COLUMN, Aspect.Y_COLUMN, Aspect.OBJECT)
"""Aspects for the roles of columns. The answers about meanings depend on them."""


class Certainty(enum.IntEnum):
    """The certainty of a conclusion. The lower it is, the more the conclusion needs checking."""

    UNSURE = 0
    """Another interpretation is about as likely, so the user is asked."""
    LIKELY = 1
    CERTAIN = 2
    """No other interpretation makes sense of the file."""
    GIVEN = 3
    """Chosen by the user."""


@dataclass(frozen=True, slots=True)
class AspectChoice:
    """A choice that an aspect offers.

    Attributes:
        name: permanent name for the command line, unique within an aspect.
        words: text for the window.
    """

    name: str
    words: str


def choices_of(members: Iterable[Worded]) -> list[tuple[Worded, AspectChoice]]:
    """Return each enum member with the choice that stands for it."""
    return [(member, AspectChoice(member.value, member.words)) for member in members]


@dataclass(frozen=True, slots=True)
class Conclusion:
    """The answer to one aspect of a file.

    Attributes:
        choice: name of the chosen answer.
        choices: all possible answers, including `choice`.
        evidence: sentence that gives the reason.
    """

    aspect: Aspect
    choice: str
    choices: tuple[AspectChoice, ...]
    evidence: str
    certainty: Certainty

    @property
    def words(self) -> str:
        return next(choice.words for choice in self.choices if choice.name == self.choice)

    @property
    def asks(self) -> bool:
        return self.certainty is Certainty.UNSURE


Overrides: TypeAlias = Mapping[Aspect, str]
"""Names of the user's choices, by aspect."""

Value = TypeVar("Value", bound=Hashable)


@dataclass(frozen=True, slots=True)
class AspectFinding(Generic[Value]):
    """A detector's answer to an aspect, with its evidence and certainty."""

    value: Value
    evidence: str
    certainty: Certainty


class LabelFormat(enum.Enum):
    """The format of a label file."""

    RALLYTRACE = enum.auto()
    """The file has RallyTrace's columns."""
    CANONICAL = enum.auto()
    """The file has the columns of TrackNet's files."""
    FROM_ONE = enum.auto()
    """Frames are names of pictures, or the table holds boxes. Such files usually count from 1."""
    UNKNOWN = enum.auto()


@dataclass(frozen=True, slots=True)
class VideoFacts:
    """Facts about the video that a label file belongs to.

    Attributes:
        n_frames: number of frames; None if unknown.
        seconds: time of each frame from the first one, (n,); None if unknown.
    """

    size: Size
    n_frames: int | None = None
    seconds: Floats | None = None


@dataclass(slots=True)
class Decisions:
    """Decides the aspects of one file. The user's choices take precedence over the detectors' findings.

    Attributes:
        overrides: choices of the user.
        conclusions: conclusions so far, in the order in which they were reached.
    """

    overrides: Overrides
    conclusions: list[Conclusion] = field(default_factory=list)

    def choose(
        self, aspect: Aspect, choices: Sequence[tuple[Value, AspectChoice]], verdict: AspectFinding[Value]
    ) -> Value:
        """Decide an aspect, record the conclusion and return the chosen value.

        Args:
            choices: possible values, including that of the verdict.
            verdict: what the detector found, used unless the user has chosen.

        Raises:
            AppError: the user's choice is not possible.
        """
        listed = tuple(choice for _, choice in choices)
        given = self.overrides.get(aspect)
        if given is None:
            name = next(choice.name for value, choice in choices if value == verdict.value)
            self.conclusions.append(Conclusion(aspect, name, listed, verdict.evidence, verdict.certainty))
            return verdict.value
        for value, choice in choices:
            if choice.name == given:
                evidence = (
                    verdict.evidence
                    if value == verdict.value
                    else join_texts((tr_lazy("video", "Your choice."), verdict.evidence), " ")
                )
                self.conclusions.append(Conclusion(aspect, given, listed, evidence, Certainty.GIVEN))
                return value
        raise AppError(
            tr_lazy(
                "errors", "'{given}' is not a choice for {value} in this file.", given=given[:60], value=aspect.value
            ),
            tr_lazy("errors", "It can be {names}.", names=", ".join(choice.name for choice in listed)),
        )
