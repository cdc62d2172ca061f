"""Keep loaded networks until others are requested, opening and closing them in a separate thread.

Loading cannot be interrupted, and takes minutes if a GPU engine is compiled or a provider is tested in a child process.
Waiting for it can be cancelled at any time; a network that finishes loading later is kept for the next request.
"""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from rallytrace.errors import AppError, ModelError
from rallytrace.files.file_access import file_stamp
from rallytrace.inference.model_files.model_check import load_model_file
from rallytrace.inference.model_files.model_file import ModelFile, ModelKind
from rallytrace.inference.networks import InpaintNet
from rallytrace.inference.poses.embedding_network import EmbeddingNetwork
from rallytrace.inference.poses.pose_network import PoseNetwork
from rallytrace.model_records.execution_providers import Device
from rallytrace.process.stop_switch import StopSwitch
from rallytrace.process.threads import Worker
from rallytrace.texts import tr_lazy
from rallytrace.tracking.networks import open_embedding_network, open_inpaintnet, open_pose_network, open_tracknet
from rallytrace.tracking.options import NetworkChoice
from rallytrace.tracking.planning import LoadedTrackNet

CLOSE_TIMEOUT_SECONDS = 1.0
"""How long `close` waits for a loading model. After that its thread ends with the program."""

T = TypeVar("T")


class NetworkCache:
    """Holds the TrackNet, InpaintNet, pose model and embedding network requested last."""

    def __init__(self) -> None:
        self._worker = Worker("networks", daemon=True)
        self._kept: dict[ModelKind, tuple[object, Any]] = {}
        """The request and the network, by kind of model."""
        self._files: dict[Any, ModelFile] = {}

    def tracknet(self, choice: NetworkChoice, stop: StopSwitch) -> LoadedTrackNet:
        """Return the chosen TrackNet; load it if needed.

        Raises:
            Cancelled: `stop` was used; loading may continue in the background.
            ModelError: The file is missing or not suitable.
            AppError: The provider cannot run it.
        """

        def load() -> LoadedTrackNet:
            return LoadedTrackNet(open_tracknet(choice))

        def wanted() -> object:
            return replace(choice, inpaint=False, inpaintnet=None), _stamp(choice.tracknet_path)

        return self._call(lambda: self._load(ModelKind.TRACKNET, wanted(), load), stop)

    def inpaintnet(self, choice: NetworkChoice, stop: StopSwitch) -> InpaintNet | None:
        """Return the chosen InpaintNet, or None if gaps are not filled; load it if needed.

        Raises:
            Cancelled: `stop` was used; loading may continue in the background.
            ModelError: The file is missing or not suitable.
        """
        if not choice.inpaint:
            return None
        load = partial(open_inpaintnet, choice)
        return self._call(lambda: self._load(ModelKind.INPAINTNET, _stamp(choice.inpaintnet_path), load), stop)

    def pose_network(self, model: Path, device: Device, stop: StopSwitch) -> PoseNetwork:
        """Return a pose model; load it if needed.

        Raises:
            Cancelled: `stop` was used; loading may continue in the background.
            ModelError: The file is missing or not suitable.
            AppError: The provider cannot run it.
        """
        load = partial(open_pose_network, model, device)
        return self._call(lambda: self._load(ModelKind.POSE, (device, _stamp(model)), load), stop)

    def embedding_network(self, model: Path, device: Device, stop: StopSwitch) -> EmbeddingNetwork:
        """Return an embedding network; load it if needed. Raise the same errors as `pose_network`."""
        load = partial(open_embedding_network, model, device)
        return self._call(lambda: self._load(ModelKind.EMBEDDING, (device, _stamp(model)), load), stop)

    @property
    def loaded_inpaintnet(self) -> InpaintNet | None:
        """Return the loaded InpaintNet, if any. Requesting another one would close it."""
        return self._kept[ModelKind.INPAINTNET][1] if ModelKind.INPAINTNET in self._kept else None

    def tracknet_file(self, choice: NetworkChoice, stop: StopSwitch) -> ModelFile:
        """Return the description of the chosen TrackNet's file without loading the network.

        Raises:
            Cancelled: `stop` was used.
            ModelError: The file is missing or not suitable.
        """
        return self._call(lambda: self._inspect(choice), stop)

    def close(self) -> None:
        """Close the networks and end the thread; wait at most one second for a network that is loading."""
        reason = "A model was still loading at exit."
        self._worker.leave(reason, CLOSE_TIMEOUT_SECONDS, self._empty)

    def _call(self, load: Callable[[], T], stop: StopSwitch) -> T:
        """Load on the worker thread. Convert errors about a model file to `ModelError`."""
        try:
            return self._worker.call(load, stop)
        except AppError as error:
            if type(error) is not AppError:  # an error of a provider, or of the device's memory
                raise
            raise ModelError(error.problem, error.remedy) from error

    def _load(self, kind: ModelKind, wanted: object, load: Callable[[], T]) -> T:
        if kind not in self._kept or self._kept[kind][0] != wanted:
            self._close(kind)
            self._kept[kind] = (wanted, load())
        loaded: T = self._kept[kind][1]
        return loaded

    def _inspect(self, choice: NetworkChoice) -> ModelFile:
        path, family, chosen_families = choice.tracknet_path, choice.family, choice.chosen_families
        wanted = (_stamp(path), family, chosen_families)
        if wanted not in self._files:
            self._files = {
                wanted: load_model_file(path, ModelKind.TRACKNET, family=family, chosen_families=chosen_families)
            }
        return self._files[wanted]

    def _empty(self) -> None:
        for kind in tuple(self._kept):
            self._close(kind)

    def _close(self, kind: ModelKind) -> None:
        if kind in self._kept:
            self._kept.pop(kind)[1].close()


def _stamp(file: Path) -> tuple[Path, int, int]:
    """Return a model file's path, size and modification time, which show whether it was replaced."""
    try:
        return file, *file_stamp(file)
    except OSError as error:
        raise AppError(
            tr_lazy("errors", "The model file {file} cannot be read: {reason}.", file=file, reason=error.strerror),
            tr_lazy("errors", "Choose another file."),
        ) from error
