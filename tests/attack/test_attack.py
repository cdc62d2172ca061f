"""A short attack with a fixed seed; `attack.py` goes on for as long as is wanted."""

import subprocess
import sys
from pathlib import Path

import pytest

ATTACK = Path(__file__).with_name("attack.py")
CASES = {"onnx": 6, "pt": 20, "csv": 20, "video": 5, "rally": 20, "cache": 5}
CASES |= {"folder": 5, "record": 10, "listing": 10, "changing": 5, "address": 8}
CASES |= {"network": 3, "poses": 4, "optimise": 1, "output": 20, "full": 5}


@pytest.mark.skipif(sys.platform != "linux", reason="cases run in forks, which only Linux makes safely")
@pytest.mark.parametrize(
    "kind",
    CASES,
)
def test_spoiled_files_are_answered_in_words(tmp_path: Path, kind: str) -> None:
    command = [sys.executable, str(ATTACK), "--kind", kind, "--cases", str(CASES[kind]), "--keep", str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
