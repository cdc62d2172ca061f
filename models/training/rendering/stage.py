"""One rally ready to be filmed: it gives the picture of every frame with its label."""

import math
from dataclasses import dataclass

import cv2
import numpy as np

from models.training.rendering.camera import Camera, broadcast_camera
from models.training.rendering.court import Side
from models.training.rendering.drawing import (
    SHIFT,
    Floats,
    Light,
    Patch,
    Picture,
    Sprite,
    add_light,
    lay,
    overlap,
    to_fixed,
)
from models.training.rendering.figure import Joint, Physique, draw_figure
from models.training.rendering.hall import draw_net, draw_scoreboard, paint_hall
from models.training.rendering.look import Feathers, Lens, Look, draw_look
from models.training.rendering.players import Motion, move
from models.training.rendering.rally import Rally, plan_rally

_SPARE = 96
"""Pixels by which the sheet of noise is larger than a frame, so that it can be laid differently on each."""


class Sensor:
    """Turns the ideal picture, painted `margin` pixels too large on every side, into a frame of `size`."""

    def __init__(self, lens: Lens, size: tuple[int, int], margin: int, rng: np.random.Generator) -> None:
        self._lens, self._size, self._margin = lens, size, margin
        self._seed = int(rng.integers(2**31))
        width, height = size
        sheet = rng.normal(0, 1, (height + _SPARE, width + _SPARE, 1)) * 0.85
        sheet = (sheet + rng.normal(0, 1, (height + _SPARE, width + _SPARE, 3)) * 0.5).astype(np.float32)
        sheet = np.asarray(cv2.GaussianBlur(sheet, (0, 0), 0.6), np.float32)
        sheet *= lens.noise / max(float(sheet.std()), 1e-6)
        self._noise: Picture = np.clip(sheet + 128.5, 0, 255).astype(np.uint8)
        self._tremble = _trembling(rng) * lens.shake

    def shift(self, index: int) -> Floats:
        """How far the scene lies to the right and below its place in frame `index`, (2,) pixels."""
        shift: Floats = self._tremble[index % len(self._tremble)]
        return shift

    def vignetted(self, picture: Picture) -> Picture:
        """The picture with darker corners and the lens's saturation."""
        high, wide = picture.shape[:2]
        rows, columns = np.mgrid[0:high, 0:wide].astype(np.float32)
        away = ((columns / wide - 0.5) ** 2 + (rows / high - 0.5) ** 2) / 0.5
        grey = np.asarray(cv2.cvtColor(picture, cv2.COLOR_BGR2GRAY), np.float32)[..., None]
        vivid = grey + (picture - grey) * self._lens.saturation
        darkened: Picture = np.clip(vivid * (1 - self._lens.vignette * away[..., None]), 0, 255).astype(np.uint8)
        return darkened

    def expose(self, picture: Picture, index: int) -> Picture:
        """Frame `index` of the ideal, padded `picture`."""
        x, y = self.shift(index) - self._margin
        move = np.array([[1, 0, x], [0, 1, y]], np.float32)
        seen = cv2.warpAffine(picture, move, self._size, flags=cv2.INTER_CUBIC, borderMode=cv2.BORDER_REPLICATE)
        seen = cv2.GaussianBlur(seen, (0, 0), self._lens.softness)
        left, top = np.random.default_rng((self._seed, index)).integers(0, _SPARE, 2)
        noise = self._noise[top : top + self._size[1], left : left + self._size[0]]
        noisy = cv2.addWeighted(seen, 1.0, noise, 1.0, -128)
        soft = cv2.GaussianBlur(noisy, (0, 0), 1.4)
        return np.asarray(cv2.addWeighted(noisy, 1 + self._lens.sharpening, soft, -self._lens.sharpening, 0), np.uint8)


def _trembling(rng: np.random.Generator) -> Floats:
    """A loop of small smooth movements (900, 2) of standard deviation 1."""
    spectrum = rng.normal(size=(451, 2)) + 1j * rng.normal(size=(451, 2))
    pace = np.fft.rfftfreq(900, 1 / 30)[:, None]
    loop = np.fft.irfft(spectrum * np.exp(-((pace / 2.0) ** 2)) * (pace > 0), 900, axis=0)
    smooth: Floats = loop / loop.std()
    return smooth


_LAMPS = ((1.0, 0.25), (-1.0, 0.25), (0.9, -0.3), (-0.9, -0.3))
"""Where shadows point: away from the lamps along both sides of the court."""


def cast_shadow(picture: Picture, camera: Camera, pose: Floats) -> None:
    """Darken the floor in the picture (h, w, 3), in place, under the feet and the body of `pose` (len(Joint), 3)."""
    ground = pose[Joint.PELVIS] * (1, 1, 0)
    spots = [(ground, 0.36, 0.16)]
    spots += [(ground + np.array([away * x, away * y, 0.0]), 0.34, 0.09) for x, y in _LAMPS for away in (0.45, 0.95)]
    spots += [(pose[joint] * (1, 1, 0), 0.15, 0.26) for joint in (Joint.ANKLE_LEFT, Joint.ANKLE_RIGHT)]
    turns = np.linspace(0, 2 * np.pi, 20, endpoint=False)
    ring = np.column_stack([np.cos(turns), np.sin(turns), turns * 0])
    box = camera.project(np.concatenate([spot[0] + ring * (spot[1] + 0.3) for spot in spots]))
    left, top = np.maximum(np.floor(box.min(axis=0)).astype(int), 0)
    right, bottom = np.ceil(box.max(axis=0)).astype(int)
    under = picture[top:bottom, left:right]
    if under.size == 0:
        return
    dark = np.zeros(under.shape[:2], np.float32)
    for middle, radius, strength in spots:
        mask = np.zeros(under.shape[:2], np.uint8)
        outline = camera.project(middle + ring * radius) - (left, top)
        cv2.fillConvexPoly(mask, to_fixed(outline), 255, cv2.LINE_AA, SHIFT)
        dark = 1 - (1 - dark) * (1 - mask.astype(np.float32) * np.float32(strength / 255))
    dark = np.asarray(cv2.GaussianBlur(dark, (0, 0), 0.09 * camera.pixels_per_metre(ground)), np.float32)
    picture[top:bottom, left:right] = (under * (1 - dark[..., None])).astype(np.uint8)


LENGTH = 0.085
"""From the cork's tip to the skirt's edge, metres (Laws of Badminton, law 2)."""
SKIRT = 0.031
"""Radius of the skirt's edge, metres."""
CORK = 0.0135
"""Radius of the cork, metres."""
_DETAIL = 6
"""How much finer than the frame a shuttle is drawn."""
_MOST = 48
"""Instants of an exposure that are drawn at most."""


def smear(positions: Floats, headings: Floats, camera: Camera, feathers: Feathers) -> Patch:
    """Draw a shuttle at `positions` (n, 3), cork toward `headings` (n, 3), and average over the exposure."""
    middles = camera.project(positions)
    metre = camera.pixels_per_metre(positions[len(positions) // 2])
    reach = math.ceil(LENGTH * feathers.size * metre) + 2
    left, top = np.floor(middles.min(axis=0)).astype(int) - reach
    right, bottom = np.ceil(middles.max(axis=0)).astype(int) + reach + 1
    left, top = max(left, -60), max(top, -60)
    right, bottom = min(right, camera.width + 60), min(bottom, camera.height + 60)
    if right <= left or bottom <= top:
        return Patch(0, 0, np.zeros((0, 0), np.float32))
    total = np.zeros(((bottom - top) * _DETAIL, (right - left) * _DETAIL), np.float32)
    for position, heading in zip(positions, headings, strict=True):
        mask = np.zeros(total.shape, np.uint8)
        for outline, solid in _outlines(position, heading, camera, feathers):
            fine = (outline - (left, top) + 0.5) * _DETAIL - 0.5
            cv2.fillConvexPoly(mask, to_fixed(fine), round(255 * solid), cv2.LINE_AA, SHIFT)
        total += mask
    total /= 255 * len(positions)
    size = (right - left, bottom - top)
    return Patch(int(left), int(top), np.asarray(cv2.resize(total, size, interpolation=cv2.INTER_AREA), np.float32))


def instants(camera: Camera, start: Floats, end: Floats) -> int:
    """How many instants an exposure from `start` to `end` (3,) needs for a smooth streak."""
    return int(np.clip(np.ceil(np.hypot(*np.diff(camera.project(np.stack([start, end])), axis=0)[0]) * 1.5), 2, _MOST))


def _outlines(position: Floats, heading: Floats, camera: Camera, feathers: Feathers) -> list[tuple[Floats, float]]:
    """Outlines (n, 2) in pixels of the skirt and the cork, with how solid each is."""
    axis = heading / max(float(np.linalg.norm(heading)), 1e-9)
    helper = np.array([0.0, 0.0, 1.0]) if abs(axis[2]) < 0.9 else np.array([1.0, 0.0, 0.0])
    across = np.cross(axis, helper)
    across /= np.linalg.norm(across)
    upward = np.cross(axis, across)
    turns = np.linspace(0, 2 * np.pi, 14, endpoint=False)
    ring = np.cos(turns)[:, None] * across + np.sin(turns)[:, None] * upward
    length, skirt_radius, cork_radius = (size * feathers.size for size in (LENGTH, SKIRT, CORK))
    edge = position - axis * length * 0.5 + ring * skirt_radius
    throat = position + axis * length * 0.2 + ring * cork_radius
    tip = position + axis * (length * 0.5 - cork_radius) + ring * cork_radius
    skirt = cv2.convexHull(camera.project(np.concatenate([edge, throat])).astype(np.float32))
    cork = cv2.convexHull(camera.project(np.concatenate([throat, tip])).astype(np.float32))
    return [(np.asarray(skirt, np.float64)[:, 0], feathers.solidity), (np.asarray(cork, np.float64)[:, 0], 1.0)]


MARGIN = 8
"""Pixels painted beyond the picture on every side, for the camera's trembling."""
SEEN = 0.35
"""The share of a shuttle that must show for it to count as visible."""


@dataclass(frozen=True, slots=True)
class Label:
    """Where the shuttle is in a frame: its middle at mid-exposure, in pixels of the picture, or not visible."""

    visible: bool
    x: float = 0.0
    y: float = 0.0


class Stage:
    """A rally, its players, camera and look, all decided by `seed`.

    `len(stage)` frames of `width` x `height` can be taken in any order, `fps` a second.
    """

    def __init__(
        self, seed: int, *, seconds: float = 12.0, fps: float = 30.0, width: int = 1280, height: int = 720
    ) -> None:
        streams = [np.random.default_rng(part) for part in np.random.SeedSequence(seed).spawn(6)]
        self.fps = fps
        self.camera: Camera = broadcast_camera(streams[0], width, height)
        self.look: Look = draw_look(streams[1])
        self.rally: Rally = plan_rally(streams[2], seconds)
        self.motions: dict[Side, Motion] = {
            side: move(self.rally, side, _physique(streams[3]), streams[3]) for side in (Side.FAR, Side.NEAR)
        }
        self._wide = self.camera.padded(MARGIN)
        self._net = draw_net(self._wide, self.look.hall)
        self._board = draw_scoreboard(self.look, width)
        self._sensor = Sensor(self.look.lens, (width, height), MARGIN, streams[5])
        self._plate = self._sensor.vignetted(paint_hall(self._wide, self.look.hall, streams[4]))

    def __len__(self) -> int:
        return int(self.rally.seconds * self.fps)

    def frame(self, index: int) -> tuple[Picture, Label]:
        """The picture (height, width, 3) BGR of frame `index` and its label."""
        time = (index + 0.5) / self.fps
        half = self.look.lens.shutter / self.fps / 2
        picture = self._plate.copy()
        for motion in self.motions.values():
            cast_shadow(picture, self._wide, motion.pose(time))
        layers = [(0.0, self._net), *(self._player(motion, time, half) for motion in self.motions.values())]
        shuttle = self._smear(time, half)
        beyond = float(self.rally.shuttle_at(np.array([time]))[0, 1])
        # The camera looks along y, so whatever has the larger y lies behind.
        for y, sprite in sorted(layers, key=lambda layer: -layer[0]):
            if y > beyond:
                lay(picture, sprite)
        add_light(picture, shuttle, self.look.shuttle.colour, self.look.lens.glow)
        open_share = np.ones(shuttle.cover.shape, np.float32)
        for y, sprite in sorted(layers, key=lambda layer: -layer[0]):
            if y <= beyond:
                lay(picture, sprite)
                open_share *= 1 - overlap(sprite, shuttle)
        shift = self._sensor.shift(index)
        in_frame = Patch(
            shuttle.left - MARGIN + round(float(shift[0])), shuttle.top - MARGIN + round(float(shift[1])), shuttle.cover
        )
        open_share *= 1 - overlap(self._board, in_frame)
        finished = self._sensor.expose(picture, index)
        lay(finished, self._board)
        return finished, self._label(time, shift, shuttle.cover, open_share)

    def _player(self, motion: Motion, time: float, half: float) -> tuple[float, Sprite]:
        ends = self._wide.project(np.stack([motion.pose(time - half), motion.pose(time + half)]))
        # Enough instants that the fastest part, mostly the racket, leaves a blur and not a row of copies.
        count = int(np.clip(np.ceil(np.linalg.norm(ends[1] - ends[0], axis=1).max() / 1.6), 2, 14))
        poses = [motion.pose(t) for t in np.linspace(time - half, time + half, count)]
        kit = self.look.near if motion.side is Side.NEAR else self.look.far
        sprite = draw_figure(poses, kit, self._wide, from_behind=motion.side is Side.NEAR)
        return float(motion.pose(time)[Joint.NECK][1]), sprite

    def _smear(self, time: float, half: float) -> Patch:
        ends = self.rally.shuttle_at(np.array([time - half, time + half]))
        times = np.linspace(time - half, time + half, instants(self._wide, ends[0], ends[1]))
        positions = self.rally.shuttle_at(times)
        headings = self.rally.shuttle_at(times + 2e-3) - self.rally.shuttle_at(times - 2e-3)
        still = np.linalg.norm(headings, axis=1) < 1e-4
        headings[still] = (0.4, 0.5, -0.75) if time < self.rally.landing else (0.9, 0.4, -0.1)
        return smear(positions, headings, self._wide, self.look.shuttle)

    def _label(self, time: float, shift: Floats, cover: Light, open_share: Light) -> Label:
        x, y = self._wide.project(self.rally.shuttle_at(np.array([time]))[0]) - MARGIN + shift
        inside = -0.5 <= x < self.camera.width - 0.5 and -0.5 <= y < self.camera.height - 0.5
        if not inside or float((cover * open_share).sum()) < SEEN * float(cover.sum()):
            return Label(visible=False)
        return Label(visible=True, x=float(x), y=float(y))


def _physique(rng: np.random.Generator) -> Physique:
    return Physique(float(rng.uniform(1.64, 1.88)), right_handed=bool(rng.random() < 0.85))
