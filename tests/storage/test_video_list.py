"""The stored list of videos, as a damaged disk or another program may have left it."""

import json
from pathlib import Path
from typing import Any

import pytest

from pseudo_language import MARK, pseudo_language
from rallytrace.errors import AppError
from rallytrace.storage.video_list import ListedVideo, VideoListing, read_listing, write_listing
from rallytrace.texts import shown, tr_lazy

VIDEO = {"path": "/clips/a.mp4", "error": "", "review_of": "", "review_items": None, "exported": ""}


def listed(folder: Path, **changed: Any) -> Path:
    record = {"version": 1, "tracking": True, "one_queue": False, "videos": [{**VIDEO, **changed}]}
    path = folder / "videos.json"
    path.write_text(json.dumps(record))
    return path


@pytest.mark.parametrize(
    "changed",
    [
        {"path": 7},
        {"path": ""},
        {"path": "/"},
        {"path": "a\0b"},
        {"path": "/clips/\ud800.mp4"},
        {"review_items": -1},
        {"review_items": True},
        {"review_items": 1.5},
        {"error": None},
    ],
)
def test_invalid_row_is_refused_with_a_message(tmp_path: Path, changed: dict[str, Any]) -> None:
    with pytest.raises(AppError):
        read_listing(listed(tmp_path, **changed))


def test_a_name_that_is_no_utf8_is_read(tmp_path: Path) -> None:
    (video,) = read_listing(listed(tmp_path, path="/clips/\udcff.mp4")).videos
    assert video.path == Path("/clips/\udcff.mp4")


@pytest.mark.parametrize("content", ["", "[]", "[" * 200_000, "{}", "null", "\xff"])
def test_invalid_list_is_refused_with_a_message(tmp_path: Path, content: str) -> None:
    path = tmp_path / "videos.json"
    path.write_bytes(content.encode("latin-1"))
    with pytest.raises(AppError):
        read_listing(path)


def test_error_stays_translatable_after_a_restart(tmp_path: Path) -> None:
    error = tr_lazy("errors", "{path} is not a video.", path="a.mp4")
    write_listing(tmp_path / "videos.json", VideoListing((ListedVideo(Path("/clips/a.mp4"), error),)))
    (video,) = read_listing(tmp_path / "videos.json").videos
    assert video.error == "a.mp4 is not a video."
    with pseudo_language():
        assert shown(video.error).startswith(MARK)
