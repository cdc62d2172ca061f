"""The court as a file: JSON with its corners in pixels, the map from the floor to the picture, and the camera."""

import json
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final

from rallytrace import __version__
from rallytrace.domain.court.placed import PlacedCourt
from rallytrace.domain.court.rally_flights import Estimate, FlightNumbers
from rallytrace.domain.court.sports import CORNER_NAMES
from rallytrace.domain.geometry import Size
from rallytrace.domain.wording import count_noun
from rallytrace.errors import AppError
from rallytrace.exports.labels import TrackSnapshot, select
from rallytrace.exports.preview import Preview
from rallytrace.exports.request import ExportRequest
from rallytrace.file_kinds import COCO
from rallytrace.storage.staging import write_text
from rallytrace.storage.track_csv import EventMeasures


def preview_court(labels: TrackSnapshot, request: ExportRequest) -> Preview:
    """The courts that a file would hold: those of the whole video, whatever range is asked for.

    Raises:
        AppError: there is none.
    """
    if not labels.courts:
        raise AppError("There is no court to export.", "Set it in the window with Tracking > Set the court.")
    selection = select(labels, request.frames)
    says = f"{count_noun(len(labels.courts), 'court')} ({', '.join(court.sport for court in labels.courts)})."
    return Preview(request.target, selection.tally(), (says,), "", selection)


def write_courts(path: Path, courts: Sequence[PlacedCourt], size: Size, name: str, *, overwrite: bool = False) -> None:
    """Write the courts of a video of this size; `name` is its file's.

    Raises:
        AppError: the file exists, or cannot be written.
    """
    about = {
        "description": f"The court in {name}",
        "contributor": f"RallyTrace {__version__}",
        "units": "pixels, metres",
    }
    content = {
        "info": about,
        "width": size.width,
        "height": size.height,
        "courts": [court_record(court, size) for court in courts],
    }
    write_text(path, json.dumps(content, indent=1) + "\n", COCO, overwrite=overwrite)


def court_record(court: PlacedCourt, size: Size) -> dict[str, Any]:
    """A court in plain values. The camera is None where no camera sees the floor so."""
    floor_map = court.floor_map(size)
    camera = court.camera(size)
    corners = {name: [round(x, 2), round(y, 2)] for name, (x, y) in zip(CORNER_NAMES, court.corners, strict=True)}
    return {
        "from_frame": court.frame,
        "sport": court.sport.value,
        "by_hand": bool(court.marks),
        "corners": corners,
        "court_m": [court.court.width, court.court.length],
        "homography": floor_map.homography.tolist(),
        "curvature": court.curvature,
        "camera": None
        if camera is None
        else {
            "focal_px": camera.focal,
            "position_m": camera.position.tolist(),
            "rotation": camera.rotation.tolist(),
        },
    }


MEASURES: Final = (
    "Speed (km/h)",
    "Speed +- (km/h)",
    "Height at net (m)",
    "Height at net +- (m)",
    "Place X (m)",
    "Place X +- (m)",
    "Place Y (m)",
    "Place Y +- (m)",
    "In",
)
"""Columns of the events where the court is known. Intervals hold 80 %; X goes right from the court's middle, Y away."""


def measure_events(flights: Iterable[FlightNumbers]) -> EventMeasures:
    """Speed and height of what follows a hit, and the place of a bounce or landing; empty where they are not sure."""
    cells: dict[int, list[str]] = {}
    for flight in flights:
        start = cells.setdefault(flight.frame, [""] * len(MEASURES))
        start[0:4] = (*_cells(flight.speed, 0), *_cells(flight.net, 2))
        if flight.landing is not None:
            end = cells.setdefault(flight.end_frame, [""] * len(MEASURES))
            end[4:8] = (*_cells(flight.landing[0], 2), *_cells(flight.landing[1], 2))
            end[8] = "" if flight.is_in is None else "in" if flight.is_in else "out"
    return EventMeasures(MEASURES, {frame: tuple(row) for frame, row in cells.items()})


def _cells(found: Estimate | None, digits: int) -> tuple[str, str]:
    return ("", "") if found is None else (f"{found.value:.{digits}f}", f"{found.half_width:.{digits}f}")
