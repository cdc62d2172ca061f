"""Test non-play ranges found by a run: part of its step, and never against the user's marks."""

import threading
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("PySide6.QtCore")

from broadcast import N_FRAMES, NON_PLAY, broadcast, play
from qt import wait_until
from rallytrace.track import edits
from rallytrace.track.edits import Edit
from rallytrace.track.lists import Rally
from rallytrace.tracking.messages import Phase, RunOutcome, RunProgress, RunState
from rallytrace.tracking.options import TrackOptions
from rallytrace.tracking.resuming import marked_as_play
from rallytrace.video.main_camera import find_main_camera
from runs import OPTIONS, Desk, desk, small_choice

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture(scope="module")
def match(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return broadcast(tmp_path_factory.mktemp("match"))


@pytest.fixture
def one(match: Path, tmp_path: Path) -> Iterator[Desk]:
    with desk(match, small_choice(tmp_path), N_FRAMES) as made:
        yield made


def track(one: Desk, *spans: range, options: TrackOptions = OPTIONS, finds_non_play: bool = True) -> RunOutcome:
    request = one.request(*spans, options=options)
    play = marked_as_play(one.document.track, one.document.project.removed_from_non_play)
    one.tracker.begin(replace(request, finds_non_play=finds_non_play, play=play))
    return one.outcome()


def say(one: Desk, edit: Edit | None) -> None:
    assert edit is not None
    one.document.edit(edit)


def frames(one: Desk) -> list[int]:
    return [point.frame for point in one.points()]


def test_they_are_marked_and_not_tracked(one: Desk) -> None:
    outcome = track(one)
    assert one.document.track.non_play == NON_PLAY
    assert frames(one) == play()
    assert outcome.frames == len(play())
    assert outcome.provenance["non_play"] == [[span.start, span.stop] for span in NON_PLAY]
    assert one.document.runs[0].provenance["non_play"] == outcome.provenance["non_play"]
    assert Phase.CAMERAS in {progress.phase for progress in one.progress}
    assert (one.progress[-1].done, one.progress[-1].total) == (N_FRAMES, N_FRAMES)


def test_the_track_is_that_of_the_command_line(one: Desk, tmp_path: Path) -> None:
    from runs import headless  # noqa: PLC0415 - needed once

    track(one)
    assert one.points() == headless(one.video, small_choice(tmp_path), OPTIONS)


def test_undo_and_redo_cover_non_play_of_a_run(one: Desk) -> None:
    say(one, edits.mark_non_play(one.document.track, range(5)))
    track(one)
    assert one.document.undoable == "Track"
    one.document.undo()
    assert list(one.document.track.non_play) == [range(5)]
    assert frames(one) == []
    one.document.redo()
    assert one.document.track.non_play == (range(5), *NON_PLAY)


def test_range_marked_in_play_stays_after_another_run(one: Desk) -> None:
    track(one)
    say(one, edits.unmark_non_play(one.document.track, NON_PLAY[1]))
    track(one)
    assert one.document.track.non_play == (NON_PLAY[0], NON_PLAY[2])
    assert frames(one) == sorted({*play(), *NON_PLAY[1]})


@pytest.mark.parametrize(
    "word",
    [
        lambda track: edits.name_rally(track, Rally("Rally 1", range(190, 205))),
        lambda track: edits.place(track, 220, 40, 40),
    ],
    ids=["a rally", "a point"],
)
def test_manual_frames_count_as_play(one: Desk, word: object) -> None:
    assert callable(word)
    say(one, word(one.document.track))
    track(one)
    assert one.document.track.non_play == (NON_PLAY[0], NON_PLAY[2])


def test_marks_made_during_the_run_count(match: Path, tmp_path: Path) -> None:
    with desk(match, small_choice(tmp_path, busy=1), N_FRAMES) as slow:
        slow.tracker.begin(replace(slow.request(), finds_non_play=True))
        wait_until(lambda: slow.found)
        say(slow, edits.name_rally(slow.document.track, Rally("Rally 1", range(300, 340))))
        slow.outcome()
        assert slow.document.track.non_play == NON_PLAY[:2]


def test_marks_made_by_hand_stay_beside_those_that_are_found(one: Desk) -> None:
    say(one, edits.mark_non_play(one.document.track, range(110, 130)))
    track(one)
    assert one.document.track.non_play == (range(90, 130), *NON_PLAY[1:])


def test_earlier_tracking_of_non_play_is_removed(one: Desk) -> None:
    track(one, finds_non_play=False)
    assert frames(one) == list(range(N_FRAMES))
    track(one, options=replace(OPTIONS, threshold=0.6))
    assert frames(one) == play()


def test_they_are_not_looked_for_unless_they_are_wanted(one: Desk) -> None:
    track(one, options=replace(OPTIONS, every_camera=True))
    assert one.document.track.non_play == ()
    assert frames(one) == list(range(N_FRAMES))


def test_a_range_that_is_asked_for_is_tracked_all_of_it(one: Desk) -> None:
    track(one, range(80, 130), finds_non_play=False)
    assert one.document.track.non_play == ()
    assert frames(one) == list(range(80, 130))


def test_a_run_in_two_parts_finds_them_all(one: Desk) -> None:
    track(one, range(210, N_FRAMES), range(210))
    assert one.document.track.non_play == NON_PLAY
    assert frames(one) == play()


def test_a_run_is_cancelled_while_the_main_camera_is_looked_for(one: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    cancelled = threading.Event()

    def find_and_wait(*given: Any, progress: Callable[[float], None], **more: Any) -> Any:
        def tell_and_wait(share: float) -> None:
            progress(share)
            assert cancelled.wait(120)

        return find_main_camera(*given, progress=tell_and_wait, **more)

    def cancel(progress: RunProgress) -> None:
        if progress.phase is Phase.CAMERAS:
            one.tracker.cancel()
            cancelled.set()

    monkeypatch.setattr("rallytrace.tracking.non_play.find_main_camera", find_and_wait)
    one.tracker.progressed.connect(cancel)
    assert track(one).state is RunState.CANCELLED
    assert frames(one) == []
    assert one.document.track.non_play == ()
