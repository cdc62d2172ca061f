import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import NDArray

import tiny_models
from rallytrace.errors import UsageError
from rallytrace.inference.ensemble import Ensemble
from rallytrace.inference.windows import Window, WindowCutter, context_frames
from rallytrace.model_records.network_modes import EvalMode


def cut(count: int, seq_len: int, stride: int, *, pad_tail: bool = False, first: int = 0) -> list[Window[int]]:
    """All windows over `count` frames, which are the numbers from `first`."""
    cutter: WindowCutter[int] = WindowCutter(seq_len, stride, pad_tail=pad_tail)
    windows = [window for i in range(count) if (window := cutter.push(first + i))]
    return [*windows, *cutter.finish()]


@st.composite
def shapes(draw: st.DrawFn) -> tuple[int, int]:
    """Return a length of windows and a stride that fits it."""
    seq_len = draw(st.integers(1, 9))
    return seq_len, draw(st.integers(1, seq_len))


@given(st.integers(0, 40), shapes(), st.booleans())
def test_every_frame_is_in_a_window_whatever_length_and_stride(
    count: int,
    shape: tuple[int, int],
    pad_tail: bool,
) -> None:
    seq_len, stride = shape
    windows = cut(count, seq_len, stride, pad_tail=pad_tail)
    assert {frame for window in windows for frame in window.items[: window.frames]} == set(range(count))
    for window in windows:
        assert len(window.items) == seq_len
        assert window.items[: window.frames] == tuple(range(window.start, window.stop))
        assert set(window.items[window.frames :]) <= {count - 1}


@given(st.integers(0, 40), shapes(), st.booleans())
def test_windows_start_at_stride_multiples_except_tails(
    count: int,
    shape: tuple[int, int],
    pad_tail: bool,
) -> None:
    seq_len, stride = shape
    starts = [window.start for window in cut(count, seq_len, stride, pad_tail=pad_tail)]
    assert starts == tiny_models.window_starts(count, seq_len, stride, pad_tail=pad_tail)
    assert all(start % stride == 0 for start in starts[:-1])


def test_a_window_comes_with_the_frame_that_completes_it() -> None:
    cutter: WindowCutter[str] = WindowCutter(3, 2)
    assert [cutter.push(letter) for letter in "abcdef"] == [
        None,
        None,
        Window(0, ("a", "b", "c"), 3),
        None,
        Window(2, ("c", "d", "e"), 3),
        None,
    ]
    assert list(cutter.finish()) == [Window(3, ("d", "e", "f"), 3)]


def test_short_stream_is_padded_with_its_last_frame() -> None:
    assert cut(2, 4, 1) == [Window(0, (0, 1, 1, 1), 2)]
    assert cut(2, 4, 4, pad_tail=True) == [Window(0, (0, 1, 1, 1), 2)]
    assert cut(0, 4, 1) == []


def test_tail_without_overlap_is_padded_from_its_start() -> None:
    assert cut(5, 3, 3, pad_tail=True)[-1] == Window(3, (3, 4, 4), 2)
    assert cut(5, 3, 3)[-1] == Window(2, (2, 3, 4), 3)
    assert cut(6, 3, 3, pad_tail=True)[-1] == Window(3, (3, 4, 5), 3)


@given(st.integers(0, 30), shapes())
def test_frames_before_the_next_start_are_in_no_further_window(count: int, shape: tuple[int, int]) -> None:
    cutter: WindowCutter[int] = WindowCutter(*shape)
    for i in range(count):
        cutter.push(i)
    promised = cutter.next_start
    window = next(found for i in range(count, count + 20) if (found := cutter.push(i)))
    assert window.start == promised


@pytest.mark.parametrize("stride", [0, -1, 9])
def test_a_stride_that_would_lose_frames_is_refused(stride: int) -> None:
    with pytest.raises(UsageError, match=f"stride of {stride} does not fit windows of 8 frames"):
        WindowCutter(8, stride)


def toy_run(frames: range, seq_len: int, stride: int, mode: EvalMode, *, weighted_ends: bool) -> dict[int, float]:
    """Return a toy model's result for each frame.

    It depends on the whole window and on the place in it.
    """
    ensemble = Ensemble(seq_len, stride, mode, weighted_ends=weighted_ends)
    pad_tail = mode is EvalMode.NONOVERLAP
    said: dict[int, float] = {}
    for window in cut(len(frames), seq_len, stride, pad_tail=pad_tail, first=frames.start):
        items = np.array(window.items, np.float32)
        outputs: NDArray[np.float32] = np.sin(items * (1 + np.arange(seq_len))) + items.mean() % 7
        ensemble.add(window.start, outputs.astype(np.float32)[:, None], window.frames)
        if window.start % stride == 0:
            given_away = ensemble.pop_before(window.start + stride)
            said |= {frames.start + frame.ordinal: float(frame.joined[0]) for frame in given_away}
    return said | {frames.start + frame.ordinal: float(frame.joined[0]) for frame in ensemble.pop_rest()}


@given(data=st.data(), shape=shapes(), mode=st.sampled_from(EvalMode), weighted_ends=st.booleans())
def test_range_with_context_matches_whole_video(
    data: st.DataObject, shape: tuple[int, int], mode: EvalMode, *, weighted_ends: bool
) -> None:
    seq_len, stride = shape
    if mode is EvalMode.NONOVERLAP:
        stride = seq_len
    count = data.draw(st.integers(1, 40))
    first = data.draw(st.integers(0, count - 1))
    wanted = range(first, data.draw(st.integers(first + 1, count)))
    around = context_frames(wanted, seq_len=seq_len, stride=stride, stop=count)
    assert around.start % stride == 0
    assert 0 <= around.start <= wanted.start
    assert wanted.stop <= around.stop <= count
    whole = toy_run(range(count), seq_len, stride, mode, weighted_ends=weighted_ends)
    part = toy_run(around, seq_len, stride, mode, weighted_ends=weighted_ends)
    assert [part[frame] for frame in wanted] == [whole[frame] for frame in wanted]


@given(shapes(), st.integers(0, 60), st.integers(1, 20))
def test_far_from_the_end_the_context_does_not_need_to_know_it(shape: tuple[int, int], first: int, length: int) -> None:
    seq_len, stride = shape
    wanted = range(first, first + length)
    around = context_frames(wanted, seq_len=seq_len, stride=stride)
    assert around == context_frames(wanted, seq_len=seq_len, stride=stride, stop=10_000)
    assert len(around) <= length + 2 * (seq_len - 1) + stride
    assert around.start <= first


@given(st.data(), st.integers(1, 9))
def test_single_heatmap_network_keeps_windows_in_a_range(data: st.DataObject, seq_len: int) -> None:
    past = data.draw(st.integers(0, seq_len - 1))
    count = data.draw(st.integers(1, 40))
    first = data.draw(st.integers(0, count - 1))
    wanted = range(first, data.draw(st.integers(first + 1, count)))

    def windows(frames: range) -> dict[int, tuple[int, ...]]:
        cutter: WindowCutter[int] = WindowCutter(seq_len, 1, past=past)
        made = [window for frame in frames if (window := cutter.push(frame))]
        return {window.output_items[0]: window.items for window in (*made, *cutter.finish())}

    whole, part = (
        windows(range(count)),
        windows(context_frames(wanted, seq_len=seq_len, stride=1, stop=count, past=past)),
    )
    assert [part[frame] for frame in wanted] == [whole[frame] for frame in wanted]


def test_context_includes_windows_before_the_range() -> None:
    wanted = range(80, 96)
    assert context_frames(wanted, seq_len=8, stride=8) == wanted
    assert context_frames(wanted, seq_len=8, stride=8, warmup=4) == range(48, 96)
    assert context_frames(range(16, 24), seq_len=8, stride=8, warmup=4) == range(24)
