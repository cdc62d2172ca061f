from hypothesis import given
from hypothesis import strategies as st

from rallytrace.session.pictures.open_video import PrefetchRange, Room


def _surroundings(ready: set[int], at: int = 100, direction: int = 0, room: Room | None = None) -> PrefetchRange:
    """Return a video of 300 frames, with a keyframe every fifty."""
    return PrefetchRange(
        at, direction, room or Room(30, 30), 300, ready, lambda i: range(i // 50 * 50, i // 50 * 50 + 50)
    )


def test_the_frames_right_beside_come_first() -> None:
    assert _surroundings({100}).nearest() == range(101, 109)
    assert _surroundings(set(range(100, 109))).nearest() == range(92, 100)
    assert _surroundings(set(range(92, 109))).nearest() is None


def test_prefetch_stays_in_one_group() -> None:
    assert _surroundings(set(range(120, 136)), at=128).next() == range(136, 150)
    assert _surroundings(set(range(95, 160)), at=125, room=Room(60, 30)).next() is None
    assert _surroundings(set(range(100, 160)), at=125, room=Room(60, 30)).next() == range(65, 100)


def test_frames_behind_are_fetched_when_half_are_used() -> None:
    assert _surroundings(set(range(80, 131))).next() is None
    assert _surroundings(set(range(90, 131))).next() == range(70, 90)


def test_during_playback_nothing_is_fetched_behind_it() -> None:
    assert _surroundings(set(range(100, 131)), direction=1).next() is None
    assert _surroundings(set(range(70, 101)), direction=-1).next() == range(101, 131)
    assert _surroundings({100}, direction=-1).next() == range(70, 100)


@given(st.integers(0, 10**10), st.integers(0, 10**8), st.sampled_from([-1, 0, 1]))
def test_the_room_fits_into_the_budget(budget: int, frame_bytes: int, direction: int) -> None:
    room = Room.within(budget, frame_bytes, direction)
    assert room.behind >= 0
    assert room.ahead >= 0
    assert (room.behind + room.ahead) * frame_bytes <= budget
    assert (room.ahead - room.behind) * direction >= -1


@given(
    st.integers(0, 299),
    st.sampled_from([-1, 0, 1]),
    st.builds(Room, st.integers(0, 80), st.integers(0, 80)),
    st.sets(st.integers(0, 299)),
)
def test_fetching_what_is_proposed_comes_to_an_end(at: int, direction: int, room: Room, ready: set[int]) -> None:
    ready = {at, *ready}
    for _ in range(300):
        around = _surroundings(ready, at, direction, room)
        frames = around.nearest() or around.next()
        if frames is None:
            break
        assert len(frames) > 0
        assert not set(frames) <= ready
        assert frames[0] // 50 == frames[-1] // 50
        assert at - room.behind <= frames[0] <= frames[-1] <= at + room.ahead
        ready |= set(frames)
    else:
        raise AssertionError("it goes on for ever")
