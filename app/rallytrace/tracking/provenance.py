"""What ran on what, in plain values, to be kept with the result."""

from typing import Any

from rallytrace import __version__
from rallytrace.inference.networks import InpaintNet, TrackNet
from rallytrace.tracking.options import TrackOptions
from rallytrace.tracking.planning import RunPlan
from rallytrace.tracking.points import chosen_longest_gap, gap_filling
from rallytrace.video.reader import VideoReader


def provenance_of(
    reader: VideoReader, tracknet: TrackNet, inpaintnet: InpaintNet | None, options: TrackOptions, plan: RunPlan
) -> dict[str, Any]:
    """All that is known about a run when it begins."""
    return {
        "rallytrace": __version__,
        "video": str(reader.path.resolve()),
        "video_remarks": list(reader.warnings),
        "tracknet": tracknet.provenance(),
        "inpaintnet": inpaintnet.provenance() if inpaintnet else None,
        "eval_mode": options.eval_mode.value,
        "stride": plan.stride,
        "every": plan.every,
        "batch": plan.batch,
        "workers": plan.workers,
        "decoding": options.decoding.value,
        "threshold": options.threshold_with(tracknet.file),
        "flight_check": options.check_with(tracknet.file) is not None,
        "resize": (options.resize or tracknet.file.resize).value,
        "longest_gap": chosen_longest_gap(options, inpaintnet),
        "inpainted_visible": options.inpainted_visible,
        "gap_filling": gap_filling(inpaintnet) if inpaintnet else None,
        "background_over": as_pair(options.background_over),
    }


def as_pair(frames: range | None) -> list[int] | None:
    """A range as its first frame and the one behind its last."""
    return None if frames is None else [frames.start, frames.stop]
