"""The one table of what can be asked for: menus, tool bar, keys, tooltips, help sheet, remapping and tests read it.

Keys are written in Qt's portable words ("Ctrl+Shift+Z", "PgUp"). Return takes the chosen fill while fills
are proposed, and what was tracked again while that is; else it names the range where one is marked, and else accepts.
1 to 4 choose a fill, or show layers.
In event mode the keys of its actions are theirs; whatever else has one of them is left to the menu.
"""

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


_FILE, _EDIT, _VIEW = ("&File",), ("&Edit",), ("&View",)
_PLAY, _GO, _RANGE = ("&Playback",), ("&Go",), ("&Range",)
_TRACKING, _POINT, _REVIEW, _HELP = ("&Tracking",), ("P&oint",), ("Revie&w",), ("&Help",)
_FILL = (*_POINT, "F&ill")
_LAYERS, _TONE = (*_VIEW, "&Layers"), (*_VIEW, "&Brightness and contrast")
_PANELS, _THEME = (*_VIEW, "Pa&nels"), (*_VIEW, "Th&eme")
_NUDGE = (*_POINT, "N&udge")
_EVENT = (*_REVIEW, "In event &mode")
RECENT: Final = (*_FILE, "Open &recent")
"""The menu that the window fills with the videos opened last."""

MENUS: Final = ("&File", "&Edit", "&View", "&Playback", "&Go", "&Range", "&Tracking", "P&oint", "Revie&w", "&Help")
"""The menu bar."""

_V, _F, _I = Need.VIDEO, Need.FRAMES, Need.IDLE

_FILE_ACTIONS: Final = (
    ActionSpec("open", "&Open video...", ("Ctrl+O",), _FILE, "folder-open-outline", "Open a video or a project"),
    ActionSpec("demo", "Open the &demo rally", ("Ctrl+D",), _FILE, "movie-open-play-outline", "Open the demo rally"),
    ActionSpec("close_video", "&Close video", ("Ctrl+W",), _FILE, "close", "Close the video", needs=_V),
    ActionSpec(
        "export_labels",
        "&Export labels...",
        ("Ctrl+E",),
        _FILE,
        "file-export-outline",
        "Write the labels to a CSV file",
        needs=Need.POINTS,
        begins_section=True,
    ),
    ActionSpec(
        "import_labels",
        "&Import labels...",
        ("Ctrl+I",),
        _FILE,
        "file-import-outline",
        "Read labels from a CSV file of any kind",
        needs=_F,
    ),
    ActionSpec(
        "save",
        "Sa&ve now",
        ("Ctrl+S",),
        _FILE,
        "content-save-outline",
        "Everything is saved as it happens; this tries again",
        needs=_V,
        begins_section=True,
    ),
    ActionSpec(
        "save_copy",
        "Save a co&py...",
        ("Ctrl+Shift+S",),
        _FILE,
        "",
        "Write the project to another file",
        needs=_V,
    ),
    ActionSpec(
        "settings",
        "&Settings...",
        ("Ctrl+,",),
        _FILE,
        "cog-outline",
        "Models, provider, tracking, appearance and keys",
        begins_section=True,
    ),
    ActionSpec("quit", "&Quit", ("Ctrl+Q",), _FILE, "exit-to-app", "Leave RallyTrace", begins_section=True),
)

_EDIT_ACTIONS: Final = (
    ActionSpec("undo", "&Undo", ("Ctrl+Z",), _EDIT, "undo", "Take the last step back", needs=Need.UNDO, repeats=True),
    ActionSpec(
        "redo",
        "&Redo",
        ("Ctrl+Shift+Z", "Ctrl+Y"),
        _EDIT,
        "redo",
        "Make the step again that was undone",
        needs=Need.REDO,
        repeats=True,
    ),
)

_VIEW_ACTIONS: Final = (
    ActionSpec("zoom_in", "Zoom &in", ("+", "="), _VIEW, "magnify-plus-outline", "Zoom in", needs=_V, repeats=True),
    ActionSpec("zoom_out", "Zoom &out", ("-",), _VIEW, "magnify-minus-outline", "Zoom out", needs=_V, repeats=True),
    ActionSpec(
        "zoom_fit", "&Fit to the window", ("0",), _VIEW, "fit-to-page-outline", "Show the whole picture", needs=_V
    ),
    ActionSpec(
        "zoom_full",
        "&Actual size",
        ("Ctrl+0",),
        _VIEW,
        "image-size-select-actual",
        "One video pixel per pixel",
        needs=_V,
    ),
    ActionSpec(
        "loupe",
        "Lou&pe",
        ("Z",),
        _VIEW,
        "magnify-scan",
        "Enlarge what is under the mouse while held",
        checkable=True,
        hold=Hold.WHILE_DOWN,
        needs=_V,
    ),
    ActionSpec(
        "trails",
        "&Trails",
        ("T",),
        _VIEW,
        "vector-polyline",
        "Show the path before and after the frame",
        checkable=True,
        needs=_V,
        begins_section=True,
    ),
    ActionSpec(
        "hide_overlays",
        "&Hide what is drawn",
        ("H",),
        _VIEW,
        "eye-off-outline",
        "Show the bare picture; hold to peek",
        checkable=True,
        hold=Hold.OR_TAP,
        needs=_V,
    ),
    ActionSpec(
        "layer_predicted",
        "&Predicted",
        ("1",),
        _LAYERS,
        "",
        "Show what TrackNet found",
        checkable=True,
        needs=_V | Need.NO_PREVIEW,
    ),
    ActionSpec(
        "layer_inpainted",
        "&Inpainted",
        ("2",),
        _LAYERS,
        "",
        "Show what InpaintNet filled",
        checkable=True,
        needs=_V | Need.NO_PREVIEW,
    ),
    ActionSpec(
        "layer_human",
        "&Human",
        ("3",),
        _LAYERS,
        "",
        "Show the points set by hand",
        checkable=True,
        needs=_V | Need.NO_PREVIEW,
    ),
    ActionSpec(
        "layer_heatmap",
        "H&eatmap",
        ("4",),
        _LAYERS,
        "",
        "Show TrackNet's heatmap of the frame",
        checkable=True,
        needs=_V | Need.NO_PREVIEW,
    ),
    ActionSpec("brighter", "&Brighter", ("B",), _TONE, "brightness-7", "Brighten the picture", needs=_V, repeats=True),
    ActionSpec("darker", "&Darker", ("Shift+B",), _TONE, "brightness-5", "Darken the picture", needs=_V, repeats=True),
    ActionSpec(
        "more_contrast", "&More contrast", ("C",), _TONE, "contrast-circle", "More contrast", needs=_V, repeats=True
    ),
    ActionSpec("less_contrast", "&Less contrast", ("Shift+C",), _TONE, "", "Less contrast", needs=_V, repeats=True),
    ActionSpec("lift_shadows", "Lift &shadows", ("S",), _TONE, "", "Brighten the dark parts", needs=_V, repeats=True),
    ActionSpec(
        "deepen_shadows", "Dee&pen shadows", ("Shift+S",), _TONE, "", "Darken the dark parts", needs=_V, repeats=True
    ),
    ActionSpec(
        "reset_tone", "&As it is", ("Ctrl+B",), _TONE, "", "Show the picture as it is", needs=_V, begins_section=True
    ),
    ActionSpec(
        "panel_rallies",
        "&Rallies",
        ("F5",),
        _PANELS,
        "",
        "Show the list of rallies",
        checkable=True,
        begins_section=True,
    ),
    ActionSpec("panel_review", "Re&view", ("F4",), _PANELS, "", "Show what is probably wrong", checkable=True),
    ActionSpec(
        "panel_compare",
        "&Compare",
        ("Shift+F4",),
        _PANELS,
        "",
        "Show how the track stands against another one",
        checkable=True,
    ),
    ActionSpec("panel_point", "&Point", ("F6",), _PANELS, "", "Show the point of the frame", checkable=True),
    ActionSpec("panel_run", "R&un", ("F7",), _PANELS, "", "Show the run and its progress", checkable=True),
    ActionSpec("panel_timeline", "&Timeline", ("F8",), _PANELS, "", "Show the timeline", checkable=True),
    ActionSpec("panel_frames", "&Frames", ("F9",), _PANELS, "", "Show the table of frames", checkable=True),
    ActionSpec("panel_plots", "Pl&ots", ("F10",), _PANELS, "", "Show the path and its speed over time", checkable=True),
    ActionSpec(
        "reset_layout",
        "&Standard layout",
        ("Ctrl+Shift+L",),
        _PANELS,
        "",
        "Put all panels back where they belong",
        begins_section=True,
    ),
    ActionSpec(
        "theme_system", "&System", ("Ctrl+F9",), _THEME, "", "Look as the system does", checkable=True, choice="theme"
    ),
    ActionSpec("theme_light", "&Light", ("Ctrl+F10",), _THEME, "", "Light", checkable=True, choice="theme"),
    ActionSpec("theme_dark", "&Dark", ("Ctrl+F11",), _THEME, "", "Dark", checkable=True, choice="theme"),
    ActionSpec(
        "full_screen",
        "Full s&creen",
        ("F11",),
        _VIEW,
        "fullscreen",
        "Use the whole screen",
        checkable=True,
        begins_section=True,
    ),
)

_PLAY_ACTIONS: Final = (
    ActionSpec("play", "&Play or pause", ("Space",), _PLAY, "play-pause", "Play or pause", needs=_V),
    ActionSpec(
        "slower", "&Slower, or backwards", ("J",), _PLAY, "rewind", "Slower, then backwards", needs=_V, repeats=True
    ),
    ActionSpec("pause", "P&ause", ("K",), _PLAY, "pause", "Pause", needs=_V),
    ActionSpec("faster", "&Faster", ("L",), _PLAY, "fast-forward", "Play, then faster", needs=_V, repeats=True),
    ActionSpec(
        "speed_down",
        "&Lower speed",
        ("[",),
        _PLAY,
        "speedometer-slow",
        "Lower the playback speed",
        needs=_V,
        repeats=True,
        begins_section=True,
    ),
    ActionSpec(
        "speed_up", "&Higher speed", ("]",), _PLAY, "speedometer", "Raise the playback speed", needs=_V, repeats=True
    ),
    ActionSpec("speed_normal", "&Normal speed", ("\\",), _PLAY, "", "Play at the speed of the video", needs=_V),
    ActionSpec(
        "loop",
        "L&oop the range",
        ("Shift+L",),
        _PLAY,
        "repeat",
        "Play the marked range over and over",
        checkable=True,
        needs=Need.RANGE,
        begins_section=True,
    ),
)

_GO_ACTIONS: Final = (
    ActionSpec(
        "step_forward",
        "Next &frame",
        ("Right", ".", "D"),
        _GO,
        "chevron-right",
        "One frame forward",
        needs=_V,
        repeats=True,
    ),
    ActionSpec(
        "step_back",
        "Previous f&rame",
        ("Left", ",", "A"),
        _GO,
        "chevron-left",
        "One frame back",
        needs=_V,
        repeats=True,
    ),
    ActionSpec(
        "skip_forward",
        "&Ten frames forward",
        ("Shift+Right",),
        _GO,
        "chevron-double-right",
        "Ten frames forward",
        needs=_V,
        repeats=True,
    ),
    ActionSpec(
        "skip_back",
        "Ten frames &back",
        ("Shift+Left",),
        _GO,
        "chevron-double-left",
        "Ten frames back",
        needs=_V,
        repeats=True,
    ),
    ActionSpec("first_frame", "F&irst frame", ("Home",), _GO, "page-first", "To the first frame", needs=_V),
    ActionSpec("last_frame", "&Last frame", ("End",), _GO, "page-last", "To the last frame", needs=_V),
    ActionSpec(
        "next_rally",
        "&Next rally",
        ("PgDown",),
        _GO,
        "skip-next",
        "To the next rally",
        needs=Need.RALLIES,
        repeats=True,
        begins_section=True,
    ),
    ActionSpec(
        "previous_rally",
        "&Previous rally",
        ("PgUp",),
        _GO,
        "skip-previous",
        "To the previous rally",
        needs=Need.RALLIES,
        repeats=True,
    ),
    ActionSpec(
        "next_human",
        "Next point set by &hand",
        ("Ctrl+Right",),
        _GO,
        "arrow-right",
        "To the next point set by hand",
        needs=Need.HUMAN_POINTS,
        repeats=True,
    ),
    ActionSpec(
        "previous_human",
        "Previous point set by h&and",
        ("Ctrl+Left",),
        _GO,
        "arrow-left",
        "To the previous point set by hand",
        needs=Need.HUMAN_POINTS,
        repeats=True,
    ),
    ActionSpec(
        "middle_of_gap",
        "&Middle of the gap",
        ("M",),
        _GO,
        "arrow-collapse-horizontal",
        "To the middle of this gap, or of the next",
        needs=Need.POINTS | _F,
        repeats=True,
    ),
    ActionSpec(
        "next_event",
        "Next &event",
        ("Ctrl+PgDown",),
        _GO,
        "",
        "To the next serve, hit, bounce or landing",
        needs=_F,
        repeats=True,
    ),
    ActionSpec(
        "previous_event",
        "Previous e&vent",
        ("Ctrl+PgUp",),
        _GO,
        "",
        "To the serve, hit, bounce or landing before",
        needs=_F,
        repeats=True,
    ),
    ActionSpec(
        "go_to",
        "&Go to...",
        ("G",),
        _GO,
        "target",
        "Go to a frame or a time",
        needs=_V,
        begins_section=True,
    ),
    ActionSpec(
        "undo_jump",
        "Back to &where I was",
        ("Shift+Backspace",),
        _GO,
        "history",
        "Take the last jump back",
        needs=Need.JUMP,
        repeats=True,
    ),
)

_RANGE_ACTIONS: Final = (
    ActionSpec(
        "range_in", "Range &begins here", ("I",), _RANGE, "ray-start", "Begin the range at this frame", needs=_V
    ),
    ActionSpec("range_out", "Range &ends here", ("O",), _RANGE, "ray-end", "End the range with this frame", needs=_V),
    ActionSpec(
        "range_clear",
        "&Clear the range",
        ("Esc",),
        _RANGE,
        "close",
        "Forget the range",
        needs=Need.MARK | Need.NO_PREVIEW | Need.NO_PROPOSAL,
    ),
    ActionSpec(
        "name_rally",
        "&Name the range as a rally",
        ("Return", "Enter"),
        _RANGE,
        "bookmark-outline",
        "Make a rally of the range",
        needs=Need.RANGE | Need.NO_PREVIEW | Need.NO_PROPOSAL,
        begins_section=True,
    ),
    ActionSpec(
        "find_rallies",
        "&Find rallies",
        ("Ctrl+Shift+F",),
        _RANGE,
        "playlist-plus",
        "Make a rally of every stretch with a ball in play",
        needs=Need.POINTS | _F,
    ),
    ActionSpec(
        "cut_rally",
        "Cu&t the rally here",
        ("Ctrl+K",),
        _RANGE,
        "content-cut",
        "Let another rally begin with this frame",
        needs=Need.RALLIES | _F,
    ),
    ActionSpec(
        "not_play",
        "Not &play",
        ("Ctrl+Shift+X",),
        _RANGE,
        "",
        "The range is a replay, a pause or another camera",
        needs=Need.RANGE,
        begins_section=True,
    ),
    ActionSpec(
        "play_after_all",
        "Play &after all",
        ("Ctrl+Shift+P",),
        _RANGE,
        "",
        "The range is play",
        needs=Need.RANGE,
    ),
)

_TRACKING_ACTIONS: Final = (
    ActionSpec(
        "track_from_here",
        "Track from &here",
        ("Ctrl+T",),
        _TRACKING,
        "crosshairs-gps",
        "Find the ball from this frame on",
        needs=_F | _I,
    ),
    ActionSpec(
        "track_range",
        "Track the &range",
        ("Ctrl+R",),
        _TRACKING,
        "ray-start-end",
        "Find the ball in the marked range",
        needs=Need.RANGE | _F | _I,
    ),
    ActionSpec(
        "track_all",
        "Track the &whole video",
        ("Ctrl+Shift+T",),
        _TRACKING,
        "movie-open-outline",
        "Find the ball in every frame",
        needs=_F | _I,
    ),
    ActionSpec(
        "retrack",
        "Track the range &again",
        ("Shift+R",),
        _TRACKING,
        "refresh",
        "Track the range anew, also where it has been tracked",
        needs=Need.RANGE | _F | _I,
        begins_section=True,
    ),
    ActionSpec(
        "propose_tracking",
        "Re-track as a &proposal",
        ("Ctrl+Shift+R",),
        _TRACKING,
        "magnify-scan",
        "Look closer at the range or gap; see what would change",
        needs=Need.POINTS | _F | _I,
    ),
    ActionSpec(
        "proposal_take",
        "&Take the proposal",
        ("Return", "Enter"),
        _TRACKING,
        "check",
        "Make what was found again the track of the range",
        needs=Need.PROPOSAL,
    ),
    ActionSpec(
        "proposal_take_stretch",
        "Take only this &stretch",
        ("Shift+Return", "Shift+Enter"),
        _TRACKING,
        "",
        "Make what was found again the track of the nearest stretch",
        needs=Need.PROPOSAL,
    ),
    ActionSpec(
        "proposal_cancel",
        "Take &none of it",
        ("Esc",),
        _TRACKING,
        "close",
        "Leave the track as it is",
        needs=Need.PROPOSAL,
    ),
    ActionSpec(
        "reinpaint",
        "&Fill gaps again",
        ("R",),
        _TRACKING,
        "auto-fix",
        "Run InpaintNet again, on the range or on everything",
        needs=Need.POINTS | _I,
    ),
    ActionSpec(
        "cancel_run",
        "&Cancel the run",
        ("Ctrl+.",),
        _TRACKING,
        "stop-circle-outline",
        "Stop the run and keep what it has found",
        needs=Need.RUNNING,
        begins_section=True,
    ),
)

_POINT_ACTIONS: Final = (
    ActionSpec("mark_visible", "&Visible", ("V",), _POINT, "eye-outline", "The ball is seen in this frame", needs=_F),
    ActionSpec(
        "mark_occluded", "O&ccluded", ("Q",), _POINT, "eye-off", "The ball is hidden; its place is kept", needs=_F
    ),
    ActionSpec("mark_no_ball", "&No ball", ("X",), _POINT, "cancel", "There is no ball in this frame", needs=_F),
    ActionSpec(
        "clear_point",
        "C&lear",
        ("Delete",),
        _POINT,
        "eraser",
        "Take the human word back; the models' shows again",
        needs=_F,
    ),
    *(
        ActionSpec(
            f"nudge_{direction}{'_far' if pixels == 10 else ''}",
            f"{mark} by {pixels} px",
            (f"Alt+{'Shift+' if pixels == 10 else ''}{direction.title()}",),
            _NUDGE,
            f"arrow-{direction}" if pixels == 1 else "",
            f"Move the point {direction} by {pixels} video pixel{'' if pixels == 1 else 's'}",
            needs=_F,
            repeats=True,
            begins_section=pixels == 10 and direction == "left",
        )
        for pixels in (1, 10)
        for direction, mark in (
            ("left", "&Left" if pixels == 1 else "L&eft"),
            ("right", "&Right" if pixels == 1 else "Ri&ght"),
            ("up", "&Up" if pixels == 1 else "U&p"),
            ("down", "&Down" if pixels == 1 else "Do&wn"),
        )
    ),
    ActionSpec(
        "pin",
        "&Pin, or let go",
        ("P",),
        _POINT,
        "pin-outline",
        "Let no run change this frame, or let runs change it again",
        needs=_F,
    ),
    ActionSpec(
        "fill",
        "&Propose fills, or the next",
        ("F",),
        _FILL,
        "vector-curve",
        "Fill the gap, the range or the doubtful place: see how",
        needs=Need.POINTS | _F,
        begins_section=True,
    ),
    *(
        ActionSpec(
            f"fill_{name}",
            text,
            (str(key),),
            _FILL,
            "",
            tip,
            needs=Need.PREVIEW,
            begins_section=key == 1,
        )
        for key, (name, text, tip) in enumerate(
            (
                ("linear", "By a &line", "Choose the fill on straight lines"),
                ("cubic", "By a &cubic", "Choose the fill on a smooth curve"),
                ("flight", "By a &flight", "Choose the fill on a flight with drag"),
                ("inpaint", "By &InpaintNet", "Choose the fill that InpaintNet makes"),
            ),
            start=1,
        )
    ),
    ActionSpec(
        "fill_take",
        "&Take the chosen fill",
        ("Return", "Enter"),
        _FILL,
        "check",
        "Make the chosen fill the points of the frames",
        needs=Need.PREVIEW,
        begins_section=True,
    ),
    ActionSpec(
        "fill_cancel", "Take &none", ("Esc",), _FILL, "close", "Leave the frames as they are", needs=Need.PREVIEW
    ),
    ActionSpec(
        "no_ball_in_range",
        "No ball in the &range",
        ("Shift+X",),
        _POINT,
        "",
        "There is no ball in the marked range or the suspicious place",
        needs=_V,
        begins_section=True,
    ),
    ActionSpec(
        "clear_range",
        "Clear the ran&ge",
        ("Shift+Delete",),
        _POINT,
        "",
        "Take the human word back in the marked range",
        needs=Need.RANGE,
    ),
    ActionSpec(
        "auto_advance",
        "&Advance after a click",
        ("Ctrl+Shift+A",),
        _POINT,
        "debug-step-over",
        "Go to the next frame when a point has been set",
        checkable=True,
        begins_section=True,
    ),
)

_REVIEW_ACTIONS: Final = (
    ActionSpec(
        "accept",
        "&Accept and go on",
        ("Return", "Enter"),
        _REVIEW,
        "check",
        "It is right: on to the next unreviewed frame",
        needs=Need.POINTS | Need.NO_RANGE | Need.NO_PREVIEW | Need.NO_PROPOSAL,
        repeats=True,
    ),
    ActionSpec(
        "accept_and_stay",
        "Accept and &stay",
        ("Shift+Return", "Shift+Enter"),
        _REVIEW,
        "",
        "What is shown is right",
        needs=Need.POINTS | Need.NO_PROPOSAL,
    ),
    ActionSpec(
        "unreview",
        "Take the review &back",
        ("Ctrl+U",),
        _REVIEW,
        "",
        "Say that nobody has looked at this frame after all",
        needs=Need.HUMAN_POINTS,
    ),
    ActionSpec(
        "accept_range",
        "Accept the &range",
        ("Ctrl+Shift+Return", "Ctrl+Shift+Enter"),
        _REVIEW,
        "",
        "What is shown in the marked range is right",
        needs=Need.POINTS | Need.RANGE,
    ),
    ActionSpec(
        "accept_rally",
        "Accept the rall&y",
        ("Ctrl+Return", "Ctrl+Enter"),
        _REVIEW,
        "check-all",
        "What is shown in this rally is right",
        needs=Need.POINTS | Need.RALLIES,
    ),
    ActionSpec(
        "next_suspicious",
        "Next s&uspicious place",
        ("N", "F3"),
        _REVIEW,
        "arrow-right",
        "To what is probably wrong and mends most, then to the next",
        needs=Need.POINTS,
        begins_section=True,
    ),
    ActionSpec(
        "previous_suspicious",
        "Pre&vious suspicious place",
        ("Shift+N", "Shift+F3"),
        _REVIEW,
        "arrow-left",
        "Back to the suspicious place before",
        needs=Need.POINTS,
    ),
    ActionSpec(
        "zoom_to_places",
        "&Zoom in on suspicious places",
        ("Alt+N",),
        _REVIEW,
        "",
        "Show what is around a suspicious place larger when you come to it",
        checkable=True,
    ),
    ActionSpec(
        "next_unreviewed",
        "&Next unreviewed frame",
        ("U",),
        _REVIEW,
        "",
        "To the next frame that nobody has reviewed",
        needs=Need.POINTS,
        repeats=True,
        begins_section=True,
    ),
    ActionSpec(
        "previous_unreviewed",
        "&Previous unreviewed frame",
        ("Shift+U",),
        _REVIEW,
        "",
        "To the last frame before that nobody has reviewed",
        needs=Need.POINTS,
        repeats=True,
    ),
    ActionSpec(
        "event_mode",
        "&Event mode",
        ("Ctrl+Shift+E",),
        _REVIEW,
        "flag-outline",
        "Let single keys set serves, hits, bounces and landings",
        checkable=True,
        needs=_F,
        begins_section=True,
    ),
    *(
        ActionSpec(f"event_{name}", text, (key,), _EVENT, "", tip, needs=Need.EVENT_MODE | _F)
        for name, text, key, tip in (
            ("serve", "&Serve", "S", "The ball is served here; again: it is not"),
            ("hit", "&Hit", "H", "The ball is hit here; again: it is not"),
            ("bounce", "&Bounce", "B", "The ball bounces here; again: it does not"),
            ("landing", "&Landing", "Y", "The ball lands here; again: it does not"),
            ("none", "&No event", "Backspace", "Nothing happens to the ball here"),
        )
    ),
    ActionSpec(
        "compare",
        "&Compare with labels...",
        ("Ctrl+Shift+C",),
        _REVIEW,
        "compare-horizontal",
        "Lay labels, or another project's track, beside this track",
        needs=_F,
        begins_section=True,
    ),
    ActionSpec(
        "next_disagreement",
        "Next &disagreement",
        ("Ctrl+N",),
        _REVIEW,
        "skip-next-outline",
        "To where this track and the other disagree next",
        needs=Need.COMPARISON,
        repeats=True,
    ),
    ActionSpec(
        "previous_disagreement",
        "Previous d&isagreement",
        ("Ctrl+Shift+N",),
        _REVIEW,
        "skip-previous-outline",
        "To where this track and the other disagreed last",
        needs=Need.COMPARISON,
        repeats=True,
    ),
    ActionSpec(
        "take_over",
        "&Take over",
        ("Ctrl+Shift+V",),
        _REVIEW,
        "",
        "What the other track says of this disagreement is right",
        needs=Need.COMPARISON,
    ),
    ActionSpec(
        "close_comparison",
        "C&lose comparison",
        ("Ctrl+Shift+W",),
        _REVIEW,
        "close",
        "Compare with nothing any more",
        needs=Need.COMPARISON,
    ),
)

_HELP_ACTIONS: Final = (
    ActionSpec("help", "&Keys", ("F1", "?"), _HELP, "keyboard-outline", "Show all keys"),
    ActionSpec(
        "diagnostics",
        "&Diagnostics...",
        ("F12",),
        _HELP,
        "stethoscope",
        "What is installed, where things are, and what is wrong",
        begins_section=True,
    ),
    ActionSpec(
        "open_logs",
        "Open the &log folder",
        ("Shift+F12",),
        _HELP,
        "text-box-search-outline",
        "Open the folder of the log",
    ),
    ActionSpec(
        "about",
        "&About RallyTrace",
        ("Shift+F1",),
        _HELP,
        "information-outline",
        "Version and licence",
        begins_section=True,
    ),
)

ACTIONS: Final[tuple[ActionSpec, ...]] = (
    *_FILE_ACTIONS,
    *_EDIT_ACTIONS,
    *_VIEW_ACTIONS,
    *_PLAY_ACTIONS,
    *_GO_ACTIONS,
    *_RANGE_ACTIONS,
    *_TRACKING_ACTIONS,
    *_POINT_ACTIONS,
    *_REVIEW_ACTIONS,
    *_HELP_ACTIONS,
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
