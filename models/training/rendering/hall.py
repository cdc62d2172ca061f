"""The still parts of the picture: floor, court, net, boards, officials, spectators and scoreboard."""

from dataclasses import dataclass
from itertools import pairwise

import cv2
import numpy as np

from models.training.rendering import court
from models.training.rendering.camera import Camera
from models.training.rendering.court import Line
from models.training.rendering.drawing import SHIFT, Canvas, Colour, Floats, Light, Picture, Sprite, shade, to_fixed
from models.training.rendering.figure import Joint, Kit, draw_figure
from models.training.rendering.look import Hall, Look


@dataclass(frozen=True, slots=True)
class Easel:
    """A picture (height, width, 3) being painted as `camera`, of the same size, sees the hall."""

    picture: Picture
    camera: Camera

    def paste(self, texture: Picture, place: Floats) -> None:
        """Lay `texture` (h, w, 3) so that its corners, clockwise from the top left, come to `place` (4, 3)."""
        height, width = texture.shape[:2]
        source = np.array([[-0.5, -0.5], [width - 0.5, -0.5], [width - 0.5, height - 0.5], [-0.5, height - 0.5]])
        target = self.camera.project(place)
        left, top = np.maximum(np.floor(target.min(axis=0)).astype(int) - 1, 0)
        right = min(int(np.ceil(target[:, 0].max())) + 2, self.picture.shape[1])
        bottom = min(int(np.ceil(target[:, 1].max())) + 2, self.picture.shape[0])
        if right <= left or bottom <= top:
            return
        target = target - (left, top)
        warp = cv2.getPerspectiveTransform(source.astype(np.float32), target.astype(np.float32))
        size = (right - left, bottom - top)
        laid = cv2.warpPerspective(texture, warp, size, flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
        mask = np.zeros((bottom - top, right - left), np.uint8)
        cv2.fillConvexPoly(mask, to_fixed(target), 255, cv2.LINE_AA, SHIFT)
        share = mask[..., None].astype(np.float32) / 255
        under = self.picture[top:bottom, left:right]
        mixed = under * (1 - share) + np.asarray(laid, np.float32) * share
        self.picture[top:bottom, left:right] = (mixed + 0.5).astype(np.uint8)

    def fill(self, place: Floats, colour: Colour) -> None:
        """One colour over the quadrilateral `place` (4, 3)."""
        self.paste(plain(16, 16, colour), place)


def plain(height: int, width: int, colour: Colour) -> Picture:
    """A picture (height, width, 3) of one colour."""
    sheet = np.zeros((height, width, 3), np.uint8)
    sheet[:] = np.round(colour).astype(np.uint8)
    return sheet


def wall(start: Floats, end: Floats, tall: float) -> Floats:
    """The corners (4, 3), clockwise from the top left, of a wall on the floor from `start` (2,) to `end` (2,)."""
    return np.array([[*start, tall], [*end, tall], [*end, 0.0], [*start, 0.0]], float)


def lettering(text: str, height: int, colour: Colour, ground: Colour, font: int = cv2.FONT_HERSHEY_DUPLEX) -> Picture:
    """`text` in heavy letters on a plain ground, (height, as wide as needed, 3)."""
    scale, thick = height / 44, max(round(height / 9), 1)
    (width, tall), _ = cv2.getTextSize(text, font, scale, thick)
    sheet = plain(height, width + height // 2, ground)
    cv2.putText(sheet, text, (height // 4, (height + tall) // 2), font, scale, colour, thick, cv2.LINE_AA)
    return sheet


_CLOTHES: tuple[Colour, ...] = (
    (60, 55, 52), (42, 40, 40), (205, 205, 205), (120, 118, 116),
    (120, 70, 50), (60, 60, 150), (70, 90, 60), (170, 190, 200),
)  # fmt: skip
_ROWS, _RISE, _TREAD, _SEAT = 20, 0.46, 0.9, 0.52
"""Rows of a stand; how much higher and further back, and how wide a seat is, metres."""


def paint_crowd(easel: Easel, hall: Hall, rng: np.random.Generator, *, behind: float, aside: float) -> None:
    """Fill the stands that begin `behind` the net and `aside` of the middle, both in metres."""
    crowd = Easel(np.zeros_like(easel.picture), easel.camera)
    blocks = rng.uniform(0.5, 1.3, 12)  # some blocks are lit, some are not
    for row in range(_ROWS - 1, -1, -1):
        light = hall.crowd_light * (1.0 - 0.03 * row)
        for x in np.arange(-22, 22, _SEAT):
            if abs(abs(x) - 5.2) > 0.55:  # the aisles
                block = blocks[int((x + 22) / 44 * len(blocks))]
                seat = np.array([x, behind + _TREAD * row, 0.5 + _RISE * row])
                _seat(crowd, seat, light * block, hall, rng)
        for side in (-1, 1):
            for y in np.arange(-9.0, 17.0, _SEAT):
                seat = np.array([side * (aside + _TREAD * row), y, _RISE * row - 0.2])
                _seat(crowd, seat, light * 0.7 * blocks[int(y + 9) % len(blocks)], hall, rng)
    unsharp = cv2.GaussianBlur(crowd.picture, (0, 0), 2.7 * easel.camera.width / 2560)
    cv2.add(easel.picture, unsharp, easel.picture)


def _seat(easel: Easel, seat: Floats, light: float, hall: Hall, rng: np.random.Generator) -> None:
    """Perhaps a spectator, and the back of the seat in front, which hides the rest of one."""
    present = rng.random() < hall.crowd_density
    seat = seat + rng.normal(0, (0.07, 0.07, 0.05))
    camera = easel.camera
    head, chest, lap = camera.project(seat + np.array([[0, 0, 1.18], [0, 0, 0.82], [0, -0.3, 0.55]]))
    metre = camera.pixels_per_metre(seat)
    if not (-40 < head[0] < camera.width + 40 and -40 < head[1] < camera.height + 40):
        return
    if present:
        _spectator(easel, (head, chest), metre, light * rng.uniform(0.35, 1.4), rng)
    corner = (round(lap[0] - 0.25 * metre), round(lap[1]))
    opposite = (round(lap[0] + 0.25 * metre), round(lap[1] + 0.5 * metre))
    cv2.rectangle(easel.picture, corner, opposite, shade((46, 40, 38), hall.crowd_light), -1)


def _spectator(
    easel: Easel, places: tuple[Floats, Floats], metre: float, light: float, rng: np.random.Generator
) -> None:
    head, chest = places
    red, green, blue = rng.uniform(0.7, 1.2, 3)
    cloth = _CLOTHES[rng.integers(len(_CLOTHES))]
    clothes = shade((cloth[0] * blue, cloth[1] * green, cloth[2] * red), light)
    skin = shade((105, 140, 195) if rng.random() < 0.75 else (70, 90, 130), light)

    def oval(centre: Floats, half: tuple[float, float], colour: Colour, start: int = 0) -> None:
        spot = (round(centre[0]), round(centre[1]))
        axes = (max(round(half[0] * metre), 1), max(round(half[1] * metre), 1))
        cv2.ellipse(easel.picture, spot, axes, 0, start, 360, colour, -1, cv2.LINE_AA)

    for aside, half in ((-0.11, 0.115), (0.11, 0.115), (0.0, 0.15)):
        oval(chest + np.array([aside * metre, 0.0]), (half, 0.26), clothes)
    oval(head, (0.085, 0.115), skin)
    oval(head - np.array([0.0, 0.05 * metre]), (0.09, 0.075), shade((40, 40, 48), light), 180)


ASIDE, FRONT, BACK = 7.6, -9.8, 10.0
"""The floor ends this far to both sides, before and behind the net, in metres."""
WALL = BACK + 1.6
"""Where the second, higher row of boards stands behind the line judges."""
_BOARD_TEXELS = 110
"""Pixels a metre of a board's texture."""


@dataclass(frozen=True, slots=True)
class _Row:
    """A row of boards on the floor from `start` to `end`, (2,) each; `tall` and each board's `length` in metres."""

    start: Floats
    end: Floats
    tall: float
    length: float


def paint_boards(easel: Easel, hall: Hall, rng: np.random.Generator) -> None:
    """Both rows behind the court with the line judges between them, and the boards along the sides."""
    extent = rng.uniform(5.0, 7.0)
    _boards(easel, _Row(np.array([0.4 - extent, WALL]), np.array([extent - 0.4, WALL]), 1.75, 2.5), hall, rng)
    for x in (-2.6, 0.0, 2.6):
        _official(easel, np.array([x, BACK + 0.9, 0.25]), hall.uniform, rng)
    _boards(easel, _Row(np.array([-extent - 0.6, BACK]), np.array([extent + 0.6, BACK]), 0.85, 2.4), hall, rng)
    if rng.random() < 0.9:
        near, far = np.array([ASIDE - rng.uniform(0.3, 1.2), FRONT]), np.array([ASIDE - 0.2, BACK - 0.8])
        mirror = np.array([-1, 1])
        _boards(easel, _Row(near * mirror, far * mirror, 0.8, 2.2), hall, rng)
        _boards(easel, _Row(far, near, 0.8, 2.2), hall, rng)


def _boards(easel: Easel, row: _Row, hall: Hall, rng: np.random.Generator) -> None:
    count = max(round(float(np.hypot(*(row.end - row.start))) / row.length), 1)
    first, light = int(rng.integers(len(hall.boards))), rng.uniform(0.7, 1.0)
    for i, (start, end) in enumerate(pairwise(np.linspace(row.start, row.end, count + 1))):
        # Neighbours often belong to one sponsor.
        which = first + (i // 2 if rng.random() < 0.7 else i)
        ground = shade(hall.boards[which % len(hall.boards)], light)
        name = hall.names[(which * 2 + i % 2) % len(hall.names)]
        easel.paste(_board(name, row, ground, rng), wall(start, end, row.tall))


def _board(name: str, row: _Row, ground: Colour, rng: np.random.Generator) -> Picture:
    """A board with a name and an emblem."""
    height, width = int(row.tall * _BOARD_TEXELS), int(row.length * _BOARD_TEXELS)
    board = plain(height, width, ground)
    ink: Colour = (235, 235, 235) if sum(ground) < 440 else (90, 40, 30)
    font = int(rng.choice([cv2.FONT_HERSHEY_DUPLEX, cv2.FONT_HERSHEY_SIMPLEX, cv2.FONT_HERSHEY_TRIPLEX]))
    sheet = lettering(name, int(height * rng.uniform(0.36, 0.5)), ink, ground, font)
    room = int(min(width * 0.72, width - height * 0.62))
    if sheet.shape[1] > room:
        narrow = (room, sheet.shape[0] * room // sheet.shape[1])
        sheet = np.asarray(cv2.resize(sheet, narrow, interpolation=cv2.INTER_AREA), np.uint8)
    top, left = (height - sheet.shape[0]) // 2, (width - sheet.shape[1]) // 2 + height // 4
    board[top : top + sheet.shape[0], left : left + sheet.shape[1]] = sheet
    (x, y), size = (left - height // 6, height // 2), height // 6
    if rng.random() < 0.5:
        cv2.circle(board, (x, y), size, ink, max(size // 3, 1), cv2.LINE_AA)
    else:
        points = np.array([[x, y - size], [x + size, y + size], [x - size, y + size]], np.int32)
        cv2.fillConvexPoly(board, points, ink, cv2.LINE_AA)
    cv2.line(board, (0, 0), (0, height), shade(ground, 0.6), 2)
    return board


def paint_officials(easel: Easel, hall: Hall, rng: np.random.Generator) -> None:
    """The umpire on the high chair at one end of the net, the service judge at the other, the players' boxes."""
    side = float(rng.choice([-1, 1]))
    for sign in (-1, 1):
        for y in np.arange(6.5, 1.5, -1.4)[: rng.integers(1, 4)]:  # the furthest first: the nearer ones hide them
            tone = shade(hall.boards[rng.integers(len(hall.boards))], 0.7)
            place = np.array([sign * rng.uniform(5.9, 6.5), y, 0.0])
            _block(easel, place, (0.8, 0.6, rng.uniform(0.35, 0.6)), tone)
    x = -side * rng.uniform(4.6, 5.1)
    _official(easel, np.array([x, 0.5, 0.1]), hall.uniform, rng)
    _block(easel, np.array([x, -0.2, 0.0]), (1.0, 0.6, 0.8), shade(hall.boards[1], 0.9))
    x = side * rng.uniform(4.5, 5.1)
    _block(easel, np.array([x, 0.0, 0.0]), (1.1, 0.9, 1.35), shade(hall.boards[0], 0.9), taper=0.55)
    _official(easel, np.array([x, 0.1, 0.98]), hall.uniform, rng)


def _block(
    easel: Easel, place: Floats, size: tuple[float, float, float], colour: Colour, *, taper: float = 1.0
) -> None:
    """A block on the floor, `size` wide, deep and tall, its top `taper` times as wide: a side, the front, the top."""
    corners = np.array([[-1, 1, 0], [1, 1, 0], [1, -1, 0], [-1, -1, 0]])  # far left, far right, near right, near left
    half = np.array([size[0] / 2, size[1] / 2, 0.0])
    low = place + corners * half
    high = place + corners * half * (taper, 1.0, 1.0) + np.array([0.0, 0.0, size[2]])
    flank = (1, 2) if place[0] < easel.camera.position[0] else (3, 0)
    for (a, b), light in ((flank, 0.6), ((3, 2), 0.85)):
        easel.fill(np.stack([high[a], high[b], low[b], low[a]]), shade(colour, light))
    easel.fill(high, shade(colour, 1.2))


def _official(easel: Easel, seat: Floats, shirt: Colour, rng: np.random.Generator) -> None:
    """A person on a chair, facing the camera, feet at `seat` (3,)."""
    dark = (38.0, 34.0, 34.0)
    kit = Kit(shirt, shirt, dark, dark, dark, skin=(100, 135, 190), hair=(25, 25, 28), racket=dark)
    pose = np.zeros((len(Joint), 3))
    pose[Joint.PELVIS] = (0, 0.1, 0.48)
    pose[Joint.NECK] = (0, 0.12, 1.0)
    pose[Joint.HEAD] = (rng.normal(0, 0.03), 0.08, 1.2)
    for j, sign in enumerate((-1, 1)):
        pose[Joint.SHOULDER_LEFT + j] = (sign * 0.19, 0.12, 0.95)
        pose[Joint.ELBOW_LEFT + j] = (sign * 0.25, 0.0, 0.70)
        pose[Joint.HAND_LEFT + j] = (sign * 0.12, -0.3, 0.56)
        pose[Joint.HIP_LEFT + j] = (sign * 0.1, 0.05, 0.46)
        pose[Joint.KNEE_LEFT + j] = (sign * 0.16, -0.36, 0.48)
        pose[Joint.ANKLE_LEFT + j] = (sign * 0.15, -0.34, 0.08)
        pose[Joint.TOE_LEFT + j] = (sign * 0.17, -0.5, 0.03)
    sprite = draw_figure([pose + seat], kit, easel.camera, from_behind=False, with_racket=False)
    high, wide = sprite.pixels.shape[:2]
    under = easel.picture[sprite.top : sprite.top + high, sprite.left : sprite.left + wide]
    laid = under * (1 - sprite.alpha[..., None]) + sprite.pixels[..., :3]
    under[:] = np.clip(laid, 0, 255).astype(np.uint8)


_DETAIL = 4
_MESH = 0.02
"""Width of a mesh in metres."""


def draw_net(camera: Camera, hall: Hall) -> Sprite:
    """Posts, cords and tape as `camera` sees them."""
    half = court.WIDTH / 2
    box = camera.project(np.array([[-half, 0, 0], [half, 0, 0], [-half, 0, 1.6], [half, 0, 1.6]]))
    left, top = np.floor(box.min(axis=0)).astype(int) - 8
    right, bottom = np.ceil(box.max(axis=0)).astype(int) + 8
    canvas = Canvas(left, top, right - left, bottom - top, detail=_DETAIL)
    _cords(canvas, camera, hall)
    metre = camera.pixels_per_metre(np.zeros(3))
    _tape(canvas, camera, hall)
    canvas.stroke(camera.project(_along(court.NET_DEPTH)), 0.01 * metre, shade(hall.tape, 0.3))
    for sign in (-1, 1):
        foot, head = np.array([sign * (half + 0.02), 0, 0]), np.array([sign * (half + 0.02), 0, court.NET_AT_POSTS])
        seen = camera.project(np.stack([foot, head]))
        canvas.limb(seen[0], seen[1], (0.034 * metre, 0.030 * metre), hall.post)
        block = camera.project(np.array([[sign * (half + 0.12), 0, 0.06], [sign * (half + 0.55), 0, 0.06]]))
        canvas.limb(block[0], block[1], (0.10 * metre, 0.08 * metre), hall.post)
    pixels = canvas.averaged().astype(np.float32)
    pixels[..., 3] /= 255
    return Sprite(int(left), int(top), pixels)


def _tape(canvas: Canvas, camera: Camera, hall: Hall) -> None:
    """White tape folded over the cord, a little darker toward its lower edge; it lets some light through."""
    stops = np.linspace(0, court.TAPE * 0.72, 4)
    for top, bottom, light in zip(stops[:-1], stops[1:], (1.0, 0.9, 0.78), strict=True):
        upper, lower = camera.project(_along(float(top))), camera.project(_along(float(bottom)))
        for i in range(len(upper) - 1):  # piece by piece, for the whole is not convex
            piece = np.stack([upper[i], upper[i + 1], lower[i + 1], lower[i]])
            canvas.polygon(piece, shade(hall.tape, light), hall.tape_solidity)


def _along(below: float) -> Floats:
    """A line (n, 3) from post to post, `below` metres under the net's top edge."""
    across = np.linspace(-court.WIDTH / 2, court.WIDTH / 2, 25)
    return np.array([[x, 0.0, court.net_height(x) - below] for x in across])


def _cords(canvas: Canvas, camera: Camera, hall: Hall) -> None:
    """The mesh: cords far thinner than a pixel, so their share of it is what is drawn."""
    half = court.WIDTH / 2
    mask = np.zeros(canvas.pixels.shape[:2], np.uint8)
    segments = [
        np.array([[x, 0, court.net_height(x)], [x, 0, court.net_height(x) - court.NET_DEPTH]])
        for x in np.arange(-half, half, _MESH)
    ]
    segments += [_along(below) for below in np.arange(0, court.NET_DEPTH, _MESH)]
    for segment in segments:
        fine = (camera.project(segment) - (canvas.left, canvas.top) + 0.5) * canvas.detail - 0.5
        cv2.polylines(mask, [to_fixed(fine)], False, 255, 1, cv2.LINE_AA, SHIFT)
    # A drawn cord is a quarter of a pixel wide at least: about 0.35 of the mesh would be covered.
    share: Light = mask.astype(np.float32) * np.float32(min(hall.mesh / 0.35, 1.0) / 255)
    paint = np.array([84, 88, 86, 255], np.float32)
    canvas.pixels[:] = (share[..., None] * paint + 0.5).astype(np.uint8)


def draw_scoreboard(look: Look, picture_width: int) -> Sprite:
    """Two names and two scores, as a layer that hides most of what is behind it."""
    scale = picture_width / 1280
    wide, high = round(240 * scale), round(46 * scale)
    board = np.zeros((high, wide, 3), np.uint8)
    row = high // 2
    font, size, thick = cv2.FONT_HERSHEY_DUPLEX, 0.52 * scale, max(round(scale), 1)
    for i, (name, score) in enumerate(zip(look.players, look.scores, strict=True)):
        top = i * row
        cv2.rectangle(board, (0, top), (wide, top + row - 2), (188, 186, 184), -1)
        colour = look.near.shirt if i else look.far.shirt
        cv2.rectangle(board, (0, top), (round(10 * scale), top + row - 2), colour, -1)
        cv2.rectangle(board, (wide - round(34 * scale), top), (wide, top + row - 2), (52, 48, 46), -1)
        baseline = top + round(17 * scale)
        cv2.putText(board, name, (round(20 * scale), baseline), font, size, (30, 28, 28), thick, cv2.LINE_AA)
        place = (wide - round(28 * scale), baseline)
        cv2.putText(board, str(score), place, font, size, (240, 240, 240), thick, cv2.LINE_AA)
    pixels = np.concatenate([board * np.float32(0.95), np.full((high, wide, 1), 0.95, np.float32)], axis=2)
    return Sprite(round(200 * scale), round(40 * scale), pixels.astype(np.float32))


_TEXELS = 120
"""Floor texture pixels a metre."""
_FINENESS = 2
"""How much finer the still picture is painted than the frame."""


def paint_hall(camera: Camera, hall: Hall, rng: np.random.Generator) -> Picture:
    """The empty hall as `camera` sees it, (height, width, 3), before lens and sensor."""
    fine = camera.scaled(_FINENESS)
    easel = Easel(plain(fine.height, fine.width, (14, 11, 10)), fine)
    paint_crowd(easel, hall, rng, behind=WALL + 2.0, aside=ASIDE + 1.6)
    edges = np.array([[-ASIDE, BACK, 0], [ASIDE, BACK, 0], [ASIDE, FRONT, 0], [-ASIDE, FRONT, 0]])
    easel.paste(_floor(hall, rng), edges)
    paint_boards(easel, hall, rng)
    paint_officials(easel, hall, rng)
    size = (camera.width, camera.height)
    return np.asarray(cv2.resize(easel.picture, size, interpolation=cv2.INTER_AREA), np.uint8)


def _floor(hall: Hall, rng: np.random.Generator) -> Picture:
    """The floor from above, far side up, `_TEXELS` a metre."""
    width, height = int(2 * ASIDE * _TEXELS), int((BACK - FRONT) * _TEXELS)
    floor = plain(height, width, hall.surround)
    apron = rng.uniform(0.9, 1.5)
    half_width, half_length = court.WIDTH / 2 + apron, court.LENGTH / 2 + apron
    if rng.random() < 0.6:  # a band of another colour beside the net, where the officials are
        band = np.array(hall.surround) * 0.45 + np.array([150, 185, 235]) * 0.45
        _fill(floor, Line(-ASIDE, ASIDE, -1.9, 1.9), (float(band[0]), float(band[1]), float(band[2])))
    dark = (hall.court[0] * 0.62, hall.court[1] * 0.62, hall.court[2] * 0.62)
    mat = Line(-half_width, half_width, -half_length, half_length)
    _fill(floor, Line(mat.left - 0.06, mat.right + 0.06, mat.near - 0.06, mat.far + 0.06), dark)
    _fill(floor, mat, hall.court)
    _seams(floor, mat, hall.court)
    _signs(floor, hall, apron)
    for line in court.lines():
        _fill(floor, line, hall.line)
    return _light(floor, hall, rng)


def _texels(x: float, y: float) -> tuple[float, float]:
    return (x + ASIDE) * _TEXELS - 0.5, (BACK - y) * _TEXELS - 0.5


def _fill(floor: Picture, area: Line, colour: Colour) -> None:
    near, far = area.near, area.far
    corners = [_texels(area.left, far), _texels(area.right, far), _texels(area.right, near), _texels(area.left, near)]
    cv2.fillConvexPoly(floor, to_fixed(np.array(corners)), colour, cv2.LINE_AA, SHIFT)


def _seams(floor: Picture, mat: Line, colour: Colour) -> None:
    darker = (colour[0] * 0.93, colour[1] * 0.93, colour[2] * 0.93)
    for x in np.arange(mat.left + 1.8, mat.right, 1.8):
        _fill(floor, Line(x, x + 0.012, mat.near, mat.far), darker)


def _signs(floor: Picture, hall: Hall, apron: float) -> None:
    """Names painted on the court, as sponsors do: before both baselines and beside the net."""
    size = apron * 0.42
    places = (
        (hall.town, -1.9, -court.LENGTH / 2 - apron * 0.55, size, False),
        (hall.names[0], 1.7, -court.LENGTH / 2 - apron * 0.55, size, False),
        (hall.names[1], -1.4, court.LENGTH / 2 + apron * 0.45, size, True),
        (hall.names[0], 1.6, court.LENGTH / 2 + apron * 0.45, size, True),
        (hall.names[2], 0.0, -0.95, 0.62, False),
    )
    for text, x, y, tall, turned in places:
        sheet = lettering(text, int(tall * _TEXELS), (236, 238, 238), hall.court)
        if turned:
            sheet = np.ascontiguousarray(sheet[::-1, ::-1])
        column, row = _texels(x, y)
        top, left = int(row - sheet.shape[0] / 2), int(column - sheet.shape[1] / 2)
        floor[top : top + sheet.shape[0], left : left + sheet.shape[1]] = sheet


def _light(floor: Picture, hall: Hall, rng: np.random.Generator) -> Picture:
    """Lamps above the court, a little gloss, and the unevenness of mats."""
    height, width = floor.shape[:2]
    rows, columns = np.mgrid[0:height:16, 0:width:16].astype(np.float32)
    x, y = columns / _TEXELS - ASIDE, BACK - rows / _TEXELS
    fall = (x / 7.0) ** 2 + ((y + 0.5) / 10.5) ** 2
    light = 1.13 - hall.spotlight * fall
    for _ in range(5):
        middle = rng.uniform((-4, -6), (4, 7))
        light += 0.05 * np.exp(-((x - middle[0]) ** 2 / 3.0 + (y - middle[1]) ** 2 / 9.0))
    light += np.asarray(cv2.GaussianBlur(rng.normal(0, 0.25, light.shape).astype(np.float32), (0, 0), 5))
    light = np.asarray(cv2.resize(light, (width, height), interpolation=cv2.INTER_LINEAR), np.float32)
    grain = rng.normal(0, 1.3, (height, width)).astype(np.float32)
    lit = floor * light[..., None] + grain[..., None]
    return np.asarray(np.clip(lit, 0, 255), np.uint8)
