"""Networks that are ready to run: a checked model file with a session on a provider."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Generic, Self, TypeVar

import numpy as np
from numpy.typing import NDArray

from rallytrace.errors import AppError
from rallytrace.inference.model_files.embedding_file import EmbeddingFile
from rallytrace.inference.model_files.model_check import load_model_file
from rallytrace.inference.model_files.model_file import ModelFile, ModelKind, RecurrentInput
from rallytrace.inference.model_files.model_graph import format_shape
from rallytrace.inference.model_files.outputs import to_heatmaps
from rallytrace.inference.model_files.pose_file import PoseModelFile
from rallytrace.inference.model_session import ModelSession
from rallytrace.model_records.execution_providers import Provider, SessionOptions
from rallytrace.model_records.input_layouts import Family
from rallytrace.process.stop_switch import StopSwitch
from rallytrace.texts import tr_lazy
from rallytrace.track.geometry import Size

File = TypeVar("File", ModelFile, PoseModelFile, EmbeddingFile)

_BATCH_MULTIPLE_WINDOWS = 16
"""InpaintNet's batches are padded to a multiple of this number of windows. ONNX Runtime rounds the last rows of a batch
differently, and a window's result must not depend on the batch."""


class Network(Generic[File]):
    """A model file with a session. Close it in the thread that created it.

    Attributes:
        file: the checked model file.
        announcement: a message about the provider; '' if it is the requested one.
    """

    def __init__(
        self,
        file: File,
        options: SessionOptions,
        *,
        at_once: int | None = None,
        trial_shapes: Mapping[str, tuple[int, ...]] | None = None,
    ) -> None:
        """Load a checked file, for at most `at_once` parallel runs."""
        self.file: File = file
        self.announcement = ""
        self.session = ModelSession(file.path, options, sha256=file.sha256, at_once=at_once, trial_shapes=trial_shapes)

    def provenance(self) -> dict[str, Any]:
        """Return how results are made: model with its SHA-256, provider, versions and options."""
        return {**self.session.provenance(), "model": self.file.path.name, "sha256": self.file.sha256}

    def close(self) -> None:
        self.session.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _run(
        self,
        inputs: Sequence[NDArray[np.float32]],
        stop: StopSwitch | None,
        *,
        keep_memory: bool = True,
        session: ModelSession | None = None,
    ) -> NDArray[np.float32]:
        """Run on a batch of any size. For a fixed batch size, pad it with zeros and drop their output."""
        session = session or self.session
        count = len(inputs[0])
        fixed = self.file.batch or count
        parts: list[NDArray[np.float32]] = []
        for start in range(0, count, fixed):
            batch = [pad_batch(array[start : start + fixed], fixed) for array in inputs]
            given = dict(zip(self.file.inputs, batch, strict=True))
            outputs = session.run(given, stop=stop, keep_memory=keep_memory)
            answer = outputs[session.output_names.index(self.file.output)]
            self._refuse_answer(answer, fixed, parts[0] if parts else answer)
            parts.append(answer[: count - start])
        return parts[0] if len(parts) == 1 else np.concatenate(parts)

    def _refuse_answer(self, answer: Any, batch: int, expected: Any) -> None:
        """Raise AppError if an output fits neither the batch nor earlier outputs: declared shapes may be wrong."""
        if not isinstance(answer, np.ndarray) or answer.dtype.kind not in "biuf":
            raise AppError(
                tr_lazy("errors", "{path} returned something other than numbers.", path=self.file.path),
                tr_lazy("errors", "Choose another file."),
            )
        if answer.ndim == 0 or len(answer) != batch or answer.shape[1:] != expected.shape[1:]:
            raise AppError(
                tr_lazy(
                    "errors",
                    "{path} returned an output of {shape} for a batch of {batch}.",
                    path=self.file.path,
                    shape=format_shape(answer.shape),
                    batch=batch,
                ),
                tr_lazy("errors", "Choose another file."),
            )


@dataclass(slots=True)
class CarriedState:
    """The state of a recurrent network between windows of one stream. It is None at first."""

    values: NDArray[np.float32] | None = None


class TrackNet(Network[ModelFile]):
    """A network that computes heatmaps from windows of frames.

    Attributes:
        crops: the session for windows of the size `ModelFile.crop`, after `open_crops`; None without one. On the CPU
            one session runs windows of both sizes, in the same memory.
    """

    crops: ModelSession | None = None

    @classmethod
    def open(cls, path: Path, options: SessionOptions, *, family: Family | None = None) -> Self:
        """Load a TrackNet.

        Args:
            path: the .onnx file.
            options: provider, device and threads.
            family: the network's family, if the file names none.

        Raises:
            AppError: the file does not fit, or the provider cannot run it.
        """
        return cls(load_model_file(path, ModelKind.TRACKNET, family=family), options)

    def open_crops(self, *, at_once: int | None = None) -> None:
        """Prepare for crops of the size that the file names. Without a size nothing happens.

        Raises:
            AppError: the file cannot be run with pictures of that size.
        """
        file, size, options = self.file, self.file.crop, self.session.options
        if size is None or file.recurrent is not None:
            return
        shape = (file.batch or 1, self.window_shape()[0], size.height, size.width)
        if options.free_batch:
            options = replace(options, free_batch={file.inputs[0]: (1, *shape[1:])})
        is_shared = options.provider is Provider.CPU
        session = ModelSession(
            file.path,
            options,
            sha256=file.sha256,
            size=None if is_shared else size,
            any_size=is_shared,
            at_once=at_once,
        )
        self.crops = session
        try:
            self.heatmaps(np.zeros(shape, np.float32))
        except AppError:
            self.crops = None
            session.close()
            raise
        if is_shared:
            self.session.close()
            self.session = session

    def close(self) -> None:
        super().close()
        if self.crops is not None:
            self.crops.close()

    def provenance(self) -> dict[str, Any]:
        """Return how results are made, including the family."""
        return {**super().provenance(), "family": self.file.family.name}

    def window_shape(self) -> tuple[int, int, int]:
        """Return the channels, height and width of one window's input."""
        size = self.file.size
        return self.file.family.channels(self.file.seq_len), size.height, size.width

    def input_shapes(self, batch: int) -> dict[str, tuple[int, ...]]:
        (name,), carried = self.file.inputs, self.file.recurrent
        shapes: dict[str, tuple[int, ...]] = {name: (batch, *self.window_shape())}
        return shapes if carried is None else {**shapes, carried.input: carried.shape}

    def release_memory(self) -> None:
        """Return the memory of earlier runs to the system. The next run allocates it again.

        Raises:
            AppError: the model failed.
        """
        shapes = self.input_shapes(self.file.batch or 1)
        self.session.release_memory(shapes)
        if self.crops is not None and self.crops is not self.session and self.file.crop is not None:
            crop = self.file.crop
            self.crops.release_memory({name: (*shape[:2], crop.height, crop.width) for name, shape in shapes.items()})

    def heatmaps(
        self,
        windows: NDArray[np.float32],
        stop: StopSwitch | None = None,
        *,
        keep_memory: bool = True,
        carried: CarriedState | None = None,
    ) -> NDArray[np.float32]:
        """Compute the heatmaps of windows.

        Args:
            windows: float32 (n, channels, height, width), of the size of the file or, after `open_crops`, of a crop.
            stop: cancels the run.
            keep_memory: see `ModelSession.run`.
            carried: state of a recurrent network after the previous window, updated to the state after the last of
                these windows. Without it every window starts from zeros.

        Returns:
            float32 (n, output frames, height, width), in [0, 1] if the network suits its family.
        """
        file = self.file
        size = Size(windows.shape[3], windows.shape[2])
        if file.recurrent is None:
            session = self.session if size == file.size else self.crops
            raw = self._run([windows], stop, keep_memory=keep_memory, session=session)
        else:
            states = (carried or CarriedState() for _ in windows)
            raw = np.concatenate(
                [
                    self._run_recurrent(file.recurrent, window[None], state, stop, keep_memory=keep_memory)
                    for window, state in zip(windows, states, strict=True)
                ]
            )
        return to_heatmaps(raw, file.family, file.seq_len, size, windows=len(windows), model=file.path)

    def _run_recurrent(
        self,
        state_input: RecurrentInput,
        window: NDArray[np.float32],
        carried: CarriedState,
        stop: StopSwitch | None,
        *,
        keep_memory: bool,
    ) -> NDArray[np.float32]:
        state = np.zeros(state_input.shape, np.float32) if carried.values is None else carried.values
        given = {self.file.inputs[0]: window, state_input.input: state}
        outputs = dict(
            zip(self.session.output_names, self.session.run(given, stop=stop, keep_memory=keep_memory), strict=True)
        )
        carried.values = np.asarray(outputs[state_input.output], np.float32)
        return outputs[self.file.output]


class InpaintNet(Network[ModelFile]):
    """A network that fills in missing coordinates in a window."""

    @classmethod
    def open(cls, path: Path, options: SessionOptions) -> Self:
        """Load an InpaintNet.

        Raises:
            AppError: the file does not fit, or the provider cannot run it.
        """
        return cls(load_model_file(path, ModelKind.INPAINTNET), options)

    def coordinates(
        self, coords: NDArray[np.float32], mask: NDArray[np.float32], stop: StopSwitch | None = None
    ) -> NDArray[np.float32]:
        """Compute the coordinates of windows.

        Args:
            coords: float32 (n, seq_len, 2) in [0, 1], 0 where unknown.
            mask: float32 (n, seq_len, 1), 1 where coordinates are wanted.
            stop: cancels the run.

        Returns:
            float32 (n, seq_len, 2) in [0, 1]: the network's output where the mask is 1, else the given coordinates.
        """
        count = len(coords)
        padded_count = (
            -(-count // _BATCH_MULTIPLE_WINDOWS) * _BATCH_MULTIPLE_WINDOWS if self.file.batch is None else count
        )
        filled = self._run([pad_batch(coords, padded_count), pad_batch(mask, padded_count)], stop)[:count]
        if filled.shape != coords.shape:
            given, expected_shape = format_shape(filled.shape), format_shape(coords.shape)
            raise AppError(
                tr_lazy(
                    "errors",
                    "{path} returned an output of {given} instead of {expected_shape}.",
                    path=self.file.path,
                    given=given,
                    expected_shape=expected_shape,
                ),
                tr_lazy("errors", "Choose another file."),
            )
        return np.asarray(filled * mask + coords * (1 - mask), dtype=np.float32)


def pad_batch(batch: NDArray[np.float32], size: int) -> NDArray[np.float32]:
    if len(batch) == size:
        return batch
    padding = np.zeros((size - len(batch), *batch.shape[1:]), np.float32)
    return np.concatenate((batch, padding))
