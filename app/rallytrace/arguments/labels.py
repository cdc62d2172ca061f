"""What the commands take that read, write and compare labels."""

import argparse
from pathlib import Path

from rallytrace.arguments.shared import Commands, real_number, whole_number

FORMATS = ("csv", "dataset", "coco", "cvat", "events", "video")


def add_import(commands: Commands) -> None:
    """`import`, into a project, as a label file, or only to look."""
    parser = commands.add_parser(
        "import",
        help="read a label file of any kind, and say how",
        description="Find out how a label file is written, mend what can be mended, name every row that cannot be "
        "used, and take the labels over into the project of the video.",
    )
    parser.add_argument("labels", type=Path, metavar="LABELS.csv", help="the label file; it is never written to")
    parser.add_argument("--video", type=Path, required=True, metavar="V", help="the video that it is of")
    parser.add_argument("--check", action="store_true", help="only say what it would be read as")
    parser.add_argument(
        "--as",
        dest="as_",
        choices=("soft", "human"),
        default="soft",
        help="whether the labels count as a person's word, which no run changes, or lie below it",
    )
    parser.add_argument("--project", type=Path, metavar="P", help="the project that is meant, to make sure")
    parser.add_argument("--json", action="store_true", help="write all of it to stdout as JSON")
    _add_what_is_open(parser)
    written = parser.add_argument_group("as a label file")
    written.add_argument("-o", "--output", type=Path, metavar="CSV", help="also write them as RallyTrace would")
    written.add_argument("--force", action="store_true", help="replace it if it exists")
    written.add_argument("--source-column", action="store_true", help="add the columns Source and Confidence")


def _add_what_is_open(parser: argparse.ArgumentParser) -> None:
    how = parser.add_argument_group("what the file leaves open")
    how.add_argument(
        "--take",
        action="append",
        default=[],
        metavar="ASPECT=CHOICE",
        help="decide yourself, for example first-frame=1 or coordinates=1920x1080; --check names the choices",
    )
    how.add_argument("--predictions", type=Path, metavar="CSV", help="let a model's labels of the same video decide")
    how.add_argument("--guess", action="store_true", help="take the likeliest")


def add_export(commands: Commands) -> None:
    """`export`, in every format."""
    parser = commands.add_parser(
        "export",
        help="write labels, training data or an overlay video",
        description="Write what is known of a video for other programs, after saying whose word it is and how many "
        "frames nobody has reviewed. Frames that neither a run nor a person has looked at never go out.",
    )
    parser.add_argument("source", type=Path, metavar="PROJECT|LABELS.csv", help="a project, or a label file")
    parser.add_argument("--video", type=Path, metavar="V", help="the video; a label file needs it")
    parser.add_argument(
        "--format",
        choices=FORMATS,
        default="csv",
        help="a label file, a dataset in TrackNetV3's layout, COCO keypoints, CVAT for video 1.1, a table of hits, "
        "bounces and landings, or the video with the path drawn over it",
    )
    parser.add_argument(
        "-o",
        "--output",
        type=Path,
        metavar="PLACE",
        help="the file, or the folder of the dataset, to which a match is added; without it beside the video",
    )
    parser.add_argument("--force", action="store_true", help="replace what is there")
    parser.add_argument("--range", metavar="A:B", help="only the frames from A up to, not including, B")
    parser.add_argument("--only-reviewed", action="store_true", help="leave out what nobody has looked at")
    parser.add_argument("--json", action="store_true", help="write what went out to stdout as JSON")
    parser.add_argument(
        "--pictures",
        choices=("video", "png", "both"),
        nargs="?",
        const="png",
        help="datasets hold a video for each rally, from which TrackNetV3 makes the rest, or PNG frames, or both; "
        "with COCO keypoints the PNG pictures are written that they refer to",
    )
    _add_formats(parser)


def _add_formats(parser: argparse.ArgumentParser) -> None:
    labels = parser.add_argument_group("label files")
    labels.add_argument("--source-column", action="store_true", help="add the columns Source and Confidence")
    dataset = parser.add_argument_group("datasets")
    dataset.add_argument("--split", choices=("train", "val", "test"), default="train", help="what the match is for")
    dataset.add_argument(
        "--match", type=whole_number, metavar="N", help="its number; without it the next one that is free"
    )
    video = parser.add_argument_group("overlay videos")
    video.add_argument("--layers", metavar="L,L", help="only some of predicted, inpainted, imported, human")
    video.add_argument("--trail", type=whole_number, metavar="N", help="draw the path of the last N frames")
    video.add_argument("--trail-ahead", type=whole_number, metavar="N", help="and of the next N")
    video.add_argument("--speed", type=real_number, metavar="S", help="0.25 is four times slower")
    video.add_argument("--no-caption", action="store_true", help="without frame number and time in the corner")


def add_evaluate(commands: Commands) -> None:
    """`evaluate`, of files or folders of them."""
    parser = commands.add_parser(
        "evaluate",
        help="compare a label file, or a folder of them, with the truth",
        description="Compare a label file with the truth by TrackNet's measure (4 px at 512x288) and in video pixels. "
        "Of two folders the files that have the same name: a1.csv or a1_track.csv goes with a1_ball.csv.",
    )
    parser.add_argument("track", type=Path, metavar="TRACK", help="the label file to judge, or a folder")
    parser.add_argument("labels", type=Path, metavar="LABELS", help="the truth, or a folder")
    size = parser.add_mutually_exclusive_group()
    size.add_argument("--video", type=Path, metavar="V", help="the video, or a folder of videos, for size and times")
    size.add_argument("--size", metavar="WxH", help="the size of the videos in pixels")
    parser.add_argument("--report", type=Path, metavar="F.html", help="also write a page with tables and plots")
    parser.add_argument("--force", action="store_true", help="replace a report that exists")
    parser.add_argument("--json", action="store_true", help="write JSON")
