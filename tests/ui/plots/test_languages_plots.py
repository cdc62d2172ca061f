"""Test that the plots are shown in the language of the window."""

import pytest

from pseudo_language import pseudo_language, untranslated
from qt import put_on_screen
from rallytrace.session.document import Document
from rallytrace.track.edits import place
from rallytrace.ui.plots.plots_panel import PlotsPanel


@pytest.mark.usefixtures("qapp")
def test_plots_are_translated() -> None:
    document = Document()
    with pseudo_language():
        panel = PlotsPanel(document)
        panel.resize(900, 400)
        put_on_screen(panel)
        assert not untranslated(panel)
        document.open(100)
        document.edit(place(document.track, 10, 20.0, 30.0))
        panel._draw()
        assert set(untranslated(panel)) == {"x\npx", "y\npx"}
        panel.close()
