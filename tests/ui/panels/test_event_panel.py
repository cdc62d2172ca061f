"""Test the list of events: its content, moving through it, and deleting."""

from collections.abc import Iterator

import numpy as np
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication

from mouse import turn_wheel
from narrowing import not_none
from poses import person, with_wrist_at
from qt import put_on_screen, wait_until
from rallytrace.analysis.facts.conflicts import CONFLICTS
from rallytrace.analysis.facts.events import FOUND_EVENTS
from rallytrace.session.match.match_facts_provider import MatchFactsProvider
from rallytrace.session.preferences import Preferences
from rallytrace.session.workspace import Workspace
from rallytrace.track import edits
from rallytrace.track.detections import Source
from rallytrace.track.edits import Edit
from rallytrace.track.geometry import Size
from rallytrace.track.lists import BoardsChange, Event, EventKind, MatchesChange, RalliesChange, Rally
from rallytrace.track.match_setup import MatchSetup
from rallytrace.track.poses import PoseRows
from rallytrace.track.scoreboard import BoardReading
from rallytrace.track.sports import Sport
from rallytrace.track.track import Layer, State, make_rows
from rallytrace.ui.keyboard.stroke_keys import STROKE_KEYS
from rallytrace.ui.look.time_axis import FrameTimes
from rallytrace.ui.main_window.window import MainWindow
from rallytrace.ui.panels.event_list import EventLine
from rallytrace.ui.panels.event_panel import EventPanel
from rallytrace.ui.panels.review_panel import ReviewPanel
from windows import go_to, press, shown_with

RATE = 25.0
SHIFT, CTRL = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier
FOUND = (
    Event(50, EventKind.SERVE),
    Event(100, EventKind.BOUNCE),
    Event(150, EventKind.HIT),
    Event(200, EventKind.BOUNCE),
    Event(260, EventKind.LANDING),
)


class Analyst:
    """A panel whose requests are carried out, as the window does it."""

    def __init__(self, n_frames: int = 1000) -> None:
        self.workspace = Workspace(Preferences())
        self.document = self.workspace.document
        self.document.open(n_frames)
        self.provider = MatchFactsProvider(self.workspace)
        self.actions = {name: QAction(name) for name in ("track_all", "event_mode", "court_mode", *STROKE_KEYS)}
        self.actions["event_mode"].setCheckable(True)
        self.actions["stroke_smash"].setShortcut("M")
        self.actions["event_mode"].setShortcut("Ctrl+Shift+E")
        self.panel = EventPanel(self.workspace, self.provider, self.actions)
        self.panel.set_times(FrameTimes(rate=RATE))
        self.frames: list[int] = []
        self.panel.frame_requested.connect(self.frames.append)
        self.panel.frame_requested.connect(self.panel.set_playhead)
        self.panel.edit_requested.connect(self.document.edit)
        self.left = QSignalSpy(self.panel.focus_released)
        self.panel.resize(270, 280)
        put_on_screen(self.panel, active=True)

    def track(self) -> None:
        """Let a run have found the ball somewhere."""
        said = make_rows(10, State.VISIBLE, Source.PREDICTED, x=5.0, y=5.0)
        self.document.edit(Edit("Track", (self.document.track.change(Layer.PREDICTED, range(10), said),)))

    def find(self, *events: Event) -> None:
        self.provider.live.provide(FOUND_EVENTS, events)
        self.settle()

    def settle(self) -> None:
        """Let the panel do what it has put off."""
        wait_until(lambda: not self.panel._due)

    def set_event(self, frame: int, kind: EventKind) -> None:
        self.document.edit(not_none(edits.mark_event(self.document.track, frame, kind)))
        self.settle()

    @property
    def lines(self) -> list[EventLine]:
        return [self.panel.model.line(event) for event in self.panel.model.rows]

    @property
    def listed(self) -> list[tuple[int, str]]:
        return [(event.frame, event.kind.value) for event in self.panel.model.rows]

    @property
    def row(self) -> int:
        return self.panel.list.currentIndex().row()

    def click(self, row: int, keys: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        view = self.panel.list
        index = self.panel.model.index(row, 0)
        wait_until(lambda: view.viewport().rect().intersects(view.visualRect(index)))
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, keys, view.visualRect(index).center())

    def key(self, key: Qt.Key, keys: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        QTest.keyClick(self.panel.list, key, keys)

    def is_seen(self, row: int) -> bool:
        view = self.panel.list
        return view.viewport().rect().contains(view.visualRect(self.panel.model.index(row, 0)).center())

    def confine_to(self, words: str) -> None:
        """Choose a kind with the keyboard."""
        box = self.panel.filter
        box.setFocus()
        at = next(at for at in range(box.count()) if box.itemText(at).startswith(words))
        while box.currentIndex() != at:
            QTest.keyClick(box, Qt.Key.Key_Down if box.currentIndex() < at else Qt.Key.Key_Up)


@pytest.fixture
def analyst(qapp: QApplication) -> Iterator[Analyst]:
    assert qapp is not None
    analyst = Analyst()
    yield analyst
    analyst.workspace.shutdown()


@pytest.fixture
def five(analyst: Analyst) -> Analyst:
    analyst.track()
    analyst.find(*FOUND)
    return analyst


def test_events_have_time_kind_rally_and_who_said_so(five: Analyst) -> None:
    five.document.edit(edits.name_rally(five.document.track, Rally("Match point", range(90, 300))))
    five.set_event(151, EventKind.HIT)
    assert [(line.time, line.words, line.rally, line.by_hand) for line in five.lines[:3]] == [
        ("0:02.0", "Serve", "", False),
        ("0:04.0", "Bounce", "Match point", False),
        ("0:06.0", "Hit", "Match point", True),
    ]
    assert five.panel.count.text() == "5 events"
    assert five.panel.by_hand.text() == "1 set by hand"


def test_the_player_of_a_hit_is_named_once_poses_are_known(five: Analyst) -> None:
    source = five.provider.live.source
    source.size, source.known_seconds = Size(1280, 720), np.arange(1000) / RATE
    for event in FOUND:
        five.set_event(event.frame, event.kind)
    path = make_rows(1000, State.VISIBLE, Source.PREDICTED, x=300.0, y=300.0)
    five.document.edit(Edit("Track", (five.document.track.change(Layer.PREDICTED, range(1000), path),)))
    near, far = with_wrist_at(300, 300, feet=600, height=250), with_wrist_at(300, 300, feet=320, height=90)
    found = PoseRows.of({50: [near, person(900, 80)], 150: [far, person(900, 80)]})
    five.document.project.add_poses(found)
    wait_until(lambda: five.lines[0].words == "Serve, near player")
    assert [line.words for line in five.lines] == [
        "Serve, near player",
        "Bounce",
        "Hit, far player",
        "Bounce",
        "Landing",
    ]


def test_in_a_long_match_all_times_have_hours(qapp: QApplication) -> None:
    assert qapp is not None
    analyst = Analyst(200_000)
    analyst.find(Event(50, EventKind.HIT), Event(100_000, EventKind.HIT))
    assert [line.time for line in analyst.lines] == ["0:00:02.0", "1:06:40.0"]
    analyst.workspace.shutdown()


def test_event_at_or_before_playhead_is_current(five: Analyst) -> None:
    for frame, row in ((49, -1), (50, 0), (99, 0), (100, 1), (999, 4), (10, -1)):
        five.panel.set_playhead(frame)
        assert five.row == row
        assert five.panel.list.selectionModel().hasSelection() is (row >= 0)


def test_a_click_goes_to_an_event_and_up_and_down_walk_on(five: Analyst) -> None:
    five.click(1)
    assert five.frames == [100]
    five.key(Qt.Key.Key_Down)
    five.key(Qt.Key.Key_Down)
    five.key(Qt.Key.Key_Up)
    assert five.frames == [100, 150, 200, 150]
    assert five.row == 2
    assert five.left.count() == 0


def test_enter_goes_to_the_event_and_to_the_video(five: Analyst) -> None:
    five.panel.set_playhead(170)
    five.key(Qt.Key.Key_Return)
    assert five.frames == [150]
    assert five.left.count() == 1
    five.key(Qt.Key.Key_Escape)
    assert five.frames == [150]
    assert five.left.count() == 2


def test_it_is_confined_to_a_kind_or_to_what_was_set_by_hand(five: Analyst) -> None:
    five.set_event(400, EventKind.BOUNCE)
    box = five.panel.filter
    assert [box.itemText(at) for at in range(box.count())] == [
        "All events (6)",
        "Serves (1)",
        "Hits (1)",
        "Bounces (3)",
        "Landings (1)",
        "Set by hand (1)",
    ]
    five.confine_to("Bounces")
    assert [frame for frame, _ in five.listed] == [100, 200, 400]
    five.panel.set_playhead(250)
    assert five.row == 1
    five.confine_to("Set by hand")
    assert five.listed == [(400, "bounce")]
    assert five.panel.count.text() == "1 of 6 events"


def test_contradictions_without_an_event_are_not_counted(five: Analyst) -> None:
    """The scoreboard contradicts the winner of a rally in which no event was found."""
    points = (("3", "5"), ("4", "5"), ("5", "5"), ("5", "6"))
    boards = tuple(
        BoardReading(100 * k + 600, 100 * k + 620, (up,), (low,), 0.99, 2) for k, (up, low) in enumerate(points)
    )
    rallies = tuple(Rally(f"Rally {k + 1}", range(100 * k + 600, 100 * k + 640), "near") for k in range(3))
    changes = BoardsChange((), boards), RalliesChange((), rallies), MatchesChange((), (MatchSetup(),))
    five.document.edit(Edit("Read", changes))
    five.settle()
    wait_until(lambda: list(five.provider.live[CONFLICTS]) == [800])
    five.settle()
    box = five.panel.filter
    assert not any("Contradictions" in box.itemText(at) for at in range(box.count()))


def test_delete_takes_an_event_set_by_hand_away(five: Analyst) -> None:
    five.set_event(100, EventKind.HIT)
    assert (100, "hit") in five.listed
    five.click(1)
    five.key(Qt.Key.Key_Delete)
    five.settle()
    assert five.document.track.events == ()
    assert (100, "bounce") in five.listed  # which was found there
    five.document.undo()
    five.settle()
    assert (100, "hit") in five.listed


def test_delete_denies_a_found_event(five: Analyst) -> None:
    five.click(1)
    five.key(Qt.Key.Key_Delete)
    five.settle()
    assert five.document.track.events == (Event(100, EventKind.NO_EVENT),)
    assert [frame for frame, _ in five.listed] == [50, 150, 200, 260]
    assert five.row == 0
    five.key(Qt.Key.Key_Down)
    assert five.frames[-1] == 150
    five.document.undo()
    five.settle()
    assert len(five.listed) == 5


def test_several_events_go_in_one_step(five: Analyst) -> None:
    five.set_event(400, EventKind.HIT)
    five.click(1)
    five.click(2, SHIFT)
    five.click(5, CTRL)
    assert five.frames == [100]
    QTest.mouseClick(five.panel.remove, Qt.MouseButton.LeftButton)
    five.settle()
    assert [frame for frame, _ in five.listed] == [50, 200, 260]
    assert five.panel.list.chosen == (FOUND[0],)
    five.document.undo()
    five.settle()
    assert len(five.listed) == 6


def test_events_that_are_close_need_one_mark_for_both(five: Analyst) -> None:
    close = (Event(500, EventKind.HIT), Event(502, EventKind.BOUNCE), Event(505, EventKind.HIT))
    five.document.edit(not_none(edits.remove_events(five.document.track, close)))
    assert [event.frame for event in five.document.track.events] == [500, 505]
    assert edits.remove_events(five.document.track, ()) is None


def test_wheel_stops_following_and_click_resumes(analyst: Analyst) -> None:
    analyst.track()
    analyst.find(*(Event(10 * at, EventKind.HIT) for at in range(1, 90)))
    analyst.panel.set_playhead(450)
    assert analyst.is_seen(44)
    turn_wheel(analyst.panel.list.viewport(), QPoint(50, 50), 8)
    QTest.qWait(10)
    top = analyst.panel.list.verticalScrollBar().value()
    assert not analyst.is_seen(44)
    analyst.panel.set_playhead(470)
    assert analyst.row == 46
    assert analyst.panel.list.verticalScrollBar().value() == top
    row = analyst.panel.list.indexAt(QPoint(50, 50)).row()
    analyst.click(row)
    assert analyst.frames == [10 * (row + 1)]
    analyst.panel.set_playhead(880)
    assert analyst.is_seen(87)


def test_changes_elsewhere_do_not_move_visible_rows(analyst: Analyst) -> None:
    analyst.track()
    events = [Event(10 * at, EventKind.HIT) for at in range(10, 90)]
    analyst.find(*events)
    analyst.panel.set_playhead(850)
    turn_wheel(analyst.panel.list.viewport(), QPoint(50, 50), 6)
    QTest.qWait(10)
    view = analyst.panel.list

    def seen() -> Event:
        return analyst.panel.model.rows[view.indexAt(QPoint(5, 2)).row()]

    before = seen()
    analyst.find(Event(5, EventKind.SERVE), Event(20, EventKind.HIT), *events)
    assert seen() == before
    assert analyst.panel.list.chosen == (Event(850, EventKind.HIT),)


def test_an_empty_list_says_why(analyst: Analyst) -> None:
    panel = analyst.panel
    analyst.settle()
    assert panel.empty.isVisible()
    assert "When the video has been tracked" in panel.empty.text()
    asked = QSignalSpy(analyst.actions["track_all"].triggered)
    panel.empty.linkActivated.emit("track")
    assert asked.count() == 1
    analyst.track()
    wait_until(lambda: panel.empty.text().startswith("No events were found."))
    assert "Ctrl+Shift+E" in panel.empty.text()
    analyst.find(*FOUND)
    assert panel.list.isVisible()
    analyst.confine_to("Serves")
    analyst.find(*FOUND[1:])
    assert panel.empty.isVisible()
    assert "Show all 4 events" in panel.empty.text()
    panel.empty.linkActivated.emit("all")
    assert len(analyst.listed) == 4
    assert not analyst.panel.filter.currentIndex()


def test_event_mode_lists_stroke_keys_of_the_sport(five: Analyst) -> None:
    keys = five.panel.stroke_keys
    assert not keys.isVisible()
    five.actions["event_mode"].setChecked(True)
    assert keys.isVisible()
    assert "M\N{NO-BREAK SPACE}smash" in keys.text()
    five.provider.live.set_sport(Sport.TENNIS)
    five.find(*FOUND)
    assert "M\N{NO-BREAK SPACE}overhead" in keys.text()
    five.actions["event_mode"].setChecked(False)
    assert not keys.isVisible()


def test_nothing_is_done_while_it_is_hidden(five: Analyst) -> None:
    five.panel.hide()
    five.provider.live.provide(FOUND_EVENTS, FOUND[:2])
    five.panel.set_playhead(120)
    QTest.qWait(30)
    assert len(five.listed) == 5
    five.panel.show()
    wait_until(lambda: len(five.listed) == 2)
    assert five.row == 1


def test_edit_among_14000_events_updates_one_row(qapp: QApplication) -> None:
    assert qapp is not None
    analyst = Analyst(220_000)
    analyst.track()
    many = [Event(15 * at, EventKind.HIT if at % 2 else EventKind.BOUNCE) for at in range(1, 14_001)]
    analyst.find(*many)
    assert analyst.panel.count.text() == "14,000 events"
    for at in range(5):
        frame = 15 * (100 + 2500 * at)
        analyst.panel.set_playhead(frame)
        analyst.document.edit(not_none(edits.mark_event(analyst.document.track, frame, EventKind.NO_EVENT)))
        analyst.panel._catch_up()
        assert len(analyst.listed) == 14_000 - at - 1
    analyst.workspace.shutdown()


@pytest.fixture
def window(qapp: QApplication) -> Iterator[MainWindow]:
    """Yield the demo rally in the real window, with an event that was set by hand."""
    with shown_with(qapp) as window:
        document = window.workspace.document
        for frame, kind in ((40, EventKind.SERVE), (90, EventKind.HIT), (140, EventKind.LANDING)):
            document.edit(not_none(edits.mark_event(document.track, frame, kind)))
        go_to(window, 100)
        yield window


def test_a_key_opens_it_and_its_keys_do_not_reach_the_video(window: MainWindow) -> None:
    panel = window.docks.panel(EventPanel)
    assert not panel.isVisible()
    press(window, Qt.Key.Key_F9, SHIFT)
    wait_until(lambda: panel.model.rowCount() == 3)
    assert panel.list.currentIndex().row() == 1
    place = panel.list.visualRect(panel.model.index(0, 0)).center()
    QTest.mouseClick(panel.list.viewport(), Qt.MouseButton.LeftButton, pos=place)
    wait_until(lambda: window.workspace.frame == 40 and window.has_picture)
    QTest.keyClick(panel.list, Qt.Key.Key_Down)
    wait_until(lambda: window.workspace.frame == 90 and window.has_picture)
    QTest.keyClick(panel.list, Qt.Key.Key_Right)  # a key of the window
    wait_until(lambda: window.workspace.frame == 91 and window.has_picture)
    assert panel.list.hasFocus()
    human = np.array(window.workspace.document.track.layer(Layer.HUMAN)["state"])
    QTest.keyClick(panel.list, Qt.Key.Key_Delete)
    wait_until(lambda: panel.model.rowCount() == 2)
    assert [event.frame for event in window.workspace.document.track.events] == [40, 140]
    assert np.array_equal(human, window.workspace.document.track.layer(Layer.HUMAN)["state"])
    QTest.keyClick(panel.list, Qt.Key.Key_Z, CTRL)
    wait_until(lambda: panel.model.rowCount() == 3)
    QTest.keyClick(panel.list, Qt.Key.Key_Return)
    wait_until(lambda: window.workspace.frame == 90 and window.view.hasFocus())


def test_stepping_from_event_to_event_selects_one_alone(window: MainWindow) -> None:
    panel = window.docks.panel(EventPanel)
    press(window, Qt.Key.Key_F9, SHIFT)
    wait_until(lambda: panel.model.rowCount() == 3)
    press(window, Qt.Key.Key_PageDown, CTRL)
    wait_until(lambda: window.workspace.frame == 140 and window.has_picture)
    assert [event.frame for event in panel.list.chosen] == [140]


def test_behind_a_tab_it_waits_until_it_is_seen(window: MainWindow) -> None:
    panel = window.docks.panel(EventPanel)
    press(window, Qt.Key.Key_F9, SHIFT)
    wait_until(lambda: panel.model.rowCount() == 3)
    press(window, Qt.Key.Key_F4)
    wait_until(lambda: not window.docks.panel(ReviewPanel).visibleRegion().isEmpty())
    window.workspace.document.edit(not_none(edits.mark_event(window.workspace.document.track, 10, EventKind.BOUNCE)))
    QTest.qWait(50)
    assert panel.model.rowCount() == 3
    press(window, Qt.Key.Key_F9, SHIFT)
    wait_until(lambda: panel.model.rowCount() == 4)


def test_a_filter_lists_what_it_finds_and_the_button_plays_it(window: MainWindow) -> None:
    panel = window.docks.panel(EventPanel)
    press(window, Qt.Key.Key_F9, SHIFT)
    wait_until(lambda: panel.model.rowCount() == 3)
    panel.words.setFocus()
    QTest.keyClicks(panel.words, "by hand not event = landing")
    assert [event.kind for event in panel.model.rows] == [EventKind.SERVE, EventKind.HIT]
    assert panel.count.text() == "2 of 3 events"
    QTest.keyClicks(panel.words, " no such")
    assert panel.model.rowCount() == 0
    panel.words.setText("event = hit")
    QTest.mouseClick(panel.play, Qt.MouseButton.LeftButton)
    playhead = window.workspace.playhead
    wait_until(lambda: playhead.playing and window.workspace.frame < 90)
    wait_until(lambda: not playhead.playing)
    assert window.workspace.frame > 90
