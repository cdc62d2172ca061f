"""Run the program as a user does: through `main`, with its streams and exit code."""

import io
import itertools
import json
import os
import shutil
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import av
import pytest
from av.video.frame import PictureType

from made_once import file_kept, keep
from rallytrace.cli import main
from rallytrace.files import paths


@dataclass(frozen=True)
class Outcome:
    """The result of a command."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        """Return what was written to stdout, parsed."""
        return json.loads(self.out)


@dataclass(frozen=True)
class Program:
    """The program, in the test's process."""

    capsys: pytest.CaptureFixture[str]

    def __call__(self, *arguments: object, code: int | None = None) -> Outcome:
        """Run the program with these arguments.

        Args:
            *arguments: the words of the command line. Those that argparse refuses give an exit code too.
            code: the exit code that the program must end with, or None for any.
        """
        self.capsys.readouterr()
        try:
            found = main([str(argument) for argument in arguments])
        except SystemExit as leaving:
            found = int(leaving.code or 0)
        said = self.capsys.readouterr()
        assert "Traceback" not in said.err
        assert code in (None, found), said.err
        return Outcome(found, said.out, said.err)


def demo_video() -> Path:
    return paths.resources_dir() / "demo" / "rally.mp4"


def light_rally() -> Path:
    """Return the demo rally as a video that windows decode in half the time, at the path of the demo."""
    path = Path(os.environ["XDG_DATA_HOME"]) / demo_video().name
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        try:
            path.hardlink_to(_kept_light_rally())
        except OSError:  # another disk, or one without links
            shutil.copyfile(_kept_light_rally(), path)
    return path


def _kept_light_rally() -> Path:
    path = file_kept("light-rally.mp4")
    if not path.exists():
        keep(path, _encode_light_rally())
    return path


def _encode_light_rally() -> bytes:
    """Return the demo rally with keyframes close together and simple coding."""
    target = io.BytesIO()
    with av.open(demo_video()) as source, av.open(target, "w", "mp4") as container:
        stream = source.streams.video[0]
        fast = {"preset": "ultrafast", "tune": "fastdecode", "crf": "26"}
        made = container.add_stream("libx264", rate=stream.average_rate, options=fast)
        made.width, made.height, made.pix_fmt, made.gop_size = stream.width, stream.height, "yuv420p", 12
        for picture in source.decode(stream):
            picture.pict_type = PictureType.NONE
            container.mux(made.encode(picture))
        container.mux(made.encode(None))
    return target.getvalue()


def beginning_of_demo(folder: Path, n_frames: int = 60) -> Path:
    """Return the first frames of the demo rally as a video, with copied packets.

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
    """Return a label file's rows, split, without the header."""
    return [line.split(",") for line in path.read_text(encoding="utf-8").splitlines()[1:]]
