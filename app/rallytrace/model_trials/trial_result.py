"""The result of a provider's trial in figures and in words."""

import enum
import math
from dataclasses import dataclass
from typing import Any, Final

from rallytrace.model_records.execution_providers import PROVIDERS, Precision, Provider, name_in_sentence
from rallytrace.tracking.output_difference import EXACT_TOLERANCE, OutputDifference, Tolerance

CLOSE_TOLERANCE: Final = Tolerance(1.0, 3.0, 1 / 8)
"""For nearly the same results. A shuttle is about ten pixels long in a broadcast, and people label it to within two or
three."""

_MAX_NAMED_OPERATIONS: Final = 5


class ProviderAgreement(enum.StrEnum):
    """How well the results of two providers agree."""

    SAME = "the same"
    CLOSE = "nearly the same"
    DIFFERENT = "different"


@dataclass(frozen=True, slots=True)
class ProviderTrial:
    """The result of a trial.

    Attributes:
        asked: the tried provider.
        used: provider that the model ran on, which is always `asked` because the trial fails otherwise.
        nodes: number of operations by provider, in ONNX Runtime's names; empty on the CPU.
        time_shares: fraction of the time of all operations by the same names, 0 to 1; empty if unknown.
        elsewhere: number of operations by kind on other providers.
        windows: number of compared windows.
        start_seconds: time for loading the model on the provider and its first run.
        windows_per_second: speed on the provider, with as many parallel windows as in a run.
        n_output_frames: number of a window's frames with a heatmap.
        difference: differences from the results on the CPU; distances are in pixels of a 1280x720 video.
        precision: the requested precision. The CPU ran in 32-bit floats.
    """

    asked: Provider
    used: Provider
    nodes: dict[str, int]
    time_shares: dict[str, float]
    elsewhere: dict[str, int]
    windows: int
    start_seconds: float
    windows_per_second: float
    cpu_windows_per_second: float
    n_output_frames: int
    difference: OutputDifference
    precision: Precision = Precision.AUTO

    @property
    def agreement(self) -> ProviderAgreement:
        """Return how well a run agrees with one on the CPU. A NaN difference counts as large."""
        if not self.difference.exceeds(EXACT_TOLERANCE):
            return ProviderAgreement.SAME
        farthest = self.difference.max_distance or 0.0
        if farthest <= CLOSE_TOLERANCE.distance and not self.difference.exceeds(CLOSE_TOLERANCE):
            return ProviderAgreement.CLOSE
        return ProviderAgreement.DIFFERENT

    def as_record(self) -> dict[str, Any]:
        """Return everything as plain values, with derived figures."""
        heatmap, distance = self.difference.heatmap_max, self.difference.max_distance
        return {
            "asked": self.asked.value,
            "used": self.used.value,
            "as_asked": self.used is self.asked,
            "nodes": self.nodes,
            "time_shares": {name: round(share, 4) for name, share in self.time_shares.items()},
            "elsewhere": self.elsewhere,
            "windows": self.windows,
            "frames": self.difference.frames,
            "start_seconds": round(self.start_seconds, 2),
            "windows_per_second": round(self.windows_per_second, 2),
            "cpu_windows_per_second": round(self.cpu_windows_per_second, 2),
            "frames_per_second": round(self.windows_per_second, 2),
            "fastest_frames_per_second": round(self.windows_per_second * self.n_output_frames, 2),
            "heatmap_difference": round(heatmap, 6) if heatmap is not None and math.isfinite(heatmap) else None,
            "position_difference_px": None if distance is None else round(distance, 3),
            "seen_by_both": len(self.difference.distances),
            "seen_by_one": self.difference.seen_by_one,
            "agreement": self.agreement.value,
            "sentences": self.in_words(),
        }

    def in_words(self) -> list[str]:
        """Return the findings in a sentence or two each: placement, speed, agreement, and what they mean."""
        return [self._position(), self._speed(), *self._agreement_sentences(), self._verdict()]

    @property
    def _is_reference(self) -> bool:
        return self.used is Provider.CPU and self.precision is not Precision.INT8

    @property
    def _reference(self) -> str:
        return "the CPU in 32-bit floats" if self.precision is Precision.INT8 else "the CPU"

    def _position(self) -> str:
        total = sum(self.nodes.values())
        label = name_in_sentence(self.used)
        placed = self.nodes.get(PROVIDERS[self.used].runtime_name, 0)
        if not total > placed > 0:
            return f"The model ran on {label}."
        name = PROVIDERS[self.used].runtime_name
        share = f", {100 * self.time_shares[name]:.0f} % of the time" if name in self.time_shares else ""
        return (
            f"The model ran on {label}: {placed} of its {total} operations{share}. A compiled part counts as one "
            f"operation. On another provider: {_list_operations(self.elsewhere)}."
        )

    def _speed(self) -> str:
        rate, fastest = self.windows_per_second, self.windows_per_second * self.n_output_frames
        text = (
            f"{rate:.3g} windows per second: {rate:.3g} frames per second with a window per frame, {fastest:.3g} "
            "without overlap."
        )
        if self._is_reference:
            return text
        return f"{text} That is {rate / self.cpu_windows_per_second:.2g} times the speed of {self._reference}."

    def _agreement_sentences(self) -> list[str]:
        difference = self.difference
        lines = [f"In {difference.frames} frames the heatmaps differ by at most {difference.heatmap_max or 0.0:.2g}."]
        if difference.max_distance is not None:
            lines.append(f"Positions differ by at most {difference.max_distance:.2f} pixels.")
        elif not difference.seen_by_one:
            lines.append("The model finds no ball in the demo rally, so positions could not be compared.")
        if difference.seen_by_one:
            lines.append(f"In {difference.seen_by_one} frames only one of the two finds the ball.")
        return lines

    def _verdict(self) -> str:
        if self._is_reference:
            return "The CPU was compared with itself."
        match self.agreement:
            case ProviderAgreement.SAME:
                return f"Same results as {self._reference} ({EXACT_TOLERANCE.words})."
            case ProviderAgreement.CLOSE:
                return (
                    f"Nearly the same results as {self._reference} "
                    f"(positions within {CLOSE_TOLERANCE.distance:g} pixels). "
                    "One may miss a ball that the other barely finds."
                )
            case ProviderAgreement.DIFFERENT:
                return f"The results differ from those of {self._reference}. Do not use this provider with this model."


def _list_operations(operations: dict[str, int]) -> str:
    """Return kinds of operations with their number, such as `2 Relu, Hardmax`."""
    named = [f"{count} {kind}" if count > 1 else kind for kind, count in operations.items()]
    return ", ".join(named[:_MAX_NAMED_OPERATIONS]) + (" and others" if len(named) > _MAX_NAMED_OPERATIONS else "")
