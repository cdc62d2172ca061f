"""How well flights are found in space.

    python -m models.studies.measure_flights [--rallies 40]
    python -m models.studies.measure_flights --real CLIP.mp4 ... [--padel X Y X Y X Y X Y]

Rendered rallies stand before a camera that is known only by its court's corners. What is seen is off by 1.5 pixels,
every tenth position is missing and one in fifty is wrong; the corners are off by 2 pixels, and each shuttle's terminal
speed by up to 8 %. Flights are judged once with the hits given, off by up to a frame, and once with those found.

In real clips the labels beside them are the path; court, repeats and events are found. Printed is the share of flights
with a median distance of at most 3 pixels, of those between known events and those added. `--padel` gives the corners.
"""

import argparse
import csv
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from models.training.simulation import rally as simulation
from models.training.simulation.camera import broadcast_camera
from rallytrace.analysis.events.found_events import find_events
from rallytrace.analysis.flight.path_flights import find_flights
from rallytrace.analysis.shots.ball import BALLS
from rallytrace.analysis.shots.contacts import Contact, RallyObservation
from rallytrace.analysis.shots.shot_metrics import KMH_PER_M_PER_S, RallyInSpace, SeenPath, fly_rally, split_rallies
from rallytrace.analysis.shots.trajectory_fit import RallyFit, fit_rally
from rallytrace.track.calibration import CourtCalibration
from rallytrace.track.camera import Camera, camera_spread, solve_camera
from rallytrace.track.courts import COURTS, CourtSport
from rallytrace.track.distinct_frames import distinct_times
from rallytrace.track.geometry import Size
from rallytrace.track.homography import FloorMap, solve_homography
from rallytrace.track.lists import Event, Sport
from rallytrace.tracking.court_search import search_picture
from rallytrace.video.reader import VideoReader
from rallytrace.video.repeats import RepeatFinder

Floats = NDArray[np.float64]

COURT = COURTS[CourtSport.BADMINTON]
BALL = BALLS[CourtSport.BADMINTON]
NOISE_PX, CORNER_PX = 1.5, 2.0
NEAR_SECONDS = 0.1
"""Between a true hit and the one found."""
GOAL_PX = 3.0


class Simulated:
    """A rally, the camera that its corners give, and what was seen: (n,) seconds and (2, n) pixels, NaN for none."""

    def __init__(self, seed: int) -> None:
        self._rng = rng = np.random.default_rng([seed, 5])
        simulation.TERMINAL_SPEED = self._terminal = 6.8 * (1 + rng.uniform(-0.08, 0.08))
        self.rally, camera = simulation.plan_rally(rng, rng.uniform(8, 14)), broadcast_camera(rng)
        self.rate = float(rng.choice([25.0, 30.0, 50.0, 60.0]))
        self.seconds = np.arange(0.0, self.rally.seconds, 1 / self.rate)
        pixels = camera.project(self.rally.shuttle_at(self.seconds))
        pixels += rng.normal(0, NOISE_PX, pixels.shape)
        wrong = rng.random(len(pixels)) < 0.02
        pixels[wrong] += rng.normal(0, 60, (np.count_nonzero(wrong), 2))
        pixels[rng.random(len(pixels)) < 0.1] = np.nan
        self.pixels = pixels.T
        corners = camera.project(np.column_stack([COURT.corners, np.zeros(4)])) + rng.normal(0, CORNER_PX, (4, 2))
        solved = solve_camera(
            FloorMap(solve_homography(COURT.corners, corners - [639.5, 359.5]), 0.0, (1280, 720)), COURT
        )
        assert solved is not None, "four corners of a broadcast view give a camera"
        self.camera: Camera = solved
        self.times = np.array([*(stroke.time for stroke in self.rally.strokes), self.rally.landing])

    def with_given_hits(self) -> RallyObservation:
        """What was seen, with hits off by up to a frame."""
        last = len(self.times) - 1
        moved = self.times + self._rng.uniform(-1, 1, len(self.times)) / self.rate
        contacts = [Contact(float(second), 0.6 / self.rate, on_floor=k == last) for k, second in enumerate(moved)]
        seen = np.isfinite(self.pixels[0]) & (self.seconds >= self.times[0]) & (self.seconds < self.times[-1])
        return RallyObservation(self.seconds[seen], self.pixels[:, seen].T, tuple(contacts))

    def with_found_hits(self) -> list[RallyInSpace]:
        """Its flights between the events that the program finds."""
        size = Size(1280, 720)
        begins = np.zeros(len(self.seconds), np.bool_)
        events = find_events(find_flights(self.pixels, self.seconds, size=size, begins=begins), size, Sport.BADMINTON)
        path = SeenPath(self.pixels, self.seconds, size.width)
        rallies = split_rallies(events, self.seconds)
        flown = (fly_rally(rally, path, self.camera, CourtSport.BADMINTON) for rally in rallies)
        return [rally for rally in flown if rally is not None]

    def true_speeds(self) -> Floats:
        """Speed after each hit, (n,) m/s: that of the first simulated step, less the drag within its first half."""
        after = np.searchsorted(self.rally.times, self.times[:-1] + 1e-9)
        steps = np.diff(self.rally.positions, axis=0)[after - 1]
        mean = np.linalg.norm(steps, axis=1) / np.diff(self.rally.times)[after - 1]
        return np.asarray(mean / (1 - simulation.GRAVITY / self._terminal**2 * mean * simulation.STEP / 2))

    def true_net_height(self, flight: int) -> float:
        """Metres above the floor where a flight crosses the net's plane; NaN if it does not."""
        x_y_z = self.rally.shuttle_at(np.linspace(self.times[flight], self.times[flight + 1], 400))
        crossing = np.flatnonzero(np.sign(x_y_z[1:, 1]) != np.sign(x_y_z[:-1, 1]))
        return float(x_y_z[crossing[0], 2]) if len(crossing) else np.nan

    def landing(self) -> Floats:
        """(2,) metres."""
        return np.asarray(self.rally.shuttle_at(self.times[-1:])[0, :2])


class Tally:
    """Errors, and errors in spreads, of one number."""

    def __init__(self, name: str, unit: str, scale: float = 1.0) -> None:
        self._words, self._scale = (name, unit), scale
        self._errors: list[float] = []
        self._spreads: list[float] = []

    def add(self, error: float, spread: float, *, share_of: float = 1.0) -> None:
        """Add an error and its standard deviation."""
        self._errors.append(abs(error) / share_of)
        self._spreads.append(abs(error) / spread)

    def add_place(self, errors: Floats, spreads: Floats) -> None:
        """Add a distance by its two errors and their standard deviations."""
        self._errors.append(float(np.hypot(*errors)))
        self._spreads += np.abs(errors / spreads).tolist()

    def __str__(self) -> str:
        (name, unit), errors = self._words, self._scale * np.array(self._errors)
        held = np.mean(np.array(self._spreads) < 1.2816)
        return (
            f"  {name} ({len(errors)}) off by: median {np.median(errors):.2f} {unit}, nine of ten "
            f"{np.percentile(errors, 90):.2f} {unit}; 80 % intervals hold {held:.0%}\n"
        )


def judge_given(seeds: range) -> str:
    """The speeds and landings with the hits given."""
    speeds, landings = Tally("Speed", "%", 100), Tally("Landing", "m")
    for seed in seeds:
        simulated = Simulated(seed)
        covariance = camera_spread(simulated.camera, COURT, CORNER_PX)
        fit = fit_rally(simulated.with_given_hits(), simulated.camera, COURT, BALL, covariance)
        if fit is None:
            continue
        _add_speeds(speeds, fit, simulated)
        last = 4 * len(fit)
        spreads = np.sqrt(np.diag(fit.covariance)[last : last + 2])
        landings.add_place(fit.end[:2] - simulated.landing(), spreads)
    return f"Hits given:\n{speeds}{landings}"


def _add_speeds(speeds: Tally, fit: RallyFit, simulated: Simulated) -> None:
    found = np.linalg.norm(fit.velocities, axis=1)
    for value, truth, spread in zip(found, simulated.true_speeds(), fit.speed_spreads(), strict=True):
        speeds.add(value - truth, spread, share_of=truth)


def judge_found(seeds: range) -> str:
    """The numbers that the program shows, with the events it finds."""
    speeds, nets, landings = Tally("Speed", "%", 100), Tally("Height at the net", "m"), Tally("Landing", "m")
    strokes = shown = 0
    for seed in seeds:
        simulated = Simulated(seed)
        truth, times = simulated.true_speeds(), simulated.times
        strokes += len(truth)
        for rally in simulated.with_found_hits():
            for flight, number in enumerate(rally.flights):
                ends = rally.fit.seconds[flight : flight + 2]
                k = int(np.argmin(np.abs(times[:-1] - ends[0])))
                if np.any(np.abs(times[k : k + 2] - ends) > NEAR_SECONDS):
                    continue
                if number.speed is not None:
                    shown += 1
                    error = number.speed.value / KMH_PER_M_PER_S - truth[k]
                    speeds.add(error, number.speed.spread / KMH_PER_M_PER_S, share_of=truth[k])
                if number.net is not None and np.isfinite(height := simulated.true_net_height(k)):
                    nets.add(number.net.value - height, number.net.spread)
                if number.landing is not None and k == len(truth) - 1:
                    off = np.array([place.value for place in number.landing]) - simulated.landing()
                    landings.add_place(off, np.array([place.spread for place in number.landing]))
    return f"Hits found: a speed is shown for {shown} of {strokes} hits\n{speeds}{nets}{landings}"


def read_clip(clip: Path, corners: list[float] | None) -> tuple[CourtCalibration, Size, SeenPath] | None:
    """The court, the size and the labelled path of a clip; None without a court."""
    with VideoReader(clip) as reader:
        n, size, seconds = reader.n_frames, reader.size, reader.index.seconds
        found = search_picture(reader.frame(n // 2).bgr()).found if corners is None else None
        finder = RepeatFinder()
        for frame in reader.frames():
            finder.add(frame)
    if corners is not None:
        court = CourtCalibration(0, CourtSport.PADEL, tuple(zip(corners[::2], corners[1::2], strict=True)))
    elif found is None:
        return None
    else:
        court = CourtCalibration.of_map(found.floor_map, found.sport)
    pixels = np.full((2, n), np.nan)
    with clip.with_name(f"{clip.stem}_ball.csv").open(newline="") as stream:
        for row in csv.DictReader(stream):
            if row["Visibility"] not in ("", "0") and int(row["Frame"]) < n:
                pixels[:, int(row["Frame"])] = float(row["X"]), float(row["Y"])
    repeats = np.array([finder.is_repeat(frame) for frame in range(n)])
    pixels[:, repeats] = np.nan
    return court, size, SeenPath(pixels, distinct_times(seconds[:n], repeats), size.width)


def real_flights(clip: Path, corners: list[float] | None) -> Iterator[tuple[CourtSport, float, float]]:
    """Sport, median distance in pixels, and seconds of work of each flight."""
    read = read_clip(clip, corners)
    camera = None if read is None else read[0].camera(read[1])
    if read is None or camera is None:
        return
    court, size, path = read
    begins = np.zeros(len(path.seconds), np.bool_)
    found = find_flights(path.pixels, path.seconds, size=size, begins=begins)
    events: tuple[Event, ...] = find_events(found, size, Sport(court.sport.value))
    for rally in split_rallies(events, path.seconds):
        start = time.process_time()
        flown = fly_rally(rally, path, camera, court.sport)
        cost = time.process_time() - start
        count = len(rally) - 1 if flown is None else len(flown.flights)
        for flight in range(count):
            misses = np.array([np.inf]) if flown is None else flown.fit.residuals[flown.fit.flights == flight]
            yield court.sport, float(np.median(misses)) if len(misses) else np.inf, cost / count


def judge_real(clips: list[Path], corners: list[float] | None) -> str:
    """The share of flights near their positions, by sport."""
    flights = [flight for clip in clips for flight in real_flights(clip, corners)]
    words = []
    for sport in CourtSport:
        misses = np.array([miss for played, miss, _ in flights if played is sport])
        costs = [cost for played, _, cost in flights if played is sport]
        if len(misses):
            words.append(
                f"{sport.value.capitalize()}: {len(misses)} flights, {np.mean(misses <= GOAL_PX):.1%} within "
                f"{GOAL_PX:g} px, median {np.median(misses):.2f} px; {1000 * np.mean(costs):.0f} ms a flight\n"
            )
    return "".join(words)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rallies", type=int, default=40)
    parser.add_argument("--real", type=Path, nargs="+", help="clips with labels beside them")
    parser.add_argument("--padel", type=float, nargs=8, help="far left, far right, near right, near left corner")
    arguments = parser.parse_args()
    if arguments.real:
        sys.stdout.write(judge_real(arguments.real, arguments.padel))
    else:
        seeds = range(arguments.rallies)
        sys.stdout.write(judge_given(seeds) + judge_found(seeds))
    return 0


if __name__ == "__main__":
    sys.exit(main())
