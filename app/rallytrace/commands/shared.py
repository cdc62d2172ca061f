"""What several commands do: options of the command line as the values they stand for, and findings as lines."""

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from rallytrace.domain.label_lint import Finding
from rallytrace.domain.lists import Sport
from rallytrace.errors import AppError
from rallytrace.execution_providers import Device, Provider
from rallytrace.inference.model_file import check_model
from rallytrace.inference.model_reading import read_model_graph
from rallytrace.input_layouts import Family
from rallytrace.settings import read_settings, settings_path
from rallytrace.terminal import remark
from rallytrace.tracking.networks import NetworkChoice


def family_of(model: Path | None, named: str | None) -> Family | None:
    """The family that a name stands for, or else the one that was kept for a model file, if it fits."""
    if named is not None or model is None:
        return Family.find(named)
    answers = read_settings(settings_path()).settings.models.answers
    if not answers:
        return None
    try:
        kept = Family.find(answers.get(read_model_graph(model).sha256))
    except AppError:
        return None  # the caller that opens it says why it cannot be read
    return kept if kept in check_model(model).fitting else None


def network_choice(args: argparse.Namespace) -> NetworkChoice:
    """The networks and the provider that the arguments ask for."""
    given = vars(args)
    return NetworkChoice(
        tracknet=given.get("tracknet"),
        fast=given.get("fast", False),
        inpaintnet=given.get("inpaintnet"),
        inpaint=not given.get("no_inpaint", False),
        family=family_of(given.get("tracknet"), given.get("family")),
        device=device_of(args, args.provider),
    )


def device_of(args: argparse.Namespace, provider: str | None) -> Device:
    """What the arguments want the networks to run on; `provider` is the name that was typed."""
    return Device(
        provider=None if provider in (None, "auto") else Provider(provider),
        device_id=args.device or 0,
        gpu_memory_limit_mb=args.gpu_memory,
        fp16=args.fp16,
        cores=args.threads,
        allow_fallback=vars(args).get("allow_fallback", False),
    )


def remark_on_sport(model: Path, sport: Sport) -> None:
    """Report a network whose metadata names the sports that it was trained on, and not this one.

    Raises:
        AppError: the file cannot be read.
    """
    trained = [name.strip() for name in read_model_graph(model).metadata.get("sport", "").lower().split(",")]
    if any(trained) and sport is not Sport.AUTO and sport.value not in trained:
        remark(f"{model.name} was trained on {', '.join(trained)}, not on {sport}: check what it finds.")


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
