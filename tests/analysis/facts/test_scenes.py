"""Test that what is found in a scene does not depend on the scenes beside it."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from hypothesis import example, given, settings
from hypothesis import strategies as st

from rallytrace.analysis.facts.conflicts import CONFLICTS
from rallytrace.analysis.facts.contact_times import CONTACT_TIMES
from rallytrace.analysis.facts.events import EVENTS, RALLY_EVENTS
from rallytrace.analysis.facts.graph import ComputedFacts
from rallytrace.analysis.facts.players import HIT_SIDES
from rallytrace.analysis.facts.recovery import RECOVERY
from rallytrace.analysis.facts.shots import SHOTS
from rallytrace.analysis.facts.strokes import STROKES
from rallytrace.exports.findings import LabelsSource
from rallytrace.exports.labels import TrackSnapshot
from rallytrace.track.detections import Source
from rallytrace.track.geometry import Size
from rallytrace.track.lists import Event, EventKind
from rallytrace.track.poses import NO_POSES, Person, PoseRows
from rallytrace.track.track import ROW, Layer, State, make_rows
from stroke_rally import COURT, FRAMES, RATE, flown_path, poses
from stroke_rally import EVENTS as PLAYED

SIZE = Size(1280, 720)
FLOWN = np.pad(flown_path(), ((0, 0), (PLAYED[0].frame, FRAMES - PLAYED[-1].frame)), constant_values=np.nan)
POSES = poses()
LAST_HIT = PLAYED[2].frame
BY_FRAME = (HIT_SIDES, STROKES, CONTACT_TIMES, CONFLICTS, RECOVERY.node)


@dataclass(frozen=True)
class Part:
    """Frames of the played rally as a scene.

    Attributes:
        is_mirrored: whether the ball is shown mirrored, to look like another rally.
        is_marked: whether the user set its events.
    """

    frames: range
    is_mirrored: bool = False
    is_marked: bool = False


def facts_of(parts: Sequence[Part], between: int = 0) -> ComputedFacts:
    """Return the facts of a video with the parts as scenes, divided by a number of frames that are not play."""
    spans, stop = [], -between
    for part in parts:
        spans.append(range(stop + between, stop + between + len(part.frames)))
        stop = spans[-1].stop
    rows, cuts = make_rows(stop, State.NO_BALL, Source.PREDICTED), np.zeros(stop, np.bool_)
    persons: dict[int, list[Person]] = {}
    events: list[Event] = []
    for part, span in zip(parts, spans, strict=True):
        cuts[span.start] = not between
        for frame, shown in zip(span, part.frames, strict=True):
            x, y = FLOWN[:, shown].tolist()
            if np.isfinite(x):
                x = SIZE.width - x if part.is_mirrored else x
                rows[frame] = make_rows(1, State.VISIBLE, Source.PREDICTED, x=x, y=y)[0]
            if shown % 3 == 0:
                persons[frame] = list(POSES.persons_at(shown))
        moved = (Event(span.start + event.frame - part.frames.start, event.kind) for event in PLAYED)
        events += [event for event in moved if part.is_marked and event.frame in span]
    labels = TrackSnapshot(
        {layer: rows if layer is Layer.PREDICTED else np.zeros(stop, ROW) for layer in Layer},
        np.zeros(stop, np.bool_),
        cuts,
        np.zeros(stop, np.bool_),
        events=tuple(events),
        non_play=tuple(range(span.stop, span.stop + between) for span in spans[:-1]) if between else (),
        poses=NO_POSES.with_found(PoseRows.of(persons)),
        courts=(COURT,),
    )
    return ComputedFacts(LabelsSource(labels, np.arange(stop) / RATE, SIZE), lambda: None)


def found_in(facts: ComputedFacts, frames: range) -> dict[str, object]:
    """Return what is found in a range of frames."""
    found: dict[str, object] = {
        node.name: {frame: fact for frame, fact in facts[node].items() if frame in frames} for node in BY_FRAME
    }
    found["events"] = [event for event in facts[EVENTS] if event.frame in frames]
    found["rallies"] = [rally for rally in facts[RALLY_EVENTS] if rally.events[0].frame in frames]
    found["shots"] = [shot for rally in facts[SHOTS] for shot in rally.shots if shot.frame in frames]
    return found


def parts(n_frames: st.SearchStrategy[int]) -> st.SearchStrategy[Part]:
    return n_frames.flatmap(
        lambda n: st.builds(
            lambda first, is_mirrored, is_marked: Part(range(first, first + n), is_mirrored, is_marked),
            st.integers(0, FRAMES - n),
            st.booleans(),
            st.booleans(),
        )
    )


@given(
    here=parts(st.integers(20, FRAMES)),
    others=st.integers(20, FRAMES).flatmap(lambda n: st.tuples(parts(st.just(n)), parts(st.just(n)))),
    comes_first=st.booleans(),
    between=st.sampled_from([0, 1, 10]),
)
@example(
    here=Part(range(LAST_HIT + 4)),
    others=(Part(range(15, 130)), Part(range(15, 130), is_mirrored=True)),
    comes_first=True,
    between=0,
)
@example(
    here=Part(range(PLAYED[0].frame - 3, FRAMES)),
    others=(Part(range(LAST_HIT + 4)), Part(range(20, LAST_HIT + 24), is_mirrored=True)),
    comes_first=False,
    between=0,
)
@settings(max_examples=15, deadline=None)
def test_facts_of_a_scene_do_not_depend_on_other_scenes(
    here: Part, others: tuple[Part, Part], comes_first: bool, between: int
) -> None:
    orders = [[here, other] if comes_first else [other, here] for other in others]
    first = 0 if comes_first else len(others[0].frames) + between
    one, other = (found_in(facts_of(order, between), range(first, first + len(here.frames))) for order in orders)
    for name, fact in one.items():
        assert fact == other[name], name


def test_cut_ends_a_rally_and_serve_is_found_behind_it() -> None:
    facts = facts_of([Part(range(LAST_HIT + 10)), Part(range(10, FRAMES))])
    rallies = [[(event.frame, event.kind) for event in rally.events] for rally in facts[RALLY_EVENTS]]
    cut = LAST_HIT + 10
    assert all((rally[0][0] < cut) == (rally[-1][0] < cut) for rally in rallies)
    assert rallies[1][0][1] is EventKind.SERVE
