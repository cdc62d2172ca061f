"""Test runs over a conversion from 25 to 30 frames per second: a repeated picture has one label."""

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QCoreApplication

import clipmaker
from rallytrace.track.edits import place
from rallytrace.track.track import Layer, Track
from rallytrace.tracking.options import TrackOptions
from runs import N_FRAMES, OPTIONS, Desk, court, desk, headless, small_choice

CONVERTED = [i * 25 // 30 for i in range(N_FRAMES)]
REPEATS = [i for i in range(1, N_FRAMES) if CONVERTED[i] == CONVERTED[i - 1]]


@pytest.fixture(scope="module")
def video(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a spot wanders over a dim court; every sixth picture repeats the one before."""
    clip = clipmaker.Clip("converted.mp4", n_frames=N_FRAMES, b_frames=2, options={"crf": "18"})
    folder = tmp_path_factory.mktemp("clips")
    return clipmaker.make(clip, folder, lambda i, width, height: court(CONVERTED[i], width, height))


@pytest.fixture
def tracker(qapp: QCoreApplication, video: Path, tmp_path: Path) -> Iterator[Desk]:
    assert qapp is not None
    with desk(video, small_choice(tmp_path)) as made:
        yield made


def pairs_differ(track: Track) -> list[int]:
    shown = track.shown_rows()
    return [frame for frame in REPEATS if shown[frame] != shown[frame - 1]]


def test_a_run_finds_the_repeats_and_gives_both_frames_one_label(tracker: Desk) -> None:
    tracker.track()
    track = tracker.document.track
    assert np.flatnonzero(track.repeats()).tolist() == REPEATS
    assert pairs_differ(track) == []
    seen = track.layer(Layer.PREDICTED)
    assert any(seen[frame]["x"] != seen[frame - 1]["x"] for frame in REPEATS), "TrackNet saw them apart"


def test_the_command_line_gives_what_the_window_shows(tracker: Desk) -> None:
    tracker.track()
    points = headless(tracker.video, tracker.choice, OPTIONS)
    assert [(point.visible, point.x, point.y) for point in points] == [
        (point.visible, point.x, point.y) for point in tracker.points()
    ]


def test_spans_find_the_repeats_that_the_whole_has(tracker: Desk) -> None:
    for span in (range(18, 41), range(18), range(41, N_FRAMES)):
        tracker.track(span)
    assert np.flatnonzero(tracker.document.track.repeats()).tolist() == REPEATS


def test_skipped_frames_give_no_repeats(tracker: Desk) -> None:
    tracker.track(options=TrackOptions(stride=1, threshold=0.5, every=2))
    assert not tracker.document.track.repeats().any()


def test_human_point_covers_both_frames_with_one_undo(tracker: Desk) -> None:
    tracker.track()
    document, frame = tracker.document, REPEATS[2]
    before = document.track.shown_rows().copy()
    document.edit(place(document.track, frame, 12, 34))
    for shown in (frame - 1, frame):
        point = document.track.point(shown)
        assert point is not None
        assert (point.x, point.y) == (12, 34)
    document.undo()
    np.testing.assert_array_equal(document.track.shown_rows(), before)


def test_a_run_gives_a_repeat_the_point_that_a_person_set_before(tracker: Desk) -> None:
    document, frame = tracker.document, REPEATS[2]
    document.edit(place(document.track, frame, 12, 34))
    tracker.track()
    assert pairs_differ_in_position(document.track, frame) == 0


def pairs_differ_in_position(track: Track, frame: int) -> float:
    one, other = track.shown_rows(frame - 1, frame + 1)
    return float(np.hypot(one["x"] - other["x"], one["y"] - other["y"]))
