"""Odd folders, run records, lists of videos and addresses, and videos that change while they are tracked."""

import json
import os
import random
import shutil
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import clipmaker
from attack.byte_damage import damaged, odd_text
from attack.cases import Case, Kind
from attack.file_kinds import another_in_json
from rallytrace.cli import main
from rallytrace.storage.video_list import listing_path
from rallytrace.tracking.label_records import record_path
from rallytrace.video.reader import VideoReader
from tiny_models import TinyTrackNet

_FRAMES: Final = 24
_HOW: Final = ("--no-inpaint", "--stride", "3", "--every", "1", "--threads", "1")
_CRASHED: Final = 70


def prepare_clips(folder: Path) -> None:
    """Two clips with other pictures, and a network that is small enough for them."""
    for name, b_frames in (("a.mp4", 0), ("b.mp4", 2)):
        clip = clipmaker.Clip(name, n_frames=_FRAMES, width=96, height=64, b_frames=b_frames, gop=8)
        clipmaker.make(clip, folder)
    TinyTrackNet(height=32, width=48).save(folder / "net.onnx")


def prepare_labels(folder: Path) -> None:
    """Such clips, and the labels of one."""
    prepare_clips(folder)
    if main(["track", str(folder / "a.mp4"), *_tracking(folder), "-o", f"{folder}/labels/"]):
        raise RuntimeError("The clip could not be tracked.")


def _tracking(whole: Path) -> tuple[str, ...]:
    return ("--tracknet", str(whole / "net.onnx"), *_HOW)


def _odd_name(dice: random.Random) -> bytes:
    stem = dice.choice(
        (b"\xff\xfe", b"a\nb", b"=1+1", b"-o", b" ", b"\xe2\x80\xaetxt", "é🎾".encode(), b"x" * 240, b"%s")
    )
    return stem + dice.choice((b".mp4", b".MP4", b".mkv", b".mp4.rally", b"_track.csv", b"_overlay.mp4", b"", b".json"))


def spoil_folder(dice: random.Random, whole: Path, folder: Path) -> Case:
    """A folder with a video and what else can be in one; the folder is tracked."""
    place = folder / "in"
    shutil.copy(whole / "a.mp4", place / "a.mp4")
    for _ in range(dice.randrange(1, 6)):
        path = place / os.fsdecode(dice.choice((_odd_name(dice), b"card.json", b"b.mp4", b"a.mp4.rally")))
        if not os.path.lexists(path):
            _make_something(dice, whole, path)
        if dice.random() < 0.2:
            place /= "d" * dice.choice((1, 100, 255))
            place.mkdir()
    more = ("--json",) if dice.random() < 0.3 else ()
    return Case(("track", "in", *_tracking(whole), "-o", "out/labels", *more), seconds=4)


def _make_something(dice: random.Random, whole: Path, path: Path) -> None:
    targets = (path.name, "nowhere", "/dev/zero", "..", ".", "a.mp4", str(whole / "b.mp4"))
    makings: Sequence[Callable[[], object]] = (
        lambda: path.symlink_to(dice.choice(targets)),
        lambda: path.symlink_to(path.name),
        lambda: os.mkfifo(path),
        path.mkdir,
        path.touch,
        lambda: shutil.copy(whole / "b.mp4", path),
        lambda: path.write_bytes(damaged(dice, (whole / "b.mp4").read_bytes(), b"x")),
    )
    dice.choice(makings)()
    if path.is_file() and not path.is_symlink() and dice.random() < 0.2:
        path.chmod(0)


FOLDER = Kind("folder", prepare_clips, spoil_folder, reads_apart=False)


def spoil_record(dice: random.Random, whole: Path, folder: Path) -> Case:
    """Bytes, values or the kind of a run record; the video is tracked again into its folder."""
    shutil.copytree(whole / "labels", folder / "out" / "labels")
    record = record_path(folder / "out" / "labels" / "a_track.csv")
    data = record.read_bytes()
    how = dice.randrange(6)
    if how == 0:
        record.unlink()
        dice.choice((lambda: os.mkfifo(record), lambda: record.symlink_to("/dev/zero"), lambda: record.mkdir()))()  # noqa: PLW0108 - a list of one type
    elif how == 1:
        record.write_bytes(damaged(dice, data, data))
    elif how == 2:
        record.write_text(dice.choice(("[", '{"a":', "[[]", "9")) * 10 ** dice.randrange(7))
    else:
        value = json.loads(data)
        for _ in range(dice.randrange(1, 4)):
            value = another_in_json(dice, value)
        record.write_text(json.dumps(value))
    more = dice.choice(((), (), ("--force",), ("--json",)))
    return Case(("track", str(whole / "a.mp4"), *_tracking(whole), "-o", "out/labels/", *more), seconds=3)


RECORD = Kind("record", prepare_labels, spoil_record, reads_apart=False)


def spoil_listing(dice: random.Random, whole: Path, _folder: Path) -> Case:
    """Bytes or values of the window's list of videos; it is loaded, and its videos are looked at."""
    paths = (
        str(whole / "a.mp4"),
        "x" * 5000,
        "/dev/zero",
        odd_text(dice),
        "/nowhere/a.mp4",
        "\udcff.mp4",
        "\ud800",
        "..",
    )
    videos = [
        {"path": dice.choice(paths), "error": "", "review_of": "", "review_items": 3, "exported": ""}
        for _ in range(dice.choice((0, 1, 5, 5, 500)))
    ]
    value: Any = {"version": 1, "tracking": True, "one_queue": False, "videos": videos}
    if dice.random() < 0.6:
        value = another_in_json(dice, value)
    data = json.dumps(value).encode()
    place = listing_path()
    place.parent.mkdir(parents=True, exist_ok=True)
    place.unlink(missing_ok=True)
    if dice.random() < 0.1:
        os.mkfifo(place)
    else:
        place.write_bytes(damaged(dice, data, data) if dice.random() < 0.3 else data)
    return Case((), seconds=5, program=_load_list)


def _load_list(_arguments: list[str]) -> int:
    """What the window does with its list when it starts, without the window."""
    from PySide6.QtCore import QCoreApplication, QDeadlineTimer  # noqa: PLC0415 - no fork inherits Qt

    from rallytrace.session.video_list import ListedState, VideoList  # noqa: PLC0415 - as above

    application = QCoreApplication([])
    videos = VideoList()
    complaints: list[str] = []
    videos.complained.connect(lambda error: complaints.append(str(error)))
    videos.load()
    deadline = QDeadlineTimer(20_000)
    while not deadline.hasExpired():
        application.processEvents()
        states = [videos.status(path) for path in videos.paths]
        if not any(status.state is ListedState.UNKNOWN for status in states):
            break
        time.sleep(0.01)
    for words in (*complaints, *(f"{status.state.name} {status.error}" for status in states)):
        print(words.encode("ascii", "backslashreplace").decode())  # noqa: T201 - it is what is judged
    print(f"{len(videos.paths)} videos")  # noqa: T201 - as above
    videos.shutdown()
    return _CRASHED if any("cannot be read." in words for words in complaints) else 0


LISTING = Kind("listing", prepare_clips, spoil_listing)


def spoil_changing(dice: random.Random, whole: Path, folder: Path) -> Case:
    """A video is overwritten, replaced, cut off or lengthened at one of its frames; no label may be of the new one."""
    video = folder / "out" / "a.mp4"
    shutil.copy(whole / "a.mp4", video)
    new = (whole / "b.mp4").read_bytes()
    old = video.read_bytes()
    middle = len(old) // 2
    in_place = dice.choice(
        (new, new[: len(old)], old[:middle] + bytes(len(old) - middle), old[:middle], old + new, b"")
    )
    replaces, frame = dice.random() < 0.4, dice.randrange(_FRAMES)

    def change() -> None:
        if replaces:
            (folder / "out" / "new.mp4").write_bytes(in_place)
            (folder / "out" / "new.mp4").replace(video)
        else:
            with video.open("r+b") as file:
                file.write(in_place)
                file.truncate()

    target = ("--project",) if dice.random() < 0.4 else ("-o", "out/labels.csv")
    arguments = ("track", "out/a.mp4", *_tracking(whole), "--every-camera", *target)
    return Case(
        arguments, seconds=5, program=lambda given: _track_while(given, frame, change, folder / "out" / "labels.csv")
    )


def _track_while(arguments: list[str], frame: int, change: Callable[[], None], labels: Path) -> int:
    """Track, change the video when a frame has been read, and see that it was noticed."""
    original: Any = VideoReader.frames
    changed: list[int] = []

    def frames(reader: VideoReader, *given: Any, **more: Any) -> Iterator[Any]:
        for one in original(reader, *given, **more):
            yield one
            if one.index == frame and not changed:
                changed.append(frame)
                change()

    setattr(VideoReader, "frames", frames)  # noqa: B010 - mypy knows that it is a method
    code = main(arguments)
    return _CRASHED if changed and (code == 0 or labels.exists()) else code


CHANGING = Kind("changing", prepare_clips, spoil_changing, reads_apart=False)


def spoil_address(dice: random.Random, whole: Path, folder: Path) -> Case:
    """An address of a cluster that is none, or where no scheduler is."""
    shutil.copy(whole / "a.mp4", folder / "in" / "a.mp4")
    schemes = ("", "tcp://", "tls://", "ucx://", "http://", "inproc://", "://", "TCP://", "\u202e")
    hosts = ("127.0.0.1", "[::1]", "localhost", "", "x..y", "x" * 70, "\udcff", "a b", "-", "*", "[", "0", "é", "local")
    ports = ("", "0", "1", "9", "65536", "-1", "99999", "1e3", "\u0661", "9" * 400, "abc")
    address = dice.choice(schemes) + dice.choice(hosts) + dice.choice((":", ":", ":", "", "/")) + dice.choice(ports)
    if dice.random() < 0.2:
        address = dice.choice(
            ("local:0", "local:", "local:-1", "local:1e9", "local:\u0662", "local:99999", odd_text(dice)[:2000])
        )
    address = address.replace("\0", "")
    if address == "local":
        address = "local:0"
    return Case(("track", "in", *_tracking(whole), "-o", "out/labels", f"--cluster={address}"), seconds=6)


ADDRESS = Kind("address", prepare_clips, spoil_address, reads_apart=False)

KINDS: Final = (FOLDER, RECORD, LISTING, CHANGING, ADDRESS)
