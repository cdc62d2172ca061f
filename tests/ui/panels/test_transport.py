import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolButton, QWidget

from qt import put_on_screen
from rallytrace.ui.keyboard.action_registry import ActionRegistry
from rallytrace.ui.keyboard.action_spec import Need
from rallytrace.ui.look import icons
from rallytrace.ui.panels.transport import Transport, playback_speed_text


@pytest.fixture
def transport(qapp: QApplication) -> Transport:
    assert qapp is not None
    window = QWidget()
    registry = ActionRegistry(window)
    registry.set_state(Need.VIDEO | Need.FRAMES)
    transport = Transport(registry, window)
    transport.resize(900, 40)
    window.resize(900, 60)
    put_on_screen(window, active=True)
    transport.show_length(5000)
    transport.show_frame(1200, 40.0)
    return transport


def test_the_loudspeaker_is_crossed_out_while_muted(transport: Transport) -> None:
    action = transport.sound.defaultAction()
    action.setChecked(True)
    assert action.icon().cacheKey() == icons.icon("volume-high").cacheKey()
    action.setChecked(False)
    assert action.icon().cacheKey() == icons.icon("volume-off").cacheKey()


def test_frame_and_time_are_always_written(transport: Transport) -> None:
    assert transport.field.text() == "1200"
    assert transport.clock.text() == "0:00:40.000"
    assert transport.total.text() == "/ 4,999"


def test_typed_frame_is_shown_and_field_loses_focus(transport: Transport) -> None:
    asked: list[int] = []
    transport.frame_requested.connect(asked.append)
    transport.ask_for_position()
    assert transport.field.selectedText() == "1200"
    QTest.keyClicks(transport.field, "77")
    QTest.keyClick(transport.field, Qt.Key.Key_Return)
    assert asked == [77]
    assert not transport.field.hasFocus()


def test_the_key_that_leads_to_the_field_selects_its_text_again(transport: Transport) -> None:
    transport.ask_for_position()
    QTest.keyClicks(transport.field, "77")
    QTest.keyClick(transport.field, Qt.Key.Key_G)
    assert transport.field.selectedText() == "77"
    QTest.keyClicks(transport.field, "8")
    assert transport.field.text() == "8"


def test_a_typed_time_is_gone_to(transport: Transport) -> None:
    asked: list[float] = []
    transport.time_requested.connect(asked.append)
    transport.ask_for_position()
    QTest.keyClicks(transport.field, "1:02.5")
    QTest.keyClick(transport.field, Qt.Key.Key_Return)
    assert asked == [62.5]


def test_a_frame_past_the_end_is_the_last_one(transport: Transport) -> None:
    asked: list[int] = []
    transport.frame_requested.connect(asked.append)
    transport.ask_for_position()
    QTest.keyClicks(transport.field, "999999999")
    QTest.keyClick(transport.field, Qt.Key.Key_Return)
    assert asked == [4999]


def test_invalid_position_is_marked_until_changed(transport: Transport) -> None:
    transport.ask_for_position()
    QTest.keyClicks(transport.field, "here")
    QTest.keyClick(transport.field, Qt.Key.Key_Return)
    assert transport.field.property("error") is True
    assert transport.field.hasFocus()
    QTest.keyClick(transport.field, Qt.Key.Key_Backspace)
    assert transport.field.property("error") is False


def test_invalid_position_is_reset_on_leaving(transport: Transport) -> None:
    transport.ask_for_position()
    QTest.keyClicks(transport.field, "here")
    QTest.keyClick(transport.field, Qt.Key.Key_Return)
    transport.field.clearFocus()
    assert transport.field.text() == "1200"
    assert transport.field.property("error") is False


def test_playback_does_not_write_over_what_is_being_typed(transport: Transport) -> None:
    transport.ask_for_position()
    QTest.keyClicks(transport.field, "4")
    transport.show_frame(1300, 43.3)
    assert transport.field.text() == "4"
    transport.field.clearFocus()
    assert transport.field.text() == "1300"


@pytest.mark.parametrize("speed", [0.1, 1.0, 4.0, -0.5, -4.0, 3.0])
def test_any_speed_is_shown_without_being_requested(transport: Transport, speed: float) -> None:
    asked: list[float] = []
    transport.speed_requested.connect(asked.append)
    transport.show_playback(playing=True, speed=speed)
    assert transport.speeds.currentText() == playback_speed_text(speed)
    assert asked == []


def test_a_chosen_speed_is_asked_for(transport: Transport) -> None:
    asked: list[float] = []
    transport.speed_requested.connect(asked.append)
    transport.speeds.activated.emit(transport.speeds.findText(playback_speed_text(-2.0)))
    assert asked == [-2.0]


def test_a_button_triggers_the_window_s_action(qapp: QApplication) -> None:
    assert qapp is not None
    window = QWidget()
    registry = ActionRegistry(window)
    registry.set_state(Need.VIDEO)
    transport = Transport(registry, window)
    told: list[str] = []
    registry.triggered.connect(told.append)
    button = next(one for one in transport.findChildren(QToolButton) if one.defaultAction() is registry["step_forward"])
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert told == ["step_forward"]


def test_narrow_bar_keeps_frame_longest_then_time(transport: Transport) -> None:
    transport.show_marks(1000, 1500)
    shown: dict[QWidget, int] = {}
    for width in range(1200, 300, -10):
        transport.resize(width, 40)
        shown |= {part: width for part in (transport.marks, transport.zoom, transport.clock) if not part.isHidden()}
        assert not transport.field.isHidden()
    assert transport.clock.isHidden()
    assert shown[transport.clock] < min(shown[transport.zoom], shown[transport.marks]) < 1200
    transport.resize(1200, 40)
    assert not any(part.isHidden() for part in shown)


def test_half_a_range_says_that_the_other_end_is_missing(transport: Transport) -> None:
    transport.show_marks(1000, None)
    assert transport.marks.text().endswith("?")
    transport.show_marks(None, 2000)
    assert transport.marks.text().startswith("?")
    transport.show_marks(None, None)
    assert transport.marks.isHidden()


def test_without_a_video_there_is_nothing_to_type_in(transport: Transport) -> None:
    transport.show_nothing()
    assert not transport.field.isEnabled()
    assert not transport.speeds.isEnabled()
    assert transport.field.text() == ""
