import gc
import weakref

import av
import numpy as np
import pytest

from rallytrace.video.seeking import PictureCopier


def _picture(form: str, width: int = 64, height: int = 48, shade: int = 90) -> av.VideoFrame:
    picture = av.VideoFrame(width, height, form)
    for plane in picture.planes:
        plane.update(np.full(plane.buffer_size, shade, np.uint8).tobytes())
    picture.pts, picture.colorspace, picture.color_range = 1234, 1, 2
    return picture


@pytest.mark.parametrize("form", ["yuv420p", "yuvj420p", "yuv444p", "yuv420p10le", "gray", "bgr24", "nv12"])
def test_a_copy_is_the_same_picture_in_other_memory(form: str) -> None:
    picture = _picture(form)
    copy = PictureCopier().copy(picture)
    assert copy.format.name == form
    assert (copy.pts, copy.colorspace, copy.color_range) == (1234, 1, 2)
    assert np.array_equal(copy.to_ndarray(format="bgr24"), picture.to_ndarray(format="bgr24"))
    assert copy.planes[0].buffer_ptr != picture.planes[0].buffer_ptr


def test_a_copy_stays_as_it_is_while_others_are_made() -> None:
    copier = PictureCopier()
    copies = [copier.copy(_picture("yuv420p", shade=shade)) for shade in range(20, 60)]
    assert [int(np.asarray(memoryview(copy.planes[0]))[0]) for copy in copies] == list(range(20, 60))


def test_pictures_may_change_their_size_and_format() -> None:
    copier = PictureCopier()
    for form, width in (("yuv420p", 64), ("yuv420p", 32), ("yuv444p", 32), ("yuv420p", 64)):
        copy = copier.copy(_picture(form, width))
        assert (copy.format.name, copy.width) == (form, width)


def test_copies_outlive_their_copier() -> None:
    copier = PictureCopier()
    copy = copier.copy(_picture("yuv420p"))
    gone = weakref.ref(copier)
    del copier
    gc.collect()
    assert gone() is None
    assert int(np.asarray(memoryview(copy.planes[0]))[0]) == 90
