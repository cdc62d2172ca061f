"""Define the two networks in PyTorch as published, and checkpoints as their training saves them. Needs PyTorch."""

import importlib
from pathlib import Path
from typing import Any

# Typed as Any, so that the type checker says the same with torch and without.
torch: Any = importlib.import_module("torch")
nn = torch.nn
functional = torch.nn.functional

Blocks = dict[str, tuple[int, int, int]]


def tracknet(inputs: int, seq_len: int, base: int) -> Any:
    """Return the layers of a TrackNet by their names in the state_dict, with normalisations as if trained."""
    blocks: Blocks = {
        "down_block_1": (2, inputs, base),
        "down_block_2": (2, base, 2 * base),
        "down_block_3": (3, 2 * base, 4 * base),
        "bottleneck": (3, 4 * base, 8 * base),
        "up_block_1": (3, 12 * base, 4 * base),
        "up_block_2": (2, 6 * base, 2 * base),
        "up_block_3": (2, 3 * base, base),
    }
    net = nn.ModuleDict({name: _block(*block) for name, block in blocks.items()})
    net["predictor"] = nn.Conv2d(base, seq_len, 1)
    for module in net.modules():
        if isinstance(module, nn.BatchNorm2d):
            nn.init.uniform_(module.weight, 1.0, 2.0)
            nn.init.normal_(module.bias, std=0.2)
            nn.init.normal_(module.running_mean, std=0.2)
            nn.init.uniform_(module.running_var, 0.2, 1.0)
    return net.eval()


def run_tracknet(net: Any, windows: Any) -> Any:
    """Return heatmaps (n, seq_len, height, width) of windows (n, channels, height, width)."""
    first = _run_block(net["down_block_1"], windows)
    second = _run_block(net["down_block_2"], functional.max_pool2d(first, 2))
    third = _run_block(net["down_block_3"], functional.max_pool2d(second, 2))
    values = _run_block(net["bottleneck"], functional.max_pool2d(third, 2))
    for name, skip in (("up_block_1", third), ("up_block_2", second), ("up_block_3", first)):
        values = _run_block(net[name], torch.cat((nn.Upsample(scale_factor=2)(values), skip), dim=1))
    return torch.sigmoid(net["predictor"](values))


def inpaintnet(base: int) -> Any:
    """Return the layers of an InpaintNet by their names in the state_dict."""
    net = nn.ModuleDict()
    for name, inputs, outputs in (("down_1", 3, base), ("down_2", base, 2 * base), ("down_3", 2 * base, 4 * base)):
        net[name] = _line(inputs, outputs)
    net["buttleneck"] = nn.ModuleDict({"conv_1": _line(4 * base, 8 * base), "conv_2": _line(8 * base, 8 * base)})
    for name, inputs, outputs in (
        ("up_1", 12 * base, 4 * base),
        ("up_2", 6 * base, 2 * base),
        ("up_3", 3 * base, base),
    ):
        net[name] = _line(inputs, outputs)
    net["predictor"] = nn.Conv1d(base, 2, 3, padding="same")
    return net.eval()


def run_inpaintnet(net: Any, coords: Any, mask: Any) -> Any:
    """Return coordinates (n, seq_len, 2) for coordinates and a mask (n, seq_len, 1)."""

    def run(line: Any, values: Any) -> Any:
        return nn.LeakyReLU()(line["conv"](values))

    first = run(net["down_1"], torch.cat((coords, mask), dim=2).permute(0, 2, 1))
    second = run(net["down_2"], first)
    third = run(net["down_3"], second)
    values = run(net["buttleneck"]["conv_2"], run(net["buttleneck"]["conv_1"], third))
    for name, skip in (("up_1", third), ("up_2", second), ("up_3", first)):
        values = run(net[name], torch.cat((values, skip), dim=1))
    return torch.sigmoid(net["predictor"](values)).permute(0, 2, 1)


def save_checkpoint(path: Path, net: Any, loss: Any, param_dict: dict[str, Any]) -> None:
    """Save what the training saves after a step on `loss`: the network before it, and the states of Adam and StepLR."""
    trained = {name: values.clone() for name, values in net.state_dict().items()}
    optimizer = torch.optim.Adam(net.parameters(), lr=1e-3)
    scheduler = torch.optim.lr_scheduler.StepLR(optimizer, step_size=10, gamma=0.1)
    loss.backward()
    optimizer.step()
    scheduler.step()
    net.load_state_dict(trained)
    torch.save(
        {
            "epoch": 29,
            "max_val_acc": 0.97,
            "model": net.state_dict(),
            "optimizer": optimizer.state_dict(),
            "scheduler": scheduler.state_dict(),
            "param_dict": param_dict,
        },
        path,
    )


def _block(count: int, inputs: int, outputs: int) -> Any:
    return nn.ModuleDict(
        {
            f"conv_{number}": nn.ModuleDict(
                {
                    "conv": nn.Conv2d(inputs if number == 1 else outputs, outputs, 3, padding="same", bias=False),
                    "bn": nn.BatchNorm2d(outputs),
                }
            )
            for number in range(1, count + 1)
        }
    )


def _run_block(block: Any, values: Any) -> Any:
    for layer in block.values():
        values = functional.relu(layer["bn"](layer["conv"](values)))
    return values


def _line(inputs: int, outputs: int) -> Any:
    return nn.ModuleDict({"conv": nn.Conv1d(inputs, outputs, 3, padding="same")})


def hrnet(frames: int, widths: tuple[int, ...] = (4, 6, 8, 10), stem: int = 8) -> Any:
    """Return WASB's network with other widths; `widths` are the channels of its branches."""
    net = nn.Module()
    net.conv1, net.bn1 = _plain(3 * frames, stem, 3), nn.BatchNorm2d(stem)
    net.conv2, net.bn2 = _plain(stem, stem, 3), nn.BatchNorm2d(stem)
    net.layer1 = nn.Sequential(_Residual(stem, widths[0], 4 * widths[0], (1, 3, 1)))
    previous = [4 * widths[0]]
    for stage in (2, 3, 4):
        channels = list(widths[:stage])
        setattr(net, f"transition{stage - 1}", _transition(previous, channels))
        setattr(net, f"stage{stage}", nn.Sequential(_hrnet_module(channels)))
        previous = channels
    net.final_layers = nn.ModuleList([nn.Conv2d(widths[0], frames, 1)])
    return net


def run_hrnet(net: Any, windows: Any) -> Any:
    """Return the logits."""
    value = torch.relu(net.bn1(net.conv1(windows)))
    values = [net.layer1(torch.relu(net.bn2(net.conv2(value))))]
    for stage in (2, 3, 4):
        changes = getattr(net, f"transition{stage - 1}")
        values = [
            change(values[branch] if branch < len(values) else values[-1]) for branch, change in enumerate(changes)
        ]
        for module in getattr(net, f"stage{stage}"):
            values = [branch(value) for branch, value in zip(module.branches, values, strict=True)]
            values = [
                torch.relu(sum(fuse(value) for fuse, value in zip(row, values, strict=True)))
                for row in module.fuse_layers
            ]
    return net.final_layers[0](values[0])


def _plain(inputs: int, outputs: int, kernel: int, stride: int = 1) -> Any:
    return nn.Conv2d(inputs, outputs, kernel, stride, kernel // 2, bias=False)


class _Residual(nn.Module):  # type: ignore[misc, name-defined]
    def __init__(self, inputs: int, inner: int, outputs: int, kernels: tuple[int, ...]) -> None:
        super().__init__()
        self.count = len(kernels)
        widths = [inputs, *[inner] * (self.count - 1), outputs]
        for number, kernel in enumerate(kernels, 1):
            setattr(self, f"conv{number}", _plain(widths[number - 1], widths[number], kernel))
            setattr(self, f"bn{number}", nn.BatchNorm2d(widths[number]))
        self.downsample = None
        if inputs != outputs:
            self.downsample = nn.Sequential(_plain(inputs, outputs, 1), nn.BatchNorm2d(outputs))

    def forward(self, value: Any) -> Any:
        made = value
        for number in range(1, self.count + 1):
            made = getattr(self, f"bn{number}")(getattr(self, f"conv{number}")(made))
            made = torch.relu(made) if number < self.count else made
        return torch.relu(made + (value if self.downsample is None else self.downsample(value)))


def _transition(previous: list[int], channels: list[int]) -> Any:
    made: list[Any] = []
    for branch, width in enumerate(channels):
        if branch >= len(previous):
            made.append(
                nn.Sequential(nn.Sequential(_plain(previous[-1], width, 3, 2), nn.BatchNorm2d(width), nn.ReLU()))
            )
        elif previous[branch] == width:
            made.append(nn.Identity())
        else:
            made.append(nn.Sequential(_plain(previous[branch], width, 3), nn.BatchNorm2d(width), nn.ReLU()))
    return nn.ModuleList(made)


def _hrnet_module(channels: list[int]) -> Any:
    module = nn.Module()
    branches = [nn.Sequential(*[_Residual(width, width, width, (3, 3)) for _ in range(2)]) for width in channels]
    module.branches = nn.ModuleList(branches)
    rows = [
        nn.ModuleList([_resample(channels, other, branch) for other in range(len(channels))])
        for branch in range(len(channels))
    ]
    module.fuse_layers = nn.ModuleList(rows)
    return module


def _resample(channels: list[int], source: int, target: int) -> Any:
    if source == target:
        return nn.Identity()
    width = channels[target]
    if source > target:
        larger = nn.Upsample(scale_factor=2 ** (source - target), mode="nearest")
        return nn.Sequential(_plain(channels[source], width, 1), nn.BatchNorm2d(width), larger)
    steps: list[Any] = []
    for step in range(target - source):
        last = step == target - source - 1
        outputs = width if last else channels[source]
        parts = (_plain(channels[source], outputs, 3, 2), nn.BatchNorm2d(outputs))
        steps.append(nn.Sequential(*parts) if last else nn.Sequential(*parts, nn.ReLU()))
    return nn.Sequential(*steps)
