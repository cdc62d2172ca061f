"""Test which videos belong to one match, and that no match is in two splits."""

import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rallytrace.errors import UsageError
from rallytrace.exports.dataset_splits import SplitShares, match_of, splits_of
from rallytrace.exports.request import Split
from rallytrace.process.child_processes import child_environment

SHARES = st.tuples(st.integers(0, 45), st.integers(0, 45)).map(lambda pair: SplitShares(*pair))
MATCHES = st.lists(st.text(st.characters(codec="utf-8", exclude_characters="/\0"), min_size=1), min_size=1, max_size=60)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("a/final_set1.mp4", "a/final_set2.mp4"),
        ("a/final part 1.mp4", "a/final Part 12.mov"),
        ("a/final_set1_rally1.mp4", "a/final_set3_rally2.mp4"),
        ("a/set1_rally1.mp4", "a/set1_rally2.mp4"),
        ("match1/rally1.mp4", "match1/other.mp4"),
        ("a/set1.mp4", "a/set2.mp4"),
        ("Final 2024/Clip1.mp4", "Final 2024/part 2_rally3.mp4"),
        ("Final 2024/set 1/cam1.mp4", "Final 2024/set 2/cam1.mp4"),
        ("match1/video/1_01_00.mp4", "match1/video/1_02_00.mp4"),
    ],
)
def test_match_of_a_video_follows_from_folder_or_name_ending(one: str, other: str) -> None:
    assert match_of(Path(one)) == match_of(Path(other))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("a/final_set1.mp4", "b/final_set1.mp4"),
        ("a/0001.mp4", "a/0002.mp4"),
        ("a/match1.mp4", "a/match2.mp4"),
        ("match1/rally1.mp4", "match2/rally1.mp4"),
        ("a/set1.mp4", "b/set1.mp4"),
        ("a/set1.mp4", "a/settings.mp4"),
        ("a/0001.mp4", "a/set1.mp4"),
    ],
)
def test_other_videos_are_matches_of_their_own(one: str, other: str) -> None:
    assert match_of(Path(one)) != match_of(Path(other))


@pytest.mark.parametrize(
    ("video", "name"),
    [("Final 2024/set1.mp4", "Final 2024"), ("a/final_set1.mp4", "final"), ("a/0001.mp4", "0001"), ("/set1.mp4", "")],
)
def test_a_match_is_called_as_its_videos_or_as_their_folder(video: str, name: str) -> None:
    assert Path(match_of(Path(video))).name == name


@given(MATCHES, SHARES)
def test_every_match_has_one_split_and_some_train(matches: list[str], shares: SplitShares) -> None:
    splits = splits_of(matches, shares)
    assert set(splits) == set(matches)
    counts = Counter(splits.values())
    assert counts[Split.TRAIN] >= 1
    assert bool(counts[Split.TEST]) == (shares.test > 0 and len(splits) >= 3)
    assert splits == splits_of(sorted(matches), shares)


@given(st.integers(10, 200), SHARES)
def test_shares_are_those_that_were_asked_for(count: int, shares: SplitShares) -> None:
    counts = Counter(splits_of([f"match {number}" for number in range(count)], shares).values())
    for split, percent in ((Split.VAL, shares.val), (Split.TEST, shares.test)):
        assert abs(counts[split] - count * percent / 100) <= 1


def test_matches_of_one_name_are_split_alike_by_every_process() -> None:
    splits = (
        "from rallytrace.exports.dataset_splits import SplitShares, splits_of;"
        "days = [f'/season/day{day}/court' for day in range(12)];"
        "print({match: split.value for match, split in sorted(splits_of(days, SplitShares()).items())})"
    )
    said = {
        subprocess.run(
            [sys.executable, "-c", splits],
            env={**child_environment(), "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
            timeout=120,
        ).stdout
        for seed in ("1", "2", "3")
    }
    assert len(said) == 1


def test_too_little_for_training_is_refused() -> None:
    with pytest.raises(UsageError):
        SplitShares(60, 40)
