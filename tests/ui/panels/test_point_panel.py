import numpy as np
import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from narrowing import not_none
from qt import put_on_screen, wait_until
from rallytrace.session.document import Document, RunStep
from rallytrace.track.detections import Source
from rallytrace.track.edits import Edit, accept, mark_frames, pin, place
from rallytrace.track.geometry import Size
from rallytrace.track.track import PREDICTED_ROW, Layer, State, make_rows
from rallytrace.ui.keyboard.action_registry import ActionRegistry
from rallytrace.ui.look.time_text import NO_VALUE
from rallytrace.ui.panels.point_panel import PointPanel, SourceMark
from rallytrace.ui.picture.overlay import PointKind


class Analyst:
    """A panel over a track: frame 0 predicted, frame 1 filled, frame 2 set by hand, frame 3 untouched."""

    def __init__(self) -> None:
        self.document = document = Document()
        document.open(4)
        document.project.begin_run("signature", {"tracknet": {"model": "mine.onnx"}})
        seen = np.zeros(3, PREDICTED_ROW)
        seen["state"], seen["x"], seen["y"], seen["confidence"], seen["run"] = State.VISIBLE, 100.25, 50.5, 0.875, 1
        seen["state"][1] = State.NO_BALL
        document.edit(Edit("Track", (document.track.change(Layer.PREDICTED, range(3), seen),), RunStep(1)))
        filled = make_rows(1, State.OCCLUDED, Source.INPAINTED, x=110, y=55)
        document.edit(Edit("Fill", (document.track.change(Layer.INPAINTED, [1], filled),), RunStep(1)))
        document.edit(place(document.track, 2, 200, 150))
        self.window = QWidget()
        self.panel = PointPanel(document, ActionRegistry(self.window), self.window)
        self.panel.set_video_size(Size(1280, 720))
        self.panel.resize(260, 500)
        self.states: list[State] = []
        self.positions: list[tuple[float, float]] = []
        self.panel.state_requested.connect(self.states.append)
        self.panel.position_requested.connect(self.take_position)
        put_on_screen(self.window)

    def take_position(self, x: float, y: float) -> None:
        self.positions.append((x, y))

    @property
    def down(self) -> list[State]:
        return [state for state, button in self.panel.states.items() if button.isChecked()]


@pytest.fixture
def analyst(qapp: QApplication) -> Analyst:
    assert qapp is not None
    return Analyst()


def test_predicted_point_has_position_confidence_and_run(analyst: Analyst) -> None:
    analyst.panel.show_frame(0)
    assert analyst.down == [State.VISIBLE]
    assert (analyst.panel.x_box.value(), analyst.panel.y_box.value()) == pytest.approx((100.25, 50.5), abs=0.051)
    assert analyst.panel.source.text() == "Predicted by TrackNet"
    assert analyst.panel.confidence.text() == "0.875"
    assert analyst.panel.run.text() == "Run 1"
    assert analyst.panel.run.toolTip() == "mine.onnx"
    assert not analyst.panel.clear.isEnabled()


def test_layers_are_listed_side_by_side(analyst: Analyst) -> None:
    analyst.panel.show_frame(2)
    words = {layer: sign.toolTip() for layer, sign in analyst.panel.layers.states.items()}
    assert words == {
        Layer.PREDICTED: "Visible",
        Layer.INPAINTED: NO_VALUE,
        Layer.IMPORTED: NO_VALUE,
        Layer.HUMAN: "Visible",
    }
    assert analyst.panel.layers.positions[Layer.HUMAN].text() == "200.0, 150.0"
    assert analyst.panel.layers.positions[Layer.INPAINTED].text() == NO_VALUE


def test_ball_moved_ahead_counts_as_prediction(analyst: Analyst) -> None:
    track = analyst.document.track
    rows = make_rows(1, State.VISIBLE, Source.PREDICTED, x=103.0, y=50.5)
    analyst.document.edit(Edit("Track", (track.change(Layer.INPAINTED, range(1), rows),)))
    analyst.panel.show_frame(0)

    positions = analyst.panel.layers.positions
    assert (positions[Layer.PREDICTED].text(), positions[Layer.INPAINTED].text()) == ("103.0, 50.5", NO_VALUE)


def test_accepted_or_pinned_prediction_is_not_set_by_hand(analyst: Analyst) -> None:
    track, name = analyst.document.track, analyst.panel.layers.names[Layer.HUMAN]
    by_hand = analyst.panel.counts.numbers["by_hand"].text()
    set_by_hand = name.text()
    seen = [set_by_hand]
    analyst.panel.show_frame(0)
    for act in (pin, accept):
        analyst.document.edit(not_none(act(track, range(1))))
        seen.append(name.text())
    assert len(set(seen)) == 3
    assert analyst.panel.source.text() == "Predicted by TrackNet"
    analyst.panel.counts.refresh()
    assert analyst.panel.counts.numbers["by_hand"].text() == by_hand
    analyst.document.edit(place(track, 0, 5, 5))
    assert name.text() == set_by_hand


def test_an_unset_frame_is_shown_as_unlabelled(analyst: Analyst) -> None:
    analyst.panel.show_frame(3)
    assert analyst.down == []
    assert analyst.panel.source.text() == "No label yet"
    assert not analyst.panel.x_box.isEnabled()
    assert analyst.panel.x_box.text() == NO_VALUE
    assert analyst.panel.confidence.text() == NO_VALUE


def test_click_on_state_requests_it_and_shows_the_truth(analyst: Analyst) -> None:
    analyst.panel.show_frame(0)
    QTest.mouseClick(analyst.panel.states[State.NO_BALL], Qt.MouseButton.LeftButton)
    assert analyst.states == [State.NO_BALL]
    assert analyst.down == [State.VISIBLE]
    analyst.document.edit(not_none(mark_frames(analyst.document.track, range(1), State.NO_BALL)))
    assert analyst.down == [State.NO_BALL]


def test_a_typed_position_is_asked_for_once(analyst: Analyst) -> None:
    analyst.panel.show_frame(2)
    analyst.panel.x_box.setFocus()
    analyst.panel.x_box.selectAll()
    QTest.keyClicks(analyst.panel.x_box, "321.5")
    assert analyst.positions == []
    QTest.keyClick(analyst.panel.x_box, Qt.Key.Key_Return)
    assert analyst.positions == [(321.5, 150.0)]


@pytest.mark.parametrize("language", [QLocale.Language.German, QLocale.Language.Turkish, QLocale.Language.Arabic])
@pytest.mark.parametrize("typed", ["321.5", "321,5"])
def test_a_point_and_a_comma_are_the_same_in_every_locale(
    qapp: QApplication, language: QLocale.Language, typed: str
) -> None:
    assert qapp is not None
    before = QLocale()
    QLocale.setDefault(QLocale(language))
    try:
        analyst = Analyst()
        analyst.panel.show_frame(2)
        assert analyst.panel.x_box.text() == "200.0"
        analyst.panel.x_box.selectAll()
        QTest.keyClicks(analyst.panel.x_box, typed)
        QTest.keyClick(analyst.panel.x_box, Qt.Key.Key_Return)
        assert analyst.positions == [(321.5, 150.0)]
    finally:
        QLocale.setDefault(before)


def test_showing_a_point_asks_for_nothing(analyst: Analyst) -> None:
    for frame in (0, 1, 2, 3, 0):
        analyst.panel.show_frame(frame)
    analyst.document.edit(place(analyst.document.track, 0, 5, 5))
    assert analyst.positions == []
    assert analyst.states == []
    assert analyst.panel.x_box.value() == 5


def test_a_human_point_can_be_removed(analyst: Analyst) -> None:
    analyst.panel.show_frame(2)
    QTest.mouseClick(analyst.panel.clear, Qt.MouseButton.LeftButton)
    assert analyst.states == [State.UNSET]


def test_the_track_is_counted_and_counted_again_when_it_changes(analyst: Analyst) -> None:
    numbers = analyst.panel.counts.numbers
    assert [numbers[key].text() for key in ("visible", "occluded", "no_ball", "unset", "by_hand")] == list("21011")
    analyst.document.edit(place(analyst.document.track, 3, 1, 1))
    wait_until(lambda: numbers["unset"].text() == "0")
    assert numbers["by_hand"].text() == "2"


def test_a_position_cannot_leave_the_picture(analyst: Analyst) -> None:
    assert analyst.panel.x_box.maximum() == 1279
    assert analyst.panel.y_box.maximum() == 719


def test_without_a_video_nothing_can_be_asked_for(analyst: Analyst) -> None:
    analyst.document.open(0)
    assert not any(button.isEnabled() for button in analyst.panel.states.values())
    assert not analyst.panel.x_box.isEnabled()
    assert analyst.panel.counts.numbers["visible"].text() == ""


def test_typed_text_survives_refresh_of_same_frame(analyst: Analyst) -> None:
    analyst.panel.show_frame(2)
    analyst.panel.x_box.setFocus()
    analyst.panel.x_box.selectAll()
    QTest.keyClicks(analyst.panel.x_box, "32")
    analyst.panel.show_frame(2)
    analyst.document.edit(place(analyst.document.track, 2, 200, 150))
    assert analyst.panel.x_box.text() == "32"


def test_typed_value_is_not_set_in_another_frame(analyst: Analyst) -> None:
    analyst.document.edit(place(analyst.document.track, 3, 200, 150))
    analyst.panel.show_frame(2)
    analyst.panel.x_box.setFocus()
    analyst.panel.x_box.selectAll()
    QTest.keyClicks(analyst.panel.x_box, "350")
    analyst.panel.show_frame(3)
    QTest.keyClick(analyst.panel.x_box, Qt.Key.Key_Return)
    assert analyst.panel.x_box.value() == 200
    assert analyst.positions == []


def test_the_coordinate_that_is_left_alone_keeps_all_its_digits(analyst: Analyst) -> None:
    analyst.document.edit(place(analyst.document.track, 0, 10.123, 20.456))
    analyst.panel.y_box.setValue(30.0)
    assert analyst.positions == [(10.123, 30.0)]


def test_the_states_of_layers_have_different_signs(analyst: Analyst) -> None:
    """The same as in the film strip: an eye looks as if the layer could be hidden."""
    mark = SourceMark(PointKind.PREDICTED)
    seen = []
    for state in (State.VISIBLE, State.OCCLUDED, State.NO_BALL):
        mark.show_kind(PointKind.PREDICTED, "#ff9a3d", state)
        seen.append(mark.grab().toImage())
    assert all(one != other for at, one in enumerate(seen) for other in seen[:at])
    analyst.panel.show_frame(2)
    assert {sign.accessibleName() for sign in analyst.panel.layers.states.values()} == {"Visible", NO_VALUE}
