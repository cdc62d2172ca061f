"""Cache the fingerprints of videos: hundreds of windows open the same rally, and each would decode 81 frames."""

from dataclasses import replace

from made_once import content_of, kept
from rallytrace.errors import Check
from rallytrace.session.project import thread as project_thread
from rallytrace.session.project.messages import OpenVideoFacts
from rallytrace.storage.project.video_identity import VideoIdentity

_with_prints = project_thread.with_prints
_made = dict[str, VideoIdentity]()


def with_prints(video: VideoIdentity, facts: OpenVideoFacts, check: Check) -> VideoIdentity:
    """Return fingerprints as the program does, cached by the content of the file."""
    key = content_of(facts.path)
    if key not in _made:
        _made[key] = kept("prints", key, lambda: _with_prints(video, facts, check))
    return replace(video, n_frames=_made[key].n_frames, prints=_made[key].prints)
