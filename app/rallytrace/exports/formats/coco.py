"""COCO keypoints: one image for each exported frame, and one keypoint for each position of the ball.

Keypoints are in pixels, with the centre of the first pixel at (0, 0). Boxes are measured from the corner of the image,
half a pixel further out, and end at its edges. A visible ball has v = 2, an occluded one v = 1; a frame without a ball
is an image without annotation. The ids of images and annotations are the frame number plus 1, because pycocotools
treats id 0 as missing. File names of images point to a folder beside the file, whether or not images are written.
Frame, state, source, confidence and review are in the field `rallytrace` of the image, because COCO has no fields for
them.
"""

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from rallytrace import __version__
from rallytrace.errors import AppError, Check, no_check
from rallytrace.exports.boxes import clip_box
from rallytrace.exports.file_places import FilePlaces, file_cells
from rallytrace.exports.labels import Selection, TrackSnapshot
from rallytrace.exports.material import Material, open_source_video
from rallytrace.exports.record import ExportFormat, ExportSteps, OptionGroup, Preview, preview_labels
from rallytrace.exports.request import ExportFinished, ExportProgress, ExportRequest, Pictures
from rallytrace.files.file_kinds import COCO
from rallytrace.files.file_names import fitting_path
from rallytrace.storage.staging import foreign_files, staged_folder, write_text
from rallytrace.texts import join_texts, tr_lazy
from rallytrace.track.detections import Point
from rallytrace.track.geometry import Size
from rallytrace.track.spans import spans_of_frames
from rallytrace.track.track import State
from rallytrace.track.wording import STATE_NAMES, count_noun
from rallytrace.video.picture_files import write_png
from rallytrace.video.reader import VideoReader

_CATEGORY: Final = 1
_PICTURE: Final = re.compile(r"\d{6,}\.png")


def _preview(labels: TrackSnapshot, request: ExportRequest) -> Preview:
    preview = preview_labels(labels, request)
    folder, number = pictures_folder(request.target), preview.tally.frames
    if request.coco_pictures:
        pictures = count_noun(number, "PNG frame")
        also = tr_lazy("exports", "Also writes {pictures} to {folder}.", pictures=pictures, folder=folder.name)
        return replace(preview, says=(*preview.says, also), pictures=folder)
    note = tr_lazy(
        "exports",
        "It refers to %n PNG frames in {folder}, which are not written.",
        singular="It refers to %n PNG frame in {folder}, which is not written.",
        n=number,
        folder=folder.name,
    )
    return replace(preview, says=(*preview.says, note))


def _write(material: Material, request: ExportRequest, preview: Preview, check: Check) -> ExportSteps:
    """Write the file, then move the images to their folder. Neither appears without the other."""
    with ExitStack() as stack:
        if preview.pictures is not None:
            reader = stack.enter_context(open_source_video(material, check))
            staging = staged_folder(preview.pictures, replaces=foreign_pictures if request.overwrite else None)
            yield from write_png_frames(reader, preview.selection, stack.enter_context(staging), check=check)
        yield ExportProgress(tr_lazy("exports", "Writing the labels"))
        name = material.video.name
        write_coco(
            preview.path,
            preview.selection,
            material.size,
            name,
            places=file_cells(material, check),
            overwrite=request.overwrite,
            check=check,
        )
    tally = preview.tally
    frames = count_noun(tally.frames, "frame") if preview.pictures is None else count_noun(tally.frames, "picture")
    keypoints = count_noun(tally.visible + tally.occluded, "keypoint")
    yield ExportFinished(preview.path, join_texts([frames, keypoints]))


def write_png_frames(
    reader: VideoReader, selection: Selection, folder: Path, *, check: Check
) -> Iterator[ExportProgress]:
    """Write images of the exported frames to a folder.

    Raises:
        AppError: The video cannot be read, or has fewer frames than labels.
        OSError: Writing failed.
    """
    frames, done = selection.frames, 0
    for span in spans_of_frames(frames.tolist()):
        for frame in reader.frames(span.start, span.stop):
            check()
            write_png(folder / picture_name(frame.index), frame.bgr())
            done += 1
            yield ExportProgress(tr_lazy("exports", "Writing the pictures"), done, len(frames))
    if done != len(frames):
        raise AppError(
            tr_lazy(
                "errors",
                "There are labels for {labels} frames, but only {decoded} of them can be decoded.",
                labels=len(frames),
                decoded=done,
            ),
            tr_lazy("errors", "Convert the video to .mp4, then check the labels."),
        )


def write_coco(
    path: Path,
    selection: Selection,
    video: Size,
    name: str,
    *,
    places: FilePlaces | None = None,
    overwrite: bool = False,
    check: Check = no_check,
) -> None:
    """Write the JSON file with one line for each image and annotation.

    Args:
        name: The name of the video file.
        places: Returns the file that contains a frame, and its number there; None for a video in one file.
        overwrite: True to replace an existing file.
        check: Called for every frame; raises an error to stop.

    Raises:
        AppError: The file exists, or cannot be written.
    """
    images = _images(path, selection, video, places, check)
    annotations = (_annotation(point, video) for point in selection.points() if point.placed)
    category = {"id": _CATEGORY, "name": "ball", "supercategory": "", "keypoints": ["ball"], "skeleton": []}
    write_coco_file(path, f"The ball in {name}", _list([category]), images, annotations, overwrite=overwrite)


def _images(
    path: Path, selection: Selection, video: Size, places: FilePlaces | None, check: Check
) -> Iterator[dict[str, Any]]:
    for point in selection.points():
        check()
        row = point.frame - selection.first
        facts: dict[str, Any] = {
            "frame": point.frame,
            "state": STATE_NAMES[State(int(selection.rows["state"][row]))],
            "source": point.source.value,
            "confidence": round(point.confidence, 3),
            "reviewed": bool(selection.reviewed[row]),
        }
        if places is not None:
            facts["file"], facts["file_frame"] = places(point.frame)
        yield {**picture_record(path, point.frame, video), "rallytrace": facts}


def write_coco_file(
    path: Path,
    description: str,
    categories: str,
    images: Iterable[Mapping[str, Any]],
    annotations: Iterable[Mapping[str, Any]],
    *,
    overwrite: bool,
) -> None:
    """Write a COCO file with one line for each image and annotation.

    Args:
        categories: The categories as JSON.

    Raises:
        AppError: The file exists, or cannot be written.
    """
    info = {"description": description, "version": "1.0", "contributor": f"RallyTrace {__version__}"}
    content = {
        "info": json.dumps(info),
        "licenses": "[]",
        "categories": categories,
        "images": _list(images),
        "annotations": _list(annotations),
    }
    lines = ",\n".join(f'"{key}": {value}' for key, value in content.items())
    write_text(path, f"{{\n{lines}\n}}\n", COCO, overwrite=overwrite)


def picture_record(path: Path, frame: int, video: Size) -> dict[str, Any]:
    """Return COCO's record of a frame's image, for a COCO file with this path."""
    name = f"{pictures_folder(path).name}/{picture_name(frame)}"
    return {"id": frame + 1, "width": video.width, "height": video.height, "file_name": name}


def pictures_folder(path: Path) -> Path:
    """Return the folder for the images of a COCO file."""
    return fitting_path(path.with_name(path.stem), "_pictures")


def picture_name(frame: int) -> str:
    return f"{frame:06d}.png"


def foreign_pictures(folder: Path) -> list[str]:
    """Return the names of files in an image folder that no export wrote."""
    return foreign_files(folder, lambda name: bool(_PICTURE.fullmatch(name)))


def _list(records: Iterable[Mapping[str, Any]]) -> str:
    return "[\n" + ",\n".join(map(json.dumps, records)) + "\n]"


def _annotation(point: Point, video: Size) -> dict[str, Any]:
    x, y = _inside(point.x, video.width), _inside(point.y, video.height)
    box = clip_box(x, y, video)
    return {
        "id": point.frame + 1,
        "image_id": point.frame + 1,
        "category_id": _CATEGORY,
        "keypoints": [x, y, 2 if point.visible else 1],
        "num_keypoints": 1,
        "bbox": [round(side, 2) for side in (box.left, box.top, box.width, box.height)],
        "area": round(box.width * box.height, 2),
        "segmentation": [],
        "iscrowd": 0,
    }


def _inside(coordinate: float, length: int) -> float:
    return round(min(max(coordinate, 0.0), length - 1.0), 2)


FORMAT = ExportFormat(
    title=tr_lazy("exports", "COCO keypoints"),
    sentence=tr_lazy("exports", "One JSON file. Visibility is 2 for a visible ball, 1 for a hidden one."),
    ending="_coco.json",
    kind=tr_lazy("exports", "COCO keypoints"),
    preview=_preview,
    write=_write,
    foreign=foreign_pictures,
    options=OptionGroup.PICTURES,
    pictures=(Pictures.PNG,),
)
