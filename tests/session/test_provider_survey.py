"""Test the survey of providers in child processes."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from qt import wait_until
from rallytrace.errors import AppError
from rallytrace.model_records.execution_providers import PROVIDERS, Precision, Provider, ProviderStatus
from rallytrace.model_trials.trial_result import ProviderAgreement
from rallytrace.session.child import Child
from rallytrace.session.provider_survey import ProviderSurvey, TrialReport
from rallytrace.settings import ProviderSettings
from tiny_models import TinyTrackNet


@pytest.fixture
def survey(qapp: object) -> Iterator[ProviderSurvey]:
    made = ProviderSurvey()
    yield made
    made.shutdown()


def report_of(survey: ProviderSurvey, settings: ProviderSettings, model: Path | None = None) -> TrialReport:
    heard: list[TrialReport] = []
    survey.tried.connect(heard.append)
    survey.try_out(settings, model)
    assert survey.is_trying
    wait_until(lambda: heard)
    assert not survey.is_trying
    return heard[0]


def test_unusable_providers_have_reason_and_remedy(survey: ProviderSurvey) -> None:
    heard: list[tuple[ProviderStatus, ...]] = []
    survey.surveyed.connect(heard.append)
    survey.survey()
    wait_until(lambda: heard)
    states = {state.provider: state for state in heard[0]}
    assert list(states) == list(PROVIDERS)
    assert states[Provider.CPU].usable
    assert all(state.reason and state.remedy for state in states.values() if not state.usable)
    assert all(state.in_build for state in states.values() if state.usable)
    assert survey.states == heard[0]


def test_a_trial_reports_figures_and_words(survey: ProviderSurvey, tmp_path: Path) -> None:
    model = TinyTrackNet(3).save(tmp_path / "net.onnx")
    report = report_of(survey, ProviderSettings(name="cpu", cores=1), model)
    assert (report.name, report.agreement) == ("cpu", ProviderAgreement.SAME)
    assert report.figures["used"] == "cpu"
    assert report.figures["windows_per_second"] > 0
    assert "compared with itself" in report.sentences[-1]


def test_a_trial_of_what_is_not_there_says_why_and_what_to_do(survey: ProviderSurvey) -> None:
    report = report_of(survey, ProviderSettings(name="coreml", device_id=3, gpu_memory_limit_mb=512))
    assert (report.agreement, report.figures) == (None, {})
    assert "CoreML cannot be used" in report.sentences[0]
    assert len(report.sentences) == 2


def test_a_precision_is_asked_of_nothing_that_has_it_not(survey: ProviderSurvey, tmp_path: Path) -> None:
    model = TinyTrackNet(3).save(tmp_path / "net.onnx")
    assert (
        report_of(survey, ProviderSettings(name="cpu", precision=Precision.FLOAT16), model).agreement
        is ProviderAgreement.SAME
    )


def test_a_cancelled_trial_reports_nothing(survey: ProviderSurvey, tmp_path: Path) -> None:
    heard: list[TrialReport] = []
    survey.tried.connect(heard.append)
    survey.try_out(ProviderSettings(name="cpu"))
    survey.cancel_trial()
    assert not survey.is_trying
    survey.try_out(ProviderSettings(name="cpu"), tmp_path / "none.onnx")
    wait_until(lambda: heard)
    assert len(heard) == 1
    assert "none.onnx" in heard[0].sentences[0]


def test_a_survey_that_fails_is_reported(survey: ProviderSurvey) -> None:
    errors: list[AppError] = []
    survey.failed.connect(errors.append)
    survey._surveyor._program = ("/nowhere/rallytrace",)
    survey.survey()
    wait_until(lambda: errors)
    assert "could not be started" in errors[0].problem
    assert survey.states == ()
    assert isinstance(survey._surveyor, Child)
