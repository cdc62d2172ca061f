"""Arguments of the commands for networks and for the machine."""

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
"""Allowed number of windows for verify and optimise; all of them must fit into memory together."""


def add_check(commands: Commands) -> None:
    parser = commands.add_parser(
        "check",
        help="check whether model files can be used",
        description="Check model files: inputs, outputs, and whether they can be used.",
    )
    parser.add_argument("models", nargs="+", type=Path, metavar="MODEL")
    add_flag(parser, "--run", "also load each model and run it once on the CPU")
    add_family(parser)
    trying = parser.add_argument_group("if the file does not say what its input is")
    trying.add_argument(
        "--try",
        dest="video",
        type=Path,
        metavar="VIDEO",
        help="try a TrackNet with every family that fits, and rank the results in a video",
    )
    trying.add_argument("--range", metavar="START:END", help="the frames of the video to use (default: all)")
    add_path(trying, "--pictures", "FOLDER", "write a picture for each family (PNG)")
    add_flag(trying, "--keep", "save the family for this file: that of --family, or the one found by --try")
    add_path(trying, "--write", "COPY.onnx", "write a copy of the file that states its family, or its size (--size)")
    trying.add_argument(
        "--size",
        metavar="WxH",
        help="the size to state in the copy of a network that takes pictures of any size; --family is stated as well",
    )
    trying.add_argument("--threads", type=THREADS, metavar="N", help="processor cores to use (default: all)")
    add_flag(trying, "--force", "replace existing files")
    add_flag(parser, "--json", "write JSON")


def add_verify(commands: Commands) -> None:
    parser = commands.add_parser(
        "verify",
        help="check whether a network gives the same results on every provider and in every precision",
        description="Run the same windows of a video on each provider, each in its own process, and compare the "
        "results with the first: heatmaps, positions, time and memory. For pose models and embedding networks, persons "
        "or vectors are compared. The exit code is 1 if one differs.",
    )
    add_path(parser, "model", "MODEL", "an .onnx file: a TrackNet, a pose model or an embedding network")
    add_path(parser, "--against", "OTHER", "another file that should give the same results")
    parser.add_argument(
        "--providers",
        default="cpu",
        metavar="P,P",
        help="the providers to run it on, such as cpu,openvino,openvino:bfloat16; the first is the reference (default: "
        "cpu)",
    )
    add_path(parser, "--video", "V", "the video to use (default: the demo rally)")
    add_path(parser, "--labels", "CSV", "ground truth, to measure the accuracy of each")
    parser.add_argument(
        "--windows", type=WINDOWS, default=8, metavar="N", help="number of windows, spread over the video"
    )
    parser.add_argument("--threads", type=THREADS, metavar="N", help="processor cores to use (default: all)")
    add_family(parser)
    add_path(parser, "--report", "F.html", "also write an HTML page with the figures")
    add_flag(parser, "--force", "replace an existing report")
    add_flag(parser, "--json", "write JSON")


def add_optimise(commands: Commands) -> None:
    parser = commands.add_parser(
        "optimise",
        help="make a faster 8-bit copy of a network for the processor",
        description="Write a TrackNet with 8-bit integers, calibrated on your video. It is verified at once, and kept "
        "only if it is faster here and gives nearly the same results or, with --labels, loses at most half a "
        "percentage point of accuracy.",
    )
    add_path(parser, "model", "MODEL", "a TrackNet .onnx file")
    parser.add_argument("--video", type=Path, metavar="V", required=True, help="the video to calibrate on")
    add_output(parser, "F.onnx", "the file to write (default: MODEL-int8.onnx)")
    parser.add_argument(
        "--windows", type=WINDOWS, default=8, metavar="N", help="number of windows, spread over the video"
    )
    add_path(parser, "--check", "V", "verify it on another video")
    add_path(parser, "--labels", "CSV", "labels of the video used to verify; its accuracy then decides")
    parser.add_argument(
        "--provider", default="cpu", metavar="P", help="the provider to make it faster on (cpu, openvino)"
    )
    parser.add_argument("--threads", type=THREADS, metavar="N", help="processor cores to use (default: all)")
    add_family(parser)
    add_flag(parser, "--force", "replace an existing file")
    add_flag(parser, "--json", "write JSON")


def add_convert(commands: Commands) -> None:
    parser = commands.add_parser(
        "convert",
        help="convert a PyTorch checkpoint to an .onnx model",
        description="Convert a checkpoint of TrackNetV3 (TrackNet_best.pt) or WASB (best.pth.tar) to one .onnx file, "
        "without PyTorch and without executing code in the checkpoint.",
    )
    parser.add_argument("checkpoint", type=Path, metavar="CHECKPOINT.pt")
    add_output(parser, "F.onnx", "the file to write (default: next to the checkpoint)")
    add_flag(parser, "--force", "replace an existing model")
    add_flag(parser, "--json", "write JSON")


def add_providers(commands: Commands) -> None:
    parser = commands.add_parser(
        "providers",
        help="list execution providers, and what the missing ones need",
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
        description="Measure each stage and the whole pipeline, for the included models and a full-size model.",
    )
    add_flag(parser, "--json", "write JSON")
    add_path(parser, "--video", "V", "use this video instead of the demo rally")
    add_flag(parser, "--ui", "measure the window instead: steps, seeks, playback, and response during a run")
    add_flag(parser, "--quick", "take a minute: less exact, without overlapping windows; with --ui: fewer repetitions")
    parser.add_argument(
        "--soak",
        type=OptionNumber(0, WEEK_MINUTES, is_whole=False, is_open=True),
        metavar="MINUTES",
        help="measure memory instead, while tracking this many minutes of video; with --ui: while a script uses the "
        "window for this many minutes",
    )
    add_provider(parser)
