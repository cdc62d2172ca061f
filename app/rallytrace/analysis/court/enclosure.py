"""Find a court between walls by its few painted lines, its net and the edges of its walls.

Two painted lines across the court and the one along it do not determine how wide the court is in the picture at its
near and far ends. A grid of both widths gives candidate cameras. The score of a camera is the share of the court's
lines, net and edges that are seen where the camera predicts them. The best cameras are fitted to the picture. The
camera is assumed to stand behind one of the end walls.
"""

import itertools
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

import numpy as np

from rallytrace.analysis.court.evidence import ImageLine, LineEvidence
from rallytrace.analysis.court.fitting import MAX_OFFSET_PX, LineFit, ridge_offsets
from rallytrace.analysis.court.homographies import (
    crossings_of,
    from_square,
    grow_ridges,
    passes_marks,
    to_square,
)
from rallytrace.track.arrays import Flags, Floats, Floats32
from rallytrace.track.calibration import CourtMark
from rallytrace.track.camera import Camera, camera_slopes, move_camera, solve_camera
from rallytrace.track.courts import Court
from rallytrace.track.homography import FloorMap

MIN_SUPPORT: Final = 0.77
"""Smallest support that makes a court certain. Courts of padel have 0.82 to 0.89; the best wrong ones, in 123 clips of
badminton and tennis, 0.72 (models/studies/measure_courts.py).
"""
MIN_SHARE: Final = 0.5
"""Share of a line or an edge that must be visible for it to count as seen."""
MAX_RIVAL_SHARE: Final = 0.92
"""Largest score of the best court at another position, as a share of the winner's score. Courts of padel have 0.67 to
0.86.
"""
MAX_ERROR_PX: Final = 1.6
"""Largest root mean square distance of the fitted lines and net from those in the picture, in working pixels. Courts of
padel have 0.4 to 0.9.
"""
_DISTANCE_LENGTHS: Final = (0.5, 3.0)
"""Smallest and largest distance of the camera from the net, in lengths of the court."""
_HEIGHT_LENGTHS: Final = (0.08, 1.0)
"""Smallest and largest height of the camera, in lengths of the court."""
_FOCAL_WIDTHS: Final = (0.4, 8.0)
"""Smallest and largest focal length, in widths of the picture."""
_MAX_SKEW: Final = 0.1
"""Limit for a first guess: the largest cosine between the court's axes, and the largest logarithm of the ratio of their
scales.
"""

_N_LINES: Final = 14
"""Number of lines with the largest support that are combined, in each direction."""
_MIN_LENGTH_HEIGHTS: Final = 0.12
"""Smallest distance between the two lines across the court, in heights of the picture."""
_MIN_CENTRE_SHARE: Final = 0.55
"""Share of the line along the court that must be painted between the two lines across; the net hides a part of it."""
_HALF_WIDTHS: Final = np.geomspace(0.05, 0.45, 36)
"""Half widths of the court at the near line that are tried, in widths of the picture."""
_FAR_SHARES: Final = np.linspace(0.25, 0.95, 36)
"""Widths of the court at the far line that are tried, as shares of the width at the near line."""
_MIN_NET_SHARE: Final = 0.35
"""Share of the net that must be seen for a first guess."""
_N_SHORTLIST: Final = 600
_N_FINALISTS: Final = 8
"""Number of cameras that are scored finely, and number of cameras that are fitted."""
_SAME_CORNERS_PX: Final = 6.0
"""Two guesses with corners closer than this are one guess."""
_ELSEWHERE_PX: Final = 8.0
"""A court with a corner farther than this from the winner's is at another position."""

_N_SAMPLES: Final = 40
"""Number of points along each line or edge."""
_REACHES_PX: Final = (8, 6, 5, 4, 3, 3)
"""Distance within which each step of a fit looks for a line or an edge."""
_TOLERANCE_PX: Final = 2.0
"""Lines and edges farther away than this get less weight (Cauchy weights)."""
_MIN_POINTS: Final = 60
"""Smallest number of points for a fit."""
_CURVATURE_STEP: Final = 1e-4
_MAX_CURVATURE: Final = 0.2
_MAX_LENS_ERROR_SHARE: Final = 0.97
"""A curved lens is chosen if it lowers the error at least to this share."""
_TAPE_HALF_M: Final = 0.03
"""Half the width of the tape along the top of the net."""
_POST_SHARE: Final = 0.9
"""Share of the net's width that is certainly white: the posts may stand inside the court."""


@dataclass(frozen=True, slots=True)
class _Sight:
    """A line or an edge that may be seen in the picture.

    Attributes:
        start: one end, (x, y, z) in metres.
        weight: weight in the score.
        is_edge: True for the edge of a wall; False for a white line.
        is_needed: True if it must be seen for the court to be certain.
    """

    start: tuple[float, float, float]
    end: tuple[float, float, float]
    weight: float
    is_edge: bool = True
    is_needed: bool = False


def _sights(court: Court) -> list[_Sight]:
    x, y, z, post = court.width / 2, court.length / 2, court.wall, _POST_SHARE * court.post_x
    tape = (court.net_middle + court.net_post) / 2 - _TAPE_HALF_M
    corners = ((-x, y), (x, y), (x, -y), (-x, -y))
    floor = [(*corner, 0.0) for corner in corners]
    top = [(*corner, z) for corner in corners]
    return [
        *(_Sight((*line.start, 0.0), (*line.end, 0.0), 1.0, is_edge=False, is_needed=True) for line in court.lines),
        _Sight((-post, 0.0, tape), (post, 0.0, tape), 1.0, is_edge=False, is_needed=True),
        *(_Sight(floor[k], floor[k - 3], 1.0 if k % 2 else 0.7) for k in range(4)),
        *(_Sight(floor[k], top[k], 0.5) for k in (2, 3)),
        *(_Sight(floor[k], top[k], 0.3) for k in (0, 1)),
        *(_Sight(top[k], top[k + 1], 0.3) for k in (0, 2)),
    ]


_N_FRAME: Final = 6
"""Number of edges of the floor and of near corners. They come after the lines and the net in `_sights`. All but one
must be seen.
"""


@dataclass(frozen=True, slots=True)
class EnclosedFit(LineFit):
    """The fit of a court between walls. The inherited `share` and `length` refer to the painted lines.

    Attributes:
        camera: camera of the working picture.
        shares: share of each line, net and edge that is seen; NaN outside the picture.
        weights: weight of each line, net and edge in the score.
        n_needed: number of lines that must be seen, including the net; they come first, and the net is the last of
            them.
    """

    camera: Camera
    shares: Floats
    weights: Floats
    n_needed: int

    @property
    def support(self) -> float:
        """Return the weighted share of all lines and edges that is seen, 0 to 1.

        Those outside the picture count as not seen.
        """
        return self.score / float(self.weights.sum())

    @property
    def score(self) -> float:
        """Return the weighted sum of the seen shares."""
        return float(np.nan_to_num(self.shares) @ self.weights)

    @property
    def is_proof(self) -> bool:
        """Return True if the fit is certain.

        All painted lines, the net and all but one edge around the floor must be seen.
        """
        seen = np.nan_to_num(self.shares) >= MIN_SHARE
        frame = seen[self.n_needed : self.n_needed + _N_FRAME]
        proven = seen[: self.n_needed].all() and np.count_nonzero(frame) >= _N_FRAME - 1
        return bool(proven and self.support >= MIN_SUPPORT and self.error <= MAX_ERROR_PX)


def find_enclosed(
    evidence: LineEvidence, court: Court, marks: Sequence[CourtMark] = ()
) -> tuple[EnclosedFit, float] | None:
    """Return the best fit, and the score of its best rival divided by its own; None if there is no fit.

    The rival is the best fit of a court at another position.

    Args:
        marks: crossings that the user placed; courts that disagree with them are ignored.
    """
    height, width = evidence.strength.shape
    starts = _starts(evidence, court)
    starts = starts[passes_marks(starts, evidence, marks)]
    cameras, possible = _projections(starts, court, width)
    starts, cameras = starts[possible], cameras[possible]
    sights, search = _sights(court), _Search(evidence)
    net = [sights[len(court.lines)]]
    kept = search.score(cameras, net, 8) >= _MIN_NET_SHARE
    starts, cameras = starts[kept], cameras[kept]
    for samples in (7, 24):
        score = search.score(cameras, sights, samples)
        best = np.argsort(-score, kind="stable")[:_N_SHORTLIST]
        starts, cameras = starts[best], cameras[best]
    fits: list[EnclosedFit] = []
    seen: list[Floats] = []
    for start in starts:
        floor_map = FloorMap(start, 0.0, (width, height))
        corners = floor_map.to_pixels(court.corners)
        if all(np.abs(corners - known).max() > _SAME_CORNERS_PX for known in seen):
            seen.append(corners)
            fit = settle_enclosed(floor_map, evidence, court)
            fits += [] if fit is None else [fit]
        if len(seen) == _N_FINALISTS:
            break
    if not fits:
        return None
    winner = max(fits, key=lambda fit: fit.score)
    corners = winner.floor_map.to_pixels(court.corners)
    elsewhere = (
        fit.score for fit in fits if np.abs(fit.floor_map.to_pixels(court.corners) - corners).max() > _ELSEWHERE_PX
    )
    return winner, max(elsewhere, default=0.0) / max(1.0, winner.score)


def settle_enclosed(floor_map: FloorMap, evidence: LineEvidence, court: Court) -> EnclosedFit | None:
    """Fit a camera to the picture, starting from an approximate floor map of the working picture; None if that fails.

    A curved lens is chosen if it fits better.
    """
    camera = solve_camera(replace(floor_map, curvature=0.0), court)
    straight = None if camera is None else _fit(camera, evidence, court, _REACHES_PX, lens=False)
    if straight is None:
        return None
    curved = _fit(straight.camera, evidence, court, (4, 4, 3, 3), lens=True)
    is_better = curved is not None and curved.error < _MAX_LENS_ERROR_SHARE * straight.error
    return curved if curved is not None and is_better and curved.score >= 0.95 * straight.score else straight


def _starts(evidence: LineEvidence, court: Court) -> Floats:
    """Return homographies (n, 3, 3) for each choice of two lines across, one line along, a near and a far width."""
    height, width = evidence.strength.shape
    half = np.array([width / 2, height / 2])
    by_support = sorted(evidence.lines, key=lambda line: -line.support)
    across = [line for line in by_support if line.angle < 30][:_N_LINES]
    along = [line for line in by_support if line.angle >= 30][:_N_LINES]
    if len(across) < 2 or not along:
        return np.zeros((0, 3, 3))
    crossings = crossings_of(across, along)
    is_inside = np.all(np.abs(crossings) < half, axis=2)
    triples = np.array(
        [
            (far, near, centre)
            for far, near in itertools.permutations(range(len(across)), 2)
            for centre in range(len(along))
            if is_inside[[far, near], centre].all()
            and crossings[near, centre, 1] - crossings[far, centre, 1] > _MIN_LENGTH_HEIGHTS * height
        ],
        np.intp,
    ).reshape(-1, 3)
    far, near, centre = triples.T
    triples = triples[_painted_share(evidence, crossings[far, centre], crossings[near, centre]) >= _MIN_CENTRE_SHARE]
    depth = max(line.start[1] for line in court.lines if line.is_cross)
    to_lines = to_square(depth, -depth, -court.width / 2, court.width / 2)
    near_half, far_share = (grid.ravel() for grid in np.meshgrid(_HALF_WIDTHS * width, _FAR_SHARES))
    found = [np.zeros((0, 3, 3))]
    for far, near, centre in triples:
        vanishing = np.cross(_coefficients(across[far]), _coefficients(across[near]))
        ends = [
            _ends(across[row], crossings[row, centre], half_width, vanishing)
            for row, half_width in ((far, near_half * far_share), (near, near_half))
        ]
        quads = np.stack([ends[0][0], ends[0][1], ends[1][1], ends[1][0]], axis=1)
        found.append(from_square(quads[np.isfinite(quads).all(axis=(1, 2))]) @ to_lines)
    return np.concatenate(found)


def _coefficients(line: ImageLine) -> Floats:
    return np.array([line.nx, line.ny, -line.distance])


def _ends(line: ImageLine, middle: Floats, half_width: Floats, vanishing: Floats) -> tuple[Floats, Floats]:
    """Return the left and the right end of a line, (n, 2) each; NaN where there is none.

    On the floor, both ends are equally far from the middle. In the picture, the two ends, the middle and the vanishing
    point therefore divide the line harmonically.

    Args:
        middle: position of the middle of the court on the line.
        half_width: (n,) lengths of the left half in pixels.
        vanishing: vanishing point of the line, homogeneous.
    """
    direction = np.array([-line.ny, line.nx]) * np.sign(-line.ny)
    ahead = (vanishing[:2] - middle * vanishing[2]) @ direction
    with np.errstate(divide="ignore"):
        right = 1 / (1 / half_width + 2 * vanishing[2] / ahead)
    right = np.where(right > 0, right, np.nan)
    return middle - half_width[:, None] * direction, middle + right[:, None] * direction


def _painted_share(evidence: LineEvidence, starts: Floats, ends: Floats) -> Floats:
    """Return the share that is painted between each start and end, (n,).

    Args:
        starts: (n, 2) pixels from the middle of the picture.
        ends: (n, 2) pixels from the middle of the picture.
    """
    height, width = evidence.strength.shape
    share = np.linspace(0, 1, 2 * _N_SAMPLES)[None, :, None]
    pixels = starts[:, None] * (1 - share) + ends[:, None] * share + ((width - 1) / 2, (height - 1) / 2)
    tangents = (ends - starts) / np.maximum(1e-9, np.linalg.norm(ends - starts, axis=1, keepdims=True))
    normals = np.broadcast_to(np.stack([-tangents[:, 1], tangents[:, 0]], axis=1)[:, None], pixels.shape)
    _, found = ridge_offsets(evidence.strength, evidence.angle, pixels.reshape(-1, 2), normals.reshape(-1, 2), 2)
    return np.asarray(found.reshape(pixels.shape[:2]).mean(axis=1))


def _projections(homographies: Floats, court: Court, width: int) -> tuple[Floats, Flags]:
    """Return projections (n, 3, 4) from metres to pixels, and for each whether it has a camera in a possible place."""
    first, second = homographies[:, :, 0], homographies[:, :, 1]
    p, q = np.sum(first[:, :2] * second[:, :2], axis=1), first[:, 2] * second[:, 2]
    r = np.sum(first[:, :2] ** 2 - second[:, :2] ** 2, axis=1)
    s = first[:, 2] ** 2 - second[:, 2] ** 2
    with np.errstate(all="ignore"):
        focal = np.sqrt(-(p**2 + r**2) / (p * q + r * s))
        poses = homographies * np.sign(homographies[:, 2:, 2:])
        poses[:, :2] /= focal[:, None, None]
        lengths = np.linalg.norm(poses[:, :, :2], axis=1)
        poses /= np.sqrt(lengths.prod(axis=1))[:, None, None]
        up = np.cross(poses[:, :, 0], poses[:, :, 1])
        rotations = np.stack([poses[:, :, 0], poses[:, :, 1], up], axis=2)
        positions = -np.einsum("nij,ni->nj", rotations, poses[:, :, 2])
        skew = np.abs(np.sum(poses[:, :, 0] * poses[:, :, 1], axis=1))
        possible = (focal > _FOCAL_WIDTHS[0] * width) & (focal < _FOCAL_WIDTHS[1] * width) & (skew < _MAX_SKEW)
        possible &= np.abs(np.log(lengths[:, 0] / lengths[:, 1])) < _MAX_SKEW
        possible &= _is_possible(positions, court)
        projections = np.concatenate([rotations, poses[:, :, 2:]], axis=2)
        projections[:, :2] *= focal[:, None, None]
    return projections, possible


def _is_possible(positions: Floats, court: Court) -> Flags:
    """Return whether cameras may stand at positions (..., 3) in metres: behind the near wall and above the floor."""
    before, above = -positions[..., 1] / court.length, positions[..., 2] / court.length
    is_behind = (before > _DISTANCE_LENGTHS[0]) & (before < _DISTANCE_LENGTHS[1])
    return np.asarray(is_behind & (above > _HEIGHT_LENGTHS[0]) & (above < _HEIGHT_LENGTHS[1]))


class _Search:
    """A search that scores many candidate cameras by how well the court that they predict matches the picture."""

    def __init__(self, evidence: LineEvidence) -> None:
        self._height, self._width = evidence.strength.shape
        self._near = np.stack(
            [
                grow_ridges((strength > 0) & is_similar)
                for strength, angle in (
                    (evidence.strength, evidence.angle),
                    (evidence.edge_strength, evidence.edge_angle),
                )
                for is_similar in _directions(angle)
            ]
        )

    def score(self, projections: Floats, sights: Sequence[_Sight], samples: int) -> Floats:
        """Return the weighted sum of the seen shares for each camera, (n,).

        Args:
            projections: (n, 3, 4) projection of each camera.
            sights: lines and edges of the court.
            samples: number of points to check along each line or edge.
        """
        share = (np.arange(samples) + 0.5)[:, None] / samples
        total = np.zeros(len(projections))
        for sight in sights:
            points = np.array(sight.start) * (1 - share) + np.array(sight.end) * share
            seen = np.einsum("nij,mj->nmi", projections, np.column_stack([points, np.ones(samples)]))
            with np.errstate(divide="ignore", invalid="ignore"):
                pixels = np.where(seen[..., 2:] > 0, seen[..., :2] / seen[..., 2:], np.inf)
            pixels += ((self._width - 1) / 2, (self._height - 1) / 2)
            visible = np.all((pixels >= 0) & (pixels <= (self._width - 1, self._height - 1)), axis=2)
            column, row = np.moveaxis(np.rint(np.where(visible[..., None], pixels, 0)).astype(np.intp), -1, 0)
            with np.errstate(invalid="ignore"):
                across, down = np.abs(pixels[:, -1] - pixels[:, 0]).T
            layer = 2 * sight.is_edge + (down > np.tan(np.radians(22)) * across)
            close = np.where(visible, self._near[layer[:, None], row, column], np.float32(0))
            total += sight.weight * close.sum(axis=1) / np.maximum(visible.sum(axis=1), samples / 3)
        return total


def _directions(angle: Floats32) -> tuple[Flags, Flags]:
    """Return masks of the pixels with a flat direction and of those with a steep one. Pixels in between are in both."""
    slope = np.abs(np.mod(angle + 90, 180) - 90)
    return np.asarray(slope < 25), np.asarray(slope > 20)


@dataclass(frozen=True, slots=True)
class _Samples:
    """Points along the lines and edges of a court.

    Attributes:
        points: (sights, n, 3) metres.
        pixels: (sights, n, 2) working pixels.
        normals: (sights, n, 2) unit normals in the picture.
        steps: (sights, n) distances between consecutive points in pixels.
    """

    points: Floats
    pixels: Floats
    normals: Floats
    steps: Floats


def _sample(camera: Camera, sights: Sequence[_Sight]) -> _Samples:
    share = (np.arange(_N_SAMPLES) + 0.5)[:, None] / _N_SAMPLES
    points = np.stack([np.array(sight.start) * (1 - share) + np.array(sight.end) * share for sight in sights])
    pixels = camera.project(points)
    tangents = np.gradient(pixels, axis=1)
    steps = np.linalg.norm(tangents, axis=2)
    normals = np.stack([-tangents[..., 1], tangents[..., 0]], axis=2) / np.maximum(1e-9, steps)[..., None]
    return _Samples(points, pixels, normals, steps)


def _offsets(evidence: LineEvidence, sights: Sequence[_Sight], samples: _Samples, reach: int) -> tuple[Floats, Flags]:
    """Return the distance of each point from its line or edge in the picture, (sights, n), and whether it was found."""
    found = [
        ridge_offsets(
            evidence.edge_strength if sight.is_edge else evidence.strength,
            evidence.edge_angle if sight.is_edge else evidence.angle,
            np.nan_to_num(pixels, nan=-1e6),
            np.nan_to_num(normals),
            reach,
        )
        for sight, pixels, normals in zip(sights, samples.pixels, samples.normals, strict=True)
    ]
    return np.stack([offsets for offsets, _ in found]), np.stack([is_found for _, is_found in found])


def _fit(
    camera: Camera, evidence: LineEvidence, court: Court, reaches: tuple[int, ...], *, lens: bool
) -> EnclosedFit | None:
    """Fit a camera by Gauss-Newton, with one step for each reach in pixels; None if that fails."""
    sights = _sights(court)
    weights = np.array([0.5 * sight.weight if sight.is_edge else sight.weight for sight in sights])[:, None]
    for reach in reaches:
        samples = _sample(camera, sights)
        offsets, found = _offsets(evidence, sights, samples, reach)
        if np.count_nonzero(found) < _MIN_POINTS:
            return None
        slopes = camera_slopes(camera, samples.points[found])
        if lens:
            bent = replace(camera, curvature=camera.curvature + _CURVATURE_STEP).project(samples.points[found])
            slopes = np.concatenate([slopes, ((bent - samples.pixels[found]) / _CURVATURE_STEP)[..., None]], axis=2)
        jacobian = np.einsum("ni,nij->nj", samples.normals[found], slopes)
        root = np.sqrt(np.broadcast_to(weights, found.shape)[found] / (1 + (offsets[found] / _TOLERANCE_PX) ** 2))
        rows, wanted = root[:, None] * jacobian, root * offsets[found]
        scale = np.linalg.norm(rows, axis=0)
        if not (np.isfinite(scale).all() and scale.all()):
            return None
        rows /= scale
        # A little damping: from the middle, depth and focal length are nearly indistinguishable.
        step = np.linalg.solve(rows.T @ rows + 1e-6 * np.eye(rows.shape[1]), rows.T @ wanted) / scale
        camera = move_camera(camera, step[:7])
        if lens:
            curvature = float(np.clip(camera.curvature + step[7], -_MAX_CURVATURE, _MAX_CURVATURE))
            camera = replace(camera, curvature=curvature)
        if not (np.isfinite(camera.position).all() and _is_possible(camera.position, court)):
            return None
    return _measure(camera, evidence, court, sights)


def _measure(camera: Camera, evidence: LineEvidence, court: Court, sights: Sequence[_Sight]) -> EnclosedFit:
    height, width = evidence.strength.shape
    samples = _sample(camera, sights)
    offsets, found = _offsets(evidence, sights, samples, 3)
    with np.errstate(invalid="ignore"):
        visible = np.all((samples.pixels >= 0) & (samples.pixels <= (width - 1, height - 1)), axis=2)
    close = found & visible & (np.abs(offsets) < MAX_OFFSET_PX)
    steps = np.where(visible, samples.steps, 0.0)
    length = steps.sum(axis=1)
    with np.errstate(invalid="ignore"):
        shares = np.sum(steps * close, axis=1) / length
    n_lines, n_needed = len(court.lines), sum(sight.is_needed for sight in sights)
    painted = offsets[:n_needed][close[:n_needed]]
    error = float(np.sqrt(np.mean(painted**2))) if painted.size else np.inf
    weights = np.array([sight.weight for sight in sights])
    return EnclosedFit(camera.floor_map, error, shares[:n_lines], length[:n_lines], camera, shares, weights, n_needed)
