"""Read a pickle as data: nothing that it names is ever imported, called or changed.

Python's own unpickler calls any function named in the file. Here the opcodes, parsed by `pickletools` (which runs
nothing), drive a small stack machine for the opcodes of `torch.save`. A name outside the caller's list stops it.
"""

import pickletools
import warnings
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

MAX_BYTES = 2 * 2**20
"""Size limit of a pickle. That of a full-size TrackNet with optimiser state has 28 kB."""

Rebuild = Callable[[tuple[Any, ...]], object]
"""Function that makes a substitute for an object from the arguments of its constructor."""
_LITERALS = frozenset(
    {
        *("BININT", "BININT1", "BININT2", "LONG1", "LONG4", "BINFLOAT"),
        *("SHORT_BINUNICODE", "BINUNICODE", "BINUNICODE8", "SHORT_BINSTRING", "BINSTRING"),
        *("SHORT_BINBYTES", "BINBYTES", "BINBYTES8"),
    }
)
_CONSTANTS: dict[str, Callable[[], object]] = {
    "NONE": lambda: None,
    "NEWTRUE": lambda: True,
    "NEWFALSE": lambda: False,
    "EMPTY_TUPLE": tuple,
    "EMPTY_LIST": list,
    "EMPTY_DICT": dict,
}


class ForeignNameError(Exception):
    """Error for a pickle that contains a name outside the caller's list.

    Attributes:
        name: the full name, in printable characters.
    """

    def __init__(self, name: str) -> None:
        self.name = ascii(name[:100]).strip("'")
        super().__init__(f"the name {self.name} is not on the list")


class MalformedPickleError(Exception):
    """Error for bytes that are not a readable pickle."""


@dataclass(frozen=True, slots=True)
class Name:
    """A module and name in the pickle. It is never looked up."""

    name: str


@dataclass(frozen=True, slots=True)
class StandIn:
    """A substitute for a harmless object of a known kind, without its content."""

    name: str


def drop(name: str) -> Rebuild:
    """Return a `Rebuild` that replaces an object of this kind with a `StandIn` without content."""
    return lambda _: StandIn(name)


def read_pickle(data: bytes, rebuilds: Mapping[str, Rebuild], resolve: Callable[[object], object]) -> object:
    """Return the value in a pickle of protocol 2 or later.

    Args:
        data: the pickle, from its first opcode to its last.
        rebuilds: function for each allowed name (`module.name`) that makes a substitute. It may only look at its
            arguments, and raises MalformedPickleError for invalid ones.
        resolve: makes the substitute for a persistent id.

    Returns:
        Plain values, dicts, lists and tuples that contain results of `rebuilds` and `resolve`. The value may be deeply
            nested or refer to itself, so do not print or compare it.

    Raises:
        ForeignNameError: a name is not in `rebuilds`.
        MalformedPickleError: the data is damaged, larger than MAX_BYTES, or has opcodes that checkpoints do not use.
    """
    if len(data) > MAX_BYTES:
        raise MalformedPickleError(f"it is larger than {MAX_BYTES // 2**20} MB")
    machine = _Machine(rebuilds, resolve)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # a damaged name may contain invalid escapes
            for opcode, argument, _ in pickletools.genops(data):
                machine.step(opcode.name, argument)
        return machine.top()
    except (ValueError, IndexError, KeyError) as error:
        raise MalformedPickleError(f"its pickle is invalid ({error})") from error


@dataclass(slots=True)
class _Machine:
    """The stack, memo and marks while reading one pickle. A mark starts a new stack."""

    rebuilds: Mapping[str, Rebuild]
    resolve: Callable[[object], object]
    stack: list[Any] = field(default_factory=list)
    set_aside: list[list[Any]] = field(default_factory=list)
    memo: dict[int, object] = field(default_factory=dict)

    def step(self, opcode: str, argument: Any) -> None:
        if opcode in _LITERALS:
            if isinstance(argument, int) and argument.bit_length() > 64:
                raise MalformedPickleError("a number is too large")
            self.stack.append(argument)
        elif opcode in _CONSTANTS:
            self.stack.append(_CONSTANTS[opcode]())
        elif opcode in _STEPS:
            _STEPS[opcode](self, argument)
        else:
            raise MalformedPickleError(f"it uses the opcode {opcode}")

    def top(self) -> Any:
        return self.stack[-1]

    def pop(self, count: int) -> tuple[Any, ...]:
        if len(self.stack) < count:
            raise MalformedPickleError("its stack is empty too early")
        taken = tuple(self.stack[len(self.stack) - count :])
        del self.stack[len(self.stack) - count :]
        return taken

    def pop_to_mark(self) -> list[Any]:
        taken, self.stack = self.stack, self.set_aside.pop()
        return taken

    def mark(self, _: Any) -> None:
        self.set_aside.append(self.stack)
        self.stack = []

    def tuple_to_mark(self, _: Any) -> None:
        taken = self.pop_to_mark()
        self.stack.append(tuple(taken))

    def append(self, items: list[Any]) -> None:
        self._expect(list, "APPEND")
        if isinstance(self.top(), list):
            self.top().extend(items)

    def set_items(self, flat: list[Any]) -> None:
        self._expect(dict, "SETITEM")
        pairs = list(zip(flat[::2], flat[1::2], strict=True))
        # Hashing a deeply nested tuple would overflow the interpreter's C stack.
        if not all(isinstance(key, str | int | float | None) for key, _ in pairs):
            raise MalformedPickleError("a key is neither text nor a number")
        if isinstance(self.top(), dict):
            self.top().update(pairs)

    def build(self, _: Any) -> None:
        """Drop the attributes of an object (`_metadata` of a state_dict, the content of a stand-in)."""
        self.pop(1)
        self._expect(dict, "BUILD")

    def _expect(self, kind: type, opcode: str) -> None:
        if not isinstance(self.top(), kind | StandIn):
            raise MalformedPickleError(f"{opcode} is applied to a {type(self.top()).__name__}")

    def remember(self, index: int) -> None:
        self.memo[index] = self.top()

    def recall(self, index: int) -> None:
        self.stack.append(self.memo[index])

    def refer(self, module: object, name: object) -> None:
        full = f"{module}.{name}" if isinstance(module, str) and isinstance(name, str) else "something without a name"
        if full not in self.rebuilds:
            raise ForeignNameError(full)
        self.stack.append(Name(full))

    def rebuild(self, _: Any) -> None:
        callee, arguments = self.pop(2)
        if not isinstance(callee, Name) or not isinstance(arguments, tuple):
            raise MalformedPickleError("it creates an object of something that is not a class")
        self.stack.append(self.rebuilds[callee.name](arguments))

    def resolve_top(self, _: Any) -> None:
        (reference,) = self.pop(1)
        self.stack.append(self.resolve(reference))


_STEPS: dict[str, Callable[[_Machine, Any], None]] = {
    "PROTO": lambda _machine, _argument: None,
    "FRAME": lambda _machine, _argument: None,
    "STOP": lambda _machine, _argument: None,
    "MARK": _Machine.mark,
    "TUPLE": _Machine.tuple_to_mark,
    "TUPLE1": lambda machine, _: machine.stack.append(machine.pop(1)),
    "TUPLE2": lambda machine, _: machine.stack.append(machine.pop(2)),
    "TUPLE3": lambda machine, _: machine.stack.append(machine.pop(3)),
    "APPEND": lambda machine, _: machine.append(list(machine.pop(1))),
    "APPENDS": lambda machine, _: machine.append(machine.pop_to_mark()),
    "SETITEM": lambda machine, _: machine.set_items(list(machine.pop(2))),
    "SETITEMS": lambda machine, _: machine.set_items(machine.pop_to_mark()),
    "BINPUT": _Machine.remember,
    "LONG_BINPUT": _Machine.remember,
    "MEMOIZE": lambda machine, _: machine.remember(len(machine.memo)),
    "BINGET": _Machine.recall,
    "LONG_BINGET": _Machine.recall,
    "GLOBAL": lambda machine, argument: machine.refer(*argument.split(" ", 1)),
    "STACK_GLOBAL": lambda machine, _: machine.refer(*machine.pop(2)),
    "REDUCE": _Machine.rebuild,
    "NEWOBJ": _Machine.rebuild,
    "BUILD": _Machine.build,
    "BINPERSID": _Machine.resolve_top,
}
