from pathlib import Path

import numpy as np
import pytest

from rallytrace.errors import AppError
from rallytrace.storage.labels.other_tools.reading import read_other_labels
from rallytrace.track.geometry import Size


@pytest.mark.parametrize(
    ("start", "kind"),
    [(b"\x89HDF\r\n\x1a\n", "HDF5"), (b"PK\3\4\x14", "Excel"), (b"PAR1\x15", "Parquet"), (b"\x80\4\x95", "pickle")],
)
def test_tables_that_are_no_text_are_refused(start: bytes, kind: str, tmp_path: Path) -> None:
    path = tmp_path / "labels.h5"
    path.write_bytes(start + np.random.default_rng(1).bytes(3000))
    with pytest.raises(AppError, match=kind) as caught:
        read_other_labels(path, Size(1280, 720))
    assert "CSV" in caught.value.remedy


def test_hdf5_names_the_way_to_csv(tmp_path: Path) -> None:
    path = tmp_path / "trackDLC_resnet50.h5"
    path.write_bytes(b"\x89HDF\r\n\x1a\n")
    with pytest.raises(AppError) as caught:
        read_other_labels(path, Size(1280, 720))
    assert "DeepLabCut" in caught.value.remedy
    assert "SLEAP" in caught.value.remedy
