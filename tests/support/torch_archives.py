"""Write archives as `torch.save` does, opcode by opcode, so that tests do not need PyTorch and can write false ones."""

import struct
import zipfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

OWN_WEIGHTS = Path(__file__).resolve().parents[2] / "models" / "training" / "weights" / "tracknet.pt"
"""What RallyTrace's own training keeps: no checkpoint of TrackNetV3's, but an archive of `torch.save` all the same."""


@dataclass(frozen=True, slots=True)
class Global:
    """A name that the pickle refers to."""

    module: str
    name: str


@dataclass(frozen=True, slots=True)
class Call:
    """An object that the pickle creates by calling `what`. BUILD then gets `state` unless that is None."""

    what: Any
    arguments: tuple[Any, ...]
    state: Any = None


@dataclass(frozen=True, slots=True)
class Persistent:
    """A reference to something outside the pickle."""

    reference: Any


def pickled(value: object) -> bytes:
    """Return a pickle of protocol 2."""
    return b"\x80\x02" + _opcodes(value) + b"."


def _opcodes(value: Any) -> bytes:
    match value:
        case None | bool():
            code = {None: b"N", True: b"\x88", False: b"\x89"}[value]
        case int():
            raw = value.to_bytes(value.bit_length() // 8 + 1, "little", signed=True)
            code = b"\x8b" + struct.pack("<i", len(raw)) + raw
        case float():
            code = b"G" + struct.pack(">d", value)
        case str():
            raw = value.encode()
            code = b"X" + struct.pack("<I", len(raw)) + raw
        case tuple():
            code = b"(" + b"".join(map(_opcodes, value)) + b"t"
        case list():
            code = b"](" + b"".join(map(_opcodes, value)) + b"e"
        case dict():
            code = b"}(" + b"".join(_opcodes(one) for pair in value.items() for one in pair) + b"u"
        case Global(module, name):
            code = f"c{module}\n{name}\n".encode()
        case Call(what, arguments, state):
            code = _opcodes(what) + _opcodes(arguments) + b"R" + (b"" if state is None else _opcodes(state) + b"b")
        case Persistent(reference):
            code = _opcodes(reference) + b"Q"
        case _:
            raise TypeError(type(value))
    return code


_STORAGE_TYPES = {"<f4": "FloatStorage", "<f8": "DoubleStorage", "<f2": "HalfStorage", "<i8": "LongStorage"}


@dataclass
class Archive:
    """An archive that is being written.

    Attributes:
        storages: the raw bytes of each, by key.
        byteorder: what the archive says of them; None to say nothing, as torch before 2.1.
    """

    storages: dict[str, bytes] = field(default_factory=dict)
    byteorder: bytes | None = b"little"

    def tensor(self, array: NDArray[Any]) -> Call:
        """Store an array, and return its reference for the pickle."""
        raw = array.tobytes()
        strides = tuple(step // array.itemsize for step in np.ascontiguousarray(array).strides[: array.ndim])
        return self.tensor_at(raw, _STORAGE_TYPES[array.dtype.str], array.size, (0, array.shape, strides))

    def tensor_at(
        self, raw: bytes, storage_type: str, count: int, place: tuple[int, tuple[int, ...], tuple[int, ...]]
    ) -> Call:
        """Store raw bytes, and return a tensor with this offset, shape and strides, whether they fit or not."""
        key = str(len(self.storages))
        self.storages[key] = raw
        storage = Persistent(("storage", Global("torch", storage_type), key, "cpu", count))
        hooks = Call(Global("collections", "OrderedDict"), ())
        return Call(Global("torch._utils", "_rebuild_tensor_v2"), (storage, *place, False, hooks))

    def write(self, path: Path, root: object) -> Path:
        """Write the archive with `root` as the saved object."""
        return self.write_pickle(path, pickled(root))

    def write_pickle(self, path: Path, data: bytes) -> Path:
        """Write the archive around a finished pickle."""
        with zipfile.ZipFile(path, "w") as archive:
            archive.writestr("net/data.pkl", data)
            if self.byteorder is not None:
                archive.writestr("net/byteorder", self.byteorder)
            for key, raw in self.storages.items():
                archive.writestr(f"net/data/{key}", raw)
            archive.writestr("net/version", "3\n")
        return path


def write_checkpoint(
    path: Path, weights: dict[str, NDArray[Any]], param_dict: dict[str, Any], *, prefix: str = ""
) -> Path:
    """Write what TrackNetV3's training saves, without the storages of the optimiser's state, which must not be read.

    The storages of the optimiser's state are left out of the file: whoever reads them finds out.
    """
    archive = Archive()
    model = {f"{prefix}{name}": archive.tensor(array) for name, array in weights.items()}
    kept = dict(archive.storages)
    momentum = {
        number: {"step": archive.tensor(np.zeros((), np.float32)), "exp_avg": archive.tensor(array)}
        for number, array in enumerate(weights.values())
    }
    archive.storages = kept
    optimizer = {"state": momentum, "param_groups": [{"lr": 0.001, "betas": (0.9, 0.999), "params": [0, 1]}]}
    precision = Call(Global("numpy", "dtype"), ("f8", False, True), (3, "<", None, None, None, -1, -1, 0))
    number = Call(Global("_codecs", "encode"), ("\x00\x00\x00\x00\x00\x00\xf0?", "latin1"))
    accuracy = Call(Global("numpy.core.multiarray", "scalar"), (precision, number))
    scheduler = {"step_size": 10, "milestones": Call(Global("collections", "Counter"), ({30: 1},))}
    root = {
        "epoch": 29,
        "max_val_acc": accuracy,
        "model": model,
        "optimizer": optimizer,
        "scheduler": scheduler,
        "param_dict": param_dict,
    }
    return archive.write(path, root)
