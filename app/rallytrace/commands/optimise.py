"""`rallytrace optimise`: make an 8-bit network, and keep it only if it is accurate and faster here."""

import argparse
import tempfile
from pathlib import Path
from typing import Any, Final

from rallytrace.commands.outputs import refuse_output_of
from rallytrace.commands.shared import family_of
from rallytrace.commands.verify import say_verdict, verdict_record
from rallytrace.errors import AppError
from rallytrace.files.file_access import atomic_file
from rallytrace.files.file_kinds import MODEL
from rallytrace.model_trials.quantising import quantise
from rallytrace.model_trials.verification import (
    Configuration,
    ConfigurationVerdict,
    VerificationInput,
    parse_providers,
    verify,
)
from rallytrace.process import terminal
from rallytrace.storage.track_csv import read_track

_MIN_SPEED_RATIO: Final = 1.2
"""Minimum ratio of the speeds of the new and the original network: the new one is slightly less exact."""
_MAX_ACCURACY_LOSS: Final = 0.005
"""Maximum loss of accuracy. If there are labels, only this decides, not the difference between the networks."""
_MIN_BALL_FRAMES: Final = 16
"""Minimum number of frames in which the original network finds a ball, correctly if there are labels: fewer prove
nothing."""


def run(args: argparse.Namespace) -> int:
    """Quantise, verify, and keep the file if it agrees and is faster. Otherwise return FAILED."""
    model: Path = args.model
    target: Path = args.output or model.with_name(f"{model.stem}-int8.onnx")
    refuse_output_of(args, target, MODEL, overwrite=args.force)
    (provider, precision), *_ = parse_providers(args.provider)
    family = family_of(model, args.family)
    given = VerificationInput(
        args.check or args.video,
        args.windows,
        args.threads,
        tuple(read_track(args.labels)) if args.labels else (),
    )
    with tempfile.TemporaryDirectory(prefix="rallytrace-") as folder:
        made = Path(folder, target.name)
        terminal.remark(f"Calibrating on {args.windows} windows of {args.video.name} ...")
        quantise(model, args.video, made, windows=args.windows, family=family)
        configurations = [Configuration(path, provider, precision, family) for path in (model, made)]
        original, quantised = verify(configurations, given, terminal.remark)
        _require_enough_balls(original, given.video)
        gain = _gain(original, quantised)
        good = _good(original, quantised)
        kept = good and gain >= _MIN_SPEED_RATIO
        if kept:
            with atomic_file(target, MODEL, overwrite=args.force) as unfinished:
                unfinished.write_bytes(made.read_bytes())
    if args.json:
        record: dict[str, Any] = {"path": str(target) if kept else None, "kept": kept, "times_faster": round(gain, 3)}
        terminal.say_json({**record, "verdicts": [verdict_record(path) for path in (original, quantised)]})
    else:
        for verdict in (original, quantised):
            say_verdict(verdict)
        terminal.say(_conclusion(target, gain, good=good))
    return terminal.DONE if kept else terminal.FAILED


def _require_enough_balls(original: ConfigurationVerdict, video: Path) -> None:
    """Raise AppError if the original network finds too few balls: a broken network would seem to agree with it."""
    if original.result is None or original.broken:
        return
    frames, subject, remedy = len(original.result.found), "a ball", "Try more --windows, or another video."
    found = sum(detection.visible for detection in original.result.found)
    if original.comparison is not None:
        counts = original.comparison.counts
        frames, found, subject = counts.frames, counts.tp, "the labelled ball"
        remedy = f"{remedy[:-1]}, and check that the labels belong to it."
    if found < _MIN_BALL_FRAMES:
        raise AppError(
            f"Too few frames to compare: in {video.name} the original network finds {subject} in only {found} of "
            f"{frames} frames; {_MIN_BALL_FRAMES} are needed.",
            remedy,
        )


def _gain(original: ConfigurationVerdict, quantised: ConfigurationVerdict) -> float:
    """Return the original's processor time per window divided by the 8-bit network's; 0 without a result.

    Processor time, unlike elapsed time, hardly depends on what other programs do.
    """
    if original.result is None or quantised.result is None:
        return 0.0
    return original.result.core_ms / quantised.result.core_ms


def _good(original: ConfigurationVerdict, quantised: ConfigurationVerdict) -> bool:
    if original.comparison is None or quantised.comparison is None:
        return not quantised.deviates
    lost = original.comparison.counts.accuracy - quantised.comparison.counts.accuracy
    return not quantised.broken and lost <= _MAX_ACCURACY_LOSS


def _conclusion(target: Path, gain: float, *, good: bool) -> str:
    if not good:
        return "Nothing was written: it is less accurate than the original network."
    if gain < _MIN_SPEED_RATIO:
        return f"Nothing was written: {gain:.2g} times as fast, which is not worth being less exact."
    return f"Written to {target}: {gain:.2g} times as fast here, measured in processor time."
