from pathlib import Path

import pytest

import clipmaker
from program import Program, beginning_of_demo


@pytest.fixture
def rallytrace(capsys: pytest.CaptureFixture[str]) -> Program:
    """Return the program, to be called with its arguments."""
    return Program(capsys)


@pytest.fixture(scope="session")
def beginning(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the first 120 frames of the demo rally."""
    return beginning_of_demo(tmp_path_factory.mktemp("demo"), 120)


@pytest.fixture(scope="session")
def clip(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a video of 30 numbered frames."""
    return clipmaker.make(clipmaker.Clip("clip.mp4", n_frames=30), tmp_path_factory.mktemp("clips"))
