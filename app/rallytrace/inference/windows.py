"""Cutting a stream of frames into the windows that a TrackNet looks at.

Frames are counted here by their ordinal in the stream, from 0: windows start at the multiples of the stride, so that a
stream that begins at such a multiple is cut as the whole video is.
"""

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Generic, TypeVar

from rallytrace.errors import UsageError

Item = TypeVar("Item")


@dataclass(frozen=True, slots=True)
class Window(Generic[Item]):
    """A run of consecutive frames, as long as the model wants.

    Attributes:
        start: ordinal of the first frame.
        items: the frames' contents; the last one is repeated where the stream was too short.
        frames: how many of the items are frames of their own.
    """

    start: int
    items: tuple[Item, ...]
    frames: int

    @property
    def stop(self) -> int:
        """Ordinal behind the last frame."""
        return self.start + self.frames


class WindowCutter(Generic[Item]):
    """Takes frames one by one and hands out windows as they become complete.

    When the stream ends between two windows, a last one is laid so that every frame is seen: over the last `seq_len`
    frames, or, with `pad_tail`, from where it would have begun, filled up with the last frame (as the original does
    without overlap). A stream shorter than a window is filled up in either case.
    """

    def __init__(self, seq_len: int, stride: int, *, pad_tail: bool = False) -> None:
        if not 1 <= stride <= seq_len:
            raise UsageError(
                f"A stride of {stride} does not fit windows of {seq_len} frames.",
                f"Choose a stride from 1 (every window) to {seq_len} (no overlap).",
            )
        self.seq_len = seq_len
        self.stride = stride
        self._pad_tail = pad_tail
        self._recent: deque[Item] = deque(maxlen=seq_len)
        self._pushed = 0

    @property
    def next_start(self) -> int:
        """Where the next regular window begins; frames before it are in no further one."""
        if self._pushed < self.seq_len:
            return 0
        return ((self._pushed - self.seq_len) // self.stride + 1) * self.stride

    def push(self, item: Item) -> Window[Item] | None:
        """Take the next frame; the window it completes, if it completes one."""
        self._recent.append(item)
        self._pushed += 1
        start = self._pushed - self.seq_len
        if start < 0 or start % self.stride:
            return None
        return Window(start, tuple(self._recent), self.seq_len)

    def finish(self) -> Iterator[Window[Item]]:
        """The window over the frames that no regular window has seen, if there are any."""
        unseen = self._pushed if self._pushed < self.seq_len else self._unseen_tail()
        if unseen == 0:
            return
        kept = unseen if self._pad_tail or self._pushed < self.seq_len else self.seq_len
        items = list(self._recent)[-kept:]
        yield Window(self._pushed - kept, tuple(items + items[-1:] * (self.seq_len - kept)), kept)

    def _unseen_tail(self) -> int:
        last_start = (self._pushed - self.seq_len) // self.stride * self.stride
        return self._pushed - (last_start + self.seq_len)


def context(wanted: range, *, seq_len: int, stride: int, stop: int | None = None) -> range:
    """The frames whose windows decide about the wanted ones, starting on a multiple of the stride.

    Feeding just these gives the wanted frames the same heatmaps as feeding the whole video.

    Args:
        wanted: ordinals of the frames that are asked for; not empty.
        stride: from one window's start to the next's.
        stop: where the video ends, if that is known.
    """
    first = max(0, -(-(wanted.start - seq_len + 1) // stride) * stride)
    behind = (wanted.stop - 1) // stride * stride + seq_len
    if stop is None or behind <= stop:
        return range(first, behind)
    # The last window lies over the video's last frames, wherever that makes it begin.
    return range(max(0, min(first, (stop - seq_len) // stride * stride)), max(stop, wanted.stop))
