"""Decide which frames a run still has to track, and in which order. Frames with the same signature are skipped."""

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from rallytrace.files.json_files import parse_json
from rallytrace.settings.run_options import Effect, ListedOption, RunOptions, options_in
from rallytrace.track.spans import join_spans, spans_of_flags, subtract_spans
from rallytrace.track.track import Layer, Rows, RunRecord, State, Track

if TYPE_CHECKING:  # these import ONNX Runtime, and the window must not wait for that
    from rallytrace.inference.model_files.model_file import ModelFile
    from rallytrace.tracking.options import TrackOptions
    from rallytrace.tracking.planning import RunPlan
    from rallytrace.tracking.retracking import Corridor

_STRIDE = "stride"
_WITHIN = "within"
_TURNED = "turned"


def next_piece(pieces: Sequence[range], shown: int | None) -> int:
    """Return the index of the piece to track next: the one with the frame on the screen, or the first one after it.

    Return 0 if no piece lies there, or no frame is on the screen.
    """
    following = (index for index, piece in enumerate(pieces) if shown is not None and piece.stop > shown)
    return next(following, 0)


def in_order(parts: Sequence[range], shown: int | None) -> list[range]:
    """Return the parts of a piece in tracking order: from the frame on the screen to the end, then those before it."""
    if shown is None:
        return list(parts)
    earlier = [range(segment.start, min(shown, segment.stop)) for segment in parts]
    later = [range(max(shown, segment.start), segment.stop) for segment in parts]
    return [segment for segment in (*later, *earlier) if segment]


@dataclass(frozen=True, slots=True)
class CutOffRun:
    """A run over play that was cut off because the program or the computer stopped.

    Attributes:
        number: The 1-based number of the run.
        frames: The whole range of the run.
        share_done: The share of these frames that is tracked or not in play, from 0 to 1.
    """

    number: int
    frames: range
    signature: str
    share_done: float

    @classmethod
    def of(cls, track: Track, runs: Sequence[RunRecord]) -> "CutOffRun | None":
        """Return the latest run over a track if it was cut off, has rows left, and the user has not dismissed it.

        A run before the video was turned cannot be resumed, because the signatures differ.
        """
        predicted = track.layer(Layer.PREDICTED)
        known = {number: run.signature for number, run in enumerate(runs, start=1)}
        for number in sorted(known, reverse=True):
            record = runs[number - 1].provenance
            if not record.get(_WITHIN):
                continue
            # A finished or deliberately stopped run also records how long it took.
            if record.get("complete") or "seconds" in record or not (predicted["run"] == number).any():
                return None
            if (_inputs(known[number]) or {}).get(_TURNED, "") != track.recording.turning.words:
                return None
            frames, step = range(*record[_WITHIN]), int(record.get("every", 1))
            spans = subtract_spans(frames, track.non_play)
            left = sum(map(len, left_to_do(spans, predicted, known, known[number], step)))
            return cls(number, frames, known[number], 1 - left / len(frames))
        return None


def signature(
    file: "ModelFile", options: "TrackOptions", plan: "RunPlan", threshold: float, corridor: "Corridor | None" = None
) -> str:
    """Return, as one line, everything that TrackNet's detections depend on: the model and the options.

    Frames with results of the same signature are not tracked again. Provider, workers and batch size are left out, and
    so is InpaintNet, which runs again after any change. Results within a corridor do not count for runs without one.
    """
    background = options.background_over
    family = {} if file.family.bg_mode is not None else {"family": file.family.name}
    second_look = {} if plan.second_look is None else {"second_look": plan.second_look}
    crop = {} if plan.crop is None else {"crop": str(plan.crop)}
    values = options.settled(file, stride=plan.stride, step=plan.step, batch=plan.batch)
    inputs: dict[str, Any] = {
        "tracknet": file.sha256,
        "bg_mode": file.bg_mode.value,
        **family,
        **second_look,
        **crop,
        **{listed.name: values[listed.name] for listed in options_in(RunOptions) if is_signed(listed)},
        "threshold": threshold,
        "background": None if background is None else [background.start, background.stop],
    }
    if options.recording.turning:
        inputs[_TURNED] = options.recording.turning.words
    if corridor is not None:
        inputs["corridor"] = hashlib.sha256(corridor.path.tobytes() + np.asarray(corridor.radius).tobytes()).hexdigest()
    return json.dumps(inputs, sort_keys=True, separators=(",", ":"))


def is_signed(listed: ListedOption) -> bool:
    """Return True if run signatures contain the option."""
    return listed.option.effect is Effect.DETECTIONS


def stride_of_similar_run(line: str, known: Mapping[int, str]) -> int | None:
    """Return the stride of the latest run whose signature differs only in the stride, or None without such a run.

    Otherwise a machine that is busier now would choose another stride and track everything again.
    """
    mine = _without_stride(line)
    for number in sorted(known, reverse=True):
        known_inputs = _without_stride(known[number])
        if known_inputs is not None and known_inputs == mine:
            return int(json.loads(known[number])[_STRIDE])
    return None


def marked_as_play(track: Track, removed_from_non_play: Sequence[range]) -> tuple[range, ...]:
    """Return the frames that the user marked as play: removed from non-play ranges, in a rally, or with a point."""
    human = spans_of_flags(track.layer(Layer.HUMAN)["state"] != State.UNSET)
    return join_spans((*removed_from_non_play, *(rally.frames for rally in track.rallies), *human))


def left_to_do(
    spans: Sequence[range], predicted: Rows, known: Mapping[int, str], line: str, step: int
) -> tuple[range, ...]:
    """Return the parts of the spans that no run with this signature has done, in order.

    Args:
        spans: The frames to track.
        predicted: Rows of `PREDICTED_ROW` for the whole video.
        known: The signatures of earlier runs, by number.
        line: The signature of this run.
        step: Every step-th frame is tracked; the frames between count as done.
    """
    same_runs = [number for number, known_line in known.items() if known_line == line]
    done = np.isin(predicted["run"], same_runs) & (predicted["state"] != State.UNSET)
    _join_close_frames(done, step)
    left = []
    taken = np.zeros(len(done), np.bool_)
    for span in spans:
        lo, hi = max(span.start, 0), min(span.stop, len(done))
        if lo < hi:
            left += [range(lo + run.start, lo + run.stop) for run in spans_of_flags(~(done[lo:hi] | taken[lo:hi]))]
            taken[lo:hi] = True
    return tuple(left)


def _inputs(line: str) -> dict[str, Any] | None:
    try:
        parsed = parse_json(line)
    except ValueError:
        return None
    return parsed if isinstance(parsed, dict) else None


def _without_stride(line: str) -> dict[str, Any] | None:
    inputs = _inputs(line)
    return inputs if inputs is not None and isinstance(inputs.pop(_STRIDE, None), int) else None


def _join_close_frames(done: NDArray[np.bool_], step: int) -> None:
    """Mark the frames between two finished frames as done, if these are at most `step` apart."""
    indices = np.flatnonzero(done)
    for left in np.flatnonzero((np.diff(indices) > 1) & (np.diff(indices) <= step)).tolist():
        done[indices[left] : indices[left + 1]] = True
