"""Which frames repeat the picture before them, in clips that are really encoded."""

from collections.abc import Callable, Sequence
from pathlib import Path

import numpy as np
import pytest

import clipmaker
from clipmaker import Picture
from rallytrace.video.reader import VideoReader
from rallytrace.video.repeats import RepeatFinder
from views import hall, with_player


def repeats_in(video: Path) -> list[int]:
    finder = RepeatFinder()
    with VideoReader(video) as reader:
        for _ in reader.scan():
            pass
        for frame in reader.frames():
            finder.add(frame)
        return [frame for frame in range(reader.n_frames) if finder.is_repeat(frame)]


def played(pictures: Sequence[int], hall_at: Callable[[int], int] = lambda _: 0) -> Callable[[int, int, int], Picture]:
    """Return a painter: frame i shows picture `pictures[i]` of a hall in which a player walks."""

    def paint(i: int, width: int, height: int) -> Picture:
        return with_player(hall(hall_at(i), width, height), pictures[i] % 70 / 70)

    return paint


def clip(tmp_path: Path, paint: Callable[[int, int, int], Picture], **options: str) -> Path:
    made = clipmaker.Clip("clip.mp4", n_frames=60, width=640, height=360, b_frames=2, options=options)
    return clipmaker.make(made, tmp_path, paint)


@pytest.mark.parametrize("crf", ["18", "32"])
def test_every_sixth_frame_of_25_to_30_conversion_repeats(tmp_path: Path, crf: str) -> None:
    converted = [i * 25 // 30 for i in range(60)]
    expected = [i for i in range(1, 60) if converted[i] == converted[i - 1]]
    assert repeats_in(clip(tmp_path, played(converted), crf=crf)) == expected


def test_first_of_pictures_shown_repeatedly_is_no_repeat(tmp_path: Path) -> None:
    converted = [i * 24 // 60 for i in range(60)]
    found = set(repeats_in(clip(tmp_path, played(converted))))
    expected = {i for i in range(1, 60) if converted[i] == converted[i - 1]}
    assert found <= expected
    assert {frame for frame in expected if 4 < frame < 55} <= found


def test_a_still_scene_repeats_nothing(tmp_path: Path) -> None:
    assert repeats_in(clip(tmp_path, played([7] * 60), crf="32")) == []


def test_a_scene_with_noise_that_stands_still_repeats_nothing(tmp_path: Path) -> None:
    noise = np.random.default_rng(3)

    def paint(i: int, width: int, height: int) -> Picture:
        return (hall(0, width, height) + noise.normal(0, 3 + i % 2, (height, width, 3))).clip(0, 255).astype(np.uint8)

    assert repeats_in(clip(tmp_path, paint)) == []


def test_a_cut_between_still_views_makes_no_repeat(tmp_path: Path) -> None:
    assert repeats_in(clip(tmp_path, played([7] * 60, lambda i: i // 30))) == []


def test_a_player_who_walks_repeats_nothing(tmp_path: Path) -> None:
    assert repeats_in(clip(tmp_path, played(range(60)))) == []
