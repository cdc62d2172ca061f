"""Footwork: where a player stands at every instant, jumps, and steps."""

import math
from dataclasses import dataclass

import numpy as np

from .arrays import Floats
from .body import Physique, facing
from .court import Side
from .rally import Rally, Shot, Stroke
from .tracks import RATE, Keys, glide, in_order

_AIRBORNE = int(0.15 * RATE)
"""Samples that a step takes."""
_REACTION = 0.1
"""Seconds after the other's stroke at which a player starts for the shuttle."""
_FASTEST = 4.4
"""Mean speed over the floor in m/s that a player reaches; the peak of such a dash is nearly twice that."""
_STRAIN = 0.22
"""Metres that a foot may be from where it wants to be before it steps."""


@dataclass(frozen=True, slots=True)
class _Step:
    """A foot on its way: the sample it left the floor at, and where it goes from and to, (2,) each."""

    begun: int
    start: Floats
    end: Floats


def _stance(stroke: Stroke, physique: Physique) -> Floats:
    """Where on the floor the body stands to play a stroke, (2,)."""
    forward, right = facing(stroke.side)
    hand = 1 if physique.right_handed else -1
    if stroke.is_serve:
        offset = right * 0.15 * hand + forward * 0.62
    elif stroke.is_overhead:
        offset = right * 0.32 * hand + forward * 0.32
    else:
        # A lunge: toward the near sideline's hand, further the lower the shuttle is.
        away = math.copysign(1.0, float(stroke.contact[0]) * float(right[0]))
        offset = right * 0.45 * away + forward * (0.85 if float(stroke.contact[2]) < 1.0 else 0.6)
    stance: Floats = stroke.contact[:2] - offset[:2]
    return stance


def walk(rally: Rally, side: Side, physique: Physique, times: Floats, rng: np.random.Generator) -> Floats:
    """The points below the body, (n, 2) at `times` (n,): to each stroke, back to a base, off again."""
    base = np.array([0.0, side * 2.9])
    keys: Keys = []
    if rally.strokes[0].side != side:
        keys.append((0.0, np.array([0.5 * side, side * 3.0])))
    for i, stroke in enumerate(rally.strokes):
        if stroke.side == side:
            stance = _stance(stroke, physique)
            if not keys:
                keys.append((0.0, stance))
            else:
                stance = _within_reach(keys[-1], stroke.time, stance)
                keys.append((stroke.time - min(0.06, (stroke.time - keys[-1][0]) / 4), stance))
            keys.append((stroke.time + 0.12, stance))
            continue
        slack = stroke.time - keys[-1][0]
        if slack > 0.25 and not stroke.is_serve:
            # As much of the way back to the base as there is time for.
            part = float(np.clip(slack / 1.3, 0.25, 1.0))
            spot = _awaiting(rally, i, physique, base) + rng.normal(0, 0.2, 2)
            keys.append((stroke.time - 0.02, keys[-1][1] * (1 - part) + spot * part))
        if slack > 0:
            keys.append((max(stroke.time + _REACTION, keys[-1][0] + 0.02), keys[-1][1]))
    keys = in_order(keys)
    keys.append(_last_steps(rally, side, keys[-1][1], base))
    return glide(times, keys)


def _within_reach(left: tuple[float, Floats], arrival: float, stance: Floats) -> Floats:
    """The stance, or as far on the way to it as a person gets from where and when the last place was `left`."""
    time, place = left
    distance = float(np.hypot(*(stance - place)))
    part = min(1.0, _FASTEST * max(arrival - time, 0.05) / max(distance, 1e-6))
    reached: Floats = place * (1 - part) + stance * part
    return reached


def _awaiting(rally: Rally, index: int, physique: Physique, base: Floats) -> Floats:
    """Where a player awaits the other's stroke `index`: at the base, or, read in time, nearer to a fast shot's end."""
    if index + 1 == len(rally.strokes):
        return base
    coming = rally.strokes[index + 1]
    seconds = coming.time - rally.strokes[index].time
    read = float(np.clip(1.15 - seconds, 0.0, 0.75))
    awaiting: Floats = base * (1 - read) + _stance(coming, physique) * read
    return awaiting


def _last_steps(rally: Rally, side: Side, place: Floats, base: Floats) -> tuple[float, Floats]:
    """The beaten player starts for the shuttle and is late; the winner walks back."""
    if rally.strokes[-1].side == side:
        return rally.landing + 1.2, place * 0.6 + base * 0.4
    fallen = rally.shuttle_at(np.array([rally.landing]))[0, :2]
    return rally.landing + 0.25, place * 0.55 + fallen * 0.45


def jump(rally: Rally, side: Side, times: Floats, rng: np.random.Generator) -> Floats:
    """Height of the body over its stance, (n,) metres: jumps, and the hop with which a player awaits a stroke."""
    lift = np.zeros(len(times))
    for stroke in rally.strokes:
        if stroke.side != side:
            lift = np.maximum(lift, _hop(times, stroke.time - 0.1, 0.22, 0.04))
        elif stroke.is_overhead:
            high = rng.uniform(0.12, 0.38) if stroke.shot is Shot.SMASH else rng.uniform(0.0, 0.08)
            lift = np.maximum(lift, _hop(times, stroke.time - 0.22, 0.42, high))
    return lift


def _hop(times: Floats, start: float, seconds: float, high: float) -> Floats:
    part = (times - start) / seconds
    return np.where((part > 0) & (part < 1), 4 * high * part * (1 - part), 0.0)


def step(ground: Floats, lift: Floats, strokes: list[Stroke], physique: Physique) -> Floats:
    """Feet (n, 2, 3), left and right, that stay planted until the body has left them behind, then step after it."""
    wanted = _footing(ground, strokes, physique)
    feet = np.zeros((len(ground), 2, 3))
    planted = wanted[0].copy()
    steps: list[_Step | None] = [None, None]
    for i in range(len(ground)):
        strain = np.linalg.norm(wanted[i] - planted, axis=1)
        foot = int(np.argmax(strain))
        if strain[foot] > _STRAIN and steps == [None, None]:
            landing = wanted[min(i + _AIRBORNE, len(ground) - 1), foot].copy()
            steps[foot] = _Step(i, planted[foot].copy(), landing)
        for j in range(2):
            height, taken = 0.0, steps[j]
            if taken is not None:
                part = (i - taken.begun) / _AIRBORNE
                smooth = part * part * (3 - 2 * part)
                planted[j] = taken.start * (1 - smooth) + taken.end * smooth
                height = 0.16 * math.sin(math.pi * min(part, 1.0))
                steps[j] = None if part >= 1 else taken
            feet[i, j] = *planted[j], height + lift[i]
    return feet


def _footing(ground: Floats, strokes: list[Stroke], physique: Physique) -> Floats:
    """Where the feet would like to be, (n, 2, 2): apart, ahead of the movement, the racket's foot in the lunge."""
    forward, right = facing(strokes[0].side)
    velocity = np.gradient(ground, axis=0) * RATE
    apart = right[:2] * 0.31 + forward[:2] * 0.08
    wanted = np.stack([ground - apart + velocity * 0.10, ground + apart + velocity * 0.10], axis=1)
    lead = 1 if physique.right_handed else 0
    for stroke in strokes:
        if not stroke.is_overhead and not stroke.is_serve:
            begin, end = int((stroke.time - 0.2) * RATE), int((stroke.time + 0.25) * RATE)
            wanted[begin:end, lead] += (stroke.contact[:2] - ground[int(stroke.time * RATE)]) * 0.5
    return wanted
