"""The strokes of labels: found as in the window, and those that a person has named."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from rallytrace import paths
from rallytrace.domain.arrays import Floats
from rallytrace.domain.lists import Event, near_frames
from rallytrace.domain.pictures import picture_times
from rallytrace.domain.players.known import NOBODY, know_players
from rallytrace.domain.players.named import RacketHand
from rallytrace.domain.strokes.naming import RallyToName, name_strokes, rallies_to_name
from rallytrace.domain.strokes.record import Stroke, with_placed
from rallytrace.domain.track import positions
from rallytrace.errors import Check
from rallytrace.exports.material import Material
from rallytrace.inference.stroke_network import StrokeNetwork

STROKE_COLUMNS: Final = ("Stroke", "Stroke type", "Stroke probability", "Stroke hand", "Stroke source")
"""The source of a name is `human` or `found`."""


def stroke_cells(stroke: Stroke | None) -> tuple[str, ...]:
    """The cells of a stroke in `STROKE_COLUMNS`; empty for None."""
    if stroke is None:
        return ("",) * len(STROKE_COLUMNS)
    finer = "" if stroke.type is None else stroke.type.value
    hand = "" if stroke.hand is None else stroke.hand.value
    source = "human" if stroke.by_hand else "found"
    return stroke.name.value, finer, f"{stroke.probability:.3f}", hand, source


def has_strokes(material: Material) -> bool:
    """Whether strokes may be found in the labels, or were named in them."""
    labels = material.labels
    return bool(labels.strokes or (labels.courts and labels.poses))


def watch_rallies(material: Material, shown: Sequence[Event], seconds: Floats) -> Iterator[RallyToName]:
    """The rallies with a court and poses, between the displayed events."""
    labels = material.labels
    path = positions(labels.shown_rows())
    left_handed = any(named.hand is RacketHand.LEFT for named in labels.player_names)
    times = picture_times(seconds[: labels.n_frames], labels.repeats)
    return rallies_to_name(
        shown,
        lambda first, stop: (path[:, first:stop], labels.repeats[first:stop]),
        times,
        poses=labels.poses,
        courts=labels.courts,
        size=material.size,
        known=know_players(labels, labels.poses, material.size) if left_handed else NOBODY,
    )


def name_material(
    material: Material, shown: Sequence[Event], seconds: Floats, rate: float, check: Check
) -> Mapping[int, Stroke]:
    """The strokes by the frame of the hit, ascending.

    Args:
        shown: the displayed events of the whole video.
        rate: frames a second.
    """
    found: list[Stroke] = []
    if material.labels.courts and material.labels.poses:
        with StrokeNetwork(paths.shipped_model("strokes")) as network:
            for rally in watch_rallies(material, shown, seconds):
                check()
                found += name_strokes(rally, network)
    hits = [event.frame for event in shown if event.is_hit]
    strokes = with_placed(found, material.labels.strokes, hits, near_frames(rate))
    return {stroke.frame: stroke for stroke in strokes}
