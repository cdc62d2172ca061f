"""`rallytrace export` of several projects as one dataset."""

import json
import os
import shutil
import sys
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

import clipmaker
from program import Program
from rallytrace.commands.video_project import VideoProject
from rallytrace.files.paths import videos_in
from rallytrace.session.video_files import files_of
from rallytrace.storage.project.summary import summary_of
from rallytrace.track.edits import Edit
from rallytrace.track.track import PREDICTED_ROW, Layer, State
from rallytrace.tracking.video_projects import likely_project
from rallytrace.video.reader import VideoReader

N_FRAMES = 12


@pytest.fixture(scope="module")
def clip(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = clipmaker.Clip("clip.mp4", n_frames=N_FRAMES, width=96, height=64)
    return clipmaker.make(made, tmp_path_factory.mktemp("clips"))


def label(video: Path, frames: range = range(N_FRAMES), *, first_x: float = 30) -> None:
    """Put positions in some frames of a video into its project."""
    rows = np.zeros(len(frames), PREDICTED_ROW)
    rows["state"], rows["x"], rows["y"] = State.VISIBLE, first_x + np.arange(len(frames)), 20
    with VideoReader(video) as reader, VideoProject(reader) as opened:
        opened.project.edit(Edit("Track", (opened.project.track.change(Layer.PREDICTED, frames, rows),)))


@pytest.fixture
def season(clip: Path, tmp_path: Path) -> Path:
    """Videos of four matches, one of them in two sets, and one that is not tracked."""
    folder = tmp_path / "season"
    folder.mkdir()
    for name in ("anna", "bert", "carl", "dora_set1", "dora_set2"):
        shutil.copyfile(clip, folder / f"{name}.mp4")
        label(folder / f"{name}.mp4")
    return folder


def folders(dataset: Path) -> dict[str, str]:
    """Return the split of each video, by its name."""
    said = json.loads((dataset / "dataset.json").read_text())
    return {Path(one["video"]).stem: one["folder"].split("/")[0] for one in said["videos"]}


def test_all_videos_of_a_folder_make_one_dataset_split_by_match(
    rallytrace: Program, season: Path, tmp_path: Path
) -> None:
    outcome = rallytrace("export", season, "--format", "dataset", "-o", tmp_path / "out", "--json", code=0)
    splits = folders(tmp_path / "out")
    assert len(splits) == 5
    assert splits["dora_set1"] == splits["dora_set2"]
    assert sorted(set(splits.values())) == ["test", "train", "val"]
    found = {path.parent.parent.parent.name for path in (tmp_path / "out").glob("*/match*/csv/rally_ball.csv")}
    assert found == {"test", "train", "val"}
    exported = {Path(one["video"]).name: one["labels"] for one in outcome.json["exported"]}
    assert exported["anna.mp4"] == summary_of(season / "anna.mp4.rally").digest


@pytest.mark.parametrize("number", ["0042", "0043", "0044"])
def test_parts_of_recording_are_in_one_split(
    number: str, rallytrace: Program, season: Path, clip: Path, tmp_path: Path
) -> None:
    parts = [season / f"GX0{part}{number}.mp4" for part in (1, 2, 3)]
    for part in parts:
        shutil.copyfile(clip, part)
        label(part)
    rallytrace("export", season, "--format", "dataset", "-o", tmp_path / "out", "--val", "40", "--test", "40", code=0)
    assert len({folders(tmp_path / "out")[part.stem] for part in parts}) == 1


def test_video_named_twice_or_with_project_is_exported_once(rallytrace: Program, season: Path, tmp_path: Path) -> None:
    named = (season / "anna.mp4", season / "anna.mp4.rally", season, season / "bert.mp4")
    assert rallytrace("export", *named, "--format", "dataset", "-o", tmp_path / "out").code == 0
    assert len(folders(tmp_path / "out")) == 5


def test_unexportable_videos_are_skipped_and_reported(
    rallytrace: Program, season: Path, clip: Path, tmp_path: Path
) -> None:
    for name in ("untracked", "partly"):
        shutil.copyfile(clip, season / f"{name}.mp4")
    label(season / "partly.mp4", range(5))
    (season / "carl.mp4.rally").write_bytes(b"no project")
    outcome = rallytrace("export", season, "--format", "dataset", "-o", tmp_path / "out", "--json", code=1)
    assert set(folders(tmp_path / "out")) == {"anna", "bert", "dora_set1", "dora_set2"}
    assert {Path(one["video"]).stem for one in outcome.json["left_out"]} == {"untracked", "partly", "carl"}


def bright_bars(frame: int, width: int, height: int) -> NDArray[np.uint8]:
    """Another video than the others, of the same size."""
    picture = np.full((height, width, 3), 40, np.uint8)
    picture[:, 6 * frame % width :][:, :20] = 220
    return picture


@pytest.fixture
def replaced(season: Path, tmp_path: Path) -> Path:
    """Return a video with another one's labels under its name, and its own in the next project."""
    video = season / "anna.mp4"
    clipmaker.make(clipmaker.Clip("anna.mp4", n_frames=2 * N_FRAMES, width=96, height=64), season, bright_bars)
    others = (season / "anna.mp4.rally").rename(tmp_path / "others.rally")
    label(video, range(2 * N_FRAMES), first_x=5)
    (season / "anna.mp4.rally").rename(season / "anna.mp4 (2).rally")  # as the window would have called it
    others.rename(season / "anna.mp4.rally")
    return video


@pytest.mark.parametrize("named", ["the folder", "the video"])
def test_replaced_video_is_exported_with_its_own_labels(
    rallytrace: Program, season: Path, replaced: Path, tmp_path: Path, named: str
) -> None:
    source = season if named == "the folder" else replaced
    out = tmp_path / "out"
    assert rallytrace("export", source, "--format", "dataset", "-o", out, "--split", "train").code == 0
    labels = [path.read_text() for path in out.glob("**/rally_ball.csv")]
    assert sum(text.splitlines()[1] == "0,1,5,20" for text in labels) == 1
    assert sum(text.splitlines()[1] == "0,1,30,20" for text in labels) == (4 if source == season else 0)


def test_the_list_of_videos_tells_of_the_videos_own_project(replaced: Path) -> None:
    summary = files_of(replaced, likely_project(replaced)).summary
    assert summary == summary_of(replaced.with_name("anna.mp4 (2).rally"))
    assert summary != summary_of(replaced.with_name("anna.mp4.rally"))


def test_pictures_of_another_video_are_not_exported(rallytrace: Program, replaced: Path, tmp_path: Path) -> None:
    outcome = rallytrace("export", f"{replaced}.rally", "--format", "dataset", "-o", tmp_path / "out", code=1)
    assert "another video" in outcome.err
    assert not (tmp_path / "out").exists()


def test_a_video_is_exported_from_its_project(rallytrace: Program, season: Path, clip: Path, tmp_path: Path) -> None:
    """A shell's '*.mp4' may be one file."""
    assert rallytrace("export", season / "bert.mp4", "-o", tmp_path / "bert.csv").code == 0
    assert len((tmp_path / "bert.csv").read_text().splitlines()) == 1 + N_FRAMES
    outcome = rallytrace("export", clip, "-o", tmp_path / "clip.csv", code=1)
    assert "tracked" in outcome.err
    assert "backup" not in outcome.err


def test_the_clips_of_a_dataset_are_no_further_videos(rallytrace: Program, season: Path) -> None:
    before = videos_in(season)
    assert rallytrace("export", season, "--format", "dataset", "-o", season / "data").code == 0
    assert videos_in(season) == before
    clips = videos_in(season / "data")
    assert len(clips) == 5, "those of a dataset alone are what was meant"
    assert not set(clips) & set(before)


@pytest.mark.skipif(sys.platform != "linux", reason="names of files are Unicode elsewhere")
def test_a_name_that_is_no_unicode_spoils_no_dataset(rallytrace: Program, season: Path, tmp_path: Path) -> None:
    odd = Path(os.fsdecode(bytes(season) + b"/caf\xe9.mp4"))
    shutil.copyfile(season / "anna.mp4", odd)
    label(odd)
    assert rallytrace("export", season, "--format", "dataset", "-o", tmp_path / "out").code == 0
    assert len(json.loads((tmp_path / "out" / "dataset.json").read_text())["videos"]) == 6


def test_all_may_go_to_one_split(rallytrace: Program, season: Path, tmp_path: Path) -> None:
    how = ("--format", "dataset", "-o", tmp_path / "out", "--split", "val")
    assert rallytrace("export", season, *how).code == 0
    assert set(folders(tmp_path / "out").values()) == {"val"}


def test_a_folder_with_something_in_it_is_not_written_to(rallytrace: Program, season: Path, tmp_path: Path) -> None:
    (tmp_path / "out").mkdir()
    (tmp_path / "out" / "thesis.txt").write_text("years of work")
    assert rallytrace("export", season, "--format", "dataset", "-o", tmp_path / "out").code == 1
    assert [path.name for path in (tmp_path / "out").iterdir()] == ["thesis.txt"]


def test_nothing_is_written_where_nothing_can_be(rallytrace: Program, clip: Path, tmp_path: Path) -> None:
    season = tmp_path / "season"
    season.mkdir()
    shutil.copyfile(clip, season / "untracked.mp4")
    assert rallytrace("export", season, "--format", "dataset", "-o", tmp_path / "out").code == 1
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize(
    "how",
    [
        ("--format", "csv", "-o", "out"),
        ("--format", "csv", "-o", "out", "--progress"),
        ("--format", "dataset"),
        ("--format", "dataset", "-o", "out", "--force"),
        ("--format", "dataset", "-o", "out", "--match", "3"),
        ("--format", "dataset", "-o", "out", "--val", "60", "--test", "40"),
    ],
)
def test_contradictory_options_are_refused(
    rallytrace: Program, season: Path, how: tuple[str, ...], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    assert rallytrace("export", season, *how).code == 2
    assert not (tmp_path / "out").exists()


def test_list_of_one_video_is_a_dataset(rallytrace: Program, season: Path, tmp_path: Path) -> None:
    """The window names the videos of its list one by one."""
    out = tmp_path / "out"
    outcome = rallytrace("export", season / "anna.mp4", "--format", "dataset", "-o", out, "--progress", code=0)
    last = json.loads(outcome.out.splitlines()[-1])
    assert [Path(one["video"]).stem for one in last["exported"]] == ["anna"]
    assert folders(out) == {"anna": "train"}
    assert (out / "README.md").is_file()


def test_progress_lines_are_json_and_the_last_has_the_outcome(
    rallytrace: Program, season: Path, tmp_path: Path
) -> None:
    outcome = rallytrace("export", season, "--format", "dataset", "-o", tmp_path / "out", "--progress")
    *steps, last = [json.loads(line) for line in outcome.out.splitlines()]
    assert all(0 <= step["done"] <= step["total"] == 5 * N_FRAMES for step in steps)
    assert last["final"] is True
    assert last["place"] == str(tmp_path / "out")
