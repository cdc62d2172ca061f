"""One-sentence definitions of the terms used in the window. Tooltips and a page of the manual show them."""

from collections.abc import Mapping
from typing import Final

WORDS: Final[Mapping[str, str]] = {
    "ball": "The ball or the shuttle, whatever the sport.",
    "confidence": "How clearly TrackNet sees the ball in the frame, from 0 to 1. It is not a probability.",
    "court editor": "The mode in which you find the court lines and drag them into place.",
    "event": "A serve, hit, bounce or landing of the ball.",
    "event mode": "While it is on, single keys set events and name strokes.",
    "far": "The end of the court, or the player, farther from the camera.",
    "filled": "Nobody saw the ball there: InpaintNet or a curve put the position into a gap. Also called inpainted.",
    "film strip": "Small pictures of consecutive frames around the ball, side by side.",
    "gap": "Consecutive frames without a ball.",
    "heatmap": "What TrackNet returns for a frame: how likely the ball is at each place.",
    "hidden": "The ball is in the picture, but something is in front of it. Also called occluded.",
    "highlight video": "One video of all listed rallies or events, one after another. Also called a reel.",
    "landing": "The ball meets the ground and the rally ends.",
    "let": "A rally that does not count for the score.",
    "near": "The end of the court, or the player, closer to the camera.",
    "not in play": "A replay, a break or another camera. These frames are not tracked. Also called non-play.",
    "off the path": "The position does not fit the path of the ball in the frames around.",
    "protected": "Runs do not change the frame. Also called pinned.",
    "provider": "The software that runs the networks: on the processor, a graphics card or an NPU.",
    "range": "The frames between two marks, set with I and O.",
    "review item": "Frames next to each other that may be wrong. You check them together.",
    "reviewed": "You have checked the frame. Runs do not change it.",
    "shot in 3D": "The flight of the ball between two hits in metres, computed from the path and the court.",
    "source": "Where a position comes from: TrackNet, a filled gap, a label file or your hand.",
    "stroke": "What the player did to hit the ball, such as a smash or a clear.",
    "suspicion": "How likely the frame is wrong, from 0 to 1.",
    "uncertain": "RallyTrace is not sure of the result. Check it.",
    "unclear": "Nobody can tell where the ball is. The frame counts as reviewed, but is left out of exports.",
    "weak detection": "TrackNet saw something like a ball, but too weakly to count it. Also called a faint peak.",
    "window": "Consecutive frames that a network looks at together.",
    "window step": "Frames from the start of one window to the next. A larger step is faster. Also called stride.",
}
"""Definitions by term, in lower case and alphabetical order."""
