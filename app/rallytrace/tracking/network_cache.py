"""The loaded networks: opened and closed in a thread, and kept until others are requested.

Loading can take minutes (a GPU engine is compiled, a provider is tested in a child process) and cannot be
interrupted. The wait can be cancelled at any time; a network that is loaded later is kept for the next request.
"""

import contextlib
import logging
import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future
from concurrent.futures import TimeoutError as NotYet
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, TypeVar

from rallytrace.errors import AppError, Cancelled
from rallytrace.execution_providers import Device
from rallytrace.file_access import file_stamp
from rallytrace.inference.model_file import ModelFile, ModelKind, load_model_file
from rallytrace.inference.networks import InpaintNet, PoseNetwork
from rallytrace.inference.stop_switch import StopSwitch
from rallytrace.threads import lower_priority
from rallytrace.tracking.networks import open_inpaintnet, open_tracknet
from rallytrace.tracking.options import NetworkChoice
from rallytrace.tracking.planning import Throughput
from rallytrace.tracking.pose_run import load_pose_network

_log = logging.getLogger(__name__)

GIVE_UP_SECONDS = 1.0
"""How long `close` waits for a model that is loading; after that its thread ends with the program."""

_LOOK = 0.05
"""Interval in seconds at which a waiting thread checks for cancellation."""

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class LoadedTrackNet:
    """A TrackNet on its provider.

    Attributes:
        throughput: the network with its measured throughput.
        announcement: a message about the provider; '' if it is the requested one.
    """

    throughput: Throughput
    announcement: str


class NetworkCache:
    """Holds the TrackNet, the InpaintNet and the pose model that were requested last."""

    def __init__(self) -> None:
        self._work: queue.SimpleQueue[Callable[[], None] | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self._tracknet: tuple[Any, LoadedTrackNet] | None = None
        self._inpaintnet: tuple[Any, InpaintNet] | None = None
        self._pose_network: tuple[Any, tuple[PoseNetwork, str]] | None = None
        self._files: dict[Any, ModelFile] = {}

    def tracknet(self, choice: NetworkChoice, stop: StopSwitch) -> LoadedTrackNet:
        """The TrackNet of a choice, loaded unless it is there.

        Raises:
            Cancelled: `stop` was used; it may go on being loaded.
            AppError: the file does not fit, or the provider cannot run it.
        """
        return self._do(lambda: self._load_tracknet(choice), stop)

    def inpaintnet(self, choice: NetworkChoice, stop: StopSwitch) -> InpaintNet | None:
        """The InpaintNet of a choice, loaded unless it is there; None where the choice wants none.

        Raises:
            Cancelled: `stop` was used; it may go on being loaded.
            AppError: the file does not fit.
        """
        return self._do(lambda: self._load_inpaintnet(choice), stop) if choice.inpaint else None

    def pose_network(self, model: Path, device: Device, stop: StopSwitch) -> tuple[PoseNetwork, str]:
        """A pose model, loaded unless it is there, and what the user should know about the provider.

        Raises:
            Cancelled: `stop` was used; it may go on being loaded.
            AppError: the file does not fit, or the provider cannot run it.
        """
        return self._do(lambda: self._load_pose_network(model, device), stop)

    @property
    def loaded_inpaintnet(self) -> InpaintNet | None:
        """The InpaintNet that is loaded, whichever it is; requesting another one would close it."""
        return self._inpaintnet and self._inpaintnet[1]

    def tracknet_file(self, choice: NetworkChoice, stop: StopSwitch) -> ModelFile:
        """What is known of the TrackNet of a choice, without loading it.

        Raises:
            Cancelled: `stop` was used.
            AppError: the file does not fit.
        """
        return self._do(lambda: self._look_at(choice), stop)

    def close(self) -> None:
        """Close the networks and end the thread; a network that is loading is waited for one second at most."""
        if self._thread is None:
            return
        self._work.put(self._empty)
        self._work.put(None)
        self._thread.join(GIVE_UP_SECONDS)
        if self._thread.is_alive():
            _log.info("A model was still being loaded; it is left to end with the program.")
        self._thread = None

    def _do(self, work: Callable[[], T], stop: StopSwitch) -> T:
        """Run work in the thread and wait for its result."""
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="networks", daemon=True)
            self._thread.start()
        result: Future[T] = Future()

        def do() -> None:
            if stop.stopped or not result.set_running_or_notify_cancel():
                return
            try:
                result.set_result(work())
            except BaseException as error:  # noqa: BLE001 - raised where it is waited for
                result.set_exception(error)

        self._work.put(do)
        while not stop.stopped:
            with contextlib.suppress(NotYet):
                return result.result(_LOOK)
        raise Cancelled

    def _run(self) -> None:
        lower_priority()
        while (work := self._work.get()) is not None:
            work()

    def _load_tracknet(self, choice: NetworkChoice) -> LoadedTrackNet:
        wanted = (replace(choice, inpaint=False, inpaintnet=None), _stamp(choice.tracknet_path))
        if self._tracknet is None or self._tracknet[0] != wanted:
            self._close_tracknet()
            tracknet, announcement = open_tracknet(choice)
            self._tracknet = (wanted, LoadedTrackNet(Throughput(tracknet), announcement))
        return self._tracknet[1]

    def _load_inpaintnet(self, choice: NetworkChoice) -> InpaintNet:
        wanted = _stamp(choice.inpaintnet_path)
        if self._inpaintnet is None or self._inpaintnet[0] != wanted:
            self._close_inpaintnet()
            self._inpaintnet = (wanted, open_inpaintnet(choice))
        return self._inpaintnet[1]

    def _load_pose_network(self, model: Path, device: Device) -> tuple[PoseNetwork, str]:
        wanted = (device, _stamp(model))
        if self._pose_network is None or self._pose_network[0] != wanted:
            self._close_pose_network()
            self._pose_network = (wanted, load_pose_network(model, device))
        return self._pose_network[1]

    def _look_at(self, choice: NetworkChoice) -> ModelFile:
        path, family, chosen_families = choice.tracknet_path, choice.family, choice.chosen_families
        wanted = (_stamp(path), family, chosen_families)
        if wanted not in self._files:
            self._files = {
                wanted: load_model_file(path, ModelKind.TRACKNET, family=family, chosen_families=chosen_families)
            }
        return self._files[wanted]

    def _empty(self) -> None:
        self._close_tracknet()
        self._close_inpaintnet()
        self._close_pose_network()

    def _close_pose_network(self) -> None:
        if self._pose_network is not None:
            self._pose_network[1][0].close()
            self._pose_network = None

    def _close_tracknet(self) -> None:
        if self._tracknet is not None:
            self._tracknet[1].throughput.tracknet.close()
            self._tracknet = None

    def _close_inpaintnet(self) -> None:
        if self._inpaintnet is not None:
            self._inpaintnet[1].close()
            self._inpaintnet = None


def _stamp(file: Path) -> tuple[Path, int, int]:
    """The path of a model file with its stamp, by which a replaced one is noticed."""
    try:
        return file, *file_stamp(file)
    except OSError as error:
        raise AppError(f"The model file {file} cannot be read: {error.strerror}.", "Choose another file.") from error
