"""The command line's arguments, command by command. Nothing heavy is imported, so that `--help` answers at once."""

import argparse
import contextlib
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeAlias

from rallytrace.execution_providers import CORES, Precision, Provider
from rallytrace.exports.formats import Format
from rallytrace.settings.rules import ValueKind
from rallytrace.settings.run_options import (
    MOST_FRAMES,
    ListedOption,
    ModelSettings,
    OptionSection,
    ProviderSettings,
    RunOptions,
    options_in,
)

Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"  # noqa: SLF001 - it has no public name
Group: TypeAlias = "argparse._ActionsContainer"  # noqa: SLF001 - nor has this, a parser or a group of it
PROVIDERS = ("auto", *(provider.value for provider in Provider))
SPORTS = ("auto", "badminton", "tennis", "padel")


@dataclass(frozen=True, slots=True)
class OptionNumber:
    """An option's number, for argparse, with its range.

    Attributes:
        minimum: the smallest allowed number.
        maximum: the largest allowed number.
        is_whole: whether it has no fraction.
        is_open: whether the two ends themselves are refused.
    """

    minimum: float
    maximum: float
    is_whole: bool = True
    is_open: bool = False

    def __call__(self, text: str) -> float:
        """The typed number: an int if it is whole, never infinite nor NaN.

        Raises:
            ArgumentTypeError: it is none, or out of the range.
        """
        value = self._whole(text) if self.is_whole else self._real(text)
        is_refused_end = self.is_open and value in (self.minimum, self.maximum)
        if value is None or is_refused_end or not self.minimum <= value <= self.maximum:
            raise argparse.ArgumentTypeError(f"'{shortened(text)}' is not a {self._words}")
        return value

    def _whole(self, text: str) -> int | None:
        digits = text.strip().lstrip("+-")
        # Of very many digits Python makes no number.
        is_number = len(digits) <= len(str(MOST_FRAMES)) and digits.isdecimal()
        return int(text) if is_number and len(text.strip()) - len(digits) <= 1 else None

    def _real(self, text: str) -> float | None:
        with contextlib.suppress(ValueError):
            return float(text)
        return None

    @property
    def _words(self) -> str:
        kind = "whole number" if self.is_whole else "number"
        ends = f"{self.minimum:.10g}", f"{self.maximum:.10g}"
        return f"{kind} above {ends[0]} and below {ends[1]}" if self.is_open else f"{kind} from {ends[0]} to {ends[1]}"


FRAME_NUMBER: Final = OptionNumber(0, MOST_FRAMES)
FRAME_STEP: Final = OptionNumber(1, MOST_FRAMES)
THREADS: Final = OptionNumber(*CORES)
WINDOWS: Final = OptionNumber(1, 256)
"""Windows that may fit into memory together."""
PROBABILITY: Final = OptionNumber(0, 1, is_whole=False, is_open=True)
WEEK_MINUTES: Final = 7 * 24 * 60


def shortened(text: str) -> str:
    """A word of the user's, cut for a sentence."""
    return text if len(text) <= 60 else f"{text[:57]}..."


def add_flag(group: Group, name: str, words: str) -> None:
    """An option without a value."""
    group.add_argument(name, action="store_true", help=words)


def add_path(group: Group, name: str, metavar: str, words: str) -> None:
    """A file or folder."""
    group.add_argument(name, type=Path, metavar=metavar, help=words)


def add_output(group: Group, metavar: str, words: str, **more: Any) -> None:
    """What is written, `-o` or `--output`."""
    group.add_argument("-o", "--output", type=Path, metavar=metavar, help=words, **more)


def add_window(parser: argparse.ArgumentParser) -> None:
    """How the window comes up, for pictures of it."""
    window = parser.add_argument_group("screenshots and tests")
    add_path(window, "--screenshot", "PNG", "save a screenshot of the window, then close it")
    window.add_argument(
        "--quit-after",
        type=OptionNumber(0, 60 * WEEK_MINUTES, is_whole=False),
        metavar="SECONDS",
        help="close the window after this time",
    )
    window.add_argument("--size", metavar="WxH", help="size of the window")
    window.add_argument("--at", type=FRAME_NUMBER, metavar="FRAME", help="go to this frame before the screenshot")
    window.add_argument("--theme", choices=("system", "light", "dark"), help="overrides the theme in the settings")


def add_options(group: Group, section: type[OptionSection], *names: str) -> None:
    """The options of a run in a section, or only the named ones."""
    rivals: dict[frozenset[str], Group] = {}
    for listed in options_in(section):
        option = listed.option
        if not option.flag or (names and listed.name not in names):
            continue
        target = group
        if option.rival and not names:
            pair = frozenset((listed.name, option.rival))
            target = rivals.setdefault(pair, rivals.get(pair) or group.add_mutually_exclusive_group())
        spellings = [spelling for spelling in (option.flag, option.alias) if spelling]
        target.add_argument(*spellings, help=option.help, **_value_of(listed))


def _value_of(listed: ListedOption) -> dict[str, Any]:
    rule, metavar = listed.rule, listed.option.metavar or None
    if rule.kind is ValueKind.TRUTH:
        return {"action": "store_true", "default": None}
    if rule.kind is ValueKind.CHOICE:
        return {"choices": tuple(value for value, _ in rule.choices), "metavar": metavar}
    if rule.kind is ValueKind.FILE:
        return {"type": Path, "metavar": metavar}
    is_whole = rule.kind is ValueKind.INTEGER
    return {"type": OptionNumber(*listed.range, is_whole=is_whole, is_open=listed.option.is_open), "metavar": metavar}


def add_models(parser: argparse.ArgumentParser) -> None:
    add_options(parser.add_argument_group("models"), ModelSettings)


def add_family(group: Group) -> None:
    add_options(group, ModelSettings, "family")


def add_provider(parser: argparse.ArgumentParser) -> None:
    group = parser.add_argument_group("execution provider")
    add_options(group, ProviderSettings)
    add_old_precision(group)


def add_old_precision(group: Group) -> None:
    """`--fp16`, as the precision float16 was called until November 2026."""
    group.add_argument(
        "--fp16", action="store_const", const=Precision.FLOAT16.value, dest="precision", help=argparse.SUPPRESS
    )


def add_open(commands: Commands) -> None:
    """`open`, also without the name of a command."""
    parser = commands.add_parser(
        "open",
        help="open the window, with or without a video or project",
        description="Open the window to track videos, review the path and correct it.",
    )
    parser.add_argument(
        "files",
        nargs="*",
        type=Path,
        metavar="VIDEO|PROJECT|FOLDER",
        help="the video to open, or its project (.rally); of a folder, or of several, all videos are added to the list "
        "of videos and the first is opened",
    )
    add_flag(parser, "--track", "start tracking the video immediately")
    add_window(parser)


def add_demo(commands: Commands) -> None:
    parser = commands.add_parser(
        "demo",
        help="open the included demo rally and track it",
        description="Open the included rally and track it in the window. Without a screen, or with --headless, it is "
        "tracked in the terminal and the labels are compared with the ground truth.",
    )
    add_flag(parser, "--headless", "track in the terminal even if there is a screen")
    add_output(parser, "CSV", "the label file to write (headless)", default=Path("demo.csv"))
    add_flag(parser, "--force", "replace the label file if it exists (headless)")
    add_window(parser)
    add_provider(parser)


def add_track(commands: Commands) -> None:
    parser = commands.add_parser(
        "track",
        help="find the ball in videos and write label files",
        description="Find the ball in every frame of a video and write a label file (Frame,Visibility,X,Y). Of several "
        "videos, or with a folder for the labels, those are passed over whose labels are there, unchanged and from the "
        "same video, models and options: after an interruption, repeat the command.",
    )
    parser.add_argument(
        "videos",
        nargs="+",
        type=Path,
        metavar="VIDEO|FOLDER",
        help="videos, or folders: all videos in them and in the folders in them, except hidden ones",
    )
    parser.add_argument(
        "-o",
        "--output",
        metavar="CSV",
        help="the label file to write, or a folder (for several videos, or if it ends with a slash; created if "
        "needed; it gets the folders that the videos of a FOLDER lie in). Default: VIDEO_track.csv beside each video",
    )
    add_flag(parser, "--force", "track again what is done, and replace label files, also those changed by hand")
    add_flag(parser, "--source-column", "add the columns Source and Confidence")
    add_flag(parser, "--json", "write a record of each video's run to stdout as JSON, with its state")
    parser.add_argument(
        "--sport",
        choices=SPORTS,
        help="what is played. The included network finds the ball in all three; you are told if another one was not "
        "trained on it. With --project, events are found accordingly, as with Review > Sport in the window",
    )
    project = parser.add_argument_group("into projects")
    add_flag(
        project,
        "--project",
        "track into the project of each video, as the window does, to be reviewed there. Models and options are "
        "those of the window's settings where the command line does not say otherwise. What was tracked with the "
        "same ones is not tracked again, and what was set by hand stays. Not with -o, --force, --source-column, "
        "--range, --cluster",
    )
    add_flag(project, "--progress", "write the progress to stdout, a JSON object on each line")
    add_flag(project, "--low-priority", "let other programs have the processor first")
    parser.add_argument(
        "--cluster",
        metavar="ADDRESS",
        help="track on the workers of a Dask cluster that see the same files (tcp://HOST:8786); local or local:N "
        "starts N workers here",
    )
    add_models(parser)
    add_provider(parser)
    _add_how(parser)


def _add_how(parser: argparse.ArgumentParser) -> None:
    tracking = parser.add_argument_group("tracking")
    tracking.add_argument("--range", metavar="A:B", help="only the frames from A up to, not including, B")
    tracking.add_argument(
        "--background", metavar="A:B", help="compute the background from these frames, for the whole run"
    )
    add_options(tracking, RunOptions)


def add_poses(commands: Commands) -> None:
    parser = commands.add_parser(
        "poses",
        help="find the players' poses in a video",
        description="Find the persons in every N-th frame of a video and keep their poses in the project of the video.",
    )
    parser.add_argument("video", type=Path, metavar="VIDEO")
    add_path(parser, "--model", "M.onnx", "the pose model (default: the one in the settings)")
    add_path(
        parser,
        "--embedding",
        "E.onnx",
        "an embedding network, OSNet say, by which players are known again (default: the one in the settings)",
    )
    parser.add_argument("--every", type=FRAME_STEP, metavar="N", help="look at every N-th frame (default: 3)")
    parser.add_argument("--range", metavar="A:B", help="only the frames from A up to, not including, B")
    parser.add_argument(
        "--confidence", type=PROBABILITY, metavar="C", help="leave out persons below this (default: the model's own)"
    )
    add_output(parser, "CSV", "write the poses to this file instead of the project")
    add_flag(parser, "--force", "replace an existing file")
    add_flag(parser, "--json", "write a record of the run to stdout as JSON")
    add_provider(parser)


def add_import(commands: Commands) -> None:
    parser = commands.add_parser(
        "import",
        help="read a label file, or segments of another program, and import it into a project",
        description="Detect the format of a label file, correct rows where possible, list every row that cannot be "
        "used, and import the labels into the project of the video. Segments become rallies: LosslessCut's projects "
        "and CSV, markers of Kdenlive (JSON) and Resolve (EDL), edit decision lists, ShuttleSet's strokes of a set.",
    )
    add_path(parser, "labels", "FILE", "labels or segments; the file is not changed")
    parser.add_argument("--video", type=Path, required=True, metavar="V", help="the video of the labels")
    add_flag(parser, "--check", "only report how the file would be read")
    parser.add_argument(
        "--as",
        dest="as_",
        choices=("soft", "human"),
        default="soft",
        help="human: as points set by hand, though not reviewed. soft (default): imported labels, which human points "
        "replace. Runs change "
        "neither",
    )
    add_path(parser, "--project", "P", "the expected project; any other is an error")
    add_flag(parser, "--json", "write the report to stdout as JSON")
    _add_what_is_open(parser)
    written = parser.add_argument_group("write a label file")
    add_output(written, "CSV", "also write the labels in RallyTrace's format")
    add_flag(written, "--force", "replace an existing file")
    add_flag(written, "--source-column", "add the columns Source and Confidence")


def _add_what_is_open(parser: argparse.ArgumentParser) -> None:
    ambiguous = parser.add_argument_group("if the file can be read in more than one way")
    ambiguous.add_argument(
        "--take",
        action="append",
        default=[],
        metavar="ASPECT=CHOICE",
        help="choose, for example first-frame=1 or coordinates=1920x1080; --check lists the choices",
    )
    add_path(ambiguous, "--predictions", "CSV", "a model's labels of the same video, to compare with")
    add_flag(ambiguous, "--guess", "use the most likely choice")


def add_export(commands: Commands) -> None:
    parser = commands.add_parser(
        "export",
        help="write labels, training data or an overlay video",
        description="Export labels for other programs. Prints the sources of the labels and the number of unreviewed "
        "frames. Frames that were neither tracked nor labelled are not exported.",
    )
    parser.add_argument(
        "source",
        nargs="+",
        type=Path,
        metavar="PROJECT|LABELS.csv|FOLDER",
        help="a project or a label file; for one dataset of many (--format dataset -o FOLDER) several projects, videos "
        "that have one, or folders of such videos",
    )
    add_path(parser, "--video", "V", "the video; required for a label file")
    parser.add_argument(
        "--format",
        choices=tuple(Format),
        default=next(iter(Format)),
        help=", ".join(format_.words for format_ in Format),
    )
    add_output(
        parser, "PLACE", "the file, or the folder of the dataset, to which a match is added (default: beside the video)"
    )
    add_flag(parser, "--force", "replace existing files")
    parser.add_argument("--range", metavar="A:B", help="only the frames from A up to, not including, B")
    add_flag(parser, "--only-reviewed", "export only reviewed frames")
    add_flag(parser, "--json", "write a record of the export to stdout as JSON")
    parser.add_argument(
        "--pictures",
        choices=("video", "png", "both"),
        nargs="?",
        const="png",
        help="for datasets: a video for each rally, PNG frames, or both; for COCO keypoints: also write the PNG frames",
    )
    parser.add_argument(
        "--sport",
        choices=SPORTS,
        help="for events and rallies: in tennis and padel the ball bounces in play; auto decides by the path "
        "(default: as said of the video in its project, else as in the settings)",
    )
    _add_formats(parser)


def add_clips(commands: Commands) -> None:
    parser = commands.add_parser(
        "clips",
        help="cut the rallies out of the video, as files or as one reel",
        description="Cut rallies out of the video of a project: each into a file of its own, or all into one reel. "
        "Clips begin and end at exactly the frames of the rallies; they are encoded anew, with the sound.",
    )
    add_path(parser, "source", "PROJECT|VIDEO", "a project, or a video that has one")
    add_output(parser, "FOLDER|FILE", "a new folder for a file each, or an .mp4 file for one reel", required=True)
    add_path(parser, "--video", "V", "the video, if it is not where the project says")
    parser.add_argument(
        "--filter",
        default="",
        metavar="F",
        help="only the rallies that it finds, as in the window: 'hits > 10 and winner = Chen', 'score over 18', "
        "'game point', 'tag = net', 'stroke = smash speed > 300'",
    )
    add_flag(parser, "--events", "cut out the single events that it finds: 'stroke = smash', 'tag = net'")
    seconds = OptionNumber(0, 600, is_whole=False)
    for name in ("before", "after"):
        says = f"also show the seconds {name} each (default: 0; with --events 1)"
        parser.add_argument(f"--{name}", type=seconds, metavar="SECONDS", help=says)
    drawn = (
        ("path", "the path of the ball"),
        ("skeletons", "the players' skeletons"),
        ("score", "the score"),
        ("court", "the lines of the court"),
        ("speed", "the speed of each hit, with its interval"),
    )
    for name, words in drawn:
        add_flag(parser, f"--{name}", f"draw {words}")
    add_flag(parser, "--no-sound", "leave out the sound")
    add_flag(parser, "--hardware", "encode by the graphics card, where there is one that can")
    add_flag(
        parser,
        "--copy",
        "copy the video's data, with its sound, without encoding it anew: clips begin at the keyframe before",
    )
    parser.add_argument(
        "--names",
        metavar="PATTERN",
        help="names of the files, with the fields {video}, {number}, {name}, {winner}, {score}, {tags}, "
        "{frame} and {event} (default: {video}_{number}_{name}, with --events {video}_{frame}_{event})",
    )
    add_flag(parser, "--force", "replace an existing reel")
    add_flag(parser, "--json", "write a record of the clips to stdout as JSON")


def add_report(commands: Commands) -> None:
    parser = commands.add_parser(
        "report",
        help="write the page of a match: one HTML file for any browser",
        description="Write one HTML file with the score, rallies, strokes, places, speeds and movement of a match. "
        "It opens in any browser without a network. Several projects, or a folder, are parts of one match, in their "
        "order.",
    )
    parser.add_argument(
        "source",
        type=Path,
        nargs="+",
        metavar="PROJECT|VIDEO|FOLDER",
        help="projects, videos that have one, or folders",
    )
    add_output(parser, "HTML", "the page to write", required=True)
    add_flag(parser, "--force", "replace an existing page")
    add_flag(parser, "--json", "write a record of the page to stdout as JSON")


def _add_formats(parser: argparse.ArgumentParser) -> None:
    labels = parser.add_argument_group("label files")
    add_flag(labels, "--source-column", "add the columns Source and Confidence")
    add_flag(labels, "--court-columns", "with a court, add the ball's place in metres and its km/h")
    dataset = parser.add_argument_group("datasets")
    dataset.add_argument(
        "--split",
        choices=("train", "val", "test"),
        help="the split that the match belongs to (default: train; of several by --val and --test)",
    )
    dataset.add_argument(
        "--match", type=FRAME_STEP, metavar="N", help="number of the match (default: the next free one)"
    )
    for name, use in (("val", "validation"), ("test", "testing")):
        dataset.add_argument(
            f"--{name}",
            type=OptionNumber(0, 90),
            default=10,
            metavar="PERCENT",
            help=f"of several videos: the share of the matches for {use} (default: 10); no match is in two splits. "
            "Videos in a folder named match1, or whose names differ only in an ending like _set2, are of one match; "
            "so are those of a folder that are called set1, set2",
        )
    add_flag(dataset, "--progress", "of several videos, or a list of one: write the progress to stdout as JSON lines")
    video = parser.add_argument_group("overlay videos")
    video.add_argument("--layers", metavar="L,L", help="draw only these of predicted, inpainted, imported, human")
    video.add_argument("--trail", type=OptionNumber(0, 500), metavar="N", help="draw the path of the last N frames")
    video.add_argument(
        "--trail-ahead", type=OptionNumber(0, 500), metavar="N", help="draw the path of the next N frames"
    )
    video.add_argument(
        "--speed",
        type=OptionNumber(0.05, 16, is_whole=False),
        metavar="S",
        help="playback speed; 0.25 is four times slower",
    )
    add_flag(video, "--skeletons", "also draw the players' skeletons")
    add_flag(video, "--no-caption", "do not show frame number and time")


def add_evaluate(commands: Commands) -> None:
    parser = commands.add_parser(
        "evaluate",
        help="compare label files with the ground truth",
        description="Compare a label file with the ground truth by TrackNet's measure (4 px at 512x288) and in video "
        "pixels. In folders, files with the same name are compared: a1.csv or a1_track.csv with a1_ball.csv.",
    )
    add_path(parser, "track", "TRACK", "the label file to evaluate, or a folder")
    add_path(parser, "labels", "LABELS", "the ground truth, or a folder")
    size = parser.add_mutually_exclusive_group()
    add_path(size, "--video", "V", "the video, or a folder of videos, for size and times")
    size.add_argument("--size", metavar="WxH", help="the size of the videos in pixels")
    add_path(parser, "--report", "F.html", "also write an HTML page with tables and plots")
    add_flag(parser, "--force", "replace an existing report")
    add_flag(parser, "--json", "write JSON")


def add_court(commands: Commands) -> None:
    parser = commands.add_parser(
        "court",
        help="find the court in a video or picture",
        description="Find the painted lines of the court and print its four outer corners in pixels. Exit code 1 where "
        "no court is sure.",
    )
    add_path(parser, "video", "VIDEO|PICTURE", "the video, or a PNG or JPEG picture")
    parser.add_argument("--sport", choices=SPORTS, default="auto", help="whose court it is (default: auto)")
    add_flag(parser, "--json", "write JSON")


def add_check(commands: Commands) -> None:
    parser = commands.add_parser(
        "check",
        help="check whether model files can be used",
        description="Check model files: inputs, outputs, and whether they can be used.",
    )
    parser.add_argument("models", nargs="+", type=Path, metavar="MODEL")
    add_flag(parser, "--run", "also load each model and run it once on the CPU")
    add_family(parser)
    trying = parser.add_argument_group("where a file does not say how it is fed")
    trying.add_argument(
        "--try",
        dest="video",
        type=Path,
        metavar="VIDEO",
        help="feed a TrackNet as every family that fits is, and rank what it finds in a video",
    )
    trying.add_argument("--range", metavar="START:END", help="the frames of the video to look at; without it all")
    add_path(trying, "--pictures", "FOLDER", "write a picture for each family (PNG)")
    add_flag(trying, "--keep", "remember the family for this file: --family, or what --try found")
    add_path(trying, "--write", "COPY.onnx", "write a copy of it that says its family")
    trying.add_argument("--threads", type=THREADS, metavar="N", help="processor cores to use (default: all)")
    add_flag(trying, "--force", "replace files that exist")
    add_flag(parser, "--json", "write JSON")


def add_verify(commands: Commands) -> None:
    parser = commands.add_parser(
        "verify",
        help="say whether a network gives the same on every provider and in every precision",
        description="Run the same windows of a video on each provider, in a process each, and hold what comes out "
        "against the first: heatmaps, positions, time and memory. Of networks for the players it is persons "
        "or vectors in frames. The exit code is 1 when one deviates.",
    )
    add_path(parser, "model", "MODEL", "an .onnx file: a TrackNet, or one of the players")
    add_path(parser, "--against", "OTHER", "another file that should give the same")
    parser.add_argument(
        "--providers",
        default="cpu",
        metavar="P,P",
        help="what to run it on, the first as the reference, such as cpu,openvino,openvino:half (default: cpu)",
    )
    add_path(parser, "--video", "V", "whose windows; without it the demo rally's")
    add_path(parser, "--labels", "CSV", "the truth, to judge each by as well")
    parser.add_argument("--windows", type=WINDOWS, default=8, metavar="N", help="how many windows, over all the video")
    parser.add_argument("--threads", type=THREADS, metavar="N", help="processor cores to use; without it all")
    add_family(parser)
    add_path(parser, "--report", "F.html", "also write a page with the figures")
    add_flag(parser, "--force", "replace a report that exists")
    add_flag(parser, "--json", "write JSON")


def add_optimise(commands: Commands) -> None:
    parser = commands.add_parser(
        "optimise",
        help="make a network faster on a processor, where it then still gives the same",
        description="Write a TrackNet with 8-bit integers, calibrated on a video of yours. It is verified at once, and "
        "kept only if it is faster here and gives nearly the same or, with --labels, loses at most half a point of "
        "accuracy.",
    )
    add_path(parser, "model", "MODEL", "a TrackNet .onnx file")
    parser.add_argument("--video", type=Path, metavar="V", required=True, help="what it is calibrated on")
    add_output(parser, "F.onnx", "without it MODEL-int8.onnx")
    parser.add_argument("--windows", type=WINDOWS, default=8, metavar="N", help="how many, spread over the video")
    add_path(parser, "--check", "V", "verify it on another video")
    add_path(parser, "--labels", "CSV", "labels of the video that it is verified on: they decide")
    parser.add_argument("--provider", default="cpu", metavar="P", help="what it is to be faster on (cpu, openvino)")
    parser.add_argument("--threads", type=THREADS, metavar="N", help="processor cores to use; without it all")
    add_family(parser)
    add_flag(parser, "--force", "replace a file that exists")
    add_flag(parser, "--json", "write JSON")


def add_convert(commands: Commands) -> None:
    parser = commands.add_parser(
        "convert",
        help="convert a PyTorch checkpoint to an .onnx model",
        description="Convert a TrackNetV3 checkpoint (TrackNet_best.pt, InpaintNet_best.pt) to one .onnx file, without "
        "PyTorch and without executing code in the checkpoint.",
    )
    parser.add_argument("checkpoint", type=Path, metavar="CHECKPOINT.pt")
    add_output(parser, "F.onnx", "default: beside the checkpoint")
    add_flag(parser, "--force", "replace an existing model")
    add_flag(parser, "--json", "write JSON")


def add_providers(commands: Commands) -> None:
    parser = commands.add_parser(
        "providers",
        help="list execution providers, and what missing ones need",
        description="Test every execution provider in a child process and report which ones work. With --test, run "
        "part of the demo rally on one provider and on the CPU, and compare speed and results.",
    )
    add_flag(parser, "--json", "write JSON")
    parser.add_argument("--test", choices=PROVIDERS, metavar="NAME", help=f"test one of {', '.join(PROVIDERS)}")
    trial = parser.add_argument_group("model and device to test")
    add_options(trial, ModelSettings, "tracknet", "family")
    add_options(trial, ProviderSettings, "device_id", "cores", "gpu_memory_limit_mb", "precision")
    add_old_precision(trial)


def add_doctor(commands: Commands) -> None:
    parser = commands.add_parser(
        "doctor",
        help="check this installation",
        description="Show versions, libraries, folders, and problems such as conflicting packages.",
    )
    add_flag(parser, "--clear-compiled", "remove compiled models from the cache")
    add_flag(parser, "--json", "write JSON")


def add_bench(commands: Commands) -> None:
    parser = commands.add_parser(
        "bench",
        help="measure the tracking speed of this machine",
        description="Measure each stage and the whole pipeline, for the included models and a full-size one.",
    )
    add_flag(parser, "--json", "write JSON")
    add_path(parser, "--video", "V", "use this video instead of the demo rally")
    add_flag(parser, "--ui", "measure the window instead: steps, seeks, playback, and response during a run")
    add_flag(parser, "--quick", "with --ui: fewer repetitions, less exact")
    parser.add_argument(
        "--soak",
        type=OptionNumber(0, WEEK_MINUTES, is_whole=False, is_open=True),
        metavar="MINUTES",
        help="measure memory instead, while tracking this many minutes of video; with --ui: while a script works in "
        "the window for this many minutes",
    )
    add_provider(parser)


COMMANDS: Final[dict[str, Callable[[Commands], None]]] = {
    "open": add_open,
    "demo": add_demo,
    "track": add_track,
    "poses": add_poses,
    "import": add_import,
    "export": add_export,
    "clips": add_clips,
    "report": add_report,
    "evaluate": add_evaluate,
    "court": add_court,
    "check": add_check,
    "verify": add_verify,
    "optimise": add_optimise,
    "convert": add_convert,
    "providers": add_providers,
    "doctor": add_doctor,
    "bench": add_bench,
}
"""What adds the arguments of each command, in the order in which `--help` names them."""
