"""Label Studio's JSON: one task with the ball as a rectangle of a set size over the video.

Frames count from 1, positions are percent of the picture. A rectangle is a keyframe in every frame with a ball; the
last one before a frame without has `enabled` false, where Label Studio ends it. The labelling interface needs
`<VideoRectangle name="box" toName="video"/>` and `<Labels name="videoLabels" toName="video">` with the label `ball`.
"""

import json
from typing import Any

from rallytrace.domain.wording import count_noun
from rallytrace.errors import AppError, Check
from rallytrace.exports.formats.coco import BOX
from rallytrace.exports.material import Material, read_index
from rallytrace.exports.record import ExportFormat, ExportSteps, Preview, preview_labels
from rallytrace.exports.request import ExportFinished, ExportProgress, ExportRequest
from rallytrace.file_kinds import COCO
from rallytrace.storage.staging import write_text


def _write(material: Material, request: ExportRequest, preview: Preview, check: Check) -> ExportSteps:
    yield ExportProgress("Writing the labels")
    index, size = read_index(material, check), material.size
    placed = [point for point in preview.selection.points() if point.placed]
    if not placed:
        raise AppError("No frame has a position to export.", "Choose frames with a ball.")
    frames = {point.frame for point in placed}
    sequence: list[dict[str, Any]] = []
    for point in placed:
        check()
        keyframe = {
            "frame": point.frame + 1,
            "time": round(float(index.seconds[point.frame]), 6),
            "enabled": point.frame + 1 in frames,
            "rotation": 0,
            "x": round(100 * (point.x + 0.5 - BOX / 2) / size.width, 4),
            "y": round(100 * (point.y + 0.5 - BOX / 2) / size.height, 4),
            "width": round(100 * BOX / size.width, 4),
            "height": round(100 * BOX / size.height, 4),
        }
        sequence.append(keyframe)
    value = {
        "framesCount": index.n_frames,
        "duration": round(float(index.seconds[-1]), 6),
        "sequence": sequence,
        "labels": ["ball"],
    }
    result = {
        "id": "ball",
        "type": "videorectangle",
        "from_name": "box",
        "to_name": "video",
        "origin": "manual",
        "value": value,
    }
    task = {"data": {"video": material.video.name}, "annotations": [{"result": [result]}]}
    write_text(preview.path, json.dumps([task], ensure_ascii=False) + "\n", COCO, overwrite=request.overwrite)
    yield ExportFinished(preview.path, count_noun(len(sequence), "keyframe"))


FORMAT = ExportFormat(
    title="Label Studio",
    sentence="One JSON task with a rectangle around the ball in every frame that has one.",
    ending="_label_studio.json",
    kind="Label Studio tasks",
    preview=preview_labels,
    write=_write,
)
