"""Provide a clip for tests of jump copies, and a record of the copied groups."""

from pathlib import Path
from typing import Final

import pytest

import clipmaker
from rallytrace.video.seek_copy import SeekCopy

N_FRAMES: Final = 240
GROUP_FRAMES: Final = 60


def make_clip(folder: Path) -> Path:
    """Make a clip of four groups."""
    clip = clipmaker.Clip("match.mp4", n_frames=N_FRAMES, gop=GROUP_FRAMES, b_frames=2)
    return clipmaker.make(clip, folder)


def note_groups(monkeypatch: pytest.MonkeyPatch) -> list[range]:
    """Return a list to which each copied group is appended."""
    groups: list[range] = []
    make = SeekCopy.copy_group

    def note(copy: SeekCopy, group: range, *others: object) -> None:
        groups.append(group)
        make(copy, group, *others)  # type: ignore[arg-type]  # passed on

    monkeypatch.setattr(SeekCopy, "copy_group", note)
    return groups
