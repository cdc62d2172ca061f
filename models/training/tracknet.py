"""A TrackNet for processors: eight frames and their background in, eight heatmaps out, at a small part of the work.

A stem with shared weights reads every frame, as it is and against the background, and compares it with its neighbours
in time; at a quarter of the size a U-Net reads all eight frames together; a head with shared weights joins what the
U-Net says about a frame with the stem's features of that frame. A plain U-Net over the stacked frames, as the original
is, learns far more slowly. Any input size whose sides are multiples of 16 will do.
"""

import copy

import torch
from torch import Tensor, nn
from torch.nn import functional

STEM = 16
"""Features of a frame at half size; ONNX Runtime's convolutions work on sixteen channels at a time."""
SIGMA = 2.2
"""Of the target's Gaussian, in pixels of the input."""


class ConvUnit(nn.Sequential):
    """A convolution, normalised, then ReLU."""

    def __init__(self, inputs: int, outputs: int, kernel: int = 3, stride: int = 1) -> None:
        super().__init__(
            nn.Conv2d(inputs, outputs, kernel, stride, kernel // 2, bias=False),
            nn.BatchNorm2d(outputs),
            nn.ReLU(inplace=True),
        )


class TemporalResidual(nn.Module):
    """A residual convolution of each frame that also sees the neighbouring frames.

    A quarter of the channels is taken from the frame before and a quarter from the frame after (temporal shift, Lin et
    al. 2019), which costs no multiplications. It starts as the identity for inputs above 0.
    """

    def __init__(self, channels: int, length: int) -> None:
        super().__init__()
        self.length, self.shifted = length, channels // 4
        self.conv = nn.Conv2d(channels, channels, 3, 1, 1, bias=False)
        self.norm = nn.BatchNorm2d(channels)
        nn.init.zeros_(self.norm.weight)
        self.sum = nn.ReLU()

    def forward(self, frames: Tensor) -> Tensor:
        """Map features (n L, c, h, w) to features of the same shape."""
        channels, height, width = frames.shape[1:]
        apart = frames.reshape(-1, self.length, channels, height, width)
        before, after, own = apart.split((self.shifted, self.shifted, channels - 2 * self.shifted), dim=2)
        nothing = torch.zeros_like(before[:, :1])
        mixed = torch.cat(
            [torch.cat([nothing, before[:, :-1]], 1), torch.cat([after[:, 1:], nothing], 1), own], dim=2
        ).reshape(-1, channels, height, width)
        summed: Tensor = self.sum(frames + self.norm(self.conv(mixed)))
        return summed


class TrackNet(nn.Module):
    """A network that maps windows of frames with a background to heatmaps.

    Args:
        width: features of the U-Net at a quarter of the size; even. The rest follows from it.
        length: frames in a window.
    """

    def __init__(self, width: int = 64, length: int = 8) -> None:
        super().__init__()
        self.width, self.length = width, length
        frame, deep = width // 2, 2 * width
        self.stem_frame = nn.Conv2d(3, STEM, 5, 2, 2, bias=False)
        self.stem_background = nn.Conv2d(3, STEM, 5, 2, 2, bias=True)
        self.stem_norm = nn.BatchNorm2d(STEM)
        self.down = ConvUnit(STEM, frame, stride=2)
        self.temporal = TemporalResidual(frame, length)
        self.merge = ConvUnit(length * frame, width, 1)
        self.quarter = nn.Sequential(ConvUnit(width, width), ConvUnit(width, width))
        self.eighth = nn.Sequential(ConvUnit(width, deep), ConvUnit(deep, deep))
        self.sixteenth = nn.Sequential(ConvUnit(deep, deep), ConvUnit(deep, deep))
        self.up_eighth = ConvUnit(deep, deep)
        self.reduce = nn.Conv2d(deep, width, 1, bias=False)
        self.up_quarter = ConvUnit(width, width)
        self.context = nn.Conv2d(width, length * frame, 1)
        self.head = nn.Conv2d(frame, frame, 3, 1, 1, bias=False)
        self.head_norm = nn.BatchNorm2d(frame)
        self.output = nn.Conv2d(frame, 4, 1)
        # Sums have modules of their own, so that a training for integers can round them (`rounding.py`).
        self.stem_sum, self.head_sum = nn.ReLU(), nn.ReLU()
        self.quarter_sum, self.eighth_sum, self.up_sum = nn.Identity(), nn.Identity(), nn.Identity()
        # Almost every pixel shows no ball: start from there, or the first thousand steps only learn this.
        nn.init.constant_(self.output.bias, -5.0)

    def forward(self, windows: Tensor) -> Tensor:
        """Return logits at half size.

        Args:
            windows: (n, 3 (1 + L), h, w) in [0, 1], the background first; h and w multiples of 16.

        Returns:
            (n, L, h / 2, w / 2); pixel (i, j) lies between the pixels 2 i and 2 i + 1, 2 j and 2 j + 1 of the input.
        """
        count, _, height, width = windows.shape
        return self.logits(windows[:, :3], windows[:, 3:].reshape(count * self.length, 3, height, width))

    def logits(self, background: Tensor, frames: Tensor) -> Tensor:
        """Return what `forward` gives for separate pictures, as the training has them.

        Args:
            background: (n, 3, h, w) in [0, 1].
            frames: (n L, 3, h, w) in [0, 1], the frames of a window one after the other.
        """
        count, _, height, width = background.shape
        # A convolution of the frame beside its difference to the background, for half the price: it is linear.
        behind = self.stem_background(background)
        frames = self.stem_frame(frames)
        frames = frames.reshape(count, self.length, STEM, height // 2, width // 2) - behind[:, None]
        frames = self.stem_sum(self.stem_norm(frames.reshape(count * self.length, STEM, height // 2, width // 2)))
        frames = self.temporal(self.down(frames))
        context = self.context(self._unet(frames.reshape(count, -1, height // 4, width // 4)))
        context = context.reshape(frames.shape)
        logits = self.output(self.head_sum(self.head_norm(self.head(frames) + context)))
        return functional.pixel_shuffle(logits, 2).reshape(count, self.length, height // 2, width // 2)

    def _unet(self, frames: Tensor) -> Tensor:
        merged = self.merge(frames)
        quarter = self.quarter_sum(merged + self.quarter(merged))
        eighth = self.eighth(functional.max_pool2d(quarter, 2))
        sixteenth = self.sixteenth(functional.max_pool2d(eighth, 2))
        up = self.up_eighth(self.eighth_sum(functional.interpolate(sixteenth, scale_factor=2.0) + eighth))
        up = self.up_sum(functional.interpolate(self.reduce(up), scale_factor=2.0) + quarter)
        out: Tensor = self.up_quarter(up)
        return out


class Heatmaps(nn.Module):
    """A trained network as exported: probabilities at full size, normalisation folded into the convolutions."""

    def __init__(self, network: TrackNet) -> None:
        super().__init__()
        self.network = fold_sums(network)

    def forward(self, windows: Tensor) -> Tensor:
        """Return heatmaps (n, L, h, w) in [0, 1] for windows (n, 3 (1 + L), h, w) in [0, 1]."""
        probabilities = torch.sigmoid(self.network(windows))
        return functional.interpolate(probabilities, scale_factor=2.0, mode="bilinear", align_corners=False)


def fold_sums(network: TrackNet) -> TrackNet:
    """Return a copy with the two normalisations of a sum folded into its terms.

    The exporter folds the others itself.
    """
    folded = copy.deepcopy(network)
    folded.eval()
    if isinstance(folded.stem_norm, nn.Identity):
        return folded
    with torch.no_grad():
        scale, shift = _affine(folded.stem_norm)
        folded.stem_frame.weight *= scale[:, None, None, None]
        folded.stem_background.weight *= scale[:, None, None, None]
        assert folded.stem_background.bias is not None
        folded.stem_background.bias.copy_(folded.stem_background.bias * scale - shift)
        scale, shift = _affine(folded.head_norm)
        folded.head.weight *= scale[:, None, None, None]
        folded.context.weight *= scale.repeat(folded.length)[:, None, None, None]
        assert folded.context.bias is not None
        folded.context.bias.copy_(folded.context.bias * scale.repeat(folded.length) + shift.repeat(folded.length))
    folded.stem_norm = folded.head_norm = nn.Identity()
    return folded


def _affine(norm: nn.BatchNorm2d) -> tuple[Tensor, Tensor]:
    """Return the scale and shift of a normalisation that no longer learns."""
    assert norm.running_mean is not None
    assert norm.running_var is not None
    scale = norm.weight / torch.sqrt(norm.running_var + norm.eps)
    return scale, norm.bias - norm.running_mean * scale


def heatmap_targets(visible: Tensor, positions: Tensor, height: int, width: int, sigma: float = SIGMA) -> Tensor:
    """Return the target of the logits: a Gaussian of height 1 around the ball.

    Args:
        visible: bool (n, L).
        positions: (n, L, 2), x and y in pixels of the network's input.
        height: height of the input.
        width: width of the input.
        sigma: sigma of the Gaussian, in pixels of the input.

    Returns:
        (n, L, h / 2, w / 2) in [0, 1].
    """
    rows = torch.arange(height // 2, device=positions.device) * 2 + 0.5
    columns = torch.arange(width // 2, device=positions.device) * 2 + 0.5
    across = torch.exp(-((columns - positions[..., 0:1]) ** 2) / (2 * sigma**2))
    down = torch.exp(-((rows - positions[..., 1:2]) ** 2) / (2 * sigma**2))
    return down[..., :, None] * across[..., None, :] * visible[..., None, None]


def heatmap_loss(logits: Tensor, targets: Tensor, known: Tensor) -> Tensor:
    """Return the quality focal loss (Li et al. 2020, equation 3, beta 2), in units of one ball.

    Args:
        logits: (n, L, h, w).
        targets: likewise, in [0, 1].
        known: bool (n, L), frames that count.
    """
    entropy = functional.binary_cross_entropy_with_logits(logits, targets, reduction="none")
    weighted = (entropy * (targets - torch.sigmoid(logits)) ** 2).sum(dim=(2, 3))
    balls = ((targets.amax(dim=(2, 3)) > 0.5) & known).sum()
    return (weighted * known).sum() / balls.clamp(min=1)
