import tracemalloc
from collections.abc import Callable
from pathlib import Path

import av
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from numpy.typing import NDArray

import clipmaker
from clipmaker import Clip
from rallytrace.errors import AppError, Cancelled
from rallytrace.track.geometry import ResizeFilter, Size
from rallytrace.video.background import (
    SampleStack,
    background_median,
    clip_spans,
    pick_evenly,
    plan_scenes,
    sample_frames,
)
from rallytrace.video.frame import VideoFrame
from rallytrace.video.orientation import Orientation
from rallytrace.video.reader import VideoReader
from views import film, view, with_player

AREA = ResizeFilter.AREA
OWN = Size(192, 108)
CLEAN = {"crf": "8"}


def _off(picture: NDArray[np.uint8], which: int) -> float:
    """Return the largest difference of a background to a view without its player, beyond what coding costs."""
    height, width = picture.shape[:2]
    apart = np.abs(picture.astype(int) - view(which, width, height)).max(axis=-1)
    return float(np.percentile(apart, 99.5))


@pytest.fixture(scope="module")
def film_of(tmp_path_factory: pytest.TempPathFactory) -> Callable[[list[tuple[int, int]], int], Path]:
    """Return encodes films of some views, each once."""
    made: dict[str, Path] = {}

    def make(cuts: list[tuple[int, int]], n_frames: int) -> Path:
        key = repr((cuts, n_frames))
        if key not in made:
            clip = Clip("film.mp4", n_frames=n_frames, gop=15, b_frames=2, options=CLEAN)
            made[key] = clipmaker.make(clip, tmp_path_factory.mktemp("film"), film(cuts))
        return made[key]

    return make


Film = Callable[[list[tuple[int, int]], int], Path]


def test_players_do_not_show_in_the_background(film_of: Film) -> None:
    with VideoReader(film_of([(0, 0)], 120)) as reader:
        median = background_median(reader, [range(120)], None, AREA)
        assert median.shape == (108, 192, 3)
        assert median.dtype == np.uint8
        assert _off(median, 0) < 40
        assert _off(reader.frame(3).rgb_resized(OWN, AREA), 0) > 60
        small = background_median(reader, [range(120)], Size(96, 54), AREA)
        assert small.shape == (54, 96, 3)


def test_the_range_the_user_names_is_the_one_that_counts(film_of: Film) -> None:
    with VideoReader(film_of([(0, 0), (60, 1)], 120)) as reader:
        (scene,) = plan_scenes(reader, 0, 120, size=None, resize=AREA, sampled_frames=range(60, 120))
        assert (scene.start, scene.stop) == (0, 120)
        assert _off(scene.median, 1) < 40


@pytest.mark.parametrize("sampled_frames", [range(500, 600), range(30, 30)])
def test_a_named_range_without_frames_is_refused(sampled_frames: range, film_of: Film) -> None:
    with (
        VideoReader(film_of([(0, 0), (60, 1)], 120)) as reader,
        pytest.raises(AppError, match=r"outside .* which has 120 frames"),
    ):
        plan_scenes(reader, 0, 120, size=None, resize=AREA, sampled_frames=sampled_frames)


@pytest.mark.parametrize("short_seconds", [80.0, 0.0], ids=["decoded once", "by keyframes"])
def test_every_shot_has_its_own_background(
    short_seconds: float, film_of: Film, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rallytrace.video.background._MAX_SHORT_RANGE_SECONDS", short_seconds)
    monkeypatch.setattr("rallytrace.video.shots._MAX_SHORT_RANGE_SECONDS", short_seconds)
    cuts = [(0, 0), (70, 1), (110, 0), (190, 2)]
    told: list[float] = []
    with VideoReader(film_of(cuts, 240)) as reader:
        scenes = plan_scenes(reader, 5, 240, size=OWN, resize=AREA, progress=told.append)
    assert [(scene.start, scene.stop) for scene in scenes] == [(5, 70), (70, 110), (110, 190), (190, 240)]
    for scene, (_, which) in zip(scenes, cuts, strict=True):
        assert _off(scene.median, which) < 40
    assert scenes[0].median is scenes[2].median
    assert told == sorted(told)
    assert told[-1] == 1


def _rally_within_a_match(i: int, width: int, height: int) -> NDArray[np.uint8]:
    """Return a player who stands still from frame 90 to 109 and walks before and after; the camera is the same."""
    place = 0.5 if 90 <= i < 110 else (i * 7 % 50) / 50
    return with_player(view(0, width, height), place)


def test_a_brief_range_borrows_from_its_surroundings(tmp_path: Path) -> None:
    clip = Clip("match.mp4", n_frames=300, gop=6, options=CLEAN)
    with VideoReader(clipmaker.make(clip, tmp_path, _rally_within_a_match)) as reader:
        assert _off(background_median(reader, [range(90, 110)], None, AREA), 0) > 60
        (scene,) = plan_scenes(reader, 90, 110, size=None, resize=AREA)
        assert (scene.start, scene.stop) == (90, 110)
        assert _off(scene.median, 0) < 40
        (alone,) = plan_scenes(reader, 90, 110, size=None, resize=AREA, nearby=False)
        assert _off(alone.median, 0) > 60


def test_only_similar_surroundings_are_borrowed_from(film_of: Film) -> None:
    with VideoReader(film_of([(0, 1), (100, 0), (130, 2)], 240)) as reader:
        (scene,) = plan_scenes(reader, 100, 130, size=None, resize=AREA)
        assert _off(scene.median, 0) < 40


def test_scenes_cover_the_range_and_no_more(film_of: Film) -> None:
    with VideoReader(film_of([(0, 0), (60, 1)], 120)) as reader:
        scenes = plan_scenes(reader, 30, 9999, size=OWN, resize=AREA)
        assert [(scene.start, scene.stop) for scene in scenes] == [(30, 60), (60, 120)]
        assert plan_scenes(reader, 120, 130, size=OWN, resize=AREA) == []


def test_one_frame_is_its_own_background(tmp_path: Path) -> None:
    with VideoReader(clipmaker.make(Clip("one.mp4", n_frames=1), tmp_path)) as reader:
        (scene,) = plan_scenes(reader, 0, 1, size=OWN, resize=AREA)
        assert np.array_equal(scene.median, reader.frame(0).rgb_resized(OWN, AREA))


@pytest.mark.parametrize("after", [1, 50, 121])
def test_the_work_can_be_stopped_anywhere(after: int, film_of: Film) -> None:
    calls = 0

    def check() -> None:
        nonlocal calls
        calls += 1
        if calls == after:
            raise Cancelled

    with VideoReader(film_of([(0, 0), (60, 1)], 120)) as reader, pytest.raises(Cancelled):
        plan_scenes(reader, 0, 120, size=OWN, resize=AREA, check=check)
    assert calls == after


def test_background_of_large_video_needs_at_most_250_mb(tmp_path: Path) -> None:
    def dull(i: int, width: int, height: int) -> NDArray[np.uint8]:
        return np.full((height, width, 3), 40 + i, np.uint8)

    clip = Clip("large.mp4", width=1920, height=1080, n_frames=60, options={"preset": "ultrafast"})
    with VideoReader(clipmaker.make(clip, tmp_path, dull), cache_bytes=0) as reader:
        tracemalloc.start()
        background_median(reader, [range(60)], None, AREA)
        (scene,) = plan_scenes(reader, 0, 60, size=None, resize=AREA)
        _, peak = tracemalloc.get_traced_memory()
        tracemalloc.stop()
    assert peak < 250 * 10**6 + 2 * scene.median.nbytes
    assert abs(int(scene.median.mean()) - 69) <= 3


def _frame(index: int, grey: int) -> VideoFrame:
    picture = av.VideoFrame.from_ndarray(np.full((8, 16, 3), grey, np.uint8), "rgb24")
    return VideoFrame(picture, index, 0.0, Size(16, 8), Orientation())


def _filled(greys: list[int]) -> SampleStack:
    stack = SampleStack(Size(16, 8), ResizeFilter.AREA, max_pictures=255, budget_bytes=2**24)
    for index, grey in enumerate(greys):
        stack.add(_frame(index, grey))
    return stack


def _go_on() -> None:
    pass


@given(st.lists(st.integers(0, 255), min_size=1, max_size=255))
@settings(max_examples=30, deadline=None)
def test_the_median_is_the_lower_one_in_the_middle(greys: list[int]) -> None:
    stack = _filled(greys)
    expected = sorted(greys)[(len(greys) - 1) // 2]
    assert (stack.median(range(len(greys)), _go_on) == expected).all()


def test_every_pixel_and_colour_has_its_own_median() -> None:
    stack = SampleStack(Size(16, 8), ResizeFilter.AREA, max_pictures=9, budget_bytes=2**24)
    noise = np.random.default_rng(1).integers(0, 256, (9, 8, 16, 3), np.uint8)
    stack._pictures[:] = noise
    assert np.array_equal(stack.median(range(9), _go_on), np.median(noise, axis=0).astype(np.uint8))


def test_the_median_of_some_of_the_pictures() -> None:
    stack = _filled([10, 200, 20, 210, 30])
    assert stack.rows([range(1, 2), range(3, 9)]) == [1, 3, 4]
    assert (stack.median([0, 2, 4], _go_on) == 20).all()


@pytest.mark.parametrize(
    ("max_pictures", "budget", "capacity"), [(50, 2**30, 50), (900, 2**30, 255), (50, 384 * 13, 10), (50, 0, 1)]
)
def test_samples_stay_within_their_budget(max_pictures: int, budget: int, capacity: int) -> None:
    stack = SampleStack(Size(16, 8), ResizeFilter.AREA, max_pictures=max_pictures, budget_bytes=budget)
    assert stack.capacity == capacity
    for index in range(capacity + 5):
        stack.add(_frame(index, 7))
    assert stack.numbers == list(range(capacity))


def test_a_median_can_be_stopped() -> None:
    def stop() -> None:
        raise Cancelled

    with pytest.raises(Cancelled):
        _filled([1, 2, 3]).median(range(3), stop)


Encode = Callable[[Clip], Path]
SPANS = st.lists(st.builds(range, st.integers(-20, 80), st.integers(-20, 80)), max_size=6)


@given(SPANS, st.integers(0, 60))
def test_spans_are_put_in_order_without_losing_a_frame(spans: list[range], n_frames: int) -> None:
    tidy = clip_spans(spans, n_frames)
    frames = [number for span in tidy for number in span]
    assert frames == sorted({number for span in spans for number in span if 0 <= number < n_frames})
    assert all(tidy)


@given(st.sets(st.integers(0, 10_000), max_size=300), st.integers(2, 50))
def test_samples_are_spread_evenly(numbers: set[int], count: int) -> None:
    chosen = pick_evenly(np.array(sorted(numbers), np.int64), count)
    assert len(chosen) == min(len(numbers), count)
    assert chosen == sorted(set(chosen))
    if numbers:
        assert chosen[0] == min(numbers)
        assert chosen[-1] == max(numbers)
        places = [sorted(numbers).index(number) for number in chosen]
        steps = np.diff(places)
        assert len(steps) == 0 or steps.max() - steps.min() <= 1


def test_samples_come_from_all_the_spans(encoded: Encode) -> None:
    with VideoReader(encoded(Clip("constant rate.mp4"))) as reader:
        numbers = [frame.index for frame in sample_frames(reader, [range(10, 20), range(100, 110)], 6, lambda: None)]
        assert numbers == [10, 14, 18, 101, 105, 109]


def test_a_long_video_is_sampled_at_its_keyframes(encoded: Encode, monkeypatch: pytest.MonkeyPatch) -> None:
    with VideoReader(encoded(Clip("often.mp4", gop=5, n_frames=400))) as reader:
        monkeypatch.setattr(reader, "frames", lambda *_: pytest.fail("decoded in full"))
        numbers = [frame.index for frame in sample_frames(reader, [range(3, 400)], 40, lambda: None)]
        assert len(numbers) == 40
        assert all(number % 5 == 0 for number in numbers)
        assert max(np.diff(numbers)) <= 15


def test_no_frames_give_no_samples(encoded: Encode) -> None:
    with VideoReader(encoded(Clip("constant rate.mp4"))) as reader:
        assert list(sample_frames(reader, [], 10, lambda: None)) == []
