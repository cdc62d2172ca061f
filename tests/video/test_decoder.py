import os
import re
from pathlib import Path

import av
import numpy as np
import pytest

import clipmaker
from clipmaker import Clip
from rallytrace.errors import AppError
from rallytrace.video.decoder import open_source
from rallytrace.video.reader import VideoReader


def assert_refused(path: Path, *words: str) -> None:
    with pytest.raises(AppError) as refusal:
        VideoReader(path)
    for word in words:
        assert re.search(word, refusal.value.problem), refusal.value.problem
    assert str(path) in refusal.value.problem
    assert refusal.value.remedy.endswith(".")


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    assert_refused(tmp_path / "gone.mp4", "does not exist")


def test_a_folder(tmp_path: Path) -> None:
    assert_refused(tmp_path, "is a folder")


def test_an_empty_file(tmp_path: Path) -> None:
    (tmp_path / "empty.mp4").touch()
    assert_refused(tmp_path / "empty.mp4", r"empty \(0 bytes\)")


@pytest.mark.parametrize("name", ["notes.mp4", "notes.txt", "notes.avi", "notes.mkv"])
def test_a_text_file_whatever_it_is_called(name: str, tmp_path: Path) -> None:
    (tmp_path / name).write_text("Frame,Visibility,X,Y\n" + "0,1,640,360\n" * 500)
    assert_refused(tmp_path / name, "video")


def test_a_list_that_names_other_files_is_not_followed(tmp_path: Path) -> None:
    clipmaker.make(Clip("part.ts", n_frames=5), tmp_path)
    (tmp_path / "list.m3u8").write_text("#EXTM3U\n#EXT-X-TARGETDURATION:5\n#EXTINF:5,\npart.ts\n#EXT-X-ENDLIST\n")
    assert_refused(tmp_path / "list.m3u8", "not a video")


def test_bytes_of_no_meaning(tmp_path: Path) -> None:
    (tmp_path / "noise.mp4").write_bytes(np.random.default_rng(3).bytes(20_000))
    assert_refused(tmp_path / "noise.mp4", "cannot be read as a video")


def test_sound_without_pictures(tmp_path: Path) -> None:
    assert_refused(clipmaker.make_sound(tmp_path / "sound.mp4"), "sound but no video")


def test_a_recording_that_was_never_finished(tmp_path: Path) -> None:
    whole = clipmaker.make(Clip("whole.mp4"), tmp_path)
    assert_refused(clipmaker.truncate(whole, 0.6), "incomplete", "moov")


@pytest.mark.parametrize("name", ["none.mkv", "none.mp4", "none.avi"])
def test_a_video_of_no_frames(name: str, tmp_path: Path) -> None:
    path = tmp_path / name
    with av.open(str(path), "w") as container:
        stream = container.add_stream("mpeg4", rate=30)
        assert isinstance(stream, av.VideoStream)
        stream.width, stream.height = 64, 48
        container.start_encoding()
    assert_refused(path, "No frame of|cannot be read as a video|no video")


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="nothing is forbidden to the superuser")
def test_a_file_that_may_not_be_read(tmp_path: Path) -> None:
    path = clipmaker.make(Clip("locked.mp4", n_frames=3), tmp_path)
    path.chmod(0)
    assert_refused(path, "permission")


@pytest.mark.parametrize("error", [PermissionError(13, "Permission denied"), OSError(5, "Input/output error")])
def test_a_system_that_refuses_the_file(error: OSError, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = clipmaker.make(Clip("locked.mp4", n_frames=3), tmp_path)

    def refuse(*_args: object, **_options: object) -> None:
        raise error

    monkeypatch.setattr(av, "open", refuse)
    assert_refused(path, "permission" if error.errno == 13 else "Input/output error")


def test_names_that_look_like_addresses_and_names_in_any_script(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    plain = clipmaker.make(Clip("plain.mp4", n_frames=3), tmp_path)
    for name in ("http:match.mp4", "比赛 100%.mp4", "-i.mp4", "%03d.mp4"):
        if os.name == "nt" and ":" in name:
            continue
        Path(name).write_bytes(plain.read_bytes())
        container, stream = open_source(Path(name))
        assert stream.width == 192
        container.close()
