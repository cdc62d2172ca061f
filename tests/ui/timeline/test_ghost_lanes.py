"""Test proposals drawn as a thin line over x and y."""

from collections.abc import Iterator

import numpy as np
import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from qt import put_on_screen, wait_until
from rallytrace.session.document import Document
from rallytrace.session.live_facts import LiveFacts
from rallytrace.track.geometry import Size
from rallytrace.ui.picture.ghosts import RETRACKED, Ghost
from rallytrace.ui.timeline.strip import GUTTER_WIDTH_PX, Strip
from rallytrace.ui.timeline.strips import PathStrip
from rallytrace.ui.timeline.timeline import Timeline

N_FRAMES = 100
PER_FRAME = 10


@pytest.fixture
def timeline(qapp: QApplication) -> Iterator[Timeline]:
    """Ten pixels a frame, and nothing known of any."""
    assert qapp is not None
    document = Document()
    document.open(N_FRAMES)
    facts = LiveFacts(document)
    timeline = Timeline(document, facts)
    document.setParent(timeline)
    timeline.set_video(Size(1280, 720), 50.0)
    timeline.resize(GUTTER_WIDTH_PX + N_FRAMES * PER_FRAME, 320)
    put_on_screen(timeline)
    wait_until(lambda: shots(timeline) == shots(timeline))  # the strips have their heights
    yield timeline
    facts.shutdown()


def proposed(*frames: int, seen: tuple[int, ...] = ()) -> Ghost:
    """Return a level path through the middle of the picture."""
    at = np.array(frames, np.int64)
    positions = np.stack([np.full(len(at), 640.0), np.full(len(at), 360.0)])
    own = np.ones(len(at), np.bool_)
    return Ghost("Re-tracked", "", RETRACKED, at, positions, own, chosen=True, seen=np.isin(at, seen))


def lane(timeline: Timeline, name: str) -> Strip:
    return next(strip for strip in timeline.strips if strip.name == name)


def shots(timeline: Timeline) -> dict[str, QImage]:
    return {strip.name: strip.grab().toImage() for strip in timeline.strips if strip.isVisible()}


def frames_that_differ(before: QImage, after: QImage) -> set[int]:
    different = {
        x for x in range(before.width()) for y in range(before.height()) if before.pixel(x, y) != after.pixel(x, y)
    }
    return {(x - GUTTER_WIDTH_PX) // PER_FRAME for x in different}


def test_proposals_are_drawn_over_x_and_y_only(timeline: Timeline) -> None:
    before = shots(timeline)
    timeline.set_ghost(proposed(*range(20, 31)))
    during = shots(timeline)
    for name, picture in during.items():
        changed = frames_that_differ(before[name], picture)
        assert changed == (set(range(20, 31)) if name in ("x", "y") else set())
    timeline.set_ghost(None)
    assert shots(timeline) == before


def test_it_is_shown_at_once(timeline: Timeline, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []
    monkeypatch.setattr(PathStrip, "_draw_ghost", lambda strip, *_: drawn.append(strip.name))
    timeline.set_ghost(proposed(20, 21))
    wait_until(lambda: sorted(set(drawn)) == ["x", "y"])


def test_no_line_leads_over_frames_of_which_it_says_nothing(timeline: Timeline) -> None:
    before = lane(timeline, "y").grab().toImage()
    timeline.set_ghost(proposed(20, 21, 22, 40, 41))
    changed = frames_that_differ(before, lane(timeline, "y").grab().toImage())
    assert changed == {20, 21, 22, 40, 41}


def test_frames_that_were_seen_have_a_dot(timeline: Timeline) -> None:
    timeline.set_ghost(proposed(*range(20, 31)))
    guessed = lane(timeline, "y").grab().toImage()
    timeline.set_ghost(proposed(*range(20, 31), seen=(24,)))
    assert frames_that_differ(guessed, lane(timeline, "y").grab().toImage()) == {24}


def test_the_picture_of_the_track_is_not_drawn_anew(timeline: Timeline, monkeypatch: pytest.MonkeyPatch) -> None:
    """The ghosts follow the hand: what lies under them is kept."""
    shots(timeline)
    drawn: list[str] = []
    monkeypatch.setattr(PathStrip, "draw", lambda strip, *_: drawn.append(strip.name))
    timeline.set_ghost(proposed(*range(20, 31)))
    shots(timeline)
    assert not drawn
