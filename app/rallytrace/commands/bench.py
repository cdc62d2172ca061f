"""`rallytrace bench`: measure how fast this machine tracks, or with `--ui` how quickly the window responds."""

import argparse
import importlib
import os
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from rallytrace.commands.open import has_screen, require_window
from rallytrace.errors import AppError
from rallytrace.model_records.execution_providers import Device, Precision, Provider
from rallytrace.process import terminal
from rallytrace.tracking.options import NetworkChoice

_TESTS: Final = Path(__file__).resolve().parents[3] / "tests"
"""The folder of a source checkout that contains the benchmark of the window."""
INT8_NAME: Final = "default, 8-bit integers"
_VERDICTS: Final = {True: "met", False: "missed", None: ""}


def run(args: argparse.Namespace) -> int:
    """Measure the models and the pipeline, the window (--ui), or the memory that either needs over time (--soak)."""
    report = _window(args) if args.ui else _pipeline(args)
    if args.json:
        terminal.say_json(report)
    elif args.ui:
        print_window_figures(report)
    else:
        _say(report)
    return terminal.DONE


def _window(args: argparse.Namespace) -> dict[str, Any]:
    if not (_TESTS / "window_bench").is_dir():
        raise AppError(
            "'bench --ui' is only available in a source checkout, not in an installed RallyTrace.",
            "Run 'uv run rallytrace bench --ui' in a clone.",
        )
    if not has_screen():
        terminal.remark("No screen found: the window is measured with Qt's platform 'offscreen'.")
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    require_window()
    sys.path.append(str(_TESTS))
    tool = importlib.import_module("window_bench.bench")
    if args.soak is not None:
        memory: dict[str, Any] = tool.measure_memory(args.video, args.soak, terminal.remark)
        return memory
    terminal.remark(f"This takes about {'two minutes' if args.quick else 'six minutes'}; close other programs.")
    report: dict[str, Any] = tool.measure(args.video, terminal.remark, quick=args.quick)
    return report


def _pipeline(args: argparse.Namespace) -> dict[str, Any]:
    from rallytrace.commands.shared import device_of  # noqa: PLC0415 - these load ONNX Runtime
    from rallytrace.inference.providers import choose_provider  # noqa: PLC0415
    from rallytrace.model_records.execution_providers import SessionOptions  # noqa: PLC0415
    from rallytrace.model_trials.bench import QUICK_EFFORT, Bench, Effort, full_size_model  # noqa: PLC0415
    from rallytrace.model_trials.bench_clip import bench_clip  # noqa: PLC0415
    from rallytrace.video.reader import VideoReader  # noqa: PLC0415

    device = device_of(args)
    provider = choose_provider(device)
    if provider.announcement:
        terminal.remark(provider.announcement)
    video = args.video or bench_clip()
    with VideoReader(video) as reader:
        bench = Bench(reader, SessionOptions(provider.provider, device), QUICK_EFFORT if args.quick else Effort())
        report: dict[str, Any] = {"machine": bench.machine()}
        if args.soak is not None:
            report["soak"] = bench.soak(args.soak, terminal.remark)
        else:
            terminal.remark(f"This takes about {'a minute' if args.quick else 'five minutes'}. Close other programs.")
            started = time.monotonic()

            def say(what: str) -> None:
                terminal.remark(f"{time.monotonic() - started:>4.0f} s  {what}")

            report["models"] = [
                bench.measure(name, file, say, overlaps=name != INT8_NAME)
                for name, file in benched_networks(device, provider.provider).items()
            ]
            with full_size_model() as model:
                # Overlapping windows of a network of this size take minutes, and as many times as long each.
                report["models"].append(bench.measure("full size, random weights", model, say, overlaps=False))
            if provider.provider is Provider.CPU:
                report["gpu"] = "not measured"
    return report


def benched_networks(device: Device, provider: Provider) -> dict[str, Path]:
    """Return the files of the included networks to measure, by their names in the report.

    On the CPU, a run without a chosen precision uses floats or 8-bit integers, so both are measured.
    """
    choice = NetworkChoice(device=device)
    # The small network first, because the peak memory never decreases.
    choices = {"fast (--fast)": replace(choice, fast=True), "default": choice}
    if provider is Provider.CPU and device.precision is Precision.AUTO:
        choices[INT8_NAME] = replace(choice, device=replace(device, precision=Precision.INT8))
    return {name: chosen.tracknet_path for name, chosen in choices.items()}


def print_window_figures(report: dict[str, Any]) -> None:
    """Print the window's figures, each with its goal and verdict."""
    for name, value in report["facts"].items():
        terminal.say(f"{name:<20} {value}")
    terminal.say()
    for name, value in report.items():
        if name in ("facts", "goals"):
            continue
        verdict = report["goals"].get(name)
        measured = "not measured" if value is None else f"{value:g}"
        goal = f"{verdict['goal']:<16} {_VERDICTS[verdict['met']]}" if verdict else ""
        terminal.say(f"{name:<28} {measured:>12}   {goal}".rstrip())


def _say(report: dict[str, Any]) -> None:
    for name, value in report["machine"].items():
        terminal.say(f"{name:<12} {value}")
    for model in report.get("models", []):
        terminal.say()
        terminal.say(
            f"{model['name']} ({model['model']}): {model['window_core_ms']} core-ms per window"
            + ("" if model["peak_rss_mb"] is None else f", peak memory {model['peak_rss_mb']} MB")
        )
        terminal.say(
            "stride   core-ms per frame: read  preprocess   model    locate   total    fps  naive  speed-up  efficiency"
        )
        for mode in model["modes"]:
            cost, second_look = mode["core_ms_a_frame"], mode["second_look"]
            naive, faster = mode["naive_fps"] or "-", mode["speedup_vs_naive"] or "-"
            terminal.say(
                f"{mode['stride']:>6}{cost['decode']:>26.2f}{cost['preprocess']:>12.2f}{cost['model']:>8.1f}"
                f"{cost['decoding']:>10.2f}{mode['pipeline_core_ms_a_frame']:>8.1f}{mode['pipeline_fps']:>7.1f}{naive:>7.4}{faster:>10.4}{mode['efficiency']:>12.2f}"
                + ("" if second_look is None else f"   {second_look:.0%} of the frames looked at again")
                + ("" if mode["whole"] is None else f", {mode['whole']:.0%} of the windows are whole pictures")
            )
    if "soak" in report:
        terminal.say(f"Memory in MB, minute by minute ({len(report['soak'])} minutes):")
        terminal.say(" ".join(f"{note['rss_mb']:.0f}" for note in report["soak"]))
