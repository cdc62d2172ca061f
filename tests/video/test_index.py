from fractions import Fraction
from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rallytrace.video.index import FrameIndex, GroupDamage


@st.composite
def indices(draw: st.DrawFn) -> FrameIndex:
    pts = np.array(sorted(draw(st.sets(st.integers(-(2**40), 2**40), min_size=2, max_size=40))), np.int64)
    keys = sorted(draw(st.sets(st.integers(0, len(pts) - 1))) | {0})
    time_base = draw(st.sampled_from([Fraction(1, 90_000), Fraction(1001, 30_000), Fraction(1, 1000)]))
    anchors = draw(st.sets(st.integers(0, len(keys) - 1)))
    index = FrameIndex(pts=pts, key_pts=pts[keys], key_dts=pts[keys] - 5, time_base=time_base)
    for anchor in anchors:
        group = st.integers(keys[anchor], index.end_of(anchor) - 1)
        damage = GroupDamage(draw(st.integers(-1, anchor)), draw(st.none() | group))
        index = index.with_damage(anchor, damage)
    return index


@given(indices())
def test_decoding_starts_at_or_before_the_frame_wanted(index: FrameIndex) -> None:
    for i in range(index.n_frames):
        begin = index.first_after(index.anchor(i))
        assert 0 <= begin <= i
        assert begin in index.keyframes
        assert not any(begin < key <= i for key in index.keyframes)
        assert i in index.group(i)


@given(indices())
def test_damage_reaches_from_the_first_damaged_frame_to_the_next_sound_keyframe(index: FrameIndex) -> None:
    marked = [i for stretch in index.damaged for i in stretch]
    assert marked == sorted(set(marked))
    for i in range(index.n_frames):
        damage = index.damage_at(i)
        assert (i in marked) == (damage is not None and damage.first is not None and damage.first <= i)
    for one, other in pairwise(index.damaged):
        assert one.stop < other.start


@given(indices(), st.integers(-1, 40))
def test_the_next_damage_is_where_reading_has_to_become_careful(index: FrameIndex, at: int) -> None:
    ahead = [i for i in index.keyframes if i > at and index.damage_at(int(i)) is not None]
    assert index.next_damage(at) == min(ahead, default=index.n_frames)


@given(indices())
def test_time_starts_at_zero_and_grows(index: FrameIndex) -> None:
    times = [index.time(i) for i in range(index.n_frames)]
    assert times[0] == 0
    assert times == sorted(times)
    assert index.rate == pytest.approx((index.n_frames - 1) / times[-1])


def _evenly_spaced(n: int, **more: object) -> FrameIndex:
    pts = np.arange(n, dtype=np.int64) * 512
    return FrameIndex(pts=pts, key_pts=pts[:1], key_dts=pts[:1], time_base=Fraction(1, 15_360), **more)  # type: ignore[arg-type]  # facts of several types


def test_an_ordinary_video_has_nothing_to_be_said_about() -> None:
    index = _evenly_spaced(100, promised=100)
    assert index.rate == 30
    assert index.notes() == ()


@pytest.mark.parametrize(
    ("facts", "words"),
    [
        ({"promised": 120}, "promises 120 frames, but only 100 can be decoded"),
        ({"timed": False}, "no usable times"),
    ],
)
def test_what_is_unusual_is_said(facts: dict[str, object], words: str) -> None:
    (note,) = _evenly_spaced(100, **facts).notes()
    assert words in note


def test_damage_is_told_with_its_frames() -> None:
    index = _evenly_spaced(100)
    assert index.damage_note() == ""
    damaged = index.with_damage(0, GroupDamage(0, 40))
    assert "60 frames (40:100)" in damaged.damage_note()
    assert "1 frame (99:100)" in damaged.damage_note(range(99, 100))
    assert damaged.damage_note(range(40)) == ""


def test_one_missing_frame_does_not_make_the_rate_uneven() -> None:
    index = _evenly_spaced(100)
    pts = np.delete(index.pts, 50)
    lacking = FrameIndex(pts=pts, key_pts=pts[:1], key_dts=pts[:1], time_base=index.time_base)
    assert not lacking.varies


def test_an_index_of_nothing_yet() -> None:
    none = np.zeros(0, np.int64)
    index = FrameIndex(pts=none, key_pts=none, key_dts=none, time_base=Fraction(1, 30), complete=False)
    assert index.n_frames == 0
    assert len(index.keyframes) == 0
    assert index.rate == 0
