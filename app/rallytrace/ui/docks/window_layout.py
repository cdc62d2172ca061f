"""The two panel layouts of the window, for labelling and for the match, as saved between sessions."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, Self

from PySide6.QtCore import QByteArray, QSettings

from rallytrace.files import paths

VERSION: Final = 5
"""Version number for `QMainWindow.saveState`, which discards layouts of other versions. A new panel needs no change."""


class Layout(StrEnum):
    """A set of panels with their positions."""

    LABEL = "label"
    MATCH = "match"


@dataclass(frozen=True, slots=True)
class KeptLayout:
    """A saved layout.

    Attributes:
        state: positions and sizes of the panels, from `QMainWindow.saveState`.
        wants_strip: whether the film strip opens automatically.
        strip_height: height of the film strip when it was last hidden, in logical pixels, or 0.
        shows_shots: whether 3D shots are drawn over the picture.
    """

    state: QByteArray
    wants_strip: bool
    strip_height: int
    shows_shots: bool


@dataclass(frozen=True, slots=True)
class KeptWindow:
    """The saved state of the window. The user's choices are in the settings instead.

    Attributes:
        geometry: position and size, from `QWidget.saveGeometry`, or None.
        layout: the last layout in use.
        layouts: the saved layouts; a layout that was never shown is missing.
        folded: names of the folded timeline strips.
        zoom_steps: steps by which the cells of the film strip are enlarged.
    """

    geometry: QByteArray | None
    layout: Layout
    layouts: Mapping[Layout, KeptLayout]
    folded: list[str]
    zoom_steps: int = 0

    @classmethod
    def read(cls) -> Self:
        """Read the state that the last session has saved. Missing or damaged parts get default values."""
        file = _file()
        zoom_steps = file.value("film_strip_zoom", 0, int)
        geometry, folded, name = file.value("geometry"), file.value("folded", []), file.value("layout", "")
        layouts = {layout: kept for layout in Layout if (kept := _read_layout(file, layout)) is not None}
        return cls(
            geometry if isinstance(geometry, QByteArray) else None,
            next((layout for layout in Layout if layout == name), Layout.LABEL),
            layouts,
            [str(strip) for strip in folded] if isinstance(folded, list) else [],
            zoom_steps if isinstance(zoom_steps, int) else 0,
        )

    def write(self) -> None:
        """Save the state for the next session."""
        file = _file()
        file.setValue("geometry", self.geometry)
        file.setValue("layout", self.layout.value)
        file.setValue("folded", self.folded)
        file.setValue("film_strip_zoom", self.zoom_steps)
        for layout, kept in self.layouts.items():
            group = _group(layout)
            file.setValue(f"{group}state", kept.state)
            file.setValue(f"{group}film_strip", kept.wants_strip)
            file.setValue(f"{group}film_strip_height", kept.strip_height)
            file.setValue(f"{group}shots", kept.shows_shots)


def _read_layout(file: QSettings, layout: Layout) -> KeptLayout | None:
    group = _group(layout)
    state, height = file.value(f"{group}state"), file.value(f"{group}film_strip_height", 0, int)
    if not isinstance(state, QByteArray):
        return None
    is_match = layout is Layout.MATCH
    wants_strip = file.value(f"{group}film_strip", not is_match, bool) is True
    shows_shots = file.value(f"{group}shots", is_match, bool) is True
    return KeptLayout(state, wants_strip, height if isinstance(height, int) else 0, shows_shots)


def _group(layout: Layout) -> str:
    """Return the prefix of a layout's keys in the file: '' for the label layout, which was once the only layout."""
    return "" if layout is Layout.LABEL else f"{layout.value}/"


def _file() -> QSettings:
    return QSettings(str(paths.config_dir() / "layout.ini"), QSettings.Format.IniFormat)
