"""Runs of frames without a ball, and which of them may be filled."""

from collections.abc import Iterator, Sequence

TOP_MARGIN = 0.05
"""A ball seen last or next in this top share of the picture left over the edge: not a gap to fill."""


def gaps(visible: Sequence[bool]) -> Iterator[range]:
    """Yield every maximal run of positions without a ball, in order."""
    start: int | None = None
    for i, seen in enumerate(visible):
        if not seen and start is None:
            start = i
        elif seen and start is not None:
            yield range(start, i)
            start = None
    if start is not None:
        yield range(start, len(visible))


def fillable_gaps(
    visible: Sequence[bool], y: Sequence[float], height: int, *, longest: int | None = None, opening: bool = True
) -> list[range]:
    """The gaps that InpaintNet may fill.

    The rule is TrackNetV3's: a gap is filled when the ball was seen below the top margin on both sides, because a ball
    that left over the top edge has no position to be found. A gap that opens the clip has only its right side to
    show; one that ends the clip has no right side and stays open, as it does in the original, where the test reads the
    row of the last, invisible frame.

    Args:
        visible: whether the ball was seen, one entry for each of consecutive frames.
        y: its row in video pixels, same length; ignored where not visible.
        height: the video's height in pixels.
        longest: longer gaps stay open; None for no limit.
        opening: whether a gap that opens the clip is filled, as in the original.
    """
    margin = TOP_MARGIN * height
    fillable = []
    for gap in gaps(visible):
        seen_after = gap.stop < len(visible) and y[gap.stop] > margin
        seen_before = opening if gap.start == 0 else y[gap.start - 1] > margin
        if seen_before and seen_after and (longest is None or len(gap) <= longest):
            fillable.append(gap)
    return fillable
