"""What the tests of the settings pane share: settings of their own, and pages on the screen."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeAlias, TypeVar

import pytest
from PySide6.QtWidgets import QApplication, QWidget

from light_networks import light_model
from qt import put_on_screen
from rallytrace.files import paths
from rallytrace.session.preferences import Preferences

_Shown = TypeVar("_Shown", bound=QWidget)
Show: TypeAlias = Callable[[_Shown], _Shown]


@pytest.fixture(scope="session")
def light_models_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of the models that ship, with light networks in place of those that see the ball."""
    folder, light = tmp_path_factory.mktemp("models"), ("tracknet", "tracknet-fast")
    for file in paths.models_dir().glob("*.onnx"):
        (folder / file.name).symlink_to(light_model(file.stem) if file.stem in light else file)
    return folder


@pytest.fixture
def preferences(
    qapp: QApplication,
    quick_children: None,
    light_models_folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> Preferences:
    """Return settings of their own. The pages run the included models when they are opened."""
    monkeypatch.setattr(paths, "models_dir", lambda: light_models_folder)
    return Preferences(tmp_path / "settings.json")


@pytest.fixture
def show(qapp: QApplication) -> Iterator[Show[QWidget]]:
    """Put a widget on the screen, with the keyboard; what it has running ends with the test."""
    shown: list[QWidget] = []

    def put(widget: QWidget) -> QWidget:
        widget.resize(860, 620)
        put_on_screen(widget, active=True)
        shown.append(widget)
        return widget

    yield put
    for widget in shown:
        end = getattr(widget, "shutdown", None)
        if end is not None:
            end()
