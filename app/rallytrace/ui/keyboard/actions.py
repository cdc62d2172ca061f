"""The table of all actions, the source of menus, tool bar, shortcuts, tooltips and help sheet.

`resources/actions.tsv` has a row for each action, in the order of the menus. Keys are in Qt's portable text
("Ctrl+Shift+Z", "PgUp"). Actions may share a key if their needs exclude one another: Return accepts the chosen fill
while fills are proposed, or the proposal of re-tracking; else it names the marked range as a rally, unless this lies
within the review item, or marks the item or the frame as reviewed. In event mode only its actions have their keys.
"""

import csv
import sys
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from rallytrace import paths
from rallytrace.ui.keyboard.action_spec import ActionSpec, Hold, Need

_KEYS_ON_MACOS: Final[Mapping[str, tuple[str, ...]]] = {
    "clear_point": ("Backspace", "Delete"),
    "clear_range": ("Shift+Backspace", "Shift+Delete"),
    "event_none": ("9",),
    "undo_jump": ("Ctrl+Backspace",),
    "full_screen": ("Ctrl+Meta+F", "F11"),
}
"""Default keys of macOS, if different: the key labelled "delete" is Backspace."""
TOOL_BAR: Final = (
    ("open", "export_labels"),
    ("undo", "redo"),
    ("track_from_here", "cancel_run"),
    ("zoom_out", "zoom_fit", "zoom_in"),
    ("trails", "hide_overlays"),
    ("settings", "help"),
)
"""The actions of the tool bar, in groups."""
GESTURES: Final = (
    ("Place the point", ("Click",)),
    ("Move the point", ("Drag",)),
    ("Snap to a heatmap peak", ("Shift+click",)),
    ("No ball", ("Right click",)),
    ("Zoom at the mouse", ("Wheel",)),
    ("Move the picture", ("Middle drag", "Ctrl+drag")),
    ("Strip: select a frame", ("Point",)),
    ("Strip: place, or no ball", ("Click", "Right click")),
    ("Strip: move, or choose frames", ("Drag",)),
    ("Strip: enlarge", ("Wheel",)),
)
"""Mouse gestures on the video and the film strip, for the key sheet: name, and how; modifiers as in keys."""


def actions_on(platform: str) -> tuple[ActionSpec, ...]:
    """All actions, in the order of the menus, with the default keys of a platform (as `sys.platform`)."""
    keys = _KEYS_ON_MACOS if platform == "darwin" else {}
    with (paths.resources_dir() / "actions.tsv").open(encoding="utf-8", newline="") as table:
        specs = [_spec_of(row) for row in csv.DictReader(table, delimiter="\t", quoting=csv.QUOTE_NONE)]
    return tuple(replace(spec, keys=keys.get(spec.id, spec.keys)) for spec in specs)


def _spec_of(row: Mapping[str, str]) -> ActionSpec:
    """The action of a row; its options are fields of the record, as "repeats" or "hold=OR_TAP"."""
    pairs = (option.partition("=") for option in row["options"].split())
    options: dict[str, Any] = {name: value or True for name, _, value in pairs}
    if "hold" in options:
        options["hold"] = Hold[options["hold"]]
    needs = Need.UNCONDITIONAL
    for name in row["needs"].split():
        needs |= Need[name]
    keys, menu = tuple(row["keys"].split()), tuple(row["menu"].split(" > "))
    return ActionSpec(row["id"], row["text"], keys, row["tip"], row["icon"], needs=needs, menu=menu, **options)


ACTIONS: Final = actions_on(sys.platform)
SPECS: Final = {spec.id: spec for spec in ACTIONS}
