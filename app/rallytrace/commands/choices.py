"""From parsed arguments to choices: what several commands share."""

import argparse

from rallytrace.inference.preprocessing import BackgroundMode
from rallytrace.inference.provider_table import Provider
from rallytrace.tracking.networks import NetworkChoice


def network_choice(args: argparse.Namespace) -> NetworkChoice:
    """The networks and the provider that the arguments ask for."""
    given = vars(args)
    mode = given.get("bg_mode")
    return NetworkChoice(
        tracknet=given.get("tracknet"),
        inpaintnet=given.get("inpaintnet"),
        inpaint=not given.get("no_inpaint", False),
        bg_mode=None if mode is None else BackgroundMode("" if mode == "none" else mode),
        provider=None if args.provider == "auto" else Provider(args.provider),
        allow_fallback=args.allow_fallback,
        cores=args.threads,
        device_id=args.device,
        gpu_memory_limit_mb=args.gpu_memory,
        fp16=args.fp16,
    )
