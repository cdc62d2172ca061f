"""COCO (keypoints and boxes) and Label Studio's video rectangles."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from rallytrace.errors import AppError
from rallytrace.storage.labels.other_tools.record import BallLabel, OtherLabels, as_table, choose_ball, interpolate
from rallytrace.texts import tr_lazy
from rallytrace.track.geometry import Size

COCO_KIND: Final = "COCO"
STUDIO_KIND: Final = "Label Studio"


def is_coco(content: object) -> bool:
    return isinstance(content, Mapping) and {"images", "annotations"} <= content.keys()


def read_coco(content: Mapping[str, Any], video: Size) -> OtherLabels:
    """Read keypoints, or the middle of boxes. Pictures of another size are scaled to the video.

    The frame number comes from RallyTrace's own field, or else from the picture's file name. If a picture has several
    annotations, the one with the highest score counts. A picture without one has no ball.

    Raises:
        AppError: it is unclear which category is the ball.
        ValueError, KeyError, TypeError: a record is incomplete.
    """
    names = {record["id"]: str(record["name"]) for record in content.get("categories", ())}
    annotations = [record for record in content["annotations"] if not record.get("iscrowd")]
    counts = Counter(names.get(record.get("category_id"), "") for record in annotations)
    ball = choose_ball(COCO_KIND, counts)
    best: dict[Any, Mapping[str, Any]] = {}
    for record in annotations:
        if names.get(record.get("category_id"), "") == ball:
            known = best.get(record["image_id"])
            if known is None or float(record.get("score", 1)) > float(known.get("score", 1)):
                best[record["image_id"]] = record
    return as_table(COCO_KIND, _coco_labels(content["images"], best, video))


def _coco_labels(
    images: Sequence[Mapping[str, Any]], annotations: Mapping[Any, Mapping[str, Any]], video: Size
) -> Iterator[BallLabel]:
    for image in images:
        own = image.get("rallytrace", {})
        if own.get("state") == "unset":
            continue
        frame = own["frame"] if "frame" in own else str(image["file_name"])
        confidence = float(own.get("confidence", 1))
        record = annotations.get(image["id"])
        if record is None:
            yield BallLabel(frame, confidence=confidence)
            continue
        points = record.get("keypoints", ())
        hidden = len(points) > 2 and points[2] == 1
        if len(points) > 2 and points[2]:
            x, y = float(points[0]), float(points[1])
        else:
            left, top, width, height = map(float, record["bbox"])
            x, y = left + width / 2 - 0.5, top + height / 2 - 0.5
        across, down = (video.width / float(image["width"]), video.height / float(image["height"]))
        score = float(record.get("score", confidence))
        yield BallLabel(frame, (x + 0.5) * across - 0.5, (y + 0.5) * down - 0.5, hidden, score)


def is_label_studio(content: object) -> bool:
    tasks = content if isinstance(content, list) else [content]
    return bool(tasks) and all(
        isinstance(task, Mapping) and any(key in task for key in ("annotations", "completions", "predictions", "box"))
        for task in tasks
    )


def read_label_studio(content: Any, video: Size) -> OtherLabels:
    """Read the rectangles of the only task, with Label Studio's interpolation between keyframes.

    Frames count from 1, and positions are percentages of the picture.

    Raises:
        AppError: there are several tasks or no rectangles, or it is unclear which label is the ball.
        ValueError, KeyError, TypeError: a record is incomplete.
    """
    tasks: list[Mapping[str, Any]] = content if isinstance(content, list) else [content]
    if len(tasks) > 1:
        raise AppError(
            tr_lazy("errors", "The Label Studio file has {count} tasks, for as many videos.", count=len(tasks)),
            tr_lazy("errors", "Export the task of this video only."),
        )
    found = [(name, _sequence(value["sequence"], video)) for name, value in _rectangles(tasks[0])]
    ball = choose_ball(STUDIO_KIND, Counter(name for name, labels in found for _ in labels))
    return as_table(STUDIO_KIND, (label for name, labels in found if name == ball for label in labels))


def _rectangles(task: Mapping[str, Any]) -> Iterator[tuple[str, Mapping[str, Any]]]:
    for answers in ("annotations", "completions", "predictions"):
        for answer in task.get(answers, ()):
            for result in answer.get("result", ()):
                if result.get("type") == "videorectangle":
                    value = result["value"]
                    yield ",".join(value.get("labels", ())), value
    for value in task.get("box", ()):  # the short form, JSON-MIN
        yield ",".join(value.get("labels", ())), value


def _sequence(sequence: Sequence[Mapping[str, Any]], video: Size) -> list[BallLabel]:
    keyframes = []
    for key in sorted(sequence, key=lambda key: int(key["frame"])):
        frame = int(key["frame"]) - 1
        x = (float(key["x"]) + float(key["width"]) / 2) / 100 * video.width - 0.5
        y = (float(key["y"]) + float(key["height"]) / 2) / 100 * video.height - 0.5
        keyframes.append((frame, BallLabel(frame, x, y), bool(key.get("enabled", True))))
    return interpolate(keyframes)
