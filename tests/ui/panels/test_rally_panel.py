import sys
from collections.abc import Iterator

import numpy as np
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit

from mouse import double_click
from narrowing import not_none, of_type
from qt import put_on_screen, wait_until
from rallytrace.analysis.facts.events import FOUND_EVENTS
from rallytrace.session.match.match_facts_provider import MatchFactsProvider
from rallytrace.session.preferences import Preferences
from rallytrace.session.workspace import Workspace
from rallytrace.track.edits import name_rally, place, place_match, remove_rally, set_winner
from rallytrace.track.lists import Event, EventKind, Rally
from rallytrace.track.match_setup import MatchSetup
from rallytrace.ui.look.time_axis import FrameTimes
from rallytrace.ui.panels.rally_list import describe_extent
from rallytrace.ui.panels.rally_panel import RallyPanel


class Analyst:
    """A panel whose requests are carried out, as the window does it."""

    def __init__(self) -> None:
        self.workspace = Workspace(Preferences())
        self.document = self.workspace.document
        self.document.open(1000)
        self.provider = MatchFactsProvider(self.workspace)
        self.panel = RallyPanel(self.workspace, self.provider)
        self.time(50.0)
        self.frames: list[int] = []
        self.panel.frame_requested.connect(self.frames.append)
        self.panel.rally_requested.connect(self.name)
        self.panel.removal_requested.connect(self.remove)
        self.panel.winner_requested.connect(self.win)
        self.panel.resize(250, 400)
        put_on_screen(self.panel, active=True)

    def time(self, rate: float) -> None:
        """Let the video have so many frames per second."""
        self.workspace.seconds = np.arange(1000) / rate
        self.panel.set_times(FrameTimes(rate=rate))

    def find(self, *events: Event) -> None:
        self.provider.live.provide(FOUND_EVENTS, events)

    def name(self, rally: Rally) -> None:
        """Carry out a request."""
        self.document.edit(name_rally(self.document.track, rally))

    def remove(self, rally: Rally) -> None:
        """Carry out a request."""
        self.document.edit(remove_rally(self.document.track, rally))

    def win(self, rally: Rally, winner: str) -> None:
        """Carry out a request."""
        self.document.edit(not_none(set_winner(self.document.track, rally, winner)))

    @property
    def listed(self) -> list[str]:
        return [str(self.panel.list.rallies.index(row).data()) for row in range(len(self.panel.list.rallies.rows))]

    @property
    def names(self) -> list[str]:
        return [rally.name for rally in self.document.track.rallies]

    def middle_of(self, row: int) -> QPoint:
        return self.panel.list.visualRect(self.panel.list.rallies.index(row)).center()

    def choose(self, row: int) -> None:
        QTest.mouseClick(self.panel.list.viewport(), Qt.MouseButton.LeftButton, pos=self.middle_of(row))
        self.panel.list.setFocus()


@pytest.fixture
def analyst(qapp: QApplication) -> Iterator[Analyst]:
    assert qapp is not None
    analyst = Analyst()
    yield analyst
    analyst.workspace.shutdown()


@pytest.fixture
def two(analyst: Analyst) -> Analyst:
    analyst.name(Rally("First", range(100, 200)))
    analyst.name(Rally("Second", range(300, 550)))
    return analyst


def test_an_empty_list_says_how_to_fill_it(analyst: Analyst) -> None:
    assert analyst.panel.empty.isVisible()
    assert "I and O" in analyst.panel.empty.text()
    assert not analyst.panel.remove.isEnabled()


@pytest.mark.parametrize("is_tracked", [False, True])
def test_empty_list_links_to_next_step(analyst: Analyst, is_tracked: bool) -> None:
    done: list[str] = []
    finding, tracking = QAction("Find rallies"), QAction("Track the video")
    finding.triggered.connect(lambda: done.append("find"))
    tracking.triggered.connect(lambda: done.append("track"))
    analyst.panel.link_finding(finding, tracking)
    if is_tracked:
        analyst.document.edit(place(analyst.document.track, 5, 10, 10))
        wait_until(lambda: "Find rallies" in analyst.panel.empty.text())
    link = "#" if is_tracked else "track"
    assert f'href="{link}"' in analyst.panel.empty.text()
    analyst.panel.empty.linkActivated.emit(link)
    assert done == ["find" if is_tracked else "track"]
    for action in (finding, tracking):
        action.setEnabled(False)
    assert "<a " not in analyst.panel.empty.text()


def test_a_range_gets_a_suggested_name_by_enter_alone(analyst: Analyst) -> None:
    analyst.panel.naming.set_range(range(100, 200))
    analyst.panel.naming.ask()
    QTest.keyClick(analyst.panel.naming.name, Qt.Key.Key_Return)
    assert analyst.document.track.rallies == (Rally("Rally 1", range(100, 200)),)
    assert not analyst.panel.naming.name.hasFocus()


def test_a_typed_name_is_taken(analyst: Analyst) -> None:
    analyst.panel.naming.set_range(range(100, 200))
    analyst.panel.naming.ask()
    QTest.keyClicks(analyst.panel.naming.name, "Match point")
    QTest.keyClick(analyst.panel.naming.name, Qt.Key.Key_Return)
    assert analyst.names == ["Match point"]


def test_a_rally_has_its_frames_and_its_length(two: Analyst) -> None:
    facts = two.panel.list.rallies.rows[1]
    assert facts.rally.name == "Second"
    length, frames = describe_extent(facts)
    assert length == "5.0 s"
    assert "300" in frames
    assert "549" in frames


def test_the_rally_on_the_screen_stands_out(two: Analyst) -> None:
    for frame, here in ((99, [False, False]), (100, [True, False]), (549, [False, True]), (550, [False, False])):
        two.panel.set_playhead(frame)
        assert [two.panel.list.rallies.current == row for row in range(2)] == here


def test_a_double_click_and_enter_go_to_a_rally(two: Analyst) -> None:
    row = two.middle_of(1)
    QTest.mouseClick(two.panel.list.viewport(), Qt.MouseButton.LeftButton, pos=row)
    double_click(two.panel.list.viewport(), row)
    assert two.frames == [300]
    two.choose(0)
    QTest.keyClick(two.panel.list, Qt.Key.Key_Return)
    assert two.frames == [300, 100]


def test_a_name_is_changed_in_its_place(two: Analyst) -> None:
    two.choose(1)
    QTest.mouseClick(two.panel.rename, Qt.MouseButton.LeftButton)
    editor = of_type(QLineEdit, two.panel.list.findChild(QLineEdit))
    editor.selectAll()
    QTest.keyClicks(editor, "Last")
    QTest.keyClick(editor, Qt.Key.Key_Return)
    wait_until(lambda: two.names == ["First", "Last"])
    assert two.document.track.rallies[1].frames == range(300, 550)
    assert two.panel.list.currentIndex().data() == "Last"


def test_an_empty_name_changes_nothing(two: Analyst) -> None:
    two.choose(0)
    QTest.keyClick(two.panel.list, Qt.Key.Key_F2)
    editor = of_type(QLineEdit, two.panel.list.findChild(QLineEdit))
    editor.clear()
    QTest.keyClick(editor, Qt.Key.Key_Return)
    QTest.qWait(10)
    assert two.names == ["First", "Second"]
    assert two.listed[0] == "First"


def test_found_rallies_wait_while_a_name_is_typed(two: Analyst) -> None:
    two.choose(0)
    QTest.keyClick(two.panel.list, Qt.Key.Key_F2)
    editor = of_type(QLineEdit, two.panel.list.findChild(QLineEdit))
    two.name(Rally("Third", range(600, 700)))
    two.find(Event(610, EventKind.HIT))
    QTest.keyClicks(editor, "Best")
    QTest.keyClick(editor, Qt.Key.Key_Return)
    wait_until(lambda: len(two.panel.list.rallies.rows) == 3)
    assert two.names == ["Best", "Second", "Third"]
    assert "1 hit" in describe_extent(two.panel.list.rallies.rows[2])


def test_a_removed_rally_comes_back_with_undo(two: Analyst) -> None:
    two.choose(0)
    QTest.keyClick(two.panel.list, Qt.Key.Key_Delete)
    assert two.names == ["Second"]
    two.document.undo()
    assert two.listed == ["First", "Second"]


@pytest.mark.parametrize(("platform", "left"), [("linux", ["First", "Second"]), ("darwin", ["Second"])])
def test_on_a_mac_backspace_is_the_key_that_removes(
    two: Analyst, platform: str, left: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    two.choose(0)
    QTest.keyClick(two.panel.list, Qt.Key.Key_Backspace)
    assert two.names == left


def test_the_suggested_name_is_never_one_that_is_taken(analyst: Analyst) -> None:
    analyst.name(Rally("Rally 2", range(5, 9)))
    analyst.panel.naming.set_range(range(100, 200))
    assert analyst.panel.naming.name.placeholderText() == "Rally 3"


def test_a_range_that_has_a_name_can_get_another(two: Analyst) -> None:
    two.panel.naming.set_range(range(100, 200))
    assert two.panel.naming.name.text() == "First"
    assert two.panel.naming.button.text() == "Rename"


def test_typed_text_survives_index_growth(two: Analyst) -> None:
    two.panel.naming.set_range(range(600, 700))
    two.panel.naming.ask()
    QTest.keyClicks(two.panel.naming.name, "Golden")
    two.time(25.0)
    two.panel.naming.set_range(range(600, 700))
    assert two.panel.naming.name.text() == "Golden"
    assert "10.0 s" in describe_extent(two.panel.list.rallies.rows[1])


def test_a_rally_has_its_time_and_its_hits(two: Analyst) -> None:
    hits = [Event(frame, EventKind.HIT) for frame in (320, 360, 549, 550)]
    two.find(Event(300, EventKind.SERVE), *hits[:2], Event(400, EventKind.BOUNCE), *hits[2:])
    first, second = two.panel.list.rallies.rows
    assert (first.clock, second.clock) == ("0:00:02", "0:00:06")
    assert not first.n_hits
    assert "4 hits" in describe_extent(second)


def test_winners_are_typed_in_turn_and_undone_singly(two: Analyst) -> None:
    two.choose(0)
    two.panel.fields.winner.setFocus()
    for winner in ("Red", "Blue"):
        QTest.keyClicks(two.panel.fields.winner, winner)
        QTest.keyClick(two.panel.fields.winner, Qt.Key.Key_Return)
    assert [rally.winner for rally in two.document.track.rallies] == ["Red", "Blue"]
    assert [facts.winner_name for facts in two.panel.list.rallies.rows] == ["Red", "Blue"]
    two.document.undo()
    assert [rally.winner for rally in two.document.track.rallies] == ["Red", ""]
    assert two.panel.fields.winner.text() == ""


def test_a_name_is_typed_to_its_end_while_a_run_names_a_rally(two: Analyst) -> None:
    two.choose(1)
    QTest.mouseClick(two.panel.rename, Qt.MouseButton.LeftButton)
    editor = of_type(QLineEdit, two.panel.list.findChild(QLineEdit))
    editor.selectAll()
    QTest.keyClicks(editor, "La")
    two.name(Rally("Third", range(600, 700)))
    QTest.keyClicks(editor, "st")
    QTest.keyClick(editor, Qt.Key.Key_Return)
    wait_until(lambda: len(two.panel.list.rallies.rows) == 3)
    assert two.names == ["First", "Last", "Third"]


def test_winner_field_works_for_rally_at_playhead(two: Analyst) -> None:
    assert not two.panel.fields.winner.isEnabled()
    two.panel.set_playhead(350)
    assert two.panel.list.chosen == Rally("Second", range(300, 550))
    assert two.panel.fields.winner.isEnabled()
    two.panel.filter.setText("nobody")
    two.panel.filter.clear()
    assert two.panel.fields.winner.isEnabled()


def test_click_into_winner_field_selects_the_old_name(two: Analyst) -> None:
    two.win(two.document.track.rallies[0], "Red")
    two.choose(0)
    QTest.mouseClick(two.panel.fields.winner, Qt.MouseButton.LeftButton)
    QTest.keyClicks(two.panel.fields.winner, "Blue")
    QTest.keyClick(two.panel.fields.winner, Qt.Key.Key_Return)
    assert two.document.track.rallies[0].winner == "Blue"


@pytest.mark.parametrize(
    ("typed", "winner"),
    [("RedBlue", ""), ("Anna", ""), ("red", "red"), ("near", "near"), ("LET", "LET"), ("Kim", "Kim")],
)
def test_winner_who_does_not_play_is_refused(two: Analyst, typed: str, winner: str) -> None:
    two.document.edit(not_none(place_match(two.document.track, MatchSetup(names=("Red Kim", "Blue Lee")))))
    refused: list[str] = []
    two.panel.winner_refused.connect(refused.append)
    two.choose(0)
    line = two.panel.fields.winner
    line.setFocus()
    QTest.keyClicks(line, typed)
    QTest.keyClick(line, Qt.Key.Key_Delete)
    QTest.keyClick(line, Qt.Key.Key_Return)
    assert two.document.track.rallies[0].winner == winner
    assert refused == (
        [] if winner else [f"First: '{typed}' names neither player. Type Red Kim, Blue Lee, near, far or let."]
    )
    assert two.panel.list.current_row == (1 if winner else 0)


def test_unnamed_players_may_have_any_winner() -> None:
    assert not MatchSetup(names=("Red", "")).is_unknown_winner("Blue")
    assert not MatchSetup(names=("Red", "Blue")).is_unknown_winner("")


def test_a_winner_stays_when_the_rally_is_renamed(two: Analyst) -> None:
    two.win(two.document.track.rallies[0], "Red")
    two.name(Rally("Match point", range(100, 200)))
    assert two.document.track.rallies[0] == Rally("Match point", range(100, 200), "Red")


@pytest.mark.parametrize(
    ("words", "shown"),
    [
        ("sec", ["Second"]),
        ("red", ["First"]),
        ("0:00:06", ["Second"]),
        ("no winner", ["Second"]),
        ("r", ["First", "Second"]),
    ],
)
def test_the_list_is_filtered_by_name_winner_and_time(two: Analyst, words: str, shown: list[str]) -> None:
    two.win(two.document.track.rallies[0], "Red")
    QTest.keyClicks(two.panel.filter, words)
    assert [rally.name for rally in two.panel.list.shown] == shown
    two.panel.filter.clear()
    assert len(two.panel.list.shown) == 2


def test_nothing_is_done_to_a_rally_that_the_filter_hides(two: Analyst) -> None:
    two.choose(0)
    QTest.keyClicks(two.panel.filter, "sec")
    QTest.keyClicks(two.panel.fields.winner, "Zoe")
    QTest.keyClick(two.panel.fields.winner, Qt.Key.Key_Return)
    assert [rally.winner for rally in two.document.track.rallies] == ["", "Zoe"]
    two.panel.filter.setText("nobody")
    assert not two.panel.remove.isEnabled()
    assert not two.panel.fields.winner.isEnabled()


def test_enter_passes_over_rallies_that_the_filter_hides(two: Analyst) -> None:
    two.name(Rally("Third", range(700, 800)))
    two.win(two.document.track.rallies[1], "Red")
    two.panel.filter.setText("no winner")
    two.choose(0)
    two.panel.fields.winner.setFocus()
    QTest.keyClick(two.panel.fields.winner, Qt.Key.Key_Return)
    QTest.keyClicks(two.panel.fields.winner, "Blue")
    QTest.keyClick(two.panel.fields.winner, Qt.Key.Key_Return)
    assert [rally.winner for rally in two.document.track.rallies] == ["", "Red", "Blue"]
