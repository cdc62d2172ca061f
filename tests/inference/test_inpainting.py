import math
from collections.abc import Iterator, Sequence
from pathlib import Path

import numpy as np
import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from numpy.typing import NDArray

import tiny_models
from rallytrace.errors import Cancelled
from rallytrace.inference import inpainting
from rallytrace.inference.inpainting import Filled, inpaint
from rallytrace.inference.networks import InpaintNet
from rallytrace.model_records.execution_providers import SessionOptions
from rallytrace.process.stop_switch import StopSwitch
from rallytrace.track.geometry import Size
from rallytrace.track.spans import spans_of_flags
from tiny_models import TinyInpaintNet

VIDEO = Size(640, 360)
EXTENT = np.array([VIDEO.width, VIDEO.height], np.float64)
LENGTH = 5
TINY = TinyInpaintNet(LENGTH)

Positions = NDArray[np.float64]


class CountingNet(InpaintNet):
    """Remembers how many windows each run had."""

    runs: list[int]

    def coordinates(
        self, coords: NDArray[np.float32], mask: NDArray[np.float32], stop: StopSwitch | None = None
    ) -> NDArray[np.float32]:
        self.runs.append(len(coords))
        return super().coordinates(coords, mask, stop)


@pytest.fixture(scope="module")
def net(tmp_path_factory: pytest.TempPathFactory) -> Iterator[CountingNet]:
    path = TINY.save(tmp_path_factory.mktemp("models") / "fill.onnx")
    with CountingNet.open(path, SessionOptions()) as opened:
        opened.runs = []
        yield opened


@pytest.fixture(scope="module")
def two_sided_net(tmp_path_factory: pytest.TempPathFactory) -> Iterator[CountingNet]:
    """Yield the same network, whose file says that it was trained for windows that see both sides."""
    path = TINY.save(tmp_path_factory.mktemp("models") / "fill.onnx", TINY.metadata() | {"gap_windows": "two-sided"})
    with CountingNet.open(path, SessionOptions()) as opened:
        opened.runs = []
        yield opened


@pytest.fixture
def fresh(net: CountingNet) -> CountingNet:
    net.runs = []
    return net


def track(picture: str) -> tuple[Positions, list[bool]]:
    """Return a track from a sketch: `o` seen, anything else not."""
    rng = np.random.default_rng(len(picture))
    return rng.uniform(20, 340, (len(picture), 2)), [mark == "o" for mark in picture]


def gaps(visible: list[bool]) -> list[range]:
    return spans_of_flags(~np.array(visible))


def by_definition(picture: str, wanted: Sequence[range]) -> Positions:
    """Every window run and every frame blended, short tracks filled up with nothing after them."""
    positions, visible = track(picture)
    count = max(len(picture), LENGTH)
    coords, mask = np.zeros((count, 2)), np.zeros((count, 1))
    coords[: len(picture)] = np.where(np.array(visible)[:, None], positions / EXTENT, 0)
    for gap in wanted:
        mask[gap.start : gap.stop] = 1
    outputs = {}
    for start in range(count - LENGTH + 1):
        held = slice(start, start + LENGTH)
        given = TINY.coordinates(coords[None, held], mask[None, held])[0]
        outputs[start] = np.where(mask[held] == 1, given, coords[held])
    return np.stack(tiny_models.blended_by_definition(outputs, count, 1, [1.0, 2, 3, 2, 1])) * EXTENT


def assert_filled(found: Filled, picture: str, wanted: Sequence[range]) -> None:
    assert found.frames.tolist() == [i for gap in wanted for i in gap]
    np.testing.assert_allclose(found.positions, by_definition(picture, wanted)[found.frames], atol=1e-3)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=40, deadline=None)
@given(picture=st.text("o.", min_size=1, max_size=25), data=st.data())
def test_gaps_are_filled_with_the_blend_of_all_windows(net: CountingNet, picture: str, data: st.DataObject) -> None:
    positions, visible = track(picture)
    wanted = [gap for gap in gaps(visible) if data.draw(st.booleans())]
    assert_filled(inpaint(net, positions, visible, wanted, VIDEO), picture, wanted)


def test_only_the_gaps_that_are_asked_for_are_filled(fresh: CountingNet) -> None:
    picture = "oo..ooooooo...ooo.."
    positions, visible = track(picture)
    assert_filled(inpaint(fresh, positions, visible, [range(11, 14)], VIDEO), picture, [range(11, 14)])


@pytest.mark.parametrize("picture", ["o.o", ".", "o..o", ".oo"])
def test_a_track_shorter_than_a_window_is_filled_from_one_window(fresh: CountingNet, picture: str) -> None:
    positions, visible = track(picture)
    wanted = gaps(visible)
    assert_filled(inpaint(fresh, positions, visible, wanted, VIDEO), picture, wanted)
    assert fresh.runs == [1]


def test_only_windows_that_touch_a_gap_are_run(fresh: CountingNet) -> None:
    picture = "o" * 40 + "." + "o" * 60 + ".." + "o" * 40
    positions, visible = track(picture)
    wanted = [range(40, 41), range(101, 103)]
    assert_filled(inpaint(fresh, positions, visible, wanted, VIDEO), picture, wanted)
    assert sum(fresh.runs) == LENGTH + (LENGTH + 1)


def test_without_a_gap_nothing_is_run(fresh: CountingNet) -> None:
    for picture in ("ooooooo", "oo...oo", ""):
        positions, visible = track(picture)
        found = inpaint(fresh, positions, visible, [], VIDEO)
        assert (found.frames.shape, found.positions.shape) == ((0,), (0, 2))
    assert fresh.runs == []


def test_more_windows_than_fit_a_run_give_the_same(fresh: CountingNet, monkeypatch: pytest.MonkeyPatch) -> None:
    picture = "oooo......oooooo.ooo........oo"
    positions, visible = track(picture)
    wanted = gaps(visible)
    monkeypatch.setattr(inpainting, "_WINDOWS_PER_RUN", 4)
    assert_filled(inpaint(fresh, positions, visible, wanted, VIDEO), picture, wanted)
    assert len(fresh.runs) > 3
    assert max(fresh.runs) <= 4


def test_positions_without_ball_do_not_matter(fresh: CountingNet) -> None:
    picture = "ooo..oo..ooo"
    positions, visible = track(picture)
    expected = inpaint(fresh, positions, visible, [range(3, 5)], VIDEO)
    positions[~np.array(visible)] = np.nan
    found = inpaint(fresh, positions, visible, [range(3, 5)], VIDEO)
    np.testing.assert_array_equal(found.positions, expected.positions)


def test_positions_outside_the_picture_are_brought_to_its_edge(fresh: CountingNet) -> None:
    positions, visible = track("oo.oo")
    positions[1], positions[3] = (-30, 500), (700, -1)
    found = inpaint(fresh, positions, visible, [range(2, 3)], VIDEO)
    positions[1], positions[3] = (0, 360), (640, 0)
    expected = inpaint(fresh, positions, visible, [range(2, 3)], VIDEO)
    np.testing.assert_array_equal(found.positions, expected.positions)


def test_the_track_itself_is_left_as_it_is(fresh: CountingNet) -> None:
    positions, visible = track("ooo..ooo")
    kept = positions.copy()
    inpaint(fresh, positions, visible, [range(3, 5)], VIDEO)
    np.testing.assert_array_equal(positions, kept)


def test_a_point_near_the_top_left_corner_is_kept(tmp_path: Path) -> None:
    positions, visible = np.full((7, 2), 4.0), [True, True, True, False, True, True, True]
    with InpaintNet.open(TINY.save(tmp_path / "fill.onnx"), SessionOptions()) as opened:
        found = inpaint(opened, positions, visible, [range(3, 4)], VIDEO)
    assert (found.positions > 0).all()


def test_a_thrown_switch_ends_it(fresh: CountingNet) -> None:
    stop = StopSwitch()
    stop.stop()
    positions, visible = track("ooo..ooo")
    with pytest.raises(Cancelled):
        inpaint(fresh, positions, visible, [range(3, 5)], VIDEO, stop=stop)


def two_sided_by_definition(picture: str, wanted: Sequence[range]) -> Positions:
    """Each gap looked at in all frames (up to 13 long) and in every n-th (from 11 on); a window counts as it sees."""
    positions, visible = track(picture)
    count = len(picture)
    known, fill = np.array(visible), np.zeros(count, np.bool_)
    for gap in wanted:
        fill[gap.start : gap.stop] = True
    coords = np.where(known[:, None], positions / EXTENT, 0)
    given: dict[int, list[Positions]] = {}
    for gap in wanted:
        steps = ([1] if len(gap) <= 13 else []) + ([max(2, math.ceil(len(gap) / 8))] if len(gap) >= 11 else [])
        for step in steps:
            for frame in gap:
                views, shares = [], []
                for place in range(LENGTH):
                    held = frame + step * (np.arange(LENGTH) - place)
                    phase = np.arange(frame % step, count, step)
                    after = phase[0] + step * (max(len(phase), LENGTH) - 1)
                    if held[0] < 0 or held[-1] > after:
                        continue
                    there = held < count
                    at = np.where(there, held, 0)
                    shown, mask = coords[at] * there[:, None], (fill[at] & there)[:, None].astype(float)
                    seen = known[at] & there
                    shares.append((min(seen[:place].sum(), seen[place:].sum()) + 0.01) ** 2)
                    views.append(TINY.coordinates(shown[None], mask[None])[0, place])
                given.setdefault(frame, []).append(np.average(views, axis=0, weights=shares))
    result = np.zeros((count, 2))
    for frame, means in given.items():
        result[frame] = np.mean(means, axis=0)
    return result * EXTENT


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=40, deadline=None)
@given(picture=st.text("oo.", min_size=1, max_size=40) | st.integers(1, 20).map(lambda n: "ooo" + n * "." + "oooo"))
@example("." * 3)
@example("o" + 30 * "." + "o")
def test_model_trained_for_it_gets_windows_with_both_sides(two_sided_net: CountingNet, picture: str) -> None:
    positions, visible = track(picture)
    wanted = gaps(visible)
    found = inpaint(two_sided_net, positions, visible, wanted, VIDEO)
    assert found.frames.tolist() == [i for gap in wanted for i in gap]
    np.testing.assert_allclose(found.positions, two_sided_by_definition(picture, wanted)[found.frames], atol=1e-2)


def test_a_value_that_is_not_known_here_changes_nothing(tmp_path: Path) -> None:
    path = TINY.save(tmp_path / "fill.onnx", TINY.metadata() | {"gap_windows": "sideways"})
    picture = "ooo....ooo"
    positions, visible = track(picture)
    with CountingNet.open(path, SessionOptions()) as net:
        net.runs = []
        assert_filled(inpaint(net, positions, visible, [range(3, 7)], VIDEO), picture, [range(3, 7)])
