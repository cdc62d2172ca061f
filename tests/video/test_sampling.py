from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from clipmaker import Clip
from rallytrace.video.background import evenly, sampled, within
from rallytrace.video.reader import VideoReader

Encode = Callable[[Clip], Path]
SPANS = st.lists(st.builds(range, st.integers(-20, 80), st.integers(-20, 80)), max_size=6)


@given(SPANS, st.integers(0, 60))
def test_spans_are_put_in_order_without_losing_a_frame(spans: list[range], n_frames: int) -> None:
    tidy = within(spans, n_frames)
    frames = [number for span in tidy for number in span]
    assert frames == sorted({number for span in spans for number in span if 0 <= number < n_frames})
    assert all(tidy)


@given(st.sets(st.integers(0, 10_000), max_size=300), st.integers(2, 50))
def test_samples_are_spread_evenly(numbers: set[int], count: int) -> None:
    chosen = evenly(np.array(sorted(numbers), np.int64), count)
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
        numbers = [frame.index for frame in sampled(reader, [range(10, 20), range(100, 110)], 6, lambda: None)]
        assert numbers == [10, 14, 18, 101, 105, 109]


def test_a_long_video_is_sampled_at_its_keyframes(encoded: Encode, monkeypatch: pytest.MonkeyPatch) -> None:
    with VideoReader(encoded(Clip("often.mp4", gop=5, n_frames=400))) as reader:
        monkeypatch.setattr(reader, "frames", lambda *_: pytest.fail("decoded in full"))
        numbers = [frame.index for frame in sampled(reader, [range(3, 400)], 40, lambda: None)]
        assert len(numbers) == 40
        assert all(number % 5 == 0 for number in numbers)
        assert max(np.diff(numbers)) <= 15


def test_of_no_frames_there_are_no_samples(encoded: Encode) -> None:
    with VideoReader(encoded(Clip("constant rate.mp4"))) as reader:
        assert list(sampled(reader, [], 10, lambda: None)) == []
