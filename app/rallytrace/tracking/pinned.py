"""InpaintNet over a range, held to what a person placed there and to what is known around it."""

from collections.abc import Iterator
from functools import partial
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from rallytrace.domain.fills import Fill, FillContext, Method, fill_of, refused, sighted
from rallytrace.domain.geometry import Size
from rallytrace.domain.interpolation import gaps
from rallytrace.inference.inpainting import inpaint, reach
from rallytrace.inference.networks import InpaintNet
from rallytrace.inference.session import StopSwitch

Flags = NDArray[np.bool_]


def pinned_fill(net: InpaintNet, around: FillContext, size: Size, stop: StopSwitch | None = None) -> Fill:
    """What the network makes of a range.

    It is told what is known, and asked for the frames of the range that lie between two known ones. What a run had it
    fill beside them is masked as it was then, and windows and weights are those of a run over the whole scene: where
    nothing has changed since, and TrackNet saw nothing near it, the fill is what that run gave. Only beside a person's
    single point it is asked otherwise (`_gaps`).

    Args:
        net: used by one thread at a time.
        around: the range, and what is known around it.
        size: of the video.
        stop: ends it.

    Raises:
        Cancelled: `stop` was used.
        AppError: the network failed.
    """
    return sighted(around, partial(_drawn, net, size=size, stop=stop), size.width)


def _drawn(net: InpaintNet, around: FillContext, *, size: Size, stop: StopSwitch | None) -> Fill:
    """The same by what is known alone."""
    spans = around.spans()
    words = list(around.refusals())
    if not spans:
        return refused(Method.INPAINT, words)
    context = net.file.seq_len
    if any(_beside_lone_pin(net, around, range(span.before + 1, span.behind)) for span in spans):
        context -= 2
    if max(span.length for span in spans) > context:
        words.insert(0, f"InpaintNet sees only {context} frames at once.")
    frames = np.concatenate([np.arange(span.frames.start, span.frames.stop) for span in spans])
    wanted = np.zeros(len(around.known), np.bool_)
    wanted[frames - around.first] = True
    places = [_filled(net, around, scene, wanted, size=size, stop=stop) for scene in _scenes(around, wanted)]
    return fill_of(Method.INPAINT, frames, np.concatenate(places, axis=1), size, words)


def _scenes(around: FillContext, wanted: Flags) -> Iterator[range]:
    """The scenes of a run that have frames to fill, by their place in the arrays.

    As a run ends where nobody has looked, so do they; unless somebody wants to have filled what no run has seen.
    """
    walls = around.begins.copy()
    if around.looked_at[wanted].all():
        walls[1:] |= around.looked_at[1:] != around.looked_at[:-1]
    walls[0] = True
    edges = [*np.flatnonzero(walls).tolist(), len(walls)]
    for begin, end in pairwise(edges):
        if wanted[begin:end].any():
            yield range(begin, end)


def _filled(
    net: InpaintNet, around: FillContext, scene: range, wanted: Flags, *, size: Size, stop: StopSwitch | None
) -> NDArray[np.float64]:
    """The places (2, n) of what is wanted of a scene; only what the network's windows see of it is looked at."""
    asked = wanted | around.inpainted
    own = np.flatnonzero(wanted[scene.start : scene.stop]) + scene.start
    longest = max(len(gap) for gap in gaps((~asked).tolist()) if wanted[gap.start : gap.stop].any())
    far = reach(net, longest)
    part = slice(max(int(own[0]) - far, scene.start), min(int(own[-1]) + far + 1, scene.stop))
    path = np.nan_to_num(around.path[:, part].T)
    wanted_gaps = list(_gaps(net, around, asked, range(part.start, part.stop)))
    filled = inpaint(net, path, around.known[part], wanted_gaps, size, stop=stop)
    return filled.positions[np.isin(filled.at + part.start, own)].T


def _gaps(net: InpaintNet, around: FillContext, asked: Flags, part: range) -> Iterator[range]:
    """The gaps of a part of the arrays, counted from its first frame, as the network is to look at them.

    Over a long gap it would look at every second frame as well, and half of those looks miss a point that stands alone:
    they see one gap over twice the length. So beside a person's single point gaps are handed over frame by frame, which
    says that no frame is to be passed over. Measured by models/training/compare_fills.py; docs/decisions/0015-fills.md.
    """
    for gap in gaps((~asked[part.start : part.stop]).tolist()):
        first = around.first + part.start + gap.start
        whole = range(first, first + len(gap))
        if len(gap) <= net.file.seq_len - 2 and _beside_lone_pin(net, around, whole):
            yield from (range(at, at + 1) for at in gap)
        else:
            yield gap


def _beside_lone_pin(net: InpaintNet, around: FillContext, gap: range) -> bool:
    """Whether a gap ends at points within the range that are fewer than the frames from one look to the next."""
    apart = reach(net, len(gap)) // (net.file.seq_len - 1)
    sides = ((gap.start - 1, range(gap.start - apart, gap.start)), (gap.stop, range(gap.stop, gap.stop + apart)))
    return any(pin in around.frames and len(around.knots(beside)) < apart for pin, beside in sides)
