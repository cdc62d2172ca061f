import re
from copy import deepcopy
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtWidgets import QApplication

import projects
from narrowing import not_none
from pseudo_language import MARK, pseudo_language
from qt import wait_until
from rallytrace.errors import AppError
from rallytrace.session.comparing import ComparisonController, OtherTrack, read_other
from rallytrace.session.document import Document
from rallytrace.storage.labels.aspects import VideoFacts
from rallytrace.storage.project.project import Project
from rallytrace.storage.project.sqlite_store import write_project
from rallytrace.storage.project.video_identity import VideoIdentity
from rallytrace.texts import shown
from rallytrace.track import edits
from rallytrace.track.detections import Source
from rallytrace.track.geometry import Size
from rallytrace.track.history import History
from rallytrace.track.metrics import Counts, Outcome
from rallytrace.track.recording import Recording
from rallytrace.track.track import ROW, Rows, State, make_rows
from rallytrace.track.turned_track import change_recording
from rallytrace.track.turning import Turning

SIZE = Size(512, 288)
N_FRAMES = 60
FACTS = VideoFacts(SIZE, N_FRAMES)


def straight(count: int = N_FRAMES) -> Rows:
    """Return a ball that moves right by five pixels a frame."""
    return make_rows(count, State.VISIBLE, Source.IMPORTED, x=10.0 + 5 * np.arange(count), y=100.0)


@pytest.fixture
def document(qapp: QApplication) -> Document:
    document = Document(qapp)
    document.open(N_FRAMES)
    document.edit(edits.import_labels(document.track, np.arange(N_FRAMES), straight(), as_human=False) or no_edit())
    return document


@pytest.fixture
def comparing(document: Document) -> ComparisonController:
    return ComparisonController(document, document)


def no_edit() -> edits.Edit:
    pytest.fail("there should be something to do")


def wrong_in_the_middle() -> OtherTrack:
    """As the document's track, but elsewhere in frames 20 to 29, and without a ball in 40 and 41."""
    other = straight()
    other["y"][20:30] += 50
    other["state"][40:42] = State.NO_BALL
    return OtherTrack("theirs.csv", other)


def stand(comparing: ComparisonController, frame: int) -> Outcome:
    return Outcome(comparing.outcomes[frame])


def test_every_frame_is_compared_and_disagreements_listed(comparing: ComparisonController) -> None:
    comparing.begin(wrong_in_the_middle(), SIZE)
    assert comparing.comparison.counts == Counts(tp=48, fp1=10, fp2=2)
    assert [(one.frames, one.outcome) for one in comparing.disagreements] == [
        (range(20, 30), Outcome.FP1),
        (range(40, 42), Outcome.FP2),
    ]
    assert comparing.disagreements[0].distance == 50


def test_the_documents_own_layers_are_left_alone(document: Document, comparing: ComparisonController) -> None:
    before = document.track.shown_rows().tobytes()
    comparing.begin(wrong_in_the_middle(), SIZE)
    comparing.end()
    assert document.track.shown_rows().tobytes() == before
    assert document.undoable == "Import labels"


def test_edit_updates_its_frame_at_once_and_counts_soon(document: Document, comparing: ComparisonController) -> None:
    comparing.begin(wrong_in_the_middle(), SIZE)
    told: list[int] = []
    comparing.counted.connect(lambda: told.append(comparing.comparison.counts.fp1))
    document.edit(edits.place(document.track, 25, 10 + 5 * 25, 150))
    assert stand(comparing, 25) is Outcome.TP
    wait_until(lambda: told == [9])
    document.undo()
    assert stand(comparing, 25) is Outcome.FP1
    comparing.flush()
    assert told == [9, 10]


def test_taken_over_frames_agree_and_are_one_step(document: Document, comparing: ComparisonController) -> None:
    comparing.begin(wrong_in_the_middle(), SIZE)
    document.edit(comparing.take_over(comparing.disagreements[0]) or no_edit())
    comparing.flush()
    assert [one.frames for one in comparing.disagreements] == [range(40, 42)]
    assert document.track.reviewed(20, 30).all()
    document.undo()
    comparing.flush()
    assert [one.frames for one in comparing.disagreements] == [range(20, 30), range(40, 42)]


def test_the_disagreements_are_walked_in_time_and_by_kind(comparing: ComparisonController) -> None:
    comparing.begin(wrong_in_the_middle(), SIZE)
    first, second = comparing.disagreements
    assert comparing.next_disagreement(0, 1) == first
    assert comparing.next_disagreement(24, 1) == second
    assert comparing.next_disagreement(45, 1) is None
    assert comparing.next_disagreement(45, -1) == second
    assert comparing.next_disagreement(41, -1) == first
    assert comparing.disagreement_at(24) == first
    comparing.set_only(Outcome.FP2)
    assert comparing.shown == (second,)
    assert comparing.next_disagreement(0, 1) == second
    assert comparing.disagreement_at(24) is None


def test_frames_unknown_to_one_track_are_not_counted(comparing: ComparisonController) -> None:
    other = straight()
    other[50:] = np.zeros(10, ROW)
    comparing.begin(OtherTrack("short.csv", other), SIZE)
    assert comparing.comparison.counts == Counts(tp=50)
    assert comparing.comparison.unlabelled == 10
    assert stand(comparing, 55) is Outcome.NOT_COMPARED


def test_comparison_ends_with_its_video_but_survives_its_project(
    document: Document, comparing: ComparisonController
) -> None:
    ended: list[bool] = []
    comparing.replaced.connect(lambda: ended.append(comparing.other is None))
    comparing.begin(wrong_in_the_middle(), SIZE)
    document.restore(Project(projects.VIDEO, History(deepcopy(document.track))))
    assert ended == [False, False]
    assert comparing.comparison.counts.fp1 == 10
    document.open(0)
    assert ended[-1]
    assert comparing.disagreements == ()
    assert comparing.comparison.counts.frames == 0


# Reading


def write(path: Path, shift: float = 0.0, frames: range = range(N_FRAMES)) -> Path:
    lines = [f"{frame},1,{10 + 5 * frame + shift:.0f},100" for frame in frames]
    path.write_text("\n".join(["Frame,Visibility,X,Y", *lines]), encoding="utf-8")
    return path


def test_labels_are_read_with_their_doctor(tmp_path: Path) -> None:
    other = read_other(write(tmp_path / "a_ball.csv"), FACTS, straight())
    assert other.name == "a_ball.csv"
    np.testing.assert_array_equal(other.rows["x"], straight()["x"])
    assert other.remarks == ()


def test_unreadable_rows_and_excess_frames_are_reported(tmp_path: Path) -> None:
    path = write(tmp_path / "a_ball.csv", frames=range(N_FRAMES + 5))
    path.write_text(path.read_text(encoding="utf-8") + "\nseven,1,x,y\n", encoding="utf-8")
    other = read_other(path, FACTS, straight())
    assert len(other.rows) == N_FRAMES
    assert len(other.remarks) == 1
    assert "5 beyond the end, 1 no frame" in other.remarks[0]
    with pseudo_language():
        assert shown(other.remarks[0]).count(MARK) == 5


def test_ambiguous_file_reports_how_it_was_read(tmp_path: Path) -> None:
    path = tmp_path / "a.csv"
    lines = [f"{frame},{1 if frame % 9 else 0},{10 + frame},100" for frame in range(N_FRAMES)]
    path.write_text("\n".join(["Frame,Visibility,X,Y", *lines, "0,1,400,200"]), encoding="utf-8")
    remarks = read_other(path, FACTS, straight()).remarks
    assert remarks[0].startswith("Not visible, with a position: read as 'No ball")


@pytest.mark.parametrize(
    ("content", "says"),
    [("", "The file is empty"), ("a,b\n1,2\n", "No columns for X and Y")],
)
def test_a_file_without_labels_is_refused(tmp_path: Path, content: str, says: str) -> None:
    path = tmp_path / "odd.csv"
    path.write_text(content, encoding="utf-8")
    with pytest.raises(AppError, match=says):
        read_other(path, FACTS, straight())


def test_labels_of_another_part_of_the_match_are_refused(tmp_path: Path) -> None:
    facts = VideoFacts(SIZE, 20)
    path = write(tmp_path / "late.csv", frames=range(5000, 5200))
    with pytest.raises(AppError, match=r"late.csv: No row .* 200 beyond the end"):
        read_other(path, facts, straight(20))


def project_at(path: Path, size: Size = SIZE, n_frames: int = N_FRAMES) -> Path:
    video = VideoIdentity(Path("/videos/match.mp4"), "match.mp4", 1, "ab" * 32, size, 30.0, n_frames)
    project = Project(video)
    edit = edits.import_labels(project.track, np.arange(n_frames), straight(n_frames), as_human=True)
    project.history.do(edit or no_edit())
    write_project(path, project.parts)
    return path


def test_the_track_of_a_project_can_be_compared_with(tmp_path: Path, comparing: ComparisonController) -> None:
    other = read_other(project_at(tmp_path / "theirs.rally"), FACTS, straight())
    comparing.begin(other, SIZE)
    assert comparing.comparison.counts == Counts(tp=N_FRAMES)


@pytest.mark.parametrize("turning", [Turning(1), Turning(2), Turning(3, mirrored=True)], ids=lambda one: one.words)
def test_the_other_track_is_turned_with_the_video(
    tmp_path: Path, comparing: ComparisonController, document: Document, turning: Turning
) -> None:
    comparing.begin(read_other(project_at(tmp_path / "theirs.rally"), FACTS, straight()), SIZE)
    document.edit(not_none(change_recording(document.track, Recording(turning=turning), SIZE)))
    comparing.turn(turning, turning.size(SIZE))
    assert comparing.comparison.counts == Counts(tp=N_FRAMES)
    facts = replace(FACTS, size=turning.size(SIZE))
    again = read_other(tmp_path / "theirs.rally", facts, document.track.shown_rows(), turning)
    comparing.begin(again, facts.size, turning)
    assert comparing.comparison.counts == Counts(tp=N_FRAMES)


def test_project_of_other_size_is_refused_and_length_reported(tmp_path: Path) -> None:
    with pytest.raises(AppError, match=r"640x360.*512x288"):
        read_other(project_at(tmp_path / "small.rally", Size(640, 360)), FACTS, straight())
    shorter = read_other(project_at(tmp_path / "short.rally", n_frames=50), FACTS, straight())
    (remark,) = shorter.remarks
    assert re.search("short.rally .* 50 .* 60", remark)
    assert (shorter.rows["state"][50:] == State.UNSET).all()


def test_an_empty_project_is_refused(tmp_path: Path) -> None:
    video = VideoIdentity(Path("/videos/match.mp4"), "match.mp4", 1, "ab" * 32, SIZE, 30.0, N_FRAMES)
    write_project(tmp_path / "empty.rally", Project(video).parts)
    with pytest.raises(AppError, match="no labels for this video"):
        read_other(tmp_path / "empty.rally", FACTS, straight())
