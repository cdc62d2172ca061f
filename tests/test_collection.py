"""Every test module can be collected in a clone where nothing was installed by hand; what needs torch skips."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
BY_HAND = ("torch", "torchvision", "ultralytics")
"""Packages that `uv sync` does not install."""


@pytest.fixture
def without_torch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Processes that are started find none of the packages that are installed by hand."""
    blocked = "\n".join(f"sys.modules[{name!r}] = None" for name in BY_HAND)
    (tmp_path / "sitecustomize.py").write_text(f"import sys\n{blocked}\n", encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join((str(tmp_path), os.environ.get("PYTHONPATH", ""))))


def collect(*paths: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "pytest", "-n0", "-q", "--collect-only", "-rs", "-p", "no:cacheprovider", *paths]
    return subprocess.run(command, cwd=TESTS.parent, capture_output=True, text=True, check=False, timeout=300)


@pytest.mark.usefixtures("without_torch")
def test_all_modules_are_collected_without_torch() -> None:
    collected = collect()
    assert collected.returncode == 0, collected.stdout[-4000:] + collected.stderr[-2000:]


@pytest.mark.usefixtures("without_torch")
def test_modules_that_need_torch_say_that_it_is_absent() -> None:
    collected = collect("tests/training")
    skipped = [line for line in collected.stdout.splitlines() if line.startswith("SKIPPED")]
    assert skipped
    assert all("torch" in line for line in skipped)
