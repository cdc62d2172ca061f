"""`rallytrace check` and `rallytrace convert`: whether model files can be used, and models made of checkpoints."""

import argparse
from dataclasses import replace
from pathlib import Path
from typing import Any

from rallytrace import terminal
from rallytrace.errors import AppError, UsageError
from rallytrace.inference.checkpoint import convert_checkpoint, read_checkpoint
from rallytrace.inference.model_file import ModelCheck, ModelKind, ModelVerdict, check_model
from rallytrace.inference.model_graph import CHECKPOINT_SUFFIXES, read_model_graph
from rallytrace.input_layouts import BackgroundMode
from rallytrace.tracking.model_trial import try_apart

_MARKS = {ModelVerdict.FITS: "ok", ModelVerdict.ASSUMED: "ok?", ModelVerdict.ASK: "ask", ModelVerdict.REFUSED: "no"}


_RAN = "; loaded, and run once on the CPU"
_NOT_RUN = " (inputs, outputs and metadata; --run also runs the model)"
"""What a verdict rests on."""


def run(args: argparse.Namespace) -> int:
    """Check each file, and run it if asked to; returns FAILED when one of them cannot be run as it is."""
    checks = [_check(path, BackgroundMode.named(args.bg_mode), run_once=args.run) for path in args.models]
    if args.json:
        terminal.say_json([{**_as_record(check), "run": args.run and check.usable} for check in checks])
    else:
        for check in checks:
            _say(check, was_run=args.run)
    return terminal.DONE if all(check.usable for check in checks) else terminal.FAILED


def _check(path: Path, bg_mode: BackgroundMode | None, *, run_once: bool) -> ModelCheck:
    if path.suffix.lower() in CHECKPOINT_SUFFIXES and path.is_file():
        return _check_checkpoint(path)
    check = check_model(path, bg_mode=bg_mode)
    model = check.model or check.pose
    if model is None or not run_once:
        return check
    try:
        odd = try_apart(model)
    except AppError as error:
        return ModelCheck(path, ModelVerdict.REFUSED, str(error), check.findings)
    if not odd:
        return check
    return replace(check, verdict=ModelVerdict.ASSUMED, findings=(*check.findings, *odd))


def _check_checkpoint(path: Path) -> ModelCheck:
    """What a checkpoint is; no model in any case, but perhaps one can be made of it."""
    try:
        found = read_checkpoint(path)
    except AppError as error:
        return ModelCheck(path, ModelVerdict.REFUSED, str(error))
    network = f"{ModelKind(found.model_name).article} over {found.seq_len} frames"
    return ModelCheck(
        path,
        ModelVerdict.REFUSED,
        f"{path} is a PyTorch checkpoint of {network}. Convert it to an .onnx model first:",
        (f"rallytrace convert {path.name}",),
        convertible=True,
    )


def _say(check: ModelCheck, *, was_run: bool) -> None:
    how = "" if not check.usable else _RAN if was_run else _NOT_RUN
    terminal.say(f"[{_MARKS[check.verdict]}] {check.path}: {check.verdict}{how}")
    terminal.say(f"     {check.summary}")
    for finding in check.findings:
        terminal.say(f"     {finding}")
    file, found = check.model, check.model or check.pose
    if file is not None and file.kind is ModelKind.TRACKNET:
        terminal.say(
            f"     threshold {file.threshold:g}, resize {file.resize}, trained at {file.rate:g} frames a second"
        )
    if found is not None:
        terminal.say(f"     sha256 {found.sha256}")


def _as_record(check: ModelCheck) -> dict[str, Any]:
    record: dict[str, Any] = {
        "path": str(check.path),
        "verdict": check.verdict.value,
        "usable": check.usable,
        "summary": check.summary,
        "findings": list(check.findings),
        "convertible": check.convertible,
        "choices": [mode.value for mode in check.choices],
        **_graph_record(check.path),
    }
    if check.verdict is ModelVerdict.ASK:
        record["model_name"] = ModelKind.TRACKNET.value  # nothing else is ever asked about
    if check.pose is not None:
        size, batch = check.pose.size, check.pose.batch
        record |= {"model_name": ModelKind.POSE.value, "size": [size.width, size.height], "batch": batch}
    if check.model is not None:
        file = check.model
        record |= {"model_name": file.kind.value, "seq_len": file.seq_len, "batch": file.batch}
        if file.kind is ModelKind.TRACKNET:
            record |= {
                "size": [file.size.width, file.size.height],
                "bg_mode": file.bg_mode.value,
                "threshold": file.threshold,
                "resize": file.resize.value,
                "fps": file.rate,
            }
    return record


def _graph_record(path: Path) -> dict[str, Any]:
    """The file's hash, inputs, outputs and metadata, whatever the check's result; empty where it cannot be read."""
    try:
        graph = read_model_graph(path)
    except AppError:
        return {}
    return {
        "sha256": graph.sha256,
        "size_bytes": graph.size_bytes,
        "inputs": {name: list(shape) for name, shape in graph.inputs.items()},
        "outputs": {name: list(shape) for name, shape in graph.outputs.items()},
        "metadata": graph.metadata,
    }


def convert(args: argparse.Namespace) -> int:
    """Convert one checkpoint and say what it was."""
    source: Path = args.checkpoint
    if source.suffix.lower() == ".onnx":
        raise UsageError(
            f"{source} is already an .onnx model.",
            "No conversion is needed. 'rallytrace check' shows whether it can be used.",
        )
    target: Path = args.output or source.with_suffix(".onnx")
    checkpoint = convert_checkpoint(source, target, overwrite=args.force)
    if args.json:
        terminal.say_json(
            {
                "path": str(target),
                "model_name": checkpoint.model_name,
                "seq_len": checkpoint.seq_len,
                "bg_mode": checkpoint.bg_mode,
            }
        )
        return terminal.DONE
    background = f", background mode {checkpoint.bg_mode or 'none'}" if checkpoint.model_name == "TrackNet" else ""
    terminal.say(f"{source} is a {checkpoint.model_name} over {checkpoint.seq_len} frames{background}.")
    terminal.say(f"Written to {target} ({target.stat().st_size / 2**20:.1f} MB).")
    return terminal.DONE
