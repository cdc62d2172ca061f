"""Opening the two networks: those that ship or the user's own, on the provider asked for."""

import contextlib
from collections.abc import Iterator
from dataclasses import dataclass

from rallytrace import paths
from rallytrace.execution_providers import PROVIDERS
from rallytrace.inference.model_file import ModelKind, load_model_file
from rallytrace.inference.networks import InpaintNet, TrackNet
from rallytrace.inference.providers import choose_provider
from rallytrace.inference.session import SessionOptions
from rallytrace.tracking.machine import divide, usable_cores
from rallytrace.tracking.options import NetworkChoice

__all__ = ["NetworkChoice", "Networks", "open_inpaintnet", "open_networks", "open_tracknet"]


@dataclass(frozen=True, slots=True)
class Networks:
    """The networks, ready.

    Attributes:
        inpaintnet: fills gaps; None where that is not wanted.
        announcement: what the user should know about the provider; '' when it is the one asked for.
    """

    tracknet: TrackNet
    inpaintnet: InpaintNet | None
    announcement: str


@contextlib.contextmanager
def open_networks(choice: NetworkChoice) -> Iterator[Networks]:
    """Open the networks for the length of a block.

    Raises:
        AppError: a file does not fit, or the provider cannot run it.
    """
    with contextlib.ExitStack() as stack:
        tracknet, announcement = open_tracknet(choice)
        stack.enter_context(tracknet)
        inpaintnet = stack.enter_context(open_inpaintnet(choice)) if choice.inpaint else None
        yield Networks(tracknet, inpaintnet, announcement)


def open_tracknet(choice: NetworkChoice) -> tuple[TrackNet, str]:
    """The TrackNet, to be closed in this thread, and what the user should know about the provider.

    Raises:
        AppError: the file does not fit, or the provider cannot run it.
    """
    provider = choose_provider(choice.provider, allow_fallback=choice.allow_fallback)
    file = load_model_file(choice.tracknet_path, ModelKind.TRACKNET, bg_mode=choice.bg_mode)
    options = SessionOptions(
        provider.provider,
        device_id=choice.device_id,
        threads=divide(usable_cores(choice.cores), file, provider.provider).threads,
        gpu_memory_limit_mb=choice.gpu_memory_limit_mb,
        fp16=choice.fp16,
        engine_cache=paths.cache_dir() / "engines" if PROVIDERS[provider.provider].keeps_engines else None,
    )
    return TrackNet(file, options), provider.announcement


def open_inpaintnet(choice: NetworkChoice) -> InpaintNet:
    """The InpaintNet, to be closed in this thread.

    Raises:
        AppError: the file does not fit.
    """
    # It takes a tenth of a millisecond a window on one core; sending it elsewhere would cost more.
    return InpaintNet.open(choice.inpaintnet_path, SessionOptions())
