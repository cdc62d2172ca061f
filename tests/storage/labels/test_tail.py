"""The wrong last rows of TrackNetV3's predict.py with --large_video, made as its code makes them."""

import pytest

from label_files import CANONICAL, VIDEO, Truth, conclusion_on, rally, read_label_data
from rallytrace.storage.labels.aspects import Aspect, Certainty, VideoFacts
from rallytrace.storage.labels.report import RowProblem
from rallytrace.track.track import State

FACTS = VideoFacts(VIDEO, 200)
TRUE = [Truth(one.frame, State.VISIBLE, 400 + 1.5 * one.frame, 300 + one.frame) for one in rally(frames=200)]


def of(frame: int, at: Truth) -> Truth:
    """Return a row that says of a frame what was seen in another."""
    return Truth(frame, at.state, at.x, at.y)


def late(window: int = 8) -> list[Truth]:
    """Frames n - L + 2 and later are labelled one late, and n - L + 1 stands last."""
    first = len(TRUE) - window + 1
    return [*TRUE[:first], *(of(frame, TRUE[frame - 1]) for frame in range(first + 1, len(TRUE))), TRUE[first]]


def test_rows_that_are_one_frame_late_are_put_right() -> None:
    report = read_label_data(CANONICAL.bytes_of(late()), FACTS)
    assert report.labels.frames.tolist() == list(range(199))
    assert report.labels.rows["y"].tolist() == [one.y for one in TRUE[:199]]
    tail = conclusion_on(report, Aspect.TAIL)
    assert tail is not None
    assert (tail.choice, tail.certainty) == ("late", Certainty.CERTAIN)
    assert "--large_video" in tail.evidence
    assert [(note.line, note.problem) for note in report.refused] == [(195, RowProblem.LATE)]
    assert [note.line for note in report.corrected if note.problem is RowProblem.LATE] == list(range(196, 201))
    assert any("Frame 199" in remark for remark in report.remarks)


def test_the_user_may_say_that_they_are_right() -> None:
    report = read_label_data(CANONICAL.bytes_of(late()), FACTS, {Aspect.TAIL: "as-written"})
    assert report.labels.frames.tolist() == list(range(200))
    assert [note.problem for note in report.corrected] == [RowProblem.UNORDERED]


def test_another_window_is_asked_about() -> None:
    report = read_label_data(CANONICAL.bytes_of(late(window=5)), FACTS)
    assert [question.aspect for question in report.questions] == [Aspect.TAIL]


def test_misplaced_last_row_with_other_position_is_asked_about() -> None:
    moved = [*TRUE[:193], *TRUE[194:], TRUE[193]]
    far = [of(one.frame, TRUE[0]) if one.frame == 193 else one for one in moved]
    report = read_label_data(CANONICAL.bytes_of(far), FACTS)
    assert [question.aspect for question in report.questions] == [Aspect.TAIL]
    assert report.labels.rows["y"].tolist()[194:] == [one.y for one in TRUE[194:]]


def test_appended_row_is_not_taken_for_a_late_one() -> None:
    slow = [Truth(frame, State.VISIBLE, 300.0 + frame, 200.0) for frame in range(200)]
    hidden = [*TRUE[:190], *(Truth(frame, State.NO_BALL) for frame in range(190, 200))]
    for track in (slow, hidden):
        report = read_label_data(CANONICAL.bytes_of([*track[:193], *track[194:], track[193]]), FACTS)
        assert Aspect.TAIL in {question.aspect for question in report.questions}


def test_in_the_middle_of_a_video_the_last_rows_are_asked_about() -> None:
    longer = VideoFacts(VIDEO, 400)
    for track in (late(), [*TRUE[:-1], of(199, TRUE[193])]):
        questions = read_label_data(CANONICAL.bytes_of(track), longer).questions
        assert [question.aspect for question in questions] == [Aspect.TAIL]


def test_row_of_incomplete_window_is_proposed_for_removal() -> None:
    again = Truth(193, State.NO_BALL)
    report = read_label_data(CANONICAL.bytes_of([*TRUE, again]), FACTS)
    assert report.labels.rows["y"].tolist() == [one.y for one in TRUE]
    assert [(note.line, note.problem) for note in report.refused] == [(202, RowProblem.TWICE)]
    assert [question.aspect for question in report.questions] == [Aspect.TWICE]


def test_a_last_row_that_repeats_an_earlier_one_does_not_count() -> None:
    report = read_label_data(CANONICAL.bytes_of([*TRUE[:-1], of(199, TRUE[193])]), FACTS)
    assert report.labels.frames.tolist() == list(range(199))
    assert [(note.line, note.problem) for note in report.refused] == [(201, RowProblem.REPEATED)]


def test_distant_duplicate_last_row_is_left_alone() -> None:
    back = Truth(199, State.VISIBLE, TRUE[193].x - 40, TRUE[193].y)
    report = read_label_data(CANONICAL.bytes_of([*TRUE[:-1], back]), FACTS)
    assert conclusion_on(report, Aspect.TAIL) is None
    assert len(report.labels) == 200


@pytest.mark.parametrize("frames", [8, 12, 60, 200])
def test_right_rows_are_left_alone(frames: int) -> None:
    report = read_label_data(CANONICAL.bytes_of(TRUE[:frames]), VideoFacts(VIDEO, frames))
    assert conclusion_on(report, Aspect.TAIL) is None
    assert not report.corrected + report.refused
