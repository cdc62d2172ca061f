"""Test `rallytrace track` with folders and several videos: finished ones are skipped."""

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import clipmaker
from program import Outcome, Program
from rallytrace.commands.video_batch import BatchReport, VideoOutcome, VideoState
from rallytrace.process import terminal
from rallytrace.tracking import label_records
from rallytrace.video.reader import VideoReader
from tiny_models import TinyTrackNet
from waiting_program import waiting_command

CLIP = clipmaker.Clip("match.mp4", n_frames=12, width=96, height=64)


@pytest.fixture(scope="module")
def model(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return TinyTrackNet(height=32, width=48).save(tmp_path_factory.mktemp("models") / "tiny.onnx")


@pytest.fixture
def season(tmp_path: Path) -> Path:
    """Return a folder of videos: two beside one another, one in a folder."""
    folder = tmp_path / "season"
    (folder / "final").mkdir(parents=True)
    for name in ("match2.mp4", "match10.mp4", "final/match2.mp4"):
        clipmaker.make(replace(CLIP, name=name), folder)
    return folder


class Tracking:
    """The command, with a network that takes no time."""

    def __init__(self, rallytrace: Program, model: Path) -> None:
        self._rallytrace = rallytrace
        self._how = ("--tracknet", model, "--no-inpaint", "--stride", "3", "--threshold", "0.5")

    def __call__(self, *arguments: object, code: int | None = None) -> Outcome:
        return self._rallytrace("track", *arguments, *self._how, code=code)

    def states(self, *arguments: object) -> dict[str, str]:
        """Return what became of each video, by its name and that of its folder."""
        records = self(*arguments, "--json").json
        return {"/".join(Path(one["video"]).parts[-2:]): one["state"] for one in records}


@pytest.fixture
def track(rallytrace: Program, model: Path) -> Tracking:
    return Tracking(rallytrace, model)


def _contents(folder: Path) -> dict[str, bytes]:
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def _edit_record(labels: Path, **changes: Any) -> None:
    path = labels.with_suffix(".run.json")
    path.write_text(json.dumps({**json.loads(path.read_text()), **changes}))


def test_all_videos_of_a_folder_and_of_those_in_it_are_tracked(track: Tracking, season: Path, tmp_path: Path) -> None:
    (season / "notes.txt").write_text("no video")
    (season / ".copying.mp4").write_text("hidden")
    clipmaker.make(replace(CLIP, name="match2_overlay.mp4"), season)
    assert track(season, "-o", tmp_path / "out").code == 0
    names = [name for name in _contents(tmp_path / "out") if name.endswith(".csv")]
    assert sorted(names) == ["final/match2_track.csv", "match10_track.csv", "match2_track.csv"]


def test_without_a_place_labels_lie_beside_each_video(track: Tracking, season: Path) -> None:
    assert track(season).code == 0
    assert (season / "final" / "match2_track.csv").exists()
    assert (season / "match10_track.csv").exists()


def test_table_lists_videos_by_number(track: Tracking, season: Path, tmp_path: Path) -> None:
    (season / "broken.mp4").write_text("this is no video")
    head, *lines, total = track(season, "-o", tmp_path / "out", code=1).out.splitlines()
    assert head.split() == ["video", "state", "frames", "found", "frames/s"]
    assert [line.split()[0] for line in lines] == ["broken.mp4", "final/match2.mp4", "match2.mp4", "match10.mp4"]
    assert "cannot be read as a video" in lines[0]
    assert "3 done" in total
    assert "1 failed" in total


def test_finished_videos_are_skipped_unchanged(track: Tracking, season: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    first = track.states(season, "-o", out)
    before = _contents(out)
    clipmaker.make(replace(CLIP, name="new.mp4"), season)
    second = track.states(season, "-o", out)
    assert set(first.values()) == {"done"}
    assert second == {**dict.fromkeys(first, "skipped"), "season/new.mp4": "done"}
    assert before.items() <= _contents(out).items()


def test_records_describe_skipped_videos_like_tracked_ones(track: Tracking, season: Path, tmp_path: Path) -> None:
    done, again = (track(season, "-o", tmp_path / "out", "--json").json for _ in range(2))
    assert [{**one, "state": ""} for one in done] == [{**one, "state": ""} for one in again]
    assert done[0]["rows"] == 12
    assert 0 <= done[0]["found_share"] <= 1


@pytest.mark.parametrize("one_by_one", [True, False])
def test_videos_named_singly_are_skipped_like_folders(
    track: Tracking, season: Path, tmp_path: Path, *, one_by_one: bool
) -> None:
    (tmp_path / "out").mkdir()
    videos = [season / "match2.mp4"] if one_by_one else [season / "match2.mp4", season / "match10.mp4"]
    track(*videos, "-o", tmp_path / "out")
    assert set(track.states(*videos, "-o", tmp_path / "out").values()) == {"skipped"}


def test_a_video_that_is_named_in_two_ways_is_one_job(track: Tracking, season: Path, tmp_path: Path) -> None:
    again = season / "final" / ".." / "match10.mp4"
    assert track.states(season / "match10.mp4", again, "-o", tmp_path / "labels") == {"season/match10.mp4": "done"}


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no free links")
def test_a_video_is_not_replaced_by_its_labels_by_way_of_a_link(track: Tracking, season: Path, tmp_path: Path) -> None:
    video, link = season / "match10.mp4", tmp_path / "labels.csv"
    link.symlink_to(video)
    before = video.read_bytes()
    assert track(video, "-o", link, "--force").code == 1
    assert video.read_bytes() == before


def test_early_end_is_reported_by_exit_code() -> None:
    report = BatchReport(resumes=True)
    report.record(Path("a.mp4"), VideoOutcome(VideoState.DONE))
    assert report.code == terminal.DONE
    report.record(Path("b.mp4"), VideoOutcome(VideoState.NOT_STARTED))
    assert report.code == terminal.INTERRUPTED


def test_a_video_and_the_folder_it_is_in_make_one_job(track: Tracking, season: Path) -> None:
    assert list(track.states(season / "match2.mp4", season)) == [
        "season/match2.mp4",
        "final/match2.mp4",
        "season/match10.mp4",
    ]


def _spoil_labels(_video: Path, labels: Path) -> None:
    labels.write_text(labels.read_text() + "99,0,0,0\n")


def _remove_record(_video: Path, labels: Path) -> None:
    labels.with_suffix(".run.json").unlink()


def _replace_video(video: Path, _labels: Path) -> None:
    clipmaker.make(replace(CLIP, name=video.name, n_frames=15), video.parent)


def _age_program(_video: Path, labels: Path) -> None:
    _edit_record(labels, results_version=label_records.RESULTS_VERSION - 1)


def _other_network(_video: Path, labels: Path) -> None:
    _edit_record(labels, tracknet={"sha256": "0" * 64, "model": "older.onnx", "provider": "cpu"})


REASONS = [
    (_spoil_labels, "has changed since"),
    (_remove_record, "has no record"),
    (_replace_video, "another video file"),
    (_age_program, "whose labels differ"),
    (_other_network, "older.onnx"),
]


@pytest.mark.parametrize(("spoil", "says"), REASONS)
def test_labels_of_anything_else_stay_as_they_are_without_force(
    track: Tracking, season: Path, tmp_path: Path, spoil: Any, says: str
) -> None:
    out = tmp_path / "out"
    track(season, "-o", out)
    spoil(season / "match2.mp4", out / "match2_track.csv")
    before = _contents(out)
    outcome = track(season, "-o", out, code=1)
    assert says in next(line for line in outcome.out.splitlines() if line.startswith("match2.mp4"))
    assert _contents(out) == before
    assert set(track.states(season, "-o", out, "--force").values()) == {"done"}
    assert set(track.states(season, "-o", out).values()) == {"skipped"}


def test_other_options_are_named_and_do_not_replace_labels(track: Tracking, season: Path, tmp_path: Path) -> None:
    track(season, "-o", tmp_path / "out")
    outcome = track(season, "-o", tmp_path / "out", "--max-gap", "4", "--source-column", code=1)
    assert "--max-gap: default instead of 4, --source-column: no instead of yes" in outcome.err


@pytest.mark.parametrize("option", [("--threads", "1"), ("--batch", "2"), ("--provider", "cpu")])
def test_options_that_change_no_label_do_not_count(
    track: Tracking, season: Path, tmp_path: Path, option: tuple[str, str]
) -> None:
    track(season, "-o", tmp_path / "out")
    assert set(track.states(season, "-o", tmp_path / "out", *option).values()) == {"skipped"}


def test_the_labels_of_an_unfinished_run_are_made_again(track: Tracking, season: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    track(season, "-o", out)
    before = (out / "match2_track.csv").read_bytes()
    _edit_record(out / "match2_track.csv", complete=False)
    assert track.states(season, "-o", out)["season/match2.mp4"] == "done"
    assert (out / "match2_track.csv").read_bytes() == before


def test_labels_that_were_removed_are_made_again(track: Tracking, season: Path, tmp_path: Path) -> None:
    track(season, "-o", tmp_path / "out")
    (tmp_path / "out" / "match2_track.csv").unlink()
    assert track.states(season, "-o", tmp_path / "out")["season/match2.mp4"] == "done"


def test_a_video_that_grows_meanwhile_gets_no_labels(
    track: Tracking, season: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    video = season / "match2.mp4"

    def frames(reader: VideoReader, *arguments: Any, **more: Any) -> Iterator[Any]:
        if reader.path == video:
            with video.open("ab") as file:
                file.write(b"more of it")
        return original(reader, *arguments, **more)

    original = VideoReader.frames
    monkeypatch.setattr(VideoReader, "frames", frames)
    assert "still being copied" in track(season, "-o", tmp_path / "out", code=1).err
    assert not (tmp_path / "out" / "match2_track.csv").exists()
    assert (tmp_path / "out" / "match10_track.csv").exists()


def test_empty_folder_is_refused_alone_and_reported_among_others(track: Tracking, season: Path, tmp_path: Path) -> None:
    for name in ("empty", "texts"):
        (tmp_path / name).mkdir()
    (tmp_path / "texts" / "notes.txt").write_text("no video")
    empty, texts = (track(tmp_path / name, "-o", tmp_path / "out") for name in ("empty", "texts"))
    assert (empty.code, texts.code) == (1, 1)
    assert "is empty" in empty.err
    assert "no video in the folder" in texts.err
    assert not (tmp_path / "out").exists()
    assert track(tmp_path / "empty", season, "-o", tmp_path / "out").code == 1
    assert (tmp_path / "out" / "match2_track.csv").exists()


def test_videos_with_same_stem_are_told_apart(track: Tracking, season: Path, tmp_path: Path) -> None:
    clipmaker.make(replace(CLIP, name="match2.mkv"), season)
    outcome = track(season, "-o", tmp_path / "out", code=1)
    assert "like match2.mkv" in outcome.err
    assert "like match2.mp4" in outcome.err
    assert not (tmp_path / "out" / "match2_track.csv").exists()
    assert (tmp_path / "out" / "final" / "match2_track.csv").exists()


def test_a_range_that_one_video_does_not_have_fails_that_one(track: Tracking, season: Path, tmp_path: Path) -> None:
    clipmaker.make(replace(CLIP, name="long.mp4", n_frames=30), season)
    states = track.states(season, "-o", tmp_path / "out", "--range", "20:25")
    assert {name for name, state in states.items() if state == "done"} == {"season/long.mp4"}
    assert track(season, "-o", tmp_path / "out", "--range", "9:3").code == 2


def test_unwritable_output_is_refused_before_tracking(
    track: Tracking, season: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_: Path) -> None:
        raise OSError(30, "Read-only file system")

    monkeypatch.setattr("rallytrace.files.file_access.new_temporary_file", refuse)
    assert "permission denied" in track(season, "-o", tmp_path / "out", code=1).err
    assert _contents(tmp_path / "out") == {}


def test_the_name_of_a_table_is_no_folder_for_a_folder(track: Tracking, season: Path, tmp_path: Path) -> None:
    assert track(season, "-o", tmp_path / "labels.csv").code == 2
    assert not (tmp_path / "labels.csv").exists()


@pytest.mark.skipif(sys.platform == "win32", reason="a console's Ctrl+C cannot be sent to one process there")
def test_ctrl_c_keeps_what_is_done_and_running_again_goes_on(rallytrace: Program, tmp_path: Path) -> None:
    season, out, model = tmp_path / "season", tmp_path / "out", tmp_path / "net.onnx"
    season.mkdir()
    for name in ("a.mp4", "b.mp4", "c.mp4"):
        clipmaker.make(replace(CLIP, name=name, n_frames=60 if name == "b.mp4" else 6), season)
    TinyTrackNet(height=32, width=48).save(model)
    how = ("track", str(season), "-o", str(out), "--tracknet", str(model), "--no-inpaint", "--stride", "1", "--json")
    command = waiting_command(30, "--verbose", *how)
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, env=os.environ.copy()) as child:
        assert child.stderr is not None
        for line in child.stderr:
            told = re.search(r"(\d+) frames tracked", line)
            if told is not None and int(told[1]) > 6:  # more than the first video has
                break
        child.send_signal(signal.SIGINT)
        said, _ = child.communicate(timeout=240)
        assert child.returncode == 130
    states = [one["state"] for one in json.loads(said)]
    assert states == ["done", "interrupted", "not started"]
    first = (out / "a_track.csv").stat().st_mtime_ns
    assert [one["state"] for one in rallytrace(*how).json] == ["skipped", "done", "done"]
    assert (out / "a_track.csv").stat().st_mtime_ns == first
    assert len((out / "b_track.csv").read_text().splitlines()) == 61


def test_labels_of_long_named_videos_are_found_again(track: Tracking, tmp_path: Path) -> None:
    """Two names that differ in their last letter only; a second run passes both over."""
    folder = tmp_path / "long"
    folder.mkdir()
    first = clipmaker.make(replace(CLIP, name="first.mp4"), folder)
    for letter in "ab":
        (folder / f"{'羽' * 83}{letter}.mp4").write_bytes(first.read_bytes())
    first.unlink()
    outcome = track(folder, code=0)
    labels = sorted(path.name for path in folder.glob("*_track.csv"))
    assert len(labels) == 2
    assert all(name in outcome.err for name in labels)
    assert set(track.states(folder).values()) == {"skipped"}


def test_record_of_a_long_named_label_file_fits(track: Tracking, tmp_path: Path) -> None:
    video = clipmaker.make(replace(CLIP, name="short.mp4"), tmp_path)
    labels = tmp_path / f"{'a' * 251}.csv"
    track(video, "-o", labels, code=0)
    assert label_records.read_record(labels) is not None
    assert track(video, "-o", tmp_path / f"{'a' * 252}.csv").code == 1
