"""`rallytrace import`: what it says of a label file, and where the labels go."""

import re
import shutil
from pathlib import Path

import pytest

import clipmaker
from label_files import VIDEO, Dialect, Truth
from program import Program
from rallytrace.analysis.scoring.counting import count_rallies
from rallytrace.commands.shared import findings_in_words
from rallytrace.storage.project.location import path_beside
from rallytrace.storage.project.sqlite_store import open_project
from rallytrace.track.label_lint import Finding, LintKind
from rallytrace.track.lists import EventKind
from rallytrace.track.track import Layer, State

TRACK = [Truth(frame, State.VISIBLE, 600 + 3.0 * frame, 250 + 2.0 * frame) for frame in range(30)]
SHARES = Dialect(header=("frame", "ball", "x", "y"), size=None, digits=5, first=1)


@pytest.fixture
def own_clip(clip: Path, tmp_path: Path) -> Path:
    """Return a copy of the clip, so that its project is the test's own."""
    return Path(shutil.copy(clip, tmp_path / "match.mp4"))


def file_of(folder: Path, dialect: Dialect, track: list[Truth] | None = None) -> Path:
    path = folder / "labels.csv"
    path.write_bytes(dialect.bytes_of(TRACK if track is None else track))
    return path


def test_checking_says_how_the_file_is_read_and_changes_nothing(
    rallytrace: Program, own_clip: Path, tmp_path: Path
) -> None:
    labels = file_of(tmp_path, SHARES)
    outcome = rallytrace("import", labels, "--video", own_clip, "--check", code=0)
    assert "30 frames from 30 rows." in outcome.out
    assert "Relative" in outcome.out
    assert not path_beside(own_clip).exists()


def test_conclusions_are_in_json(rallytrace: Program, own_clip: Path, tmp_path: Path) -> None:
    labels = file_of(tmp_path, SHARES)
    labels.write_bytes(labels.read_bytes() + b"x,1,0.5,0.5\n")
    record = rallytrace("import", labels, "--video", own_clip, "--check", "--json").json
    choices = {one["aspect"]: one["choice"] for one in record["conclusions"]}
    assert choices["coordinates"] == "normalised"
    assert choices["first-frame"] == "1"
    assert [(note["line"], note["trouble"]) for note in record["refused"]] == [(32, "no frame")]


def test_check_lists_doubtful_rows_by_video_frame(rallytrace: Program, own_clip: Path, tmp_path: Path) -> None:
    track = [one for one in TRACK if one.frame not in (0, 1, 9)]
    track[12] = Truth(15, State.VISIBLE, 20.0, 700.0)
    labels = file_of(tmp_path, Dialect(), track)
    arguments = ("import", labels, "--video", own_clip, "--check", "--take", "first-frame=0")
    said = rallytrace(*arguments).out
    assert re.search(r"errors: 2\n  Frame 9: .*\n  Frame 15: ", said)
    kinds = {one["first"]: one["kind"] for one in rallytrace(*arguments, "--json").json["findings"]}
    assert kinds == {9: "frames left out", 15: "jumps away and back"}


def test_many_findings_are_shortened_and_counted(rallytrace: Program, own_clip: Path, tmp_path: Path) -> None:
    assert len(findings_in_words([Finding(range(i, i + 1), LintKind.GAP, f"Frame {i}.") for i in range(50)])) == 42
    assert findings_in_words([]) == []
    outcome = rallytrace("import", file_of(tmp_path, SHARES), "--video", own_clip, "--check")
    assert "Possible errors" not in outcome.out


def test_an_occluded_ball_without_a_position_comes_in_as_one(
    rallytrace: Program, own_clip: Path, tmp_path: Path
) -> None:
    labels = tmp_path / "labels.csv"
    seen = "".join(f"{i},1,{600 + 3 * i},{250 + 2 * i}\n" for i in range(26))
    labels.write_text(f"Frame,Visibility,X,Y\n{seen}26,0,,\n27,0,,\n28,3,,\n29,3,,\n")
    rallytrace("import", labels, "--video", own_clip, "--guess", code=0)
    imported = open_project(path_beside(own_clip)).track.layer(Layer.IMPORTED)
    assert imported["state"].tolist() == [State.VISIBLE] * 26 + [State.NO_BALL] * 2 + [State.OCCLUDED] * 2


def test_the_labels_can_be_written_as_our_own(rallytrace: Program, own_clip: Path, tmp_path: Path) -> None:
    out = tmp_path / "canonical.csv"
    labels = file_of(tmp_path, SHARES)
    rallytrace("import", labels, "--video", own_clip, "--check", "--guess", "-o", out, code=0)
    assert out.read_text().splitlines()[:2] == ["Frame,Visibility,X,Y", out.read_text().splitlines()[1]]
    assert len(out.read_text().splitlines()) == 31
    again = rallytrace("import", labels, "--video", own_clip, "--check", "--guess", "-o", out)
    assert "already exists" in again.err


def test_an_open_question_stops_an_import_until_it_is_decided(
    rallytrace: Program, own_clip: Path, tmp_path: Path
) -> None:
    labels = file_of(tmp_path, Dialect(header=("frame", "visible", "x", "y")), TRACK[2:-2])
    stopped = rallytrace("import", labels, "--video", own_clip, "--take", "coordinates=1280x720", code=1)
    assert "first-frame" in stopped.err
    assert "--take first-frame=0" in stopped.err
    assert not path_beside(own_clip).exists()


@pytest.mark.parametrize(("as_", "layer"), [("soft", Layer.IMPORTED), ("human", Layer.HUMAN)])
def test_labels_go_into_the_project_of_the_video(
    rallytrace: Program, own_clip: Path, tmp_path: Path, as_: str, layer: Layer
) -> None:
    labels = file_of(tmp_path, SHARES)
    before = labels.read_bytes()
    rallytrace("import", labels, "--video", own_clip, "--as", as_, "--guess", code=0)
    project = open_project(path_beside(own_clip))
    rows = project.track.layer(layer)
    assert (rows["state"] == State.VISIBLE).sum() == 30
    assert project.history.undoable == "Import labels"
    assert labels.read_bytes() == before
    rallytrace("import", labels, "--video", own_clip, "--as", as_, "--guess", code=0)
    assert open_project(path_beside(own_clip)).history.length == 2


def test_a_project_that_is_not_the_videos_is_refused(rallytrace: Program, own_clip: Path, tmp_path: Path) -> None:
    labels = file_of(tmp_path, SHARES)
    outcome = rallytrace("import", labels, "--video", own_clip, "--project", tmp_path / "other.rally", "--guess")
    assert outcome.code == 2
    assert "is not the project of match.mp4" in outcome.err


def test_predictions_decide_what_the_file_leaves_open(rallytrace: Program, own_clip: Path, tmp_path: Path) -> None:
    predicted = tmp_path / "predicted.csv"
    predicted.write_bytes(Dialect().bytes_of(TRACK))
    labels = file_of(tmp_path, Dialect(header=("image", "visible", "x", "y"), first=1), TRACK[1:-1])
    arguments = ("import", labels, "--video", own_clip, "--check", "--json")
    left_open = {one["aspect"] for one in rallytrace(*arguments).json["conclusions"] if one["certainty"] == "unsure"}
    assert "first-frame" in left_open
    record = rallytrace(*arguments, "--predictions", predicted).json
    counting = next(one for one in record["conclusions"] if one["aspect"] == "first-frame")
    assert (counting["choice"], counting["certainty"]) == ("1", "certain")


@pytest.mark.parametrize(
    ("choice", "code", "says"),
    [
        ("first-frame", 2, "first-frame"),
        ("mood=good", 2, "mood=good"),
        ("visibility=x", 1, "not a choice for visibility"),
    ],
)
def test_a_choice_that_makes_no_sense_is_refused(
    rallytrace: Program, own_clip: Path, tmp_path: Path, *, choice: str, code: int, says: str
) -> None:
    outcome = rallytrace("import", file_of(tmp_path, SHARES), "--video", own_clip, "--take", choice)
    assert outcome.code == code
    assert says in outcome.err


def test_unusable_file_is_reported(rallytrace: Program, own_clip: Path, tmp_path: Path) -> None:
    for place, says in ((tmp_path / "gone.csv", "does not exist"), (tmp_path, "is a folder")):
        assert says in rallytrace("import", place, "--video", own_clip, code=1).err
    (tmp_path / "poem.csv").write_text("Roses are red,\nviolets are blue.\n")
    assert "poem.csv" in rallytrace("import", tmp_path / "poem.csv", "--video", own_clip, code=1).err


def test_many_refused_rows_are_counted_by_reason(rallytrace: Program, own_clip: Path, tmp_path: Path) -> None:
    far = [*TRACK, *(Truth(frame, State.NO_BALL) for frame in range(30, 90))]
    outcome = rallytrace("import", file_of(tmp_path, Dialect(), far), "--video", own_clip, "--check")
    assert "60 x beyond the end: lines 32 to 91" in outcome.out
    assert VIDEO.width == 1280


def test_segments_become_rallies_in_one_step(rallytrace: Program, tmp_path: Path) -> None:
    """Hits and winners of ShuttleSet give the score."""
    video = clipmaker.make(clipmaker.Clip("match.mp4", n_frames=120), tmp_path)
    (tmp_path / "set1.csv").write_text(
        "rally,ball_round,time,frame_num,player,type,getpoint_player\n"
        "1,1,,20,A,發短球,\n1,2,,35,B,挑球,B\n2,1,,80,B,發短球,B\n",
        encoding="utf-8",
    )
    asked = ("import", tmp_path / "set1.csv", "--video", video)
    assert rallytrace(*asked, "--check").code == 0
    assert not video.with_name("match.mp4.rally").exists()
    assert rallytrace(*asked).code == 0
    assert rallytrace(*asked).code == 0, "again, which changes nothing"
    project = open_project(video.with_name("match.mp4.rally"))
    track = project.track
    assert [(rally.name, rally.winner) for rally in track.rallies] == [("set1 rally 1", "B"), ("set1 rally 2", "B")]
    assert [event.kind for event in track.events] == [EventKind.SERVE, EventKind.HIT, EventKind.SERVE]
    assert [score.text_after for score in count_rallies(track.matches, track.rallies) if score] == [
        "0\N{EN DASH}1",
        "0\N{EN DASH}2",
    ]
    assert len(project.history.steps) == 1


def test_rows_of_numbers_are_asked_about(rallytrace: Program, own_clip: Path, tmp_path: Path) -> None:
    (tmp_path / "numbers.csv").write_text("0.1,0.5,1\n0.6,1,2\n")
    assert "--take content=segments" in rallytrace("import", tmp_path / "numbers.csv", "--video", own_clip, code=1).err
    assert not path_beside(own_clip).exists()


@pytest.mark.parametrize("option", [("--take", "content=segments"), ("--guess",)])
def test_segments_are_never_read_as_labels(
    rallytrace: Program, own_clip: Path, tmp_path: Path, option: tuple[str, ...]
) -> None:
    (tmp_path / "numbers.csv").write_text("0.1,0.5,1\n0.6,1,2\n")
    rallytrace("import", tmp_path / "numbers.csv", "--video", own_clip, *option, code=0)
    track = open_project(path_beside(own_clip)).track
    assert [rally.name for rally in track.rallies] == ["1", "2"]
    assert not (track.layer(Layer.IMPORTED)["state"] != State.UNSET).any()


def test_dropped_segments_are_counted_and_named(rallytrace: Program, own_clip: Path, tmp_path: Path) -> None:
    text = "Start,End,Name\n0.1,0.5,A\n0.9,0.6,B\n500,510,C\n0.6,80,D\nTotal,,\n"
    (tmp_path / "cuts.csv").write_text(text)
    arguments = ("import", tmp_path / "cuts.csv", "--video", own_clip)
    said = rallytrace(*arguments, "--check").out
    assert "2 rallies, 0 hits, 1 cut, 3 not imported." in said
    assert re.search(r"Not imported: 3\n  line 3: .*\n  line 4: .*after the end.*\n  line 6: ", said)
    assert "line 5: It ends at 1:20" in said
    record = rallytrace(*arguments, "--check", "--json").json
    assert [note["line"] for note in record["refused"]] == [3, 4, 6]
    assert [rally["name"] for rally in record["rallies"]] == ["A", "D"]


def test_an_open_question_about_segments_stops_the_import(rallytrace: Program, own_clip: Path, tmp_path: Path) -> None:
    (tmp_path / "frames.csv").write_text("0,6,1\n8,20,2\n")
    arguments = ("import", tmp_path / "frames.csv", "--video", own_clip)
    assert "--take content=segments" in rallytrace(*arguments, code=1).err
    assert not path_beside(own_clip).exists()
    rallytrace(*arguments, "--take", "content=segments", "--take", "times=frames", code=0)
    assert [one.frames for one in open_project(path_beside(own_clip)).track.rallies] == [range(6), range(8, 20)]


def test_segments_of_another_video_are_refused(rallytrace: Program, own_clip: Path, tmp_path: Path) -> None:
    (tmp_path / "cuts.csv").write_text("500.5,510,A\n")
    outcome = rallytrace("import", tmp_path / "cuts.csv", "--video", own_clip, "--check", code=1)
    assert "line 1: It starts at 8:20.5, after the end of the video" in outcome.out
    assert "No segment of" in outcome.err


def test_check_of_segments_says_when_they_are(rallytrace: Program, own_clip: Path, tmp_path: Path) -> None:
    segments = tmp_path / "rallies.csv"
    segments.write_text("start,end,name\n0.2,0.4,first\n0.5,0.6,second\n0.7,0.9,third\n", encoding="utf-8")
    said = rallytrace("import", segments, "--video", own_clip, "--check").out
    assert "3 rallies" in said
    assert re.search(r"First rally: 0:00.2 to 0:00.4, frames \d+:\d+", said)
    assert re.search(r"Last rally: 0:00.7 to 0:00.9, frames \d+:\d+", said)
