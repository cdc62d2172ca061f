"""Players' poses as files: a table with a row for each person, and COCO keypoints of the category 'person'.

Only frames that a run has looked at are in the files, none in between. A person's number is a place in its frame, the
most confident person's being 0; who is who from frame to frame is not known. In COCO's file a keypoint that the network
was not sure of has v = 0, as COCO writes keypoints that are not labelled; the confidences stand under `rallytrace`.
"""

import json
from collections.abc import Iterator, Sequence
from itertools import count
from pathlib import Path
from typing import Any, Final

import numpy as np

from rallytrace import __version__
from rallytrace.domain.geometry import Size
from rallytrace.domain.poses import BONES, KEYPOINTS, SEEN, Person, PoseRows, persons_of
from rallytrace.domain.wording import count_noun
from rallytrace.errors import AppError, Check, no_check
from rallytrace.exports.coco import picture_name, pictures_folder
from rallytrace.exports.labels import TrackSnapshot, select
from rallytrace.exports.preview import Preview
from rallytrace.exports.request import ExportRequest
from rallytrace.file_kinds import COCO, CSV
from rallytrace.storage.spreadsheets import table_text
from rallytrace.storage.staging import write_text

COLUMNS: Final = (
    *("Frame", "Person", "Confidence", "Left", "Top", "Right", "Bottom"),
    *(f"{name}_{value}" for name in KEYPOINTS for value in ("x", "y", "confidence")),
)
_CATEGORY: Final = 1
"""The number of 'person' in COCO."""


def preview_poses(labels: TrackSnapshot, request: ExportRequest) -> Preview:
    """The persons that a file would hold.

    Raises:
        AppError: no run has looked for any in these frames.
    """
    found = poses_in(labels, request.frames)
    if not len(found.frames):
        raise AppError("There are no poses to export.", "Find the players' poses first, or choose another range.")
    says = f"{count_noun(len(found.rows), 'person')} in {count_noun(len(found.frames), 'frame')}."
    selection = select(labels, request.frames)
    return Preview(request.target, selection.tally(), (says,), "", selection)


def poses_in(labels: TrackSnapshot, frames: range | None) -> PoseRows:
    """The poses of a range; None stands for the whole video."""
    return labels.poses.select(range(labels.n_frames) if frames is None else frames)


def write_pose_table(path: Path, found: PoseRows, *, overwrite: bool = False, check: Check = no_check) -> int:
    """Write a CSV file, and return its number of rows.

    Raises:
        AppError: the file exists, or cannot be written.
    """
    table: list[Sequence[object]] = [COLUMNS]
    for frame, number, person in _persons(found):
        check()
        values = (person.confidence, *person.box, *person.keypoints.ravel().tolist())
        table.append((frame, number, *(f"{value:.3f}".rstrip("0").rstrip(".") for value in values)))
    write_text(path, table_text(table), CSV, overwrite=overwrite)
    return len(found.rows)


def write_coco_poses(
    path: Path, found: PoseRows, video: Size, name: str, *, overwrite: bool = False, check: Check = no_check
) -> None:
    """Write COCO's JSON, a picture or a person a line.

    Args:
        name: of the video's file.
        overwrite: whether an existing file may be replaced.
        check: called for every person; raises to stop.

    Raises:
        AppError: the file exists, or cannot be written.
    """
    folder, numbers, annotations = pictures_folder(path).name, count(1), []
    for frame, _, person in _persons(found):
        check()
        annotations.append(json.dumps(_annotation(next(numbers), frame, person)))
    images = [
        json.dumps(
            {
                "id": frame + 1,
                "width": video.width,
                "height": video.height,
                "file_name": f"{folder}/{picture_name(frame)}",
            }
        )
        for frame in found.frames.tolist()
    ]
    category = {
        "id": _CATEGORY,
        "name": "person",
        "supercategory": "person",
        "keypoints": KEYPOINTS,
        "skeleton": [[first + 1, second + 1] for first, second in BONES],
    }
    about = {"description": f"The players in {name}", "version": "1.0", "contributor": f"RallyTrace {__version__}"}
    parts = {
        "info": json.dumps(about),
        "licenses": "[]",
        "categories": json.dumps([category]),
        "images": "[\n" + ",\n".join(images) + "\n]",
        "annotations": "[\n" + ",\n".join(annotations) + "\n]",
    }
    lines = ",\n".join(f'"{key}": {value}' for key, value in parts.items())
    write_text(path, f"{{\n{lines}\n}}\n", COCO, overwrite=overwrite)


def _persons(found: PoseRows) -> Iterator[tuple[int, int, Person]]:
    """Every person with the frame and the number in it."""
    frames = found.rows["frame"]
    starts = np.searchsorted(frames, frames)
    for at, person in enumerate(persons_of(found.rows)):
        yield int(frames[at]), at - int(starts[at]), person


def _annotation(number: int, frame: int, person: Person) -> dict[str, Any]:
    left, top, right, bottom = person.box
    keypoints: list[float] = []
    for x, y, seen in person.keypoints.tolist():
        keypoints += [round(x, 2), round(y, 2), 2] if seen >= SEEN else [0, 0, 0]
    return {
        "id": number,
        "image_id": frame + 1,
        "category_id": _CATEGORY,
        "keypoints": keypoints,
        "num_keypoints": sum(visible > 0 for visible in keypoints[2::3]),
        # A box is measured from the picture's corner, half a pixel from the first pixel's centre.
        "bbox": [round(left + 0.5, 2), round(top + 0.5, 2), round(right - left, 2), round(bottom - top, 2)],
        "area": round((right - left) * (bottom - top), 2),
        "iscrowd": 0,
        "score": round(person.confidence, 3),
        "rallytrace": {"keypoint_confidences": [round(seen, 3) for seen in person.keypoints[:, 2].tolist()]},
    }
