"""Records that the readers of other tools' formats return, and functions that they share."""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from rallytrace.errors import AppError
from rallytrace.texts import tr_lazy

_BALL_WORDS: Final = frozenset({"ball", "shuttle", "shuttlecock", "birdie"})
"""Words with which the name of the ball's class may end."""
_MAX_FRAME: Final = 5_000_000
"""Number of the last frame that is filled between keyframes: 23 hours at 60 frames per second."""
_OWN_HEADER: Final = "Frame,Visibility,X,Y,Source,Confidence"
_NAMED_HEADER: Final = "Image,Visibility,X,Y,Confidence"


@dataclass(frozen=True, slots=True)
class BallLabel:
    """The ball in one frame.

    Attributes:
        frame: number of the frame from 0, or the name of its picture.
        x: column in pixels of the video, 0 at the centre of the first pixel; None without a position.
        y: row in pixels of the video.
        hidden: whether the ball is hidden at its position.
        confidence: 0 to 1.
    """

    frame: int | str
    x: float | None = None
    y: float | None = None
    hidden: bool = False
    confidence: float = 1.0


@dataclass(frozen=True, slots=True)
class OtherLabels:
    """A file of another tool, as a table that `LabelReader` reads.

    Attributes:
        kind: name of the format.
        table: CSV.
        remarks: sentences about the file.
    """

    kind: str
    table: bytes
    remarks: tuple[str, ...] = ()


def as_table(kind: str, labels: Iterable[BallLabel], remarks: Sequence[str] = ()) -> OtherLabels:
    """Return labels as a table with one row per frame, ascending. If a frame has several, the first position counts.

    Frames given by number make a table in RallyTrace's own format, so that no question about numbering arises.
    """
    chosen: dict[int | str, BallLabel] = {}
    n_more = 0
    for label in labels:
        known = chosen.get(label.frame)
        if known is None or (known.x is None and label.x is not None):
            chosen[label.frame] = label
        elif label.x is not None and (label.x, label.y) != (known.x, known.y):
            n_more += 1
    if not any(label.x is not None for label in chosen.values()):
        raise AppError(
            tr_lazy("errors", "The {kind} file contains no ball positions.", kind=kind),
            tr_lazy("errors", "Check that it is the label file."),
        )
    named = any(isinstance(frame, str) for frame in chosen)
    ordered = sorted(chosen.values(), key=lambda label: _number(label.frame))
    lines = [_named_row(label) if named else _own_row(label) for label in ordered]
    if n_more:
        remarks = (
            *remarks,
            tr_lazy(
                "video", "{more:,} more labels lie in frames that already have one. They are left out.", more=n_more
            ),
        )
    return OtherLabels(kind, "\n".join([_NAMED_HEADER if named else _OWN_HEADER, *lines, ""]).encode(), tuple(remarks))


def _number(frame: int | str) -> int:
    """Return a frame's number, for the name of a picture the last number before its suffix."""
    if not isinstance(frame, str):
        return frame
    found = re.search(r"(\d{1,18})\D*\Z", frame.rpartition(".")[0], re.ASCII)
    return int(found[1]) if found else 0


def _own_row(label: BallLabel) -> str:
    if label.x is None or label.y is None:
        return f"{label.frame},0,0,0,imported,{label.confidence:.4f}"
    return f"{label.frame},{int(not label.hidden)},{label.x:.3f},{label.y:.3f},imported,{label.confidence:.4f}"


def _named_row(label: BallLabel) -> str:
    name = str(label.frame).replace('"', "").replace(",", "_")
    if label.x is None or label.y is None:
        return f"{name},0,0,0,{label.confidence:.4f}"
    return f"{name},{int(not label.hidden)},{label.x:.3f},{label.y:.3f},{label.confidence:.4f}"


def choose_ball(kind: str, counts: Mapping[str, int]) -> str:
    """Return the name of the class that is the ball: the only one named after a ball, or the only one at all.

    Args:
        counts: number of labels of each class.

    Raises:
        AppError: there is none, or it is unclear which one it is.
    """
    used = {name: count for name, count in counts.items() if count}
    if not used:
        raise AppError(
            tr_lazy("errors", "The {kind} file has no labels.", kind=kind),
            tr_lazy("errors", "Check that it is the label file."),
        )
    balls = [name for name in used if re.split(r"[\s_-]+", name.strip().lower())[-1] in _BALL_WORDS]
    if len(balls) == 1:
        return balls[0]
    if len(used) == 1:
        return next(iter(used))
    names = ", ".join(sorted(used)[:8])
    raise AppError(
        tr_lazy(
            "errors",
            "The {kind} file has several classes ({names}), and it is unclear which of them is the ball.",
            kind=kind,
            names=names,
        ),
        tr_lazy("errors", "Name the ball's class 'ball', or export only that class."),
    )


def refuse_absurd_frame(frame: int) -> None:
    """Raise AppError for an absurd frame number, because all frames up to it would be filled."""
    if frame > _MAX_FRAME:
        raise AppError(
            tr_lazy("errors", "The labels have a frame number of {frame:,}, too large for any video.", frame=frame),
            tr_lazy("errors", "Check the file."),
        )


def interpolate(keyframes: Sequence[tuple[int, BallLabel, bool]]) -> list[BallLabel]:
    """Return the labels of all frames from keyframes, linearly between them.

    Args:
        keyframes: ascending: a frame, its label, and whether the label goes on to the next keyframe.

    Raises:
        AppError: a frame number is absurd.
    """
    labels: list[BallLabel] = []
    if not keyframes:
        return labels
    refuse_absurd_frame(keyframes[-1][0])
    for (frame, label, goes_on), (stop, then, _) in zip(keyframes, [*keyframes[1:], keyframes[-1]], strict=True):
        labels.append(label)
        if not goes_on or label.x is None or label.y is None:
            continue
        for between in range(frame + 1, stop):
            share = (between - frame) / (stop - frame)
            to_x, to_y = (label.x, label.y) if then.x is None or then.y is None else (then.x, then.y)
            x, y = label.x + share * (to_x - label.x), label.y + share * (to_y - label.y)
            labels.append(BallLabel(between, x, y, label.hidden, label.confidence))
    return labels
