"""Reading the scoreboard of a whole video."""

from pathlib import Path
from typing import Never

import pytest

from boards import LAYOUTS, SIZE, draw_board, draw_scene
from clipmaker import Clip, Picture, make
from rallytrace.files import paths
from rallytrace.inference.digit_network import DigitNetwork
from rallytrace.track.scoreboard import BoardReading
from rallytrace.tracking.board_search import read_boards
from rallytrace.video.reader import VideoReader

SCORES = [("3", "5"), ("4", "5"), ("4", "6"), ("5", "6")]
FRAMES_A_SCORE = 3


def read(folder: Path, *, with_board: bool) -> tuple[BoardReading, ...]:
    """Return the readings of a video of a frame a second, in which the board is missing for the last one of a score."""

    def paint(i: int, _width: int, _height: int) -> Picture:
        picture = draw_scene(i)
        if with_board and i % FRAMES_A_SCORE < FRAMES_A_SCORE - 1:
            draw_board(picture, *SCORES[i // FRAMES_A_SCORE], LAYOUTS["dark"])
        return picture[:, :, ::-1]

    n_frames = len(SCORES) * FRAMES_A_SCORE
    clip = Clip("board.mp4", n_frames=n_frames, width=SIZE[0], height=SIZE[1], rate=1, gop=1)
    with VideoReader(make(clip, folder, paint)) as reader, DigitNetwork(paths.shipped_model("digits")) as network:
        return read_boards(reader, network.classify)


def test_scores_are_read_in_order(tmp_path: Path) -> None:
    readings = read(tmp_path, with_board=True)
    assert [(one.upper, one.lower) for one in readings] == [((up,), (low,)) for up, low in SCORES]
    assert [one.frame // FRAMES_A_SCORE for one in readings] == [0, 1, 2, 3]
    assert all(one.picture.startswith(b"\xff\xd8") and one.probability > 0.9 for one in readings)


def test_video_without_board_has_no_readings(tmp_path: Path) -> None:
    assert read(tmp_path, with_board=False) == ()


def test_small_video_is_not_searched(tmp_path: Path) -> None:
    def classify(_pictures: object) -> Never:
        raise AssertionError

    with VideoReader(make(Clip("small.mp4", n_frames=4), tmp_path)) as reader:
        assert read_boards(reader, classify) == ()


@pytest.mark.parametrize("kind", ["strokes", "inpaintnet"])
def test_other_network_is_refused(kind: str) -> None:
    with pytest.raises(Exception, match="not a network for the digits"):
        DigitNetwork(paths.shipped_model(kind))
