"""Play the sound of the open video in step with the picture."""

import math
import threading
from collections.abc import Iterator
from functools import partial
from typing import Final

import numpy as np
from PySide6.QtCore import QObject, Signal, Slot

from rallytrace.errors import AppError
from rallytrace.process.threads import Worker
from rallytrace.session.pictures.frames import VideoInfo
from rallytrace.session.sound.output import LATENCY_SECONDS, DeviceOutput, OpenOutput, Output
from rallytrace.session.sound.sample_store import SampleStore
from rallytrace.session.workspace import Workspace
from rallytrace.settings.sections import PLAYBACK
from rallytrace.track.arrays import Floats32
from rallytrace.video.sound import SoundReader

_TOLERANCE_SECONDS: Final = 0.03
"""The sound jumps to the time of the picture if the two are farther apart than this."""
_FADE_SAMPLES: Final = 256
"""Number of samples over which the sound fades in after a jump, so that it does not click."""
_POLL_SECONDS: Final = 0.1
_MAX_SECONDS: Final = 86_400
"""Duration to read, longer than any video. After the end of the video there is silence."""


class SoundPlayer(QObject):
    """Plays the sound of the open video at normal speed. Other speeds are silent.

    Attributes:
        has_sound: whether the open video has readable sound. False until it is known.
        position: the sample that is played next, or None in silence. Set by the device's thread.
    """

    sound_found = Signal()
    """`has_sound` has changed."""
    told = Signal(str)
    """A message for the user, once per window: there is no usable sound device."""
    _opened = Signal(object, object)
    _started = Signal(object, object)

    def __init__(
        self, workspace: Workspace, parent: QObject | None = None, *, open_output: OpenOutput = DeviceOutput
    ) -> None:
        super().__init__(parent)
        self._workspace, self._open_output = workspace, open_output
        self._decoding, self._device = Worker("sound"), Worker("sound device")
        self.has_sound = False
        self.position: int | None = None
        self._info: VideoInfo | None = None
        self._reader: SoundReader | None = None  # used on the decoding thread only
        self._output: Output | None = None  # used on the device's thread only
        self._store: SampleStore | None = None
        self._stop = threading.Event()
        self._stop.set()
        self._is_unusable = False
        self._opened.connect(self._on_opened)
        self._started.connect(self._on_started)
        workspace.opened.connect(self._begin)
        workspace.indexed.connect(self._begin)
        workspace.closed.connect(self._end)
        workspace.ending.connect(self.shutdown)
        workspace.playhead.state_changed.connect(self._follow)
        workspace.preferences.changed.connect(self._on_settings)

    @property
    def is_playing(self) -> bool:
        return not self._stop.is_set()

    def shutdown(self) -> None:
        """End the threads and close the device."""
        self._end()
        self._device.leave("The sound device does not stop.")
        self._decoding.leave("Decoding the sound does not stop.")

    @Slot(object)
    def _begin(self, info: VideoInfo) -> None:
        """Look for sound once all frames are known, because their times determine which sound is read."""
        if info.complete and not info.grows and self._info is not info and info.index.timed:
            self._info = info
            self._decoding.do(partial(self._open, info))

    @Slot()
    def _end(self) -> None:
        self._silence()
        if self._info is None:
            return
        self._info, self._store = None, None
        self._decoding.do(self._close_reader)
        self._device.do(self._close_output)
        self._set_found(found=False)

    @Slot(object, object)
    def _on_opened(self, info: VideoInfo, store: SampleStore | None) -> None:
        if info is self._info:
            self._store = store
            self._set_found(found=store is not None)
            self._follow()

    def _set_found(self, *, found: bool) -> None:
        if found != self.has_sound:
            self.has_sound = found
            self.sound_found.emit()

    @Slot(object)
    def _on_settings(self, sections: set[str]) -> None:
        if PLAYBACK in sections:
            self._follow()

    @Slot()
    def _follow(self) -> None:
        """Start or stop the sound together with the picture."""
        playhead = self._workspace.playhead
        is_normal = playhead.playing and playhead.speed == 1.0
        wanted = is_normal and self._workspace.preferences.value.playback.sound
        if not wanted or self._is_unusable or self._store is None or self._info is None:
            self._silence()
        elif self._stop.is_set():
            self._stop = threading.Event()
            first = self._info.index.first_second
            self._decoding.do(partial(self._decode, self._store, first, self._stop))
            self._device.do(partial(self._start, self._store, first, self._stop))

    def _silence(self) -> None:
        if not self._stop.is_set():
            self._stop.set()
            self._device.do(self._pause_output)

    @Slot(object, object)
    def _on_started(self, stop: threading.Event, error: AppError) -> None:
        self._is_unusable = True
        stop.set()
        self.told.emit(error.shown())

    # On the decoding thread.

    def _open(self, info: VideoInfo) -> None:
        self._close_reader()
        self._reader = SoundReader.open(info.path, info.index)
        channels = 1 if self._reader is not None and self._reader.layout == "mono" else 2
        self._opened.emit(info, None if self._reader is None else SampleStore(self._reader.rate, channels))

    def _close_reader(self) -> None:
        if self._reader is not None:
            self._reader.close()
            self._reader = None

    def _decode(self, store: SampleStore, first: float, stop: threading.Event) -> None:
        """Keep the store filled around the playhead until `stop`."""
        blocks: Iterator[Floats32] = iter(())
        expected = -1
        while not stop.is_set() and self._reader is not None:
            due = self._workspace.playhead.due()
            second = None if due is None else store.first_missing(math.floor(first + due))
            if second is None:
                stop.wait(_POLL_SECONDS)
                continue
            if second != expected:
                blocks = _whole_seconds(self._reader, second)
            store.put(second, next(blocks))
            expected = second + 1

    # On the thread of the device.

    def _start(self, store: SampleStore, first: float, stop: threading.Event) -> None:
        if stop.is_set():
            return
        try:
            if self._output is None:
                self._output = self._open_output(store.rate, store.channels)
            self.position = None
            self._output.start(partial(self._pull, store, first))
        except AppError as error:
            self._started.emit(stop, error)

    def _pause_output(self) -> None:
        if self._output is not None:
            self._output.stop()

    def _close_output(self) -> None:
        if self._output is not None:
            self._output.close()
            self._output = None

    def _pull(self, store: SampleStore, first: float, count: int) -> Floats32:
        """Return the samples that belong to the picture at the time when they will be heard."""
        due = self._workspace.playhead.due()
        if due is None:
            self.position = None
            return np.zeros((count, store.channels), np.float32)
        target = round((first + due + LATENCY_SECONDS) * store.rate)
        position = self.position
        jumps = position is None or abs(target - position) > _TOLERANCE_SECONDS * store.rate
        start = target if jumps or position is None else position
        samples = store.take(start, count) * np.float32(self._workspace.preferences.value.playback.volume / 100)
        if jumps:
            fade = min(_FADE_SAMPLES, count)
            samples[:fade] *= np.linspace(0, 1, fade, dtype=np.float32)[:, None]
        self.position = start + count
        return samples


def _whole_seconds(reader: SoundReader, second: int) -> Iterator[Floats32]:
    """Yield the samples in blocks of one second, (rate, channels) each."""
    gathered: list[Floats32] = []
    n_gathered = 0
    for block in reader.read(second, second + _MAX_SECONDS):
        gathered.append(block.T)
        n_gathered += len(gathered[-1])
        while n_gathered >= reader.rate:
            joined = np.concatenate(gathered)
            yield joined[: reader.rate]
            gathered = [joined[reader.rate :]]
            n_gathered = len(gathered[0])
