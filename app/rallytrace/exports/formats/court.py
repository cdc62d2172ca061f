"""The court as JSON: corners in pixels, the mapping from floor to image, and the camera."""

import json
from typing import Any

from rallytrace import __version__
from rallytrace.errors import AppError, Check
from rallytrace.exports.labels import TrackSnapshot
from rallytrace.exports.material import Material
from rallytrace.exports.record import ExportSteps, Preview, make_table_format, preview_table
from rallytrace.exports.request import ExportFinished, ExportProgress, ExportRequest
from rallytrace.files.file_kinds import COCO
from rallytrace.storage.staging import write_text
from rallytrace.texts import join_texts, tr_lazy
from rallytrace.track.calibration import CourtCalibration, known_parts
from rallytrace.track.courts import CORNER_NAMES
from rallytrace.track.geometry import Size
from rallytrace.track.sports import SPORTS
from rallytrace.track.wording import count_noun


def _preview(labels: TrackSnapshot, request: ExportRequest) -> Preview:
    """Describe the courts of the whole video, whichever range is chosen."""
    known = known_parts(labels.courts)
    if not known:
        raise AppError(
            tr_lazy("errors", "There is no court to export."),
            tr_lazy("errors", "Set it in the window with Match > Set the court."),
        )
    sports = join_texts(dict.fromkeys(SPORTS[court.sport].title for court in known))
    courts = count_noun(len(known), "court")
    return preview_table(labels, request, tr_lazy("exports", "{courts} ({sports}).", courts=courts, sports=sports))


def _write(material: Material, request: ExportRequest, preview: Preview, check: Check) -> ExportSteps:
    yield ExportProgress(tr_lazy("exports", "Writing the court"))
    check()
    courts, size = material.labels.courts, material.size
    info = {
        "description": f"The court in {material.video.name}",
        "contributor": f"RallyTrace {__version__}",
        "units": "pixels, metres",
    }
    content = {
        "info": info,
        "width": size.width,
        "height": size.height,
        "pixel_aspect": size.pixel_aspect,
        **material.labels.recording.as_record(),
        "courts": [court_record(court, size) for court in courts],
    }
    write_text(preview.path, json.dumps(content, indent=1) + "\n", COCO, overwrite=request.overwrite)
    yield ExportFinished(preview.path, count_noun(len(courts), "court"))


def court_record(court: CourtCalibration, size: Size) -> dict[str, Any]:
    """Return a court as plain values. `camera` is None if no camera fits; all are None without a valid court."""
    if court.is_lost:
        nothing = dict.fromkeys(("corners", "court_m", "homography", "curvature", "camera"))
        return {"from_frame": court.frame, "sport": court.sport.value, "by_hand": False, "moves": False, **nothing}
    floor_map = court.floor_map(size)
    camera = court.camera(size)
    corners = {name: [round(x, 2), round(y, 2)] for name, (x, y) in zip(CORNER_NAMES, court.corners, strict=True)}
    return {
        "from_frame": court.frame,
        "sport": court.sport.value,
        "by_hand": bool(court.marks),
        "moves": court.moves,
        "corners": corners,
        "court_m": [court.court.width, court.court.length],
        "homography": floor_map.pixel_homography.tolist(),
        "curvature": court.curvature,
        "camera": None
        if camera is None
        else {
            "focal_px": camera.focal,
            "position_m": camera.position.tolist(),
            "rotation": camera.rotation.tolist(),
        },
    }


FORMAT = make_table_format(
    title=tr_lazy("exports", "Court (JSON)"),
    sentence=tr_lazy(
        "exports", "Corners in pixels, the mapping from metres on the floor to the picture, and the camera."
    ),
    ending="_court.json",
    kind=tr_lazy("exports", "Court"),
    preview=_preview,
    write=_write,
)
