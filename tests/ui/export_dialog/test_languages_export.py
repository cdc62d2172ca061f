"""Test that the dialogs for exports are shown in the language of the window."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

import clipmaker
from exports import mixed
from pseudo_language import pseudo_language, untranslated
from qt import put_on_screen, wait_until
from rallytrace.exports.exporting import FORMATS
from rallytrace.session.exporter import Exporter
from rallytrace.session.preferences import Preferences
from rallytrace.session.video_list import VideoList
from rallytrace.session.workspace import Workspace
from rallytrace.track.edits import Edit
from rallytrace.track.track import Layer
from rallytrace.ui.export_dialog.dialog import ExportDialog
from rallytrace.ui.export_dialog.list_dialog import ListExportDialog
from rallytrace.ui.look import theme


@pytest.fixture
def workspace(qapp: QApplication, tmp_path: Path) -> Iterator[Workspace]:
    """Yield a workspace with an open video that has frames of every kind."""
    theme.apply(qapp, "light")
    made = Workspace(Preferences(tmp_path / "settings.json"))
    made.open(clipmaker.make(clipmaker.Clip("1.mp4", n_frames=40), tmp_path))
    wait_until(lambda: made.info is not None and made.info.complete)
    track, other = made.document.track, mixed().track
    changes = tuple(track.change(layer, range(40), other.layer(layer)) for layer in Layer)
    made.document.edit(Edit("Say", changes))
    yield made
    made.shutdown()


def test_export_is_translated_in_every_format(workspace: Workspace) -> None:
    exporter = Exporter()
    with pseudo_language():
        dialog = ExportDialog(workspace, exporter)
        put_on_screen(dialog)
        for format_ in FORMATS:
            dialog.choose(format_)
            dialog.refresh()
            assert not untranslated(dialog)
        dialog.progress.begin("1", 2)
        assert not untranslated(dialog.progress)
        dialog.close()
    exporter.shutdown()


@pytest.mark.usefixtures("qapp")
def test_export_of_all_videos_is_translated() -> None:
    videos = VideoList()
    with pseudo_language():
        dialog = ListExportDialog(videos)
        put_on_screen(dialog)
        dialog.refresh()
        assert not untranslated(dialog)
        dialog.close()
    videos.shutdown()
