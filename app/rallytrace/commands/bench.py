"""`rallytrace bench`: how fast this machine tracks."""

import argparse
from typing import Any

from rallytrace import paths, terminal
from rallytrace.commands.choices import network_choice
from rallytrace.inference.provider_table import Provider
from rallytrace.inference.providers import choose_provider
from rallytrace.tracking.bench import Bench, full_size_model
from rallytrace.tracking.networks import shipped
from rallytrace.video.reader import VideoReader


def run(args: argparse.Namespace) -> int:
    """Measure the shipped model and a full-size one, or, with --soak, the memory over time."""
    choice = network_choice(args)
    provider = choose_provider(choice.provider, allow_fallback=choice.allow_fallback)
    if provider.announcement:
        terminal.remark(provider.announcement)
    video = args.video or paths.resources_dir() / "demo" / "rally.mp4"
    with VideoReader(video) as reader:
        bench = Bench(reader, provider.provider, choice.cores)
        report: dict[str, Any] = {"machine": bench.machine()}
        if args.soak is not None:
            report["soak"] = bench.soak(args.soak, terminal.remark)
        else:
            # The small one first: the peak of memory only ever grows.
            terminal.remark("This takes four to five minutes on two cores; let nothing else run.")
            report["models"] = [bench.measure("shipped", shipped("tracknet"), terminal.remark)]
            with full_size_model() as model:
                report["models"].append(bench.measure("full size, random weights", model, terminal.remark))
            if provider.provider is Provider.CPU:
                report["gpu"] = "not measured"
    if args.json:
        terminal.say_json(report)
    else:
        _say(report)
    return terminal.DONE


def _say(report: dict[str, Any]) -> None:
    for name, value in report["machine"].items():
        terminal.say(f"{name:<12} {value}")
    for model in report.get("models", []):
        terminal.say()
        terminal.say(
            f"{model['name']} ({model['model']}): {model['window_core_ms']} core-ms a window, "
            f"peak memory {model['peak_rss_mb']} MB"
        )
        terminal.say(
            "stride   core-ms a frame: decode  preprocess   model  decoding    fps  naive  speed-up  efficiency"
        )
        for mode in model["modes"]:
            cost = mode["core_ms_a_frame"]
            terminal.say(
                f"{mode['stride']:>6}{cost['decode']:>26.2f}{cost['preprocess']:>12.2f}{cost['model']:>8.1f}"
                f"{cost['decoding']:>10.2f}{mode['pipeline_fps']:>7.1f}{mode['naive_fps']:>7.1f}"
                f"{mode['speedup_vs_naive']:>10.2f}{mode['efficiency']:>12.2f}"
            )
    if "soak" in report:
        terminal.say(f"{len(report['soak'])} minutes of memory, in MB:")
        terminal.say(" ".join(f"{note['rss_mb']:.0f}" for note in report["soak"]))
