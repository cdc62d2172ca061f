"""`rallytrace clips`: rallies become video files, exact to the frame."""

import shutil
from dataclasses import replace
from pathlib import Path

import av
import numpy as np
import pytest
from numpy.typing import NDArray

import clipmaker
from clipmaker import number_in
from exports import names_in
from narrowing import not_none
from program import Program
from rallytrace.analysis.match.rally_facts import widen_range
from rallytrace.process.stop_switch import StopSwitch
from rallytrace.storage.project.project import Project
from rallytrace.storage.project.sqlite_store import open_project, write_project
from rallytrace.storage.project.video_identity import VideoIdentity
from rallytrace.track.detections import Source
from rallytrace.track.edits import Edit
from rallytrace.track.lists import (
    Event,
    EventKind,
    EventsChange,
    EventTags,
    EventTagsChange,
    MatchesChange,
    RalliesChange,
    Rally,
)
from rallytrace.track.match_setup import MatchSetup
from rallytrace.track.recording import Recording
from rallytrace.track.track import Layer, State, make_rows
from rallytrace.track.turned_track import change_recording
from rallytrace.track.turning import Turning
from rallytrace.video.file_state import digest_of_edges
from rallytrace.video.reader import VideoReader

RALLIES = (
    Rally("Rally 1", range(13, 30), "Ana", ("net",)),
    Rally("Rally 2", range(47, 60), "Bea"),
    Rally("Rally 1", range(85, 119), "Ana", ("für Bø",)),
)


@pytest.fixture(scope="module")
def video(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """120 numbered frames with B-frames, a keyframe every 20, at uneven times."""
    recipe = clipmaker.Clip("match.mp4", b_frames=2, uneven=True)
    return clipmaker.make(recipe, tmp_path_factory.mktemp("video"))


@pytest.fixture
def project(video: Path, tmp_path: Path) -> Path:
    with VideoReader(video) as reader:
        made = Project(VideoIdentity(video, video.name, 0, "", reader.size, 30.0, 120))
    match = MatchSetup(names=("Ana", "Bea"), score="20-19")
    made.history.do(Edit("Rallies", (RalliesChange((), RALLIES), MatchesChange((), (match,)))))
    path = tmp_path / "match.rally"
    write_project(path, made.parts)
    return path


def numbers(path: Path) -> list[int | None]:
    """Return the numbers that the pictures of a file show."""
    with av.open(str(path)) as container:
        return [
            number_in(np.asarray(frame.to_ndarray(format="bgr24"), np.uint8)) for frame in container.decode(video=0)
        ]


def times(path: Path) -> list[float]:
    with VideoReader(path) as reader:
        return [round(seconds, 3) for seconds in reader.index.seconds]


def test_each_rally_is_a_file_from_its_first_to_its_last_frame(
    rallytrace: Program, project: Path, video: Path, tmp_path: Path
) -> None:
    outcome = rallytrace("clips", project, "--video", video, "-o", tmp_path / "clips", "--json", code=0)
    files = sorted((tmp_path / "clips").iterdir())
    assert [path.name for path in files] == ["match_001_Rally_1.mp4", "match_002_Rally_2.mp4", "match_003_Rally_1.mp4"]
    assert [numbers(path) for path in files] == [list(rally.frames) for rally in RALLIES]
    record = outcome.json["clips"]
    assert [(clip["first_frame"], clip["last_frame"]) for clip in record] == [(13, 29), (47, 59), (85, 118)]


def test_the_frames_of_a_clip_have_the_intervals_of_the_video(
    rallytrace: Program, project: Path, video: Path, tmp_path: Path
) -> None:
    assert rallytrace("clips", project, "--video", video, "-o", tmp_path / "reel.mp4").code == 0
    assert numbers(tmp_path / "reel.mp4") == [frame for rally in RALLIES for frame in rally.frames]
    seconds, reel = times(video), times(tmp_path / "reel.mp4")
    start = 0
    for rally in RALLIES:
        offset = reel[start] - seconds[rally.frames.start]
        expected = [seconds[frame] + offset for frame in rally.frames]
        assert reel[start : start + len(rally.frames)] == pytest.approx(expected, abs=0.002)
        start += len(rally.frames)


def test_only_matching_rallies_are_cut_with_score_in_names(
    rallytrace: Program, project: Path, video: Path, tmp_path: Path
) -> None:
    asked = ("clips", project, "--video", video, "--filter", "winner = ana", "--names", "{score} {tags}")
    assert rallytrace(*asked, "-o", tmp_path / "clips", "--score", "--path").code == 0
    assert names_in(tmp_path / "clips") == {"20-19_net.mp4", "21-19_0-1_für_Bø.mp4"}


def test_seconds_around_a_rally_are_cut_too(rallytrace: Program, project: Path, video: Path, tmp_path: Path) -> None:
    asked = ("clips", project, "--video", video, "--filter", "tag = net", "--before", "0.2", "--after", "9")
    assert rallytrace(*asked, "-o", tmp_path / "reel.mp4").code == 0
    shown = numbers(tmp_path / "reel.mp4")
    with VideoReader(video) as reader:
        seconds = reader.index.seconds
    assert 0.15 < seconds[13] - seconds[not_none(shown[0])] <= 0.2 + 1e-6
    assert shown[-1] == 119


def test_copied_clip_starts_at_keyframe_without_losing_frames(
    rallytrace: Program, project: Path, video: Path, tmp_path: Path
) -> None:
    outcome = rallytrace("clips", project, "--video", video, "-o", tmp_path / "clips", "--copy", "--json", code=0)
    assert "(25 extra before and 2 extra after: copied clips start at a keyframe)" in outcome.err
    assert [clip["extra_before"] for clip in outcome.json["clips"]] == [13, 7, 5]
    for path, rally in zip(sorted((tmp_path / "clips").iterdir()), RALLIES, strict=True):
        shown = numbers(path)
        expected = list(range(rally.frames.start // 20 * 20, rally.frames.stop))
        assert shown[: len(expected)] == expected
        assert len(shown) <= len(expected) + 2


def test_clips_of_turned_video_show_it_turned(rallytrace: Program, project: Path, video: Path, tmp_path: Path) -> None:
    made = open_project(project)
    made.edit(not_none(change_recording(made.track, Recording(turning=Turning(2)), made.video.size)))
    write_project(tmp_path / "turned.rally", made.parts)
    how = ("clips", tmp_path / "turned.rally", "--video", video, "-o", tmp_path / "clips")
    assert rallytrace(*how, "--copy").code == 2
    assert not (tmp_path / "clips").exists()
    assert rallytrace(*how).code == 0
    with VideoReader(sorted((tmp_path / "clips").iterdir())[1]) as reader:
        assert number_in(reader.frame(0).bgr()[::-1, ::-1]) == RALLIES[1].frames.start


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        (("--filter", "hits >"), 2),
        (("--filter", "winner = Cleo"), 1),
        (("--copy", "--score"), 2),
        (("--copy", "--hardware"), 2),
        (("--names", "{rally}"), 2),
        (("--names", "{event}"), 2),
    ],
)
def test_a_refused_cut_leaves_nothing_behind(
    rallytrace: Program, project: Path, video: Path, tmp_path: Path, *, asked: tuple[str, ...], code: int
) -> None:
    assert rallytrace("clips", project, "--video", video, "-o", tmp_path / "clips", *asked).code == code
    assert names_in(tmp_path) == {"match.rally"}


def test_clips_keep_the_letters_of_all_scripts(rallytrace: Program, project: Path, video: Path, tmp_path: Path) -> None:
    work = open_project(project)
    names = ("Лин Дань", "谌龙", "con")
    renamed = tuple(replace(rally, name=name) for rally, name in zip(RALLIES, names, strict=True))
    work.history.do(Edit("Names", (RalliesChange(RALLIES, renamed),)))
    write_project(tmp_path / "named.rally", work.parts)
    chinese = Path(shutil.copy(video, tmp_path / "决赛.mp4"))
    asked = ("clips", tmp_path / "named.rally", "--video", chinese)
    assert rallytrace(*asked, "-o", tmp_path / "usual").code == 0
    assert names_in(tmp_path / "usual") == {"决赛_001_Лин_Дань.mp4", "决赛_002_谌龙.mp4", "决赛_003_con.mp4"}
    assert rallytrace(*asked, "-o", tmp_path / "names", "--names", "{name}").code == 0
    assert names_in(tmp_path / "names") == {"Лин_Дань.mp4", "谌龙.mp4", "con_.mp4"}


def test_clips_of_a_long_named_video_keep_their_numbers(
    rallytrace: Program, project: Path, video: Path, tmp_path: Path
) -> None:
    long = Path(shutil.copy(video, tmp_path / ("羽" * 83 + ".mp4")))
    assert rallytrace("clips", project, "--video", long, "-o", tmp_path / "clips").code == 0
    names = sorted(names_in(tmp_path / "clips"))
    assert [name.lstrip("羽") for name in names] == ["_001_Rally_1.mp4", "_002_Rally_2.mp4", "_003_Rally_1.mp4"]
    assert all(250 <= len(name.encode()) <= 255 for name in names)


def test_names_are_refused_for_a_reel(rallytrace: Program, project: Path, video: Path, tmp_path: Path) -> None:
    outcome = rallytrace("clips", project, "--video", video, "-o", tmp_path / "reel.mp4", "--names", "{number}", code=2)
    assert "--names has no effect" in outcome.err
    assert names_in(tmp_path) == {"match.rally"}


def test_an_existing_file_or_folder_is_kept(rallytrace: Program, project: Path, video: Path, tmp_path: Path) -> None:
    (tmp_path / "clips").mkdir()
    for path in (tmp_path / "clips" / "mine.txt", tmp_path / "reel.mp4"):
        path.write_text("mine")
    for target in ("clips", "reel.mp4"):
        assert rallytrace("clips", project, "--video", video, "-o", tmp_path / target).code == 1
    assert (tmp_path / "reel.mp4").read_text() == "mine"
    assert rallytrace("clips", project, "--video", video, "-o", video, "--force").code == 1
    assert names_in(tmp_path) == {"match.rally", "clips/mine.txt", "reel.mp4"}


def test_events_are_cut_out_with_the_seconds_around_them(
    rallytrace: Program, project: Path, video: Path, tmp_path: Path
) -> None:
    made = open_project(project)
    hits = tuple(Event(frame, EventKind.HIT) for frame in (20, 26, 100))
    tags = (EventTags(26, ("late",)), EventTags(100, ("late", "to show")))
    made.history.do(Edit("Hits", (EventsChange((), hits), EventTagsChange((), tags))))
    project.unlink()
    write_project(project, made.parts)
    events = ("clips", project, "--video", video, "--events", "--json")
    rallytrace(*events, "--filter", "tag = late", "-o", tmp_path / "late", "--before", "0", "--after", "0", code=0)
    files = sorted((tmp_path / "late").iterdir())
    assert [path.name for path in files] == ["match_000026_hit.mp4", "match_000100_hit.mp4"]
    assert [numbers(path) for path in files] == [[26], [100]]
    seconds = times(video)
    near, far = (
        [frame for frame, second in enumerate(seconds) if seconds[first] - 1 <= second + 1e-6 and second < end]
        for first, end in ((20, seconds[27] + 1 - 1e-6), (100, seconds[101] + 1 - 1e-6))
    )
    outcome = rallytrace(*events, "--filter", "event = hit", "-o", tmp_path / "hits.mp4", code=0)
    assert numbers(tmp_path / "hits.mp4") == [*near, *far], "hits that overlap are shown once"
    assert [clip["rally"] for clip in outcome.json["clips"]] == ["Rally 1", "Rally 1"]


def test_an_interrupted_cut_leaves_nothing_behind(
    rallytrace: Program, project: Path, video: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []

    def stopped(_: StopSwitch) -> bool:
        asked.append(1)
        return len(asked) > 40

    monkeypatch.setattr(StopSwitch, "stopped", property(stopped))
    for target in ("clips", "reel.mp4"):
        asked.clear()
        rallytrace("clips", project, "--video", video, "-o", tmp_path / target)
        assert len(asked) > 40
    assert names_in(tmp_path) == {"match.rally"}


def test_a_range_is_not_widened_past_the_video() -> None:
    with_end = np.arange(5.0)
    assert widen_range(range(1, 3), with_end, 0, 0) == range(1, 3)
    assert widen_range(range(1, 3), with_end, 1, 1) == range(4)
    assert widen_range(range(1, 3), with_end, 99, 99) == range(4)


def test_a_project_without_rallies_gets_those_of_its_path(
    rallytrace: Program, video: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By the rule of the window's Find rallies, whatever the length of the video; the page of a match, too.

    The video is indexed once for each, also if no index can be kept.
    """
    video = Path(shutil.copy(video, tmp_path))
    with VideoReader(video) as reader:
        made = Project(VideoIdentity(video, video.name, *digest_of_edges(video), reader.size, 30.0, 120))
    made.track.grow(120)
    moving = make_rows(60, State.VISIBLE, Source.PREDICTED, x=40 + 60.0 * (np.arange(60) % 4), y=60.0)
    made.history.do(Edit("Track", (made.track.change(Layer.PREDICTED, range(40, 100), moving),)))
    project = tmp_path / f"{video.name}.rally"
    write_project(project, made.parts)
    indexed: list[Path] = []
    monkeypatch.setattr("rallytrace.video.reader.load_index", lambda _path: None)
    monkeypatch.setattr("rallytrace.video.reader.keep_index", lambda path, _index: indexed.append(path))
    (clip,) = rallytrace("clips", project, "-o", tmp_path / "clips", "--json", code=0).json["clips"]
    assert clip["rally"] == "Rally 1"
    assert 40 <= clip["first_frame"] < clip["last_frame"] < 100
    assert indexed == [video]
    rallytrace("export", project, "--format", "reel", "-o", tmp_path / "reel.mp4", code=0)
    assert indexed == [video] * 2
    outcome = rallytrace("report", project, "-o", tmp_path / "page.html", "--json", code=0)
    assert indexed == [video] * 3
    assert "1 rally" in outcome.json["words"]


def with_clicks(video: Path, path: Path, seconds: list[float], title: str = "") -> Path:
    """Return a copy of a video with silence and a click at these times."""
    rate = 44_100
    with av.open(str(video)) as source, av.open(str(path), "w") as target:
        target.metadata["title"] = title
        pictures = source.streams.video[0]
        copied = target.add_stream_from_template(pictures)
        sound = target.add_stream("aac", rate=rate, layout="mono")
        for packet in source.demux(pictures):
            if packet.dts is not None:
                packet.stream = copied
                target.mux(packet)
        samples = np.zeros((1, 5 * rate), np.float32)
        for second in seconds:
            samples[0, round(second * rate) :][:200] = 0.8
        frame = av.AudioFrame.from_ndarray(samples, format="fltp", layout="mono")
        frame.sample_rate, frame.pts = rate, 0
        target.mux([*sound.encode(frame), *sound.encode(None)])
    return path


def clicks(path: Path) -> list[float]:
    """When the clicks of a file begin, in seconds from its first picture."""
    with av.open(str(path)) as container:
        frames = list(container.decode(audio=0))
    rate, first = frames[0].rate, frames[0].time or 0.0
    samples = np.abs(np.concatenate([frame.to_ndarray()[0] for frame in frames]))
    loud = np.flatnonzero(samples > 0.3)
    begins = loud[np.diff(loud, prepend=-rate) > rate / 20]
    return [round(first + at / rate, 3) for at in begins.tolist()]


def test_the_sound_is_kept_in_time_with_the_pictures(
    rallytrace: Program, project: Path, video: Path, tmp_path: Path
) -> None:
    seconds = times(video)
    heard = with_clicks(video, tmp_path / "heard.mp4", [seconds[20], seconds[30], seconds[50], seconds[100]])
    asked = ("clips", project, "--video", heard, "-o", tmp_path / "reel.mp4")
    assert rallytrace(*asked).code == 0
    reel = times(tmp_path / "reel.mp4")
    expected = [reel[20 - 13], reel[17 + 50 - 47], reel[17 + 13 + 100 - 85]]
    assert clicks(tmp_path / "reel.mp4") == pytest.approx(expected, abs=0.012)
    assert rallytrace(*asked, "--no-sound", "--force").code == 0
    with av.open(str(tmp_path / "reel.mp4")) as container:
        assert not container.streams.audio


def test_unknown_score_is_neither_drawn_nor_named(
    rallytrace: Program, project: Path, video: Path, tmp_path: Path
) -> None:
    """The first rally has no winner: the score is known at its start only, and the user is told."""
    work = open_project(project)
    unknown = (replace(RALLIES[0], winner=""), *RALLIES[1:])
    work.history.do(Edit("Rallies", (RalliesChange(RALLIES, unknown),)))
    write_project(tmp_path / "unknown.rally", work.parts)
    asked = ("clips", tmp_path / "unknown.rally", "--video", video, "--names", "{number} {score}", "--json")
    outcome = rallytrace(*asked, "-o", tmp_path / "clips", "--score", code=0)
    assert names_in(tmp_path / "clips") == {"001_20-19.mp4", "002.mp4", "003.mp4"}
    assert [clip["score"] for clip in outcome.json["clips"]] == ["20-19", None, None]
    assert "The score of 2 of 3 rallies is unknown and left out. Rally 1 has no winner." in outcome.err


@pytest.mark.parametrize("asked", [("reel.mp4",), ("clips",), ("clips", "--copy"), ("clips", "--copy", "--no-sound")])
def test_tags_need_not_be_utf8(
    rallytrace: Program, project: Path, video: Path, tmp_path: Path, asked: tuple[str, ...]
) -> None:
    """As in files of old Japanese programs, or with a picture in a tag."""
    heard = with_clicks(video, tmp_path / "heard.mp4", [1.0], title="テスト")
    heard.write_bytes(heard.read_bytes().replace("テスト".encode(), b"\x83e\x83X\x83g\xff\xfe\x00"))
    rallytrace("clips", project, "--video", heard, "-o", tmp_path / asked[0], *asked[1:], code=0)
    written = tmp_path / "reel.mp4" if asked[0] == "reel.mp4" else min((tmp_path / "clips").iterdir())
    with av.open(str(written)) as container:
        assert bool(container.streams.audio) is ("--no-sound" not in asked)


def test_the_score_is_drawn_and_what_is_unknown_is_not(
    rallytrace: Program, project: Path, video: Path, tmp_path: Path
) -> None:
    def first_picture(*drawn: str) -> NDArray[np.uint8]:
        asked = ("clips", project, "--video", video, "-o", tmp_path / "reel.mp4", "--force", *drawn)
        assert rallytrace(*asked).code == 0
        with VideoReader(tmp_path / "reel.mp4") as reader:
            return np.array(next(iter(reader.frames(0, 1))).bgr())

    plain, scored = first_picture(), first_picture("--score")
    lower_left = np.s_[plain.shape[0] // 2 :, : plain.shape[1] // 2]
    assert np.abs(plain.astype(int) - scored)[lower_left].max() > 100
    assert np.abs(plain.astype(int) - first_picture("--path", "--skeletons", "--court", "--speed")).max() < 40
