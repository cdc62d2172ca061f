"""Models, device and options of a run in plain values, stored with its result."""

from typing import Any

from rallytrace import __version__
from rallytrace.inference.networks import InpaintNet, TrackNet
from rallytrace.settings import RunOptions, options_in
from rallytrace.tracking.options import TrackOptions
from rallytrace.tracking.planning import RunPlan
from rallytrace.tracking.points import chosen_longest_gap, gap_filling
from rallytrace.video.reader import VideoReader


def provenance_of(
    reader: VideoReader, tracknet: TrackNet, inpaintnet: InpaintNet | None, options: TrackOptions, plan: RunPlan
) -> dict[str, Any]:
    """The provenance at the beginning of a run."""
    values = options.settled(tracknet.file, stride=plan.stride, every=plan.every, batch=plan.batch)
    values["longest_gap"] = chosen_longest_gap(options, inpaintnet)
    return {
        "rallytrace": __version__,
        "video": str(reader.path.resolve()),
        "video_remarks": list(reader.warnings),
        "tracknet": tracknet.provenance(),
        "inpaintnet": inpaintnet.provenance() if inpaintnet else None,
        **{listed.name: values[listed.name] for listed in options_in(RunOptions) if listed.option.is_noted},
        "second_look": plan.second_look,
        "workers": plan.workers,
        "flight_check": options.check_with(tracknet.file) is not None,
        "gap_filling": gap_filling(inpaintnet) if inpaintnet else None,
        "background_over": as_pair(options.background_over),
    }


def as_pair(frames: range | None) -> list[int] | None:
    """A range as its first frame and its exclusive end."""
    return None if frames is None else [frames.start, frames.stop]
