"""Find the court in pictures and clips, and print what was found (docs/decisions/0040-enclosed-courts.md).

    uv run python models/studies/measure_courts.py --sport padel clips/padel/*.mp4 --corners padel_corners.csv

Of each clip two frames are searched, at a third and two thirds of it. A table of corners has the columns frame (the
file's name, or a part of it), sport, corner, x and y, in pixels of the file. Nothing of the clips is in the project.
"""

import argparse
import csv
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import numpy as np

from rallytrace.track.arrays import Floats
from rallytrace.track.courts import CORNER_NAMES
from rallytrace.track.sports import Sport
from rallytrace.tracking.court_search import PICTURE_SUFFIXES, CourtSearch, search_file, search_picture
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
    args = parser.parse_args()
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
