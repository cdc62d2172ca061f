"""Test a video that changes while it is read: the command stops and keeps nothing of the new content."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import clipmaker
from pose_models import TinyPoseModel, clip_of_dots
from program import Program
from rallytrace.storage.project.location import path_beside
from rallytrace.storage.project.sqlite_store import open_project
from rallytrace.track.track import Layer, State
from rallytrace.tracking.work import ProgressReporter
from rallytrace.video import reader as reader_module
from rallytrace.video.index import FrameIndex, scan
from rallytrace.video.reader import VideoReader
from runs import N_FRAMES, small_choice, small_clip


def overwrite_in_place(video: Path) -> None:
    """Other frames in the same file, of the same size and with the same beginning and end."""
    content = bytearray(video.read_bytes())
    third = len(content) // 3
    content[third : 2 * third] = bytes(third)
    with video.open("r+b") as file:
        file.write(content)


def replace(video: Path) -> None:
    clipmaker.make(clipmaker.Clip("other.mp4", n_frames=N_FRAMES), video.parent).replace(video)


def cut_short(video: Path) -> None:
    os.truncate(video, video.stat().st_size // 2)


CHANGES = (overwrite_in_place, replace, cut_short, Path.unlink)


@pytest.fixture
def video(tmp_path: Path) -> Path:
    return small_clip(tmp_path)


def arguments_of(folder: Path) -> tuple[object, ...]:
    choice = small_choice(folder)
    models = ("--tracknet", choice.tracknet, "--inpaintnet", choice.inpaintnet, "--threads", 1)
    return (*models, "--stride", 1, "--threshold", 0.5, "--every-camera")


def change_after(monkeypatch: pytest.MonkeyPatch, frame: int, change: Any) -> None:
    """Change a video once when a run has read one of its frames."""
    changed: set[Path] = set()

    def frames(reader: VideoReader, *arguments: Any, **more: Any) -> Iterator[Any]:
        for one in original(reader, *arguments, **more):
            yield one
            if one.index == frame and reader.path not in changed:
                changed.add(reader.path)
                change(reader.path)

    original = VideoReader.frames
    monkeypatch.setattr(VideoReader, "frames", frames)


@pytest.mark.parametrize("change", CHANGES)
def test_no_labels_are_written(
    rallytrace: Program, video: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, change: Any
) -> None:
    change_after(monkeypatch, 25, change)
    outcome = rallytrace("track", video, *arguments_of(tmp_path), "-o", tmp_path / "labels.csv", code=1)
    assert str(video) in outcome.err
    assert not (tmp_path / "labels.csv").exists()


@pytest.mark.parametrize("change", CHANGES)
def test_project_keeps_nothing_tracked_after_a_video_change(
    rallytrace: Program, video: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, change: Any
) -> None:
    arguments = arguments_of(tmp_path)
    assert rallytrace("track", video, "--project", *arguments).code == 0
    sound = open_project(path_beside(video)).track.layer(Layer.PREDICTED).copy()
    path_beside(video).unlink()
    # What was found is handed on after each window, not a few times a second.
    monkeypatch.setattr(ProgressReporter, "due", True)
    change_after(monkeypatch, 40, change)
    outcome = rallytrace("track", video, "--project", *arguments, code=1)
    assert str(video) in outcome.err
    if path_beside(video).exists():
        kept = open_project(path_beside(video)).track.layer(Layer.PREDICTED)
        tracked = kept["state"] != State.UNSET
        assert not tracked.all()
        assert np.array_equal(kept[tracked], sound[tracked])


def test_poses_of_a_changed_video_are_not_kept(
    rallytrace: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    video, table = clip_of_dots(tmp_path, 40), tmp_path / "poses.csv"
    arguments = ("poses", video, "--model", TinyPoseModel().save(tmp_path / "pose.onnx"), "-o", table)
    assert rallytrace(*arguments).code == 0
    sound = table.read_text().splitlines()
    table.unlink()
    change_after(monkeypatch, 6, overwrite_in_place)
    outcome = rallytrace(*arguments, code=1)
    assert str(video) in outcome.err
    # What was found before the change may have been written.
    kept = table.read_text().splitlines() if table.exists() else []
    assert len(kept) <= 8
    assert kept == sound[: len(kept)]


def test_index_of_changed_file_is_not_kept(video: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def counted(path: Path) -> Iterator[FrameIndex]:
        index = list(scan(path))[-1]
        clipmaker.make(clipmaker.Clip("clip.mp4", n_frames=30), path.parent)
        yield index

    with monkeypatch.context() as patched, VideoReader(video) as reader:
        patched.setattr(reader_module, "scan", counted)
        assert reader.n_frames == N_FRAMES
    with VideoReader(video) as reader:
        assert reader.n_frames == 30


def test_file_touched_by_hard_link_stays_the_same(
    rallytrace: Program, video: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    change_after(monkeypatch, 25, lambda path: os.link(path, tmp_path / "backup.mp4"))
    arguments = arguments_of(tmp_path)
    assert rallytrace("track", video, *arguments, "-o", tmp_path / "labels.csv").code == 0
