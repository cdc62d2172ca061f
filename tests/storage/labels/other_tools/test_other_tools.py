"""Files as other tools write them."""

import contextlib
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from narrowing import not_none
from rallytrace.errors import AppError
from rallytrace.storage.labels.aspects import Aspect, VideoFacts
from rallytrace.storage.labels.other_tools.reading import read_other_labels
from rallytrace.storage.labels.other_tools.yolo import is_yolo_folder
from rallytrace.storage.labels.reading import LabelReader
from rallytrace.track.detections import Point
from rallytrace.track.geometry import Size

VIDEO = Size(1280, 720)
N_FRAMES = 100


def read(path: Path) -> dict[int, Point]:
    """Return the labels of a file by frame. They raise no questions."""
    report = LabelReader.of(path, not_none(read_other_labels(path, VIDEO)), VideoFacts(VIDEO, N_FRAMES)).read()
    assert not report.questions, report.questions
    return {point.frame: point for point in report.points}


def write(path: Path, content: str | Any) -> Path:
    path.write_text(content if isinstance(content, str) else json.dumps(content), encoding="utf-8")
    return path


def near(point: Point, x: float, y: float) -> bool:
    return point.placed and (point.x, point.y) == pytest.approx((x, y), abs=0.5)


def cvat(tracks: str) -> str:
    return f"<?xml version='1.0'?>\n<annotations><version>1.1</version>{tracks}</annotations>"


OUTSIDE = "outside='1' occluded='0'"


def cvat_box(frame: int, x: float, y: float, more: str = "outside='0' occluded='0'") -> str:
    return f"<box frame='{frame}' keyframe='1' {more} xtl='{x - 5}' ytl='{y - 5}' xbr='{x + 5}' ybr='{y + 5}'/>"


def test_cvat_boxes_are_interpolated_until_they_are_outside(tmp_path: Path) -> None:
    shapes = [
        cvat_box(2, 100.5, 200.5),
        cvat_box(6, 140.5, 220.5),
        cvat_box(7, 140.5, 220.5, OUTSIDE),
        cvat_box(10, 300.5, 50.5, "outside='0' occluded='1'"),
    ]
    track = f"<track id='0' label='shuttlecock'>{''.join(shapes)}</track>"
    players = f"<track id='1' label='player'>{cvat_box(0, 600, 300)}</track><track id='2' label='shuttlecock'/>"
    found = read(write(tmp_path / "a.xml", cvat(track + players)))
    assert near(found[4], 120, 210)
    assert sorted(found) == [*range(2, 11)]
    assert not found[7].placed
    assert not found[9].placed
    assert found[10].occluded


def test_cvat_for_images_is_read_by_the_number_of_the_image(tmp_path: Path) -> None:
    images = "".join(
        f"<image id='{frame}' name='frame_{frame:06d}.PNG' width='1280' height='720'>"
        f"<points label='ball' occluded='0' points='{10.5 + frame},20.5' z_order='0'/></image>"
        for frame in range(5)
    )
    images += "<image id='5' name='frame_000005.PNG' width='1280' height='720'/>"
    found = read(write(tmp_path / "a.xml", cvat(images)))
    assert near(found[3], 13, 20)
    assert not found[5].placed


def test_coco_boxes_of_smaller_pictures_are_scaled(tmp_path: Path) -> None:
    images = [{"id": 7 + n, "file_name": f"img/{n:05d}.jpg", "width": 640, "height": 360} for n in range(3)]
    boxes = [(7, 0.4, [95, 45, 10, 10]), (7, 0.9, [195, 145, 10, 10]), (9, 1.0, [45, 45, 10, 10])]
    content = {
        "images": images,
        "categories": [{"id": 1, "name": "person"}, {"id": 33, "name": "sports ball"}],
        "annotations": [
            *(
                {"id": n, "image_id": at, "category_id": 33, "score": s, "bbox": b}
                for n, (at, s, b) in enumerate(boxes)
            ),
            {"id": 99, "image_id": 8, "category_id": 1, "bbox": [0, 0, 50, 90]},
        ],
    }
    found = read(write(tmp_path / "a.json", content))
    assert near(found[0], 399.5, 299.5)
    assert not found[1].placed
    assert near(found[2], 99.5, 99.5)


def test_label_studio_counts_from_one_and_ends_where_disabled(tmp_path: Path) -> None:
    def key(frame: int, x: float, *, enabled: bool) -> dict[str, Any]:
        return {"frame": frame, "x": x, "y": 50, "width": 1, "height": 2, "enabled": enabled, "time": frame / 25}

    value = {"labels": ["Ball"], "sequence": [key(1, 10, enabled=True), key(5, 20, enabled=False)]}
    result = [{"type": "videorectangle", "value": value}, {"type": "choices", "value": {"choices": ["good"]}}]
    found = read(write(tmp_path / "a.json", [{"id": 1, "data": {"video": "a"}, "annotations": [{"result": result}]}]))
    assert sorted(found) == [0, 1, 2, 3, 4]
    assert near(found[2], 0.155 * 1280, 0.51 * 720)


def test_yolo_labels_of_one_class_among_several(tmp_path: Path) -> None:
    labels = tmp_path / "labels" / "train"
    labels.mkdir(parents=True)
    write(tmp_path / "data.yaml", "path: .\ntrain: images/train\nnames:\n  0: player\n  1: ball\n")
    for frame in range(4):
        write(labels / f"match_{frame:06d}.txt", f"0 0.5 0.5 0.1 0.3\n1 {0.1 + frame / 10} 0.25 0.01 0.01 0.8\n")
    write(labels / "match_000004.txt", "")
    for start in (tmp_path, tmp_path / "data.yaml"):
        found = read(start)
        assert near(found[2], 0.3 * 1280, 0.25 * 720)
        assert found[2].confidence == pytest.approx(0.8)
        assert not found[4].placed


def test_a_likelihood_is_the_confidence(tmp_path: Path) -> None:
    deeplabcut = "scorer,net,net,net\nbodyparts,ball,ball,ball\ncoords,x,y,likelihood\n0,10,20,0.9\n1,11,21,0.001\n"
    found = read(write(tmp_path / "dlc.csv", deeplabcut))
    assert near(found[0], 10, 20)
    assert found[0].confidence == pytest.approx(0.9)
    assert not found[1].placed
    sleap = "track,frame_idx,instance.score,ball.x,ball.y,ball.score\n,0,0.9,30,40,0.7\n,3,0.9,,,\n"
    found = read(write(tmp_path / "sleap.csv", sleap))
    assert near(found[0], 30, 40)
    assert not found[3].placed


@pytest.mark.parametrize(
    ("name", "content", "says"),
    [
        ("a.xml", "<annotations><track", "damaged"),
        ("a.xml", "<html></html>", "CVAT"),
        ("a.xml", cvat("<track label='a'><box frame='0'/></track>"), "cannot be read"),
        ("a.xml", cvat(f"<track label='ball'>{cvat_box(1, 5, 5)}{cvat_box(10**9, 6, 6)}</track>"), "1,000,000,000"),
        (
            "a.xml",
            cvat(f"<track label='ball'>{cvat_box(1, 5, 5, OUTSIDE)}{cvat_box(10**9, 6, 6)}</track>"),
            "too large",
        ),
        ("a.json", {"images": [], "annotations": []}, "no labels"),
        ("a.json", {"images": [{}], "annotations": [{"image_id": 0}]}, "cannot be read"),
        ("a.json", [{"annotations": [{"result": []}]}, {"annotations": []}], "2 tasks"),
        (
            "a.csv",
            "scorer,n,n,n,n\nbodyparts,nose,nose,tail,tail\ncoords,x,y,x,y\n0,1,2,3,4\n",
            "which of them is the ball",
        ),
    ],
)
def test_what_makes_no_sense_is_refused_with_a_sentence(tmp_path: Path, name: str, content: Any, says: str) -> None:
    with pytest.raises(AppError, match=says):
        read_other_labels(write(tmp_path / name, content), VIDEO)


def test_an_unreadable_folder_is_refused_with_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_folder: Path, _video: Size) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("rallytrace.storage.labels.other_tools.reading.read_yolo", fail)
    with pytest.raises(AppError, match="Permission denied"):
        read_other_labels(tmp_path, VIDEO)


@pytest.mark.parametrize(
    "content", ["Frame,Visibility,X,Y\n0,1,5,6\n", "[]", '{"a": 1}', '[{"pos": 3}]', "1,2,3\n", ""]
)
def test_other_files_are_left_to_their_readers(tmp_path: Path, content: str) -> None:
    assert read_other_labels(write(tmp_path / "a.csv", content), VIDEO) is None


@given(
    data=st.binary(max_size=300),
    start=st.sampled_from([b"<annotations>", b"{", b"[{", b"scorer,a\n", b"1,1,2,3,4,5,6"]),
)
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_no_content_raises_another_error(tmp_path: Path, data: bytes, start: bytes) -> None:
    path = tmp_path / "a.json"
    path.write_bytes(start + data)
    with contextlib.suppress(AppError):
        read_other_labels(path, VIDEO)


@pytest.mark.parametrize("name", ["labels/1.txt", "data.yaml", "dataset.yaml", "classes.txt"])
def test_a_folder_of_yolo_labels_is_recognised(tmp_path: Path, name: str) -> None:
    assert not is_yolo_folder(tmp_path)
    (tmp_path / name).parent.mkdir(exist_ok=True)
    write(tmp_path / name, "")
    assert is_yolo_folder(tmp_path)
    (tmp_path / "match.mp4").touch()
    assert not is_yolo_folder(tmp_path)


def test_a_folder_of_other_labels_is_no_yolo_folder(tmp_path: Path) -> None:
    (tmp_path / "labels").mkdir()
    write(tmp_path / "labels" / "match.csv", "")
    assert not is_yolo_folder(tmp_path)


def test_yolo_files_without_leading_zeros_are_in_order(tmp_path: Path) -> None:
    for frame in (0, 2, 10, 30, 99):
        write(tmp_path / f"clip_{frame}.txt", "0 0.5 0.5 0.01 0.01\n")
    other = read_other_labels(tmp_path, VIDEO)
    report = LabelReader.of(tmp_path, other, VideoFacts(VIDEO, N_FRAMES)).read()
    assert [point.frame for point in report.points] == [0, 2, 10, 30, 99]
    assert not report.corrected


def test_frames_of_mot_are_told_as_counted_from_zero(tmp_path: Path) -> None:
    path = write(tmp_path / "gt.txt", "".join(f"{frame},1,90,190,20,20,1\n" for frame in range(1, 40)))
    report = LabelReader.of(path, read_other_labels(path, VIDEO), VideoFacts(VIDEO, N_FRAMES)).read()
    (first,) = (made for made in report.conclusions if made.aspect is Aspect.FIRST_FRAME)
    assert first.evidence.startswith("Frames, counted from 0: 0 to 38, in the video: 0 to 99")
