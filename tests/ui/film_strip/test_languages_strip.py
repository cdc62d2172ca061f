"""Test that the film strip is shown in the language of the window."""

from PySide6.QtWidgets import QApplication

from program import light_rally
from pseudo_language import painted_texts, pseudo_language, untranslated, without_mark
from rallytrace.ui.film_strip.film_strip import FilmStrip
from windows import open_video, shown


def test_film_strip_without_cells_is_translated(qapp: QApplication) -> None:
    with pseudo_language(), shown(qapp) as window:
        window.registry["panel_strip"].trigger()
        strip = window.docks.panel(FilmStrip)
        with painted_texts() as texts:
            strip.repaint()
            open_video(window, light_rally())
            strip.repaint()
        assert any("No video" in text for text in texts)
        assert any("not tracked yet" in text for text in texts)
        assert not without_mark(texts)
        assert not untranslated(strip)
