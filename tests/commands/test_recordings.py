"""Recordings in several files on the command line: one video, one table of labels, one project."""

from dataclasses import replace
from pathlib import Path

import pytest

import clipmaker
from program import Outcome, Program
from tiny_models import TinyTrackNet

LENGTHS = (14, 13, 5)


@pytest.fixture(scope="module")
def model(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return TinyTrackNet(height=32, width=48).save(tmp_path_factory.mktemp("models") / "tiny.onnx")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a folder with a recording in three files, and the same pictures in one file."""
    folder = tmp_path / "card"
    folder.mkdir()
    clip = clipmaker.Clip("whole.mp4", n_frames=sum(LENGTHS), width=96, height=64, options={"qp": "10"}, gop=100)
    clipmaker.make(clip, folder)
    done = 0
    for number, length in enumerate(LENGTHS, 1):
        paint = lambda i, width, height, done=done: clipmaker.numbered(i + done, width, height)  # noqa: E731
        clipmaker.make(replace(clip, name=f"GX0{number}0042.MP4", n_frames=length), folder, paint)
        done += length
    return folder


@pytest.fixture
def track(rallytrace: Program, model: Path) -> "Track":
    return Track(rallytrace, model)


class Track:
    def __init__(self, rallytrace: Program, model: Path) -> None:
        self._rallytrace = rallytrace
        self._how = ("--tracknet", model, "--no-inpaint", "--threshold", "0.5")

    def __call__(self, *arguments: object) -> Outcome:
        return self._rallytrace("track", *arguments, *self._how)


def parts(folder: Path) -> list[Path]:
    return [folder / f"GX0{number}0042.MP4" for number in (1, 2, 3)]


def test_parts_of_recording_get_one_table(track: Track, folder: Path) -> None:
    done = track(*parts(folder))
    assert done.code == 0
    assert "GX010042.MP4 to GX030042.MP4 (3 files) are parts of one recording" in done.err
    labels = folder / "GX010042 + GX020042 + GX030042_track.csv"
    assert [line.split(",")[0] for line in labels.read_text().splitlines()[1:]] == [str(i) for i in range(32)]
    assert not list(folder.glob("GX010042_*"))
    assert track("--separate", *parts(folder)).code == 0
    assert len((folder / "GX030042_track.csv").read_text().splitlines()) == 1 + LENGTHS[2]


def test_parts_with_projects_of_their_own_stay_separate(track: Track, folder: Path) -> None:
    files = parts(folder)
    assert track("--project", files[1]).code == 0
    done = track("--project", *files, "--json")
    assert done.code == 0
    assert [Path(video["video"]).name for video in done.json] == [file.name for file in files]
    assert not list(folder.glob("* + *.rally"))


def test_folder_has_one_video_for_each_recording(
    track: Track, rallytrace: Program, folder: Path, tmp_path: Path
) -> None:
    (folder / "whole.mp4").unlink()
    assert track("--project", folder, "--json").code == 0
    assert [path.name for path in folder.glob("*.rally")] == ["GX010042 + GX020042 + GX030042.MP4.rally"]
    exported = rallytrace("export", folder, "--format", "dataset", "-o", tmp_path / "set", "--json", code=0)
    assert [Path(one["video"]).stem for one in exported.json["exported"]] == ["GX010042 + GX020042 + GX030042"]
    reported = rallytrace("report", folder, "-o", tmp_path / "page.html", "--json", code=0)
    assert [Path(video).stem for video in reported.json["videos"]] == ["GX010042 + GX020042 + GX030042"]
    assert track(folder, "-o", tmp_path / "labels/").code == 0
    assert track("--separate", folder, "-o", tmp_path / "separate/").code == 0
    assert [len(list((tmp_path / name).glob("*.csv"))) for name in ("labels", "separate")] == [1, 3]


def test_windows_of_frames_cross_joints(track: Track, folder: Path, tmp_path: Path) -> None:
    """The network sees pictures on both sides of a joint, so its points are those of the whole video, or nearly."""
    assert track("--join", *parts(folder), "-o", tmp_path / "joined.csv").code == 0
    assert track(folder / "whole.mp4", "-o", tmp_path / "whole.csv").code == 0
    joined, whole = (
        [list(map(float, line.split(","))) for line in (tmp_path / name).read_text().splitlines()[1:]]
        for name in ("joined.csv", "whole.csv")
    )
    assert [row[:2] for row in joined] == [row[:2] for row in whole]
    assert sum(row[1] for row in whole) > 20
    assert joined == [pytest.approx(row, abs=4) for row in whole]


def test_joined_files_are_named_by_one_path(track: Track, rallytrace: Program, folder: Path, tmp_path: Path) -> None:
    whole = folder / "GX010042 + GX020042.MP4"
    assert track("--project", whole).code == 0
    project = folder / "GX010042 + GX020042.MP4.rally"
    assert rallytrace("export", project, "-o", tmp_path / "labels.csv").code == 0
    assert len((tmp_path / "labels.csv").read_text().splitlines()) == 1 + sum(LENGTHS[:2])
    (folder / "GX020042.MP4").rename(tmp_path / "GX020042.MP4")
    assert "GX020042.MP4" in rallytrace("export", project, "--format", "dataset", "-o", tmp_path / "set", code=1).err


@pytest.mark.parametrize("command", ["open", "track", "court", "poses"])
def test_missing_part_is_named_by_every_command(command: str, rallytrace: Program, folder: Path) -> None:
    (folder / "GX020042.MP4").unlink()
    failed = rallytrace(command, folder / "GX010042 + GX020042.MP4", code=1)
    assert "GX020042.MP4" in failed.err
    assert "GX010042 +" not in failed.err


@pytest.mark.parametrize(
    ("names", "words"),
    [
        (["GX010042.MP4", "gone.MP4"], "There is no video"),
        (["GX010042.MP4", "whole.mp4"], "folders or suffixes differ"),
        (["GX010042.MP4", "."], "is a folder"),
        (["GX010042.MP4", "other.MP4"], "have 320x180 pixels"),
    ],
)
def test_join_refuses_other_files(names: list[str], words: str, track: Track, folder: Path) -> None:
    clipmaker.make(clipmaker.Clip("other.mp4", n_frames=5, width=320, height=180), folder)
    (folder / "other.mp4").rename(folder / "other.MP4")
    done = track("--join", *(folder / name for name in names))
    assert done.code in {1, 2}
    assert words in done.err
