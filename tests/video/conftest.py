from collections.abc import Callable
from pathlib import Path

import pytest

import clipmaker


@pytest.fixture(scope="session")
def encoded(tmp_path_factory: pytest.TempPathFactory) -> Callable[[clipmaker.Clip], Path]:
    """Return encodes a clip once a session."""
    folder = tmp_path_factory.mktemp("clips")
    made: dict[str, Path] = {}

    def encode(clip: clipmaker.Clip) -> Path:
        if clip.name not in made:
            made[clip.name] = clipmaker.make(clip, folder)
        return made[clip.name]

    return encode


@pytest.fixture
def odd_clips(shared: Path) -> Path:
    """Return the folder of real files that break naive readers."""
    return shared / "clips" / "odd"
