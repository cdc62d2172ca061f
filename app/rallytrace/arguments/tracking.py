"""Arguments of the commands that track, and of the window."""

import argparse
from pathlib import Path
from typing import Final

from rallytrace.arguments.options import (
    FRAME_NUMBER,
    FRAME_STEP,
    SPORTS,
    WEEK_MINUTES,
    Commands,
    OptionNumber,
    add_flag,
    add_options,
    add_output,
    add_path,
    add_provider,
    add_recording,
)
from rallytrace.settings.run_options import ModelSettings, RunOptions

_JOIN_HELP: Final = "treat the files, in this order, as one video: the parts of one recording"
PROBABILITY: Final = OptionNumber(0, 1, is_whole=False, is_open=True)


def add_open(commands: Commands) -> None:
    """Add the parser of `open`, which also runs when no command is named."""
    parser = commands.add_parser(
        "open",
        help="open the window, with or without a video or project",
        description="Open the window to track videos, and to review and correct the path.",
    )
    parser.add_argument(
        "files",
        nargs="*",
        type=Path,
        metavar="VIDEO|PROJECT|FOLDER",
        help="the video to open, or its project (.rally); with a folder or several files, all videos are added to the "
        "list of videos and the first is opened",
    )
    add_flag(parser, "--track", "start tracking the video immediately")
    add_flag(parser, "--join", _JOIN_HELP)
    add_window(parser)


def add_demo(commands: Commands) -> None:
    parser = commands.add_parser(
        "demo",
        help="open the included demo rally and track it",
        description="Open the included rally and track it in the window. Without a screen, or with --headless, it is "
        "tracked in the terminal and the labels are compared with the ground truth.",
    )
    add_flag(parser, "--headless", "track in the terminal even if there is a screen")
    add_output(parser, "CSV", "the label file to write (headless)", default=Path("demo.csv"))
    add_flag(parser, "--force", "replace the label file if it exists (headless)")
    add_window(parser)
    add_provider(parser)


def add_window(parser: argparse.ArgumentParser) -> None:
    """Add the options that control the window from a script, for example for screenshots."""
    window = parser.add_argument_group("screenshots and tests")
    add_path(window, "--screenshot", "PNG", "save a screenshot of the window, then close it")
    window.add_argument(
        "--quit-after",
        type=OptionNumber(0, 60 * WEEK_MINUTES, is_whole=False),
        metavar="SECONDS",
        help="close the window after this time",
    )
    window.add_argument("--size", metavar="WxH", help="size of the window")
    window.add_argument("--at", type=FRAME_NUMBER, metavar="FRAME", help="go to this frame before the screenshot")
    window.add_argument(
        "--theme", choices=("system", "light", "dark"), help="use this theme instead of the one in the settings"
    )


def add_track(commands: Commands) -> None:
    parser = commands.add_parser(
        "track",
        help="find the ball in videos and write label files",
        description="Find the ball in every frame of a video and write a label file (Frame,Visibility,X,Y). With "
        "several videos, or a folder for the labels, the command skips videos that already have unchanged labels from "
        "the same video, models and options: after an interruption, repeat it.",
    )
    parser.add_argument(
        "videos",
        nargs="+",
        type=Path,
        metavar="VIDEO|FOLDER",
        help="videos, or folders with all their videos and subfolders, except hidden ones",
    )
    parser.add_argument(
        "-o",
        "--output",
        metavar="CSV",
        help="the label file to write, or a folder (for several videos, or if it ends with a slash; created if needed; "
        "keeps the subfolders of a FOLDER). Default: VIDEO_track.csv next to each video",
    )
    parts = parser.add_mutually_exclusive_group()
    add_flag(parts, "--join", _JOIN_HELP)
    add_flag(parts, "--separate", "treat each file as a video of its own, even if they are parts of one recording")
    add_flag(parser, "--force", "track finished videos again, and replace label files, even those changed by hand")
    add_flag(parser, "--source-column", "add the columns Source and Confidence")
    add_flag(parser, "--json", "write a record of each video's run to stdout as JSON, with its state")
    parser.add_argument(
        "--sport",
        choices=SPORTS,
        help="the sport. A note says if the network was not trained on it. With --project it also decides which "
        "court is searched for, and how events are found, like Match > Sport in the window",
    )
    project = parser.add_argument_group("into projects")
    add_flag(
        project,
        "--project",
        "track into the project of each video, as the window does, for review there. Models and options come from the "
        "window's settings unless the command line sets them. Frames tracked with the same ones are not tracked again, "
        "and points set by hand stay. Not with -o, --force, --source-column, "
        "--range, --cluster",
    )
    add_flag(project, "--progress", "write the progress to stdout, a JSON object on each line")
    add_flag(project, "--low-priority", "give other programs priority on the processor")
    parser.add_argument(
        "--cluster",
        metavar="ADDRESS",
        help="track on the workers of a Dask cluster that can read the same files (tcp://HOST:8786); local or local:N "
        "starts N workers here",
    )
    add_options(parser.add_argument_group("models"), ModelSettings)
    add_provider(parser)
    _add_tracking_options(parser)


def _add_tracking_options(parser: argparse.ArgumentParser) -> None:
    tracking = parser.add_argument_group("tracking")
    tracking.add_argument("--range", metavar="A:B", help="only the frames from A up to, not including, B")
    tracking.add_argument(
        "--background", metavar="A:B", help="compute the background from these frames, for the whole run"
    )
    add_recording(tracking, "With --project, this is stored in the project")
    add_options(tracking, RunOptions)


def add_poses(commands: Commands) -> None:
    parser = commands.add_parser(
        "poses",
        help="find the players' poses in a video",
        description="Find the persons in every Nth frame of a video and keep their poses in the project of the video.",
    )
    parser.add_argument("video", type=Path, metavar="VIDEO")
    add_path(parser, "--model", "M.onnx", "the pose model (default: the one in the settings)")
    add_path(
        parser,
        "--embedding",
        "E.onnx",
        "an embedding network, such as OSNet, to recognise players (default: the one in the settings)",
    )
    parser.add_argument("--every", type=FRAME_STEP, metavar="N", help="use every Nth frame (default: 3)")
    parser.add_argument("--range", metavar="A:B", help="only the frames from A up to, not including, B")
    parser.add_argument(
        "--confidence",
        type=PROBABILITY,
        metavar="C",
        help="ignore people found with less than this confidence (default: the model's own threshold)",
    )
    add_output(parser, "CSV", "write the poses to this file instead of the project")
    add_flag(parser, "--force", "replace an existing file")
    add_flag(parser, "--json", "write a record of the run to stdout as JSON")
    add_provider(parser)
