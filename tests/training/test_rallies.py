from pathlib import Path

import numpy as np
import pytest

from models.training.rallies import find_rallies, play, slow_balls
from rallytrace.errors import AppError

LABELS = "Frame,Visibility,X,Y\n0,1,10,20\n2,0,0,0\n3,1,0,0\n"


def _put(*paths: Path) -> None:
    for path in paths:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(LABELS if path.suffix == ".csv" else "", encoding="utf-8")


def test_a_flat_folder_holds_videos_beside_their_labels(tmp_path: Path) -> None:
    _put(tmp_path / "a.mp4", tmp_path / "a_ball.csv", tmp_path / "unlabelled.mp4")
    (rally,) = find_rallies([tmp_path])
    assert (rally.name, rally.video.name, rally.labels.name, rally.venue) == ("a", "a.mp4", "a_ball.csv", "a")


def test_tracknet_v3s_layout_is_read_and_a_match_is_a_venue(tmp_path: Path) -> None:
    match = tmp_path / "train" / "match3"
    for name in ("1_00_00", "1_02_01"):
        _put(match / "video" / f"{name}.mp4", match / "csv" / f"{name}_ball.csv")
    rallies = find_rallies([tmp_path])
    assert [rally.name for rally in rallies] == ["train/match3/1_00_00", "train/match3/1_02_01"]
    assert {rally.venue for rally in rallies} == {"train/match3"}


def test_corrected_labels_are_preferred(tmp_path: Path) -> None:
    match = tmp_path / "match1"
    _put(match / "video" / "r.mp4", match / "csv" / "r_ball.csv", match / "corrected_csv" / "r_ball.csv")
    (rally,) = find_rallies([tmp_path])
    assert rally.labels.parent.name == "corrected_csv"


def test_a_list_of_venues_says_what_belongs_together(tmp_path: Path) -> None:
    _put(tmp_path / "a.mp4", tmp_path / "a_ball.csv", tmp_path / "b.mp4", tmp_path / "b_ball.csv")
    venues = tmp_path / "venues.csv"
    venues.write_text("clip,venue\na,here\n", encoding="utf-8")
    assert [rally.venue for rally in find_rallies([tmp_path], venues)] == ["here", "b"]


def test_missing_rows_and_corner_balls_are_unknown(tmp_path: Path) -> None:
    _put(tmp_path / "a.mp4", tmp_path / "a_ball.csv")
    (rally,) = find_rallies([tmp_path])
    path = rally.path()
    assert path.known.tolist() == [True, False, True, False]
    assert path.visible.tolist() == [True, False, False, False]
    assert np.array_equal(path.positions[0], (10, 20))


@pytest.mark.parametrize("folder", ["empty", "missing"])
def test_a_folder_without_rallies_is_refused_by_name(tmp_path: Path, folder: str) -> None:
    (tmp_path / "empty").mkdir()
    with pytest.raises(AppError, match=folder):
        find_rallies([tmp_path / folder])


def test_a_missing_list_of_venues_is_refused_by_name(tmp_path: Path) -> None:
    with pytest.raises(AppError, match=r"nowhere\.csv"):
        find_rallies([tmp_path], tmp_path / "nowhere.csv")


def test_ball_barely_moving_to_a_neighbour_is_slow() -> None:
    positions = np.array([(0, 0), (10, 0), (11, 0), (30, 0), (0, 0), (31, 0)], float)
    visible = np.array([True, True, True, True, False, True])
    assert slow_balls(positions, visible).tolist() == [False, True, True, False, False, False]


def test_play_goes_from_the_first_flight_to_the_last() -> None:
    held, flies, lies = [0.0] * 5, [3.0, 6, 9, 12], [12.0] * 6
    x = np.array([*held, *flies, *lies])
    positions = np.stack([x, np.zeros_like(x)], axis=1)
    visible = np.ones(len(x), np.bool_)
    assert play(positions, visible) == range(4, 9)
    assert play(positions[:5], visible[:5]) == range(0)
    visible[6] = False  # no three steps in a row are left
    assert play(positions, visible) == range(0)
