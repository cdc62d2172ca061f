"""Test that errors in event handlers reach `sys.excepthook` and the crash dialog, and the program continues."""

import subprocess
import sys

import pytest

KINDS = ("VideoView", "FilmStrip", "FrameGrid", "Strip", "MainWindow")
CODE = """
import sys
from PySide6.QtCore import QEvent, QPointF, Qt, QTimer
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication
from rallytrace.main import build
from rallytrace.session.preferences import Preferences
from rallytrace.ui.film_strip.film_strip import FilmStrip
from rallytrace.ui.panels.frame_grid import FrameGrid
from rallytrace.ui.panels.frame_table import FrameTable
from rallytrace.ui.picture.video_view import VideoView
from rallytrace.ui.timeline.strip import Strip
from rallytrace.ui.main_window.window import MainWindow

kinds = (VideoView, FilmStrip, FrameGrid, Strip, MainWindow)
for kind in kinds:
    kind.mousePressEvent = lambda self, event: [][0]
app = QApplication([])
window = build(Preferences())
window.show()
window.docks.panel(FrameTable)  # made when it is first seen
sys.excepthook = lambda kind, error, trace: print("told of", kind.__name__, flush=True)
place, left, no_key = QPointF(3, 3), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
for kind in kinds:
    print(kind.__name__, flush=True)
    target = window if kind is MainWindow else next(iter(window.findChildren(kind)))
    target = target.viewport() if kind is FrameGrid else target
    app.postEvent(target, QMouseEvent(QEvent.Type.MouseButtonPress, place, place, left, left, no_key))
    QTimer.singleShot(100, app.quit)
    app.exec()
window.shutdown()
print("alive")
"""


@pytest.mark.usefixtures("qapp")  # there is a display
def test_c_error_in_a_handler_is_reported_and_survived() -> None:
    done = subprocess.run([sys.executable, "-c", CODE], capture_output=True, text=True, timeout=120, check=False)
    told = [line for kind in KINDS for line in (kind, "told of IndexError")]
    assert done.stdout.splitlines() == [*told, "alive"], done.stderr
