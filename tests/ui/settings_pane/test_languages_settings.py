"""The settings in the language for tests: every page, with what the checks of models and providers find."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QApplication, QComboBox, QListWidget, QStyle, QTableWidget, QWidget

from narrowing import of_type
from pseudo_language import MARK, pseudo_language, untranslated
from rallytrace.errors import AppError
from rallytrace.inference.model_files.model_check import ModelVerdict
from rallytrace.inference.model_files.model_file import ModelKind
from rallytrace.model_records.execution_providers import PROVIDERS, Provider, ProviderStatus
from rallytrace.model_records.input_layouts import FAMILIES
from rallytrace.model_trials.trial_result import ProviderAgreement
from rallytrace.session.model_inspection import Inspection, TriedFamily, TriedModel
from rallytrace.session.preferences import Preferences
from rallytrace.session.provider_survey import TrialReport
from rallytrace.settings import APPEARANCE, PROVIDER, TRACKING
from rallytrace.settings.languages import LANGUAGES
from rallytrace.texts import shown, tr_lazy, use_language
from rallytrace.ui.look import theme
from rallytrace.ui.settings_pane.fields import AUTOMATIC, NumberField
from rallytrace.ui.settings_pane.form import FormPage
from rallytrace.ui.settings_pane.model_card import (
    TITLES,
    CandidatePanel,
    CandidateState,
    ModelCard,
    inspection_details,
)
from rallytrace.ui.settings_pane.pane import SettingsPane

NAMES = {
    *(record.label for record in PROVIDERS.values()),
    *(record.setting_label for record in PROVIDERS.values()),
    *(language.name for language in LANGUAGES),
    *("MB", "GB", "s", "px", "3.0 MB"),
    *("net.onnx", "tracknet.onnx", "inpaintnet.onnx", "movenet-multipose.onnx"),
}
FIGURES: dict[str, Any] = {
    "frames_per_second": 100.0,
    "fastest_frames_per_second": 800.0,
    "cpu_windows_per_second": 10.0,
    "heatmap_difference": 0.0012,
    "position_difference_px": 0.25,
    "start_seconds": 2.5,
}
_MARGIN = QStyle.PixelMetric.PM_FocusFrameHMargin
SUMMARY = tr_lazy("models", "A sentence about a file.")


@pytest.fixture(autouse=True)
def _language() -> Iterator[None]:
    with pseudo_language():
        yield


@pytest.fixture
def pane(
    show: Callable[[QWidget], QWidget], preferences: Preferences, monkeypatch: pytest.MonkeyPatch, qapp: QApplication
) -> SettingsPane:
    theme.apply(qapp, "light")
    made = SettingsPane(preferences)
    monkeypatch.setattr(made.models, "_looked", True)
    monkeypatch.setattr(made.provider, "_looked", True)
    monkeypatch.setattr(made.provider.survey, "survey", lambda: None)
    monkeypatch.setattr(made.provider.survey, "try_out", lambda *_: None)
    show(made)
    return made


def english(widget: QWidget) -> set[str]:
    """Return the untranslated texts of a widget and the cells of its tables, without names."""
    return {text for text in (*untranslated(widget), *_cells(widget)) if text not in NAMES}


def _cells(widget: QWidget) -> Iterator[str]:
    for view in widget.findChildren(QAbstractItemView):
        if not isinstance(view, QListWidget | QTableWidget):
            continue
        model = view.model()
        for row in range(model.rowCount()):
            for column in range(getattr(view, "columnCount", lambda: 1)()):
                for role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
                    text = str(model.index(row, column).data(role) or "")
                    if any(map(str.isalpha, text)) and MARK not in text:
                        yield text


@pytest.fixture
def file(tmp_path: Path) -> Path:
    made = tmp_path / "net.onnx"
    made.touch()
    return made


def inspection(path: Path, verdict: ModelVerdict, kind: ModelKind = ModelKind.TRACKNET, **others: Any) -> Inspection:
    details = {
        "inputs": {"frames": ["N", 9, 288, 512]},
        "outputs": {"heatmaps": ["N", 3, 288, 512]},
        "model_name": "TrackNet",
        "family": "concat",
        "seq_len": 8,
        "size": [512, 288],
        "threshold": 0.5,
        "resize": "area",
        "fps": 30,
        "batch": None,
        "size_bytes": 3 * 2**20,
    }
    return Inspection(path, kind, verdict, SUMMARY, details=details, **others)


def test_list_is_as_wide_as_its_names(pane: SettingsPane) -> None:
    metrics = pane.list.fontMetrics()
    for row in range(pane.list.count()):
        name = pane.list.visualItemRect(pane.list.item(row))
        room = name.width() - pane.list.iconSize().width() - 2 * pane.list.style().pixelMetric(_MARGIN)
        assert metrics.horizontalAdvance(pane.list.item(row).text()) <= room


def test_rows_say_in_the_language_how_to_reset_them(pane: SettingsPane, preferences: Preferences) -> None:
    for page in (pane.tracking, pane.playback, pane.appearance):
        assert isinstance(page, FormPage)
        for row in page.form.rows.values():
            assert row._reset_words().startswith(MARK)
            assert not row.rule.help or row._help().startswith(MARK)
    field = of_type(NumberField, pane.tracking.form.rows["threshold"].field)
    pane.tracking.show_model_threshold(0.5)
    assert field.lineEdit().placeholderText().startswith(f"{MARK}automatic: 0.5")
    preferences.update(TRACKING, threshold=0.4)
    field.lineEdit().setText(shown(AUTOMATIC))
    field.lineEdit().textEdited.emit("")  # as if it had been typed
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert preferences.value.tracking.threshold is None


def test_change_of_language_asks_for_a_restart(pane: SettingsPane, preferences: Preferences) -> None:
    field = of_type(QComboBox, pane.appearance.form.rows["language"].field)
    choices = [field.itemText(row) for row in range(field.count())]
    assert choices[0].startswith(MARK)
    assert choices[1:] == [language.name for language in LANGUAGES]
    assert pane.appearance.restart.isHidden()
    preferences.update(APPEARANCE, language="ja")
    assert not pane.appearance.restart.isHidden()
    assert pane.appearance.restart.text.startswith(f"{MARK}The language changes")
    preferences.update(APPEARANCE, language="system")
    assert pane.appearance.restart.isHidden()


def test_keys_page_finds_words_of_both_languages(pane: SettingsPane) -> None:
    table = pane.keys.table
    rows: list[int] = []
    for words in ("undo jump", f"{MARK}Undo jump"):
        pane.keys.search.setText(words)
        rows.append(sum(not table.isRowHidden(row) for row in range(table.rowCount())))
    assert rows[0] >= 2
    assert rows[1] >= 2


def test_states_of_providers_are_translated(pane: SettingsPane, preferences: Preferences) -> None:
    pane.show_page(pane.provider)
    page, reason = pane.provider, tr_lazy("models", "It does not work here.")
    for usable in (set(), {Provider.CPU, Provider.CUDA, Provider.TENSORRT}, {Provider.CPU, Provider.OPENVINO}):
        states = tuple(
            ProviderStatus(
                provider,
                in_build=provider is not Provider.COREML,
                usable=provider in usable,
                reason="" if provider in usable else reason,
                remedy="" if provider in usable else record.install_advice,
            )
            for provider, record in PROVIDERS.items()
        )
        page.survey.surveyed.emit(states)
        assert english(page) == set()
    preferences.update(PROVIDER, name="cuda", precision="int8")
    assert english(page) == set()
    page.survey.failed.emit(AppError(tr_lazy("errors", "It crashed."), tr_lazy("errors", "Try again.")))
    assert page.problem.text.startswith(MARK)
    assert english(page) == set()


@pytest.mark.parametrize("agreement", [*ProviderAgreement, None])
def test_trials_of_providers_are_translated(pane: SettingsPane, agreement: ProviderAgreement | None) -> None:
    pane.show_page(pane.provider)
    sentence = tr_lazy("models", "A sentence.")
    for figures in (FIGURES, {**FIGURES, "heatmap_difference": 0.5, "position_difference_px": None}):
        pane.provider.test.show_work("CUDA")
        assert english(pane.provider) == set()
        given = figures if agreement else {}
        pane.provider.test.show_report(TrialReport("cuda", agreement, (sentence,), given), "CUDA")
        assert english(pane.provider) == set()


@pytest.mark.parametrize("kind", ModelKind)
def test_cards_of_models_are_translated(qapp: QApplication, file: Path, kind: ModelKind) -> None:
    theme.apply(qapp, "light")
    card = ModelCard(shown(TITLES[kind]))
    card.show_checking(file.name)
    assert english(card) == set()
    for verdict in ModelVerdict:
        found = inspection(file, verdict, kind, findings=(SUMMARY,))
        card.show_inspection(found, file.name)
        assert english(card) == {str(file)}  # the tooltip
        lines = inspection_details(found).splitlines()
        assert [line for line in lines if MARK not in line and not line.startswith("sha256")] == []
    card.show_none(shown(SUMMARY))
    assert english(card) == set()


def test_missing_files_are_told_in_the_language(qapp: QApplication, tmp_path: Path) -> None:
    theme.apply(qapp, "light")
    card = ModelCard(shown(TITLES[ModelKind.TRACKNET]))
    card.show_inspection(inspection(tmp_path / "gone.onnx", ModelVerdict.REFUSED), "gone.onnx")
    assert card.badge.text.startswith(f"{MARK}File not found")
    assert all(line.startswith(MARK) for line in card.summary.splitlines())


def test_questions_about_models_are_translated(qapp: QApplication, file: Path) -> None:
    theme.apply(qapp, "light")
    panel = CandidatePanel(ModelKind.TRACKNET)
    families = (FAMILIES["concat"], FAMILIES["subtract"])
    found = inspection(file, ModelVerdict.ASK, choices=families, fitting=families)
    ranked = tuple(TriedFamily(family, 0.5, SUMMARY) for family in families)
    video = Path("rally.mp4")
    for tried in (
        None,
        TriedModel(file, video, ranked, families[0]),
        TriedModel(file, video, ranked),
        TriedModel(file, video, problem=SUMMARY),
    ):
        for last_video in (None, video):
            panel.show_question(found, last_video, tried)
            assert english(panel) == set()
    panel.show_offer(found)
    assert english(panel) == set()
    panel.show_work(CandidateState.CHECKING, shown(SUMMARY))
    assert english(panel) == set()


@pytest.mark.parametrize("kind", ModelKind)
def test_refusals_of_models_are_translated(qapp: QApplication, file: Path, kind: ModelKind) -> None:
    theme.apply(qapp, "light")
    panel = CandidatePanel(kind)
    panel.show_refusal(inspection(file, ModelVerdict.REFUSED, kind), "other.onnx")
    assert english(panel) == set()


def test_decimal_commas_can_be_typed_and_are_shown(pane: SettingsPane, preferences: Preferences) -> None:
    use_language(lambda _context, text, _number: text, decimal_comma=True)
    preferences.update(TRACKING, threshold=0.45)
    assert of_type(NumberField, pane.tracking.form.rows["threshold"].field).lineEdit().text() == "0,45"
