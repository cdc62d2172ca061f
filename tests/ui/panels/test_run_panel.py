import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from qt import put_on_screen
from rallytrace.errors import AppError
from rallytrace.inference.stage_seconds import StageSeconds
from rallytrace.session.document import Document
from rallytrace.track.detections import Source
from rallytrace.track.edits import Edit, place
from rallytrace.track.track import Layer, State, make_rows
from rallytrace.tracking.messages import Phase, ProviderInUse, RunOutcome, RunProgress, RunState
from rallytrace.ui.keyboard.action_registry import ActionRegistry
from rallytrace.ui.keyboard.action_spec import Need
from rallytrace.ui.panels.run_panel import CHOICES, RunPanel, findings

IDLE = Need.VIDEO | Need.FRAMES | Need.IDLE
RUNNING = Need.VIDEO | Need.FRAMES | Need.RUNNING


def progress(done: int = 250, total: int = 1000, share: float | None = None) -> RunProgress:
    phase = Phase.TRACKING if share is None else Phase.BACKGROUND
    return RunProgress(1, phase, done, total, 25.14, 42.0 if done else None, share, StageSeconds(1, 2, 6, 1))


class Analyst:
    """A panel with the window's actions, and those that it triggered."""

    def __init__(self) -> None:
        self.window = QWidget()
        self.registry = ActionRegistry(self.window)
        self.panel = RunPanel(self.registry, self.window)
        self.panel.resize(260, 400)
        self.told: list[str] = []
        self.registry.triggered.connect(self.told.append)
        put_on_screen(self.window)

    def press(self, button: QWidget) -> list[str]:
        """Click on a button; the ids of the actions that it triggers."""
        self.told.clear()
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        return list(self.told)


@pytest.fixture
def analyst(qapp: QApplication) -> Analyst:
    assert qapp is not None
    return Analyst()


def test_without_a_video_nothing_can_be_begun(analyst: Analyst) -> None:
    assert not analyst.panel.track.isEnabled()
    assert not analyst.panel.cancel.isEnabled()
    assert analyst.panel.idle.isVisible()


def test_track_runs_what_is_chosen(analyst: Analyst) -> None:
    analyst.registry.set_state(IDLE)
    assert analyst.press(analyst.panel.track) == ["track_from_here"]
    analyst.panel.choice.activated.emit(CHOICES.index("track_all"))
    assert analyst.press(analyst.panel.track) == ["track_all"]


def test_a_marked_range_is_what_one_means_unless_one_has_chosen(analyst: Analyst) -> None:
    analyst.registry.set_state(IDLE | Need.RANGE)
    assert analyst.press(analyst.panel.track) == ["track_range"]
    analyst.panel.choice.activated.emit(CHOICES.index("track_all"))
    analyst.registry.set_state(IDLE)
    analyst.registry.set_state(IDLE | Need.RANGE)
    assert analyst.press(analyst.panel.track) == ["track_all"]


def test_a_run_can_be_cancelled_and_not_begun_twice(analyst: Analyst) -> None:
    analyst.registry.set_state(RUNNING)
    assert not analyst.panel.track.isEnabled()
    assert analyst.press(analyst.panel.cancel) == ["cancel_run"]


def test_a_run_is_told_in_frames_speed_and_time_left(analyst: Analyst) -> None:
    analyst.panel.show_progress(progress())
    assert analyst.panel.phase.text().startswith("Tracking")
    assert analyst.panel.progress_text.text() == "250 of 1,000 frames"
    assert "25.1 frames/s" in analyst.panel.speed_text.text()
    assert "42 s left" in analyst.panel.speed_text.text()
    assert analyst.panel.bar.value() / analyst.panel.bar.maximum() == pytest.approx(0.25)


def test_unmeasured_values_are_omitted(analyst: Analyst) -> None:
    analyst.panel.show_progress(RunProgress(1, Phase.LOADING, 0, 0, 0.0, None, None, StageSeconds()))
    assert analyst.panel.bar.maximum() == 0
    assert analyst.panel.speed_text.text() == ""
    assert analyst.panel.progress_text.text() == ""
    analyst.panel.show_progress(progress(done=0, share=0.5))
    assert analyst.panel.bar.value() / analyst.panel.bar.maximum() == pytest.approx(0.5)


@pytest.mark.parametrize(
    ("outcome", "title", "words"),
    [
        (RunOutcome(1, RunState.DONE, frames=1000, seconds=65), "Done", "1,000 frames in 1 min 05 s."),
        (
            RunOutcome(1, RunState.CANCELLED, frames=12, seconds=3),
            "Cancelled",
            "12 frames",
        ),
        (RunOutcome(1, RunState.CANCELLED), "Cancelled", "No frames"),
        # The path was tracked before, and more frames of it than were searched for players.
        (
            RunOutcome(1, RunState.CANCELLED, provenance={"persons": 71}, frames=39, seconds=4),
            "Cancelled",
            "39 frames searched for players",
        ),
        (
            RunOutcome(1, RunState.DONE, provenance={"persons": 62}, frames=31, seconds=4),
            "Done",
            "31 frames searched for players in 4.0 s.",
        ),
        (
            RunOutcome(1, RunState.DONE, frames=24, seconds=3, proposed=True),
            "Done",
            "24 frames in 3.0 s. The result is a proposal.",
        ),
        (
            RunOutcome(1, RunState.CANCELLED, frames=12, seconds=3, proposed=True),
            "Cancelled",
            "Nothing was changed",
        ),
        (
            RunOutcome(1, RunState.FAILED, AppError("The disk is full.", "Make room.")),
            "Failed",
            "The disk is full. Make room.",
        ),
    ],
)
def test_an_ending_is_told_in_words(analyst: Analyst, outcome: RunOutcome, title: str, words: str) -> None:
    analyst.panel.show_outcome(outcome, "5 seen")
    assert analyst.panel.ended.isVisible()
    assert analyst.panel.ended.title.text() == title
    assert analyst.panel.ended.words.text().startswith(words)
    assert analyst.panel.ended.copy.isVisible() == (outcome.state is RunState.FAILED)


def test_the_details_of_a_failure_can_be_copied(analyst: Analyst) -> None:
    analyst.panel.show_provider(ProviderInUse("CPU", "CUDA", "", warning=True))
    analyst.panel.show_outcome(RunOutcome(1, RunState.FAILED, AppError("The disk is full."), {"stride": 8}, 12, 3.0))
    QTest.mouseClick(analyst.panel.ended.copy, Qt.MouseButton.LeftButton)
    copied = QGuiApplication.clipboard().text()
    for part in ("The disk is full.", "stride: 8", "Provider: CPU (requested: CUDA)", "Frames: 12"):
        assert part in copied


def test_a_provider_that_was_not_asked_for_is_said_to_be_one(analyst: Analyst) -> None:
    analyst.panel.show_provider(ProviderInUse("CPU", "CUDA", "CUDA is missing.", warning=True))
    assert analyst.panel.provider.text() == "Runs on CPU, not on CUDA"
    analyst.panel.show_provider(ProviderInUse("CUDA", None, "", warning=False))
    assert analyst.panel.provider.text() == "Runs on CUDA"


def test_results_are_counted_by_source(qapp: QApplication) -> None:
    assert qapp is not None
    document = Document()
    document.open(10)
    track = document.track
    document.edit(place(track, 0, 1, 1))
    for frame, state in ((1, State.VISIBLE), (2, State.OCCLUDED), (3, State.NO_BALL)):
        row = make_rows(1, state, Source.INPAINTED, x=5, y=5)
        document.edit(Edit("Fill", (track.change(Layer.INPAINTED, [frame], row),)))
    assert findings(track, [range(2), range(2, 10)]) == "1 found, 1 filled, 1 hidden, 1 without ball"
    assert findings(track, [range(5, 10)]) == ""
