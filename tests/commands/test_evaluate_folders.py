"""Test `evaluate` with folders, and its report."""

import json
from pathlib import Path

import pytest

import clipmaker
from program import Program

HEAD = "Frame,Visibility,X,Y\n"
TRUTH = HEAD + "0,1,100,100\n1,1,200,100\n2,1,300,100\n3,0,0,0\n4,0,0,0\n"
TRACK = HEAD + "0,1,103,104\n1,1,260,100\n2,0,0,0\n3,1,50,50\n4,0,0,0\n"


@pytest.fixture
def folders(tmp_path: Path) -> tuple[Path, Path]:
    """Two clips, named in both ways, and one on each side that has nothing to go with."""
    tracks, labels = tmp_path / "tracks", tmp_path / "labels"
    tracks.mkdir()
    labels.mkdir()
    for name in ("a1.csv", "b2_track.csv", "c3.csv"):
        (tracks / name).write_text(TRACK)
    for name in ("a1_ball.csv", "b2_ball.csv", "d4_ball.csv"):
        (labels / name).write_text(TRUTH)
    return tracks, labels


def test_files_of_same_name_are_paired_and_others_named(rallytrace: Program, folders: tuple[Path, Path]) -> None:
    outcome = rallytrace("evaluate", *folders, "--size", "1280x720", "--json", code=0)
    record = outcome.json
    assert [one["name"] for one in record["clips"]] == ["a1", "b2"]
    assert [one["fp1"] for one in record["clips"]] == [1, 1]
    assert (record["together"]["frames"], record["together"]["tp"]) == (10, 2)
    assert any("Without labels" in words and "c3.csv" in words for words in record["alone"])
    assert any("Without a track" in words and "d4_ball.csv" in words for words in record["alone"])
    assert "c3.csv" in outcome.err
    assert "d4_ball.csv" in outcome.err


def test_folders_are_told_clip_by_clip_and_together(rallytrace: Program, folders: tuple[Path, Path]) -> None:
    words = rallytrace("evaluate", *folders, "--size", "1280x720").out
    assert [line.split()[:3] for line in words.splitlines()[1:3]] == [["a1", "5", "0.400"], ["b2", "5", "0.400"]]
    assert "All 2 clips:" in words
    assert "10 frames: accuracy 0.400" in words


def test_tracks_and_labels_may_lie_in_one_folder(rallytrace: Program, tmp_path: Path) -> None:
    (tmp_path / "a1_track.csv").write_text(TRACK)
    (tmp_path / "a1_ball.csv").write_text(TRUTH)
    (tmp_path / "b2_ball.csv").write_text(TRUTH)
    outcome = rallytrace("evaluate", tmp_path, tmp_path, "--size", "1280x720", "--json")
    assert [one["name"] for one in outcome.json["clips"]] == ["a1"]
    assert outcome.json["clips"][0]["tp"] == 1
    assert len(outcome.json["alone"]) == 1
    assert "b2_ball.csv" in outcome.json["alone"][0]


def test_exact_name_wins_between_two_label_files(rallytrace: Program, folders: tuple[Path, Path]) -> None:
    (folders[1] / "a1.csv").write_text(TRACK)
    record = rallytrace("evaluate", *folders, "--size", "1280x720", "--json").json
    assert [one["tp"] for one in record["clips"]] == [1, 1]


def test_a_clip_may_be_named_after_the_ball(rallytrace: Program, tmp_path: Path) -> None:
    for name, text in (("tennis_ball_track.csv", TRACK), ("tennis_ball_ball.csv", TRUTH)):
        (tmp_path / name).write_text(text)
    outcome = rallytrace("evaluate", tmp_path, tmp_path, "--size", "1280x720", "--json")
    assert [one["name"] for one in outcome.json["clips"]] == ["tennis_ball"]


def test_folders_without_pairs_are_refused_with_naming_rules(rallytrace: Program, folders: tuple[Path, Path]) -> None:
    for path in folders[1].iterdir():
        path.rename(path.with_name(f"x{path.name}"))
    outcome = rallytrace("evaluate", *folders, "--size", "1280x720", code=1)
    assert "same name" in outcome.err
    assert "a00017_track.csv is compared with a00017_ball.csv" in outcome.err


def test_a_folder_without_label_files_is_named(rallytrace: Program, folders: tuple[Path, Path], tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    outcome = rallytrace("evaluate", folders[0], tmp_path / "empty", "--size", "1280x720", code=1)
    assert "There is no .csv file in" in outcome.err


def test_a_folder_and_a_file_do_not_go_together(rallytrace: Program, folders: tuple[Path, Path]) -> None:
    outcome = rallytrace("evaluate", folders[0], folders[1] / "a1_ball.csv", "--size", "1280x720", code=2)
    assert "Give two files, or two folders" in outcome.err


def test_two_tracks_of_one_clip_are_not_guessed_between(rallytrace: Program, folders: tuple[Path, Path]) -> None:
    (folders[0] / "a1_track.csv").write_text(TRACK)
    outcome = rallytrace("evaluate", *folders, "--size", "1280x720", code=1)
    assert "a1_track.csv and a1.csv could both be the track of a1" in outcome.err


def test_without_a_size_nothing_can_be_measured(rallytrace: Program, folders: tuple[Path, Path]) -> None:
    outcome = rallytrace("evaluate", *folders, code=2)
    assert "--size" in outcome.err
    assert "--size WxH" in outcome.err


def test_the_videos_of_a_folder_give_size_and_times(
    rallytrace: Program, folders: tuple[Path, Path], tmp_path: Path, clip: Path
) -> None:
    videos = tmp_path / "videos"
    videos.mkdir()
    for name in ("a1", "b2"):
        (videos / name).with_suffix(clip.suffix).write_bytes(clip.read_bytes())
    report = tmp_path / "report.html"
    rallytrace("evaluate", *folders, "--video", videos, "--report", report, code=0)
    assert "<th>Time</th>" in report.read_text(encoding="utf-8")


def test_pixels_of_videos_of_several_sizes_are_not_averaged(
    rallytrace: Program, folders: tuple[Path, Path], tmp_path: Path
) -> None:
    for name, width, height in (("a1.mp4", 96, 64), ("b2.mp4", 192, 108)):
        clipmaker.make(clipmaker.Clip(name, n_frames=5, width=width, height=height), tmp_path)
    record = rallytrace("evaluate", *folders, "--video", tmp_path, "--json").json
    assert [one["size"] for one in record["clips"]] == [[96, 64], [192, 108]]
    assert all(one["error_mean"] is not None for one in record["clips"])
    together = record["together"]
    assert (together["size"], together["error_mean"], together["frames"]) == (None, None, 10)


def test_turned_run_is_measured_in_its_turned_picture(
    rallytrace: Program, folders: tuple[Path, Path], tmp_path: Path
) -> None:
    video = clipmaker.make(clipmaker.Clip("a1.mp4", n_frames=5, width=96, height=64), tmp_path)
    track, labels = folders[0] / "a1.csv", folders[1] / "a1_ball.csv"
    (folders[0] / "a1.run.json").write_text(json.dumps({"labels_sha256": "", "turned": 90, "mirrored": False}))
    assert rallytrace("evaluate", track, labels, "--video", video, "--json").json["size"] == [64, 96]


def test_a_video_that_is_missing_is_named(rallytrace: Program, folders: tuple[Path, Path], tmp_path: Path) -> None:
    outcome = rallytrace("evaluate", *folders, "--video", tmp_path, code=1)
    assert "has no video of a1" in outcome.err
    assert "--size WxH" in outcome.err


def test_a_clip_without_a_common_frame_is_left_out_and_named(rallytrace: Program, folders: tuple[Path, Path]) -> None:
    (folders[0] / "a1.csv").write_text(HEAD + "90,0,0,0\n")
    outcome = rallytrace("evaluate", *folders, "--size", "1280x720", "--json")
    assert [one["name"] for one in outcome.json["clips"]] == ["b2"]
    assert "a1.csv" in outcome.err
    assert "in common" in outcome.err


def test_the_report_is_written_and_never_over_another_unasked(
    rallytrace: Program, folders: tuple[Path, Path], tmp_path: Path
) -> None:
    report = tmp_path / "report.html"
    outcome = rallytrace("evaluate", *folders, "--size", "1280x720", "--report", report, code=0)
    assert str(report) in outcome.err
    text = report.read_text(encoding="utf-8")
    assert "2 clips" in text
    assert "d4_ball.csv" in text
    refused = rallytrace("evaluate", *folders, "--size", "1280x720", "--report", report, code=1)
    assert "already exists" in refused.err
    assert "--force" in refused.err
    assert refused.out == ""
    assert rallytrace("evaluate", *folders, "--size", "1280x720", "--report", report, "--force").code == 0


def test_two_files_have_a_report_too(rallytrace: Program, folders: tuple[Path, Path], tmp_path: Path) -> None:
    report = tmp_path / "one.html"
    files = folders[0] / "a1.csv", folders[1] / "a1_ball.csv"
    assert "5 frames: accuracy" in rallytrace("evaluate", *files, "--size", "1280x720", "--report", report, code=0).out
    assert "<h1>Evaluation: a1</h1>" in report.read_text(encoding="utf-8")
