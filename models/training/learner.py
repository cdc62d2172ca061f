"""Share what every training does at each step, and what it stores to be resumed."""

from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from pickle import UnpicklingError
from typing import Any, ClassVar, Generic, TypeVar

import numpy as np
import torch
from torch import Tensor, nn

from rallytrace.errors import AppError
from rallytrace.files.file_access import atomic_file

AVERAGING = 0.998
"""How much of the averaged weights is kept at each step."""

Network = TypeVar("Network", bound=nn.Module)


@dataclass(frozen=True, slots=True, kw_only=True)
class Pace:
    """The learning schedule of a training.

    Attributes:
        rate: the highest learning rate.
        decay: decay of the weights.
        seed: decides the first weights and what is drawn.
    """

    WARM_UP: ClassVar[int] = 200

    rate: float = 2e-3
    decay: float = 0.02
    seed: int = 1

    def learning_rate(self, step: int, progress: float) -> float:
        """Return the learning rate of a step: a linear warm-up, then a cosine down to a hundredth.

        Args:
            step: steps taken in this run.
            progress: part of this run that is done, 0 to 1, by steps or by time.
        """
        cosine = 0.01 + 0.99 * float(1 + np.cos(np.pi * min(1.0, progress))) / 2
        return self.rate * min(cosine, (step + 1) / self.WARM_UP)


@dataclass(slots=True)
class TrainingState:
    """What a network has been trained on so far, over all runs since its first weights.

    Attributes:
        windows: seen.
        hours: hours of training.
        log: a row of numbers for whatever was measured on the way; `windows` and `hours` are in each.
    """

    windows: int = 0
    hours: float = 0.0
    log: list[dict[str, float]] = field(default_factory=list)


class Learner(Generic[Network]):
    """A network in training, with its weights averaged over the last steps; these are used at the end.

    Args:
        pace: pace of the training; its fields named in `fixed` must be the same when it goes on.
        device: device of the training.
        make: makes the network, with weights drawn by torch.
        fixed: names of fields.

    Attributes:
        network: what learns.
        averaged: what follows it.
        step: how many were taken in this run.
        state: what all runs together have seen.
    """

    def __init__(self, pace: Pace, device: torch.device, make: Callable[[], Network], fixed: tuple[str, ...]) -> None:
        torch.manual_seed(pace.seed)
        self.device = device
        self.network, self.averaged = make(), make()
        self.averaged.load_state_dict(self.network.state_dict())
        self.averaged.eval()
        self.step = 0
        self.state = TrainingState()
        self._fixed = {name: value for name, value in asdict(pace).items() if name in fixed}
        self._optimizer = torch.optim.AdamW(self.network.parameters(), lr=pace.rate, weight_decay=pace.decay)

    def gradient_step(self, loss: Tensor, rate: float) -> Tensor:
        """Take a step along a loss at a learning rate, and return the loss without waiting for a GPU."""
        for group in self._optimizer.param_groups:
            group["lr"] = rate
        self._optimizer.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.network.parameters(), 1.0)
        self._optimizer.step()
        self.step += 1
        self._average()
        return loss.detach()

    @torch.no_grad()
    def _average(self) -> None:
        """Update the averaged weights, faster at the beginning so that they forget the start."""
        keep = min(AVERAGING, (1 + self.step) / (10 + self.step))
        pairs = list(zip(self.averaged.state_dict().values(), self.network.state_dict().values(), strict=True))
        numbers = [(own, other) for own, other in pairs if own.is_floating_point()]
        torch._foreach_lerp_([own for own, _ in numbers], [other for _, other in numbers], 1 - keep)
        for own, other in pairs:
            if not own.is_floating_point():
                own.copy_(other)

    def save(self, path: Path) -> None:
        """Save everything to a file; replace the previous one only when it is complete.

        Raises:
            AppError: it cannot be written.
        """
        kept = {
            "settings": self._fixed,
            "network": self.network.state_dict(),
            "averaged": self.averaged.state_dict(),
            "optimizer": self._optimizer.state_dict(),
            "step": self.step,
            "experience": asdict(self.state),
        }
        write_weights(path, kept)

    def resume(self, path: Path) -> None:
        """Continue from a file that `save` wrote.

        Raises:
            AppError: it belongs to a training with other settings.
        """
        kept: dict[str, Any] = torch.load(path, map_location=self.device, weights_only=True)
        if kept["settings"] != self._fixed:
            raise AppError(f"{path} was written with other settings: {kept['settings']}.", "Give the same ones.")
        self.network.load_state_dict(kept["network"])
        self.averaged.load_state_dict(kept["averaged"])
        self._optimizer.load_state_dict(kept["optimizer"])
        self.step, self.state = kept["step"], TrainingState(**kept["experience"])

    def save_weights(self, path: Path) -> None:
        """Save what another training can start from: averaged weights in half precision, and the state.

        Raises:
            AppError: the file cannot be written.
        """
        state = self.averaged.state_dict()
        # What normalises is kept whole: a variance may be too small for half precision.
        halved = {
            name: value.half() if value.is_floating_point() and "running" not in name else value
            for name, value in state.items()
        }
        write_weights(path, {"averaged": halved, "experience": asdict(self.state)})

    def begin_from(self, path: Path) -> None:
        """Load the averaged weights of another training, and its state.

        Raises:
            AppError: the file is missing, or of another network.
        """
        try:
            kept: dict[str, Any] = torch.load(path, map_location=self.device, weights_only=True)
            self.network.load_state_dict(kept["averaged"])
        except FileNotFoundError:
            raise AppError(f"There are no weights {path}.", "Check the name.") from None
        except (KeyError, RuntimeError, UnpicklingError) as error:
            raise AppError(
                f"{path} holds no weights of this network ({self._fixed}).",
                "Begin from a training.pt or weights.pt that was written with the same options.",
            ) from error
        self.averaged.load_state_dict(kept["averaged"])
        self.state = TrainingState(**kept.get("experience", {}))


def write_weights(path: Path, kept: dict[str, Any]) -> None:
    """Write what PyTorch can save; replace the previous file only when the new one is complete.

    Raises:
        AppError: it cannot be written.
    """
    # Of a file that PyTorch opens itself it does not say that the disk is full.
    with atomic_file(path, overwrite=True) as unfinished, unfinished.open("wb") as stream:
        torch.save(kept, stream)
