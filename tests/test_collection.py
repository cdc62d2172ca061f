"""Every test module can be collected in a clone where nothing was installed by hand; what needs torch skips.

Of modules that name nothing of the kind the run itself shows that; the others are collected as if nothing were there.
"""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
BY_HAND = ("torch", "torchvision", "ultralytics")
"""Packages that `uv sync` does not install."""
NAMED = re.compile("torch|ultralytics|training")


def test_torch_tests_are_collected_without_torch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    blocked = "\n".join(f"sys.modules[{name!r}] = None" for name in BY_HAND)
    (tmp_path / "sitecustomize.py").write_text(f"import sys\n{blocked}\n", encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join((str(tmp_path), os.environ.get("PYTHONPATH", ""))))
    modules = [path for path in TESTS.rglob("test_*.py") if NAMED.search(path.read_text(encoding="utf-8"))]
    options = ["-n0", "-qq", "--collect-only", "-rs", "-p", "no:cacheprovider"]
    command = [sys.executable, "-m", "pytest", *options, *map(str, modules)]
    collected = subprocess.run(command, cwd=TESTS.parent, capture_output=True, text=True, check=False, timeout=120)
    assert collected.returncode == 0, collected.stdout[-4000:] + collected.stderr[-2000:]
    skipped = [line for line in collected.stdout.splitlines() if line.startswith("SKIPPED")]
    assert any("tests/training/test_tracknet.py" in line and "torch" in line for line in skipped)
