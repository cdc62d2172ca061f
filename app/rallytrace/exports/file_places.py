"""Columns that say in which file of a recording a frame is, and which frame it is there."""

from collections.abc import Callable
from typing import Final, TypeAlias

from rallytrace.errors import Check
from rallytrace.exports.material import Material, read_index
from rallytrace.files.recordings import parts_of

FILE_COLUMNS: Final = ("File", "FileFrame")
"""Added to the tables of recordings in several files. Frames of a file count from 0."""


FilePlaces: TypeAlias = Callable[[int], tuple[str, int]]
"""Returns the name of the file that contains a frame, and the frame's number in that file."""


def file_cells(material: Material, check: Check) -> FilePlaces | None:
    """Return a function that gives the cells of a frame for `FILE_COLUMNS`; None for a video in one file.

    Raises the same errors as `open_source_video`.
    """
    files = parts_of(material.video)
    if len(files) == 1:
        return None
    index = read_index(material, check)

    def cells(frame: int) -> tuple[str, int]:
        number, frame_in_file = index.place_of(frame)
        return files[number].name, frame_in_file

    return cells
