"""The Compare panel: numbers, the list of disagreements, and what can be done about one."""

import numpy as np
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from narrowing import not_none
from qt import put_on_screen
from rallytrace.session.comparing import ComparisonController, OtherTrack
from rallytrace.session.document import Document
from rallytrace.track import edits
from rallytrace.track.detections import Source
from rallytrace.track.disagreements import Disagreement
from rallytrace.track.geometry import Size
from rallytrace.track.metrics import Outcome
from rallytrace.track.track import Rows, State, make_rows
from rallytrace.ui.keyboard.action_registry import ActionRegistry
from rallytrace.ui.keyboard.action_spec import Need
from rallytrace.ui.look.time_axis import FrameTimes
from rallytrace.ui.panels.compare_panel import ComparePanel

SIZE = Size(512, 288)
N_FRAMES = 2000


class Analyst:
    """A panel over a document whose track is wrong in three places."""

    def __init__(self) -> None:
        self.window = QWidget()
        self.document = Document(self.window)
        self.document.open(N_FRAMES)
        edit = not_none(edits.import_labels(self.document.track, np.arange(N_FRAMES), straight(), as_human=False))
        self.document.edit(edit)
        self.comparing = ComparisonController(self.document, self.window)
        self.registry = ActionRegistry(self.window)
        self.registry.set_state(Need.VIDEO | Need.FRAMES | Need.COMPARISON)
        self.panel = ComparePanel(self.comparing, self.registry, self.window)
        self.panel.set_times(FrameTimes(np.arange(N_FRAMES) / 25.0, 25.0))
        self.panel.resize(268, 560)
        self.triggered: list[str] = []
        self.asked: list[Disagreement] = []
        self.registry.triggered.connect(self.triggered.append)
        self.panel.disagreement_requested.connect(self.asked.append)
        self.window.resize(300, 600)
        put_on_screen(self.window)

    def compare(self) -> None:
        """Lay the truth beside it: too far apart in 100 to 109, only here in 1200, missed in 1500 and 1501."""
        other = straight()
        other["y"][100:110] += 80
        other["state"][1200] = State.NO_BALL
        mine = make_rows(2, State.NO_BALL, Source.IMPORTED)
        edit = not_none(edits.import_labels(self.document.track, np.array([1500, 1501]), mine, as_human=False))
        self.document.edit(edit)
        self.comparing.begin(OtherTrack("truth.csv", other, ("First frame number: read as '0'.",)), SIZE)

    def listed(self) -> list[str]:
        model = self.panel.list.model()
        return [str(model.data(model.index(row, 0))) for row in range(model.rowCount())]


def straight() -> Rows:
    """Return the ball moves slowly to the right."""
    return make_rows(N_FRAMES, State.VISIBLE, Source.IMPORTED, x=10.0 + 0.1 * np.arange(N_FRAMES), y=100.0)


@pytest.fixture
def analyst(qapp: QApplication) -> Analyst:
    assert qapp is not None
    return Analyst()


def test_before_anything_is_compared_the_panel_offers_to(analyst: Analyst) -> None:
    panel = analyst.panel
    assert panel.empty.isVisible()
    assert not panel.list.isVisible()
    QTest.mouseClick(panel.begin, Qt.MouseButton.LeftButton)
    assert analyst.triggered == ["compare"]


def test_the_comparison_is_told_in_numbers(analyst: Analyst) -> None:
    analyst.compare()
    numbers = analyst.panel.numbers
    assert analyst.panel.name.text() == "truth.csv"
    assert "read as '0'" in analyst.panel.name.toolTip()
    assert {kind: label.text() for kind, label in numbers.counts.items()} == {
        Outcome.TP: "1,987",
        Outcome.TN: "0",
        Outcome.FP1: "10",
        Outcome.FP2: "1",
        Outcome.FN: "2",
    }
    assert numbers.rates["recall"].text() == "0.999"
    assert "mean 0.4" in numbers.distance.text()
    assert not numbers.left_out.isVisible()


def test_the_disagreements_are_listed_in_time(analyst: Analyst) -> None:
    analyst.compare()
    assert analyst.listed() == [
        "100\N{EN DASH}109: too far apart",
        "1,200: only in this track",
        "1,500\N{EN DASH}1,501: missed",
    ]
    model = analyst.panel.rows
    assert model.position(model.rows[1]).endswith("0:48.0")


def test_a_click_asks_to_go_there(analyst: Analyst) -> None:
    analyst.compare()
    QApplication.processEvents()
    view = analyst.panel.list
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=view.visualRect(view.model().index(1, 0)).center())
    assert [one.frames for one in analyst.asked] == [range(1200, 1201)]


def test_disagreement_at_playhead_can_be_taken_over(analyst: Analyst) -> None:
    analyst.compare()
    panel = analyst.panel
    panel.set_playhead(50)
    assert not panel.list.selectionModel().hasSelection()
    assert not panel.take_over.isEnabled()
    assert panel.here.text() == "Frame 50: agree, 0.0 px apart"
    panel.set_playhead(104)
    assert panel.list.currentIndex().row() == 0
    assert panel.here.text() == "Frame 104: too far apart, 80.0 px apart"
    QTest.mouseClick(panel.take_over, Qt.MouseButton.LeftButton)
    assert analyst.triggered == ["take_over"]


def test_only_one_kind_can_be_listed(analyst: Analyst) -> None:
    analyst.compare()
    panel = analyst.panel
    offered = [panel.filter.itemText(at) for at in range(panel.filter.count())]
    assert offered == ["All disagreements (3)", "Too far apart (1)", "Only in this track (1)", "Missed (1)"]
    panel.filter.setCurrentIndex(3)
    panel.filter.activated.emit(3)
    assert analyst.listed() == ["1,500\N{EN DASH}1,501: missed"]
    panel.filter.activated.emit(0)
    assert len(analyst.listed()) == 3


def test_taken_over_disagreement_leaves_the_list(analyst: Analyst) -> None:
    analyst.compare()
    for disagreement in analyst.comparing.disagreements:
        analyst.document.edit(not_none(analyst.comparing.take_over(disagreement)))
    analyst.comparing.flush()
    assert analyst.listed() == []
    assert analyst.panel.agreed.isVisible()
    assert analyst.panel.numbers.rates["accuracy"].text() == "1.000"


def test_frames_known_to_one_track_are_reported(analyst: Analyst) -> None:
    other = straight()
    other["state"][:30] = State.UNSET
    analyst.comparing.begin(OtherTrack("truth.csv", other), SIZE)
    assert analyst.panel.numbers.left_out.text().startswith("Not counted: 30 ")


def test_when_the_comparison_ends_the_panel_is_as_before(analyst: Analyst) -> None:
    analyst.compare()
    analyst.comparing.end()
    assert analyst.panel.empty.isVisible()
    assert analyst.listed() == []


def test_every_disagreement_has_its_own_sign(analyst: Analyst) -> None:
    analyst.compare()
    QApplication.processEvents()
    view = analyst.panel.list
    shot = view.viewport().grab().toImage()
    signs = []
    for row in range(3):
        corner = view.visualRect(view.model().index(row, 0)).topLeft() + QPoint(10, 20)
        signs.append(shot.copy(corner.x(), corner.y(), 16, 20))
    assert signs[0] != signs[1] != signs[2] != signs[0]
