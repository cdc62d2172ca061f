"""Which fill to show first: the method that was measured to be best over such a gap."""

from collections.abc import Iterable
from typing import Final

import numpy as np

from rallytrace.domain.fills.fill import Fill, Method
from rallytrace.domain.fills.surroundings import FillContext, Span

_OPEN: Final = (
    (7, (Method.INPAINT, Method.LINEAR, Method.FLIGHT, Method.CUBIC)),
    (16, (Method.INPAINT, Method.FLIGHT, Method.CUBIC, Method.LINEAR)),
    (None, (Method.FLIGHT, Method.CUBIC, Method.INPAINT, Method.LINEAR)),
)
"""For a gap between what was seen: up to so many frames, the methods with the most frames within 4 px first.

Both tables were measured by models/studies/compare_fills.py; docs/decisions/0015-fills.md has the figures.
"""
_PINNED: Final = (
    (7, (Method.INPAINT, Method.LINEAR, Method.FLIGHT, Method.CUBIC)),
    (13, (Method.INPAINT, Method.CUBIC, Method.FLIGHT, Method.LINEAR)),
    (None, (Method.CUBIC, Method.FLIGHT, Method.LINEAR, Method.INPAINT)),
)
"""The same for the frames between two points of which a person placed one in the gap."""

_RESTS: Final = 1 / 2560
"""So little of the picture's width a frame, half a pixel of 1280, and the ball is taken to lie still: over up to
`_RESTS_FOR` frames between two such labels of real rallies a line is within 10 px of 97 of 100."""
_RESTS_FOR: Final = 8


def best_method(length: int, pins: int = 0) -> Method:
    """The method that fills a gap best.

    Args:
        length: frames of the gap.
        pins: points that a person placed in it, evenly.
    """
    return _order(-(-(length - pins) // (pins + 1)), pinned=pins > 0)[0]


def best_fill(fills: Iterable[Fill], around: FillContext, *, width: int) -> Fill | None:
    """The fill to show first: of those about which nothing is doubtful the best over such a gap, else of the others.

    Where the ball lies still on both sides that is the line; a network is not made for it, and may wander.

    Args:
        fills: of one range, one a method.
        around: that range.
        width: of the video in pixels.

    Returns:
        None where none is offered.
    """
    spans = around.spans()
    pinned = any(span.before in around.frames or span.behind in around.frames for span in spans)
    order = _order(max((span.length for span in spans), default=0), pinned=pinned)
    offered = [fill for fill in fills if fill.offered]
    if spans and all(_rests(around, span, width) for span in spans):
        order = (Method.LINEAR, *(method for method in order if method is not Method.LINEAR))
    return min(offered, key=lambda fill: (fill.words != "", order.index(fill.method)), default=None)


def _rests(around: FillContext, span: Span, width: int) -> bool:
    before, behind = (around.path[:, frame - around.first] for frame in (span.before, span.behind))
    apart = float(np.hypot(*(behind - before)))
    return span.length <= _RESTS_FOR and apart <= _RESTS * width * (span.behind - span.before)


def _order(part: int, *, pinned: bool) -> tuple[Method, ...]:
    return next(order for most, order in (_PINNED if pinned else _OPEN) if most is None or part <= most)
