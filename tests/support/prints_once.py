"""A video's prints are made once a process: hundreds of windows open the same rally, 81 decoded frames each time."""

from dataclasses import replace

from rallytrace.errors import Check
from rallytrace.session.project import thread as project_thread
from rallytrace.session.project.messages import OpenVideoFacts
from rallytrace.storage.project.identity import VideoIdentity

_with_prints = project_thread.with_prints
_made = dict[tuple[int, ...], VideoIdentity]()


def with_prints(video: VideoIdentity, facts: OpenVideoFacts, check: Check) -> VideoIdentity:
    """As the program's own; those of a file that is as it was are kept."""
    file = facts.path.stat()
    key = file.st_dev, file.st_ino, file.st_size, file.st_mtime_ns
    if key not in _made:
        _made[key] = _with_prints(video, facts, check)
    return replace(video, n_frames=_made[key].n_frames, prints=_made[key].prints)
