"""A wider TrackNet that begins where a narrower one is: it gives the same heatmaps, and has room to learn more."""

import torch
from torch import Tensor, nn

from models.training.tracknet import STEM, TrackNet


def widen(network: TrackNet, width: int) -> TrackNet:
    """A wider copy of a network.

    What is new is drawn by torch and reads everything, but nothing that was there reads from it: its weights are zero
    there, until it learns.

    Args:
        network: a trained one.
        width: of the copy, at least the network's own; a multiple of 16.
    """
    wide = TrackNet(width, network.length)
    maps = _Channels(network, width)
    theirs = dict(network.named_modules())
    with torch.no_grad():
        for name, module in wide.named_modules():
            given = theirs[name]
            if isinstance(module, nn.Conv2d) and isinstance(given, nn.Conv2d):
                inputs, outputs = maps.of(name)
                module.weight[outputs] = 0
                module.weight[outputs[:, None], inputs[None]] = given.weight
                if module.bias is not None and given.bias is not None:
                    module.bias[outputs] = given.bias
            elif isinstance(module, nn.BatchNorm2d) and isinstance(given, nn.BatchNorm2d):
                place = maps.of(_normalised(name))[1] if name != "head_norm" else maps.plain(network.width // 2)
                for own, other in zip(module.state_dict().values(), given.state_dict().values(), strict=True):
                    if own.ndim:
                        own[place] = other
    return wide


def _normalised(name: str) -> str:
    """The convolution that a normalisation follows."""
    if name == "stem_norm":
        return "stem_frame"
    return name.replace("norm", "conv") if name.endswith("norm") else f"{name[:-1]}0"


class _Channels:
    """Where the channels of a network lie in a wider one."""

    def __init__(self, network: TrackNet, width: int) -> None:
        frame, wide = network.width // 2, width // 2
        # The temporal shift moves quarters of the channels: each quarter's own stay in it.
        old, new = frame // 4, wide // 4
        self._shifted = torch.cat([torch.arange(old), torch.arange(old) + new, torch.arange(frame - 2 * old) + 2 * new])
        frames = torch.arange(network.length)[:, None] * wide
        self._stacked = (frames + self._shifted).flatten()
        self._context = (frames + torch.arange(frame)).flatten()
        self._network = network

    @staticmethod
    def plain(count: int) -> Tensor:
        """The first so many."""
        return torch.arange(count)

    def of(self, name: str) -> tuple[Tensor, Tensor]:
        """Where inputs and outputs of a convolution lie."""
        module = self._network.get_submodule(name)
        assert isinstance(module, nn.Conv2d)
        inputs, outputs = self.plain(module.in_channels), self.plain(module.out_channels)
        part = name.partition(".")[0]
        if part in ("down", "temporal"):
            outputs = self._shifted
        if part in ("temporal", "head"):
            inputs = self._shifted
        if part == "merge":
            inputs = self._stacked
        if part == "context":
            outputs = self._context
        assert part != "down" or module.in_channels == STEM
        return inputs, outputs
