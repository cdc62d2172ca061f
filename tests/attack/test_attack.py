"""A short attack with a fixed seed; `attack.py` goes on for as long as is wanted."""

import subprocess
import sys
from pathlib import Path

import pytest

ATTACK = Path(__file__).with_name("attack.py")
CASES = {"onnx": 30, "pt": 40, "csv": 40, "video": 20, "rally": 40, "cache": 20}
CASES |= {"folder": 20, "record": 30, "listing": 20, "changing": 20, "address": 15}
CASES |= {"network": 12, "poses": 6, "optimise": 2, "output": 40, "full": 20}


@pytest.mark.skipif(sys.platform != "linux", reason="cases run in forks, which only Linux makes safely")
@pytest.mark.parametrize(
    "kind",
    CASES,
)
def test_spoiled_files_are_answered_in_words(tmp_path: Path, kind: str) -> None:
    command = [sys.executable, str(ATTACK), "--kind", kind, "--cases", str(CASES[kind]), "--keep", str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
