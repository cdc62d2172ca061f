import numpy as np

from rallytrace.track.geometry import Size
from rallytrace.track.label_lint import Finding, LintKind, lint
from rallytrace.track.track import ROW, Rows, State

VIDEO = Size(1280, 720)


def clear(frames: int = 60) -> Rows:
    """Return a clear without fault: fast at first, then slower and slower."""
    rows = np.zeros(frames, ROW)
    along = 1 - np.exp(-np.arange(frames) / 15)
    rows["state"] = State.VISIBLE
    rows["x"], rows["y"] = 200 + 900 * along, 500 - 350 * np.sin(np.pi * along)
    return rows


def found(rows: Rows) -> list[tuple[LintKind, range]]:
    return [(one.kind, one.frames) for one in lint(rows, VIDEO)]


def test_good_labels_give_no_finding() -> None:
    assert lint(clear(), VIDEO) == []
    assert lint(np.zeros(0, ROW), VIDEO) == []
    assert lint(np.zeros(9, ROW), VIDEO) == []


def test_a_ball_that_is_visible_at_the_origin_is_found() -> None:
    rows = clear()
    rows["x"][30], rows["y"][30] = 0, 0
    assert lint(rows, VIDEO, first=100) == [
        Finding(range(130, 131), LintKind.AT_ORIGIN, "Frame 130: visible at (0, 0), which means 'no ball'.")
    ]


def test_a_ball_that_is_visible_without_a_position_is_found() -> None:
    rows = clear()
    rows["x"][30] = np.nan
    assert found(rows) == [(LintKind.NO_POSITION, range(30, 31))]


def test_positions_outside_the_picture_are_found() -> None:
    rows = clear()
    rows["x"][-3:] = [1279.4, 1279.5, 1300]
    assert (LintKind.OUTSIDE, range(58, 60)) in found(rows)


def test_a_position_where_there_is_no_ball_is_found() -> None:
    rows = clear()
    rows["state"][20:22] = State.NO_BALL
    assert found(rows) == [(LintKind.POSITION_OF_NONE, range(20, 22))]


def test_a_visible_ball_that_stands_still_for_long_is_found() -> None:
    rows = clear()
    for name in ("x", "y"):
        rows[name][10:15] = rows[name][10]
        rows[name][30:36] = rows[name][30]
    assert found(rows) == [(LintKind.RESTING, range(30, 36))]


def test_ball_at_same_place_across_a_cut_is_not_constant() -> None:
    rows, cuts = clear(), np.zeros(60, np.bool_)
    for name in ("x", "y"):
        rows[name][30:36] = rows[name][30]
    cuts[33] = True
    assert lint(rows, VIDEO, begins_scene=cuts) == []


def test_an_occluded_ball_may_stand_still() -> None:
    rows = clear()
    rows["state"][30:40] = State.OCCLUDED
    rows["x"][30:40], rows["y"][30:40] = rows["x"][30], rows["y"][30]
    assert found(rows) == []


def test_leap_and_return_is_found_at_any_length() -> None:
    for frames in (1, 2, 4):
        rows = clear()
        rows["x"][40 : 40 + frames] -= 500
        assert found(rows) == [(LintKind.JUMP, range(40, 40 + frames))]


def test_leap_counts_although_next_position_is_behind_a_gap() -> None:
    rows = clear(100)
    rows["x"][40] -= 300
    rows[42:] = np.zeros(58, rows.dtype)
    rows[80] = rows[0]
    assert (LintKind.JUMP, range(40, 41)) in found(rows)


def test_a_ball_that_is_hit_and_comes_back_is_no_leap() -> None:
    rows = clear(41)
    rows["x"] = 600 + 60 * np.abs(np.arange(41) - 20)
    rows["x"] = np.minimum(rows["x"], 1270)
    rows["y"] = 100 + 10 * np.arange(41)
    assert found(rows) == []


def test_a_ball_that_is_somewhere_else_from_then_on_is_no_leap() -> None:
    rows = clear()
    rows["x"][40:] -= 500
    assert found(rows) == []


def test_behind_a_cut_the_ball_may_be_anywhere() -> None:
    rows, cuts = clear(), np.zeros(60, np.bool_)
    rows["x"][40:42] -= 500
    cuts[[40, 42]] = True
    assert lint(rows, VIDEO, begins_scene=cuts) == []


def test_frames_that_were_left_out_between_others_are_found() -> None:
    rows = clear()
    rows[:5] = np.zeros(5, ROW)
    rows[25:28] = np.zeros(3, ROW)
    assert found(rows) == [(LintKind.GAP, range(25, 28))]


def test_findings_are_in_the_order_of_their_frames() -> None:
    rows = clear()
    rows["x"][50], rows["y"][50] = 0, 0
    rows[25:28] = np.zeros(3, ROW)
    starts = [one.frames.start for one in lint(rows, VIDEO)]
    assert starts == sorted(starts) == [25, 50]
