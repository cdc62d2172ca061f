"""Test that files too large for labels are refused cheaply, and long real ones are read."""

import tracemalloc
from collections.abc import Callable
from pathlib import Path

import pytest

from label_files import VIDEO, read_label_data
from rallytrace.errors import AppError
from rallytrace.storage.labels import sheet
from rallytrace.storage.labels.aspects import VideoFacts
from rallytrace.storage.labels.sheet import read_label_file
from rallytrace.storage.track_csv import read_track

HEADER = b"Frame,Visibility,X,Y\n"


def sparse(path: Path) -> None:
    with path.open("wb") as stream:
        stream.write(HEADER)
        stream.truncate(sheet.MAX_FILE_BYTES + 1)


def many_rows(path: Path) -> None:
    path.write_bytes(HEADER + b"1,0,0,0\n" * (sheet.MAX_LINES + 2))


def many_old_mac_rows(path: Path) -> None:
    path.write_bytes(HEADER + b"1,0,0,0\r" * (sheet.MAX_LINES + 2))


def long_line(path: Path) -> None:
    path.write_bytes(HEADER + b"0,1,300,200\n" + b"1," * sheet.MAX_LINE_BYTES)


ABSURD = (sparse, many_rows, many_old_mac_rows, long_line)
READERS: tuple[Callable[[Path], object], ...] = (read_label_file, read_track)


@pytest.mark.parametrize("read", READERS)
@pytest.mark.parametrize("make", ABSURD)
def test_an_absurd_file_is_refused_before_it_is_split(
    tmp_path: Path, make: Callable[[Path], None], read: Callable[[Path], object]
) -> None:
    make(tmp_path / "labels.csv")
    tracemalloc.start()
    try:
        with pytest.raises(AppError, match=r"labels\.csv") as caught:
            read(tmp_path / "labels.csv")
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert caught.value.remedy
    assert peak < 2 * sheet.MAX_FILE_BYTES


def test_labels_of_hours_of_video_are_read(tmp_path: Path) -> None:
    count = 30_000
    path = tmp_path / "labels.csv"
    rows = "".join(f"{frame},1,{200 + frame % 900},{100 + frame % 500}\n" for frame in range(count))
    path.write_bytes(HEADER + rows.encode())
    data = read_label_file(path)
    tracemalloc.start()
    try:
        report = read_label_data(data, VideoFacts(VIDEO, count))
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert len(report.labels) == count
    assert peak < count * 1000
