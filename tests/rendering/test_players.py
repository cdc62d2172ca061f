import numpy as np
import pytest

from models.training.rendering.court import Side
from models.training.rendering.figure import SHAFT, Joint
from models.training.rendering.players import RATE
from models.training.rendering.stage import Stage


@pytest.mark.parametrize("side", list(Side))
def test_the_racket_meets_the_shuttle_at_nearly_every_stroke(stage: Stage, side: Side) -> None:
    motion = stage.motions[side]
    strokes = [stroke for stroke in stage.rally.strokes if stroke.side == side]
    misses = [float(np.linalg.norm(motion.pose(s.time)[Joint.RACKET] - s.contact)) for s in strokes]
    assert np.median(misses) < 0.15
    assert max(misses) < 0.6


@pytest.mark.parametrize("side", list(Side))
def test_a_body_keeps_its_proportions_and_its_half_of_the_court(stage: Stage, side: Side) -> None:
    motion = stage.motions[side]
    tall = motion.physique.height
    for time in np.arange(0, stage.rally.seconds, 0.21):
        pose = motion.pose(float(time))
        thigh = np.linalg.norm(pose[Joint.KNEE_LEFT] - pose[Joint.HIP_LEFT])
        assert abs(thigh - 0.245 * tall) < 0.02
        hand = pose[Joint.HAND_RIGHT if motion.physique.right_handed else Joint.HAND_LEFT]
        assert abs(np.linalg.norm(pose[Joint.RACKET] - hand) - SHAFT) < 1e-6
        assert pose[Joint.PELVIS, 1] * side > 0
        assert 0.5 < pose[Joint.HEAD, 2] < tall + 0.6


@pytest.mark.parametrize("side", list(Side))
def test_nobody_runs_faster_than_a_person(stage: Stage, side: Side) -> None:
    speed = np.linalg.norm(np.diff(stage.motions[side].ground, axis=0), axis=1) * RATE
    assert speed.max() < 9.0
