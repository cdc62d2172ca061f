"""Drawing a person: shaded limbs, kit, hair and racket on a pose."""

import enum
import math
from dataclasses import dataclass

import numpy as np

from models.training.rendering.camera import Camera
from models.training.rendering.court import Side
from models.training.rendering.drawing import Canvas, Colour, Floats, Sprite, capsule_outline, shade

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


_MARGIN = 14
"""Frame pixels around the joints that a figure may need."""
_STILL, _MOVING = 3, 2
"""Drawing resolution over the frame's, for a few poses and for many, whose mean is smooth already."""


@dataclass(frozen=True, slots=True)
class Kit:
    """What a person wears and looks like, in colours as lit by the hall's light."""

    shirt: Colour
    trim: Colour
    shorts: Colour
    socks: Colour
    shoes: Colour
    skin: Colour
    hair: Colour
    racket: Colour


def draw_figure(
    poses: list[Floats], kit: Kit, camera: Camera, *, from_behind: bool, with_racket: bool = True
) -> Sprite:
    """The mean of a person's pictures in several poses (len(Joint), 3) of one exposure."""
    every = np.concatenate([camera.project(pose) for pose in poses])
    pad = _MARGIN + 0.3 * camera.pixels_per_metre(poses[0][Joint.PELVIS])
    left, top = np.maximum(np.floor(every.min(axis=0) - pad), 0).astype(int)
    right, bottom = np.minimum(np.ceil(every.max(axis=0) + pad), (camera.width, camera.height)).astype(int)
    if right <= left or bottom <= top:
        return Sprite(0, 0, np.zeros((0, 0, 4), np.float32))
    total = np.zeros((bottom - top, right - left, 4), np.float32)
    fineness = _STILL if len(poses) < 4 else _MOVING
    for pose in poses:
        canvas = Canvas(left, top, right - left, bottom - top, detail=fineness)
        _Sitting(canvas, pose, kit, camera, from_behind).paint(with_racket=with_racket)
        total += canvas.averaged()
    total /= len(poses)
    total[..., 3] /= 255
    return Sprite(int(left), int(top), total)


class _Sitting:
    """One person being painted in one pose; lengths are metres at the person's distance, directions the picture's."""

    def __init__(self, canvas: Canvas, pose: Floats, kit: Kit, camera: Camera, from_behind: bool) -> None:  # noqa: FBT001 - private
        self._canvas, self._kit, self._camera, self._from_behind = canvas, kit, camera, from_behind
        self._pose = pose
        self._pixels = camera.project(pose)
        self._metre = camera.pixels_per_metre(pose[Joint.PELVIS])

    def paint(self, *, with_racket: bool) -> None:
        """Parts from the furthest to the nearest, so that they hide one another as bodies do."""
        depth = self._camera.depth(self._pose)
        behind = 0.0 if self._from_behind else 0.01
        parts = [(float(depth[Joint.PELVIS]) + behind, self._torso), (float(depth[Joint.HEAD]) - 0.03, self._head)]
        for j, (leg, arm) in enumerate(((self._left_leg, self._left_arm), (self._right_leg, self._right_arm))):
            parts.append((float(depth[Joint.KNEE_LEFT + j]) + 0.02, leg))
            parts.append((float(depth[Joint.HAND_LEFT + j] + depth[Joint.ELBOW_LEFT + j]) / 2, arm))
        if with_racket:
            parts.append((float(depth[Joint.RACKET]), self._racket))
        for _, part in sorted(parts, key=lambda part: -part[0]):
            part()

    def _by(self, right: float, down: float) -> Floats:
        return np.array([right, down]) * self._metre

    def _limb(self, start: Floats, end: Floats, radii: tuple[float, float], colour: Colour) -> None:
        self._canvas.limb(start, end, (radii[0] * self._metre, radii[1] * self._metre), colour)

    def _mark(self, start: Floats, end: Floats, radius: float, colour: Colour, alpha: float = 1.0) -> None:
        radii = (radius * self._metre, radius * self._metre)
        self._canvas.polygon(capsule_outline(start, end, radii), colour, alpha)

    def _left_leg(self) -> None:
        self._leg(0)

    def _right_leg(self) -> None:
        self._leg(1)

    def _left_arm(self) -> None:
        self._arm(0)

    def _right_arm(self) -> None:
        self._arm(1)

    def _leg(self, j: int) -> None:
        kit = self._kit
        hip, knee = self._pixels[Joint.HIP_LEFT + j], self._pixels[Joint.KNEE_LEFT + j]
        ankle, toe = self._pixels[Joint.ANKLE_LEFT + j], self._pixels[Joint.TOE_LEFT + j]
        self._limb(ankle + self._by(0, 0.015), toe, (0.050, 0.042), kit.shoes)
        self._mark(ankle + self._by(0, 0.055), toe + self._by(0, 0.03), 0.013, (205, 208, 210))
        self._limb(knee, ankle, (0.060, 0.040), kit.skin)
        self._limb(knee * 0.3 + ankle * 0.7, ankle, (0.050, 0.044), kit.socks)
        self._limb(hip, knee, (0.090, 0.062), kit.skin)
        self._limb(hip, hip * 0.42 + knee * 0.58, (0.108, 0.108), kit.shorts)

    def _arm(self, j: int) -> None:
        kit = self._kit
        joints = (Joint.SHOULDER_LEFT, Joint.ELBOW_LEFT, Joint.HAND_LEFT)
        shoulder, elbow, hand = (self._pixels[joint + j] for joint in joints)
        self._limb(shoulder, elbow, (0.052, 0.042), kit.skin)
        self._limb(shoulder, shoulder * 0.42 + elbow * 0.58, (0.070, 0.066), kit.shirt)
        self._limb(elbow, hand, (0.042, 0.030), kit.skin)
        self._limb(hand, hand + (hand - elbow) * 0.15, (0.040, 0.036), kit.skin)

    def _torso(self) -> None:
        kit, pixels, metre = self._kit, self._pixels, self._metre
        neck, hips = pixels[Joint.NECK], pixels[[Joint.HIP_LEFT, Joint.HIP_RIGHT]]
        shoulders = pixels[[Joint.SHOULDER_LEFT, Joint.SHOULDER_RIGHT]]
        spine = pixels[Joint.PELVIS] - neck
        down = spine / max(float(np.hypot(*spine)), 1e-6) * metre
        across = np.array([-down[1], down[0]])
        self._canvas.cloth(hips + down * 0.03, np.full(2, 0.108) * metre, kit.shorts)
        throat = pixels[Joint.HEAD] * 0.6 + neck * 0.4
        self._mark(neck + down * 0.05, throat, 0.054, shade(kit.skin, 0.8))
        centres = np.stack([*shoulders, *(hips - down * 0.04), neck + down * 0.03])
        self._canvas.cloth(centres, np.array([0.062, 0.062, 0.075, 0.075, 0.062]) * metre, kit.shirt)
        waist = hips.mean(axis=0) - down * 0.13
        for sign in (-1, 1):
            side = waist + across * sign * 0.125
            self._mark(side - down * 0.16, side + down * 0.14, 0.018, kit.trim, 0.8)
            fold = waist + across * sign * 0.05
            self._mark(fold, fold + (down - across * sign * 0.6) * 0.12, 0.011, shade(kit.shirt, 0.7), 0.5)
        if self._from_behind:
            self._writing(neck + down * 0.15, across, down)

    def _writing(self, middle: Floats, across: Floats, down: Floats) -> None:
        """A name, a country and a number on the back, too small to read."""
        for row, letters, tall in ((0.0, 6, 0.024), (0.065, 5, 0.024), (0.14, 2, 0.036)):
            for i in range(letters):
                spot = middle + down * row + across * (i - (letters - 1) / 2) * 0.030
                self._mark(spot - down * tall * 0.5, spot + down * tall * 0.5, 0.009, self._kit.trim, 0.85)

    def _head(self) -> None:
        head, kit = self._pixels[Joint.HEAD], self._kit
        if self._from_behind:
            for sign in (-1, 1):
                ear = head + self._by(sign * 0.09, 0.016)
                self._mark(ear, ear + self._by(0, 0.021), 0.018, shade(kit.skin, 0.9))
            self._limb(head + self._by(0, 0.042), head - self._by(0, 0.023), (0.082, 0.103), kit.hair)
            return
        self._limb(head - self._by(0, 0.026), head - self._by(0, 0.032), (0.103, 0.099), kit.hair)
        self._limb(head - self._by(0, 0.002), head + self._by(0, 0.052), (0.086, 0.065), kit.skin)
        brow, mouth = head - self._by(0, 0.008), head + self._by(0, 0.058)
        self._mark(brow - self._by(0.042, 0), brow + self._by(0.042, 0), 0.013, shade(kit.skin, 0.5), 0.45)
        self._mark(mouth - self._by(0.021, 0), mouth + self._by(0.021, 0), 0.010, shade(kit.skin, 0.7), 0.4)

    def _racket(self) -> None:
        head, project, colour = self._pose[Joint.RACKET], self._camera.project, self._kit.racket
        hands = self._pose[[Joint.HAND_LEFT, Joint.HAND_RIGHT]]
        hand = hands[int(np.argmin(np.linalg.norm(hands - head, axis=1)))]
        shaft = (head - hand) / max(float(np.linalg.norm(head - hand)), 1e-6)
        # The face looks along the court as far as the shaft allows.
        across = np.cross(shaft, np.array([0.0, 1.0, 0.0]))
        across = across / max(float(np.linalg.norm(across)), 1e-6)
        turns = np.linspace(0, 2 * np.pi, 20, endpoint=False)
        rim = project(head + np.cos(turns)[:, None] * shaft * 0.135 + np.sin(turns)[:, None] * across * 0.108)
        metre = self._camera.pixels_per_metre(head)
        self._canvas.polygon(rim, (190, 196, 196), 0.09)
        self._canvas.stroke(rim, 0.009 * metre, colour, closed=True)
        throat = head - shaft * 0.135
        self._canvas.stroke(project(np.stack([hand + shaft * 0.02, throat])), 0.008 * metre, shade(colour, 0.7))
        self._canvas.stroke(project(np.stack([hand - shaft * 0.06, hand + shaft * 0.10])), 0.026 * metre, (70, 70, 74))
