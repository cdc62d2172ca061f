"""What a tournament takes on many machines, from what a frame costs on this one.

    python models/studies/estimate_cluster.py --video MATCH.mp4 --matches 200 --minutes 60

Processor time is measured, with native threads, because it is nearly the same on a busy machine; that all cores of a
machine are busy is assumed (`rallytrace bench` prints how far they are: "efficiency"). A machine is one worker.
"""

import argparse
import pickle
import sys
import tempfile
import time
from dataclasses import dataclass, replace
from pathlib import Path

# A script's own folder is on the path, the application is not.
sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "app"))

from rallytrace.inference.stop_switch import StopSwitch
from rallytrace.storage.track_csv import write_track
from rallytrace.tracking.networks import open_networks
from rallytrace.tracking.options import NetworkChoice, TrackOptions
from rallytrace.tracking.planning import LoadedTrackNet
from rallytrace.tracking.spans import LONGEST_PIECE
from rallytrace.tracking.video_parts import PIECES_OF_PART, join_parts, open_parts, track_part
from rallytrace.video.reader import VideoReader


@dataclass(frozen=True, slots=True)
class FrameCost:
    """What a frame costs, in core-milliseconds and bytes.

    Attributes:
        decode: to be decoded once.
        part: on the worker that tracks it, decoding included (twice: for cuts and for the network).
        join: on the worker that joins the parts.
        write: on the machine of the command, for its row of the label file.
        file: bytes of the video.
        sent: bytes from workers to workers and to the client.
    """

    decode: float
    part: float
    join: float
    write: float
    file: float
    sent: float


@dataclass(frozen=True, slots=True)
class Estimate:
    """What a number of machines take.

    Attributes:
        hours: until all is tracked.
        tail: minutes at the end in which machines wait for the last video.
        storage: MB a second that the storage delivers meanwhile, if every frame is read twice.
        results: MB a second that the network carries besides.
        tasks: that the scheduler hands out a second.
    """

    machines: int
    hours: float
    tail: float
    storage: float
    results: float
    tasks: float


def measure(video: Path, *, fast: bool) -> FrameCost:
    stop, options = StopSwitch(), TrackOptions(every_camera=True)
    with open_networks(NetworkChoice(fast=fast)) as networks, VideoReader(video) as reader:
        loaded, frames = LoadedTrackNet(networks.tracknet), reader.n_frames
        begun = time.process_time()
        for _ in reader.frames(0, frames):
            pass
        decode = time.process_time() - begun
        opening = open_parts(reader, loaded, options, stop, lambda _share: None)
        begun = time.process_time()
        parts = [
            track_part(reader, loaded, options, opening, number, stop=stop, told=lambda *_: None)
            for number in range(opening.n_parts)
        ]
        tracked = time.process_time() - begun
        begun = time.process_time()
        points = tuple(join_parts(reader, loaded, networks.inpaintnet, options, parts, stop=stop).points())
        joined = time.process_time() - begun
        begun = time.process_time()
        with tempfile.TemporaryDirectory() as folder:
            write_track(Path(folder, "labels.csv"), points, reader.size)
        written = time.process_time() - begun
    sent = sum(len(pickle.dumps(value)) for value in (opening, *parts, points))
    return FrameCost(
        decode=1000 * decode / frames,
        part=1000 * tracked / frames,
        join=1000 * joined / frames,
        write=1000 * written / frames,
        file=video.stat().st_size / frames,
        sent=sent / frames,
    )


def estimate(cost: FrameCost, machines: int, *, cores: int, matches: int, frames: int) -> Estimate:
    """What machines of so many cores take for matches of so many frames."""
    part = PIECES_OF_PART * LONGEST_PIECE
    a_machine = 1000 * cores / (cost.part + cost.join)  # frames a second
    tail = (part * cost.part / cores + frames * cost.join) / 1000  # the join runs on one core
    seconds = matches * frames / (a_machine * machines) + (tail if machines > 1 else 0)
    speed = matches * frames / seconds
    return Estimate(
        machines=machines,
        hours=seconds / 3600,
        tail=tail / 60 if machines > 1 else 0.0,
        storage=2 * speed * cost.file / 1e6,
        results=speed * cost.sent / 1e6,
        tasks=matches * (frames / part + 2) / seconds,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--video", type=Path, required=True, help="what the costs are measured on")
    parser.add_argument("--fast", action="store_true", help="the network for the smaller picture")
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--minutes", type=float, default=60.0, help="of a match")
    parser.add_argument("--rate", type=float, default=30.0, help="frames a second")
    parser.add_argument("--cores", type=int, default=2, help="of a machine")
    parser.add_argument("--mbit", type=float, help="of the matches, instead of the video's own rate")
    args = parser.parse_args()
    cost = measure(args.video, fast=args.fast)
    if args.mbit is not None:
        cost = replace(cost, file=args.mbit * 1e6 / 8 / args.rate)
    print(f"core-ms a frame: decoding once {cost.decode:.2f}, a part {cost.part:.1f}, joining {cost.join:.2f}", end="")
    print(f", writing {cost.write:.3f}")
    print(f"bytes a frame: read {cost.file:.0f} (twice), sent {cost.sent:.0f}")
    print("machines   hours  tail, minutes  storage, MB/s  results, MB/s  tasks/s")
    for machines in (1, 10, 100):
        one = estimate(
            cost, machines, cores=args.cores, matches=args.matches, frames=round(60 * args.minutes * args.rate)
        )
        print(
            f"{machines:>8}{one.hours:>8.1f}{one.tail:>15.1f}{one.storage:>15.1f}{one.results:>15.2f}{one.tasks:>9.2f}"
        )


if __name__ == "__main__":
    main()
