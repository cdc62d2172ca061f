"""How long exact seeks take: `python models/studies/measure_seeks.py VIDEO`.

Prints wall and processor time of seeks to frames anywhere, as the window's loader makes them, and of decoding the first
group of pictures: whole, with unreferenced pictures skipped by FFmpeg, and with those kept from the decoder.
With `--copy` the copy for fast jumps is made first, in a folder of its own, and measured as well.
"""

import argparse
import os
import random
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from typing import Final

# A script's own folder is on the path, the project's root and the application are not.
sys.path[:0] = [str(Path(__file__).resolve().parents[2] / part) for part in ("", "app")]

import av
import numpy as np

from rallytrace.errors import no_check
from rallytrace.video.decoder import open_source
from rallytrace.video.reader import VideoReader
from rallytrace.video.seek_copy import SeekCopy, copies_folder
from rallytrace.video.unreferenced import unreferenced_test

_FAR: Final = 100
"""Frames between two seeks, at least: fewer are often decoded already."""
_NEIGHBOURS: Final = 12
_TURNS: Final = 4
_THREADS: Final = (1, 2, 3, 4)
_WAYS: Final = ("whole", "skipped", "kept away")
_LIMIT: Final = 10**12
_RATE: Final = 30


def timed(act: Callable[[], object]) -> tuple[float, float]:
    """Wall and processor time of an act, in milliseconds."""
    began, used = time.perf_counter(), time.process_time()
    act()
    return 1000 * (time.perf_counter() - began), 1000 * (time.process_time() - used)


def seek_times(video: Path, count: int, copy: SeekCopy | None = None) -> Iterator[tuple[int, float, float]]:
    """Pictures to decode, wall and processor time of seeks to frames anywhere, in a copy where there is one."""
    dice = random.Random(1)
    with VideoReader(video, cache_bytes=512 * 2**20, cursors=2) as reader:
        reader.use_copy(copy)
        last = 0
        for _ in range(count):
            frame = last
            while abs(frame - last) < min(_FAR, reader.n_frames // 3):
                frame = dice.randrange(reader.n_frames)
            last, pictures = frame, reader.count_pictures_to(frame)
            yield (pictures, *timed(lambda: list(reader.approach(frame, neighbours=_NEIGHBOURS))))  # noqa: B023 - used at once
            reader.cache.clear()


def decode_group(video: Path, length: int, threads: int, way: str) -> None:
    """Decode the first pictures of a video."""
    container, stream = open_source(video)
    with container:
        context = stream.codec_context
        stream.thread_type, context.thread_count = "FRAME" if threads > 1 else "NONE", threads
        if way == "skipped":
            context.skip_frame = "NONREF"
        is_unreferenced = unreferenced_test(context.name, context.extradata)
        for packet in islice(container.demux(stream), length):
            if way != "kept away" or is_unreferenced is None or not is_unreferenced(packet):
                stream.decode(packet)
        stream.decode(None)


def measure_copy(video: Path, count: int) -> None:
    """Make the copy for fast jumps, and print its size, what it takes, and the times of seeks in it."""
    with VideoReader(video) as reader:
        copy = SeekCopy(video, reader.size, reader.index, _LIMIT)
    began, used = time.perf_counter(), time.process_time()
    for group in copy.missing:
        copy.copy_group(group, no_check)
    wall, used = time.perf_counter() - began, time.process_time() - used
    n_bytes = sum(file.stat().st_size for file in copies_folder().rglob("*.mp4"))
    size = n_bytes / copy.n_copied
    print(f"{copy.n_copied} frames copied, {size / 1e6:.2f} MB a picture, {size * _RATE * 3600 / 1e9:.0f} GB an hour")
    print(f"a picture takes {1000 * wall / copy.n_copied:.0f} ms, {1000 * used / copy.n_copied:.0f} of processor time")
    print_seeks(sorted(seek_times(video, count, copy)))


def print_seeks(rows: list[tuple[int, float, float]]) -> None:
    for name, times in zip(("pictures", "wall ms", "processor ms"), zip(*rows, strict=True), strict=True):
        print(f"{name:>13}: median {np.percentile(times, 50):.0f}, 95 % {np.percentile(times, 95):.0f}")


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("video", type=Path)
    parser.add_argument("--count", type=int, default=40, help="number of seeks")
    parser.add_argument("--copy", action="store_true", help="measure the copy for fast jumps, too")
    args = parser.parse_args()
    av.logging.set_level(None)
    rows = sorted(seek_times(args.video, args.count))
    print_seeks(rows)
    if args.copy:
        with tempfile.TemporaryDirectory() as folder:
            os.environ["XDG_CACHE_HOME"] = folder
            measure_copy(args.video, args.count)
    length = max((pictures for pictures, *_ in rows), default=1)
    print(f"The first {length} pictures, the quickest of {_TURNS} turns, wall ms (processor ms):")
    for threads in _THREADS:
        cells = []
        for way in _WAYS:
            turns = [timed(lambda: decode_group(args.video, length, threads, way)) for _ in range(_TURNS)]  # noqa: B023
            cells.append("{:s} {:.0f} ({:.0f})".format(way, *min(turns)))
        print(f"{threads} threads: {', '.join(cells)}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
