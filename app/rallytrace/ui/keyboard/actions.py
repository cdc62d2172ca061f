"""The table of all actions, from which menus, tool bar, shortcuts, tooltips and help sheet are made.

Keys are in Qt's portable text ("Ctrl+Shift+Z", "PgUp"). An action may share a key with others if their needs exclude
one another: Return accepts the chosen fill while fills are proposed, or the proposal of re-tracking; else it names the
marked range as a rally, or marks the frame as reviewed. In event mode its actions have their keys alone.
"""

from typing import Final

from rallytrace.ui.keyboard.action_spec import (
    EDIT,
    EVENT,
    FILL,
    NUDGE,
    POINT,
    RANGE,
    REVIEW,
    TRACKING,
    ActionSpec,
    Need,
)
from rallytrace.ui.keyboard.window_actions import FILE_ACTIONS, GO_ACTIONS, HELP_ACTIONS, PLAYBACK_ACTIONS, VIEW_ACTIONS

EDIT_ACTIONS: Final = (
    ActionSpec("undo", "&Undo", ("Ctrl+Z",), EDIT, "undo", "Undo the last change", needs=Need.UNDO, repeats=True),
    ActionSpec(
        "redo",
        "&Redo",
        ("Ctrl+Shift+Z", "Ctrl+Y"),
        EDIT,
        "redo",
        "Redo the change that was undone last",
        needs=Need.REDO,
        repeats=True,
    ),
)


RANGE_ACTIONS: Final = (
    ActionSpec(
        "range_in", "Range &begins here", ("I",), RANGE, "ray-start", "Begin the range at this frame", needs=Need.VIDEO
    ),
    ActionSpec(
        "range_out", "Range &ends here", ("O",), RANGE, "ray-end", "End the range with this frame", needs=Need.VIDEO
    ),
    ActionSpec(
        "range_clear",
        "&Clear the range",
        ("Esc",),
        RANGE,
        "close",
        "Remove the range marks",
        needs=Need.MARK | Need.NO_PREVIEW | Need.NO_PROPOSAL,
    ),
    ActionSpec(
        "name_rally",
        "&Name the range as a rally",
        ("Return", "Enter"),
        RANGE,
        "bookmark-outline",
        "Make a rally of the range",
        needs=Need.RANGE | Need.NO_PREVIEW | Need.NO_PROPOSAL,
        begins_section=True,
    ),
    ActionSpec(
        "find_rallies",
        "&Find rallies",
        ("Ctrl+Shift+F",),
        RANGE,
        "playlist-plus",
        "Make a rally of each part with the ball in play",
        needs=Need.POINTS | Need.FRAMES,
    ),
    ActionSpec(
        "cut_rally",
        "Cu&t the rally here",
        ("Ctrl+K",),
        RANGE,
        "content-cut",
        "Split the rally before this frame",
        needs=Need.RALLIES | Need.FRAMES,
    ),
    ActionSpec(
        "not_play",
        "Mark as non-&play",
        ("Ctrl+Shift+X",),
        RANGE,
        "",
        "The range is a replay, a pause or another camera",
        needs=Need.RANGE,
        begins_section=True,
    ),
    ActionSpec(
        "play_after_all",
        "M&ark as play",
        ("Ctrl+Shift+P",),
        RANGE,
        "",
        "Remove the non-play mark here, or in the range",
        needs=Need.VIDEO,
    ),
)


TRACKING_ACTIONS: Final = (
    ActionSpec(
        "track_from_here",
        "Track from &here",
        ("Ctrl+T",),
        TRACKING,
        "crosshairs-gps",
        "Find the ball from this frame on",
        needs=Need.FRAMES | Need.IDLE,
    ),
    ActionSpec(
        "track_range",
        "Track the &range",
        ("Ctrl+R",),
        TRACKING,
        "ray-start-end",
        "Find the ball in the marked range",
        needs=Need.RANGE | Need.FRAMES | Need.IDLE,
    ),
    ActionSpec(
        "track_all",
        "Track the &whole video",
        ("Ctrl+Shift+T",),
        TRACKING,
        "movie-open-outline",
        "Find the ball in every frame",
        needs=Need.FRAMES | Need.IDLE,
    ),
    ActionSpec(
        "retrack",
        "Track the range &again",
        ("Shift+R",),
        TRACKING,
        "refresh",
        "Track the range again, even where it has been tracked",
        needs=Need.RANGE | Need.FRAMES | Need.IDLE,
        begins_section=True,
    ),
    ActionSpec(
        "propose_tracking",
        "Re-track as a &proposal",
        ("Ctrl+Shift+R",),
        TRACKING,
        "magnify-scan",
        "Track the range or gap in more detail; preview changes",
        needs=Need.POINTS | Need.FRAMES | Need.IDLE,
    ),
    ActionSpec(
        "proposal_take",
        "Accep&t the proposal",
        ("Return", "Enter"),
        TRACKING,
        "check",
        "Use the proposed points",
        needs=Need.PROPOSAL,
    ),
    ActionSpec(
        "proposal_take_stretch",
        "Accept only thi&s part",
        ("Shift+Return", "Shift+Enter"),
        TRACKING,
        "",
        "Use the proposed points of the nearest part only",
        needs=Need.PROPOSAL,
    ),
    ActionSpec(
        "proposal_cancel",
        "&Discard the proposal",
        ("Esc",),
        TRACKING,
        "close",
        "Leave the track unchanged",
        needs=Need.PROPOSAL,
    ),
    ActionSpec(
        "reinpaint",
        "&Fill gaps again",
        ("R",),
        TRACKING,
        "auto-fix",
        "Run InpaintNet again, on the range or on everything",
        needs=Need.POINTS | Need.IDLE,
    ),
    ActionSpec(
        "cancel_run",
        "&Cancel the run",
        ("Ctrl+.",),
        TRACKING,
        "stop-circle-outline",
        "Stop the run and keep its results",
        needs=Need.RUNNING,
        begins_section=True,
    ),
)


POINT_ACTIONS: Final = (
    ActionSpec(
        "mark_visible",
        "&Visible",
        ("V",),
        POINT,
        "eye-outline",
        "The ball is visible: at the mark, or at the dotted ring",
        needs=Need.FRAMES,
    ),
    ActionSpec(
        "mark_occluded",
        "O&ccluded",
        ("Q",),
        POINT,
        "eye-off",
        "The ball is hidden; its position is kept",
        needs=Need.FRAMES,
    ),
    ActionSpec(
        "mark_no_ball", "&No ball", ("X",), POINT, "cancel", "There is no ball in this frame", needs=Need.FRAMES
    ),
    ActionSpec(
        "clear_point",
        "C&lear",
        ("Delete",),
        POINT,
        "eraser",
        "Remove the manual point; the models' result shows again",
        needs=Need.FRAMES,
    ),
    *(
        ActionSpec(
            f"nudge_{direction}{'_far' if pixels == 10 else ''}",
            f"{mark} by {pixels} px",
            (f"Alt+{'Shift+' if pixels == 10 else ''}{direction.title()}",),
            NUDGE,
            f"arrow-{direction}" if pixels == 1 else "",
            f"Move the point {direction} by {pixels} video pixel{'' if pixels == 1 else 's'}",
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
    ActionSpec(
        "pin",
        "&Pin or unpin",
        ("P",),
        POINT,
        "pin-outline",
        "Protect this frame from runs, or allow changes again",
        needs=Need.FRAMES,
    ),
    ActionSpec(
        "fill",
        "&Propose fills, or the next",
        ("F",),
        FILL,
        "vector-curve",
        "Show how the gap, range or review item can be filled",
        needs=Need.POINTS | Need.FRAMES,
        begins_section=True,
    ),
    *(
        ActionSpec(
            f"fill_{name}",
            text,
            (str(key),),
            FILL,
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
        "&Accept the chosen fill",
        ("Return", "Enter"),
        FILL,
        "check",
        "Use the points of the chosen fill",
        needs=Need.PREVIEW,
        begins_section=True,
    ),
    ActionSpec(
        "fill_cancel", "&Discard the fills", ("Esc",), FILL, "close", "Leave the frames unchanged", needs=Need.PREVIEW
    ),
    ActionSpec(
        "no_ball_in_range",
        "No ball in the &range",
        ("Shift+X",),
        POINT,
        "",
        "There is no ball in the marked range or review item",
        needs=Need.VIDEO,
        begins_section=True,
    ),
    ActionSpec(
        "visible_in_range",
        "Visi&ble in the range",
        ("Shift+V",),
        POINT,
        "",
        "The ball is visible in the marked range or review item",
        needs=Need.VIDEO,
    ),
    ActionSpec(
        "clear_range",
        "Clear the ran&ge",
        ("Shift+Delete",),
        POINT,
        "",
        "Remove the manual points in the marked range",
        needs=Need.RANGE,
    ),
    ActionSpec(
        "auto_advance",
        "&Advance after a click",
        ("Ctrl+Shift+A",),
        POINT,
        "debug-step-over",
        "Go to the next frame when a point has been set",
        checkable=True,
        begins_section=True,
    ),
)


REVIEW_ACTIONS: Final = (
    ActionSpec(
        "accept",
        "&Accept and go on",
        ("Return", "Enter"),
        REVIEW,
        "check",
        "Mark as reviewed; go to the next unreviewed frame",
        needs=Need.POINTS | Need.NO_RANGE | Need.NO_PREVIEW | Need.NO_PROPOSAL,
        repeats=True,
    ),
    ActionSpec(
        "accept_and_stay",
        "Accept and &stay",
        ("Shift+Return", "Shift+Enter"),
        REVIEW,
        "",
        "Mark as reviewed",
        needs=Need.POINTS | Need.NO_PROPOSAL,
    ),
    ActionSpec(
        "unreview",
        "Mar&k as not reviewed",
        ("Ctrl+U",),
        REVIEW,
        "",
        "Mark this frame as not reviewed",
        needs=Need.HUMAN_POINTS,
    ),
    ActionSpec(
        "accept_range",
        "Accept the &range",
        ("Ctrl+Shift+Return", "Ctrl+Shift+Enter"),
        REVIEW,
        "",
        "Mark the range as reviewed",
        needs=Need.POINTS | Need.RANGE,
    ),
    ActionSpec(
        "accept_rally",
        "Accept the rall&y",
        ("Ctrl+Return", "Ctrl+Enter"),
        REVIEW,
        "check-all",
        "Mark this rally as reviewed",
        needs=Need.POINTS | Need.RALLIES,
    ),
    ActionSpec(
        "next_suspicious",
        "Next revie&w item",
        ("N", "F3"),
        REVIEW,
        "arrow-right",
        "To the most useful item of the review queue, then the next",
        needs=Need.POINTS,
        begins_section=True,
    ),
    ActionSpec(
        "previous_suspicious",
        "Pre&vious review item",
        ("Shift+N", "Shift+F3"),
        REVIEW,
        "arrow-left",
        "Back to the previous review item",
        needs=Need.POINTS,
    ),
    ActionSpec(
        "zoom_to_places",
        "&Zoom to review items",
        ("Alt+N",),
        REVIEW,
        "",
        "Zoom in when you go to a review item",
        checkable=True,
    ),
    ActionSpec(
        "next_unreviewed",
        "&Next unreviewed frame",
        ("U",),
        REVIEW,
        "",
        "To the next frame that is not reviewed",
        needs=Need.POINTS,
        repeats=True,
        begins_section=True,
    ),
    ActionSpec(
        "previous_unreviewed",
        "&Previous unreviewed frame",
        ("Shift+U",),
        REVIEW,
        "",
        "To the previous frame that is not reviewed",
        needs=Need.POINTS,
        repeats=True,
    ),
    ActionSpec(
        "event_mode",
        "&Event mode",
        ("Ctrl+Shift+E",),
        REVIEW,
        "flag-outline",
        "Let single keys set serves, hits, bounces and landings",
        checkable=True,
        needs=Need.FRAMES,
        begins_section=True,
    ),
    *(
        ActionSpec(f"event_{name}", text, (key,), EVENT, "", tip, needs=Need.EVENT_MODE | Need.FRAMES)
        for name, text, key, tip in (
            ("serve", "&Serve", "S", "Set or remove a serve at this frame"),
            ("hit", "&Hit", "H", "Set or remove a hit at this frame"),
            ("bounce", "&Bounce", "B", "Set or remove a bounce at this frame"),
            ("landing", "&Landing", "Y", "Set or remove a landing at this frame"),
            ("none", "&No event", "Backspace", "There is no event at this frame"),
        )
    ),
    ActionSpec(
        "compare",
        "&Compare with labels...",
        ("Ctrl+Shift+C",),
        REVIEW,
        "compare-horizontal",
        "Compare this track with labels or another project",
        needs=Need.FRAMES,
        begins_section=True,
    ),
    ActionSpec(
        "next_disagreement",
        "Next &disagreement",
        ("Ctrl+N",),
        REVIEW,
        "skip-next-outline",
        "To the next disagreement of the two tracks",
        needs=Need.COMPARISON,
        repeats=True,
    ),
    ActionSpec(
        "previous_disagreement",
        "Previous d&isagreement",
        ("Ctrl+Shift+N",),
        REVIEW,
        "skip-previous-outline",
        "To the previous disagreement of the two tracks",
        needs=Need.COMPARISON,
        repeats=True,
    ),
    ActionSpec(
        "take_over",
        "&Take over",
        ("Ctrl+Shift+V",),
        REVIEW,
        "",
        "Use the other track's points for this disagreement",
        needs=Need.COMPARISON,
    ),
    ActionSpec(
        "close_comparison",
        "C&lose comparison",
        ("Ctrl+Shift+W",),
        REVIEW,
        "close",
        "Close the comparison",
        needs=Need.COMPARISON,
    ),
)


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
"""All actions, in the order of the menus."""

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
    ("Snap to the heatmap's peak", ("Shift+click",)),
    ("Visible or occluded", ("Right click",)),
    ("Zoom at the mouse", ("Wheel",)),
    ("Move the picture", ("Middle button", "Ctrl+drag")),
)
"""Mouse gestures on the video, for the key sheet: name, and how."""
