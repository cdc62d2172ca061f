from pathlib import Path

import pytest

from exports import SIZE, mixed
from rallytrace.errors import AppError
from rallytrace.exports.formats.dataset import match_folder, write_rally_labels
from rallytrace.exports.labels import labels_of
from rallytrace.exports.rally_cuts import CutList, select_rallies
from rallytrace.exports.request import Split
from rallytrace.track.edits import mark_event, mark_frames, mark_non_play
from rallytrace.track.lists import EventKind, Rally
from rallytrace.track.track import State


def cuts(*rallies: Rally, frames: range | None = None, only_reviewed: bool = False) -> CutList:
    desk = mixed()
    desk.name(*rallies)
    return select_rallies(labels_of(desk.track), frames, only_reviewed=only_reviewed)


def test_each_rally_is_cut_out() -> None:
    found = cuts(Rally("1_00_00", range(10)), Rally("1_00_01", range(15, 30)))
    assert [(cut.name, cut.rally.frames) for cut in found.cuts] == [
        ("1_00_00", range(10)),
        ("1_00_01", range(15, 30)),
    ]
    assert found.n_frames == 25
    assert found.tally.frames == 25


def test_a_rally_with_unset_frames_is_refused_with_their_numbers() -> None:
    with pytest.raises(AppError, match=r"frames 35 to 37 of last; frame 38 of tail") as caught:
        cuts(Rally("good", range(10)), Rally("last", range(30, 38)), Rally("tail", range(38, 39)))
    assert "Track these frames" in caught.value.remedy


def test_a_rally_that_reaches_behind_the_video_is_refused_too() -> None:
    with pytest.raises(AppError, match=r"frames 35 to 44 of last"):
        cuts(Rally("last", range(30, 45)), frames=range(100))


def test_without_rallies_the_range_is_one() -> None:
    (cut,) = cuts(frames=range(5, 25)).cuts
    assert (cut.name, cut.rally.frames) == ("rally", range(5, 25))


def test_rally_partly_in_range_is_left_out_and_named() -> None:
    found = cuts(Rally("one", range(10)), Rally("two", range(15, 30)), frames=range(12))
    assert [cut.name for cut in found.cuts] == ["one"]
    assert len(found.left_out) == 1
    assert found.left_out[0].startswith("two ")


def test_unreviewed_rallies_are_left_out_and_named() -> None:
    found = cuts(Rally("one", range(10)), Rally("two", range(15, 30)), only_reviewed=True)
    assert [cut.name for cut in found.cuts] == ["one"]
    assert found.left_out == ("two has 13 frames not reviewed.",)
    with pytest.raises(AppError, match="two has"):
        cuts(Rally("two", range(15, 30)), only_reviewed=True)


def test_a_rally_that_is_not_all_play_stays_out_and_is_named() -> None:
    desk = mixed()
    desk.name(Rally("one", range(10)), Rally("two", range(15, 30)))
    desk.do(mark_non_play(desk.track, range(8, 9)))
    desk.do(mark_non_play(desk.track, range(30, 40)))
    found = select_rallies(labels_of(desk.track), None, only_reviewed=False)
    assert [cut.name for cut in found.cuts] == ["two"]
    assert found.left_out == ("one has 1 frame marked as not in play.",)


def test_unclear_frame_splits_the_rally_with_a_note() -> None:
    desk = mixed()
    desk.name(Rally("one", range(10)), Rally("two", range(15, 30)))
    desk.do(mark_frames(desk.track, range(18, 20), State.UNCLEAR))
    desk.do(mark_event(desk.track, 24, EventKind.HIT))
    found = select_rallies(labels_of(desk.track), None, only_reviewed=False)
    assert [(cut.name, cut.frames, len(cut.events)) for cut in found.cuts] == [
        ("one", range(10), 0),
        ("two", range(15, 18), 0),
        ("two_2", range(20, 30), 1),
    ]
    assert found.cuts[1].rally.frames == found.cuts[2].rally.frames == range(15, 30)
    assert (found.n_frames, found.tally.frames) == (23, 23)
    assert found.left_out == ("two is interrupted by 2 unclear frames.",)
    desk.name(Rally("last", range(10, 45)))
    with pytest.raises(AppError, match="frames 35 to 44 of last"):
        select_rallies(labels_of(desk.track), range(100), only_reviewed=False)


def test_events_set_by_hand_go_with_their_rally() -> None:
    desk = mixed()
    desk.name(Rally("one", range(10)), Rally("two", range(15, 30)))
    for frame in (3, 12, 20):
        desk.do(mark_event(desk.track, frame, EventKind.HIT))
    found = select_rallies(labels_of(desk.track), None, only_reviewed=False)
    assert [[event.frame for event in cut.events] for cut in found.cuts] == [[3], [20]]


def test_names_are_made_safe_for_paths_and_kept_apart() -> None:
    names = ["1/05:02", "1 05.02", "", "Süß", "A", "a"]
    found = cuts(*(Rally(name, range(at, at + 1)) for at, name in enumerate(names)))
    assert [cut.name for cut in found.cuts] == ["1_05_02", "1_05_02_2", "rally", "S", "A", "a_2"]


@pytest.mark.parametrize(
    ("name", "folders"), [("Rally 1", ["csv"]), ("Fastest rally", ["corrected_csv", "csv"]), ("Test", ["csv"])]
)
def test_labels_are_where_the_loader_looks_for_them(tmp_path: Path, name: str, folders: list[str]) -> None:
    (cut,) = cuts(Rally(name, range(5, 15))).cuts
    write_rally_labels(tmp_path, Split.TRAIN, cut, SIZE)
    assert sorted(path.name for path in tmp_path.iterdir()) == folders


def test_no_name_is_that_of_a_device_on_windows() -> None:
    names = ["Con", "nul", "COM1", "contest", "com10"]
    found = cuts(*(Rally(name, range(at, at + 1)) for at, name in enumerate(names)))
    assert [cut.name for cut in found.cuts] == ["Con_", "nul_", "COM1_", "contest", "com10"]


def test_a_match_takes_the_next_number_that_is_free(tmp_path: Path) -> None:
    assert match_folder(tmp_path / "data", Split.TRAIN, None).name == "match1"
    for name in ("match1", "match7", "matchless"):
        (tmp_path / "train" / name).mkdir(parents=True)
    assert match_folder(tmp_path, Split.TRAIN, None) == tmp_path / "train" / "match8"
    assert match_folder(tmp_path, Split.TEST, None) == tmp_path / "test" / "match1"
    assert match_folder(tmp_path, Split.TRAIN, 3) == tmp_path / "train" / "match3"
