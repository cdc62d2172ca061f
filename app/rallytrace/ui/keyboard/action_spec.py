"""The record of an action: text, keys, menu, icon, and the conditions for enabling it; and the menus."""

import enum
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from rallytrace.texts import from_table, shown, tr_lazy

_BRACKETED_MNEMONIC: Final = re.compile(r"\s*\(&\w\)")
"""Mnemonic of a text in a script without Latin letters: 開く(&O)."""

RECENT: Final = (from_table("actions", "&File"), tr_lazy("actions", "Open &recent"))
"""The submenu of recent videos, filled by the window."""
SPORT: Final = (from_table("actions", "&Match"), tr_lazy("actions", "Spo&rt"))
"""The submenu of sports, filled by the window."""
FILLED_AFTER: Final = {"open": RECENT, "court_mode": SPORT}
"""Submenus filled by the window, keyed by the id of the action above them."""
MENUS: Final = tuple(
    from_table("actions", title)
    for title in (
        *("&File", "&Edit", "&View", "&Playback", "&Go", "&Range", "&Tracking", "P&oint", "Revie&w", "&Match", "&Help"),
    )
)
"""The titles of the menu bar, to be given to `shown`."""

TASKS: Final = {
    tr_lazy("actions", "Labels"): ("P&oint", "Revie&w", "&Range", "&Tracking"),
    tr_lazy("actions", "Match"): ("&Match",),
    tr_lazy("actions", "View and playback"): ("&View", "&Playback", "&Go"),
    tr_lazy("actions", "Files and lists"): ("&File", "&Edit", "&Help"),
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
    Need.VIDEO: tr_lazy("actions", "Open a video first"),
    Need.FRAMES: tr_lazy("actions", "The frames of the video are still being counted"),
    Need.EVENT_MODE: tr_lazy("actions", "Turn on event mode first"),
    Need.COURT_MODE: tr_lazy("actions", "Start setting the court first"),
    Need.PREVIEW: tr_lazy("actions", "Preview the fills of a gap first"),
    Need.NO_PREVIEW: tr_lazy("actions", "Accept or discard the previewed fill first"),
    Need.PROPOSAL: tr_lazy("actions", "Re-track a range first"),
    Need.NO_PROPOSAL: tr_lazy("actions", "Accept or discard the re-tracking first"),
    Need.RANGE: tr_lazy("actions", "Mark a range first"),
    Need.RALLY_RANGE: tr_lazy("actions", "Mark a range for the rally first"),
    Need.NO_RALLY_RANGE: tr_lazy("actions", "A range is marked"),
    Need.MARK: tr_lazy("actions", "No range is marked"),
    Need.IDLE: tr_lazy("actions", "Wait until the run ends, or cancel it"),
    Need.RUNNING: tr_lazy("actions", "Nothing is running"),
    Need.POINTS: tr_lazy("actions", "Track the video or import labels first"),
    Need.HUMAN_POINTS: tr_lazy("actions", "No points were set by hand"),
    Need.RALLIES: tr_lazy("actions", "Find rallies first, or make one from a range"),
    Need.UNDO: tr_lazy("actions", "There is nothing to undo"),
    Need.REDO: tr_lazy("actions", "There is nothing to redo"),
    Need.JUMP: tr_lazy("actions", "There is no jump to undo"),
    Need.COMPARISON: tr_lazy("actions", "Compare with labels first"),
    Need.LIST: tr_lazy("actions", "Add videos to the list first"),
}
"""Why an action is disabled, keyed by the missing condition. If several are missing, the first entry applies."""


def reason_for(missing: Need) -> str:
    """Return for `shown` why an action is disabled, without a full stop, or '' if no condition is missing."""
    return next((reason for need, reason in _REASONS.items() if need & missing), "")


def plain_title(text: str) -> str:
    """Return the text of a menu or its item without the mnemonic and the trailing dots."""
    return (
        _BRACKETED_MNEMONIC.sub("", text).replace("&", "").removesuffix("...").removesuffix("\N{HORIZONTAL ELLIPSIS}")
    )


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
    """An action of the window. `text`, `tip` and `menu` are to be given to `shown`.

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
        """Return the text of the menu item in the language of the window, without mnemonic and trailing dots."""
        return plain_title(shown(self.text))

    @property
    def group(self) -> str:
        """Return the title of the action's menu in the language of the window, without the mnemonic."""
        return plain_title(shown(self.menu[-1]))

    @property
    def searched(self) -> str:
        """Return the texts by which a search finds the action, in English and in the language of the window."""
        titles = (self.text, *self.menu)
        found = [plain_title(title) for title in (*titles, *map(shown, titles))]
        return " ".join((*found, self.tip, shown(self.tip)))
