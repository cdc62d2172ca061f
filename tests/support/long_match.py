"""Make a match of an hour at 1080p from real clips, and observe the window with it; nothing of it is committed.

    python tests/support/long_match.py make --clips ../shared/clips --out FOLDER/match.mp4 --minutes 60
    python tests/support/long_match.py watch FOLDER/match.mp4 --frame 50000 --minutes 15

Rallies of one venue follow one another in random order, with the held picture of a pause after each, and after most
of them shots of other halls and other sports. Every clip is encoded once and its packets are repeated, so that an hour
takes about as long to make as two minutes of video.

`watch` opens the real window (on the screen that there is, such as Xvfb's), goes to a frame, tracks the video, or goes
on with a run that was cut off, steps on every two seconds meanwhile, and says what came when and what memory it took.
"""

import argparse
import csv
import io
import random
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path
from typing import Final

import av
import numpy as np
from av.stream import Stream
from av.video.frame import VideoFrame

from rallytrace.process import terminal
from rallytrace.process.sandbox import peak_rss_mb
from rallytrace.tracking.machine import rss_mb

RATE: Final = 30
VENUE: Final = "odense"
"""Most of the labelled rallies are of this one."""
_WIDTH, _HEIGHT = 1920, 1080
_PAUSE: Final = 84
"""Frames for which the last picture of a rally is held: longer than any pause within a rally."""
_FOREIGN: Final = ("tennis/*Clip1.mp4", "unlabelled/*.mp4")
_TELL_SECONDS: Final = 60.0
_ENCODING: Final = {"preset": "veryfast", "crf": "27", "g": "60", "bf": "2"}


@dataclass(frozen=True, slots=True)
class EncodedShot:
    """A clip as an MP4 file, and its packets: (bytes, pts, dts, whether it is a keyframe), times in frames."""

    name: str
    n_frames: int
    file: bytes
    packets: tuple[tuple[bytes, int, int, bool], ...]


def make(clips: Path, out: Path, n_frames: int, seed: int = 1) -> list[tuple[str, int]]:
    """Write a match, and return what it shows from which frame on."""
    with (clips / "venues.csv").open() as table:
        names = [row["clip"] for row in csv.DictReader(table) if row["venue"] == VENUE]
    rallies = [_encoded(clips / "labelled" / f"{name}.mp4", held=_PAUSE) for name in names]
    foreign = [_encoded(path) for pattern in _FOREIGN for path in sorted(clips.glob(pattern))]
    if not rallies or not foreign:
        raise SystemExit(f"There are no clips in {clips}.")
    seen, at = [], 0
    # The packets are as MP4 has them, which the encoder's own stream is not.
    with av.open(io.BytesIO(rallies[0].file)) as like, av.open(str(out), "w") as container:
        stream = container.add_stream_from_template(like.streams.video[0])
        for shot in _order(rallies, foreign, random.Random(seed)):
            seen.append((shot.name, at))
            for packet in _placed(shot, at):
                packet.stream = stream
                container.mux(packet)
            at += shot.n_frames
            if at >= n_frames:
                return seen
    return seen


def _order(rallies: Sequence[EncodedShot], foreign: Sequence[EncodedShot], rng: random.Random) -> Iterator[EncodedShot]:
    while True:
        for rally in rng.sample(rallies, len(rallies)):
            yield rally
            yield from rng.sample(foreign, rng.choice((0, 1, 1, 2)))


def _encoded(path: Path, held: int = 0) -> EncodedShot:
    """Return a clip at 1080p whose last picture is held for some frames."""
    memory, count = io.BytesIO(), 0
    with av.open(str(path)) as source, av.open(memory, "w", format="mp4") as target:
        stream = target.add_stream("libx264", rate=RATE, options=_ENCODING)
        stream.width, stream.height, stream.pix_fmt = _WIDTH, _HEIGHT, "yuv420p"
        last: VideoFrame | None = None
        for frame in source.decode(video=0):
            last = frame.reformat(_WIDTH, _HEIGHT, "yuv420p")
            last.pts, last.time_base = count, Fraction(1, RATE)
            target.mux(stream.encode(last))
            count += 1
        for _ in range(held if last is not None else 0):
            assert last is not None
            last.pts = count
            target.mux(stream.encode(last))
            count += 1
        target.mux(stream.encode())
    file = memory.getvalue()
    return EncodedShot(path.stem, count, file, tuple(_packets(file)))


def _packets(file: bytes) -> Iterator[tuple[bytes, int, int, bool]]:
    with av.open(io.BytesIO(file), "r") as container:
        for packet in container.demux(video=0):
            if packet.pts is not None and packet.dts is not None and packet.time_base is not None:
                frames = RATE * packet.time_base
                yield bytes(packet), round(packet.pts * frames), round(packet.dts * frames), packet.is_keyframe


def _placed(shot: EncodedShot, at: int) -> Iterator["av.Packet[Stream]"]:
    for data, pts, dts, is_keyframe in shot.packets:
        packet = av.Packet(data)
        packet.time_base = Fraction(1, RATE)
        packet.pts, packet.dts, packet.is_keyframe = at + pts, at + dts, is_keyframe
        yield packet


def watch(video: Path, frame: int, seconds: float) -> None:
    """Track a video in the real window and print what can be observed.

    The window is closed at the end, also during a run.
    """
    from rallytrace import main as program  # noqa: PLC0415 - Qt is not needed to make a match
    from rallytrace.session.garbage_collection import GarbageCollector  # noqa: PLC0415
    from rallytrace.session.preferences import Preferences  # noqa: PLC0415

    sys.path.append(str(Path(__file__).resolve().parents[2]))
    from window_bench.driver import WindowDriver  # noqa: PLC0415
    from window_bench.measures import Heartbeat, Watch  # noqa: PLC0415

    app = program.application()
    window = program.build(Preferences())
    window.show()
    tidying = GarbageCollector(app)
    driver = WindowDriver(window)
    begun = time.monotonic()
    driver.open(video)
    terminal.say(f"opened after {time.monotonic() - begun:.1f} s, {driver.n_frames} frames")
    driver.go(frame)
    watching, heart, steps = Watch(driver), Heartbeat(driver), []
    runs, document = window.workspace.runs, window.workspace.document
    begun, shown, told = time.monotonic(), False, 0.0
    heart.start()
    (window.registry["track_all"].trigger if runs.cut_off is None else runs.resume)()
    while time.monotonic() - begun < seconds and watching.outcome is None:
        driver.rest(2000 if shown else 50)
        now = time.monotonic() - begun
        if not shown and document.track.shown_rows(frame, frame + 1)["state"][0]:
            shown = True
            terminal.say(f"rows at frame {frame} after {now:.1f} s")
        if shown:
            steps.append(driver.step(1))
        if now - told >= _TELL_SECONDS:
            told = now
            done = 0 if watching.progress is None else watching.progress.done
            counts = len(window.workspace.review.shown), len(document.track.rallies), len(document.track.non_play)
            lists = "{} items, {} rallies, {} non-play ranges".format(*counts)
            terminal.say(f"{now:.0f} s: {done} frames, {lists}, {rss_mb():.0f} MB")
    heart.stop()
    middle, worst = (np.percentile(steps or [0], share) for share in (50, 95))
    blocked = max(heart.blocks, default=0.0)
    terminal.say(
        f"a step took {middle:.0f} ms (95 %: {worst:.0f}), the window was blocked for {blocked:.0f} ms at most"
    )
    terminal.say(f"{peak_rss_mb():.0f} MB at most")
    window.close()
    del tidying


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    making = commands.add_parser("make", help="write a match")
    making.add_argument("--clips", type=Path, default=Path("../shared/clips"))
    making.add_argument("--out", type=Path, required=True)
    making.add_argument("--minutes", type=float, default=60)
    watching = commands.add_parser("watch", help="track it in the window")
    watching.add_argument("video", type=Path)
    watching.add_argument("--frame", type=int, default=0)
    watching.add_argument("--minutes", type=float, default=15)
    args = parser.parse_args()
    begun = time.monotonic()
    if args.command == "watch":
        watch(args.video, args.frame, 60 * args.minutes)
    else:
        seen = make(args.clips, args.out, round(args.minutes * 60 * RATE))
        terminal.say(f"{args.out}: {len(seen)} shots, made in {time.monotonic() - begun:.0f} s")


if __name__ == "__main__":
    main()
