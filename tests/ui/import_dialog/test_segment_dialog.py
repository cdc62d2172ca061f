"""Test the import dialog for segments: rallies, refused rows, and open questions."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import pytest

from narrowing import not_none, of_type
from qt import put_on_screen
from rallytrace.storage.labels.aspects import Aspect, Certainty
from rallytrace.tracking.segment_import import read_rallies
from rallytrace.ui.import_dialog.conclusions import LineTable
from rallytrace.ui.import_dialog.segment_dialog import SegmentDialog
from rallytrace.ui.look import theme

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

RATE = 25.0
Open = Callable[[str, str, float], SegmentDialog]


@pytest.fixture
def opened(qapp: "QApplication", tmp_path: Path) -> Iterator[Open]:
    """Open the dialog on a file with a text, for a video of some seconds."""
    dialogs: list[SegmentDialog] = []

    def open_(name: str, text: str, duration: float) -> SegmentDialog:
        theme.apply(qapp, "light")
        times = np.arange(int(duration * RATE) + 1) / RATE
        (tmp_path / name).write_text(text, encoding="utf-8")
        found = not_none(read_rallies(tmp_path / name, times, RATE))
        dialog = SegmentDialog(
            name,
            lambda given: read_rallies(tmp_path / name, times, RATE, overrides=given),
            found,
            times.tolist(),
            given={},
        )
        dialogs.append(dialog)
        put_on_screen(dialog)
        return dialog

    yield open_
    for dialog in dialogs:
        dialog.close()


def tabs(dialog: SegmentDialog) -> list[str]:
    return [dialog.tables.tabText(at) for at in range(dialog.tables.count())]


def test_dropped_rows_are_counted_and_named(opened: Open) -> None:
    dialog = opened("cuts.csv", "Start,End,Name\n1,2.5,A\n4,3.5,B\n900,910,C\n5.5,100,D\n", 60)
    assert tabs(dialog) == ["Rallies (2)", "Not imported (2)", "Cut (1)", "Notes (0)"]
    assert "2 not imported (lines 3 to 4)" in dialog.notice.text
    assert dialog.import_button.text() == "Import 2 rallies"
    refused = of_type(LineTable, dialog.tables.widget(1))
    assert [refused.model().index(row, 0).data() for row in range(2)] == ["line 3", "line 4"]


def test_an_open_question_is_named_and_decided(opened: Open) -> None:
    dialog = opened("cuts.csv", "300,600,A\n700,900,B\n", 3600)
    assert "'Times'" in dialog.notice.text
    dialog.conclusions.choice_made.emit(Aspect.TIMES, "frames")
    assert dialog.choices == {Aspect.TIMES: "frames"}
    assert [rally.frames for rally in dialog.found[1].rallies] == [range(300, 600), range(700, 900)]
    assert dialog.found[0].conclusions[-1].certainty is Certainty.GIVEN
    dialog.conclusions.choice_made.emit(Aspect.TIMES, "")
    assert dialog.choices == {}


def test_any_start_of_the_timeline_can_be_typed(opened: Open) -> None:
    marker = "00:59:53:00 00:59:54:00 00:59:53:00 00:59:54:00\n |C:ResolveColorBlue |M:one |D:50\n"
    dialog = opened("m.edl", f"TITLE: T\n\n001  001      V     C        {marker}", 60)
    box = dialog.conclusions.rows[Aspect.TIMELINE_START].box
    box.setEditText("00:59:52:00")
    not_none(box.lineEdit()).editingFinished.emit()
    assert dialog.found[1].rallies[0].frames == range(25, 75)


def test_ball_labels_can_be_chosen_instead(opened: Open) -> None:
    dialog = opened("cuts.csv", "300,600,1\n700,900,2\n", 3600)
    said: list[bool] = []
    dialog.labels_chosen.connect(lambda: said.append(True))
    dialog.conclusions.choice_made.emit(Aspect.CONTENT, "labels")
    assert said == [True]


def test_nothing_within_the_video_leaves_nothing_to_import(opened: Open) -> None:
    dialog = opened("cuts.csv", "Start,End,Name\n900,910,C\n", 60)
    assert not dialog.import_button.isEnabled()
    assert "Check that the file belongs to this video" in dialog.notice.text
