"""Run a pose model on a provider: find persons in pictures."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from rallytrace.errors import AppError
from rallytrace.inference.model_files.model_graph import format_shape
from rallytrace.inference.model_files.pose_families import FAMILIES, PoseFamily, read_persons
from rallytrace.inference.model_files.pose_file import PoseModelFile
from rallytrace.inference.model_files.rtmpose import Crop
from rallytrace.inference.networks import Network, pad_batch
from rallytrace.inference.preprocessing import Picture
from rallytrace.model_records.execution_providers import SessionOptions
from rallytrace.process.stop_switch import StopSwitch
from rallytrace.texts import tr_lazy
from rallytrace.track.arrays import Floats32
from rallytrace.track.geometry import ResizeFilter, Size
from rallytrace.track.poses import KEYPOINTS, Person

_BORDER_LEVEL: Final = 114


@dataclass(frozen=True, slots=True)
class Letterbox:
    """The position of a frame within the network's input picture.

    Attributes:
        frame: size of the frame.
        scale: pixels of the picture per pixel of the frame.
        left: width of the left border in pixels.
        top: height of the top border in pixels.
        inner: size of the frame within the picture.
    """

    picture: Size
    frame: Size
    scale: float
    left: int
    top: int
    inner: Size

    @classmethod
    def of(cls, frame: Size, picture: Size) -> "Letterbox":
        """Return the letterbox with the largest fitting frame in the middle."""
        scale = min(picture.width / frame.width, picture.height / frame.height)
        inner = Size(max(round(frame.width * scale), 1), max(round(frame.height * scale), 1))
        # If a border is odd, the right and bottom get the extra pixel, as in Ultralytics' program.
        left, top = (picture.width - inner.width) // 2, (picture.height - inner.height) // 2
        return cls(picture, frame, scale, left, top, inner)

    def lay_out(self, picture: Picture) -> Floats32:
        """Return the network's input for one frame, float32 (3, H, W)."""
        canvas = np.full((self.picture.height, self.picture.width, 3), _BORDER_LEVEL, np.uint8)
        rows, columns = slice(self.top, self.top + self.inner.height), slice(self.left, self.left + self.inner.width)
        canvas[rows, columns] = picture.rgb_resized(self.inner, ResizeFilter.AREA)
        return np.asarray(canvas.transpose(2, 0, 1), np.float32, order="C") / np.float32(255)

    def to_frame(self, positions: Floats32) -> Floats32:
        """Convert positions (n, 2), measured from the corner of the input picture, to positions in the frame."""
        moved = (positions - np.array([self.left, self.top], np.float32)) / np.float32(self.scale) - np.float32(0.5)
        last = np.array([self.frame.width - 1, self.frame.height - 1], np.float32)
        return np.asarray(np.clip(moved, 0, last), np.float32)


class PoseNetwork(Network[PoseModelFile]):
    """A pose model on a provider. Close it in the thread that created it.

    Attributes:
        finder: finds the persons whose keypoints this model locates; None for a model that finds them itself.
    """

    def __init__(self, file: PoseModelFile, options: SessionOptions, finder: "PoseNetwork | None" = None) -> None:
        size = file.input_size(file.size)
        shape = (file.batch or 1, 3, size.height, size.width)
        super().__init__(file, options, trial_shapes={file.inputs[0]: shape})
        self.finder = finder

    def close(self) -> None:
        super().close()
        if self.finder is not None:
            self.finder.close()

    def provenance(self) -> dict[str, Any]:
        """Return how results are made, including the finder's part."""
        own = super().provenance()
        return own if self.finder is None else {**own, "finder": self.finder.provenance()}

    @property
    def family(self) -> PoseFamily:
        """Return how the model is run and its output decoded."""
        return FAMILIES[self.file.family]

    @property
    def batch(self) -> int:
        """Return the number of pictures per run."""
        return self.file.batch or (1 if self.session.options.on_processor else 8)

    def persons(
        self,
        pictures: Sequence[Picture],
        stop: StopSwitch | None = None,
        *,
        min_confidence: float | None = None,
        size: Size | None = None,
    ) -> list[tuple[Person, ...]]:
        """Return the persons in each picture, most confident first.

        Args:
            pictures: pictures of one size, unless `size` is given.
            stop: cancels the run.
            min_confidence: minimum confidence; None for the family's.
            size: size of the network's picture, if it accepts any; None for the largest.

        Raises:
            AppError: the model failed, or its output does not contain persons.
            Cancelled: `stop` was used.
        """
        min_confidence = self.family.min_confidence if min_confidence is None else min_confidence
        boxes = [
            Letterbox.of(picture.size, size if size and self.file.free_size else self.file.input_size(picture.size))
            for picture in pictures
        ]
        inputs = np.stack([box.lay_out(picture) for box, picture in zip(boxes, pictures, strict=True)])
        outputs = self.run(self.family.prepare(inputs), stop)
        return [self._decode_persons(output, box, min_confidence) for output, box in zip(outputs, boxes, strict=True)]

    def with_keypoints(
        self, persons: Sequence[Person], picture: Picture, stop: StopSwitch | None = None
    ) -> tuple[Person, ...]:
        """Return the persons that the finder found, with this model's keypoints.

        Raises:
            AppError: the model failed, or its output does not contain keypoints.
            Cancelled: `stop` was used.
        """
        if self.finder is None or not persons:
            return tuple(persons)
        bgr = picture.bgr()
        made = []
        for person in persons:
            crop = Crop.of(person.box, self.file.size)
            (output,) = self.run(self.family.prepare(crop.lay_out(bgr)[None]), stop)
            keypoints = crop.to_frame(read_persons(np.asarray(output, np.float32), self.file, 0.0)[2][0])
            made.append(replace(person, keypoints=keypoints))
        return tuple(made)

    def run(self, inputs: Floats32, stop: StopSwitch | None = None) -> Floats32:
        """Return the output for (n, 3, H, W), or two outputs joined. Pad a fixed batch with zeros."""
        second = self.file.second_output
        if second is None:
            return self._run([inputs], stop)
        fixed = self.file.batch or len(inputs)
        starts = range(0, len(inputs), fixed)
        return _join_batches([self._run_both(inputs[start : start + fixed], fixed, second, stop) for start in starts])

    def _run_both(self, inputs: Floats32, fixed: int, second: str, stop: StopSwitch | None) -> Floats32:
        """Return both outputs for one batch, joined on the last axis; for an RTMO (n, persons, 56)."""
        given = {self.file.inputs[0]: pad_batch(inputs, fixed)}
        outputs = dict(zip(self.session.output_names, self.session.run(given, stop=stop), strict=True))
        first, other = (np.asarray(outputs[name]) for name in (self.file.output, second))
        flat = other.reshape(*other.shape[:2], -1) if other.ndim == 4 else other
        if flat.ndim != 3 or first.ndim != 3 or first.shape[:2] != flat.shape[:2] or len(first) != fixed:
            raise AppError(
                tr_lazy(
                    "errors",
                    "{path} returned outputs of {shape} and {shape2} for a batch of {fixed}.",
                    path=self.file.path,
                    shape=format_shape(first.shape),
                    shape2=format_shape(other.shape),
                    fixed=fixed,
                ),
                tr_lazy("errors", "Choose another file."),
            )
        return np.concatenate((first, flat), axis=2, dtype=np.float32)[: len(inputs)]

    def _decode_persons(self, output: NDArray[Any], box: Letterbox, min_confidence: float) -> tuple[Person, ...]:
        corners, scores, keypoints = read_persons(np.asarray(output, np.float32), self.file, min_confidence)
        positions = box.to_frame(keypoints[..., :2].reshape(-1, 2)).reshape(-1, len(KEYPOINTS), 2)
        edges = box.to_frame(corners.reshape(-1, 2)).reshape(-1, 4).tolist()
        persons = np.concatenate((positions, keypoints[..., 2:]), axis=2)
        return tuple(
            Person((left, top, right, bottom), confidence, person)
            for (left, top, right, bottom), confidence, person in zip(edges, scores.tolist(), persons, strict=True)
        )


def _join_batches(batches: Sequence[Floats32]) -> Floats32:
    """Join batches (n, persons, values) after padding them to the same number of persons with zero confidence."""
    most = max(batch.shape[1] for batch in batches)
    return np.concatenate([np.pad(batch, ((0, 0), (0, most - batch.shape[1]), (0, 0))) for batch in batches])
