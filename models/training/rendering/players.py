"""How the two players move: where they stand, step, jump and swing, for a rally that is already planned.

Everything is laid out once as tracks at a fixed rate; a pose at any instant is read off them.
"""

import math
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np

from models.training.rendering.court import Side
from models.training.rendering.drawing import Floats
from models.training.rendering.figure import SHAFT, Physique, Placement, facing, pose_body
from models.training.rendering.rally import Rally, Shot, Stroke

RATE = 120
"""Samples of a track a second."""
Keys: TypeAlias = list[tuple[float, Floats]]
"""Times in seconds that rise, each with the value reached then; all values of one shape."""


def glide(times: Floats, keys: Keys) -> Floats:
    """Minimum-jerk moves from key to key (time, value), still before the first and after the last."""
    stamps = np.array([key[0] for key in keys])
    values = np.array([key[1] for key in keys], float)
    index = np.clip(np.searchsorted(stamps, times, side="right") - 1, 0, len(keys) - 1)
    after = np.minimum(index + 1, len(keys) - 1)
    part = np.clip((times - stamps[index]) / np.maximum(stamps[after] - stamps[index], 1e-6), 0, 1)
    part = part**3 * (10 - 15 * part + 6 * part**2)
    part = part.reshape(-1, *([1] * (values.ndim - 1)))
    glided: Floats = values[index] * (1 - part) + values[after] * part
    return glided


def curve(times: Floats, keys: Keys) -> Floats:
    """A Catmull-Rom curve through keys (time, value), for limbs that do not stop at a key."""
    stamps = np.array([key[0] for key in keys])
    values = np.array([key[1] for key in keys], float)
    slopes = np.zeros_like(values)
    slopes[1:-1] = (values[2:] - values[:-2]) / (stamps[2:] - stamps[:-2])[:, None]
    index = np.clip(np.searchsorted(stamps, times, side="right") - 1, 0, len(keys) - 2)
    span = stamps[index + 1] - stamps[index]
    part = np.clip((times - stamps[index]) / span, 0, 1)[:, None]
    span = span[:, None]
    square, cube = part**2, part**3
    curved: Floats = (
        (2 * cube - 3 * square + 1) * values[index]
        + (cube - 2 * square + part) * span * slopes[index]
        + (3 * square - 2 * cube) * values[index + 1]
        + (cube - square) * span * slopes[index + 1]
    )
    return curved


def in_order(keys: Keys) -> Keys:
    """The keys without those that do not come after their predecessor."""
    kept = keys[:1]
    for key in keys[1:]:
        if key[0] > kept[-1][0] + 0.02:
            kept.append(key)
    return kept


def thinned(keys: Keys, sacred: list[float]) -> Keys:
    """Keys in rising time; where two strokes crowd one another, a key at a `sacred` time stays and others go."""
    kept: Keys = []
    for key in keys:
        while kept and key[0] in sacred and kept[-1][0] >= key[0] - 0.04 and kept[-1][0] not in sacred:
            kept.pop()
        if not kept or key[0] > kept[-1][0] + 0.04:
            kept.append(key)
    return kept


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


def _swing_keys(stroke: Stroke, reach: Floats, shoulder: Floats, hand: int) -> Keys:
    """Keys (time, six numbers): the racket hand and the racket's head, relative to the ground point, during a swing."""
    toward = reach - shoulder
    grip = reach - toward / float(np.linalg.norm(toward)) * SHAFT

    def key(offset: float, at: tuple[float, float, float], head: tuple[float, float, float]) -> tuple[float, Floats]:
        forward, right = facing(stroke.side)
        axes = np.array([right * hand, forward, [0.0, 0.0, 1.0]])
        return stroke.time + offset, np.concatenate([np.array(at) @ axes, np.array(head) @ axes])

    contact = (stroke.time, np.concatenate([grip, reach]))
    if stroke.is_serve:
        before = [key(-0.45, (0.28, 0.25, 0.95), (0.2, 0.1, 0.5)), key(-0.12, (0.28, 0.28, 0.95), (0.25, 0.2, 0.5))]
        after = [key(0.16, (0.0, 0.5, 1.25), (-0.15, 0.75, 1.6))]
    elif stroke.is_overhead:
        before = [
            key(-0.42, (0.36, 0.05, 1.45), (0.30, 0.0, 1.95)),
            key(-0.14, (0.36, -0.10, 1.72), (0.28, -0.45, 1.55)),
        ]
        after = [key(0.13, (0.02, 0.55, 1.15), (-0.25, 0.75, 0.75))]
    else:
        back = contact[1].copy()
        back[:3] = back[:3] * (0.75, 0.75, 1.0) + (0, 0, 0.08)
        back[3:] = back[3:] * (0.55, 0.55, 1.0) + (0, 0, 0.22)
        before = [(stroke.time - 0.22, back)]
        through = contact[1].copy()
        through[2] += 0.22
        through[5] += 0.55 if stroke.shot is Shot.LIFT else 0.25
        after = [(stroke.time + 0.15, through)]
    return [*before, contact, *after]


def swing_arms(times: Floats, ground: Floats, strokes: list[Stroke], physique: Physique) -> tuple[Floats, Floats]:
    """Tracks of both hands (n, 2, 3) and of the racket's head (n, 3), in metres.

    `times` (n,) in seconds are those of `ground` (n, 2), the points below the body; there is at least one stroke.
    """
    forward, right = facing(strokes[0].side)
    hand = 1 if physique.right_handed else -1
    axes = np.array([right * hand, forward, [0.0, 0.0, 1.0]])
    ready = np.concatenate([np.array([0.27, 0.36, 1.02]) @ axes, np.array([0.05, 0.62, 1.38]) @ axes])
    idle = np.array([-0.33, 0.24, 1.02]) @ axes
    racket_keys: Keys = [(-1.0, ready)]
    free_keys: Keys = [(-1.0, idle)]
    for stroke in strokes:
        i = min(int(stroke.time * RATE), len(ground) - 1)
        reach = stroke.contact - np.array([*ground[i], 0.0])
        shoulder = right * hand * 0.2 + np.array([0, 0, 1.42 if stroke.is_overhead else 1.15])
        keys = _swing_keys(stroke, reach, shoulder, hand)
        racket_keys += [(keys[0][0] - 0.2, ready), *keys, (keys[-1][0] + 0.3, ready)]
        if stroke.is_serve:  # the free hand holds the shuttle until it is struck
            free_keys = [(-1.0, reach), (stroke.time - 0.04, reach), (stroke.time + 0.45, idle)]
            continue
        raised = (-0.22, 0.35, 1.8) if stroke.is_overhead else (-0.6, -0.25, 1.2)
        free_keys += [(stroke.time - 0.55, idle), (stroke.time - 0.25, np.array(raised) @ axes)]
        free_keys += [(stroke.time + 0.08, np.array((-0.42, 0.1, 1.05)) @ axes), (stroke.time + 0.45, idle)]
    racket_keys.append((float(times[-1]) + 5, ready))
    free_keys.append((float(times[-1]) + 5, idle))
    swings = curve(times, thinned(racket_keys, [stroke.time for stroke in strokes]))
    free = curve(times, thinned(free_keys, []))
    base = np.column_stack([ground, np.zeros(len(ground))])
    hands = np.zeros((len(times), 2, 3))
    hands[:, 1 if hand > 0 else 0] = base + swings[:, :3]
    hands[:, 0 if hand > 0 else 1] = base + free
    return hands, base + swings[:, 3:]


def turn_trunk(times: Floats, ground: Floats, strokes: list[Stroke], physique: Physique) -> tuple[Floats, Floats]:
    """Tracks of the shoulders' turn (n,) in radians and of the neck's lead over the pelvis (n, 2) in metres."""
    forward, _ = facing(strokes[0].side)
    velocity = np.gradient(ground, axis=0) * RATE
    lean = forward[:2] * 0.20 + np.clip(velocity * 0.03, -0.1, 0.1)
    twist_keys: Keys = [(-1.0, np.array(0.0))]
    hand = 1 if physique.right_handed else -1
    for stroke in strokes:
        turn = 1.0 if stroke.is_overhead else 0.25
        twist_keys += [(stroke.time - 0.6, np.array(0.0)), (stroke.time - 0.25, np.array(-turn * hand))]
        twist_keys += [(stroke.time + 0.1, np.array(0.5 * turn * hand)), (stroke.time + 0.5, np.array(0.0))]
        pull = np.exp(-(((times - stroke.time) / 0.25) ** 2))[:, None]
        aside = stroke.contact[:2] - ground[min(int(stroke.time * RATE), len(ground) - 1)]
        lean = lean * (1 - pull) + pull * np.clip(aside * (0.1 if stroke.is_overhead else 0.42), -0.36, 0.36)
    twist = glide(times, in_order(twist_keys))
    return twist, lean


@dataclass(frozen=True, slots=True)
class Motion:
    """A player through a rally, as tracks sampled `RATE` times a second, in metres in the court's axes.

    `ground` (n, 2) is the point below the body; `lift` (n,) how far a jump has raised it; `feet` (n, 2, 3) left and
    right; `hands` (n, 2, 3) left and right; `racket` (n, 3) the middle of its head; `twist` (n,) the shoulders' turn
    in radians; `lean` (n, 2) how far the neck is ahead of the pelvis over the floor.
    """

    side: Side
    physique: Physique
    ground: Floats
    lift: Floats
    feet: Floats
    hands: Floats
    racket: Floats
    twist: Floats
    lean: Floats

    def pose(self, time: float) -> Floats:
        """Joint positions (len(Joint), 3) in metres at `time` in seconds."""
        at = min(max(time * RATE, 0.0), len(self.ground) - 1.001)
        i, part = int(at), at - int(at)

        def read(track: Floats) -> Floats:
            blended: Floats = track[i] * (1 - part) + track[i + 1] * part
            return blended

        wanted = Placement(
            ground=read(self.ground),
            lean=read(self.lean),
            lift=float(read(self.lift)),
            feet=read(self.feet),
            hands=read(self.hands),
            racket=read(self.racket),
            twist=float(read(self.twist)),
        )
        return pose_body(self.side, self.physique, wanted)


def move(rally: Rally, side: Side, physique: Physique, rng: np.random.Generator) -> Motion:
    """How the player on `side`, who has at least one stroke in it, moves through `rally`."""
    times = np.arange(int((rally.seconds + 1.0) * RATE)) / RATE
    strokes = [stroke for stroke in rally.strokes if stroke.side == side]
    ground = walk(rally, side, physique, times, rng)
    lift = jump(rally, side, times, rng)
    hands, racket = swing_arms(times, ground, strokes, physique)
    twist, lean = turn_trunk(times, ground, strokes, physique)
    feet = step(ground, lift, strokes, physique)
    return Motion(side, physique, ground, lift, feet, hands, racket, twist, lean)
