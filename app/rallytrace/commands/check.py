"""`rallytrace check` and `rallytrace convert`: check model files, and convert checkpoints to models.

If a file does not name its family, `check --try` runs it as every family that fits, and the choice can be kept.
"""

import argparse
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rallytrace.arguments.options import shortened
from rallytrace.commands.outputs import refuse_output_of
from rallytrace.commands.shared import family_of
from rallytrace.errors import AppError, UsageError
from rallytrace.files.file_access import atomic_file
from rallytrace.files.file_kinds import MODEL, PICTURE
from rallytrace.inference.checkpoints.checkpoint import convert_checkpoint, read_checkpoint
from rallytrace.inference.model_files.digit_file import DigitModelFile
from rallytrace.inference.model_files.embedding_file import EmbeddingFile
from rallytrace.inference.model_files.model_check import ModelCheck, ModelVerdict, check_model, kind_of
from rallytrace.inference.model_files.model_file import ModelFile, ModelFileReader, ModelKind
from rallytrace.inference.model_files.model_graph import ModelGraph, is_checkpoint
from rallytrace.inference.model_files.model_reading import read_model_graph, write_model_copy
from rallytrace.inference.model_files.pose_file import PoseModelFile
from rallytrace.inference.model_files.resized_model import resized_model
from rallytrace.model_records.input_layouts import Family
from rallytrace.model_trials.model_trial import try_in_child
from rallytrace.process import terminal
from rallytrace.process.interruption import stopping_on_interrupt
from rallytrace.settings import read_settings, settings_path, write_changes
from rallytrace.texts import tr_lazy
from rallytrace.track.geometry import Size, parse_size
from rallytrace.track.wording import count_noun
from rallytrace.tracking.options import parse_frames

if TYPE_CHECKING:
    from rallytrace.model_trials.family_trial import FamilyTrial

_MARKS = {ModelVerdict.FITS: "ok", ModelVerdict.ASSUMED: "ok?", ModelVerdict.ASK: "ask", ModelVerdict.REFUSED: "no"}
_RAN = "; loaded, and run once on the CPU"
_NOT_RUN = " (inputs, outputs and metadata; --run also runs the model)"
"""Text about what a verdict without a run is based on."""


def run(args: argparse.Namespace) -> int:
    """Check each file, and try or run it on request. Return FAILED if a file cannot be used as it is."""
    if len(args.models) > 1 and (args.video or args.keep or args.write):
        raise UsageError("--try, --keep and --write are for one model at a time.", "Name one model file.")
    if args.size is not None and args.write is None:
        raise UsageError("--size needs a file to write.", "Add --write COPY.onnx.")
    if args.write:
        refuse_output_of(args, args.write, MODEL, overwrite=args.force)
    if args.size is not None:
        args.models, args.write = [_write_sized(args)], None
    checks = [_check(path, family_of(path, args.family), run_once=args.run) for path in args.models]
    trials = _try(checks[0], args) if args.video else []
    pictures: list[Path | None] = [None for _ in trials]
    if args.pictures:
        from rallytrace.model_trials.family_trial import write_trial_pictures  # noqa: PLC0415 - as below

        pictures = write_trial_pictures(trials, args.pictures, overwrite=args.force)
    if args.json:
        records = [_as_record(check, args) for check in checks]
        if args.video:
            records[0] |= _trials_record(trials, pictures)
        terminal.say_json(records)
    else:
        for check in checks:
            _say(check, was_run=args.run)
        _say_trials(checks[0], trials, pictures, args)
    if args.keep or args.write:
        _store_family(checks[0], trials, args)
    return terminal.DONE if all(check.usable or _winner(trials) for check in checks) else terminal.FAILED


def _write_sized(args: argparse.Namespace) -> Path:
    """Write a copy of a network for pictures of the chosen size and of the family, if given; return its path."""
    path, size = args.models[0], parse_size(args.size)
    if size is None:
        raise UsageError(f"'{shortened(args.size)}' is not a size.", "Write width and height, as in --size 512x288.")
    _, taken = ModelFileReader(path, read_model_graph(path), None).picture_input()  # refuses networks of other layouts
    height, width = taken[2:]
    if isinstance(height, int) and isinstance(width, int):
        raise AppError(f"{path} is made for pictures of {Size(width, height)}.", "Omit --size.")
    family = Family.find(args.family)
    with atomic_file(args.write, MODEL, overwrite=args.force) as unfinished:
        unfinished.write_bytes(resized_model(path, size))
        check = _check(unfinished, family, run_once=args.run)
        if check.verdict is ModelVerdict.REFUSED:
            raise AppError(check.summary, "Choose another size.")
        if family is not None and check.model is not None:
            write_model_copy(unfinished, unfinished, family.metadata(check.model.seq_len), overwrite=True)
    named = "" if family is None else f" and names the family '{family.name}'"
    terminal.remark(f"Written to {args.write}: it takes pictures of {size}{named}.")
    return Path(args.write)


def _try(check: ModelCheck, args: argparse.Namespace) -> "list[FamilyTrial]":
    if not check.fitting:
        raise AppError(
            tr_lazy("errors", "{path} cannot be tried: {summary}", path=check.path, summary=check.summary),
            tr_lazy("errors", "Only a TrackNet can be tried on a video."),
        )
    from rallytrace.model_trials.family_trial import possible_pictures, try_families  # noqa: PLC0415 - as below
    from rallytrace.video.reader import VideoReader  # noqa: PLC0415 - as below

    for picture in possible_pictures(check.fitting, args.pictures) if args.pictures else ():
        if picture.parent.exists():
            refuse_output_of(args, picture, PICTURE, overwrite=args.force)
    with VideoReader(args.video) as reader, stopping_on_interrupt() as stop:
        frames = parse_frames(args.range or ":", n_frames=reader.n_frames)
        return try_families(
            check.path, check.fitting, reader, frames, cores=args.threads, say=terminal.remark, stop=stop
        )


def _say_trials(
    check: ModelCheck, trials: "list[FamilyTrial]", pictures: list[Path | None], args: argparse.Namespace
) -> None:
    if not trials:
        return
    terminal.say()
    terminal.say(f"{check.path.name} on {args.video.name}, tried with each family that fits:")
    for rank, (trial, picture) in enumerate(zip(trials, pictures, strict=True), 1):
        terminal.say(f" {rank}. {trial.family.name:<16}{trial.score:4.0%}  {trial.in_words()}")
        terminal.say(f"    {trial.family.explanation}" + (f"; see {picture}" if picture else ""))
    winner = _winner(trials)
    if winner is None:
        terminal.say(
            "No family stands out. Try frames with the ball in play (--range), or choose a family with --family."
        )
    elif not (args.keep or args.write) and len(trials) > 1:
        terminal.say(
            f"'{winner.name}' stands out. --keep remembers it for this file, --write COPY.onnx writes it into a copy."
        )


def _store_family(check: ModelCheck, trials: "list[FamilyTrial]", args: argparse.Namespace) -> None:
    family = Family.find(args.family) or _winner(trials) or (check.model.family if check.model else None)
    if family is None:
        raise AppError(
            tr_lazy("errors", "No family was found for {path}.", path=check.path),
            tr_lazy("errors", "Choose one with --family, or try it on other frames of a video."),
        )
    model = check_model(check.path, family=family).model
    if model is None or model.kind is not ModelKind.TRACKNET:
        raise AppError(f"{check.path} has no family to keep: {check.summary}", "Choose a TrackNet.")
    if args.write:
        write_model_copy(check.path, args.write, family.metadata(model.seq_len), overwrite=args.force)
        terminal.remark(f"Written to {args.write}: its metadata names the family '{family.name}'.")
    if args.keep:
        if "family" in model.metadata or "bg_mode" in model.metadata:
            raise AppError(
                tr_lazy("errors", "{path} names its family itself.", path=check.path), tr_lazy("errors", "Omit --keep.")
            )
        _keep(check.path, model.sha256, family)
        terminal.remark(f"Saved: {check.path.name} now has the family '{family.name}', even if the file is moved.")


def _keep(path: Path, sha256: str, family: Family) -> None:
    stored = read_settings(settings_path()).settings
    models = replace(stored.models, family_by_sha256={**stored.models.family_by_sha256, sha256: family.name})
    if models.tracknet is not None and models.tracknet.resolve() == path.resolve():
        models = replace(models, family=family.name)
    write_changes(settings_path(), stored, replace(stored, models=models))


def _winner(trials: "list[FamilyTrial]") -> Family | None:
    if not trials:
        return None
    from rallytrace.model_trials.family_trial import clear_winner  # noqa: PLC0415 - loads what decodes videos

    return clear_winner(trials)


def _check(path: Path, family: Family | None, *, run_once: bool) -> ModelCheck:
    if is_checkpoint(path) and path.is_file():
        return _check_checkpoint(path)
    check = check_model(path, family=family)
    model = check.found
    if model is None or not run_once:
        return check
    try:
        odd = try_in_child(model)
    except AppError as error:
        return ModelCheck(path, ModelVerdict.REFUSED, error.text, check.findings, graph=check.graph)
    if not odd:
        return check
    return replace(check, verdict=ModelVerdict.ASSUMED, findings=(*check.findings, *odd))


def _check_checkpoint(path: Path) -> ModelCheck:
    try:
        found = read_checkpoint(path)
    except AppError as error:
        return ModelCheck(path, ModelVerdict.REFUSED, error.text)
    summary = tr_lazy(
        "models",
        "{path} is a PyTorch checkpoint of {network} over {frames}. Convert it to an .onnx model first:",
        path=path,
        network=ModelKind(found.model_name).words,
        frames=count_noun(found.seq_len, "frame"),
    )
    return ModelCheck(
        path,
        ModelVerdict.REFUSED,
        summary,
        (f'rallytrace convert "{path}"',),
        convertible=True,
    )


def _say(check: ModelCheck, *, was_run: bool) -> None:
    run_words = "" if not check.usable else _RAN if was_run else _NOT_RUN
    terminal.say(f"[{_MARKS[check.verdict]}] {check.path}: {check.verdict}{run_words}")
    terminal.say(f"     {check.summary}")
    for words in filter(None, (*check.findings, check.remedy)):
        terminal.say(f"     {words}")
    file, found = check.model, check.found
    if file is not None and file.kind is ModelKind.TRACKNET:
        terminal.say(
            f"     threshold {file.threshold:g}, resize {file.resize}, trained at {file.rate:g} frames per second"
        )
    if found is not None:
        terminal.say(f"     sha256 {found.sha256}")


def _trials_record(trials: "list[FamilyTrial]", pictures: list[Path | None]) -> dict[str, Any]:
    winner = _winner(trials)
    listed = [
        {**trial.as_record(), "picture": None if file is None else str(file)}
        for trial, file in zip(trials, pictures, strict=True)
    ]
    return {"trials": listed, "winner": None if winner is None else winner.name}


def _as_record(check: ModelCheck, args: argparse.Namespace) -> dict[str, Any]:
    record: dict[str, Any] = {
        "path": str(check.path),
        "verdict": check.verdict.value,
        "usable": check.usable,
        "summary": check.summary,
        "findings": list(check.findings),
        "convertible": check.convertible,
        "choices": [family.name if family.bg_mode is None else family.bg_mode for family in check.choices],
        "families": [family.name for family in check.choices],
        "fitting": [family.name for family in check.fitting],
        **_graph_record(check.graph),
    }
    if check.verdict is ModelVerdict.ASK:
        record["model_name"] = ModelKind.TRACKNET.value  # ASK only occurs for a TrackNet
    file = check.found
    if file is not None:
        kind = kind_of(file)
        own = "digits" if isinstance(file, DigitModelFile) else "strokes"
        record["model_name"] = own if kind is None else kind.value
    if isinstance(file, PoseModelFile | EmbeddingFile):
        record |= {"size": [file.size.width, file.size.height], "batch": file.batch}
    if isinstance(file, ModelFile):
        record |= {"seq_len": file.seq_len, "batch": file.batch}
        if file.kind is ModelKind.TRACKNET:
            record |= {
                "size": [file.size.width, file.size.height],
                "bg_mode": file.bg_mode.value,
                "family": file.family.name,
                "threshold": file.threshold,
                "resize": file.resize.value,
                "fps": file.rate,
            }
    record["run"] = args.run and check.usable
    record["kept"] = args.family is None and check.chosen_family is not None
    return record


def _graph_record(graph: ModelGraph | None) -> dict[str, Any]:
    if graph is None:
        return {}
    return {
        "sha256": graph.sha256,
        "size_bytes": graph.size_bytes,
        "inputs": {name: list(shape) for name, shape in graph.inputs.items()},
        "outputs": {name: list(shape) for name, shape in graph.outputs.items()},
        "metadata": graph.metadata,
    }


def convert(args: argparse.Namespace) -> int:
    """Convert a checkpoint and describe the result."""
    source: Path = args.checkpoint
    if source.suffix.lower() == ".onnx":
        raise UsageError(
            f"{source} is already an .onnx model.",
            "No conversion is needed. 'rallytrace check' shows whether it can be used.",
        )
    stem = source.with_suffix("") if source.suffix.lower() == ".tar" else source
    target: Path = args.output or stem.with_suffix(".onnx")
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
    for finding in checkpoint.findings:
        terminal.say(finding)
    terminal.say(f"Written to {target} ({target.stat().st_size / 2**20:.1f} MB).")
    return terminal.DONE
