"""Tracked, exported, corrected by hand and exported again: the whole of an analyst's work on one rally."""

import re
import subprocess
import sys
from pathlib import Path

from light_networks import light_model
from program import demo_video, light_rally

SCRIPT = Path(__file__).parents[1] / "support" / "correct_rally.py"


def test_correcting_wrong_frames_in_the_window_makes_the_labels_better() -> None:
    labels = demo_video().with_name("rally_ball.csv")
    ran = subprocess.run(
        [
            *(sys.executable, str(SCRIPT), str(light_rally()), str(labels)),
            *("--count", "6", "--tracknet", str(light_model("tracknet"))),
        ],
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    assert re.search(r"6 of them are put right\n1\.00 acts a frame to mend", ran.stdout)
    before, after = (int(a) + int(b) + int(c) for a, b, c in _wrong(ran.stdout))
    assert after == before - 6


def _wrong(said: str) -> list[tuple[str, str, str]]:
    return re.findall(r"FP1 (\d+).*, FP2 (\d+).*, FN (\d+)", said)
