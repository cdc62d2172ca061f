"""Test that remarks on a video can be shown in the language of the window, also those of a cached index."""

from fractions import Fraction

import numpy as np

from pseudo_language import MARK, pseudo_language
from rallytrace.texts import shown
from rallytrace.video import index as index_module
from rallytrace.video.index import FrameIndex, size_remark


def test_remarks_in_a_cached_index_are_translated() -> None:
    remarks = (
        size_remark(30, "640x480"),
        index_module._rest_remark(0.45),
        index_module._streams_remark(2, "640x480"),
    )
    pts = np.arange(10, dtype=np.int64)
    index = FrameIndex(pts=pts, key_pts=pts[:1], key_dts=pts[:1], time_base=Fraction(1, 30), remarks=remarks)
    kept = index_module._unpack(index_module._pack(index), 10_000)
    assert kept.remarks == remarks
    with pseudo_language():
        assert all(shown(remark).startswith(MARK) for remark in kept.remarks)
