"""Actions: playback."""

from typing import Final

from rallytrace.ui.keyboard.action_spec import PLAY, ActionSpec, Need

PLAYBACK_ACTIONS: Final = (
    ActionSpec("play", "&Play or pause", ("Space",), PLAY, "play-pause", "Play or pause", needs=Need.VIDEO),
    ActionSpec(
        "slower",
        "&Slower, or backwards",
        ("J",),
        PLAY,
        "rewind",
        "Slower, then backwards",
        needs=Need.VIDEO,
        repeats=True,
    ),
    ActionSpec("pause", "P&ause", ("K",), PLAY, "pause", "Pause", needs=Need.VIDEO),
    ActionSpec("faster", "&Faster", ("L",), PLAY, "fast-forward", "Play, then faster", needs=Need.VIDEO, repeats=True),
    ActionSpec(
        "speed_down",
        "&Lower speed",
        ("[",),
        PLAY,
        "speedometer-slow",
        "Lower the playback speed",
        needs=Need.VIDEO,
        repeats=True,
        begins_section=True,
    ),
    ActionSpec(
        "speed_up",
        "&Higher speed",
        ("]",),
        PLAY,
        "speedometer",
        "Raise the playback speed",
        needs=Need.VIDEO,
        repeats=True,
    ),
    ActionSpec("speed_normal", "&Normal speed", ("\\",), PLAY, "", "Play at the speed of the video", needs=Need.VIDEO),
    ActionSpec(
        "loop",
        "L&oop the range",
        ("Shift+L",),
        PLAY,
        "repeat",
        "Play the marked range over and over",
        checkable=True,
        needs=Need.RANGE,
        begins_section=True,
    ),
)
