"""Open the real window for tests: on the screen, with the keyboard, and with a video."""

import math
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from lobs import flight, predicted_of, unseen
from program import light_rally
from qt import put_on_screen, wait_until
from rallytrace.main import build
from rallytrace.session.document import RunStep
from rallytrace.session.preferences import Preferences
from rallytrace.track.edits import Edit
from rallytrace.track.track import Layer
from rallytrace.ui.keyboard import action_registry
from rallytrace.ui.look import theme
from rallytrace.ui.main_window.window import MainWindow


@contextmanager
def shown(qapp: QApplication, preferences: Preferences | None = None) -> Iterator[MainWindow]:
    """Yield a window on the screen with the keyboard, and close it at the end."""
    theme.apply(qapp, "dark")
    window = build(preferences or Preferences())
    window.resize(1280, 800)
    put_on_screen(window, active=True)
    yield window
    window.close()


@contextmanager
def shown_with(
    qapp: QApplication, video: Path | None = None, preferences: Preferences | None = None
) -> Iterator[MainWindow]:
    """Yield such a window with a video, by default the light rally."""
    with shown(qapp, preferences) as window:
        open_video(window, video or light_rally())
        yield window


@contextmanager
def shown_judged(qapp: QApplication, gaps: Iterable[range], leaps: Iterable[range] = ()) -> Iterator[MainWindow]:
    """Yield a window with lobs and gaps, completely checked and shown at the highest sensitivity.

    In frames that leap the ball is found far from its way.
    """
    with shown_with(qapp) as window:
        workspace = window.workspace
        track = workspace.document.track
        seen = predicted_of(flight(track.n_frames))
        for gap in gaps:
            unseen(seen, slice(gap.start, gap.stop))
        for leap in leaps:
            for name in ("x", "peak_x"):
                seen[name][leap.start : leap.stop] += 300
        change = track.change(Layer.PREDICTED, range(track.n_frames), seen)
        workspace.document.edit(Edit("Track", (change,), RunStep(1)))
        wait_until(lambda: not workspace.review.busy)
        workspace.review.flush()
        workspace.review.set_threshold(0.1)
        yield window


def open_video(window: MainWindow, video: Path) -> None:
    """Open a video, and wait until its first picture is shown, all frames are counted and edits are accepted."""
    window.open(video)
    wait_until(lambda: window.workspace.info is not None and window.workspace.info.complete and window.has_picture)
    wait_until(lambda: window.workspace.locked is None)


def go_to(window: MainWindow, frame: int) -> None:
    window.workspace.playhead.seek(frame)
    wait_until(lambda: window.has_picture)


def close_film_strip(window: MainWindow) -> None:
    """Close the film strip, so that it does not open with the next review item."""
    action = window.registry["panel_strip"]
    if not action.isChecked():
        action.trigger()
    action.trigger()


def look(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """Set how long keys are ignored after an automatic jump."""
    monkeypatch.setattr("rallytrace.session.review_walk._KEY_GUARD_SECONDS", seconds)


def press(window: MainWindow, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """Press a key over the video; if it decides about frames, wait until they are on the screen.

    The program takes no notice of Enter, and of Shift with a mark, for frames that nobody has seen yet.
    """
    marks = bool(modifiers & Qt.KeyboardModifier.ShiftModifier) and key in _MARKS
    if window.workspace.info is not None and (marks or key == Qt.Key.Key_Return):
        wait_until(lambda: window.context.walk.is_on_screen)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(action_registry, "TAP_SECONDS", math.inf)
        QTest.keyClick(window.view, key, modifiers)


_MARKS = (Qt.Key.Key_V, Qt.Key.Key_X, Qt.Key.Key_Q, Qt.Key.Key_C)
