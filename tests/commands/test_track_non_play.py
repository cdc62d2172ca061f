"""Test `rallytrace track` with a broadcast: other cameras are skipped unless requested."""

from pathlib import Path

import pytest

from broadcast import N_FRAMES, NON_PLAY, broadcast, one_camera, play
from program import Program, rows
from runs import small_choice


@pytest.fixture(scope="module")
def match(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return broadcast(tmp_path_factory.mktemp("match"))


@pytest.fixture
def small(tmp_path: Path) -> tuple[object, ...]:
    """Options for small networks."""
    choice = small_choice(tmp_path)
    return "--tracknet", choice.tracknet, "--inpaintnet", choice.inpaintnet, "--fast"


def frames(target: Path) -> list[int]:
    return [int(row[0]) for row in rows(target)]


def test_other_cameras_get_no_rows_and_a_message(
    rallytrace: Program, match: Path, small: tuple[object, ...], tmp_path: Path
) -> None:
    outcome = rallytrace("track", match, "-o", tmp_path / "labels.csv", "--json", *small, code=0)
    assert frames(tmp_path / "labels.csv") == play()
    assert "95 frames (90:120, 200:235, 300:330)" in outcome.err
    assert "--every-camera" in outcome.err
    assert outcome.json[0]["non_play"] == [[span.start, span.stop] for span in NON_PLAY]
    assert outcome.json[0]["rows"] == len(play())


@pytest.mark.parametrize("wish", [("--every-camera",), ("--range", "0:")], ids=" ".join)
def test_every_camera_option_tracks_other_cameras(
    rallytrace: Program, match: Path, small: tuple[object, ...], tmp_path: Path, wish: tuple[str, ...]
) -> None:
    outcome = rallytrace("track", match, "-o", tmp_path / "labels.csv", *wish, *small, code=0)
    assert frames(tmp_path / "labels.csv") == list(range(N_FRAMES))
    assert "another camera" not in outcome.err


def test_a_video_of_one_camera_has_all_its_rows(rallytrace: Program, small: tuple[object, ...], tmp_path: Path) -> None:
    outcome = rallytrace("track", one_camera(tmp_path), "-o", tmp_path / "labels.csv", *small)
    assert frames(tmp_path / "labels.csv") == list(range(N_FRAMES))
    assert "another camera" not in outcome.err


def test_labels_without_those_rows_can_be_evaluated(
    rallytrace: Program, match: Path, small: tuple[object, ...], tmp_path: Path
) -> None:
    some, every = tmp_path / "some.csv", tmp_path / "every.csv"
    rallytrace("track", match, "-o", some, *small)
    rallytrace("track", match, "-o", every, "--every-camera", *small)
    outcome = rallytrace("evaluate", some, every, "--video", match, "--json", code=0)
    assert outcome.json["unmatched"] == N_FRAMES - len(play())
