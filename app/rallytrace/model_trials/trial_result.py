"""The result of a provider's trial in figures and in words."""

import math
from dataclasses import dataclass
from typing import Any, Final

from rallytrace.model_records.execution_providers import PROVIDERS, Precision, Provider, name_in_sentence
from rallytrace.texts import TextEnum, join_texts, tr_lazy
from rallytrace.tracking.output_difference import EXACT_TOLERANCE, OutputDifference, Tolerance

CLOSE_TOLERANCE: Final = Tolerance(1.0, 3.0, 1 / 8)
"""For nearly the same results. A shuttle is about ten pixels long in a broadcast, and people label it to within two or
three."""

_MAX_NAMED_OPERATIONS: Final = 5


class ProviderAgreement(TextEnum):
    """How well the results of two providers agree."""

    SAME = tr_lazy("models", "the same")
    CLOSE = tr_lazy("models", "nearly the same")
    DIFFERENT = tr_lazy("models", "different")


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
        if self.precision is Precision.INT8:
            return tr_lazy("models", "the CPU in 32-bit floats")
        return tr_lazy("models", "the CPU")

    def _position(self) -> str:
        total = sum(self.nodes.values())
        label = name_in_sentence(self.used)
        placed = self.nodes.get(PROVIDERS[self.used].runtime_name, 0)
        if not total > placed > 0:
            return tr_lazy("models", "The model ran on {label}.", label=label)
        name = PROVIDERS[self.used].runtime_name
        operations = _list_operations(self.elsewhere)
        if name in self.time_shares:
            return tr_lazy(
                "models",
                "The model ran on {provider}: {placed} of its {total} operations, {share:.0%} of the time. A "
                "compiled part counts as one operation. On another provider: {operations}.",
                provider=label,
                placed=placed,
                total=total,
                share=self.time_shares[name],
                operations=operations,
            )
        return tr_lazy(
            "models",
            "The model ran on {provider}: {placed} of its {total} operations. A compiled part counts as one "
            "operation. On another provider: {operations}.",
            provider=label,
            placed=placed,
            total=total,
            operations=operations,
        )

    def _speed(self) -> str:
        rate, fastest = self.windows_per_second, self.windows_per_second * self.n_output_frames
        text = tr_lazy(
            "models",
            "{rate:.3g} windows per second: {rate:.3g} frames per second with a window per frame, {fastest:.3g} "
            "without overlap.",
            rate=rate,
            fastest=fastest,
        )
        if self._is_reference:
            return text
        compared = tr_lazy(
            "models",
            "That is {ratio:.2g} times the speed of {reference}.",
            ratio=rate / self.cpu_windows_per_second,
            reference=self._reference,
        )
        return join_texts((text, compared), " ")

    def _agreement_sentences(self) -> list[str]:
        difference = self.difference
        lines = [
            tr_lazy(
                "models",
                "In {frames} frames the heatmaps differ by at most {value:.2g}.",
                frames=difference.frames,
                value=difference.heatmap_max or 0.0,
            )
        ]
        if difference.max_distance is not None:
            lines.append(
                tr_lazy(
                    "models",
                    "Positions differ by at most {max_distance:.2f} pixels.",
                    max_distance=difference.max_distance,
                )
            )
        elif not difference.seen_by_one:
            lines.append(
                tr_lazy("models", "The model finds no ball in the demo rally, so positions could not be compared.")
            )
        if difference.seen_by_one:
            lines.append(
                tr_lazy(
                    "models",
                    "In {seen_by_one} frames only one of the two finds the ball.",
                    seen_by_one=difference.seen_by_one,
                )
            )
        return lines

    def _verdict(self) -> str:
        if self._is_reference:
            return tr_lazy("models", "The CPU was compared with itself.")
        match self.agreement:
            case ProviderAgreement.SAME:
                return tr_lazy(
                    "models",
                    "Same results as {reference} ({tolerance}).",
                    reference=self._reference,
                    tolerance=EXACT_TOLERANCE.words,
                )
            case ProviderAgreement.CLOSE:
                return tr_lazy(
                    "models",
                    "Nearly the same results as {reference} (positions within {distance:g} pixels). "
                    "One may miss a ball that the other barely finds.",
                    reference=self._reference,
                    distance=CLOSE_TOLERANCE.distance,
                )
            case ProviderAgreement.DIFFERENT:
                return tr_lazy(
                    "models",
                    "The results differ from those of {reference}. Do not use this provider with this model.",
                    reference=self._reference,
                )


def _list_operations(operations: dict[str, int]) -> str:
    """Return kinds of operations with their number, such as `2 Relu, Hardmax`."""
    named = [f"{count} {kind}" if count > 1 else kind for kind, count in operations.items()]
    listed = ", ".join(named[:_MAX_NAMED_OPERATIONS])
    return tr_lazy("models", "{names} and others", names=listed) if len(named) > _MAX_NAMED_OPERATIONS else listed
