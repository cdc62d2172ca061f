"""Find a model file's network, family and options in its metadata, as far as its shapes confirm them."""

import enum
import functools
import math
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TypeAlias, TypeVar

from rallytrace.analysis.flight_check import FlightCheck
from rallytrace.errors import AppError, printable
from rallytrace.inference.model_files.model_graph import (
    FLOAT_TYPES,
    INTEGER_TYPES,
    ModelGraph,
    Shape,
    batch_words,
    format_shape,
    refuse_model,
)
from rallytrace.inference.model_files.outputs import fits_output
from rallytrace.model_records.input_layouts import FAMILIES, BackgroundMode, Family, OutputForm
from rallytrace.model_records.network_modes import DifferenceMode
from rallytrace.settings.rules import WordedEnum
from rallytrace.texts import tr_lazy
from rallytrace.track.geometry import ResizeFilter, Size, parse_size

_Choice = TypeVar("_Choice", bound=enum.StrEnum)
FLIGHT_CHECK = "flight_check"
"""Metadata key for `FlightCheck.to_text`."""
DEFAULT_FRAME_RATE_FPS = 30.0
DEFAULT_INPAINT_WINDOW_FRAMES = 16
MAX_WINDOW_FRAMES = 1024
"""Maximum number of frames in a window; the published networks use 8 and 16."""
MAX_TENSOR_VALUES = 64 * 2**20
"""Maximum number of values in an input or output over its fixed axes, 256 MB as float32. Sixteen windows of the
published TrackNet have 61 million, one window of Full HD pictures 54 million."""
_CHANNELS_LAST_RATIO = 4
"""A picture is assumed to be channels-last if height and channels are at least this many times the width."""
_MAX_DIGITS = 9
"""Maximum number of digits in a metadata number. Python refuses to parse thousands of digits."""
_MAX_SHOWN_CHARACTERS = 60
ChosenFamilies: TypeAlias = Iterable[tuple[str, str]]
"""Pairs of a file's SHA-256 and the name of the family that the user chose for it."""


class ModelKind(WordedEnum):
    """A kind of network. The first two values are those of `model_name` in the model files.

    Attributes:
        words: name with its article, for sentences.
    """

    TRACKNET = "TrackNet", tr_lazy("models", "a TrackNet")
    INPAINTNET = "InpaintNet", tr_lazy("models", "an InpaintNet")
    POSE = "Pose model", tr_lazy("models", "a pose model")
    """Finds players' poses; `inference.poses` reads and runs it."""
    EMBEDDING = "Embedding network", tr_lazy("models", "an embedding network")
    """Recognises persons; `inference.poses` reads and runs it."""

    @property
    def setting(self) -> str:
        """Return the name of the setting for the user's file."""
        return self.name.lower()


@dataclass(frozen=True, slots=True)
class RecurrentInput:
    """An input that takes the network's own output of the previous window.

    Attributes:
        shape: shape of both for one window.
    """

    input: str
    output: str
    shape: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ModelFile:
    """A runnable model with its options.

    Attributes:
        kind: TrackNet or InpaintNet.
        seq_len: number of frames in a window.
        size: picture size of a TrackNet's input and heatmaps; 0x0 for an InpaintNet.
        family: input and output layout of a TrackNet.
        batch: fixed batch size; None for any.
        inputs: input names in the order `input`, or `coords`, `mask`; without the `recurrent` one.
        output: name of the output that is used.
        resize: filter that the model was trained with.
        threshold: heatmap value from which a ball counts as visible, 0 to 1.
        difference: how differences above 255 are handled.
        stride: recommended number of frames from one window's start to the next's; None if the file has none.
        second_look: heatmap value below which a frame is run again (`inference/flip_tta.py`); None for a network
            without a measured value.
        crop: size of the part of the picture in which the network follows the ball (`inference/crops.py`); None for a
            network without a measured size.
        lead: fraction of a frame's motion by which labels of flying balls are ahead of peaks; 0 without a measured
            value.
        rate: frame rate of the training videos, in frames per second.
        fill_from: shortest gap, in frames, that an InpaintNet fills better than a curve through the neighbours.
        sha256: hash of the file and its external data.
        size_bytes: size of the file and its external data.
        metadata: key-value pairs of the file, without the flight check.
        flight_check: decides about this network's peaks; None leaves that to the threshold.
        recurrent: input of a TrackNet for its own earlier output; None without one.
    """

    path: Path
    kind: ModelKind
    seq_len: int
    size: Size
    family: Family
    batch: int | None
    inputs: tuple[str, ...]
    output: str
    resize: ResizeFilter
    threshold: float
    difference: DifferenceMode
    stride: int | None
    second_look: float | None
    lead: float
    rate: float
    fill_from: int
    sha256: str
    size_bytes: int
    metadata: dict[str, str] = field(hash=False)
    flight_check: FlightCheck | None = field(default=None, compare=False)
    crop: Size | None = None
    recurrent: RecurrentInput | None = None

    @property
    def bg_mode(self) -> BackgroundMode:
        """Return the family's name in TrackNetV3's files; NONE for other families."""
        return BackgroundMode(self.family.bg_mode or "")

    @property
    def n_output_frames(self) -> int:
        """Return how many frames of a window have a heatmap."""
        return self.family.n_output_frames(self.seq_len)

    @property
    def past(self) -> int:
        """Return the number of a window's frames before those with a heatmap."""
        return self.family.past(self.seq_len)

    @property
    def past_of_single_output(self) -> int | None:
        """Return `past` for a network with a single heatmap per window; None for others."""
        return None if self.n_output_frames == self.seq_len else self.past

    @property
    def words(self) -> str:
        """Return a sentence about the network."""
        batch = batch_words(self.batch)
        if self.kind is ModelKind.INPAINTNET:
            return tr_lazy("models", "InpaintNet over {frames} frames, {batch}.", frames=self.seq_len, batch=batch)
        family = self.family
        named = (
            tr_lazy("models", "family {name}", name=family.name)
            if family.bg_mode is None
            else tr_lazy("models", "background mode {name}", name=family.name)
        )
        if self.recurrent is None:
            return tr_lazy(
                "models",
                "TrackNet over {frames} frames at {size}, {family}, {batch}.",
                frames=self.seq_len,
                size=self.size,
                family=named,
                batch=batch,
            )
        return tr_lazy(
            "models",
            "TrackNet over {frames} frames at {size}, {family}, {batch}, carrying '{input}' from window to window.",
            frames=self.seq_len,
            size=self.size,
            family=named,
            batch=batch,
            input=self.recurrent.input,
        )


class AskError(Exception):
    """Raised for a file that does not reveal its family.

    Attributes:
        choices: families to choose from.
    """

    def __init__(self, question: str, choices: tuple[Family, ...]) -> None:
        super().__init__(question)
        self.question = question
        self.choices = choices


class ModelFileReader:
    """An interpreter of one model file.

    Metadata counts if the shapes confirm it. Missing facts are inferred from the shapes. The user is asked for facts
    that remain open; they are never guessed.

    Args:
        family: the requested family, refused if the file contradicts it; None to find it.
        chosen_families: chosen families by the file's SHA-256, for files without a family.

    Attributes:
        findings: assumptions, a sentence each.
        fitting: all families that a TrackNet's shapes and metadata allow, after a call of `model`.
    """

    def __init__(
        self, path: Path, graph: ModelGraph, family: Family | None, chosen_families: ChosenFamilies = ()
    ) -> None:
        self.path = path
        self.graph = graph
        self.chosen = family
        self.kept = Family.find(dict(chosen_families).get(graph.sha256))
        self.findings: list[str] = []
        self.fitting: tuple[Family, ...] = ()

    def model(self) -> ModelFile:
        """Return the model in the file.

        Raises:
            AppError: the file cannot be run.
            AskError: the file does not reveal its family.
        """
        for name, shape in {**self.graph.inputs, **self.graph.outputs}.items():
            if _is_excessive(shape):
                raise self._refusal(
                    tr_lazy(
                        "errors",
                        "its '{name}' {shape} has more than {limit} million numbers",
                        name=_shorten(name),
                        shape=format_shape(shape),
                        limit=MAX_TENSOR_VALUES // 2**20,
                    )
                )
        kind = self._kind()
        wrong_type = set(self.graph.inputs) - self.graph.float_inputs
        if wrong_type:
            raise self._refusal(
                tr_lazy("errors", "its input '{name}' is not float32 or float16", name=_shorten(min(wrong_type)))
            )
        return self._tracknet() if kind is ModelKind.TRACKNET else self._inpaintnet()

    def _kind(self) -> ModelKind:
        shapes = list(self.graph.inputs.values())
        pictures = [shape for shape in shapes if len(shape) == 4]
        if len(pictures) == 1 and (len(shapes) == 1 or (len(shapes) == 2 and self._recurrent() is not None)):
            kind = ModelKind.TRACKNET
        elif len(shapes) == 2 and all(len(shape) == 3 for shape in shapes):
            kind = ModelKind.INPAINTNET
        else:
            listed = ", ".join(f"{_shorten(name)} {format_shape(shape)}" for name, shape in self.graph.inputs.items())
            raise self._refusal(
                tr_lazy(
                    "errors",
                    "a TrackNet has one input (N, C, H, W) and an InpaintNet two, (N, L, 2) and (N, L, 1); this file "
                    "has {inputs}",
                    inputs=listed,
                )
            )
        named = self.graph.metadata.get("model_name", kind.value)
        if named != kind.value:
            raise self._refusal(
                tr_lazy(
                    "errors",
                    "its metadata calls it '{name}', but its inputs are those of {words}",
                    name=_shorten(named),
                    words=kind.words,
                )
            )
        return kind

    def _recurrent(self) -> RecurrentInput | None:
        """Return the input besides the pictures if an output has the same shape. Free axes count as 1."""
        for name, shape in self.graph.inputs.items():
            matching = [output for output, given in self.graph.outputs.items() if len(given) == len(shape) != 4]
            if matching and len(shape) in (2, 3):
                named = [axis for axis in shape if isinstance(axis, str)]
                fixed = math.prod(axis for axis in shape if isinstance(axis, int))
                if len(named) <= 1 and fixed <= MAX_TENSOR_VALUES:
                    return RecurrentInput(
                        name, matching[0], tuple(1 if isinstance(axis, str) else axis for axis in shape)
                    )
        return None

    def picture_input(self) -> tuple[str, Shape]:
        """Return the input of a TrackNet that takes pictures, and its shape. Their size may be free.

        Raises:
            AppError: there is none of the layout (N, channels, H, W), or other inputs have 4 axes, too.
        """
        if self._kind() is not ModelKind.TRACKNET:
            raise self._refusal(tr_lazy("errors", "it takes no pictures"))
        name, taken = next((name, shape) for name, shape in self.graph.inputs.items() if len(shape) == 4)
        channels, height, width = taken[1:]
        if not isinstance(channels, int):
            raise self._refusal(
                tr_lazy(
                    "errors",
                    "its input {shape} has no fixed number of channels",
                    shape=format_shape(taken),
                )
            )
        shortest = min(axis for axis in (channels, height) if isinstance(axis, int))
        if isinstance(width, int) and width * _CHANNELS_LAST_RATIO <= shortest:
            raise self._refusal(
                tr_lazy(
                    "errors",
                    "its input {shape} looks channels-last, but (N, channels, H, W) is needed",
                    shape=format_shape(taken),
                )
            )
        return name, taken

    def _tracknet(self) -> ModelFile:
        name, taken = self.picture_input()
        recurrent = self._recurrent()
        channels, height, width = taken[1:]
        assert isinstance(channels, int)
        if not isinstance(height, int) or not isinstance(width, int):
            raise AppError(
                tr_lazy(
                    "errors",
                    "{path} takes pictures of any size, {shape}, so the size must be chosen.",
                    path=self.path,
                    shape=format_shape(taken),
                ),
                tr_lazy(
                    "errors",
                    'State it in a copy with: rallytrace check "{path}" --size 512x288 --write COPY.onnx.',
                    path=self.path,
                ),
            )
        size = Size(width, height)
        output, given = self._output(4, 3, carried=None if recurrent is None else recurrent.output)
        seq_len, family = self._family(channels, given, size, is_recurrent=recurrent is not None)
        self._check_type(output, family)
        found = self._file(
            taken[0],
            kind=ModelKind.TRACKNET,
            inputs=(name,),
            output=output,
            seq_len=seq_len,
            size=size,
            family=family,
        )
        # The state belongs to a single window, so the batch size is 1.
        return found if recurrent is None else replace(found, batch=1, recurrent=recurrent)

    def _output(self, *axes: int, carried: str | None = None) -> tuple[str, Shape]:
        """Return the first output other than `carried` with `axes[0]` axes, or else the first with `axes[1]`."""
        for count in axes:
            for name, shape in self.graph.outputs.items():
                if len(shape) == count and name != carried:
                    return name, shape
        raise self._refusal(tr_lazy("errors", "it has no output of {axes} axes", axes=axes[0]))

    def _check_type(self, output: str, family: Family) -> None:
        """Raise AppError if an output type does not fit the family. Classes may be of any type."""
        kind = self.graph.output_types[output]
        if kind in FLOAT_TYPES or (kind in INTEGER_TYPES and family.form is OutputForm.CLASSES):
            return
        if kind not in INTEGER_TYPES or family.form is OutputForm.GRID or family.logits:
            raise self._wrong_output_type(output)
        self.findings.append(
            tr_lazy(
                "models",
                "Its heatmaps are whole numbers ({kind}), so 1 is assumed to mean ball and 0 no ball.",
                kind=kind,
            )
        )

    def _wrong_output_type(self, output: str) -> AppError:
        kind = self.graph.output_types[output]
        return self._refusal(
            tr_lazy("errors", "its output '{name}' is {kind}, but float32 is needed", name=_shorten(output), kind=kind)
        )

    def _inpaintnet(self) -> ModelFile:
        by_last_axis = {shape[2]: name for name, shape in self.graph.inputs.items()}
        if set(by_last_axis) != {1, 2}:
            raise self._refusal(tr_lazy("errors", "an InpaintNet's inputs end in 2 (coordinates) and 1 (mask)"))
        coords, mask = by_last_axis[2], by_last_axis[1]
        output, given = self._output(3)
        if isinstance(given[2], int) and given[2] != 2:
            raise self._refusal(
                tr_lazy(
                    "errors",
                    "its output {shape} does not end in 2 coordinates",
                    shape=format_shape(given),
                )
            )
        if self.graph.output_types[output] not in FLOAT_TYPES:
            raise self._wrong_output_type(output)
        shapes = (self.graph.inputs[coords], self.graph.inputs[mask], given)
        batch, length = (self._common_axis([shape[axis] for shape in shapes]) for axis in (0, 1))
        seq_len = self._metadata_int("seq_len")
        if isinstance(length, int):
            if seq_len not in (None, length):
                raise self._refusal(
                    tr_lazy(
                        "errors",
                        "its metadata says seq_len {seq_len}, but its inputs take {length} frames",
                        seq_len=seq_len,
                        length=length,
                    )
                )
            seq_len = self._length(length)
        elif seq_len is None:
            seq_len = DEFAULT_INPAINT_WINDOW_FRAMES
            self.findings.append(
                tr_lazy("models", "Its window length is not given, so {seq_len} frames are assumed.", seq_len=seq_len)
            )
        return self._file(
            batch,
            kind=ModelKind.INPAINTNET,
            inputs=(coords, mask),
            output=output,
            seq_len=seq_len,
            size=Size(0, 0),
            family=FAMILIES["none"],
        )

    def _common_axis(self, lengths: list[int | str]) -> int | str:
        """Return the common length of coordinates, mask and output along an axis, or the name of a free axis."""
        fixed = {length for length in lengths if isinstance(length, int)}
        if len(fixed) > 1:
            listed = ", ".join(str(length) for length in lengths)
            raise self._refusal(
                tr_lazy("errors", "its coordinates, mask and output differ along an axis ({listed})", listed=listed)
            )
        return fixed.pop() if fixed else lengths[0]

    def _family(self, channels: int, given: Shape, size: Size, *, is_recurrent: bool) -> tuple[int, Family]:
        seq_len, declared = self._metadata_int("seq_len"), self._declared_family()
        fitting = [
            (length, family)
            for family in FAMILIES.values()
            for length in ([seq_len] if seq_len else range(1, min(channels, MAX_WINDOW_FRAMES) + 1))
            if family.channels(length) == channels
            and fits_output(family, length, size, given)
            and (family.recurrent or not is_recurrent)
            and declared in (None, family)
        ]
        self.fitting = tuple(dict.fromkeys(family for _, family in fitting))
        named = declared or self.chosen or (self.kept if self.kept in self.fitting else None)
        fitting = [(length, family) for length, family in fitting if named in (None, family)]
        if not fitting:
            raise self._shape_error(channels, given, size, named)
        if named is None:
            known = [(length, family) for length, family in fitting if not family.lengths or length in family.lengths]
            fitting = known or fitting
        if len(fitting) > 1:
            raise self._question(channels, given, fitting)
        length, family = fitting[0]
        if "seq_len" not in self.graph.metadata or not {"family", "bg_mode"} & set(self.graph.metadata):
            self.findings.append(
                tr_lazy(
                    "models",
                    "Its metadata is incomplete. Its shapes ({channels} input channels) suggest {frames} frames in "
                    "the family '{family}'.",
                    channels=channels,
                    frames=length,
                    family=family.name,
                )
            )
        return length, family

    def _shape_error(self, channels: int, given: Shape, size: Size, family: Family | None) -> AppError:
        if len(given) != 4:
            return self._refusal(tr_lazy("errors", "it has no output of 4 axes"))
        height, width = given[2:]
        if isinstance(height, int) and height != size.height:
            words = tr_lazy(
                "errors",
                "its heatmaps' height {found} differs from its input's {expected}",
                found=height,
                expected=size.height,
            )
        elif isinstance(width, int) and width != size.width:
            words = tr_lazy(
                "errors",
                "its heatmaps' width {found} differs from its input's {expected}",
                found=width,
                expected=size.width,
            )
        else:
            words = self._channels_refusal(channels, given[1], family)
        return self._refusal(words)

    def _channels_refusal(self, channels: int, heatmaps: int | str, family: Family | None) -> str:
        seq_len = self._metadata_int("seq_len")
        if isinstance(heatmaps, int):
            if seq_len not in (None, heatmaps):
                return tr_lazy(
                    "errors",
                    "its metadata says seq_len {seq_len}, but it gives {heatmaps} heatmaps",
                    seq_len=seq_len,
                    heatmaps=heatmaps,
                )
            seq_len = self._length(heatmaps)
        if seq_len is not None and family is not None:
            wanted = family.channels(seq_len)
            return tr_lazy(
                "errors",
                "{seq_len} frames of the family '{name}' need {wanted} input channels, but it takes {channels}",
                seq_len=seq_len,
                name=family.name,
                wanted=wanted,
                channels=channels,
            )
        if seq_len is None:
            return tr_lazy(
                "errors",
                "its {channels} input channels fit no family with any number of frames",
                channels=channels,
            )
        return tr_lazy(
            "errors",
            "its {channels} input channels fit no family with {frames} frames",
            channels=channels,
            frames=seq_len,
        )

    def _length(self, frames: int) -> int:
        if frames > MAX_WINDOW_FRAMES:
            raise self._refusal(
                tr_lazy(
                    "errors",
                    "its windows of {frames} frames are longer than {max_window_frames}",
                    frames=frames,
                    max_window_frames=MAX_WINDOW_FRAMES,
                )
            )
        return frames

    def _declared_family(self) -> Family | None:
        metadata = self.graph.metadata
        key = "family" if "family" in metadata else "bg_mode"
        if key not in metadata:
            return None
        text = metadata[key]
        names = {family.name if key == "family" else family.bg_mode: family for family in FAMILIES.values()}
        named = names.get(text)
        if named is None:
            if key == "family":
                raise self._refusal(
                    tr_lazy(
                        "errors",
                        "its metadata says family '{name}', which is not a supported family",
                        name=_shorten(text),
                    )
                )
            raise self._refusal(
                tr_lazy(
                    "errors", "its metadata says bg_mode '{name}', which is not a supported mode", name=_shorten(text)
                )
            )
        if self.chosen not in (None, named):
            raise AppError(
                tr_lazy(
                    "errors",
                    "{path} belongs to the family '{named}', not to '{name}'.",
                    path=self.path,
                    named=named.name,
                    name=self.chosen.name,
                ),
                tr_lazy("errors", "Omit --family, because the file states its family."),
            )
        return named

    def _question(self, channels: int, given: Shape, fitting: list[tuple[int, Family]]) -> AskError:
        first, *others = (
            tr_lazy("models", "'{family}' with {frames} frames", family=family.name, frames=length)
            for length, family in fitting
        )
        options = functools.reduce(
            lambda left, right: tr_lazy("models", "{left} or {right}", left=left, right=right), others, first
        )
        question = tr_lazy(
            "models",
            "{path} does not say what its input is. Its {channels} input channels and its output {shape} fit "
            "{options}.",
            path=self.path,
            channels=channels,
            shape=format_shape(given),
            options=options,
        )
        return AskError(question, tuple(dict.fromkeys(family for _, family in fitting)))

    def _file(
        self,
        batch_axis: int | str,
        *,
        kind: ModelKind,
        inputs: tuple[str, ...],
        output: str,
        seq_len: int,
        size: Size,
        family: Family,
    ) -> ModelFile:
        return ModelFile(
            path=self.path,
            kind=kind,
            seq_len=seq_len,
            size=size,
            family=family,
            batch=self._batch(batch_axis),
            inputs=inputs,
            output=output,
            resize=self._choice("resize", ResizeFilter, family.resize),
            threshold=self._number("threshold", family.threshold, 0.01, 0.99),
            difference=self._choice("difference", DifferenceMode, DifferenceMode.CLIP),
            stride=self._stride(seq_len),
            second_look=self._number("second_look", 0.0, 0.01, 0.99) or None,
            lead=self._number("lead", 0.0, -0.5, 0.5),
            rate=self._number("fps", DEFAULT_FRAME_RATE_FPS, 1.0, 1000.0),
            fill_from=self._metadata_int("fill_from") or 1,
            sha256=self.graph.sha256,
            size_bytes=self.graph.size_bytes,
            metadata={key: text for key, text in self.graph.metadata.items() if key != FLIGHT_CHECK},
            flight_check=self._flight_check(),
            crop=self._crop(size),
        )

    def _crop(self, size: Size) -> Size | None:
        crop = parse_size(self.graph.metadata.get("crop", ""))
        fits = crop is not None and 0 < crop.width <= size.width and 0 < crop.height <= size.height
        return crop if fits else None

    def _flight_check(self) -> FlightCheck | None:
        text = self.graph.metadata.get(FLIGHT_CHECK)
        if text is None:
            return None
        try:
            return FlightCheck.from_text(text)
        except ValueError:
            self.findings.append(
                tr_lazy(
                    "models",
                    "Its {flight_check} cannot be read, so only the threshold is used.",
                    flight_check=FLIGHT_CHECK,
                )
            )
            return None

    def _stride(self, seq_len: int) -> int | None:
        stride = self._metadata_int("stride")
        return stride if stride is not None and 1 <= stride <= seq_len else None

    def _batch(self, axis: int | str) -> int | None:
        claimed = self.graph.metadata.get("batch_mode")
        if isinstance(axis, int):
            size = self._metadata_int("batch_size")
            if claimed == "dynamic":
                raise self._refusal(
                    tr_lazy("errors", "its metadata says any batch, but its input takes exactly {axis}", axis=axis)
                )
            if claimed == "fixed" and size not in (None, axis):
                raise self._refusal(
                    tr_lazy(
                        "errors",
                        "its metadata says batches of {size}, but its input takes exactly {axis}",
                        size=size,
                        axis=axis,
                    )
                )
            return axis
        if claimed != "fixed":
            return None
        size = self._metadata_int("batch_size") or 1
        for shape in self.graph.inputs.values():
            if _is_excessive((size, *shape[1:])):
                raise self._refusal(
                    tr_lazy(
                        "errors",
                        "with batches of {batch} its input {shape} has more than {limit} million numbers",
                        batch=size,
                        shape=format_shape((size, *shape[1:])),
                        limit=MAX_TENSOR_VALUES // 2**20,
                    )
                )
        return size

    def _metadata_int(self, key: str) -> int | None:
        text = self.graph.metadata.get(key)
        if text is None:
            return None
        digits = text.strip()
        if not digits.isdecimal() or len(digits) > _MAX_DIGITS or not 1 <= int(digits) <= MAX_WINDOW_FRAMES:
            raise self._refusal(
                tr_lazy(
                    "errors",
                    "its metadata says {key} '{name}', which is not a valid whole number",
                    key=key,
                    name=_shorten(text),
                )
            )
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
            entry = f"{key} '{_shorten(text)}'"
            self.findings.append(
                tr_lazy(
                    "models",
                    "Its metadata says {entry}, which is not valid; {default:g} is used.",
                    entry=entry,
                    default=default,
                )
            )
            return default
        return value

    def _choice(self, key: str, choices: type[_Choice], default: _Choice) -> _Choice:
        text = self.graph.metadata.get(key)
        if text is None:
            return default
        if text not in list(choices):
            entry = f"{key} '{_shorten(text)}'"
            self.findings.append(
                tr_lazy(
                    "models",
                    "Its metadata says {entry}, which is not supported; '{default}' is used.",
                    entry=entry,
                    default=default,
                )
            )
            return default
        return choices(text)

    def _refusal(self, reason: str) -> AppError:
        return refuse_model(self.path, reason)


def _is_excessive(shape: Shape) -> bool:
    return math.prod(axis for axis in shape if isinstance(axis, int)) > MAX_TENSOR_VALUES


def _shorten(text: str) -> str:
    """Return text from the file, escaped and shortened for messages."""
    return printable(text, _MAX_SHOWN_CHARACTERS)
