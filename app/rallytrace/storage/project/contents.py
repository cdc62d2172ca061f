"""What is in a project."""

from dataclasses import dataclass, field
from typing import Any

from rallytrace.domain.history import History
from rallytrace.domain.track import Track
from rallytrace.storage.project.identity import VideoIdentity


@dataclass(frozen=True, slots=True)
class KeptRun:
    """A run whose results are, or were, in the track.

    Attributes:
        signature: models and options in one line.
        provenance: all that is known about it, in plain values.
    """

    signature: str
    provenance: dict[str, Any]


@dataclass(slots=True)
class Project:
    """A video's track with all that belongs to it.

    Attributes:
        video: the video.
        history: the steps, over the track.
        first_step: the number in the file of the history's first step; older ones have been let go.
        runs: the runs so far; run number n stands at n - 1.
        settings: the project's own, plain values by name.
        view: where the window stood, plain values by name.
        unexported: whether a person's edits have been made since the labels were last exported.
    """

    video: VideoIdentity
    history: History
    first_step: int = 0
    runs: list[KeptRun] = field(default_factory=list)
    settings: dict[str, Any] = field(default_factory=dict)
    view: dict[str, Any] = field(default_factory=dict)
    unexported: bool = False

    @classmethod
    def begun(cls, video: VideoIdentity) -> "Project":
        """An empty one."""
        return cls(video, History(Track(video.n_frames)))

    @property
    def track(self) -> Track:
        """The track, with its rallies."""
        return self.history.track

    def copy(self) -> "Project":
        """The same, with nothing in common that could change."""
        return Project(
            self.video,
            self.history.copy(),
            self.first_step,
            list(self.runs),
            dict(self.settings),
            dict(self.view),
            self.unexported,
        )
