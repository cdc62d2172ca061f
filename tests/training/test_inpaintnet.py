from pathlib import Path
from typing import Any

import numpy as np
import pytest

torch = pytest.importorskip("torch")

from models.training.inpaintnet import LENGTH, InpaintNet, export_inpaintnet, fill_loss
from rallytrace.inference.inpainting import is_two_sided
from rallytrace.inference.networks import InpaintNet as OpenedInpaintNet
from rallytrace.model_records.execution_providers import SessionOptions

START, STOP = (0.2, 0.8), (0.5, 0.5)


def _window(picture: str) -> tuple[Any, Any, Any]:
    """Coordinates, mask and truth of a ball that flies straight: `o` known, `?` to fill, `.` absent."""
    share = torch.linspace(0, 1, LENGTH)[:, None]
    truth = torch.tensor(START) * (1 - share) + torch.tensor(STOP) * share
    known = torch.tensor([mark == "o" for mark in picture])[:, None]
    mask = torch.tensor([float(mark == "?") for mark in picture])[:, None]
    return (truth * known)[None], mask[None], truth


def _trained() -> Any:
    """Return a network whose corrections are not nothing."""
    torch.manual_seed(4)
    network = InpaintNet(24, depth=2)
    for parameter in network.parameters():
        torch.nn.init.normal_(parameter, std=0.05)
    return network.eval()


@pytest.mark.parametrize("picture", ["oooo????oooooooo", "o??????????????o", ".o..???oo.??oo..", "oo?o?o?o?o?o?o?o"])
def test_before_it_has_learned_anything_it_is_a_straight_line(picture: str) -> None:
    coords, mask, truth = _window(picture)
    filled = InpaintNet(24)(coords, mask)[0]
    wanted = mask[0, :, 0] == 1
    assert torch.allclose(filled[wanted], truth[wanted], atol=1e-5)


@pytest.mark.parametrize(("picture", "nearest"), [("????oooooooooooo", 4), ("oooooooooooo????", 11)])
def test_a_ball_known_on_one_side_stays_there_at_first(picture: str, nearest: int) -> None:
    coords, mask, truth = _window(picture)
    filled = InpaintNet(24)(coords, mask)[0]
    assert torch.allclose(filled[mask[0, :, 0] == 1], truth[nearest].expand(4, 2), atol=1e-5)


def test_known_and_absent_frames_come_back_as_they_were() -> None:
    coords, mask, _ = _window("oo.???o...oooo??")
    filled = _trained()(coords, mask)
    kept = mask[0, :, 0] == 0
    assert torch.equal(filled[0, kept], coords[0, kept])


def test_positions_stay_in_picture_without_known_points() -> None:
    for picture in ("????????????????", "................", "o???????????????"):
        coords, mask, _ = _window(picture)
        filled = _trained()(coords, mask)
        assert torch.isfinite(filled).all()
        assert (filled >= 0).all()
        assert (filled <= 1).all()


def test_a_window_does_not_see_what_is_beside_it_in_the_batch() -> None:
    windows = [_window(picture)[:2] for picture in ("ooooo???oooooooo", "o.???????oooo??o")]
    together = _trained()(*(torch.cat([window[i] for window in windows]) for i in (0, 1)))
    for window, filled in zip(windows, together, strict=True):
        assert torch.allclose(_trained()(*window)[0], filled, atol=1e-6)


def test_the_loss_counts_pixels_of_the_frames_that_count() -> None:
    targets = torch.zeros(1, LENGTH, 2)
    filled = targets + torch.tensor([30 / 512, 40 / 288])
    weights = torch.zeros(1, LENGTH)
    weights[0, 3] = 0.2
    filled[0, 5:] = 9.0
    assert float(fill_loss(filled, targets, weights)) == pytest.approx(49.5, abs=0.01)
    assert float(fill_loss(targets, targets, weights)) == pytest.approx(0, abs=1e-6)


def test_the_exported_file_says_the_same_and_says_what_it_is(tmp_path: Path) -> None:
    network = _trained()
    path = tmp_path / "fill.onnx"
    assert export_inpaintnet(network, path, {"fill_from": "3", "trained_on": "nothing"}) < 1e-2
    coords, mask, _ = _window("oooo???.oo.?oooo")
    with OpenedInpaintNet.open(path, SessionOptions()) as opened:
        file = opened.file
        given = opened.coordinates(np.repeat(coords.numpy(), 5, axis=0), np.repeat(mask.numpy(), 5, axis=0))
    assert (file.seq_len, file.batch, file.fill_from) == (16, None, 3)
    assert is_two_sided(file)
    assert (file.metadata["trained_on"], file.metadata["licence"]) == ("nothing", "MIT")
    with torch.no_grad():
        np.testing.assert_allclose(given[4], network(coords, mask)[0].numpy(), atol=1e-5)
