"""A TrackNet for processors: eight frames and their background in, eight heatmaps out, at a small part of the work.

Every frame is looked at by the same small stem, as it is and against the background; only then, at a quarter of the
size, a U-Net reads all eight together. It tells each frame's head what to look for where, and the head finds it in the
stem's own features of that frame. A plain U-Net over the stacked frames, as the original is, learns far more slowly.
"""

import copy

import torch
from torch import Tensor, nn
from torch.nn import functional

STEM = 16
"""Features of a frame at half size; ONNX Runtime's convolutions work on sixteen channels at a time."""


class Unit(nn.Sequential):
    """A convolution, normalised, then ReLU."""

    def __init__(self, taken: int, given: int, kernel: int = 3, stride: int = 1) -> None:
        super().__init__(
            nn.Conv2d(taken, given, kernel, stride, kernel // 2, bias=False),
            nn.BatchNorm2d(given),
            nn.ReLU(inplace=True),
        )


class TrackNet(nn.Module):
    """Heatmaps for windows of frames with their background.

    Args:
        width: features of the U-Net at a quarter of the size; even. The rest follows from it.
        length: frames in a window.
    """

    def __init__(self, width: int = 64, length: int = 8) -> None:
        super().__init__()
        self.width, self.length = width, length
        frame, deep = width // 2, 2 * width
        self.see = nn.Conv2d(3, STEM, 5, 2, 2, bias=False)
        self.compare = nn.Conv2d(3, STEM, 5, 2, 2, bias=True)
        self.seen = nn.BatchNorm2d(STEM)
        self.look = Unit(STEM, frame, stride=2)
        self.mix = Unit(length * frame, width, 1)
        self.quarter = nn.Sequential(Unit(width, width), Unit(width, width))
        self.eighth = nn.Sequential(Unit(width, deep), Unit(deep, deep))
        self.sixteenth = nn.Sequential(Unit(deep, deep), Unit(deep, deep))
        self.up_eighth = Unit(deep, deep)
        self.narrow = nn.Conv2d(deep, width, 1, bias=False)
        self.up_quarter = Unit(width, width)
        self.tell = nn.Conv2d(width, length * frame, 1)
        self.find = nn.Conv2d(frame, frame, 3, 1, 1, bias=False)
        self.found = nn.BatchNorm2d(frame)
        self.place = nn.Conv2d(frame, 4, 1)
        # Almost every pixel shows no ball: start from there, or the first thousand steps only learn this.
        nn.init.constant_(self.place.bias, -5.0)

    def forward(self, windows: Tensor) -> Tensor:
        """Logits at half size.

        Args:
            windows: (n, 3 (1 + L), h, w) in [0, 1], the background first; h and w multiples of 16.

        Returns:
            (n, L, h / 2, w / 2); pixel (i, j) lies between the pixels 2 i and 2 i + 1, 2 j and 2 j + 1 of the input.
        """
        count, _, height, width = windows.shape
        # A convolution of the frame beside its difference to the background, for half the price: it is linear.
        behind = self.compare(windows[:, :3])
        each = self.see(windows[:, 3:].reshape(count * self.length, 3, height, width))
        each = each.reshape(count, self.length, STEM, height // 2, width // 2) - behind[:, None]
        each = functional.relu(self.seen(each.reshape(count * self.length, STEM, height // 2, width // 2)))
        each = self.look(each)
        told = self.tell(self._together(each.reshape(count, -1, height // 4, width // 4)))
        told = told.reshape(each.shape)
        logits = self.place(functional.relu(self.found(self.find(each) + told)))
        return functional.pixel_shuffle(logits, 2).reshape(count, self.length, height // 2, width // 2)

    def _together(self, frames: Tensor) -> Tensor:
        mixed = self.mix(frames)
        quarter = mixed + self.quarter(mixed)
        eighth = self.eighth(functional.max_pool2d(quarter, 2))
        sixteenth = self.sixteenth(functional.max_pool2d(eighth, 2))
        up = self.up_eighth(functional.interpolate(sixteenth, scale_factor=2.0) + eighth)
        up = functional.interpolate(self.narrow(up), scale_factor=2.0) + quarter
        out: Tensor = self.up_quarter(up)
        return out


class Heatmaps(nn.Module):
    """A trained network as it is exported: probabilities at full size, normalisation folded into the convolutions."""

    def __init__(self, network: TrackNet) -> None:
        super().__init__()
        self.network = _folded(network)

    def forward(self, windows: Tensor) -> Tensor:
        """Heatmaps (n, L, h, w) in [0, 1] for windows (n, 3 (1 + L), h, w) in [0, 1]."""
        probabilities = torch.sigmoid(self.network(windows))
        return functional.interpolate(probabilities, scale_factor=2.0, mode="bilinear", align_corners=False)


def _folded(network: TrackNet) -> TrackNet:
    """A copy in which the two normalisations of a sum are part of its terms; the exporter folds the others itself."""
    folded = copy.deepcopy(network)
    folded.eval()
    with torch.no_grad():
        scale, shift = _affine(folded.seen)
        folded.see.weight *= scale[:, None, None, None]
        folded.compare.weight *= scale[:, None, None, None]
        assert folded.compare.bias is not None
        folded.compare.bias.copy_(folded.compare.bias * scale - shift)
        scale, shift = _affine(folded.found)
        folded.find.weight *= scale[:, None, None, None]
        folded.tell.weight *= scale.repeat(folded.length)[:, None, None, None]
        assert folded.tell.bias is not None
        folded.tell.bias.copy_(folded.tell.bias * scale.repeat(folded.length) + shift.repeat(folded.length))
    folded.seen = folded.found = nn.Identity()
    return folded


def _affine(norm: nn.BatchNorm2d) -> tuple[Tensor, Tensor]:
    """What a normalisation does once it no longer learns: times scale, plus shift."""
    assert norm.running_mean is not None
    assert norm.running_var is not None
    scale = norm.weight / torch.sqrt(norm.running_var + norm.eps)
    return scale, norm.bias - norm.running_mean * scale


def heatmap_targets(visible: Tensor, positions: Tensor, height: int, width: int, sigma: float = 1.8) -> Tensor:
    """What the logits should become: a Gaussian of height 1 around the ball.

    Args:
        visible: bool (n, L).
        positions: (n, L, 2), x and y in pixels of the network's input.
        height: of the input.
        width: of the input.
        sigma: of the Gaussian, in pixels of the input.

    Returns:
        (n, L, h / 2, w / 2) in [0, 1].
    """
    rows = torch.arange(height // 2, device=positions.device) * 2 + 0.5
    columns = torch.arange(width // 2, device=positions.device) * 2 + 0.5
    across = torch.exp(-((columns - positions[..., 0:1]) ** 2) / (2 * sigma**2))
    down = torch.exp(-((rows - positions[..., 1:2]) ** 2) / (2 * sigma**2))
    return down[..., :, None] * across[..., None, :] * visible[..., None, None]


def heatmap_loss(logits: Tensor, targets: Tensor, known: Tensor) -> Tensor:
    """Quality focal loss (Li et al. 2020, equation 3, beta 2), in units of one ball.

    Args:
        logits: (n, L, h, w).
        targets: likewise, in [0, 1].
        known: bool (n, L), frames that count.
    """
    entropy = functional.binary_cross_entropy_with_logits(logits, targets, reduction="none")
    weighted = entropy * (targets - torch.sigmoid(logits)) ** 2
    balls = (targets.flatten(2).amax(2)[known] > 0.5).sum()
    return weighted[known].sum() / balls.clamp(min=1)
