"""What tracking takes."""

import argparse
from pathlib import Path

from rallytrace.arguments.shared import Commands, add_models, add_provider, batch_size, real_number, whole_number

EVAL_MODES = ("weight", "average", "nonoverlap")
DECODINGS = ("centroid", "blob", "argmax")


def add_track(commands: Commands) -> None:
    """`track`, of one video or many."""
    parser = commands.add_parser(
        "track",
        help="find the ball in videos and write label files",
        description="Find the ball in every frame of a video and write a label file (Frame,Visibility,X,Y).",
    )
    parser.add_argument("videos", nargs="+", type=Path, metavar="VIDEO", help="the videos; several make a batch")
    parser.add_argument(
        "-o",
        "--output",
        metavar="CSV",
        help="the label file, or a folder (for several videos, or with a slash at its end; made if need be); "
        "without it VIDEO_track.csv beside each video",
    )
    parser.add_argument("--force", action="store_true", help="replace label files that exist")
    parser.add_argument("--source-column", action="store_true", help="add the columns Source and Confidence")
    parser.add_argument("--json", action="store_true", help="write what ran, and how it went, to stdout as JSON")
    add_models(parser)
    add_provider(parser)
    _add_how(parser)


def _add_how(parser: argparse.ArgumentParser) -> None:
    how = parser.add_argument_group("how it is run")
    how.add_argument("--range", metavar="A:B", help="only the frames from A up to, not including, B")
    how.add_argument("--eval-mode", choices=EVAL_MODES, default="weight", help="how overlapping windows are joined")
    how.add_argument(
        "--stride",
        type=whole_number,
        metavar="N",
        help="start a window every N frames; without it what suits the model: its window length for those that ship",
    )
    how.add_argument(
        "--fast",
        action="store_true",
        help="look at a smaller picture, one window a frame: half the time, but small and slow balls are missed "
        "more often",
    )
    how.add_argument(
        "--every",
        type=whole_number,
        metavar="N",
        help="look at every N-th frame and fill the rest between; 1 looks at all",
    )
    how.add_argument("--decode", choices=DECODINGS, default="centroid", help="how a heatmap becomes a position")
    how.add_argument(
        "--threshold", type=real_number, metavar="T", help="heatmap value from which a ball counts as seen"
    )
    how.add_argument("--resize", choices=("area", "bicubic"), help="the filter frames are brought to size with")
    how.add_argument(
        "--difference", choices=("clip", "wrap"), help="what models that subtract the background do above 255"
    )
    how.add_argument("--background", metavar="A:B", help="take the background from these frames, for the whole run")
    how.add_argument("--batch", type=batch_size, metavar="N", help="windows in a model run")
    how.add_argument(
        "--max-gap",
        type=whole_number,
        metavar="N",
        help="leave gaps of more than N frames open; without it the model's window",
    )
    how.add_argument(
        "--every-camera",
        action="store_true",
        help="track other cameras and replays, too; without it, and without --range, what the main camera does not "
        "show gets no rows",
    )
    how.add_argument(
        "--inpainted-visible",
        action="store_true",
        help="write a ball that only InpaintNet places as visible, as TrackNetV3 does, not as occluded",
    )
