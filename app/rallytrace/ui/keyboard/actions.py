"""The one table of what can be asked for: menus, tool bar, keys, tooltips, help sheet, remapping and tests read it.

Keys are written in Qt's portable words ("Ctrl+Shift+Z", "PgUp"). Return takes the chosen fill while fills
are proposed, and what was tracked again while that is; else it names the range where one is marked, and else accepts.
1 to 4 choose a fill, or show layers.
In event mode the keys of its actions are theirs; whatever else has one of them is left to the menu.
"""

from typing import Final

from rallytrace.ui.keyboard.action_spec import ActionSpec
from rallytrace.ui.keyboard.menus.edit import EDIT_ACTIONS
from rallytrace.ui.keyboard.menus.file import FILE_ACTIONS
from rallytrace.ui.keyboard.menus.go import GO_ACTIONS
from rallytrace.ui.keyboard.menus.help import HELP_ACTIONS
from rallytrace.ui.keyboard.menus.playback import PLAYBACK_ACTIONS
from rallytrace.ui.keyboard.menus.point import POINT_ACTIONS
from rallytrace.ui.keyboard.menus.range import RANGE_ACTIONS
from rallytrace.ui.keyboard.menus.review import REVIEW_ACTIONS
from rallytrace.ui.keyboard.menus.tracking import TRACKING_ACTIONS
from rallytrace.ui.keyboard.menus.view import VIEW_ACTIONS

ACTIONS: Final[tuple[ActionSpec, ...]] = (
    *FILE_ACTIONS,
    *EDIT_ACTIONS,
    *VIEW_ACTIONS,
    *PLAYBACK_ACTIONS,
    *GO_ACTIONS,
    *RANGE_ACTIONS,
    *TRACKING_ACTIONS,
    *POINT_ACTIONS,
    *REVIEW_ACTIONS,
    *HELP_ACTIONS,
)
"""Everything that can be asked for, in the order of the menus."""

TOOL_BAR: Final = (
    ("open", "export_labels"),
    ("undo", "redo"),
    ("track_from_here", "cancel_run"),
    ("zoom_out", "zoom_fit", "zoom_in"),
    ("trails", "hide_overlays"),
    ("settings", "help"),
)
"""The tool bar, in groups."""

GESTURES: Final = (
    ("Place the point", ("Click",)),
    ("Move the point", ("Drag",)),
    ("Snap to the heatmap's peak", ("Shift+click",)),
    ("Visible or occluded", ("Right click",)),
    ("Zoom at the mouse", ("Wheel",)),
    ("Move the picture", ("Middle button", "Ctrl+drag")),
)
"""What the mouse does on the video, for the key sheet: what, and how."""
