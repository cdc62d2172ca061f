"""`rallytrace check`: do these model files fit?"""

import argparse
from typing import Any

from rallytrace import terminal
from rallytrace.inference.model_file import ModelCheck, ModelKind, Verdict, check_model

_MARKS = {Verdict.FITS: "ok", Verdict.ASSUMED: "ok?", Verdict.ASK: "ask", Verdict.REFUSED: "no"}


def run(args: argparse.Namespace) -> int:
    """Look at each file; fails when one of them cannot be run as it is."""
    checks = [check_model(path) for path in args.models]
    if args.json:
        terminal.say_json([_as_record(check) for check in checks])
    else:
        for check in checks:
            _say(check)
    return terminal.DONE if all(check.model for check in checks) else terminal.FAILED


def _say(check: ModelCheck) -> None:
    terminal.say(f"[{_MARKS[check.verdict]}] {check.path}: {check.verdict}")
    terminal.say(f"     {check.summary}")
    for finding in check.findings:
        terminal.say(f"     {finding}")
    file = check.model
    if file is not None and file.kind is ModelKind.TRACKNET:
        terminal.say(
            f"     threshold {file.threshold:g}, resize {file.resize}, trained at {file.rate:g} frames a second"
        )
    if file is not None:
        terminal.say(f"     sha256 {file.sha256}")


def _as_record(check: ModelCheck) -> dict[str, Any]:
    record: dict[str, Any] = {
        "path": str(check.path),
        "verdict": check.verdict.value,
        "usable": check.model is not None,
        "summary": check.summary,
        "findings": list(check.findings),
        "choices": [mode.value for mode in check.choices],
    }
    if check.model is not None:
        file = check.model
        record |= {
            "model_name": file.kind.value,
            "seq_len": file.seq_len,
            "batch": file.batch,
            "sha256": file.sha256,
            "metadata": file.metadata,
        }
        if file.kind is ModelKind.TRACKNET:
            record |= {
                "size": [file.size.width, file.size.height],
                "bg_mode": file.bg_mode.value,
                "threshold": file.threshold,
                "resize": file.resize.value,
                "fps": file.rate,
            }
    return record
