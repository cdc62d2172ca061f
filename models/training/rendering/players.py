"""How the two players move: where they stand, step, jump and swing, for a rally that is already planned.

Everything is laid out once as tracks at a fixed rate; a pose at any instant is read off them.
"""

from dataclasses import dataclass

import numpy as np

from .arrays import Floats
from .body import Physique, Placement, pose_body
from .court import Side
from .footwork import jump, step, walk
from .rally import Rally
from .swings import swing_arms, turn_trunk
from .tracks import RATE


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
