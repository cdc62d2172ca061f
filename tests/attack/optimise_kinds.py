"""Networks and labels that give `optimise` nothing to judge by: it must keep nothing of them."""

import random
import shutil
from pathlib import Path

import numpy as np
from onnx import helper, numpy_helper

from attack.byte_damage import damaged, odd_text
from attack.cases import Case, Kind
from attack.network_kinds import MAKERS, SECONDS
from family_networks import FRAMES, ball_at, ball_clip
from hostile_models import saved
from rallytrace.process.sandbox import MAX_MEMORY_MB
from tiny_models import TinyTrackNet


def prepare_ball(folder: Path) -> None:
    """A clip of a ball, its labels, and a network that never sees it."""
    shutil.move(ball_clip(folder), folder / "clip.mp4")
    rows = (f"{frame},1,{x:.0f},{y:.0f}" for frame in range(FRAMES) for x, y in [ball_at(frame)])
    (folder / "labels.csv").write_text("\n".join(("Frame,Visibility,X,Y", *rows, "")), encoding="utf-8")
    model = TinyTrackNet(height=32, width=48).graph()
    for node in model.graph.node:
        node.output[:] = ["seen" if name == "output" else name for name in node.output]
    model.graph.node.append(helper.make_node("Mul", ["seen", "nothing"], ["output"]))
    model.graph.initializer.append(numpy_helper.from_array(np.array(0, np.float32), "nothing"))
    saved(model, folder / "blind.onnx")


def _labels(dice: random.Random, data: bytes) -> bytes:
    how = dice.randrange(4)
    if how == 0:
        return damaged(dice, data, data)
    lines = data.decode().splitlines()
    if how == 1:
        return "\n".join((lines[0], *(f"{frame},1,{dice.choice((99999, -5))},10" for frame in range(20)))).encode()
    if how == 2:
        return "\n".join(lines[: dice.randrange(len(lines))]).encode()
    return "\n".join((lines[0], *(f"{frame},0,0,0" for frame in range(60)), odd_text(dice))).encode("utf-8", "replace")


def spoil_calibration(dice: random.Random, whole: Path, folder: Path) -> Case:
    """A blind or hostile network, perhaps with labels that are wrong."""
    shutil.copy(whole / "clip.mp4", folder / "in" / "clip.mp4")
    target = folder / "in" / "net.onnx"
    if dice.random() < 0.7:
        shutil.copy(whole / "blind.onnx", target)
    else:
        target.write_bytes(dice.choice(MAKERS)(dice, folder / "in").SerializeToString())
    options: tuple[str, ...] = ("--windows", dice.choice(("1", "2", "8")))
    if dice.random() < 0.6:
        (folder / "in" / "labels.csv").write_bytes(_labels(dice, (whole / "labels.csv").read_bytes()))
        options += ("--labels", "in/labels.csv")
    command = ("optimise", "in/net.onnx", "--video", "in/clip.mp4", "-o", "out/fast.onnx", *options)
    # Whatever it is, it cannot be told whether it agrees: a success would write something else than nothing.
    return Case(command, must_be={"fast.onnx": b""}, seconds=2 * SECONDS, mb=MAX_MEMORY_MB)


OPTIMISE = Kind("optimise", prepare_ball, spoil_calibration)
