"""Find the court in a video or an image."""

import contextlib
import itertools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from rallytrace.analysis.court.evidence import LineEvidence
from rallytrace.analysis.court.finding import FoundCourt, find_best_court, settle_court
from rallytrace.errors import AppError, Check, no_check
from rallytrace.files.file_access import refuse_special
from rallytrace.track.calibration import CourtCalibration
from rallytrace.track.sports import SPORTS, Sport
from rallytrace.video.court_lines import find_line_evidence
from rallytrace.video.reader import VideoReader

PICTURE_SUFFIXES: Final = (".jpg", ".jpeg", ".png", ".bmp", ".webp", ".tif", ".tiff")
_N_SAMPLE_FRAMES: Final = 9
_SAME_VIEW_SHARE: Final = 0.005
"""Maximum distance between corresponding corners of two courts seen by the same fixed camera, as a share of the image
width."""

_MIN_AGREEING_SHARE: Final = 0.75
"""Minimum share of the frames with a confident court that must agree on its position. If the camera pans or zooms,
fewer agree."""

_N_FIRST_SCENES: Final = 6
"""Number of scenes of a run that are all searched for the court. After them the interval doubles. A search takes a
third of a second."""
_N_CHECK_FRAMES: Final = (4, 16)
"""Minimum and maximum number of frames, one per minute of video, that are checked for a court in the same position."""
_MAX_PART_SECONDS: Final = 30.0
"""Maximum length of a segment with its own court if the camera moves."""
_MIN_PART_SECONDS: Final = 1.0
"""Minimum length of a segment with its own court."""
_SAMPLE_POSITIONS: Final = (0.02, 0.35, 0.65, 0.98)
"""Positions within a segment that are searched, as shares of its length."""
_MIN_CONFIDENT_FRAMES: Final = 2
"""Minimum number of frames of a segment that must show its court."""
_MAX_SPLITS: Final = 2
"""How often a segment in which the camera moves is halved: the camera may be still before or after the movement."""

Pixels = NDArray[np.uint8]


@dataclass(frozen=True, slots=True)
class CourtSearch:
    """The result of a search for the court.

    Attributes:
        found: The court; None unless it is certain.
        frame_index: A frame that shows the court; None for an image.
        size: Width and height of the video or image in pixels.
        moves: True if the camera pans or zooms, so that no court is valid for the whole video.
    """

    found: FoundCourt | None
    frame_index: int | None
    size: tuple[int, int]
    moves: bool = False


def search_picture(pixels: Pixels, sport: Sport = Sport.AUTO, pixel_aspect: float = 1.0) -> CourtSearch:
    """Find the court in one image, uint8 (height, width, 3)."""
    return _search_evidence(find_line_evidence(pixels, pixel_aspect), pixels, sport)


def _search_evidence(evidence: LineEvidence, pixels: Pixels, sport: Sport) -> CourtSearch:
    best = find_best_court(evidence, sport)
    found = best if best is not None and best.is_sure else None
    return CourtSearch(found, None, (pixels.shape[1], pixels.shape[0]))


def search_video(reader: VideoReader, sport: Sport = Sport.AUTO, check: Check = no_check) -> CourtSearch:
    """Find the court on which most of the video agrees, or nothing if the camera moves.

    The median of several frames removes the players.
    """
    seen: list[tuple[int, Pixels, CourtSearch]] = []
    pixel_aspect = reader.size.pixel_aspect
    for frame_index, pixels in _spread_frames(reader):
        check()
        seen.append((frame_index, pixels, search_picture(pixels, sport, pixel_aspect)))
    sure = [(frame_index, pixels, search) for frame_index, pixels, search in seen if search.found is not None]
    if not sure:
        height, width = seen[0][1].shape[:2] if seen else (0, 0)
        return CourtSearch(None, None, (width, height))
    groups = [[entry for entry in sure if _is_same_view(entry[2], member[2])] for member in sure]
    largest = max(groups, key=len)
    if len(largest) < _MIN_AGREEING_SHARE * len(sure):
        return CourtSearch(None, None, sure[0][2].size, moves=True)
    if len(largest) > 2:
        median = np.median([pixels for _, pixels, _ in largest], axis=0).astype(np.uint8)
        search = search_picture(median, sport, pixel_aspect)
        if search.found is not None:
            return CourtSearch(search.found, largest[0][0], search.size)
    frame_index, _, search = min(largest, key=lambda entry: entry[2].found.error_px if entry[2].found else np.inf)
    return CourtSearch(search.found, frame_index, search.size)


def _spread_frames(reader: VideoReader) -> Iterator[tuple[int, Pixels]]:
    for frame_index in np.unique(np.linspace(0, reader.n_frames - 1, _N_SAMPLE_FRAMES + 2)[1:-1].astype(int)):
        yield int(frame_index), reader.frame(int(frame_index)).bgr()


class CourtWatch:
    """Searches the scenes of a run for the court until it is certain, or every shot if the camera moves.

    Attributes:
        moves: True if the court was found in several positions.
    """

    def __init__(self, reader: VideoReader, sport: Sport) -> None:
        self._reader = reader
        self._sport = sport
        self._n_scenes = 0
        self._is_decided = False
        self.moves = False

    def wants(self, scene: range) -> bool:
        """Return True if the next scene is to be searched. Call it once for each."""
        if self._is_decided or not scene:
            return False
        self._n_scenes += 1
        # Of later scenes, search only those whose number is a power of two.
        return self._n_scenes <= _N_FIRST_SCENES or not self._n_scenes & (self._n_scenes - 1)

    def search_scene(self, scene: range) -> CourtCalibration | None:
        """Return the court if a frame of the scene shows it clearly, and the rest of the video in the same place.

        Raises:
            AppError: The video cannot be decoded there.
        """
        with self._own_reader():
            search = self._search(min(scene.start + round(self._reader.rate / 2), scene[-1]))
            if search.found is None:
                return None
            self._is_decided = True
            checks = [self._search(frame_index, search) for frame_index in self._spread_checks()]
        self.moves = any(check.found is not None and not _is_same_view(search, check) for check in checks)
        return None if self.moves else CourtCalibration.of_map(search.found.floor_map, search.found.sport)

    def search_shots(self, shots: Sequence[range], check: Check = no_check) -> tuple[CourtCalibration, ...]:
        """Return the courts of the shots, each valid from its first frame on; () if no shot has one.

        The court is marked as missing in shots that do not clearly show it or in which the camera moves.

        Raises:
            AppError: The video cannot be decoded there.
        """
        entries: list[tuple[int, CourtSearch | None]] = []
        last: CourtSearch | None = None
        for part in self._parts(shots):
            check()
            for frame, search in self._search_part(part, last):
                if not entries or not _is_same_entry(search, entries[-1][1]):
                    entries.append((frame, search))
                last = search or last
        if last is None or last.found is None:
            return ()
        sport = last.found.sport
        return tuple(
            CourtCalibration.missing(sport, frame)
            if search is None or search.found is None
            else CourtCalibration.of_map(search.found.floor_map, search.found.sport, frame)
            for frame, search in entries
        )

    @contextlib.contextmanager
    def _own_reader(self) -> Iterator[None]:
        """Use a second reader of the video for the duration of a with block, because a run may be reading frames."""
        reader = self._reader
        try:
            with reader.twin() as twin:
                self._reader = twin
                yield
        finally:
            self._reader = reader

    def _spread_checks(self) -> list[int]:
        n_frames = self._reader.n_frames
        count = int(np.clip(n_frames / (60 * self._reader.rate), *_N_CHECK_FRAMES))
        return [int(frame_index) for frame_index in np.unique(np.linspace(0, n_frames - 1, count + 1).round())]

    def _parts(self, shots: Sequence[range]) -> Iterator[range]:
        for shot in shots:
            count = max(1, round(len(shot) / (_MAX_PART_SECONDS * self._reader.rate)))
            limits = np.linspace(shot.start, shot.stop, count + 1).round().astype(int).tolist()
            yield from itertools.starmap(range, itertools.pairwise(limits))

    def _search_part(
        self, part: range, near: CourtSearch | None, splits: int = _MAX_SPLITS
    ) -> list[tuple[int, CourtSearch | None]]:
        """Return (first frame, court) for a segment. The court is None if too few frames are confident.

        A segment that shows several courts is halved up to `splits` times.
        """
        if len(part) < _MIN_PART_SECONDS * self._reader.rate:
            return [(part.start, None)]
        sure: list[CourtSearch] = []
        for share in _SAMPLE_POSITIONS:
            search = self._search(part.start + round(share * (len(part) - 1)), sure[-1] if sure else near)
            if search.found is not None:
                if sure and not _is_same_view(sure[0], search):
                    return self._search_halves(part, sure[0], splits)
                sure.append(search)
        return [(part.start, sure[0] if len(sure) >= _MIN_CONFIDENT_FRAMES else None)]

    def _search_halves(self, part: range, near: CourtSearch, splits: int) -> list[tuple[int, CourtSearch | None]]:
        if not splits:
            return [(part.start, None)]
        middle = part.start + len(part) // 2
        halves = range(part.start, middle), range(middle, part.stop)
        return [entry for half in halves for entry in self._search_part(half, near, splits - 1)]

    def _search(self, frame_index: int, near: CourtSearch | None = None) -> CourtSearch:
        """Search a frame, first at the position of `near`, which takes a third of the time."""
        pixels = self._reader.frame(frame_index).bgr()
        evidence = find_line_evidence(pixels, self._reader.size.pixel_aspect)
        if near is not None and near.found is not None:
            search = CourtSearch(settle_court(near.found.floor_map, evidence, near.found.sport), frame_index, near.size)
            if search.found is not None and search.found.is_sure and _is_same_view(near, search):
                return search
        return _search_evidence(evidence, pixels, self._sport)


def _is_same_view(search: CourtSearch, other_search: CourtSearch) -> bool:
    found, other_found = search.found, other_search.found
    if found is None or other_found is None or found.sport != other_found.sport:
        return False
    return float(np.abs(found.corners - other_found.corners).max()) < _SAME_VIEW_SHARE * search.size[0]


def _is_same_entry(search: CourtSearch | None, entry: CourtSearch | None) -> bool:
    return search is entry if search is None or entry is None else _is_same_view(search, entry)


def search_file(path: Path, sport: Sport = Sport.AUTO, check: Check = no_check) -> CourtSearch:
    """Find the court in an image or a video file.

    Raises:
        AppError: The file can be read neither as an image nor as a video.
    """
    if path.suffix.lower() in PICTURE_SUFFIXES:
        return search_picture(_read_picture(path), sport)
    with VideoReader(path) as reader:
        return search_video(reader, sport, check)


def _read_picture(path: Path) -> Pixels:
    refuse_special(path)
    try:
        data = np.fromfile(path, np.uint8)
    except OSError as error:
        raise AppError(f"{path} cannot be read: {error.strerror}.", "Choose a picture or a video.") from error
    pixels = cv2.imdecode(data, cv2.IMREAD_COLOR) if data.size else None
    if pixels is None or min(pixels.shape[:2]) < 64:
        raise AppError(f"{path} cannot be read as a picture.", "Choose a PNG or JPEG picture, or a video.")
    return np.asarray(pixels, np.uint8)


def search_record(search: CourtSearch, sport: Sport) -> dict[str, object]:
    """Return the output of `court --json`. Corners are in pixels, at the outer edges of the lines."""
    found = search.found
    if found is None:
        nothing = {"corners": None, "error_px": None, "frame": None}
        return {"sport": None if sport is Sport.AUTO else sport, "found": False, "moves": search.moves, **nothing}
    names = ("far_left", "far_right", "near_right", "near_left")
    return {
        "sport": found.sport.value,
        "found": True,
        "corners": {name: [round(float(v), 2) for v in xy] for name, xy in zip(names, found.corners, strict=True)},
        "error_px": round(found.error_px, 3),
        "support": round(found.fit.support, 3),
        "frame": search.frame_index,
        "size": list(search.size),
        "homography": [[float(v) for v in row] for row in found.floor_map.pixel_homography],
        "pixel_aspect": round(found.pixel_aspect, 5),
        "curvature": round(found.floor_map.curvature, 5),
        "court_m": [SPORTS[found.sport].court.width, SPORTS[found.sport].court.length],
    }
