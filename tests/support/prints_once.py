"""A video's prints are made once: hundreds of windows open the same rally, 81 decoded frames each time."""

from dataclasses import replace

from made_once import content_of, kept
from rallytrace.errors import Check
from rallytrace.session.project import thread as project_thread
from rallytrace.session.project.messages import OpenVideoFacts
from rallytrace.storage.project.video_identity import VideoIdentity

_with_prints = project_thread.with_prints
_made = dict[str, VideoIdentity]()


def with_prints(video: VideoIdentity, facts: OpenVideoFacts, check: Check) -> VideoIdentity:
    """As the program's own; those of a file with the same content are kept."""
    key = content_of(facts.path)
    if key not in _made:
        _made[key] = kept("prints", key, lambda: _with_prints(video, facts, check))
    return replace(video, n_frames=_made[key].n_frames, prints=_made[key].prints)
