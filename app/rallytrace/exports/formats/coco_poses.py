"""Players' poses as COCO keypoints of the category 'person'.

Only frames that a run has searched are in the file. Keypoints with low confidence or outside the image have v = 0, like
unlabelled ones in COCO. Boxes end at the edges of the image. All confidences are in the field `rallytrace`.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from rallytrace.errors import Check, no_check
from rallytrace.exports.formats.coco import picture_record, write_coco_file
from rallytrace.exports.formats.poses import list_persons, preview_poses, select_poses
from rallytrace.exports.material import Material
from rallytrace.exports.record import ExportSteps, Preview, make_table_format
from rallytrace.exports.request import ExportFinished, ExportProgress, ExportRequest
from rallytrace.texts import tr_lazy
from rallytrace.track.geometry import Size
from rallytrace.track.poses import BONES, KEYPOINTS, MIN_KEYPOINT_CONFIDENCE, Person, PoseRows
from rallytrace.track.wording import count_noun

_CATEGORY: Final = 1
"""COCO's id of 'person'."""


def _write(material: Material, request: ExportRequest, preview: Preview, check: Check) -> ExportSteps:
    yield ExportProgress(tr_lazy("exports", "Writing the poses"))
    found = select_poses(material.labels, request.frames)
    write_coco_poses(preview.path, found, material.size, material.video.name, overwrite=request.overwrite, check=check)
    persons, frames = count_noun(len(found.rows), "person"), count_noun(len(found.frames), "frame")
    yield ExportFinished(preview.path, tr_lazy("exports", "{persons} in {frames}", persons=persons, frames=frames))


def write_coco_poses(
    path: Path, found: PoseRows, video: Size, name: str, *, overwrite: bool = False, check: Check = no_check
) -> None:
    """Write the JSON file with one line for each image and person.

    Args:
        name: The name of the video file.
        overwrite: True to replace an existing file.
        check: Called for every person; raises an error to stop.

    Raises:
        AppError: The file exists, or cannot be written.
    """
    annotations = _annotations(found, video, check)
    images = (picture_record(path, frame, video) for frame in found.frames.tolist())
    category = {
        "id": _CATEGORY,
        "name": "person",
        "supercategory": "person",
        "keypoints": KEYPOINTS,
        "skeleton": [[first + 1, second + 1] for first, second in BONES],
    }
    categories = json.dumps([category])
    write_coco_file(path, f"The players in {name}", categories, images, annotations, overwrite=overwrite)


def _annotations(found: PoseRows, video: Size, check: Check) -> Iterator[dict[str, Any]]:
    for number, (frame, _, person) in enumerate(list_persons(found), start=1):
        check()
        yield _annotation(number, frame, person, video)


def _annotation(number: int, frame: int, person: Person, video: Size) -> dict[str, Any]:
    # Boxes are measured from the corner of the image, half a pixel from the centre of the first pixel.
    left, top, right, bottom = (
        min(max(side + 0.5, 0.0), float(length))
        for side, length in zip(person.box, (video.width, video.height) * 2, strict=True)
    )
    keypoints: list[float] = []
    for x, y, confidence in person.keypoints.tolist():
        is_inside = -0.5 <= x <= video.width - 0.5 and -0.5 <= y <= video.height - 0.5
        keypoints += [round(x, 2), round(y, 2), 2] if confidence >= MIN_KEYPOINT_CONFIDENCE and is_inside else [0, 0, 0]
    return {
        "id": number,
        "image_id": frame + 1,
        "category_id": _CATEGORY,
        "keypoints": keypoints,
        "num_keypoints": sum(visible > 0 for visible in keypoints[2::3]),
        "bbox": [round(left, 2), round(top, 2), round(right - left, 2), round(bottom - top, 2)],
        "area": round((right - left) * (bottom - top), 2),
        "iscrowd": 0,
        "score": round(person.confidence, 3),
        "rallytrace": {"keypoint_confidences": [round(value, 3) for value in person.keypoints[:, 2].tolist()]},
    }


FORMAT = make_table_format(
    title=tr_lazy("exports", "Players' poses (COCO)"),
    sentence=tr_lazy("exports", "One JSON file with COCO's category person, 17 keypoints each."),
    ending="_coco_poses.json",
    kind=tr_lazy("exports", "COCO keypoints"),
    preview=preview_poses,
    write=_write,
)
