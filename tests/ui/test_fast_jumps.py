"""Fast jumps in the real window: the copy is made in the background, read by jumps, and deleted again."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from clipmaker import number_in
from qt import wait_until
from rallytrace.ui.main_window.window import MainWindow
from rallytrace.video.seek_copy import SeekCopy, copies_folder
from seek_copies import GROUP_FRAMES, N_FRAMES, make_clip, note_groups
from windows import go_to, press, shown_with

CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture(scope="module")
def clip(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return make_clip(tmp_path_factory.mktemp("clips"))


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[range]:
    """Return the groups that are copied, in order."""
    return note_groups(monkeypatch)


@pytest.fixture
def window(qapp: QApplication, clip: Path) -> Iterator[MainWindow]:
    with shown_with(qapp, clip) as window:
        yield window


def files() -> list[Path]:
    return sorted(copies_folder().glob("*/*"))


def test_a_key_has_the_video_copied_and_jumps_read_the_copy(window: MainWindow) -> None:
    shares: list[float | None] = []
    window.context.copying.progressed.connect(shares.append)
    assert not window.status.bar.isVisible()
    press(window, Qt.Key.Key_J, CONTROL)
    assert window.notices.text
    wait_until(lambda: len(files()) == N_FRAMES // GROUP_FRAMES and not window.context.copying.is_busy)
    assert max(share for share in shares if share is not None) >= 0.5
    assert not window.status.bar.isVisible()
    assert window.registry["fast_jumps"].isChecked()
    read: list[int] = []
    digest = SeekCopy.digest

    def note(copy: SeekCopy, number: int, picture: Any) -> bytes:
        read.append(number)
        return digest(copy, number, picture)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(SeekCopy, "digest", note)
        for frame in (175, 58, 119):
            go_to(window, frame)
            assert window.view.frame is not None
            assert number_in(window.view.frame.bgr) == frame
            assert frame in read
    press(window, Qt.Key.Key_J, CONTROL)
    wait_until(lambda: not files())
    go_to(window, 177)
    assert window.view.frame is not None
    assert number_in(window.view.frame.bgr) == 177
