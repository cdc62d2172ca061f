"""Test an analyst's whole work on a rally: track, export, correct, export again."""

import re
import subprocess
import sys
from pathlib import Path

from light_networks import light_model
from program import beginning_of_demo, demo_video

SCRIPT = Path(__file__).parents[1] / "support" / "correct_rally.py"


def test_corrections_in_the_window_improve_the_labels(tmp_path: Path) -> None:
    clip = beginning_of_demo(tmp_path, 120)
    rows = demo_video().with_name("rally_ball.csv").read_text(encoding="utf-8").splitlines(keepends=True)
    labels = tmp_path / "labels.csv"
    labels.write_text("".join(rows[:121]), encoding="utf-8")
    ran = subprocess.run(
        [
            *(sys.executable, str(SCRIPT), str(clip), str(labels)),
            *("--count", "6", "--tracknet", str(light_model("tracknet"))),
        ],
        capture_output=True,
        text=True,
        timeout=240,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    assert re.search(r"6 of them are put right\n1\.00 acts a frame to mend", ran.stdout)
    before, after = (int(a) + int(b) + int(c) for a, b, c in _wrong(ran.stdout))
    assert after == before - 6


def _wrong(said: str) -> list[tuple[str, str, str]]:
    return re.findall(r"FP1 (\d+).*, FP2 (\d+).*, FN (\d+)", said)
