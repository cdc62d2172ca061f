"""`rallytrace report`: the page of a match from a project, or from all of a folder."""

import base64
import re
from pathlib import Path

import cv2
import numpy as np
import pytest

import clipmaker
from clipmaker import number_in
from exports import names_in
from program import Program
from pseudo_language import MARK, pseudo
from rallytrace.process.stop_switch import StopSwitch
from rallytrace.session import languages
from rallytrace.settings.languages import ENGLISH, Language
from rallytrace.storage.project.project import Project
from rallytrace.storage.project.sqlite_store import write_project
from rallytrace.storage.project.video_identity import VideoIdentity
from rallytrace.texts import language_tag, use_language
from rallytrace.track.edits import Edit
from rallytrace.track.lists import Event, EventKind, EventsChange, MatchesChange, RalliesChange, Rally
from rallytrace.track.match_setup import MatchSetup
from rallytrace.video.file_state import digest_of_edges
from rallytrace.video.reader import VideoReader

RALLIES = (Rally("Rally 1", range(13, 40), "Ana"), Rally("Rally 2", range(47, 60), "Bea"))


def make_match(folder: Path, name: str, names: tuple[str, str] = ("Ana", "Bea")) -> Path:
    """Return a video of 60 frames with its project; the project's path."""
    video = clipmaker.make(clipmaker.Clip(name, n_frames=60), folder)
    with VideoReader(video) as reader:
        made = Project(VideoIdentity(video, video.name, *digest_of_edges(video), reader.size, 30.0, 60))
    events = (Event(20, EventKind.SERVE), Event(30, EventKind.HIT))
    changes = (RalliesChange((), RALLIES), MatchesChange((), (MatchSetup(names=names),)), EventsChange((), events))
    made.history.do(Edit("Rallies", changes))
    path = folder / f"{name}.rally"
    write_project(path, made.parts)
    return path


def test_the_page_has_players_score_and_pictures_of_the_video(rallytrace: Program, tmp_path: Path) -> None:
    project = make_match(tmp_path, "match.mp4")
    outcome = rallytrace("report", project, "-o", tmp_path / "page.html", "--json", code=0)
    assert outcome.json["videos"] == [str(tmp_path / "match.mp4")]
    page = (tmp_path / "page.html").read_text(encoding="utf-8")
    assert "Ana" in page
    pictures = [
        cv2.imdecode(np.frombuffer(base64.b64decode(found), np.uint8), cv2.IMREAD_COLOR)
        for found in re.findall(r"data:image/jpeg;base64,([^\"]+)", page)
    ]
    assert [number_in(np.asarray(picture, np.uint8)) for picture in pictures] == [30, 53], (
        "last stroke, else the middle"
    )


def test_page_is_written_in_the_chosen_language(
    rallytrace: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is printed stays English."""

    def speak(language: Language) -> None:
        use_language(None if language == ENGLISH else pseudo, tag=language.tag)

    monkeypatch.setattr(languages, "speak", speak)
    project, target = make_match(tmp_path, "match.mp4"), tmp_path / "page.html"
    outcome = rallytrace("report", project, "-o", target, "--language", "zh_TW", "--json", code=0)
    assert MARK not in outcome.out + outcome.err
    page = target.read_text(encoding="utf-8")
    assert '<html lang="zh-TW">' in page
    assert f">{MARK}All rallies" in page
    assert rallytrace("export", project, "--format", "report", "--language", "da", "-o", target, "--force").code == 0
    assert '<html lang="da">' in target.read_text(encoding="utf-8")
    assert rallytrace("export", project, "--language", "da").code == 2
    assert language_tag() == "en"


def test_a_folder_is_one_match_and_what_cannot_be_read_is_named(rallytrace: Program, tmp_path: Path) -> None:
    folder = tmp_path / "match"
    folder.mkdir()
    make_match(folder, "1.mp4")
    make_match(folder, "2.mp4", ("Bea", "Ana"))
    clipmaker.make(clipmaker.Clip("3.mp4", n_frames=10), folder)
    outcome = rallytrace("report", folder, "-o", tmp_path / "page.html", "--json", code=1)
    assert "3.mp4" in outcome.err
    assert [Path(video).name for video in outcome.json["videos"]] == ["1.mp4", "2.mp4"]
    assert "4 rallies" in outcome.json["words"]


def test_existing_file_is_kept_unless_page_is_replaced(rallytrace: Program, tmp_path: Path) -> None:
    project = make_match(tmp_path, "match.mp4")
    target = tmp_path / "page.html"
    target.write_text("<!doctype html>mine")
    assert rallytrace("report", project, "-o", target).code == 1
    assert target.read_text() == "<!doctype html>mine"
    assert rallytrace("report", project, "-o", target, "--force").code == 0
    assert rallytrace("report", project, "-o", project, "--force").code != 0
    assert rallytrace("report", project, "-o", tmp_path / "match.mp4", "--force").code != 0
    assert rallytrace("report", tmp_path / "match.mp4", "-o", tmp_path / "more.html").code == 0


def test_an_interrupted_page_leaves_nothing_behind(
    rallytrace: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    project = make_match(tmp_path, "match.mp4")
    before = names_in(tmp_path)
    monkeypatch.setattr(StopSwitch, "stopped", property(lambda _: True))
    rallytrace("report", project, "-o", tmp_path / "page.html")
    assert names_in(tmp_path) == before


def test_without_rallies_there_is_no_page(rallytrace: Program, tmp_path: Path) -> None:
    with VideoReader(clipmaker.make(clipmaker.Clip("match.mp4", n_frames=10), tmp_path)) as reader:
        made = Project(VideoIdentity(reader.path, "match.mp4", 0, "", reader.size, 30.0, 10))
    write_project(tmp_path / "match.rally", made.parts)
    assert rallytrace("report", tmp_path / "match.rally", "-o", tmp_path / "page.html").code == 1
    assert rallytrace("report", tmp_path / "none.rally", "-o", tmp_path / "page.html").code == 1
    assert not (tmp_path / "page.html").exists()


def test_player_is_followed_across_opponents(rallytrace: Program, tmp_path: Path) -> None:
    folder = tmp_path / "season"
    folder.mkdir()
    make_match(folder, "1.mp4")
    make_match(folder, "2.mp4", ("Cho", "Ana"))
    make_match(folder, "3.mp4", ("Cho", "Bea"))
    rallytrace("report", folder, "--player", "Ana", "-o", tmp_path / "page.html", code=0)
    page = (tmp_path / "page.html").read_text(encoding="utf-8")
    trends = page[page.index("From video to video") :]
    assert re.findall(r'data-v="\d">(\d\.mp4)</td><td>(\d)</td><td[^>]*>(\d+)% \((\d)\)', trends)[:2] == [
        ("1.mp4", "2", "50", "2"),
        ("2.mp4", "2", "100", "1"),
    ]
    assert "3.mp4</td>" not in trends[: trends.index("All rallies")]
    assert rallytrace("report", folder, "--player", "Dee", "-o", tmp_path / "no.html").code == 1
