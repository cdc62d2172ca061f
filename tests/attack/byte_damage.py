"""Damage bytes: flip, cut off, repeat and mix them, and enlarge numbers."""

import random
import struct
from collections.abc import Callable, Sequence

ODD_NUMBERS = (0, 1, 7, 255, 2**15, 2**16 - 1, 2**31 - 1, 2**31, 2**32 - 1, 2**62, 2**63 - 1, 2**64 - 1, -1, -(2**31))
ODD_TEXTS = (
    "",
    " ",
    "0",
    "-1",
    "1e309",
    "nan",
    "9" * 5000,
    "x" * 100_000,
    "\n[ok] net.onnx: fits\x1b[2J",
    "\u202etxt",
    "\0",
    "../../etc/passwd",
    "<b>bold</b>",
    "é\ud7ff🎾",
    "True",
    "dynamic",
    "concat",
)


def odd_text(dice: random.Random) -> str:
    return dice.choice(ODD_TEXTS)


def flip(dice: random.Random, data: bytes, _other: bytes) -> bytes:
    """Return the bytes with a few bits flipped."""
    made = bytearray(data)
    for _ in range(dice.choice((1, 1, 2, 5, 50))):
        made[dice.randrange(len(made))] ^= 1 << dice.randrange(8)
    return bytes(made)


def overwrite(dice: random.Random, data: bytes, _other: bytes) -> bytes:
    """Return the bytes with a stretch overwritten by the same or any bytes."""
    at, length = dice.randrange(len(data)), dice.choice((1, 4, 16, 400))
    filling = dice.choice((bytes(length), b"\xff" * length, dice.randbytes(length)))
    return data[:at] + filling + data[at + length :]


def truncate(dice: random.Random, data: bytes, _other: bytes) -> bytes:
    """Return the beginning only."""
    return data[: dice.randrange(len(data) + 1)]


def repeat(dice: random.Random, data: bytes, _other: bytes) -> bytes:
    at = dice.randrange(len(data))
    stretch = data[at : at + dice.choice((1, 4, 64, 4096))]
    return data[:at] + stretch * dice.choice((2, 3, 20)) + data[at:]


def drop(dice: random.Random, data: bytes, _other: bytes) -> bytes:
    """Return the bytes without a stretch."""
    at = dice.randrange(len(data))
    return data[:at] + data[at + dice.choice((1, 4, 64, 4096)) :]


def splice(dice: random.Random, data: bytes, other: bytes) -> bytes:
    """Return the beginning of one and the end of the other."""
    return data[: dice.randrange(len(data) + 1)] + other[dice.randrange(len(other) + 1) :]


def enlarge(dice: random.Random, data: bytes, _other: bytes) -> bytes:
    """Return the bytes with a large number in two to eight bytes."""
    code = dice.choice("HIQ")
    form = dice.choice("<>") + code
    number = dice.choice(ODD_NUMBERS) % (1 << 8 * struct.calcsize(form))
    at = dice.randrange(max(len(data) - 8, 1))
    return data[:at] + struct.pack(form, number) + data[at + struct.calcsize(form) :]


DAMAGES: Sequence[Callable[[random.Random, bytes, bytes], bytes]] = (
    flip,
    flip,
    overwrite,
    truncate,
    repeat,
    drop,
    splice,
    enlarge,
    enlarge,
)


def damaged(dice: random.Random, data: bytes, other: bytes) -> bytes:
    """Return the bytes with one to three kinds of damage."""
    for _ in range(dice.choice((1, 1, 2, 3))):
        if data:
            data = dice.choice(DAMAGES)(dice, data, other or b"\0")
    return data
