"""Verify pose models and embedding networks: run each configuration on the same frames in its own child process."""

import json
import math
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeAlias

import numpy as np

from rallytrace.errors import AppError
from rallytrace.inference.model_files.model_file import ModelKind
from rallytrace.inference.networks import Network
from rallytrace.inference.poses.embedding_network import EmbeddingNetwork
from rallytrace.inference.poses.player_search import PlayerSearch
from rallytrace.inference.poses.pose_network import PoseNetwork
from rallytrace.model_trials.verification import Configuration, VerificationInput, ask_child, device_in
from rallytrace.process.child_processes import PLAYERS_FLAG, give_answer
from rallytrace.track.arrays import Floats
from rallytrace.track.poses import MIN_KEYPOINT_CONFIDENCE, box_overlap
from rallytrace.tracking.networks import open_embedding_network, open_pose_network
from rallytrace.tracking.output_difference import NO_DIFFERENCE, OutputDifference, Tolerance
from rallytrace.tracking.trial_windows import spread_starts
from rallytrace.video.frame import VideoFrame
from rallytrace.video.reader import VideoReader

_CUTS_PER_FRAME: Final = 8
"""Number of parts of a frame, from left to right, that an embedding network is run on."""

FrameResult: TypeAlias = list[list[float]]
"""Result for one frame: persons as corners, then x, y and confidence of each keypoint; or vectors."""


_TOLERANCES: Final = {
    ModelKind.POSE: (Tolerance(math.inf, 0.02, 0.0), Tolerance(math.inf, 0.1, 0.1)),
    ModelKind.EMBEDDING: (Tolerance(math.inf, 0.001, 0.0), Tolerance(math.inf, 0.02, 0.0)),
}
"""Tolerance for equal precision, and for half precision on one side only: of keypoints in body heights, and of vectors
as 1 minus their similarity."""


@dataclass(frozen=True, slots=True)
class PlayerVerdict:
    """The comparison of a configuration with the first one.

    Attributes:
        configuration: the configuration that was compared.
        failure: the error; '' with a result.
        tolerance: tolerance that was applied; None for the first configuration.
        difference: differences from the first configuration, with a distance for each frame.
        found: number of persons or vectors.
        start_seconds: time for opening the network and its first frame.
        frame_ms: median time of the other frames in milliseconds.
    """

    configuration: Configuration
    failure: str = ""
    tolerance: Tolerance | None = None
    difference: OutputDifference = NO_DIFFERENCE
    found: int = 0
    start_seconds: float = 0.0
    frame_ms: float = 0.0

    @property
    def deviates(self) -> bool:
        return bool(self.failure) or (self.tolerance is not None and self.difference.exceeds(self.tolerance))


def verify_players(
    kind: ModelKind, configurations: Sequence[Configuration], given: VerificationInput, say: Callable[[str], None]
) -> list[PlayerVerdict]:
    """Run each configuration in a child process and compare it with the first.

    Args:
        configurations: at least one configuration.
        given: input of all configurations.
        say: called with the name of each configuration.

    Raises:
        AppError: the first configuration gave no result.
    """
    verdicts: list[PlayerVerdict] = []
    expected: list[FrameResult] = []
    for configuration in configurations:
        say(f"{configuration.name} ...")
        try:
            answer = ask_child(PLAYERS_FLAG, configuration, given, kind=kind.value)
        except AppError as error:
            if not verdicts:
                raise
            verdicts.append(PlayerVerdict(configuration, str(error)))
            continue
        answers: list[FrameResult] = answer["answers"]
        expected = expected or answers
        exact, rounded = _TOLERANCES[kind]
        first = configurations[0]
        is_exact = configuration.precision.is_half == first.precision.is_half and configuration.model == first.model
        compare = _vector_distance if kind is ModelKind.EMBEDDING else _pose_distance
        distances = [compare(np.array(answer), np.array(due)) for answer, due in zip(answers, expected, strict=True)]
        verdict = PlayerVerdict(
            configuration,
            tolerance=(exact if is_exact else rounded) if verdicts else None,
            difference=OutputDifference(len(answers), tuple(distances)),
            found=sum(map(len, answers)),
            start_seconds=answer["start_seconds"],
            frame_ms=answer["frame_ms"],
        )
        verdicts.append(verdict)
    return verdicts


def _vector_distance(vectors: Floats, expected: Floats) -> float:
    if vectors.shape != expected.shape:
        return float("inf")
    return float((1 - (vectors * expected).sum(axis=-1)).max(initial=0))


def _pose_distance(persons: Floats, expected: Floats) -> float:
    """Return the largest keypoint distance in body heights, or infinity if the persons differ."""
    if len(persons) != len(expected):
        return float("inf")
    largest = 0.0
    for person in persons:
        partner = max(expected, key=lambda known: box_overlap(person[:4].tolist(), known[:4].tolist()))
        keypoints, partners = person[4:].reshape(-1, 3), partner[4:].reshape(-1, 3)
        seen = (keypoints[:, 2] >= MIN_KEYPOINT_CONFIDENCE) & (partners[:, 2] >= MIN_KEYPOINT_CONFIDENCE)
        distances = np.hypot(*(keypoints[seen, :2] - partners[seen, :2]).T)
        largest = max(largest, float(distances.max(initial=0)) / max(float(partner[3] - partner[1]), 1.0))
    return largest


def main(arguments: Sequence[str]) -> int:
    """Run the child process: run a configuration described by JSON, and print its results as JSON."""
    return give_answer(lambda: _run(json.loads(arguments[0])))


def _run(request: dict[str, Any]) -> dict[str, Any]:
    with VideoReader(Path(request["video"])) as reader:
        frames = [reader.frame(number) for number in spread_starts(reader.n_frames, 1, request["windows"])]
    started = time.perf_counter()
    opened = open_embedding_network if request["kind"] == ModelKind.EMBEDDING else open_pose_network
    network: Network[Any] = opened(Path(request["model"]), device_in(request))
    seconds, answers = [], []
    with network:
        for frame in frames:
            answers.append(_run_on_frame(network, frame))
            seconds.append(time.perf_counter() - started)
            started = time.perf_counter()
    frame_ms = 1000 * float(np.median(seconds[1:] or seconds))
    return {"answers": answers, "start_seconds": seconds[0], "frame_ms": frame_ms}


def _run_on_frame(network: Network[Any], frame: VideoFrame) -> FrameResult:
    if isinstance(network, EmbeddingNetwork):
        width = frame.size.width / _CUTS_PER_FRAME
        boxes = [(k * width, 0.0, (k + 1) * width, float(frame.size.height)) for k in range(_CUTS_PER_FRAME)]
        pictures = [network.cut(frame.bgr(), box) for box in boxes]
        vectors: FrameResult = network.embed(np.stack([cut for cut in pictures if cut is not None])).tolist()
        return vectors
    if not isinstance(network, PoseNetwork):
        return []
    if network.family.is_searched:
        persons = PlayerSearch(network, ()).search(frame)
    else:
        (persons,) = network.persons([frame])
    return [[*person.box, *person.keypoints.reshape(-1).tolist()] for person in persons]
