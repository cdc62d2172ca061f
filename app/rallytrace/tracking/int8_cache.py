"""Remember for each machine whether the 8-bit network is as good there as the 32-bit one.

Both run once on windows of the first video that is tracked on a machine (`int8_selection`). The 8-bit network is used
if it is clearly faster and agrees. The result is kept because the next run, and the heatmaps shown beside a run, need
the same network (docs/decisions/0035-integers-by-trial.md).
"""

import contextlib
import importlib.util
import json
import logging
import platform
from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any, Final

from rallytrace.errors import AppError
from rallytrace.files import paths
from rallytrace.files.file_access import atomic_file, file_stamp
from rallytrace.files.json_files import read_json
from rallytrace.model_records.execution_providers import Precision
from rallytrace.process.processor import describe_processor
from rallytrace.texts import tr_lazy
from rallytrace.tracking.machine import usable_cores
from rallytrace.tracking.options import NetworkChoice

MIN_SPEED_RATIO: Final = 1.2
"""Minimum speed of the 8-bit network as a multiple of the 32-bit speed."""
MIN_AGREEING_SHARE: Final = 0.875
"""Minimum share of frames with the same result. In each of 118 labelled rallies, at least 15 of 16 frames agreed."""
_FILE_NAME: Final = "integers.json"
_MAX_FILE_BYTES: Final = 2**20

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Int8Trial:
    """The results of running the same windows in 32-bit floats and in 8-bit integers.

    Attributes:
        floats_ms: The shortest time of a window in floats, in milliseconds.
        integers_ms: The shortest time of a window in integers, in milliseconds.
        frames: The number of frames in the windows.
        agreeing: The number of frames with the ball at the same place, or without a ball, in both.
        exact: True if the processor adds 8-bit integers without overflow, or nearly so.
    """

    floats_ms: float
    integers_ms: float
    frames: int
    agreeing: int
    exact: bool

    @property
    def speed(self) -> float:
        """Return how many times faster integers are than floats."""
        return self.floats_ms / self.integers_ms

    @property
    def favours_integers(self) -> bool:
        return self.exact and self.speed >= MIN_SPEED_RATIO and self.agreeing >= MIN_AGREEING_SHARE * self.frames

    @property
    def words(self) -> str:
        """Return a sentence on which precision is used and why."""
        if not self.exact:
            return tr_lazy("models", "Using 32-bit floats: sums of 8-bit integers overflow on this processor.")
        if self.favours_integers:
            return tr_lazy(
                "models",
                "Using 8-bit integers: {speed:.1f} times as fast on this computer, with the same result in {agreeing} "
                "of {frames} test frames.",
                speed=self.speed,
                agreeing=self.agreeing,
                frames=self.frames,
            )
        return tr_lazy(
            "models",
            "Using 32-bit floats. 8-bit integers are {speed:.1f} times as fast on this computer, with the same result "
            "in {agreeing} of {frames} test frames.",
            speed=self.speed,
            agreeing=self.agreeing,
            frames=self.frames,
        )


def remembered_trial(choice: NetworkChoice) -> Int8Trial | None:
    """Return the trial of the chosen network on this machine with this ONNX Runtime, or None if there was none."""
    kept = _read().get(_machine(choice))
    if not isinstance(kept, dict) or kept.get("of") != _networks(choice):
        return None
    with contextlib.suppress(TypeError):
        trial = Int8Trial(**kept["trial"])
        return trial if min(trial.floats_ms, trial.integers_ms, trial.frames) > 0 else None
    return None


def remember(choice: NetworkChoice, trial: Int8Trial) -> None:
    """Keep a trial for `remembered_trial`. Without a cache folder the trial will be repeated."""
    kept = {**_read(), _machine(choice): {"of": _networks(choice), "trial": asdict(trial)}}
    file = paths.cache_dir() / _FILE_NAME
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with atomic_file(file, overwrite=True) as unfinished:
            unfinished.write_text(json.dumps(kept, indent=1), encoding="utf-8")
    except (OSError, AppError) as error:
        _log.info("The result of the integer trial cannot be saved. %s", error)


def _machine(choice: NetworkChoice) -> str:
    """Return the cache key: processor, number of cores, and network."""
    cores = usable_cores(choice.device.cores)
    return f"{platform.node()}, {describe_processor()}, {cores} cores{', fast' if choice.fast else ''}"


def _networks(choice: NetworkChoice) -> list[list[int]]:
    """Return size and modification time of both model files and of ONNX Runtime, without importing it."""
    chosen = (
        replace(choice, device=replace(choice.device, precision=name)) for name in (Precision.AUTO, Precision.INT8)
    )
    runtime = importlib.util.find_spec("onnxruntime")
    files = [
        *(variant.tracknet_path for variant in chosen),
        *([Path(runtime.origin)] if runtime and runtime.origin else []),
    ]
    return [list(file_stamp(file)) if file.is_file() else [] for file in files]


def _read() -> Mapping[str, Any]:
    try:
        kept = read_json(paths.cache_dir() / _FILE_NAME, _MAX_FILE_BYTES)
    except (OSError, ValueError, AppError):
        return {}
    return kept if isinstance(kept, dict) else {}
