"""Swings: where a player's hands, racket and shoulders are at every instant."""

import numpy as np

from .arrays import Floats
from .body import SHAFT, Physique, facing
from .rally import Shot, Stroke
from .tracks import RATE, Keys, curve, glide, in_order, settled


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
    swings = curve(times, settled(racket_keys, [stroke.time for stroke in strokes]))
    free = curve(times, settled(free_keys, []))
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
