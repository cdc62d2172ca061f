"""How long exact seeks take: `python models/studies/measure_seeks.py VIDEO`.

Prints wall and processor time of seeks to frames anywhere, as the window's loader makes them, and of decoding the first
group of pictures: whole, with unreferenced pictures skipped by FFmpeg, and with those kept from the decoder.
With `--lossless` a lossless copy with a keyframe every 15 frames is made first, compared byte by byte, and measured
as well.
"""

import argparse
import random
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import islice, starmap
from pathlib import Path
from typing import Final

# A script's own folder is on the path, the project's root and the application are not.
sys.path[:0] = [str(Path(__file__).resolve().parents[2] / part) for part in ("", "app")]

import av
import numpy as np
from av.video.frame import PictureType

from rallytrace.video.decoder import open_source
from rallytrace.video.reader import VideoReader
from rallytrace.video.unreferenced import unreferenced_test

_FAR: Final = 100
"""Frames between two seeks, at least: fewer are often decoded already."""
_NEIGHBOURS: Final = 12
_TURNS: Final = 4
_THREADS: Final = (1, 2, 3, 4)
_WAYS: Final = ("whole", "skipped", "kept away")
_GROUP: Final = 15
"""Frames from one keyframe of the lossless copy to the next."""
_RATE: Final = 30


def timed(act: Callable[[], object]) -> tuple[float, float]:
    """Wall and processor time of an act, in milliseconds."""
    began, used = time.perf_counter(), time.process_time()
    act()
    return 1000 * (time.perf_counter() - began), 1000 * (time.process_time() - used)


def seek_times(video: Path, count: int) -> Iterator[tuple[int, float, float]]:
    """Pictures to decode, wall and processor time of seeks to frames anywhere."""
    dice = random.Random(1)  # noqa: S311 - no secret
    with VideoReader(video, cache_bytes=512 * 2**20, cursors=2) as reader:
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


def decoded(video: Path) -> Iterator[av.VideoFrame]:
    """The pictures of a video, in order."""
    container, stream = open_source(video)
    with container:
        stream.thread_type = "FRAME"
        yield from container.decode(stream)


def write_copy(video: Path, copy: Path) -> int:
    """Write a lossless copy of a video's pictures; the number of them."""
    with av.open(str(copy), "w") as container:
        stream = container.add_stream("libx264", rate=_RATE, options={"qp": "0", "preset": "ultrafast"})
        assert isinstance(stream, av.VideoStream)
        first = next(decoded(video))
        stream.width, stream.height, stream.pix_fmt = first.width, first.height, first.format.name
        stream.gop_size, stream.thread_count, number = _GROUP, 1, 0
        for number, picture in enumerate(decoded(video), 1):
            picture.pts, picture.time_base = number, Fraction(1, _RATE)
            picture.pict_type = PictureType.NONE
            container.mux(stream.encode(picture))
        container.mux(stream.encode(None))
    return number


def differ(one: av.VideoFrame, other: av.VideoFrame) -> bool:
    return not np.array_equal(one.to_ndarray(), other.to_ndarray())


def compare_copy(video: Path, folder: Path, count: int) -> None:
    """Make a lossless copy, and print its size, its pictures that differ, and the times of seeks in it."""
    copy = folder / "copy.mkv"
    used = time.process_time()
    n_frames = write_copy(video, copy)
    used = time.process_time() - used
    differing = sum(starmap(differ, zip(decoded(video), decoded(copy), strict=True)))
    size = copy.stat().st_size / n_frames
    hour = size * _RATE * 3600 / 1e9
    print(f"lossless copy: {size / 1e6:.2f} MB a picture, {hour:.0f} GB an hour, {differing} of {n_frames} differ")
    print(f"decoding and encoding: {1000 * used / n_frames:.0f} ms of processor time a picture")
    print_seeks(sorted(seek_times(copy, count)))


def print_seeks(rows: list[tuple[int, float, float]]) -> None:
    for name, times in zip(("pictures", "wall ms", "processor ms"), zip(*rows, strict=True), strict=True):
        print(f"{name:>13}: median {np.percentile(times, 50):.0f}, 95 % {np.percentile(times, 95):.0f}")


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("video", type=Path)
    parser.add_argument("--count", type=int, default=40, help="number of seeks")
    parser.add_argument("--lossless", action="store_true", help="measure a lossless copy, too")
    args = parser.parse_args()
    av.logging.set_level(None)
    rows = sorted(seek_times(args.video, args.count))
    print_seeks(rows)
    if args.lossless:
        with tempfile.TemporaryDirectory() as folder:
            compare_copy(args.video, Path(folder), args.count)
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
