import math

import pytest

torch = pytest.importorskip("torch")

from models.training.tracknet import SIGMA, Heatmaps, TrackNet, heatmap_loss, heatmap_targets


@pytest.mark.parametrize(("width", "length"), [(16, 8), (32, 3)])
def test_logits_come_at_half_size_for_any_width(width: int, length: int) -> None:
    network = TrackNet(width, length).eval()
    assert network(torch.zeros(2, 3 * (length + 1), 64, 96)).shape == (2, length, 32, 48)


def test_folding_changes_nothing_but_the_size_of_the_heatmaps() -> None:
    torch.manual_seed(1)
    network = TrackNet(16)
    torch.nn.init.normal_(network.temporal.norm.weight)
    for _ in range(3):
        network(torch.rand(2, 27, 64, 96))
    network.eval()
    windows = torch.rand(2, 27, 64, 96)
    with torch.no_grad():
        half = torch.sigmoid(network(windows))
        full = Heatmaps(network)(windows)
    assert full.shape == (2, 8, 64, 96)
    bigger = torch.nn.functional.interpolate(half, scale_factor=2.0, mode="bilinear", align_corners=False)
    assert torch.allclose(full, bigger, atol=1e-5)


def test_every_frame_is_compared_with_the_background() -> None:
    torch.manual_seed(1)
    network = TrackNet(16).eval()
    windows = torch.rand(1, 27, 64, 96)
    other = windows.clone()
    other[:, :3] = torch.rand(1, 3, 64, 96)
    with torch.no_grad():
        away = (network(windows) - network(other)).abs().flatten(2).amax(2)
    assert float(away.min()) > 0


def test_a_frame_sees_its_neighbours_before_the_u_net() -> None:
    torch.manual_seed(1)
    block = TrackNet(16).temporal.eval()
    frames = torch.rand(8, 8, 6, 6)
    assert torch.equal(block(frames), frames)
    torch.nn.init.ones_(block.norm.weight)
    other = frames.clone()
    other[4] = torch.rand(8, 6, 6)
    changed = (block(frames) != block(other)).flatten(1).any(1)
    assert changed.tolist() == [False, False, False, True, True, True, False, False]


def test_a_target_peaks_at_the_ball_and_sums_to_a_gaussian() -> None:
    targets = heatmap_targets(torch.tensor([[True, False]]), torch.tensor([[[20.5, 10.5], [4.0, 4.0]]]), 48, 64)
    assert targets.shape == (1, 2, 24, 32)
    assert divmod(int(targets[0, 0].argmax()), 32) == (5, 10)
    assert float(targets[0, 0].max()) == 1
    assert float(targets[0, 0].sum()) == pytest.approx(2 * math.pi * (SIGMA / 2) ** 2, rel=1e-3)
    assert float(targets[0, 1].max()) == 0


def test_frames_without_a_label_do_not_count() -> None:
    logits = torch.zeros(1, 2, 4, 4)
    targets = torch.zeros(1, 2, 4, 4)
    targets[0, 0, 1, 1] = 1
    known = torch.tensor([[True, False]])
    before = heatmap_loss(logits, targets, known)
    logits[0, 1] = 9.0
    assert heatmap_loss(logits, targets, known) == before


def test_the_loss_is_least_for_the_target_itself() -> None:
    targets = heatmap_targets(torch.tensor([[True]]), torch.tensor([[[15.0, 9.0]]]), 32, 48)
    known = torch.tensor([[True]])
    right = heatmap_loss(torch.logit(targets.clamp(1e-6, 1 - 1e-6)), targets, known)
    wrong = heatmap_loss(torch.logit(targets.roll(4, dims=-1).clamp(1e-6, 1 - 1e-6)), targets, known)
    assert float(right) < 0.01 < float(wrong)
