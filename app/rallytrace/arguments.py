"""The command line's arguments, command by command. Only argparse is imported, so that `--help` answers at once."""

import argparse
import contextlib
import math
from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeAlias

from rallytrace.execution_providers import Provider
from rallytrace.input_layouts import BackgroundMode

Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"  # noqa: SLF001 - it has no public name
Group: TypeAlias = "argparse._ActionsContainer"  # noqa: SLF001 - nor has this, a parser or a group of it
PROVIDERS = ("auto", *(provider.value for provider in Provider))
EVAL_MODES = ("weight", "average", "nonoverlap")
DECODINGS = ("centroid", "blob", "argmax")
FORMATS = ("csv", "dataset", "coco", "cvat", "events", "video")


def whole_number(text: str, most: int = 10**9) -> int:
    """An option's number, for argparse; one of very many digits is none that anything here can take."""
    digits = text.strip().lstrip("+-")
    if len(digits) <= len(str(most)) and digits.isdecimal() and -most <= int(text) <= most:
        return int(text)
    raise argparse.ArgumentTypeError(f"'{shortened(text)}' is no whole number up to {most}")


def thread_count(text: str) -> int:
    """A number of threads that a computer may have."""
    return whole_number(text, 1024)


def batch_size(text: str) -> int:
    """A number of windows that may fit into memory together."""
    return whole_number(text, 256)


def real_number(text: str) -> float:
    """An option's number, for argparse, neither infinite nor NaN."""
    with contextlib.suppress(ValueError):
        value = float(text)
        if math.isfinite(value):
            return value
    raise argparse.ArgumentTypeError(f"'{shortened(text)}' is no number")


def shortened(text: str) -> str:
    """A word of the user's that may be too long for a sentence."""
    return text if len(text) <= 60 else f"{text[:57]}..."


def add_window(parser: argparse.ArgumentParser) -> None:
    """How the window comes up, for pictures of it."""
    window = parser.add_argument_group("for pictures of the window, and trying it out")
    window.add_argument("--screenshot", type=Path, metavar="PNG", help="save a picture of the window, then close it")
    window.add_argument("--quit-after", type=real_number, metavar="SECONDS", help="close the window by itself")
    window.add_argument("--size", metavar="WxH", help="the window's size")
    window.add_argument("--at", type=whole_number, metavar="FRAME", help="go to this frame before the picture is taken")
    window.add_argument("--theme", choices=("system", "light", "dark"), help="instead of the one in the settings")


def add_models(parser: argparse.ArgumentParser) -> None:
    models = parser.add_argument_group("models")
    add_tracknet(models)
    which = models.add_mutually_exclusive_group()
    which.add_argument("--inpaintnet", type=Path, metavar="F", help="an InpaintNet .onnx file")
    which.add_argument("--no-inpaint", action="store_true", help="leave gaps open")


def add_tracknet(group: Group) -> None:
    group.add_argument("--tracknet", type=Path, metavar="F", help="a TrackNet .onnx file; without it the one shipped")
    add_bg_mode(group)


def add_bg_mode(group: Group) -> None:
    """What only some TrackNets leave open."""
    group.add_argument(
        "--bg-mode",
        choices=tuple(mode.layout.name for mode in BackgroundMode),
        help="how the TrackNet is given the background, for a file that leaves it open",
    )


def add_provider(parser: argparse.ArgumentParser) -> None:
    """What the networks run on, and what that may take."""
    where = parser.add_argument_group("where it runs")
    where.add_argument("--provider", choices=PROVIDERS, default="auto", help="what the models run on")
    where.add_argument("--allow-fallback", action="store_true", help="use the CPU if the provider cannot run")
    add_device(where)


def add_device(where: Group) -> None:
    """What a provider may take of the machine."""
    where.add_argument("--device", type=whole_number, default=0, metavar="N", help="which GPU, counted from 0")
    where.add_argument("--threads", type=thread_count, metavar="N", help="processor cores to use; without it all")
    where.add_argument("--gpu-memory", type=whole_number, metavar="MB", help="the most GPU memory to take")
    where.add_argument("--fp16", action="store_true", help="half precision (TensorRT and OpenVINO)")


def add_open(commands: Commands) -> None:
    """`open`, which is also meant where no command is named."""
    parser = commands.add_parser(
        "open",
        help="open the window, with a video, a project or nothing in it",
        description="Open the window, in which videos are tracked, looked through and put right by hand.",
    )
    parser.add_argument(
        "file", nargs="?", type=Path, metavar="VIDEO|PROJECT", help="the video to open, or its project (.rally)"
    )
    parser.add_argument("--track", action="store_true", help="begin to track the video at once")
    add_window(parser)


def add_demo(commands: Commands) -> None:
    """`demo`, in the window or without one."""
    parser = commands.add_parser(
        "demo",
        help="open the rally that ships with RallyTrace and track it",
        description="Open the rendered rally that ships with RallyTrace and track it in the window. Without a screen, "
        "or with --headless, it is tracked in the terminal and the labels are compared with the truth.",
    )
    parser.add_argument("--headless", action="store_true", help="in the terminal, also where there is a screen")
    parser.add_argument(
        "-o", "--output", type=Path, default=Path("demo.csv"), metavar="CSV", help="the label file (headless)"
    )
    parser.add_argument("--force", action="store_true", help="replace the label file if it exists (headless)")
    add_window(parser)
    add_provider(parser)


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
        "--threshold",
        type=real_number,
        metavar="T",
        help="heatmap value from which a ball counts as seen, whatever the frames around it show",
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


def add_check(commands: Commands) -> None:
    parser = commands.add_parser(
        "check",
        help="say whether model files fit, and why not",
        description="Look at model files: what they take, what they give, whether they fit.",
    )
    parser.add_argument("models", nargs="+", type=Path, metavar="MODEL")
    parser.add_argument("--run", action="store_true", help="also load each and run it once, on the CPU")
    add_bg_mode(parser)
    parser.add_argument("--json", action="store_true", help="write JSON")


def add_verify(commands: Commands) -> None:
    """`verify`, of one network or two."""
    parser = commands.add_parser(
        "verify",
        help="say whether a network gives the same on every provider and in every precision",
        description="Run the same windows of a video on each provider, in a process each, and hold what comes out "
        "against the first: heatmaps, positions, time and memory. The exit code is 1 when one deviates.",
    )
    parser.add_argument("model", type=Path, metavar="MODEL", help="a TrackNet .onnx file")
    parser.add_argument("--against", type=Path, metavar="OTHER", help="another file that should give the same")
    parser.add_argument(
        "--providers",
        default="cpu",
        metavar="P,P",
        help="what to run it on, the first as the reference: cpu,openvino,openvino:half",
    )
    parser.add_argument("--video", type=Path, metavar="V", help="whose windows; without it the demo rally's")
    parser.add_argument("--labels", type=Path, metavar="CSV", help="the truth, to judge each by as well")
    parser.add_argument(
        "--windows", type=batch_size, default=8, metavar="N", help="how many windows, over all the video"
    )
    parser.add_argument("--threads", type=thread_count, metavar="N", help="processor cores to use; without it all")
    add_bg_mode(parser)
    parser.add_argument("--report", type=Path, metavar="F.html", help="also write a page with the figures")
    parser.add_argument("--force", action="store_true", help="replace a report that exists")
    parser.add_argument("--json", action="store_true", help="write JSON")


def add_optimise(commands: Commands) -> None:
    """`optimise`, of one network on one provider."""
    parser = commands.add_parser(
        "optimise",
        help="make a network faster on a processor, where it then still gives the same",
        description="Write a TrackNet with 8-bit integers, calibrated on a video of yours. It is verified at once, and "
        "kept only if it gives nearly the same and is faster here.",
    )
    parser.add_argument("model", type=Path, metavar="MODEL", help="a TrackNet .onnx file")
    parser.add_argument("--video", type=Path, metavar="V", required=True, help="what it is calibrated on")
    parser.add_argument("-o", "--output", type=Path, metavar="F.onnx", help="without it MODEL-int8.onnx")
    parser.add_argument("--windows", type=batch_size, default=8, metavar="N", help="how many, spread over the video")
    parser.add_argument("--check", type=Path, metavar="V", help="verify it on another video")
    parser.add_argument("--labels", type=Path, metavar="CSV", help="the truth of the video that it is verified on")
    parser.add_argument("--provider", default="cpu", metavar="P", help="what it is to be faster on (cpu, openvino)")
    parser.add_argument("--threads", type=thread_count, metavar="N", help="processor cores to use; without it all")
    add_bg_mode(parser)
    parser.add_argument("--force", action="store_true", help="replace a file that exists")
    parser.add_argument("--json", action="store_true", help="write JSON")


def add_convert(commands: Commands) -> None:
    parser = commands.add_parser(
        "convert",
        help="turn a published PyTorch checkpoint into an .onnx model",
        description="Turn a TrackNetV3 checkpoint (TrackNet_best.pt, InpaintNet_best.pt) into one .onnx file, without "
        "PyTorch and without executing anything in it.",
    )
    parser.add_argument("checkpoint", type=Path, metavar="CHECKPOINT.pt")
    parser.add_argument("-o", "--output", type=Path, metavar="F.onnx", help="without it beside the checkpoint")
    parser.add_argument("--force", action="store_true", help="replace a model that exists")
    parser.add_argument("--json", action="store_true", help="write JSON")


def add_providers(commands: Commands) -> None:
    """`providers`, of which one can be put to the test."""
    parser = commands.add_parser(
        "providers",
        help="what the models can run on here, and what the rest would need",
        description="Try every execution provider in a child process and say what really works; or, with --test, run "
        "windows of the demo rally on one and on the CPU and compare speed and results.",
    )
    parser.add_argument("--json", action="store_true", help="write JSON")
    parser.add_argument("--test", choices=PROVIDERS, metavar="NAME", help=f"try one of {', '.join(PROVIDERS)}")
    trial = parser.add_argument_group("what is tested")
    add_tracknet(trial)
    add_device(trial)


def add_doctor(commands: Commands) -> None:
    parser = commands.add_parser(
        "doctor",
        help="versions, places and anything that is wrong with this installation",
        description="Versions, libraries, cache and log places, and installations that get in each other's way.",
    )
    parser.add_argument(
        "--clear-compiled", action="store_true", help="remove what providers have compiled of models and kept"
    )
    parser.add_argument("--json", action="store_true", help="write JSON")


def add_bench(commands: Commands) -> None:
    """`bench`, of the tracking, the window or the memory."""
    parser = commands.add_parser(
        "bench",
        help="measure how fast this machine tracks",
        description="Measure every stage alone and the whole pipeline, for the shipped model and a full-size one.",
    )
    parser.add_argument("--json", action="store_true", help="write JSON")
    parser.add_argument("--video", type=Path, metavar="V", help="measure on this video instead of the demo rally")
    parser.add_argument(
        "--ui",
        action="store_true",
        help="instead, measure the window: steps, seeks, playback, and how quick it stays during a run",
    )
    parser.add_argument("--quick", action="store_true", help="with --ui: fewer repetitions, rougher figures")
    parser.add_argument(
        "--soak",
        type=real_number,
        metavar="MINUTES",
        help="instead, track so many minutes of video and watch the memory; with --ui: work in the window for so many "
        "minutes, following a script",
    )
    add_provider(parser)


COMMANDS: Final[dict[str, Callable[[Commands], None]]] = {
    "open": add_open,
    "demo": add_demo,
    "track": add_track,
    "import": add_import,
    "export": add_export,
    "evaluate": add_evaluate,
    "check": add_check,
    "verify": add_verify,
    "optimise": add_optimise,
    "convert": add_convert,
    "providers": add_providers,
    "doctor": add_doctor,
    "bench": add_bench,
}
"""What adds the arguments of each command, in the order in which `--help` names them."""
