"""What is exported to another tool's format can be imported again."""

from pathlib import Path

import pytest

import clipmaker
from exports import SIZE, do_export, mixed, mixed_labels
from rallytrace.exports.format_list import Format
from rallytrace.exports.material import Material
from rallytrace.exports.request import ExportRequest
from rallytrace.storage.labels.aspects import VideoFacts
from rallytrace.storage.labels.other_tools.reading import read_other_labels
from rallytrace.storage.labels.reading import LabelReader

N_FRAMES = 40


@pytest.fixture(scope="module")
def video(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return clipmaker.make(clipmaker.Clip("rally.mp4", n_frames=N_FRAMES), tmp_path_factory.mktemp("clips"))


@pytest.mark.parametrize(
    ("chosen", "keeps_hidden", "keeps_empty"),
    [
        (Format.CVAT, True, False),
        (Format.COCO, True, True),
        (Format.LABEL_STUDIO, False, False),
        (Format.YOLO, False, True),
        (Format.MOT, True, False),
    ],
)
def test_every_label_comes_back(
    video: Path, tmp_path: Path, chosen: Format, *, keeps_hidden: bool, keeps_empty: bool
) -> None:
    """Within half a pixel; hidden balls and frames without a ball as far as the format has them."""
    target = tmp_path / "labels"
    do_export(Material(mixed_labels(), video, SIZE), ExportRequest(chosen, target))
    facts = VideoFacts(SIZE, N_FRAMES)
    written = next(path for path in tmp_path.iterdir())
    report = LabelReader.of(written, read_other_labels(written, SIZE), facts).read()
    assert not report.questions
    found = {point.frame: point for point in report.points}
    for point in mixed().track.points():
        read = found.get(point.frame)
        if point.placed and not (point.occluded and chosen is Format.YOLO):
            assert read is not None
            assert (read.x, read.y) == pytest.approx((point.x, point.y), abs=0.5)
            assert read.occluded == (point.occluded and keeps_hidden)
        elif keeps_empty and not point.placed:
            assert read is not None
            assert not read.placed
