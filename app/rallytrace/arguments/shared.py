"""What several commands take: models, a provider, the window."""

import argparse
import contextlib
import math
from pathlib import Path
from typing import TypeAlias

from rallytrace.execution_providers import Provider
from rallytrace.input_layouts import BackgroundMode

Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"  # noqa: SLF001 - it has no public name
Group: TypeAlias = "argparse._ActionsContainer"  # noqa: SLF001 - nor has this, a parser or a group of it

PROVIDERS = ("auto", *(provider.value for provider in Provider))


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
    """The two networks."""
    models = parser.add_argument_group("models")
    add_tracknet(models)
    which = models.add_mutually_exclusive_group()
    which.add_argument("--inpaintnet", type=Path, metavar="F", help="an InpaintNet .onnx file")
    which.add_argument("--no-inpaint", action="store_true", help="leave gaps open")


def add_tracknet(group: Group) -> None:
    """The TrackNet alone."""
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
    where.add_argument("--fp16", action="store_true", help="half precision (TensorRT)")
