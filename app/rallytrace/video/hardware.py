"""Decode on a graphics card, if it gives the same pictures as FFmpeg's software decoder.

FFmpeg passes a picture's data on to the card, which conceals damage without marking it. So a video with known damage
is decoded in software, and after the first sign of damage so is the rest.
"""

import hashlib
import logging
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from rallytrace.errors import Check, no_check
from rallytrace.texts import join_texts, tr_lazy
from rallytrace.video.decoder import HardwareDevice, UnexpectedPictureError, open_source
from rallytrace.video.index import FrameIndex
from rallytrace.video.seeking import iter_pictures

if TYPE_CHECKING:
    from av import VideoFrame as Picture

_log = logging.getLogger(__name__)
N_COMPARED_PICTURES: Final = 32
"""Number of pictures compared at the start of the video, and again from its middle."""


@dataclass(frozen=True, slots=True)
class DecodingChoice:
    """Where a run decodes, and a sentence about it for the user.

    Attributes:
        device: device that decodes; None for software.
    """

    device: HardwareDevice | None
    sentence: str

    def failed_at(self, frame: int) -> "DecodingChoice":
        """Return the choice after the device gave no picture, or a sign of damage, at a frame."""
        name = self.device.name if self.device is not None else ""
        return DecodingChoice(
            None,
            tr_lazy(
                "video",
                "Hardware decoding ({name}) failed at frame {frame}. The rest is decoded in software.",
                name=name,
                frame=frame,
            ),
        )

    def as_record(self) -> dict[str, Any]:
        return {"device": None if self.device is None else self.device.name, "note": self.sentence}


def choose_decoding(path: Path, index: FrameIndex, check: Check = no_check) -> DecodingChoice:
    """Choose the first device of this machine whose pictures equal those of software in every sample.

    Args:
        index: complete index of the file.
        check: called for every packet; raises to stop.

    Raises:
        AppError: the file cannot be opened.
    """
    if index.damaged:
        return _in_software(tr_lazy("video", "It is damaged."))
    names = _offered(path)
    if not names:
        return _in_software(tr_lazy("video", "No hardware on this machine decodes its codec."))
    try:
        _, first = next(iter_pictures(path, index, 0, 1, check))
        expected = list(_digests(path, index, None, check))
    except UnexpectedPictureError:
        return _in_software(tr_lazy("video", "It is damaged."))
    reasons = []
    for name in names:
        device = HardwareDevice(name, first.format.name)
        difference = _first_difference(name, expected, _digests(path, index, device, check))
        if not difference:
            sentence = tr_lazy(
                "video",
                "The video is decoded in hardware ({name}): {count} test pictures are the same as in software.",
                name=name,
                count=len(expected),
            )
            return DecodingChoice(device, sentence)
        reasons.append(difference)
    return _in_software(join_texts(reasons, " "))


def _in_software(reason: str) -> DecodingChoice:
    return DecodingChoice(None, join_texts((tr_lazy("video", "The video is decoded in software."), reason), " "))


def _offered(path: Path) -> list[str]:
    """Return the device types that FFmpeg offers for a file's codec, in its order, whether present or not."""
    container, stream = open_source(path)
    with container:
        configs = stream.codec_context.codec.hardware_configs or ()
        return [config.device_type.name for config in configs if config.is_supported]


def _first_difference(name: str, expected: list[tuple[int, bytes]], found: Iterator[tuple[int, bytes]]) -> str:
    """Return a sentence on the first difference between the pictures of a device and those of software, or ''."""
    try:
        for number, digest in expected:
            if next(found, None) != (number, digest):
                return tr_lazy(
                    "video", "{device} gives a different picture of frame {number}.", device=name, number=number
                )
    except UnexpectedPictureError as problem:
        _log.info("Hardware decoding failed: %s", problem.__cause__ or "no picture")
        return tr_lazy("video", "{device} does not work here.", device=name)
    return ""


def _digests(path: Path, index: FrameIndex, device: HardwareDevice | None, check: Check) -> Iterator[tuple[int, bytes]]:
    """Yield each compared frame with the digest of its picture."""
    middle = index.first_frame_of(index.keyframe_of(index.n_frames // 2))
    for start in (0, middle) if middle >= N_COMPARED_PICTURES else (0,):
        for number, picture in iter_pictures(
            path, index, start, min(start + N_COMPARED_PICTURES, index.n_frames), check, device
        ):
            yield number, _digest(picture)


def _digest(picture: "Picture") -> bytes:
    """Return a digest of all samples without row padding, and of all properties that affect their display."""
    facts = (picture.format.name, picture.width, picture.height, picture.pts, picture.key_frame)
    digest = hashlib.blake2b(repr((*facts, int(picture.colorspace), int(picture.color_range))).encode())
    sample_bytes = 2 if any(component.bits > 8 for component in picture.format.components) else 1
    for plane in picture.planes:
        rows = np.asarray(memoryview(plane), np.uint8).reshape(-1, abs(plane.line_size))
        used = plane.width * sample_bytes if picture.format.is_planar else plane.line_size
        digest.update(np.ascontiguousarray(rows[: plane.height, :used]).data)
    return digest.digest()
