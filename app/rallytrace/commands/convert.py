"""`rallytrace convert`: a published checkpoint becomes an .onnx model."""

import argparse
from pathlib import Path

from rallytrace import terminal
from rallytrace.errors import UsageError
from rallytrace.inference.checkpoint import convert_checkpoint


def run(args: argparse.Namespace) -> int:
    """Convert one checkpoint and say what it was."""
    source: Path = args.checkpoint
    if source.suffix.lower() == ".onnx":
        raise UsageError(
            f"{source} is an .onnx model already.", "Use it as it is: rallytrace check tells whether it fits."
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
