import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from label_files import import_points
from narrowing import not_none
from rallytrace.track import edits
from rallytrace.track.detections import Point, Source
from rallytrace.track.edits import Edit
from rallytrace.track.geometry import Size
from rallytrace.track.history import History
from rallytrace.track.lists import Rally
from rallytrace.track.track import PREDICTED_ROW, SOURCES, Layer, State, Track, human_rows, make_rows

HD = Size(1280, 720)


def after(track: Track, edit: Edit | None) -> Track:
    assert edit is not None
    for change in edit.changes:
        track.make(change)
    return track


def predicted(n_frames: int = 5) -> Track:
    track = Track(n_frames)
    said = track.layer(Layer.PREDICTED).copy()
    said["state"], said["x"], said["y"] = State.VISIBLE, 100, 50
    track.make(track.change(Layer.PREDICTED, range(n_frames), said))
    return track


def test_a_click_places_a_visible_point() -> None:
    point = not_none(after(Track(5), edits.place(Track(5), 2, 30.5, 40.25)).point(2))
    assert (point.visible, point.x, point.y, point.source) == (True, 30.5, 40.25, Source.HUMAN)


def test_the_undo_menu_tells_placing_from_moving() -> None:
    assert edits.place(Track(5), 2, 1, 1).name == "Place the point"
    assert edits.place(predicted(), 2, 1, 1).name == "Move the point"


def seen_at_the_ends(n_frames: int) -> Track:
    """Return a ball that moves from (0, 100) by 10 px a frame, with a false peak where it is unseen."""
    track = Track(n_frames)
    said = track.layer(Layer.PREDICTED).copy()
    said["state"], said["x"], said["y"] = State.NO_BALL, 500, 400
    said["state"][[0, -1]], said["x"][[0, -1]], said["y"][[0, -1]] = State.VISIBLE, [10, 10 * n_frames], 100
    track.make(track.change(Layer.PREDICTED, range(n_frames), said))
    return track


def test_hidden_ball_lies_between_its_neighbours() -> None:
    point = after(track := seen_at_the_ends(6), edits.mark_frames(track, range(3, 4), State.OCCLUDED)).point(3)
    assert point is not None
    assert (point.visible, point.x, point.y) == (False, 40, 100)


@pytest.mark.parametrize("non_play", [None, range(4, 6), range(2)], ids=["a cut", "no play after", "no play before"])
def test_a_hidden_ball_is_on_no_line_to_another_scene(non_play: range | None) -> None:
    track = seen_at_the_ends(6)
    if non_play is None:
        said = track.layer(Layer.PREDICTED).copy()
        said["begins_scene"][4] = True
        track.make(track.change(Layer.PREDICTED, range(6), said))
    else:
        after(track, edits.mark_non_play(track, non_play))
    point = not_none(after(track, edits.mark_frames(track, range(3, 4), State.OCCLUDED)).point(3))
    assert (point.x, point.y) != (40, 100)


def test_ball_can_be_hidden_without_any_point() -> None:
    point = not_none(after(Track(5), edits.mark_frames(Track(5), range(1, 3), State.OCCLUDED)).point(2))
    assert (point.visible, point.placed) == (False, False)


def test_a_hidden_ball_is_on_its_way_over_up_to_eight_frames() -> None:
    point = after(track := seen_at_the_ends(9), edits.mark_frames(track, range(3, 4), State.OCCLUDED)).point(3)
    assert point is not None
    assert (point.x, point.y) == (40, 100)


def test_hidden_ball_between_distant_points_uses_network() -> None:
    point = after(track := seen_at_the_ends(30), edits.mark_frames(track, range(3, 4), State.OCCLUDED)).point(3)
    assert point is not None
    assert (point.x, point.y) == (500, 400)


def test_hidden_ball_never_uses_a_denied_point() -> None:
    after(track := predicted(), edits.mark_frames(track, range(5), State.NO_BALL))
    point = not_none(after(track, edits.mark_frames(track, range(1, 2), State.OCCLUDED)).point(1))
    assert (point.occluded, point.placed, point.x, point.y) == (False, False, 0, 0)


@pytest.mark.parametrize("times", [1, 2, 3])
def test_repeated_hiding_never_restores_a_denied_point(times: int) -> None:
    after(track := predicted(), edits.mark_frames(track, range(5), State.NO_BALL))
    for _ in range(times):
        after(track, edits.mark_frames(track, range(5), State.OCCLUDED))
    assert track.shown_rows()["state"].tolist() == [State.OCCLUDED] * 5
    assert not track.shown_rows()["x"].any()
    assert not track.shown_rows()["y"].any()


def test_hidden_ball_gets_position_from_later_neighbours() -> None:
    after(track := predicted(), edits.mark_frames(track, range(5), State.NO_BALL))
    after(track, edits.mark_frames(track, range(2, 3), State.OCCLUDED))
    for frame in (1, 3):
        after(track, edits.place(track, frame, 10 * frame, 300))
    after(track, edits.mark_frames(track, range(2, 3), State.OCCLUDED))
    point = not_none(track.point(2))
    assert (point.occluded, point.x, point.y) == (True, 20, 300)


MARKS = st.tuples(st.integers(0, 4), st.integers(1, 5), st.sampled_from([State.NO_BALL, State.OCCLUDED]))
"""First frame, number of frames, state."""


@given(marks=st.lists(MARKS, max_size=8), placed=st.sets(st.sampled_from([0, 1, 3, 4])))
def test_denied_point_lies_on_the_line_or_nowhere(marks: list[tuple[int, int, State]], placed: set[int]) -> None:
    track = Track(5)
    track.make(track.change(Layer.PREDICTED, [2], predicted(1).layer(Layer.PREDICTED)))
    for frame in placed:
        after(track, edits.place(track, frame, 300, 400))
    after(track, edits.mark_frames(track, range(2, 3), State.NO_BALL))
    for first, count, state in marks:
        after(track, edits.mark_frames(track, range(first, first + count), state))
        shown = track.shown_rows(2, 3)
        assert (shown["x"][0], shown["y"][0]) in {(0, 0), (300, 400)}


def test_a_nudge_starts_from_what_is_shown() -> None:
    point = not_none(after(track := predicted(), edits.nudge(track, 1, -1, 10, size=HD)).point(1))
    assert (point.x, point.y, point.source) == (99, 60, Source.HUMAN)


@pytest.mark.parametrize(
    ("by", "edge"), [((0, -60), (100, 0)), ((-101, 0), (0, 50)), ((2000, 0), (1279, 50)), ((0, 2000), (100, 719))]
)
def test_a_nudge_stays_in_the_picture(by: tuple[int, int], edge: tuple[int, int]) -> None:
    point = not_none(after(track := predicted(), edits.nudge(track, 1, *by, size=HD)).point(1))
    assert (point.x, point.y) == edge


def test_nothing_can_be_nudged_where_nothing_is() -> None:
    assert edits.nudge(Track(5), 1, 1, 0, size=HD) is None


def test_an_occluded_ball_keeps_its_position() -> None:
    point = not_none(after(track := predicted(), edits.mark_frames(track, range(1, 2), State.OCCLUDED)).point(1))
    assert (point.visible, point.occluded, point.x, point.y) == (False, True, 100, 50)


def test_frames_decided_by_a_person_can_be_left_out_of_a_range() -> None:
    track = after(Track(5), edits.place(Track(5), 2, 30, 40))
    after(track, edits.mark_frames(track, range(1, 4), State.NO_BALL, only_open=True))
    assert [int(row["state"]) for row in track.shown_rows(1, 4)] == [State.NO_BALL, State.VISIBLE, State.NO_BALL]
    assert edits.mark_frames(track, range(2, 3), State.NO_BALL, only_open=True) is None


def test_a_ball_that_is_not_there_has_no_position() -> None:
    point = not_none(after(track := predicted(), edits.mark_frames(track, range(1, 2), State.NO_BALL)).point(1))
    assert not point.placed
    assert (point.x, point.y) == (0, 0)


def test_a_ball_that_rests_has_one_position_in_all_frames() -> None:
    track = after(predicted(), edits.place(predicted(), 1, 30, 40))
    after(track, edits.repeat_position(track, 1, range(1, 4)))
    assert track.positions()[0].tolist() == [100, 30, 30, 30, 100]
    assert edits.repeat_position(Track(5), 1, range(1, 4)) is None


def test_ball_rests_only_where_it_was_seen() -> None:
    track = predicted(20)
    seen = track.layer(Layer.PREDICTED)[5:10].copy()
    seen["state"], seen["x"] = State.NO_BALL, 0
    guessed = make_rows(5, State.OCCLUDED, Source.INPAINTED, x=900, y=10)
    track.make(track.change(Layer.PREDICTED, range(5, 10), seen))
    track.make(track.change(Layer.INPAINTED, range(5, 10), guessed))
    assert edits.find_resting_frame(track, 5, range(5, 10)) == 4
    assert edits.find_resting_frame(track, 0, range(10)) == 10
    assert edits.find_resting_frame(track, 5, None) == 4
    assert edits.find_resting_frame(track, 3, None) == 3
    assert edits.find_resting_frames(track, 5, HD.width, source=4) == range(5, 20)
    after(track, edits.place(track, 7, 30, 40))
    assert edits.find_resting_frame(track, 5, range(5, 10)) == 7


def test_a_ball_rests_until_it_is_seen_elsewhere_twice_running() -> None:
    track = predicted(20)
    seen = track.layer(Layer.PREDICTED).copy()
    seen["x"][[5, 12, 13]] = 400
    track.make(track.change(Layer.PREDICTED, range(20), seen))
    assert edits.find_resting_frames(track, 3, HD.width) == range(3, 12)
    assert edits.find_resting_frames(track, 12, HD.width) == range(12, 14)


def test_ball_rests_until_human_point_shot_or_untracked_frame() -> None:
    track = predicted(20)
    track.grow(30)
    assert edits.find_resting_frames(track, 3, HD.width) == range(3, 20)
    seen = track.layer(Layer.PREDICTED)[:20].copy()
    seen["begins_scene"][15] = True
    track.make(track.change(Layer.PREDICTED, range(20), seen))
    assert edits.find_resting_frames(track, 3, HD.width) == range(3, 15)
    after(track, edits.place(track, 8, 100, 50))
    assert edits.find_resting_frames(track, 3, HD.width) == range(3, 8)
    assert len(edits.find_resting_frames(track, 25, HD.width)) == 0


def test_clearing_shows_the_model_result_again() -> None:
    track = predicted()
    before = track.points()
    after(track, edits.mark_frames(track, range(5), State.NO_BALL))
    after(track, edits.mark_frames(track, range(5), State.UNSET))
    assert track.points() == before


def test_there_is_nothing_to_clear_where_no_hand_was() -> None:
    assert edits.mark_frames(predicted(), range(5), State.UNSET) is None


def test_only_frames_with_a_position_can_be_made_visible() -> None:
    track = predicted(3)
    track.grow(5)
    assert not_none(edits.mark_frames(track, range(5), State.VISIBLE)).frames.tolist() == [0, 1, 2]


def test_a_range_beyond_the_end_stops_at_the_end() -> None:
    edit = not_none(edits.mark_frames(track := Track(5), range(3, 9), State.NO_BALL))
    assert edit.frames.tolist() == [3, 4]
    after(track, edit)


def test_an_edit_taken_back_leaves_no_trace() -> None:
    track = predicted()
    edit = edits.place(track, 2, 7, 8)
    after(track, edit)
    after(track, edit.inverse())
    assert track.point(2) == predicted().point(2)


def test_rallies_are_kept_in_order_and_renamed_in_place() -> None:
    track = Track(100)
    for rally in (Rally("second", range(50, 60)), Rally("first", range(10, 20)), Rally("the second", range(50, 60))):
        after(track, edits.name_rally(track, rally))
    assert [rally.name for rally in track.rallies] == ["first", "the second"]
    after(track, edits.remove_rally(track, track.rallies[0]))
    assert [rally.name for rally in track.rallies] == ["the second"]


def test_a_rally_is_cut_in_two() -> None:
    track = Track(100)
    after(track, edits.name_rally(track, Rally("Final", range(10, 60))))
    after(track, edits.cut_rally(track, 40))
    assert track.rallies == (Rally("Final", range(10, 40)), Rally("Final (2)", range(40, 60)))
    after(track, edits.cut_rally(track, 20))
    after(track, edits.cut_rally(track, 50))
    assert [rally.name for rally in track.rallies] == ["Final", "Final (3)", "Final (2)", "Final (4)"]


@pytest.mark.parametrize(
    ("names", "frame", "expected"),
    [
        (("Rally 1", "Rally 2", "Rally 3"), 5, ["Rally 1", "Rally 2", "Rally 3", "Rally 4"]),
        (("Rally 1", "Rally 2", "Rally 3"), 25, ["Rally 1", "Rally 2", "Rally 3", "Rally 4"]),
        (("Rally 1", "Final", "Rally 3"), 5, ["Rally 1", "Rally 2", "Final", "Rally 3"]),
        (("Rally 12", "Rally 14", "Rally 15"), 5, ["Rally 12", "Rally 13", "Rally 14", "Rally 15"]),
        (("Rally 1", "Rally 2", "Final"), 5, ["Rally 1", "Rally 2", "Rally 3", "Final"]),
    ],
)
def test_split_rallies_are_numbered_in_order(names: tuple[str, ...], frame: int, expected: list[str]) -> None:
    """Names that a person gave stay, and no number moves farther than needed."""
    track = Track(100)
    for k, name in enumerate(names):
        after(track, edits.name_rally(track, Rally(name, range(10 * k, 10 * k + 10), tags=(name,))))
        after(track, edits.set_winner(track, track.rallies[k], f"winner of {name}"))
    history = History(track)
    history.do(not_none(edits.cut_rally(track, frame)))
    assert [rally.name for rally in track.rallies] == expected
    half = frame // 10
    assert [rally.winner for rally in track.rallies if rally.winner] == [f"winner of {name}" for name in names]
    assert [rally.winner for rally in track.rallies].index("") == half
    history.undo()
    assert [rally.name for rally in track.rallies] == list(names)


def test_split_rally_keeps_winner_in_second_part() -> None:
    track = Track(100)
    after(track, edits.name_rally(track, Rally("Final", range(10, 60), "Li Na")))
    after(track, edits.cut_rally(track, 40))
    assert [rally.winner for rally in track.rallies] == ["", "Li Na"]


def test_a_rally_cannot_be_cut_where_it_begins_or_is_not() -> None:
    track = Track(100)
    after(track, edits.name_rally(track, Rally("Final", range(10, 60))))
    assert [edits.cut_rally(track, frame) for frame in (5, 10, 60, 99)] == [None] * 4


def test_shortest_of_nested_rallies_is_split() -> None:
    track = Track(100)
    after(track, edits.name_rally(track, Rally("A", range(80))))
    after(track, edits.name_rally(track, Rally("inside", range(10, 60))))
    after(track, edits.cut_rally(track, 40))
    assert [rally.name for rally in track.rallies] == ["A", "inside", "inside (2)"]


def test_an_edit_names_its_frames_once() -> None:
    track = Track(5)
    twice = tuple(
        track.change(layer, [1, 3], make_rows(2, State.VISIBLE, Source.INPAINTED))
        for layer in (Layer.IMPORTED, Layer.INPAINTED)
    )
    assert Edit("both", twice).frames.tolist() == [1, 3]


def test_accepted_frames_keep_their_source() -> None:
    track = predicted()
    before = track.points()
    after(track, edits.accept(track, range(1, 3)))
    assert track.points() == before
    assert track.reviewed().tolist() == [False, True, True, False, False]


def test_a_run_does_not_change_what_was_accepted() -> None:
    track = predicted()
    after(track, edits.accept(track, range(1, 2)))
    accepted = track.point(1)
    said = track.layer(Layer.PREDICTED).copy()
    said["x"] = 7
    track.make(track.change(Layer.PREDICTED, range(5), said))
    assert track.point(1) == accepted


def test_unset_frames_cannot_be_accepted() -> None:
    assert edits.accept(Track(5), range(5)) is None


def test_accepting_twice_changes_nothing() -> None:
    track = predicted()
    after(track, edits.accept(track, range(5)))
    assert edits.accept(track, range(5)) is None


def test_a_pinned_point_is_not_reviewed_and_can_be_accepted() -> None:
    track = predicted()
    after(track, edits.pin(track, range(1, 2)))
    assert not track.reviewed().any()
    assert edits.pin(track, range(1, 2)) is None
    after(track, edits.accept(track, range(1, 2)))
    assert track.reviewed()[1]


def test_unreviewed_frame_shows_model_result_again() -> None:
    track = predicted()
    before = track.points()
    after(track, edits.accept(track, range(1, 3)))
    after(track, edits.unreview(track, range(5)))
    assert track.points() == before
    assert not track.reviewed().any()
    assert not track.layer(Layer.HUMAN)["state"].any()


def test_only_what_is_shown_without_it_is_unpinned() -> None:
    track = predicted()
    after(track, edits.pin(track, range(5)))
    after(track, edits.place(track, 1, 7, 7))
    filled = human_rows(make_rows(1, State.VISIBLE, Source.INTERPOLATED, x=8, y=8), reviewed=True)
    after(track, Edit("Fill", (track.change(Layer.HUMAN, [2], filled),)))
    after(track, edits.unpin(track, range(5)))
    assert np.flatnonzero(track.layer(Layer.HUMAN)["state"]).tolist() == [1, 2]
    assert edits.unpin(track, range(5)) is None


def test_unreviewed_frame_without_model_result_stays_pinned() -> None:
    track = predicted()
    after(track, edits.place(track, 0, 7, 8))
    after(track, import_points(track, [Point(1, visible=True, x=3, y=4)], as_human=True))
    filled = human_rows(make_rows(1, State.VISIBLE, Source.INTERPOLATED, x=5, y=6), reviewed=True)
    after(track, Edit("Fill", (track.change(Layer.HUMAN, [2], filled),)))
    after(track, edits.accept(track, range(3)))
    before = track.points()
    edit = edits.unreview(track, range(5))
    after(track, edit)
    assert not_none(edit).frames.tolist() == [0, 1, 2]
    assert track.points() == before
    assert not track.reviewed().any()
    assert (track.layer(Layer.HUMAN)["state"][:3] != State.UNSET).all()
    assert edits.unreview(track, range(5)) is None


def test_an_accepted_point_stays_when_a_later_run_has_none() -> None:
    track = predicted()
    after(track, edits.accept(track, range(1, 2)))
    accepted = track.point(1)
    after(track, Edit("Track", (track.change(Layer.PREDICTED, [1], np.zeros(1, PREDICTED_ROW)),)))
    after(track, edits.unreview(track, range(1, 2)))
    assert track.point(1) == accepted


def test_a_point_set_by_hand_is_reviewed() -> None:
    track = Track(5)
    after(track, edits.place(track, 2, 7, 8))
    assert track.reviewed().tolist() == [False, False, True, False, False]


def test_imported_points_rank_between_model_and_human() -> None:
    track = predicted()
    after(track, edits.place(track, 1, 7, 8))
    mine = track.point(1)
    points = [Point(frame, visible=True, x=30, y=40) for frame in (0, 1)]
    after(track, import_points(track, points, as_human=False))
    first = not_none(track.point(0))
    assert (first.x, first.source) == (30, Source.IMPORTED)
    assert track.point(1) == mine


def test_points_imported_as_a_persons_stay_through_runs() -> None:
    track = predicted()
    after(track, import_points(track, [Point(3, visible=False, x=0, y=0)], as_human=True))
    assert not not_none(track.point(3)).placed
    assert not track.reviewed()[3]


@pytest.mark.parametrize("as_human", [False, True])
def test_an_occluded_ball_without_a_position_is_imported_as_one(as_human: bool) -> None:
    track = predicted()
    labels = make_rows(2, State.OCCLUDED, Source.PREDICTED, x=np.array([0.0, 9.0]))
    after(track, edits.import_labels(track, np.array([3, 4]), labels, as_human=as_human))
    shown = track.shown_rows()[3:5]
    assert shown["state"].tolist() == [State.OCCLUDED, State.OCCLUDED]
    assert shown["x"].tolist() == [0, 9]
    assert {SOURCES[source] for source in shown["source"]} == {Source.IMPORTED}


def test_imported_points_beyond_the_end_are_left_out() -> None:
    assert import_points(Track(5), [Point(5, visible=True, x=1, y=1)], as_human=True) is None
