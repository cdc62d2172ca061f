from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QVBoxLayout, QWidget

from mouse import double_click, move_mouse, turn_wheel
from narrowing import not_none
from poses import poses_of, with_wrist_at
from pseudo_language import painted_texts
from qt import put_on_screen, wait_until
from rallytrace.session.document import Document, RunStep
from rallytrace.session.live_facts import LiveFacts
from rallytrace.track.edits import Edit, accept, mark_event, mark_non_play, name_rally, place
from rallytrace.track.geometry import Size
from rallytrace.track.lists import Event, EventKind, Rally
from rallytrace.track.overlay_style import OverlayStyle
from rallytrace.track.track import PREDICTED_ROW, Layer, State
from rallytrace.ui.timeline.strip import EDGE_WIDTH_PX, GUTTER_WIDTH_PX, Strip
from rallytrace.ui.timeline.timeline import Timeline

N_FRAMES = 1000
WIDTH = GUTTER_WIDTH_PX + 1000 + EDGE_WIDTH_PX
HUMAN = "#ff00ff"
LEFT, NONE = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
SHIFT = Qt.KeyboardModifier.ShiftModifier


class Window(QWidget):
    """A timeline under a field that has the keyboard, and what the timeline asked for."""

    def __init__(self, n_frames: int = N_FRAMES) -> None:
        super().__init__()
        self.document = Document(self)
        self.document.open(n_frames)
        self.facts = LiveFacts(self.document, parent=self)
        self.timeline = Timeline(self.document, self.facts, self)
        self.timeline.set_video(Size(1280, 720), 50.0)
        self.timeline.set_style(OverlayStyle(predicted="#4cc3ff", inpainted="#ff9a3d", human=HUMAN))
        self.field = QLineEdit(self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.field)
        column.addWidget(self.timeline)
        self.frame_sought: list[tuple[int, bool]] = []
        self.ranges: list[range] = []
        self.timeline.frame_sought.connect(self._seek)
        self.timeline.range_selected.connect(self.ranges.append)
        self.resize(WIDTH, 260)
        put_on_screen(self)

    def _seek(self, frame: int, scrubbing: bool) -> None:
        self.frame_sought.append((frame, scrubbing))

    def lane(self, name: str) -> Strip:
        return next(strip for strip in self.timeline.strips if strip.name == name)

    def shot(self, name: str) -> QImage:
        """Return what a strip looks like."""
        return self.lane(name).grab().toImage()

    def track(self, frames: range) -> None:
        """Let a run see the ball in these frames."""
        seen = np.zeros(len(frames), PREDICTED_ROW)
        seen["state"], seen["x"], seen["y"], seen["confidence"] = State.VISIBLE, 640, 360, 0.9
        change = self.document.track.change(Layer.PREDICTED, frames, seen)
        self.document.edit(Edit("Track", (change,), RunStep(1)))


@pytest.fixture
def window(qapp: QApplication) -> Window:
    assert qapp is not None
    return Window()


def at(frame: float, y: int = 30) -> QPoint:
    """Return the pixel of a frame while all of the video is shown."""
    return QPoint(GUTTER_WIDTH_PX + round(frame), y)


def drag(strip: Strip, stops: list[QPoint], modifiers: Any = Qt.KeyboardModifier.NoModifier) -> None:
    left = Qt.MouseButton.LeftButton
    QTest.mousePress(strip, left, modifiers, stops[0])
    for stop in stops[1:]:
        move_mouse(strip, stop)
    QTest.mouseRelease(strip, left, modifiers, stops[-1])


def colours_in(image: QImage, colour: str) -> list[tuple[int, int]]:
    wanted = QColor(colour).rgb()
    return [(x, y) for y in range(image.height()) for x in range(image.width()) if image.pixel(x, y) == wanted]


def test_a_click_seeks_to_the_frame_under_it(window: Window) -> None:
    QTest.mouseClick(window.lane("State"), Qt.MouseButton.LeftButton, pos=at(400))
    assert window.frame_sought == [(400, True), (400, False)]


def test_a_drag_scrubs_and_settles_where_it_is_let_go(window: Window) -> None:
    drag(window.lane("x"), [at(100), at(150), at(150), at(220)])
    assert window.frame_sought == [(100, True), (150, True), (220, True), (220, False)]


def test_a_drag_past_the_end_stays_at_the_last_frame(window: Window) -> None:
    drag(window.lane("State"), [at(990), QPoint(WIDTH + 50, 30)])
    assert window.frame_sought[-1] == (N_FRAMES - 1, False)


def test_a_drag_with_shift_selects_a_range_in_either_direction(window: Window) -> None:
    drag(window.lane("State"), [at(300), at(250), at(200)], Qt.KeyboardModifier.ShiftModifier)
    assert window.ranges == [range(200, 301)]
    assert window.frame_sought == []


def test_the_wheel_zooms_at_the_mouse(window: Window) -> None:
    strip = window.lane("State")
    before = window.timeline.view.axis.position_at(700)
    turn_wheel(strip, at(700), 4)
    axis = window.timeline.view.axis
    assert axis.span < N_FRAMES / 2
    assert axis.position_at(700) == pytest.approx(before)
    turn_wheel(strip, at(700), -9)
    assert window.timeline.view.axis.fitted


def test_the_wheel_with_shift_pans(window: Window) -> None:
    strip = window.lane("State")
    turn_wheel(strip, at(0), 4)
    start = window.timeline.view.axis.start
    turn_wheel(strip, at(500), -2, Qt.KeyboardModifier.ShiftModifier)
    assert window.timeline.view.axis.start > start


def test_a_drag_on_the_axis_pans_and_a_click_there_seeks(window: Window) -> None:
    head = window.timeline.strips[0]
    window.timeline.view.axis = window.timeline.view.axis.fit(range(400, 600))
    start = window.timeline.view.axis.start
    drag(head, [at(500, 8), at(450, 8), at(300, 8)])
    assert window.timeline.view.axis.start == pytest.approx(start + 200 / window.timeline.view.axis.per_frame)
    assert window.frame_sought == []
    QTest.mouseClick(head, Qt.MouseButton.LeftButton, pos=at(500, 8))
    assert [scrubbing for _, scrubbing in window.frame_sought] == [True, False]


def test_a_double_click_shows_everything_again(window: Window) -> None:
    window.timeline.view.axis = window.timeline.view.axis.fit(range(400, 600))
    double_click(window.lane("y"), at(500, 20))
    assert window.timeline.view.axis.fitted


def test_a_double_click_on_a_rally_shows_the_rally(window: Window) -> None:
    window.document.edit(name_rally(window.document.track, Rally("First", range(200, 300))))
    rallies = window.lane("Rallies")
    double_click(rallies, at(250, 8))
    assert window.timeline.view.axis.frames == range(195, 305)
    double_click(rallies, at(500, 8))
    assert window.timeline.view.axis.fitted


def test_rallies_have_a_row_of_their_own_while_there_are_some(window: Window) -> None:
    """Over the states they left those of hidden balls a few pixels."""
    rallies, least = window.lane("Rallies"), window.timeline.minimumSizeHint()
    assert not rallies.isVisible()
    window.document.edit(name_rally(window.document.track, Rally("First", range(200, 300))))
    assert rallies.isVisible()
    assert window.timeline.minimumSizeHint() == least, "a window as low as it can be stays as it is"
    window.document.undo()
    assert not rallies.isVisible()


def test_click_on_name_folds_and_unfolds_strip(window: Window) -> None:
    strip = window.lane("Confidence")
    QTest.mouseClick(strip, Qt.MouseButton.LeftButton, pos=QPoint(20, 8))
    assert window.timeline.folded == ("Confidence",)
    QTest.qWait(20)
    assert strip.height() < 20
    QTest.mouseClick(strip, Qt.MouseButton.LeftButton, pos=QPoint(20, 8))
    assert not window.timeline.folded
    assert window.frame_sought == []


def test_the_keyboard_stays_where_it_is(window: Window) -> None:
    put_on_screen(window, active=True)
    window.field.setFocus()
    drag(window.lane("State"), [at(100), at(200)])
    turn_wheel(window.lane("x"), at(100), 2)
    assert window.field.hasFocus()


def test_the_frame_under_the_mouse_is_told(window: Window) -> None:
    move_mouse(window.lane("x"), at(321))
    assert window.timeline.view.hover == 321
    bare = window.timeline.strips[0].grab().toImage()
    QApplication.sendEvent(window.lane("x"), QEvent(QEvent.Type.Leave))
    assert window.timeline.view.hover is None
    assert window.timeline.strips[0].grab().toImage() != bare


def test_threshold_of_last_run_is_a_line(window: Window) -> None:
    bare = window.shot("Confidence")
    window.document.project.begin_run("first", {"threshold": 0.5})
    first = window.shot("Confidence")
    window.document.project.begin_run("second", {"threshold": 0.2})
    assert bare != first != window.shot("Confidence") != bare
    window.document.open(N_FRAMES)
    assert window.shot("Confidence") == bare


def test_a_threshold_that_a_flight_check_replaced_is_no_line(window: Window) -> None:
    window.document.project.begin_run("first", {"threshold": 0.5, "flight_check": True})
    assert window.timeline.view.threshold is None


def test_a_human_point_shows_among_200_000_frames(qapp: QApplication) -> None:
    assert qapp is not None
    window = Window(200_000)
    window.track(range(200_000))
    assert colours_in(window.shot("State"), HUMAN) == []
    window.document.edit(place(window.document.track, 100_000, 10, 20))
    marks = colours_in(window.shot("State"), HUMAN)
    assert marks
    assert all(GUTTER_WIDTH_PX + 499 <= x <= GUTTER_WIDTH_PX + 502 for x, _ in marks)


def test_run_results_are_drawn_as_they_come(window: Window) -> None:
    before = window.shot("x")
    window.track(range(200, 400))
    after = window.shot("x")
    changed = [
        x for x in range(after.width()) if any(after.pixel(x, y) != before.pixel(x, y) for y in range(after.height()))
    ]
    assert min(changed) >= GUTTER_WIDTH_PX + 198
    assert max(changed) <= GUTTER_WIDTH_PX + 402


def test_playhead_stays_visible_unless_timeline_is_dragged(window: Window) -> None:
    window.timeline.view.axis = window.timeline.view.axis.fit(range(100, 200))
    window.timeline.set_playhead(600)
    assert 600 in window.timeline.view.axis.frames
    QTest.mousePress(window.lane("State"), Qt.MouseButton.LeftButton, pos=at(100))
    window.timeline.set_playhead(50)
    assert 50 not in window.timeline.view.axis.frames
    QTest.mouseRelease(window.lane("State"), Qt.MouseButton.LeftButton, pos=at(100))


def test_frames_that_the_index_has_not_reached_are_hatched(window: Window) -> None:
    window.timeline.set_indexed(N_FRAMES, 2 * N_FRAMES)
    image = window.shot("Confidence")
    low = image.height() - 5
    row = {image.pixel(x, low) for x in range(GUTTER_WIDTH_PX + 520, GUTTER_WIDTH_PX + 980)}
    known = {image.pixel(x, low) for x in range(GUTTER_WIDTH_PX + 20, GUTTER_WIDTH_PX + 480)}
    assert len(row) > 1
    assert len(known) == 1


def test_one_mark_and_both_are_drawn(window: Window) -> None:
    bare = window.shot("y")
    window.timeline.set_marks(300, None)
    one = window.shot("y")
    window.timeline.set_marks(300, 499)
    both = window.shot("y")
    assert len({bytes(image.constBits()) for image in (bare, one, both)}) == 3
    window.timeline.set_marks(None, None)
    assert window.shot("y") == bare


def test_another_video_is_shown_from_the_start_and_whole(window: Window) -> None:
    window.timeline.view.axis = window.timeline.view.axis.fit(range(400, 600))
    window.document.open(50)
    assert window.timeline.view.axis.frames == range(50)
    window.document.open(0)
    assert window.shot("State").width() == WIDTH


def test_a_curve_joins_neighbours_and_marks_sources_when_near(window: Window) -> None:
    window.track(range(1000))
    window.document.edit(place(window.document.track, 500, 100, 100))
    window.timeline.view.axis = window.timeline.view.axis.fit(range(490, 511))
    assert colours_in(window.shot("x"), HUMAN)


def test_curve_uses_height_of_its_lane(window: Window) -> None:
    for frame in range(300):
        window.document.edit(place(window.document.track, frame, 640 + 140 * np.sin(frame / 30), 360))
    heights = [y for x, y in colours_in(window.shot("x"), HUMAN) if x < GUTTER_WIDTH_PX + 300]
    assert max(heights) - min(heights) > 0.5 * window.lane("x").height()
    window.document.edit(place(window.document.track, 900, 20, 360))
    heights = [y for x, y in colours_in(window.shot("x"), HUMAN) if x < GUTTER_WIDTH_PX + 300]
    assert max(heights) - min(heights) < 0.5 * window.lane("x").height()


def test_frames_that_the_index_finds_later_are_there_to_be_drawn(window: Window) -> None:
    window.document.grow(3000)
    window.timeline.set_indexed(3000)
    assert window.timeline.view.axis.frames == range(3000)
    window.track(range(2000, 2500))
    looks = window.timeline.view.arrays.looks.values
    assert len(looks) == 3000
    assert looks[2000:2500].all()
    assert not looks[:2000].any()


def test_a_run_shows_how_far_it_has_come_in_its_own_order(window: Window) -> None:
    head = window.timeline.strips[0]
    window.timeline.set_working([range(500, 1000), range(500)], 600)
    image = head.grab().toImage()
    row = [image.pixelColor(GUTTER_WIDTH_PX + x, head.height() - 3).name() for x in (50, 150, 600, 990)]
    assert row[0] == row[2] == row[3]
    assert row[1] != row[0]
    window.timeline.set_working()
    assert head.grab().toImage() != image


def columns_that_differ(before: QImage, after: QImage) -> list[int]:
    """Return the columns of two pictures of a strip that are not alike, counted from the first frame's."""
    height = range(before.height())
    return [
        x - GUTTER_WIDTH_PX
        for x in range(before.width())
        if any(before.pixel(x, y) != after.pixel(x, y) for y in height)
    ]


def test_reviewed_frames_are_seen_as_such(window: Window) -> None:
    window.track(range(1000))
    before = window.shot("State")
    window.document.edit(not_none(accept(window.document.track, range(300, 400))))
    assert columns_that_differ(before, window.shot("State")) == list(range(300, 400))
    window.document.undo()
    assert window.shot("State") == before


def test_non_play_is_hatched_in_every_strip(window: Window) -> None:
    names = [strip.name for strip in window.timeline.strips[1:] if strip.isVisible()]
    before = {name: window.shot(name) for name in names}
    window.document.edit(not_none(mark_non_play(window.document.track, range(600, 700))))
    for name in names:
        hatched = columns_that_differ(before[name], window.shot(name))
        assert 0 <= min(hatched) - 600 <= 10
        assert 0 <= 699 - max(hatched) <= 10


def test_events_that_were_found_give_way_to_those_of_a_person(window: Window) -> None:
    window.timeline.set_events([Event(200, EventKind.HIT), Event(500, EventKind.BOUNCE)])
    found = window.shot("State")
    assert colours_in(found, HUMAN) == []
    window.document.edit(not_none(mark_event(window.document.track, 501, EventKind.LANDING)))
    shown = window.timeline.view.events_in(range(N_FRAMES))
    assert shown == (Event(200, EventKind.HIT), Event(501, EventKind.LANDING))
    after = window.shot("State")
    assert all(abs(x - 501) < 10 for x in columns_that_differ(found, after))
    marked = colours_in(after, HUMAN)
    assert marked
    assert all(abs(x - GUTTER_WIDTH_PX - 501) < 10 for x, _ in marked)


@pytest.mark.parametrize("kind", [EventKind.SERVE, EventKind.HIT, EventKind.BOUNCE, EventKind.LANDING])
def test_each_event_kind_has_its_own_sign(window: Window, kind: EventKind) -> None:
    window.timeline.set_events([Event(500, kind)])
    shot = window.shot("State")
    for other in {EventKind.SERVE, EventKind.HIT, EventKind.BOUNCE, EventKind.LANDING} - {kind}:
        window.timeline.set_events([Event(500, other)])
        assert window.shot("State") != shot


def test_thousands_of_events_are_strokes_where_they_lie(window: Window) -> None:
    window.timeline.set_events([Event(500, EventKind.HIT)])
    one = window.shot("State")
    window.timeline.set_events([Event(frame, EventKind.HIT) for frame in range(400, 600)])
    many = columns_that_differ(one, window.shot("State"))
    assert min(many) == 400
    assert max(many) == 599


def test_suspicion_redraws_its_own_strip_alone(window: Window) -> None:
    names = [strip.name for strip in window.timeline.strips[1:] if strip.isVisible()]
    before = {name: window.shot(name) for name in names}
    suspicion = np.zeros(N_FRAMES, np.float32)
    suspicion[250] = 0.9
    window.timeline.set_suspicion(suspicion, 0.5)
    assert [name for name in names if window.shot(name) != before[name]] == ["Suspicion"]
    again = window.shot("Suspicion")
    window.timeline.set_suspicion(suspicion, 0.95)
    assert window.shot("Suspicion") != again


def test_only_what_is_in_the_queue_has_the_colour_of_suspicion(window: Window) -> None:
    suspicion = np.zeros(N_FRAMES, np.float32)
    suspicion[100:200] = suspicion[300:400] = 0.9
    window.timeline.set_suspicion(suspicion, 0.5)
    before = window.shot("Suspicion")
    window.timeline.view.set_queued([range(100, 200)])
    left = columns_that_differ(before, window.shot("Suspicion"))
    assert (min(left), max(left)) == (300, 399)
    window.timeline.view.set_queued([range(100, 200), range(300, 400)])
    assert window.shot("Suspicion") == before


def test_new_track_clears_events_and_suspicion(window: Window) -> None:
    window.timeline.set_events([Event(500, EventKind.HIT)])
    window.timeline.set_suspicion(np.ones(N_FRAMES, np.float32), 0.5)
    window.document.open(N_FRAMES)
    assert window.timeline.view.events_in(range(N_FRAMES)) == ()
    assert window.timeline.view.suspicion.values.shape == (2, 0)


def test_low_timeline_drops_path_then_confidence(window: Window) -> None:
    window.track(range(N_FRAMES))
    timeline = window.timeline

    def shown(height: int) -> list[str]:
        timeline.setFixedHeight(height)
        wait_until(lambda: timeline.height() == height)
        return [strip.name for strip in timeline.strips if not strip.isHidden()]

    everything = ["", "State", "x", "y", "Confidence", "Suspicion"]
    assert shown(230) == everything
    assert shown(140) == ["", "State", "Confidence", "Suspicion"]
    assert shown(timeline.minimumSizeHint().height()) == ["", "State"]
    for strip in timeline.strips:
        strip.grab()
    assert shown(230) == everything


def test_a_strip_that_is_squeezed_is_painted_without_its_frames(window: Window) -> None:
    window.track(range(N_FRAMES))
    state = window.lane("State")
    for height in range(1, 60, 7):
        state.resize(state.width(), height)
        assert not state.grab().isNull()


@pytest.fixture
def hits(qapp: QApplication) -> Iterator[tuple[Window, list[Event]]]:
    """Yield a short video with two hits, of players whose poses are known, and the mouse over neither."""
    assert qapp is not None
    window = Window(60)
    window.facts.set_video(Size(1280, 720), np.arange(60) / 50, 50.0)
    for frame, (x, y) in {10: (300, 500), 30: (700, 200)}.items():
        window.document.edit(place(window.document.track, frame, x, y))
        window.document.edit(not_none(mark_event(window.document.track, frame, EventKind.HIT)))
    hits = [Event(10, EventKind.HIT), Event(30, EventKind.HIT)]
    assert [window.timeline.view.player_of(hit) for hit in hits] == ["", ""]
    near, far = with_wrist_at(305, 490, feet=600, height=200), with_wrist_at(695, 205, feet=260, height=100)
    window.document.project.add_poses(poses_of((10, [near, far]), (30, [near, far])).select(range(60)))
    yield window, hits
    window.facts.shutdown()
    window.close()


def test_a_hit_says_who_hit_it_where_poses_are_known(hits: tuple[Window, list[Event]]) -> None:
    window, (first, second) = hits
    player_of = window.timeline.view.player_of
    wait_until(lambda: player_of(first) == "near player" and player_of(second) == "far player")
    window.document.undo()
    wait_until(lambda: player_of(first) == "player")
    window.document.open(60)
    assert player_of(first) == "", "nothing is left of another video"


def test_hit_under_mouse_names_player_when_known(
    hits: tuple[Window, list[Event]],
) -> None:
    window, (hit, _) = hits
    window.timeline.view.hover = hit.frame
    before = window.lane("").grab().toImage()
    assert window.timeline.view.player_of(hit) == "", "looking at all of a long match takes a second"
    painted = Painted()
    window.lane("").installEventFilter(painted)
    wait_until(lambda: window.timeline.view.player_of(hit) != "" and painted.times > 0)
    assert window.lane("").grab().toImage() != before


def test_next_file_of_a_recording_has_a_flag_and_name(window: Window) -> None:
    before = window.shot("")
    window.timeline.set_files({400: "GX020042.MP4"})
    assert window.shot("") != before
    for frame, expected in ((200, False), (401, True)):
        window.timeline.view.hover = frame
        with painted_texts() as texts:
            window.shot("")
        assert any("GX020042.MP4" in text for text in texts) is expected


class Painted(QObject):
    """How often something was painted."""

    times = 0

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        self.times += event.type() is QEvent.Type.Paint
        return False


def test_a_drag_whose_release_went_to_a_dialog_is_over(window: Window) -> None:
    state, axis = window.lane("State"), window.timeline.strips[0]
    QTest.mousePress(state, LEFT, pos=at(300))
    move_mouse(state, at(320), held=LEFT)
    move_mouse(state, at(500), held=NONE)
    move_mouse(state, at(600), held=NONE)
    assert window.frame_sought[-1] == (320, False)
    QTest.mousePress(axis, LEFT, pos=at(300, 10))
    move_mouse(axis, at(340, 10), held=NONE)
    shown = window.timeline.view.axis
    move_mouse(axis, at(500, 10), held=NONE)
    assert window.timeline.view.axis == shown
    QTest.mousePress(state, LEFT, SHIFT, at(300))
    move_mouse(state, at(320), SHIFT, held=LEFT)
    move_mouse(state, at(500), held=NONE)
    QTest.mouseRelease(state, LEFT, pos=at(500))
    assert window.ranges == []


def test_a_drag_ends_with_its_video(window: Window) -> None:
    state = window.lane("State")
    QTest.mousePress(state, LEFT, pos=at(900))
    window.timeline.set_video(Size(640, 360), 30.0)
    window.timeline.set_indexed(60)
    frame_sought = list(window.frame_sought)
    QTest.mouseRelease(state, LEFT, pos=at(900))
    assert window.frame_sought == frame_sought
    assert window.timeline.view.hover is None


def test_frame_under_mouse_follows_moving_axis(window: Window) -> None:
    state = window.lane("State")
    move_mouse(state, at(700))
    for _ in range(3):
        turn_wheel(state, at(200), 1)
    move_mouse(state, at(700))
    before = window.timeline.view.hover
    turn_wheel(state, at(700), -1, SHIFT)
    hover, axis = window.timeline.view.hover, window.timeline.view.axis
    assert hover == axis.frame_at(700)
    assert hover != before
