import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QToolButton, QWidget

from narrowing import of_type
from rallytrace.errors import AppError
from rallytrace.ui.notices import Choice, Notices


@pytest.fixture
def picture(qapp: QApplication) -> QWidget:
    widget = QWidget()
    widget.resize(600, 300)
    widget.show()
    return widget


@pytest.fixture
def notices(picture: QWidget) -> Notices:
    return Notices(picture, lambda: QRect(100, 2, picture.width() - 110, 56))


def dismissal(notices: Notices) -> QToolButton:
    return of_type(QToolButton, notices.findChild(QToolButton))


def dismiss(notices: Notices) -> None:
    QTest.mouseClick(dismissal(notices), Qt.MouseButton.LeftButton)


def test_it_says_nothing_at_first(notices: Notices) -> None:
    assert notices.text == ""
    assert notices.isHidden()


def test_error_gives_cause_and_remedy_until_dismissed(notices: Notices) -> None:
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


def test_offer_waits_for_messages_and_returns_after_them(notices: Notices) -> None:
    done: list[str] = []
    offer = Choice("Lift", lambda: done.append("lifted"))
    notices.tell("It went well.")
    notices.offer("It is dark.", offer)
    assert notices.text == "It went well."
    notices.clear_news()
    assert notices.text == "It is dark."
    notices.complain(AppError("It broke."))
    notices.offer("It is dark.", offer)
    notices.warn("It is damaged.")
    assert notices.text == "It broke."
    dismiss(notices)
    assert notices.text == "It is damaged."
    dismiss(notices)
    assert notices.text == "It is dark."
    QTest.mouseClick(notices.buttons[0], Qt.MouseButton.LeftButton)
    assert done == ["lifted"]
    assert notices.text == "", "it was offered once"


def test_news_ends_with_its_subject_and_error_stays(notices: Notices) -> None:
    notices.tell("It went well.")
    notices.clear_news()
    assert notices.text == ""
    notices.complain(AppError("It broke."))
    notices.clear_news()
    assert notices.text == "It broke."


def test_second_error_waits_and_is_not_repeated(notices: Notices) -> None:
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


def test_notice_is_as_wide_as_its_words(picture: QWidget, notices: Notices) -> None:
    notices.warn("A sentence that is so long that it needs a second line in a narrow window. " * 2)
    picture.resize(480, 300)
    wide_room = QRect(100, 2, 1090, 56)
    high = notices.height()
    assert notices.geometry().right() < 480
    picture.resize(1200, 500)
    assert wide_room.contains(notices.geometry())
    assert notices.geometry().bottom() == wide_room.bottom()
    assert notices.height() < high
    wide = notices.width()
    dismiss(notices)
    notices.tell("Short.")
    assert notices.width() < wide / 3


def test_overlong_notice_is_shown_in_full(picture: QWidget, notices: Notices) -> None:
    picture.resize(320, 300)
    notices.warn("A sentence that is so long that it needs a second line in a narrow window. " * 4)
    assert notices.geometry().top() == 2
    assert notices.height() > 56


def test_question_stays_until_a_button_is_chosen(notices: Notices) -> None:
    chosen: list[str] = []
    notices.ask("Is it?", Choice("Yes", lambda: chosen.append("yes")), Choice("No", lambda: chosen.append("no")))
    notices.tell("Something else went well.")
    assert notices.text == "Is it?"
    assert [button.text() for button in notices.buttons if button.isVisible()] == ["Yes", "No"]
    assert not dismissal(notices).isVisible()
    QTest.mouseClick(notices.buttons[1], Qt.MouseButton.LeftButton)
    assert chosen == ["no"]
    assert notices.text == "Something else went well."
    assert not any(button.isVisible() for button in notices.buttons)


def test_every_choice_can_be_declined(notices: Notices) -> None:
    done: list[None] = []
    notices.ask("It has gone.", Choice("Find it", lambda: done.append(None)))
    dismiss(notices)
    assert notices.text == ""
    assert not done


def test_an_answer_may_ask_the_next_question(notices: Notices) -> None:
    notices.ask("One?", Choice("On", lambda: notices.ask("Two?", Choice("End", lambda: None))))
    QTest.mouseClick(notices.buttons[0], Qt.MouseButton.LeftButton)
    assert notices.text == "Two?"
    assert notices.buttons[0].text() == "End"


def test_outdated_notice_is_withdrawn_even_while_waiting(notices: Notices) -> None:
    notices.warn("One.")
    notices.warn("Two.")
    notices.withdraw("Two.")
    notices.withdraw("One.")
    assert notices.text == ""


def test_markup_in_notices_is_shown_literally(notices: Notices) -> None:
    notices.complain(AppError("<b>bold</b> is no model."))
    (label,) = notices.findChildren(QLabel)
    assert label.text() == "<b>bold</b> is no model."
    assert label.textFormat() == Qt.TextFormat.PlainText


def test_waiting_information_ends_with_its_subject(notices: Notices) -> None:
    notices.warn("This video is damaged.")
    notices.tell("The rally was removed. Ctrl+Z undoes this.")
    notices.clear_news()
    assert notices.text == "This video is damaged."
    dismiss(notices)
    assert notices.text == ""
