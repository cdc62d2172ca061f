"""Looking at a video for its project: what its frames look like, and whether they are the project's."""

from collections.abc import Callable
from dataclasses import replace

from rallytrace.session.project_events import OpenVideoFacts
from rallytrace.storage.project.identity import (
    LATER,
    REACH,
    FramePrint,
    VideoComparison,
    VideoIdentity,
    compare_pictures,
)
from rallytrace.video.identity import small_pictures, telling_frames
from rallytrace.video.reader import VideoReader


def compared(
    kept: VideoIdentity, now: VideoIdentity, facts: OpenVideoFacts, check: Callable[[], None]
) -> VideoComparison:
    """Whether a video shows the frames that a project remembers.

    Args:
        kept: what the project says.
        now: the video.
        facts: about the video, with its index.
        check: called all the while; raises to stop.

    Raises:
        AppError: the video cannot be read.
    """
    spans = [range(one.frame - REACH, one.frame + REACH + LATER + 1) for one in kept.prints]
    with VideoReader(facts.path, index=facts.index, cache_bytes=0, check=check) as reader:
        pictures = small_pictures(reader, spans)
        return compare_pictures(kept, replace(now, n_frames=reader.n_frames), pictures)


def with_prints(video: VideoIdentity, facts: OpenVideoFacts, check: Callable[[], None]) -> VideoIdentity:
    """The same video, with what a few of its frames look like; see `compared`."""
    with VideoReader(facts.path, index=facts.index, cache_bytes=0, check=check) as reader:
        frames = telling_frames(reader.index, LATER)
        pictures = small_pictures(reader, [range(frame, frame + LATER + 1) for frame in frames])
        prints = tuple(
            FramePrint(frame, reader.index.time(frame), pictures[frame], pictures[frame + LATER])
            for frame in frames
            if frame in pictures and frame + LATER in pictures
        )
        return replace(video, n_frames=reader.n_frames, prints=prints)
