"""A network on its way: what every training does at every step, and what it needs to go on later."""

from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from pickle import UnpicklingError
from typing import Any, ClassVar, Generic, TypeVar

import numpy as np
import torch
from torch import Tensor, nn
from torch.optim.lr_scheduler import LambdaLR

from rallytrace.errors import AppError

AVERAGING = 0.998
"""How much of the averaged weights is kept at each step."""

Network = TypeVar("Network", bound=nn.Module)


@dataclass(frozen=True, slots=True, kw_only=True)
class Pace:
    """How fast a training goes, and for how long.

    Attributes:
        steps: in all.
        rate: the highest learning rate.
        decay: of the weights.
        seed: decides the first weights and what is drawn.
    """

    WARM_UP: ClassVar[int] = 200

    steps: int
    rate: float = 2e-3
    decay: float = 0.02
    seed: int = 1

    def learning_rate(self, step: int) -> float:
        """Share of the highest rate: up in a straight line, then down along a cosine."""
        if step < self.WARM_UP:
            return (step + 1) / self.WARM_UP
        done = min(1.0, (step - self.WARM_UP) / max(1, self.steps - self.WARM_UP))
        return 0.01 + 0.99 * float(1 + np.cos(np.pi * done)) / 2


class Learner(Generic[Network]):
    """A network that learns, with its weights averaged over the last steps, which are what is used in the end.

    Args:
        pace: of the training; its fields named in `fixed` must be the same when it goes on.
        device: where it learns.
        make: makes the network, with weights drawn by torch.
        fixed: names of fields.

    Attributes:
        network: what learns.
        averaged: what follows it.
        step: how many were taken.
        log: a row of numbers for whatever was told on the way.
    """

    def __init__(self, pace: Pace, device: torch.device, make: Callable[[], Network], fixed: tuple[str, ...]) -> None:
        torch.manual_seed(pace.seed)
        self.device = device
        self.network, self.averaged = make(), make()
        self.averaged.load_state_dict(self.network.state_dict())
        self.averaged.eval()
        self.step = 0
        self.log: list[dict[str, float]] = []
        self._fixed = {name: value for name, value in asdict(pace).items() if name in fixed}
        self._optimizer = torch.optim.AdamW(self.network.parameters(), lr=pace.rate, weight_decay=pace.decay)
        self._schedule = LambdaLR(self._optimizer, pace.learning_rate)

    def descend(self, loss: Tensor) -> float:
        """Take a step down a loss, and give its value."""
        self._optimizer.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.network.parameters(), 1.0)
        self._optimizer.step()
        self._schedule.step()
        self.step += 1
        self._average()
        return float(loss.detach())

    @torch.no_grad()
    def _average(self) -> None:
        """Let the averaged weights follow; early on quickly, or they would still remember the start."""
        keep = min(AVERAGING, (1 + self.step) / (10 + self.step))
        theirs = self.network.state_dict()
        for name, value in self.averaged.state_dict().items():
            if value.is_floating_point():
                value.lerp_(theirs[name], 1 - keep)
            else:
                value.copy_(theirs[name])

    def save(self, path: Path) -> None:
        """Keep everything in a file, replacing the one of before only once it is whole."""
        state = {
            "settings": self._fixed,
            "network": self.network.state_dict(),
            "averaged": self.averaged.state_dict(),
            "optimizer": self._optimizer.state_dict(),
            "schedule": self._schedule.state_dict(),
            "step": self.step,
            "log": self.log,
        }
        torch.save(state, path.with_suffix(".part"))
        path.with_suffix(".part").replace(path)

    def resume(self, path: Path) -> None:
        """Go on from a file that `save` wrote.

        Raises:
            AppError: it belongs to a training with other settings.
        """
        state: dict[str, Any] = torch.load(path, map_location=self.device, weights_only=True)
        if state["settings"] != self._fixed:
            raise AppError(f"{path} was written with other settings: {state['settings']}.", "Give the same ones.")
        self.network.load_state_dict(state["network"])
        self.averaged.load_state_dict(state["averaged"])
        self._optimizer.load_state_dict(state["optimizer"])
        self._schedule.load_state_dict(state["schedule"])
        self.step, self.log = state["step"], state["log"]

    def save_weights(self, path: Path) -> None:
        """Keep only what another training can begin from: the averaged weights, in half precision."""
        state = self.averaged.state_dict()
        # What normalises is kept whole: a variance may be too small for half precision.
        halved = {
            name: value.half() if value.is_floating_point() and "running" not in name else value
            for name, value in state.items()
        }
        torch.save({"averaged": halved}, path)

    def begin_from(self, path: Path) -> None:
        """Take only the averaged weights of another training.

        Raises:
            AppError: the file is missing, or of another network.
        """
        try:
            state: dict[str, Any] = torch.load(path, map_location=self.device, weights_only=True)
            self.network.load_state_dict(state["averaged"])
        except FileNotFoundError:
            raise AppError(f"There are no weights {path}.", "Check the name.") from None
        except (KeyError, RuntimeError, UnpicklingError) as error:
            raise AppError(
                f"{path} holds no weights of this network ({self._fixed}).",
                "Begin from a training.pt or weights.pt that was written with the same options.",
            ) from error
        self.averaged.load_state_dict(state["averaged"])
