"""Cut a stream of frames into windows for a TrackNet.

Frames have an index in the stream, from 0. Windows start at multiples of the stride, so a stream that begins at such a
multiple is cut like the whole video.
"""

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Generic, TypeVar

from rallytrace.errors import UsageError
from rallytrace.texts import tr_lazy

Item = TypeVar("Item")


@dataclass(frozen=True, slots=True)
class Window(Generic[Item]):
    """Consecutive frames, as many as the model takes.

    Attributes:
        start: index of the first frame with a heatmap.
        items: contents of the frames. In a short stream the last one is repeated.
        frames: number of items with a heatmap, without repeats.
        past: number of items before those. At the start of the stream the first one is repeated.
    """

    start: int
    items: tuple[Item, ...]
    frames: int
    past: int = 0

    @property
    def stop(self) -> int:
        """Return the exclusive end."""
        return self.start + self.frames

    @property
    def output_items(self) -> tuple[Item, ...]:
        """Return the contents of the frames with a heatmap."""
        return self.items[self.past : self.past + self.frames]


class WindowCutter(Generic[Item]):
    """A cutter that takes frames one by one and returns windows as they become complete.

    At the end of the stream a last window covers the remaining frames. It contains the last `seq_len` frames or, with
    `pad_tail`, starts regularly and is padded with the last frame (as in the original without overlap). A stream
    shorter than a window is padded in either case.

    For a network with one heatmap per window, every frame has a window of its own: `past` frames before it and the rest
    after it. The stream's first and last frame are repeated at the ends.

    Args:
        seq_len: number of frames in a window.
        stride: number of frames from one window's start to the next's.
        pad_tail: whether the last window is padded.
        past: number of a window's frames before the one with a heatmap; None if all have one.
    """

    def __init__(self, seq_len: int, stride: int, *, pad_tail: bool = False, past: int | None = None) -> None:
        if past is not None and stride != 1:
            raise UsageError(
                tr_lazy(
                    "errors",
                    "A stride of {stride} does not fit a network that returns a heatmap of only one frame per window.",
                    stride=stride,
                ),
                tr_lazy("errors", "Use stride 1."),
            )
        if not 1 <= stride <= seq_len:
            raise UsageError(
                tr_lazy(
                    "errors",
                    "A stride of {stride} does not fit windows of {seq_len} frames.",
                    stride=stride,
                    seq_len=seq_len,
                ),
                tr_lazy("errors", "Choose a stride from 1 (every window) to {seq_len} (no overlap).", seq_len=seq_len),
            )
        self.seq_len = seq_len
        self.stride = stride
        self._pad_tail = pad_tail
        self._past = past
        self._recent: deque[Item] = deque(maxlen=seq_len)
        self._pushed = 0

    @property
    def next_start(self) -> int:
        """Return the start of the next regular window. It contains no earlier frame."""
        if self._pushed < self.seq_len:
            return 0
        return ((self._pushed - self.seq_len) // self.stride + 1) * self.stride

    def push(self, item: Item) -> Window[Item] | None:
        """Add a frame. Return the completed window, or None."""
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
        """Yield the windows over the remaining frames, if any."""
        if self._past is not None:
            for _ in range(self.seq_len - 1 - self._past if self._recent else 0):
                window = self.push(self._recent[-1])
                if window is not None:
                    yield window
            return
        unseen = self._pushed if self._pushed < self.seq_len else self._tail_frame_count()
        if unseen == 0:
            return
        kept = unseen if self._pad_tail or self._pushed < self.seq_len else self.seq_len
        items = list(self._recent)[-kept:]
        yield Window(self._pushed - kept, tuple(items + items[-1:] * (self.seq_len - kept)), kept)

    def _tail_frame_count(self) -> int:
        last_start = (self._pushed - self.seq_len) // self.stride * self.stride
        return self._pushed - (last_start + self.seq_len)


def context_frames(
    wanted: range,
    *,
    seq_len: int,
    stride: int,
    stop: int | None = None,
    past: int | None = None,
    warmup: int = 0,
    second_look: bool = False,
    anchor: int = 1,
) -> range:
    """Return the frames of all windows that affect the wanted ones, starting at a multiple of the stride.

    With these frames alone the wanted ones get the same heatmaps as in the whole video.

    Args:
        wanted: indices of the wanted frames; not empty.
        seq_len: number of frames in a window.
        stride: number of frames from one window's start to the next's.
        stop: end of the video, if known.
        past: as for `WindowCutter`.
        warmup: number of windows to run before those, because a recurrent network's state is unknown there.
        second_look: whether windows half-way between two may run as well (`flip_tta`); they depend on both.
        anchor: a window may depend on those before it, back to the last whose index is a multiple of this number.
    """
    if past is not None:
        end = wanted.stop + seq_len - 1 - past
        return range(max(0, wanted.start - past), end if stop is None else max(wanted.stop, min(end, stop)))
    wanted = range(max(0, wanted.start - warmup * seq_len), wanted.stop)
    if second_look:
        end = wanted.stop + seq_len // 2
        wanted = range(max(0, wanted.start - seq_len // 2), end if stop is None else max(wanted.stop, min(end, stop)))
    first = max(0, -(-(wanted.start - seq_len + 1) // stride) * stride)
    between_anchors = stride * anchor
    end = (wanted.stop - 1) // stride * stride + seq_len
    if stop is None or end <= stop:
        return range(first // between_anchors * between_anchors, end)
    # The last window covers the video's last frames and may have any start.
    first = max(0, min(first, (stop - seq_len) // stride * stride))
    return range(first // between_anchors * between_anchors, max(stop, wanted.stop))
