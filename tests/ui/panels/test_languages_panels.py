"""Test that no text of the panels is left in English when the window has another language."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, Qt
from PySide6.QtWidgets import QAbstractItemView, QApplication, QWidget

from narrowing import not_none
from pseudo_language import MARK, pseudo, pseudo_language, unmarked, untranslated
from qt import put_on_screen, wait_until
from rallytrace.analysis.facts.events import FOUND_EVENTS
from rallytrace.analysis.match.rally_facts import RallyFacts
from rallytrace.analysis.strokes.record import Hand, Stroke
from rallytrace.errors import AppError
from rallytrace.exports.request import ExportProgress
from rallytrace.inference.stage_seconds import StageSeconds
from rallytrace.session.match.match_facts_provider import MatchFactsProvider
from rallytrace.session.preferences import Preferences
from rallytrace.session.project.messages import SaveState
from rallytrace.session.video_list import ListedState, VideoStatus
from rallytrace.session.workspace import Workspace
from rallytrace.texts import tr, tr_lazy, use_language
from rallytrace.track import edits
from rallytrace.track.lists import Event, EventKind, Rally
from rallytrace.track.match_setup import MatchSetup
from rallytrace.track.stroke_types import StrokeGroup, StrokeType
from rallytrace.tracking.messages import Phase, ProviderInUse, RunOutcome, RunProgress, RunState
from rallytrace.ui.keyboard.action_registry import ActionRegistry
from rallytrace.ui.main_window.window import MainWindow
from rallytrace.ui.panels.event_panel import EventPanel
from rallytrace.ui.panels.rally_fields import stored_winner
from rallytrace.ui.panels.rally_list import describe_extent
from rallytrace.ui.panels.rally_panel import RallyPanel
from rallytrace.ui.panels.run_panel import RunPanel, outcome_details
from rallytrace.ui.panels.status_line import StatusLine
from rallytrace.ui.panels.video_panel import status_words
from windows import shown_with

LETTERS_ALONE = {"x", "y", "F1", "TP", "TN", "FP1", "FP2", "FN", "TP / (TP + FP1 + FP2)", "TP / (TP + FN)"}
ROLES = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole)
MOST_ROWS = 60
"""Number of rows of a list that are read."""


@pytest.fixture(autouse=True)
def _pseudo() -> Iterator[None]:
    with pseudo_language():
        yield


@pytest.fixture
def window(qapp: QApplication) -> Iterator[MainWindow]:
    with shown_with(qapp) as window:
        yield window


@pytest.fixture
def workspace(qapp: QApplication) -> Iterator[Workspace]:
    assert qapp is not None
    workspace = Workspace(Preferences())
    yield workspace
    workspace.shutdown()


def left_in_english(widget: QWidget, *names: str) -> list[str]:
    """Return the texts of a widget and of the rows of its lists that are not translated.

    Args:
        widget: the widget.
        names: names of files, networks and devices that are not translated.
    """
    rows = {text for view in widget.findChildren(QAbstractItemView) for text in row_texts(view.model())}
    texts = {*untranslated(widget), *filter(unmarked, rows)}
    return sorted(text for text in texts - LETTERS_ALONE if not any(name in text for name in names))


def row_texts(model: QAbstractItemModel) -> Iterator[str]:
    n_columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount()
    for row in range(min(model.rowCount(), MOST_ROWS)):
        for column in range(n_columns):
            yield from (str(model.data(model.index(row, column), role) or "") for role in ROLES)


def test_an_edited_rally_keeps_its_stored_name(window: MainWindow) -> None:
    panel, document = window.docks.panel(RallyPanel), window.workspace.document
    window.workspace.playhead.seek(10)
    window.registry["range_in"].trigger()
    window.workspace.playhead.seek(50)
    window.registry["range_out"].trigger()
    assert panel.naming.name.placeholderText().startswith(f"{MARK}Rally 1")
    panel.naming.button.click()
    assert [rally.name for rally in document.track.rallies] == ["Rally 1"]


def test_a_winner_is_typed_in_the_language_and_stored_in_english() -> None:
    match = MatchSetup(names=("Ann", "Bo"))
    assert stored_winner(pseudo("match", "near", -1), match) == "near"
    assert stored_winner(pseudo("match", "let", -1).upper(), None) == "let"
    assert stored_winner(str(tr("match", "Player {number}", number=2)), MatchSetup()) == "Player 2"
    assert (stored_winner("Bo", match), stored_winner("Near", match), stored_winner("Cy", match)) == (
        "Bo",
        "Near",
        "Cy",
    )


def test_lists_number_frames_as_the_language_does(workspace: Workspace) -> None:
    use_language(pseudo, decimal_comma=True)
    owner = QWidget()
    workspace.document.open(20_000)
    events = EventPanel(workspace, MatchFactsProvider(workspace), ActionRegistry(owner), owner)
    event, rally = Event(12_345, EventKind.HIT), Rally("Final", range(1204, 12_346))
    events.list.show_events((event,))
    assert events.model.line(event).frame == "12.345"
    assert describe_extent(RallyFacts(1, rally, 40.0, 370.0))[-1] == "1.204\N{EN DASH}12.345"


def test_events_and_what_contradicts_them(workspace: Workspace) -> None:
    owner = QWidget()
    workspace.document.open(1000)
    provider = MatchFactsProvider(workspace)
    panel = EventPanel(workspace, provider, ActionRegistry(owner), owner)
    put_on_screen(owner)
    provider.live.provide(FOUND_EVENTS, [Event(20, EventKind.SERVE), Event(40, EventKind.HIT)])
    workspace.document.edit(not_none(edits.mark_event(workspace.document.track, 50, EventKind.BOUNCE)))
    wait_until(lambda: len(panel.model.rows) == 3)
    panel.model.conflicts = {40: (tr_lazy("match", "The players change ends afterwards."),)}
    panel.model.players = {20: tr_lazy("match", "far player"), 40: tr_lazy("match", "near player")}
    panel.model.strokes = {40: Stroke(40, "near", StrokeGroup.SMASH, StrokeType.WRIST_SMASH, 0.9, Hand.FOREHAND)}
    assert left_in_english(panel) == []
    lines = [panel.model.line(event) for event in panel.model.rows]
    assert [line.words for line in lines if unmarked(line.words)] == []
    panel.words.setText("hits > 100")
    wait_until(lambda: panel.empty.isVisibleTo(panel))
    assert left_in_english(panel) == []


def test_runs_and_their_outcomes(qapp: QApplication) -> None:
    assert qapp is not None
    owner = QWidget()
    panel = RunPanel(ActionRegistry(owner), owner)
    provider = ProviderInUse("CPU", "CUDA", tr_lazy("models", "Runs on {provider}", provider="CPU"), warning=True)
    panel.show_provider(provider)
    for phase in Phase:
        panel.show_progress(RunProgress(1, phase, 250, 1000, 25.14, 42.0, None, StageSeconds(1, 2, 6, 1)))
        assert left_in_english(panel) == []
    error = AppError(tr_lazy("errors", "Not enough memory."))
    outcomes = [
        RunOutcome(1, state, error if state is RunState.FAILED else None, provenance, frames, 2.0, proposed)
        for state in (RunState.DONE, RunState.CANCELLED, RunState.FAILED)
        for provenance in ({"non_play": [(0, 10)]}, {"persons": 2})
        for frames in (0, 1, 20)
        for proposed in (False, True)
    ]
    for outcome in outcomes:
        panel.show_outcome(outcome, "")
        assert left_in_english(panel) == []
        assert [line for line in panel.ended.words.text().splitlines() if unmarked(line)] == []
    assert MARK not in "".join(outcome_details(outcome, provider) for outcome in outcomes)


def test_status_line_in_all_states(qapp: QApplication) -> None:
    assert qapp is not None
    line = StatusLine()
    for state in SaveState:
        line.show_saving(state, "")
        assert untranslated(line) == []
    for announcement in ("", tr_lazy("models", "Runs on {provider}", provider="CPU")):
        line.show_provider(ProviderInUse("CPU", None, announcement, warning=True))
        assert set(untranslated(line)) <= {"CPU"}
    line.show_unexported(unexported=False, left_out=3)
    line.show_index(1, 4)
    assert set(untranslated(line)) <= {"CPU"}
    line.show_finding(tr_lazy("match", "Finding events"))
    assert set(untranslated(line)) <= {"CPU"}
    line.show_export(ExportProgress(Phase.READING.text, 1, 2))
    assert not unmarked(line.task.text())
    line.show_run(RunProgress(1, Phase.TRACKING, 250, 1000, 25.14, 42.0, None, StageSeconds(1, 2, 6, 1)))
    assert not unmarked(line.task.text())


@pytest.mark.parametrize("state", ListedState)
def test_states_of_listed_videos(state: ListedState) -> None:
    status = VideoStatus(state, 0.5, 3, tr("errors", "Not enough memory."), Phase.TRACKING.text)
    assert not any(unmarked(status_words(status, tracking=tracking)) for tracking in (False, True))
