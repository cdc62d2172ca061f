"""Take the manual's pictures: the real window on the demo rally, tracked with the models that ship. Needs Xvfb.

uv run python docs/take_pictures.py
uv run python docs/take_pictures.py --page           the page of a match; needs Chromium
uv run python docs/take_pictures.py --language ja    the pictures of the translated pages, and the page of a match
"""

# ruff: noqa: INP001, T201, PLC0415 - a script with a terminal; the window is imported with a home of its own
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

import cv2
import numpy as np
from numpy.typing import NDArray

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from rallytrace.ui.main_window.window import MainWindow

ROOT: Final = Path(__file__).resolve().parents[1]
MANUAL: Final = ROOT / "docs" / "manual"
RALLY: Final = ROOT / "resources" / "demo" / "rally.mp4"
SCREEN: Final = "1600x1000x24"
WINDOW: Final = (1120, 720)
PAGE: Final = (1120, 1585)
FOLDERS: Final = ("XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME", "XDG_DATA_HOME")
N_COLOURS: Final = 96
"""Colours of a picture besides the flat ones: few enough for a small file, enough for the video in it."""
N_FLAT: Final = 32
"""The colours that most pixels have, as those of panels and text, are kept as they are."""
SETTLE_SECONDS: Final = 1.2
"""Time for views to follow and for background work to end."""
PATIENCE_SECONDS: Final = 240.0


class Photographer:
    """Works in a window as a user does, and saves pictures of it.

    Args:
        window: the window.
        target: folder for the pictures.
    """

    def __init__(self, window: "MainWindow", target: Path) -> None:
        self._window, self._target = window, target

    def wait(self, condition: Callable[[], object], seconds: float = PATIENCE_SECONDS) -> None:
        """Let Qt work until a condition holds."""
        from PySide6.QtCore import QCoreApplication, QEvent

        end = time.monotonic() + seconds
        while not condition():
            if time.monotonic() > end:
                raise SystemExit("The window did not get there in time.")
            QCoreApplication.processEvents()
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
            time.sleep(0.005)

    def settle(self, seconds: float = SETTLE_SECONDS) -> None:
        """Let Qt work for some time."""
        end = time.monotonic() + seconds
        self.wait(lambda: time.monotonic() > end)

    def press(self, *actions: str) -> None:
        """Trigger actions of the window, by their names in the actions table."""
        for name in actions:
            self._window.registry[name].trigger()
            self.settle()

    def seek(self, frame: int) -> None:
        self._window.workspace.playhead.seek(frame)
        self.settle()

    def open(self, video: Path) -> None:
        """Open a video and wait for its index and project."""
        workspace = self._window.workspace
        self._window.open(video)
        self.wait(lambda: workspace.info is not None and workspace.info.complete and not workspace.autosaver.checking)
        self.settle()

    def take(self, name: str, widget: "QWidget | None" = None) -> None:
        """Save a picture of a widget; of the whole window without one."""
        picture = (widget or self._window).grab().toImage()
        rows = np.frombuffer(picture.constBits(), np.uint8).reshape(picture.height(), picture.bytesPerLine())
        save(self._target / f"{name}.png", rows[:, : 4 * picture.width()].reshape(picture.height(), -1, 4)[:, :, :3])

    def dialog(self, title: str) -> "QWidget":
        """Return the visible window beside the main one whose title begins so."""
        from PySide6.QtWidgets import QApplication

        return next(
            widget
            for widget in QApplication.topLevelWidgets()
            if widget.isVisible() and widget.windowTitle().startswith(title)
        )


def save(path: Path, picture: NDArray[np.uint8]) -> None:
    """Save a picture (H, W, 3), blue first, with few colours."""
    from PySide6.QtGui import QImage, qRgb

    colours, numbers = _palette(picture)
    height, width = numbers.shape
    pixels = numbers.tobytes()
    image = QImage(pixels, width, height, width, QImage.Format.Format_Indexed8)
    image.setColorTable([qRgb(int(red), int(green), int(blue)) for blue, green, red in colours])
    path.parent.mkdir(parents=True, exist_ok=True)
    if not image.save(str(path), quality=0):
        raise SystemExit(f"{path} cannot be written.")
    print(f"{path.name}: {path.stat().st_size // 1024} kB")


def _palette(picture: NDArray[np.uint8]) -> tuple[NDArray[np.uint8], NDArray[np.uint8]]:
    """Return the colours (N, 3) that stand best for a picture, and for each pixel (H, W) the number of its colour."""
    pixels = picture.reshape(-1, 3)
    unique, counts = np.unique(pixels[:: max(len(pixels) // 60_000, 1)], axis=0, return_counts=True)
    flat = unique[np.argsort(counts)[-N_FLAT:]]
    sample = unique.astype(np.float32)
    cv2.setRNGSeed(1)
    ending = (cv2.TERM_CRITERIA_EPS + cv2.TERM_CRITERIA_MAX_ITER, 20, 0.5)
    labels = np.empty((0, 1), np.int32)
    _, _, centres = cv2.kmeans(sample, N_COLOURS, labels, ending, 1, cv2.KMEANS_PP_CENTERS)
    colours = np.concatenate([flat, np.clip(np.rint(centres), 0, 255).astype(np.uint8)])
    cube = np.stack(np.meshgrid(*[np.arange(2, 256, 4)] * 3, indexing="ij"), axis=-1).reshape(-1, 3)
    distances = (cube**2).sum(1)[:, None] - 2 * cube @ colours.astype(np.int64).T + (colours.astype(int) ** 2).sum(1)
    nearest = distances.argmin(1).astype(np.uint8).reshape(64, 64, 64)
    return colours, nearest[tuple(np.moveaxis(picture >> 2, -1, 0))]


def pictures_of(code: str) -> Path:
    """Return the folder for the pictures in a language."""
    return MANUAL / "pictures" if code == "en" else MANUAL / code / "pictures"


def take_all(home: Path, code: str) -> None:
    """Take every picture in a language, with the user's folders in `home`."""
    from rallytrace.main import application, build
    from rallytrace.session.languages import speak
    from rallytrace.session.preferences import Preferences
    from rallytrace.settings.languages import language_of
    from rallytrace.ui.look import theme

    application_ = application()
    speak(language_of(code), application_)
    preferences = Preferences()
    theme.apply(application_, "light")
    window = build(preferences)
    window.resize(*WINDOW)
    window.show()
    videos = home / "matches"
    videos.mkdir()
    for name in ("final_set1.mp4", "final_set2.mp4", "semifinal.mp4"):
        shutil.copy(RALLY, videos / name)
    photographer = Photographer(window, pictures_of(code))
    try:
        if code == "en":
            _scenes(photographer, window, videos)
        else:
            _translated_scenes(photographer, window, videos)
    finally:
        window.shutdown()


def _translated_scenes(photographer: Photographer, window: "MainWindow", videos: Path) -> None:
    photographer.settle()
    photographer.open(videos / "final_set1.mp4")
    window.workspace.runs.track_all()
    photographer.wait(lambda: len(window.workspace.document.track.points()) > 180)
    photographer.seek(120)
    photographer.take("tracking")
    photographer.wait(lambda: not window.workspace.runs.busy)
    photographer.seek(96)
    photographer.settle(3)
    photographer.press("next_suspicious", "next_suspicious")
    photographer.take("film-strip")
    photographer.take("review", window.review)


def _scenes(photographer: Photographer, window: "MainWindow", videos: Path) -> None:
    photographer.settle()
    photographer.take("empty")
    photographer.open(videos / "final_set1.mp4")
    window.workspace.runs.track_all()
    photographer.wait(lambda: len(window.workspace.document.track.points()) > 180)
    photographer.seek(120)
    photographer.take("tracking")
    photographer.wait(lambda: not window.workspace.runs.busy)
    photographer.seek(96)
    photographer.settle(3)
    photographer.take("window")
    photographer.press("next_suspicious", "next_suspicious")
    photographer.take("film-strip")
    photographer.take("review", window.review)
    photographer.press("fill")
    photographer.take("gaps")
    photographer.press("fill_cancel", "layer_heatmap", "zoom_fit")
    photographer.seek(96)
    photographer.settle(8)
    photographer.take("heatmap", window.view)
    photographer.press("layer_heatmap", "court_mode")
    photographer.settle(4)
    photographer.take("court", window.view)
    photographer.press("court_cancel", "find_rallies", "panel_events")
    photographer.take("events")
    photographer.press("panel_events", "export_labels")
    photographer.take("exports", photographer.dialog("Export"))
    photographer.dialog("Export").close()
    photographer.press("settings")
    photographer.settle(20)
    photographer.take("models", photographer.dialog("Settings"))
    photographer.dialog("Settings").close()
    window.appearance.show_provider_settings()
    photographer.settle(20)
    photographer.take("providers", photographer.dialog("Settings"))
    photographer.dialog("Settings").close()
    window.open_all([videos])
    photographer.settle(12)
    photographer.take("many-videos")


def take_page(home: Path, code: str) -> None:
    """Take the page of a match that is played at random, in a language, in Chromium."""
    from rallytrace.session.languages import speak
    from rallytrace.settings.languages import language_of

    speak(language_of(code))
    sys.path.append(str(ROOT / "tests" / "support"))
    from played_match import play_match
    from rallytrace.exports.report.page import make_page

    page, shot = home / "match.html", home / "match.png"
    page.write_text(make_page(play_match(48, 8)), encoding="utf-8")
    options = (f"--window-size={PAGE[0]},{PAGE[1]}", f"--user-data-dir={home / 'browser'}", f"--screenshot={shot}")
    plain = (
        "--headless",
        "--no-sandbox",
        "--disable-gpu",
        "--hide-scrollbars",
        "--blink-settings=preferredColorScheme=1",
    )
    subprocess.run(["chromium", *plain, *options, page.as_uri()], check=True, capture_output=True)  # noqa: S603, S607
    picture = cv2.imread(str(shot))
    assert picture is not None
    save(pictures_of(code) / "match-page.png", np.asarray(picture, np.uint8))


def main() -> None:
    """Start this script once more under a screen of its own, with nobody's settings."""
    code = sys.argv[sys.argv.index("--language") + 1] if "--language" in sys.argv else "en"
    if "--inside" in sys.argv:
        take_all(Path(sys.argv[-1]), code)
        return
    if "--page" in sys.argv or code != "en":
        with tempfile.TemporaryDirectory(prefix="rallytrace-") as empty:
            take_page(Path(empty), code)
    if "--page" in sys.argv:
        return
    with tempfile.TemporaryDirectory(prefix="rallytrace-") as empty:
        folders = {folder: str(Path(empty) / folder.lower()) for folder in FOLDERS}
        screen = ["xvfb-run", "-a", "-s", f"-screen 0 {SCREEN}"]
        subprocess.run(  # noqa: S603 - our own program
            [*screen, sys.executable, __file__, "--language", code, "--inside", empty],
            check=True,
            env={**os.environ, "QT_QPA_PLATFORM": "xcb", **folders},
        )


if __name__ == "__main__":
    main()
