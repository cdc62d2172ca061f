"""Find the usable providers of this computer in child processes, because a driver may crash."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QObject, Signal, Slot

from rallytrace.errors import AppError
from rallytrace.model_records.execution_providers import PROVIDERS, Provider, ProviderStatus
from rallytrace.model_trials.trial_result import ProviderAgreement
from rallytrace.session.child import Child
from rallytrace.settings import ProviderSettings
from rallytrace.texts import tr_lazy

_SURVEY_TIMEOUT_SECONDS: Final = 180.0
"""Time limit of the survey. Each of several providers may take a minute to start or fail."""
_TRIAL_TIMEOUT_SECONDS: Final = 900.0
"""Time limit of a trial. TensorRT builds its engine for minutes before the first window."""


@dataclass(frozen=True, slots=True)
class TrialReport:
    """The result of testing a provider.

    Attributes:
        name: the requested provider, a value of `settings.ProviderSettings.name`.
        agreement: agreement with the CPU, or None after a failure.
        sentences: the result in words, or the reason for the failure.
        figures: all figures by name as plain values (`rallytrace providers --test NAME --json`). Empty after a failure.
    """

    name: str
    agreement: ProviderAgreement | None
    sentences: tuple[str, ...]
    figures: dict[str, Any]


class ProviderSurvey(QObject):
    """Finds the usable providers and tests one."""

    surveyed = Signal(object)
    """A tuple with the ProviderStatus of each provider, the preferred one first."""
    tried = Signal(object)
    failed = Signal(object)
    """An AppError: the survey returned no result."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.states: tuple[ProviderStatus, ...] = ()
        self._name = ""
        self._surveyor = Child(self)
        self._surveyor.finished.connect(self._on_survey)
        self._surveyor.failed.connect(self.failed)
        self._trial = Child(self)
        self._trial.finished.connect(self._on_trial)
        self._trial.failed.connect(self._fail_trial)

    @property
    def is_trying(self) -> bool:
        return self._trial.running

    def survey(self) -> None:
        """Start a survey, which takes seconds."""
        subject = tr_lazy("models", "The test of the providers")
        self._surveyor.start("providers", "--json", subject=subject, timeout_s=_SURVEY_TIMEOUT_SECONDS)

    def try_out(self, settings: ProviderSettings, tracknet: Path | None = None, family: str | None = None) -> None:
        """Run some windows on a provider with its options, and compare the results with those of the CPU.

        Args:
            tracknet: the model, or None for the included one.
            family: the family to use if the file leaves it open, as in the settings.
        """
        self._name, device = settings.name, settings.device
        given: list[object] = ["providers", "--json", "--test", settings.name, "--device", device.device_id]
        given += ["--precision", device.precision.value]
        given += _option("--gpu-memory", device.gpu_memory_limit_mb)
        given += _option("--threads", device.cores)
        given += _option("--tracknet", tracknet)
        given += _option("--family", family)
        if settings.name == "auto":
            subject = tr_lazy("models", "The test of the best provider")
        else:
            label = PROVIDERS[Provider(settings.name)].label
            subject = tr_lazy("models", "The test of {provider}", provider=label)
        self._trial.start(*given, subject=subject, timeout_s=_TRIAL_TIMEOUT_SECONDS)

    def cancel_trial(self) -> None:
        self._trial.cancel()

    def shutdown(self) -> None:
        self._surveyor.cancel()
        self._trial.cancel()

    @Slot(object)
    def _on_survey(self, records: list[dict[str, Any]]) -> None:
        self.states = tuple(
            ProviderStatus(**{**record, "provider": Provider(record["provider"])}) for record in records
        )
        self.surveyed.emit(self.states)

    @Slot(object)
    def _on_trial(self, figures: dict[str, Any]) -> None:
        report = TrialReport(self._name, ProviderAgreement(figures["agreement"]), tuple(figures["sentences"]), figures)
        self.tried.emit(report)

    @Slot(object)
    def _fail_trial(self, error: AppError) -> None:
        sentences = tuple(sentence for sentence in (error.problem, error.remedy) if sentence)
        self.tried.emit(TrialReport(self._name, None, sentences, {}))


def _option(name: str, value: object) -> list[object]:
    return [] if value is None else [name, value]
