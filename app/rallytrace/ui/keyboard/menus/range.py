"""Actions: the marked range and the rallies."""

from typing import Final

from rallytrace.ui.keyboard.action_spec import RANGE, ActionSpec, Need

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
        "Forget the range",
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
        "Make a rally of every stretch with a ball in play",
        needs=Need.POINTS | Need.FRAMES,
    ),
    ActionSpec(
        "cut_rally",
        "Cu&t the rally here",
        ("Ctrl+K",),
        RANGE,
        "content-cut",
        "Let another rally begin with this frame",
        needs=Need.RALLIES | Need.FRAMES,
    ),
    ActionSpec(
        "not_play",
        "Not &play",
        ("Ctrl+Shift+X",),
        RANGE,
        "",
        "The range is a replay, a pause or another camera",
        needs=Need.RANGE,
        begins_section=True,
    ),
    ActionSpec(
        "play_after_all",
        "Play &after all",
        ("Ctrl+Shift+P",),
        RANGE,
        "",
        "The range, or the stretch marked as not play here, is play",
        needs=Need.VIDEO,
    ),
)
