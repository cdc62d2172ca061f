"""COCO keypoints: a picture for every frame that goes out, and a keypoint where the ball has a position.

A keypoint's coordinates count pixels as RallyTrace does, the centre of the first pixel being at (0, 0); a box is
measured from the picture's corner, half a pixel further out. A visible ball has v = 2, an occluded one v = 1; a frame
without a ball is a picture without an annotation. Numbers of pictures and annotations are the frame's number plus 1,
because pycocotools takes an annotation numbered 0 for none. Pictures are named in a folder beside the file, written or
not. What COCO has no field for (frame, state, source,
confidence, whether it was reviewed) stands with the picture under `rallytrace`, where other readers pass it over.
"""

import json
import re
from pathlib import Path
from typing import Any, Final

from rallytrace import __version__
from rallytrace.domain.detections import Point
from rallytrace.domain.geometry import Size
from rallytrace.domain.track import State
from rallytrace.domain.wording import STATE_WORDS
from rallytrace.errors import Check, no_check
from rallytrace.exports.labels import Selection
from rallytrace.file_kinds import COCO
from rallytrace.storage.staging import foreign_files, write_text

BOX: Final = 10
"""The side of the box around the ball in pixels; TrackNetV3's own conversion to COCO takes the same."""
_CATEGORY: Final = 1
_PICTURE: Final = re.compile(r"\d{6,}\.png")


def write_coco(
    path: Path, selection: Selection, video: Size, name: str, *, overwrite: bool = False, check: Check = no_check
) -> None:
    """Write the JSON file, a picture or an annotation a line.

    Args:
        name: of the video's file.
        overwrite: whether an existing file may be replaced.
        check: called for every frame; raises to stop.

    Raises:
        AppError: the file exists, or cannot be written.
    """
    folder = pictures_folder(path).name
    images, annotations = [], []
    for point in selection.points():
        check()
        at = point.frame - selection.first
        reviewed, state = bool(selection.reviewed[at]), State(int(selection.rows["state"][at]))
        images.append(json.dumps(_image(point, video, folder, state=STATE_WORDS[state].lower(), reviewed=reviewed)))
        if point.placed:
            annotations.append(json.dumps(_annotation(point, video)))
    category = {"id": _CATEGORY, "name": "ball", "supercategory": "", "keypoints": ["ball"], "skeleton": []}
    about = {"description": f"The ball in {name}", "version": "1.0", "contributor": f"RallyTrace {__version__}"}
    parts = {
        "info": json.dumps(about),
        "licenses": "[]",
        "categories": _list([json.dumps(category)]),
        "images": _list(images),
        "annotations": _list(annotations),
    }
    lines = ",\n".join(f'"{key}": {value}' for key, value in parts.items())
    write_text(path, f"{{\n{lines}\n}}\n", COCO, overwrite=overwrite)


def pictures_folder(path: Path) -> Path:
    """The folder of the pictures that a file refers to."""
    return path.with_name(f"{path.stem}_pictures")


def picture_name(frame: int) -> str:
    return f"{frame:06d}.png"


def foreign_pictures(folder: Path) -> list[str]:
    """What lies in a folder of pictures and is none of an export's, by name."""
    return foreign_files(folder, lambda name: bool(_PICTURE.fullmatch(name)))


def _list(lines: list[str]) -> str:
    return "[\n" + ",\n".join(lines) + "\n]"


def _image(point: Point, video: Size, folder: str, *, state: str, reviewed: bool) -> dict[str, Any]:
    return {
        "id": point.frame + 1,
        "width": video.width,
        "height": video.height,
        "file_name": f"{folder}/{picture_name(point.frame)}",
        "rallytrace": {
            "frame": point.frame,
            "state": state,
            "source": point.source.value,
            "confidence": round(point.confidence, 3),
            "reviewed": reviewed,
        },
    }


def _annotation(point: Point, video: Size) -> dict[str, Any]:
    x, y = _inside(point.x, video.width), _inside(point.y, video.height)
    return {
        "id": point.frame + 1,
        "image_id": point.frame + 1,
        "category_id": _CATEGORY,
        "keypoints": [x, y, 2 if point.visible else 1],
        "num_keypoints": 1,
        "bbox": [round(x + 0.5 - BOX / 2, 2), round(y + 0.5 - BOX / 2, 2), BOX, BOX],
        "area": BOX * BOX,
        "segmentation": [],
        "iscrowd": 0,
    }


def _inside(coordinate: float, length: int) -> float:
    return round(min(max(coordinate, 0.0), length - 1.0), 2)
