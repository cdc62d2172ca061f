from collections.abc import Callable
from dataclasses import fields
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLineEdit,
    QScrollBar,
    QWidget,
)

from narrowing import not_none
from rallytrace.errors import AppError
from rallytrace.session.preferences import Preferences
from rallytrace.session.provider_survey import ProviderSurvey
from rallytrace.settings import APPEARANCE, PLAYBACK, SECTIONS, TRACKING, PlaybackSettings, rules_of
from rallytrace.ui.look import theme
from rallytrace.ui.look.icons import BadgeStatus
from rallytrace.ui.settings_pane.appearance_page import AppearancePage
from rallytrace.ui.settings_pane.pane import SettingsPane, TrackingPage
from rallytrace.ui.settings_pane.provider_page import ProviderPage

Show = Callable[[QWidget], QWidget]


@pytest.fixture
def pane(show: Show, preferences: Preferences, monkeypatch: pytest.MonkeyPatch) -> SettingsPane:
    """Return the pane, with nothing going on in the background."""
    return _shown(show, preferences, monkeypatch)


def _shown(show: Show, preferences: Preferences, monkeypatch: pytest.MonkeyPatch) -> SettingsPane:
    made = SettingsPane(preferences)
    monkeypatch.setattr(made.models, "_looked", True)
    monkeypatch.setattr(made.provider, "_looked", True)
    show(made)
    return made


PAGES = ("models", "provider", "tracking", "playback", "appearance", "keys")


def shown_page(pane: SettingsPane) -> QWidget | None:
    return pane.page


def test_pages_are_turned_with_the_list_and_with_keys(pane: SettingsPane) -> None:
    assert shown_page(pane) is pane.models
    pane.list.setFocus()
    QTest.keyClick(pane.list, Qt.Key.Key_Down)
    assert shown_page(pane) is pane.provider
    assert pane.provider.isVisible()
    QTest.keyClick(pane, Qt.Key.Key_PageDown, Qt.KeyboardModifier.ControlModifier)
    assert shown_page(pane) is pane.tracking
    pane.show_page(pane.keys)
    assert pane.keys.isVisible()
    assert pane.list.currentItem().text() == "Keys"


def test_the_keyboard_begins_at_the_list_and_goes_on_to_the_page(pane: SettingsPane) -> None:
    assert pane.focusWidget() is pane.list
    pane.show_page(pane.playback)
    QTest.keyClick(pane.list, Qt.Key.Key_Tab)
    assert pane.focusWidget() is pane.playback.form.rows["cache_mb"].field


def test_escape_closes_it(pane: SettingsPane) -> None:
    QTest.keyClick(pane, Qt.Key.Key_Escape)
    assert not pane.isVisible()


def test_broken_settings_notice_stays_until_dismissed(
    show: Show, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "settings.json").write_text("{ this is not JSON")
    pane = _shown(show, Preferences(tmp_path / "settings.json"), monkeypatch)
    assert "settings.json.broken" in pane.complaints.text
    QTest.mouseClick(not_none(pane.complaints.button), Qt.MouseButton.LeftButton)
    assert pane.complaints.isHidden()


def test_single_bad_settings_are_dropped_and_named(show: Show, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "settings.json").write_text('{"playback": {"cache_mb": "lots"}, "appearance": {"theme": "dark"}}')
    preferences = Preferences(tmp_path / "settings.json")
    pane = _shown(show, preferences, monkeypatch)
    assert "playback.cache_mb" in pane.complaints.text
    pane.show_page(pane.playback)
    field = pane.playback.form.rows["cache_mb"].field
    assert field.findChild(QLineEdit).text() == str(PlaybackSettings().cache_mb)
    assert preferences.value.appearance.theme == "dark"


def test_without_complaints_there_is_no_bar(pane: SettingsPane) -> None:
    assert pane.complaints.isHidden()
    assert pane.unsaved.isHidden()


def test_a_change_that_cannot_be_saved_is_said_and_holds(pane: SettingsPane, preferences: Preferences) -> None:
    preferences.save_failed.emit(AppError("The settings could not be saved.", "They hold until it is closed."))
    assert "could not be saved" in pane.unsaved.text
    assert pane.unsaved.isVisible()


def test_every_setting_has_its_place(pane: SettingsPane) -> None:
    forms = {TRACKING: pane.tracking.form, PLAYBACK: pane.playback.form, APPEARANCE: pane.appearance.form}
    for section, form in forms.items():
        assert set(form.rows) == set(rules_of(section))
    assert set(pane.provider.form.rows) | {"name"} == {one.name for one in fields(SECTIONS["provider"])}


@pytest.mark.parametrize("name", PAGES)
def test_whatever_takes_the_focus_has_a_name(pane: SettingsPane, name: str) -> None:
    pane.show_page(getattr(pane, name))
    for kind in (QAbstractButton, QAbstractSpinBox, QComboBox, QAbstractSlider, QLineEdit):
        for widget in pane.findChildren(kind):
            inner = isinstance(widget.parent(), QAbstractSpinBox) or isinstance(widget, QScrollBar)
            if inner or not widget.isVisible() or widget.focusPolicy() == Qt.FocusPolicy.NoFocus:
                continue
            named = widget.accessibleName() or (widget.text() if isinstance(widget, QAbstractButton) else "")
            assert named, f"{widget} under {widget.parent()}"


def test_labels_lead_to_their_fields(pane: SettingsPane) -> None:
    for page in (pane.tracking, pane.playback, pane.appearance):
        for row in page.form.rows.values():
            assert row.label.buddy() is row.field
            assert row.field.accessibleName() == row.rule.name


@pytest.mark.parametrize("name", PAGES)
def test_every_page_fits_minimum_size_without_side_scrolling(qapp: QApplication, pane: SettingsPane, name: str) -> None:
    theme.apply(qapp, "light")
    pane.complaints.say(BadgeStatus.WARNING, "Something was dropped. " * 5)
    pane.resize(pane.minimumSize())
    page = getattr(pane, name)
    pane.show_page(page)
    QTest.qWait(1)
    assert pane.width() <= 720
    assert not_none(page.widget()).minimumSizeHint().width() <= page.viewport().width()


def test_model_threshold_is_shown_where_none_is_set(show: Show, preferences: Preferences) -> None:
    page = TrackingPage(preferences)
    show(page)
    field = page.form.rows["threshold"].field.findChild(QLineEdit)
    page.show_model_threshold(0.35)
    assert field.placeholderText() == "automatic: 0.35"
    page.show_model_threshold(None)
    assert field.placeholderText() == "automatic"


def test_page_defaults_can_be_restored_and_undone(show: Show, preferences: Preferences) -> None:
    preferences.update(TRACKING, stride=3, decoding="blob")
    changed = preferences.value.tracking
    page = TrackingPage(preferences)
    show(page)
    QTest.mouseClick(page.defaults.button, Qt.MouseButton.LeftButton)
    assert preferences.value.tracking.stride is None
    QTest.mouseClick(not_none(page.defaults.notice.button), Qt.MouseButton.LeftButton)
    assert preferences.value.tracking == changed
    assert page.defaults.notice.isHidden()


def test_colours_that_are_too_alike_are_warned_of(show: Show, preferences: Preferences) -> None:
    page = AppearancePage(preferences)
    show(page)
    assert page.alike.isHidden()
    preferences.update(APPEARANCE, inpainted_colour="#ffb400")
    assert "same colour" in page.alike.text
    preferences.reset(APPEARANCE)
    assert page.alike.isHidden()


def test_the_picture_of_a_path_follows_the_settings(show: Show, preferences: Preferences) -> None:
    page = AppearancePage(preferences)
    show(page)
    before = page.preview.grab().toImage()
    preferences.update(APPEARANCE, marker_size=25.0)
    assert page.preview.grab().toImage() != before


def test_nothing_is_looked_at_before_a_page_is_seen(
    show: Show, preferences: Preferences, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[ProviderSurvey] = []
    monkeypatch.setattr(ProviderSurvey, "survey", lambda survey: asked.append(survey))  # noqa: PLW0108 - to be a method
    page = ProviderPage(preferences)
    assert asked == []
    show(page)
    assert asked == [page.survey]
