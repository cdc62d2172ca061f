"""Read the scoreboard in a whole video."""

import contextlib
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from rallytrace.analysis.scoring.board import parse_board
from rallytrace.errors import AppError, Check, no_check
from rallytrace.track.geometry import Size
from rallytrace.track.scoreboard import CHARACTERS, BoardReading
from rallytrace.track.scoring import ScoringSystem
from rallytrace.video.frame import VideoFrame
from rallytrace.video.picture_files import encode_jpeg
from rallytrace.video.reader import VideoReader
from rallytrace.video.scoreboard.board import BoardFinder, BoardPlace, BoardReader, BoardScore, Classify

_N_SEARCHED: Final = 16
"""Pictures in which the board is searched."""
_MIN_VIDEO_HEIGHT_PX: Final = 400
"""Height of the smallest videos in which a board can be read, uncut: digits are a seventieth of it."""
_MIN_INTERVAL_SECONDS: Final = 4.0
_MAX_INTERVAL_SECONDS: Final = 10.0
"""Keyframes that are farther apart than this have another picture between them, during play.

Points are farther apart than this, and keyframes cost least: they are decoded without others.
"""
_SAME_BRIGHTNESS: Final = 24.0
"""Greatest change of brightness in a small part of the board that is only noise."""
_PICTURE_WIDTH_PX: Final = 240
_MIN_PROBABILITY: Final = 0.4
"""Probability below which a reading is not kept."""
_ADVANTAGE: Final = CHARACTERS.index("A")

Pixels = NDArray[np.uint8]


def read_boards(
    reader: VideoReader,
    classify: Classify,
    non_play: Sequence[range] = (),
    check: Check = no_check,
    *,
    systems: Sequence[ScoringSystem] = (),
) -> tuple[BoardReading, ...]:
    """Return what the scoreboard shows, ascending by frame; () without a board, or in a video too small to read it.

    Frames that cannot be decoded are passed over.

    Args:
        systems: The ways of counting that are possible; what none of them can show is left out. () for any.
    """
    if not is_large_enough(reader.size):
        return ()
    if systems and all(system.games is None for system in systems):
        classify = _without_advantages(classify)
    place = _find_place(reader, classify, non_play, check)
    if place is None:
        return ()
    board = BoardReader(place, classify)
    pictures: list[bytes] = []
    frames: list[int] = []
    numbers: list[int] = []
    last: Pixels | None = None
    region, box = (_within(reader.size, part) for part in (place.region(), place.box()))
    for frame, picture in _decode(reader, _sample(reader, non_play)):
        check()
        part = picture.crop(*region)
        if last is None or not _is_same(part, last):
            board.add(part)
            pictures.append(_encode(picture.crop(*box)))
            last = part
        frames.append(frame)
        numbers.append(board.n_pictures - 1)
    scores = board.scores()
    readings = _join_readings(frames, [(scores[number], pictures[number]) for number in numbers])
    if not systems:
        return readings
    return tuple(one for one in readings if any(parse_board(system, one) is not None for system in systems))


def _without_advantages(classify: Classify) -> Classify:
    """Return a function that takes letters for what they are in a sport without advantages: no character of a score."""

    def classify_digits(pictures: NDArray[np.float32]) -> NDArray[np.float32]:
        probabilities = classify(pictures).copy()
        probabilities[:, -1] += probabilities[:, _ADVANTAGE]
        probabilities[:, _ADVANTAGE] = 0
        return probabilities

    return classify_digits


def is_large_enough(size: Size) -> bool:
    """Return True if a board can be read in pictures of this size. Wide ones may have lost their edges."""
    return max(size.height, size.width * 9 / 16) >= _MIN_VIDEO_HEIGHT_PX


def _find_place(reader: VideoReader, classify: Classify, non_play: Sequence[range], check: Check) -> BoardPlace | None:
    finder = BoardFinder(classify)
    play = np.ones(reader.n_frames, np.bool_)
    for span in non_play:
        play[span.start : span.stop] = False
    keyframes = reader.index.keyframes
    frames = keyframes[play[keyframes]]
    if len(frames) < _N_SEARCHED:
        frames = np.flatnonzero(play)
    if not len(frames):
        return None
    chosen = frames[np.unique(np.linspace(0, len(frames) - 1, 2 * _N_SEARCHED + 1)[1::2].round().astype(int))]
    for _, picture in _decode(reader, chosen.tolist()):
        check()
        finder.add(picture.bgr())
    return finder.find()


def _decode(reader: VideoReader, frames: Iterable[int]) -> Iterator[tuple[int, VideoFrame]]:
    """Yield the pictures of frames that can be decoded."""
    for frame in frames:
        with contextlib.suppress(AppError):
            yield frame, reader.frame(frame)


def _within(size: Size, part: tuple[slice, slice]) -> tuple[int, int, Size]:
    """Return the left and upper edge and the size of rows and columns of a picture, as far as it reaches."""
    (top, bottom, _), (left, right, _) = part[0].indices(size.height), part[1].indices(size.width)
    return left, top, Size(right - left, bottom - top)


def _sample(reader: VideoReader, non_play: Sequence[range]) -> Iterator[int]:
    """Yield frames of the whole video: keyframes, and others where these are rare."""
    seconds, previous = reader.index.seconds, -1
    keyframes = reader.index.keyframes.tolist() or [0]
    ends = [*keyframes[1:], reader.n_frames]
    for start, stop in zip(keyframes, ends, strict=True):
        n_parts = int((seconds[stop - 1] - seconds[start]) // _MAX_INTERVAL_SECONDS) + 1
        wanted = [start + (stop - start) * part // n_parts for part in range(n_parts)]
        wanted = [start, *(frame for frame in wanted[1:] if not any(frame in span for span in non_play))]
        for frame in wanted:
            if previous < 0 or seconds[frame] - seconds[previous] >= _MIN_INTERVAL_SECONDS:
                previous = frame
                yield frame


def _is_same(part: Pixels, other: Pixels) -> bool:
    change = cv2.blur(cv2.absdiff(part, other), (3, 3))
    return float(change.max()) < _SAME_BRIGHTNESS


def _encode(part: Pixels) -> bytes:
    height, width = part.shape[:2]
    shown = min(width, _PICTURE_WIDTH_PX)
    return encode_jpeg(part, Size(shown, max(1, round(shown * height / width))))


def _join_readings(
    frames: Sequence[int], scores: Sequence[tuple[BoardScore | None, bytes]]
) -> tuple[BoardReading, ...]:
    """Join equal scores of consecutive pictures."""
    readings: list[BoardReading] = []
    for frame, (score, picture) in zip(frames, scores, strict=True):
        if score is None or score.probability < _MIN_PROBABILITY:
            continue
        last = readings[-1] if readings else None
        if last is not None and (last.upper, last.lower) == (score.upper, score.lower):
            sure = max(last.probability, score.probability)
            readings[-1] = replace(last, last=frame, probability=sure, count=last.count + 1)
        else:
            readings.append(BoardReading(frame, frame, score.upper, score.lower, score.probability, 1, picture))
    return tuple(readings)
