"""The two networks, ready to run: a checked model file and a session on a provider."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from rallytrace.execution_providers import SessionOptions
from rallytrace.inference.model_file import ModelFile, ModelKind, RecurrentInput, load_model_file
from rallytrace.inference.outputs import to_heatmaps
from rallytrace.inference.session import ModelSession
from rallytrace.inference.stop_switch import StopSwitch
from rallytrace.input_layouts import Family

_ALIKE = 16
"""InpaintNet's batches are filled up to a multiple of this: ONNX Runtime rounds the last rows of a batch otherwise than
the rest, and what a window is given must not depend on how many others are run with it."""


class Network:
    """A model file with a session; close it in the thread that made it."""

    def __init__(self, file: ModelFile, options: SessionOptions, *, at_once: int | None = None) -> None:
        """Load a checked file; at most `at_once` runs are under way at a time."""
        self.file = file
        self.session = ModelSession(file.path, options, sha256=file.sha256, at_once=at_once)

    def provenance(self) -> dict[str, Any]:
        """What runs here: model and its sha256, provider, versions, options."""
        return {**self.session.provenance(), "model": self.file.path.name, "sha256": self.file.sha256}

    def close(self) -> None:
        self.session.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _run(
        self, inputs: Sequence[NDArray[np.float32]], stop: StopSwitch | None, *, keep_memory: bool = True
    ) -> NDArray[np.float32]:
        """Run on any batch: one of a fixed size is filled up with zeros, whose output is dropped."""
        count = len(inputs[0])
        fixed = self.file.batch
        at = self.session.output_names.index(self.file.output)
        if fixed is None or fixed == count:
            return self.session.run(
                dict(zip(self.file.inputs, inputs, strict=True)), stop=stop, keep_memory=keep_memory
            )[at]
        parts = []
        for start in range(0, count, fixed):
            batch = [_filled_up(array[start : start + fixed], fixed) for array in inputs]
            parts.append(
                self.session.run(dict(zip(self.file.inputs, batch, strict=True)), stop=stop, keep_memory=keep_memory)[
                    at
                ][: count - start]
            )
        return np.concatenate(parts)


@dataclass(slots=True)
class CarriedState:
    """What a recurrent network is given back from window to window of one stream; nothing at first."""

    values: NDArray[np.float32] | None = None


class TrackNet(Network):
    """Heatmaps from windows of frames."""

    @classmethod
    def open(cls, path: Path, options: SessionOptions, *, family: Family | None = None) -> Self:
        """Load a TrackNet.

        Args:
            family: how it is fed, where its file leaves that open.

        Raises:
            AppError: the file does not fit, or the provider cannot run it.
        """
        return cls(load_model_file(path, ModelKind.TRACKNET, family=family), options)

    def provenance(self) -> dict[str, Any]:
        """What runs here, the family included."""
        return {**super().provenance(), "family": self.file.family.name}

    def window_shape(self) -> tuple[int, int, int]:
        """Channels, height and width of one window's input."""
        size = self.file.size
        return self.file.family.channels(self.file.seq_len), size.height, size.width

    def input_shapes(self, batch: int) -> dict[str, tuple[int, ...]]:
        """The shape of each input, by name, for a batch of windows."""
        (name,), carried = self.file.inputs, self.file.recurrent
        shapes: dict[str, tuple[int, ...]] = {name: (batch, *self.window_shape())}
        return shapes if carried is None else {**shapes, carried.input: carried.shape}

    def release_memory(self) -> None:
        """Give the memory that earlier runs have left behind back to the system; the next run takes it again.

        Raises:
            AppError: the model failed.
        """
        self.session.release_memory(self.input_shapes(self.file.batch or 1))

    def heatmaps(
        self,
        windows: NDArray[np.float32],
        stop: StopSwitch | None = None,
        *,
        keep_memory: bool = True,
        carried: CarriedState | None = None,
    ) -> NDArray[np.float32]:
        """Run on windows.

        Args:
            windows: float32 (n, channels, height, width).
            keep_memory: see `ModelSession.run`.
            carried: of a recurrent network, what the window before left, and then what the last of these leaves;
                without it, no window gets anything from the one before.

        Returns:
            float32 (n, output frames, height, width), in [0, 1] where the network keeps to its family.
        """
        file = self.file
        if file.recurrent is None:
            raw = self._run([windows], stop, keep_memory=keep_memory)
        else:
            states = (carried or CarriedState() for _ in windows)
            raw = np.concatenate(
                [
                    self._run_recurrent(file.recurrent, window[None], state, stop, keep_memory=keep_memory)
                    for window, state in zip(windows, states, strict=True)
                ]
            )
        return to_heatmaps(raw, file.family, file.seq_len, file.size, windows=len(windows), model=file.path)

    def _run_recurrent(
        self,
        given_back: RecurrentInput,
        window: NDArray[np.float32],
        carried: CarriedState,
        stop: StopSwitch | None,
        *,
        keep_memory: bool,
    ) -> NDArray[np.float32]:
        before = np.zeros(given_back.shape, np.float32) if carried.values is None else carried.values
        given = {self.file.inputs[0]: window, given_back.input: before}
        outputs = dict(
            zip(self.session.output_names, self.session.run(given, stop=stop, keep_memory=keep_memory), strict=True)
        )
        carried.values = np.asarray(outputs[given_back.output], np.float32)
        return outputs[self.file.output]


class InpaintNet(Network):
    """Coordinates for the frames of a window that have none."""

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
        """Run on windows.

        Args:
            coords: float32 (n, seq_len, 2) in [0, 1], 0 where unknown.
            mask: float32 (n, seq_len, 1), 1 where a coordinate is wanted.

        Returns:
            float32 (n, seq_len, 2) in [0, 1]: the network's where the mask is 1, the given ones elsewhere.
        """
        count = len(coords)
        alike = -(-count // _ALIKE) * _ALIKE if self.file.batch is None else count
        filled = self._run([_filled_up(coords, alike), _filled_up(mask, alike)], stop)[:count]
        return np.asarray(filled * mask + coords * (1 - mask), dtype=np.float32)


def _filled_up(batch: NDArray[np.float32], size: int) -> NDArray[np.float32]:
    if len(batch) == size:
        return batch
    padding = np.zeros((size - len(batch), *batch.shape[1:]), np.float32)
    return np.concatenate((batch, padding))
