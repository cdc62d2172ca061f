"""Read CVAT for video 1.1 as CVAT does: only keyframes count, and points move along straight lines between them.

There is no light package that reads it; the rules are those of CVAT's own importer and of its interpolation.
"""

from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree as ET


@dataclass(frozen=True)
class Shape:
    """A point of the track."""

    frame: int
    keyframe: bool
    outside: bool
    occluded: bool
    x: float
    y: float
    attributes: dict[str, str]


def read_shapes(path: Path) -> list[Shape]:
    """Return every point in the file, keyframe or not."""
    (track,) = ET.parse(path).getroot().iter("track")  # noqa: S314 - a file of our own
    shapes = []
    for one in track.iter("points"):
        x, y = (float(number) for number in one.attrib["points"].split(","))
        keyframe, outside, occluded = (one.attrib[name] == "1" for name in ("keyframe", "outside", "occluded"))
        attributes = {str(item.get("name")): item.text or "" for item in one.iter("attribute")}
        shapes.append(Shape(int(one.attrib["frame"]), keyframe, outside, occluded, x, y, attributes))
    return shapes


def interpolated(path: Path) -> dict[int, Shape]:
    """Return the point of each frame in which CVAT would show one."""
    root = ET.parse(path).getroot()  # noqa: S314 - a file of our own
    size = root.findtext("meta/task/size")
    assert size is not None
    keys = [shape for shape in read_shapes(path) if shape.keyframe]
    shown: dict[int, Shape] = {}
    for at, key in enumerate(keys):
        if key.outside:
            continue
        following = keys[at + 1] if at + 1 < len(keys) else None
        end = following.frame if following is not None else int(size)
        for frame in range(key.frame, end):
            share = 0.0 if following is None else (frame - key.frame) / (end - key.frame)
            x = key.x if following is None else key.x + share * (following.x - key.x)
            y = key.y if following is None else key.y + share * (following.y - key.y)
            shown[frame] = Shape(frame, frame == key.frame, False, key.occluded, x, y, key.attributes)
    return shown
