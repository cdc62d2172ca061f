import numpy as np
from hypothesis import example, given, settings
from hypothesis import strategies as st

from rally_paths import RATE, SIZE, played
from rallytrace.domain.flight import PAD, flights
from rallytrace.domain.found_events import AHEAD_SECONDS, BEHIND_SECONDS, turns

AHEAD, BEHIND = (round(seconds * RATE) + 1 for seconds in (AHEAD_SECONDS, BEHIND_SECONDS))


@given(seed=st.integers(0, 1000), start=st.integers(0, 700), length=st.integers(1, 1200))
@example(seed=0, start=0, length=1)
@settings(max_examples=25, deadline=None)
def test_a_part_of_a_path_has_the_turns_of_the_whole_but_near_its_ends(seed: int, start: int, length: int) -> None:
    rally = played(seed, 80)
    rally.path[:, 400:430] = np.nan
    count = rally.path.shape[1]
    part = slice(start, start + length + 2 * PAD)
    whole = turns(flights(rally.path, rally.seconds, size=SIZE, begins=rally.begins), SIZE)
    some = turns(
        flights(rally.path[:, part], rally.seconds[part], size=SIZE, begins=rally.begins[part], breaks=(), first=start),
        SIZE,
    )
    first = start + PAD + BEHIND if start else 0
    stop = part.stop - PAD - AHEAD if part.stop < count else count
    assert [turn for turn in some if first <= turn.frame < stop] == [
        turn for turn in whole if first <= turn.frame < stop
    ]
