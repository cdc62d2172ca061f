"""A player's body: its joints, and how they hang together once feet, hands and trunk are placed."""

import enum
import math
from dataclasses import dataclass

import numpy as np

from .arrays import Floats
from .court import Side

SHAFT = 0.52
"""Metres from the hand to the middle of the racket's head."""


class Joint(enum.IntEnum):
    """Rows of a pose."""

    PELVIS = 0
    NECK = 1
    HEAD = 2
    SHOULDER_LEFT = 3
    SHOULDER_RIGHT = 4
    ELBOW_LEFT = 5
    ELBOW_RIGHT = 6
    HAND_LEFT = 7
    HAND_RIGHT = 8
    HIP_LEFT = 9
    HIP_RIGHT = 10
    KNEE_LEFT = 11
    KNEE_RIGHT = 12
    ANKLE_LEFT = 13
    ANKLE_RIGHT = 14
    TOE_LEFT = 15
    TOE_RIGHT = 16
    RACKET = 17


@dataclass(frozen=True, slots=True)
class Physique:
    """A player's build: `height` in metres; `right_handed`."""

    height: float
    right_handed: bool


@dataclass(frozen=True, slots=True)
class Placement:
    """Where the parts of a body are wanted, metres in the court's axes, for one instant.

    `ground` (2,) lies below the body; `lean` (2,) is how far the neck is ahead of the pelvis over the floor; `lift` is
    the height of a jump; `feet` and `hands` (2, 3) are left and right; `racket` (3,) is the middle of its head; `twist`
    is the shoulders' turn in radians.
    """

    ground: Floats
    lean: Floats
    lift: float
    feet: Floats
    hands: Floats
    racket: Floats
    twist: float


def facing(side: Side) -> tuple[Floats, Floats]:
    """The directions forward and right, (3,) each, of a player who faces the net."""
    return np.array([0.0, -float(side), 0.0]), np.array([-float(side), 0.0, 0.0])


def pose_body(side: Side, physique: Physique, wanted: Placement) -> Floats:
    """Joint positions (len(Joint), 3) in metres; limbs that cannot reach where they are wanted stop short."""
    tall = physique.height
    forward, right = facing(side)
    pose = np.zeros((len(Joint), 3))
    thigh, shin = 0.245 * tall, 0.25 * tall
    spread = max(float(np.hypot(*(foot[:2] - wanted.ground))) for foot in wanted.feet)
    lowest = math.sqrt(max((thigh + shin) ** 2 * 0.97 - spread**2, 0.38))
    pelvis = np.array([*wanted.ground, min(0.47 * tall, lowest) + 0.05 + wanted.lift])
    tilt = np.array([*wanted.lean, 0.0])
    up = math.sqrt(max((0.295 * tall) ** 2 - float(tilt @ tilt), 0.02))
    neck = pelvis + tilt + np.array([0, 0, up])
    pose[Joint.PELVIS], pose[Joint.NECK] = pelvis, neck
    pose[Joint.HEAD] = neck + 0.35 * tilt + forward * 0.03 + np.array([0, 0, 0.095 * tall])
    turned = right * math.cos(wanted.twist) + forward * math.sin(wanted.twist)
    hips = right * math.cos(wanted.twist * 0.4) + forward * math.sin(wanted.twist * 0.4)
    for j, sign in enumerate((-1, 1)):
        shoulder = neck + turned * sign * 0.112 * tall - np.array([0, 0, 0.035 * tall])
        outward = -forward * 0.4 + right * sign * 0.7 - np.array([0, 0, 0.6])
        elbow, hand = _bend(shoulder, wanted.hands[j], 0.172 * tall, 0.16 * tall, outward)
        hip = pelvis + hips * sign * 0.055 * tall
        knee, ankle = _bend(hip, wanted.feet[j] + [0, 0, 0.09], thigh, shin, forward + right * sign * 0.35)
        pose[Joint.SHOULDER_LEFT + j], pose[Joint.ELBOW_LEFT + j], pose[Joint.HAND_LEFT + j] = shoulder, elbow, hand
        pose[Joint.HIP_LEFT + j], pose[Joint.KNEE_LEFT + j], pose[Joint.ANKLE_LEFT + j] = hip, knee, ankle
        pose[Joint.TOE_LEFT + j] = ankle + (forward + right * sign * 0.45) * 0.17 + [0, 0, -0.055]
    grip = pose[Joint.HAND_RIGHT if physique.right_handed else Joint.HAND_LEFT]
    direction = wanted.racket - grip
    pose[Joint.RACKET] = grip + direction / max(float(np.linalg.norm(direction)), 1e-6) * SHAFT
    return pose


def _bend(start: Floats, end: Floats, upper: float, lower: float, toward: Floats) -> tuple[Floats, Floats]:
    """The middle joint and the end of a two-bone limb that bends `toward` a direction; the end is pulled in reach."""
    span = end - start
    length = max(float(np.linalg.norm(span)), 1e-6)
    along = span / length
    reach = min(length, 0.998 * (upper + lower))
    lead = (upper**2 - lower**2 + reach**2) / (2 * reach)
    side = toward - along * float(toward @ along)
    side = side / max(float(np.linalg.norm(side)), 1e-6)
    middle = start + along * lead + side * math.sqrt(max(upper**2 - lead**2, 0.0))
    return middle, start + along * reach
