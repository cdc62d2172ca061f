import pytest

torch = pytest.importorskip("torch")

from models.training.growing import widen
from models.training.tracknet import TrackNet


def _trained() -> TrackNet:
    torch.manual_seed(1)
    network = TrackNet(16)
    torch.nn.init.normal_(network.temporal.norm.weight)
    for _ in range(2):
        network(torch.rand(2, 27, 32, 48))
    network.eval()
    return network


def test_a_wider_network_begins_with_the_same_heatmaps() -> None:
    network, windows = _trained(), torch.rand(1, 27, 32, 48)
    wide = widen(network, 32).eval()
    assert wide.width == 32
    with torch.no_grad():
        assert torch.allclose(wide(windows), network(windows), atol=1e-5)


def test_what_is_new_in_it_learns() -> None:
    wide = widen(_trained(), 32)
    wide(torch.rand(2, 27, 32, 48)).sum().backward()
    assert float(wide.up_quarter[0].weight.grad[:16, 16:].abs().max()) > 0
