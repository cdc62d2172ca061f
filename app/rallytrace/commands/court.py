"""`rallytrace court`: print the corners of the court in a video or image."""

import argparse
from typing import Final

from rallytrace.analysis.court.finding import FoundCourt
from rallytrace.errors import AppError
from rallytrace.process import terminal
from rallytrace.track.camera import solve_camera
from rallytrace.track.courts import CORNER_NAMES
from rallytrace.track.sports import SPORTS, Sport
from rallytrace.tracking.court_search import search_file, search_record

_NOT_FOUND: Final = (
    "No court was found with certainty in {}.",
    "Its lines, and any net and walls around it, must be visible. In the window you can set the corners by hand.",
)
_MOVES: Final = (
    "The camera moves in {}, so no court fits the whole video.",
    "Cut out a part in which the camera does not move, or use a picture.",
)


def run(args: argparse.Namespace) -> int:
    """Print the corners. Return FAILED if no court is certain."""
    sport = Sport(args.sport)
    search = search_file(args.video, sport)
    if args.json:
        terminal.say_json(search_record(search, sport))
    elif search.found is not None:
        _say(search.found)
    if search.found is None:
        complaint, advice = _MOVES if search.moves else _NOT_FOUND
        terminal.complain(AppError(complaint.format(args.video), advice))
        return terminal.FAILED
    return terminal.DONE


def _say(found: FoundCourt) -> None:
    terminal.say(f"{SPORTS[found.sport].title}; painted lines within {found.error_px:.1f} px")
    for name, (x, y) in zip(CORNER_NAMES, found.corners, strict=True):
        terminal.say(f"  {name.replace('_', ' '):12}{x:8.1f}{y:8.1f}")
    camera = solve_camera(found.floor_map, SPORTS[found.sport].court)
    if camera is not None:
        x, y, z = camera.position
        terminal.say(
            f"camera: {camera.focal:.0f} px focal length; {-y:.1f} m before the net, {z:.1f} m high, {x:+.1f} m beside"
        )
