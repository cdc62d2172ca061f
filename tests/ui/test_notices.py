import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolButton, QWidget

from rallytrace.errors import AppError
from rallytrace.ui.notices import Notices


@pytest.fixture
def picture(qapp: QApplication) -> QWidget:  # noqa: ARG001 - widgets need it
    widget = QWidget()
    widget.resize(600, 300)
    widget.show()
    return widget


@pytest.fixture
def notices(picture: QWidget) -> Notices:
    return Notices(picture)


def dismiss(notices: Notices) -> None:
    button = notices.findChild(QToolButton)
    assert isinstance(button, QToolButton)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def test_it_says_nothing_at_first(notices: Notices) -> None:
    assert notices.text == ""
    assert notices.isHidden()


def test_an_error_says_what_happened_and_what_to_do_until_it_is_dismissed(notices: Notices) -> None:
    notices.complain(AppError("It broke.", "Mend it."))
    assert notices.text == "It broke. Mend it."
    dismiss(notices)
    assert notices.text == ""


def test_news_does_not_push_an_error_away_and_comes_after_it(notices: Notices) -> None:
    notices.complain(AppError("It broke."))
    notices.tell("Something else went well.")
    assert notices.text == "It broke."
    dismiss(notices)
    assert notices.text == "Something else went well."


def test_a_second_error_waits_for_the_first_and_is_not_said_twice(notices: Notices) -> None:
    for _ in range(2):
        notices.complain(AppError("One."))
        notices.warn("Two.")
    dismiss(notices)
    assert notices.text == "Two."
    dismiss(notices)
    assert notices.text == ""


def test_later_news_replaces_news(notices: Notices) -> None:
    notices.tell("First.")
    notices.tell("Second.")
    assert notices.text == "Second."
    dismiss(notices)
    assert notices.text == ""


def test_it_lies_over_the_upper_edge_and_keeps_to_it(picture: QWidget, notices: Notices) -> None:
    notices.warn("A sentence that is so long that it needs a second line in a narrow window. " * 3)
    high = notices.height()
    assert notices.geometry().topLeft().isNull()
    assert notices.width() == 600
    picture.resize(1200, 300)
    assert notices.width() == 1200
    assert notices.height() < high
