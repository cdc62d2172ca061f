import os
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rallytrace.inference.checkpoints import safe_pickle
from rallytrace.inference.checkpoints.safe_pickle import (
    ForeignNameError,
    MalformedPickleError,
    Name,
    StandIn,
    drop,
    read_pickle,
)
from torch_archives import Call, Global, pickled

_PLAIN = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**63), 2**63)
    | st.floats(allow_nan=False)
    | st.text()
    | st.binary(min_size=1),
    lambda inner: (
        st.lists(inner)
        | st.lists(inner).map(tuple)
        | st.dictionaries(st.text() | st.integers(-9, 9) | st.none() | st.floats(allow_nan=False), inner)
    ),
)


def _read(data: bytes, **names: Callable[[tuple[Any, ...]], object]) -> object:
    rebuilds = {name.replace("__", "."): rebuild for name, rebuild in names.items()}
    return read_pickle(data, {"_codecs.encode": lambda arguments: str(arguments[0]).encode("latin1")} | rebuilds, str)


class _Bomb:
    """Pickles as a call of `function`."""

    def __init__(self, function: Callable[..., object], *arguments: object) -> None:
        self.call = (function, arguments)

    def __reduce__(self) -> tuple[Callable[..., object], tuple[object, ...]]:
        return self.call


@given(value=_PLAIN, protocol=st.integers(2, pickle.HIGHEST_PROTOCOL))
def test_plain_values_come_back_as_they_were(value: object, protocol: int) -> None:
    assert _read(pickle.dumps(value, protocol)) == value


@given(data=st.binary(max_size=60), start=st.sampled_from([b"", b"\x80\x02", b"\x80\x04("]))
def test_any_bytes_give_a_value_or_one_of_the_two_errors(data: bytes, start: bytes) -> None:
    try:
        read_pickle(start + data + b".", {}, str)
    except (ForeignNameError, MalformedPickleError):
        return


@pytest.mark.parametrize("protocol", range(2, pickle.HIGHEST_PROTOCOL + 1))
def test_pickle_with_function_call_is_refused_unexecuted(tmp_path: Path, protocol: int) -> None:
    data = pickle.dumps({"model": _Bomb(os.mkdir, str(tmp_path / "ran"))}, protocol)

    with pytest.raises(ForeignNameError) as refusal:
        _read(data)

    assert refusal.value.name == f"{os.name}.mkdir"
    assert not (tmp_path / "ran").exists()
    pickle.loads(data)  # noqa: S301 - shows that the bytes are what they claim to be
    assert (tmp_path / "ran").exists()


def _nested(path: Path) -> object:
    fetch = Call(Global("builtins", "getattr"), (Call(Global("builtins", "__import__"), ("os",)), "mkdir"))
    return Call(fetch, (str(path),))


@pytest.mark.parametrize(
    ("make", "name"),
    [
        (lambda path: Call(Global("os", "system"), (f"touch {path}",)), "os.system"),
        (lambda path: Call(Global("posix", "mkdir"), (str(path),)), "posix.mkdir"),
        (lambda path: Call(Global("builtins", "eval"), (f"open({str(path)!r}, 'w')",)), "builtins.eval"),
        (lambda path: Call(Global("__builtin__", "exec"), (f"open({str(path)!r}, 'w')",)), "__builtin__.exec"),
        (lambda path: Call(Global("subprocess", "Popen"), (["touch", str(path)],)), "subprocess.Popen"),
        (_nested, "builtins.getattr"),
        (lambda path: Call(Global("known", "thing.__class__"), (str(path),)), "known.thing.__class__"),
        (lambda path: Call(Global("\\x6fs", "system"), (f"touch {path}",)), "os.system"),
        (lambda path: Call(Global("\\h", "system"), (f"touch {path}",)), "\\\\h.system"),
        (lambda path: Call(Global("torch", "load"), (str(path),)), "torch.load"),
    ],
)
def test_a_name_that_is_not_on_the_list_ends_the_reading(
    tmp_path: Path, make: Callable[[Path], object], name: str
) -> None:
    with pytest.raises(ForeignNameError) as refusal:
        _read(pickled({"a": make(tmp_path / "ran")}), known__thing=drop("known.thing"))
    assert refusal.value.name == name
    assert list(tmp_path.iterdir()) == []


def test_only_a_name_from_the_list_can_be_used_to_make_an_object() -> None:
    for what in ("text", ["list"], Call(Global("known", "thing"), ())):
        with pytest.raises(MalformedPickleError, match="not a class"):
            _read(pickled(Call(what, ())), known__thing=drop("known.thing"))


def test_a_name_cannot_be_changed_by_giving_it_attributes() -> None:
    hijack = b"cknown\nthing\n}(X\x04\x00\x00\x00nameX\x04\x00\x00\x00evilub."
    with pytest.raises(MalformedPickleError, match="BUILD is applied to a Name"):
        _read(hijack, known__thing=drop("known.thing"))


def test_a_name_that_is_only_mentioned_stays_a_name() -> None:
    assert _read(pickled([Global("known", "thing")]), known__thing=drop("known.thing")) == [Name("known.thing")]


def test_allow_list_decides_what_objects_become() -> None:
    data = pickled(
        {"kept": Call(Global("a", "pair"), (1, 2)), "dropped": Call(Global("a", "thing"), (3,), {"state": 4})}
    )
    read = _read(data, a__pair=sum, a__thing=drop("a.thing"))
    assert read == {"kept": 3, "dropped": StandIn("a.thing")}


def test_items_and_attributes_of_stand_ins_are_dropped() -> None:
    made = b"cknown\nthing\n)R"
    for rest in (b"K\x01a", b"(K\x01K\x02e", b"K\x01K\x02s", b"(K\x01K\x02u", b"}b"):
        assert _read(made + rest + b".", known__thing=drop("known.thing")) == StandIn("known.thing")


def test_a_persistent_id_is_resolved_by_the_caller() -> None:
    assert read_pickle(b"\x80\x02K\x07Q.", {}, lambda reference: ("resolved", reference)) == ("resolved", 7)


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", "exhausted"),
        (b"\x80\x02", "exhausted"),
        (b"\x80\x02.", "invalid"),
        (b"\x80\x02K\x01\x86.", "empty too early"),
        (b"\x80\x02h\x07.", "invalid"),
        (b"\x80\x02K\x01K\x02a.", "APPEND is applied to a int"),
        (b"\x80\x02}(K\x01u.", "invalid"),
        (b"\x80\x02})K\x01s.", "neither text nor a number"),
        (b"\x80\x02\x8a\x09" + b"\x7f" * 9 + b".", "too large"),
        (b"\x80\x04\x8e\xff\xff\xff\xff\xff\xff\xff\x7f.", "invalid"),
        (b"\x80\x02\x82\x01.", "EXT1"),
        (b"(ios\nsystem\n.", "INST"),
        (b"\x80\x05\x97.", "NEXT_BUFFER"),
    ],
)
def test_damage_and_opcodes_that_no_checkpoint_uses_are_refused(data: bytes, reason: str) -> None:
    with pytest.raises(MalformedPickleError, match=reason):
        _read(data)


def test_a_far_memo_entry_takes_no_memory() -> None:
    assert _read(b"\x80\x02K\x05r\xff\xff\xff\xff.") == 5


def test_a_pickle_over_the_limit_is_not_even_parsed() -> None:
    with pytest.raises(MalformedPickleError, match="larger than"):
        _read(b"\x80\x02N" + b"N" * safe_pickle.MAX_BYTES)


def test_deep_nesting_is_read_without_overflow() -> None:
    deep = b"\x80\x02K\x01" + b"\x85" * 500_000
    assert isinstance(_read(deep + b"."), tuple)
    with pytest.raises(MalformedPickleError, match="neither text nor a number"):
        _read(b"\x80\x02}" + deep[2:] + b"Ns.")


def test_unprintable_name_is_shortened_and_escaped() -> None:
    with pytest.raises(ForeignNameError) as refusal:
        _read(pickled(Global("m\x1b[2J", "n" * 5000)))
    assert refusal.value.name.isprintable()
    assert len(refusal.value.name) < 120
