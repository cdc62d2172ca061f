"""Run a short attack with a fixed seed. `attack.py` continues for as long as requested."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ATTACK = Path(__file__).with_name("attack.py")
CASES = {"onnx": 3, "video": 3, "rally": 20, "header": 3, "full": 5}


pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="cases run in forks, which only Linux makes safely")


@pytest.fixture(scope="module")
def attacked(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Return the output of the attack. One process tries all kinds, since it imports the whole program first."""
    kinds = [part for kind, cases in CASES.items() for part in ("--kind", f"{kind}={cases}")]
    command = [sys.executable, str(ATTACK), *kinds, "--keep", str(tmp_path_factory.mktemp("kept"))]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=230)
    return done.stdout + done.stderr


@pytest.mark.parametrize("kind", CASES)
def test_spoiled_files_are_answered_in_words(attacked: str, kind: str) -> None:
    assert re.search(rf"^{kind}: {CASES[kind]} cases in \d+ s, 0 faults$", attacked, re.MULTILINE), attacked
