import json
from pathlib import Path
from typing import Any

import pytest

from exports import SIZE, mixed_labels
from rallytrace.errors import AppError, TakenError
from rallytrace.exports.formats.coco import foreign_pictures, pictures_folder, write_coco
from rallytrace.exports.labels import labels_from, select
from rallytrace.storage.staging import refuse_folder
from rallytrace.track.detections import Point

NAME = "rally.mp4"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "ball.json"


def by_frame(path: Path) -> dict[int, dict[str, Any]]:
    """Read with pycocotools: a frame's picture, and under `keypoints` its keypoint where it has one."""
    coco = pytest.importorskip("pycocotools.coco").COCO(str(path))
    (category,) = coco.loadCats(coco.getCatIds())
    assert category["keypoints"] == ["ball"]
    found = {}
    for image in coco.loadImgs(coco.getImgIds()):
        annotations = coco.loadAnns(coco.getAnnIds(imgIds=image["id"], catIds=[category["id"]]))
        assert len(annotations) <= 1
        found[image["rallytrace"]["frame"]] = image | (annotations[0] if annotations else {})
    return found


def test_pycocotools_reads_every_frame_with_its_ball(path: Path) -> None:
    write_coco(path, select(mixed_labels()), SIZE, NAME)
    frames = by_frame(path)
    assert sorted(frames) == list(range(35))
    assert frames[1]["keypoints"] == [12.5, 50, 2]
    assert frames[12]["keypoints"] == [62, 50, 1]
    assert "keypoints" not in frames[17]
    assert frames[20]["file_name"] == "ball_pictures/000020.png"
    assert (frames[20]["width"], frames[20]["height"]) == (192, 108)


def test_the_source_is_written_with_the_frame(path: Path) -> None:
    write_coco(path, select(mixed_labels()), SIZE, NAME)
    facts = {image["rallytrace"]["frame"]: image["rallytrace"] for image in json.loads(path.read_text())["images"]}
    assert (facts[3]["source"], facts[3]["reviewed"], facts[3]["state"]) == ("predicted", True, "visible")
    assert (facts[12]["source"], facts[12]["reviewed"], facts[12]["state"]) == ("inpainted", False, "occluded")
    assert (facts[17]["source"], facts[17]["state"]) == ("predicted", "no ball")
    assert facts[20]["source"] == "human"


def test_the_box_lies_around_the_ball_as_coco_measures_it(path: Path) -> None:
    labels = labels_from([Point(0, True, 100, 50)], 1, "labels.csv")
    write_coco(path, select(labels), SIZE, NAME)
    (annotation,) = json.loads(path.read_text())["annotations"]
    left, top, width, height = annotation["bbox"]
    assert (left + width / 2, top + height / 2) == (100.5, 50.5)
    assert annotation["area"] == width * height


def test_a_point_beyond_the_edge_is_brought_into_the_picture(path: Path) -> None:
    labels = labels_from([Point(0, True, -3, 500)], 1, "labels.csv")
    write_coco(path, select(labels), SIZE, NAME)
    assert json.loads(path.read_text())["annotations"][0]["keypoints"] == [0, 107, 2]


def test_no_annotation_is_numbered_0(path: Path) -> None:
    write_coco(path, select(mixed_labels()), SIZE, NAME)
    assert min(one["id"] for one in json.loads(path.read_text())["annotations"]) == 1


def test_an_existing_file_is_left_as_it_is(path: Path) -> None:
    path.write_text("mine")
    with pytest.raises(AppError, match="already exists"):
        write_coco(path, select(mixed_labels()), SIZE, NAME)
    assert path.read_text() == "mine"


def test_only_pure_picture_folder_may_be_replaced(path: Path) -> None:
    folder = pictures_folder(path)
    refuse_folder(folder, None)
    folder.mkdir()
    (folder / "000012.png").touch()
    with pytest.raises(TakenError):
        refuse_folder(folder, None)
    refuse_folder(folder, foreign_pictures)
    for other in ("holiday.png", "000012.png.txt"):
        (folder / other).touch()
        with pytest.raises(AppError, match=other):
            refuse_folder(folder, foreign_pictures)
        (folder / other).unlink()
    (folder / "000013.png").mkdir()
    (folder / "000013.png" / "000014.png").touch()
    with pytest.raises(AppError, match=r"000014\.png"):
        refuse_folder(folder, foreign_pictures)
