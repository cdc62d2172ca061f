"""The colours of the window, by what they are for: one set for light surroundings and one for dark ones."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Tokens:
    """A set of colours, each "#rrggbb". The style sheet, the palette, the icons and painted widgets all use these.

    Attributes:
        dark: whether light text stands on dark ground.
        window: the ground between the panels.
        panel: the ground of docks, menus and dialogs.
        raised: what can be pressed.
        hover: what can be pressed, under the mouse.
        pressed: what is being pressed, or is switched on.
        field: what can be typed or picked in: line edits, lists, tables.
        alternate: every other row of a table.
        canvas: around the video.
        border: between parts; only to divide.
        outline: around what can be pressed or typed in; 3:1 against its ground.
        text: words and numbers.
        muted: words that matter less; still 4.5:1.
        disabled: words of what is not possible now.
        accent: the focus, the selection's edge, progress, and links.
        primary: the ground of the one button that is meant to be pressed.
        on_primary: the words on it.
        selection: the ground of what is selected.
        on_selection: the words on it.
        good: a verdict: it fits. Also a colour for words.
        warning: a verdict: look at it.
        bad: a verdict: it does not fit, or an error.
        busy: a verdict that is not there yet.
        good_ground: behind the word of a verdict.
        warning_ground: the same.
        bad_ground: the same.
        busy_ground: the same.
        strip: the ground of the timeline's strips.
        strip_grid: their lines.
        strip_unset: frames that nobody looked at.
        strip_no_ball: frames without a ball.
        strip_occluded: what marks a frame as occluded.
        strip_curve: the curve of a strip that belongs to no source: confidence.
        strip_rally: named rallies.
        strip_range: the marked range.
        playhead: where the picture is from.
        other: another track that this one is compared with; on video it is the same in every surrounding.
        shadow: what lies under text that is drawn on video.
        on_video: text that is drawn on video.
    """

    dark: bool
    window: str
    panel: str
    raised: str
    hover: str
    pressed: str
    field: str
    alternate: str
    canvas: str
    border: str
    outline: str
    text: str
    muted: str
    disabled: str
    accent: str
    primary: str
    on_primary: str
    selection: str
    on_selection: str
    good: str
    warning: str
    bad: str
    busy: str
    good_ground: str
    warning_ground: str
    bad_ground: str
    busy_ground: str
    strip: str
    strip_grid: str
    strip_unset: str
    strip_no_ball: str
    strip_occluded: str
    strip_curve: str
    strip_rally: str
    strip_range: str
    playhead: str
    other: str
    shadow: str
    on_video: str


LIGHT = Tokens(
    dark=False,
    window="#e4e6e8",
    panel="#f3f4f5",
    raised="#fbfbfc",
    hover="#ffffff",
    pressed="#d6dade",
    field="#ffffff",
    alternate="#f6f7f8",
    canvas="#c4c8cc",
    border="#cfd3d7",
    outline="#7d848b",
    text="#1d2125",
    muted="#545b62",
    disabled="#91979d",
    accent="#1666b0",
    primary="#1666b0",
    on_primary="#ffffff",
    selection="#cfe2f5",
    on_selection="#10263a",
    good="#1b6e3c",
    warning="#855300",
    bad="#b3261e",
    busy="#3a5f85",
    good_ground="#dff1e5",
    warning_ground="#faecd2",
    bad_ground="#fbe3e1",
    busy_ground="#e1eaf3",
    strip="#ffffff",
    strip_grid="#dfe2e5",
    strip_unset="#eceef0",
    strip_no_ball="#b4bac0",
    strip_occluded="#5d646b",
    strip_curve="#4d565f",
    strip_rally="#8fa3b5",
    strip_range="#b9d6f0",
    playhead="#b3261e",
    other="#4bff96",
    shadow="#000000",
    on_video="#ffffff",
)

DARK = Tokens(
    dark=True,
    window="#17181a",
    panel="#212326",
    raised="#2f3236",
    hover="#393d42",
    pressed="#464b51",
    field="#1a1c1e",
    alternate="#1f2123",
    canvas="#0e0f10",
    border="#35393d",
    outline="#737a82",
    text="#e3e5e8",
    muted="#a4aab1",
    disabled="#676d74",
    accent="#6cb0ee",
    primary="#2a6fb0",
    on_primary="#ffffff",
    selection="#29486a",
    on_selection="#ffffff",
    good="#71c894",
    warning="#e3ae56",
    bad="#f28b82",
    busy="#93b8dc",
    good_ground="#1d3a29",
    warning_ground="#3f3115",
    bad_ground="#47211f",
    busy_ground="#23344a",
    strip="#1a1c1e",
    strip_grid="#2c2f33",
    strip_unset="#232629",
    strip_no_ball="#565c63",
    strip_occluded="#a7adb4",
    strip_curve="#aab1b8",
    strip_rally="#5a6d80",
    strip_range="#24415f",
    playhead="#ff6b5e",
    other="#4bff96",
    shadow="#000000",
    on_video="#ffffff",
)
