"""Define a TrackNet trained for 8-bit integers: it rounds as the file will (decision 29).

What it should give is what the network in floats gives, so that both find the same balls.
"""

import copy
from collections.abc import Callable
from pathlib import Path
from pickle import UnpicklingError
from typing import Any

import torch
from torch import Tensor, nn
from torch.nn import functional
from torch.nn.utils import parametrize
from torch.nn.utils.fusion import fuse_conv_bn_weights

from models.training.learner import write_weights
from models.training.tracknet import ConvUnit, TrackNet, fold_sums
from rallytrace.errors import AppError

_LEVELS, _WEIGHT_LEVELS = 255, 127
_KEPT = ("stem_frame", "stem_background", "output")
"""Convolutions that stay in floats: those of the pictures, and the last one."""
_ROUNDED = (
    "stem_sum", "down", "temporal.conv", "temporal.sum", "merge", "quarter.0", "quarter.1", "quarter_sum",
    "eighth.0", "eighth.1", "sixteenth.0", "sixteenth.1", "eighth_sum", "up_eighth", "reduce", "up_sum", "up_quarter",
    "context", "head", "head_sum",
)  # fmt: skip
"""Modules whose outputs are 8-bit integers in the file."""


_SUMS = {"quarter_sum": "Add", "eighth_sum": "Add_1", "up_sum": "Add_2"}
"""Sums without a ReLU, by their names in the exported file."""
_SAME = {
    "down": tuple(
        f"/network/temporal/{name}_output_0"
        for name in ("Slice_2", "Slice_4", "Slice_5", "Concat_1", "Concat_2", "Concat_3", "Reshape_1")
    ),
    "temporal.sum": ("/network/Reshape_3_output_0",),
    "context": ("/network/Reshape_4_output_0",),
}
"""Tensors of the exported file that only arrange a module's output anew: they stay on its steps."""


def tensor_name(module: str) -> str:
    """Return the name of a module's output in the exported file."""
    if module in _SUMS:
        return f"/network/{_SUMS[module]}_output_0"
    first, _, last = module.partition(".")
    place = f"/network/{first}" + (f"/{first}.{last}" if last.isdigit() else f"/{last}" if last else "")
    if module in ("temporal.conv", "reduce", "context", "head"):
        return f"{place}/Conv_output_0"
    if module.endswith("sum"):
        return f"{place}/Relu_output_0"
    return f"{place}/{module if last.isdigit() else first}.2/Relu_output_0"


class Steps(nn.Module):
    """Rounds a tensor to 256 steps of a learned size, initialised from the observed range.

    Attributes:
        log_step: logarithm of a step.
        zero: number of the step that is 0.
        watches: whether it only looks at ranges.
    """

    zero: Tensor
    low: Tensor
    high: Tensor

    def __init__(self) -> None:
        super().__init__()
        self.log_step = nn.Parameter(torch.zeros(()))
        self.register_buffer("zero", torch.zeros(()))
        self.register_buffer("low", torch.zeros(()))
        self.register_buffer("high", torch.zeros(()))
        self.watches = True

    def settle(self) -> None:
        """Divide the observed range into steps."""
        step = ((self.high - self.low) / _LEVELS).clamp(min=1e-8)
        self.log_step.data.copy_(torch.log(step))
        self.zero.copy_(torch.round(-self.low / step))
        self.watches = False

    def forward(self, values: Tensor) -> Tensor:
        """Round values to steps. Gradients pass as if nothing were rounded, and end where a value is out of range."""
        if self.watches:
            self.low.copy_(torch.minimum(self.low, values.detach().amin()))
            self.high.copy_(torch.maximum(self.high, values.detach().amax()))
            return values
        # As by Esser et al. 2020 (learned step size quantisation).
        step = torch.exp(self.log_step)
        inside = torch.clamp(values / step + self.zero, 0, _LEVELS)
        rounded = inside + (torch.round(inside) - inside).detach()
        return (rounded - self.zero) * step


class WeightSteps(nn.Module):
    """Rounds weights to 255 steps, with a size for each output channel."""

    def forward(self, weight: Tensor) -> Tensor:
        """Round weights (outputs, inputs, h, w). Gradients pass as if nothing were rounded."""
        step = _weight_steps(weight.detach())
        return weight + (torch.round(weight / step) * step - weight).detach()


def _weight_steps(weight: Tensor) -> Tensor:
    return weight.abs().amax(dim=(1, 2, 3), keepdim=True).clamp(min=1e-8) / _WEIGHT_LEVELS


class RoundedTrackNet(nn.Module):
    """A TrackNet whose weights and sums are rounded as integers are.

    Args:
        network: a trained one; it stays as it is.

    Attributes:
        network: without normalisations, its weights in floats.
        steps: steps of each rounded tensor, by the name of the module with a dash in place of the dot.
    """

    def __init__(self, network: TrackNet) -> None:
        super().__init__()
        self.network = fold_norms(network)
        # Not a module of this one: the weights that learn are the others.
        self._plain = (fold_norms(network),)
        self.steps = nn.ModuleDict()
        for name in _ROUNDED:
            steps = Steps()
            self.steps[name.replace(".", "-")] = steps
            self.network.get_submodule(name).register_forward_hook(_rounding(steps))
        for name, module in self.network.named_modules():
            if isinstance(module, nn.Conv2d) and name not in _KEPT:
                parametrize.register_parametrization(module, "weight", WeightSteps())

    def settle(self) -> None:
        """Divide the observed ranges into steps."""
        for steps in self.steps.values():
            steps.settle()

    def forward(self, windows: Tensor) -> Tensor:
        """As `TrackNet.forward`."""
        logits: Tensor = self.network(windows)
        return logits

    def in_floats(self) -> TrackNet:
        """Return the network alone, whose file can be quantised with `ranges`."""
        plain = copy.deepcopy(self._plain[0])
        theirs = dict(self.network.named_modules())
        for name, module in plain.named_modules():
            learned = theirs[name]
            if isinstance(module, nn.Conv2d) and isinstance(learned, nn.Conv2d):
                rounded = parametrize.is_parametrized(learned, "weight")
                weight = learned.parametrizations["weight"].original if rounded else learned.weight
                module.weight.data.copy_(weight.detach())
                if module.bias is not None and learned.bias is not None:
                    module.bias.data.copy_(learned.bias.detach())
        return plain

    def ranges(self) -> dict[str, tuple[float, float]]:
        """Return the minimum and maximum of each rounded tensor, by its name in the exported file."""
        found: dict[str, tuple[float, float]] = {}
        for name, steps in zip(_ROUNDED, self.steps.values(), strict=True):
            step, zero = float(steps.log_step.detach().exp()), float(steps.zero)
            range_of_it = -zero * step, (_LEVELS - zero) * step
            found |= dict.fromkeys((tensor_name(name), *_SAME.get(name, ())), range_of_it)
        return found


def _rounding(steps: Steps) -> Callable[[nn.Module, object, Tensor], Tensor]:
    def round_output(_module: nn.Module, _inputs: object, output: Tensor) -> Tensor:
        rounded: Tensor = steps(output)
        return rounded

    return round_output


def save_rounded(network: RoundedTrackNet, path: Path) -> None:
    """Save weights, the rounded ones as integers with their step sizes, and ranges.

    Raises:
        AppError: the file cannot be written.
    """
    kept: dict[str, Any] = {}
    for name, value in network.in_floats().state_dict().items():
        if value.ndim == 4 and name.partition(".")[0] not in _KEPT:
            step = _weight_steps(value)
            kept[name] = torch.round(value / step).to(torch.int8), step
        else:
            kept[name] = value
    write_weights(path, {"width": network.network.width, "network": kept, "ranges": network.ranges()})


def load_rounded(path: Path) -> RoundedTrackNet:
    """Return the network that `save_rounded` saved.

    Raises:
        AppError: the file is no such file.
    """
    try:
        kept = torch.load(path, map_location="cpu", weights_only=True)
        network = fold_norms(TrackNet(kept["width"]))
        network.load_state_dict(
            {name: part[0] * part[1] if isinstance(part, tuple) else part for name, part in kept["network"].items()}
        )
        rounded = RoundedTrackNet(network)
        for name, steps in zip(_ROUNDED, rounded.steps.values(), strict=True):
            least, greatest = kept["ranges"][tensor_name(name)]
            steps.low.fill_(least)
            steps.high.fill_(greatest)
    except (OSError, KeyError, RuntimeError, TypeError, UnpicklingError) as error:
        raise AppError(f"{path} holds no rounded weights: {error}.", "Name a file of train_rounding.py.") from error
    rounded.settle()
    rounded.eval()
    return rounded


def fold_norms(network: TrackNet) -> TrackNet:
    """Return a copy whose normalisations are part of the convolutions, as in an exported file."""
    folded = fold_sums(network)
    for module in folded.modules():
        if isinstance(module, ConvUnit) and isinstance(module[1], nn.BatchNorm2d):
            module[0], module[1] = _fused(module[0], module[1]), nn.Identity()
    if isinstance(folded.temporal.norm, nn.BatchNorm2d):
        folded.temporal.conv = _fused(folded.temporal.conv, folded.temporal.norm)
        folded.temporal.norm = nn.Identity()
    return folded


def _fused(conv: nn.Module, norm: nn.Module) -> nn.Conv2d:
    assert isinstance(conv, nn.Conv2d)
    assert isinstance(norm, nn.BatchNorm2d)
    fused = nn.Conv2d(conv.in_channels, conv.out_channels, conv.kernel_size, conv.stride, conv.padding, bias=True).to(
        conv.weight.device
    )
    weight, bias = fuse_conv_bn_weights(
        conv.weight, conv.bias, norm.running_mean, norm.running_var, norm.eps, norm.weight, norm.bias
    )
    fused.weight, fused.bias = nn.Parameter(weight.detach().clone()), nn.Parameter(bias.detach().clone())
    return fused


def imitation_loss(logits: Tensor, wanted: Tensor) -> Tensor:
    """Return the divergence of heatmaps from those of another network, in units of one ball.

    Args:
        logits: (n, L, h, w).
        wanted: logits of the other network, likewise.
    """
    probabilities = torch.sigmoid(wanted)
    own = functional.binary_cross_entropy_with_logits(logits, probabilities, reduction="none")
    least = functional.binary_cross_entropy_with_logits(wanted, probabilities, reduction="none")
    balls = (probabilities.amax(dim=(2, 3)) > 0.5).sum().clamp(min=1)
    return (own - least).sum() / balls
