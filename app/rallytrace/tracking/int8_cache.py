"""Whether integers are as good as floats on this machine: the answer of a trial, and its memory.

Floats and integers run once on windows of the first video that is tracked on a machine (`integers_trial`). Integers
are taken where they are clearly faster and agree. The answer is remembered, since the next run over a video, and the
heatmaps shown beside it, want the same network (docs/decisions/0035-integers-by-trial.md).
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
from rallytrace.tracking.machine import usable_cores
from rallytrace.tracking.options import NetworkChoice

LEAST_SPEED: Final = 1.2
"""Times the speed of floats from which integers are taken."""
LEAST_SAME: Final = 0.875
"""Share of the frames with the same answer, likewise: in each of 118 labelled rallies it is 15 of 16 or more."""
_FILE: Final = "integers.json"
_LONGEST: Final = 2**20

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Int8Trial:
    """The same windows in floats and in integers.

    Attributes:
        floats_ms: the quicker run of a window, in milliseconds.
        integers_ms: likewise.
        frames: of the windows.
        agreeing: frames with the ball at the same place, or without one, in both.
        exact: whether the processor adds integers up without overflow.
    """

    floats_ms: float
    integers_ms: float
    frames: int
    agreeing: int
    exact: bool

    @property
    def speed(self) -> float:
        """Times as fast as floats."""
        return self.floats_ms / self.integers_ms

    @property
    def favours_integers(self) -> bool:
        return self.exact and self.speed >= LEAST_SPEED and self.agreeing >= LEAST_SAME * self.frames

    @property
    def words(self) -> str:
        """What is used because of it, as a sentence."""
        if not self.exact:
            return "32-bit floats are used: sums of 8-bit integers overflow on this processor."
        used = "8-bit integers are used:" if self.favours_integers else "32-bit floats are used: 8-bit integers are"
        return f"{used} {self.speed:.1f} times as fast here, the same in {self.agreeing} of {self.frames} frames tried."


def remembered_trial(choice: NetworkChoice) -> Int8Trial | None:
    """The trial of a choice's network on this machine, with this ONNX Runtime; None before it."""
    kept = _read().get(_machine(choice))
    if not isinstance(kept, dict) or kept.get("of") != _networks(choice):
        return None
    with contextlib.suppress(TypeError):
        trial = Int8Trial(**kept["trial"])
        return trial if min(trial.floats_ms, trial.integers_ms, trial.frames) > 0 else None
    return None


def remember(choice: NetworkChoice, trial: Int8Trial) -> None:
    """Keep a trial for `remembered_trial`; without a cache folder there will be another one."""
    kept = {**_read(), _machine(choice): {"of": _networks(choice), "trial": asdict(trial)}}
    file = paths.cache_dir() / _FILE
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with atomic_file(file, overwrite=True) as unfinished:
            unfinished.write_text(json.dumps(kept, indent=1), encoding="utf-8")
    except (OSError, AppError) as error:
        _log.info("The result of the integer trial cannot be saved. %s", error)


def _machine(choice: NetworkChoice) -> str:
    """The processor and the cores of a run, and which network."""
    name = platform.processor() or platform.machine()
    with contextlib.suppress(OSError):
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8", errors="replace").splitlines()
        named = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
        name = named[0] if named else name
    return f"{platform.node()}, {name}, {usable_cores(choice.device.cores)} cores{', fast' if choice.fast else ''}"


def _networks(choice: NetworkChoice) -> list[list[int]]:
    """Size and time of both files, and of ONNX Runtime's, which is not loaded for this."""
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
        kept = read_json(paths.cache_dir() / _FILE, _LONGEST)
    except (OSError, ValueError, AppError):
        return {}
    return kept if isinstance(kept, dict) else {}
