from itertools import pairwise

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from rallytrace.domain.spans import spans_of_flags


@given(st.lists(st.booleans(), max_size=40))
def test_spans_of_flags_are_the_longest_runs(flags: list[bool]) -> None:
    found = spans_of_flags(np.array(flags, np.bool_))
    assert [at for span in found for at in span] == np.flatnonzero(flags).tolist()
    assert all(len(span) > 0 for span in found)
    assert all(before.stop < after.start for before, after in pairwise(found))
