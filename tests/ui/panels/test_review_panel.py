"""Test the Review panel: list, histogram, filter and reasons."""

import hashlib
import html
import re
from collections.abc import Iterable, Iterator

import numpy as np
import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QAction, QColor, QKeyEvent, QPaintEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from lobs import RATE, SIZE, flight, predicted_of, unseen
from narrowing import not_none
from qt import put_on_screen, wait_until
from rallytrace.analysis.review_queue import Item
from rallytrace.analysis.suspicion.reasons import CHIPS, reasons_in
from rallytrace.files.paths import shipped_model
from rallytrace.session.document import Document, RunStep
from rallytrace.session.review import Review
from rallytrace.track import edits
from rallytrace.track.edits import Edit
from rallytrace.track.track import Layer
from rallytrace.track.wording import frames_text
from rallytrace.ui.look import theme
from rallytrace.ui.look.time_axis import FrameTimes
from rallytrace.ui.look.time_text import rough_range
from rallytrace.ui.panels.review_panel import ReviewPanel, chips

COUNT = 600
ACTIONS = (
    *("track_all", "export_labels", "next_video"),
    *(
        "accept",
        "next_suspicious",
        "previous_suspicious",
        "item_first",
        "item_last",
        "propose_tracking",
        "next_unreviewed",
    ),
    *("fill_take", "proposal_take", "name_rally"),
)
LINKS = {"track_all": "track", "export_labels": "export", "next_video": "next_video"}
GAPS = (range(100, 110), range(400, 425))


@pytest.fixture
def document(qapp: QApplication) -> Document:
    document = Document(qapp)
    document.open(COUNT)
    return document


@pytest.fixture
def actions(qapp: QApplication) -> dict[str, QAction]:
    made = {name: QAction(name, qapp) for name in ACTIONS}
    for name in ("fill_take", "proposal_take", "name_rally"):
        made[name].setEnabled(False)
    return made


@pytest.fixture
def panel(document: Document, actions: dict[str, QAction]) -> Iterator[ReviewPanel]:
    review = Review(document, document)
    seconds = np.arange(COUNT) / RATE
    review.set_video(SIZE, seconds)
    panel = ReviewPanel(review, actions)
    panel.set_times(FrameTimes(seconds, RATE))
    panel.resize(268, 600)
    put_on_screen(panel)
    yield panel
    panel.close()
    panel.deleteLater()


def track(document: Document, panel: ReviewPanel, gaps: Iterable[range] = GAPS) -> Review:
    """Return a run finds the ball, but for some gaps."""
    review = panel._review
    seen = predicted_of(flight(COUNT))
    for gap in gaps:
        unseen(seen, slice(gap.start, gap.stop))
    document.edit(Edit("Track", (document.track.change(Layer.PREDICTED, range(COUNT), seen),), RunStep(1)))
    wait_until(lambda: not review.busy)
    review.flush()
    panel.sensitivity.setValue(10)
    return review


def rows(panel: ReviewPanel) -> list[str]:
    return [panel.rows.position(item) for item in panel.rows.rows]


def test_before_a_run_the_panel_says_what_will_be_there(panel: ReviewPanel) -> None:
    assert panel.pages.currentWidget() is panel.empty
    assert "Track the video" in panel.empty.text()


def test_end_of_queue_warns_about_uncalibrated_network(document: Document, panel: ReviewPanel) -> None:
    review = panel._review
    document.edit(Edit("Track", (document.track.change(Layer.PREDICTED, range(COUNT), predicted_of(flight(COUNT))),)))
    wait_until(lambda: not review.busy)
    review.flush()
    assert not review.items
    shipped = hashlib.sha256(shipped_model("tracknet").read_bytes()).hexdigest()
    for network, is_other in (
        ({"model": "tracknet.onnx"}, False),  # as runs were recorded before families were told apart
        ({"model": "tracknet.onnx", "sha256": shipped, "family": "concat"}, False),
        ({"model": "tracknet.onnx", "sha256": "00", "family": "grey"}, True),
        ({"model": "<volleyball>.onnx", "sha256": "00", "family": "grey"}, True),
    ):
        document.project.begin_run("now", {"tracknet": network})
        panel.refresh()
        assert (html.escape(network["model"]) in panel.empty.text()) is is_other
    document.project.begin_run("now", {"inpaintnet": None})  # fills gaps only
    panel.refresh()
    assert "volleyball" in panel.empty.text()


def test_the_places_are_listed_with_what_mends_most_first(document: Document, panel: ReviewPanel) -> None:
    review = track(document, panel)
    assert panel.pages.currentWidget() is panel.list
    assert len(rows(panel)) == len(review.items)
    assert panel.left.text().startswith(f"{len(review.items)} ")
    assert rows(panel)[0].startswith(f"{review.items[0].frames.start}\N{EN DASH}{review.items[0].frames[-1]}")


def test_a_click_on_a_place_asks_to_go_there(document: Document, panel: ReviewPanel) -> None:
    review = track(document, panel)
    asked: list[Item] = []
    panel.item_requested.connect(asked.append)
    index = panel.list.model().index(1, 0)
    QTest.mouseClick(panel.list.viewport(), Qt.MouseButton.LeftButton, pos=panel.list.visualRect(index).center())
    assert asked == [review.items[1]]


class Paintings(QObject):
    """Counts the paintings of a widget."""

    def __init__(self, watched: QWidget) -> None:
        super().__init__(watched)
        self.count = 0
        watched.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        self.count += isinstance(event, QPaintEvent)
        return False


def test_list_is_repainted_only_for_another_item(document: Document, panel: ReviewPanel) -> None:
    review = track(document, panel)
    frames = review.items[0].frames
    list_of_places = Paintings(panel.list.viewport())
    panel.set_playhead(frames.start)
    wait_until(lambda: list_of_places.count > 0)
    QTest.qWait(50)
    list_of_places.count = 0
    panel.set_playhead(frames.start + 1)
    QTest.qWait(50)
    assert list_of_places.count == 0
    panel.set_playhead(review.items[1].frame)
    wait_until(lambda: list_of_places.count > 0)


def test_shown_item_is_selected_with_its_reason(document: Document, panel: ReviewPanel) -> None:
    review = track(document, panel)
    item = review.items[0]
    panel.set_playhead(item.frame)
    assert panel.list.currentIndex().row() == 0
    assert len(panel.why.text().splitlines()) == len(reasons_in(int(review.reasons[item.frame])))
    panel.set_playhead(40)
    assert not panel.list.selectionModel().hasSelection()
    assert panel.why.text() == ""


def test_corrected_frame_has_no_reason(document: Document, panel: ReviewPanel) -> None:
    review = track(document, panel)
    frame = review.shown[0].frame
    assert review.why(frame)
    document.edit(edits.place(document.track, frame, 300.0, 200.0))
    assert not review.why(frame)


def test_the_grip_hides_what_is_less_certain(document: Document, panel: ReviewPanel) -> None:
    review = track(document, panel)
    QTest.mouseClick(panel.sensitivity, Qt.MouseButton.LeftButton, pos=QPoint(panel.sensitivity.width() - 4, 20))
    assert review.threshold == pytest.approx(0.95)
    assert rows(panel) == []
    assert "2 less certain" in panel.empty.text()
    panel.empty.linkActivated.emit("#")
    assert rows(panel)
    QTest.mouseClick(panel.sensitivity, Qt.MouseButton.LeftButton, pos=QPoint(panel.sensitivity.width() - 4, 20))
    panel.sensitivity.setFocus()
    QTest.keyClick(panel.sensitivity, Qt.Key.Key_Home)
    assert review.threshold == 0
    assert len(rows(panel)) == len(review.items)


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Delete])
def test_enter_and_delete_stay_the_windows(document: Document, panel: ReviewPanel, key: Qt.Key) -> None:
    """Enter accepts and Delete clears a point, also while the list has the focus."""
    track(document, panel)
    panel.set_playhead(GAPS[0].start)
    assert panel.list.currentIndex().isValid()
    event = QKeyEvent(QEvent.Type.ShortcutOverride, key, Qt.KeyboardModifier.NoModifier)
    event.ignore()
    QApplication.sendEvent(panel.list, event)
    assert not event.isAccepted()


def test_less_certain_items_are_counted_apart(
    document: Document, panel: ReviewPanel, monkeypatch: pytest.MonkeyPatch
) -> None:
    review = track(document, panel)
    usual = max(item.probability for item in review.items)
    monkeypatch.setattr("rallytrace.session.review_model.MIN_SHOWN_PROBABILITY", usual)
    for threshold in (usual, 0.0):
        review.set_threshold(threshold)
    added = sum(item.probability < usual for item in review.items)
    assert added > 0
    said = panel.left.text() + panel.left.toolTip()
    assert [int(number) for number in re.findall(r"\d+", said)][:2] == [len(review.shown), added]


def test_before_anything_is_tracked_a_link_tracks_the_video(panel: ReviewPanel, actions: dict[str, QAction]) -> None:
    tracked: list[str] = []
    actions["track_all"].triggered.connect(lambda: tracked.append("once"))
    actions["track_all"].setEnabled(False)
    assert "<a" not in panel.empty.text()
    actions["track_all"].setEnabled(True)
    assert "<a" in panel.empty.text()
    panel.empty.linkActivated.emit("track")
    assert tracked == ["once"]


def test_the_filter_offers_the_reasons_there_are(document: Document, panel: ReviewPanel) -> None:
    review = track(document, panel)
    wait_until(lambda: panel.filter.count() > 1)
    reasons = {reason for item in review.items for reason in reasons_in(item.reasons)}
    offered = [panel.filter.itemText(at) for at in range(1, panel.filter.count())]
    assert len(offered) == len(reasons)
    assert all(any(words.startswith(CHIPS[reason].capitalize()) for words in offered) for reason in reasons)
    panel.filter.setFocus()
    QTest.keyClick(panel.filter, Qt.Key.Key_End)
    panel.filter.activated.emit(panel.filter.currentIndex())
    assert review.only == panel.filter.currentData()
    assert review.shown
    assert all(item.reasons & review.only for item in review.shown)


def settle_all(document: Document, panel: ReviewPanel) -> None:
    review = track(document, panel)
    document.edit(not_none(edits.accept(document.track, range(COUNT))))
    wait_until(lambda: not review.busy)
    review.flush()


def test_when_all_is_settled_the_panel_says_so(document: Document, panel: ReviewPanel) -> None:
    settle_all(document, panel)
    assert panel.empty.text()
    assert panel.left.text() == ""


def test_finished_review_links_to_export_and_next_video(
    document: Document, panel: ReviewPanel, actions: dict[str, QAction]
) -> None:
    settle_all(document, panel)
    done: list[str] = []
    for name in ("export_labels", "next_video"):
        actions[name].triggered.connect(lambda _=False, name=name: done.append(name))
        assert f'href="{LINKS[name]}"' in panel.empty.text()
        panel.empty.linkActivated.emit(LINKS[name])
    assert done == ["export_labels", "next_video"]
    actions["next_video"].setEnabled(False)
    assert f'href="{LINKS["next_video"]}"' not in panel.empty.text()


def test_when_all_is_settled_the_button_promises_no_further_item(document: Document, panel: ReviewPanel) -> None:
    settle_all(document, panel)
    panel.show_open(0, done=True, reviewed=True)
    assert not panel.accept.isEnabled()


def test_frames_that_are_not_tracked_are_not_called_settled(document: Document, panel: ReviewPanel) -> None:
    review = panel._review
    seen = predicted_of(flight(COUNT))[:200]
    document.edit(Edit("Track", (document.track.change(Layer.PREDICTED, range(200), seen),), RunStep(1)))
    wait_until(lambda: not review.busy)
    review.flush()
    assert not review.shown
    assert "400 frames" in panel.empty.text()
    assert f'href="{LINKS["track_all"]}"' in panel.empty.text()
    assert f'href="{LINKS["export_labels"]}"' not in panel.empty.text()


def test_a_high_panel_shows_all_reasons_of_a_frame(document: Document, panel: ReviewPanel) -> None:
    review = track(document, panel)
    panel.resize(252, 700)
    frames = [frame for item in review.shown for frame in item.frames]
    wordiest = max(frames, key=lambda frame: len("".join(review.why(frame))))
    panel.set_playhead(wordiest)
    QTest.qWait(1)
    assert panel.why.text()
    assert not panel._why_area.verticalScrollBar().isVisible()


def test_the_button_says_how_much_it_accepts(
    document: Document, panel: ReviewPanel, actions: dict[str, QAction]
) -> None:
    track(document, panel)
    accepted: list[str] = []
    actions["accept"].triggered.connect(lambda: accepted.append("once"))
    panel.show_open(10, range(100, 110))
    assert panel.accept.text() == f"Accept {frames_text(range(100, 110))}"
    QTest.mouseClick(panel.accept, Qt.MouseButton.LeftButton)
    assert accepted == ["once"]
    panel.show_open(7, range(100, 110))
    assert panel.accept.text() == f"Accept 7 of {frames_text(range(100, 110))}"
    panel.set_playhead(12)
    panel.show_open(0)
    assert panel.accept.text() == "Accept 12"


def test_the_button_does_what_enter_does_while_a_fill_is_shown(panel: ReviewPanel, actions: dict[str, QAction]) -> None:
    done: list[str] = []
    actions["accept"].setEnabled(False)
    assert not panel.accept.isEnabled()
    actions["fill_take"].setEnabled(True)
    actions["fill_take"].triggered.connect(lambda: done.append("fill"))
    assert panel.accept.text() == "fill_take"
    QTest.mouseClick(panel.accept, Qt.MouseButton.LeftButton)
    assert done == ["fill"]


def test_a_low_panel_shows_at_least_four_items(document: Document, panel: ReviewPanel) -> None:
    review = track(document, panel, [range(start, start + 8) for start in range(40, COUNT - 40, 60)])
    review.set_threshold(0.0)
    assert len(review.shown) > 5
    panel.resize(252, 350)
    panel.show()
    panel.set_playhead(review.shown[0].frame)
    rows = [panel.list.model().index(row, 0) for row in range(len(review.shown))]
    wait_until(lambda: sum(panel.list.viewport().rect().contains(panel.list.visualRect(row)) for row in rows) >= 4)
    assert panel.again.isVisible(), "which takes most room"


def test_tracking_again_is_offered_for_a_long_gap_only(document: Document, panel: ReviewPanel) -> None:
    review = track(document, panel)
    review.set_threshold(0.0)
    for item in review.shown:
        panel.set_playhead(item.frame)
        assert panel.again.isHidden() == (review.unseen_in(item) < 8)
    assert any(review.unseen_in(item) >= 8 for item in review.shown)
    panel.set_playhead(10**6)
    assert panel.again.isHidden()


def test_retracking_cost_is_shown_before_start(document: Document, panel: ReviewPanel) -> None:
    review = track(document, panel)
    review.set_threshold(0.0)
    item = next(item for item in review.shown if review.unseen_in(item) >= 8)
    panel.set_playhead(item.frame)
    unknown = panel.again.text()
    panel.retracking_seconds = lambda n_frames: (0.2 * n_frames, 0.5 * n_frames)
    panel.set_playhead(item.frame)
    assert panel.again.text() != unknown
    assert rough_range(0.2 * len(item.frames), 0.5 * len(item.frames)) in panel.again.text()


def test_the_chosen_item_shows_all_its_reasons(document: Document, panel: ReviewPanel) -> None:
    review = track(document, panel)
    panel.resize(216, 500)
    panel.show()
    item = max(review.shown, key=lambda one: len(chips(one)))
    at = panel.list.model().index(review.shown.index(item), 0)

    def height() -> int:
        return panel.list.visualRect(at).height()

    panel.set_playhead(10**6)
    wait_until(lambda: height() > 0)
    low = height()
    panel.set_playhead(item.frame)
    assert len(chips(item)) > 2
    wait_until(lambda: height() > low)
    assert all(chip in str(at.data(Qt.ItemDataRole.ToolTipRole)) for chip in chips(item))


def test_split_item_is_marked_together(document: Document, panel: ReviewPanel) -> None:
    items = track(document, panel).shown
    first, second = sorted(items[:2], key=lambda item: item.frames.start)

    def marked(item: Item) -> bool:
        row = panel.list.visualRect(panel.list.model().index(items.index(item), 0))
        colour = panel.list.viewport().grab().toImage().pixelColor(row.left() + 1, row.center().y())
        return colour == QColor(theme.tokens().accent)

    panel.set_playhead(10**6)
    assert not marked(first)
    assert not marked(second)
    panel.show_open(5, range(first.frames.start, second.frames.stop))
    assert marked(first)
    assert marked(second)
    panel.show_open(0)
    assert not marked(first)


def test_button_text_does_not_widen_the_panel(panel: ReviewPanel) -> None:
    panel.show_open(0)
    narrow = panel.minimumSizeHint().width()
    panel.show_open(1_100, range(200_000, 201_234))
    assert panel.accept.text().startswith("Accept 1,100 of 200,000")
    assert panel.minimumSizeHint().width() <= max(narrow, panel.minimumWidth())
