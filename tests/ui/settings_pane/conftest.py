"""What the tests of the settings pane share: settings of their own, and pages on the screen."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeAlias, TypeVar

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from rallytrace.session.preferences import Preferences

_Shown = TypeVar("_Shown", bound=QWidget)
Show: TypeAlias = Callable[[_Shown], _Shown]


@pytest.fixture
def preferences(qapp: QApplication, quick_children: None, tmp_path: Path) -> Preferences:  # noqa: ARG001 - must be there
    return Preferences(tmp_path / "settings.json")


@pytest.fixture
def show(qapp: QApplication) -> Iterator[Show[QWidget]]:  # noqa: ARG001 - there must be one
    """Put a widget on the screen, with the keyboard; what it has running ends with the test."""
    shown: list[QWidget] = []

    def put(widget: QWidget) -> QWidget:
        widget.resize(860, 620)
        widget.show()
        widget.activateWindow()
        assert QTest.qWaitForWindowExposed(widget)
        shown.append(widget)
        return widget

    yield put
    for widget in shown:
        end = getattr(widget, "shutdown", None)
        if end is not None:
            end()
