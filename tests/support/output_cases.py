"""List all options that name an output, each with a command that writes there."""

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import clipmaker
from court_cameras import court_from
from exports import SIZE, mixed
from pose_models import TinyPoseModel
from poses import person, poses_of
from rallytrace.arguments import COMMANDS
from rallytrace.exports.exporting import FORMATS
from rallytrace.exports.format_list import Format
from rallytrace.storage.project.project import Project
from rallytrace.storage.project.sqlite_store import write_project
from rallytrace.storage.project.video_identity import VideoIdentity
from rallytrace.track.edits import Edit
from rallytrace.track.lists import CourtsChange, RalliesChange, Rally
from rallytrace.track.track import Layer
from tiny_models import TinyTrackNet

N_FRAMES: Final = 30
_SHORT: Final = ("--range", "0:8", "--no-inpaint", "--stride", "3", "--every", "1")
_TRACK: Final = ("track", "clip.mp4", "--tracknet", "net.onnx", *_SHORT)


@dataclass(frozen=True, slots=True)
class OutputCase:
    """An option that names an output file.

    Attributes:
        command, option: the option is the last of the command's words.
        words: the command without the target, of files of `make_inputs`.
        suffix: suffix of the files that it writes.
        force: what allows it to replace a file.
        name: name of the file to write; '' for any, '*' where the option names the folder of such a file.
    """

    command: str
    option: str
    words: tuple[str, ...]
    suffix: str
    force: tuple[str, ...] = ("--force",)
    name: str = ""

    @property
    def inputs(self) -> tuple[str, ...]:
        """Return the input files of the command."""
        return tuple(word for word in self.words if word in INPUTS)

    def arguments(self, target: Path) -> tuple[str, ...]:
        """Return the command that writes to a target."""
        place = target.parent if self.name else target
        return (*self.words, self.option, str(place), *self.force)


INPUTS: Final = ("clip.mp4", "other.mp4", "labels.csv", "truth.csv", "net.onnx", "other.onnx", "pose.onnx", "net.pt")
"""The files of `make_inputs`; beside them there is a project, match.rally."""


def make_inputs(folder: Path) -> None:
    """Write the input files of the commands."""
    for name in ("clip.mp4", "other.mp4"):
        clipmaker.make(clipmaker.Clip(name, n_frames=N_FRAMES), folder)
    rows = [f"{i},{int(i % 7 > 0)},{(10 + 5 * i) * (i % 7 > 0)},{50 * (i % 7 > 0)}" for i in range(N_FRAMES)]
    for name in ("labels.csv", "truth.csv"):
        (folder / name).write_text("\n".join(["Frame,Visibility,X,Y", *rows, ""]))
    for name in ("net.onnx", "other.onnx"):
        TinyTrackNet().save(folder / name)
    TinyPoseModel().save(folder / "pose.onnx")
    (folder / "net.pt").write_bytes(b"\0no checkpoint")
    identity = VideoIdentity(folder / "clip.mp4", "clip.mp4", 0, "", SIZE, 30.0, N_FRAMES)
    made, desk = Project(identity), mixed()
    for layer in Layer:
        made.history.do(Edit("Say", (made.track.change(layer, range(N_FRAMES), desk.track.layer(layer)[:N_FRAMES]),)))
    made.history.do(Edit("Name", (RalliesChange((), (Rally("1_00_00", range(3, 13)),)),)))
    made.history.do(Edit("Set the court", (CourtsChange((), (court_from(0),)),)))
    made.add_poses(poses_of((3, [person(80, 50)])).tiles[0])
    write_project(folder / "match.rally", made.parts)


CASES: Final = (
    OutputCase("open", "--screenshot", ("open", "clip.mp4"), ".png", ()),
    OutputCase("demo", "--screenshot", ("demo",), ".png", ()),
    OutputCase("demo", "-o", ("demo", "--headless"), ".csv"),
    OutputCase("track", "-o", _TRACK, ".csv"),
    OutputCase("track", "-o", _TRACK, ".csv", name="clip_track.csv"),
    OutputCase("track", "-o", _TRACK, ".json", name="clip_track.run.json"),
    OutputCase("poses", "-o", ("poses", "clip.mp4", "--model", "pose.onnx", "--range", "0:4"), ".csv"),
    OutputCase("import", "-o", ("import", "labels.csv", "--video", "clip.mp4", "--check", "--guess"), ".csv"),
    OutputCase("evaluate", "--report", ("evaluate", "labels.csv", "truth.csv", "--video", "clip.mp4"), ".html"),
    OutputCase("check", "--write", ("check", "net.onnx", "--family", "none"), ".onnx"),
    OutputCase(
        *("check", "--pictures", ("check", "net.onnx", "--try", "clip.mp4", "--threads", "1"), ".png"),
        name="1-none.png",
    ),
    OutputCase(
        *("verify", "--report", ("verify", "net.onnx", "--against", "other.onnx", "--video", "clip.mp4"), ".html")
    ),
    OutputCase("verify", "--report", ("verify", "net.onnx", "--video", "clip.mp4", "--labels", "labels.csv"), ".html"),
    OutputCase(*("optimise", "-o", ("optimise", "net.onnx", "--video", "clip.mp4", "--check", "other.mp4"), ".onnx")),
    OutputCase("convert", "-o", ("convert", "net.pt"), ".onnx"),
    *(
        OutputCase("export", "-o", ("export", "match.rally", "--format", one.value), FORMATS[one].suffix)
        for one in Format
        if not FORMATS[one].is_folder
    ),
    OutputCase("export", "-o", ("export", "labels.csv", "--video", "clip.mp4"), ".csv"),
    OutputCase("clips", "-o", ("clips", "match.rally"), ".mp4"),
    OutputCase("report", "-o", ("report", "match.rally"), ".html"),
)

READ: Final = {
    *(("open", "files"), ("track", "videos"), ("poses", "video"), ("poses", "model"), ("import", "labels")),
    *(("clips", "source"), ("clips", "video"), ("report", "source"), ("poses", "embedding")),
    *(("import", "video"), ("import", "project"), ("import", "predictions"), ("export", "source"), ("export", "video")),
    *(("evaluate", "track"), ("evaluate", "labels"), ("evaluate", "video"), ("check", "models"), ("check", "video")),
    *(("verify", "model"), ("verify", "against"), ("verify", "video"), ("verify", "labels"), ("optimise", "model")),
    *(("optimise", "video"), ("optimise", "check"), ("optimise", "labels"), ("convert", "checkpoint")),
    *(
        ("court", "video"),
        ("track", "tracknet"),
        ("track", "inpaintnet"),
        ("providers", "tracknet"),
        ("bench", "video"),
    ),
}
"""Arguments that name something to read: command and name of the value."""


def path_options() -> Iterator[tuple[str, argparse.Action]]:
    """Return all arguments of the command line that name a file or a folder, with their commands."""
    commands = argparse.ArgumentParser().add_subparsers()
    for name, add in COMMANDS.items():
        add(commands)
        for action in commands.choices[name]._actions:
            if action.type is Path or {"-o", "--output"} & set(action.option_strings):
                yield name, action
