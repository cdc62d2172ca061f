"""Find the court in pictures and clips, and print what was found (docs/decisions/0041-enclosed-courts.md).

    uv run python models/studies/measure_courts.py clips/padel/*.mp4
    uv run python models/studies/measure_courts.py courts/*.jpg --corners courts/corners.csv
    uv run python models/studies/measure_courts.py clips/padel/*.mp4 --altered

Of each clip two frames are searched, at a third and two thirds of it. A table of corners has the columns frame (the
file's name, or a part of it), sport, corner, x and y, in pixels of the file. Nothing of the clips is in the project.
"""

import argparse
import csv
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import cv2
import numpy as np

from rallytrace.track.arrays import Floats
from rallytrace.track.courts import CORNER_NAMES
from rallytrace.track.sports import Sport
from rallytrace.tracking.court_search import PICTURE_SUFFIXES, CourtSearch, Pixels, search_file, search_picture
from rallytrace.video.reader import VideoReader


def search_frames(path: Path, sport: Sport) -> Iterator[CourtSearch]:
    """Yield the search of a picture, or of two frames of a clip."""
    if path.suffix.lower() in PICTURE_SUFFIXES:
        yield search_file(path, sport)
        return
    with VideoReader(path) as reader:
        for share in (1 / 3, 2 / 3):
            pixels = reader.frame(round(share * (reader.n_frames - 1))).bgr()
            yield search_picture(pixels, sport, reader.size.pixel_aspect)


def alter(pixels: Pixels) -> Iterator[tuple[str, Pixels, Floats]]:
    """Yield altered pictures with their names and the (2, 3) matrices that move pixels there."""
    height, width = pixels.shape[:2]
    still = np.eye(2, 3)
    yield "mirrored", pixels[:, ::-1], np.array([[-1.0, 0, width - 1], [0, 1, 0]])
    yield "green", pixels[..., [1, 0, 2]], still
    yield "red", pixels[..., ::-1], still
    yield "darker", pixels // 2, still
    yield "blurred", np.asarray(cv2.GaussianBlur(pixels, (0, 0), 1.5), np.uint8), still
    noise = np.random.default_rng(1).normal(0, 10, pixels.shape)
    yield "with noise", np.clip(pixels + noise, 0, 255).astype(np.uint8), still
    for columns in (640, 1280):
        scale = columns / width
        size = columns, round(height * scale)
        resized = np.asarray(cv2.resize(pixels, size, interpolation=cv2.INTER_AREA), np.uint8)
        yield f"{columns} columns", resized, np.array([[scale, 0, scale / 2 - 0.5], [0, scale, scale / 2 - 0.5]])
    for name, angle, zoom in (("turned by 3 degrees", 3, 1.0), ("zoomed in", 0, 1.2), ("zoomed out", 0, 0.7)):
        matrix = cv2.getRotationMatrix2D((width / 2, height / 2), angle, zoom)
        moved = cv2.warpAffine(pixels, matrix, (width, height), borderMode=cv2.BORDER_REFLECT)
        yield name, np.asarray(moved, np.uint8), np.asarray(matrix, np.float64)
    yield "cut below", pixels[: 5 * height // 6], still


def judge_altered(path: Path, sport: Sport) -> Iterator[float]:
    """Yield how far the corners of each altered picture of a clip are off, as shares of the width; inf without any."""
    with VideoReader(path) as reader:
        pixels = reader.frame(reader.n_frames // 2).bgr()
    found = search_picture(pixels, sport).found
    if found is None:
        return
    for name, altered, matrix in alter(pixels):
        expected = found.corners @ matrix[:, :2].T + matrix[:, 2]
        if name == "mirrored":
            expected = expected[[1, 0, 3, 2]]
        again = search_picture(np.ascontiguousarray(altered), sport).found
        off = np.inf if again is None else float(np.abs(again.corners - expected).max() / altered.shape[1])
        print(f"{path.name}, {name}: {'none' if again is None else f'within {100 * off:.2f} % of the width'}")
        yield off


def read_corners(path: Path) -> dict[str, Floats]:
    """Return the labelled corners (4, 2) of each file's name."""
    found: dict[str, dict[str, tuple[float, float]]] = {}
    with path.open(newline="") as stream:
        for row in csv.DictReader(stream):
            found.setdefault(row["frame"], {})[row["corner"]] = float(row["x"]), float(row["y"])
    return {name: np.array([corners[corner] for corner in CORNER_NAMES]) for name, corners in found.items()}


def main() -> None:
    """Search all files, and print each court and the sums."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", type=Path, nargs="+")
    parser.add_argument("--sport", type=Sport, default=Sport.AUTO, help="the sport to search for (default: any)")
    parser.add_argument("--corners", type=Path, help="labelled corners")
    parser.add_argument("--altered", action="store_true", help="search altered pictures of each clip instead")
    args = parser.parse_args()
    if args.altered:
        off = np.array([off for path in args.files for off in judge_altered(path, args.sport)])
        is_found = np.isfinite(off)
        print(
            f"{is_found.sum()} of {len(off)} found, at most {100 * off[is_found].max(initial=0):.2f} % of the width off"
        )
        return
    labelled = {} if args.corners is None else read_corners(args.corners)
    counts: Counter[str] = Counter()
    errors: list[float] = []
    seconds = 0.0
    for path in args.files:
        truth = next((corners for name, corners in labelled.items() if name in path.name), None)
        searches = search_frames(path, args.sport)
        while True:
            start = time.process_time()
            search = next(searches, None)
            seconds += time.process_time() - start
            if search is None:
                break
            found = search.found
            counts["none" if found is None else found.sport.value] += 1
            told = "none"
            if found is not None:
                corners = np.rint(found.corners).astype(int).ravel().tolist()
                told = f"{found.sport} {corners} support {found.fit.support:.2f}"
                if truth is not None:
                    errors.append(float(np.abs(found.corners - truth).max() / search.size[0]))
                    told += f", corners within {100 * errors[-1]:.1f} % of the width"
            print(f"{path.name}: {told}")
    total = sum(counts.values())
    by_sport = ", ".join(f"{name} {n}" for name, n in counts.most_common())
    print(f"{total} pictures: {by_sport}; {seconds / total:.2f} s of one core each")
    if errors:
        print(
            f"largest distance of a corner: median {100 * np.median(errors):.2f} %, at most {100 * max(errors):.2f} %"
        )


if __name__ == "__main__":
    main()
