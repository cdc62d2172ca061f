"""Test the import dialog with keys and mouse: its readings, corrections, and the import."""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

import numpy as np
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QTableView

from label_files import CANONICAL, LABEL_UI, VIDEO, Dialect, rally
from mouse import turn_wheel
from narrowing import of_type
from qt import put_on_screen, wait_until
from rallytrace.session.pictures.frames import LoadedFrame
from rallytrace.storage.labels.aspects import Aspect, VideoFacts
from rallytrace.storage.labels.reading import LabelReader
from rallytrace.storage.labels.report import LabelRows
from rallytrace.track.geometry import Size
from rallytrace.ui.import_dialog.dialog import ImportDialog
from rallytrace.ui.look import theme

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

FACTS = VideoFacts(VIDEO, 240)
Open = Callable[[bytes], ImportDialog]


@pytest.fixture
def opened(qapp: "QApplication") -> Iterator[Open]:
    """Yield a function that opens the dialog on a file."""
    dialogs: list[ImportDialog] = []

    def open_(data: bytes) -> ImportDialog:
        theme.apply(qapp, "light")
        dialog = ImportDialog("labels.csv", LabelReader(data, FACTS).read, FACTS)
        dialogs.append(dialog)
        put_on_screen(dialog)
        return dialog

    yield open_
    for dialog in dialogs:
        dialog.close()


def picture(frame: int) -> LoadedFrame:
    return LoadedFrame(1, frame, frame, True, 0.0, np.full((VIDEO.height, VIDEO.width, 3), 90, np.uint8))


def choose(dialog: ImportDialog, aspect: Aspect, name: str) -> None:
    """Pick a choice with the keyboard, as a hand would."""
    box = dialog.conclusions.rows[aspect].box
    box.setFocus()
    box.showPopup()
    for _ in range(box.count()):
        if box.view().currentIndex().row() == box.findData(name):
            break
        down = box.view().currentIndex().row() < box.findData(name)
        QTest.keyClick(box.view(), Qt.Key.Key_Down if down else Qt.Key.Key_Up)
    QTest.keyClick(box.view(), Qt.Key.Key_Return)


def table_of(dialog: ImportDialog, title: str) -> QTableView:
    """Return the table under a tab."""
    for at in range(dialog.tables.count()):
        if dialog.tables.tabText(at).startswith(title):
            dialog.tables.setCurrentIndex(at)
            return of_type(QTableView, dialog.tables.widget(at))
    raise AssertionError(title)


def test_it_says_how_a_good_file_is_read(opened: Open) -> None:
    dialog = opened(LABEL_UI.bytes_of(rally()))
    assert dialog.notice.text == "240 frames from 240 rows."
    row = dialog.conclusions.rows[Aspect.COORDINATES]
    assert row.box.currentText() == "Relative, 0 to 1"
    assert "between 0 and 1" in row.evidence.text()
    assert dialog.import_button.text() == "Import 240 labels"


def test_open_questions_of_the_file_are_named(opened: Open) -> None:
    dialog = opened(CANONICAL.bytes_of(rally()[1:]))
    assert "'First frame number'" in dialog.notice.text


def test_other_choice_rereads_the_file_and_can_be_reset(opened: Open) -> None:
    dialog = opened(CANONICAL.bytes_of(rally()))
    choose(dialog, Aspect.FIRST_FRAME, "1")
    wait_until(lambda: dialog.choices == {Aspect.FIRST_FRAME: "1"})
    assert dialog.report is not None
    assert len(dialog.report.labels) == 239
    assert table_of(dialog, "Not imported (1)").model().rowCount() == 1
    back = dialog.conclusions.rows[Aspect.FIRST_FRAME].back
    assert back.isVisible()
    QTest.mouseClick(back, Qt.MouseButton.LeftButton)
    assert dialog.choices == {}
    assert dialog.import_button.text() == "Import 240 labels"
    assert not back.isVisible()


def test_a_size_can_be_typed(opened: Open) -> None:
    dialog = opened(CANONICAL.bytes_of(rally()))
    box = dialog.conclusions.rows[Aspect.COORDINATES].box
    line = box.lineEdit()
    assert line is not None
    line.setFocus()
    line.selectAll()
    QTest.keyClicks(line, "2560 x 1440")
    QTest.keyClick(line, Qt.Key.Key_Return)
    assert dialog.choices == {Aspect.COORDINATES: "2560x1440"}
    assert dialog.isVisible()
    line.selectAll()
    QTest.keyClicks(line, "huge")
    QTest.keyClick(line, Qt.Key.Key_Return)
    assert box.currentText() == "Pixels of 2560x1440"
    assert dialog.choices == {Aspect.COORDINATES: "2560x1440"}


def test_scrolling_over_the_choices_changes_none(opened: Open) -> None:
    dialog = opened(CANONICAL.bytes_of(rally()))
    box = dialog.conclusions.rows[Aspect.FIRST_FRAME].box
    box.setFocus()
    turn_wheel(box, QPoint(5, 5), -1)
    assert box.currentText() == "0"
    assert dialog.choices == {}


def test_dependent_choices_reset_when_a_choice_changes(opened: Open) -> None:
    dialog = opened(CANONICAL.bytes_of(rally()))
    dialog.conclusions.choice_made.emit(Aspect.FIRST_FRAME, "1")
    dialog.conclusions.choice_made.emit(Aspect.X_COLUMN, "4")
    assert dialog.choices == {Aspect.X_COLUMN: "4"}
    dialog.conclusions.choice_made.emit(Aspect.SEPARATOR, "semicolon")
    assert dialog.choices == {Aspect.SEPARATOR: "semicolon"}
    assert not dialog.import_button.isEnabled()
    assert "no row can be read" in dialog.notice.text


def test_an_impossible_choice_leaves_everything_as_it_was(opened: Open) -> None:
    dialog = opened(CANONICAL.bytes_of(rally()))
    dialog.conclusions.choice_made.emit(Aspect.VISIBILITY, "sometimes")
    assert "choice for visibility" in dialog.notice.text
    assert dialog.choices == {}
    assert dialog.conclusions.rows[Aspect.VISIBILITY].box.currentText() == "1 visible, 0 no ball"


def test_refused_and_corrected_rows_are_listed_with_reason(opened: Open) -> None:
    dialog = opened(CANONICAL.bytes_of(rally()) + b"240,0,0,0\n5,0,0,0\nx,y\n")
    model = table_of(dialog, "Not imported").model()
    cells = [model.index(row, column).data() for row in range(model.rowCount()) for column in (0, 1)]
    assert "242" in cells
    assert any("Frame 240" in cell and "239" in cell for cell in cells)


def test_choosing_a_row_turns_the_preview_to_its_frame(opened: Open) -> None:
    track = rally()
    dialog = opened(CANONICAL.bytes_of([*track[:30], *track[31:], track[30]]))
    table = table_of(dialog, "Corrected")
    where = table.visualRect(table.model().index(0, 1)).center()
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=where)
    assert dialog.preview.frame == 30


def test_preview_draws_the_label_over_the_picture(opened: Open) -> None:
    track = rally()
    dialog = opened(CANONICAL.bytes_of(track))
    wanted: list[int] = []
    dialog.frame_requested.connect(wanted.append)
    dialog.preview.go(50)
    assert wanted == [50]
    dialog.show_picture(picture(50))
    preview = dialog.preview.preview
    shown = preview.grab().toImage()
    scale = min(preview.width() / VIDEO.width, preview.height() / VIDEO.height)
    left, top = (preview.width() - VIDEO.width * scale) / 2, (preview.height() - VIDEO.height * scale) / 2
    ring = preview.mapFromParent(preview.pos()) + QPoint(
        round(left + (track[50].x + 0.5) * scale - 9), round(top + (track[50].y + 0.5) * scale)
    )
    colour = shown.pixelColor(ring)
    assert colour.red() > colour.blue() + 60
    assert f"at ({track[50].x:.1f}, {track[50].y:.1f})" in dialog.preview.words.text()


def test_the_keys_that_step_in_the_window_step_the_preview(opened: Open) -> None:
    dialog = opened(CANONICAL.bytes_of(rally()))
    dialog.preview.go(50)
    dialog.preview.setFocus()
    QTest.keyClick(dialog.preview, Qt.Key.Key_Period)
    QTest.keyClick(dialog.preview, Qt.Key.Key_Right)
    assert dialog.preview.frame == 52
    QTest.keyClick(dialog.preview, Qt.Key.Key_Comma)
    assert dialog.preview.frame == 51


def test_doubtful_rows_are_listed_by_video_frame(opened: Open) -> None:
    dialog = opened(CANONICAL.bytes_of([one for one in rally() if one.frame not in (0, 1, 70)]))
    dialog.tables.setCurrentIndex(2)
    table = of_type(QTableView, dialog.tables.currentWidget())
    model = table.model()
    places = [model.index(row, 0).data() for row in range(model.rowCount())]
    assert "70" in places
    row = places.index("70")
    assert "No label" in model.index(row, 1).data()
    table.selectRow(row)
    assert dialog.preview.frame == 70


def test_a_frame_without_a_label_says_so(opened: Open) -> None:
    dialog = opened(CANONICAL.bytes_of([one for one in rally() if one.frame != 70]))
    dialog.preview.go(70)
    assert dialog.preview.words.text() == "Frame 70: no label"


@pytest.mark.parametrize("as_human", [False, True])
def test_the_labels_are_imported_as_the_user_says(opened: Open, *, as_human: bool) -> None:
    dialog = opened(Dialect(first=1).bytes_of(rally()))
    taken: list[tuple[LabelRows, bool]] = []
    dialog.labels_accepted.connect(lambda labels, human: taken.append((labels, human)))
    if as_human:
        QTest.mouseClick(dialog.human, Qt.MouseButton.LeftButton, pos=QPoint(8, dialog.human.height() // 2))
    QTest.mouseClick(dialog.import_button, Qt.MouseButton.LeftButton)
    [(labels, human)] = taken
    assert human is as_human
    assert labels.frames.tolist() == list(range(240))
    assert labels.rows["state"].tolist() == [one.state for one in rally()]
    assert not dialog.isVisible()


def test_cancelling_imports_nothing(opened: Open) -> None:
    dialog = opened(CANONICAL.bytes_of(rally()))
    taken: list[object] = []
    dialog.labels_accepted.connect(lambda *given: taken.append(given))
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    assert taken == []


def test_unreadable_file_still_opens_the_dialog(opened: Open) -> None:
    dialog = opened(b"\x00\x01\x02 no labels here\n")
    assert not dialog.import_button.isEnabled()
    assert dialog.notice.text
    dialog.show_picture(picture(0))
    assert dialog.grab().size().width() == dialog.width()


@pytest.mark.parametrize("name", ["light", "dark"])
def test_it_fits_a_small_screen_in_both_themes(opened: Open, qapp: "QApplication", name: str) -> None:
    dialog = opened(CANONICAL.bytes_of(rally()[1:]))
    theme.apply(qapp, name)
    assert Size(dialog.width(), dialog.height()) == Size(1180, 680)
    assert dialog.minimumSizeHint().width() <= 1180
    assert dialog.minimumSizeHint().height() <= 680
    theme.apply(qapp, "light")


def test_a_long_note_about_the_file_is_shown_whole(opened: Open) -> None:
    unused = [f"some_column_with_a_long_name_{number}" for number in range(12)]
    lines = [",".join(["Frame", "Visibility", "X", "Y", *unused])]
    lines += [",".join([str(frame), "1", "400", "300", *["a"] * len(unused)]) for frame in range(30)]
    dialog = opened("\n".join(lines).encode())
    table = table_of(dialog, "Notes")
    assert [at for at in range(3) if not table.isColumnHidden(at)] == [1]
    index = table.model().index(0, 1)
    assert "some_column" in index.data()
    wait_until(lambda: table.columnWidth(1) > 300)
    flags = Qt.TextFlag.TextWordWrap
    needed = table.fontMetrics().boundingRect(0, 0, table.columnWidth(1) - 8, 1000, flags, index.data()).height()
    wait_until(lambda: table.rowHeight(0) >= needed > table.fontMetrics().height())
