"""Find the scoreboard in pictures of a match, and read its numbers."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from rallytrace.track.scoreboard import CHARACTERS
from rallytrace.video.scoreboard.glyphs import (
    GLYPH_PX,
    WORK_HEIGHT_PX,
    Glyphs,
    Pixels,
    find_glyphs,
    scale_picture,
)

_ADVANTAGE: Final = "A"
_BORDER_SHARE: Final = 0.3
"""Boards are searched in the upper and the lower part of the picture, each of this share of its height."""
_MIN_PROBABILITY: Final = 0.5
_MAX_ROW_SHIFT: Final = 0.22
"""How far the characters of a row may be from its line, in their heights."""
_SAME_PLACE_SHARE: Final = 0.35
"""Share of the smaller one of two overlapping glyphs from which they are the same character, cut out differently."""
_MAX_HEIGHT_RATIO: Final = 1.3
_MAX_DIGIT_DISTANCE: Final = 1.15
"""Greatest distance between the middles of two digits of a number, in their heights."""
_ROW_DISTANCES: Final = (1.1, 4.2)
"""Distances between the two rows, in heights of digits."""
_MAX_COLUMN_SHIFT: Final = 0.75
"""How far the numbers of a column may be apart sideways, in heights of digits, by their middles or an edge."""
_MAX_COLUMN_GAP: Final = 7.0
"""Widest gap between two columns, in heights of digits."""
_MIN_SUPPORT: Final = 0.25
"""Share of the pictures with a board at the same place, below which none is believed."""
_SURE_SUPPORT: Final = 0.5
_MIN_PICTURES: Final = 6
"""If this share of at least this many pictures agrees on a place, later pictures are searched only around it."""
_SAME_GLYPH: Final = 0.975
"""Correlation from which two pictures show the same character of the same board."""

Classify: TypeAlias = Callable[[NDArray[np.float32]], NDArray[np.float32]]
"""Returns the probability of each of `CHARACTERS`, and of anything else, for pictures of glyphs, (n, GLYPH_PX**2)."""


@dataclass(frozen=True, slots=True)
class Number:
    """A number in a row of the board.

    Attributes:
        glyphs: indices of its characters.
        left: left edge, in pixels of the scaled picture.
        middle: vertical middle, likewise.
    """

    glyphs: tuple[int, ...]
    left: float
    right: float
    middle: float
    height: float


Column: TypeAlias = tuple[Number, Number]
"""The numbers of both rows."""


@dataclass(frozen=True, slots=True)
class BoardPlace:
    """Where the board is.

    Attributes:
        rows: vertical middles of both rows, in pixels of the scaled picture.
        left: left edge of the first column, likewise.
        height: height of the digits, likewise.
        scale: size of the scaled picture divided by that of the video's.
    """

    rows: tuple[float, float]
    left: float
    right: float
    height: float
    scale: float

    def region(self) -> tuple[slice, slice]:
        """Return the rows and columns of the video's pictures in which numbers are read."""
        return self._slices(1.5, 2, 6)

    def box(self) -> tuple[slice, slice]:
        """Return the rows and columns of the video's pictures that show the board with its names."""
        return self._slices(1.1, 9, 3)

    def surroundings(self) -> tuple[slice, slice]:
        """Return the rows and columns of the video's pictures in which all numbers of the board are."""
        return self._slices(2, 14, 14)

    def _slices(self, above: float, left: float, right: float) -> tuple[slice, slice]:
        """Return the place, larger by so many heights of digits, in pixels of the video."""
        h, scale = self.height, self.scale
        top, start = max(0.0, self.rows[0] - above * h), max(0.0, self.left - left * h)
        bottom, stop = self.rows[1] + above * h, self.right + right * h
        return slice(round(top / scale), round(bottom / scale)), slice(round(start / scale), round(stop / scale))


@dataclass(frozen=True, slots=True)
class BoardScore:
    """The numbers of a board.

    Attributes:
        upper: numbers of the upper row from left to right; the last ones are the points.
        lower: the same of the lower row.
        probability: probability of the least certain character of the points.
    """

    upper: tuple[str, ...]
    lower: tuple[str, ...]
    probability: float


class BoardFinder:
    """Collects the columns of numbers that pictures show, and decides which are the board's."""

    def __init__(self, classify: Classify) -> None:
        self._classify = classify
        self._seen: list[tuple[int, Number, Number]] = []
        self._n_pictures = 0
        self._scale = 1.0

    def add(self, bgr: Pixels) -> None:
        """Look for columns in a picture, uint8 (height, width, 3)."""
        height = bgr.shape[0]
        self._scale = WORK_HEIGHT_PX / height
        band = round(height * _BORDER_SHARE)
        whole = slice(None)
        parts = [(slice(0, band), whole), (slice(height - band, height), whole)]
        if self._n_pictures >= _MIN_PICTURES:
            likely = self.find(_SURE_SUPPORT)
            parts = parts if likely is None else [likely.surroundings()]
        for rows, columns in parts:
            gray = scale_picture(bgr[rows, columns], self._scale)
            left, top = (self._scale * (part.start or 0) for part in (columns, rows))
            for column in _find_columns(*_known_glyphs(find_glyphs(gray), self._classify)):
                upper, lower = (_moved(number, left, top) for number in column)
                self._seen.append((self._n_pictures, upper, lower))
        self._n_pictures += 1

    def find(self, min_support: float = _MIN_SUPPORT) -> BoardPlace | None:
        """Return the place at which most pictures show columns of numbers; None if their share is too small."""
        best: tuple[int, list[tuple[int, Number, Number]]] = (0, [])
        for _, upper, lower in self._seen:
            near = 0.3 * upper.height
            same = [
                entry
                for entry in self._seen
                if abs(entry[1].middle - upper.middle) < near
                and abs(entry[2].middle - lower.middle) < near
                and abs(entry[1].height - upper.height) < near
                and abs(entry[1].left - upper.left) < 12 * upper.height
            ]
            support = len({number for number, *_ in same})
            if (support, len(same)) > (best[0], len(best[1])):
                best = support, same
        support, same = best
        if support < max(2.0, min_support * self._n_pictures):
            return None
        # What only one picture shows beside the columns is other text, such as letters of a name.
        repeated = [
            one for one in same if any(one[0] != k and abs(one[1].left - up.left) < up.height for k, up, _ in same)
        ]
        same = repeated or same
        return BoardPlace(
            (float(np.median([up.middle for _, up, _ in same])), float(np.median([low.middle for _, _, low in same]))),
            min(min(up.left, low.left) for _, up, low in same),
            max(max(up.right, low.right) for _, up, low in same),
            float(np.median([number.height for _, *pair in same for number in pair])),
            self._scale,
        )


def _moved(number: Number, across: float, down: float) -> Number:
    return replace(number, left=number.left + across, right=number.right + across, middle=number.middle + down)


def _known_glyphs(glyphs: Glyphs, classify: Classify) -> tuple[Glyphs, NDArray[np.float32]]:
    """Return the glyphs that are characters, without repeated ones, and their probabilities."""
    if not len(glyphs):
        return glyphs, np.zeros((0, len(CHARACTERS) + 1), np.float32)
    probabilities = classify(glyphs.pictures.reshape(len(glyphs), GLYPH_PX**2))
    best, kinds = probabilities[:, :-1].max(axis=1), probabilities.argmax(axis=1)
    boxes = glyphs.boxes.astype(np.float64)
    left = best >= _MIN_PROBABILITY
    kept: list[int] = []
    for k in np.argsort(-best):
        if not left[k]:
            continue
        same = np.flatnonzero(left & (_overlaps(boxes[k], boxes) > _SAME_PLACE_SHARE))
        left[same] = False
        alike = same[(kinds[same] == kinds[k]) & (best[same] > 0.9 * best[k])]
        kept.append(int(alike[np.argsort(boxes[alike, 3], kind="stable")[len(alike) // 2]]))
    return Glyphs(glyphs.boxes[kept], glyphs.pictures[kept]), probabilities[kept]


def _overlaps(box: NDArray[np.float64], boxes: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return the area that each box has in common with one, as a share of the smaller one."""
    low, high = np.maximum(box[:2], boxes[:, :2]), np.minimum(box[:2] + box[2:], boxes[:, :2] + boxes[:, 2:])
    common = np.prod(np.maximum(high - low, 0), axis=1)
    return np.asarray(common / np.minimum(box[2] * box[3], boxes[:, 2] * boxes[:, 3]))


def _find_numbers(glyphs: Glyphs) -> list[Number]:
    """Return the numbers of one or two characters."""
    order = np.argsort(glyphs.boxes[:, 0], kind="stable")
    words: list[list[int]] = []
    for k in order:
        x, y, w, h = glyphs.boxes[k]
        for word in words:
            left, top, width, height = glyphs.boxes[word[-1]]
            ratio = max(h, height) / min(h, height)
            is_level = abs((y + h / 2) - (top + height / 2)) < _MAX_ROW_SHIFT * h
            if is_level and ratio < _MAX_HEIGHT_RATIO and x + w / 2 - (left + width / 2) < _MAX_DIGIT_DISTANCE * h:
                word.append(int(k))
                break
        else:
            words.append([int(k)])
    return [_number_of(glyphs, word) for word in words if len(word) <= 2]


def _number_of(glyphs: Glyphs, word: Sequence[int]) -> Number:
    boxes = glyphs.boxes[list(word)]
    middle = float(np.mean(boxes[:, 1] + boxes[:, 3] / 2))
    right = float((boxes[:, 0] + boxes[:, 2]).max())
    return Number(tuple(word), float(boxes[:, 0].min()), right, middle, float(boxes[:, 3].mean()))


def _find_columns(glyphs: Glyphs, _probabilities: object = None) -> Iterator[tuple[Number, Number]]:
    """Yield pairs of numbers that may be a column of a board."""
    numbers = sorted(_find_numbers(glyphs), key=lambda number: number.middle)
    for k, upper in enumerate(numbers):
        for lower in numbers[k + 1 :]:
            distance = (lower.middle - upper.middle) / upper.height
            if distance > _ROW_DISTANCES[1]:
                break
            if distance > _ROW_DISTANCES[0] and _are_aligned(upper, lower):
                yield upper, lower


def _are_aligned(upper: Number, lower: Number) -> bool:
    ratio = max(upper.height, lower.height) / min(upper.height, lower.height)
    shifts = (
        abs(upper.left - lower.left),
        abs(upper.right - lower.right),
        abs(upper.left + upper.right - lower.left - lower.right) / 2,
    )
    return ratio < _MAX_HEIGHT_RATIO and min(shifts) < _MAX_COLUMN_SHIFT * upper.height


class BoardReader:
    """Reads the board of a match in many pictures.

    Characters that look the same in the match are read the same: what the network says of all of them counts together.
    """

    def __init__(self, place: BoardPlace, classify: Classify) -> None:
        self._place = place
        self._classify = classify
        self._leaders = np.zeros((8, GLYPH_PX**2), np.float32)
        self._sums: list[NDArray[np.float64]] = []
        self._read: list[list[tuple[list[int], list[int]]]] = []

    def add(self, bgr: Pixels) -> None:
        """Read the score in a picture of the board's region. `scores` returns what was read."""
        place, h = self._place, self._place.height
        region = place.region()
        gray = scale_picture(bgr, place.scale)
        found = find_glyphs(gray, (0.75 * h, 1.3 * h))
        glyphs, probabilities = _known_glyphs(found, self._classify)
        rows = [row - region[0].start * place.scale for row in place.rows]
        numbers = _find_numbers(glyphs)
        columns = _columns_in_rows(numbers, rows, h)
        kinds = [CHARACTERS[kind] for kind in probabilities[:, :-1].argmax(axis=1)]
        right = place.right - region[1].start * place.scale
        advantages = [number for number in numbers if _ADVANTAGE in {kinds[k] for k in number.glyphs}]
        columns += _lone_advantages(advantages, columns, rows, h, right)
        used = {k for column in columns for number in column for k in number.glyphs}
        groups = {k: self._join(glyphs, probabilities, k) for k in sorted(used)}
        self._read.append(
            [([groups[k] for k in upper.glyphs], [groups[k] for k in lower.glyphs]) for upper, lower in columns]
        )

    def _join(self, glyphs: Glyphs, probabilities: NDArray[np.float32], number: int) -> int:
        """Return the number of the group of characters that look like this one."""
        picture = glyphs.pictures[number].ravel()
        picture = picture / max(float(np.linalg.norm(picture)), 1e-6)
        logs = np.log(np.maximum(probabilities[number].astype(np.float64), 1e-4))
        n_groups = len(self._sums)
        if n_groups:
            likeness = self._leaders[:n_groups] @ picture
            group = int(np.argmax(likeness))
            if likeness[group] >= _SAME_GLYPH:
                self._sums[group] += np.append(logs, 1.0)
                return group
        if n_groups == len(self._leaders):
            self._leaders = np.concatenate((self._leaders, np.zeros_like(self._leaders)))
        self._leaders[n_groups] = picture
        self._sums.append(np.append(logs, 1.0))
        return n_groups

    @property
    def n_pictures(self) -> int:
        return len(self._read)

    def scores(self) -> list[BoardScore | None]:
        """Return what each picture shows; None without a board."""
        means = np.array([sums[:-1] / sums[-1] for sums in self._sums]).reshape(-1, len(CHARACTERS) + 1)
        powers = np.exp(means)
        shares = powers / powers.sum(axis=1, keepdims=True) if len(powers) else powers
        return [self._score_of(columns, shares) for columns in self._read]

    @staticmethod
    def _score_of(
        columns: Sequence[tuple[Sequence[int], Sequence[int]]], shares: NDArray[np.float64]
    ) -> BoardScore | None:
        texts: list[tuple[str, str]] = []
        certain = 1.0
        for cells in columns:
            read = [_text_of(cell, shares) for cell in cells]
            texts.append((read[0][0], read[1][0]))
            certain = min(read[0][1], read[1][1])
        # Only the points can be an advantage; elsewhere it is a letter of a name.
        is_last = [k + 1 == len(texts) for k in range(len(texts))]
        texts = [pair for pair, last in zip(texts, is_last, strict=True) if last or "AD" not in pair]
        if not texts or texts[-1] == ("AD", "AD"):
            return None
        return BoardScore(tuple(upper for upper, _ in texts), tuple(lower for _, lower in texts), certain)


def _text_of(groups: Iterable[int], shares: NDArray[np.float64]) -> tuple[str, float]:
    text, certain = "", 1.0
    for group in groups:
        best = int(np.argmax(shares[group, :-1]))
        text += CHARACTERS[best]
        certain = min(certain, float(shares[group, best]))
    return ("AD" if _ADVANTAGE in text else text), certain


def _columns_in_rows(numbers: Sequence[Number], rows: Sequence[float], height: float) -> list[Column]:
    """Return the columns from left to right. A gap ends the board."""
    near = 0.35 * height
    upper, lower = ([number for number in numbers if abs(number.middle - row) < near] for row in rows)
    columns: list[Column] = []
    for first in upper:
        beside = [second for second in lower if _are_aligned(first, second)]
        if beside:
            columns.append((first, min(beside, key=lambda one: abs(one.right - first.right))))
    columns.sort(key=lambda pair: pair[0].left)
    boards: list[list[Column]] = []
    for column in columns:
        if boards and _gap(boards[-1][-1], column) <= _MAX_COLUMN_GAP * height:
            boards[-1].append(column)
        else:
            boards.append([column])
    return max(boards, key=len, default=[])


def _lone_advantages(
    advantages: Sequence[Number], columns: Sequence[Column], rows: Sequence[float], height: float, right: float
) -> list[Column]:
    """Return the column of points in which one row has an advantage and the other one nothing, if there is one.

    Args:
        right: right edge of the board, in pixels of the scaled picture.
    """
    if not columns:
        return []
    edge = max(number.right for number in columns[-1])
    for number in advantages:
        for row, middle in enumerate(rows):
            if edge < number.left < right and abs(number.middle - middle) < 0.35 * height:
                empty = replace(number, glyphs=())
                return [(number, empty) if row == 0 else (empty, number)]
    return []


def _gap(left: Column, right: Column) -> float:
    return min(number.left for number in right) - max(number.right for number in left)
