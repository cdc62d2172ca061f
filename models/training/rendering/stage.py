"""One rally ready to be filmed: it gives the picture of every frame with its label."""

from dataclasses import dataclass

import numpy as np

from .arrays import Floats, Light, Picture
from .body import Joint, Physique
from .camera import Camera, broadcast_camera
from .court import Side
from .figure import draw_figure
from .hall import paint_hall
from .layers import Patch, Sprite, add_light, lay, overlap
from .look import Look, draw_look
from .net import draw_net
from .players import Motion, move
from .rally import Rally, plan_rally
from .scoreboard import draw_scoreboard
from .sensor import Sensor
from .shadow import cast_shadow
from .shuttle import instants, smear

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
