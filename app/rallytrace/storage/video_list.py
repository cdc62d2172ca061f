"""Store the list of videos in a file in the user's folder."""

import json
import os
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from rallytrace.errors import AppError, printable
from rallytrace.files import paths
from rallytrace.files.file_access import atomic_text
from rallytrace.files.json_files import read_json
from rallytrace.texts import pack_texts, tr_lazy, unpack_texts

_FORMAT_VERSION: Final = 1
_MAX_ERROR_CHARACTERS: Final = 2000


@dataclass(frozen=True, slots=True)
class ListedVideo:
    """A video in the list, with the facts that its project does not hold.

    Attributes:
        path: absolute path without links.
        error: reason why tracking failed, with a remedy; '' if it did not fail.
        review_of: digest (`storage.project.summary.digest_of`) of the track to which `review_items` belongs.
        review_items: number of items left for review; None if never counted.
        exported: digest of the track last exported, or ''.
    """

    path: Path
    error: str = ""
    review_of: str = ""
    review_items: int | None = None
    exported: str = ""


@dataclass(frozen=True, slots=True)
class VideoListing:
    """The stored list.

    Attributes:
        tracking: True to track its videos in the background.
        one_queue: True if the review continues in the next video.
    """

    videos: tuple[ListedVideo, ...] = ()
    tracking: bool = True
    one_queue: bool = False


def listing_path() -> Path:
    return paths.data_dir() / "videos.json"


def read_listing(path: Path) -> VideoListing:
    """Return the stored list; empty if there is no file.

    Raises:
        AppError: the file cannot be read or was not written by RallyTrace.
    """
    try:
        record = read_json(path)
        videos = tuple(_video(video) for video in record["videos"])
        return VideoListing(videos, bool(record["tracking"]), bool(record["one_queue"]))
    except FileNotFoundError:
        return VideoListing()
    except OSError as error:
        raise AppError(
            tr_lazy("errors", "The list of videos {path} cannot be read: {reason}.", path=path, reason=error.strerror),
            tr_lazy("errors", "Check the file."),
        ) from error
    except (ValueError, KeyError, TypeError) as error:
        raise AppError(
            tr_lazy("errors", "{path} is not RallyTrace's list of videos, or is damaged.", path=path),
            tr_lazy("errors", "Move it to another folder."),
        ) from error


def _video(record: Any) -> ListedVideo:
    items = record["review_items"]
    texts = [unpack_texts(record[name]) for name in ("path", "error", "review_of", "exported")]
    if not all(isinstance(text, str) for text in texts) or "\0" in record["path"]:
        raise ValueError(record)
    if items is not None and (type(items) is not int or items < 0):
        raise ValueError(items)
    os.fsencode(texts[0])  # raises ValueError for a name that no file can have
    if not Path(texts[0]).name:
        raise ValueError(record)
    return ListedVideo(Path(texts[0]), printable(texts[1], _MAX_ERROR_CHARACTERS), texts[2], items, texts[3])


def write_listing(path: Path, listing: VideoListing) -> None:
    """Store the list.

    Raises:
        AppError: the list cannot be written.
    """
    videos = [{**asdict(video), "path": str(video.path), "error": pack_texts(video.error)} for video in listing.videos]
    record = {
        "version": _FORMAT_VERSION,
        "tracking": listing.tracking,
        "one_queue": listing.one_queue,
        "videos": videos,
    }
    with atomic_text(path, overwrite=True) as stream:
        json.dump(record, stream, indent=1)
