"""Make the sample project of the current version, which the tests keep for ever. Run it once when the version changes.

    python tests/support/make_project_sample.py

It writes `tests/storage/project_versions/vN.rally`, and beside it `vN.json` with what is in it, in plain words.
"""

import json
import sys
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import numpy as np

from court_cameras import court_from
from label_files import import_points
from projects import VIDEO, begin, chunk, save
from rallytrace.storage.project.project import Project
from rallytrace.storage.project.schema import VERSION
from rallytrace.storage.project.video_identity import FramePrint
from rallytrace.track import edits
from rallytrace.track.detections import Point, Source
from rallytrace.track.edits import Edit
from rallytrace.track.geometry import Size
from rallytrace.track.label_edits import name_players, rename_player, set_hand
from rallytrace.track.lists import BoardsChange, EventKind, PlacedHitter, RalliesChange, Rally, RallyEnding
from rallytrace.track.match_setup import MatchSetup
from rallytrace.track.player_label import PlayerName, RacketHand
from rallytrace.track.recording import Recording
from rallytrace.track.scoreboard import BoardReading
from rallytrace.track.scoring import Scoring, Side
from rallytrace.track.sports import Sport
from rallytrace.track.stroke_types import RacketStroke, StrokeGroup
from rallytrace.track.track import SOURCES, Layer, State, Track, make_rows
from rallytrace.track.turning import Turning

FOLDER = Path(__file__).parents[1] / "storage" / "project_versions"
FRAMES = 40


def description(project: Project) -> dict[str, Any]:
    """Return the content of a project in words and numbers that later versions do not change."""
    history = deepcopy(project.history)
    steps = [step.name for step in history.steps]
    tracks = [content(history.track)]
    while history.undo():
        tracks.append(content(history.track))
    video = project.video
    return {
        "video": [
            video.path.as_posix(),
            video.relative,
            video.n_bytes,
            video.edges,
            str(video.size),
            video.rate,
            video.n_frames,
        ],
        "prints": [[one.frame, one.time, int(one.luma.sum()), int(one.later.sum())] for one in video.prints],
        "runs": [[run.signature, run.provenance] for run in project.runs],
        "rallies": [[rally.name, rally.frames.start, rally.frames.stop] for rally in project.track.rallies],
        "winners": [rally.winner for rally in project.track.rallies],
        "tags": [list(rally.tags) for rally in project.track.rallies],
        "endings": [rally.ending for rally in project.track.rallies],
        "found_rallies": [rally.is_found for rally in project.track.rallies],
        "facts": asdict(project.facts),
        "steps": steps,
        "done": project.history.length,
        "tracks": tracks,
    }


def content(track: Track) -> dict[str, list[Any]]:
    """Return the rows of the layers and the lists set by the user, by name."""
    return {
        **layers(track),
        "rallies": [[rally.name, rally.frames.start, rally.frames.stop] for rally in track.rallies],
        "events": [[event.frame, event.kind.value] for event in track.events],
        "non_play": [[span.start, span.stop] for span in track.non_play],
        "courts": [asdict(court) for court in track.courts],
        "matches": [
            [one.frame, one.scoring.value, *one.names, one.server.value, one.near_side.value, one.score]
            for one in track.matches
        ],
        "strokes": [[stroke.frame, stroke.name.value] for stroke in track.strokes],
        "players": [[named.frame, named.x, named.y, named.name, named.hand.value] for named in track.player_names],
        "event_tags": [[event.frame, list(event.tags)] for event in track.event_tags],
        "hitters": [[hitter.frame, hitter.end, hitter.place] for hitter in track.hitters],
        "recordings": [
            [one.camera_rate, one.turning.quarter_turns, one.turning.mirrored, str(one.file_size)]
            for one in track.recordings
        ],
        "boards": [
            [one.frame, one.last, one.words, one.probability, one.count, one.picture_text] for one in track.boards
        ],
    }


def layers(track: Track) -> dict[str, list[list[Any]]]:
    """Return the rows of the layers by name: frame, state, source, x, y, confidence."""
    told = {}
    for layer in Layer:
        said = track.layer(layer)
        told[layer.name.lower()] = [
            [
                frame,
                State(said["state"][frame]).name.lower(),
                SOURCES[said["source"][frame]].value,
                float(said["x"][frame]),
                float(said["y"][frame]),
                float(said["confidence"][frame]),
            ]
            for frame in np.flatnonzero(said["state"]).tolist()
        ]
    return told


def make(path: Path) -> Project:
    """Return a project with some of everything."""
    work, file = begin(path, replace(VIDEO, n_frames=FRAMES))
    track = work.project.track
    luma = np.arange(64 * 36, dtype=np.uint8).reshape(36, 64)
    work.project.video = work.unsaved.video = replace(work.project.video, prints=(FramePrint(3, 0.1, luma, luma + 1),))
    work.project.begin_run("tracknet, stride 1", {"rallytrace": "0.1.0", "stride": 1})
    filled = make_rows(2, State.OCCLUDED, Source.INPAINTED, x=31, y=17)
    imported = [Point(30, visible=True, x=8, y=9), Point(31, visible=False, x=0, y=0)]
    for edit in (
        chunk(track, range(10)),
        Edit("Track", (track.change(Layer.INPAINTED, [4, 5], filled),), ("run", 1)),
        edits.place(track, 3, 100.5, 200.25),
        edits.mark_frames(track, range(20, 24), State.NO_BALL),
        edits.mark_frames(track, range(5, 8), State.UNCLEAR),
        edits.name_rally(track, Rally("the first one", range(2, 30))),
        import_points(track, imported, as_human=False),
    ):
        assert edit is not None
        work.project.edit(edit)
    for edit in marks(track):
        assert edit is not None
        work.project.edit(edit)
    accepted = edits.accept(track, range(6))
    assert accepted is not None
    work.project.edit(accepted)
    work.project.undo()
    work.project.undo()
    work.project.redo()
    work.project.note(playhead=12, sport=Sport.TENNIS, left_out=7, only_reviewed=True)
    save(work, file)
    file.close()
    return work.project


def marks(track: Track) -> Iterator[Edit | None]:
    """Yield edits of events and non-play ranges, each made after the ones before it."""
    for frame, kind in ((2, EventKind.SERVE), (11, EventKind.HIT), (19, EventKind.NO_EVENT), (25, EventKind.BOUNCE)):
        yield edits.mark_event(track, frame, kind)
    yield edits.mark_event(track, 28, EventKind.LANDING)
    yield edits.mark_event(track, 24, EventKind.BOUNCE)
    yield edits.mark_non_play(track, range(32, 40))
    yield edits.unmark_non_play(track, range(34, 36))
    yield edits.cut_rally(track, 12)
    yield edits.set_winner(track, track.rallies[1], "the one in red")
    yield edits.set_tags(track, track.rallies[0], ("net", "to show"))
    yield edits.set_ending(track, track.rallies[0], RallyEnding.UNFORCED_ERROR)
    yield edits.place_match(track, MatchSetup(0, Scoring.TENNIS_3, ("Anna", "Björk"), Side.SECOND, Side.FIRST, "1-0"))
    yield edits.place_match(track, MatchSetup(20))
    yield edits.place_court(track, court_from(0))
    yield edits.place_court(track, court_from(20))
    yield edits.name_stroke(track, 2, StrokeGroup.SHORT_SERVICE)
    yield edits.name_stroke(track, 11, RacketStroke.VOLLEY)
    yield edits.name_stroke(track, 12, StrokeGroup.SMASH)
    yield name_players(track, [PlayerName(12, 320.5, 80, "An Se-young"), PlayerName(12, 300, 160.25, "Marín")])
    yield rename_player(track, "Marín", "Carolina Marín")
    yield set_hand(track, "Carolina Marín", RacketHand.LEFT, word=track.player_names[0])
    yield edits.tag_event(track, 11, ("net",))
    yield edits.tag_event(track, 12, ("net", "late, out of balance"))
    yield edits.tag_event(track, 25, ("à montrer",))
    yield edits.set_hitter(track, 2, PlacedHitter(2, "near"))
    yield edits.set_hitter(track, 11, PlacedHitter(11, "near"))
    yield edits.set_hitter(track, 12, PlacedHitter(12, "far", (320.5, 80.0)))
    yield edits.set_recording(track, Recording(119.88))
    yield edits.set_recording(track, Recording(240.0, Turning(1, mirrored=True), Size(1280, 720)))
    board = BoardReading(3, 30, ("21", "8"), ("15", "16"), 0.99, 3, b"picture")
    yield Edit("Read the scoreboard", (BoardsChange((), (board,)),))
    found = (*track.rallies, Rally("Rally 3", range(36, 39), is_found=True))
    yield Edit("Find 1 rally", (RalliesChange(track.rallies, found),))


if __name__ == "__main__":
    sample = FOLDER / f"v{VERSION}.rally"
    if sample.exists():
        sys.exit(f"{sample} is there, and is never made anew.")
    text = json.dumps(description(make(sample)), indent=1)
    sample.with_suffix(".json").write_text(text + "\n", encoding="utf-8")
