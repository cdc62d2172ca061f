"""The bench's eye on the whole window.

Qt is imported inside the tests, which skip where its libraries are absent.
"""

import time
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import clipmaker

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QApplication

    from rallytrace.ui.main_window.window import MainWindow


@pytest.fixture
def window(qapp: "QApplication", tmp_path: Path) -> "Iterator[MainWindow]":
    """Yield a window with a video."""
    from rallytrace import main  # noqa: PLC0415
    from rallytrace.session.preferences import Preferences  # noqa: PLC0415
    from window_bench.driver import WindowDriver  # noqa: PLC0415

    assert qapp is not None
    window = main.build(Preferences(tmp_path / "settings.json"))
    window.show()
    WindowDriver(window).open(clipmaker.make(clipmaker.Clip("clip.mp4", n_frames=60), tmp_path))
    yield window
    window.shutdown()


def test_edit_ends_when_all_views_are_painted(window: "MainWindow") -> None:
    import qt  # noqa: PLC0415
    from rallytrace.track import edits  # noqa: PLC0415
    from window_bench.driver import PaintObserver  # noqa: PLC0415

    qt.wait_until(lambda: window.workspace.locked is None)
    onlooker, document = PaintObserver(window), window.workspace.document
    assert {type(part).__name__ for part in onlooker.parts()} >= {"VideoView", "StateStrip", "RowStrip", "QLineEdit"}
    painted = window.view.paint_seconds

    def place_late() -> None:
        time.sleep(0.05)
        painted.clear()
        document.edit(edits.place(document.track, 0, 30, 20))

    assert onlooker.wait(place_late) >= 50
    assert len(painted) >= 1
    assert onlooker.paint_seconds


def test_earlier_paint_does_not_count(window: "MainWindow") -> None:
    from PySide6.QtCore import QTimer  # noqa: PLC0415

    from window_bench.driver import PaintObserver  # noqa: PLC0415

    onlooker = PaintObserver(window)
    changed: list[float] = []

    def change_again() -> None:
        changed.append(time.perf_counter())
        onlooker.begin_anew(window.view)
        window.view.update()

    def begin() -> None:
        changed.append(time.perf_counter())
        QTimer.singleShot(80, window, change_again)
        window.view.update()

    took = onlooker.wait(begin, (window.view,), ready=lambda: len(changed) > 1)
    began, changed_again = changed
    assert took >= 1000 * (changed_again - began)
