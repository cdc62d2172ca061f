"""Reading the scoreboard of a whole video."""

from pathlib import Path
from typing import Never

import pytest

from boards import FRAMES_A_SCORE, SCORES, film_board
from clipmaker import Clip, make
from rallytrace.errors import AppError
from rallytrace.files import paths
from rallytrace.inference.digit_network import DigitNetwork
from rallytrace.track.geometry import Size
from rallytrace.track.scoreboard import BoardReading
from rallytrace.track.sports import Sport, systems_of
from rallytrace.tracking.board_search import is_large_enough, read_boards
from rallytrace.video.frame import VideoFrame
from rallytrace.video.reader import VideoReader


def read(video: Path, sport: Sport = Sport.AUTO) -> tuple[BoardReading, ...]:
    with VideoReader(video) as reader, DigitNetwork(paths.shipped_model("digits")) as network:
        return read_boards(reader, network.classify, systems=systems_of(sport))


def test_scores_are_read_in_order(tmp_path: Path) -> None:
    readings = read(film_board(tmp_path))
    assert [(one.upper, one.lower) for one in readings] == [((up,), (low,)) for up, low in SCORES]
    assert [one.frame // FRAMES_A_SCORE for one in readings] == [0, 1, 2, 3]
    assert all(one.picture.startswith(b"\xff\xd8") and one.probability > 0.9 for one in readings)


@pytest.mark.parametrize(
    ("sport", "expected"),
    [
        (Sport.TENNIS, ["3 AD / 5 40", "3 15 / 5 30", "3 15 / 5 40"]),
        (Sport.BADMINTON, ["3 / 5", "3 12 / 5 11"]),
    ],
)
def test_only_scores_of_the_sport_are_kept(tmp_path: Path, sport: Sport, expected: list[str]) -> None:
    scores = [("3 AD", "5 40"), ("3 12", "5 11"), ("3 15", "5 30"), ("3 15", "5 40")]
    assert [one.words for one in read(film_board(tmp_path, scores=scores), sport)] == expected


def test_damaged_frames_are_passed_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    decode = VideoReader.frame

    def fail_at_start(reader: VideoReader, frame: int) -> VideoFrame:
        if not frame:
            raise AppError(f"Frame {frame} cannot be decoded.")
        return decode(reader, frame)

    monkeypatch.setattr(VideoReader, "frame", fail_at_start)
    assert [one.upper[0] for one in read(film_board(tmp_path))] == [upper for upper, _ in SCORES[1:]]


def test_video_without_board_has_no_readings(tmp_path: Path) -> None:
    assert read(film_board(tmp_path, with_board=False)) == ()


@pytest.mark.parametrize(("width", "height"), [(852, 356), (640, 480), (720, 404)])
def test_boards_of_common_small_videos_are_read(width: int, height: int) -> None:
    assert is_large_enough(Size(width, height))
    assert not is_large_enough(Size(640, 360))


def test_small_video_is_not_searched(tmp_path: Path) -> None:
    def classify(_pictures: object) -> Never:
        raise AssertionError

    with VideoReader(make(Clip("small.mp4", n_frames=4), tmp_path)) as reader:
        assert read_boards(reader, classify) == ()


@pytest.mark.parametrize("kind", ["strokes", "inpaintnet"])
def test_other_network_is_refused(kind: str) -> None:
    with pytest.raises(Exception, match="not a network for the digits"):
        DigitNetwork(paths.shipped_model(kind))
