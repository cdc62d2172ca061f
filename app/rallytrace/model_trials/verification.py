"""Verify configurations: run each one on the same windows and compare its results with those of the first.

A configuration is a model file on a provider in a precision. Each runs in its own child process, so that a crash is a
result too, and memory can be measured.
"""

import itertools
import json
import math
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from rallytrace.errors import AppError, UsageError
from rallytrace.inference.model_files.model_check import load_model_file
from rallytrace.inference.model_files.model_file import ModelKind
from rallytrace.inference.networks import TrackNet
from rallytrace.inference.providers import choose_provider
from rallytrace.model_records.execution_providers import PROVIDERS, Device, Precision, Provider
from rallytrace.model_records.input_layouts import Family
from rallytrace.process.child_processes import CONFIGURATION_FLAG, answer_of, give_answer, own_command
from rallytrace.process.sandbox import peak_rss_mb
from rallytrace.texts import tr_lazy
from rallytrace.track.detections import Detection, Point
from rallytrace.track.geometry import Size
from rallytrace.track.metrics import Comparison, compare
from rallytrace.tracking.networks import open_tracknet
from rallytrace.tracking.options import NetworkChoice
from rallytrace.tracking.output_difference import EXACT_TOLERANCE, NO_DIFFERENCE, OutputDifference, Tolerance
from rallytrace.tracking.trial_windows import decode_windows, iter_windows, run_windows, spread_starts
from rallytrace.video.reader import VideoReader

CONFIGURATION_TIMEOUT_SECONDS: Final = 900.0
"""Time limit of a configuration. TensorRT takes minutes to build its engine."""
_FORMER_FLOAT16_NAME: Final = "half"
"""Former name of float16, still accepted."""
_MAX_TIMED_RUNS: Final = 30
_MAX_TIMED_SECONDS: Final = 10.0


@dataclass(frozen=True, slots=True)
class Configuration:
    """A model file on a provider in a precision.

    Attributes:
        model: the .onnx file.
        provider: the provider to run on.
        precision: the number format.
        family: input layout, if the file leaves it open.
    """

    model: Path
    provider: Provider
    precision: Precision = Precision.AUTO
    family: Family | None = None

    @property
    def name(self) -> str:
        return f"{self.model.name}, {PROVIDERS[self.provider].label}{self.precision.suffix}"


def parse_providers(text: str) -> list[tuple[Provider, Precision]]:
    """Parse providers as users write them, such as `cpu,openvino,openvino:bfloat16`, each with its precision.

    Raises:
        UsageError: a provider is unknown, or does not support the precision. 8-bit integers are not accepted as a
            precision, because they need a model file of their own.
    """
    found = []
    for word in text.split(","):
        name, colon, precision = word.strip().partition(":")
        facts = PROVIDERS[Provider(name)] if name in set(Provider) else None
        precisions = [one for one in facts.precisions if one is not Precision.INT8] if facts else []
        precision = Precision.FLOAT16 if precision == _FORMER_FLOAT16_NAME else precision
        if facts is None or (colon and precision not in precisions):
            known = f" {facts.label} has {', '.join(precisions) or 'one only'}." if facts else ""
            raise UsageError(
                tr_lazy(
                    "errors",
                    "'{word}' is not a provider, or its precision is not supported.{known}",
                    word=word[:60],
                    known=known,
                ),
                tr_lazy(
                    "errors",
                    "Write one or more of {names}, separated by commas, or with a precision: openvino:bfloat16.",
                    names=", ".join(Provider),
                ),
            )
        found.append((Provider(name), Precision(precision) if colon else Precision.AUTO))
    return list(dict.fromkeys(found))


HALF_PRECISION_TOLERANCE: Final = Tolerance(0.25, 3.0, 0.02)
"""Tolerance for half precision, which may miss or find a faint ball. People label a ball to within three pixels."""
OTHER_MODEL_TOLERANCE: Final = replace(HALF_PRECISION_TOLERANCE, heatmap=math.inf)


@dataclass(frozen=True, slots=True)
class ConfigurationResult:
    """The result of a configuration, without its heatmaps.

    Attributes:
        finite: whether all heatmap values are finite.
        scenarios: scenario of each window; those of the video come first.
        found: the ball in each frame of the video's windows.
        video: size of the video, for the positions.
        batch_difference: largest difference between windows run together and singly; None for a fixed batch.
        start_seconds: time for opening the model and its first window.
        latencies: seconds of single windows, sorted.
        core_ms: processor time of a window in milliseconds.
        peak_mb: maximum memory of the process in MB; None on Windows.
        nodes: number of operations by provider, as in `Placement`.
        time_shares: fraction of the time by provider, as in `Placement`.
    """

    finite: bool
    scenarios: tuple[str, ...]
    found: tuple[Detection, ...]
    video: Size
    batch_difference: float | None
    start_seconds: float
    latencies: tuple[float, ...]
    core_ms: float
    peak_mb: float | None
    nodes: dict[str, int]
    time_shares: dict[str, float]

    def latency_ms(self, quantile: float) -> float:
        return 1000 * float(np.quantile(self.latencies, quantile))


@dataclass(frozen=True, slots=True)
class ConfigurationVerdict:
    """The comparison of a configuration with the first one.

    Attributes:
        configuration: the configuration that was compared.
        failure: the error; '' with a result.
        result: its result; None after a failure.
        tolerance: tolerance that was applied; None for the first configuration.
        difference: differences from the first configuration.
        comparison: comparison with the labels; None without labels.
    """

    configuration: Configuration
    failure: str = ""
    result: ConfigurationResult | None = None
    tolerance: Tolerance | None = None
    difference: OutputDifference = NO_DIFFERENCE
    comparison: Comparison | None = None

    @property
    def broken(self) -> bool:
        """Return True if a result is not finite, or depends on whether windows are run together or singly."""
        if self.failure or self.result is None:
            return True
        difference = self.result.batch_difference
        limit = (HALF_PRECISION_TOLERANCE if self.configuration.precision.is_half else EXACT_TOLERANCE).heatmap
        return not self.result.finite or (difference is not None and difference > limit)

    @property
    def deviates(self) -> bool:
        """Return True if it is broken or exceeds the tolerance. A NaN difference exceeds any tolerance."""
        if self.broken:
            return True
        return self.tolerance is not None and self.difference.exceeds(self.tolerance)

    @property
    def differing(self) -> int:
        """Return the number of frames beyond the tolerance, or with a ball in only one result."""
        return 0 if self.tolerance is None else self.difference.differing(self.tolerance.distance)

    @property
    def by_scenario(self) -> dict[str, float]:
        """Return the largest difference of heatmaps in each scenario; empty if they cannot be compared."""
        largest: dict[str, float] = {}
        if self.result is not None and self.difference.by_window:
            for name, value in zip(self.result.scenarios, self.difference.by_window, strict=True):
                largest[name] = max(value, largest.get(name, 0.0))
        return largest


@dataclass(frozen=True, slots=True)
class VerificationInput:
    """The input of all configurations.

    Attributes:
        video: source of the windows.
        cores: number of processor cores to use; None for all.
        labels: correct positions of the ball; empty for none.
    """

    video: Path
    windows: int
    cores: int | None = None
    labels: tuple[Point, ...] = ()


def verify(
    configurations: Sequence[Configuration], given: VerificationInput, say: Callable[[str], None]
) -> list[ConfigurationVerdict]:
    """Run each configuration in a child process and compare it with the first.

    Args:
        configurations: at least one configuration.
        given: input of all configurations.
        say: called with the name of each configuration.

    Raises:
        AppError: a model's file does not fit, the video cannot be read, the first configuration gave no result, no
            tested frame has a label, or labels are outside the picture.
    """
    verdicts: list[ConfigurationVerdict] = []
    expected: NDArray[np.float32] = np.zeros((0, 0, 0, 0), np.float32)
    with tempfile.TemporaryDirectory(prefix="rallytrace-") as folder:
        for number, configuration in enumerate(configurations):
            load_model_file(configuration.model, ModelKind.TRACKNET, family=configuration.family)
            say(f"{configuration.name} ...")
            try:
                result, heatmaps = _run_in_child(configuration, given, Path(folder, f"{number}.npy"))
            except AppError as error:
                if not verdicts:
                    raise
                verdicts.append(ConfigurationVerdict(configuration, failure=str(error)))
                continue
            verdict = ConfigurationVerdict(configuration, result=result, difference=OutputDifference(len(result.found)))
            if given.labels:
                _require_labels_inside(given.labels, result.video)
                points = [
                    Point(detection.frame, detection.visible, detection.x, detection.y) for detection in result.found
                ]
                comparison = compare(points, given.labels, result.video)
                if not comparison.counts.frames:
                    raise AppError(
                        tr_lazy(
                            "errors",
                            "None of the {count} frames tested in {name} has a label.",
                            count=len(points),
                            name=given.video.name,
                        ),
                        tr_lazy(
                            "errors", "Try more --windows, choose a video of the labelled rally, or omit --labels."
                        ),
                    )
                verdict = replace(verdict, comparison=comparison)
            if verdicts and verdicts[0].result is not None:
                verdict = replace(
                    verdict,
                    tolerance=_tolerance_of(configuration, configurations[0]),
                    difference=OutputDifference.of(result.found, verdicts[0].result.found, heatmaps, expected),
                )
            else:
                expected = heatmaps
            verdicts.append(verdict)
    return verdicts


def _require_labels_inside(labels: Sequence[Point], video: Size) -> None:
    """Raise AppError for labels outside the picture: they belong to another video, or another size of it."""
    for label in labels:
        if label.visible and not (0 <= label.x <= video.width and 0 <= label.y <= video.height):
            raise AppError(
                tr_lazy(
                    "errors",
                    "The label of frame {frame} lies at {x:g}, {y:g}, outside the picture of {video}.",
                    frame=label.frame,
                    x=label.x,
                    y=label.y,
                    video=video,
                ),
                tr_lazy("errors", "Choose labels of this video, in its pixels."),
            )


def _tolerance_of(configuration: Configuration, reference: Configuration) -> Tolerance:
    if configuration.model != reference.model:
        return OTHER_MODEL_TOLERANCE
    is_equal = configuration.precision.is_half == reference.precision.is_half
    return EXACT_TOLERANCE if is_equal else HALF_PRECISION_TOLERANCE


def _run_in_child(
    configuration: Configuration, given: VerificationInput, heatmaps_path: Path
) -> tuple[ConfigurationResult, NDArray[np.float32]]:
    """Run a configuration in a child process. Its heatmaps are float32 (n, output frames, height, width)."""
    answer = ask_child(CONFIGURATION_FLAG, configuration, given, heatmaps=str(heatmaps_path))
    heatmaps: NDArray[np.float32] = np.load(heatmaps_path)
    starts, video = answer["starts"], Size(*answer["video"])
    result = ConfigurationResult(
        finite=bool(np.isfinite(heatmaps).all()),
        scenarios=(*("video" for _ in starts), *answer["scenarios"]),
        found=tuple(decode_windows(heatmaps[: len(starts)], starts, answer["threshold"], video)),
        video=video,
        batch_difference=answer["batch_difference"],
        start_seconds=answer["start_seconds"],
        latencies=tuple(answer["latencies"]),
        core_ms=answer["core_ms"],
        peak_mb=answer["peak_mb"],
        nodes=answer["nodes"],
        time_shares=answer["time_shares"],
    )
    return result, heatmaps


def ask_child(flag: str, configuration: Configuration, given: VerificationInput, **more: Any) -> dict[str, Any]:
    """Run a configuration in the child process of a flag and return its result. `more` adds entries to the request."""
    request = {
        "model": str(configuration.model),
        "provider": configuration.provider.value,
        "precision": configuration.precision.value,
        "video": str(given.video),
        "windows": given.windows,
        "family": None if configuration.family is None else configuration.family.name,
        "cores": given.cores,
        **more,
    }
    return answer_of(own_command(flag, json.dumps(request)), CONFIGURATION_TIMEOUT_SECONDS, configuration.name)


def device_in(request: Mapping[str, Any]) -> Device:
    """Return the device that a child process was asked to run on."""
    return Device(Provider(request["provider"]), precision=Precision(request["precision"]), cores=request["cores"])


def main(arguments: Sequence[str]) -> int:
    """Run the child process: run a configuration, given as JSON in the first argument, and print the result as JSON."""
    return give_answer(lambda: _run_configuration(json.loads(arguments[0])))


def _run_configuration(request: dict[str, Any]) -> dict[str, Any]:
    choice = NetworkChoice(
        tracknet=Path(request["model"]),
        family=Family.find(request["family"]),
        device=device_in(request),
    )
    file = load_model_file(
        choice.tracknet_path, ModelKind.TRACKNET, family=choice.family, chosen_families=choice.chosen_families
    )
    choose_provider(choice.device)  # tries the provider, so that this is not measured as start time
    with VideoReader(Path(request["video"])) as reader:
        starts, video = spread_starts(reader.n_frames, file.seq_len, request["windows"]), reader.size
        windows = iter_windows(file, reader, starts)
        first = next(windows)
        scenarios = _scenarios(first)
        started = time.perf_counter()
        with open_tracknet(choice) as net:
            net.heatmaps(first[None])
            start_seconds = time.perf_counter() - started
            heatmaps, _ = run_windows(net, itertools.chain((first,), windows, scenarios.values()))
            # Windows that have little in common: one of the video, a dark and a bright one.
            mixed = np.stack([first, scenarios["dark"], scenarios["bright"]])
            used = time.process_time()
            latencies = _latencies(net, mixed)
            used = time.process_time() - used
            joint = None if file.batch else net.heatmaps(mixed)
            record = net.provenance()
    np.save(request["heatmaps"], heatmaps)
    difference = None if joint is None else float(np.abs(joint - heatmaps[[0, len(starts), len(starts) + 1]]).max())
    return {
        "starts": [start + file.past for start in starts],
        "scenarios": list(scenarios),
        "video": [video.width, video.height],
        "threshold": file.threshold,
        "batch_difference": difference,
        "start_seconds": start_seconds,
        "latencies": latencies,
        "core_ms": 1000 * used / len(latencies),
        "peak_mb": peak_rss_mb(),
        "nodes": record["nodes"],
        "time_shares": record["time_shares"],
    }


def _scenarios(window: NDArray[np.float32]) -> dict[str, NDArray[np.float32]]:
    return {
        "dark": window * np.float32(0.2),
        "bright": np.minimum(window * np.float32(1.6) + np.float32(0.2), np.float32(1)),
        "black": np.zeros_like(window),
    }


def _latencies(net: TrackNet, windows: NDArray[np.float32]) -> list[float]:
    took: list[float] = []
    began = time.perf_counter()
    while len(took) < _MAX_TIMED_RUNS and time.perf_counter() - began < _MAX_TIMED_SECONDS:
        started = time.perf_counter()
        net.heatmaps(windows[len(took) % len(windows)][None])
        took.append(time.perf_counter() - started)
    return sorted(took)
