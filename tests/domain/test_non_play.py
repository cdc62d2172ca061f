from hypothesis import given
from hypothesis import strategies as st

from rallytrace.domain import edits
from rallytrace.domain.history import History
from rallytrace.domain.lists import NonPlayChange, RalliesChange, taken_out
from rallytrace.domain.spans import joined, outside, overlap, without
from rallytrace.domain.track import Track

SPANS = st.builds(lambda start, length: range(start, start + length), st.integers(0, 30), st.integers(0, 12))


def frames_of(spans: tuple[range, ...]) -> set[int]:
    return {frame for span in spans for frame in span}


def in_order(spans: tuple[range, ...]) -> bool:
    ends = [end for span in spans for end in (span.start, span.stop)]
    return ends == sorted(set(ends))


@given(st.lists(SPANS, max_size=6))
def test_stretches_that_overlap_or_touch_become_one(spans: list[range]) -> None:
    made = joined(spans)
    assert frames_of(made) == frames_of(tuple(spans))
    assert in_order(made)


@given(st.lists(SPANS, max_size=6), SPANS)
def test_what_is_taken_out_is_out_and_the_rest_stays(spans: list[range], frames: range) -> None:
    made = without(joined(spans), frames)
    assert frames_of(made) == frames_of(tuple(spans)) - set(frames)
    assert in_order(made)


@given(st.lists(SPANS, max_size=6), SPANS)
def test_of_some_frames_only_those_outside_are_left(spans: list[range], frames: range) -> None:
    left = outside(frames, joined(spans))
    assert frames_of(left) == set(frames) - frames_of(tuple(spans))
    assert in_order(left)


@given(st.lists(SPANS, max_size=6), SPANS)
def test_the_frames_that_lie_in_non_play_ranges_are_counted(spans: list[range], frames: range) -> None:
    assert overlap(joined(spans), frames) == len(frames_of(tuple(spans)) & set(frames))


def test_marking_and_unmarking_is_undone_step_by_step() -> None:
    history = History(track := Track(100))
    said: list[tuple[range, ...]] = [track.non_play]
    for make, frames in (
        (edits.mark_non_play, range(10, 30)),
        (edits.mark_non_play, range(30, 40)),
        (edits.unmark_non_play, range(20, 25)),
        (edits.mark_non_play, range(90, 120)),
    ):
        edit = make(track, frames)
        assert edit is not None
        assert NonPlayChange in edit.subjects
        assert RalliesChange not in edit.subjects
        history.do(edit)
        said.append(track.non_play)
    assert said[-1] == (range(10, 20), range(25, 40), range(90, 100))
    for non_play in reversed(said[:-1]):
        history.undo()
        assert track.non_play == non_play


def test_what_is_known_to_be_play_or_not_need_not_be_said_again() -> None:
    track = Track(100)
    edit = edits.mark_non_play(track, range(10, 30))
    assert edit is not None
    History(track).do(edit)
    assert edits.mark_non_play(track, range(12, 20)) is None
    assert edits.unmark_non_play(track, range(40, 50)) is None
    assert edits.mark_non_play(track, range(200, 210)) is None, "there are no such frames"


CHANGES = st.lists(st.tuples(SPANS, st.booleans()), max_size=8)


@given(CHANGES)
def test_what_was_taken_out_of_the_non_play_ranges_is_known_to_be_play_until_it_is_put_back(
    acts: list[tuple[range, bool]],
) -> None:
    changes: list[NonPlayChange] = []
    non_play: tuple[range, ...] = ()
    play: set[int] = set()
    for frames, is_non_play in acts:
        after = joined((*non_play, frames)) if is_non_play else without(non_play, frames)
        play = play - set(frames) if is_non_play else play | (frames_of(non_play) & set(frames))
        changes.append(NonPlayChange(non_play, after))
        non_play = after
    known = taken_out(changes)
    assert frames_of(known) == play
    assert in_order(known)
