"""Whether a TrackNet and an InpaintNet go together, as far as their files tell."""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from rallytrace.inference.model_file import ModelVerdict
from rallytrace.session.model_inspection import Inspection

_ALIKE: Final = 1.25
"""Frame rates that differ by no more than this factor count as the same."""


@dataclass(frozen=True, slots=True)
class Pair:
    """What is known about two models together.

    Attributes:
        verdict: FITS, or ASSUMED where there is a doubt.
        sentences: the doubts, else what they have in common; empty where nothing is known.
    """

    verdict: ModelVerdict
    sentences: tuple[str, ...] = ()


def pair_of(tracknet: Inspection, inpaintnet: Inspection) -> Pair:
    """Compare what two usable models say of themselves; what only one of them says is no doubt."""
    sports = _sports(tracknet), _sports(inpaintnet)
    rates = _rate(tracknet), _rate(inpaintnet)
    doubts = [*_doubts_of_sport(*sports), *_doubts_of_rate(*rates), *_doubts_of_length(tracknet, inpaintnet)]
    if doubts:
        return Pair(ModelVerdict.ASSUMED, tuple(doubts))
    shared = []
    both = [sport for sport in sports[0] if sport in sports[1]]
    if both:
        shared.append(f"on {' and '.join(both)}")
    if rates[0] and rates[1]:
        shared.append(f"at {rates[0]:g} frames a second")
    return Pair(ModelVerdict.FITS, (f"Both were trained {' '.join(shared)}.",) if shared else ())


def _doubts_of_sport(tracknet: Sequence[str], inpaintnet: Sequence[str]) -> list[str]:
    if not tracknet or not inpaintnet or set(tracknet) & set(inpaintnet):
        return []
    return [
        (
            f"The TrackNet was trained on {' and '.join(tracknet)} and the InpaintNet on {' and '.join(inpaintnet)}, "
            "whose balls fly differently: look at the filled gaps before you rely on them."
        )
    ]


def _doubts_of_rate(tracknet: float, inpaintnet: float) -> list[str]:
    if not tracknet or not inpaintnet or max(tracknet, inpaintnet) <= _ALIKE * min(tracknet, inpaintnet):
        return []
    return [
        (
            f"The TrackNet was trained at {tracknet:g} frames a second and the InpaintNet at {inpaintnet:g}, "
            "so the ball moves further or less far between frames than the InpaintNet expects."
        )
    ]


def _doubts_of_length(tracknet: Inspection, inpaintnet: Inspection) -> list[str]:
    seen, filled = _length(tracknet.details), _length(inpaintnet.details)
    if not seen or not filled or filled >= seen:
        return []
    return [
        (
            f"The InpaintNet looks at {filled} frames at a time, fewer than the TrackNet's {seen}: "
            f"gaps of more than {filled} frames stay open."
        )
    ]


def _sports(inspection: Inspection) -> tuple[str, ...]:
    """The sports that a model was trained on, which its metadata names with commas between them."""
    names = str(_metadata(inspection).get("sport", "")).lower().split(",")
    return tuple(name.strip() for name in names if name.strip())


def _rate(inspection: Inspection) -> float:
    try:
        rate = float(_metadata(inspection).get("fps", 0))
    except ValueError:
        return 0.0
    return rate if math.isfinite(rate) and rate > 0 else 0.0


def _length(details: Mapping[str, Any]) -> int:
    return int(details.get("seq_len", 0))


def _metadata(inspection: Inspection) -> Mapping[str, str]:
    metadata: Mapping[str, str] = inspection.details.get("metadata", {})
    return metadata
