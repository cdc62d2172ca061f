import contextlib
import os
import pickle
import struct
import zipfile
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rallytrace.errors import AppError
from rallytrace.inference.checkpoints import torch_archive
from rallytrace.inference.checkpoints.torch_archive import StoredTensor, TorchArchive
from torch_archives import Archive, Call, Global, Persistent, pickled

_NUMBERS = np.arange(6, dtype=np.float32).reshape(2, 3)


def _load(path: Path) -> np.ndarray:
    """Return the only tensor of an archive."""
    with TorchArchive(path) as archive:
        assert isinstance(archive.root, StoredTensor)
        return archive.load(archive.root)


def _refusal(path: Path) -> str:
    with pytest.raises(AppError) as refusal:
        _load(path)
    assert str(path) in refusal.value.problem
    assert refusal.value.remedy
    return refusal.value.problem


@pytest.mark.parametrize("dtype", ["<f4", "<f2", "<f8"])
def test_every_kind_of_float_is_read_as_float32(tmp_path: Path, dtype: str) -> None:
    archive = Archive()
    loaded = _load(archive.write(tmp_path / "a.pt", archive.tensor(_NUMBERS.astype(dtype))))
    assert loaded.dtype == np.float32
    np.testing.assert_array_equal(loaded, _NUMBERS)


def test_bfloat16_is_read_as_float32(tmp_path: Path) -> None:
    archive = Archive()
    upper_halves = (_NUMBERS.view(np.uint32) >> 16).astype("<u2").tobytes()
    tensor = archive.tensor_at(upper_halves, "BFloat16Storage", 6, (0, (2, 3), (3, 1)))
    np.testing.assert_array_equal(_load(archive.write(tmp_path / "a.pt", tensor)), _NUMBERS)


def test_a_counter_is_read_as_int64_without_axes(tmp_path: Path) -> None:
    archive = Archive()
    loaded = _load(archive.write(tmp_path / "a.pt", archive.tensor(np.array(29))))
    assert loaded.dtype == np.int64
    assert loaded.shape == ()
    assert int(loaded) == 29


def test_float64_overflow_becomes_infinite_silently(tmp_path: Path) -> None:
    archive = Archive()
    assert np.isinf(_load(archive.write(tmp_path / "a.pt", archive.tensor(np.array([1e300])))))


def test_archive_without_byte_order_is_little_endian(tmp_path: Path) -> None:
    archive = Archive(byteorder=None)
    np.testing.assert_array_equal(_load(archive.write(tmp_path / "a.pt", archive.tensor(_NUMBERS))), _NUMBERS)


def test_an_archive_from_a_big_endian_machine_is_read(tmp_path: Path) -> None:
    archive = Archive(byteorder=b"big")
    tensor = archive.tensor_at(_NUMBERS.astype(">f4").tobytes(), "FloatStorage", 6, (0, (2, 3), (3, 1)))
    np.testing.assert_array_equal(_load(archive.write(tmp_path / "a.pt", tensor)), _NUMBERS)


def test_a_view_is_read_by_its_offset_and_strides(tmp_path: Path) -> None:
    archive = Archive()
    tensor = archive.tensor_at(_NUMBERS.tobytes(), "FloatStorage", 6, (1, (2, 2), (1, 3)))
    np.testing.assert_array_equal(_load(archive.write(tmp_path / "a.pt", tensor)), [[1, 4], [2, 5]])


def test_the_stride_of_an_axis_of_one_does_not_matter(tmp_path: Path) -> None:
    archive = Archive()
    tensor = archive.tensor_at(_NUMBERS.tobytes(), "FloatStorage", 6, (0, (1, 6), (2**63, 1)))
    np.testing.assert_array_equal(_load(archive.write(tmp_path / "a.pt", tensor)), _NUMBERS.reshape(1, 6))


def test_a_parameter_is_read_as_its_tensor(tmp_path: Path) -> None:
    archive = Archive()
    hooks = Call(Global("collections", "OrderedDict"), ())
    parameter = Call(Global("torch._utils", "_rebuild_parameter"), (archive.tensor(_NUMBERS), True, hooks))
    np.testing.assert_array_equal(_load(archive.write(tmp_path / "a.pt", parameter)), _NUMBERS)


def test_two_tensors_may_share_a_storage(tmp_path: Path) -> None:
    archive = Archive()
    whole = archive.tensor(_NUMBERS)
    part = Call(whole.what, (whole.arguments[0], 2, (3,), (1,), *whole.arguments[3:]))
    with TorchArchive(archive.write(tmp_path / "a.pt", [whole, part])) as opened:
        assert isinstance(opened.root, list)
        np.testing.assert_array_equal(opened.load(opened.root[0]), _NUMBERS)
        np.testing.assert_array_equal(opened.load(opened.root[1]), [2, 3, 4])


@pytest.mark.parametrize(
    ("storage_type", "count", "place", "reason"),
    [
        ("FloatStorage", 6, (0, (7,), (1,)), "reaches beyond its storage"),
        ("FloatStorage", 6, (0, (2, 3), (4, 1)), "reaches beyond its storage"),
        ("FloatStorage", 6, (6, (), ()), "reaches beyond its storage"),
        ("FloatStorage", 7, (0, (7,), (1,)), "has the wrong length"),
        ("FloatStorage", 5, (0, (5,), (1,)), "has the wrong length"),
        ("DoubleStorage", 6, (0, (6,), (1,)), "has the wrong length"),
        ("IntStorage", 6, (0, (6,), (1,)), "torch.IntStorage"),
        ("FloatStorage", 6, (0, (0, 3), (3, 1)), "empty"),
        ("FloatStorage", 6, (0, (1,) * 9, (1,) * 9), "invalid"),
        ("FloatStorage", 6, (0, (7,), (0,)), "reaches beyond its storage"),
        ("FloatStorage", 6, (0, (2**40,), (0,)), "reaches beyond its storage"),
        ("FloatStorage", 6, (-1, (2,), (1,)), "invalid"),
        ("FloatStorage", 6, (0, (2,), (-1,)), "invalid"),
        ("FloatStorage", 6, (0, (2, 3), (1,)), "invalid"),
        ("FloatStorage", -1, (0, (2,), (1,)), "invalid"),
    ],
)
def test_a_tensor_that_does_not_fit_its_storage_is_refused(
    tmp_path: Path,
    storage_type: str,
    count: int,
    place: tuple[int, tuple[int, ...], tuple[int, ...]],
    reason: str,
) -> None:
    archive = Archive()
    tensor = archive.tensor_at(_NUMBERS.tobytes(), storage_type, count, place)
    assert reason in _refusal(archive.write(tmp_path / "a.pt", tensor))


def test_many_views_of_one_storage_cannot_fill_the_memory(tmp_path: Path) -> None:
    archive = Archive()
    whole = archive.tensor(np.zeros(10_000, np.float32))
    with TorchArchive(archive.write(tmp_path / "a.pt", [whole] * 10)) as opened:
        assert isinstance(opened.root, list)
        tensors = opened.root
        with pytest.raises(AppError, match="larger than the file could hold"):
            list(map(opened.load, tensors))


def test_tensors_sharing_a_huge_tuple_are_refused_at_once(tmp_path: Path) -> None:
    shape = (1,) * 100_000
    archive = Archive()
    tensor = archive.tensor_at(_NUMBERS.tobytes(), "FloatStorage", 6, (0, shape, shape))
    assert "invalid" in _refusal(archive.write(tmp_path / "a.pt", tensor))


@pytest.mark.parametrize("large", [False, True], ids=["its last record", "the record for large archives"])
def test_a_list_of_parts_that_would_fill_the_memory_is_not_read(tmp_path: Path, *, large: bool) -> None:
    archive = Archive()
    path = archive.write(tmp_path / "a.pt", archive.tensor(_NUMBERS))
    data = path.read_bytes()
    at = data.rindex(b"PK\5\6")
    huge = 500 * 2**20
    if large:
        before = struct.pack("<4sQHHIIQQQQ", b"PK\6\6", 44, 45, 45, 0, 0, 3, 3, huge, 0)
        data = data[:at] + before + struct.pack("<4sIQI", b"PK\6\7", 0, at, 1) + data[at:]
    else:
        data = data[: at + 12] + struct.pack("<L", huge) + data[at + 16 :]
    path.write_bytes(data)
    assert "too many parts" in _refusal(path)


def test_a_storage_that_is_not_in_the_file_is_noticed(tmp_path: Path) -> None:
    archive = Archive()
    tensor = archive.tensor(_NUMBERS)
    archive.storages.clear()
    assert "'data/0' is missing" in _refusal(archive.write(tmp_path / "a.pt", tensor))


def test_a_storage_key_that_points_elsewhere_finds_nothing(tmp_path: Path) -> None:
    (tmp_path / "secret").write_bytes(_NUMBERS.tobytes())
    storage = Persistent(("storage", Global("torch", "FloatStorage"), "../../secret", "cpu", 6))
    tensor = Call(Global("torch._utils", "_rebuild_tensor_v2"), (storage, 0, (6,), (1,), False, None))
    assert "is missing" in _refusal(Archive().write(tmp_path / "a.pt", tensor))


@pytest.mark.parametrize(
    "reference",
    ["0", ("storage", "torch.FloatStorage", "0", "cpu", 6), ("module", Global("torch", "FloatStorage"), "0", "cpu", 6)],
)
def test_a_reference_of_another_form_is_refused(tmp_path: Path, reference: object) -> None:
    assert "invalid" in _refusal(Archive().write(tmp_path / "a.pt", Persistent(reference)))


def test_ordered_dict_with_unread_items_is_refused(tmp_path: Path) -> None:
    made = Call(Global("collections", "OrderedDict"), ([["a", 1]],))
    assert "unknown way" in _refusal(Archive().write(tmp_path / "a.pt", made))


def test_hostile_archive_names_its_request_and_runs_nothing(tmp_path: Path) -> None:
    class Bomb:
        def __reduce__(self) -> tuple[Callable[[str], None], tuple[str]]:
            return os.mkdir, (str(tmp_path / "ran"),)

    said = _refusal(Archive().write_pickle(tmp_path / "a.pt", pickle.dumps({"model": Bomb()}, 2)))
    assert f"'{os.name}.mkdir'" in said
    assert "not executed" in said
    assert not (tmp_path / "ran").exists()


def test_module_in_archive_does_not_replace_torch(tmp_path: Path) -> None:
    archive = Archive()
    path = archive.write(tmp_path / "a.pt", archive.tensor(_NUMBERS))
    with zipfile.ZipFile(path, "a") as opened:
        opened.writestr("torch/_utils.py", f"open({str(tmp_path / 'ran')!r}, 'w')")
    np.testing.assert_array_equal(_load(path), _NUMBERS)
    assert not (tmp_path / "ran").exists()


def test_pickle_cannot_replace_rebuild_function(tmp_path: Path) -> None:
    rebuild = Global("torch._utils", "_rebuild_tensor_v2")
    data = b"\x80\x02" + pickled(rebuild)[2:-1] + pickled({"__call__": 1})[2:-1] + b"b."
    assert "BUILD is applied to a Name" in _refusal(Archive().write_pickle(tmp_path / "a.pt", data))


def test_pickled_whole_network_is_refused_with_remedy(tmp_path: Path) -> None:
    network = Call(Global("model", "TrackNet"), (), {"training": False})
    with pytest.raises(AppError, match=r"contains 'model\.TrackNet'.*state_dict\(\)"):
        TorchArchive(Archive().write(tmp_path / "a.pt", network))


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "is empty"),
        (b"<!DOCTYPE html><html>Sign in</html>", "is a text"),
        (b"version https://git-lfs.example/spec/v1\noid sha256:0\nsize 136000000\n", "is a text"),
        (b"\x80\x02\x8a\nl\xfc\x9cF\xf9 j\xa8P\x19.\x80\x02M\xe9\x03.", "before version 1.6"),
        (b"\x08\x08\x12\x07pytorch", "was not written by"),
        (b"PK\x03\x04 and then nothing", "is damaged"),
    ],
)
def test_a_file_of_another_kind_is_called_what_it_is(tmp_path: Path, content: bytes, reason: str) -> None:
    path = tmp_path / "a.pt"
    path.write_bytes(content)
    assert reason in _refusal(path)


def test_a_missing_file_and_a_folder_are_told_apart(tmp_path: Path) -> None:
    assert "There is no checkpoint" in _refusal(tmp_path / "a.pt")
    assert "is a folder" in _refusal(tmp_path)


def test_a_zip_archive_of_something_else_is_refused(tmp_path: Path) -> None:
    with zipfile.ZipFile(tmp_path / "a.zip", "w") as archive:
        archive.writestr("holiday/photo.jpg", b"")
    assert "was not written by torch.save" in _refusal(tmp_path / "a.zip")


def test_a_file_over_the_limit_is_not_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    archive = Archive()
    path = archive.write(tmp_path / "a.pt", archive.tensor(_NUMBERS))
    monkeypatch.setattr(torch_archive, "MAX_BYTES", path.stat().st_size - 1)
    assert "is larger than" in _refusal(path)


def test_a_zip_bomb_is_refused_before_it_unpacks(tmp_path: Path) -> None:
    with zipfile.ZipFile(tmp_path / "a.pt", "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("net/data.pkl", bytes(50_000_000))
    assert "is compressed, which torch.save never does" in _refusal(tmp_path / "a.pt")


@pytest.mark.parametrize(("lie", "reason"), [(2**40, "claims to be too large"), (3, "is damaged"), (60, "is damaged")])
def test_a_member_that_lies_about_its_size_is_refused(tmp_path: Path, lie: int, reason: str) -> None:
    with zipfile.ZipFile(tmp_path / "a.pt", "w") as archive:
        archive.writestr("net/data.pkl", pickled(["some", "text"]))
        entry = archive.getinfo("net/data.pkl")
        entry.file_size = entry.compress_size = lie
    assert reason in _refusal(tmp_path / "a.pt")


def test_storages_that_overlap_are_refused(tmp_path: Path) -> None:
    archive = Archive()
    one, other = archive.tensor(np.zeros(400, np.float32)), archive.tensor(np.zeros(400, np.float32))
    path = tmp_path / "a.pt"
    with zipfile.ZipFile(path, "w") as opened:
        opened.writestr("net/data.pkl", pickled([one, other]))
        opened.writestr("net/data/0", archive.storages["0"])
        again = zipfile.ZipInfo("net/data/1")
        first = opened.getinfo("net/data/0")
        again.header_offset, again.CRC = first.header_offset, first.CRC
        again.file_size = again.compress_size = first.file_size
        opened.filelist.append(again)
        opened.NameToInfo["net/data/1"] = again
    with TorchArchive(path) as archived:
        assert isinstance(archived.root, list)
        first_tensor, second_tensor = archived.root
        archived.load(first_tensor)
        with pytest.raises(AppError, match="is damaged"):
            archived.load(second_tensor)


def test_a_flipped_bit_in_a_storage_is_noticed(tmp_path: Path) -> None:
    archive = Archive()
    path = archive.write(tmp_path / "a.pt", archive.tensor(_NUMBERS))
    data = bytearray(path.read_bytes())
    data[data.index(_NUMBERS.tobytes())] ^= 1
    path.write_bytes(data)
    assert "is damaged" in _refusal(path)


def _load_all(path: Path) -> None:
    """Read what can be read; every error but AppError fails the test."""
    with contextlib.suppress(AppError), TorchArchive(path) as archive:
        for tensor in archive.root if isinstance(archive.root, list) else ():
            if isinstance(tensor, StoredTensor):
                archive.load(tensor)


@given(place=st.floats(0, 1, exclude_max=True), byte=st.integers(0, 255), cut=st.booleans())
def test_any_damage_to_the_file_is_harmless_or_explained(
    tmp_path_factory: pytest.TempPathFactory, place: float, byte: int, *, cut: bool
) -> None:
    archive = Archive()
    path = archive.write(tmp_path_factory.getbasetemp() / "file.pt", [archive.tensor(_NUMBERS)])
    data = bytearray(path.read_bytes())
    at = int(place * len(data))
    data[at] = byte
    path.write_bytes(data[:at] if cut else data)
    _load_all(path)


@given(place=st.floats(0, 1, exclude_max=True), byte=st.integers(0, 255))
def test_any_damage_to_the_pickle_is_harmless_or_explained(
    tmp_path_factory: pytest.TempPathFactory, place: float, byte: int
) -> None:
    archive = Archive()
    data = bytearray(pickled([archive.tensor(_NUMBERS), archive.tensor(np.array(1))]))
    data[int(place * len(data))] = byte
    _load_all(archive.write_pickle(tmp_path_factory.getbasetemp() / "pickle.pt", bytes(data)))
