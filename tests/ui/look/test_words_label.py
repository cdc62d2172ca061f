import pytest
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QApplication

from rallytrace.ui.look.widgets import ElidedLabel, plain_tip


@pytest.mark.parametrize("text", ["match.mp4", "<b>bold</b>.mp4", "<img src='x'> & more", "a < b\nc > d", "&lt;"])
def test_a_tooltip_shows_its_text_and_no_markup(qapp: QApplication, text: str) -> None:
    tip, document = plain_tip(text), QTextDocument()
    if tip.startswith("<p"):
        document.setHtml(tip)
    else:
        document.setPlainText(tip)
    assert document.toPlainText() == text


def test_a_label_that_is_cut_has_a_plain_tooltip(qapp: QApplication) -> None:
    label = ElidedLabel("<b>a name that is much too long to be shown</b>")
    label.resize(40, 20)
    label.show()
    assert label.toolTip() == plain_tip(label.text())
    label.close()


def test_elided_label_shows_short_text_where_the_text_is_cut(qapp: QApplication) -> None:
    label = ElidedLabel("about 5 s of work")
    label.set_short_text("~5 s")
    label.resize(label.fontMetrics().horizontalAdvance("about 5 s"), 20)
    assert label._fit_text() == "~5 s"
    label.resize(400, 20)
    assert label._fit_text() == "about 5 s of work"
