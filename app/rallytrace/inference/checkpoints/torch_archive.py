"""Read the zip archives of `torch.save` without torch.

`NAME/data.pkl` is a pickle whose tensors refer to raw storages, `NAME/data/KEY`. The pickle is read as data, with a
list of the names that checkpoints may contain. A storage is read when one of its tensors is loaded.
"""

import math
import struct
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NoReturn, Self

import numpy as np
from numpy.typing import NDArray

from rallytrace.errors import AppError
from rallytrace.files.file_access import refuse_special
from rallytrace.inference.checkpoints.safe_pickle import MAX_BYTES as MAX_PICKLE_BYTES
from rallytrace.inference.checkpoints.safe_pickle import (
    ForeignNameError,
    MalformedPickleError,
    Name,
    Rebuild,
    drop,
    read_pickle,
)
from rallytrace.texts import tr_lazy

MAX_AXIS_COUNT = 8
_STAND_INS: dict[str, tuple[str, ...]] = {
    "_codecs": ("encode",),
    "argparse": ("Namespace",),
    "collections": ("Counter", "defaultdict", "deque"),
    "numpy": ("dtype", "ndarray"),
    "numpy._core.multiarray": ("_reconstruct", "scalar"),
    "numpy.core.multiarray": ("_reconstruct", "scalar"),
    "pathlib": ("PosixPath", "PurePosixPath", "PureWindowsPath", "WindowsPath"),
    "torch": (
        *("Size", "device"),
        *("bfloat16", "bool", "float16", "float32", "float64", "int16", "int32", "int64", "int8", "uint8"),
        *("BFloat16Storage", "DoubleStorage", "FloatStorage", "HalfStorage"),
        *("BoolStorage", "ByteStorage", "CharStorage", "IntStorage", "LongStorage", "ShortStorage"),
        *("ComplexDoubleStorage", "ComplexFloatStorage", "UntypedStorage"),
    ),
    "torch.storage": ("TypedStorage", "UntypedStorage"),
    **dict.fromkeys(
        ("builtins", "__builtin__"),  # Python 3's name and, in pickles of protocol 2, Python 2's
        ("bytearray", "complex", "dict", "float", "frozenset", "int", "list", "set"),
    ),
}
"""Other names in checkpoints, mostly in the state of the optimiser and scheduler. Only the name is kept."""
MAX_BYTES = 2**30
"""Size limit of an archive, and of its tensors together. The published TrackNet with optimiser state has 136 MB."""
_MAX_DIRECTORY_BYTES = 4 * 2**20
"""Size limit of an archive's directory, for which Python needs about ten times as much memory. That of a full-size
TrackNet with optimiser state has about 30 kB."""
_SAVE_AGAIN = tr_lazy(
    "errors", "Save it again with torch.save, as a dict with the network's state_dict() under 'model'."
)
_COPY_AGAIN = tr_lazy("errors", "Copy or download the checkpoint again.")
_LEGACY_MAGIC = b"l\xfc\x9cF\xf9 j\xa8P\x19"
_ZIP_ERRORS = (zipfile.BadZipFile, EOFError, RuntimeError, ValueError, OverflowError, struct.error)
"""Exceptions of `zipfile` for damaged archives, and RuntimeError for encrypted or unusual ones."""
_MAX_TAIL_BYTES = 2**16 + 22 + 76
"""Size of the last record with the longest possible comment, and of the two records of large archives before it."""
_BYTE_ORDERS = {b"little": "<", b"big": ">"}
_DTYPES = {
    "torch.FloatStorage": "f4",
    "torch.DoubleStorage": "f8",
    "torch.HalfStorage": "f2",
    "torch.BFloat16Storage": "u2",
    "torch.LongStorage": "i8",
}


@dataclass(frozen=True, slots=True)
class Storage:
    """Numbers in the archive: torch type, key and count."""

    type_name: str
    key: str
    count: int


@dataclass(frozen=True, slots=True)
class StoredTensor:
    """Where the numbers of a tensor are stored. Offset and strides count numbers, not bytes."""

    storage: Storage
    offset: int
    shape: tuple[int, ...]
    strides: tuple[int, ...]

    @property
    def size(self) -> int:
        """Return how many numbers the tensor has."""
        return math.prod(self.shape)

    @property
    def last(self) -> int:
        """Return the largest position of the tensor's numbers in the storage."""
        return self.offset + sum((n - 1) * stride for n, stride in zip(self.shape, self.strides, strict=True))


def read_torch_pickle(data: bytes) -> object:
    """Return the saved value with a StoredTensor for every tensor and a StandIn for objects that weights do not need.

    Raises:
        ForeignNameError: the pickle contains a name that is not allowed.
        MalformedPickleError: the pickle is damaged.
    """
    return read_pickle(data, _REBUILDS, _resolve_storage)


def _resolve_storage(reference: object) -> Storage:
    match reference:
        case ("storage", Name(type_name), str(key), str(), int(count)) if count >= 0:
            return Storage(type_name, key, count)
    raise MalformedPickleError("a reference to a storage is invalid")


def _rebuild_tensor(arguments: tuple[Any, ...]) -> StoredTensor:
    match arguments:
        # Do not even iterate over a long shared tuple.
        case (Storage() as storage, int(offset), tuple(shape), tuple(strides), *_) if (
            len(shape) == len(strides) <= MAX_AXIS_COUNT
        ):
            numbers = (offset, *shape, *strides)
            if all(isinstance(number, int) and number >= 0 for number in numbers):
                return StoredTensor(storage, offset, shape, strides)
    raise MalformedPickleError("the description of a tensor is invalid")


def _rebuild_parameter(arguments: tuple[Any, ...]) -> StoredTensor:
    match arguments:
        case (StoredTensor() as tensor, *_):
            return tensor
    raise MalformedPickleError("the description of a parameter is invalid")


def _rebuild_ordered_dict(arguments: tuple[Any, ...]) -> dict[object, object]:
    """Return an empty dict. Its items follow in opcodes of their own."""
    if arguments:
        raise MalformedPickleError("an OrderedDict is stored in an unknown way")
    return {}


_REBUILDS: dict[str, Rebuild] = {
    **{f"{module}.{name}": drop(f"{module}.{name}") for module, names in _STAND_INS.items() for name in names},
    "collections.OrderedDict": _rebuild_ordered_dict,
    "torch._utils._rebuild_tensor_v2": _rebuild_tensor,
    "torch._utils._rebuild_parameter": _rebuild_parameter,
}


class TorchArchive:
    """An open archive.

    Attributes:
        root: the saved value: dicts, lists and plain values, with StoredTensors for tensors and StandIns for other
            known objects.
    """

    def __init__(self, path: Path) -> None:
        """Open an archive and read its pickle.

        Raises:
            AppError: the file is missing, too large, damaged, not an archive of `torch.save`, or names something
                outside the list.
        """
        self._path = path
        self._raw: dict[str, bytes] = {}
        self._read = 0
        self._loaded = 0
        _check_file(path)
        with self._explaining_damage():
            if _directory_bytes(path) > _MAX_DIRECTORY_BYTES:
                self._refuse_damage("it has too many parts")
            self._zip = zipfile.ZipFile(path)
        try:
            self._folder = self._find_folder()
            self._byte_order = self._read_byte_order()
            self.root = self._read_root()
        except BaseException:
            self._zip.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._zip.close()

    def load(self, tensor: StoredTensor) -> NDArray[np.float32] | NDArray[np.int64]:
        """Return the numbers of a tensor in its shape: int64 for torch's int64, float32 for any float.

        Raises:
            AppError: the storage is missing, damaged, too short, or of another type.
        """
        kind = tensor.storage.type_name
        if kind not in _DTYPES:
            self._refuse_damage(f"a tensor is kept in a {kind}, which is not supported")
        if tensor.size == 0:
            self._refuse_damage("a tensor is empty")
        # An axis with a stride of 0 repeats numbers, so a few bytes could make a tensor of any size.
        if max(tensor.last + 1, tensor.size) > tensor.storage.count:
            self._refuse_damage(f"a tensor reaches beyond its storage {tensor.storage.key[:40]!a}")
        # Tensors may share a storage. Numbers take two bytes or more, so this lets two tensors share each storage.
        self._loaded += tensor.size
        if self._loaded > self._path.stat().st_size:
            self._refuse_damage("its tensors are larger than the file could hold")
        dtype = np.dtype(self._byte_order + _DTYPES[kind])
        flat = np.frombuffer(self._read_storage(tensor.storage, dtype.itemsize), dtype)[tensor.offset :]
        # The stride of an axis of length 1 is never used, so it may be any number.
        steps = [s * dtype.itemsize if n > 1 else 0 for n, s in zip(tensor.shape, tensor.strides, strict=True)]
        return _as_native(kind, np.lib.stride_tricks.as_strided(flat, tensor.shape, steps, writeable=False))

    def _find_folder(self) -> str:
        names = [name for name in self._zip.namelist() if name.count("/") == 1 and name.endswith("/data.pkl")]
        if len(names) != 1:
            raise AppError(
                tr_lazy("errors", "{path} is a zip archive, but was not written by torch.save.", path=self._path),
                _SAVE_AGAIN,
            )
        return names[0].removesuffix("data.pkl")

    def _read_byte_order(self) -> str:
        """Return the byte order. Archives older than torch 2.1 do not state it; nearly all are little-endian."""
        if f"{self._folder}byteorder" not in self._zip.NameToInfo:
            return "<"
        order = self._read_member("byteorder", 16)
        if order not in _BYTE_ORDERS:
            self._refuse_damage("its byte order is missing")
        return _BYTE_ORDERS[order]

    def _read_root(self) -> object:
        pickled = self._read_member("data.pkl", MAX_PICKLE_BYTES)
        try:
            return read_torch_pickle(pickled)
        except ForeignNameError as error:
            raise AppError(
                tr_lazy(
                    "errors",
                    "{path} contains '{reason}', which network weights do not need. It was not executed.",
                    path=self._path,
                    reason=error.name,
                ),
                tr_lazy(
                    "errors",
                    "Do not open it with torch unless you trust its author. {save_again}",
                    save_again=_SAVE_AGAIN,
                ),
            ) from error
        except MalformedPickleError as error:
            self._refuse_damage(str(error), error)

    def _read_storage(self, storage: Storage, itemsize: int) -> bytes:
        if storage.key not in self._raw:
            raw = self._read_member(f"data/{storage.key}", MAX_BYTES)
            # Members of a regular archive do not overlap, so together they are no larger than it.
            self._read += len(raw)
            if self._read > self._path.stat().st_size:
                self._refuse_damage("its storages overlap")
            self._raw[storage.key] = raw
        if len(self._raw[storage.key]) != storage.count * itemsize:
            self._refuse_damage(f"its storage {storage.key[:40]!a} has the wrong length")
        return self._raw[storage.key]

    def _read_member(self, name: str, limit: int) -> bytes:
        """Return the bytes of a member, which must be uncompressed, so that no small file unpacks to a large one."""
        try:
            entry = self._zip.getinfo(self._folder + name)
        except KeyError as error:
            self._refuse_damage(f"its part {name[:40]!a} is missing", error)
        if entry.compress_type != zipfile.ZIP_STORED or entry.compress_size != entry.file_size:
            self._refuse_damage(f"its part {name[:40]!a} is compressed, which torch.save never does")
        if entry.file_size > min(limit, self._path.stat().st_size):
            self._refuse_damage(f"its part {name[:40]!a} claims to be too large")
        with self._explaining_damage():
            return self._zip.read(entry)

    @contextmanager
    def _explaining_damage(self) -> Iterator[None]:
        try:
            yield
        except OSError as error:
            raise AppError(
                tr_lazy("errors", "{path} cannot be read: {reason}.", path=self._path, reason=error.strerror or error),
                _COPY_AGAIN,
            ) from error
        except _ZIP_ERRORS as error:
            self._refuse_damage(str(error), error)

    def _refuse_damage(self, reason: str, cause: Exception | None = None) -> NoReturn:
        raise AppError(
            tr_lazy(
                "errors", "The checkpoint {path} is damaged: {reason}.", path=self._path, reason=reason.rstrip(".")
            ),
            _COPY_AGAIN,
        ) from cause


def _directory_bytes(path: Path) -> int:
    """Return the declared size of an archive's directory, from its last record or the record for large archives."""
    with path.open("rb") as stream:
        stream.seek(max(path.stat().st_size - _MAX_TAIL_BYTES, 0))
        tail = stream.read()
    offset = tail.rfind(b"PK\5\6")
    if offset < 0:
        return 0  # not an archive
    # Large archives have another record before it, with a locator. That record counts instead.
    if tail[max(offset - 20, 0) : offset].startswith(b"PK\6\7"):
        record = tail[max(offset - 76, 0) : offset]
        return int(struct.unpack_from("<Q", record, 40)[0]) if record.startswith(b"PK\6\6") else MAX_BYTES
    return int(struct.unpack_from("<L", tail, offset + 12)[0])


def _check_file(path: Path) -> None:
    refuse_special(path)
    if not path.exists():
        raise AppError(
            tr_lazy("errors", "There is no checkpoint {path}.", path=path), tr_lazy("errors", "Check the name.")
        )
    if not path.is_file():
        raise AppError(
            tr_lazy("errors", "{path} is a folder, not a checkpoint.", path=path),
            tr_lazy("errors", "Choose the .pt file in it."),
        )
    if path.stat().st_size > MAX_BYTES:
        raise AppError(
            tr_lazy("errors", "The checkpoint {path} is larger than {limit} MB.", path=path, limit=MAX_BYTES // 2**20),
            tr_lazy("errors", "Check that this is the right file, or save it without the optimiser's state."),
        )
    try:
        with path.open("rb") as stream:
            head = stream.read(256)
    except OSError as error:
        raise AppError(
            tr_lazy("errors", "The checkpoint {path} cannot be read: {reason}.", path=path, reason=error.strerror),
            tr_lazy("errors", "Check its permissions."),
        ) from error
    if not head.startswith(b"PK"):
        _refuse_foreign_file(path, head)


def _refuse_foreign_file(path: Path, head: bytes) -> NoReturn:
    if not head:
        raise AppError(tr_lazy("errors", "The checkpoint {path} is empty.", path=path), _COPY_AGAIN)
    if _LEGACY_MAGIC in head:
        raise AppError(
            tr_lazy("errors", "{path} was saved in the format of torch before version 1.6.", path=path),
            tr_lazy("errors", "Load it with torch and save it again with a current version."),
        )
    if all(byte >= 0x20 or byte in b"\t\r\n" for byte in head):
        raise AppError(
            tr_lazy(
                "errors",
                "{path} is a text file, not a checkpoint. It may be a web page that was downloaded instead.",
                path=path,
            ),
            tr_lazy("errors", "Download the checkpoint itself."),
        )
    raise AppError(
        tr_lazy("errors", "{path} was not written by torch.save.", path=path),
        tr_lazy("errors", "Choose the .pt file that the training wrote."),
    )


def _as_native(kind: str, values: NDArray[Any]) -> NDArray[np.float32] | NDArray[np.int64]:
    if kind == "torch.LongStorage":
        return values.astype(np.int64)
    if kind == "torch.BFloat16Storage":  # the upper half of a float32
        return (values.astype(np.uint32) << 16).view(np.float32)
    with np.errstate(over="ignore", invalid="ignore"):  # callers check that the numbers are finite
        return values.astype(np.float32)
