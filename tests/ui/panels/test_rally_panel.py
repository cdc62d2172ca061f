import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit

from qt import wait_until
from rallytrace.domain.edits import name_rally, remove_rally
from rallytrace.domain.lists import Rally
from rallytrace.session.document import Document
from rallytrace.ui.panels.rally_panel import CURRENT_ROLE, EXTENT_ROLE, RallyPanel
from rallytrace.ui.timeline.time_axis import FrameTimes


class Analyst:
    """A panel whose requests are carried out, as the window does it."""

    def __init__(self) -> None:
        self.document = Document()
        self.document.open(1000)
        self.panel = RallyPanel(self.document)
        self.panel.set_times(FrameTimes(rate=50.0))
        self.frames: list[int] = []
        self.panel.frame_asked.connect(self.frames.append)
        self.panel.rally_asked.connect(self.name)
        self.panel.removal_asked.connect(self.remove)
        self.panel.resize(250, 400)
        self.panel.show()
        self.panel.activateWindow()
        QTest.qWaitForWindowActive(self.panel)

    def name(self, rally: Rally) -> None:
        """Carry out a request."""
        self.document.edit(name_rally(self.document.track, rally))

    def remove(self, rally: Rally) -> None:
        """Carry out a request."""
        self.document.edit(remove_rally(self.document.track, rally))

    @property
    def names(self) -> list[str]:
        """The names in the document."""
        return [rally.name for rally in self.document.track.rallies]

    def choose(self, row: int) -> None:
        """Click on a rally."""
        item = self.panel.list.item(row)
        QTest.mouseClick(
            self.panel.list.viewport(), Qt.MouseButton.LeftButton, pos=self.panel.list.visualItemRect(item).center()
        )
        self.panel.list.setFocus()


@pytest.fixture
def analyst(qapp: QApplication) -> Analyst:
    assert qapp is not None
    return Analyst()


@pytest.fixture
def two(analyst: Analyst) -> Analyst:
    analyst.name(Rally("First", range(100, 200)))
    analyst.name(Rally("Second", range(300, 550)))
    return analyst


def test_an_empty_list_says_how_to_fill_it(analyst: Analyst) -> None:
    assert analyst.panel.empty.isVisible()
    assert "I and O" in analyst.panel.empty.text()
    assert not analyst.panel.remove.isEnabled()


def test_a_range_gets_a_suggested_name_by_enter_alone(analyst: Analyst) -> None:
    analyst.panel.set_range(range(100, 200))
    analyst.panel.ask_for_name()
    QTest.keyClick(analyst.panel.name, Qt.Key.Key_Return)
    assert analyst.document.track.rallies == (Rally("Rally 1", range(100, 200)),)
    assert not analyst.panel.name.hasFocus()


def test_a_typed_name_is_taken(analyst: Analyst) -> None:
    analyst.panel.set_range(range(100, 200))
    analyst.panel.ask_for_name()
    QTest.keyClicks(analyst.panel.name, "Match point")
    QTest.keyClick(analyst.panel.name, Qt.Key.Key_Return)
    assert analyst.names == ["Match point"]


def test_a_rally_has_its_frames_and_its_length(two: Analyst) -> None:
    item = two.panel.list.item(1)
    assert item.text() == "Second"
    assert "300" in item.data(EXTENT_ROLE)
    assert "549" in item.data(EXTENT_ROLE)
    assert "5.0 s" in item.data(EXTENT_ROLE)


def test_the_rally_on_the_screen_stands_out(two: Analyst) -> None:
    for frame, here in ((99, [False, False]), (100, [True, False]), (549, [False, True]), (550, [False, False])):
        two.panel.set_playhead(frame)
        assert [two.panel.list.item(row).data(CURRENT_ROLE) for row in range(2)] == here


def test_a_double_click_and_enter_go_to_a_rally(two: Analyst) -> None:
    row = two.panel.list.visualItemRect(two.panel.list.item(1)).center()
    QTest.mouseClick(two.panel.list.viewport(), Qt.MouseButton.LeftButton, pos=row)
    QTest.mouseDClick(two.panel.list.viewport(), Qt.MouseButton.LeftButton, pos=row)
    assert two.frames == [300]
    two.choose(0)
    QTest.keyClick(two.panel.list, Qt.Key.Key_Return)
    assert two.frames == [300, 100]


def test_a_name_is_changed_in_its_place(two: Analyst) -> None:
    two.choose(1)
    QTest.mouseClick(two.panel.rename, Qt.MouseButton.LeftButton)
    editor = two.panel.list.findChild(QLineEdit)
    assert isinstance(editor, QLineEdit)
    editor.selectAll()
    QTest.keyClicks(editor, "Last")
    QTest.keyClick(editor, Qt.Key.Key_Return)
    wait_until(lambda: two.names == ["First", "Last"])
    assert two.document.track.rallies[1].frames == range(300, 550)
    assert two.panel.list.currentItem().text() == "Last"


def test_an_empty_name_changes_nothing(two: Analyst) -> None:
    two.choose(0)
    QTest.keyClick(two.panel.list, Qt.Key.Key_F2)
    editor = two.panel.list.findChild(QLineEdit)
    assert isinstance(editor, QLineEdit)
    editor.clear()
    QTest.keyClick(editor, Qt.Key.Key_Return)
    QTest.qWait(10)
    assert two.names == ["First", "Second"]
    assert two.panel.list.item(0).text() == "First"


def test_a_removed_rally_comes_back_with_undo(two: Analyst) -> None:
    two.choose(0)
    QTest.keyClick(two.panel.list, Qt.Key.Key_Delete)
    assert two.names == ["Second"]
    two.document.undo()
    assert [two.panel.list.item(row).text() for row in range(2)] == ["First", "Second"]


def test_the_suggested_name_is_never_one_that_is_taken(analyst: Analyst) -> None:
    analyst.name(Rally("Rally 2", range(5, 9)))
    analyst.panel.set_range(range(100, 200))
    assert analyst.panel.name.placeholderText() == "Rally 3"


def test_a_range_that_has_a_name_can_get_another(two: Analyst) -> None:
    two.panel.set_range(range(100, 200))
    assert two.panel.name.text() == "First"
    assert two.panel.name_button.text() == "Rename"


def test_what_is_being_typed_survives_that_the_index_grows(two: Analyst) -> None:
    two.panel.set_range(range(600, 700))
    two.panel.ask_for_name()
    QTest.keyClicks(two.panel.name, "Golden")
    two.panel.set_times(FrameTimes(rate=25.0))
    two.panel.set_range(range(600, 700))
    assert two.panel.name.text() == "Golden"
    assert "10.0 s" in two.panel.list.item(1).data(EXTENT_ROLE)
