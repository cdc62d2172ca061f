"""Join labelled clips to matches with breaks, and print how much play is kept (docs/decisions/0019-non-play.md).

    uv run python models/studies/measure_non_play.py CLIPS/labelled CLIPS/tennis CLIPS/padel \
        --venues CLIPS/venues.csv CLIPS/venues_more.csv --others CLIPS/unlabelled --scratch FOLDER

The clips of one venue are joined in order by hard cuts, two and six to a match. Matches of the kind "plain" have
nothing else; in the others a break of 2.4 seconds or more follows each clip: close-ups of the clip, slow motion of its
end by the same camera or enlarged, after a wipe, and clips of other venues. The videos stay in the scratch folder and
are used again. Rallies are found along the labels, also in breaks.
"""

import argparse
import csv
import itertools
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))  # `models` is a package of the project, not installed

from models.training.rallies import Rally, find_rallies, play
from rallytrace.analysis.rally_finding import find_play_along
from rallytrace.inference.windows import context_frames
from rallytrace.track.arrays import Flags, Floats
from rallytrace.track.geometry import ResizeFilter, Size
from rallytrace.track.spans import overlap, spans_of_flags
from rallytrace.tracking.non_play import NonPlayFinder
from rallytrace.tracking.spans import MAX_PIECE_FRAMES, pieces
from rallytrace.video.background import plan_scenes
from rallytrace.video.picture_files import TICKS_PER_SECOND, ClipWriter
from rallytrace.video.reader import VideoReader

PLAY, CLOSE_UP, REPLAY, CLOSE_REPLAY, OTHER = "play", "close-up", "replay", "enlarged replay", "other camera"
BREAKS = (CLOSE_UP, REPLAY, CLOSE_REPLAY, OTHER)
STYLES = {"plain": (), "broadcast": BREAKS}
N_CLIPS = (2, 6)
RATE = 30
SIZE = Size(640, 360)
BREAK_SECONDS = 2.4
WIPE_SECONDS = 0.8
NETWORK_SIZE = Size(512, 288)

Pixels = NDArray[np.uint8]


@dataclass(frozen=True, slots=True)
class Shot:
    """A part of a match, made of frames `first` to before `stop` of a clip, at a part of its speed."""

    kind: str
    clip: Path
    labels: Rally | None
    first: int
    stop: int
    speed: float = 1.0
    zoom: float = 1.0
    centre: tuple[float, float] = (0.5, 0.5)
    wipes: bool = False


def plan_match(rallies: Sequence[Rally], kinds: Sequence[str], others: Sequence[Path], seed: int) -> list[Shot]:
    """Return the shots of a match: each clip, and a break of the kinds in turn after each but the last."""
    rng, shots = np.random.default_rng(seed), list[Shot]()
    for number, rally in enumerate(rallies):
        n_frames = len(rally.path())
        shots.append(Shot(PLAY, rally.video, rally, 0, n_frames))
        if not kinds or number == len(rallies) - 1:
            continue
        kind, length = kinds[(number + seed) % len(kinds)], round(BREAK_SECONDS * RATE)
        centre = float(rng.uniform(0.3, 0.7)), float(rng.choice([0.35, 0.65]))
        zoom = float(rng.uniform(1.8, 3.5))
        if kind == OTHER:
            clip = others[int(rng.integers(len(others)))]
            shots.append(Shot(kind, clip, None, 0, round(length * rng.uniform(1, 2.5))))
        elif kind == CLOSE_UP:
            shots.append(Shot(kind, rally.video, rally, max(0, n_frames - length), n_frames, 1.0, zoom, centre))
        else:
            first, speed = max(0, n_frames - round(rng.uniform(1.5, 3) * RATE)), float(rng.uniform(0.35, 0.7))
            shown = (1.0, (0.5, 0.5)) if kind == REPLAY else (zoom, centre)
            shots.append(Shot(kind, rally.video, rally, first, n_frames, speed, *shown, wipes=True))
    return shots


def film_shot(shot: Shot) -> Iterator[tuple[Pixels, float]]:
    """Yield the pictures of a shot, BGR, with the frame of the clip each shows. Slow motion blends two frames."""
    with VideoReader(shot.clip) as reader:
        frames = [
            np.ascontiguousarray(frame.rgb_resized(SIZE, ResizeFilter.AREA)[..., ::-1])
            for frame in itertools.islice(reader.frames(shot.first, min(shot.stop, reader.n_frames)), 600)
        ]
    for moment in np.arange(0, len(frames) - 1 + 1e-6, shot.speed):
        low, part = int(moment), float(moment % 1)
        picture = frames[low]
        if part > 0.02 and low + 1 < len(frames):
            picture = np.asarray(cv2.addWeighted(picture, 1 - part, frames[low + 1], part, 0), np.uint8)
        yield enlarge(picture, shot), shot.first + float(moment)


def corner_of(shot: Shot) -> Floats:
    """Return the upper left corner of what a shot shows of its clip, in pixels of the match."""
    whole = np.array([SIZE.width, SIZE.height])
    corner: Floats = np.array(shot.centre) * whole - whole / shot.zoom / 2
    return np.clip(corner, 0, whole - whole / shot.zoom, out=corner)


def enlarge(picture: Pixels, shot: Shot) -> Pixels:
    if shot.zoom == 1:
        return picture
    matrix = np.array([[shot.zoom, 0, 0], [0, shot.zoom, 0]])
    matrix[:, 2] = -shot.zoom * corner_of(shot)
    return np.asarray(cv2.warpAffine(picture, matrix, (SIZE.width, SIZE.height)), np.uint8)


def wipe(picture: Pixels, share: float) -> Pixels:
    """Return a picture with a coloured bar, as wide as the picture, at a share of its way across."""
    wiped, left = picture.copy(), round((2 * share - 1) * SIZE.width)
    wiped[:, max(0, left) : max(0, left + SIZE.width)] = (30, 30, 160)
    return wiped


def film_match(shots: Sequence[Shot], target: Path) -> None:
    """Write a match, and beside it a table of its frames: kind, number of the shot, x and y of the ball."""
    rows, half = list[tuple[str, int, float, float]](), round(WIPE_SECONDS * RATE / 2)
    with ClipWriter(target.with_suffix(".part.mp4"), SIZE, RATE, quality=23) as writer:
        for number, shot in enumerate(shots):
            path, visible = ball_path(shot)
            before = shot.wipes or (number > 0 and shots[number - 1].wipes)
            after = shot.wipes or (number + 1 < len(shots) and shots[number + 1].wipes)
            pictures = list(film_shot(shot))
            for at, (picture, moment) in enumerate(pictures):
                left = len(pictures) - at
                shown = picture
                if before and at < half:
                    shown = wipe(picture, (half + at + 1) / (2 * half))
                elif after and left <= half:
                    shown = wipe(picture, (half - left + 1) / (2 * half))
                writer.add(np.ascontiguousarray(shown), len(rows) * TICKS_PER_SECOND // RATE)
                frame = round(moment)
                x, y = path[frame].tolist() if frame < len(path) and visible[frame] else (np.nan, np.nan)
                rows.append((shot.kind, number, x, y))
    target.with_suffix(".part.mp4").rename(target)
    with target.with_suffix(".csv").open("w", newline="") as stream:
        csv.writer(stream).writerows(rows)


def ball_path(shot: Shot) -> tuple[Floats, Flags]:
    """Return the labels of a shot's clip, (n, 2) in pixels of the match, and whether the ball is visible."""
    if shot.labels is None:
        return np.zeros((0, 2)), np.zeros(0, np.bool_)
    labels = shot.labels.path()
    with VideoReader(shot.clip) as reader:
        scale = SIZE.width / reader.size.width
    positions = (labels.positions * scale - corner_of(shot)) * shot.zoom
    inside = np.all((positions >= 0) & (positions < [SIZE.width, SIZE.height]), axis=1)
    return positions, labels.visible & inside


@dataclass(frozen=True, slots=True)
class Answer:
    """What was found in a video: (n,) non-play frames, (n,) first frames of scenes, times of frames in seconds."""

    non_play: Flags
    begins: Flags
    seconds: Floats


def find_non_play(video: Path) -> Answer:
    """Find what a run would pass over, and where scenes begin, without tracking."""
    with VideoReader(video) as reader:
        n_frames = reader.n_frames
        non_play, begins = np.zeros(n_frames, np.bool_), np.zeros(n_frames, np.bool_)
        finder = NonPlayFinder.over(reader, (), check=lambda: None, progress=lambda _share: None)

        def windows(wanted: range, stop: int) -> range:
            return context_frames(wanted, seq_len=8, stride=1, stop=stop)

        for piece in pieces(range(n_frames), MAX_PIECE_FRAMES, n_frames=n_frames, step=1, windows=windows):
            around = piece.surroundings
            scenes = plan_scenes(reader, around.start, around.stop, size=NETWORK_SIZE, resize=ResizeFilter.AREA)
            for scene in scenes:
                if overlap(piece.kept, range(scene.start, scene.stop)):
                    begins[scene.start] |= scene.start in piece.kept and scene.start > around.start
                    for span in finder.non_play_in(scene, around, scenes=scenes):
                        non_play[max(span.start, piece.kept.start) : min(span.stop, piece.kept.stop)] = True
        return Answer(non_play, begins, reader.index.seconds)


def read_truth(video: Path) -> tuple[NDArray[np.str_], NDArray[np.int64], Floats]:
    """Return kind and number of the shot of each frame, (n,), and positions of the ball, (2, n)."""
    with video.with_suffix(".csv").open(newline="") as stream:
        kinds, numbers, x, y = zip(*csv.reader(stream), strict=True)
    return np.array(kinds), np.array(numbers, np.int64), np.array([x, y], np.float64)


def count_rallies(truth: tuple[NDArray[np.str_], NDArray[np.int64], Floats], answer: Answer) -> Counter[str]:
    """Count true rallies, found ones, and those found alone: half or more of both in common, nothing of another."""
    kinds, numbers, path = truth
    spans = find_play_along(path, answer.begins, spans_of_flags(answer.non_play), answer.seconds, size=SIZE)
    counts = Counter({"found rallies": len(spans)})
    for number in np.unique(numbers[kinds == PLAY]).tolist():
        frames = np.flatnonzero(numbers == number)
        inner = play(path[:, frames].T / (SIZE.width / NETWORK_SIZE.width), np.isfinite(path[0, frames]))
        true = range(frames[0] + inner.start, frames[0] + inner.stop)
        common = [min(true.stop, span.stop) - max(true.start, span.start) for span in spans]
        counts["true rallies"] += 1
        counts["right rallies"] += any(2 * n > max(len(true), len(span)) for n, span in zip(common, spans, strict=True))
    return counts


def judge(video: Path) -> Counter[str]:
    """Count the frames of each kind, those found, and rallies of a match."""
    truth, answer = read_truth(video), find_non_play(video)
    counts = count_rallies(truth, answer)
    for kind in (PLAY, *BREAKS):
        of_kind = truth[0] == kind
        counts[kind] += int(np.count_nonzero(of_kind))
        counts[f"{kind} found"] += int(np.count_nonzero(of_kind & answer.non_play))
    changes = np.flatnonzero(np.diff(truth[1])) + 1
    begins = np.flatnonzero(answer.begins)
    counts["changes"] += len(changes)
    counts["changes found"] += sum(bool(len(begins)) and np.abs(begins - at).min() <= RATE // 2 for at in changes)
    counts["cuts in play"] += sum(
        truth[0][at] == PLAY and np.abs(changes - at).min(initial=RATE) > RATE // 2 for at in begins
    )
    return counts


def describe(counts: Counter[str]) -> str:
    """Return the line of a table."""

    def share(part: int, whole: int) -> str:
        return f"{100 * part / whole:5.1f}" if whole else "    -"

    kept = share(counts[PLAY] - counts[f"{PLAY} found"], counts[PLAY])
    found = [share(counts[f"{kind} found"], counts[kind]) for kind in BREAKS]
    n_breaks, n_found = sum(counts[kind] for kind in BREAKS), sum(counts[f"{kind} found"] for kind in BREAKS)
    rallies = f"{counts['right rallies']:4} of {counts['true rallies']:4}, {counts['found rallies']:4} found"
    changes = f"{counts['changes found']:4} of {counts['changes']:4}, {counts['cuts in play']} wrong"
    return " | ".join([kept, *found, share(n_found, n_breaks), rallies, changes])


def main() -> None:
    """Film the matches that are missing, and print the tables."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folders", type=Path, nargs="+", help="folders of labelled clips")
    parser.add_argument("--venues", type=Path, nargs="+", default=[], help="CSV files: clip,venue")
    parser.add_argument("--others", type=Path, required=True, help="a folder of clips of other venues")
    parser.add_argument("--scratch", type=Path, required=True, help="where the joined matches are kept")
    parser.add_argument("--only", default="", help="judge only matches with this in their name")
    parser.add_argument("--single", action="store_true", help="judge the clips one by one instead: nothing is non-play")
    args = parser.parse_args()
    rallies = find_rallies(args.folders, args.venues)
    if args.single:
        for rally in rallies:
            answer = find_non_play(rally.video)
            cuts = np.flatnonzero(answer.begins).tolist()
            print(f"{rally.name}: {np.count_nonzero(answer.non_play)} non-play frames, cuts {cuts}", flush=True)
        return
    venues = defaultdict[str, list[Rally]](list)
    for rally in rallies:
        venues[rally.venue].append(rally)
    args.scratch.mkdir(parents=True, exist_ok=True)
    others = sorted(args.others.glob("*.mp4"))
    totals = defaultdict[str, Counter[str]](Counter)
    print(f"match: % of play kept | % found of {' | '.join(BREAKS)} | all breaks | rallies | changes of shot")
    for seed, (venue, clips) in enumerate(venues.items()):
        for count, (style, kinds) in itertools.product(N_CLIPS, STYLES.items()):
            name = f"{venue}-{count}-{style}"
            if args.only not in name or len(clips) < min(count, 4):
                continue
            video = args.scratch / f"{name}.mp4"
            if not video.with_suffix(".csv").exists():
                film_match(plan_match(clips[:count], kinds, others, seed), video)
            counts = judge(video)
            totals[style] += counts
            totals[f"{count} clips"] += counts
            totals["all"] += counts
            print(f"{name}: {describe(counts)}", flush=True)
    for name, counts in totals.items():
        print(f"{name}: {describe(counts)}")


if __name__ == "__main__":
    main()
