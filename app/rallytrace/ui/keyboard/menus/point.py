"""Actions: the point of a frame, and fills."""

from typing import Final

from rallytrace.ui.keyboard.action_spec import FILL, NUDGE, POINT, ActionSpec, Need

POINT_ACTIONS: Final = (
    ActionSpec(
        "mark_visible",
        "&Visible",
        ("V",),
        POINT,
        "eye-outline",
        "The ball is seen: at the mark, or at the dotted ring",
        needs=Need.FRAMES,
    ),
    ActionSpec(
        "mark_occluded",
        "O&ccluded",
        ("Q",),
        POINT,
        "eye-off",
        "The ball is hidden; its place is kept",
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
        "Take the human word back; the models' shows again",
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
        "&Pin, or let go",
        ("P",),
        POINT,
        "pin-outline",
        "Let no run change this frame, or let runs change it again",
        needs=Need.FRAMES,
    ),
    ActionSpec(
        "fill",
        "&Propose fills, or the next",
        ("F",),
        FILL,
        "vector-curve",
        "Fill the gap, the range or the doubtful place: see how",
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
        "&Take the chosen fill",
        ("Return", "Enter"),
        FILL,
        "check",
        "Make the chosen fill the points of the frames",
        needs=Need.PREVIEW,
        begins_section=True,
    ),
    ActionSpec(
        "fill_cancel", "Take &none", ("Esc",), FILL, "close", "Leave the frames as they are", needs=Need.PREVIEW
    ),
    ActionSpec(
        "no_ball_in_range",
        "No ball in the &range",
        ("Shift+X",),
        POINT,
        "",
        "There is no ball in the marked range or the suspicious place",
        needs=Need.VIDEO,
        begins_section=True,
    ),
    ActionSpec(
        "visible_in_range",
        "Visi&ble in the range",
        ("Shift+V",),
        POINT,
        "",
        "The ball is seen in the marked range or the suspicious place",
        needs=Need.VIDEO,
    ),
    ActionSpec(
        "clear_range",
        "Clear the ran&ge",
        ("Shift+Delete",),
        POINT,
        "",
        "Take the human word back in the marked range",
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
