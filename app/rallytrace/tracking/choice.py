"""Which networks are to run, and on what; light, so that the window can hold a choice before anything is loaded."""

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from rallytrace.errors import UsageError
from rallytrace.paths import shipped_model
from rallytrace.settings import PROVIDER, rules_of

if TYPE_CHECKING:
    from rallytrace.inference.preprocessing import BackgroundMode
    from rallytrace.inference.provider_table import Provider


@dataclass(frozen=True, slots=True)
class NetworkChoice:
    """Which networks to run, and on what.

    Attributes:
        tracknet: the .onnx file; None for one that ships.
        inpaintnet: the .onnx file; None for the one that ships.
        inpaint: whether gaps are filled at all.
        bg_mode: how the TrackNet is told the background, where its file leaves that open.
        provider: what to run on; None for the best there is.
        allow_fallback: whether the CPU will do if that cannot run.
        cores: processor cores to use; None for all.
        device_id: which GPU.
        gpu_memory_limit_mb: the most memory to take there.
        fp16: half precision (TensorRT).
        fast: of the two TrackNets that ship, the one for a smaller picture.
    """

    tracknet: Path | None = None
    inpaintnet: Path | None = None
    inpaint: bool = True
    bg_mode: "BackgroundMode | None" = None
    provider: "Provider | None" = None
    allow_fallback: bool = False
    cores: int | None = None
    device_id: int = 0
    gpu_memory_limit_mb: int | None = None
    fp16: bool = False
    fast: bool = False

    def __post_init__(self) -> None:
        """Raise UsageError for what no machine has."""
        check_limits(
            PROVIDER,
            threads=("cores", self.cores),
            device=("device_id", self.device_id),
            gpu_memory=("gpu_memory_limit_mb", self.gpu_memory_limit_mb),
        )

    @property
    def tracknet_path(self) -> Path:
        """The TrackNet's file.

        Raises:
            AppError: it is to be one that ships, and is missing.
        """
        return self.tracknet or shipped_model("tracknet-fast" if self.fast else "tracknet")

    @property
    def inpaintnet_path(self) -> Path:
        """The InpaintNet's file.

        Raises:
            AppError: it is to be the one that ships, and is missing.
        """
        return self.inpaintnet or shipped_model("inpaintnet")


def check_limits(section: str, **options: tuple[str, int | None]) -> None:
    """Hold options of the command line to the limits of the settings that choose the same.

    Args:
        section: of the settings.
        **options: for each option, with underscores for hyphens, the name of the setting and the value, None for none.

    Raises:
        UsageError: a value is too small or too large.
    """
    rules = rules_of(section)
    for option, (setting, value) in options.items():
        low, high = int(rules[setting].minimum), int(rules[setting].maximum)
        if value is not None and not low <= value <= high:
            name = f"--{option.replace('_', '-')}"
            raise UsageError(f"{name} {value} cannot be done: it must be {low} or more, and at most {high}.")
