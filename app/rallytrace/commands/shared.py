"""What several commands do: options of the command line as the values they stand for, and findings as lines."""

import argparse
from collections.abc import Sequence
from typing import Any, Final

from rallytrace.domain.label_lint import Finding
from rallytrace.execution_providers import Provider
from rallytrace.input_layouts import Family
from rallytrace.tracking.networks import NetworkChoice


def network_choice(args: argparse.Namespace) -> NetworkChoice:
    """The networks and the provider that the arguments ask for."""
    given = vars(args)
    return NetworkChoice(
        tracknet=given.get("tracknet"),
        fast=given.get("fast", False),
        inpaintnet=given.get("inpaintnet"),
        inpaint=not given.get("no_inpaint", False),
        family=Family.named(given.get("family")),
        provider=None if args.provider == "auto" else Provider(args.provider),
        allow_fallback=args.allow_fallback,
        cores=args.threads,
        device_id=args.device,
        gpu_memory_limit_mb=args.gpu_memory,
        fp16=args.fp16,
    )


_MOST_LISTED: Final = 40


def in_words(findings: Sequence[Finding]) -> list[str]:
    """Lines for a person to read; none where nothing was found."""
    if not findings:
        return []
    lines = [f"Possible errors: {len(findings)}", *(f"  {finding.words}" for finding in findings[:_MOST_LISTED])]
    left = len(findings) - _MOST_LISTED
    return [*lines, f"  and {left} more; --json lists all."] if left > 0 else lines


def as_records(findings: Sequence[Finding]) -> list[dict[str, Any]]:
    return [
        {"kind": one.kind.value, "first": one.frames.start, "last": one.frames[-1], "words": one.words}
        for one in findings
    ]
