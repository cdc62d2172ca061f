"""`rallytrace verify`: compare a network across providers, precisions and files."""

import argparse
import math
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from rallytrace.commands.evaluate import comparison_record
from rallytrace.commands.outputs import refuse_output_of
from rallytrace.commands.shared import family_of
from rallytrace.errors import UsageError
from rallytrace.files import paths
from rallytrace.files.file_kinds import PAGE
from rallytrace.inference.model_files.model_check import check_model, kind_of
from rallytrace.inference.model_files.model_file import ModelKind
from rallytrace.model_records.execution_providers import PROVIDERS
from rallytrace.model_records.input_layouts import Family
from rallytrace.model_trials.player_verification import PlayerVerdict, verify_players
from rallytrace.model_trials.verification import (
    Configuration,
    ConfigurationVerdict,
    VerificationInput,
    parse_providers,
    verify,
)
from rallytrace.process import terminal
from rallytrace.storage.report.page import ReportTable, write_tables
from rallytrace.storage.track_csv import read_track
from rallytrace.track.wording import count_noun

_AGREEMENT: Final = (
    "Configuration",
    "Verdict",
    "Ball distance, px",
    "Different frames",
    "Heatmap difference",
    "Accuracy",
)
_SPEED: Final = ("Configuration", "Times as fast", "Window, ms", "95 %, ms", "Processor, ms", "Start, s", "Memory, MB")
_NOTHING: Final = "\N{EN DASH}"


def run(args: argparse.Namespace) -> int:
    """Run every configuration and compare it with the first. Return FAILED if one deviates."""
    if args.labels is not None and args.video is None:
        raise UsageError("--labels needs --video.", "Give the video that the labels belong to.")
    file = check_model(args.model).found
    kind = None if file is None else kind_of(file)
    if kind in (ModelKind.POSE, ModelKind.EMBEDDING):
        return _run_players(args, kind)
    if args.report is not None:
        refuse_output_of(args, args.report, PAGE, overwrite=args.force)
    demo = paths.resources_dir() / "demo"
    video = args.video or demo / "rally.mp4"
    labels = args.labels if args.video else demo / "rally_ball.csv"
    models = [(args.model, family_of(args.model, args.family))]
    if args.against:
        models.append((args.against, _family_of_other(args.against, args.family)))
    wanted = parse_providers(args.providers)
    if len(wanted) * len(models) == 1:
        terminal.remark("Only one provider was run, so there is nothing to compare: see --providers and --against.")
    configurations = [Configuration(model, *place, family) for model, family in models for place in wanted]
    given = VerificationInput(
        video,
        args.windows,
        args.threads,
        tuple(read_track(labels)) if labels else (),
    )
    verdicts = verify(configurations, given, terminal.remark)
    if args.json:
        terminal.say_json([verdict_record(place) for place in verdicts])
    else:
        for verdict in verdicts:
            say_verdict(verdict)
    if args.report is not None:
        _write_report(args.report, verdicts, video, overwrite=args.force)
        terminal.remark(f"The report is in {args.report}.")
    return terminal.FAILED if any(place.deviates for place in verdicts) else terminal.DONE


def _run_players(args: argparse.Namespace, kind: ModelKind) -> int:
    """Verify a network that finds or recognises players. It is tested on frames instead of windows."""
    if args.labels is not None or args.report is not None or args.family is not None:
        raise UsageError("--labels, --report and --family are for a TrackNet.", "Omit them.")
    models = [args.model, *([args.against] if args.against else [])]
    configurations = [Configuration(model, *place) for model in models for place in parse_providers(args.providers)]
    video = args.video or paths.resources_dir() / "demo" / "rally.mp4"
    given = VerificationInput(video, args.windows, args.threads)
    verdicts = verify_players(kind, configurations, given, terminal.remark)
    if args.json:
        terminal.say_json([_player_record(verdict) for verdict in verdicts])
    else:
        for verdict in verdicts:
            terminal.say(f"[{_mark(verdict)}] {verdict.configuration.name}")
            terminal.say(f"     {verdict.failure or _player_words(kind, verdict)}")
    return terminal.FAILED if any(verdict.deviates for verdict in verdicts) else terminal.DONE


def _player_words(kind: ModelKind, verdict: PlayerVerdict) -> str:
    nouns = ("person", "persons") if kind is ModelKind.POSE else ("vector", "vectors")
    words = f"{count_noun(verdict.found, *nouns)} in {count_noun(verdict.difference.frames, 'frame')}"
    if verdict.tolerance is not None:
        allowed, largest = verdict.tolerance.distance, verdict.difference.max_distance or 0.0
        if kind is ModelKind.POSE:
            words += f"; keypoints within {largest:.2g} heights of the person (allowed: {allowed:g})"
        else:
            words += f"; similarity at least {1 - largest:.4f} (allowed: {1 - allowed:g})"
        words += f"; {count_noun(verdict.difference.differing(allowed), 'frame')} too different"
    return f"{words}. Starts in {verdict.start_seconds:.1f} s; a frame takes {verdict.frame_ms:.0f} ms."


def _player_record(verdict: PlayerVerdict) -> dict[str, Any]:
    tolerance, difference = verdict.tolerance, verdict.difference
    return {
        "model": str(verdict.configuration.model),
        "provider": verdict.configuration.provider.value,
        "precision": verdict.configuration.precision.value,
        "verdict": _mark(verdict),
        "failure": verdict.failure,
        "tolerance": None if tolerance is None else {"distance": tolerance.distance, "frames": tolerance.frames},
        "largest": difference.max_distance or 0.0,
        "differing": 0 if tolerance is None else difference.differing(tolerance.distance),
        "frames": difference.frames,
        "found": verdict.found,
        "start_seconds": verdict.start_seconds,
        "frame_ms": verdict.frame_ms,
    }


def _family_of_other(model: Path, named: str | None) -> Family | None:
    """Return the family saved for the other model, or the one that the user named if it fits that model."""
    family = Family.find(named)
    return family_of(model, None) or (family if family in check_model(model).fitting else None)


def _mark(verdict: ConfigurationVerdict | PlayerVerdict) -> str:
    if verdict.failure:
        return "failed"
    if verdict.deviates:
        return "deviates"
    return "reference" if verdict.tolerance is None else "agrees"


def say_verdict(verdict: ConfigurationVerdict) -> None:
    """Print the verdict on a configuration, and the reasons for it."""
    terminal.say(f"[{_mark(verdict)}] {verdict.configuration.name}")
    for line in _in_words(verdict):
        terminal.say(f"     {line}")


def _in_words(verdict: ConfigurationVerdict) -> list[str]:
    result, difference = verdict.result, verdict.difference
    if result is None:
        return [verdict.failure]
    lines = []
    if not result.finite:
        lines.append("Its heatmaps contain values that are not finite.")
    if verdict.tolerance is not None:
        lines.append(f"Tolerance: {verdict.tolerance.words}.")
    if difference.heatmap_max is not None:
        scenarios = ", ".join(f"{name} {value:.2g}" for name, value in verdict.by_scenario.items())
        lines.append(
            f"Heatmaps differ by {difference.heatmap_max:.2g} at most ({scenarios}), "
            f"by {difference.heatmap_mean:.2g} on average."
        )
    if verdict.tolerance is not None:
        farthest = difference.max_distance
        distance = "never found by both" if farthest is None else f"{farthest:.2f} px apart at most"
        lines.append(f"The ball: {distance}; {verdict.differing} of {difference.frames} frames differ.")
    if result.batch_difference is not None:
        lines.append(f"Windows in one batch differ from single windows by {result.batch_difference:.2g} at most.")
    if verdict.comparison is not None:
        counts = verdict.comparison.counts
        lines.append(
            f"Compared with the labels, by the threshold alone: accuracy {counts.accuracy:.3f}, "
            f"precision {counts.precision:.3f}, recall {counts.recall:.3f} ({counts.frames} frames)."
        )
    quantiles = ", ".join(f"p{round(100 * q)} {result.latency_ms(q):.0f}" for q in (0.5, 0.95, 0.99))
    memory = "" if result.peak_mb is None else f"; {result.peak_mb:.0f} MB of memory at its peak"
    lines.append(
        f"Starts in {result.start_seconds:.1f} s; a window takes {quantiles} ms, "
        f"{result.core_ms:.0f} ms of processor time{memory}."
    )
    if len(result.nodes) > 1:
        shares = (f"{name} {count}" for name, count in result.nodes.items())
        lines.append(f"Operations by provider: {', '.join(shares)}.")
    if faults := PROVIDERS[verdict.configuration.provider].faults:
        lines.append(f"Known problems: {faults}")
    return lines


def verdict_record(verdict: ConfigurationVerdict) -> dict[str, Any]:
    """Return a verdict as plain values."""
    result, tolerance, comparison = verdict.result, verdict.tolerance, verdict.comparison
    record: dict[str, Any] = {
        "model": str(verdict.configuration.model),
        "provider": verdict.configuration.provider.value,
        "precision": verdict.configuration.precision.value,
        "verdict": _mark(verdict),
        "failure": verdict.failure,
        "tolerance": None
        if tolerance is None
        else {"heatmap": _finite(tolerance.heatmap), "pixels": tolerance.distance, "frames": tolerance.frames},
        "heatmap_max": _finite(verdict.difference.heatmap_max),
        "heatmap_mean": _finite(verdict.difference.heatmap_mean),
        "heatmap_by_scenario": {name: _finite(value) for name, value in verdict.by_scenario.items()},
        "position_max_px": verdict.difference.max_distance,
        "frames": verdict.difference.frames,
        "frames_differing": verdict.differing,
        "metrics": None if comparison is None or result is None else comparison_record(comparison, result.video),
    }
    if result is not None:
        record |= {
            "finite": result.finite,
            "batch_difference": _finite(result.batch_difference),
            "start_seconds": round(result.start_seconds, 3),
            "latency_ms": {f"p{round(100 * q)}": round(result.latency_ms(q), 2) for q in (0.5, 0.95, 0.99)},
            "core_ms": round(result.core_ms, 2),
            "peak_mb": result.peak_mb,
            "nodes": result.nodes,
            "time_shares": result.time_shares,
        }
    return record


def _finite(value: float | None) -> float | None:
    return value if value is not None and math.isfinite(value) else None


def _write_report(path: Path, verdicts: Sequence[ConfigurationVerdict], video: Path, *, overwrite: bool) -> None:
    first = verdicts[0]
    sentence = f"The same {count_noun(first.difference.frames, 'frame')} of {video.name} on each."
    remarks = [f"{sentence} The others are compared with the first, in results and in speed."]
    tables = [
        ReportTable("Agreement", _AGREEMENT, [_agreement_cells(verdict) for verdict in verdicts]),
        ReportTable("Speed and memory", _SPEED, [_speed_cells(verdict, first) for verdict in verdicts]),
        *(
            ReportTable(f"{verdict.configuration.name}: {_mark(verdict)}", (), [(line,) for line in _in_words(verdict)])
            for verdict in verdicts
        ),
        ReportTable(
            "Wrong results reported by users of providers",
            (),
            [(record.label, record.faults) for record in PROVIDERS.values() if record.faults],
        ),
    ]
    write_tables(path, f"Verification: {first.configuration.model.name}", remarks, tables, overwrite=overwrite)


def _agreement_cells(verdict: ConfigurationVerdict) -> tuple[str, ...]:
    compared = verdict.result is not None and verdict.tolerance is not None
    return (
        verdict.configuration.name,
        _mark(verdict),
        _number(verdict.difference.max_distance, ".2f"),
        f"{verdict.differing} of {verdict.difference.frames}" if compared else _NOTHING,
        _number(verdict.difference.heatmap_max, ".2g"),
        _number(None if verdict.comparison is None else verdict.comparison.counts.accuracy, ".3f"),
    )


def _speed_cells(verdict: ConfigurationVerdict, first: ConfigurationVerdict) -> tuple[str, ...]:
    result = verdict.result
    if result is None or first.result is None:
        return (verdict.configuration.name, *([_NOTHING] * (len(_SPEED) - 1)))
    return (
        verdict.configuration.name,
        _number(first.result.latency_ms(0.5) / result.latency_ms(0.5), ".2f"),
        *(_number(result.latency_ms(q), ".0f") for q in (0.5, 0.95)),
        _number(result.core_ms, ".0f"),
        _number(result.start_seconds, ".1f"),
        _number(result.peak_mb, ".0f"),
    )


def _number(value: float | None, form: str) -> str:
    return _NOTHING if value is None else format(value, form)
