"""Find the family of a network by a trial on a video: each family's input layout is tried, and the results are ranked.

With the right input, each heatmap has a single spot of any size, which moves like a ball and lies where the picture
changes in the same frame. Other inputs give nothing, large areas, still spots or jumping spots.
"""

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Final

import cv2
import numpy as np
from numpy.typing import NDArray

from rallytrace.errors import AppError
from rallytrace.files.file_access import atomic_file
from rallytrace.files.file_kinds import PICTURE
from rallytrace.inference.ensemble import JoinedFrame
from rallytrace.inference.heatmap import decode_heatmap
from rallytrace.inference.model_files.model_check import load_model_file
from rallytrace.inference.model_files.model_file import ModelFile, ModelKind
from rallytrace.inference.networks import TrackNet
from rallytrace.inference.pipeline import Detections, PipelineOptions, detect
from rallytrace.model_records.execution_providers import SessionOptions
from rallytrace.model_records.input_layouts import Family
from rallytrace.model_records.network_modes import Decoding
from rallytrace.process.stop_switch import StopSwitch
from rallytrace.texts import join_texts, tr_lazy
from rallytrace.track.detections import Detection
from rallytrace.track.geometry import Size, rescale
from rallytrace.tracking.ball_motion import HeatmapBlob, find_blob, score_motion
from rallytrace.tracking.machine import usable_cores
from rallytrace.tracking.trial_windows import make_preprocessor, spread_starts
from rallytrace.video.frame import VideoFrame
from rallytrace.video.picture_files import write_png
from rallytrace.video.reader import VideoReader

SAMPLE_COUNT: Final = 4
"""Number of places in the video to examine."""
_MIN_SAMPLE_FRAMES: Final = 16
"""Minimum number of consecutive frames at each place."""
_FRAME_OFFSETS: Final = range(-4, 5)
"""Frame offsets at which spots are compared with changes. If another offset than 0 fits best, heatmaps are assigned to
the wrong frames."""
_ROUNDING_TOLERANCE: Final = 1e-3
_MIN_TIMING: Final = 0.5
_MIN_CLEAR_SCORE: Final = 0.1
_MAX_RUNNER_UP_FRACTION: Final = 0.6
"""Maximum score of the runner-up, as a fraction of the winner's, for a clear winner."""
_PICTURE_WIDTH_PX: Final = 512
_INSET_RADIUS_PX: Final = 32
"""Distance in pixels around the peak that is shown enlarged."""


@dataclass(frozen=True, slots=True)
class FamilyTrial:
    """The result of running a network with the input layout of a family.

    Attributes:
        family: the family tried.
        frames: number of examined frames.
        seen: number of frames with a peak above the threshold.
        single: number of those frames with a single spot.
        moving: number of those frames whose spot moves like a ball.
        score: mean over all frames of peak height times flight share (`score_motion`), times the timing; 0 to 1.
        timing: change of the picture at the spots, as a fraction of the largest change there in an earlier or later
            frame, 0 to 1.
        range: minimum and maximum of its heatmaps.
        problem: why there is no result, or ''.
        picture: BGR picture of the best place: the frame, the heatmap over it in colour, the spots as dots.
        picture_frame: number of that frame.
    """

    family: Family
    frames: int = 0
    seen: int = 0
    single: int = 0
    moving: int = 0
    score: float = 0.0
    timing: float = 1.0
    range: tuple[float, float] = (0.0, 0.0)
    problem: str = ""
    picture: NDArray[np.uint8] | None = field(default=None, repr=False, compare=False)
    picture_frame: int = 0

    def as_record(self) -> dict[str, Any]:
        """Return the result as plain values, without the picture."""
        return {
            "family": self.family.name,
            "explanation": self.family.explanation,
            "score": round(self.score, 4),
            "frames": self.frames,
            "seen": self.seen,
            "single": self.single,
            "moving": self.moving,
            "timing": round(self.timing, 4),
            "range": [round(value, 4) for value in self.range],
            "problem": self.problem,
            "picture_frame": self.picture_frame,
            "words": self.in_words(),
        }

    def in_words(self) -> str:
        """Return the result as a sentence."""
        if self.problem:
            return self.problem
        if not self.seen:
            return tr_lazy("models", "Nothing was found in {frames} frames.", frames=self.frames)
        words = tr_lazy(
            "models",
            "Found in {seen} of {frames} frames, in one place in {single}, moving like a ball in {moving}.",
            seen=self.seen,
            frames=self.frames,
            single=self.single,
            moving=self.moving,
        )
        if self.timing >= _MIN_TIMING:
            return words
        shifted = tr_lazy("models", "In the video, this motion happens a few frames earlier or later.")
        return join_texts((words, shifted), " ")


def clear_winner(trials: Sequence[FamilyTrial]) -> Family | None:
    """Return the family that stands out among ranked trials, or None."""
    if not trials or trials[0].score < _MIN_CLEAR_SCORE:
        return None
    runner_up = trials[1].score if len(trials) > 1 else 0.0
    return trials[0].family if runner_up <= _MAX_RUNNER_UP_FRACTION * trials[0].score else None


def try_families(
    model: Path,
    families: Sequence[Family],
    reader: VideoReader,
    frames: range,
    *,
    cores: int | None = None,
    say: Callable[[str], None] = lambda _text: None,
    stop: StopSwitch | None = None,
) -> list[FamilyTrial]:
    """Try a network with the input layout of each family and rank the results, the best first.

    Args:
        model: the .onnx file of a TrackNet without a family.
        families: the possible families.
        frames: the part of the video to use.
        cores: number of processor cores to use; None for all.
        say: called with the name of each family.
        stop: cancels the trial.

    Raises:
        AppError: the video cannot be read, or the model cannot be loaded.
        Cancelled: `stop` was used.
    """
    trials = []
    for family in families:
        say(f"Trying '{family.name}' ...")
        file = load_model_file(model, ModelKind.TRACKNET, family=family)
        with TrackNet(file, SessionOptions(threads=usable_cores(cores))) as net:
            try:
                net.heatmaps(np.zeros((file.batch or 1, *net.window_shape()), np.float32), stop)
            except AppError as error:
                trials.append(FamilyTrial(family, problem=error.text))
                continue
            trials.append(_Attempt(net, reader, stop or StopSwitch()).trial(frames))
    return sorted(trials, key=lambda trial: (trial.score, trial.single, -trial.seen), reverse=True)


@dataclass(slots=True)
class _Sample:
    """The findings in consecutive frames.

    Attributes:
        found: a detection for each frame.
        places: position of the spot in its heatmap, in heatmap pixels; None without a spot.
        changes: difference of the frame from the sample's median, float32 (height, width) at the model's size.
        heatmaps: float32 (height, width) each.
    """

    found: list[Detection] = field(default_factory=list)
    places: list[HeatmapBlob | None] = field(default_factory=list)
    changes: list[NDArray[np.float32]] = field(default_factory=list)
    heatmaps: list[NDArray[np.float32]] = field(default_factory=list)


class _Attempt:
    """The trial of one family: a network with its input layout, run on samples of a video."""

    def __init__(self, net: TrackNet, reader: VideoReader, stop: StopSwitch) -> None:
        self._net = net
        self._file: ModelFile = net.file
        self._reader = reader
        self._stop = stop
        self._low, self._high = math.inf, -math.inf
        self._heights = 0.0
        self._changes: dict[int, list[float]] = {shift: [] for shift in _FRAME_OFFSETS}

    def trial(self, frames: range) -> FamilyTrial:
        file = self._file
        length = -(-_MIN_SAMPLE_FRAMES // file.n_output_frames) * file.n_output_frames
        starts = [frames.start + start for start in spread_starts(len(frames), length, SAMPLE_COUNT)]
        result = FamilyTrial(file.family)
        best = -1
        for start in starts:
            sample = self._examine(range(start, min(start + length, frames.stop)))
            width = file.size.width
            single = [place is not None and place.is_compact(width) for place in sample.places]
            shares = score_motion(sample.places, width)
            moving = [share > 0 for share in shares]
            self._heights += sum(
                share * min(place.peak, 1.0)
                for share, place in zip(shares, sample.places, strict=True)
                if place is not None
            )
            self._add_changes(sample, moving)
            result = replace(
                result,
                frames=result.frames + len(sample.found),
                seen=result.seen + sum(detection.visible for detection in sample.found),
                single=result.single + sum(single),
                moving=result.moving + sum(moving),
            )
            if sum(moving) * 100 + sum(single) > best:
                best = sum(moving) * 100 + sum(single)
                picture, number = self._picture(sample, single, moving)
                result = replace(result, picture=picture, picture_frame=number)
        return self._with_score(result)

    def _with_score(self, result: FamilyTrial) -> FamilyTrial:
        means = {shift: float(np.mean(values)) for shift, values in self._changes.items() if values}
        timing = means.get(0, 1.0) / max(*means.values(), 1e-6) if len(means) > 1 else 1.0
        score = timing * self._heights / max(result.frames, 1)
        result = replace(result, range=(self._low, self._high), timing=timing, score=score)
        if self._low < -_ROUNDING_TOLERANCE or self._high > 1 + _ROUNDING_TOLERANCE:
            problem = tr_lazy(
                "models",
                "Its values are from {low:.3g} to {high:.3g}, which cannot be heatmaps of this family.",
                low=self._low,
                high=self._high,
            )
            return replace(result, score=0.0, problem=problem)
        return result

    def _examine(self, frames: range) -> _Sample:
        file, sample = self._file, _Sample()
        luma_frames: list[NDArray[np.uint8]] = []

        def record_frames(pictures: Iterator[VideoFrame]) -> Iterator[VideoFrame]:
            for picture in pictures:
                luma_frames.append(picture.luma(file.size))
                yield picture

        def read(number: int, joined: JoinedFrame, video: Size) -> Detection:
            heatmap = np.nan_to_num(joined.joined, posinf=0, neginf=0)
            self._low, self._high = min(self._low, float(heatmap.min())), max(self._high, float(heatmap.max()))
            sample.heatmaps.append(heatmap)
            place = find_blob(heatmap, file.threshold)
            sample.places.append(place)
            found = decode_heatmap(
                number, heatmap, [heatmap], method=Decoding.CENTROID, threshold=file.threshold, video=video
            )
            if place is None:
                return found
            x, y = (rescale(place.x, file.size.width, video.width), rescale(place.y, file.size.height, video.height))
            return replace(found, x=x, y=y)

        options = PipelineOptions(file.n_output_frames, threshold=file.threshold, batch=file.batch or 1)
        pictures = record_frames(self._reader.frames(frames.start, frames.stop))
        for event in detect(
            pictures, self._net, make_preprocessor(file, self._reader), options, stop=self._stop, heatmap_decoder=read
        ):
            if isinstance(event, Detections):
                sample.found.extend(event.items)
        if not sample.found:
            raise AppError(
                tr_lazy("errors", "No frame of {path} could be read.", path=self._reader.path),
                tr_lazy("errors", "Choose another video."),
            )
        median = np.median(np.stack(luma_frames), axis=0)
        sample.changes = [cv2.blur(np.abs(luma - median).astype(np.float32), (3, 3)) for luma in luma_frames]
        return sample

    def _add_changes(self, sample: _Sample, moving: Sequence[bool]) -> None:
        height, width = sample.changes[0].shape
        video = self._reader.size
        for i, (found, is_moving) in enumerate(zip(sample.found, moving, strict=True)):
            if is_moving:
                column = min(max(round(rescale(found.x, video.width, width)), 0), width - 1)
                row = min(max(round(rescale(found.y, video.height, height)), 0), height - 1)
                for shift, noted in self._changes.items():
                    if 0 <= i + shift < len(sample.changes):
                        noted.append(float(sample.changes[i + shift][row, column]))

    def _picture(
        self, sample: _Sample, single: Sequence[bool], moving: Sequence[bool]
    ) -> tuple[NDArray[np.uint8], int]:
        """Draw the frame with the clearest peak, its heatmap, the path of the peaks, and the peak enlarged."""
        candidates = [i for i, is_moving in enumerate(moving) if is_moving] or [
            i for i, is_single in enumerate(single) if is_single
        ]
        chosen = candidates[len(candidates) // 2] if candidates else len(sample.found) // 2
        found, video = sample.found[chosen], self._reader.size
        frame = next(iter(self._reader.frames(found.frame, found.frame + 1))).bgr()
        size = Size(_PICTURE_WIDTH_PX, max(1, round(_PICTURE_WIDTH_PX * video.height / video.width)))
        picture = _paint_heatmap(frame, sample.heatmaps[chosen], size)
        scale = _PICTURE_WIDTH_PX / video.width
        inset = None
        if found.visible:
            inset = _enlarge(picture, round((found.x + 0.5) * scale), round((found.y + 0.5) * scale))
        for detection, is_single in zip(sample.found, single, strict=True):
            if detection.visible:
                centre = (round((detection.x + 0.5) * scale), round((detection.y + 0.5) * scale))
                cv2.circle(picture, centre, 1, (0, 255, 255) if is_single else (160, 160, 160), -1, cv2.LINE_AA)
        if found.visible:
            centre = (round((found.x + 0.5) * scale), round((found.y + 0.5) * scale))
            cv2.circle(picture, centre, 10, (255, 255, 255), 1, cv2.LINE_AA)
        if inset is not None:
            # Keep away from the peak, so as not to cover it.
            rows = slice(0, len(inset)) if found.y * scale > size.height / 2 else slice(size.height - len(inset), None)
            columns = slice(0, inset.shape[1]) if found.x * scale > size.width / 2 else slice(-inset.shape[1], None)
            picture[rows, columns] = inset
        return picture, found.frame


def _paint_heatmap(frame: NDArray[np.uint8], heatmap: NDArray[np.float32], size: Size) -> NDArray[np.uint8]:
    target = (size.width, size.height)
    shown = cv2.resize(frame, target, interpolation=cv2.INTER_AREA).astype(np.float32)
    heat = 0.85 * cv2.resize(np.clip(heatmap, 0, 1), target, interpolation=cv2.INTER_AREA)[..., None]
    return np.asarray(np.clip(shown * (1 - heat) + np.array((40, 40, 255), np.float32) * heat, 0, 255), np.uint8)


def _enlarge(picture: NDArray[np.uint8], x: int, y: int) -> NDArray[np.uint8] | None:
    """Return the surroundings of a place, three times as large and framed, or None if the picture is too small."""
    height, width = picture.shape[:2]
    if width < 4 * _INSET_RADIUS_PX or height < 4 * _INSET_RADIUS_PX:
        return None
    left, top = (
        min(max(x - _INSET_RADIUS_PX // 2, 0), width - _INSET_RADIUS_PX),
        min(max(y - _INSET_RADIUS_PX // 2, 0), height - _INSET_RADIUS_PX),
    )
    block = picture[top : top + _INSET_RADIUS_PX, left : left + _INSET_RADIUS_PX]
    inset = cv2.resize(block, (3 * _INSET_RADIUS_PX, 3 * _INSET_RADIUS_PX), interpolation=cv2.INTER_NEAREST)
    cv2.rectangle(inset, (0, 0), (3 * _INSET_RADIUS_PX - 1, 3 * _INSET_RADIUS_PX - 1), (255, 255, 255), 1)
    return np.asarray(inset, np.uint8)


def possible_pictures(families: Sequence[Family], folder: Path) -> list[Path]:
    """Return all files that `write_trial_pictures` may write for these families."""
    ranks = range(1, len(families) + 1)
    return [_picture_path(folder, rank, family) for rank in ranks for family in families]


def _picture_path(folder: Path, rank: int, family: Family) -> Path:
    return folder / f"{rank}-{family.name}.png"


def write_trial_pictures(trials: Sequence[FamilyTrial], folder: Path, *, overwrite: bool = False) -> list[Path | None]:
    """Write the picture of each ranked trial and return the files, None for a trial without a picture.

    Raises:
        AppError: a file cannot be written, or an existing one may not be replaced.
    """
    written: list[Path | None] = []
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for rank, trial in enumerate(trials, 1):
            path = _picture_path(folder, rank, trial.family)
            if trial.picture is not None:
                with atomic_file(path, PICTURE, overwrite=overwrite) as unfinished:
                    write_png(unfinished, trial.picture)
            written.append(path if trial.picture is not None else None)
    except OSError as error:
        raise AppError(
            tr_lazy(
                "errors", "The pictures cannot be written to {folder}: {reason}.", folder=folder, reason=error.strerror
            ),
            tr_lazy("errors", "Choose another folder."),
        ) from error
    return written
