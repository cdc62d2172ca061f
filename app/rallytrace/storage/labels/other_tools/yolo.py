"""A folder in YOLO's layout: a text file for each frame.

A line is `class x y width height [confidence]`, in shares of the picture.
"""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from rallytrace.errors import AppError
from rallytrace.files.paths import VIDEO_SUFFIXES
from rallytrace.storage.labels.other_tools.record import BallLabel, OtherLabels, as_table, choose_ball
from rallytrace.texts import tr_lazy
from rallytrace.track.geometry import Size

KIND: Final = "YOLO"
_YAML_NAMES: Final = ("data.yaml", "dataset.yaml")
_CLASSES: Final = "classes.txt"
_MAX_FILES: Final = 2_000_000
_MAX_FILE_BYTES: Final = 100_000
_OTHER_TEXTS: Final = frozenset({"classes.txt", "obj.names", "train.txt", "val.txt", "test.txt", "readme.txt"})


def read_yolo(folder: Path, video: Size) -> OtherLabels:
    """Read the labels in the folder's subfolder `labels`, in the only subfolder of that, or in the folder itself.

    The frame number is the number in a file's name. The sixth number of a line is a confidence if it is below 1.

    Raises:
        AppError: there are no labels, a file is damaged, or it is unclear which class is the ball.
    """
    place = _labels_folder(folder)
    files = sorted(file for file in place.glob("*.txt") if file.name.lower() not in _OTHER_TEXTS)[:_MAX_FILES]
    if not files:
        raise AppError(
            tr_lazy("errors", "{folder} is a folder without YOLO labels.", folder=folder),
            tr_lazy("errors", "Choose the folder that contains 'labels', or the folder with the .txt files."),
        )
    names = _class_names(folder)
    boxes = [(file, list(_boxes(file, video))) for file in files]
    counts = Counter(names.get(number, f"class {number}") for _, found in boxes for number, _, _, _ in found)
    ball = choose_ball(KIND, counts)
    return as_table(KIND, _labels(boxes, names, ball))


def is_yolo_folder(folder: Path) -> bool:
    """Return True if a folder names its classes or has texts in `labels`, as YOLO's do, and contains no videos."""
    names_classes = any((folder / name).is_file() for name in (*_YAML_NAMES, _CLASSES))
    has_labels = any(any((folder / "labels").glob(pattern)) for pattern in ("*.txt", "*/*.txt"))
    has_videos = any(file.suffix.lower() in VIDEO_SUFFIXES for file in folder.glob("*"))
    return (names_classes or has_labels) and not has_videos


def _labels_folder(folder: Path) -> Path:
    labels = folder / "labels"
    if not labels.is_dir():
        return folder
    inner = [path for path in labels.iterdir() if path.is_dir()]
    return inner[0] if len(inner) == 1 and not any(labels.glob("*.txt")) else labels


def _class_names(folder: Path) -> dict[int, str]:
    """Return the names in `data.yaml` or `classes.txt`, as far as they can be read without a YAML library."""
    for name in _YAML_NAMES:
        file = folder / name
        if file.is_file():
            return _yaml_names(file.read_text(encoding="utf-8", errors="replace")[:_MAX_FILE_BYTES])
    for file in (folder / _CLASSES, folder / "labels" / _CLASSES):
        if file.is_file():
            lines = file.read_text(encoding="utf-8", errors="replace")[:_MAX_FILE_BYTES].split("\n")
            return {number: line.strip() for number, line in enumerate(lines) if line.strip()}
    return {}


def _yaml_names(text: str) -> dict[int, str]:
    _, _, after = f"\n{text}".partition("\nnames:")
    first, _, rest = after.partition("\n")
    listed = first.strip()
    if listed.startswith("["):
        return {number: name.strip().strip("'\"") for number, name in enumerate(listed.strip("[]").split(","))}
    names: dict[int, str] = {}
    for line in rest.split("\n"):
        if line and line[:1] not in {" ", "-"}:
            break
        key, colon, name = line.strip().partition(":")
        if colon and key.strip().isdecimal():
            names[int(key)] = name.strip().strip("'\"")
        elif line.strip().startswith("-"):
            names[len(names)] = line.strip().lstrip("-").strip().strip("'\"")
    return names


def _boxes(file: Path, video: Size) -> Iterator[tuple[int, float, float, float]]:
    """Yield the class, x and y in pixels of the video, and confidence (1 if missing) of each line."""
    if file.stat().st_size > _MAX_FILE_BYTES:
        raise AppError(
            tr_lazy("errors", "{file} is too large for the labels of a frame.", file=file),
            tr_lazy("errors", "Check that this is a folder of YOLO labels."),
        )
    for number, line in enumerate(file.read_text(encoding="utf-8", errors="replace").splitlines(), 1):
        cells = line.split()
        if not cells:
            continue
        try:
            label, x, y, _, _ = int(cells[0]), *map(float, cells[1:5])
            confidence = float(cells[5]) if len(cells) > 5 and 0 <= float(cells[5]) < 1 else 1.0
        except ValueError:
            raise AppError(
                tr_lazy(
                    "errors",
                    "{file}, line {number}: '{line}' is not a YOLO label.",
                    file=file,
                    number=number,
                    line=line[:60],
                ),
                tr_lazy("errors", "A label is: class x y width height, as fractions of the picture."),
            ) from None
        yield label, x * video.width - 0.5, y * video.height - 0.5, confidence


def _labels(
    boxes: list[tuple[Path, list[tuple[int, float, float, float]]]], names: dict[int, str], ball: str
) -> Iterator[BallLabel]:
    for file, found in boxes:
        name = f"{file.stem}.png"
        balls = [box for box in found if names.get(box[0], f"class {box[0]}") == ball]
        if not balls:
            yield BallLabel(name)
        for _, x, y, confidence in sorted(balls, key=lambda box: -box[3]):
            yield BallLabel(name, x, y, confidence=confidence)
