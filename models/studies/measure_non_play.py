"""How well non-play ranges are found: `python models/studies/measure_non_play.py --data DIR --venues FILE`.

The labelled rallies show one camera each, so matches are put together of them, as a broadcast would: rallies of one
venue are the main camera, which is zoomed, moved and lit a little differently every time, with or without graphics.
Between them come shots of other venues, close-ups (a part of the picture, larger, that follows somebody), slow motion
of such a close-up, and slow motion as the main camera sees it. Shots begin with a cut or with a dissolve. Each match is
a real video, and what is done is what a run does, except for the tracking. Then there are videos without non-play
ranges: they must not get any.
"""

import argparse
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

# A script's own folder is on the path, the project's root and the application are not.
sys.path[:0] = [str(Path(__file__).resolve().parents[2] / part) for part in ("", "app")]

import cv2
import numpy as np
from numpy.typing import NDArray

from models.training.rallies import Rally, find_rallies
from rallytrace.inference.windows import context_frames
from rallytrace.track.geometry import ResizeFilter, Size
from rallytrace.track.spans import overlap
from rallytrace.tracking.spans import MAX_PIECE_FRAMES, NonPlayFinder, pieces
from rallytrace.video.background import plan_scenes
from rallytrace.video.picture_files import TICKS_PER_SECOND, ClipWriter
from rallytrace.video.reader import VideoReader

MAIN, VENUE, CLOSE, SLOW, SLOW_MAIN = "main camera", "other venue", "close-up", "slow close-up", "slow main camera"
KINDS = (MAIN, VENUE, CLOSE, SLOW, SLOW_MAIN)
SHARES = (0.4, 0.45, 0.5, 0.65, 0.8)
RATE = 30
SIZE = Size(384, 216)
_NETWORK = Size(512, 288)
_CLIPS, _FRAMES = 4, 150
_DISSOLVE = 12

Pictures = NDArray[np.uint8]
Footage = Mapping[str, Sequence[Pictures]]
"""Of each venue some rallies, (n, 216, 384, 3) BGR."""


@dataclass(frozen=True, slots=True)
class Shot:
    """What is shown for a while: of which kind, by which venue, for how many frames."""

    kind: str
    venue: str
    length: int


def footage(rallies: Sequence[Rally]) -> dict[str, list[Pictures]]:
    """A few seconds of some rallies of each venue."""
    found: dict[str, list[Pictures]] = {}
    for rally in rallies:
        of_venue = found.setdefault(rally.venue, [])
        if len(of_venue) < _CLIPS:
            with VideoReader(rally.video) as reader:
                frames = (frame.rgb_resized(SIZE, ResizeFilter.AREA) for frame in reader.frames(0, _FRAMES))
                of_venue.append(np.stack([frame[..., ::-1] for frame in frames]))
    return found


def script(venues: Sequence[str], share: float, seconds: float, rng: np.random.Generator) -> list[Shot]:
    """The shots of a match whose main camera is that of the first venue and shows about a share of it."""
    shots: list[Shot] = []
    lengths = Counter[bool]()
    while sum(lengths.values()) < seconds * RATE:
        play = lengths[True] < share * sum(lengths.values()) or not shots
        kind = MAIN if play else str(rng.choice(KINDS[1:]))
        venue = str(rng.choice(venues[1:])) if kind == VENUE else venues[0]
        shots.append(Shot(kind, venue, round(float(rng.uniform(5, 15) if play else rng.uniform(2, 8)) * RATE)))
        lengths[kind in {MAIN, SLOW_MAIN}] += shots[-1].length
    return shots


def painted(shot: Shot, of: Footage, rng: np.random.Generator) -> Iterator[Pictures]:
    """The pictures of a shot."""
    rally = of[shot.venue][int(rng.integers(len(of[shot.venue])))]
    tempo = 0.5 if shot.kind in {SLOW, SLOW_MAIN} else 1.0
    close = shot.kind in {CLOSE, SLOW}
    zoom = float(rng.uniform(1.7, 4) if close else rng.uniform(1, 1.1))
    centre = rng.uniform(0.25, 0.75, 2) if close else np.array([0.5, 0.5]) + rng.uniform(-0.04, 0.04, 2)
    drift = rng.uniform(-0.1, 0.1, 2) / RATE / 3 if close else np.zeros(2)
    light, graphics = float(rng.uniform(0.85, 1.15)), bool(rng.random() < 0.3)
    there_and_back = 2 * len(rally) - 2
    for number in range(shot.length):
        at = int(number * tempo) % there_and_back
        picture = part_of(rally[min(at, there_and_back - at)], zoom, centre + number * drift)
        picture = np.asarray(cv2.convertScaleAbs(picture, alpha=light), np.uint8)
        if graphics and not close:
            picture[10:40, 12:130], picture[-26:-8, 60:-60] = (120, 40, 30), (225, 225, 225)
        yield picture


def part_of(picture: Pictures, zoom: float, centre: NDArray[np.float64]) -> Pictures:
    """A part of a picture, about a centre in shares of its size, made as large as the whole."""
    whole = np.array([picture.shape[1], picture.shape[0]])
    size = whole / zoom
    x, y = np.clip(centre * whole - size / 2, 0, whole - size)
    taken = picture[int(y) : int(y + size[1]), int(x) : int(x + size[0])]
    return np.asarray(cv2.resize(taken, (picture.shape[1], picture.shape[0])), np.uint8)


def film(shots: Sequence[Shot], of: Footage, target: Path, rng: np.random.Generator) -> list[str]:
    """Write a match; the kind that each of its frames is of."""
    kinds: list[str] = []
    last: Pictures | None = None
    with ClipWriter(target, SIZE, RATE, quality=23) as writer:
        for shot in shots:
            dissolves = last is not None and rng.random() < 0.25
            picture = last
            for number, new in enumerate(painted(shot, of, rng)):
                picture = new
                if dissolves and last is not None and number < _DISSOLVE:
                    weight = (number + 1) / (_DISSOLVE + 1)
                    picture = np.asarray(cv2.addWeighted(new, weight, last, 1 - weight, 0), np.uint8)
                writer.add(np.ascontiguousarray(picture), len(kinds) * TICKS_PER_SECOND // RATE)
                kinds.append(shot.kind)
            last = picture
    return kinds


def non_play(video: Path) -> NDArray[np.bool_]:
    """Which frames a run would pass over."""
    with VideoReader(video) as reader:
        resting = np.zeros(reader.n_frames, np.bool_)
        finder = NonPlayFinder.over(reader, (), check=lambda: None, progress=lambda _share: None)
        if finder is None:
            return resting
        everything = range(reader.n_frames)
        for piece in pieces(everything, MAX_PIECE_FRAMES, n_frames=reader.n_frames, step=1, windows=_windows):
            around = piece.surroundings
            for scene in plan_scenes(reader, around.start, around.stop, size=_NETWORK, resize=ResizeFilter.AREA):
                if overlap(piece.kept, range(scene.start, scene.stop)):
                    for part in finder.non_play_in(scene, around):
                        resting[max(part.start, piece.kept.start) : min(part.stop, piece.kept.stop)] = True
        return resting


def _windows(wanted: range, stop: int) -> range:
    return context_frames(wanted, seq_len=8, stride=1, stop=stop)


def counted(kinds: Sequence[str], resting: NDArray[np.bool_]) -> Counter[tuple[str, bool]]:
    """How many frames of each kind were and were not found."""
    return Counter(zip(kinds, resting.tolist(), strict=True))


def depth(kinds: Sequence[str], resting: NDArray[np.bool_]) -> int:
    """How far from the next change of shots a frame of the main camera is that was marked, at most; 0 for none."""
    own = np.isin(kinds, (MAIN, SLOW_MAIN))
    changes = np.flatnonzero(np.diff(own))
    wrong = np.flatnonzero(own & resting)
    return max((int(np.abs(changes - frame).min(initial=len(own))) for frame in wrong), default=0)


def table(counts: Mapping[float, Counter[tuple[str, bool]]]) -> str:
    """Frames found of all, by kind and the main camera's share."""
    lines = [f"| main camera | {' | '.join(KINDS)} |", f"| ---: |{' ---: |' * len(KINDS)}"]
    for share, count in counts.items():
        cells = (f"{count[kind, True]:,} of {count[kind, True] + count[kind, False]:,}" for kind in KINDS)
        lines.append(f"| {share:.0%} | {' | '.join(cells)} |")
    return "\n".join(lines)


def without_non_play(of: Footage) -> Iterator[tuple[str, list[Shot]]]:
    """Videos in which everything is play: one camera; two that take turns; as many as there are, none of them main."""
    venues = list(of)
    for venue in venues:
        yield f"only {venue}", [Shot(MAIN, venue, 8 * RATE) for _ in range(12)]
    for at, venue in enumerate(venues):
        turns = [(venue, 9), (venues[at - 1], 6)] * 8
        yield f"{venue} and {venues[at - 1]} in turns", [Shot(MAIN, who, long * RATE) for who, long in turns]
    yield "all in turns", [Shot(MAIN, venue, 8 * RATE) for _ in range(4) for venue in venues]
    moved = [(venues[0], 60), (venues[1], 30), (venues[0], 30), (venues[2], 25)]
    yield "a camera that is moved", [Shot(MAIN, who, long * RATE) for who, long in moved]


def main() -> None:
    """Print it all."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--data", type=Path, required=True, help="a folder of labelled rallies")
    parser.add_argument("--venues", type=Path, required=True, help="a CSV file: clip,venue")
    parser.add_argument("--also", type=Path, nargs="*", default=[], help="other videos of one camera each")
    parser.add_argument("--seconds", type=float, default=120, help="how long a match is")
    arguments = parser.parse_args()
    rallies = find_rallies([arguments.data], arguments.venues)
    of, rng = footage(rallies), np.random.default_rng(6)
    with tempfile.TemporaryDirectory() as folder:
        video = Path(folder) / "match.mp4"
        counts: dict[float, Counter[tuple[str, bool]]] = {}
        deepest = 0
        for share in SHARES:
            counts[share] = Counter()
            for venue in of:
                venues = [venue, *(other for other in of if other != venue)]
                kinds = film(script(venues, share, arguments.seconds, rng), of, video, rng)
                resting = non_play(video)
                counts[share] += counted(kinds, resting)
                deepest = max(deepest, depth(kinds, resting))
        print(f"{table(counts)}\n\nA wrong frame is at most {deepest} from a change.\n", flush=True)
        for name, shots in without_non_play(of):
            film(shots, of, video, rng)
            print(f"{name}: {np.count_nonzero(non_play(video))} frames", flush=True)
    clips = [*(rally.video for rally in rallies), *arguments.also]
    marked = {clip.name: int(np.count_nonzero(non_play(clip))) for clip in clips}
    print(f"{len(marked)} videos of one camera: {sum(marked.values())} frames")


if __name__ == "__main__":
    main()
