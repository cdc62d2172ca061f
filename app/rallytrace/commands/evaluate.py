"""`rallytrace evaluate`: a label file against the truth."""

import argparse
from pathlib import Path
from typing import Any

from rallytrace import terminal
from rallytrace.domain.geometry import Size
from rallytrace.domain.metrics import Comparison, compare
from rallytrace.errors import AppError, UsageError
from rallytrace.storage.track_csv import read_track


def run(args: argparse.Namespace) -> int:
    """Compare the two files and print the metrics."""
    size = parse_size(args.size) if args.size else _video_size(args.video)
    comparison = compare(read_track(args.track), read_track(args.labels), size)
    if comparison.counts.frames == 0:
        raise AppError(f"{args.track} and {args.labels} have no frame in common.", "Check that they are of one video.")
    if args.json:
        terminal.say_json(as_record(comparison, size))
    else:
        for line in in_words(comparison):
            terminal.say(line)
    return terminal.DONE


def parse_size(text: str) -> Size:
    """A size as users write it, WIDTHxHEIGHT.

    Raises:
        UsageError: it is no such size.
    """
    width, _, height = text.lower().partition("x")
    if not (width.isdecimal() and height.isdecimal() and int(width) and int(height)):
        raise UsageError(f"'{text}' is no size.", "Write it as WIDTHxHEIGHT, for example 1280x720.")
    return Size(int(width), int(height))


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


def as_record(comparison: Comparison, size: Size) -> dict[str, Any]:
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
        "size": [size.width, size.height],
    }


def _video_size(video: Path) -> Size:
    from rallytrace.video.reader import VideoReader  # noqa: PLC0415 - only this way of asking needs it

    with VideoReader(video) as reader:
        return reader.size
