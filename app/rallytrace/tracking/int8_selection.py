"""Choose between 32-bit and 8-bit networks by a trial if the user chose no precision."""

import logging
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from rallytrace.errors import AppError
from rallytrace.inference.model_session import add_exactly
from rallytrace.inference.providers import choose_provider
from rallytrace.model_records.execution_providers import Precision, Provider
from rallytrace.process.stop_switch import StopSwitch
from rallytrace.tracking.int8_cache import Int8Trial, remember, remembered_trial
from rallytrace.tracking.networks import open_tracknet
from rallytrace.tracking.options import NetworkChoice
from rallytrace.tracking.output_difference import OutputDifference
from rallytrace.tracking.trial_windows import decode_windows, run_windows, trial_windows
from rallytrace.video.index import FrameIndex
from rallytrace.video.reader import VideoReader

TRIES_INT8: Final = True
"""True if the precision `auto` may choose 8-bit integers (docs/decisions/0035)."""
MAX_DISTANCE_PX: Final = 1.0
"""Maximum distance between two positions that count as the same, in pixels at a width of 512."""
_DISTANCE_WIDTH_PX: Final = 512
_N_WINDOWS: Final = 2
MAX_OVERFLOW: Final = 0.01
"""Maximum difference of heatmap values due to overflow in sums of integers. With AVX2, a seventh of the windows differ
by up to 0.005; rounding to integers alone changes heatmaps by up to 0.035 (docs/decisions/0035)."""

_log = logging.getLogger(__name__)


def settle_precision(
    choice: NetworkChoice,
    video: Path | None = None,
    index: FrameIndex | None = None,
    stop: StopSwitch | None = None,
    on_trial: Callable[[], None] | None = None,
) -> NetworkChoice:
    """Return the choice with 8-bit integers instead of `auto` if a trial on this machine favours them.

    Args:
        video: The video for the trial if there was none yet; None to run no trial.
        index: The index of the video, if known.
        on_trial: Called before a trial.

    Raises:
        Cancelled: `stop` was used during a trial.
    """
    device = choice.device
    if not TRIES_INT8 or device.precision is not Precision.AUTO or choice.tracknet is not None or choice.fast:
        return choice  # `--fast` with integers is too inaccurate (docs/decisions/0026)
    try:
        if choose_provider(device).provider is not Provider.CPU:
            return choice
        integers = replace(choice, device=replace(device, precision=Precision.INT8))
        trial = remembered_trial(choice)
        if trial is None and video is not None:
            if on_trial is not None:
                on_trial()
            with VideoReader(video, index=index if index is not None and index.complete else None) as reader:
                trial = try_integers(choice, integers, reader, stop or StopSwitch())
            remember(choice, trial)
    except AppError as error:
        _log.info("The integer trial did not run. %s", error)  # if it matters, the run itself fails and reports it
        return choice
    return integers if trial is not None and trial.favours_integers else choice


def try_integers(choice: NetworkChoice, integers: NetworkChoice, reader: VideoReader, stop: StopSwitch) -> Int8Trial:
    """Run windows of a video in floats and in integers, and compare the results.

    Raises:
        Cancelled: `stop` was used.
        AppError: The video cannot be read, or a network failed.
    """
    with open_tracknet(choice) as tracknet:
        length = tracknet.file.seq_len
        # From keyframes on, because frames far from one take long to read. Both networks get the same background.
        starts: list[int] = []
        for number in range(1, _N_WINDOWS + 1):
            keyframe = reader.index.group(reader.n_frames * number // (_N_WINDOWS + 1)).start
            start = max(keyframe, starts[-1] + length) if starts else keyframe
            starts.append(max(0, min(start, reader.n_frames - length)))
        frames = [range(start, start + length) for start in starts]
        work = trial_windows(tracknet.file, reader, starts, frames)
        windows = (work.windows[0], *work.windows)  # the first call is slow
        expected, floats_seconds = run_windows(tracknet, windows, stop)
    with open_tracknet(integers) as tracknet:
        found, integers_seconds = run_windows(tracknet, windows, stop)
        given = {tracknet.file.inputs[0]: work.windows[:1]}
        exact = add_exactly(tracknet.file.path, given, tracknet.session.options)
    distance = MAX_DISTANCE_PX * reader.size.width / _DISTANCE_WIDTH_PX
    found_balls, expected_balls = (
        decode_windows(heatmaps[1:], work.starts, tracknet.file.threshold, work.video) for heatmaps in (found, expected)
    )
    difference = OutputDifference.of(found_balls, expected_balls, found, expected)
    return Int8Trial(
        round(1000 * min(floats_seconds), 1),
        round(1000 * min(integers_seconds), 1),
        difference.frames,
        difference.frames - difference.differing(distance),
        adds_well(found[:1], exact),
    )


def adds_well(heatmaps: NDArray[np.float32], exact: NDArray[np.float32]) -> bool:
    """Return True if sums of integers overflow too little to matter beside the rounding to integers."""
    return bool(np.abs(heatmaps - exact).max() <= MAX_OVERFLOW)
