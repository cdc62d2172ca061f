from PySide6.QtWidgets import QLabel, QLineEdit, QSpinBox, QWidget

from rallytrace.ui.look.layouts import lay_sentence


def test_widgets_stand_where_the_sentence_has_them() -> None:
    owner = QWidget()
    count, name = QSpinBox(owner), QLineEdit(owner)
    row = lay_sentence("{name} has {count} rallies", owner, count=count, name=name)
    items = (row.itemAt(place) for place in range(row.count()))
    widgets = [item.widget() for item in items if item is not None]
    words = [widget.text() for widget in widgets if isinstance(widget, QLabel)]
    assert widgets[0] is name
    assert widgets[2] is count
    assert words == ["has", "rallies"]
