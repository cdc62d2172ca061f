"""Model files: which network one holds and how it is fed, as far as the file says it and its shapes confirm it."""

import enum
import math
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeVar

from rallytrace.domain.flight_check import FlightCheck
from rallytrace.domain.geometry import ResizeFilter, Size
from rallytrace.errors import AppError, printable
from rallytrace.inference.model_graph import ModelGraph, Shape, read_model_graph
from rallytrace.inference.pose_model import PoseModelFile, is_pose_graph, read_pose_model
from rallytrace.inference.preprocessing import DifferenceMode
from rallytrace.input_layouts import BackgroundMode


class ModelKind(enum.StrEnum):
    """The networks; the values of the first two are those of the model files' `model_name`."""

    TRACKNET = "TrackNet"
    INPAINTNET = "InpaintNet"
    POSE = "Pose model"
    """Finds players' poses; `inference.pose_model` reads and runs it."""

    @property
    def setting(self) -> str:
        """The name of the setting that holds the user's file."""
        return "pose" if self is ModelKind.POSE else self.value.lower()

    @property
    def article(self) -> str:
        """The name with its article, for sentences."""
        if self is ModelKind.POSE:
            return "a pose model"
        return f"a{'n' if self is ModelKind.INPAINTNET else ''} {self.value}"


@dataclass(frozen=True, slots=True)
class ModelFile:
    """A model that can be run, and how.

    Attributes:
        kind: which of the two networks it is.
        size: the picture size of a TrackNet's input and heatmaps; 0x0 for an InpaintNet.
        bg_mode: how a TrackNet is given the background.
        batch: the fixed batch size; None where any will do.
        inputs: input names in the order `input`, or `coords`, `mask`.
        output: name of the output that counts.
        resize: the filter the model was trained with.
        threshold: heatmap value from which a ball counts as seen, 0 to 1.
        difference: what the `subtract` modes do above 255.
        stride: frames from one window's start to the next's that suit the model; None where it says nothing.
        rate: frames a second of the videos it was trained on.
        fill_from: the shortest gap, in frames, that an InpaintNet fills better than a curve through the neighbours.
        sha256: over the file and its data beside it.
        size_bytes: of the file and its data beside it.
        metadata: the file's own key-value pairs, without the flight check.
        flight_check: decides which peaks of this network are the ball; None where the threshold does.
    """

    path: Path
    kind: ModelKind
    seq_len: int
    size: Size
    bg_mode: BackgroundMode
    batch: int | None
    inputs: tuple[str, ...]
    output: str
    resize: ResizeFilter
    threshold: float
    difference: DifferenceMode
    stride: int | None
    rate: float
    fill_from: int
    sha256: str
    size_bytes: int
    metadata: dict[str, str] = field(hash=False)
    flight_check: FlightCheck | None = field(default=None, compare=False)


_Choice = TypeVar("_Choice", bound=enum.StrEnum)

DEFAULT_THRESHOLD = 0.5
FLIGHT_CHECK = "flight_check"
"""Key of the metadata that holds `FlightCheck.to_text`."""
DEFAULT_RATE = 30.0
DYNAMIC_INPAINT_LENGTH = 16
LONGEST_WINDOW = 1024
"""Frames; the published networks take 8 and 16."""
MOST_NUMBERS = 64 * 2**20
"""An input or an output may hold so many numbers, its fixed axes taken together: 256 MB. Sixteen windows of the
published TrackNet have 61 million, one window of Full HD pictures 54."""
_MOST_DIGITS = 9
"""Longer numbers are not even read: of thousands of digits Python makes none."""
_LONGEST_SHOWN = 60


class AskError(Exception):
    """The file leaves its background mode open; the message is the question.

    Attributes:
        choices: the modes to choose from.
    """

    def __init__(self, question: str, choices: tuple[BackgroundMode, ...]) -> None:
        super().__init__(question)
        self.choices = choices


class ModelReading:
    """Interprets one file.

    What the metadata says is believed after the shapes have confirmed it; what it does not say is inferred from the
    shapes; what the shapes leave open is asked, never guessed.

    Args:
        bg_mode: the answer to an earlier question.

    Attributes:
        findings: what had to be assumed, a sentence each.
    """

    def __init__(self, path: Path, graph: ModelGraph, bg_mode: BackgroundMode | None) -> None:
        self.path = path
        self.graph = graph
        self.answer = bg_mode
        self.findings: list[str] = []

    def model(self) -> ModelFile:
        """The model in the file.

        Raises:
            AppError: it cannot be run.
            AskError: it leaves its background mode open.
        """
        for name, shape in {**self.graph.inputs, **self.graph.outputs}.items():
            self._refuse_excess(f"its '{_shown(name)}'", shape)
        kind = self._kind()
        wrong_type = set(self.graph.inputs) - self.graph.float_inputs
        if wrong_type:
            raise self._refusal(f"its input '{_shown(min(wrong_type))}' is not float32")
        return self._tracknet() if kind is ModelKind.TRACKNET else self._inpaintnet()

    def _refuse_excess(self, subject: str, shape: Shape) -> None:
        if math.prod(axis for axis in shape if isinstance(axis, int)) > MOST_NUMBERS:
            raise self._refusal(f"{subject} {_in_words(shape)} has more than {MOST_NUMBERS // 2**20} million numbers")

    def _kind(self) -> ModelKind:
        shapes = list(self.graph.inputs.values())
        if len(shapes) == 1 and len(shapes[0]) == 4:
            kind = ModelKind.TRACKNET
        elif len(shapes) == 2 and all(len(shape) == 3 for shape in shapes):
            kind = ModelKind.INPAINTNET
        else:
            listed = ", ".join(f"{_shown(name)} {_in_words(shape)}" for name, shape in self.graph.inputs.items())
            wanted = "a TrackNet has one input (N, C, H, W) and an InpaintNet two, (N, L, 2) and (N, L, 1)"
            raise self._refusal(f"{wanted}; this file has {listed}")
        named = self.graph.metadata.get("model_name", kind.value)
        if named != kind.value:
            raise self._refusal(f"its metadata calls it '{_shown(named)}', but its inputs are those of {kind.article}")
        return kind

    def _tracknet(self) -> ModelFile:
        ((name, taken),) = self.graph.inputs.items()
        output, given = self._first_output(4)
        channels, height, width = taken[1:]
        if not isinstance(channels, int) or not isinstance(height, int) or not isinstance(width, int):
            raise self._refusal(f"its input {_in_words(taken)} has no fixed number of channels or picture size")
        for mine, theirs, axis in ((height, given[2], "height"), (width, given[3], "width")):
            if isinstance(theirs, int) and theirs != mine:
                raise self._refusal(f"its heatmaps' {axis} {theirs} differs from its input's {mine}")
        seq_len, bg_mode = self._window(channels, given[1])
        return self._file(
            taken[0],
            kind=ModelKind.TRACKNET,
            inputs=(name,),
            output=output,
            seq_len=seq_len,
            size=Size(width, height),
            bg_mode=bg_mode,
        )

    def _inpaintnet(self) -> ModelFile:
        by_last_axis = {shape[2]: name for name, shape in self.graph.inputs.items()}
        if set(by_last_axis) != {1, 2}:
            raise self._refusal("an InpaintNet's inputs end in 2 (coordinates) and 1 (mask)")
        coords, mask = by_last_axis[2], by_last_axis[1]
        output, given = self._first_output(3)
        if isinstance(given[2], int) and given[2] != 2:
            raise self._refusal(f"its output {_in_words(given)} does not end in 2 coordinates")
        shapes = (self.graph.inputs[coords], self.graph.inputs[mask], given)
        batch, length = (self._common_axis([shape[axis] for shape in shapes]) for axis in (0, 1))
        seq_len = self._metadata_int("seq_len")
        if isinstance(length, int):
            if seq_len not in (None, length):
                raise self._refusal(f"its metadata says seq_len {seq_len}, but its inputs take {length} frames")
            seq_len = self._length(length)
        elif seq_len is None:
            seq_len = DYNAMIC_INPAINT_LENGTH
            self.findings.append(f"Its window length is not given, so {seq_len} frames are assumed.")
        return self._file(
            batch,
            kind=ModelKind.INPAINTNET,
            inputs=(coords, mask),
            output=output,
            seq_len=seq_len,
            size=Size(0, 0),
            bg_mode=BackgroundMode.NONE,
        )

    def _common_axis(self, lengths: list[int | str]) -> int | str:
        """The length that coordinates, mask and output share along an axis; a name where all leave it open."""
        fixed = {length for length in lengths if isinstance(length, int)}
        if len(fixed) > 1:
            listed = ", ".join(str(length) for length in lengths)
            raise self._refusal(f"its coordinates, mask and output differ along an axis ({listed})")
        return fixed.pop() if fixed else lengths[0]

    def _first_output(self, axes: int) -> tuple[str, Shape]:
        for name, shape in self.graph.outputs.items():
            if len(shape) == axes:
                return name, shape
        raise self._refusal(f"it has no output of {axes} axes")

    def _window(self, channels: int, heatmaps: int | str) -> tuple[int, BackgroundMode]:
        """Frames in a window and background mode, from the channels in and out and the metadata."""
        seq_len = self._metadata_int("seq_len")
        if isinstance(heatmaps, int):
            if seq_len not in (None, heatmaps):
                raise self._refusal(f"its metadata says seq_len {seq_len}, but it gives {heatmaps} heatmaps")
            seq_len = self._length(heatmaps)
        fitting = [
            (length, mode)
            for mode in BackgroundMode
            for length in ([seq_len] if seq_len else range(1, min(channels, LONGEST_WINDOW) + 1))
            if mode.channels(length) == channels
        ]
        named = self._named_mode()
        if named is not None:
            fitting = [pair for pair in fitting if pair[1] is named]
        if not fitting:
            raise self._refusal(_misfit(channels, seq_len, named))
        if len(fitting) > 1:
            raise self._question(channels, fitting)
        if "seq_len" not in self.graph.metadata or "bg_mode" not in self.graph.metadata:
            length, mode = fitting[0]
            self.findings.append(
                f"Its metadata is incomplete; from its shapes ({channels} channels in), it takes {length} frames "
                f"with background mode '{mode.value or 'none'}'."
            )
        return fitting[0]

    def _length(self, frames: int) -> int:
        if frames > LONGEST_WINDOW:
            raise self._refusal(f"its windows of {frames} frames are longer than {LONGEST_WINDOW}")
        return frames

    def _named_mode(self) -> BackgroundMode | None:
        text = self.graph.metadata.get("bg_mode")
        if text is None:
            return self.answer
        try:
            mode = BackgroundMode(text)
        except ValueError:
            raise self._refusal(f"its metadata says bg_mode '{_shown(text)}', which is not a supported mode") from None
        if self.answer not in (None, mode):
            raise AppError(
                f"{self.path} has the bg_mode '{text}', but '{self.answer}' was asked for.",
                "Omit --bg-mode: the file contains its background mode.",
            )
        return mode

    def _question(self, channels: int, fitting: list[tuple[int, BackgroundMode]]) -> AskError:
        options = " or ".join(f"'{mode.value or 'none'}' with {length} frames" for length, mode in fitting)
        return AskError(
            f"{self.path} does not contain its background mode; its {channels} input channels fit {options}.",
            tuple(mode for _, mode in fitting),
        )

    def _file(
        self,
        batch_axis: int | str,
        *,
        kind: ModelKind,
        inputs: tuple[str, ...],
        output: str,
        seq_len: int,
        size: Size,
        bg_mode: BackgroundMode,
    ) -> ModelFile:
        return ModelFile(
            path=self.path,
            kind=kind,
            seq_len=seq_len,
            size=size,
            bg_mode=bg_mode,
            batch=self._batch(batch_axis),
            inputs=inputs,
            output=output,
            resize=self._choice("resize", ResizeFilter, ResizeFilter.BICUBIC),
            threshold=self._number("threshold", DEFAULT_THRESHOLD, 0.01, 0.99),
            difference=self._choice("difference", DifferenceMode, DifferenceMode.CLIP),
            stride=self._stride(seq_len),
            rate=self._number("fps", DEFAULT_RATE, 1.0, 1000.0),
            fill_from=self._metadata_int("fill_from") or 1,
            sha256=self.graph.sha256,
            size_bytes=self.graph.size_bytes,
            metadata={key: text for key, text in self.graph.metadata.items() if key != FLIGHT_CHECK},
            flight_check=self._flight_check(),
        )

    def _flight_check(self) -> FlightCheck | None:
        text = self.graph.metadata.get(FLIGHT_CHECK)
        if text is None:
            return None
        try:
            return FlightCheck.from_text(text)
        except ValueError:
            self.findings.append(f"Its {FLIGHT_CHECK} cannot be read, so only the threshold is used.")
            return None

    def _stride(self, seq_len: int) -> int | None:
        stride = self._metadata_int("stride")
        return stride if stride is not None and 1 <= stride <= seq_len else None

    def _batch(self, axis: int | str) -> int | None:
        claimed = self.graph.metadata.get("batch_mode")
        if isinstance(axis, int):
            size = self._metadata_int("batch_size")
            if claimed == "dynamic":
                raise self._refusal(f"its metadata says any batch, but its input takes exactly {axis}")
            if claimed == "fixed" and size not in (None, axis):
                raise self._refusal(f"its metadata says batches of {size}, but its input takes exactly {axis}")
            return axis
        if claimed != "fixed":
            return None
        size = self._metadata_int("batch_size") or 1
        for shape in self.graph.inputs.values():
            self._refuse_excess(f"with batches of {size} its input", (size, *shape[1:]))
        return size

    def _metadata_int(self, key: str) -> int | None:
        text = self.graph.metadata.get(key)
        if text is None:
            return None
        digits = text.strip()
        if not digits.isdecimal() or len(digits) > _MOST_DIGITS or not 1 <= int(digits) <= LONGEST_WINDOW:
            raise self._refusal(f"its metadata says {key} '{_shown(text)}', which is not a valid whole number")
        return int(digits)

    def _number(self, key: str, default: float, low: float, high: float) -> float:
        text = self.graph.metadata.get(key)
        if text is None:
            return default
        try:
            value = float(text)
        except ValueError:
            value = low - 1
        if not low <= value <= high:
            said = f"{key} '{_shown(text)}'"
            self.findings.append(f"Its metadata says {said}, which is not valid; {default:g} is used.")
            return default
        return value

    def _choice(self, key: str, choices: type[_Choice], default: _Choice) -> _Choice:
        text = self.graph.metadata.get(key)
        if text is None:
            return default
        if text not in list(choices):
            said = f"{key} '{_shown(text)}'"
            self.findings.append(f"Its metadata says {said}, which is not supported; '{default}' is used.")
            return default
        return choices(text)

    def _refusal(self, reason: str) -> AppError:
        return AppError(f"{self.path} cannot be used: {reason}.", "Choose another file or export it again.")


def _in_words(shape: Shape) -> str:
    return "(" + ", ".join(_shown(str(axis)) for axis in shape) + ")"


def _shown(text: str) -> str:
    """Text from the file, escaped and shortened to be shown."""
    return printable(text, _LONGEST_SHOWN)


def _misfit(channels: int, seq_len: int | None, mode: BackgroundMode | None) -> str:
    if seq_len is not None and mode is not None:
        wanted = mode.channels(seq_len)
        name = mode.value or "none"
        return f"{seq_len} frames with bg_mode '{name}' want {wanted} input channels, but it takes {channels}"
    frames = "any number of frames" if seq_len is None else f"{seq_len} frames"
    return f"its {channels} input channels fit no background mode with {frames}"


class ModelVerdict(enum.StrEnum):
    """The result of a check, in a word."""

    FITS = "fits"
    ASSUMED = "fits, with assumptions"
    ASK = "needs an answer"
    REFUSED = "does not fit"


@dataclass(frozen=True, slots=True)
class ModelCheck:
    """The result of checking a model file.

    Attributes:
        verdict: whether it can be run.
        summary: the verdict in a sentence.
        findings: what was inferred, assumed or asked, a sentence each.
        choices: for the verdict ASK, the background modes to choose from.
        model: the model, for the verdicts FITS and ASSUMED, if it is one that finds the ball.
        pose: the same, if it is one that finds players.
        convertible: whether it is a checkpoint that `rallytrace convert` makes a model of.
    """

    path: Path
    verdict: ModelVerdict
    summary: str
    findings: tuple[str, ...] = ()
    choices: tuple[BackgroundMode, ...] = ()
    model: ModelFile | None = None
    pose: PoseModelFile | None = None
    convertible: bool = False

    @property
    def usable(self) -> bool:
        return self.model is not None or self.pose is not None


def check_model(path: Path, *, bg_mode: BackgroundMode | None = None) -> ModelCheck:
    """Check whether a model file can be run, without running it.

    Args:
        bg_mode: the answer to an earlier question, where the file itself leaves the background mode open.
    """
    try:
        graph = read_model_graph(path)
        if is_pose_graph(graph):
            return _check_pose_model(path, graph)
        reading = ModelReading(path, graph, bg_mode)
        model = reading.model()
    except AskError as question:
        return ModelCheck(path, ModelVerdict.ASK, str(question), choices=question.choices)
    except AppError as error:
        return ModelCheck(path, ModelVerdict.REFUSED, str(error))
    verdict = ModelVerdict.ASSUMED if reading.findings else ModelVerdict.FITS
    return ModelCheck(path, verdict, _describe(model), tuple(reading.findings), model=model)


def _check_pose_model(path: Path, graph: ModelGraph) -> ModelCheck:
    pose, findings = read_pose_model(path, graph)
    return ModelCheck(path, ModelVerdict.ASSUMED if findings else ModelVerdict.FITS, pose.words, findings, pose=pose)


def load_model_file(path: Path, kind: ModelKind, *, bg_mode: BackgroundMode | None = None) -> ModelFile:
    """Check a model file and return the model in it.

    Raises:
        AppError: it cannot be run, leaves a question open, or is the other network.
    """
    check = check_model(path, bg_mode=bg_mode)
    if check.pose is not None:
        raise _other_network(path, ModelKind.POSE, kind)
    if check.model is None:
        remedy = ""
        if check.verdict is ModelVerdict.ASK:
            remedy = "Add 'bg_mode' to the metadata of the file, or use --bg-mode."
        raise AppError(check.summary, remedy)
    if check.model.kind is not kind:
        raise _other_network(path, check.model.kind, kind)
    return check.model


def _other_network(path: Path, found: ModelKind, wanted: ModelKind) -> AppError:
    return AppError(
        f"{path} is {found.article}, but {wanted.article} is needed here.", "Check that model files are not swapped."
    )


def _describe(model: ModelFile) -> str:
    batch = "any batch" if model.batch is None else f"batches of {model.batch}"
    if model.kind is ModelKind.INPAINTNET:
        return f"InpaintNet over {model.seq_len} frames, {batch}."
    background = model.bg_mode.value or "none"
    return f"TrackNet over {model.seq_len} frames at {model.size}, background mode {background}, {batch}."
