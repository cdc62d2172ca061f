"""How a hall and its broadcast look: colours, light, lens and sensor, each drawn by a seed."""

from dataclasses import dataclass

import numpy as np

from models.training.rendering.drawing import Colour
from models.training.rendering.figure import Kit

NAMES = ("ZORVIK", "QUILLO", "OLTEMA", "BRAVENTO", "MIRUNDO", "TASSIL", "KORVANE", "LUMEQA", "PELDRA", "HUSKARI")
"""Sponsors that do not exist."""
TOWNS = ("OLDHAVEN", "MARISTAD", "TUVERNE", "KALMORA", "PORT ELSING")
PLAYERS = ("A. MARLOW", "K. TENBY", "S. OKARI", "J. VELLIN", "R. SUNDEL", "T. HADARA", "M. ILVES", "P. KOREL")

_COURTS: tuple[Colour, ...] = (
    (82, 158, 50),
    (92, 122, 34),
    (112, 158, 82),
    (100, 150, 76),
    (70, 135, 60),
    (125, 130, 40),
)
_SURROUNDS: tuple[Colour, ...] = (
    (165, 80, 32),
    (34, 30, 196),
    (180, 112, 62),
    (70, 62, 58),
    (120, 40, 90),
    (60, 110, 50),
)
_BOARDS: tuple[Colour, ...] = (
    (38, 30, 190),
    (120, 50, 30),
    (40, 36, 34),
    (150, 70, 25),
    (60, 110, 40),
    (35, 110, 200),
    (200, 200, 200),
)
_SKINS: tuple[Colour, ...] = ((150, 180, 225), (125, 160, 212), (95, 130, 190), (70, 98, 150), (55, 75, 120))
_HAIRS: tuple[Colour, ...] = ((22, 22, 26), (30, 34, 44), (50, 75, 105), (25, 25, 28))
_SHIRTS: tuple[Colour, ...] = (
    (236, 238, 236), (242, 242, 242), (40, 38, 200), (90, 40, 30), (40, 40, 44),
    (40, 200, 235), (60, 140, 240), (190, 120, 40), (110, 160, 30),
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Hall:
    """The colours and light of the place."""

    court: Colour
    surround: Colour
    line: Colour
    boards: tuple[Colour, ...]
    names: tuple[str, ...]
    town: str
    uniform: Colour
    crowd_light: float
    crowd_density: float
    spotlight: float
    tape: Colour
    tape_solidity: float
    post: Colour
    mesh: float


@dataclass(frozen=True, slots=True)
class Lens:
    """What the camera and the broadcast do to the light.

    Attributes:
        shutter: part of a frame's time that the shutter is open.
        softness: standard deviation of the lens's blur, in pixels.
        sharpening: how much of the difference to a blurred picture is added.
        noise: standard deviation of the sensor's noise, of 255.
        vignette: how much darker the corners are, 0 to 1.
        shake: standard deviation of the camera's trembling, in pixels.
        glow: how far the shuttle is overexposed; 1 is not at all.
        saturation: of the colours, 1 is as painted.
    """

    shutter: float
    softness: float
    sharpening: float
    noise: float
    vignette: float
    shake: float
    glow: float
    saturation: float


@dataclass(frozen=True, slots=True)
class Feathers:
    """What the shuttle looks like.

    Attributes:
        colour: of cork and feathers.
        solidity: how much of the light from behind the skirt keeps back, 0 to 1.
        size: 1 is the size of the Laws; a broadcast's shuttle may look larger or smaller.
    """

    colour: Colour
    solidity: float
    size: float


@dataclass(frozen=True, slots=True)
class Look:
    """Everything about the picture that is not geometry."""

    hall: Hall
    lens: Lens
    near: Kit
    far: Kit
    shuttle: Feathers
    players: tuple[str, str]
    scores: tuple[int, int]


def _pick(rng: np.random.Generator, colours: tuple[Colour, ...], spread: float = 10.0) -> Colour:
    blue, green, red = np.clip(np.array(colours[rng.integers(len(colours))]) + rng.normal(0, spread, 3), 8, 245)
    return (float(blue), float(green), float(red))


def _kit(rng: np.random.Generator) -> Kit:
    white = rng.random() < 0.3
    shirt = _pick(rng, _SHIRTS[:2], 3) if white else _pick(rng, _SHIRTS, 6)
    shorts = _pick(rng, ((40, 38, 38), (225, 226, 226), (90, 45, 30)), 5)
    return Kit(
        shirt=shirt,
        trim=_pick(rng, ((240, 240, 240), (60, 50, 50), (50, 190, 235)), 5),
        shorts=_pick(rng, _SHIRTS[:2], 3) if white and rng.random() < 0.5 else shorts,
        socks=_pick(rng, ((235, 235, 235), (50, 48, 48)), 4),
        shoes=_pick(rng, ((230, 230, 230), (60, 60, 60), (60, 200, 230), (60, 60, 220)), 8),
        skin=_pick(rng, _SKINS, 5),
        hair=_pick(rng, _HAIRS, 3),
        racket=_pick(rng, ((60, 60, 70), (60, 60, 220), (200, 200, 200), (60, 210, 230)), 8),
    )


def _hall(rng: np.random.Generator) -> Hall:
    grey = rng.uniform(215, 245)
    boards = tuple(_pick(rng, _BOARDS) for _ in range(4))
    return Hall(
        court=_pick(rng, _COURTS, 7),
        surround=_pick(rng, _SURROUNDS, 7),
        line=(grey, grey + 4, grey),
        boards=boards,
        names=tuple(str(name) for name in rng.permutation(NAMES)[:6]),
        town=str(rng.choice(TOWNS)),
        uniform=_pick(rng, ((50, 40, 38), (34, 32, 32), (120, 60, 30), (60, 50, 130)), 6),
        crowd_light=float(rng.uniform(0.10, 0.42)),
        crowd_density=float(rng.uniform(0.35, 0.95)),
        spotlight=float(rng.uniform(0.10, 0.30)),
        tape=_pick(rng, ((222, 226, 224),), 6),
        tape_solidity=float(rng.uniform(0.72, 0.95)),
        post=_pick(rng, ((60, 60, 60), (40, 190, 235), (140, 60, 30), (50, 120, 50)), 6),
        mesh=float(rng.uniform(0.22, 0.42)),
    )


def draw_look(rng: np.random.Generator) -> Look:
    """A look of its own for every seed."""
    hall = _hall(rng)
    lens = Lens(
        shutter=float(rng.uniform(0.28, 0.5)),
        softness=float(rng.uniform(0.5, 0.72)),
        sharpening=float(rng.uniform(0.4, 0.9)),
        noise=float(rng.uniform(0.7, 2.2)),
        vignette=float(rng.uniform(0.0, 0.14)),
        shake=float(rng.uniform(0.0, 0.07)),
        glow=float(rng.uniform(0.9, 1.15)),
        saturation=float(rng.uniform(0.84, 1.06)),
    )
    near, far = _kit(rng), _kit(rng)
    tone = rng.uniform(236, 250)
    players = rng.permutation(PLAYERS)[:2]
    return Look(
        hall=hall,
        lens=lens,
        near=near,
        far=far,
        shuttle=Feathers(
            colour=(tone - rng.uniform(0, 12), tone, tone - rng.uniform(0, 6)),
            solidity=float(rng.uniform(0.52, 0.72)),
            size=float(rng.uniform(0.92, 1.1)),
        ),
        players=(str(players[0]), str(players[1])),
        scores=(int(rng.integers(0, 20)), int(rng.integers(0, 20))),
    )
