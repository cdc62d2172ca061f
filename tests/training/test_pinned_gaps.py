from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from models.training.compare_fills import compare_pinned, main
from models.training.flights import UNIT, Course
from models.training.pinned_gaps import Distances, distances, near, pinned_table, pins_in
from rallytrace.domain.fills import Method
from rallytrace.inference.networks import InpaintNet
from rallytrace.inference.session import SessionOptions
from rallytrace.paths import shipped_model
from tiny_models import TinyInpaintNet
from training_clips import write_rally


@pytest.fixture(scope="module")
def net() -> Iterator[InpaintNet]:
    with InpaintNet.open(shipped_model("inpaintnet"), SessionOptions()) as opened:
        yield opened


def _course(count: int = 90, hit: int = 45) -> Course:
    """A ball on a parabola, thrown back at a hit."""
    frames = np.arange(count)
    x = np.where(frames < hit, 3.0 * frames, 3.0 * (2 * hit - frames))
    positions = np.stack([100 + x, 100 + 0.03 * (frames - hit) ** 2], axis=1) / UNIT
    return Course(positions, np.ones(count, np.bool_), frames == hit)


def test_pins_part_a_gap_evenly() -> None:
    assert pins_in(range(10, 21), 0) == ()
    assert pins_in(range(10, 21), 1) == (15,)
    assert pins_in(range(10, 21), 2) == (13, 17)


def test_every_method_is_measured_in_the_same_frames_and_pins_are_not(net: InpaintNet) -> None:
    found = distances(_course(), [range(10, 18), range(40, 48)], 1, net)
    assert found.spans == 2
    assert {len(off) for off in (*found.by_method.values(), found.first, found.hit)} == {14}
    assert found.hit.tolist() == [False] * 7 + [True] * 7
    assert found.by_method[Method.FLIGHT][:7].max() < 0.01 < found.by_method[Method.LINEAR][:7].max()


def test_what_is_shown_first_is_one_of_the_methods(net: InpaintNet) -> None:
    found = distances(_course(), [range(10, 18)], 0, net)
    assert np.array_equal(found.first, found.by_method[Method.INPAINT])


def test_the_track_is_as_before_after_each_gap(net: InpaintNet) -> None:
    twice = distances(_course(), [range(10, 18), range(10, 18)], 2, net)
    for off in twice.by_method.values():
        assert np.array_equal(off[:6], off[6:])


def test_a_method_that_leaves_frames_open_is_not_near_there() -> None:
    assert near(np.array([0.0, 4.0, 4.1, np.inf])) == 0.5


def test_the_best_has_most_frames_near() -> None:
    off = {method: np.array([9.0, 9.0]) for method in Method} | {Method.CUBIC: np.array([3.9, 3.9])}
    found = Distances(off, off[Method.CUBIC], np.zeros(2, np.bool_), 1)
    assert found.best() is Method.CUBIC
    assert found.of(~np.ones(2, np.bool_)).best() is None
    assert any("**100 %**" in line for line in pinned_table({2: found}, 0))


def test_all_folds_are_in_the_table(net: InpaintNet) -> None:
    found = compare_pinned([(net, [_course()]), (net, [_course(), _course()])], 2, 20)
    assert list(found) == list(range(5, 32))
    lines = list(pinned_table(found, 2))
    assert lines[0].startswith("2 pins:")
    assert sum(line.startswith("| 31 | 9 |") for line in lines) == 1


def test_the_command_prints_what_the_window_offers(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write_rally(tmp_path / "dot.mp4", tmp_path / "dot_ball.csv", count=60)
    model = TinyInpaintNet(16).save(tmp_path / "fill.onnx")
    assert main([f"--data={tmp_path}", "--fold", str(model), "--pins", "1", "--every=30"]) == 0
    said = capsys.readouterr().out
    assert "is tried on every rally" in said
    assert "| frames | gaps | linear | cubic | flight | InpaintNet | shown first |" in said
