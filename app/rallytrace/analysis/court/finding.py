"""Find the court by the painted lines of a picture. Courts between walls are found by `enclosure`.

Two lines across and two along are matched with pairs of court lines, and each match gives a homography (Farin et al.,
"Robust camera calibration for sport videos using court models", 2003). The homographies are scored by the painted share
of the court's lines. The best ones are fitted to the ridges, and the winner must stand out.
"""

import itertools
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from rallytrace.analysis.court.enclosure import MAX_RIVAL_SHARE as MAX_ENCLOSED_RIVAL_SHARE
from rallytrace.analysis.court.enclosure import EnclosedFit, find_enclosed, settle_enclosed
from rallytrace.analysis.court.evidence import ImageLine, LineEvidence
from rallytrace.analysis.court.fitting import LineFit, fit_lines
from rallytrace.analysis.court.homographies import crossings_of, from_square, grow_ridges, passes_marks, to_square
from rallytrace.track.arrays import Flags, Floats, Floats32
from rallytrace.track.calibration import CourtMark, are_corners
from rallytrace.track.courts import Court
from rallytrace.track.homography import FloorMap, picture_middle, project_floor
from rallytrace.track.sports import SPORTS, Sport

MIN_SUPPORT: Final = 0.75
"""Smallest painted share of the court's lines in the picture. In 50 pictures of some 30 courts, correct courts have
0.83 to 0.98; wrong ones, padel taken for tennis, 0.59 to 0.75.
"""
MAX_RIVAL_SHARE: Final = 0.84
"""Largest score of the best court at another position, as a share of the winner's score. Correct courts have 0.38 to
0.82; wrong ones 0.66 to 0.91.
"""
MAX_ERROR_PX: Final = 1.6
"""Largest root mean square distance of the ridges from the lines, in working pixels. The pictures above have 0.2 to
0.8.
"""
MIN_PAINTED_SHARE: Final = 0.5
MAX_UNPAINTED_SHARE: Final = 0.3
"""A line counts as painted if at least `MIN_PAINTED_SHARE` of it is, and as unpainted if less than this is. A correct
court has at most one unpainted line, behind the tape of the net; padel taken for tennis has two or more.
"""

_MAX_CORNER_SHARES: Final = (0.8, 0.75)
_MAX_CORNER_SHARES_MARKED: Final = (1.4, 1.6)
"""Largest distance of a corner from the picture's centre, in widths and heights of the picture. This one applies if the
user has placed crossings, the one above if not.
"""

_MAX_CROSS_LINES: Final = 11
_MAX_LONG_LINES: Final = 10
"""Number of lines with the largest support that are combined, across and along the court."""
_N_SHORTLIST: Final = 1500
_N_FINALISTS: Final = 10
"""Number of homographies that are scored finely, and number of homographies that are fitted to the ridges."""
_FOCAL_WIDTHS: Final = (0.5, 8.0)
"""Smallest and largest possible focal length, in widths of the picture."""
_MAX_SAME_COURT_PX: Final = 8.0
"""Largest distance in working pixels between two fits of the same court."""
_MAX_NEIGHBOUR_ERROR_M: Final = 0.5
"""Largest deviation in metres of another court from one of the same size and direction on the same floor."""
_MIN_OFFSET_RATIO: Final = 1.5
"""Of several courts the one in the middle of the picture counts, if the others are this many times as far from it."""
_MIN_SCORE_SHARE: Final = 0.6
_MIN_SUPPORT_OF_SURE: Final = 0.9
_MAX_SUPPORT_LOSS: Final = 0.07
"""If a court with this share of the best score is painted all over, those painted so much less do not count."""
_MAX_LENS_ERROR_SHARE: Final = 0.97
"""A curved lens is chosen if it lowers the error below this share."""


@dataclass(frozen=True, slots=True)
class FoundCourt:
    """A court detected in a picture.

    Attributes:
        fit: fit of the court's lines to the ridges, in working pixels.
        scale: working height divided by video height.
        rival: score of the best court at another position, as a share of this court's score.
        pixel_aspect: displayed width of a video pixel divided by its height.
    """

    sport: Sport
    fit: LineFit
    scale: float
    rival: float
    pixel_aspect: float = 1.0

    @property
    def floor_map(self) -> FloorMap:
        """Return the map from metres on the floor to video pixels."""
        return self.fit.floor_map.resize(1 / self.scale).with_pixel_aspect(self.pixel_aspect)

    @property
    def corners(self) -> Floats:
        """Return the outer corners in the order of `CORNER_NAMES`, (4, 2) video pixels."""
        return self.floor_map.to_pixels(SPORTS[self.sport].court.corners)

    @property
    def error_px(self) -> float:
        """Return the root mean square distance of the painted lines from the court's lines, in video pixel heights."""
        return self.fit.error / self.scale

    @property
    def is_sure(self) -> bool:
        """Return True if the lines prove where the court is, and a camera could see it this way."""
        if isinstance(self.fit, EnclosedFit):
            is_proof = self.fit.is_proof and self.rival <= MAX_ENCLOSED_RIVAL_SHARE
        else:
            is_proof = self._is_proven_by_lines()
        return bool(is_proof and are_corners([(x, y) for x, y in self.corners.tolist()]))

    def _is_proven_by_lines(self) -> bool:
        is_cross = np.array([line.is_cross for line in SPORTS[self.sport].court.lines])
        share = np.nan_to_num(self.fit.share, nan=-1.0)
        painted = share >= MIN_PAINTED_SHARE
        enough = np.count_nonzero(painted & is_cross) >= 3 and np.count_nonzero(painted & ~is_cross) >= 3
        unpainted = np.count_nonzero((share >= 0) & (share < MAX_UNPAINTED_SHARE))
        stands_out = self.fit.support >= MIN_SUPPORT and self.rival <= MAX_RIVAL_SHARE
        return bool(enough and unpainted <= 1 and stands_out and self.fit.error <= MAX_ERROR_PX)


def find_best_court(
    evidence: LineEvidence, sport: Sport = Sport.AUTO, marks: Sequence[CourtMark] = ()
) -> FoundCourt | None:
    """Return the best court, however uncertain; None if too few lines are found.

    Args:
        sport: sport of the court; `Sport.AUTO` for any.
        marks: crossings that the user placed; courts that disagree with them are ignored.
    """
    sports = [name for name in SPORTS if sport in (Sport.AUTO, name)]
    best = _find_by_lines(evidence, [name for name in sports if SPORTS[name].court.has_enough_lines], marks)
    for name in sports:
        if SPORTS[name].court.wall and not (best is not None and best.is_sure):
            found = find_enclosed(evidence, SPORTS[name].court, marks)
            enclosed = (
                None if found is None else FoundCourt(name, found[0], evidence.scale, found[1], evidence.pixel_aspect)
            )
            best = enclosed if best is None or (enclosed is not None and enclosed.is_sure) else best
    return best


def _find_by_lines(evidence: LineEvidence, sports: Sequence[Sport], marks: Sequence[CourtMark]) -> FoundCourt | None:
    closeness = _Closeness(evidence)
    ranked = [(fit, name) for name in sports for fit in _fit_court(evidence, SPORTS[name].court, closeness, marks)]
    if not ranked:
        return None
    best = max(fit.score for fit, _ in ranked)
    painted = max((fit.support for fit, _ in ranked if fit.score >= _MIN_SCORE_SHARE * best), default=0.0)
    # A court that spans several has more lines, but not all of them are painted.
    if painted >= _MIN_SUPPORT_OF_SURE:
        ranked = [pair for pair in ranked if pair[0].support >= painted - _MAX_SUPPORT_LOSS]
    fit, winner = max(ranked, key=lambda pair: pair[0].score)
    fit = min((fit, *_beside(fit, winner, ranked)), key=_offset_from_middle)
    beside = _beside(fit, winner, ranked)
    if all(_offset_from_middle(other) > _MIN_OFFSET_RATIO * _offset_from_middle(fit) for other in beside):
        ranked = [pair for pair in ranked if all(pair[0] is not other for other in beside)]
    rivals = [rival.score for rival, name in ranked if name != winner or is_elsewhere(rival, fit, name)]
    settled = _settle(fit, evidence, SPORTS[winner].court)
    rival = max([0.0, *rivals]) / max(1.0, fit.score)
    return FoundCourt(winner, settled, evidence.scale, rival, evidence.pixel_aspect)


def settle_court(floor_map: FloorMap, evidence: LineEvidence, sport: Sport) -> FoundCourt:
    """Fit a court to the painted lines, starting from an approximate floor map in video pixels."""
    court = SPORTS[sport].court
    square = floor_map.with_pixel_aspect(1.0).resize(evidence.scale)
    settled: LineFit | None = settle_enclosed(square, evidence, court) if court.wall else None
    if settled is None:
        near = fit_lines(square, evidence, court, (14, 10, 7, 5), lens=False)
        settled = _settle(near, evidence, court)
    return FoundCourt(sport, settled, evidence.scale, 0.0, evidence.pixel_aspect)


def _beside(fit: LineFit, sport: Sport, ranked: Sequence[tuple[LineFit, Sport]]) -> list[LineFit]:
    """Return the other courts of the same floor whose lines are painted as well."""
    court, found = SPORTS[sport].court, []
    for rival in (rival for rival, name in ranked if name == sport and rival.support >= MIN_SUPPORT):
        shifts = fit.floor_map.to_floor(rival.floor_map.to_pixels(court.corners)) - court.corners
        shift = shifts.mean(axis=0)
        is_apart = abs(shift[0]) > court.width or abs(shift[1]) > court.length
        if is_apart and np.abs(shifts - shift).max() < _MAX_NEIGHBOUR_ERROR_M:
            found.append(rival)
    return found


def _offset_from_middle(fit: LineFit) -> float:
    """Return how far from the picture's middle column the middle of a court is, in working pixels."""
    ((x, _),) = fit.floor_map.to_pixels([(0.0, 0.0)]).tolist()
    return abs(float(x) - float(picture_middle(fit.floor_map.size)[0]))


def is_elsewhere(rival: LineFit, fit: LineFit, sport: Sport) -> bool:
    """Return True if two courts differ where the picture shows one of them. Corners outside it are uncertain."""
    court, (width, height) = SPORTS[sport].court, fit.floor_map.size
    shares = np.stack(np.meshgrid(np.linspace(-0.5, 0.5, 7), np.linspace(-0.5, 0.5, 7)), axis=-1).reshape(-1, 2)
    grid = shares * (court.width, court.length)
    points, others = fit.floor_map.to_pixels(grid), rival.floor_map.to_pixels(grid)
    shown = np.all((points >= 0) & (points < (width, height)), axis=1)
    return bool(np.abs(points - others)[shown if shown.any() else slice(None)].max() > _MAX_SAME_COURT_PX)


def _settle(fit: LineFit, evidence: LineEvidence, court: Court) -> LineFit:
    """Refine the fit of the winner, with a curved lens if that explains the ridges better."""
    straight = fit_lines(fit.floor_map, evidence, court, (3, 3, 3), lens=False)
    curved = fit_lines(straight.floor_map, evidence, court, (4, 4, 3, 3, 3, 3), lens=True)
    return (
        curved
        if curved.error < _MAX_LENS_ERROR_SHARE * straight.error and curved.score >= 0.95 * straight.score
        else straight
    )


class _Closeness:
    """A measure of how close pixels are to ridges of similar direction."""

    def __init__(self, evidence: LineEvidence) -> None:
        height, width = evidence.strength.shape
        self._middle = np.array([width / 2, height / 2], np.float32)
        self._width, self._height = width, height
        steep = np.abs(np.mod(evidence.angle + 90, 180) - 90) > 20
        ridge = evidence.strength > 0
        self._near = np.stack([grow_ridges(ridge & ~steep), grow_ridges(ridge & steep)])

    def measure(self, x: Floats, y: Floats, steep: Flags) -> tuple[Floats, Flags]:
        """Return the closeness of pixels (n, k) to ridges, 0 to 1, and whether each pixel is in the picture.

        Args:
            x: (n, k) columns from the middle of the picture.
            y: (n, k) rows from the middle of the picture.
            steep: (n, 1) whether to use steep ridges rather than flat ones.
        """
        column, row = x + self._middle[0], y + self._middle[1]
        visible = (column >= 0) & (row >= 0) & (column < self._width) & (row < self._height)
        pixel = (np.where(visible, row, 0).astype(np.intp) + self._height * steep) * self._width
        pixel += np.where(visible, column, 0).astype(np.intp)
        return np.where(visible, self._near.ravel()[pixel], np.float32(0)), visible


def _fit_court(
    evidence: LineEvidence, court: Court, closeness: _Closeness, marks: Sequence[CourtMark]
) -> list[LineFit]:
    """Return fits of one sport's court, the best guesses first."""
    height, width = evidence.strength.shape
    homographies = _candidates(_quads(evidence.lines), court, width)
    homographies = homographies[
        _is_seen(homographies, court, width, height, _MAX_CORNER_SHARES_MARKED if marks else _MAX_CORNER_SHARES)
    ]
    homographies = homographies[passes_marks(homographies, evidence, marks)].astype(np.float32)
    for samples, kept in ((3, _N_SHORTLIST), (9, 20 * _N_FINALISTS)):
        score = _score(homographies, court, closeness, samples)
        homographies = homographies[np.argsort(-score, kind="stable")[:kept]]
    fits: list[LineFit] = []
    seen: list[Floats] = []
    for homography in homographies.astype(np.float64):
        corners = project_floor(homography, court.corners)
        if all(np.abs(corners - known).max() > 5 for known in seen):
            seen.append(corners)
            fits.append(fit_lines(FloorMap(homography, 0.0, (width, height)), evidence, court, (6, 5, 3), lens=False))
        if len(fits) == _N_FINALISTS:
            break
    return fits


def _quads(lines: Sequence[ImageLine]) -> Floats:
    """Return the quadrilaterals formed by two lines across the court and two along it, (n, 4, 2) pixels.

    Their corners are far left, far right, near right and near left.
    """
    cross_lines = sorted((line for line in lines if line.angle < 30), key=lambda line: -line.support)[:_MAX_CROSS_LINES]
    long_lines = sorted((line for line in lines if line.angle >= 30), key=lambda line: -line.support)[:_MAX_LONG_LINES]
    if len(cross_lines) < 2 or len(long_lines) < 2:
        return np.zeros((0, 4, 2))
    points = crossings_of(cross_lines, long_lines)
    cross_pairs = np.array(list(itertools.permutations(range(len(cross_lines)), 2)))
    long_pairs = np.array(list(itertools.permutations(range(len(long_lines)), 2)))
    far_line, near_line = np.repeat(cross_pairs, len(long_pairs), axis=0).T
    left, right = np.tile(long_pairs, (len(cross_pairs), 1)).T
    quads = np.stack(
        [points[far_line, left], points[far_line, right], points[near_line, right], points[near_line, left]], axis=1
    )
    edges = np.roll(quads, -1, axis=1) - quads
    following = np.roll(edges, -1, axis=1)
    cross_products = edges[..., 0] * following[..., 1] - edges[..., 1] * following[..., 0]
    return np.asarray(quads[np.all(cross_products > 50, axis=1) & (edges[:, 0, 0] > 0) & (edges[:, 2, 0] < 0)])


def _candidates(quads: Floats, court: Court, width: int) -> Floats:
    """Return homographies (n, 3, 3) from pairs of court lines to quads, without those that no camera could produce."""
    squares = from_square(quads)
    depths_of_lines = sorted({line.start[1] for line in court.lines if line.is_cross}, reverse=True)
    sides_of_lines = sorted({line.start[0] for line in court.lines if not line.is_cross})
    pairs = itertools.product(itertools.combinations(depths_of_lines, 2), itertools.combinations(sides_of_lines, 2))
    to_squares = np.array([to_square(*depths, *sides) for depths, sides in pairs])
    pair, quad = np.nonzero(_have_camera(squares, to_squares, width))
    return np.asarray(squares[quad] @ to_squares[pair])


def _is_seen(homographies: Floats, court: Court, width: int, height: int, reach: tuple[float, float]) -> Flags:
    """Return whether the court is in front of the camera and large enough, and its corners are near the picture, (n,).

    Args:
        homographies: (n, 3, 3) from metres to pixels.
        width: width of the picture in pixels.
        height: height of the picture in pixels.
        reach: largest distances of a corner from the centre, in widths and heights of the picture.
    """
    (across, along), lowest = homographies[:, 2, :2, None].swapaxes(0, 1), homographies[:, 2, 2:]
    floor_x, floor_y = np.transpose(court.corners)
    depth = across * floor_x + along * floor_y + lowest
    chosen = np.all(depth > 0, axis=1)
    x, y = np.moveaxis(project_floor(homographies[chosen], court.corners), -1, 0)
    inside = np.all((np.abs(x) < reach[0] * width) & (np.abs(y) < reach[1] * height), axis=1)
    near_width = x[:, 2] - x[:, 3]
    tall = np.minimum(y[:, 2], y[:, 3]) - np.maximum(y[:, 0], y[:, 1])
    chosen[chosen] = inside & (near_width > 0.25 * width) & (tall > 0.2 * height) & (near_width > x[:, 1] - x[:, 0])
    return np.asarray(chosen)


def _have_camera(squares: Floats, to_squares: Floats, width: int) -> Flags:
    """Return whether a camera with square pixels and a central axis could produce `squares` @ `to_squares`, (m, n).

    This depends only on the first two columns of `squares` (n, 3, 3), which are scaled by `to_squares` (m, 3, 3).
    """
    (a1, a2, a3), (b1, b2, b3) = squares[:, :, 0].T, squares[:, :, 1].T
    scale_a, scale_b = to_squares[:, 0, 0, None], to_squares[:, 1, 1, None]
    p, q = scale_a * scale_b * (a1 * b1 + a2 * b2), scale_a * scale_b * (a3 * b3)
    a_square, a3_square = scale_a**2 * (a1**2 + a2**2), scale_a**2 * a3**2
    r, s = a_square - scale_b**2 * (b1**2 + b2**2), a3_square - scale_b**2 * b3**2
    inverse = -(p * q + r * s) / (p**2 + r**2)
    with np.errstate(divide="ignore", invalid="ignore"):
        residual = np.hypot(inverse * p + q, (inverse * r + s) / 2)
        residual /= inverse * a_square + a3_square
    low, high = (1 / (focal * width) ** 2 for focal in reversed(_FOCAL_WIDTHS))
    return np.asarray((inverse > low) & (inverse < high) & (residual < 0.12))


def _score(homographies: Floats, court: Court, closeness: _Closeness, samples: int) -> Floats32:
    """Return the number of painted pixels of the court's lines minus the number of unpainted ones, (n,)."""
    total = np.zeros(len(homographies), np.float32)
    share = (np.arange(samples, dtype=np.float32) + 0.5) / samples
    for line in court.lines:
        floor = np.outer(1 - share, line.start) + np.outer(share, line.end)
        x, y = np.moveaxis(project_floor(homographies, np.concatenate([[line.start, line.end], floor])), -1, 0)
        across, down = x[:, 1] - x[:, 0], y[:, 1] - y[:, 0]
        steep = np.abs(down) > np.tan(np.radians(20)) * np.abs(across)
        closeness_there, visible = closeness.measure(x[:, 2:], y[:, 2:], steep[:, None])
        total += np.hypot(across, down) / samples * np.sum((closeness_there - 0.5) * visible, axis=1)
    return total
