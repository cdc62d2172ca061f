"""How long the page of a match takes: `python models/studies/measure_page.py [--rallies N] [--strokes N]`.

First a match played at random, with everything a page can show, is drawn. Then a project with as many rallies and
strokes set by hand, but without court and poses, is read, its facts are collected, and its page is written to a file.
Last come filters, each asked once with nothing known and once more.
Seconds are those of the processor: other programs do not lengthen them.
"""

import argparse
import gc
import sys
import tempfile
import time
from fractions import Fraction
from pathlib import Path

# A script's own folder is on the path, the project's root, the application and the tests' support are not.
sys.path[:0] = [str(Path(__file__).resolve().parents[2] / part) for part in ("", "app", "tests/support")]

import numpy as np

from played_match import RATE, play_match
from rallytrace.domain.edits import Edit
from rallytrace.domain.geometry import Size
from rallytrace.domain.lists import Event, EventsChange, MatchesChange, RalliesChange, Sport, events_shown
from rallytrace.domain.match.event_facts import KnownOfEvents, MatchFacts
from rallytrace.domain.match.match_filter import parse_filter
from rallytrace.domain.strokes.record import Stroke
from rallytrace.domain.strokes.types import stroke_name
from rallytrace.errors import no_check
from rallytrace.exports.labels import labels_of
from rallytrace.exports.material import Material
from rallytrace.exports.report.page import make_page, write_page
from rallytrace.exports.report.records import PageFacts
from rallytrace.storage.project.identity import VideoIdentity
from rallytrace.storage.project.ledger import Project
from rallytrace.storage.project.reading import open_project
from rallytrace.storage.project.writing import write_project
from rallytrace.video.index import FrameIndex


def keep(facts: PageFacts, path: Path, n_frames: int) -> None:
    """Write a project with the rallies and the strokes of a match."""
    project = Project.create(
        VideoIdentity(path.with_suffix(".mp4"), "match.mp4", 0, "", Size(1280, 720), RATE, n_frames)
    )
    events = tuple(Event(stroke.frame, stroke.kind) for rally in facts.rallies for stroke in rally.strokes)
    scores = [rally.facts.score for rally in facts.rallies]
    matches = tuple(dict.fromkeys(score.match for score in scores if score is not None))
    rallies = tuple(rally.facts.rally for rally in facts.rallies)
    changes = (RalliesChange((), rallies), MatchesChange((), matches), EventsChange((), events))
    project.history.do(Edit("Match", changes))
    write_project(path, project)


def time_filters(facts: PageFacts) -> None:
    """Print how long filters take, the least of five times; garbage is collected between, as in the window."""
    strokes = [stroke for rally in facts.rallies for stroke in rally.strokes]
    events = [Event(stroke.frame, stroke.kind) for stroke in strokes]
    rallies = tuple(rally.facts for rally in facts.rallies)
    known = KnownOfEvents(
        players={stroke.frame: str(stroke.player) for stroke in strokes},
        strokes={
            stroke.frame: Stroke(stroke.frame, "", stroke_name(stroke.name), None, stroke.probability or 0)
            for stroke in strokes
        },
        flights=tuple(stroke.flight for stroke in strokes if stroke.flight is not None),
    )
    for text in ("hits > 8", "smash", "stroke = smash speed > 300"):
        test, spent = parse_filter(text), []
        for _ in range(5):
            match = MatchFacts(rallies, lambda: (events_shown(events, ()), known))
            gc.collect()
            gc.disable()
            for _ in range(2):
                begun = time.process_time()
                test.find(match)
                spent.append(1000 * (time.process_time() - begun))
            gc.enable()
        print(f"'{text}': {min(spent[::2]):.0f} ms, then {min(spent[1::2]):.1f} ms")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rallies", type=int, default=2000)
    parser.add_argument("--strokes", type=int, default=30_000, help="about so many in all")
    args = parser.parse_args()
    facts = play_match(args.rallies, args.strokes / args.rallies)
    n_strokes = sum(len(rally.strokes) for rally in facts.rallies)
    print(f"{args.rallies:,} rallies, {n_strokes:,} strokes")
    begun = time.process_time()
    page = make_page(facts)
    print(f"drawn with everything: {time.process_time() - begun:.1f} s, {len(page) / 1e6:.1f} MB")
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "match.rally"
        n_frames = facts.rallies[-1].facts.rally.frames.stop
        keep(facts, path, n_frames)
        ticks = np.arange(n_frames, dtype=np.int64)
        index = FrameIndex(ticks, ticks[:1], ticks[:1], Fraction(1, RATE))
        begun = time.process_time()
        project = open_project(path)
        labels = labels_of(project.track, project.poses)
        material = Material(labels, path.with_suffix(".mp4"), Size(1280, 720), index)
        for _ in write_page([material], Path(folder) / "match.html", Sport.BADMINTON, no_check):
            pass
        n_bytes = (Path(folder) / "match.html").stat().st_size
        print(f"from a project without court and poses: {time.process_time() - begun:.1f} s, {n_bytes / 1e6:.1f} MB")

    time_filters(facts)


if __name__ == "__main__":
    main()
