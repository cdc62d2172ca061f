from collections.abc import Callable
from pathlib import Path

import pytest

import clipmaker
from clipmaker import Clip
from rallytrace.video import reader as reader_module
from rallytrace.video.reader import VideoReader
from rallytrace.video.zero_runs import has_zeros, zeros_test

Encode = Callable[[Clip], Path]


def _unit(content: bytes) -> bytes:
    return len(content).to_bytes(4) + content


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        (_unit(b"\x65\1\2\3") + _unit(b"\x41\4"), False),
        (_unit(b"\x65\0\0\3\0\0\3\1"), False),
        (_unit(b"\x65\1\0\0\0\2"), True),
        (_unit(b"\x41\1") + _unit(b"\x65\1\0\0\0\0\0\2"), True),
        (_unit(b"\x65\1\2\0\0\0\0"), False),
    ],
    ids=["short lengths", "escaped", "zeros", "zeros in the second", "padding"],
)
def test_zeros_within_a_unit_are_found(data: bytes, expected: bool) -> None:
    assert has_zeros(data, 4) is expected


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        (b"\0\0\0\1\x65\1\2\0\0\0\0\1\x41\3", False),
        (b"\0\0\1\x65\1\2\0\0\0\0\0", False),
        (b"\0\0\0\1\x65\1\0\0\0\0\x80\2", True),
    ],
    ids=["start codes", "padding", "zeros"],
)
def test_zeros_between_start_codes_are_found(data: bytes, expected: bool) -> None:
    assert has_zeros(data, 0) is expected


def test_codecs_that_allow_any_bytes_are_not_checked() -> None:
    assert zeros_test("vp9", None) is None


@pytest.mark.parametrize("name", ["zeros.mp4", "zeros.mkv", "zeros.ts", "zeros.mov"])
def test_zeros_in_a_picture_are_marked(name: str, encoded: Encode, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reader_module, "load_index", lambda _path: None)
    codec = "libx265" if name.endswith(".mov") else "libx264"
    whole = encoded(Clip(name, codec=codec, gop=10))
    at, _ = clipmaker.packets(whole)[50]
    path = clipmaker.overwritten(whole, f"with {name}", {at + 260: bytes(8)})
    with VideoReader(path) as reader:
        list(reader.frames())
        assert reader.index.damaged == (range(50, 60),)
