"""The table of all actions, the source of menus, tool bar, shortcuts, tooltips and help sheet.

`resources/actions.tsv` has a row for each action, in the order of the menus. Keys are in Qt's portable text
("Ctrl+Shift+Z", "PgUp"). Actions may share a key if they are never enabled at the same time. For example, Return
accepts the chosen fill while fills are proposed, and the result while re-tracking is proposed. Otherwise it names a
marked range as a rally if the range is not within the review item, and if there is no such range, it marks the item or
the frame as reviewed.
"""

import csv
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from rallytrace.files import paths
from rallytrace.texts import from_table, tr_lazy
from rallytrace.ui.keyboard.action_spec import ActionSpec, Hold, Need

_KEYS_ON_MACOS: Final[Mapping[str, tuple[str, ...]]] = {
    "clear_point": ("Backspace", "Delete"),
    "clear_range": ("Shift+Backspace", "Shift+Delete"),
    "event_none": ("9",),
    "undo_jump": ("Ctrl+Backspace",),
    "full_screen": ("Ctrl+Meta+F", "F11"),
}
"""Default keys that differ on macOS, where the key labelled "delete" is Backspace."""
TOOL_BAR: Final = (
    ("open", "export_labels"),
    ("undo", "redo"),
    ("track_from_here", "cancel_run"),
    ("zoom_out", "zoom_fit", "zoom_in"),
    ("trails", "hide_overlays"),
    ("settings", "help"),
)
"""The actions of the tool bar, in groups."""


@dataclass(frozen=True, slots=True)
class OtherKeys:
    """A line of the key sheet for mouse gestures, or for keys of a list or dialog. The user cannot change them.

    `task`, `group` and `name` are to be given to `shown`.

    Attributes:
        task: page of the key sheet.
        group: heading on the page.
        name: what the gestures or keys do.
        keys: gestures such as "Ctrl+drag", or keys in Qt's portable text.
        search: further words by which a search of the key sheet finds the line.
    """

    task: str
    group: str
    name: str
    keys: tuple[str, ...]
    search: str


def actions_on(platform: str) -> tuple[ActionSpec, ...]:
    """Return all actions in the order of the menus, with the default keys of a platform (a value of `sys.platform`)."""
    keys = _KEYS_ON_MACOS if platform == "darwin" else {}
    specs = map(_spec_of, _rows("actions.tsv"))
    return tuple(replace(spec, keys=keys.get(spec.id, spec.keys)) for spec in specs)


def _rows(name: str) -> Iterator[dict[str, str]]:
    with (paths.resources_dir() / name).open(encoding="utf-8", newline="") as table:
        yield from csv.DictReader(table, delimiter="\t", quoting=csv.QUOTE_NONE)


def _spec_of(row: Mapping[str, str]) -> ActionSpec:
    """Return the action in a row of the table. Its options set fields of the record: "repeats", "hold=OR_TAP"."""
    pairs = (option.partition("=") for option in row["options"].split())
    options: dict[str, Any] = {name: value or True for name, _, value in pairs}
    if "hold" in options:
        options["hold"] = Hold[options["hold"]]
    needs = Need.UNCONDITIONAL
    for name in row["needs"].split():
        needs |= Need[name]
    text, tip = from_table("actions", row["text"]), from_table("actions", row["tip"])
    keys, menu = tuple(row["keys"].split()), tuple(from_table("actions", title) for title in row["menu"].split(" > "))
    return ActionSpec(row["id"], text, keys, tip, row["icon"], needs=needs, menu=menu, search=row["search"], **options)


ACTIONS: Final = actions_on(sys.platform)
SPECS: Final = {spec.id: spec for spec in ACTIONS}
OTHER_KEYS: Final = tuple(
    OtherKeys(
        from_table("actions", row["task"]),
        from_table("actions", row["group"]),
        from_table("actions", row["name"]),
        tuple(row["keys"].split(" / ")),
        row["search"],
    )
    for row in _rows("other_keys.tsv")
)
"""The gestures and keys of the mouse, lists and dialogs, for the key sheet and the manual."""
GESTURES: Final = {
    "Click": tr_lazy("actions", "Click"),
    "click": tr_lazy("actions", "click"),
    "Right click": tr_lazy("actions", "Right click"),
    "Drag": tr_lazy("actions", "Drag"),
    "drag": tr_lazy("actions", "drag"),
    "Middle drag": tr_lazy("actions", "Middle drag"),
    "Point": tr_lazy("actions", "Point"),
    "Wheel": tr_lazy("actions", "Wheel"),
    "wheel": tr_lazy("actions", "wheel"),
}
"""The mouse gestures of `OTHER_KEYS`. Those in lower case follow a modifier key and a plus sign."""
