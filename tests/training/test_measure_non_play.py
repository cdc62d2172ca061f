from collections import Counter
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

from models.training.measure_non_play import (
    CLOSE,
    KINDS,
    MAIN,
    RATE,
    SHARES,
    SIZE,
    SLOW,
    SLOW_MAIN,
    VENUE,
    Shot,
    counted,
    depth,
    film,
    painted,
    part_of,
    script,
    table,
    without_non_play,
)
from rallytrace.video.reader import VideoReader
from views import hall, with_player

VENUES = ("here", "there", "elsewhere")


def footage() -> dict[str, list[np.ndarray]]:
    """Three rallies of ten frames."""
    return {
        venue: [np.stack([with_player(hall(at, SIZE.width, SIZE.height), place / 10) for place in range(10)])]
        for at, venue in enumerate(VENUES)
    }


@pytest.mark.parametrize("share", SHARES)
def test_the_main_camera_shows_its_share_of_a_match(share: float) -> None:
    shots = script(VENUES, share, 300, np.random.default_rng(1))
    lengths = Counter[str]()
    for shot in shots:
        lengths[shot.kind] += shot.length
    shown = (lengths[MAIN] + lengths[SLOW_MAIN]) / lengths.total()
    assert shown == pytest.approx(share, abs=0.06)
    assert lengths.total() >= 300 * RATE
    assert set(lengths) == set(KINDS)
    assert {shot.venue for shot in shots if shot.kind != VENUE} == {"here"}
    assert "here" not in {shot.venue for shot in shots if shot.kind == VENUE}


def test_slow_motion_shows_every_picture_twice() -> None:
    pictures = list(painted(Shot(SLOW_MAIN, "here", 8), footage(), np.random.default_rng(1)))
    same = [np.array_equal(one, other) for one, other in pairwise(pictures)]
    assert same == [True, False] * 3 + [True]


def test_a_close_up_shows_a_part_of_the_picture() -> None:
    picture = hall(0, SIZE.width, SIZE.height)
    part = part_of(picture, 2, np.array([0.25, 0.25]))
    assert part.shape == picture.shape
    small = part[::2, ::2].astype(int)
    assert np.abs(small - picture[: SIZE.height // 2, : SIZE.width // 2]).mean() < 10


def test_a_match_has_a_kind_for_every_frame(tmp_path: Path) -> None:
    shots = [Shot(MAIN, "here", 40), Shot(CLOSE, "here", 30), Shot(SLOW, "here", 20), Shot(VENUE, "there", 25)]
    kinds = film(shots, footage(), tmp_path / "match.mp4", np.random.default_rng(1))
    assert kinds == [MAIN] * 40 + [CLOSE] * 30 + [SLOW] * 20 + [VENUE] * 25
    with VideoReader(tmp_path / "match.mp4") as reader:
        assert reader.n_frames == len(kinds)


def test_the_table_counts_what_was_found() -> None:
    counts = counted([MAIN, MAIN, CLOSE, CLOSE, SLOW], np.array([False, True, True, True, False]))
    assert "| 40% | 1 of 2 | 0 of 0 | 2 of 2 | 0 of 1 | 0 of 0 |" in table({0.4: counts})


def test_wrong_frames_are_told_by_how_far_they_are_from_a_change() -> None:
    kinds = [MAIN] * 10 + [CLOSE] * 5 + [SLOW_MAIN] * 5
    stretch = np.arange(20) >= 8
    assert depth(kinds, stretch) == 5
    assert depth(kinds, np.arange(20) == 9) == 0
    assert depth(kinds, np.arange(20) == 12) == 0
    assert depth([MAIN] * 4, np.arange(4) == 2) == 4


def test_videos_without_non_play_ranges_show_nothing_but_play() -> None:
    videos = dict(without_non_play(footage()))
    assert {shot.kind for shots in videos.values() for shot in shots} == {MAIN}
    assert {f"only {venue}" for venue in VENUES} <= set(videos)
