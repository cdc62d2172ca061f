"""SIGKILL at random moments: nothing that was saved is lost, and the file always opens."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import rallytrace

SUPPORT = Path(__file__).parents[1] / "support"
APP = Path(rallytrace.__file__).parents[1]
"""Of this tree, whichever one is installed."""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs processes that can be forked")
def test_nothing_that_was_saved_is_lost_to_twenty_kills_whatever_is_done_to_the_files_then() -> None:
    script = subprocess.run(
        [sys.executable, SUPPORT / "kill_project.py", "--times", "20", "--seed", "1"],
        env=os.environ | {"PYTHONPATH": os.pathsep.join([str(APP), str(SUPPORT)])},
        capture_output=True,
        text=True,
        timeout=240,
        check=False,
    )
    assert script.returncode == 0, script.stdout + script.stderr
