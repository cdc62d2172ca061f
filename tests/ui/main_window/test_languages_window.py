"""Test that the window, its notices and dialogs are shown in the language in use."""

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QMenu

import clipmaker
from pseudo_language import MARK, pseudo_language, unmarked, untranslated
from rallytrace.errors import AppError
from rallytrace.process.logs import Crash
from rallytrace.session.child import Child
from rallytrace.texts import tr_lazy
from rallytrace.track import edits
from rallytrace.track.lists import Rally
from rallytrace.track.match_setup import MatchSetup
from rallytrace.track.recording import Recording
from rallytrace.track.scoring import Scoring
from rallytrace.ui.crash_dialog import CrashDialog
from rallytrace.ui.diagnostics_dialog import DiagnosticsDialog
from rallytrace.ui.keyboard.action_spec import RECENT, SPORT
from rallytrace.ui.keyboard.keys import key_text
from rallytrace.ui.main_window.window import MainWindow
from rallytrace.ui.match.recording_dialog import RecordingDialog
from rallytrace.ui.match.score_dialog import ScoreDialog
from rallytrace.ui.notices import Choice
from windows import shown, shown_with

_OF_QT: Final = {"&OK", "&Cancel", "OK", "Cancel"}
"""Buttons that Qt translates."""
_TALKATIVE: Final = (
    "save",
    "volume_up",
    "strip_forward",
    "next_disagreement",
    "mark_ring",
    "hold_ball",
    "fill",
    "middle_of_gap",
    "propose_tracking",
    "accept_rally",
    "pin",
    "next_hitter",
    "won_near",
    "won_far",
    "rally_let",
    "set_score",
    "accept_winners",
    "unsure_stroke",
    "layer_score",
    "layer_court",
    "layer_shots",
    "court_remove",
    "find_rallies",
    "cut_rally",
    "next_event",
    "previous_event",
    "play_after_all",
    "play_rallies",
    "next_video",
    "previous_video",
    "layer_heatmap",
    "loop",
)
"""Actions that tell the user something in a video without labels."""


@pytest.fixture(scope="module")
def clip(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return clipmaker.make(clipmaker.Clip("1234.mp4", n_frames=60), tmp_path_factory.mktemp("clips"))


@pytest.fixture(autouse=True)
def _pseudo() -> Iterator[None]:
    with pseudo_language():
        yield


@pytest.fixture
def window(qapp: QApplication, clip: Path, tmp_path: Path) -> Iterator[MainWindow]:
    with shown_with(qapp, Path(shutil.copy(clip, tmp_path))) as window:
        yield window


def test_empty_window_is_translated(qapp: QApplication) -> None:
    with shown(qapp) as window:
        window.empty_state.set_recent([Path("1234.mp4")])
        keys = {key_text(window.registry.keys_of(name)[0]) for name in ("open", "track_all", "export_labels")}
        assert set(untranslated(window.empty_state)) <= {"RallyTrace", "1234.mp4", *keys}


@pytest.mark.parametrize("with_rally", [False, True])
def test_actions_tell_the_user_in_the_language(window: MainWindow, *, with_rally: bool) -> None:
    if with_rally:
        document = window.workspace.document
        document.edit(edits.name_rally(document.track, Rally("Rally 1", range(10, 20))))
        window.workspace.playhead.seek(12)
    told = set()
    for name in _TALKATIVE:
        window.notices.forget()
        window.registry[name].trigger()
        told.add(window.notices.text)
    texts = {text for text in told if text}
    assert len(texts) > 8
    assert [text for text in texts if unmarked(text)] == []


def test_steps_and_modes_are_named_in_the_language(window: MainWindow) -> None:
    modes: list[tuple[str, str]] = []
    window.context.state.mode_changed.connect(lambda keys, tip: modes.append((keys, tip)))
    document = window.workspace.document
    document.edit(edits.place(document.track, 0, 10.0, 10.0))
    assert window.registry["undo"].text().startswith(MARK)
    window.registry["event_mode"].trigger()
    window.registry["court_mode"].trigger()
    shown_modes = [text for mode in modes for text in mode if text]
    assert shown_modes
    assert all(text.startswith(MARK) for text in shown_modes)
    menu = QMenu()
    window.event_controller.fill_sports(menu)
    assert untranslated(menu) == []
    window.files.fill_recent(menu)


def test_notices_translate_errors_and_choices(window: MainWindow) -> None:
    error = AppError(tr_lazy("errors", "{path} is not a video.", path="1"), tr_lazy("errors", "Choose another file."))
    window.notices.complain(error)
    assert window.notices.text == error.shown()
    assert window.notices.text.startswith(MARK)
    window.notices.forget()
    window.notices.ask(tr_lazy("video", "Sure?"), Choice(tr_lazy("video", "Use it"), lambda: None))
    assert untranslated(window.notices) == []
    window.notices.withdraw(tr_lazy("video", "Sure?"))
    assert window.notices.text == ""


def test_file_dialogs_name_files_in_the_language(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def choose(_parent: object, title: str, _folder: str, filters: str) -> tuple[str, str]:
        asked.extend((title, *filters.split(";;")))
        return "", ""

    for name in ("getOpenFileName", "getSaveFileName", "getOpenFileNames"):
        monkeypatch.setattr(QFileDialog, name, choose)
    for name in ("open", "save_copy", "compare", "import_labels", "add_videos"):
        window.registry[name].trigger()
    assert len(asked) > 10
    assert all(text.startswith(MARK) for text in asked)


def dialogs(window: MainWindow) -> list[QDialog]:
    match = MatchSetup(scoring=Scoring.BADMINTON_21)
    return [
        RecordingDialog(Recording(), 30.0, 240.0, window),
        ScoreDialog("1", match, match.opening, window, is_known=True, is_set=True),
        DiagnosticsDialog(window, child=Child(window)),
    ]


def test_dialogs_are_translated(window: MainWindow) -> None:
    for dialog in dialogs(window):
        assert set(untranslated(dialog)) - _OF_QT == set()
    assert {action.text() for menu in (RECENT, SPORT) for action in window.registry.menu(menu).actions()} == set()


def test_crash_dialog_is_translated(qapp: QApplication) -> None:
    dialog = CrashDialog(Crash("1", "", "2", "3"))
    dialog.add(Crash("1", "", "2", "3"))
    assert [text for text in untranslated(dialog) if "/" not in text] == []


def test_match_and_court_are_translated(window: MainWindow) -> None:
    panel = window.rallies
    window.match_controller.place(MatchSetup(scoring=Scoring.BADMINTON_21))
    panel.filter.setText("hits > 1000")
    panel.filter.menu.aboutToShow.emit()
    assert [text for text in untranslated(panel.filter) if text != "hits > 1000"] == []
    assert [action.text() for action in panel.filter.menu.actions() if unmarked(action.text())] == []
    assert untranslated(panel.form) == []
