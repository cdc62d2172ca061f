"""Functions that several commands share: values of options, and findings as text."""

import argparse
import contextlib
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NoReturn

from rallytrace.errors import AppError
from rallytrace.exports.request import ExportFinished
from rallytrace.inference.model_files.model_check import check_model
from rallytrace.inference.model_files.model_reading import read_model_graph
from rallytrace.model_records.execution_providers import Device, Precision
from rallytrace.model_records.input_layouts import Family
from rallytrace.process.terminal import progress_bar, remark
from rallytrace.settings import (
    ModelSettings,
    ProviderSettings,
    Settings,
    TrackingSettings,
    options_in,
    read_settings,
    settings_path,
)
from rallytrace.settings.run_options import OptionSection
from rallytrace.texts import tr_lazy
from rallytrace.track.recording import AS_FILE, Recording
from rallytrace.track.sports import Sport
from rallytrace.track.turning import Turning
from rallytrace.tracking.messages import Phase, RunProgress
from rallytrace.tracking.options import NetworkChoice

if TYPE_CHECKING:
    from tqdm import tqdm

    from rallytrace.exports.record import ExportSteps
    from rallytrace.track.label_lint import Finding


def family_of(model: Path | None, named: str | None) -> Family | None:
    """Return the family with this name or, without a name, the family saved for the model file if it still fits."""
    if named is not None or model is None:
        return Family.find(named)
    answers = read_settings(settings_path()).settings.models.family_by_sha256
    if not answers:
        return None
    try:
        kept = Family.find(answers.get(read_model_graph(model).sha256))
    except AppError:
        return None  # opening the file will report why it cannot be read
    return kept if kept in check_model(model).fitting else None


def typed_options(args: argparse.Namespace, section: type[OptionSection]) -> dict[str, Any]:
    """Return the options of a section that were typed on the command line, by the names of their settings."""
    found = vars(args)
    return {
        listed.name: listed.typed(found[listed.key])
        for listed in options_in(section)
        if found.get(listed.key) is not None
    }


def device_of(args: argparse.Namespace, base: ProviderSettings | None = None) -> Device:
    """Return the device of the networks: typed values where given, otherwise those of `base`."""
    typed = typed_options(args, ProviderSettings)
    provider = base or ProviderSettings()
    if "name" in typed:
        provider = replace(provider, precision=Precision.AUTO)  # the precision was chosen for another provider
    device = replace(provider, **typed).device
    return replace(device, precision=Precision(typed["precision"])) if "precision" in typed else device


def choose_networks(args: argparse.Namespace) -> NetworkChoice:
    """Return the networks and the device that the arguments choose. Only saved families are read from the settings."""
    models = replace(ModelSettings(), **typed_options(args, ModelSettings))
    family = family_of(models.tracknet, models.family)
    models = replace(models, family=None if family is None else family.name)
    fast = bool(vars(args).get("fast"))
    return NetworkChoice.of(Settings(models, tracking=TrackingSettings(fast=fast)), device_of(args))


def draw_progress(bar: "tqdm[NoReturn]", progress: RunProgress) -> None:
    """Show the progress of a run on a bar."""
    bar.total = progress.total
    bar.set_postfix_str("" if progress.phase is Phase.TRACKING else progress.phase.value, refresh=False)
    bar.update(progress.done - bar.n)


def follow_export(steps: "ExportSteps") -> ExportFinished:
    """Show a progress bar until an export has ended, and return its result. Errors of the export propagate."""
    with progress_bar() as bar, contextlib.closing(steps) as events:
        for event in events:
            if isinstance(event, ExportFinished):
                return event
            bar.set_description_str(event.phase, refresh=False)
            bar.total = event.total or None
            bar.update(event.done - bar.n)
    raise AppError(tr_lazy("errors", "The export ended without a result."), tr_lazy("errors", "Try again."))


def recording_from(args: argparse.Namespace, known: Recording = AS_FILE) -> Recording:
    """Return how the videos were recorded: what was typed, or else what is known."""
    turning = Turning(
        known.turning.quarter_turns if args.turn is None else args.turn // 90,
        known.turning.mirrored if args.mirror is None else args.mirror,
    )
    return Recording(known.camera_rate if args.recorded_at is None else args.recorded_at, turning)


def remark_on_sport(model: Path, sport: Sport) -> None:
    """Print a remark if the metadata of a network says that it was trained on other sports.

    Raises:
        AppError: The file cannot be read.
    """
    trained = [name.strip() for name in read_model_graph(model).metadata.get("sport", "").lower().split(",")]
    if any(trained) and sport is not Sport.AUTO and sport.value not in trained:
        remark(f"{model.name} was trained on {', '.join(trained)}, not on {sport}. Check its results.")


_MAX_LISTED: Final = 40


def findings_in_words(findings: "Sequence[Finding]") -> list[str]:
    """Return findings as lines of text; [] if there are none."""
    if not findings:
        return []
    lines = [f"Possible errors: {len(findings)}", *(f"  {finding.words}" for finding in findings[:_MAX_LISTED])]
    left = len(findings) - _MAX_LISTED
    return [*lines, f"  and {left} more; see --json for all."] if left > 0 else lines


def as_records(findings: "Sequence[Finding]") -> list[dict[str, Any]]:
    return [
        {"kind": finding.kind.value, "first": finding.frames.start, "last": finding.frames[-1], "words": finding.words}
        for finding in findings
    ]
