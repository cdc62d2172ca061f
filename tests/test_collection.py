"""Every test module can be collected in a clone where nothing was installed by hand; what needs torch skips."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
BY_HAND = ("torch", "torchvision", "ultralytics")
"""Packages that `uv sync` does not install."""


def test_all_modules_are_collected_without_torch_and_those_that_need_it_say_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocked = "\n".join(f"sys.modules[{name!r}] = None" for name in BY_HAND)
    (tmp_path / "sitecustomize.py").write_text(f"import sys\n{blocked}\n", encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join((str(tmp_path), os.environ.get("PYTHONPATH", ""))))
    command = [sys.executable, "-m", "pytest", "-n0", "-qq", "--collect-only", "-rs", "-p", "no:cacheprovider"]
    collected = subprocess.run(command, cwd=TESTS.parent, capture_output=True, text=True, check=False)
    assert collected.returncode == 0, collected.stdout[-4000:] + collected.stderr[-2000:]
    skipped = [line for line in collected.stdout.splitlines() if line.startswith("SKIPPED")]
    assert any("tests/training/test_tracknet.py" in line and "torch" in line for line in skipped)
