"""The priority of the process on Windows, whose functions are played here by some that are as strict about handles."""

import ctypes
from types import SimpleNamespace
from typing import Any

import pytest

from rallytrace.process.threads import lower_process_priority

OWN_PROCESS = ctypes.c_void_p(-1).value
BELOW_NORMAL = 0x4000


class GetCurrentProcess:
    """Returns a handle of 64 bits through whatever type was said."""

    restype: Any = ctypes.c_int

    def __call__(self) -> object:
        return self.restype(-1).value


class SetPriorityClass:
    """Takes a handle of 64 bits, through whatever types were said."""

    argtypes: Any = (ctypes.c_int, ctypes.c_int)

    def __init__(self, *, refusing: bool) -> None:
        self.refusing = refusing
        self.priority = 0

    def __call__(self, process: int, priority: int) -> int:
        if self.refusing or self.argtypes[0](process).value != OWN_PROCESS:
            return 0
        self.priority = priority
        return 1


@pytest.mark.parametrize("refusing", [True, False])
def test_windows_priority_failure_is_logged(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, *, refusing: bool
) -> None:
    function = SetPriorityClass(refusing=refusing)
    kernel = SimpleNamespace(GetCurrentProcess=GetCurrentProcess(), SetPriorityClass=function)
    monkeypatch.setattr("sys.platform", "win32")
    monkeypatch.setattr(ctypes, "WinDLL", lambda _: kernel, raising=False)
    lower_process_priority()
    assert function.priority == (0 if refusing else BELOW_NORMAL)
    assert ("did not lower the priority" in caplog.text) is refusing
    caplog.clear()
