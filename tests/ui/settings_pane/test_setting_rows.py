from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QColorDialog, QLineEdit, QWidget

from mouse import turn_wheel
from narrowing import not_none, of_type
from qt import wait_until
from rallytrace.session.preferences import Preferences
from rallytrace.settings import APPEARANCE, PLAYBACK, TRACKING, PlaybackSettings, rules_of
from rallytrace.ui.settings_pane.form import SettingRow, SettingsForm

Make = Callable[..., SettingRow]
DEFAULT_MB = PlaybackSettings().cache_mb


@pytest.fixture
def make(show: Callable[[QWidget], QWidget], preferences: Preferences) -> Make:
    """Return a row on the screen, with another before it to go to."""

    def put(section: str, name: str) -> SettingRow:
        other = next(one for one in rules_of(section) if one != name)
        form = SettingsForm(preferences, section, names=(other, name))
        show(form)
        form.other = form.rows[other].field  # type: ignore[attr-defined]
        return form.rows[name]

    return put


def type_into(field: QWidget, words: str, *, finish: Qt.Key | None = Qt.Key.Key_Return) -> None:
    """Type over what stands in a field, as a user does."""
    field.setFocus()
    QTest.keySequence(field, "Ctrl+A")
    QTest.keyClick(field, Qt.Key.Key_Backspace)
    QTest.keyClicks(field, words)
    if finish is not None:
        QTest.keyClick(field, finish)


def go_elsewhere(row: SettingRow) -> None:
    """Move the focus to another field, which the window must be active for."""
    if not row.field.isActiveWindow():
        row.field.activateWindow()
        wait_until(row.field.isActiveWindow)
        row.field.setFocus()
    row.field.parentWidget().parentWidget().other.setFocus()


def words_in(row: SettingRow) -> str:
    return str(not_none(row.field.findChild(QLineEdit)).text())


def test_a_number_that_is_typed_holds_at_return(make: Make, preferences: Preferences) -> None:
    type_into(make(TRACKING, "stride").field, "3")
    assert preferences.value.tracking.stride == 3


def test_a_number_that_is_typed_holds_when_the_field_is_left(make: Make, preferences: Preferences) -> None:
    row = make(PLAYBACK, "cache_mb")
    type_into(row.field, "1024", finish=None)
    assert preferences.value.playback.cache_mb == DEFAULT_MB
    go_elsewhere(row)
    assert preferences.value.playback.cache_mb == 1024


@pytest.mark.parametrize("typed", ["63", "16385", "-1", "many", "512.5", "", "1e3", "0x80"])
def test_invalid_value_is_refused_and_field_resets_on_leaving(make: Make, preferences: Preferences, typed: str) -> None:
    row = make(PLAYBACK, "cache_mb")
    type_into(row.field, typed)
    assert "from 64 to 16384 MB" in row.refusal
    assert row.field.property("error") is True
    assert words_in(row) == typed
    go_elsewhere(row)
    assert words_in(row) == str(DEFAULT_MB)
    assert row.field.property("error") is False
    assert "must be" in row.refusal, "the sentence stays to be read"
    assert preferences.value.playback.cache_mb == DEFAULT_MB
    type_into(row.field, "600")
    assert row.refusal == ""
    assert preferences.value.playback.cache_mb == 600


def test_pausing_over_invalid_text_shows_the_reason(make: Make, preferences: Preferences) -> None:
    row = make(TRACKING, "threshold")
    type_into(row.field, "7", finish=None)
    assert row.refusal == ""
    wait_until(lambda: row.refusal)
    assert preferences.value.tracking.threshold is None
    QTest.keyClick(row.field, Qt.Key.Key_Escape)
    assert words_in(row) == ""


@pytest.mark.parametrize("typed", ["0.4", "0,4", ".4"])
def test_a_decimal_may_have_a_point_or_a_comma(make: Make, preferences: Preferences, typed: str) -> None:
    type_into(make(TRACKING, "threshold").field, typed)
    assert preferences.value.tracking.threshold == 0.4


@pytest.mark.parametrize("typed", ["", "auto", "automatic", "Automatic"])
def test_optional_value_says_automatic_and_returns_to_it(make: Make, preferences: Preferences, typed: str) -> None:
    preferences.update(TRACKING, stride=4)
    row = make(TRACKING, "stride")
    assert words_in(row) == "4"
    type_into(row.field, typed)
    assert preferences.value.tracking.stride is None
    assert words_in(row) == ""
    assert not_none(row.field.findChild(QLineEdit)).placeholderText() == "automatic"


def test_the_arrows_step_from_automatic_to_the_least_and_back(make: Make, preferences: Preferences) -> None:
    row = make(TRACKING, "stride")
    row.field.setFocus()
    seen = []
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Down):
        QTest.keyClick(row.field, key)
        seen.append(preferences.value.tracking.stride)
    assert seen == [1, 2, 1, None]


def test_the_wheel_passes_over_a_field_that_was_not_clicked(make: Make, preferences: Preferences) -> None:
    row = make(PLAYBACK, "cache_mb")
    go_elsewhere(row)

    def turn() -> None:
        turn_wheel(row.field, row.field.rect().center(), 1)

    turn()
    assert preferences.value.playback.cache_mb == DEFAULT_MB
    row.field.setFocus()
    wait_until(row.field.hasFocus)
    turn()
    assert preferences.value.playback.cache_mb > DEFAULT_MB


def test_a_changed_setting_offers_its_default_back(make: Make, preferences: Preferences) -> None:
    row = make(TRACKING, "decoding")
    assert not row._reset.isVisible()
    row.field.setFocus()
    QTest.keyClick(row.field, Qt.Key.Key_Down)
    assert preferences.value.tracking.decoding == "blob"
    assert row._reset.isVisible()
    assert "Centroid" in row._reset.toolTip()
    QTest.mouseClick(row._reset, Qt.MouseButton.LeftButton)
    assert preferences.value.tracking.decoding == "centroid"
    assert not row._reset.isVisible()


def test_a_tick_holds_at_once(make: Make, preferences: Preferences) -> None:
    row = make(PLAYBACK, "auto_advance")
    row.field.setFocus()
    QTest.keyClick(row.field, Qt.Key.Key_Space)
    assert preferences.value.playback.auto_advance


def test_field_with_refused_text_shows_outside_change(make: Make, preferences: Preferences) -> None:
    preferences.update(TRACKING, threshold=0.3)
    row = make(TRACKING, "threshold")
    type_into(row.field, "7")
    assert row.refusal
    go_elsewhere(row)
    preferences.update(TRACKING, threshold=0.6)
    assert words_in(row) == "0.6"
    assert not row.refusal


def test_contradicting_settings_are_refused(make: Make, preferences: Preferences) -> None:
    preferences.update(TRACKING, background_start=100)
    row = make(TRACKING, "background_stop")
    type_into(row.field, "50")
    assert "background" in row.refusal
    assert preferences.value.tracking.background_stop is None


def test_a_slider_and_its_number_say_the_same(make: Make, preferences: Preferences) -> None:
    row = make(APPEARANCE, "heatmap_opacity")
    slider = row.field.slider
    slider.setFocus()
    QTest.keyClick(slider, Qt.Key.Key_Right)
    wait_until(lambda: preferences.value.appearance.heatmap_opacity == 0.65)
    assert words_in(row) == "0.65"
    type_into(row.field.number, "0.3")
    assert preferences.value.appearance.heatmap_opacity == 0.3
    assert slider.value() * 0.05 + 0.05 == pytest.approx(0.3)


def test_a_colour_may_be_typed_and_nonsense_is_refused(make: Make, preferences: Preferences) -> None:
    row = make(APPEARANCE, "human_colour")
    type_into(row.field.code, "00FF80")
    assert preferences.value.appearance.human_colour == "#00ff80"
    type_into(row.field.code, "#12345")
    assert "must be a colour" in row.refusal
    go_elsewhere(row)
    assert row.field.code.text() == "#00ff80"


def test_picked_colour_shows_at_once_and_cancel_restores(make: Make, preferences: Preferences) -> None:
    row = make(APPEARANCE, "human_colour")
    former = preferences.value.appearance.human_colour
    QTest.mouseClick(row.field.button, Qt.MouseButton.LeftButton)
    dialog = of_type(QColorDialog, row.field.dialog)
    assert not dialog.isModal()
    dialog.setCurrentColor("#336699")
    assert preferences.value.appearance.human_colour == "#336699"
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert preferences.value.appearance.human_colour == former
    assert row.field.dialog is None


@pytest.mark.parametrize("section", [TRACKING, PLAYBACK, APPEARANCE])
def test_external_changes_are_shown(show: Callable[[QWidget], QWidget], preferences: Preferences, section: str) -> None:
    form = SettingsForm(preferences, section)
    show(form)
    others: dict[str, dict[str, Any]] = {
        TRACKING: {"stride": 5, "decoding": "argmax", "inpainted_visible": True},
        PLAYBACK: {"cache_mb": 1000},
        APPEARANCE: {"human_colour": "#010203", "trail_past": 44},
    }
    preferences.update(section, **others[section])
    for name in others[section]:
        assert form.rows[name]._reset.isVisible()
    preferences.reset(section)
    assert not any(row._reset.isVisible() for row in form.rows.values())
