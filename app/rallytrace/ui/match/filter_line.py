"""The line with the filter of rallies or events: typed with completion or built by clicks, and saved by name."""

import html
from functools import partial
from typing import Final

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QInputDialog, QLineEdit, QMenu, QWidget

from rallytrace.analysis.match.event_facts import MatchFacts
from rallytrace.analysis.match.filter_hints import explain_nothing
from rallytrace.analysis.match.filter_phrases import plain_filter
from rallytrace.analysis.match.match_filter import (
    FLAGS,
    LONGEST_EXAMPLE,
    NUMBER_FACTS,
    TEXT_FACTS,
    Test,
    complete_filter,
    known_values,
    parse_filter,
    quote_text,
)
from rallytrace.analysis.strokes.record import Hand
from rallytrace.errors import UsageError
from rallytrace.session.preferences import Preferences
from rallytrace.texts import recognize, shown, tr, tr_lazy
from rallytrace.track.lists import EventKind, RallyEnding
from rallytrace.track.match_setup import END_WORDS
from rallytrace.track.step_names import rally_words
from rallytrace.track.stroke_types import RacketStroke, StrokeGroup, StrokeType
from rallytrace.track.wording import join_alternatives
from rallytrace.ui.look.icons import icon
from rallytrace.ui.look.widgets import plain_tip
from rallytrace.ui.match.tag_line import complete_inline

_EXAMPLES: Final = {"rallies": "won by Lee, hits > 10", "events": "smashes, speed > 200"}
"""Placeholder text of the line, by the subject of the filter."""
_TIP_EXAMPLES: Final = {
    "rallies": "won by Lee, hits > 10 and length > 6, score over 18, longest 10",
    "events": "smashes faster than 200, event = landing, hit by Lee, last shot",
}
_NAMES: Final = {
    "rallies": tr_lazy("match", "Filter the rallies"),
    "events": tr_lazy("match", "Filter the events"),
    "rallies and events": tr_lazy("match", "Filter the rallies and events"),
}
"""Name of the line for screen readers, by the subject of the filter."""
_TRY: Final = "try:"
_VALUES: Final = {
    "ending": tuple(ending.text for ending in RallyEnding),
    "event": tuple(kind.text for kind in EventKind),
    "stroke": tuple(name.text for name in (*StrokeGroup, *StrokeType, *RacketStroke, *Hand)),
    "tag": (),
}
"""The values of facts in filters that the window shows in the language in use. Other facts have names and ends."""
_MIN_TYPED_CHARACTERS: Final = 2
"""Minimum number of typed characters for completions to be offered."""
_MAX_VALUES: Final = 20
"""Maximum number of values of a text fact in the menu."""


class FilterLine(QLineEdit):
    """A text field for a filter of rallies or events, with a menu to build filters and keep them by name.

    Args:
        subject: what is filtered: "rallies", "events" or "rallies and events".
        preferences: where saved filters are kept.

    Attributes:
        problem: why the text is not a valid filter, or '' if it is one.
    """

    def __init__(self, subject: str, preferences: Preferences, parent: QWidget | None = None) -> None:
        example = _EXAMPLES.get(subject, _EXAMPLES["rallies"])
        super().__init__(
            parent, placeholderText=tr("match", "Filter: {example}", example=example), clearButtonEnabled=True
        )
        self.problem = ""
        examples = _TIP_EXAMPLES.get(subject, _TIP_EXAMPLES["rallies"])
        self._tip = tr("match", "For example: {examples}", examples=examples)
        self._facts = MatchFacts()
        self._preferences = preferences
        self._offered = complete_inline(self)
        self.setAccessibleName(shown(_NAMES[subject]))
        self.setToolTip(self._tip)
        self.menu = QMenu(self)
        self.menu.aboutToShow.connect(self._fill_menu)
        action = self.addAction(icon("filter-outline"), QLineEdit.ActionPosition.LeadingPosition)
        action.setText(tr("match", "Build a filter"))
        action.setToolTip(tr("match", "Build a filter, or use a saved one"))
        action.triggered.connect(self._show_menu)
        self.textEdited.connect(self._offer)
        self.returnPressed.connect(self._end_typing)

    @property
    def test(self) -> Test:
        """Parse the text and return the filter as a test. While the text is not valid, everything passes the test.

        Sets `problem` and the tooltip too.
        """
        self.problem = ""
        try:
            return parse_filter(self.text())
        except UsageError as error:
            self.problem = error.shown()
            return parse_filter("")
        finally:
            self.setToolTip(
                plain_tip(self.problem or self._understood) if self.problem or self._understood else self._tip
            )

    @property
    def _understood(self) -> str:
        """Return a sentence that shows the filter made of a plain phrase, or '' if the text is already a filter."""
        plain = plain_filter(self.text())
        return tr("match", "Understood as: {filter}", filter=plain) if plain != self.text() and plain else ""

    def hint(self, *, of_events: bool) -> str:
        """Return why the filter finds nothing, as rich text with links to filters that find something."""
        hint = explain_nothing(self.test, self._facts, of_events=of_events)
        links = (f'<a href="{_TRY}{html.escape(text)}">{html.escape(text)}</a>' for text in hint.examples)
        tried = tr("match", "Try {filters}", filters=join_alternatives(links)) if hint.examples else ""
        parts = (html.escape(shown(hint.reason)), tried, html.escape(self._understood))
        return "<br><br>".join(filter(None, parts))

    def take_link(self, link: str) -> bool:
        """If a link was made by `hint`, use its text as the filter. Return whether it was."""
        is_text = link.startswith(_TRY)
        if is_text:
            self.setText(link.removeprefix(_TRY))
        return is_text

    def set_facts(self, facts: MatchFacts) -> None:
        """Set the facts about rallies and events whose names and tags are offered as completions."""
        self._facts = facts

    def yields(self, event: QKeyEvent) -> bool:
        """Return True for Shift+Space, the window's key for playing what the filter finds."""
        return event.key() == Qt.Key.Key_Space and event.modifiers() == Qt.KeyboardModifier.ShiftModifier

    @Slot()
    def _end_typing(self) -> None:
        """Give up the focus if the text is a valid filter, so that keys are shortcuts of the window again."""
        self._offered.setStringList([])
        _ = self.test
        if not self.problem:
            self.clearFocus()

    @Slot(str)
    def _offer(self, text: str) -> None:
        is_at_end = self.cursorPosition() == len(text)
        has_word = len(text) >= _MIN_TYPED_CHARACTERS and not text[-_MIN_TYPED_CHARACTERS:].isspace()
        self._offered.setStringList(complete_filter(text, self._facts) if is_at_end and has_word else [])

    @Slot()
    def _show_menu(self) -> None:
        self.menu.popup(self.mapToGlobal(self.rect().bottomLeft()))

    @Slot()
    def _fill_menu(self) -> None:
        self.menu.clear()
        numbers = self.menu.addMenu(tr("match", "Numbers"))
        examples = [(shown(fact.words), fact.example) for fact in NUMBER_FACTS.values()]
        for words, example in (*examples, (tr("match", "Longest rallies"), LONGEST_EXAMPLE)):
            numbers.addAction(f"{words}:  {example}", partial(self._add, example))
        for name, text_fact in TEXT_FACTS.items():
            values = known_values(name, self._facts)
            listed = self.menu.addMenu(shown(text_fact.words))
            listed.setEnabled(bool(values))
            for value in values[:_MAX_VALUES]:
                words = _value_words(name, value).replace("&", "&&")
                listed.addAction(words, partial(self._add, f"{name} = {quote_text(value)}"))
        flags = self.menu.addMenu(tr("match", "Situations"))
        for name, flag in FLAGS.items():
            flags.addAction(shown(flag.words), partial(self._add, name))
        self.menu.addSeparator()
        save = self.menu.addAction(tr("match", "Save this filter..."), self._ask_for_name)
        save.setEnabled(bool(self.text().strip()))
        for name, text in sorted(self._preferences.value.filters.items()):
            saved = self.menu.addMenu(name.replace("&", "&&"))
            saved.addAction(text.replace("&", "&&"), partial(self.setText, text))
            saved.addAction(tr("match", "Remove"), partial(self._remove, name))

    def _add(self, term: str) -> None:
        text = self.text().strip()
        self.setText(f"{text} and {term}" if text else term)
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot()
    def _ask_for_name(self) -> None:
        dialog = QInputDialog(self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setWindowTitle(tr("match", "Save the filter"))
        dialog.setLabelText(tr("match", "Name"))
        dialog.textValueSelected.connect(self._save)
        dialog.open()

    @Slot(str)
    def _save(self, name: str) -> None:
        name = " ".join(name.split())
        if name:
            self._preferences.set_filters({**self._preferences.value.filters, name: self.text().strip()})

    def _remove(self, name: str) -> None:
        saved = self._preferences.value.filters
        self._preferences.set_filters({kept: text for kept, text in saved.items() if kept != name})


def _value_words(name: str, value: str) -> str:
    """Return a value of a fact in filters as the menu shows it; in another language, with the value to be typed."""
    known = recognize(value, _VALUES.get(name, tuple(END_WORDS.values())))
    words = shown(rally_words(value) if name == "name" else known)
    return words if words == value else f"{words}:  {value}"
