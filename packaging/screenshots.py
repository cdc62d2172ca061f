"""Make the README's pictures: the window on the demo rally, tracked with the models that ship. Needs Xvfb.

uv run python packaging/screenshots.py
"""

# ruff: noqa: INP001, T201 - a script, with a terminal to talk to
import os
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
TARGET = ROOT / "docs" / "pictures"
SCREEN = "1600x1000"
PICTURES = {
    "window-light.png": ("--theme", "light", "--at", "212"),
    "window-dark.png": ("--theme", "dark", "--at", "96"),
}
FOLDERS = ("XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME", "XDG_DATA_HOME")


def take(name: str, options: tuple[str, ...], home: Path) -> None:
    """Start RallyTrace with nobody's settings, let it track the rally, and keep a picture of its window."""
    rally = ROOT / "resources" / "demo" / "rally.mp4"
    program = [sys.executable, "-P", str(ROOT / "app"), "open", str(rally), "--track", "--size", "1440x900"]
    screen = ["xvfb-run", "-a", "-s", f"-screen 0 {SCREEN}x24"]
    subprocess.run(  # noqa: S603 - our own program
        [*screen, *program, *options, "--screenshot", str(TARGET / name)],
        check=True,
        env={**os.environ, "QT_QPA_PLATFORM": "xcb", **{folder: str(home / folder.lower()) for folder in FOLDERS}},
    )
    print(TARGET / name)


if __name__ == "__main__":
    TARGET.mkdir(parents=True, exist_ok=True)
    for picture, chosen in PICTURES.items():
        with tempfile.TemporaryDirectory(prefix="rallytrace-screenshots-") as empty:
            take(picture, chosen, Path(empty))
