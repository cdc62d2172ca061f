"""What commands for networks and the machine take."""

from pathlib import Path
from typing import Final

from rallytrace.arguments.options import (
    PROVIDERS,
    THREADS,
    WEEK_MINUTES,
    Commands,
    OptionNumber,
    add_family,
    add_flag,
    add_options,
    add_output,
    add_path,
    add_provider,
)
from rallytrace.settings.run_options import ModelSettings, ProviderSettings

WINDOWS: Final = OptionNumber(1, 256)
"""Windows that may fit into memory together."""


def add_check(commands: Commands) -> None:
    parser = commands.add_parser(
        "check",
        help="check whether model files can be used",
        description="Check model files: inputs, outputs, and whether they can be used.",
    )
    parser.add_argument("models", nargs="+", type=Path, metavar="MODEL")
    add_flag(parser, "--run", "also load each model and run it once on the CPU")
    add_family(parser)
    trying = parser.add_argument_group("where a file does not say how it is fed")
    trying.add_argument(
        "--try",
        dest="video",
        type=Path,
        metavar="VIDEO",
        help="feed a TrackNet as every family that fits is, and rank what it finds in a video",
    )
    trying.add_argument("--range", metavar="START:END", help="the frames of the video to look at; without it all")
    add_path(trying, "--pictures", "FOLDER", "write a picture for each family (PNG)")
    add_flag(trying, "--keep", "remember the family for this file: --family, or what --try found")
    add_path(trying, "--write", "COPY.onnx", "write a copy of it that says its family")
    trying.add_argument("--threads", type=THREADS, metavar="N", help="processor cores to use (default: all)")
    add_flag(trying, "--force", "replace files that exist")
    add_flag(parser, "--json", "write JSON")


def add_verify(commands: Commands) -> None:
    parser = commands.add_parser(
        "verify",
        help="say whether a network gives the same on every provider and in every precision",
        description="Run the same windows of a video on each provider, in a process each, and hold what comes out "
        "against the first: heatmaps, positions, time and memory. Of networks for the players it is persons "
        "or vectors in frames. The exit code is 1 when one deviates.",
    )
    add_path(parser, "model", "MODEL", "an .onnx file: a TrackNet, or one of the players")
    add_path(parser, "--against", "OTHER", "another file that should give the same")
    parser.add_argument(
        "--providers",
        default="cpu",
        metavar="P,P",
        help="what to run it on, the first as the reference, such as cpu,openvino,openvino:half (default: cpu)",
    )
    add_path(parser, "--video", "V", "whose windows; without it the demo rally's")
    add_path(parser, "--labels", "CSV", "the truth, to judge each by as well")
    parser.add_argument("--windows", type=WINDOWS, default=8, metavar="N", help="how many windows, over all the video")
    parser.add_argument("--threads", type=THREADS, metavar="N", help="processor cores to use; without it all")
    add_family(parser)
    add_path(parser, "--report", "F.html", "also write a page with the figures")
    add_flag(parser, "--force", "replace a report that exists")
    add_flag(parser, "--json", "write JSON")


def add_optimise(commands: Commands) -> None:
    parser = commands.add_parser(
        "optimise",
        help="make a network faster on a processor, where it then still gives the same",
        description="Write a TrackNet with 8-bit integers, calibrated on a video of yours. It is verified at once, and "
        "kept only if it is faster here and gives nearly the same or, with --labels, loses at most half a point of "
        "accuracy.",
    )
    add_path(parser, "model", "MODEL", "a TrackNet .onnx file")
    parser.add_argument("--video", type=Path, metavar="V", required=True, help="what it is calibrated on")
    add_output(parser, "F.onnx", "without it MODEL-int8.onnx")
    parser.add_argument("--windows", type=WINDOWS, default=8, metavar="N", help="how many, spread over the video")
    add_path(parser, "--check", "V", "verify it on another video")
    add_path(parser, "--labels", "CSV", "labels of the video that it is verified on: they decide")
    parser.add_argument("--provider", default="cpu", metavar="P", help="what it is to be faster on (cpu, openvino)")
    parser.add_argument("--threads", type=THREADS, metavar="N", help="processor cores to use; without it all")
    add_family(parser)
    add_flag(parser, "--force", "replace a file that exists")
    add_flag(parser, "--json", "write JSON")


def add_convert(commands: Commands) -> None:
    parser = commands.add_parser(
        "convert",
        help="convert a PyTorch checkpoint to an .onnx model",
        description="Convert a TrackNetV3 checkpoint (TrackNet_best.pt, InpaintNet_best.pt) to one .onnx file, without "
        "PyTorch and without executing code in the checkpoint.",
    )
    parser.add_argument("checkpoint", type=Path, metavar="CHECKPOINT.pt")
    add_output(parser, "F.onnx", "default: beside the checkpoint")
    add_flag(parser, "--force", "replace an existing model")
    add_flag(parser, "--json", "write JSON")


def add_providers(commands: Commands) -> None:
    parser = commands.add_parser(
        "providers",
        help="list execution providers, and what missing ones need",
        description="Test every execution provider in a child process and report which ones work. With --test, run "
        "part of the demo rally on one provider and on the CPU, and compare speed and results.",
    )
    add_flag(parser, "--json", "write JSON")
    parser.add_argument("--test", choices=PROVIDERS, metavar="NAME", help=f"test one of {', '.join(PROVIDERS)}")
    trial = parser.add_argument_group("model and device to test")
    add_options(trial, ModelSettings, "tracknet", "family")
    add_options(trial, ProviderSettings, "device_id", "cores", "gpu_memory_limit_mb", "precision")


def add_doctor(commands: Commands) -> None:
    parser = commands.add_parser(
        "doctor",
        help="check this installation",
        description="Show versions, libraries, folders, and problems such as conflicting packages.",
    )
    add_flag(parser, "--clear-compiled", "remove compiled models from the cache")
    add_flag(parser, "--json", "write JSON")


def add_bench(commands: Commands) -> None:
    parser = commands.add_parser(
        "bench",
        help="measure the tracking speed of this machine",
        description="Measure each stage and the whole pipeline, for the included models and a full-size one.",
    )
    add_flag(parser, "--json", "write JSON")
    add_path(parser, "--video", "V", "use this video instead of the demo rally")
    add_flag(parser, "--ui", "measure the window instead: steps, seeks, playback, and response during a run")
    add_flag(parser, "--quick", "less exactly, in a minute, and no overlapping windows; with --ui: fewer repetitions")
    parser.add_argument(
        "--soak",
        type=OptionNumber(0, WEEK_MINUTES, is_whole=False, is_open=True),
        metavar="MINUTES",
        help="measure memory instead, while tracking this many minutes of video; with --ui: while a script works in "
        "the window for this many minutes",
    )
    add_provider(parser)
