"""Test fills: which frames of a range can be filled, by which curve, and the messages."""

import re
from collections.abc import Sequence
from dataclasses import replace

import numpy as np
import pytest
from numpy.typing import ArrayLike, NDArray

from narrowing import not_none
from rallytrace.analysis.fills.curves import draw_curves
from rallytrace.analysis.fills.fill import Fill, Method, apply_fill, best_fill, fill_of
from rallytrace.analysis.fills.gaps import find_events_around, gap_at, middle_of_gap, open_end_at
from rallytrace.analysis.fills.surroundings import MAX_ONE_SIDED_FRAMES, FillContext
from rallytrace.track import edits
from rallytrace.track.detections import Source
from rallytrace.track.edits import Edit
from rallytrace.track.geometry import Size
from rallytrace.track.history import History
from rallytrace.track.lists import Event, EventKind
from rallytrace.track.track import PREDICTED_ROW, SOURCES, Layer, State, Track, human_rows, make_rows

HD = Size(1280, 720)
RATE = 30.0

Floats = NDArray[np.float64]


def flown(frames: ArrayLike) -> Floats:
    """Return where a ball with drag is in some frames, (2, n) px."""
    s = np.asarray(frames, np.float64) / RATE
    fades = np.exp(-s / 0.5)
    return np.stack([900 - 600 * fades, 250 + 300 * s + 200 * fades])


def made(track: Track, edit: Edit | None) -> Track:
    assert edit is not None
    for change in edit.changes:
        track.make(change)
    return track


def sketched(picture: str) -> Track:
    """Return a track of a ball in flight, a letter a frame.

    `o` seen, `.` not seen, `i` filled by InpaintNet, `h` placed by a hand, `f` an earlier fill that a hand took over,
    `q` marked occluded by a hand, `x` 'no ball' by a hand, `u` unclear by a hand, a space for a frame that nobody
    looked at; `|` is no frame: a scene begins after it.
    """
    frames = picture.replace("|", "")
    track, at = Track(len(frames)), np.array(list(frames))
    x, y = flown(range(len(frames)))
    said = np.zeros(len(frames), PREDICTED_ROW)
    seen = np.isin(at, list("ohf"))
    said["state"] = np.where(seen, State.VISIBLE, State.NO_BALL)
    said["x"], said["y"] = np.where(seen, x, 0), np.where(seen, y, 0)
    said[at == " "] = np.zeros((), PREDICTED_ROW)
    cuts = [i - picture[:i].count("|") for i, letter in enumerate(picture) if letter == "|"]
    said["begins_scene"][[0, *cuts]] = True
    track.make(track.change(Layer.PREDICTED, range(len(frames)), said))
    for letter, layer, state, source in (
        ("i", Layer.INPAINTED, State.OCCLUDED, Source.INPAINTED),
        ("h", Layer.HUMAN, State.VISIBLE, Source.HUMAN),
        ("f", Layer.HUMAN, State.VISIBLE, Source.INTERPOLATED),
        ("q", Layer.HUMAN, State.OCCLUDED, Source.HUMAN),
        ("x", Layer.HUMAN, State.NO_BALL, Source.HUMAN),
        ("u", Layer.HUMAN, State.UNCLEAR, Source.HUMAN),
    ):
        own = np.flatnonzero(at == letter)
        placed = 0.0 if letter in "qxu" else 1.0
        there = make_rows(len(own), state, source, x=placed * x[own], y=placed * y[own])
        track.make(track.change(layer, own, human_rows(there, reviewed=True) if layer is Layer.HUMAN else there))
    return track


def event(frame: int, kind: EventKind = EventKind.HIT) -> Event:
    return Event(frame, kind)


def offered(track: Track, frames: range, events: Sequence[Event] = ()) -> dict[Method, Fill]:
    return drawn(track, frames, np.arange(track.n_frames) / RATE, events)


def drawn(
    track: Track, frames: range, seconds: NDArray[np.float64], events: Sequence[Event] = ()
) -> dict[Method, Fill]:
    context = FillContext.of(track, frames, events=events)
    return {fill.method: fill for fill in draw_curves(context, seconds[context.span.start : context.span.stop], HD)}


def line(picture: str, frames: range, *events: Event) -> Fill:
    return offered(sketched(picture), frames, events)[Method.LINEAR]


def off(fill: Fill) -> float:
    return float(np.hypot(*(fill.positions - flown(fill.frames))).max())


# What is filled


def test_a_gap_is_filled_between_its_neighbours() -> None:
    fill = line("oo...oo", range(2, 5))
    left, right = flown([1, 5]).T
    assert fill.frames.tolist() == [2, 3, 4]
    assert fill.positions[:, 1] == pytest.approx((left + right) / 2)
    assert fill.words == ""


def test_run_positions_in_the_range_are_filled_again() -> None:
    assert line("ooiioo..oo", range(2, 8)).frames.tolist() == [2, 3, 4, 5, 6, 7]


def test_fills_beside_the_range_do_not_guide() -> None:
    track = sketched("oo.ii.oo")
    there = make_rows(2, State.OCCLUDED, Source.INPAINTED, x=[5.0, 5.0], y=[5.0, 5.0])
    track.make(track.change(Layer.INPAINTED, [3, 4], there))
    assert off(offered(track, range(2, 3))[Method.CUBIC]) < 5


def test_human_point_in_the_range_is_kept_and_guides_the_fill() -> None:
    track = sketched("oo..h..oo")
    made(track, edits.place(track, 4, 50, 60))
    fill = offered(track, range(2, 7))[Method.LINEAR]
    assert fill.frames.tolist() == [2, 3, 5, 6]
    assert fill.positions[:, 1] == pytest.approx(flown(1) / 3 + np.array([50, 60]) * 2 / 3)


def test_earlier_fill_guides_its_neighbours_and_can_be_refilled() -> None:
    assert line("ooffoo", range(2, 4)).frames.tolist() == [2, 3]
    assert line("oof.oo", range(3, 4)).positions[:, 0] == pytest.approx(flown([2, 4]).mean(axis=1))


def test_frames_that_nobody_looked_at_can_be_filled() -> None:
    assert line("  h   h  ", range(3, 6)).frames.tolist() == [3, 4, 5]


def test_frames_that_a_run_skipped_lead_as_those_it_looked_at() -> None:
    track = sketched("o o o.o o")
    x, y = flown(range(9))
    at = [1, 3, 7]
    between = make_rows(3, State.VISIBLE, Source.INTERPOLATED, x=x[at] + 1, y=y[at])
    track.make(track.change(Layer.INPAINTED, at, between))
    assert FillContext.of(track, range(5, 6)).known.tolist() == [True] * 5 + [False] + [True] * 3


def test_part_of_a_gap_is_filled_as_the_whole_of_it_would_be() -> None:
    part, whole = line("oo......oo", range(4, 6)), line("oo......oo", range(2, 8))
    assert part.frames.tolist() == [4, 5]
    assert part.positions == pytest.approx(whole.positions[:, 2:4])


def test_only_what_lies_between_two_known_points_is_filled() -> None:
    fill = line("..hh..hh...", range(11))
    assert fill.frames.tolist() == [4, 5]
    assert "before the range" in fill.words
    assert "after the range" in fill.words


# From one side


@pytest.mark.parametrize("picture", ["ooooo...", "...ooooo"])
def test_gap_known_on_one_side_is_filled_from_there(picture: str) -> None:
    track, frames = sketched(picture), range(5, 8) if picture[0] == "o" else range(3)
    truth = sketched("oooooooo")
    for method in (Method.LINEAR, Method.CUBIC, Method.FLIGHT):
        fill = offered(track, frames)[method]
        assert fill.frames.tolist() == list(frames)
        assert fill.words
        if method is not Method.LINEAR:
            there = np.array([(point.x, point.y) for point in truth.points(frames)]).T
            assert np.hypot(*(fill.positions - there)).max() < 12


def test_one_sided_fill_is_short_and_stops_at_events() -> None:
    assert line("oooo" + 30 * ".", range(4, 34)).frames.tolist() == list(range(4, 4 + MAX_ONE_SIDED_FRAMES))
    assert not line("oo.....", range(2, 7), event(6)).offered


# What is never crossed


def test_fill_stops_at_scene_cut_from_both_sides() -> None:
    fill, alone = line("oo..|..oo", range(2, 6)), line("oo..", range(2, 4))
    assert fill.frames.tolist() == [2, 3, 4, 5]
    np.testing.assert_allclose(fill.positions[:, :2], alone.positions)
    assert fill.words == "The gap ends at the scene cut at frame 4. The gap begins at the scene cut at frame 4."


@pytest.mark.parametrize("closing", ["a hand", "a non-play range"])
def test_nothing_is_filled_over_no_ball_and_no_play(closing: str) -> None:
    track = sketched("oo.xx.oo" if closing == "a hand" else "oo....oo")
    if closing == "a non-play range":
        made(track, edits.mark_non_play(track, range(3, 5)))
    fill = offered(track, range(2, 6))[Method.LINEAR]
    assert fill.frames.tolist() == [2, 5]
    assert "ends before frame 3" in fill.words
    assert gap_at(track, 2) is None


def test_a_fill_goes_across_an_unclear_frame_and_leaves_it_out() -> None:
    for fill in offered(sketched("oooo.u..oooo"), range(4, 8)).values():
        assert fill.frames.tolist() == [4, 6, 7], fill.method
    assert FillContext.of(sketched("oooouuuuoooo"), range(4, 8)).is_complete
    fill = line("oooouuuuoooo", range(4, 8))
    assert not fill.offered
    assert "by hand" in fill.words


def test_points_in_what_is_not_play_lead_nothing() -> None:
    track = sketched("oooo..oooo")
    alone = offered(sketched("xxxx..oooo"), range(4, 6))[Method.LINEAR]
    made(track, edits.mark_non_play(track, range(4)))
    np.testing.assert_allclose(offered(track, range(4, 6))[Method.LINEAR].positions, alone.positions)


def test_non_play_frames_never_guide_a_fill() -> None:
    track = sketched(400 * "o" + 202 * "." + "oooo")
    frames = range(600, 602)
    assert FillContext.of(track, frames).spans()[0].left == 399
    made(track, edits.mark_non_play(track, range(300, 400)))
    assert not FillContext.of(track, frames).spans()


def test_a_range_without_a_ball_says_so() -> None:
    assert line("ooxxoo", range(2, 4)).words


def test_a_range_that_a_hand_has_placed_says_so() -> None:
    assert line("oohhoo", range(2, 4)).words


def test_an_event_without_a_position_is_asked_for() -> None:
    fill = line("oo.....oo", range(2, 7), event(4))
    assert not fill.offered
    assert "Frame 4 has a hit" in fill.words


def test_side_of_event_without_position_is_filled() -> None:
    fill = line("oo..h....oo", range(2, 9), event(6, EventKind.BOUNCE))
    assert fill.frames.tolist() == [2, 3]
    assert "Frame 6 has a bounce" in fill.words


def test_curves_on_each_side_of_an_event_are_independent() -> None:
    track = sketched("oooo..h..oooo")
    left, right = np.arange(7), np.arange(6, 13)
    for frame in (*left, *right):  # up on a straight line, and down on another
        track = made(track, edits.place(track, int(frame), 10.0 * frame, 300 - 20 * abs(6 - frame)))
    made(track, edits.mark_frames(track, range(4, 6), State.UNSET))
    made(track, edits.mark_frames(track, range(7, 9), State.UNSET))
    for method, fill in offered(track, range(4, 9), [event(6)]).items():
        assert fill.frames.tolist() == [4, 5, 7, 8], method
        assert fill.positions[1] == pytest.approx([260, 280, 280, 260]), method
        assert fill.words == "", method
    crossing = offered(track, range(4, 9))[Method.FLIGHT]
    assert abs(crossing.positions[1] - [260, 280, 280, 260]).max() > 2


# The curves


def test_flight_curve_beats_cubic_and_cubic_beats_line() -> None:
    fills_ = offered(sketched("oooooo" + 12 * "." + "oooooo"), range(6, 18))
    assert off(fills_[Method.FLIGHT]) < 0.1
    assert 0.5 < off(fills_[Method.CUBIC]) < off(fills_[Method.LINEAR])
    assert all(fill.words == "" for fill in fills_.values())


def test_frames_need_not_come_evenly() -> None:
    track = sketched("ooo...ooo")
    seconds = np.array([0, 1, 2, 3, 4.5, 5, 6, 7, 8]) / RATE
    x, y = flown(seconds * RATE)
    said = track.layer(Layer.PREDICTED).copy()
    said["x"], said["y"] = np.where(said["x"] > 0, x, 0), np.where(said["x"] > 0, y, 0)
    track.make(track.change(Layer.PREDICTED, range(9), said))
    fill = drawn(track, range(3, 6), seconds)[Method.CUBIC]
    assert fill.positions == pytest.approx(flown(seconds[3:6] * RATE), abs=0.05)


def test_every_curve_goes_through_the_points_that_a_hand_placed() -> None:
    pushed = np.array([25, -30])
    track = sketched("oooooo" + 10 * "." + "oooooo")
    made(track, edits.place(track, 11, *(flown(11) + pushed)))
    for fill in offered(track, range(6, 16)).values():
        beside = fill.positions[:, np.isin(fill.frames, [10, 12])].mean(axis=1)
        assert np.hypot(*(beside - flown(11) - pushed)) < 12 < np.hypot(*pushed), fill.method


def test_a_cubic_with_one_point_on_a_side_is_a_line() -> None:
    fills_ = offered(sketched("o...oo"), range(1, 4))
    assert fills_[Method.CUBIC].positions == pytest.approx(fills_[Method.LINEAR].positions)


def test_a_flight_needs_three_points() -> None:
    fill = offered(sketched("o...o"), range(1, 4))[Method.FLIGHT]
    assert (fill.offered, fill.words) == (False, "A flight curve needs 3 known points, but there are 2.")


def test_points_that_lie_on_no_flight_make_one_doubtful() -> None:
    track = sketched("oooooo......oooooo")
    for frame in range(12, 18):  # it was hit back in between
        made(track, edits.place(track, frame, *(flown(24 - frame) - [0, 8 * (frame - 12)])))
    fill = offered(track, range(6, 12))[Method.FLIGHT]
    assert fill.offered
    assert (far := re.search(r"The nearby points are (\d+) px off", fill.words)) is not None
    assert int(far[1]) > 7


def test_frames_outside_of_the_picture_are_left_open() -> None:
    x = np.array([9.0, 9.0, 9.0, 9.0, 9.0, 9.0, 1279.4, 1279.6])
    y = np.array([5.0, -0.4, -3.0, np.nan, 719.2, 719.6, 5.0, 5.0])
    fill = fill_of(Method.CUBIC, np.arange(8), np.stack([x, y]), HD, ["Why not."])
    assert fill.frames.tolist() == [0, 1, 4, 6]
    assert fill.positions == pytest.approx(np.array([[9, 9, 9, 1279], [5, 0, 719, 5]]))
    assert fill.words == "Why not. 4 frames are outside the picture."


# Taking one over


def test_a_fill_is_a_persons_word_and_one_step() -> None:
    track = sketched("oo...oo")
    history = History(track)
    fill = offered(track, range(2, 5))[Method.FLIGHT]
    edit = not_none(apply_fill(track, fill))
    assert edit.name == "Fill 3 frames (flight)"
    history.do(edit)
    points = track.points(range(2, 5))
    assert [(point.visible, point.source) for point in points] == [(True, Source.INTERPOLATED)] * 3
    assert [(point.x, point.y) for point in points] == [tuple(place) for place in fill.positions.T]
    assert track.reviewed(2, 5).all()
    history.undo()
    assert not any(point.placed for point in track.points(range(2, 5)))


def test_a_networks_fill_says_that_it_is_one() -> None:
    track = sketched("oo.oo")
    edit = not_none(apply_fill(track, fill_of(Method.INPAINT, np.array([2]), np.array([[3.0], [4.0]]), HD)))
    assert edit.name == "Fill 1 frame (InpaintNet)"
    assert SOURCES[made(track, edit).shown_rows(2, 3)["source"][0]] is Source.INPAINTED


def test_frame_marked_occluded_keeps_its_state_when_filled() -> None:
    track = sketched("ooqqoo")
    made(track, apply_fill(track, offered(track, range(2, 4))[Method.LINEAR]))
    assert [(point.visible, point.occluded) for point in track.points(range(2, 4))] == [(False, True)] * 2


def test_there_is_nothing_to_take_over_where_nothing_is_offered() -> None:
    track = sketched("o....")
    assert apply_fill(track, offered(track, range(2, 5))[Method.LINEAR]) is None


# Which is shown first


def test_a_method_that_was_not_measured_is_shown_last(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "rallytrace.analysis.fills.fill._METHODS_BETWEEN_SEEN", ((None, (Method.CUBIC, Method.FLIGHT)),)
    )
    track, frames = sketched("oooooo....oooooo"), range(6, 10)
    fills_, around = offered(track, frames), FillContext.of(track, frames)
    assert best_fill(fills_.values(), around, width=1280) is fills_[Method.CUBIC]
    assert best_fill([fills_[Method.LINEAR], fills_[Method.FLIGHT]], around, width=1280) is fills_[Method.FLIGHT]


def test_without_a_network_a_curve_is_shown_first() -> None:
    short, long = sketched("oooooo....oooooo"), sketched("oooooo" + 9 * "." + "oooooo")
    for track, frames, best in ((short, range(6, 10), Method.LINEAR), (long, range(6, 15), Method.FLIGHT)):
        shown = not_none(best_fill(offered(track, frames).values(), FillContext.of(track, frames), width=1280))
        assert shown.method is best


def test_doubtful_fills_are_offered_last() -> None:
    track, frames = sketched("oooooo" + 20 * "." + "oooooo"), range(6, 26)
    around, fills_ = FillContext.of(track, frames), offered(track, frames)
    first = best_fill(fills_.values(), around, width=1280)
    assert first is fills_[Method.FLIGHT]
    doubtful = replace(fills_[Method.FLIGHT], words="9 px off.")
    first = best_fill([fills_[Method.LINEAR], fills_[Method.CUBIC], doubtful], around, width=1280)
    assert first is fills_[Method.CUBIC]


@pytest.mark.parametrize("height", [60.0, 900.0])
def test_lob_above_the_picture_prefers_flight_over_edge_line(
    height: float,
) -> None:
    track, at = Track(60), np.arange(60)
    x, y = 300.0 + 8 * at, height * ((at - 30) / 15) ** 2 - height
    for frame in np.flatnonzero((y >= 0) & (y < 700)).tolist():
        made(track, edits.place(track, frame, x[frame], y[frame]))
    frames = range(16, 45) if height < 100 else range(15, 46)
    fills_ = offered(track, frames)
    network = replace(fills_[Method.LINEAR], method=Method.INPAINT)
    first = not_none(best_fill([network, *fills_.values()], FillContext.of(track, frames), width=1280))
    assert first is fills_[Method.FLIGHT]
    assert len(first.frames) + len(first.outside) == len(first.outside) > 25


@pytest.mark.parametrize(("step", "best"), [(0.5, Method.LINEAR), (0.7, Method.INPAINT)])
def test_line_is_preferred_where_the_ball_lies_still(step: float, best: Method) -> None:
    track, frames = Track(20), range(8, 12)
    for frame in (*range(4, 8), *range(12, 16)):
        made(track, edits.place(track, frame, 300 + step * frame, 500))
    fills_ = offered(track, frames)
    network = replace(fills_[Method.CUBIC], method=Method.INPAINT)
    assert not_none(best_fill([network, *fills_.values()], FillContext.of(track, frames), width=1280)).method is best


def test_long_rest_is_not_filled_by_a_line() -> None:
    track = Track(60)
    for frame in (*range(4, 8), *range(40, 44)):
        made(track, edits.place(track, frame, 300, 500))
    frames = range(8, 40)
    first = not_none(best_fill(offered(track, frames).values(), FillContext.of(track, frames), width=1280))
    assert first.method is not Method.LINEAR


def test_nothing_is_shown_where_nothing_is_offered() -> None:
    track = sketched("o....")
    assert best_fill(offered(track, range(2, 5)).values(), FillContext.of(track, range(2, 5)), width=1280) is None


# Where the gaps are


@pytest.mark.parametrize(
    ("picture", "frame", "gap"),
    [
        ("oo...oo", 3, range(2, 5)),
        ("oo...oo", 1, None),
        ("oo.ii.oo", 2, range(2, 6)),
        ("ooffoo", 2, None),
        ("oo.x.oo", 2, None),
        ("oo.x.oo", 3, None),
        ("oo..|..oo", 3, None),
        ("..oo", 0, None),
        ("oo..", 3, None),
        ("h   h", 2, range(1, 4)),
        ("o" + 256 * "." + "o", 100, range(1, 257)),
        ("o" + 257 * "." + "o", 100, None),
    ],
)
def test_a_gap_lies_between_known_points_of_a_scene(picture: str, frame: int, gap: range | None) -> None:
    assert gap_at(sketched(picture), frame) == gap


@pytest.mark.parametrize(
    ("picture", "frame", "end"),
    [
        ("oooo......", 4, range(4, 8)),
        ("oooo......", 8, None),
        ("......oooo", 2, range(2, 6)),
        ("......oooo", 1, None),
        ("oooo|..oooo", 4, range(4, 6)),
        ("oooo..|oooo", 5, range(4, 6)),
        ("oooo", 2, None),
    ],
)
def test_few_frames_next_to_known_points_can_be_filled(picture: str, frame: int, end: range | None) -> None:
    assert open_end_at(sketched(picture), frame) == end


@pytest.mark.parametrize(("frame", "middle"), [(0, 3), (3, 3), (4, 3), (5, 7), (9, None)])
def test_the_next_gap_begins_at_its_middle(frame: int, middle: int | None) -> None:
    assert middle_of_gap(sketched("oo...o...o."), frame) == middle


def test_a_gap_with_an_event_begins_at_the_event() -> None:
    assert middle_of_gap(sketched("oo.......oo"), 0, [event(3), event(7)]) == 3


def test_a_gap_is_found_however_far_away_it_is() -> None:
    assert middle_of_gap(sketched(2000 * "o" + "..." + "oo"), 3) == 2001


def test_the_longest_gap_is_also_found_from_its_first_frame() -> None:
    track = sketched("o" + 256 * "." + "o")
    assert [middle_of_gap(track, frame) for frame in (0, 1)] == [128, 128]


def test_pauses_between_rallies_are_no_gaps() -> None:
    assert middle_of_gap(sketched("o" + 300 * "." + "oo..o"), 0) == 303


# Events around what is filled


def test_event_without_ball_has_no_effect_on_fills() -> None:
    frames = np.arange(40)
    there_and_back = Track(40)
    for frame, x in zip(frames.tolist(), (200 + 16 * np.minimum(frames, 40 - frames)).tolist(), strict=True):
        made(there_and_back, edits.place(there_and_back, frame, x, 300))
    around, seconds = range(20, 21), frames / RATE
    assert [one.frame for one in find_events_around(there_and_back, around, seconds=seconds, size=HD)] == [20]
    made(there_and_back, edits.mark_frames(there_and_back, range(19, 22), State.NO_BALL))
    assert find_events_around(there_and_back, around, seconds=seconds, size=HD) == ()
