"""The sound device of this computer."""

import sys
from collections.abc import Callable, Generator
from pathlib import Path
from typing import Final, Protocol, TypeAlias

import numpy as np

from rallytrace.errors import AppError
from rallytrace.texts import tr_lazy
from rallytrace.track.arrays import Floats32

Pull: TypeAlias = Callable[[int], Floats32]
"""Returns the next samples, (n, channels) from -1 to 1. Called on the device's thread."""

_PERIOD_MS: Final = 20
_N_PERIODS: Final = 3
LATENCY_SECONDS: Final = _PERIOD_MS * (_N_PERIODS - 0.5) / 1000
"""Mean time between a request for samples and when they are heard, without the delay of the device itself."""
_ALSA_DEVICES: Final = Path("/proc/asound/pcm")


class Output(Protocol):
    """A device that plays samples after `start`, which may raise AppError, until `stop`."""

    def start(self, pull: Pull) -> None: ...

    def stop(self) -> None: ...

    def close(self) -> None: ...


OpenOutput: TypeAlias = Callable[[int, int], Output]
"""Opens the device for a rate in samples per second and a number of channels, or raises AppError."""


class DeviceOutput:
    """The default device of the system, or that of the named miniaudio backends."""

    def __init__(self, rate: int, channels: int, backends: tuple[str, ...] | None = None) -> None:
        """Open the device.

        Raises:
            AppError: there is no device, or it cannot be used.
        """
        try:
            import miniaudio  # noqa: PLC0415 - only needed when a sound is played
        except (ImportError, OSError) as error:
            raise AppError(tr_lazy("errors", "There is no sound: the package miniaudio is not installed.")) from error
        chosen = [miniaudio.Backend[name] for name in (_usable_backends() if backends is None else backends)]
        try:
            self._device = miniaudio.PlaybackDevice(
                output_format=miniaudio.SampleFormat.FLOAT32,
                nchannels=channels,
                sample_rate=rate,
                buffersize_msec=_PERIOD_MS,
                callback_periods=_N_PERIODS,
                backends=chosen,
                app_name="RallyTrace",
            )
        except miniaudio.MiniaudioError as error:
            raise AppError(tr_lazy("errors", "There is no sound: this computer has no usable sound device.")) from error

    def start(self, pull: Pull) -> None:
        """Play what `pull` returns until `stop`.

        Raises:
            AppError: the device cannot be started.
        """
        from miniaudio import MiniaudioError  # noqa: PLC0415 - see `__init__`

        samples = _as_generator(pull)
        next(samples)
        try:
            self._device.start(samples)
        except MiniaudioError as error:
            raise AppError(tr_lazy("errors", "There is no sound: the sound device could not be started.")) from error

    def stop(self) -> None:
        self._device.stop()

    def close(self) -> None:
        self._device.close()


def _as_generator(pull: Pull) -> Generator[bytes, int]:
    """Convert to miniaudio's protocol, a generator: each number sent to it is answered with that many samples."""
    wanted = yield b""
    while True:
        wanted = yield np.ascontiguousarray(pull(wanted), np.float32).tobytes()


def _usable_backends() -> tuple[str, ...]:
    """Return the names of the backends to try.

    ALSA is left out if it has no device, because it would write a page of errors to the terminal.
    """
    if not sys.platform.startswith("linux"):
        return {"win32": ("WASAPI", "DSOUND"), "darwin": ("COREAUDIO",)}.get(sys.platform, ())
    try:
        has_alsa_device = "playback" in _ALSA_DEVICES.read_text(encoding="utf-8", errors="replace")
    except OSError:
        has_alsa_device = False
    return ("PULSEAUDIO", "ALSA") if has_alsa_device else ("PULSEAUDIO",)
