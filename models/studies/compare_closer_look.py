"""Compare a closer look at a gap with tracking it again: `python models/studies/compare_closer_look.py --data DIR ...`.

A person has placed the ball in one frame of a gap. The network then looks at the frames around on cut-outs of the
picture in full resolution, scaled to its own size, with the background's median cut out alike; in the same corridor as
a range that is tracked again. Gaps, networks and measure are those of `compare_retracking`.
"""

import argparse
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path

# A script's own folder is on the path, the project's root and the application are not.
sys.path[:0] = [str(Path(__file__).resolve().parents[2] / part) for part in ("", "app")]

import numpy as np
from numpy.typing import NDArray

from models.studies.compare_retracking import (
    FILLED,
    FIRST,
    RETRACKED,
    SEEN_AGAIN,
    Gap,
    Worth,
    as_seen,
    gaps_of,
    heatmaps,
    pinned_at,
    table,
    track_of,
    with_the_rest_filled,
    worth,
)
from models.training.predictions import read_predictions
from models.training.rallies import find_rallies
from rallytrace.domain.detections import Detection
from rallytrace.domain.fills.surroundings import FillContext
from rallytrace.domain.geometry import Size
from rallytrace.errors import AppError
from rallytrace.inference.ensemble import JoinedFrame
from rallytrace.inference.heatmap import decode_heatmap
from rallytrace.inference.networks import InpaintNet, TrackNet
from rallytrace.inference.pipeline import PipelineOptions, detect
from rallytrace.inference.preprocessing import ArrayPicture, Preprocessor
from rallytrace.inference.windows import context_frames
from rallytrace.network_modes import Decoding
from rallytrace.tracking.networks import open_networks
from rallytrace.tracking.options import NetworkChoice
from rallytrace.tracking.retracking import FAINTER, Corridor, Retracking, follow
from rallytrace.video.reader import VideoReader

TOGETHER = 8
"""Frames of a gap that share a cut-out: as many as a window has."""
MARGIN = 0.06
"""What a cut-out has around the path at least, to each side, as a share of the picture's width."""
SAMPLES = 40
"""Frames whose median is the background."""
HERE = Path(__file__).resolve().parents[1]


def closer(share: float) -> str:
    """The name of a way: cut-outs of this share of the picture's width."""
    return f"cut-out of {share:.2f}"


class Film:
    """A rally's pictures, uint8 (h, w, 3), blue first, and their median.

    Attributes:
        near: frames that are looked at, by number.
    """

    def __init__(self, video: Path, wanted: Sequence[range]) -> None:
        self.near: dict[int, NDArray[np.uint8]] = {}
        sampled = []
        with VideoReader(video) as reader:
            for _ in reader.scan():
                pass
            step = max(1, reader.n_frames // SAMPLES)
            for frame in reader.frames(0, reader.n_frames):
                looked_at = any(frame.index in frames for frames in wanted)
                if looked_at:
                    self.near[frame.index] = frame.bgr()
                if frame.index % step == 0:
                    sampled.append(frame.bgr())
        self.median = np.median(np.stack(sampled), axis=0).astype(np.uint8)


def look_closer(
    film: Film, net: TrackNet, gap: range, corridor: Corridor, *, share: float, lowest: float
) -> dict[int, Detection]:
    """What the network finds on cut-outs of the frames of a gap in which the ball is expected."""
    found: dict[int, Detection] = {}
    expected = [frame for frame in gap if corridor.at(frame - gap.start) is not None]
    for first in range(0, len(expected), TOGETHER):
        part = expected[first : first + TOGETHER]
        path = corridor.path[:, np.array(part) - gap.start]
        place = left, top, size = _cut_out(path, film.median.shape, share)
        maps = _heatmaps(film, net, range(part[0], part[-1] + 1), place)
        for frame in part:
            here = corridor.at(frame - gap.start)
            assert here is not None
            moved = Corridor(here.path - np.array([[left], [top]]), here.radius, lowest=lowest)
            one = follow([maps[frame].joined], [frame], moved, size)[0]
            found[frame] = replace(one, x=one.x + left, y=one.y + top) if one.visible else one
    return found


def _cut_out(path: NDArray[np.float64], shape: tuple[int, ...], share: float) -> tuple[int, int, Size]:
    """The cut-out around a path, of the picture's shape: no smaller than its share, and the path in it."""
    height, width = shape[:2]
    low, high = path.min(axis=1), path.max(axis=1)
    needed = (high - low + 2 * MARGIN * width) / (width, height)
    share = min(max(share, *needed.tolist()), 1.0)
    wide, high_ = round(width * share), round(height * share)
    middle = (low + high) / 2
    left = min(max(round(middle[0] - wide / 2), 0), width - wide)
    top = min(max(round(middle[1] - high_ / 2), 0), height - high_)
    return left, top, Size(wide, high_)


def _heatmaps(film: Film, net: TrackNet, frames: range, place: tuple[int, int, Size]) -> dict[int, JoinedFrame]:
    kept: dict[int, JoinedFrame] = {}
    left, top, size = place

    def keep(number: int, frame: JoinedFrame, _size: object) -> Detection:
        kept[number] = frame
        return decode_heatmap(number, frame.joined, (), method=Decoding.CENTROID, threshold=0.5, video=size)

    def cut(picture: NDArray[np.uint8]) -> NDArray[np.uint8]:
        return np.ascontiguousarray(picture[top : top + size.height, left : left + size.width])

    near = context_frames(frames, seq_len=net.file.seq_len, stride=1)
    pictures = (ArrayPicture(at, cut(film.near[at])) for at in near if at in film.near)
    preprocessor = Preprocessor(
        size=net.file.size,
        family=net.file.family,
        resize=net.file.resize,
        difference=net.file.difference,
        background=np.ascontiguousarray(cut(film.median)[..., ::-1]),
    )
    for _ in detect(
        pictures, net, preprocessor, PipelineOptions(stride=1, workers=1), wanted=frames, heatmap_decoder=keep
    ):
        pass
    return kept


def closer_worth(
    film: Film,
    gap: Gap,
    seen: Mapping[int, JoinedFrame],
    *,
    tracknet: TrackNet,
    inpaintnet: InpaintNet,
    shares: Sequence[float],
    pins: int,
) -> Worth:
    """What the ways of `compare_retracking` are worth, and those of cut-outs beside them."""
    threshold, prediction = tracknet.file.threshold, gap.prediction
    usual = worth(gap, seen, inpaintnet, threshold, pins)
    pinned = pinned_at(gap, pins)
    context = FillContext.of(track_of(gap, pinned), gap.frames)
    again = Retracking.around(context, np.array(context.span) / prediction.rate, prediction.size)
    heatmap_decoder = again.heatmap_decoder(Decoding.CENTROID, FAINTER * threshold)
    whole = {frame: heatmap_decoder(frame, seen[frame], prediction.size) for frame in gap.frames}
    places: dict[str, dict[int, tuple[float, float]]] = {}
    for share in shares:
        found = look_closer(film, tracknet, gap.frames, again.corridor, share=share, lowest=FAINTER * threshold)
        first = whole | found | as_seen(pinned)
        either = whole | {frame: one for frame, one in found.items() if one.visible} | as_seen(pinned)
        name = closer(share)
        places[f"{name}, seen"] = {frame: (one.x, one.y) for frame, one in first.items() if one.visible}
        places[f"{name}, whole"] = with_the_rest_filled(prediction, first, inpaintnet, threshold)
        places[f"{name} or re-tracked, whole"] = with_the_rest_filled(prediction, either, inpaintnet, threshold)
    hidden = [frame for frame, shown in zip(gap.frames, gap.shown, strict=True) if not shown]
    return Worth(
        usual.off | {name: gap.off(those, pinned) for name, those in places.items()},
        usual.invented | {name: sum(frame in those for frame in hidden) for name, those in places.items()},
        usual.length,
        usual.hidden,
    )


def measure(fold: Sequence[str], given: argparse.Namespace, done: dict[str, int]) -> Iterator[tuple[str, int, Worth]]:
    """Repair gaps of venues that a fold's networks never saw: the venue, the number of pins, and how a gap fared."""
    rallies = {rally.name: rally for rally in find_rallies(list(given.data), given.venues)}
    tracknet, inpaintnet, *own = fold
    with open_networks(NetworkChoice(tracknet=Path(tracknet), inpaintnet=Path(inpaintnet))) as networks:
        assert networks.inpaintnet is not None
        for prediction in read_predictions(given.predictions):
            venue = prediction.venue
            if venue not in own or prediction.name not in rallies or done.get(venue, 0) >= given.most:
                continue
            rally = rallies[prediction.name]
            gaps = list(gaps_of(prediction, rally.path(), networks.tracknet.file.threshold))
            gaps = gaps[: given.most - done.get(venue, 0)]
            if not gaps:
                continue
            done[venue] = done.get(venue, 0) + len(gaps)
            length = networks.tracknet.file.seq_len
            film = Film(rally.video, [context_frames(gap.frames, seq_len=length, stride=1) for gap in gaps])
            seen = heatmaps(rally, networks.tracknet, gaps)
            for gap in gaps:
                for pins in given.pins:
                    one = closer_worth(
                        film,
                        gap,
                        seen,
                        tracknet=networks.tracknet,
                        inpaintnet=networks.inpaintnet,
                        shares=given.shares,
                        pins=pins,
                    )
                    yield venue, pins, one
            print(f"{venue} {rally.name}: {len(gaps)} gaps", file=sys.stderr, flush=True)


def _lines(found: Sequence[tuple[str, Worth]], shares: Sequence[float]) -> Iterator[str]:
    """A table of all gaps, and one for each kind of ball: shuttles are the smaller ones."""
    own = [f"{closer(share)}{kind}" for share in shares for kind in (", seen", ", whole", " or re-tracked, whole")]
    for name, kinds in (("all", [True, False]), ("tennis and padel", [True]), ("badminton", [False])):
        part = [one for venue, one in found if venue.startswith(("tennis", "padel")) in kinds]
        if part:
            yield name
            yield from table(part, (FILLED, FIRST, SEEN_AGAIN, RETRACKED, *own))


def main(arguments: Sequence[str] | None = None) -> int:
    """Read the options, measure, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add = parser.add_argument
    add("--data", type=Path, nargs="+", required=True, help="folders with labelled rallies")
    add("--venues", type=Path, nargs="+", help="CSV files 'clip,venue'")
    add("--predictions", type=Path, default=HERE / "training/held_out_768", help="kept predictions")
    add("--fold", nargs="+", action="append", required=True, metavar=("TRACKNET INPAINTNET", "VENUE"))
    add("--shares", type=float, nargs="+", default=[0.5, 0.33], help="of the picture's width (default: 0.5 0.33)")
    add("--pins", type=int, nargs="+", default=[1], help="points placed in each gap (default: 1)")
    add("--most", type=int, default=8, help="gaps of a venue at most (default: 8)")
    given = parser.parse_args(arguments)
    found: list[tuple[str, int, Worth]] = []
    done: dict[str, int] = {}
    try:
        for fold in given.fold:
            found += measure(fold, given, done)
    except AppError as error:
        print(error, file=sys.stderr)
        return 1
    for count in given.pins:
        for line in _lines([(venue, one) for venue, pins, one in found if pins == count], given.shares):
            print(line)
    return 0


if __name__ == "__main__":
    sys.exit(main())
