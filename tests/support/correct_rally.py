"""Track a labelled clip in the real window and correct wrong frames, as an analyst who knows the truth would.

    uv run python tests/support/correct_rally.py CLIP LABELS [--count 20]

Every frame is reached and mended by mouse and keys alone, the labels are written by the export dialog before and after,
and `rallytrace evaluate` says what it was worth. An act is a key or a click.
"""

import argparse
import os
import shutil
import sys
import tempfile
import time
from pathlib import Path

from PySide6.QtWidgets import QApplication

from hands import Hands
from qt import display, wait_until
from rallytrace.cli import main as rallytrace
from rallytrace.main import application, build
from rallytrace.session.preferences import Preferences
from rallytrace.storage.track_csv import read_track
from rallytrace.track.detections import Point
from rallytrace.track.geometry import Size
from rallytrace.track.metrics import compare
from rallytrace.ui.look import theme
from rallytrace.ui.main_window.window import MainWindow


def wrong_frames(track: list[Point], labels: list[Point], size: Size) -> list[int]:
    """Return the frames in which a track and the labels differ by TrackNet's measure."""
    truth = {label.frame: label for label in labels}
    judged = [(mine.frame, compare([mine], [truth[mine.frame]], size).counts) for mine in track if mine.frame in truth]
    return [frame for frame, counts in judged if counts.tp + counts.tn == 0]


def go_to(hands: Hands, frame: int) -> None:
    """Go to a frame by typing its number, or by a step if it is the next one."""
    window = hands.window
    if frame == window.workspace.frame + 1:
        hands.press("Right")
    elif frame != window.workspace.frame:
        hands.press("g")
        hands.until(lambda: QApplication.focusWidget() is not window.view)
        hands.type(str(frame))
        hands.press("Return")
    hands.until(lambda: window.workspace.frame == frame and window.has_picture)


def mend(hands: Hands, label: Point) -> None:
    """Correct a frame with one key or click."""
    track = hands.window.workspace.document.track
    if label.visible:
        hands.click(label.x, label.y)
    else:
        hands.press("x")

    def mended() -> bool:
        point = track.point(label.frame)
        return point is not None and point.visible == label.visible and bool(track.reviewed()[label.frame])

    hands.until(mended)


def export(hands: Hands, target: Path) -> None:
    """Export the labels with the dialog."""
    window = hands.window
    hands.press("ctrl+e")
    hands.until(lambda: window.labels.export_dialog is not None and window.labels.export_dialog.isVisible())
    dialog = window.labels.export_dialog
    assert dialog is not None
    hands.turn_to(dialog)
    hands.click_at(dialog.destination.field, dialog.destination.field.rect().toRectF().center())
    hands.until(dialog.destination.field.hasFocus)
    hands.press("ctrl+a")
    hands.type(str(target))
    hands.until(dialog.export.isEnabled)
    hands.click_at(dialog.export, dialog.export.rect().toRectF().center())
    hands.until(target.exists)
    hands.until(lambda: not window.labels.exporter.busy)
    dialog.close()
    hands.turn_to(window)


def correct(window: MainWindow, clip: Path, labels_file: Path, count: int, folder: Path) -> None:
    """Track, export, correct, export."""
    window.open(clip)
    wait_until(lambda: window.workspace.info is not None and window.workspace.info.complete and window.has_picture)
    wait_until(lambda: window.workspace.locked is None)
    info = window.workspace.info
    assert info is not None
    hands = Hands(window)
    hands.press("ctrl+shift+t")
    wait_until(lambda: window.workspace.runs.busy)
    while window.workspace.runs.busy:  # as long as it takes: a clip may be long
        QApplication.processEvents()
        time.sleep(0.002)
    export(hands, folder / "before.csv")
    labels = read_track(labels_file)
    wrong = wrong_frames(window.workspace.document.track.points(), labels, info.size)
    chosen = wrong[:count]
    print(f"{len(wrong)} of {len(labels)} labelled frames are wrong; {len(chosen)} of them are put right", flush=True)
    truth = {label.frame: label for label in labels}
    mending, began, first = 0, time.monotonic(), hands.acts
    for frame in chosen:
        go_to(hands, frame)
        before = hands.acts
        mend(hands, truth[frame])
        mending += hands.acts - before
    seconds = time.monotonic() - began
    finding = hands.acts - first - mending
    print(
        f"{mending / max(len(chosen), 1):.2f} acts a frame to mend, {finding / max(len(chosen), 1):.2f} to get there "
        f"by number, {seconds:.1f} s; {'the screen' if hands.real else 'Qt'}'s own events"
    )
    export(hands, folder / "after.csv")


def main() -> int:
    """Correct, then evaluate."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("clip", type=Path)
    parser.add_argument("labels", type=Path)
    parser.add_argument("--count", type=int, default=20, help="how many wrong frames, in the order of time")
    parser.add_argument("--tracknet", type=Path, help="a network in place of the one that ships")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as scratch, display():
        folder = Path(scratch)
        os.environ["XDG_CONFIG_HOME"] = str(folder / "settings")
        clip = Path(shutil.copy(given.clip, folder))
        clip.chmod(0o644)
        app = application()
        theme.apply(app, "dark")
        preferences = Preferences()
        preferences.update("models", tracknet=given.tracknet, poses_after_runs=False)
        window = build(preferences)
        window.resize(1600, 950)
        window.show()
        try:
            correct(window, clip, given.labels, given.count, folder)
        finally:
            window.workspace.document.note_export()
            window.close()
        for name in ("before", "after"):
            print(f"\n{name}:", flush=True)
            rallytrace(["evaluate", str(folder / f"{name}.csv"), str(given.labels), "--video", str(clip)])
    return 0


if __name__ == "__main__":
    sys.exit(main())
