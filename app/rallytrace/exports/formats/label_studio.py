"""Label Studio's JSON: one task with the ball as a rectangle of fixed size over the video.

Frames count from 1, and a frame's time is its number divided by the frame rate, as in Label Studio. Positions are
percentages of the image, and rectangles end at its edges. Every frame with a ball has a keyframe. The last one before a
frame without a ball has `enabled` false, which ends the rectangle there. Label Studio shows 25 (formerly 24) frames per
second unless the labelling interface says otherwise, so the task's data contains `fps`. The interface is

    <View>
      <Video name="video" value="$video" framerate="$fps"/>
      <VideoRectangle name="box" toName="video"/>
      <Labels name="videoLabels" toName="video"><Label value="ball"/></Labels>
    </View>
"""

import json
from dataclasses import replace
from typing import Any, Final

from rallytrace.errors import AppError, Check
from rallytrace.exports.boxes import clip_box
from rallytrace.exports.labels import TrackSnapshot
from rallytrace.exports.material import Material, read_index
from rallytrace.exports.record import ExportFormat, ExportSteps, Preview, preview_labels
from rallytrace.exports.request import ExportFinished, ExportProgress, ExportRequest
from rallytrace.files.file_kinds import COCO
from rallytrace.storage.staging import write_text
from rallytrace.texts import tr_lazy
from rallytrace.track.timecode import CodeRate
from rallytrace.track.wording import count_noun

VIDEO_TAG: Final = '<Video name="video" value="$video" framerate="$fps"/>'


def _preview(labels: TrackSnapshot, request: ExportRequest) -> Preview:
    preview = preview_labels(labels, request)
    needs = tr_lazy("exports", "In Label Studio, the labelling interface needs {tag}.", tag=VIDEO_TAG)
    return replace(preview, says=(*preview.says, needs))


def _write(material: Material, request: ExportRequest, preview: Preview, check: Check) -> ExportSteps:
    yield ExportProgress(tr_lazy("exports", "Writing the labels"))
    index, size = read_index(material, check), material.size
    placed = [point for point in preview.selection.points() if point.placed]
    if not placed:
        raise AppError(
            tr_lazy("errors", "No frame has a position to export."),
            tr_lazy("errors", "Choose frames with a ball."),
        )
    frames = {point.frame for point in placed}
    rate = float(CodeRate.of(index.rate).exact)
    sequence: list[dict[str, Any]] = []
    for point in placed:
        check()
        box = clip_box(point.x, point.y, size)
        left, right = _percent(box.left, size.width), _percent(box.left + box.width, size.width)
        top, bottom = _percent(box.top, size.height), _percent(box.top + box.height, size.height)
        keyframe = {
            "frame": point.frame + 1,
            "time": round((point.frame + 1) / rate, 6),
            "enabled": point.frame + 1 in frames,
            "rotation": 0,
            "x": left,
            "y": top,
            "width": round(right - left, 4),
            "height": round(bottom - top, 4),
        }
        sequence.append(keyframe)
    value = {
        "framesCount": index.n_frames,
        "duration": round(index.n_frames / rate, 6),
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
    task = {"data": {"video": material.video.name, "fps": round(rate, 6)}, "annotations": [{"result": [result]}]}
    write_text(preview.path, json.dumps([task], ensure_ascii=False) + "\n", COCO, overwrite=request.overwrite)
    yield ExportFinished(preview.path, count_noun(len(sequence), "keyframe"))


def _percent(length: float, whole: int) -> float:
    return round(100 * length / whole, 4)


FORMAT = ExportFormat(
    title=tr_lazy("exports", "Label Studio"),
    sentence=tr_lazy("exports", "One JSON task with a rectangle around the ball in every frame that has one."),
    ending="_label_studio.json",
    kind=tr_lazy("exports", "Label Studio tasks"),
    preview=_preview,
    write=_write,
)
