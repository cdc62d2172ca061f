"""YOLO's layout: `data.yaml`, and for each frame `labels/000123.txt`, `tracks/000123.txt` and optionally its image.

A label is `0 x y width height`: centre and size of a box as shares of the image; boxes end at its edges. A frame
without a ball has an empty label, for training. Frames with an occluded ball are left out, because YOLO cannot express
that. A track is the label followed by the number of the rally, as Ultralytics writes tracked objects: within a rally
the ball is one track. Outside of rallies there is no number.
"""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np

from rallytrace.errors import AppError, Check
from rallytrace.exports.boxes import clip_box
from rallytrace.exports.formats.coco import picture_name, write_png_frames
from rallytrace.exports.labels import Selection, TrackSnapshot
from rallytrace.exports.material import Material, open_source_video
from rallytrace.exports.record import ExportFormat, ExportSteps, OptionGroup, Preview, preview_labels
from rallytrace.exports.request import ExportFinished, ExportProgress, ExportRequest, Pictures
from rallytrace.storage.staging import staged_folder, write_text
from rallytrace.texts import tr_lazy
from rallytrace.track.geometry import Size
from rallytrace.track.lists import rally_at
from rallytrace.track.track import State
from rallytrace.track.wording import count_noun

_DATA = "path: .\ntrain: images\nval: images\nnames:\n  0: ball\n"


def _preview(labels: TrackSnapshot, request: ExportRequest) -> Preview:
    preview = preview_labels(labels, request)
    rows = preview.selection.rows.copy()
    rows[rows["state"] == State.OCCLUDED] = np.zeros(1, rows.dtype)
    selection = replace(preview.selection, rows=rows)
    if not (rows["state"] == State.VISIBLE).any():
        raise AppError(
            tr_lazy("errors", "No frame has a visible ball to export."),
            tr_lazy("errors", "Choose frames with a ball."),
        )
    pictures = (
        tr_lazy("exports", "Also writes their PNG frames.")
        if request.coco_pictures
        else tr_lazy("exports", "The PNG frames are not written.")
    )
    return replace(preview, selection=selection, says=(*preview.says, pictures))


def _write(material: Material, request: ExportRequest, preview: Preview, check: Check) -> ExportSteps:
    selection, size = preview.selection, material.size
    with staged_folder(preview.path) as staged:
        for folder in ("labels", "tracks"):
            (staged / folder).mkdir()
        if request.coco_pictures:
            (staged / "images").mkdir()
            with open_source_video(material, check) as reader:
                yield from write_png_frames(reader, selection, staged / "images", check=check)
        yield ExportProgress(tr_lazy("exports", "Writing the labels"))
        numbers = {rally: f" {number}" for number, rally in enumerate(material.labels.rallies, 1)}
        for frame, text in _labels(selection, size):
            check()
            name = Path(picture_name(frame)).with_suffix(".txt").name
            rally = rally_at(material.labels.rallies, frame)
            number = "" if rally is None or not text else numbers[rally]
            (staged / "labels" / name).write_text(f"{text}\n" if text else "", encoding="ascii")
            (staged / "tracks" / name).write_text(f"{text}{number}\n" if text else "", encoding="ascii")
        write_text(staged / "data.yaml", _DATA)
    yield ExportFinished(preview.path, count_noun(len(selection.frames), "frame"))


def _labels(selection: Selection, size: Size) -> Iterator[tuple[int, str]]:
    """Yield each frame with its box as text, '' if it has none."""
    for point in selection.points():
        if not point.placed:
            yield point.frame, ""
            continue
        box = clip_box(point.x, point.y, size)
        x, y = box.middle
        shares = (x / size.width, y / size.height, box.width / size.width, box.height / size.height)
        yield point.frame, " ".join(["0", *(f"{share:.6f}" for share in shares)])


FORMAT = ExportFormat(
    title=tr_lazy("exports", "YOLO"),
    sentence=tr_lazy(
        "exports", "A folder with a text file per frame, also with tracks, and pictures. Hidden balls are left out."
    ),
    ending="_yolo",
    kind="",
    preview=_preview,
    write=_write,
    options=OptionGroup.PICTURES,
    pictures=(Pictures.PNG,),
)
