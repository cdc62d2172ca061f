"""The fields of the rally panel: a name for the marked range, and winner and tags of the selected rally."""

from PySide6.QtCore import QEvent, Qt, Signal, Slot
from PySide6.QtGui import QFocusEvent, QMouseEvent
from PySide6.QtWidgets import QPushButton, QWidget

from rallytrace.session.document import Document
from rallytrace.texts import shown, tr
from rallytrace.track.lists import Rally
from rallytrace.track.match_setup import FAR_END, LET, NEAR_END, MatchSetup, winner_words
from rallytrace.track.scoring import Side
from rallytrace.track.step_names import rally_words
from rallytrace.track.track import Track
from rallytrace.track.wording import DASH
from rallytrace.ui.look.layouts import lay_column, lay_row
from rallytrace.ui.look.time_axis import FrameTimes
from rallytrace.ui.look.time_text import DOT, duration, format_number
from rallytrace.ui.look.widgets import ElidedLabel, NameLine, give_role
from rallytrace.ui.match.tag_line import TagLine, complete_inline


class RangeNaming(QWidget):
    """A field by which the user names the marked range as a rally. Hidden while no range is marked."""

    rally_named = Signal(object)
    """A `Rally`. An existing rally with the same frames is renamed."""

    def __init__(self, document: Document, parent: QWidget) -> None:
        super().__init__(parent)
        self._document = document
        self._times = FrameTimes()
        self._range: range | None = None
        self._stored: dict[str, str] = {}
        """Names as the project stores them, keyed by the names that are shown."""
        self.text = give_role(ElidedLabel(parent=self), "muted")
        self.name = NameLine(self)
        self.name.setMaxLength(80)
        self.name.setAccessibleName(tr("match", "Name of the marked range"))
        self.name.returnPressed.connect(self._name_range)
        self.button = QPushButton(tr("match", "Name"), self)
        self.button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.button.clicked.connect(self._name_range)
        row = lay_row((self.name, 1), self.button, spacing=6)
        lay_column(self.text, row, owner=self, spacing=4, margins=(0, 0, 0, 4))
        self.set_range(None)

    def set_times(self, times: FrameTimes) -> None:
        """Set the times of the frames, from which the duration follows. Text being typed is kept."""
        self._times = times
        self._describe()

    def set_range(self, frames: range | None) -> None:
        """Set the marked range."""
        self._range = frames
        self.setVisible(frames is not None)
        if frames is not None and not self.name.hasFocus():
            rallies = self._document.track.rallies
            name = next((rally.name for rally in rallies if rally.frames == frames), None)
            suggested = _suggest_name({rally.name for rally in rallies})
            self._stored = {shown(rally_words(stored)): stored for stored in (suggested, name or "")}
            self.name.setText(shown(rally_words(name or "")))
            self.name.setPlaceholderText(shown(rally_words(suggested)))
            self.button.setText(tr("match", "Name") if name is None else tr("match", "Rename"))
            self._describe()

    @Slot()
    def refresh(self) -> None:
        """Update the fields from the document's rallies."""
        self.set_range(self._range)

    def ask(self) -> None:
        """Take the keyboard focus if a range is marked."""
        if self._range is not None:
            self.name.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self.name.selectAll()

    def _describe(self) -> None:
        frames = self._range
        if frames is not None:
            first, last = format_number(frames.start), format_number(frames.stop - 1)
            self.text.setText(f"{first}{DASH}{last}{DOT}{duration(self._times.duration(frames))}")

    @Slot()
    def _name_range(self) -> None:
        if self._range is not None:
            name = self.name.text().strip() or self.name.placeholderText()
            self.name.clearFocus()
            self.rally_named.emit(Rally(self._stored.get(name, name), self._range))


def _suggest_name(names: set[str]) -> str:
    number = len(names) + 1
    while f"Rally {number}" in names:
        number += 1
    return f"Rally {number}"


def stored_winner(typed: str, match: MatchSetup | None) -> str:
    """Return a typed winner as the project stores it: a word for an end, a let or an unnamed player in English."""
    if match is not None and match.find_side(typed, Side.FIRST) is not None:
        return typed
    unnamed = (MatchSetup().name_of(side) for side in Side)
    known = {shown(word): str(word) for word in (*map(winner_words, (NEAR_END, FAR_END, LET)), *unnamed)}
    translated = {words.casefold(): stored for words, stored in known.items() if words != stored}
    return translated.get(typed.casefold(), typed)


class WinnerLine(NameLine):
    """A field for the winner's name. The click that focuses it selects the old name, so that typing replaces it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._was_entered = False

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() is QEvent.Type.FocusIn and isinstance(event, QFocusEvent):
            self._was_entered = event.reason() == Qt.FocusReason.MouseFocusReason
        return done

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        if self._was_entered and not self.hasSelectedText():
            self.selectAll()
        self._was_entered = False


class RallyFields(QWidget):
    """The fields for the winner and the tags of the selected rally."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._frames: range | None = None
        self.winner = WinnerLine(self)
        self.winner.setMaxLength(80)
        self.winner.setAccessibleName(tr("match", "Winner of the selected rally"))
        self.winner.setToolTip(tr("match", "Who won the selected rally. Enter goes to the next one"))
        self._winners = complete_inline(self.winner)
        tip = tr(
            "match", "Tags and notes of the selected rally, separated by commas. Use quotes for a note with commas"
        )
        self.tags = TagLine(tr("match", "Tags of the selected rally"), tip, self)
        lay_row((self.winner, 1), (self.tags, 1), owner=self, spacing=6)

    @property
    def is_typing(self) -> bool:
        return self.winner.hasFocus() or self.tags.hasFocus()

    def complete_from(self, track: Track) -> None:
        """Offer the names and tags that the track already contains as completions."""
        self.tags.set_known(track.known_tags)
        known = {rally.winner for rally in track.rallies} | {name for match in track.matches for name in match.names}
        words = {NEAR_END, FAR_END, LET} if track.matches else set()
        self._winners.setStringList(sorted({shown(winner_words(name)) for name in known | words} - {""}))

    def show_rally(self, rally: Rally | None, winner: str) -> None:
        """Show a rally, or none. Text being typed for it is kept.

        Args:
            rally: the selected rally, or None.
        """
        for line in (self.winner, self.tags):
            line.setEnabled(rally is not None)
        if rally is None:
            frames, winner_hint, tags_hint = None, tr("match", "Winner"), tr("match", "Tags")
        else:
            frames, name = rally.frames, rally_words(rally.name)
            winner_hint = tr("match", "Winner of {rally}", rally=name)
            tags_hint = tr("match", "Tags of {rally}", rally=name)
        self.winner.setPlaceholderText(winner_hint)
        self.tags.setPlaceholderText(tags_hint)
        is_same = frames == self._frames
        if not (is_same and self.winner.hasFocus() and self.winner.isModified()):
            self.winner.setText(winner)
        if not (is_same and self.tags.is_typed):
            self.tags.show_tags(() if rally is None else rally.tags)
        self._frames = frames
