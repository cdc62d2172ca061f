"""`rallytrace export`: label files and projects become files for other programs."""

import json
import re
from pathlib import Path

import pytest

from court_cameras import court_from
from cvat_reader import interpolated
from exports import SIZE, mixed, names_in
from poses import person, poses_of
from program import Program
from rally_paths import climbing
from rallytrace.errors import Cancelled
from rallytrace.exports.exporting import FORMATS
from rallytrace.process.stop_switch import StopSwitch
from rallytrace.storage.project.project import Project
from rallytrace.storage.project.sqlite_store import write_project
from rallytrace.storage.project.video_identity import VideoIdentity
from rallytrace.storage.track_csv import read_track
from rallytrace.track.courts import CORNER_NAMES
from rallytrace.track.detections import Source
from rallytrace.track.edits import Edit
from rallytrace.track.lists import CourtsChange, RalliesChange, Rally
from rallytrace.track.sports import Sport
from rallytrace.track.track import Layer, RunRecord
from rallytrace.video.reader import VideoReader

LABELS = "Frame,Visibility,X,Y\n" + "".join(f"{i},1,{10 + 5 * i},50\n" for i in range(20)) + "20,0,0,0\n"


@pytest.fixture
def labels(tmp_path: Path) -> Path:
    path = tmp_path / "rally_ball.csv"
    path.write_text(LABELS)
    return path


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "out").mkdir()
    return tmp_path / "out"


def test_exported_label_file_is_reported_as_unreviewed(
    rallytrace: Program, labels: Path, clip: Path, folder: Path
) -> None:
    outcome = rallytrace("export", labels, "--video", clip, "-o", folder / "again.csv", code=0)
    assert (folder / "again.csv").read_text() == LABELS
    assert "None of the 21 frames was checked by hand (all imported)." in outcome.err
    assert "9 unlabelled frames" in outcome.err


def test_recorded_rate_scales_durations_of_label_file(
    rallytrace: Program, labels: Path, clip: Path, folder: Path
) -> None:
    to = folder / "events.csv"
    how = ("export", labels, "--video", clip, "-o", to, "--force", "--json")
    assert rallytrace(*how, "--format", "events", "--recorded-at", 240).json["recorded_at"] == 240
    assert "--recorded-at is for speeds and durations" in rallytrace(*how, "--recorded-at", 240, code=2).err


def test_labels_of_turned_run_are_exported_as_its_record_says(
    rallytrace: Program, labels: Path, clip: Path, folder: Path
) -> None:
    record = {"labels_sha256": "", "turned": 270, "mirrored": False, "recorded_at": None}
    labels.with_name("rally_ball.run.json").write_text(json.dumps(record))
    how = ("export", labels, "--video", clip, "-o", folder / "boxes", "--format", "coco", "--json")
    found = rallytrace(*how).json
    assert (found["turned"], found["mirrored"]) == (270, False)
    image = json.loads((folder / "boxes").read_text())["images"][0]
    assert (image["width"], image["height"]) == (SIZE.height, SIZE.width)
    assert rallytrace(*how, "--turn", 0, "--force").json["turned"] == 0


def test_json_says_whose_word_went_out(rallytrace: Program, labels: Path, clip: Path, folder: Path) -> None:
    record = rallytrace("export", labels, "--video", clip, "-o", folder / "again.csv", "--json").json
    assert record == {
        "format": "csv",
        "place": str(folder / "again.csv"),
        "frames": 21,
        "by_source": {"imported": 21},
        "unreviewed_by_source": {"imported": 21},
        "left_out": 9,
        "never_looked_at": 9,
        "findings": [],
        "recorded_at": None,
        "turned": 0,
        "mirrored": False,
    }


def test_only_reviewed_export_of_unreviewed_file_is_empty(
    rallytrace: Program, labels: Path, clip: Path, folder: Path
) -> None:
    outcome = rallytrace("export", labels, "--video", clip, "-o", folder / "again.csv", "--only-reviewed", code=1)
    assert "no reviewed frames" in outcome.err
    assert names_in(folder) == set()


def test_the_columns_can_be_asked_for(rallytrace: Program, labels: Path, clip: Path, folder: Path) -> None:
    rallytrace("export", labels, "--video", clip, "-o", folder / "more.csv", "--source-column", "--range", "0:2")
    assert (folder / "more.csv").read_text() == (
        "Frame,Visibility,X,Y,Source,Confidence\n0,1,10,50,imported,0.000\n1,1,15,50,imported,0.000\n"
    )


def test_every_format_has_its_default_path_beside_the_video(rallytrace: Program, clip: Path, tmp_path: Path) -> None:
    video, project = tmp_path / "match.mp4", tmp_path / "match.rally"
    video.write_bytes(clip.read_bytes())
    made = Project(VideoIdentity(video, video.name, 0, "", SIZE, 30.0, 30))
    made.history.do(Edit("Track", (made.track.change(Layer.PREDICTED, range(30), climbing()),)))
    made.history.do(Edit("Rally", (RalliesChange((), (Rally("rally", range(20)),)),)))
    made.add_poses(poses_of((3, [person(80, 50)])).tiles[0])
    made.history.do(Edit("Set the court", (CourtsChange((), (court_from(0),)),)))
    write_project(project, made.parts)
    for format_, about in FORMATS.items():
        rallytrace("export", project, "--format", format_, "--range", "0:20", code=0)
        assert about.default_path(video).is_dir() == about.is_folder
        if not about.is_folder:
            rallytrace("export", project, "--format", format_, "--range", "0:20", "--force", code=0)
    names = {path.name for path in tmp_path.iterdir() if not path.name.startswith(".")}
    assert names == {"match.mp4", "match.rally", *(about.default_path(video).name for about in FORMATS.values())}
    assert len(json.loads((tmp_path / "match_coco.json").read_text())["annotations"]) == 20
    assert list(json.loads((tmp_path / "match_court.json").read_text())["courts"][0]["corners"]) == list(CORNER_NAMES)
    assert sorted(interpolated(tmp_path / "match_cvat.xml")) == list(range(20))
    with VideoReader(tmp_path / "match_overlay.mp4") as reader:
        assert reader.n_frames == 20
    assert "csv/rally_ball.csv" in names_in(tmp_path / "match_dataset" / "train" / "match1")


def test_possible_errors_are_printed_before_export(rallytrace: Program, labels: Path, clip: Path, folder: Path) -> None:
    labels.write_text(LABELS.replace("3,1,25,50", "3,1,180,5"))
    arguments = ("export", labels, "--video", clip, "--json", "-o")
    outcome = rallytrace(*arguments, folder / "again.csv")
    assert "Possible errors: 1" in outcome.err
    assert "  Frame 3: " in outcome.err
    (finding,) = outcome.json["findings"]
    assert (finding["first"], finding["last"]) == (3, 3)
    assert rallytrace(*arguments, folder / "b.csv", "--range", "5:20").json["findings"] == []


@pytest.mark.parametrize("asked", [["--pictures"], ["--pictures", "png"]])
def test_coco_writes_its_pictures_when_asked(
    rallytrace: Program, labels: Path, clip: Path, folder: Path, asked: list[str]
) -> None:
    arguments = ("export", labels, "--video", clip, "--format", "coco", "-o", folder / "a.json")
    rallytrace(*arguments, *asked, "--range", "0:3", code=0)
    assert names_in(folder) == {"a.json", *(f"a_pictures/00000{i}.png" for i in range(3))}


def test_coco_reports_missing_pictures_and_names_no_videos(
    rallytrace: Program, labels: Path, clip: Path, folder: Path
) -> None:
    arguments = ("export", labels, "--video", clip, "--format", "coco", "-o", folder / "a.json")
    assert re.search(r"21 PNG frames in a_pictures.* not written", rallytrace(*arguments).err)
    assert "Pass --pictures png." in rallytrace(*arguments, "--force", "--pictures", "video", code=2).err


@pytest.mark.parametrize("format_", [one for one, about in FORMATS.items() if not about.by_frame])
def test_only_reviewed_frames_are_for_labels_of_frames(
    rallytrace: Program, labels: Path, clip: Path, folder: Path, format_: str
) -> None:
    asked = ("export", labels, "--video", clip, "--format", format_, "-o", folder / "a.csv", "--only-reviewed")
    assert "--only-reviewed" in rallytrace(*asked, code=2).err


@pytest.mark.parametrize("format_", [one for one, about in FORMATS.items() if not about.takes_sport])
def test_the_sport_is_for_events_and_rallies(
    rallytrace: Program, labels: Path, clip: Path, folder: Path, format_: str
) -> None:
    asked = ("export", labels, "--video", clip, "--format", format_, "-o", folder / "a.csv", "--sport", "tennis")
    assert "--sport" in rallytrace(*asked, code=2).err
    assert names_in(folder) == set()


def test_events_use_the_sport_of_the_project(rallytrace: Program, clip: Path, folder: Path, tmp_path: Path) -> None:
    made = Project(VideoIdentity(clip, clip.name, 0, "", SIZE, 30.0, 30))
    made.history.do(Edit("Track", (made.track.change(Layer.PREDICTED, range(30), climbing()),)))
    made.note(sport=Sport.TENNIS)
    project = tmp_path / "match.rally"
    write_project(project, made.parts)

    def kinds(name: str, *how: str) -> str:
        assert rallytrace("export", project, "--format", "events", "-o", folder / name, *how).code == 0
        return (folder / name).read_text()

    assert "bounce" in kinds("remembered.csv")
    assert "bounce" not in kinds("typed.csv", "--sport", "badminton")


def test_existing_file_stays_without_force(rallytrace: Program, labels: Path, clip: Path, folder: Path) -> None:
    (folder / "mine.csv").write_text("mine")
    arguments = ("export", labels, "--video", clip, "-o", folder / "mine.csv")
    outcome = rallytrace(*arguments, code=1)
    assert "already exists" in outcome.err
    assert "pass --force" in outcome.err
    assert (folder / "mine.csv").read_text() == "mine"
    assert rallytrace(*arguments, "--force").code == 0
    assert (folder / "mine.csv").read_text() == LABELS


def test_a_label_file_needs_its_video(rallytrace: Program, labels: Path) -> None:
    assert "--video" in rallytrace("export", labels, code=2).err


@pytest.mark.parametrize(
    ("options", "says"),
    [
        (("--range", "40:50"), "last frame of the video"),
        (("--layers", "guessed"), "There is no layer 'guessed'"),
        (("--layers", ""), "No layer is chosen"),
        (("--speed", "0"), "--speed"),
        (("--trail", "-1"), "0 to 500"),
        (("--match", "0"), "--match"),
        (("--trail", "3"), "--trail is for overlay videos, and does not apply to the format csv"),
        (("--trail-ahead", "0"), "--trail-ahead is for overlay videos"),
        (("--no-caption",), "--no-caption is for overlay videos"),
        (("--skeletons",), "--skeletons is for overlay videos"),
        (("--split", "val"), "--split is for datasets"),
        (("--format", "coco", "--source-column"), "--source-column is for csv files"),
    ],
)
def test_impossible_options_are_refused_before_writing(
    rallytrace: Program, labels: Path, clip: Path, options: tuple[str, ...], says: str
) -> None:
    folder = labels.parent / "out"
    folder.mkdir()
    assert says in rallytrace("export", labels, "--video", clip, "-o", folder / "out.csv", *options, code=2).err
    assert names_in(folder) == set()


def test_an_overlay_video_is_made_as_asked(rallytrace: Program, labels: Path, clip: Path, folder: Path) -> None:
    options = ("--layers", "imported,human", "--trail", "3", "--trail-ahead", "2", "--speed", "0.5", "--no-caption")
    outcome = rallytrace(
        "export", labels, "--video", clip, "--format", "video", "-o", folder / "p.mp4", "--range", "0:10", *options
    )
    assert outcome.code == 0, outcome.err
    with VideoReader(folder / "p.mp4") as reader, VideoReader(clip) as original:
        assert reader.n_frames == 10
        assert reader.rate == pytest.approx(original.rate / 2)


def test_interrupted_it_leaves_nothing(
    rallytrace: Program, labels: Path, clip: Path, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stop(_: StopSwitch) -> None:
        raise Cancelled

    monkeypatch.setattr(StopSwitch, "check", stop)
    outcome = rallytrace("export", labels, "--video", clip, "--format", "video", "-o", folder / "p.mp4", code=130)
    assert "nothing was written" in outcome.err
    assert names_in(folder) == set()


@pytest.fixture
def project(clip: Path, tmp_path: Path) -> Path:
    """Return a project of a video that lies beside it, with frames of every kind and two rallies."""
    video = tmp_path / "match.mp4"
    video.write_bytes(clip.read_bytes())
    identity = VideoIdentity(tmp_path / "elsewhere.mp4", video.name, 0, "", SIZE, 30.0, 30)
    made = Project(identity)
    desk = mixed()
    for layer in Layer:
        rows = desk.track.layer(layer)[:30]
        made.history.do(Edit("Say", (made.track.change(layer, range(30), rows),)))
    rallies = (Rally("1_00_00", range(3, 13)), Rally("1_00_01", range(15, 30)))
    made.history.do(Edit("Name", (RalliesChange((), rallies),)))
    made.runs.append(RunRecord("net", {"tracknet": {"model": "net.onnx", "sha256": "abc"}}))
    path = tmp_path / "match.rally"
    write_project(path, made.parts)
    return path


def test_project_knows_video_rallies_and_reviewed_frames(rallytrace: Program, project: Path, folder: Path) -> None:
    outcome = rallytrace("export", project, "--format", "dataset", "-o", folder / "data", "--json", code=0)
    assert "16 of 25 frames not checked by hand (13 predicted, 3 filled)." in outcome.err
    match = folder / "data" / "train" / "match1"
    assert {path.name for path in (match / "video").iterdir()} == {"1_00_00.mp4", "1_00_01.mp4"}
    assert json.loads((match / "card.json").read_text())["models"][0]["sha256"] == "abc"
    assert outcome.json["unreviewed_by_source"] == {"predicted": 13, "inpainted": 3}


def test_labels_of_a_project_go_out_without_its_video(rallytrace: Program, project: Path, folder: Path) -> None:
    (project.parent / "match.mp4").unlink()
    assert rallytrace("export", project, "-o", folder / "a.csv", "--only-reviewed").code == 0
    assert [point.frame for point in read_track(folder / "a.csv")] == [*range(10), 20, 21]
    assert "elsewhere.mp4" in rallytrace("export", project, "--format", "video", "-o", folder / "a.mp4", code=1).err


def test_a_project_is_never_written_to(rallytrace: Program, project: Path) -> None:
    before = project.read_bytes()
    rallytrace("export", project, "-o", project, "--force", code=1)
    assert project.read_bytes() == before


def test_the_source_of_a_file_that_names_it_is_kept(
    rallytrace: Program, clip: Path, folder: Path, tmp_path: Path
) -> None:
    named = tmp_path / "named.csv"
    named.write_text("Frame,Visibility,X,Y,Source,Confidence\n0,1,5,6,human,0\n1,0,7,8,inpainted,0.4\n")
    outcome = rallytrace("export", named, "--video", clip, "-o", folder / "a.csv", "--source-column")
    assert "1 of 2 frames not checked by hand (1 filled)." in outcome.err
    points = read_track(folder / "a.csv")
    assert [(point.source, point.occluded) for point in points] == [(Source.HUMAN, False), (Source.INPAINTED, True)]
