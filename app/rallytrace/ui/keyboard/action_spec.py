"""The record of an action: text, keys, menu, icon, and the conditions for enabling it; and the menus."""

import enum
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

RECENT: Final = ("&File", "Open &recent")
"""The submenu of recent videos, filled by the window."""
SPORT: Final = ("&Match", "Spo&rt")
"""The submenu of sports, filled by the window."""
FILLED_AFTER: Final = {"open": RECENT, "court_mode": SPORT}
"""Submenus filled by the window, keyed by the id of the action above them."""
MENUS: Final = (
    *("&File", "&Edit", "&View", "&Playback", "&Go", "&Range", "&Tracking", "P&oint", "Revie&w", "&Match", "&Help"),
)

TASKS: Final = {
    "Labels": ("P&oint", "Revie&w", "&Range", "&Tracking"),
    "Match": ("&Match",),
    "View and playback": ("&View", "&Playback", "&Go"),
    "Files and lists": ("&File", "&Edit", "&Help"),
}
"""The pages of the key sheet, with the menus whose actions each page shows."""


class Need(enum.Flag):
    """A condition for an action to be enabled. The window tells the registry which conditions are fulfilled."""

    UNCONDITIONAL = 0
    VIDEO = enum.auto()
    FRAMES = enum.auto()
    """The frames of the video are indexed."""
    POINTS = enum.auto()
    """The track has a state for some frame."""
    HUMAN_POINTS = enum.auto()
    """The human layer has a state for some frame."""
    RANGE = enum.auto()
    """Both ends of a range are marked."""
    RALLY_RANGE = enum.auto()
    """A range is marked that does not lie within the item under review."""
    NO_RALLY_RANGE = enum.auto()
    MARK = enum.auto()
    PREVIEW = enum.auto()
    """Fills are proposed."""
    NO_PREVIEW = enum.auto()
    PROPOSAL = enum.auto()
    """The result of re-tracking is proposed. Fills are never proposed at the same time."""
    NO_PROPOSAL = enum.auto()
    RALLIES = enum.auto()
    RUNNING = enum.auto()
    IDLE = enum.auto()
    UNDO = enum.auto()
    REDO = enum.auto()
    JUMP = enum.auto()
    """There is a jump to undo."""
    COMPARISON = enum.auto()
    LIST = enum.auto()
    """There are videos in the list."""
    EVENT_MODE = enum.auto()
    """Event mode is on. Other actions lose the keys that its actions use."""
    COURT_MODE = enum.auto()
    """The court is being set."""


MODES: Final = Need.EVENT_MODE | Need.COURT_MODE
"""The conditions that are modes. In a mode, other actions lose the keys that the mode's actions use."""


_REASONS: Final[Mapping[Need, str]] = {
    Need.VIDEO: "Open a video first",
    Need.FRAMES: "The frames of the video are still being counted",
    Need.EVENT_MODE: "Turn on event mode first",
    Need.COURT_MODE: "Start setting the court first",
    Need.PREVIEW: "Preview the fills of a gap first",
    Need.NO_PREVIEW: "Accept or discard the previewed fill first",
    Need.PROPOSAL: "Re-track a range first",
    Need.NO_PROPOSAL: "Accept or discard the re-tracking first",
    Need.RANGE: "Mark a range first",
    Need.RALLY_RANGE: "Mark a range for the rally first",
    Need.NO_RALLY_RANGE: "A range is marked",
    Need.MARK: "No range is marked",
    Need.IDLE: "Wait until the run ends, or cancel it",
    Need.RUNNING: "Nothing is running",
    Need.POINTS: "Track the video or import labels first",
    Need.HUMAN_POINTS: "No points were set by hand",
    Need.RALLIES: "Find rallies first, or make one from a range",
    Need.UNDO: "There is nothing to undo",
    Need.REDO: "There is nothing to redo",
    Need.JUMP: "There is no jump to undo",
    Need.COMPARISON: "Compare with labels first",
    Need.LIST: "Add videos to the list first",
}
"""Why an action is disabled, keyed by the missing condition. If several are missing, the first entry applies."""


def reason_for(missing: Need) -> str:
    """Return why an action is disabled, without a full stop, or '' if no condition is missing."""
    return next((reason for need, reason in _REASONS.items() if need & missing), "")


class Hold(enum.Enum):
    """What holding an action's key down does."""

    PRESS_ONLY = enum.auto()
    """Nothing more: the press triggers the action."""
    WHILE_DOWN = enum.auto()
    """The action is on while the key is down."""
    OR_TAP = enum.auto()
    """The action is on while the key is down; a short tap toggles it."""


@dataclass(frozen=True, slots=True)
class ActionSpec:
    """An action of the window.

    Attributes:
        id: name of the action in code, settings and signals.
        text: text of the menu item; "&" marks the mnemonic.
        keys: default shortcuts. The menu shows the first one.
        icon: name in Material Design Icons, or ''.
        tip: tooltip, at most 60 characters, without a full stop.
        checkable: whether the action can be on or off.
        setting: section and name of the setting that the action toggles, such as "playback.loop", or ''.
        hold: what holding the action's key down does.
        needs: conditions that must all be fulfilled to enable the action.
        repeats: whether holding the key down triggers the action repeatedly.
        begins_section: whether a separator is above the action in the menu.
        choice: name of a group of which only one action can be on, or ''.
        menu: path of the action's menu: titles with mnemonics, from the menu bar down.
        search: further words by which a search of the key sheet finds the action.
    """

    id: str
    text: str
    keys: tuple[str, ...]
    tip: str
    icon: str = ""
    checkable: bool = False
    setting: str = ""
    hold: Hold = Hold.PRESS_ONLY
    needs: Need = Need.UNCONDITIONAL
    repeats: bool = False
    begins_section: bool = False
    choice: str = ""
    menu: tuple[str, ...] = ()
    search: str = ""

    @property
    def name(self) -> str:
        """Return the text of the menu item without the mnemonic and the trailing dots."""
        return self.text.replace("&", "").removesuffix("...")
