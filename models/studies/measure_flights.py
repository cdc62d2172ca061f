"""How well flights are found in space: rendered rallies before a camera that is known only by its court's corners.

    python -m models.studies.measure_flights [--rallies 40]

What is seen is off by 1.5 pixels, every tenth position is missing and one in fifty is wrong; the corners are off by 2
pixels, the hits by up to a frame, and each shuttle's terminal speed by up to 8 %. Hits are given, not found.
"""

import argparse
import sys

import numpy as np
from numpy.typing import NDArray

from models.training.rendering import rally as rendering
from models.training.rendering.camera import broadcast_camera
from rallytrace.domain.court.ball import BALLS
from rallytrace.domain.court.camera import Camera, camera_spread, solve_camera
from rallytrace.domain.court.homography import FloorMap, solve_homography
from rallytrace.domain.court.knots import Knot, KnotKind, SeenRally
from rallytrace.domain.court.rally_fit import RallyFit, fit_rally
from rallytrace.domain.court.sports import COURTS, CourtSport

Floats = NDArray[np.float64]

COURT = COURTS[CourtSport.BADMINTON]
BALL = BALLS[CourtSport.BADMINTON]
NOISE_PX, CORNER_PX = 1.5, 2.0
EIGHTY = 1.2816
"""Standard deviations that hold 80 % of a normal distribution."""


def simulate(seed: int) -> tuple[rendering.Rally, Camera, SeenRally]:
    """A rally, the camera that its corners give, and what was seen."""
    rng = np.random.default_rng([seed, 5])
    rendering.TERMINAL_SPEED = 6.8 * (1 + rng.uniform(-0.08, 0.08))
    rally, camera = rendering.plan_rally(rng, rng.uniform(8, 14)), broadcast_camera(rng)
    rate = float(rng.choice([25.0, 30.0, 50.0, 60.0]))
    seconds = np.arange(rally.strokes[0].time, rally.landing, 1 / rate)
    pixels = camera.project(rally.shuttle_at(seconds)) + rng.normal(0, NOISE_PX, (len(seconds), 2))
    wrong = rng.random(len(seconds)) < 0.02
    pixels[wrong] += rng.normal(0, 60, (np.count_nonzero(wrong), 2))
    kept = rng.random(len(seconds)) > 0.1
    corners = camera.project(np.column_stack([COURT.corners, np.zeros(4)])) + rng.normal(0, CORNER_PX, (4, 2))
    floor_map = FloorMap(solve_homography(COURT.corners, corners - [639.5, 359.5]), 0.0, (1280, 720))
    solved = solve_camera(floor_map, COURT)
    assert solved is not None, "four corners of a broadcast view give a camera"
    times = [stroke.time for stroke in rally.strokes]
    knots = [Knot(time + rng.uniform(-1, 1) / rate, KnotKind.HIT, 0.6 / rate) for time in times]
    landing = Knot(rally.landing + rng.uniform(-1, 1) / rate, KnotKind.FLOOR, 0.6 / rate)
    return rally, solved, SeenRally(seconds[kept], pixels[kept], (*knots, landing))


def true_speeds(rally: rendering.Rally) -> Floats:
    """Speed after each hit, (n,) m/s: that of the first simulated step, less the drag within its first half."""
    speeds = []
    for stroke in rally.strokes:
        k = int(np.searchsorted(rally.times, stroke.time + 1e-9))
        step = rally.positions[k] - rally.positions[k - 1]
        speeds.append(float(np.linalg.norm(step)) / (rally.times[k] - rally.times[k - 1]))
    mean = np.array(speeds)
    return np.asarray(mean / (1 - rendering.GRAVITY / rendering.TERMINAL_SPEED**2 * mean * rendering.STEP / 2))


def judge(rally: rendering.Rally, fit: RallyFit) -> tuple[Floats, float, Floats]:
    """Relative errors of the speeds (n,), metres between the landings, and the speeds' errors in spreads (n,)."""
    speeds, truth = np.linalg.norm(fit.velocities, axis=1), true_speeds(rally)
    landing = rally.shuttle_at(np.array([rally.landing]))[0]
    off = float(np.linalg.norm((fit.end - landing)[:2]))
    return (speeds - truth) / truth, off, (speeds - truth) / fit.speed_spreads()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rallies", type=int, default=40)
    count = parser.parse_args().rallies
    errors, landings, spreads = [], [], []
    for seed in range(count):
        rally, camera, seen = simulate(seed)
        fit = fit_rally(seen, camera, COURT, BALL, camera_spread(camera, COURT, CORNER_PX))
        if fit is not None:
            speed, landing, spread = judge(rally, fit)
            errors.append(np.abs(speed))
            landings.append(landing)
            spreads.append(np.abs(spread))
    speed, spread = 100 * np.concatenate(errors), np.concatenate(spreads)
    sys.stdout.write(
        f"{len(landings)} of {count} rallies, {len(speed)} flights\n"
        f"speed at the hit off by: median {np.median(speed):.1f} %, nine of ten {np.percentile(speed, 90):.1f} %\n"
        f"landing off by: median {np.median(landings):.2f} m, nine of ten {np.percentile(landings, 90):.2f} m\n"
        f"80 % intervals of the speed hold {np.mean(spread < EIGHTY):.0%}\n"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
