"""What a bench measures, and what follows from it."""

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Cost:
    """What a stage takes alone: core-milliseconds of processor time, and how often it was measured."""

    core_ms: float
    samples: int


@dataclass(frozen=True, slots=True)
class Mode:
    """One way of laying windows, measured.

    Attributes:
        stride: frames from one window's start to the next's.
        stages: core-milliseconds a frame of decode, preprocess, model and decoding, each alone.
        pipeline_fps: frames a second of the pipeline.
        naive_fps: frames a second of one push a frame, nothing overlapped, with the same number of threads.
        frames: how many frames the pipeline's figure rests on.
        cores: the cores it had.
    """

    stride: int
    stages: dict[str, float]
    pipeline_fps: float
    naive_fps: float
    frames: int
    cores: int

    def as_record(self) -> dict[str, Any]:
        """The figures, with those that follow from them."""
        total = sum(self.stages.values())
        return {
            "stride": self.stride,
            "core_ms_a_frame": {name: round(ms, 3) for name, ms in self.stages.items()},
            "core_ms_a_frame_sum": round(total, 3),
            "pipeline_fps": round(self.pipeline_fps, 2),
            "naive_fps": round(self.naive_fps, 2),
            "speedup_vs_naive": round(self.pipeline_fps / self.naive_fps, 3),
            "efficiency": round(self.pipeline_fps / (self.cores / (total / 1000)), 3),
            "frames": self.frames,
        }
