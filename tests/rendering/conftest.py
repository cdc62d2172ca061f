"""The renderer is a set of scripts' modules below the project's root, not part of the installed package."""

import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from models.training.rendering.stage import Stage

DEMO_SEED = 29


@pytest.fixture(scope="session")
def stage() -> Stage:
    """The demo rally's stage."""
    return Stage(DEMO_SEED, seconds=14.0)
