"""The table of all actions, the source of menus, tool bar, shortcuts, tooltips and help sheet.

Keys are in Qt's portable text ("Ctrl+Shift+Z", "PgUp"). Actions may share a key if their needs exclude one another:
Return accepts the chosen fill while fills are proposed, or the proposal of re-tracking; else it names the marked
range as a rally, unless this lies within the review item, or marks the item or the frame as reviewed. In event mode
only its actions have their keys.
"""

import sys
from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from rallytrace.domain.wording import count_noun
from rallytrace.ui.fill_methods import FILL_METHODS
from rallytrace.ui.keyboard.action_spec import (
    COURT,
    EDIT,
    EVENT,
    FILL,
    NUDGE,
    POINT,
    RANGE,
    REVIEW,
    TRACKING,
    ActionSpec,
    Hold,
    Need,
    in_menu,
)
from rallytrace.ui.keyboard.window_actions import FILE_ACTIONS, GO_ACTIONS, HELP_ACTIONS, PLAYBACK_ACTIONS, VIEW_ACTIONS

EDIT_ACTIONS: Final = in_menu(
    EDIT,
    ActionSpec("undo", "&Undo", ("Ctrl+Z",), "Undo the last change", icon="undo", needs=Need.UNDO, repeats=True),
    ActionSpec(
        "redo",
        "&Redo",
        ("Ctrl+Shift+Z", "Ctrl+Y"),
        "Redo the change that was undone last",
        icon="redo",
        needs=Need.REDO,
        repeats=True,
    ),
    ActionSpec(
        "filter_frames",
        "&Filter the frames",
        ("Ctrl+F",),
        "Open the table of frames to choose which it shows",
        icon="filter-outline",
        needs=Need.FRAMES,
        begins_section=True,
    ),
)

RANGE_ACTIONS: Final = in_menu(
    RANGE,
    ActionSpec("range_in", "Range &start", ("I",), "Start the range at this frame", icon="ray-start", needs=Need.VIDEO),
    ActionSpec("range_out", "Range &end", ("O",), "End the range at this frame", icon="ray-end", needs=Need.VIDEO),
    ActionSpec(
        "range_clear",
        "&Clear the range",
        ("Esc",),
        "Remove the range marks",
        icon="close",
        needs=Need.MARK | Need.NO_PREVIEW | Need.NO_PROPOSAL,
    ),
    ActionSpec(
        "name_rally",
        "&New rally from range",
        ("Return", "Enter"),
        "Name the marked range, which makes it a rally",
        icon="bookmark-outline",
        needs=Need.RALLY_RANGE | Need.NO_PREVIEW | Need.NO_PROPOSAL,
        begins_section=True,
    ),
    ActionSpec(
        "find_rallies",
        "&Find rallies",
        ("Ctrl+Shift+F",),
        "Create a rally for each part with the ball in play",
        icon="playlist-plus",
        needs=Need.POINTS | Need.FRAMES,
    ),
    ActionSpec(
        "cut_rally",
        "Spl&it rally here",
        ("Ctrl+K",),
        "Split the rally before this frame",
        icon="content-cut",
        needs=Need.RALLIES | Need.FRAMES,
    ),
    ActionSpec(
        "not_play",
        "Mark as non-&play",
        ("Ctrl+Shift+X",),
        "Mark the range as a replay, a pause or another camera",
        needs=Need.RANGE,
        begins_section=True,
    ),
    ActionSpec(
        "play_after_all",
        "M&ark as play",
        ("Ctrl+Shift+P",),
        "Remove the non-play mark at this frame or in the range",
        needs=Need.VIDEO,
    ),
)

TRACKING_ACTIONS: Final = (
    *in_menu(
        TRACKING,
        ActionSpec(
            "track_from_here",
            "Track from &here",
            ("Ctrl+T",),
            "Find the ball from this frame to the end",
            icon="crosshairs-gps",
            needs=Need.FRAMES | Need.IDLE,
        ),
        ActionSpec(
            "track_range",
            "Track the &range",
            ("Ctrl+R",),
            "Find the ball where the marked range is not tracked yet",
            icon="ray-start-end",
            needs=Need.RANGE | Need.FRAMES | Need.IDLE,
        ),
        ActionSpec(
            "track_all",
            "Track the &whole video",
            ("Ctrl+Shift+T",),
            "Find the ball in every frame",
            icon="movie-open-outline",
            needs=Need.FRAMES | Need.IDLE,
        ),
        ActionSpec(
            "retrack",
            "Re-tr&ack the range",
            ("Shift+R",),
            "Track all frames of the marked range again",
            icon="refresh",
            needs=Need.RANGE | Need.FRAMES | Need.IDLE,
            begins_section=True,
        ),
        ActionSpec(
            "propose_tracking",
            "Re-track with &preview",
            ("Ctrl+Shift+R",),
            "Track the range or gap in more detail, and preview changes",
            icon="magnify-scan",
            needs=Need.POINTS | Need.FRAMES | Need.IDLE,
        ),
        ActionSpec(
            "proposal_take",
            "Accep&t the re-tracking",
            ("Return", "Enter"),
            "Use the proposed points",
            icon="check",
            needs=Need.PROPOSAL,
        ),
        ActionSpec(
            "proposal_take_stretch",
            "Accept only thi&s part",
            ("Shift+Return", "Shift+Enter"),
            "Use the proposed points of the nearest part only",
            needs=Need.PROPOSAL,
        ),
        ActionSpec(
            "proposal_cancel",
            "&Discard the re-tracking",
            ("Esc",),
            "Leave the track unchanged",
            icon="close",
            needs=Need.PROPOSAL,
        ),
        ActionSpec(
            "reinpaint",
            "Re-&fill gaps",
            ("R",),
            "Run InpaintNet again on the range or on all frames",
            icon="auto-fix",
            needs=Need.POINTS | Need.IDLE,
        ),
        ActionSpec(
            "find_poses",
            "Find the players' p&oses",
            ("Shift+P",),
            "Run the pose model on the range or on all frames",
            icon="human",
            needs=Need.FRAMES | Need.IDLE,
            rare=True,
        ),
    ),
    *in_menu(
        TRACKING,
        ActionSpec(
            "court_mode",
            "S&et the court",
            ("Shift+O",),
            "Look for the court's lines, and drag them into place",
            checkable=True,
            needs=Need.FRAMES,
        ),
    ),
    *in_menu(
        COURT,
        ActionSpec(
            "court_accept",
            "&Accept the court",
            ("Return", "Enter"),
            "Use the court as it is drawn",
            needs=Need.COURT_MODE,
            rare=True,
        ),
        ActionSpec(
            "court_cancel",
            "&Discard the change",
            ("Esc",),
            "Leave the court as it was",
            needs=Need.COURT_MODE,
            rare=True,
        ),
        ActionSpec(
            "court_remove",
            "&Remove the court",
            ("Delete",),
            "There is no court in this video, or it is unknown",
            needs=Need.COURT_MODE,
            rare=True,
        ),
    ),
    *in_menu(
        TRACKING,
        ActionSpec(
            "track_list",
            "Track the &list",
            ("Ctrl+Shift+B",),
            "Track the videos of the list in the background",
            icon="playlist-play",
            checkable=True,
            begins_section=True,
            rare=True,
        ),
        ActionSpec(
            "cancel_run",
            "&Cancel the run",
            ("Ctrl+.",),
            "Stop the run and keep its results",
            icon="stop-circle-outline",
            needs=Need.RUNNING,
            begins_section=True,
        ),
    ),
)

POINT_ACTIONS: Final = (
    *in_menu(
        POINT,
        ActionSpec(
            "mark_visible",
            "&Visible",
            ("V",),
            "Visible at the marker or dotted ring, or as the fill has it",
            icon="eye-outline",
            needs=Need.FRAMES,
        ),
        ActionSpec(
            "mark_occluded",
            "O&ccluded",
            ("Q",),
            "Hidden. The position is kept, or is as the fill has it",
            icon="eye-off",
            needs=Need.FRAMES,
        ),
        ActionSpec(
            "mark_no_ball",
            "&No ball",
            ("X",),
            "Mark that there is no ball in this frame",
            icon="cancel",
            needs=Need.FRAMES,
        ),
        ActionSpec(
            "clear_point",
            "C&lear",
            ("Delete",),
            "Remove the point set by hand and show the model result again",
            icon="eraser",
            needs=Need.FRAMES,
        ),
    ),
    *in_menu(
        NUDGE,
        *(
            ActionSpec(
                f"nudge_{direction}{('_far' if pixels == 10 else '')}",
                f"{mark} by {pixels} px",
                (f"Alt+{('Shift+' if pixels == 10 else '')}{direction.title()}",),
                f"Move the point {direction} by {count_noun(pixels, 'pixel')}, or place one",
                icon=f"arrow-{direction}" if pixels == 1 else "",
                needs=Need.FRAMES,
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
    ),
    *in_menu(
        POINT,
        ActionSpec(
            "pin",
            "&Pin or unpin",
            ("P",),
            "Protect this frame from runs, or remove the protection",
            icon="pin-outline",
            needs=Need.FRAMES,
        ),
    ),
    *in_menu(
        FILL,
        ActionSpec(
            "fill",
            "&Preview fills, or the next fill",
            ("F",),
            "Show how the gap, range or review item can be filled",
            icon="vector-curve",
            needs=Need.POINTS | Need.FRAMES,
            begins_section=True,
        ),
        *(method.action for method in FILL_METHODS.values()),
        ActionSpec(
            "fill_take",
            "&Accept the fill and go on",
            ("Return", "Enter"),
            "Use the fill, then on to the rest of the item, or the next",
            icon="check",
            needs=Need.PREVIEW,
            begins_section=True,
        ),
        ActionSpec(
            "fill_take_occluded",
            "Accept the fill as &occluded",
            ("Shift+Return", "Shift+Enter"),
            "Use its points, of a ball that is hidden there",
            needs=Need.PREVIEW,
        ),
        ActionSpec(
            "fill_cancel",
            "&Discard the fills",
            ("Esc",),
            "Leave the frames unchanged",
            icon="close",
            needs=Need.PREVIEW,
        ),
    ),
    *in_menu(
        POINT,
        ActionSpec(
            "no_ball_in_range",
            "No ball in the &range",
            ("Shift+X",),
            "Mark that there is no ball in the range or review item",
            needs=Need.VIDEO,
            begins_section=True,
        ),
        ActionSpec(
            "visible_in_range",
            "Visi&ble in the range",
            ("Shift+V",),
            "Mark the ball as visible in the range or review item",
            needs=Need.VIDEO,
        ),
        ActionSpec(
            "occluded_in_range",
            "Occlude&d in the range",
            ("Shift+Q",),
            "Mark the ball as occluded in the range or review item",
            needs=Need.VIDEO,
        ),
        ActionSpec(
            "hold_ball",
            "Ball stays &here",
            ("E",),
            "Copy this position to the range, or until the ball moves",
            icon="map-marker-outline",
            needs=Need.POINTS | Need.FRAMES,
        ),
        ActionSpec(
            "clear_range",
            "Clear the ran&ge",
            ("Shift+Delete",),
            "Remove the points set by hand in the marked range",
            needs=Need.RANGE,
        ),
        ActionSpec(
            "auto_advance",
            "&Advance after a click",
            ("Y",),
            "Hold while clicking to go on a frame, or tap to keep it on",
            icon="debug-step-over",
            setting="playback.auto_advance",
            hold=Hold.OR_TAP,
            begins_section=True,
        ),
    ),
)

REVIEW_ACTIONS: Final = (
    *in_menu(
        REVIEW,
        ActionSpec(
            "accept",
            "Accept and &go to next",
            ("Return", "Enter"),
            "Mark as reviewed and go to the next unreviewed frame",
            icon="check",
            needs=Need.POINTS | Need.NO_RALLY_RANGE | Need.NO_PREVIEW | Need.NO_PROPOSAL,
            repeats=True,
        ),
        ActionSpec(
            "accept_and_stay",
            "Accept and &stay",
            ("Shift+Return", "Shift+Enter"),
            "Mark as reviewed",
            needs=Need.POINTS | Need.NO_PREVIEW | Need.NO_PROPOSAL,
        ),
        ActionSpec(
            "unreview", "Mar&k as not reviewed", ("Ctrl+U",), "Mark this frame as not reviewed", needs=Need.HUMAN_POINTS
        ),
        ActionSpec(
            "accept_range",
            "Accept the &range",
            ("Ctrl+Shift+Return", "Ctrl+Shift+Enter"),
            "Mark the range as reviewed",
            needs=Need.POINTS | Need.RANGE,
        ),
        ActionSpec(
            "accept_rally",
            "Accept the rall&y",
            ("Ctrl+Return", "Ctrl+Enter"),
            "Mark this rally as reviewed",
            icon="check-all",
            needs=Need.POINTS | Need.RALLIES,
        ),
        ActionSpec(
            "next_suspicious",
            "Next revie&w item",
            ("N", "F3"),
            "Go to the next item of the review queue",
            icon="arrow-right",
            needs=Need.POINTS,
            begins_section=True,
        ),
        ActionSpec(
            "previous_suspicious",
            "Pre&vious review item",
            ("Shift+N", "Shift+F3"),
            "Go back to the previous review item",
            icon="arrow-left",
            needs=Need.POINTS,
        ),
        ActionSpec(
            "item_first",
            "First &frame of the item",
            ("Ctrl+Home",),
            "To the first frame of the review item",
            icon="page-first",
            needs=Need.POINTS,
        ),
        ActionSpec(
            "item_last",
            "L&ast frame of the item",
            ("Ctrl+End",),
            "To the last frame of the review item",
            icon="page-last",
            needs=Need.POINTS,
        ),
        ActionSpec(
            "look_elsewhere",
            "Look elsew&here",
            ("Shift+W",),
            "Film strip: show where else the ball may be",
            icon="magnify",
            needs=Need.VIDEO,
        ),
        ActionSpec(
            "one_queue",
            "One &queue over the list",
            ("Alt+Q",),
            "After the last review item, go on in the next video",
            icon="format-list-numbered",
            checkable=True,
            rare=True,
        ),
        ActionSpec(
            "review_in_time",
            "Review in &order of time",
            ("Alt+Shift+N",),
            "Go to review items in the order of the video",
            setting="playback.review_in_time",
            rare=True,
        ),
        ActionSpec(
            "zoom_to_places",
            "&Zoom to review items",
            ("Alt+N",),
            "Zoom in when you go to a review item",
            setting="playback.zoom_to_places",
            rare=True,
        ),
        ActionSpec(
            "next_unreviewed",
            "&Next unreviewed frame",
            ("U",),
            "To the next frame that is not reviewed",
            needs=Need.POINTS,
            repeats=True,
            begins_section=True,
        ),
        ActionSpec(
            "previous_unreviewed",
            "&Previous unreviewed frame",
            ("Shift+U",),
            "To the previous frame that is not reviewed",
            needs=Need.POINTS,
            repeats=True,
        ),
        ActionSpec(
            "event_mode",
            "&Event mode",
            ("Ctrl+Shift+E",),
            "Set serves, hits, bounces and landings with single keys",
            icon="flag-outline",
            checkable=True,
            needs=Need.FRAMES,
            begins_section=True,
        ),
    ),
    *in_menu(
        EVENT,
        *(
            ActionSpec(f"event_{name}", text, (key,), tip, needs=Need.EVENT_MODE | Need.FRAMES)
            for name, text, key, tip in (
                ("serve", "&Serve", "S", "Set or remove a serve at this frame"),
                ("hit", "&Hit", "H", "Set or remove a hit at this frame"),
                ("bounce", "&Bounce", "B", "Set or remove a bounce at this frame"),
                ("landing", "&Landing", "Y", "Set or remove a landing at this frame"),
                ("none", "&No event", "Backspace", "Mark that there is no event at this frame"),
            )
        ),
    ),
    *in_menu(
        REVIEW,
        ActionSpec(
            "compare",
            "&Compare with labels...",
            ("Ctrl+Shift+C",),
            "Compare this track with labels or another project",
            icon="compare-horizontal",
            needs=Need.FRAMES,
            begins_section=True,
        ),
        ActionSpec(
            "next_disagreement",
            "Next &disagreement",
            ("Ctrl+N",),
            "To the next disagreement of the two tracks",
            icon="skip-next-outline",
            needs=Need.COMPARISON,
            repeats=True,
        ),
        ActionSpec(
            "previous_disagreement",
            "Previous d&isagreement",
            ("Ctrl+Shift+N",),
            "To the previous disagreement of the two tracks",
            icon="skip-previous-outline",
            needs=Need.COMPARISON,
            repeats=True,
        ),
        ActionSpec(
            "take_over",
            "&Use other track",
            ("Ctrl+Shift+V",),
            "Use the other track's points for this disagreement",
            needs=Need.COMPARISON,
        ),
        ActionSpec(
            "close_comparison",
            "C&lose comparison",
            ("Ctrl+Shift+W",),
            "Close the comparison",
            icon="close",
            needs=Need.COMPARISON,
            rare=True,
        ),
    ),
)

_KEYS_ON_MACOS: Final[Mapping[str, tuple[str, ...]]] = {
    "clear_point": ("Backspace", "Delete"),
    "clear_range": ("Shift+Backspace", "Shift+Delete"),
    "event_none": ("9",),
    "undo_jump": ("Ctrl+Backspace",),
    "full_screen": ("Ctrl+Meta+F", "F11"),
}
"""Default keys of macOS, if different: the key labelled "delete" is Backspace."""

_SPECS: Final[tuple[ActionSpec, ...]] = (
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
    return tuple(replace(spec, keys=keys.get(spec.id, spec.keys)) for spec in _SPECS)


ACTIONS: Final = actions_on(sys.platform)
