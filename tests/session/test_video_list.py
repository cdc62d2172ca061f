"""Test the list of videos: its content, the progress of each, and that it is stored."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

import clipmaker
from projects import chunk
from qt import wait_until
from rallytrace.commands.video_project import VideoProject
from rallytrace.session.video_files import VideoFiles, files_of, found_among
from rallytrace.session.video_list import ListedState, VideoList, VideoStatus, status_of
from rallytrace.storage.project.summary import ProjectSummary, digest_of, share_tracked, summary_of
from rallytrace.storage.video_list import ListedVideo, listing_path
from rallytrace.track import edits
from rallytrace.track.track import RunRecord, Track
from rallytrace.tracking import video_projects
from rallytrace.tracking.video_projects import likely_project
from rallytrace.video.file_state import digest_of_edges
from rallytrace.video.reader import VideoReader

N_FRAMES = 12
CLIP = clipmaker.Clip("match.mp4", n_frames=N_FRAMES, width=96, height=64)


@pytest.fixture
def season(tmp_path: Path) -> Path:
    """Return a folder of videos: two beside one another, one in a folder, and a file that is none."""
    folder = tmp_path / "season"
    (folder / "final").mkdir(parents=True)
    for name in ("match2.mp4", "match10.mp4", "final/match2.mp4"):
        clipmaker.make(replace(CLIP, name=name), folder)
    (folder / "notes.txt").write_text("no video")
    return folder


@pytest.fixture
def videos(qapp: QApplication) -> Iterator[VideoList]:
    made = VideoList()
    made.load()
    yield made
    made.shutdown()


def add(videos: VideoList, *paths: Path) -> list[str]:
    """Add to the list, and wait; the sentences about what is no video."""
    found: list[object] = []
    said: list[str] = []
    videos.added.connect(found.append)
    videos.complained.connect(lambda error: said.append(error.problem))
    videos.add(paths)
    wait_until(lambda: found or said)
    return said


def test_unreadable_path_is_named_and_rest_is_found(videos: VideoList, season: Path, tmp_path: Path) -> None:
    (tmp_path / "loop.mp4").symlink_to(tmp_path / "loop.mp4")
    long = tmp_path / f"{'a' * 300}.mp4"
    said = add(videos, long, tmp_path / "loop.mp4", season / "match2.mp4")
    wait_until(lambda: len(videos.paths) == 1)
    assert [path.name for path in videos.paths] == ["match2.mp4"]
    assert ["cannot be read" in words for words in said] == [True, True]
    add(videos, season / "match10.mp4")
    wait_until(lambda: len(videos.paths) == 2)


def track(video: Path, frames: range) -> None:
    """Put what a run may have found into the project of a video."""
    with VideoReader(video) as reader, VideoProject(reader) as opened:
        opened.project.begin_run("signature", {"within": [0, N_FRAMES]})
        opened.project.edit(chunk(opened.project.track, frames))


def status(videos: VideoList, video: Path) -> VideoStatus:
    wait_until(lambda: videos.status(video).state is not ListedState.UNKNOWN)
    return videos.status(video)


def test_folder_is_taken_with_subfolders_in_number_order(videos: VideoList, season: Path) -> None:
    assert add(videos, season) == []
    assert [path.relative_to(season).as_posix() for path in videos.paths] == [
        "final/match2.mp4",
        "match2.mp4",
        "match10.mp4",
    ]


def test_a_video_is_listed_once(videos: VideoList, season: Path) -> None:
    first, link = season / "match2.mp4", season.parent / "link.mp4"
    link.symlink_to(first)
    add(videos, first, season / "final" / ".." / "match2.mp4", link)
    add(videos, first)
    assert videos.paths == (first,)


def test_a_project_stands_for_its_video_and_what_is_none_is_told(videos: VideoList, season: Path) -> None:
    track(season / "match2.mp4", range(4))
    said = add(videos, season / "match2.mp4.rally", season / "notes.txt", season / "match10.mp4")
    assert videos.paths == (season / "match2.mp4", season / "match10.mp4")
    assert len(said) == 1


def test_a_folder_without_videos_adds_nothing_and_is_told(videos: VideoList, tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    assert len(add(videos, tmp_path / "empty")) == 1
    assert videos.paths == ()


def test_the_list_is_there_again(videos: VideoList, season: Path) -> None:
    add(videos, season)
    order = [videos.paths[2], videos.paths[0], videos.paths[1]]
    videos.arrange(order)
    videos.remove([order[1]])
    videos.set_tracking(on=False)
    videos.set_one_queue(on=True)
    videos.note_error(order[0], "It is broken.")
    videos.note_review(order[2], "digest", 3)
    before = videos.listing
    videos.shutdown()
    again = VideoList()
    again.load()
    assert again.listing == before
    assert again.paths == (order[0], order[2])
    again.shutdown()


def test_list_of_a_second_window_is_not_saved(videos: VideoList, season: Path) -> None:
    add(videos, season)
    stored = listing_path().read_bytes()
    other = VideoList()
    other.load()
    assert not other.kept
    assert other.paths == ()
    add(other, season / "match2.mp4")
    assert listing_path().read_bytes() == stored
    other.shutdown()


@pytest.mark.parametrize("text", ["", "no json", "[]", '{"videos": [{"path": 3}]}', '{"videos": 1}'])
def test_a_damaged_list_is_told_and_left_as_it_is(qapp: QApplication, text: str, season: Path) -> None:
    path = listing_path()
    path.parent.mkdir(parents=True)
    path.write_text(text)
    videos = VideoList()
    said: list[object] = []
    videos.complained.connect(said.append)
    videos.load()
    assert len(said) == 1
    add(videos, season)
    videos.shutdown()
    assert path.read_text() == text


def test_how_far_a_video_is_follows_from_its_project(videos: VideoList, season: Path) -> None:
    video = season / "match2.mp4"
    add(videos, video)
    assert status(videos, video).state is ListedState.WAITING
    track(video, range(3))
    videos.look_again(video)
    assert status(videos, video) == VideoStatus(ListedState.PARTIAL, 3 / N_FRAMES)
    track(video, range(N_FRAMES))
    videos.look_again(video)
    assert status(videos, video).state is ListedState.TRACKED
    digest = summary_of(season / "match2.mp4.rally").digest
    videos.note_review(video, digest, 3)
    assert videos.status(video) == VideoStatus(ListedState.TO_REVIEW, 1.0, 3)
    videos.note_review(video, digest, 0)
    assert videos.status(video).state is ListedState.NOTHING_LEFT
    videos.note_export(video, digest)
    assert videos.status(video).state is ListedState.EXPORTED


def test_changes_by_other_programs_are_seen_on_refresh(videos: VideoList, season: Path) -> None:
    video = season / "match2.mp4"
    add(videos, season)
    status(videos, video)
    track(video, range(N_FRAMES))
    (season / "match10.mp4").rename(season / "renamed.mp4")
    videos.refresh()
    wait_until(lambda: videos.status(video).state is ListedState.TRACKED)
    wait_until(lambda: videos.status(season / "match10.mp4").state is ListedState.MISSING)
    (season / "renamed.mp4").rename(season / "match10.mp4")
    videos.refresh()
    wait_until(lambda: videos.status(season / "match10.mp4").state is ListedState.WAITING)


def test_a_project_that_cannot_be_read_is_an_error_of_its_line(videos: VideoList, season: Path) -> None:
    (season / "match2.mp4.rally").write_text("this is no project")
    add(videos, season)
    assert status(videos, season / "match2.mp4").state is ListedState.FAILED
    assert status(videos, season / "match10.mp4").state is ListedState.WAITING


def test_trying_again_forgets_errors(videos: VideoList, season: Path) -> None:
    video = season / "match2.mp4"
    add(videos, video)
    status(videos, video)
    videos.note_error(video, "It is broken.")
    assert videos.status(video).error == "It is broken."
    videos.set_tracking(on=False)
    videos.set_tracking(on=True)
    assert videos.status(video).state is ListedState.WAITING


def test_a_video_whose_file_has_changed_is_tried_again(videos: VideoList, season: Path) -> None:
    video = season / "match2.mp4"
    whole = video.read_bytes()
    video.write_bytes(whole[:100])
    add(videos, video)
    status(videos, video)
    videos.note_error(video, "It is broken.")
    videos.refresh()
    video.write_bytes(whole)
    videos.refresh()
    wait_until(lambda: videos.status(video).state is ListedState.WAITING)


def test_a_broken_video_that_was_only_opened_stays_broken(videos: VideoList, season: Path) -> None:
    video = season / "match2.mp4"
    add(videos, video)
    status(videos, video)
    version = videos.version(video)
    videos.note_error(video, "It is broken.")
    videos.set_summary(video, ProjectSummary("digest", 0.5, complete=False))
    track(video, range(3))
    videos.refresh()
    wait_until(lambda: videos.version(video) == version)
    assert videos.status(video).state is ListedState.FAILED


def test_replaced_video_is_to_be_tracked_again(
    videos: VideoList, season: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Until its own one is there again. Files that are as they were are not read for that at every look."""
    read: list[Path] = []

    def counted(path: Path) -> tuple[int, str]:
        read.append(path)
        return digest_of_edges(path)

    monkeypatch.setattr(video_projects, "digest_of_edges", counted)
    video, other = season / "match2.mp4", season / "final" / "match2.mp4"
    clipmaker.make(replace(CLIP, name="final/match2.mp4", n_frames=2 * N_FRAMES), season)
    track(video, range(N_FRAMES))
    add(videos, video)
    assert status(videos, video).state is ListedState.TRACKED
    looked = len(read)
    videos.refresh()
    done: list[None] = []
    videos._ask(lambda: done.append(None))
    wait_until(lambda: done)  # a look that is still going on would meet either file
    video.rename(season / "kept.mp4")
    other.rename(video)
    videos.refresh()
    wait_until(lambda: videos.status(video).state is ListedState.WAITING)
    assert len(read) == looked + 1
    (season / "kept.mp4").replace(video)
    videos.refresh()
    wait_until(lambda: videos.status(video).state is ListedState.TRACKED)


def test_neighbours_pass_over_what_cannot_be_opened(videos: VideoList, season: Path) -> None:
    add(videos, season)
    first, second, third = videos.paths
    for path in videos.paths:
        status(videos, path)
    videos.note_error(second, "It is broken.")
    videos.current = first
    assert videos.neighbour(1) == third
    assert videos.neighbour(-1) is None
    assert videos.neighbour(1, lambda status: status.state is ListedState.TO_REVIEW) is None
    videos.current = third
    assert videos.neighbour(1) is None
    assert videos.neighbour(1, lambda status: status.state is ListedState.WAITING) == first
    assert videos.neighbour(-1) == first


def test_video_without_play_counts_as_done() -> None:
    files = VideoFiles(exists=True, summary=ProjectSummary("digest", 0.0, complete=True))
    assert status_of(ListedVideo(Path("match.mp4")), files).state is ListedState.TRACKED


def test_counts_hold_for_the_track_they_were_made_of_only() -> None:
    video = ListedVideo(Path("match.mp4"), review_of="before", review_items=4, exported="before")
    files = VideoFiles(exists=True, summary=ProjectSummary("after", 1.0, complete=True))
    assert status_of(video, files).state is ListedState.TRACKED


def test_a_digest_is_the_same_after_an_edit_and_its_undo_only() -> None:
    track, other = Track(20), Track(30)
    assert digest_of(track) == digest_of(other)
    edit = edits.place(track, 3, 10, 10)
    assert edit is not None
    for change in edit.changes:
        track.make(change)
    assert digest_of(track) != digest_of(other)
    for change in edit.inverse().changes:
        track.make(change)
    assert digest_of(track) == digest_of(other)


def test_finished_run_leaves_nothing_unless_undone() -> None:
    track = Track(10)
    run = RunRecord("signature", {"within": [0, 10], "complete": True})
    assert share_tracked(track, [run]) == (0.0, False)
    for change in chunk(track, range(9)).changes:
        track.make(change)
    assert share_tracked(track, []) == (0.9, False)
    assert share_tracked(track, [run]) == (0.9, True)


def test_link_cycles_and_overlong_paths_are_handled(tmp_path: Path) -> None:
    clip = clipmaker.make(clipmaker.Clip("a.mp4", n_frames=4), tmp_path)
    (tmp_path / "loop.mp4").symlink_to("loop.mp4")
    found = found_among((tmp_path,))
    assert found.videos == (clip.resolve(),)
    assert str(tmp_path / "loop.mp4") in found.complaints[0]
    for path in (tmp_path / f"{'x' * 5000}.mp4", tmp_path / "loop.mp4"):
        assert not files_of(path, likely_project(path)).exists
