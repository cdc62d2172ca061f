"""Test that RallyTrace's training reads its own exports."""

from pathlib import Path

import clipmaker
from exports import SIZE, do_export, mixed
from models.training.frames import load_footage
from models.training.rallies import find_rallies
from rallytrace.exports.format_list import Format
from rallytrace.exports.labels import labels_of
from rallytrace.exports.material import Material
from rallytrace.exports.request import ExportRequest
from rallytrace.track.lists import Rally


def test_an_exported_dataset_can_be_trained_on(tmp_path: Path) -> None:
    desk = mixed()
    desk.name(Rally("1_00_00", range(3, 13)), Rally("1_00_01", range(15, 30)))
    clip = clipmaker.make(clipmaker.Clip("clip.mp4", n_frames=40), tmp_path)
    data = tmp_path / "data"
    do_export(Material(labels_of(desk.track), clip, SIZE), ExportRequest(Format.DATASET, data))
    first, second = find_rallies([data])
    assert (first.name, first.venue) == ("train/match1/1_00_00", "train/match1")
    path = first.path()
    assert len(path) == 10
    assert path.known.all()
    assert path.visible.tolist() == [True] * 7 + [False] * 3
    assert second.path().positions[5].tolist() == [100, 40]
    footage = load_footage(second, tmp_path / "cache")
    assert len(footage.luma) == len(footage) == 15
