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
"""Submenus filled by the window, by the id of the action above."""
MENUS: Final = (
    *("&File", "&Edit", "&View", "&Playback", "&Go", "&Range", "&Tracking", "P&oint", "Revie&w", "&Match", "&Help"),
)

TASKS: Final = {
    "Labels": ("P&oint", "Revie&w", "&Range", "&Tracking"),
    "Match": ("&Match",),
    "View and playback": ("&View", "&Playback", "&Go"),
    "Files and lists": ("&File", "&Edit", "&Help"),
}
"""The pages of the key sheet, and the menus on each."""


class Need(enum.Flag):
    """A condition for an action to be enabled. The window sets the fulfilled ones."""

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
    """A range is marked, and not within the visited review item."""
    NO_RALLY_RANGE = enum.auto()
    MARK = enum.auto()
    PREVIEW = enum.auto()
    """Fills are proposed."""
    NO_PREVIEW = enum.auto()
    PROPOSAL = enum.auto()
    """The result of re-tracking is proposed; fills are not at the same time."""
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
    """Event mode is on: only its actions have their keys."""
    COURT_MODE = enum.auto()
    """The court is being set."""


MODES: Final = Need.EVENT_MODE | Need.COURT_MODE
"""While one of these holds, its actions alone have their keys."""


_REASONS: Final[Mapping[Need, str]] = {
    Need.VIDEO: "Open a video first",
    Need.FRAMES: "The frames of the video are still being counted",
    Need.EVENT_MODE: "Turn on event mode first",
    Need.COURT_MODE: "Start to set the court first",
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
"""Why an action is disabled, by the missing condition; the first missing one counts."""


def reason_for(missing: Need) -> str:
    """Why an action is disabled, without a full stop; '' if no condition is missing."""
    return next((reason for need, reason in _REASONS.items() if need & missing), "")


class Hold(enum.Enum):
    """The effect of holding a key down."""

    PRESS_ONLY = enum.auto()
    """Nothing: the action is triggered by the press."""
    WHILE_DOWN = enum.auto()
    """The action is on while the key is down."""
    OR_TAP = enum.auto()
    """The action is on while the key is down; a short tap toggles it."""


@dataclass(frozen=True, slots=True)
class ActionSpec:
    """An action of the window.

    Attributes:
        id: name in code, settings and signals.
        text: text of the menu item; "&" marks the mnemonic.
        keys: default shortcuts; the first is shown.
        icon: name in Material Design Icons, or ''.
        tip: tooltip, at most 60 characters, without a full stop.
        checkable: whether it can be on or off.
        setting: section and name of its setting, as "playback.loop", or ''.
        hold: the effect of holding its key down.
        needs: conditions, all necessary.
        repeats: whether its key repeats while held.
        begins_section: whether a separator is above it in the menu.
        choice: name of an exclusive group, or ''.
        menu: its path, with mnemonics.
        search: other words that a search of the key sheet finds it by.
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
        """Return the text without mnemonic and dots."""
        return self.text.replace("&", "").removesuffix("...")
