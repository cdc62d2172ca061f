"""The frames that are added to a file while it is being recorded."""

import logging
from dataclasses import replace
from pathlib import Path

import numpy as np

from rallytrace.errors import AppError
from rallytrace.video.decoder import Decoder
from rallytrace.video.file_state import FileState
from rallytrace.video.index import FrameIndex, ScannedPackets, scan
from rallytrace.video.seeking import packets_from

_log = logging.getLogger(__name__)


def growth_of(path: Path, index: FrameIndex) -> FileState | None:
    """Return the current state of a file that is longer than its index says; None if it is not, or is another file.

    Raises:
        AppError: the file cannot be read.
    """
    return None if index.state is None or not index.state.has_grown(path) else FileState.of(path)


def extended(path: Path, index: FrameIndex, *, to_the_end: bool) -> FrameIndex:
    """Return the index extended by frames written since it was made.

    Reading starts at the last known keyframe but one: pictures shown before the last one may have followed it in the
    file. Frames before that keyframe keep their numbers. Known damage is dropped, because it may have been a
    half-written picture at the end of the file. A file that cannot be opened at the moment, because a header is
    half-written, gives the same index again.

    Args:
        to_the_end: False to leave out new frames from the last keyframe on, which may not be complete.
    """
    try:
        return _extended(path, index, to_the_end=to_the_end)
    except AppError as error:
        _log.debug("%s cannot be read at the moment: %s", path, error)
        return index


def _extended(path: Path, index: FrameIndex, *, to_the_end: bool) -> FrameIndex:
    if not index.timed or not len(index.key_pts):
        *_, index = scan(path)
        return index
    keyframe = max(len(index.key_pts) - 2, 0)
    begin = int(index.key_pts[keyframe])
    with Decoder(path) as decoder:
        packets = ScannedPackets(decoder)
        for packet in packets_from(decoder, index, keyframe):
            packets.add(packet)
        added = packets.index()
    grown = replace(
        index,
        pts=np.concatenate([index.pts[index.pts < begin], added.pts]),
        key_pts=np.concatenate([index.key_pts[:keyframe], added.key_pts]),
        key_dts=np.concatenate([index.key_dts[:keyframe], added.key_dts]),
        key_positions=np.concatenate([index.key_positions[:keyframe], added.key_positions]),
        joints=added.joints,
        file_pts=(
            *(time for time in index.file_pts if time <= begin),
            *(time for time in added.file_pts if time > begin),
        ),
        damage={},
    )
    if to_the_end:
        return grown
    n_keys = max(int(np.searchsorted(grown.key_pts, packets.settled_until, side="right")), keyframe + 1)
    grown = replace(
        grown,
        key_pts=grown.key_pts[:n_keys],
        key_dts=grown.key_dts[:n_keys],
        key_positions=grown.key_positions[:n_keys],
    )
    return replace(grown, pts=grown.pts[: max(grown.first_frame_of(n_keys - 1), index.n_frames)])
