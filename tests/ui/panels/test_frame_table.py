import numpy as np
import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QImage, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QApplication, QComboBox, QDoubleSpinBox, QMenu, QVBoxLayout, QWidget

from mouse import double_click, move_mouse
from narrowing import not_none, of_type
from qt import put_on_screen, wait_until
from rallytrace.session.document import Document, RunStep
from rallytrace.track.detections import Source
from rallytrace.track.edits import Edit, mark_frames, name_rally, place
from rallytrace.track.geometry import Size
from rallytrace.track.lists import Rally
from rallytrace.track.overlay_style import OverlayStyle
from rallytrace.track.track import PREDICTED_ROW, Layer, State, make_rows
from rallytrace.track.wording import STATE_WORDS
from rallytrace.ui.keyboard.action_registry import ActionRegistry
from rallytrace.ui.keyboard.action_spec import MODES
from rallytrace.ui.look.time_axis import FrameTimes
from rallytrace.ui.panels.frame_delegate import _icon_area
from rallytrace.ui.panels.frame_model import FrameModel
from rallytrace.ui.panels.frame_rows import Column, row_of
from rallytrace.ui.panels.frame_table import FrameTable

N = 1000
KEY, NONE = Qt.Key, Qt.KeyboardModifier.NoModifier
CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


class Analyst:
    """A table in a window with all its keys, whose requests are carried out as the window does it.

    Frames 0 to 899 are tracked, every tenth without a ball, the surer the later; 20 has been filled.
    """

    def __init__(self) -> None:
        self.document = Document()
        self.document.open(N)
        self.track(range(900))
        filled = make_rows(1, State.OCCLUDED, Source.INPAINTED, x=110, y=55)
        self.document.edit(Edit("Fill", (self.document.track.change(Layer.INPAINTED, [20], filled),), RunStep(1)))
        self.window = QWidget()
        self.registry = ActionRegistry(self.window)
        self.registry.set_state(~MODES)
        self.triggered: list[str] = []
        self.registry.triggered.connect(self.triggered.append)
        self.table = FrameTable(self.document, self.window)
        self.table.set_times(FrameTimes(rate=50.0))
        self.table.set_video_size(Size(1280, 720))
        self.frames: list[int] = []
        self.left: list[bool] = []
        self.table.frame_requested.connect(self.frames.append)
        self.table.edit_requested.connect(self.document.edit)
        self.table.focus_released.connect(self.leave)
        QVBoxLayout(self.window).addWidget(self.table)
        self.window.resize(620, 460)
        put_on_screen(self.window, active=True)

    def leave(self) -> None:
        """Note that the keyboard was given back."""
        self.left.append(True)

    def track(self, frames: range, confidence: float | None = None, job: int = 1) -> None:
        """Let a run say something of frames."""
        at = np.arange(frames.start, frames.stop)
        seen = np.zeros(len(at), PREDICTED_ROW)
        seen["state"] = np.where(at % 10, State.VISIBLE, State.NO_BALL)
        seen["x"], seen["y"] = np.where(at % 10, at + 1, 0), np.where(at % 10, 50, 0)
        seen["confidence"] = at / N if confidence is None else confidence
        self.document.edit(Edit("Track", (self.document.track.change(Layer.PREDICTED, frames, seen),), RunStep(job)))

    @property
    def listed(self) -> list[int]:
        frames: list[int] = self.table.model.rows.frames.tolist()
        return frames

    @property
    def chosen(self) -> list[int]:
        frames: list[int] = self.table.grid.chosen.tolist()
        return frames

    @property
    def states(self) -> dict[int, State]:
        human = self.document.track.layer(Layer.HUMAN)["state"]
        return {int(frame): State(int(human[frame])) for frame in np.flatnonzero(human)}

    def spot(self, row: int, column: Column) -> QPoint:
        """Return the middle of a cell, or for the review of its box."""
        grid = self.table.grid
        area = grid.visualRect(self.table.model.index(row, column))
        return QPoint(area.left() + 12, area.center().y()) if column is Column.REVIEWED else area.center()

    def click(self, row: int, column: Column = Column.FRAME, modifiers: Qt.KeyboardModifier = NONE) -> None:
        QTest.mouseClick(self.table.grid.viewport(), Qt.MouseButton.LeftButton, modifiers, self.spot(row, column))

    def double_click(self, row: int, column: Column) -> None:
        """Double-click on a cell, which is a click first."""
        self.click(row, column)
        double_click(self.table.grid.viewport(), self.spot(row, column))

    def press(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE) -> None:
        QTest.keyClick(not_none(QApplication.focusWidget()), key, modifiers)

    def sort(self, column: Column) -> None:
        header = self.table.grid.horizontalHeader()
        at = QPoint(header.sectionViewportPosition(column) + 10, header.height() // 2)
        QTest.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=at)

    def choose(self, box: QComboBox, words: str) -> None:
        box.setFocus()
        steps = box.findText(words) - box.currentIndex()
        for _ in range(abs(steps)):
            QTest.keyClick(box, KEY.Key_Down if steps > 0 else KEY.Key_Up)
        assert box.currentText() == words

    def type(self, text: str) -> None:
        """Type frames to be looked for."""
        self.table.filter.text.setFocus()
        self.table.filter.text.selectAll()
        QTest.keyClicks(self.table.filter.text, text)


@pytest.fixture
def analyst(qapp: QApplication) -> Analyst:
    assert qapp is not None
    return Analyst()


def test_every_frame_has_a_row_that_says_what_is_shown(analyst: Analyst) -> None:
    model = analyst.table.model
    assert analyst.listed == list(range(N))
    assert [model.index(20, column).data() for column in Column] == [
        "20", "", "0:00.40", "Hidden", "110.0", "55.0", "InpaintNet", "0.020", ""
    ]  # fmt: skip
    assert model.index(20, Column.REVIEWED).data(Qt.ItemDataRole.CheckStateRole) == Qt.CheckState.Unchecked
    assert analyst.table.count.text() == "1,000 frames"


def test_narrow_table_shows_states_as_signs(analyst: Analyst) -> None:
    document, grid = analyst.document, analyst.table.grid
    document.edit(place(document.track, 1, 30, 40))
    for frame, state in ((2, State.OCCLUDED), (3, State.NO_BALL)):
        document.edit(not_none(mark_frames(document.track, range(frame, frame + 1), state)))
    analyst.table.set_style(OverlayStyle(human="#ff00ff"))
    analyst.window.resize(analyst.window.minimumSizeHint().width(), 460)
    wait_until(lambda: not analyst.table.model.plan.state_words)
    picture = grid.viewport().grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    shares = {}
    for row in (1, 2, 3):
        middle = _icon_area(grid.visualRect(analyst.table.model.index(row, Column.STATE))).center()
        around = [picture.pixelColor(middle.x() + dx, middle.y() + dy) for dx in range(-5, 7) for dy in range(-5, 7)]
        shares[row] = sum(one.red() > 150 and one.green() < 60 for one in around)
    visible, occluded, none = shares.values()
    assert visible > none > 0
    assert visible > occluded > 0
    assert occluded != none


def test_a_click_or_enter_goes_to_the_frame_and_arrows_only_move(analyst: Analyst) -> None:
    analyst.click(3)
    analyst.press(KEY.Key_Down)
    analyst.press(KEY.Key_Down)
    assert analyst.frames == [3]
    analyst.press(KEY.Key_Return)
    assert analyst.frames == [3, 5]
    assert analyst.triggered == []


def test_shift_and_ctrl_select_rows_without_moving(analyst: Analyst) -> None:
    analyst.click(2)
    analyst.click(4, modifiers=SHIFT)
    analyst.click(7, modifiers=CONTROL)
    assert analyst.chosen == [2, 3, 4, 7]
    assert analyst.frames == [2]
    assert analyst.table.count.text().startswith("1,000 frames  \N{MIDDLE DOT}  4 ")


@pytest.mark.parametrize(
    ("key", "state"), [(KEY.Key_V, State.VISIBLE), (KEY.Key_Q, State.OCCLUDED), (KEY.Key_X, State.NO_BALL)]
)
def test_a_letter_marks_all_chosen_rows_in_one_step(analyst: Analyst, key: Qt.Key, state: State) -> None:
    analyst.click(2)
    analyst.click(4, modifiers=SHIFT)
    analyst.click(7, modifiers=CONTROL)
    analyst.press(key)
    assert analyst.states == dict.fromkeys((2, 3, 4, 7), state)
    assert analyst.triggered == []
    analyst.document.undo()
    assert analyst.states == {}


def test_a_key_never_changes_a_row_that_the_video_has_left(analyst: Analyst) -> None:
    analyst.click(3)
    analyst.table.set_playhead(3)
    analyst.table.set_playhead(8)
    assert analyst.chosen == [8]
    analyst.press(KEY.Key_X)
    assert analyst.states == {8: State.NO_BALL}


def test_keys_ignore_selected_rows_once_video_moved_on(analyst: Analyst) -> None:
    analyst.click(2)
    analyst.table.set_playhead(2)
    analyst.click(4, modifiers=SHIFT)
    analyst.table.set_playhead(9)
    analyst.press(KEY.Key_X)
    assert (analyst.chosen, analyst.states, analyst.triggered) == ([2, 3, 4], {}, ["mark_no_ball"])
    analyst.table.set_playhead(3)
    analyst.press(KEY.Key_X)
    assert analyst.states == dict.fromkeys((2, 3, 4), State.NO_BALL)


def test_rows_selected_while_video_is_elsewhere_are_meant(analyst: Analyst) -> None:
    analyst.table.set_playhead(9)
    analyst.click(3)
    analyst.press(KEY.Key_Down)
    analyst.table.set_playhead(3)  # what the click has asked for, when it could be shown
    analyst.press(KEY.Key_X)
    assert analyst.states == {4: State.NO_BALL}


def test_filtered_out_frame_leaves_no_selection(analyst: Analyst) -> None:
    analyst.type("120-130")
    analyst.press(KEY.Key_Return)
    analyst.table.set_playhead(120)
    analyst.table.set_playhead(300)
    analyst.press(KEY.Key_X)
    assert (analyst.chosen, analyst.states, analyst.triggered) == ([], {}, ["mark_no_ball"])


def test_delete_gives_chosen_rows_back_to_the_models(analyst: Analyst) -> None:
    analyst.document.edit(not_none(mark_frames(analyst.document.track, range(3, 6), State.NO_BALL)))
    analyst.click(3)
    analyst.click(4, modifiers=SHIFT)
    analyst.press(KEY.Key_Delete)
    assert analyst.states == {5: State.NO_BALL}


def test_shift_enter_reviews_and_p_pins_what_is_chosen(analyst: Analyst) -> None:
    analyst.click(3)
    analyst.press(KEY.Key_Return, SHIFT)
    assert row_of(analyst.document.track, 3).reviewed
    analyst.click(4)
    analyst.press(KEY.Key_P)
    assert row_of(analyst.document.track, 4).pinned
    assert not row_of(analyst.document.track, 4).reviewed


def test_the_keys_are_those_of_the_settings(analyst: Analyst) -> None:
    analyst.table.set_keys({"mark_no_ball": ("F4",), "mark_visible": ()})
    analyst.click(3)
    analyst.press(KEY.Key_X)
    assert analyst.states == {}
    analyst.press(KEY.Key_F4)
    assert analyst.states == {3: State.NO_BALL}


def test_keys_that_the_table_does_not_know_are_the_windows(analyst: Analyst) -> None:
    analyst.click(3)
    analyst.press(KEY.Key_Z, CONTROL)
    analyst.press(KEY.Key_Space)
    analyst.press(KEY.Key_Right, CONTROL)
    assert analyst.triggered == ["undo", "play", "next_human"]


def test_escape_gives_the_keyboard_back(analyst: Analyst) -> None:
    analyst.click(3)
    analyst.press(KEY.Key_Escape)
    assert analyst.left == [True]
    assert analyst.triggered == []


def test_tab_leads_from_the_filter_to_the_rows(analyst: Analyst) -> None:
    analyst.type("1-500")
    analyst.press(KEY.Key_Tab)
    assert analyst.table.filter.fold.hasFocus()
    for expected in (analyst.table.grid, analyst.table.clear):
        analyst.press(KEY.Key_Tab)
        assert expected.hasFocus()


def test_home_and_end_lead_to_the_first_and_the_last_row(analyst: Analyst) -> None:
    analyst.click(3)
    analyst.press(KEY.Key_End)
    assert analyst.chosen == [N - 1]
    analyst.press(KEY.Key_Home)
    assert analyst.chosen == [0]


def test_tick_reviews_without_moving_and_can_be_undone(analyst: Analyst) -> None:
    analyst.click(3, Column.REVIEWED)
    assert row_of(analyst.document.track, 3).reviewed
    assert analyst.frames == []
    analyst.click(3, Column.REVIEWED)
    assert not row_of(analyst.document.track, 3).reviewed


def test_a_tick_in_one_of_several_chosen_rows_is_meant_for_all(analyst: Analyst) -> None:
    analyst.click(2)
    analyst.click(4, modifiers=SHIFT)
    analyst.click(3, Column.REVIEWED)
    assert np.flatnonzero(analyst.document.track.reviewed()).tolist() == [2, 3, 4]
    assert analyst.chosen == [2, 3, 4]


def test_unset_frames_cannot_be_marked_as_reviewed(analyst: Analyst) -> None:
    analyst.type("950")
    analyst.click(0, Column.REVIEWED)
    assert not analyst.document.track.reviewed().any()


def editor_of(analyst: Analyst, kind: type[QDoubleSpinBox] | type[QComboBox]) -> QDoubleSpinBox | QComboBox:
    found = analyst.table.grid.viewport().findChild(kind)
    assert isinstance(found, QDoubleSpinBox | QComboBox)
    return found


def click_when_open(editor: QComboBox, at: QPoint) -> bool:
    """Click into the list that a box has dropped; at once after it has opened it takes no clicks."""
    if editor.view().isVisible():
        move_mouse(editor.view().viewport(), at)
        QTest.mouseClick(editor.view().viewport(), Qt.MouseButton.LeftButton, pos=at)
    return not editor.view().isVisible()


def test_a_coordinate_is_typed_where_it_stands(analyst: Analyst) -> None:
    analyst.double_click(3, Column.X)
    editor = of_type(QDoubleSpinBox, editor_of(analyst, QDoubleSpinBox))
    assert (editor.value(), editor.maximum()) == (4, 1279)
    QTest.keyClicks(editor, "321.5")
    QTest.keyClick(editor, KEY.Key_Return)
    wait_until(lambda: row_of(analyst.document.track, 3).position == (321.5, 50))
    assert analyst.document.undoable == "Move the point"
    assert analyst.triggered == []


def test_escape_leaves_a_coordinate_as_it_was(analyst: Analyst) -> None:
    analyst.double_click(3, Column.Y)
    editor = editor_of(analyst, QDoubleSpinBox)
    QTest.keyClicks(editor, "9")
    QTest.keyClick(editor, KEY.Key_Escape)
    wait_until(lambda: analyst.table.grid.state() == QAbstractItemView.State.NoState)
    assert analyst.states == {}
    assert analyst.left == []


def test_typed_value_is_accepted_before_rows_move(analyst: Analyst) -> None:
    analyst.double_click(3, Column.X)
    QTest.keyClicks(editor_of(analyst, QDoubleSpinBox), "999")
    analyst.sort(Column.CONFIDENCE)
    assert row_of(analyst.document.track, 3).position == (999, 50)


def test_rows_do_not_move_under_what_is_being_typed(analyst: Analyst) -> None:
    analyst.sort(Column.CONFIDENCE)
    analyst.double_click(3, Column.X)
    analyst.track(range(700, 800), confidence=0.0, job=2)
    QTest.qWait(400)  # longer than the table waits before it arranges its rows anew
    assert analyst.listed[3] == 3
    QTest.keyClick(editor_of(analyst, QDoubleSpinBox), KEY.Key_Escape)
    wait_until(lambda: analyst.listed[3] == 702)


def test_without_a_position_there_is_nothing_to_type(analyst: Analyst) -> None:
    analyst.double_click(0, Column.X)
    assert analyst.table.grid.viewport().findChild(QDoubleSpinBox) is None


def test_state_list_takes_letters_without_commands(analyst: Analyst) -> None:
    analyst.double_click(3, Column.STATE)
    editor = of_type(QComboBox, editor_of(analyst, QComboBox))
    wait_until(lambda: editor.view().isVisible())
    QTest.keyClick(editor.view(), KEY.Key_X)
    assert analyst.states == {}
    at = editor.view().visualRect(editor.model().index(1, 0)).center()
    wait_until(lambda: click_when_open(editor, at) or analyst.states == {3: State.OCCLUDED})
    wait_until(lambda: analyst.states == {3: State.OCCLUDED})
    assert analyst.triggered == []


def test_f2_changes_the_cell_of_the_cursor(analyst: Analyst) -> None:
    analyst.click(3, Column.Y)
    analyst.press(KEY.Key_F2)
    assert editor_of(analyst, QDoubleSpinBox) is not None


def test_a_heading_sorts_and_a_second_click_the_other_way_round(analyst: Analyst) -> None:
    analyst.track(range(400, 401), confidence=0.0, job=2)
    analyst.track(range(7, 8), confidence=1.0, job=3)
    analyst.sort(Column.CONFIDENCE)
    assert analyst.listed[:3] == [0, 400, 1]
    analyst.sort(Column.CONFIDENCE)
    assert analyst.listed[:2] == [7, 899]
    analyst.sort(Column.FRAME)
    assert analyst.listed == list(range(N))


def test_the_boxes_filter_and_show_all_undoes_it(analyst: Analyst) -> None:
    QTest.mouseClick(analyst.table.filter.fold, Qt.MouseButton.LeftButton)
    analyst.choose(analyst.table.filter.state, "No ball")
    assert analyst.listed == [frame for frame in range(0, 900, 10) if frame != 20]
    analyst.choose(analyst.table.filter.state, STATE_WORDS[State.UNSET])
    assert analyst.listed == list(range(900, N))
    assert analyst.table.count.text() == "100 of 1,000 frames"
    QTest.mouseClick(analyst.table.clear, Qt.MouseButton.LeftButton)
    assert analyst.listed == list(range(N))
    assert not analyst.table.clear.isVisible()


def test_frames_of_little_confidence_are_found_by_a_number(analyst: Analyst) -> None:
    analyst.table.filter.fold.setChecked(True)
    below = analyst.table.filter.below
    below.setFocus()
    below.selectAll()
    QTest.keyClicks(below, "0.01")
    QTest.keyClick(below, KEY.Key_Return)
    assert analyst.listed == list(range(10))


def test_frames_are_typed_and_enter_goes_on_to_them(analyst: Analyst) -> None:
    analyst.type("frame 120-130")
    assert analyst.listed == list(range(120, 131))
    analyst.press(KEY.Key_Return)
    assert analyst.table.grid.hasFocus()
    assert analyst.chosen == analyst.frames == [120]
    analyst.type("nonsense")
    assert analyst.table.filter.text.property("error") is True
    assert analyst.listed == list(range(N))


def test_table_can_show_only_range_or_rally(analyst: Analyst) -> None:
    analyst.document.edit(name_rally(analyst.document.track, Rally("One", range(50, 60))))
    analyst.document.edit(name_rally(analyst.document.track, Rally("Two", range(70, 75))))
    analyst.table.filter.fold.setChecked(True)
    analyst.table.set_playhead(55)
    analyst.choose(analyst.table.filter.where, "This rally")
    assert analyst.listed == list(range(50, 60))
    analyst.table.set_playhead(72)
    wait_until(lambda: analyst.listed == list(range(70, 75)))
    analyst.choose(analyst.table.filter.where, "Marked range")
    assert analyst.listed == []
    assert "No range is marked" in analyst.table.empty.text()
    analyst.table.set_range(range(5, 8))
    wait_until(lambda: analyst.listed == [5, 6, 7])


def test_empty_filter_result_offers_a_way_out(analyst: Analyst) -> None:
    analyst.table.filter.fold.setChecked(True)
    analyst.choose(analyst.table.filter.source, "By hand")
    assert analyst.table.empty.isVisible()
    assert analyst.table.empty.text()
    QTest.mouseClick(analyst.table.show_all, Qt.MouseButton.LeftButton)
    assert analyst.table.grid.isVisible()
    analyst.document.open(0)
    assert analyst.table.empty.text() == "No video is open."
    assert not analyst.table.filter.isEnabled()


def test_a_row_that_no_longer_fits_stays_until_another_is_chosen(analyst: Analyst) -> None:
    analyst.table.filter.fold.setChecked(True)
    analyst.choose(analyst.table.filter.review, "Unreviewed")
    analyst.click(3)
    analyst.press(KEY.Key_Return, SHIFT)
    QTest.qWait(400)  # longer than the table waits before it arranges its rows anew
    assert analyst.listed[3] == 3
    analyst.press(KEY.Key_Down)
    wait_until(lambda: 3 not in analyst.listed)
    assert analyst.chosen == [4]


def test_run_results_keep_the_selection_in_place(analyst: Analyst) -> None:
    analyst.table.filter.fold.setChecked(True)
    analyst.choose(analyst.table.filter.state, "Visible")
    analyst.table.grid.scroll_to(500)
    row = analyst.table.grid.top + 4
    frame = analyst.listed[row]
    analyst.click(row)
    top = analyst.table.grid.top
    for frames in (range(10), range(900, 950)):
        seen = make_rows(len(frames), State.VISIBLE, Source.IMPORTED, x=5, y=5)
        analyst.document.edit(Edit("Import", (analyst.document.track.change(Layer.IMPORTED, frames, seen),)))
    wait_until(lambda: 949 in analyst.listed)
    assert 0 in analyst.listed
    assert analyst.chosen == [frame]
    assert analyst.table.grid.top == top + 1


def test_a_hidden_table_does_nothing_until_it_is_seen(analyst: Analyst) -> None:
    analyst.table.filter.fold.setChecked(True)
    analyst.choose(analyst.table.filter.state, "No ball")
    analyst.table.hide()
    analyst.document.edit(not_none(mark_frames(analyst.document.track, range(1, 2), State.NO_BALL)))
    assert 1 not in analyst.listed
    analyst.table.show()
    assert 1 in analyst.listed


def test_the_table_grows_with_the_index(analyst: Analyst) -> None:
    analyst.document.grow(N + 5)
    analyst.table.set_times(FrameTimes(rate=50.0))
    wait_until(lambda: len(analyst.listed) == N + 5)


def test_playhead_stays_visible_until_user_scrolls(analyst: Analyst) -> None:
    grid = analyst.table.grid
    analyst.table.set_playhead(500)
    assert grid.is_visible_row(500)
    wheel(analyst, -120 * 20)
    assert not grid.is_visible_row(500)
    top = grid.top
    analyst.table.set_playhead(501)
    assert grid.top == top
    analyst.click(grid.top + 1)
    analyst.table.set_playhead(analyst.frames[-1])
    analyst.table.set_playhead(3)
    assert grid.is_visible_row(3)


def test_sorted_rows_stand_still_while_the_video_plays(analyst: Analyst) -> None:
    analyst.sort(Column.CONFIDENCE)
    for frame in (10, 500, 899):
        analyst.table.set_playhead(frame)
    assert analyst.table.grid.top == 0


def test_chosen_rows_are_copied_for_a_spreadsheet(analyst: Analyst) -> None:
    analyst.click(1)
    analyst.click(2, modifiers=CONTROL)
    analyst.press(KEY.Key_C, CONTROL)
    assert QGuiApplication.clipboard().text().split("\n") == [
        "1\t0.020\tvisible\t2.00\t50.00\tpredicted\t0.001\tno",
        "2\t0.040\tvisible\t3.00\t50.00\tpredicted\t0.002\tno",
    ]


def test_the_menu_does_what_the_keys_do(analyst: Analyst) -> None:
    analyst.click(2)
    analyst.click(4, modifiers=SHIFT)
    analyst.table.grid.menu_requested.emit(analyst.table.grid.mapToGlobal(QPoint(20, 60)))
    menu = of_type(QMenu, analyst.table.grid.findChild(QMenu, "frame_menu"))
    action = next(action for action in menu.actions() if action.objectName() == "mark_no_ball")
    assert action.text() == "No ball\tX"
    assert menu.actions()[-1].text() == "Copy\tCtrl+C"
    QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(action).center())
    assert analyst.states == dict.fromkeys((2, 3, 4), State.NO_BALL)


def test_rows_follow_track_after_menu_took_the_release(analyst: Analyst) -> None:
    grid = analyst.table.grid
    QTest.mousePress(grid.viewport(), Qt.MouseButton.RightButton, pos=QPoint(20, 60))
    menu = grid.findChild(QMenu, "frame_menu")
    if isinstance(menu, QMenu):
        menu.close()
    assert not grid.in_use
    QTest.mouseRelease(grid.viewport(), Qt.MouseButton.RightButton, pos=QPoint(20, 60))


def test_click_beside_a_position_keeps_typed_text(analyst: Analyst) -> None:
    analyst.document.edit(place(analyst.document.track, 3, 7.25, 8))
    analyst.double_click(3, Column.X)
    QTest.keyClick(editor_of(analyst, QDoubleSpinBox), KEY.Key_Return)
    wait_until(lambda: analyst.table.grid.state() == QAbstractItemView.State.NoState)
    assert row_of(analyst.document.track, 3).position == (7.25, 8)


def test_selecting_all_frames_of_a_match_is_fast(analyst: Analyst, monkeypatch: pytest.MonkeyPatch) -> None:
    analyst.document.open(200_000)
    analyst.table.set_times(FrameTimes(rate=50.0))
    asked = []
    plain = FrameModel.flags

    def counted(self: FrameModel, index: object) -> Qt.ItemFlag:
        asked.append(index)
        return plain(self, index)  # type: ignore[arg-type]

    monkeypatch.setattr(FrameModel, "flags", counted)
    analyst.click(0)
    analyst.press(KEY.Key_A, CONTROL)
    analyst.table.grid.grab()
    assert len(analyst.chosen) == 200_000
    assert len(asked) < 5_000


def test_narrow_dock_drops_words_without_scrolling(analyst: Analyst) -> None:
    grid = analyst.table.grid
    for width in (320, 420, 520, 900, 1400):
        grid.resize(width, 300)
        grid.share_room()
        assert grid.horizontalHeader().length() <= grid.viewport().width()
    assert not grid.isColumnHidden(Column.TIME)
    grid.resize(320, 300)
    grid.share_room()
    assert grid.isColumnHidden(Column.TIME)


def wheel(analyst: Analyst, delta: int) -> None:
    """Turn the wheel over the table."""
    viewport = analyst.table.grid.viewport()
    at = QPointF(viewport.rect().center())
    event = QWheelEvent(
        at,
        QPointF(viewport.mapToGlobal(at.toPoint())),
        QPoint(),
        QPoint(0, delta),
        Qt.MouseButton.NoButton,
        NONE,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(viewport, event)
