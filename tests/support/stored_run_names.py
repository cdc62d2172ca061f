"""Compare the names under which runs are stored with samples written once, in November 2026.

`uv run python tests/support/stored_run_names.py tests/tracking/stored` writes the samples anew: only for a new format.
"""

import json
import sys
import tempfile
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from rallytrace import arguments, cli
from rallytrace.commands.shared import choose_networks
from rallytrace.commands.track import typed_tracking
from rallytrace.commands.video_project import VideoProject
from rallytrace.inference.model_files.model_check import load_model_file
from rallytrace.inference.model_files.model_file import ModelKind
from rallytrace.model_records.input_layouts import BackgroundMode
from rallytrace.settings import read_settings
from rallytrace.tracking.options import NetworkChoice, TrackOptions, TrackRequest
from rallytrace.tracking.planning import RunPlan
from rallytrace.tracking.resuming import signature
from rallytrace.tracking.video_projects import likely_project
from rallytrace.video.reader import VideoReader
from runs import small_choice, small_clip
from tiny_models import TinyTrackNet

SAMPLES: Final = Path(__file__).parents[1] / "tracking" / "stored"
N_FRAMES: Final = 60

COMMAND_LINES: Final = (
    "",
    "--fast",
    "--stride 3 --every 2 --batch 4 --threads 2",
    "--eval-mode average --decode argmax --threshold 0.25",
    "--eval-mode weight --decode centroid",
    "--eval-mode nonoverlap --decode blob --resize bicubic --difference wrap",
    "--range 10:40 --background :30 --max-gap 0 --inpainted-visible --every-camera",
    "--provider tensorrt --precision float16 --device 1 --gpu-memory 512 --allow-fallback --family subtract",
    "--provider openvino --precision float16 --no-inpaint --max-gap 7",
)
"""Options of `track`."""


def record_of_command(line: str, model: Path) -> dict[str, Any]:
    """Return the options of a command line as stored in a label file's record and a project's runs."""
    args = arguments.make_parser().parse_args(["track", "clip.mp4", *line.split()])
    request = TrackRequest(choose_networks(args), TrackOptions(**typed_tracking(args)), args.range, args.background)
    return {"asked": request.as_record(), "signature": _signature(request.options_for(N_FRAMES), model)}


def record_of_settings(path: Path, model: Path) -> dict[str, Any]:
    """Return the options of a settings file as stored in a project's run."""
    loaded = read_settings(path)
    assert not loaded.complaints
    options = TrackOptions.of(loaded.settings.tracking, N_FRAMES)
    request = TrackRequest(NetworkChoice.of(loaded.settings), options)
    return {"asked": request.as_record(), "signature": _signature(options, model)}


def _signature(options: TrackOptions, model: Path) -> str:
    file = replace(load_model_file(model, ModelKind.TRACKNET), sha256="0" * 64)
    plan = RunPlan(range(N_FRAMES), stride=options.stride or 4, step=options.every or 1, workers=1, batch=1)
    return signature(file, options, plan, options.detection_threshold(file))


def tiny_model(folder: Path) -> Path:
    return TinyTrackNet(8, BackgroundMode.CONCAT).save(folder / "tracknet.onnx")


RUN: Final = (
    "--stride",
    "2",
    "--threshold",
    "0.5",
    "--max-gap",
    "9",
    "--decode",
    "blob",
    "--threads",
    "1",
    "--background",
    ":40",
)
"""Options of the runs whose records are kept."""
PASSING: Final = (
    "labels_sha256",
    "video_bytes",
    "video_edges",
    "seconds",
    "sha256",
    "onnxruntime",
    "rallytrace",
    "video",
    "project",
    "engine_cache",
    "labels",
    "frames_per_second",
)
"""What a record has of one machine, or of one build of a library."""


def lasting(record: Any) -> Any:
    """Return a record with `None` in place of what differs between machines."""
    if isinstance(record, dict):
        return {key: None if key in PASSING else lasting(value) for key, value in record.items()}
    if isinstance(record, str) and record.startswith("{"):
        return json.dumps(lasting(json.loads(record)), sort_keys=True, separators=(",", ":"))
    return [lasting(value) for value in record] if isinstance(record, list) else record


def older_names(record: Any, sample: Any) -> Any:
    """Return a record with only those names that a sample has: names added later leave older ones valid."""
    if isinstance(record, dict) and isinstance(sample, dict):
        return {name: older_names(value, sample[name]) for name, value in record.items() if name in sample}
    if all(isinstance(text, str) and text.startswith("{") for text in (record, sample)):
        known = older_names(json.loads(record), json.loads(sample))
        return json.dumps(known, sort_keys=True, separators=(",", ":"))
    if isinstance(record, list) and isinstance(sample, list) and len(record) == len(sample):
        return [older_names(value, known) for value, known in zip(record, sample, strict=True)]
    return record


def run_records(folder: Path) -> dict[str, Any]:
    """Return the record of a label file, and that of a run in a project."""
    choice = small_choice(folder, mode=BackgroundMode.CONCAT)
    models = ("--tracknet", str(choice.tracknet), "--inpaintnet", str(choice.inpaintnet))
    video = small_clip(folder)
    assert cli.main(["track", str(video), *models, *RUN, "-o", str(folder / "labels.csv")]) == 0
    assert cli.main(["track", "--project", str(video), *models, *RUN]) == 0
    path = likely_project(video)
    assert path is not None
    with VideoReader(video) as reader, VideoProject(reader) as opened:
        run, *_ = opened.project.runs
        project = {"signature": run.signature, "provenance": dict(run.provenance)}
    labels = json.loads((folder / "labels.run.json").read_text(encoding="utf-8"))
    return {"label_file": lasting(labels), "project": lasting(project)}


def main(folder: Path) -> None:
    with tempfile.TemporaryDirectory() as scratch:
        model = tiny_model(Path(scratch))
        found = {
            "commands": {line: record_of_command(line, model) for line in COMMAND_LINES},
            "settings": record_of_settings(folder / "settings.json", model),
            "runs": run_records(Path(scratch)),
        }
    (folder / "records.json").write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
