"""Test whether a video is recognised as a project's, by bytes and by frames."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from narrowing import not_none
from projects import VIDEO
from rallytrace.errors import AppError
from rallytrace.storage.project.project import Project
from rallytrace.storage.project.sqlite_store import open_project, write_project
from rallytrace.storage.project.video_identity import (
    LATER_FRAMES,
    MAX_OFFSET_FRAMES,
    FramePrint,
    IdentityVerdict,
    Luma,
    VideoIdentity,
    compare_files,
    compare_pictures,
)
from rallytrace.track.geometry import Size

SAMPLES = (0, 300, 600, 900)
N_FRAMES = 920


def picture(frame: int) -> Luma:
    """Return a court on which something bright wanders."""
    y, x = np.mgrid[:36, :64]
    at_x, at_y = 32 + 25 * np.sin(frame / 7), 18 + 12 * np.cos(frame / 5)
    return np.asarray(60 + 150 * np.exp(-((x - at_x) ** 2 + (y - at_y) ** 2) / 20), np.uint8)


def still(_: int) -> Luma:
    return np.full((36, 64), 90, np.uint8)


def kept(looks: Callable[[int], Luma] = picture) -> VideoIdentity:
    """Return the project's video."""
    prints = tuple(FramePrint(at, at / 30, looks(at), looks(at + LATER_FRAMES)) for at in SAMPLES)
    return replace(VIDEO, n_frames=N_FRAMES, prints=prints)


OTHER_FILE = replace(kept(), n_bytes=99, edges="cd", path=Path("/elsewhere/match.mp4"))


def pictures(looks: Callable[[int], Luma]) -> dict[int, Luma]:
    """Return the pictures of a file around the samples."""
    spans = [range(at - MAX_OFFSET_FRAMES, at + MAX_OFFSET_FRAMES + LATER_FRAMES + 1) for at in SAMPLES]
    return {frame: looks(frame) for span in spans for frame in span if 0 <= frame < N_FRAMES}


def test_moved_file_is_still_the_same_video() -> None:
    for now in (kept(), replace(kept(), path=Path("/new/match.mp4"))):
        comparison = not_none(compare_files(kept(), now))
        assert comparison.verdict is IdentityVerdict.UNCHANGED
        assert comparison.fits


def test_the_same_file_under_another_name_has_moved() -> None:
    comparison = not_none(compare_files(kept(), replace(kept(), path=Path("/new/final.mp4"), relative="final.mp4")))
    assert comparison.verdict is IdentityVerdict.MOVED
    assert comparison.fits


def test_pictures_of_another_size_are_another_video() -> None:
    comparison = not_none(compare_files(kept(), replace(OTHER_FILE, size=Size(1920, 1080))))
    assert comparison.verdict is IdentityVerdict.DIFFERENT
    assert "1920x1080" in comparison.words


def test_without_pictures_another_file_is_not_guessed_at() -> None:
    comparison = not_none(compare_files(replace(kept(), prints=()), OTHER_FILE))
    assert comparison.verdict is IdentityVerdict.UNSURE
    assert not comparison.fits


def test_recording_that_has_gone_on_is_same_video() -> None:
    longer = replace(OTHER_FILE, n_frames=N_FRAMES + 300)
    comparison = compare_pictures(kept(), longer, pictures(picture))
    assert comparison.verdict is IdentityVerdict.SAME_FRAMES
    assert "300 frames more at its end" in comparison.words
    assert not compare_pictures(kept(still), longer, pictures(still)).fits


def encoded(frame: int) -> Luma:
    """Softer, darker and noisy."""
    noise = np.random.default_rng(frame).normal(0, 1, (36, 64))
    return np.asarray((0.9 * picture(frame) + 3 + noise).clip(0, 255), np.uint8)


def test_frames_that_were_encoded_anew_are_the_same_frames() -> None:
    assert compare_files(kept(), OTHER_FILE) is None
    comparison = compare_pictures(kept(), OTHER_FILE, pictures(encoded))
    assert comparison.verdict is IdentityVerdict.SAME_FRAMES


def test_other_times_of_the_same_frames_are_told() -> None:
    later = replace(OTHER_FILE, prints=tuple(replace(one, time=one.time * 1.2) for one in kept().prints))
    comparison = compare_pictures(kept(), later, pictures(encoded))
    assert comparison.verdict is IdentityVerdict.SAME_FRAMES
    assert "other time stamps" in comparison.words


@pytest.mark.parametrize("shift", [-2, -1, 1, 2, 3])
def test_missing_or_extra_frame_is_located(shift: int) -> None:
    def cut(frame: int) -> Luma:
        return encoded(frame + shift if frame > 400 else frame)

    comparison = compare_pictures(kept(), OTHER_FILE, pictures(cut))
    assert comparison.verdict is IdentityVerdict.DIFFERENT
    assert "agree up to frame 300" in comparison.words
    assert "from frame 600 on" in comparison.words
    assert f"{abs(shift)} frame" in comparison.words
    assert ("late" if shift < 0 else "early") in comparison.words


def test_another_rally_before_the_same_camera_is_another_video() -> None:
    comparison = compare_pictures(kept(), OTHER_FILE, pictures(lambda frame: encoded(frame + 77)))
    assert comparison.verdict is IdentityVerdict.DIFFERENT
    assert "from the first compared frame on, frame 0" in comparison.words


def test_other_frame_count_is_another_video() -> None:
    comparison = compare_pictures(kept(), replace(OTHER_FILE, n_frames=N_FRAMES - 5), pictures(encoded))
    assert comparison.verdict is IdentityVerdict.DIFFERENT
    assert "915 frames" in comparison.words


def test_a_file_that_ends_early_is_another_video() -> None:
    fewer = {frame: one for frame, one in pictures(encoded).items() if frame < 500}
    comparison = compare_pictures(kept(), replace(OTHER_FILE, n_frames=500), fewer)
    assert comparison.verdict is IdentityVerdict.DIFFERENT
    assert "are missing from frame 600 on" in comparison.words


def test_still_video_is_not_identified() -> None:
    comparison = compare_pictures(kept(still), replace(OTHER_FILE), pictures(still))
    assert comparison.verdict is IdentityVerdict.UNSURE
    assert not comparison.fits


@pytest.mark.parametrize(("said", "read"), [("1.5", 1.5), (None, 1.0)])
def test_a_project_keeps_the_pixel_aspect(tmp_path: Path, said: str | None, read: float) -> None:
    """One that does not say it has square pixels."""
    path = tmp_path / "match.rally"
    identity = replace(VIDEO, size=Size(1440, 1080, 1.5))
    write_project(path, Project(identity).parts)
    if said is None:
        with closing(sqlite3.connect(path)) as connection, connection:
            connection.execute("DELETE FROM facts WHERE key = 'pixel_aspect'")
    assert open_project(path).video.size.pixel_aspect == read


@pytest.mark.parametrize("said", ["0", "-1", "1e300", '"wide"', "null", "[2]"])
def test_a_project_with_an_impossible_pixel_aspect_is_damaged(tmp_path: Path, said: str) -> None:
    path = tmp_path / "match.rally"
    write_project(path, Project(VIDEO).parts)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE facts SET value = ? WHERE key = 'pixel_aspect'", (said,))
    with pytest.raises(AppError):
        open_project(path)
