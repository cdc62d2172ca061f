"""`rallytrace evaluate`: label files against the truth, one or a folder of them."""

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from rallytrace import terminal
from rallytrace.arguments import shortened
from rallytrace.commands.clip_pairs import ClipPair, pair_up, video_of
from rallytrace.domain.detections import Point
from rallytrace.domain.geometry import Size, parse_size
from rallytrace.domain.metrics import Comparison, compare, together
from rallytrace.errors import AppError, UsageError
from rallytrace.file_access import refuse_overwrite
from rallytrace.storage.exports.words import counted
from rallytrace.storage.report.page import EvaluatedClip, write_report
from rallytrace.storage.track_csv import read_track


@dataclass(frozen=True, slots=True, eq=False)
class _Clip:
    """A track against its labels.

    Attributes:
        name: of the clip.
        track: the points to judge, ascending.
        labels: the truth.
        size: of the video.
        seconds: when each frame is shown, (n,); None where nobody has asked the video.
        comparison: how they stand.
    """

    name: str
    track: Sequence[Point]
    labels: Sequence[Point]
    size: Size
    seconds: NDArray[np.float64] | None
    comparison: Comparison


def run(args: argparse.Namespace) -> int:
    """Compare what belongs together and print the metrics; write the report if there is to be one."""
    if args.size is None and args.video is None:
        raise UsageError(
            "How large is the video? The measure depends on it.", "Name it with --video, or give --size WxH."
        )
    if args.report is not None:
        refuse_overwrite(args.report, overwrite=args.force)
    pairing = pair_up(args.track, args.labels)
    clips, alone = _compared(args, pairing.pairs)
    alone = [*pairing.alone, *alone]
    if args.json:
        terminal.say_json(
            _records(clips, alone) if args.track.is_dir() else as_record(clips[0].comparison, clips[0].size)
        )
    else:
        for line in _many_in_words(clips) if args.track.is_dir() else in_words(clips[0].comparison):
            terminal.say(line)
    for sentence in alone:
        terminal.remark(sentence)
    if args.report is not None:
        evaluated = [EvaluatedClip.of_points(one.name, one.track, one.labels, one.size, one.seconds) for one in clips]
        write_report(args.report, evaluated, remarks=alone, overwrite=args.force)
        terminal.remark(f"The report is in {args.report}.")
    return terminal.DONE


def _compared(args: argparse.Namespace, pairs: Sequence[ClipPair]) -> tuple[list[_Clip], list[str]]:
    """The pairs that have frames in common, and what is to be said of the others.

    Raises:
        AppError: no pair has, or a file cannot be read.
    """
    clips, alone = [], []
    for pair in pairs:
        size, seconds = _facts(args, pair)
        track, labels = read_track(pair.track), read_track(pair.labels)
        comparison = compare(track, labels, size)
        if comparison.counts.frames:
            clips.append(_Clip(pair.name, track, labels, size, seconds, comparison))
        else:
            alone.append(f"{pair.track} and {pair.labels} have no frame in common.")
    if not clips:
        raise AppError(alone[0], "Check that they are of one video.")
    return clips, alone


def _facts(args: argparse.Namespace, pair: ClipPair) -> tuple[Size, NDArray[np.float64] | None]:
    """The size of the clip's video, and when its frames are shown where a report wants to say so."""
    if args.size is not None:
        size = parse_size(args.size)
        if size is None:
            raise UsageError(f"'{shortened(args.size)}' is no size.", "Write it as WIDTHxHEIGHT, for example 1280x720.")
        return size, None
    from rallytrace.video.reader import VideoReader  # noqa: PLC0415 - only this way of asking needs it

    with VideoReader(video_of(pair, args.video)) as reader:
        if args.report is None:
            return reader.size, None
        index = reader.index
        return reader.size, (index.pts - index.pts[:1]).astype(np.float64) * float(index.time_base)


def in_words(comparison: Comparison) -> list[str]:
    """A comparison for a person to read, line by line."""
    counts = comparison.counts
    lines = [
        (
            f"{counts.frames} frames: accuracy {counts.accuracy:.3f}, precision {counts.precision:.3f}, "
            f"recall {counts.recall:.3f}, F1 {counts.f1:.3f}   (4 px at 512x288)"
        ),
        (
            f"right: {counts.tp} in place, {counts.tn} rightly empty; wrong: {counts.fp1} too far off, "
            f"{counts.fp2} where there is none, {counts.fn} missed"
        ),
    ]
    if comparison.errors.size:
        quantiles = ", ".join(f"{q:.0%} {error:.1f}" for q, error in comparison.error_quantiles().items())
        lines.append(f"distance in video pixels: mean {comparison.mean_error:.1f}, within for {quantiles}")
    if comparison.unmatched:
        lines.append(f"{comparison.unmatched} labelled frames have no row and are in none of these numbers")
    if comparison.unlabelled:
        lines.append(f"{comparison.unlabelled} rows have no label and are in none of these numbers")
    return lines


def as_record(comparison: Comparison, size: Size | None) -> dict[str, Any]:
    """A comparison as plain values; distances in video pixels, None where there are none."""
    counts = comparison.counts
    some = comparison.errors.size > 0
    return {
        "frames": counts.frames,
        "accuracy": counts.accuracy,
        "precision": counts.precision,
        "recall": counts.recall,
        "f1": counts.f1,
        "tp": counts.tp,
        "tn": counts.tn,
        "fp1": counts.fp1,
        "fp2": counts.fp2,
        "fn": counts.fn,
        "error_mean": comparison.mean_error if some else None,
        "error_quantiles": {str(q): v for q, v in comparison.error_quantiles().items()} if some else None,
        "unmatched": comparison.unmatched,
        "unlabelled": comparison.unlabelled,
        "size": [size.width, size.height] if size is not None else None,
    }


def _records(clips: Sequence[_Clip], alone: Sequence[str]) -> dict[str, Any]:
    """Several clips as plain values."""
    return {
        "clips": [{"name": one.name, **as_record(one.comparison, one.size)} for one in clips],
        "together": as_record(_whole(clips), _one_size(clips)),
        "alone": list(alone),
    }


def _many_in_words(clips: Sequence[_Clip]) -> list[str]:
    """Several clips for a person to read: a line each, then all of them together."""
    width = max(len(one.name) for one in clips)
    lines = [f"{'':{width}}  frames  accuracy  precision  recall     F1    TP    TN   FP1   FP2    FN  mean px"]
    for one in clips:
        counts = one.comparison.counts
        far = f"{one.comparison.mean_error:8.1f}" if one.comparison.errors.size else f"{'-':>8}"
        lines.append(
            f"{one.name:{width}}  {counts.frames:6}  {counts.accuracy:8.3f}  {counts.precision:9.3f}  "
            f"{counts.recall:6.3f}  {counts.f1:5.3f}  {counts.tp:4}  {counts.tn:4}  {counts.fp1:4}  {counts.fp2:4}  "
            f"{counts.fn:4} {far}"
        )
    return [*lines, f"{counted(len(clips), 'clip')} together:", *(f"  {line}" for line in in_words(_whole(clips)))]


def _whole(clips: Sequence[_Clip]) -> Comparison:
    """All clips together; without distances where pixels are not of one size."""
    whole = together([one.comparison for one in clips])
    if _one_size(clips) is None:
        return Comparison(whole.counts, np.zeros(0), whole.unmatched, whole.unlabelled)
    return whole


def _one_size(clips: Sequence[_Clip]) -> Size | None:
    sizes = {one.size for one in clips}
    return sizes.pop() if len(sizes) == 1 else None
