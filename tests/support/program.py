"""Running the program as a user does: through `main`, with its streams and exit code."""

import itertools
import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import av
import pytest

from rallytrace import paths
from rallytrace.cli import main


@dataclass(frozen=True)
class Outcome:
    """What a command left behind."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        """What was written to stdout, parsed."""
        return json.loads(self.out)


@dataclass(frozen=True)
class Program:
    """The program, in the test's process."""

    capsys: pytest.CaptureFixture[str]

    def __call__(self, *arguments: object) -> Outcome:
        """Run with these arguments; what argparse refuses has its exit code too."""
        self.capsys.readouterr()
        try:
            code = main([str(argument) for argument in arguments])
        except SystemExit as leaving:
            code = int(leaving.code or 0)
        said = self.capsys.readouterr()
        assert "Traceback" not in said.err
        return Outcome(code, said.out, said.err)


def demo_video() -> Path:
    return paths.resources_dir() / "demo" / "rally.mp4"


def beginning_of_demo(folder: Path, n_frames: int = 60) -> Path:
    """The first frames of the demo rally as a video of their own; its packets are copied, not encoded anew.

    Args:
        n_frames: a multiple of the 60 frames between its keyframes.
    """
    target = folder / "beginning.mp4"
    with av.open(demo_video()) as source, av.open(target, "w") as container:
        stream = source.streams.video[0]
        copied = container.add_stream_from_template(stream)
        for packet in itertools.islice(source.demux(stream), n_frames):
            packet.stream = copied
            container.mux(packet)
    return target


def rows(path: Path) -> list[list[str]]:
    """A label file's rows, split, without the header."""
    return [line.split(",") for line in path.read_text(encoding="utf-8").splitlines()[1:]]
