"""Store players' poses: the persons found in every n-th frame of a video, with COCO's 17 keypoints each.

A match has a hundred thousand persons. They are stored in rows of integers: positions in eighths of a pixel,
confidences in 255ths. Rows never change, so that the window, the project's thread and an export can share them.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import reduce
from types import MappingProxyType
from typing import Final

import numpy as np
from numpy.typing import NDArray

from rallytrace.track.appearance import N_COLOURS, NO_COLOURS, Colours
from rallytrace.track.arrays import AnyFloats, Floats, Floats32, Indices
from rallytrace.track.embeddings import MAX_PERSONS_PER_FRAME, NO_EMBEDDINGS, Embeddings
from rallytrace.track.geometry import Size
from rallytrace.track.turning import Turning

PersonRows = NDArray[np.void]
"""(n,) of `PERSON`, ascending by frame. Within a frame, the person with the highest confidence comes first."""

KEYPOINTS: Final = (
    *("nose", "left_eye", "right_eye", "left_ear", "right_ear", "left_shoulder", "right_shoulder"),
    *("left_elbow", "right_elbow", "left_wrist", "right_wrist", "left_hip", "right_hip"),
    *("left_knee", "right_knee", "left_ankle", "right_ankle"),
)
"""COCO's keypoints, in COCO's order."""
LEFT_ELBOW: Final = KEYPOINTS.index("left_elbow")
RIGHT_ELBOW: Final = KEYPOINTS.index("right_elbow")
LEFT_WRIST: Final = KEYPOINTS.index("left_wrist")
RIGHT_WRIST: Final = KEYPOINTS.index("right_wrist")
LEFT_ANKLE: Final = KEYPOINTS.index("left_ankle")
RIGHT_ANKLE: Final = KEYPOINTS.index("right_ankle")
BONES: Final = (
    *((15, 13), (13, 11), (16, 14), (14, 12), (11, 12), (5, 11), (6, 12), (5, 6), (5, 7), (6, 8)),
    *((7, 9), (8, 10), (1, 2), (0, 1), (0, 2), (1, 3), (2, 4), (3, 5), (4, 6)),
)
"""Pairs of connected keypoints, as in COCO's `skeleton` but counted from 0."""
_OTHER_SIDE: Final = {"left": "right", "right": "left"}
_MIRRORED_KEYPOINTS: Final = [
    KEYPOINTS.index("_".join(_OTHER_SIDE.get(word, word) for word in name.split("_"))) for name in KEYPOINTS
]
"""Index of the keypoint on the other side of the body."""
MIN_KEYPOINT_CONFIDENCE: Final = 0.3
"""Keypoints of lower confidence are neither drawn nor used, because networks also place hidden ones."""
POSE_TILE: Final = 1024
"""Number of frames in a tile. The persons of a tile are stored together."""
MAX_POSE_INTERVAL_FRAMES: Final = 15
"""Largest distance between two frames with poses between which poses are interpolated. It is also the largest frame
step of a run.
"""
_MIN_OVERLAP: Final = 0.2
"""Smallest overlap (intersection over union) between the boxes of the same person in two frames."""
_UNITS_PER_PIXEL: Final = 8
_LARGEST_VALUE: Final = 2**16 - 1

PERSON: Final = np.dtype(
    [
        ("frame", "<i4"),
        ("box", "<u2", (4,)),
        ("confidence", "u1"),
        ("places", "<u2", (len(KEYPOINTS), 2)),
        ("seen", "u1", (len(KEYPOINTS),)),
        ("colours", "u1", (N_COLOURS,)),
    ]
)
"""A person in a frame. `box` is left, top, right and bottom."""


@dataclass(frozen=True, slots=True, eq=False)
class Person:
    """A person in a frame.

    Attributes:
        box: left, top, right and bottom in video pixels.
        confidence: confidence that this is a person, 0 to 1.
        keypoints: (17, 3) x and y in video pixels, and confidence, 0 to 1.
        colours: colours of the clothes.
        embedding: (D,) int8 vector of an embedding network (see `pack_vectors`); None without one. A person's row does
            not contain it.
    """

    box: tuple[float, float, float, float]
    confidence: float
    keypoints: Floats32
    colours: Colours = field(default_factory=lambda: NO_COLOURS, repr=False)
    embedding: NDArray[np.int8] | None = field(default=None, repr=False)

    @property
    def height(self) -> float:
        return self.box[3] - self.box[1]

    @property
    def middle(self) -> tuple[float, float]:
        left, top, right, bottom = self.box
        return (left + right) / 2, (top + bottom) / 2


def from_square_pixels(person: Person, size: Size) -> Person:
    """Convert a person from square pixels to the pixels of a video of this size."""
    if size.pixel_aspect == 1.0:
        return person
    left, top, right, bottom = person.box
    (x0, x1), _ = size.from_square(np.array([[left, right], [top, bottom]])).tolist()
    keypoints = person.keypoints.copy()
    keypoints[:, :2] = size.from_square(person.keypoints[:, :2].T.astype(np.float64)).T
    return replace(person, box=(x0, top, x1, bottom), keypoints=keypoints)


def person_rows(frame: int, persons: Sequence[Person]) -> PersonRows:
    """Return a row for each person of a frame, in the same order."""
    made = np.zeros(len(persons), PERSON)
    for row, person in zip(made, persons, strict=True):
        row["frame"], row["box"] = frame, _to_fixed(np.array(person.box))
        row["confidence"] = round(255 * min(max(person.confidence, 0.0), 1.0))
        row["places"] = _to_fixed(person.keypoints[:, :2])
        row["seen"] = np.rint(255 * np.clip(person.keypoints[:, 2], 0, 1))
        row["colours"] = person.colours
    return made


def _to_fixed(positions: AnyFloats) -> NDArray[np.uint16]:
    return np.asarray(np.clip(np.rint(positions * _UNITS_PER_PIXEL), 0, _LARGEST_VALUE), np.uint16)


def persons_of(rows: PersonRows) -> tuple[Person, ...]:
    boxes, confidences = boxes_of(rows).tolist(), (rows["confidence"] / 255).tolist()
    values = zip(map(tuple, boxes), confidences, keypoints_of(rows), rows["colours"], strict=True)
    return tuple(Person(*facts) for facts in values)


def keypoints_of(rows: PersonRows) -> Floats32:
    """Return the keypoints of each row, (n, 17, 3), as in `Person`."""
    return np.concatenate(
        (rows["places"].astype(np.float32) / _UNITS_PER_PIXEL, rows["seen"].astype(np.float32)[..., None] / 255), axis=2
    )


def boxes_of(rows: PersonRows) -> Floats:
    """Return the box of each row, (n, 4), as in `Person`."""
    return np.asarray(rows["box"] / _UNITS_PER_PIXEL)


@dataclass(frozen=True, slots=True, eq=False)
class PoseRows:
    """The persons found in some frames.

    Attributes:
        frames: (m,) int64 all analysed frames, with and without persons, ascending.
        rows: rows of the persons in these frames.
        embeddings: embeddings of some of the persons.
    """

    frames: Indices
    rows: PersonRows
    embeddings: Embeddings = NO_EMBEDDINGS

    @classmethod
    def of(cls, found: Mapping[int, Sequence[Person]], embedded_by: str = "") -> "PoseRows":
        """Build rows from persons, keyed by frame.

        Args:
            found: the persons of each analysed frame.
            embedded_by: sha256 of the network that made the persons' embeddings.
        """
        frames = sorted(found)
        rows = [person_rows(frame, found[frame]) for frame in frames]
        vectors = {
            (frame, place): person.embedding
            for frame in frames
            for place, person in enumerate(found[frame])
            if person.embedding is not None
        }
        embeddings = Embeddings.of(embedded_by, vectors)
        return cls(np.array(frames, np.int64), np.concatenate(rows) if rows else np.zeros(0, PERSON), embeddings)

    def join(self, later: "PoseRows") -> "PoseRows":
        """Return these rows together with later ones. In frames analysed by both, only the later rows are kept."""
        kept = ~np.isin(self.rows["frame"], later.frames)
        rows = np.concatenate((self.rows[kept], later.rows))
        embeddings = self.embeddings.select(~np.isin(self.embeddings.frames, later.frames)).join(later.embeddings)
        frames = np.union1d(self.frames, later.frames)
        return PoseRows(frames, rows[np.argsort(rows["frame"], kind="stable")], embeddings)

    def select(self, frames: range) -> "PoseRows":
        inside = slice(*np.searchsorted(self.frames, (frames.start, frames.stop)))
        rows = slice(*np.searchsorted(self.rows["frame"], (frames.start, frames.stop)))
        embeddings = slice(*np.searchsorted(self.embeddings.frames, (frames.start, frames.stop)))
        return PoseRows(self.frames[inside], self.rows[rows], self.embeddings.select(embeddings))

    def vectors_of_rows(self) -> Indices:
        """Return the index in `embeddings` of each row's vector, (len(rows),); -1 for a row without one."""
        numbers = self.rows["frame"].astype(np.int64)
        places = np.arange(len(numbers)) - np.searchsorted(numbers, numbers)
        keys, wanted = self.embeddings.keys, numbers * MAX_PERSONS_PER_FRAME + places
        if not len(keys):
            return np.full(len(wanted), -1)
        index = np.minimum(np.searchsorted(keys, wanted), len(keys) - 1)
        return np.where(keys[index] == wanted, index, -1)


NOTHING_FOUND: Final = PoseRows(np.zeros(0, np.int64), np.zeros(0, PERSON))


class Poses:
    """The poses of a video, as an immutable value.

    Attributes:
        tiles: rows of each tile of `POSE_TILE` frames, keyed by the number of the tile. Empty tiles are omitted.
    """

    def __init__(self, tiles: Mapping[int, PoseRows] = MappingProxyType({})) -> None:
        self.tiles: Mapping[int, PoseRows] = MappingProxyType(dict(tiles))
        self._latest: tuple[int, tuple[Person, ...]] = (-1, ())

    def __bool__(self) -> bool:
        return bool(self.tiles)

    def with_found(self, found: PoseRows) -> "Poses":
        """Return these poses together with those that a run found."""
        tiles = dict(self.tiles)
        for tile in tiles_of(found):
            rows = found.select(_frames_of(tile))
            tiles[tile] = tiles[tile].join(rows) if tile in tiles else rows
        return Poses(tiles)

    def select(self, frames: range) -> PoseRows:
        """Return the rows of a range of frames."""
        pieces = [self.tiles[tile].select(frames) for tile in self._tiles_in(frames)]
        if not pieces:
            return NOTHING_FOUND
        return PoseRows(
            np.concatenate([piece.frames for piece in pieces]),
            np.concatenate([piece.rows for piece in pieces]),
            reduce(Embeddings.join, [piece.embeddings for piece in pieces]),
        )

    def covers(self, frames: range) -> bool:
        """Return True if players were searched all along a range, with gaps no longer than those interpolated."""
        found = self.select(frames).frames
        return int(np.diff(found, prepend=frames.start - 1, append=frames.stop).max()) <= MAX_POSE_INTERVAL_FRAMES

    def within(self, frames: range) -> "Poses":
        """Return the poses of a range of frames. They are not interpolated with those outside."""
        wanted = self._tiles_in(frames) if frames else []
        return Poses({tile: _select_in_tile(self.tiles[tile], tile, frames) for tile in wanted})

    def persons_at(self, frame: int) -> tuple[Person, ...]:
        """Return the persons in a frame, either found there or interpolated between two frames with poses."""
        if not self.tiles:
            return ()
        # A view paints the same frame many times.
        if self._latest[0] != frame:
            self._latest = frame, self._find_persons(frame)
        return self._latest[1]

    def _find_persons(self, frame: int) -> tuple[Person, ...]:
        nearby = self.select(range(frame - MAX_POSE_INTERVAL_FRAMES + 1, frame + MAX_POSE_INTERVAL_FRAMES))
        index = int(np.searchsorted(nearby.frames, frame))
        if index < len(nearby.frames) and nearby.frames[index] == frame:
            return _persons_in(nearby, frame)
        if not 0 < index < len(nearby.frames):
            return ()
        earlier, later = int(nearby.frames[index - 1]), int(nearby.frames[index])
        if later - earlier > MAX_POSE_INTERVAL_FRAMES:
            return ()
        share = (frame - earlier) / (later - earlier)
        return _interpolate(_persons_in(nearby, earlier), _persons_in(nearby, later), share)

    def _tiles_in(self, frames: range) -> list[int]:
        wanted = range(frames.start // POSE_TILE, (frames.stop - 1) // POSE_TILE + 1)
        if len(wanted) < len(self.tiles):
            return [tile for tile in wanted if tile in self.tiles]
        return sorted(tile for tile in self.tiles if tile in wanted)


NO_POSES: Final = Poses()


def tiles_of(found: PoseRows) -> list[int]:
    """Return the numbers of the tiles that contain these rows, ascending."""
    return [int(tile) for tile in np.unique(found.frames // POSE_TILE)]


def _select_in_tile(rows: PoseRows, tile: int, frames: range) -> PoseRows:
    is_inside = frames.start <= tile * POSE_TILE and (tile + 1) * POSE_TILE <= frames.stop
    return rows if is_inside else rows.select(frames)


def _frames_of(tile: int) -> range:
    return range(tile * POSE_TILE, (tile + 1) * POSE_TILE)


def _persons_in(rows: PoseRows, frame: int) -> tuple[Person, ...]:
    return persons_of(rows.select(range(frame, frame + 1)).rows)


def turn_poses(poses: Poses, turning: Turning, size: Size) -> Poses:
    """Return poses in the turned picture, given those in a picture of this size before."""
    return Poses({tile: turn_pose_rows(rows, turning, size) for tile, rows in poses.tiles.items()})


def turn_pose_rows(found: PoseRows, turning: Turning, size: Size) -> PoseRows:
    """Return persons in the turned picture. In a mirrored one a left hand looks like a right one, and is called so."""
    rows = found.rows.copy()
    left, top, right, bottom = boxes_of(rows).T
    columns, lines = turning.move(np.stack([left, right]), np.stack([top, bottom]), size)
    box = np.stack([columns.min(axis=0), lines.min(axis=0), columns.max(axis=0), lines.max(axis=0)], axis=1)
    rows["box"] = _to_fixed(box)
    x, y = (rows["places"][..., axis] / _UNITS_PER_PIXEL for axis in (0, 1))
    rows["places"] = _to_fixed(np.stack(turning.move(x, y, size), axis=-1))
    if turning.mirrored:
        for name in ("places", "seen"):
            rows[name] = rows[name][:, _MIRRORED_KEYPOINTS]
    return replace(found, rows=rows)


def bone_lines(person: Person) -> list[Floats]:
    """Return the bones whose ends are both visible, each as (2, 2) positions in video pixels."""
    positions, seen = person.keypoints[:, :2].astype(np.float64), person.keypoints[:, 2] >= MIN_KEYPOINT_CONFIDENCE
    return [positions[list(bone)] for bone in BONES if seen[list(bone)].all()]


def _interpolate(earlier: Sequence[Person], later: Sequence[Person], share: float) -> tuple[Person, ...]:
    """Return the persons who are in both frames, interpolated at `share` of the time between the frames."""
    left, made = list(later), []
    for person in earlier:
        match = max(left, key=lambda candidate: box_overlap(person.box, candidate.box), default=None)
        if match is None or box_overlap(person.box, match.box) < _MIN_OVERLAP:
            continue
        left.remove(match)
        keypoints = person.keypoints + (match.keypoints - person.keypoints) * np.float32(share)
        # A keypoint that is visible in only one of the frames is unknown in between.
        keypoints[:, 2] = np.minimum(person.keypoints[:, 2], match.keypoints[:, 2])
        x0, y0, x1, y1 = (start + (end - start) * share for start, end in zip(person.box, match.box, strict=True))
        made.append(Person((x0, y0, x1, y1), min(person.confidence, match.confidence), keypoints))
    return tuple(made)


def box_overlap(first: Sequence[float], second: Sequence[float]) -> float:
    """Return the intersection over union of two boxes."""
    width = min(first[2], second[2]) - max(first[0], second[0])
    height = min(first[3], second[3]) - max(first[1], second[1])
    shared = max(width, 0.0) * max(height, 0.0)
    covered = sum((box[2] - box[0]) * (box[3] - box[1]) for box in (first, second)) - shared
    return shared / covered if covered > 0 else 0.0
