"""Measure the time of a run by stage, from several threads."""

import threading
from dataclasses import dataclass, fields, replace


@dataclass(slots=True)
class StageSeconds:
    """Time of a run by stage: CPU seconds of the stage's own thread, but wall-clock seconds for `forward`.

    Attributes:
        whole_windows: number of windows of whole pictures that the network was run on.
        cropped_windows: number of windows of crops.
    """

    read: float = 0.0
    preprocess: float = 0.0
    forward: float = 0.0
    decode: float = 0.0
    whole_windows: int = 0
    cropped_windows: int = 0

    def __add__(self, other: "StageSeconds") -> "StageSeconds":
        return StageSeconds(*(getattr(self, field.name) + getattr(other, field.name) for field in fields(self)))


class StageClock:
    """A clock that adds up the seconds of each stage."""

    def __init__(self) -> None:
        self._seconds = StageSeconds()
        self._counting = threading.Lock()

    def count(self, **seconds: float) -> None:
        """Add each keyword's value to the total of the stage or count that it names. Any thread may call it."""
        with self._counting:
            for stage, elapsed in seconds.items():
                setattr(self._seconds, stage, getattr(self._seconds, stage) + elapsed)

    def total(self) -> StageSeconds:
        with self._counting:
            return replace(self._seconds)
