from itertools import pairwise

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from rallytrace.track.spans import overlap, spans_of_flags, spans_of_frames


@given(st.lists(st.booleans(), max_size=40))
def test_spans_of_flags_are_the_longest_runs(flags: list[bool]) -> None:
    found = spans_of_flags(np.array(flags, np.bool_))
    assert [at for span in found for at in span] == np.flatnonzero(flags).tolist()
    assert all(len(span) > 0 for span in found)
    assert all(before.stop < after.start for before, after in pairwise(found))


def test_frames_that_are_at_most_so_far_apart_make_one_span() -> None:
    frames = [1, 2, 4, 7, 8]
    assert spans_of_frames(frames) == [range(1, 3), range(4, 5), range(7, 9)]
    assert spans_of_frames(frames, 2) == [range(1, 5), range(7, 9)]
    assert spans_of_frames(frames, 3) == [range(1, 9)]
    assert spans_of_frames([], 3) == []


SPANS = st.builds(range, st.integers(0, 9), st.integers(0, 9))


@given(SPANS, SPANS)
def test_spans_overlap_that_have_a_frame_in_common(one: range, other: range) -> None:
    assert overlap(one, other) == bool(set(one) & set(other))
