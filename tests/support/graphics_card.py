"""Simulate a graphics card with FFmpeg's software: it returns pictures as NV12, wrong ones or none, as configured."""

from dataclasses import dataclass
from typing import Any

import av
import pytest
from av.error import InvalidDataError

from rallytrace.video import hardware


class _Wrapped:
    """A stand-in for an object of PyAV, with some attributes replaced."""

    def __init__(self, real: Any, **given: Any) -> None:
        self.__dict__.update(real=real, given=given)

    def __getattr__(self, name: str) -> Any:
        return self.given[name] if name in self.given else getattr(self.real, name)

    def __setattr__(self, name: str, value: Any) -> None:
        setattr(self.real, name, value)


@dataclass
class PlayedCard:
    """The behaviour of the simulated card.

    Attributes:
        wrong_frame: the picture of this number shows something else, in one sample.
        breaks_after: pictures that it decodes before every later one is an error.
        decoded: pictures so far.
    """

    wrong_frame: int | None = None
    breaks_after: int | None = None
    decoded: int = 0

    def install(self, monkeypatch: pytest.MonkeyPatch) -> "PlayedCard":
        """Install it on this machine as the device 'cuda'."""
        real_open = av.open

        def open_file(*args: Any, hwaccel: Any = None, **kwargs: Any) -> Any:
            container = real_open(*args, **kwargs)
            return container if hwaccel is None else self._with_card(container)

        monkeypatch.setattr(av, "open", open_file)
        monkeypatch.setattr(hardware, "_offered", lambda _path: ["cuda"])
        return self

    def _with_card(self, container: Any) -> Any:
        (stream,) = container.streams.video
        context = _Wrapped(stream.codec_context, is_hwaccel=True)
        played = _Wrapped(
            stream, codec_context=context, decode=lambda packet: [self._show(one) for one in stream.decode(packet)]
        )
        return _Wrapped(
            container,
            streams=_Wrapped(container.streams, video=[played]),
            demux=lambda asked: container.demux([one.real for one in asked]),
            seek=lambda offset, stream=None, **how: container.seek(offset, stream=stream and stream.real, **how),
        )

    def _show(self, picture: Any) -> Any:
        self.decoded += 1
        if self.breaks_after is not None and self.decoded > self.breaks_after:
            raise InvalidDataError(1, "the card is gone")
        shown = picture.reformat(format="nv12" if "10" not in picture.format.name else "p010le")
        if self.wrong_frame is not None and round(picture.time * 30) == self.wrong_frame:
            samples = bytearray(shown.planes[1])
            samples[0] ^= 1
            shown.planes[1].update(bytes(samples))
        return shown
