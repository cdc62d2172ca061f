"""Find the court in a video or an image."""

import contextlib
import itertools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from rallytrace.analysis.court.agreement import agree_on_views, is_same_view, join_equal, most_central
from rallytrace.analysis.court.evidence import LineEvidence
from rallytrace.analysis.court.finding import FoundCourt, find_best_court, settle_court
from rallytrace.errors import AppError, Check, no_check
from rallytrace.files.file_access import refuse_special
from rallytrace.texts import tr_lazy
from rallytrace.track.calibration import CourtCalibration
from rallytrace.track.sports import SPORTS, Sport
from rallytrace.tracking.court_following import follow_shot
from rallytrace.video.court_lines import find_line_evidence
from rallytrace.video.frame import VideoFrame
from rallytrace.video.reader import VideoReader

PICTURE_SUFFIXES: Final = (".jpg", ".jpeg", ".png", ".bmp", ".webp", ".tif", ".tiff")
_N_SAMPLE_FRAMES: Final = 9
_MIN_AGREEING_SHARE: Final = 0.75
"""Minimum share of the frames with a confident court that must agree on its position. If the camera pans or zooms,
fewer agree."""

_N_FIRST_SCENES: Final = 6
"""Number of scenes of a run that are all searched for the court. After them, the interval keeps doubling. A search
takes a third of a second."""
_N_CHECK_FRAMES: Final = (4, 16)
"""Minimum and maximum number of frames, one per minute of video, that are checked for a court in the same position."""
_MIN_SHOT_SECONDS: Final = 1.0
"""Minimum length of a shot with a court if the camera moves."""
_SAMPLE_POSITIONS: Final = (0.02, 0.35, 0.65, 0.98)
"""Positions within a shot that are searched first, as shares of its length."""
_MIN_CONFIDENT_FRAMES: Final = 2
"""Minimum number of the frames at `_SAMPLE_POSITIONS` that must show a court."""

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
    size = reader.size.width, reader.size.height
    sure: list[tuple[int, Pixels, FoundCourt]] = []
    for frame_index, pixels in _spread_frames(reader):
        check()
        found = search_picture(pixels, sport, reader.size.pixel_aspect).found
        if found is not None:
            sure.append((frame_index, pixels, found))
    if not sure:
        return CourtSearch(None, None, size)
    views = [_calibrate(found) for _, _, found in sure]
    groups = [
        [entry for entry, view in zip(sure, views, strict=True) if is_same_view(view, member, reader.size)]
        for member in views
    ]
    largest = max(groups, key=len)
    if len(largest) < _MIN_AGREEING_SHARE * len(sure):
        return CourtSearch(None, None, size, moves=True)
    if len(largest) > 2:
        median = np.median([pixels for _, pixels, _ in largest], axis=0).astype(np.uint8)
        search = search_picture(median, sport, reader.size.pixel_aspect)
        if search.found is not None:
            return replace(search, frame_index=largest[0][0])
    frame_index, _, found = min(largest, key=lambda entry: entry[2].error_px)
    return CourtSearch(found, frame_index, size)


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
        """Return True if the next scene of the run should be searched. Call it once per scene."""
        if self._is_decided or not scene:
            return False
        self._n_scenes += 1
        # Of later scenes, search only those whose number is a power of two.
        return self._n_scenes <= _N_FIRST_SCENES or not self._n_scenes & (self._n_scenes - 1)

    def search_scene(self, scene: range) -> CourtCalibration | None:
        """Return the court if a frame of the scene shows it clearly and the rest of the video confirms its position.

        Raises:
            AppError: The video cannot be decoded there.
        """
        with self._own_reader():
            court = self._search(min(scene.start + round(self._reader.rate / 2), scene[-1]))
            if court is None:
                return None
            self._is_decided = True
            checks = [self._search(frame_index, court) for frame_index in self._spread_checks()]
        seen = [court, *(check for check in checks if check is not None)]
        self.moves = not all(is_same_view(court, other, self._reader.size) for other in seen)
        return None if self.moves else most_central(seen, self._reader.size)

    def search_shots(self, shots: Sequence[range], check: Check = no_check) -> tuple[CourtCalibration, ...]:
        """Return the courts of the shots, each valid from its first frame on; () if no shot has one.

        The court of a moving camera is followed, and marked as missing where it is not certain. All shots of a camera
        that stands still get the same court.

        Raises:
            AppError: The video cannot be decoded there.
        """
        courts: list[CourtCalibration] = []
        for shot in shots:
            followed = follow_shot(self._reader, shot, self._search_frame, check) if self._shows_court(shot) else []
            courts += followed or [CourtCalibration.missing(self._sport, shot.start)]
            check()
        sport = next((court.sport for court in courts if not court.is_lost), None)
        if sport is None:
            return ()
        courts = [replace(court, sport=sport) if court.is_lost else court for court in courts]
        return join_equal(agree_on_views(courts, self._reader.size))

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
        """Return evenly spread frames, or the keyframes before them if these all differ, as they decode much faster."""
        n_frames = self._reader.n_frames
        count = int(np.clip(n_frames / (60 * self._reader.rate), *_N_CHECK_FRAMES))
        frames = [int(frame_index) for frame_index in np.unique(np.linspace(0, n_frames - 1, count + 1).round())]
        keyframes = sorted({self._reader.index.group(frame_index).start for frame_index in frames})
        return keyframes if len(keyframes) == len(frames) else frames

    def _shows_court(self, shot: range) -> bool:
        """Return True if at least `_MIN_CONFIDENT_FRAMES` of a few sampled frames of a shot show a court."""
        if len(shot) < _MIN_SHOT_SECONDS * self._reader.rate:
            return False
        frames = (shot.start + round(share * (len(shot) - 1)) for share in _SAMPLE_POSITIONS)
        found = (court for frame in frames if (court := self._search(frame)) is not None)
        return len(list(itertools.islice(found, _MIN_CONFIDENT_FRAMES))) == _MIN_CONFIDENT_FRAMES

    def _search(self, frame_index: int, near: CourtCalibration | None = None) -> CourtCalibration | None:
        return self._search_frame(self._reader.frame(frame_index), near)

    def _search_frame(self, frame: VideoFrame, near: CourtCalibration | None) -> CourtCalibration | None:
        """Return the court of a frame if it is certain. Searching near a known court first is three times as fast."""
        size, pixels = self._reader.size, frame.bgr()
        evidence = find_line_evidence(pixels, size.pixel_aspect)
        if near is not None:
            settled = settle_court(near.floor_map(size), evidence, near.sport)
            court = _calibrate(settled)
            if settled.is_sure and is_same_view(near, court, size):
                return court
        found = _search_evidence(evidence, pixels, self._sport).found
        return None if found is None else _calibrate(found)


def _calibrate(found: FoundCourt) -> CourtCalibration:
    return CourtCalibration.of_map(found.floor_map, found.sport)


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
        raise AppError(
            tr_lazy("errors", "{path} cannot be read: {reason}.", path=path, reason=error.strerror),
            tr_lazy("errors", "Choose a picture or a video."),
        ) from error
    pixels = cv2.imdecode(data, cv2.IMREAD_COLOR) if data.size else None
    if pixels is None or min(pixels.shape[:2]) < 64:
        raise AppError(
            tr_lazy("errors", "{path} cannot be read as a picture.", path=path),
            tr_lazy("errors", "Choose a PNG or JPEG picture, or a video."),
        )
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
