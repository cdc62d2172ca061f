from dataclasses import replace

import numpy as np
import pytest

from rallytrace.analysis.rally_finding import describe_odd_rallies, find_play, find_rallies
from rallytrace.track import edits
from rallytrace.track.arrays import Floats
from rallytrace.track.detections import Source
from rallytrace.track.edits import Edit
from rallytrace.track.geometry import Size
from rallytrace.track.history import History
from rallytrace.track.lists import Event, EventKind, RalliesChange, Rally
from rallytrace.track.match_setup import MatchSetup
from rallytrace.track.track import Layer, State, Track, make_rows

HD = Size(1280, 720)
RATE = 30


def seconds(track: Track, rate: float = RATE) -> Floats:
    return np.arange(track.n_frames) / rate


def match(*parts: tuple[str, float], rate: float = RATE) -> Track:
    """Return a video of parts that last so many seconds: 'play', 'out' (not seen) and 'rest'."""
    x: list[float] = []
    for kind, lasts in parts:
        at = np.arange(round(lasts * rate)) / rate
        ways = {"play": 640 + 400 * np.sin(at * 2), "out": np.full(len(at), np.nan), "rest": np.full(len(at), 500.0)}
        x += ways[kind].tolist()
    said = make_rows(len(x), State.NO_BALL, Source.PREDICTED)
    seen = np.isfinite(x)
    said["state"][seen], said["x"][seen], said["y"][seen] = State.VISIBLE, np.array(x)[seen], 300
    track = Track(len(x))
    track.make(track.change(Layer.PREDICTED, range(len(x)), said))
    return track


def names(track: Track) -> list[str]:
    return [rally.name for rally in track.rallies]


def do(track: Track, edit: Edit | None) -> History:
    assert edit is not None
    history = History(track)
    history.do(edit)
    return history


def test_a_rally_begins_and_ends_with_the_moving_ball() -> None:
    track = match(("rest", 3), ("play", 5), ("rest", 4))
    (frames,) = find_play(track, seconds(track), size=HD)
    assert abs(frames.start - 3 * RATE) <= 6
    assert abs(frames.stop - 8 * RATE) <= 6


def test_rally_ends_with_the_last_moving_ball() -> None:
    track = match(("play", 3), ("out", 6))
    assert find_play(track, seconds(track), size=HD) == [range(3 * RATE)]


def test_ball_out_of_picture_briefly_keeps_the_rally() -> None:
    track = match(("play", 3), ("out", 2), ("play", 3), ("out", 6), ("play", 2))
    assert len(find_play(track, seconds(track), size=HD)) == 2


@pytest.mark.parametrize("rate", [25, 30, 59.94, 120])
def test_found_rallies_are_independent_of_frame_rate(rate: float) -> None:
    track = match(("rest", 3), ("play", 5), ("out", 5), ("play", 2), rate=rate)
    found = find_play(track, seconds(track, rate), size=HD)
    assert [round(frames.start / rate) for frames in found] == [3, 13]
    assert [round(frames.stop / rate) for frames in found] == [8, 15]


def test_a_short_twitch_is_no_rally() -> None:
    track = match(("out", 3), ("play", 0.4), ("out", 5))
    assert find_play(track, seconds(track), size=HD) == []


def test_unseen_or_resting_ball_is_no_rally() -> None:
    for track in (Track(0), Track(1), Track(500), match(("out", 9)), match(("rest", 9))):
        assert find_rallies(track, seconds(track), size=HD, events=()) is None


def test_a_jump_to_another_view_is_no_movement() -> None:
    track = match(("rest", 9))
    said = track.layer(Layer.PREDICTED).copy()
    said["x"][135:] = 900
    said["begins_scene"][135] = True
    track.make(track.change(Layer.PREDICTED, range(track.n_frames), said))
    assert find_play(track, seconds(track), size=HD) == []


def test_cut_ends_a_rally() -> None:
    track = match(("play", 10))
    said = track.layer(Layer.PREDICTED).copy()
    said["begins_scene"][150] = True
    track.make(track.change(Layer.PREDICTED, range(track.n_frames), said))
    assert find_play(track, seconds(track), size=HD) == [range(150), range(150, 300)]


def test_no_rally_goes_across_what_is_not_play() -> None:
    track = match(("play", 10))
    do(track, edits.mark_non_play(track, range(140, 160)))
    found = find_play(track, seconds(track), size=HD)
    assert [frames.stop <= 140 or frames.start >= 160 for frames in found] == [True, True]


def test_all_that_are_found_are_one_step_and_are_counted_from_1() -> None:
    track = match(("play", 3), ("out", 6), ("play", 3), ("out", 6), ("play", 3))
    history = do(track, find_rallies(track, seconds(track), size=HD, events=()))
    assert names(track) == ["Rally 1", "Rally 2", "Rally 3"]
    assert history.undoable == "Find 3 rallies"
    history.undo()
    assert track.rallies == ()


def test_existing_rallies_stay_and_numbers_follow_time() -> None:
    track = match(("play", 3), ("out", 6), ("play", 3), ("out", 6), ("play", 3))
    mine = Rally("Rally 1", range(9 * RATE + 10, 9 * RATE + 20), "Red")
    do(track, edits.name_rally(track, mine))
    do(track, find_rallies(track, seconds(track), size=HD, events=()))
    assert names(track) == ["Rally 1", "Rally 2", "Rally 3"]
    assert track.rallies[1] == Rally("Rally 2", mine.frames, "Red")
    assert find_rallies(track, seconds(track), size=HD, events=()) is None


def test_a_name_that_a_person_has_given_stays() -> None:
    track = match(("play", 3), ("out", 6), ("play", 3), ("out", 6), ("play", 3))
    do(track, edits.name_rally(track, Rally("Match point", range(9 * RATE + 10, 9 * RATE + 20))))
    do(track, find_rallies(track, seconds(track), size=HD, events=()))
    assert names(track) == ["Rally 1", "Match point", "Rally 3"]


def test_search_again_replaces_only_unedited_found_rallies() -> None:
    """Wrong ones go; what a person marked, won, tagged, renamed, split or gave a score stays."""
    track = match(*(("play", 3), ("out", 6)) * 7, ("play", 3))
    do(track, find_rallies(track, seconds(track), size=HD, events=()))
    right = [rally.frames for rally in track.rallies]
    wrong = [
        Rally(f"Rally {k + 1}", range(span.start + 5, span.stop - 5), is_found=True) for k, span in enumerate(right)
    ]
    track.make(RalliesChange(track.rallies, tuple(wrong)))
    do(track, edits.set_winner(track, track.rallies[1], "near"))
    do(track, edits.set_tags(track, track.rallies[2], ("net",)))
    do(track, edits.name_rally(track, replace(track.rallies[3], name="Final")))
    do(track, edits.cut_rally(track, wrong[4].frames.start + 20))
    do(track, edits.place_match(track, MatchSetup(0)))
    do(track, edits.place_match(track, MatchSetup(wrong[5].frames.start, score="3-2")))
    do(track, edits.name_rally(track, Rally("Mine", right[7])))
    edited = {rally.frames for rally in track.rallies} - {wrong[0].frames, wrong[6].frames, wrong[7].frames}
    history = do(track, find_rallies(track, seconds(track), size=HD, events=()))
    assert {rally.frames for rally in track.rallies} == edited | {right[0], right[6]}
    assert [rally.frames for rally in track.rallies if rally.is_found] == [right[0], wrong[5].frames, right[6]]
    assert find_rallies(track, seconds(track), size=HD, events=()) is None
    history.undo()
    assert wrong[0].frames in [rally.frames for rally in track.rallies]


def test_during_a_run_only_fully_tracked_rallies_are_found() -> None:
    track = match(("play", 3), ("out", 6), ("play", 3), ("out", 6), ("play", 3))
    unset = make_rows(12 * RATE, State.UNSET, Source.PREDICTED)
    track.make(track.change(Layer.PREDICTED, range(9 * RATE, 21 * RATE), unset))
    assert find_rallies(track, seconds(track), size=HD, events=()) is not None
    do(track, find_rallies(track, seconds(track), size=HD, events=(), growing=True))
    assert [rally.frames.stop <= 4 * RATE for rally in track.rallies] == [True]


def test_frames_that_a_run_skips_keep_no_rally_waiting() -> None:
    track = match(("play", 3), ("out", 6), ("play", 3))
    skipped = range(1, track.n_frames, 2)
    track.make(track.change(Layer.PREDICTED, skipped, make_rows(len(skipped), State.UNSET, Source.PREDICTED)))
    do(track, find_rallies(track, seconds(track), size=HD, events=(), growing=True))
    assert names(track) == ["Rally 1", "Rally 2"]


def _events(*events: tuple[float, EventKind]) -> list[Event]:
    return [Event(round(second * RATE), kind) for second, kind in events]


LANDED_TWICE = _events((1, EventKind.SERVE), (4, EventKind.LANDING), (5, EventKind.SERVE), (8, EventKind.LANDING))


def test_serve_after_a_landing_begins_another_rally() -> None:
    track = match(("play", 10))
    do(track, find_rallies(track, seconds(track), size=HD, events=LANDED_TWICE))
    assert [rally.frames for rally in track.rallies] == [range(121), range(150, 300)]


def test_hit_after_a_landing_keeps_the_rally() -> None:
    track = match(("play", 10))
    events = _events((1, EventKind.SERVE), (4, EventKind.LANDING), (5, EventKind.HIT), (8, EventKind.LANDING))
    do(track, find_rallies(track, seconds(track), size=HD, events=events))
    assert [rally.frames for rally in track.rallies] == [range(300)]


def test_odd_rallies_are_named_with_the_reason() -> None:
    track = match(("play", 80))
    rallies = [Rally(f"Rally {number}", frames) for number, frames in enumerate((range(300), range(300, 2400)), 1)]
    odd = describe_odd_rallies(rallies, LANDED_TWICE, seconds(track))
    assert odd == "To check: Rally 1: the ball lands more than once; Rally 2: longer than 60 s."
    assert describe_odd_rallies(rallies[:1], LANDED_TWICE[:2], seconds(track)) == ""
