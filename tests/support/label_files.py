"""Write label files of every dialect from a known track."""

import csv
import io
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import numpy as np

from rallytrace.storage.labels.aspects import Aspect, Conclusion, Overrides, VideoFacts
from rallytrace.storage.labels.reading import LabelReader
from rallytrace.storage.labels.report import LabelReport
from rallytrace.track import edits
from rallytrace.track.detections import Point
from rallytrace.track.geometry import Size, rescale
from rallytrace.track.track import Rows, State, Track, rows_of_points

VIDEO = Size(1280, 720)


def conclusion_on(report: LabelReport, aspect: Aspect) -> Conclusion | None:
    """Return the conclusion about an aspect, or None if there is none."""
    return next((conclusion for conclusion in report.conclusions if conclusion.aspect is aspect), None)


@dataclass(frozen=True, slots=True)
class Truth:
    """The truth about a frame: state, and position in pixels of the video."""

    frame: int
    state: State
    x: float = 0.0
    y: float = 0.0


@dataclass(frozen=True, slots=True)
class Dialect:
    """How a track is written to a file.

    Attributes:
        encoding: encoding of the text.
        separator: between cells.
        decimal_comma: whether fractions follow a comma.
        header: names of the columns; () for none.
        order: what stands in the columns: f, v, x, y, and - for something else.
        first: the number of the first frame.
        size: what coordinates are pixels of; None for shares.
        digits: after the decimal sign.
        none: the coordinates of no ball.
        meaning: what visibilities stand for each state; a state without one cannot be written.
        name: how a frame is written.
        quoted: whether every cell is.
        line_end: between lines.
    """

    encoding: str = "utf-8"
    separator: str = ","
    decimal_comma: bool = False
    header: tuple[str, ...] = ("Frame", "Visibility", "X", "Y")
    order: str = "fvxy"
    first: int = 0
    size: Size | None = VIDEO
    digits: int = 0
    none: tuple[str, str] = ("0", "0")
    meaning: Mapping[State, int] = field(default_factory=lambda: {State.VISIBLE: 1, State.NO_BALL: 0})
    name: str = "{}"
    quoted: bool = False
    line_end: str = "\n"

    def bytes_of(self, track: Sequence[Truth]) -> bytes:
        """Return the content of the file."""
        text = io.StringIO()
        writer = csv.writer(
            text,
            delimiter=self.separator,
            lineterminator=self.line_end,
            quoting=csv.QUOTE_ALL if self.quoted else csv.QUOTE_MINIMAL,
        )
        if self.header:
            writer.writerow(self.header)
        for one in track:
            cells = self._cells(one)
            writer.writerow([cells[letter] for letter in self.order])
        return text.getvalue().encode(self.encoding)

    def _cells(self, one: Truth) -> dict[str, str]:
        x, y = self.none
        if one.state is not State.NO_BALL:
            x, y = (self._number(value) for value in self.written(one.x, one.y))
        visibility = str(self.meaning[one.state])
        return {"f": self.name.format(one.frame + self.first), "v": visibility, "x": x, "y": y, "-": "0"}

    def written(self, x: float, y: float) -> tuple[float, float]:
        """Return a position in the coordinates of this dialect."""
        if self.size is None:
            return x / VIDEO.width, y / VIDEO.height
        return rescale(x, VIDEO.width, self.size.width), rescale(y, VIDEO.height, self.size.height)

    def _number(self, value: float) -> str:
        text = f"{value:.{self.digits}f}"
        return text.replace(".", ",") if self.decimal_comma else text

    @property
    def tolerance(self) -> float:
        """Return the largest rounding error of a position, in pixels of the video."""
        step = 0.5 * 10.0**-self.digits
        return step * (VIDEO.width if self.size is None else VIDEO.width / self.size.width) + 1e-6

    def answer(self, aspect: Aspect) -> str:
        """Return the correct choice for an aspect."""
        answers = {
            Aspect.FIRST_FRAME: str(self.first),
            Aspect.COORDINATES: "normalised" if self.size is None else str(self.size),
            Aspect.DECIMAL: "comma" if self.decimal_comma else "point",
            Aspect.VISIBILITY: self._meaning_name(),
            Aspect.HIDDEN: "occluded",
            Aspect.FRAME_COLUMN: self._column("f"),
            Aspect.VISIBILITY_COLUMN: self._column("v"),
            Aspect.X_COLUMN: self._column("x"),
            Aspect.Y_COLUMN: self._column("y"),
        }
        return answers[aspect]

    def _meaning_name(self) -> str:
        if "v" not in self.order:
            return "position"
        if self.meaning[State.VISIBLE] == 0:
            return "inverted"
        return "classes" if State.OCCLUDED in self.meaning else "standard"

    def _column(self, letter: str) -> str:
        return str(self.order.index(letter) + 1) if letter in self.order else "none"


STANDARD = {State.VISIBLE: 1, State.NO_BALL: 0}
INVERTED = {State.VISIBLE: 0, State.NO_BALL: 3, State.OCCLUDED: 1}
CLASSES = {State.VISIBLE: 1, State.NO_BALL: 0, State.OCCLUDED: 3}

CANONICAL = Dialect()
LABEL_UI = Dialect(header=("Frame", "Ball", "x", "y"), size=None, digits=3, none=("-1", "-1"))
MINUS_ONE = Dialect(none=("-1", "-1"))
INPAINT_MASK = Dialect(header=("Frame", "Visibility", "X", "Y", "Inpaint_Mask"), order="fvxy-")
TENNIS = Dialect(
    header=("file name", "visibility", "x-coordinate", "y-coordinate", "status"),
    order="fvxy-",
    none=("", ""),
    meaning=CLASSES,
    name="{:04d}.jpg",
)
SPARSE_INVERTED = Dialect(
    header=("frame_num", "x", "y", "visible"), order="fxyv", size=None, digits=6, none=("0", "0"), meaning=INVERTED
)
GERMAN = Dialect(encoding="utf-8-sig", separator=";", decimal_comma=True, digits=2, line_end="\r\n")
NAMED = {
    "TrackNet": CANONICAL,
    "shares, -1 for none": LABEL_UI,
    "pixels, -1 for none": MINUS_ONE,
    "with Inpaint_Mask": INPAINT_MASK,
    "tennis, names of pictures, classes": TENNIS,
    "0 is visible": SPARSE_INVERTED,
    "semicolons and decimal commas": GERMAN,
    "UTF-16 with tabs": Dialect(encoding="utf-16", separator="\t"),
    "Latin-1": Dialect(encoding="latin-1", header=("Frame", "Visibility", "X", "Y", "Größe"), order="fvxy-"),
    "spaces": Dialect(separator=" "),
    "no header": Dialect(header=()),
    "another order": Dialect(header=("Y", "X", "Visibility", "Frame"), order="yxvf"),
    "counted from 1": Dialect(first=1),
    "names of pictures counted from 1": Dialect(
        header=("image", "visibility", "x", "y"), first=1, name="clip/img_{:05d}.png"
    ),
    "another size": Dialect(size=Size(1920, 1080)),
    "a smaller size": Dialect(size=Size(512, 288)),
    "no visibility": Dialect(header=("frame", "x", "y"), order="fxy"),
    "empty for none": Dialect(none=("", "")),
    "NaN for none": Dialect(none=("NaN", "nan")),
    "quoted": Dialect(quoted=True, line_end="\r\n"),
    "old Mac": Dialect(line_end="\r"),
}


def rally(seed: int = 0, frames: int = 240, *, occluded: bool = False) -> list[Truth]:
    """Return a rally that covers the picture: clears from side to side, with gaps, in whole pixels."""
    random = np.random.default_rng(seed)
    made = []
    for frame in range(frames):
        along = frame / 23
        x = 640 + 520 * np.cos(np.pi * along) + random.normal(0, 3)
        y = 560 - 480 * abs(np.sin(np.pi * along)) + random.normal(0, 3)
        gone = frame % 47 > 43
        hidden = occluded and frame % 47 == 40
        state = State.NO_BALL if gone else State.OCCLUDED if hidden else State.VISIBLE
        made.append(Truth(frame, state, *((0.0, 0.0) if gone else (float(round(x)), float(round(y))))))
    return made


def import_points(track: Track, points: Sequence[Point], *, as_human: bool) -> edits.Edit | None:
    """Return the edit that imports points, ascending."""
    frames = np.array([point.frame for point in points], np.int64)
    return edits.import_labels(track, frames, rows_of_points(points), as_human=as_human)


def read_label_data(
    data: bytes, facts: VideoFacts, overrides: Overrides | None = None, *, predicted: Rows | None = None
) -> LabelReport:
    """Read a label file of any dialect; see `LabelReader`."""
    return LabelReader(data, facts, predicted).read(overrides)
