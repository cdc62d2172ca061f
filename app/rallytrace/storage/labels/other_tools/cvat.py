"""CVAT for video 1.1 and CVAT for images 1.1: points, or the middle of boxes.

CVAT measures from the corner of the picture, so the centre of the first pixel is at (0.5, 0.5).
"""

from collections import Counter
from collections.abc import Iterator
from typing import Final
from xml.etree import ElementTree as ET

from rallytrace.errors import AppError
from rallytrace.storage.labels.other_tools.record import (
    BallLabel,
    OtherLabels,
    as_table,
    choose_ball,
    interpolate,
    refuse_absurd_frame,
)
from rallytrace.texts import tr_lazy

KIND: Final = "CVAT"
_UNSET: Final = "unset"
_NO_SHAPE: Final = "\0"
"""Stands for the label of an image without shapes, which has no ball."""


def read_cvat(text: str) -> OtherLabels:
    """Read the annotations.

    Raises:
        AppError: it is not a file of CVAT, or it is unclear which label is the ball.
        ValueError, KeyError: a shape lacks a number.
    """
    try:
        root = ET.fromstring(text)  # noqa: S314 - expat limits the expansion of entities
    except ET.ParseError as error:
        raise AppError(
            tr_lazy("errors", "The XML file is damaged: {reason}.", reason=error), tr_lazy("errors", "Export it again.")
        ) from error
    if root.tag != "annotations":
        raise AppError(
            tr_lazy("errors", "The XML file has <{tag}> where CVAT's have <annotations>.", tag=root.tag),
            tr_lazy("errors", "Export as CVAT for video 1.1."),
        )
    shapes = list(_tracks(root)) + list(_images(root))
    ball = choose_ball(KIND, Counter(name for name, labels in shapes for _ in labels if name != _NO_SHAPE))
    return as_table(KIND, (label for name, labels in shapes if name in {ball, _NO_SHAPE} for label in labels))


def _tracks(root: ET.Element) -> Iterator[tuple[str, list[BallLabel]]]:
    for track in root.iter("track"):
        keyframes: list[tuple[int, BallLabel, bool]] = []
        for shape in track:
            frame, is_outside = int(shape.attrib["frame"]), shape.get("outside") == "1"
            source = shape.find("attribute[@name='source']")
            if is_outside and source is not None and source.text == _UNSET:
                keyframes.append((frame, BallLabel(-1), False))
                continue
            label = BallLabel(frame) if is_outside else _label(frame, shape)
            keyframes.append((frame, label, not is_outside))
        yield (
            track.get("label", ""),
            [label for label in interpolate(_outside_until_next(keyframes)) if label.frame != -1],
        )


def _outside_until_next(keyframes: list[tuple[int, BallLabel, bool]]) -> list[tuple[int, BallLabel, bool]]:
    """Return the keyframes, with one added for each frame in which the ball is outside the picture.

    CVAT may write only the first of several such frames.
    """
    filled: list[tuple[int, BallLabel, bool]] = []
    refuse_absurd_frame(max((frame for frame, _, _ in keyframes), default=0))
    for (frame, label, goes_on), stop in zip(keyframes, [*(key[0] for key in keyframes[1:]), 0], strict=False):
        filled.append((frame, label, goes_on))
        if not goes_on and label.frame != -1:
            filled += [(between, BallLabel(between), False) for between in range(frame + 1, stop)]
    return filled


def _images(root: ET.Element) -> Iterator[tuple[str, list[BallLabel]]]:
    for image in root.iter("image"):
        frame = int(image.attrib["id"])
        if not len(image):
            yield _NO_SHAPE, [BallLabel(frame)]
        for shape in image:
            if shape.tag in {"points", "box"}:
                yield shape.get("label", ""), [_label(frame, shape)]


def _label(frame: int, shape: ET.Element) -> BallLabel:
    if shape.tag == "points":
        x, y = map(float, shape.attrib["points"].split(";")[0].split(","))
    else:
        x = (float(shape.attrib["xtl"]) + float(shape.attrib["xbr"])) / 2
        y = (float(shape.attrib["ytl"]) + float(shape.attrib["ybr"])) / 2
    return BallLabel(frame, x - 0.5, y - 0.5, shape.get("occluded") == "1")
