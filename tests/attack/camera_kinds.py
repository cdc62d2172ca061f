"""Damage headers as unusual cameras and programs write them."""

import random
import shutil
import struct
from fractions import Fraction
from pathlib import Path
from typing import Final

import av

import clipmaker
from attack.byte_damage import ODD_NUMBERS
from attack.cases import Case, Kind
from tiny_models import TinyTrackNet

_FRAMES: Final = 16
_FIELDS: Final = {
    b"tkhd": ((4, 4), (24, 4), (44, 36), (80, 8)),
    b"mvhd": ((16, 4), (20, 4), (40, 36)),
    b"pasp": ((4, 8),),
    b"mdhd": ((16, 4), (20, 4)),
    b"elst": ((12, 4), (16, 4), (20, 4)),
    b"stts": ((8, 4), (12, 4), (16, 4)),
    b"colr": ((8, 6),),
}
"""Boxes of an MP4, and where fields begin behind their names and how many bytes they have: flags, durations, display
matrix, sides, pixel aspect, time scales, edits, frame durations, colours."""
_TITLE: Final = b"A title of the match"
_ONE: Final = 1 << 16
_MATRICES: Final = (
    (0, 0, 0, 0),
    (-_ONE, 0, 0, _ONE),
    (_ONE, 0, 0, -_ONE),
    (0, _ONE, _ONE, 0),
    (0, _ONE, -_ONE, 0),
    (46341, 46341, -46341, 46341),
    (2**31 - 1, 0, 0, -(2**31)),
    (1, 0, 0, 1),
)


def prepare_headers(folder: Path) -> None:
    """Make a network, and a clip with display matrix, non-square pixels, title and edit list."""
    matrix = (0, _ONE, 0, -_ONE, 0, 0, 0, 0, 1 << 30)
    clip = clipmaker.Clip("plain.mp4", n_frames=_FRAMES, b_frames=2, matrix=matrix, pixel_aspect=Fraction(4, 3))
    plain = clipmaker.make(clip, folder)
    with av.open(plain) as source, av.open(folder / "clip.mp4", "w") as target:
        target.metadata["title"] = _TITLE.decode()
        stream = target.add_stream_from_template(source.streams.video[0])
        for packet in source.demux(video=0):
            if packet.dts is not None:
                packet.stream = stream
                target.mux(packet)
    plain.unlink()
    rows = [f"{i},1,{20 + 5 * i},50" for i in range(_FRAMES)]
    (folder / "labels.csv").write_text("\n".join(["Frame,Visibility,X,Y", *rows, ""]))
    TinyTrackNet().save(folder / "net.onnx")


def spoil_header(dice: random.Random, whole: Path, folder: Path) -> Case:
    """Damage fields of a clip's header, and return a case that tracks it, finds its court, or exports it."""
    data = bytearray((whole / "clip.mp4").read_bytes())
    present = [name for name in _FIELDS if name in data]
    for _ in range(dice.choice((1, 1, 2, 3))):
        name = dice.choice(present)
        begin, length = dice.choice(_FIELDS[name])
        at = data.index(name) + 4 + begin
        data[at : at + length] = _field(dice, length)
    if dice.random() < 0.4:
        title = dice.choice((b"\x8c\x88\x8f\x9f", b"\xff\xfe", b"\x1b[2J\n", b"\x00", b"\xed\xa0\x80"))
        at = data.index(_TITLE)
        data[at : at + len(_TITLE)] = (title * len(_TITLE))[: len(_TITLE)]
    (folder / "in" / "clip.mp4").write_bytes(data)
    shutil.copy(whole / "labels.csv", folder / "in")
    how = dice.randrange(4)
    if how == 0:
        return Case(("court", "in/clip.mp4"), seconds=2)
    if how == 1:
        format_ = dice.choice(("video", "coco", "label-studio", "events"))
        export = ("export", "in/labels.csv", "--video", "in/clip.mp4", "--format", format_)
        return Case((*export, "-o", "out/labels" + (".mp4" if format_ == "video" else "")), seconds=3)
    tracking = ("--tracknet", str(whole / "net.onnx"), "--no-inpaint", "--stride", "3", "--every", "1")
    return Case(("track", "in/clip.mp4", *tracking, "-o", "out/labels.csv"), seconds=3)


def _field(dice: random.Random, length: int) -> bytes:
    if length == 36 and dice.random() < 0.7:
        a, b, c, d = dice.choice(_MATRICES)
        return struct.pack(">9i", a, b, 0, c, d, 0, dice.choice((0, 192 * _ONE)), 0, dice.choice((0, 1 << 30)))
    if dice.random() < 0.2:
        return dice.randbytes(length)
    n_numbers = max(length // 4, 1)
    numbers = [dice.choice(ODD_NUMBERS) % 2**32 for _ in range(n_numbers)]
    return struct.pack(f">{n_numbers}I", *numbers)[:length].ljust(length, b"\0")


HEADER = Kind("header", prepare_headers, spoil_header, reads_apart=False)
