"""The pickle inside an archive of `torch.save`: which names it may hold, and what is made of them."""

import math
from dataclasses import dataclass
from typing import Any

from rallytrace.inference.inert_pickle import MalformedPickleError, Name, Rebuild, drop, read_pickle

MAX_AXES = 8


@dataclass(frozen=True, slots=True)
class Storage:
    """A run of numbers in the archive: its torch type, its key, and how many numbers it holds."""

    type_name: str
    key: str
    count: int


@dataclass(frozen=True, slots=True)
class StoredTensor:
    """Where a tensor's numbers lie; offset and strides count numbers, not bytes."""

    storage: Storage
    offset: int
    shape: tuple[int, ...]
    strides: tuple[int, ...]

    @property
    def size(self) -> int:
        """How many numbers the tensor holds."""
        return math.prod(self.shape)

    @property
    def last(self) -> int:
        """Where in the storage the tensor's farthest number lies."""
        return self.offset + sum((n - 1) * stride for n, stride in zip(self.shape, self.strides, strict=True))


def read_torch_pickle(data: bytes) -> object:
    """The value that was saved, with a StoredTensor for every tensor and a StandIn for what no weights need.

    Raises:
        ForeignNameError: it asks for something that is not on the list.
        MalformedPickleError: it is damaged.
    """
    return read_pickle(data, _REBUILDS, _resolve_storage)


def _resolve_storage(reference: object) -> Storage:
    match reference:
        case ("storage", Name(type_name), str(key), str(), int(count)) if count >= 0:
            return Storage(type_name, key, count)
    raise MalformedPickleError("a reference to a storage makes no sense")


def _rebuild_tensor(arguments: tuple[Any, ...]) -> StoredTensor:
    match arguments:
        # A long tuple that many tensors refer to is not even walked through.
        case (Storage() as storage, int(offset), tuple(shape), tuple(strides), *_) if (
            len(shape) == len(strides) <= MAX_AXES
        ):
            numbers = (offset, *shape, *strides)
            if all(isinstance(one, int) and one >= 0 for one in numbers):
                return StoredTensor(storage, offset, shape, strides)
    raise MalformedPickleError("the description of a tensor makes no sense")


def _rebuild_parameter(arguments: tuple[Any, ...]) -> StoredTensor:
    match arguments:
        case (StoredTensor() as tensor, *_):
            return tensor
    raise MalformedPickleError("the description of a parameter makes no sense")


def _rebuild_ordered_dict(arguments: tuple[Any, ...]) -> dict[object, object]:
    """An empty one, as its items follow in opcodes of their own."""
    if arguments:
        raise MalformedPickleError("an OrderedDict is made in an unknown way")
    return {}


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
"""What else checkpoints hold, mostly in the optimiser's and the scheduler's state: kept as a name only."""

_REBUILDS: dict[str, Rebuild] = {
    **{f"{module}.{name}": drop(f"{module}.{name}") for module, names in _STAND_INS.items() for name in names},
    "collections.OrderedDict": _rebuild_ordered_dict,
    "torch._utils._rebuild_tensor_v2": _rebuild_tensor,
    "torch._utils._rebuild_parameter": _rebuild_parameter,
}
