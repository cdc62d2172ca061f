"""What the exporter's thread tells the window."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from rallytrace.errors import AppError
from rallytrace.tracking.export_events import ExportFinished, ExportProgress


@dataclass(frozen=True, slots=True)
class ExportStep:
    """How far an export is.

    Attributes:
        job: its number.
        progress: how far.
    """

    job: int
    progress: ExportProgress


@dataclass(frozen=True, slots=True)
class ExportOutcome:
    """How an export ended; with neither result nor error it was cancelled, and nothing of it is left.

    Attributes:
        job: its number.
        exported: what was written.
        error: why it was not.
    """

    job: int
    exported: ExportFinished | None = None
    error: AppError | None = None


TellExport: TypeAlias = Callable[[ExportStep | ExportOutcome], None]
