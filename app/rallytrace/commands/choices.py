"""From parsed arguments to choices: what several commands share."""

import argparse

from rallytrace.inference.preprocessing import BackgroundMode
from rallytrace.inference.provider_table import Provider
from rallytrace.tracking.networks import NetworkChoice


def background_mode(given: str | None) -> BackgroundMode | None:
    """The background mode that `--bg-mode` names."""
    return None if given is None else BackgroundMode("" if given == "none" else given)


def network_choice(args: argparse.Namespace) -> NetworkChoice:
    """The networks and the provider that the arguments ask for."""
    given = vars(args)
    return NetworkChoice(
        tracknet=given.get("tracknet"),
        fast=given.get("fast", False),
        inpaintnet=given.get("inpaintnet"),
        inpaint=not given.get("no_inpaint", False),
        bg_mode=background_mode(given.get("bg_mode")),
        provider=None if args.provider == "auto" else Provider(args.provider),
        allow_fallback=args.allow_fallback,
        cores=args.threads,
        device_id=args.device,
        gpu_memory_limit_mb=args.gpu_memory,
        fp16=args.fp16,
    )
