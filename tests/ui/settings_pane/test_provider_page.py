import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QShowEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from builds import needs_openvino
from qt import wait_until
from rallytrace.errors import AppError
from rallytrace.model_records.compiled_models import compiled_dir, make_compiled_folder
from rallytrace.model_records.execution_providers import PROVIDERS, Precision, Provider, ProviderStatus, SessionOptions
from rallytrace.model_trials.trial_result import ProviderAgreement
from rallytrace.session.preferences import Preferences
from rallytrace.session.provider_survey import TrialReport
from rallytrace.settings import MODELS, PROVIDER
from rallytrace.tracking.int8_cache import Int8Trial, remember
from rallytrace.tracking.options import NetworkChoice
from rallytrace.ui.look.icons import BadgeStatus
from rallytrace.ui.settings_pane.provider_page import ProviderPage
from tiny_models import TinyTrackNet

FIGURES: dict[str, Any] = {
    "frames_per_second": 100.0,
    "fastest_frames_per_second": 800.0,
    "cpu_windows_per_second": 10.0,
    "heatmap_difference": 0.0012,
    "position_difference_px": 0.25,
    "start_seconds": 2.5,
}


@pytest.fixture
def page(show: Callable[[QWidget], QWidget], preferences: Preferences, monkeypatch: pytest.MonkeyPatch) -> ProviderPage:
    """Return the page, with a survey and trials that wait for the test to end them."""
    made = ProviderPage(preferences)
    monkeypatch.setattr(made.survey, "survey", lambda: None)
    monkeypatch.setattr(made.survey, "try_out", lambda *_: None)
    show(made)
    return made


def states(*usable: Provider, absent: tuple[Provider, ...] = ()) -> tuple[ProviderStatus, ...]:
    return tuple(
        ProviderStatus(
            provider,
            in_build=provider not in absent,
            usable=provider in usable,
            reason="" if provider in usable else f"There is no {facts.label} here.",
            remedy="" if provider in usable else f"pip install {provider.value}",
        )
        for provider, facts in PROVIDERS.items()
    )


def press(button: QWidget) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def test_all_providers_are_listed_and_really_looked_at(
    show: Callable[[QWidget], QWidget], preferences: Preferences
) -> None:
    page = ProviderPage(preferences)
    show(page)
    rows = page.providers.rows
    assert set(rows) == {"auto", *PROVIDERS}
    assert all(row.badge.verdict is BadgeStatus.BUSY for row in rows.values())
    assert not page.again.isEnabled()
    wait_until(page.again.isEnabled)
    assert (rows["cpu"].badge.verdict, rows["cpu"].badge.text) == (BadgeStatus.GOOD, "Works")
    assert rows["auto"].badge.verdict is BadgeStatus.GOOD
    elsewhere = rows["directml" if sys.platform != "win32" else "coreml"]
    assert elsewhere.badge.text == "Not installed"
    assert elsewhere.reason


@needs_openvino
def test_openvino_is_found_to_work_chosen_and_tried(
    show: Callable[[QWidget], QWidget], preferences: Preferences, tmp_path: Path
) -> None:
    preferences.update(MODELS, tracknet=TinyTrackNet().save(tmp_path / "net.onnx"))
    page = ProviderPage(preferences)
    show(page)
    wait_until(page.again.isEnabled)
    row = page.providers.rows["openvino"]
    assert (row.badge.verdict, row.badge.text) == (BadgeStatus.GOOD, "Works")
    press(row.button)
    assert preferences.value.provider.name == "openvino"
    press(page.test.button)
    wait_until(page.test.button.isVisible)
    assert (page.test.badge.verdict, page.test.badge.text) == (BadgeStatus.GOOD, "Agrees with the CPU")


def test_compiled_models_are_shown_and_cleared(page: ProviderPage) -> None:
    assert not page.compiled.isVisible()
    options = SessionOptions(Provider.TENSORRT)
    folder = make_compiled_folder(compiled_dir(), Path("net.onnx"), "ab" * 32, options, "1.31.1")
    (folder / "net.engine").write_bytes(bytes(3 * 2**20))
    QApplication.sendEvent(page, QShowEvent())  # Qt mixes up the focus of what is hidden and shown again at once
    assert page.compiled.isVisible()
    assert "TensorRT" in page.compiled.text
    assert "3.0 MB" in page.compiled.text
    press(page.compiled.clear)
    assert not page.compiled.isVisible()
    assert not folder.exists()


def test_unusable_provider_explains_and_copies_its_install(page: ProviderPage) -> None:
    page.survey.surveyed.emit(states(Provider.CPU))
    row = page.providers.rows["cuda"]
    assert (row.badge.verdict, row.badge.text) == (BadgeStatus.BAD, "Not usable")
    assert row.reason == "There is no CUDA here."
    assert row.remedy == "pip install cuda"
    press(row.copy)
    assert QGuiApplication.clipboard().text() == "pip install cuda"


def test_rows_keep_their_places_when_states_arrive(page: ProviderPage) -> None:
    """Before the check ends and after it, a click lands on the same provider."""
    rows = page.providers.rows

    def places() -> list[tuple[int, int]]:
        QApplication.processEvents()
        return [(row.y(), row.height()) for row in rows.values()]

    before = places()
    assert all(row.isVisible() for row in rows.values())
    page.survey.surveyed.emit(states(Provider.CPU, Provider.TENSORRT, absent=(Provider.COREML, Provider.DIRECTML)))
    assert places() == before
    assert rows["coreml"].badge.text == "Not installed"
    press(page.again)
    assert rows["cuda"].badge.text == "Checking"
    assert places() == before
    page.survey.failed.emit(AppError("No answer."))
    assert places() == before


def test_chosen_provider_shows_its_reason_in_full(page: ProviderPage, preferences: Preferences) -> None:
    preferences.update(PROVIDER, name="coreml")
    page.survey.surveyed.emit(states(Provider.CPU, absent=(Provider.COREML,)))
    assert page.providers.rows["coreml"].button.isChecked()
    assert page.providers.details.text() == "There is no CoreML here.\npip install coreml"


def test_automatic_says_what_it_takes_and_passes_tensorrt_over(page: ProviderPage) -> None:
    page.survey.surveyed.emit(states(Provider.CPU, Provider.CUDA, Provider.TENSORRT))
    assert page.providers.rows["auto"].badge.text == "Uses CUDA"
    assert "TensorRT" in page.providers.rows["auto"].reason


def test_only_the_options_of_the_chosen_one_are_shown(page: ProviderPage, preferences: Preferences) -> None:
    page.survey.surveyed.emit(states(Provider.CPU))

    def shown() -> set[str]:
        return {name for name, row in page.form.rows.items() if row.body.isVisible()}

    assert shown() == {"cores", "precision"}
    press(page.providers.rows["cpu"].button)
    assert preferences.value.provider.name == "cpu"
    assert shown() == {"cores", "precision"}
    press(page.providers.rows["tensorrt"].button)
    assert preferences.value.provider.name == "tensorrt"
    assert shown() == {"cores", "device_id", "gpu_memory_limit_mb", "precision", "allow_fallback"}


def test_a_precision_is_given_up_with_the_provider_that_has_it(page: ProviderPage, preferences: Preferences) -> None:
    preferences.update(PROVIDER, name="tensorrt", precision=Precision.FLOAT16)
    press(page.providers.rows["cuda"].button)
    assert preferences.value.provider.precision is Precision.AUTO


def test_a_look_that_fails_says_so_and_can_be_repeated(page: ProviderPage) -> None:
    page.survey.failed.emit(AppError("The test crashed.", "Try again."))
    assert page.problem.text == "The test crashed. Try again."
    assert page.providers.rows["cuda"].badge.text == "Unknown"
    press(page.again)
    assert page.problem.isHidden()
    assert page.providers.rows["cuda"].badge.verdict is BadgeStatus.BUSY


@pytest.mark.parametrize(
    ("agreement", "verdict"),
    [
        (ProviderAgreement.SAME, BadgeStatus.GOOD),
        (ProviderAgreement.CLOSE, BadgeStatus.WARNING),
        (ProviderAgreement.DIFFERENT, BadgeStatus.BAD),
    ],
)
def test_a_trial_reports_speed_and_differences_and_a_verdict(
    page: ProviderPage, preferences: Preferences, agreement: ProviderAgreement, verdict: BadgeStatus
) -> None:
    preferences.update(PROVIDER, name="cuda")
    press(page.test.button)
    assert page.test.badge.verdict is BadgeStatus.BUSY
    assert page.test.cancel.isVisible()
    page.survey.tried.emit(TrialReport("cuda", agreement, ("It ran.", "It is like the CPU."), FIGURES))
    assert page.test.badge.verdict is verdict
    for words in (
        "Frames per second on CUDA",
        "100",
        "Frames per second on the CPU",
        "0.0012",
        "0.25 px",
        "like the CPU",
    ):
        assert words in page.test.text
    assert page.test.button.isVisible()


def test_a_trial_that_fails_says_why(page: ProviderPage) -> None:
    press(page.test.button)
    page.survey.tried.emit(TrialReport("cuda", None, ("CUDA cannot be used.", "Install it."), {}))
    assert (page.test.badge.verdict, page.test.badge.text) == (BadgeStatus.BAD, "Failed")
    assert "CUDA cannot be used. Install it." in page.test.text


def test_a_trial_can_be_cancelled(page: ProviderPage) -> None:
    press(page.test.button)
    press(page.test.cancel)
    assert page.test.button.isVisible()
    assert not page.test.badge.isVisible()


def test_the_result_of_another_provider_does_not_stay(page: ProviderPage, preferences: Preferences) -> None:
    press(page.test.button)
    page.survey.tried.emit(TrialReport("auto", ProviderAgreement.SAME, ("It ran.",), FIGURES))
    preferences.update(PROVIDER, name="cpu")
    assert not page.test.badge.isVisible()
    assert "0.0012" not in page.test.text


def test_tried_precision_is_shown_where_none_is_chosen(page: ProviderPage, preferences: Preferences) -> None:
    trial = Int8Trial(floats_ms=250.0, integers_ms=125.0, frames=16, agreeing=15, exact=True)
    remember(NetworkChoice.of(preferences.value), trial)
    preferences.update(PROVIDER, name="cpu")
    assert "15 of 16" in page.test.about.text()
    preferences.update(PROVIDER, precision=Precision.FLOAT32)
    assert "15 of 16" not in page.test.about.text()
