"""Test the message about a run's results, which stays until the user's next act."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from court_cameras import court_from
from narrowing import not_none
from program import light_rally
from qt import wait_until
from rallytrace.analysis.shots.slow_motion import SlowMotionCheck
from rallytrace.errors import AppError, ModelError
from rallytrace.track.detections import Source
from rallytrace.track.edits import Edit, place_court
from rallytrace.track.track import Layer, State, Track, make_rows
from rallytrace.tracking.messages import RunOutcome, RunState
from rallytrace.ui import notices
from rallytrace.ui.main_window.window import MainWindow
from rallytrace.ui.match.recording_dialog import RecordingDialog
from rallytrace.ui.run_summary import BallCounts
from windows import open_video, press, shown

TRACKED = {"tracknet": {"model": "tracknet.onnx"}, "stride": 8}


def track_some(track: Track) -> Edit:
    """Give ten frames results: five with a ball found, two gaps of one and two filled frames, two without a ball."""
    states = [State.VISIBLE] * 8 + [State.NO_BALL] * 2
    rows = make_rows(10, State.VISIBLE, Source.PREDICTED, x=5, y=5)
    rows["state"] = states
    filled = make_rows(3, State.VISIBLE, Source.INPAINTED, x=5, y=5)
    predicted = track.layer(Layer.PREDICTED)[:10].copy()
    for name in ("state", "source", "x", "y"):
        predicted[name] = rows[name]
    return Edit(
        "Track", (track.change(Layer.PREDICTED, range(10), predicted), track.change(Layer.INPAINTED, [2, 5, 6], filled))
    )


@pytest.fixture
def window(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[MainWindow]:
    """Yield the window with a short run's results; acts count as soon as the report is there."""
    monkeypatch.setattr(notices, "_MIN_REPORT_MS", 0)
    with shown(qapp) as made:
        open_video(made, light_rally())
        yield made


def end_run(window: MainWindow, *outcomes: RunOutcome) -> None:
    tracker = window.workspace.runs.tracker
    tracker.started.emit(1)
    window.workspace.runs.spans = (range(10),)
    for outcome in outcomes:
        tracker.finished.emit(outcome)


def test_summary_names_the_rate_of_slow_motion(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SlowMotionCheck, "find_slowdown", lambda _self, _check: 4)
    document, info = window.workspace.document, window.workspace.info
    assert info is not None
    for edit in (track_some(document.track), place_court(document.track, court_from(0))):
        document.edit(not_none(edit))
    end_run(window, RunOutcome(1, RunState.DONE, provenance=TRACKED, frames=10, seconds=1))
    wait_until(lambda: f"at about {4 * info.rate:.0f} frames per second" in window.notices.text)
    press(window, Qt.Key.Key_R, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier)
    dialog = not_none(window.findChild(RecordingDialog))
    assert dialog.rate.value() == 0
    dialog.proposal.click()
    assert dialog.rate.value() == pytest.approx(4 * info.rate, abs=0.001)
    dialog.reject()


def test_summary_counts_ball_gaps_items_and_court(window: MainWindow) -> None:
    document = window.workspace.document
    document.edit(track_some(document.track))
    end_run(window, RunOutcome(1, RunState.DONE, provenance=TRACKED, frames=10, seconds=1))
    wait_until(lambda: "Run finished" in window.notices.text)
    text = window.notices.text
    assert "ball in 8 of 10 frames, 3 of them filled in 2 gaps." in text
    assert "to review" in text
    assert "No court found: press Shift+O to set it by hand." in text


def test_summary_stays_until_next_key(window: MainWindow) -> None:
    document = window.workspace.document
    document.edit(track_some(document.track))
    end_run(window, RunOutcome(1, RunState.DONE, provenance=TRACKED, frames=10, seconds=1))
    wait_until(lambda: "Run finished" in window.notices.text)
    assert not window.notices._timer.isActive()
    QTest.keyClick(window.view, Qt.Key.Key_Right)
    wait_until(lambda: "Run finished" not in window.notices.text)


@pytest.mark.parametrize(
    ("outcome", "opening"),
    [
        (RunOutcome(1, RunState.CANCELLED, provenance=TRACKED, frames=10, seconds=1), "Run cancelled: ball in 8 of 10"),
        (RunOutcome(1, RunState.CANCELLED), "Run cancelled. Nothing was changed."),
    ],
)
def test_cancelled_run_says_what_is_kept(window: MainWindow, outcome: RunOutcome, opening: str) -> None:
    document = window.workspace.document
    document.edit(track_some(document.track))
    end_run(window, outcome)
    wait_until(lambda: window.notices.text.startswith(opening))


def test_failed_run_says_what_is_kept_after_its_error(window: MainWindow) -> None:
    document = window.workspace.document
    document.edit(track_some(document.track))
    error = AppError("The disk is full.", "Make room.")
    end_run(window, RunOutcome(1, RunState.FAILED, error, TRACKED, 10, 1))
    assert "The disk is full." in window.notices.text
    wait_until(lambda: not window.workspace.review.busy)
    window.notices.clear()
    wait_until(lambda: window.notices.text.startswith("Run failed: ball in 8 of 10"))


def test_all_parts_of_a_run_are_summed_up_once(window: MainWindow) -> None:
    document = window.workspace.document
    document.edit(track_some(document.track))
    ball = RunOutcome(1, RunState.DONE, provenance=TRACKED, frames=10, seconds=1)
    players = RunOutcome(2, RunState.DONE, provenance={"persons": 20}, frames=10, seconds=1)
    end_run(window, players)
    wait_until(lambda: "Players found." in window.notices.text)
    window.run.show_outcome(players, "5 found\n20 persons found", ball)
    words = window.run.ended.words.text()
    assert words.startswith("10 frames in 1.0 s.")
    assert "10 frames searched for players in 1.0 s." in words


def test_proposal_has_no_summary(window: MainWindow) -> None:
    end_run(window, RunOutcome(1, RunState.DONE, provenance=TRACKED, frames=10, seconds=1, proposed=True))
    QTest.qWait(200)
    assert "Run finished" not in window.notices.text


def test_unusable_model_leads_to_its_settings(window: MainWindow) -> None:
    end_run(window, RunOutcome(1, RunState.FAILED, ModelError("There is no model file net.onnx.", "Check the name.")))
    assert "There is no model file net.onnx." in window.notices.text
    button = next(button for button in window.notices.buttons if button.isVisible())
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    wait_until(not_none(window.appearance.settings_pane).models.isVisible)


def test_counts_of_nothing_are_zero() -> None:
    assert BallCounts.of(Track(10), [range(10)]) == BallCounts(0, 0, 0, 0)
