import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rally_paths import RATE, SIZE, Floats, Played, played
from rallytrace.analysis.arcs.path_arcs import PAD_SECONDS, PathArcs, find_arcs
from rallytrace.track.geometry import Size

NAN = np.nan

PAD_FRAMES = round(PAD_SECONDS * RATE)


def of(rally: Played, path: Floats | None = None, contacts: tuple[int, ...] = ()) -> PathArcs:
    return find_arcs(
        rally.path if path is None else path, rally.seconds, size=SIZE, begins=rally.begins, contacts=contacts
    )


def near(found: tuple[int, ...], wanted: tuple[int, ...], by: int = 1) -> bool:
    return len(found) == len(wanted) and all(abs(a - b) <= by for a, b in zip(found, wanted, strict=True))


def distances(found: PathArcs, path: Floats) -> Floats:
    """Return how far a path is from the flights, (n,) px."""
    return np.asarray(np.hypot(*(found.expected - path)))


@pytest.mark.parametrize("seed", range(6))
def test_the_legs_of_a_rally_lie_between_its_hits(seed: int) -> None:
    rally = played(seed, 6)
    found = of(rally)
    assert near(found.contacts, rally.hits)
    assert len(found.arcs) == 6
    assert np.median(distances(found, rally.path)) < 3


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("length", [1, 2, 5])
def test_a_teleport_is_off_the_flight_and_moves_no_break(seed: int, length: int) -> None:
    rally = played(seed, 6)
    begin = rally.hits[2] + 9
    path = rally.path.copy()
    path[:, begin : begin + length] = np.array([[700.0], [60.0]]) + np.arange(length)
    found = of(rally, path)
    assert found.contacts == of(rally).contacts
    assert (distances(found, path)[begin : begin + length] > 40).all()
    assert distances(found, rally.path)[begin : begin + length].max() < 15


def test_smash_is_a_separate_arc() -> None:
    s = np.arange(40) / RATE
    lob = np.stack([300 + 200 * s[:25], 500 - 900 * s[:25] + 900 * s[:25] ** 2])
    smash = lob[:, -1:] + np.stack([900 * s[1:13], 1000 * s[1:13]])
    path = np.concatenate([lob, smash], axis=1)
    found = find_arcs(path, np.arange(37) / RATE, size=SIZE, begins=np.zeros(37, np.bool_))
    assert found.contacts == (24,)
    assert distances(found, path).max() < 5


def test_a_ball_that_falls_and_rises_was_hit_however_softly() -> None:
    down = np.concatenate([np.linspace(2, 8, 14), np.linspace(8, -10, 6)[1:-1], np.linspace(-10, -2, 14)])
    path = np.stack([400 + 9.0 * np.arange(33), 300 + np.cumsum(np.append(0, down))])
    found = find_arcs(path, np.arange(33) / RATE, size=SIZE, begins=np.zeros(33, np.bool_))
    assert len(found.arcs) == 2
    assert near(found.contacts, (17,))


def test_the_flight_goes_on_through_a_short_gap() -> None:
    rally = played(3, 1)
    path = rally.path.copy()
    path[:, 8:14] = NAN
    found = of(rally, path)
    assert len(found.arcs) == 1
    assert distances(found, rally.path)[8:14].max() < 10


def test_a_hit_within_a_gap_is_found_where_the_flights_meet() -> None:
    rally = played(1, 2)
    path = rally.path.copy()
    path[:, rally.hits[0] - 2 : rally.hits[0] + 3] = NAN
    found = of(rally, path)
    assert near(found.contacts, rally.hits, by=2)
    assert np.isfinite(found.expected).all()


def test_a_cut_ends_the_flight_and_is_no_hit() -> None:
    rally = played(2, 1)
    begins = rally.begins.copy()
    begins[10] = True
    found = find_arcs(rally.path, rally.seconds, size=SIZE, begins=begins)
    assert list(found.arcs) == [range(10), range(10, len(begins))]
    assert found.contacts == ()


def test_no_arc_starts_before_a_cut() -> None:
    at = np.arange(40)
    for seed in range(60):
        off = np.random.default_rng(seed).normal(0, 1.5, (2, 40))
        path = np.stack([200 + 12 * at, 300 - 4 * at + 0.15 * at**2]) + off
        found = find_arcs(path, at / RATE, size=SIZE, begins=at % 20 == 0)
        assert 20 in {leg[0] for leg in found.arcs}


def test_a_cut_within_a_gap_ends_the_flight_too() -> None:
    rally = played(2, 1)
    begins, path = rally.begins.copy(), rally.path.copy()
    path[:, 9:13] = NAN
    begins[11] = True
    found = find_arcs(path, rally.seconds, size=SIZE, begins=begins)
    assert list(found.arcs) == [range(9), range(13, len(begins))]
    assert np.isnan(found.expected[:, 9:13]).all()


def test_no_flight_leads_across_a_long_gap() -> None:
    rally = played(4, 3)
    path = np.concatenate([rally.path[:, :15], np.full((2, 45), NAN), rally.path[:, 15:]], axis=1)
    count = path.shape[1]
    found = find_arcs(path, np.arange(count) / RATE, size=SIZE, begins=np.zeros(count, np.bool_))
    assert list(found.arcs[:2]) == [range(15), range(60, found.arcs[1].stop)]
    assert near(found.contacts, tuple(hit + 45 for hit in rally.hits))


def test_ten_minutes_without_a_ball_split_arcs_silently() -> None:
    s = np.arange(30) / RATE
    way = 1 - np.exp(-s)
    one = np.stack([100 + 900 * way, 300 - 400 * way + 60 * s])
    path = np.concatenate([one, np.array([[1200.0], [0.0]]) + np.array([[-1.0], [1.0]]) * one], axis=1)
    found = find_arcs(path, np.concatenate([s, s + 600]), size=SIZE, begins=np.zeros(60, np.bool_))
    assert found.arcs == (range(30), range(30, 60))


def test_a_known_break_is_one_even_where_the_ball_flies_on() -> None:
    rally = played(5, 1)
    found = of(rally, contacts=(12,))
    assert found.contacts == (12,)
    assert list(found.arcs) == [range(12), range(12, len(rally.begins))]


def test_known_breaks_elsewhere_in_the_video_do_not_matter() -> None:
    rally = played(5, 1)
    assert of(rally, contacts=(0, 4000)).contacts == ()


def test_a_ball_that_is_elsewhere_from_some_frame_on_was_not_hit() -> None:
    rally = played(7, 1)
    elsewhere = np.array([[400.0], [-250.0]])
    path = np.concatenate([rally.path[:, :12], rally.path[:, 12:24] + elsewhere], axis=1)
    found = find_arcs(path, np.arange(24) / RATE, size=SIZE, begins=np.zeros(24, np.bool_))
    assert [leg.start for leg in found.arcs] == [0, 12]
    assert found.contacts == ()


def test_without_a_ball_there_is_nothing() -> None:
    found = find_arcs(np.full((2, 9), NAN), np.arange(9) / RATE, size=SIZE, begins=np.zeros(9, np.bool_))
    assert found.arcs == ()
    assert found.contacts == ()
    assert np.isnan(found.expected).all()


def test_no_frames_at_all_are_fine() -> None:
    found = find_arcs(np.zeros((2, 0)), np.zeros(0), size=SIZE, begins=np.zeros(0, np.bool_))
    assert found.arcs == ()


@pytest.mark.parametrize("count", [1, 2, 3])
def test_few_points_are_a_flight_that_says_nothing_about_them(count: int) -> None:
    path = np.array([[100.0, 120.0, 140.0], [50.0, 50.0, 50.0]])[:, :count]
    found = find_arcs(path, np.arange(count) / RATE, size=SIZE, begins=np.zeros(count, np.bool_))
    assert list(found.arcs) == [range(count)]
    assert found.expected == pytest.approx(path, abs=1)


def test_resting_ball_is_split_into_arcs_of_limited_length() -> None:
    path = np.full((2, 2000), 300.0)
    found = find_arcs(path, np.arange(2000) / RATE, size=SIZE, begins=np.zeros(2000, np.bool_))
    assert max(len(leg) for leg in found.arcs) <= 128
    assert found.contacts == ()
    assert found.expected == pytest.approx(path)


@st.composite
def troubled(draw: st.DrawFn) -> Played:
    """Return a long rally with teleports, gaps and frames of noise."""
    rally = played(draw(st.integers(0, 10_000)), 70)
    rng = np.random.default_rng(draw(st.integers(0, 10_000)))
    for begin in rng.integers(0, len(rally.begins), 60):
        length = int(rng.choice([1, 2, 3, 5, 8, 40]))
        here = slice(begin, begin + length)
        if rng.random() < 0.5:
            rally.path[:, here] = NAN
        else:
            rally.path[:, here] += np.round(rng.normal(0, 150, (2, 1)) * 16) / 16
    return rally


def inside(found: PathArcs, frames: range) -> tuple[list[range], list[int], Floats]:
    """Return what is found within some frames, as the video counts them."""
    here = slice(frames.start - found.frames.start, frames.stop - found.frames.start)
    spans = [span for span in found.arcs if frames.start <= span.start and span.stop <= frames.stop]
    contacts = [at for at in found.contacts if at in frames]
    return spans, contacts, found.expected[:, here]


def same(one: PathArcs, other: PathArcs, frames: range) -> bool:
    spans, contacts, expected = inside(one, frames)
    spans_too, breaks_too, expected_too = inside(other, frames)
    return (spans, contacts) == (spans_too, breaks_too) and np.allclose(
        expected, expected_too, rtol=1e-7, atol=1e-7, equal_nan=True
    )


@given(rally=troubled(), share=st.floats(0, 1), by=st.integers(-400, 400), length=st.integers(1, 8))
@settings(max_examples=12, deadline=None)
def test_a_change_changes_nothing_far_away(rally: Played, share: float, by: int, length: int) -> None:
    count = len(rally.begins)
    begin = int(share * (count - 1))
    path = rally.path.copy()
    path[:, begin : begin + length] += by
    one, other = of(rally), of(rally, path)
    assert same(one, other, range(max(begin - PAD_FRAMES, 0)))
    assert same(one, other, range(min(begin + length + PAD_FRAMES, count), count))


@given(rally=troubled(), share=st.floats(0, 1))
@settings(max_examples=12, deadline=None)
def test_a_part_of_a_path_is_split_as_the_whole_is(rally: Played, share: float) -> None:
    begin = int(share * (len(rally.begins) - 1))
    stop = min(begin + 3 * PAD_FRAMES, len(rally.begins))
    part = find_arcs(
        rally.path[:, begin:stop], rally.seconds[begin:stop], size=SIZE, begins=rally.begins[begin:stop], first=begin
    )
    assert part.frames == range(begin, stop)
    assert same(of(rally), part, range(begin + PAD_FRAMES, max(stop - PAD_FRAMES, begin + PAD_FRAMES)))


@given(rally=troubled(), by=st.tuples(st.integers(-200, 200), st.integers(-200, 200)))
@settings(max_examples=8, deadline=None)
def test_the_flights_move_with_the_path(rally: Played, by: tuple[int, int]) -> None:
    one, moved = of(rally), of(rally, rally.path + np.array(by)[:, None])
    assert one.arcs == moved.arcs
    assert one.contacts == moved.contacts
    assert np.allclose(one.expected + np.array(by)[:, None], moved.expected, atol=1e-5, equal_nan=True)


@given(rally=troubled())
@settings(max_examples=8, deadline=None)
def test_the_same_rally_in_a_larger_picture_has_the_same_flights(rally: Played) -> None:
    one = of(rally)
    larger = find_arcs(2 * rally.path, rally.seconds, size=Size(2560, 1440), begins=rally.begins)
    assert one.arcs == larger.arcs
    assert one.contacts == larger.contacts
    assert np.allclose(2 * one.expected, larger.expected, atol=1e-5, equal_nan=True)


@given(rally=troubled(), known=st.lists(st.integers(0, 1700), max_size=5))
@settings(max_examples=12, deadline=None)
def test_every_point_is_in_one_leg_and_every_break_between_two(rally: Played, known: list[int]) -> None:
    found = of(rally, contacts=tuple(known))
    at = np.concatenate([np.arange(leg.start, leg.stop) for leg in found.arcs])
    assert (np.diff(at) > 0).all()
    assert np.isin(np.flatnonzero(np.isfinite(rally.path[0])), at).all()
    assert np.array_equal(np.flatnonzero(np.isfinite(found.expected[0])), at)
    assert list(found.contacts) == sorted(set(found.contacts))
    borders = {frame + by for leg in found.arcs for frame in (leg.start,) for by in (-1, 0)}
    assert set(found.contacts) - set(known) <= borders


@given(
    path=st.lists(st.tuples(st.floats(-100, 2000), st.floats(-100, 2000)) | st.just((NAN, NAN)), max_size=40),
    steps=st.lists(st.floats(0, 2), min_size=40, max_size=40),
    cuts=st.sets(st.integers(0, 39)),
)
@settings(deadline=None)
def test_whatever_the_path_each_of_its_points_is_in_a_leg(
    path: list[tuple[float, float]], steps: list[float], cuts: set[int]
) -> None:
    places = np.array(path, np.float64).reshape(-1, 2).T
    count = places.shape[1]
    begins = np.isin(np.arange(count), list(cuts))
    found = find_arcs(places, np.cumsum(steps)[:count], size=SIZE, begins=begins)
    at = {frame for leg in found.arcs for frame in leg}
    assert set(np.flatnonzero(np.isfinite(places[0])).tolist()) <= at
    assert np.isfinite(found.expected[:, sorted(at)]).all()
