"""One-sentence definitions of the terms used in the window. Tooltips and a page of the manual show them."""

from collections.abc import Mapping
from typing import Final

from rallytrace.texts import tr_lazy

WORDS: Final[Mapping[str, str]] = {
    tr_lazy("settings", "ball"): tr_lazy("settings", "The ball or the shuttle, whatever the sport."),
    tr_lazy("settings", "confidence"): tr_lazy(
        "settings", "How clearly TrackNet sees the ball in the frame, from 0 to 1. It is not a probability."
    ),
    tr_lazy("settings", "court editor"): tr_lazy(
        "settings", "The mode in which you find the court lines and drag them into place."
    ),
    tr_lazy("settings", "event"): tr_lazy("settings", "A serve, hit, bounce or landing of the ball."),
    tr_lazy("settings", "event mode"): tr_lazy("settings", "While it is on, single keys set events and name strokes."),
    tr_lazy("settings", "far"): tr_lazy("settings", "The end of the court, or the player, farther from the camera."),
    tr_lazy("settings", "filled"): tr_lazy(
        "settings",
        "Nobody saw the ball there: InpaintNet or a curve put the position into a gap. Also called inpainted.",
    ),
    tr_lazy("settings", "film strip"): tr_lazy(
        "settings", "Small pictures of consecutive frames around the ball, side by side."
    ),
    tr_lazy("settings", "gap"): tr_lazy("settings", "Consecutive frames without a ball."),
    tr_lazy("settings", "heatmap"): tr_lazy(
        "settings", "What TrackNet returns for a frame: how likely the ball is at each place."
    ),
    tr_lazy("settings", "hidden"): tr_lazy(
        "settings", "The ball is in the picture, but something is in front of it. Also called occluded."
    ),
    tr_lazy("settings", "highlight video"): tr_lazy(
        "settings", "One video of all listed rallies or events, one after another. Also called a reel."
    ),
    tr_lazy("settings", "landing"): tr_lazy("settings", "The ball meets the ground and the rally ends."),
    tr_lazy("settings", "let"): tr_lazy("settings", "A rally that does not count for the score."),
    tr_lazy("settings", "near"): tr_lazy("settings", "The end of the court, or the player, closer to the camera."),
    tr_lazy("settings", "not in play"): tr_lazy(
        "settings", "A replay, a break or another camera. These frames are not tracked. Also called non-play."
    ),
    tr_lazy("settings", "off the path"): tr_lazy(
        "settings", "The position does not fit the path of the ball in the frames around."
    ),
    tr_lazy("settings", "protected"): tr_lazy("settings", "Runs do not change the frame. Also called pinned."),
    tr_lazy("settings", "provider"): tr_lazy(
        "settings", "The software that runs the networks: on the processor, a graphics card or an NPU."
    ),
    tr_lazy("settings", "range"): tr_lazy("settings", "The frames between two marks, set with I and O."),
    tr_lazy("settings", "review item"): tr_lazy(
        "settings", "Frames next to each other that may be wrong. You check them together."
    ),
    tr_lazy("settings", "reviewed"): tr_lazy("settings", "You have checked the frame. Runs do not change it."),
    tr_lazy("settings", "shot in 3D"): tr_lazy(
        "settings", "The flight of the ball between two hits in metres, computed from the path and the court."
    ),
    tr_lazy("settings", "source"): tr_lazy(
        "settings", "Where a position comes from: TrackNet, a filled gap, a label file or your hand."
    ),
    tr_lazy("settings", "stroke"): tr_lazy(
        "settings", "What the player did to hit the ball, such as a smash or a clear."
    ),
    tr_lazy("settings", "suspicion"): tr_lazy("settings", "How likely the frame is wrong, from 0 to 1."),
    tr_lazy("settings", "uncertain"): tr_lazy("settings", "RallyTrace is not sure of the result. Check it."),
    tr_lazy("settings", "unclear"): tr_lazy(
        "settings", "Nobody can tell where the ball is. The frame counts as reviewed, but is left out of exports."
    ),
    tr_lazy("settings", "weak detection"): tr_lazy(
        "settings", "TrackNet saw something like a ball, but too weakly to count it. Also called a faint peak."
    ),
    tr_lazy("settings", "window"): tr_lazy("settings", "Consecutive frames that a network looks at together."),
    tr_lazy("settings", "window step"): tr_lazy(
        "settings", "Frames from the start of one window to the next. A larger step is faster. Also called stride."
    ),
}
"""Definitions by term, in lower case and alphabetical order. Both are to be given to `shown`."""
