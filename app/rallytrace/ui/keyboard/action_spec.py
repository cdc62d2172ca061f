"""What an action is: its words, keys, menu, and what must be there for it; and the menus there are."""

import enum
from dataclasses import dataclass
from typing import Final


class Need(enum.Flag):
    """What must be there before an action makes sense; the window says what is there."""

    NOTHING = 0
    VIDEO = enum.auto()
    """A video is open."""
    FRAMES = enum.auto()
    """Its frames are known, so that it can be tracked and pointed at by number."""
    POINTS = enum.auto()
    """The track says something about some frame."""
    HUMAN_POINTS = enum.auto()
    """A person has said something about some frame."""
    RANGE = enum.auto()
    """A range is marked, at both ends."""
    NO_RANGE = enum.auto()
    """No range is marked, so that the key that would name one is free."""
    MARK = enum.auto()
    """At least one end of a range is marked."""
    PREVIEW = enum.auto()
    """Fills are proposed, of which one can be taken."""
    NO_PREVIEW = enum.auto()
    """None are, so that the keys to choose and to take one are free."""
    PROPOSAL = enum.auto()
    """What tracking a range once more has found is proposed; no fills are, then."""
    NO_PROPOSAL = enum.auto()
    RALLIES = enum.auto()
    """There is a named rally."""
    RUNNING = enum.auto()
    """A run is going on."""
    IDLE = enum.auto()
    """No run is going on."""
    UNDO = enum.auto()
    REDO = enum.auto()
    JUMP = enum.auto()
    """There is a jump to take back."""
    COMPARISON = enum.auto()
    """The track is compared with another one."""
    EVENT_MODE = enum.auto()
    """Keys set events. Those of actions that need it are theirs alone meanwhile."""


class Hold(enum.Enum):
    """What a key does for as long as it is down."""

    NO = enum.auto()
    """Nothing: it acts when it is pressed."""
    WHILE_DOWN = enum.auto()
    """On while it is down."""
    OR_TAP = enum.auto()
    """On while it is down; a short tap leaves it on, or turns it off again."""


@dataclass(frozen=True, slots=True)
class ActionSpec:
    """One thing that can be asked for.

    Attributes:
        id: its name in the code, in the settings and in the signals.
        text: what the menu says; "&" marks the letter to reach it by.
        keys: what is pressed for it, the one to be shown first.
        menu: the menu it is in, and that menu's menu before it.
        icon: a glyph's name in Material Design Icons; empty for none.
        tip: what it does, in a few words, without a full stop.
        checkable: whether it is on or off.
        hold: what holding its key down does.
        needs: what must be there.
        repeats: whether holding its key down does it again and again.
        begins_section: whether a line stands above it in the menu.
        choice: the name of the group of which exactly one is on; empty for none.
    """

    id: str
    text: str
    keys: tuple[str, ...]
    menu: tuple[str, ...]
    icon: str
    tip: str
    checkable: bool = False
    hold: Hold = Hold.NO
    needs: Need = Need.NOTHING
    repeats: bool = False
    begins_section: bool = False
    choice: str = ""

    @property
    def name(self) -> str:
        """The text without its mark and its dots: what messages and the help sheet call it."""
        return self.text.replace("&", "").removesuffix("...")


FILE, EDIT, VIEW = ("&File",), ("&Edit",), ("&View",)
PLAY, GO, RANGE = ("&Playback",), ("&Go",), ("&Range",)
TRACKING, POINT, REVIEW, HELP = ("&Tracking",), ("P&oint",), ("Revie&w",), ("&Help",)
FILL = (*POINT, "F&ill")
LAYERS, TONE = (*VIEW, "&Layers"), (*VIEW, "&Brightness and contrast")
PANELS, THEME = (*VIEW, "Pa&nels"), (*VIEW, "Th&eme")
NUDGE = (*POINT, "N&udge")
EVENT = (*REVIEW, "In event &mode")
RECENT: Final = (*FILE, "Open &recent")
"""The menu that the window fills with the videos opened last."""

MENUS: Final = ("&File", "&Edit", "&View", "&Playback", "&Go", "&Range", "&Tracking", "P&oint", "Revie&w", "&Help")
"""The menu bar."""
