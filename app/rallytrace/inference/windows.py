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
        start: ordinal of the first frame that has a heatmap.
        items: the frames' contents; the last one is repeated where the stream was too short.
        frames: how many of the items are frames of their own that have a heatmap.
        past: how many items are before those; the first one is repeated where the stream begins.
    """

    start: int
    items: tuple[Item, ...]
    frames: int
    past: int = 0

    @property
    def stop(self) -> int:
        """Exclusive end."""
        return self.start + self.frames

    @property
    def output_items(self) -> tuple[Item, ...]:
        """The contents of the frames that have a heatmap."""
        return self.items[self.past : self.past + self.frames]


class WindowCutter(Generic[Item]):
    """Takes frames one by one and hands out windows as they become complete.

    When the stream ends between two windows, a last one is laid so that every frame is seen: over the last `seq_len`
    frames, or, with `pad_tail`, from where it would have begun, filled up with the last frame (as the original does
    without overlap). A stream shorter than a window is filled up in either case.

    Of a network with a heatmap of one frame of a window only, every frame has a window of its own: `past` frames before
    it and the rest after it, the stream's first and last frame repeated where it has no more.

    Args:
        seq_len: frames in a window.
        stride: from one window's start to the next's.
        past: frames of a window before the one that has a heatmap; None where all have one.
    """

    def __init__(self, seq_len: int, stride: int, *, pad_tail: bool = False, past: int | None = None) -> None:
        if past is not None and stride != 1:
            raise UsageError(
                f"A stride of {stride} does not fit a network with a heatmap of one frame of a window.", "Use stride 1."
            )
        if not 1 <= stride <= seq_len:
            raise UsageError(
                f"A stride of {stride} does not fit windows of {seq_len} frames.",
                f"Choose a stride from 1 (every window) to {seq_len} (no overlap).",
            )
        self.seq_len = seq_len
        self.stride = stride
        self._pad_tail = pad_tail
        self._past = past
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
        if self._past and self._pushed == 0:
            self._recent.extend([item] * self._past)
            self._pushed = self._past
        self._recent.append(item)
        self._pushed += 1
        start = self._pushed - self.seq_len
        if start < 0 or start % self.stride:
            return None
        if self._past is not None:
            return Window(start, tuple(self._recent), 1, self._past)
        return Window(start, tuple(self._recent), self.seq_len)

    def finish(self) -> Iterator[Window[Item]]:
        """The windows over the frames that no regular window has seen, if there are any."""
        if self._past is not None:
            for _ in range(self.seq_len - 1 - self._past if self._recent else 0):
                window = self.push(self._recent[-1])
                if window is not None:
                    yield window
            return
        unseen = self._pushed if self._pushed < self.seq_len else self._unseen_tail()
        if unseen == 0:
            return
        kept = unseen if self._pad_tail or self._pushed < self.seq_len else self.seq_len
        items = list(self._recent)[-kept:]
        yield Window(self._pushed - kept, tuple(items + items[-1:] * (self.seq_len - kept)), kept)

    def _unseen_tail(self) -> int:
        last_start = (self._pushed - self.seq_len) // self.stride * self.stride
        return self._pushed - (last_start + self.seq_len)


def context(
    wanted: range,
    *,
    seq_len: int,
    stride: int,
    stop: int | None = None,
    past: int | None = None,
    before: int = 0,
    second_look: bool = False,
) -> range:
    """The frames whose windows decide about the wanted ones, starting on a multiple of the stride.

    Feeding just these gives the wanted frames the same heatmaps as feeding the whole video.

    Args:
        wanted: ordinals of the frames that are asked for; not empty.
        stride: from one window's start to the next's.
        stop: where the video ends, if that is known.
        past: as for `WindowCutter`.
        before: windows that are run before those, because what the network carries from one to the next is not known.
        second_look: whether windows half-way between two may be run as well; those two decide about it.
    """
    if past is not None:
        end = wanted.stop + seq_len - 1 - past
        return range(max(0, wanted.start - past), end if stop is None else max(wanted.stop, min(end, stop)))
    wanted = range(max(0, wanted.start - before * seq_len), wanted.stop)
    if second_look:
        end = wanted.stop + seq_len // 2
        wanted = range(max(0, wanted.start - seq_len // 2), end if stop is None else max(wanted.stop, min(end, stop)))
    first = max(0, -(-(wanted.start - seq_len + 1) // stride) * stride)
    end = (wanted.stop - 1) // stride * stride + seq_len
    if stop is None or end <= stop:
        return range(first, end)
    # The last window lies over the video's last frames, wherever that makes it begin.
    return range(max(0, min(first, (stop - seq_len) // stride * stride)), max(stop, wanted.stop))
