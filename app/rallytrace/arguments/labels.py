"""Arguments of the commands that read, write and compare labels."""

import argparse
from pathlib import Path

from rallytrace.arguments.options import (
    FRAME_STEP,
    SPORTS,
    Commands,
    OptionNumber,
    add_flag,
    add_language,
    add_output,
    add_path,
    add_recording,
)
from rallytrace.exports.format_list import Format


def add_import(commands: Commands) -> None:
    parser = commands.add_parser(
        "import",
        help="read a label file, or segments of another program, and import it into a project",
        description="Detect the format of a label file, correct rows where possible, list every row that cannot be "
        "used, and import the labels into the project of the video. Segments become rallies: tables of starts and "
        "ends, projects of LosslessCut, edit decision lists, markers, subtitles, chapters, ShuttleSet's strokes.",
    )
    add_path(parser, "labels", "FILE", "the label or segment file; it is not changed")
    parser.add_argument("--video", type=Path, required=True, metavar="V", help="the video of the labels")
    add_flag(parser, "--check", "only report how the file would be read")
    parser.add_argument(
        "--as",
        dest="as_",
        choices=("soft", "human"),
        default="soft",
        help="human: as points set by hand, but not reviewed. soft (default): as imported labels, which points set by "
        "hand replace. Runs change neither",
    )
    add_path(parser, "--project", "P", "the project to import into; it must exist and belong to the video")
    add_flag(parser, "--json", "write the report to stdout as JSON")
    _add_ambiguity_options(parser)
    written = parser.add_argument_group("write a label file")
    add_output(written, "CSV", "also write the labels in RallyTrace's format")
    add_flag(written, "--force", "replace an existing file")
    add_flag(written, "--source-column", "add the columns Source and Confidence")


def _add_ambiguity_options(parser: argparse.ArgumentParser) -> None:
    ambiguous = parser.add_argument_group("if the file can be read in more than one way")
    ambiguous.add_argument(
        "--take",
        action="append",
        default=[],
        metavar="ASPECT=CHOICE",
        help="choose, for example first-frame=1, coordinates=1920x1080 or times=frames; --check lists the choices",
    )
    add_path(ambiguous, "--predictions", "CSV", "labels of a model for the same video, to compare with")
    add_flag(ambiguous, "--guess", "use the most likely reading")


def add_export(commands: Commands) -> None:
    parser = commands.add_parser(
        "export",
        help="write labels, training data or an overlay video",
        description="Export labels for other programs. Prints the sources of the labels and the number of unreviewed "
        "frames. Frames that are neither tracked nor labelled are not exported.",
    )
    parser.add_argument(
        "source",
        nargs="+",
        type=Path,
        metavar="PROJECT|LABELS.csv|FOLDER",
        help="a project or a label file; with --format dataset -o FOLDER also several projects, videos with a project, "
        "or folders of such videos",
    )
    add_path(parser, "--video", "V", "the video; required for a label file")
    parser.add_argument(
        "--format",
        choices=tuple(Format),
        default=next(iter(Format)),
        help="; ".join(f"{format_}: {format_.words}" for format_ in Format) + " (default: csv)",
    )
    add_output(
        parser,
        "PLACE",
        "the file to write, or the folder of the dataset to add a match to (default: next to the video)",
    )
    add_flag(parser, "--force", "replace existing files")
    parser.add_argument("--range", metavar="A:B", help="only the frames from A up to, not including, B")
    add_flag(parser, "--only-reviewed", "export only reviewed frames")
    add_flag(parser, "--json", "write a record of the export to stdout as JSON")
    parser.add_argument(
        "--pictures",
        choices=("video", "png", "both"),
        nargs="?",
        const="png",
        help="for datasets: a video for each rally, PNG frames, or both; for COCO keypoints: also write the PNG frames",
    )
    parser.add_argument(
        "--sport",
        choices=SPORTS,
        help="for events and rallies, which depend on whether the ball bounces in play; auto decides by court or path "
        "(default: the sport set in the video's project, else that of the settings)",
    )
    add_language(parser, "the match page, clips, subtitles and chapters for YouTube")
    add_recording(parser, "Not for projects, which store this themselves")
    _add_formats(parser)


def _add_formats(parser: argparse.ArgumentParser) -> None:
    labels = parser.add_argument_group("label files")
    add_flag(labels, "--source-column", "add the columns Source and Confidence")
    add_flag(labels, "--court-columns", "if the court is set, add the ball's position in metres and its speed in km/h")
    tables = parser.add_argument_group("tables of events, rallies, strokes and poses")
    tables.add_argument(
        "--table-style",
        choices=("plain", "excel", "excel-comma"),
        help="plain, excel (with a byte order mark) or excel-comma (also with semicolons and decimal commas)",
    )
    dataset = parser.add_argument_group("datasets")
    dataset.add_argument(
        "--split",
        choices=("train", "val", "test"),
        help="the split that the match belongs to (default: train; for several videos see --val and --test)",
    )
    dataset.add_argument(
        "--match", type=FRAME_STEP, metavar="N", help="number of the match (default: the next free one)"
    )
    for name, use in (("val", "validation"), ("test", "testing")):
        dataset.add_argument(
            f"--{name}",
            type=OptionNumber(0, 90),
            default=10,
            metavar="PERCENT",
            help=f"for several videos: the percentage of matches for {use} (default: 10); no match is in two splits. "
            "Videos in a folder named match1, or with names that differ only in an ending like _set2, belong to one "
            "match; so do videos named set1, set2 in one folder",
        )
    add_flag(dataset, "--progress", "for several videos, or a list of one: write the progress to stdout as JSON lines")
    video = parser.add_argument_group("overlay videos")
    video.add_argument("--layers", metavar="L,L", help="draw only these layers: predicted, inpainted, imported, human")
    video.add_argument("--trail", type=OptionNumber(0, 500), metavar="N", help="draw the path of the last N frames")
    video.add_argument(
        "--trail-ahead", type=OptionNumber(0, 500), metavar="N", help="draw the path of the next N frames"
    )
    video.add_argument(
        "--speed",
        type=OptionNumber(0.05, 16, is_whole=False),
        metavar="S",
        help="playback speed; 0.25 is four times slower. The sound is kept at normal speed only",
    )
    add_flag(video, "--skeletons", "also draw the players' skeletons")
    add_flag(video, "--no-caption", "do not show frame number and time")


def add_evaluate(commands: Commands) -> None:
    parser = commands.add_parser(
        "evaluate",
        help="compare label files with the ground truth",
        description="Compare a label file with the ground truth by TrackNet's measure (4 px at 512x288) and in video "
        "pixels. In folders, files with the same name are compared: a1.csv or a1_track.csv with a1_ball.csv.",
    )
    add_path(parser, "track", "TRACK", "the label file to evaluate, or a folder")
    add_path(parser, "labels", "LABELS", "the ground truth, or a folder")
    size = parser.add_mutually_exclusive_group()
    add_path(size, "--video", "V", "the video, or a folder of videos, for size and times")
    size.add_argument("--size", metavar="WxH", help="the size of the videos in pixels")
    add_path(parser, "--report", "F.html", "also write an HTML page with tables and plots")
    add_flag(parser, "--force", "replace an existing report")
    add_flag(parser, "--json", "write JSON")
