"""Open pages in headless Chromium, and read their elements and console after the script has run."""

import re
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

import pytest

NAMES = ("chromium", "chromium-browser", "google-chrome")
PROGRAM = next((found for name in NAMES if (found := shutil.which(name))), None)
needs_chromium = pytest.mark.skipif(PROGRAM is None, reason="Chromium is absent: apt install chromium")
_CONSOLE = re.compile(r"INFO:CONSOLE.*")


@dataclass(frozen=True)
class Shown:
    """A page in the browser: its elements as HTML, and the lines of its console."""

    html: str
    console: list[str]


def show(page: Path, folder: Path, *options: str) -> Shown:
    """Open a page. `folder` is for the browser's own files."""
    assert PROGRAM is not None
    asked = (
        *(PROGRAM, "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run"),
        *("--enable-logging=stderr", f"--user-data-dir={folder}", *options, "--dump-dom", page.as_uri()),
    )
    done = subprocess.run(asked, capture_output=True, text=True, timeout=120, check=True)
    return Shown(done.stdout, _CONSOLE.findall(done.stderr))
