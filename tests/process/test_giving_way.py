import threading
from collections.abc import Iterator

import pytest

from rallytrace.process import giving_way
from rallytrace.process.giving_way import give_way, set_playing


@pytest.fixture(autouse=True)
def _at_rest() -> Iterator[None]:
    yield
    set_playing(False)


def paused_work(monkeypatch: pytest.MonkeyPatch) -> threading.Thread:
    """Return a thread that gives way, for an hour if playback does not end."""
    monkeypatch.setattr(giving_way, "_MAX_PAUSE_SECONDS", 3600)
    thread = threading.Thread(target=give_way, args=(3600,), daemon=True)
    thread.start()
    return thread


def test_work_pauses_only_while_the_user_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    paused_work(monkeypatch).join(60)
    set_playing(True)
    thread = paused_work(monkeypatch)
    thread.join(0.05)
    assert thread.is_alive()
    set_playing(False)
    thread.join(60)
    assert not thread.is_alive()


def test_a_pause_is_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(giving_way, "_MAX_PAUSE_SECONDS", 0.01)
    set_playing(True)
    give_way(3600)
