"""The panel of the players: pictures of them from each rally, their names, and questions about unsure ones."""

import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Final, Self

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QHideEvent, QPaintEvent
from PySide6.QtWidgets import QCheckBox, QInputDialog, QLabel, QMenu, QPushButton, QWidget

from rallytrace.analysis.facts.players import PLAYERS
from rallytrace.analysis.players.identification import PlayerIdentities, RallyPlayers, SeenPlayer
from rallytrace.exports.formats.players import embedding_network
from rallytrace.session.live_facts import LiveFacts
from rallytrace.session.workspace import Workspace
from rallytrace.texts import shown, tr
from rallytrace.track.edits import Edit
from rallytrace.track.label_edits import name_players, rename_player, set_hand
from rallytrace.track.match_setup import END_WORDS
from rallytrace.track.player_label import MAX_NAME_CHARACTERS, PlayerName, RacketHand
from rallytrace.track.step_names import rally_words
from rallytrace.track.wording import count_noun
from rallytrace.ui.controller import WindowContext
from rallytrace.ui.keyboard.action_registry import Actions
from rallytrace.ui.keyboard.keys import action_link
from rallytrace.ui.look.icons import BadgeStatus
from rallytrace.ui.look.layouts import lay_column, lay_row, stack_pages
from rallytrace.ui.look.widgets import (
    NameLine,
    Notice,
    ScrollingPanel,
    SidePanel,
    empty_label,
    give_role,
    one_shot,
    wrapped_label,
)
from rallytrace.ui.players.contact_sheet import ContactSheet, SheetCell
from rallytrace.ui.players.player_pictures import PlayerPictures, picture_area

_MAX_STEM_CHARACTERS: Final = 24
"""Maximum number of characters of the embedding network's name that are shown."""
_LAST: Final = sys.maxsize
_FIND: Final = "find"
_SET_COURT: Final = "court"


class PersonSection(QWidget):
    """The part of the panel for one player, with an editable name and a contact sheet."""

    renamed = Signal(object, str)
    """This section and the new name of its player."""
    hand_chosen = Signal(object, object)
    """This section and the `RacketHand` of its player."""

    def __init__(self, name: str, pictures: PlayerPictures, parent: QWidget) -> None:
        super().__init__(parent)
        self.shown_name = name
        self.name = NameLine(self)
        self.name.setText(shown(name))
        self.name.setMaxLength(MAX_NAME_CHARACTERS)
        self.name.setAccessibleName(tr("match", "Name of {player}", player=name))
        self.name.setToolTip(tr("match", "The name of this player, in all rallies"))
        self.sure = give_role(QLabel(self), "muted")
        self.left_handed = QCheckBox(tr("match", "Left-handed"), self)
        self.left_handed.setToolTip(tr("match", "This player holds the racket in the left hand"))
        self.sheet = ContactSheet(name, pictures, self)
        lay_column(self.name, lay_row((self.left_handed, 1), self.sure), self.sheet, owner=self, spacing=4)
        self.name.editingFinished.connect(self._rename)
        self.left_handed.clicked.connect(self._choose_hand)

    def show_cells(self, cells: Sequence[SheetCell]) -> None:
        if not (self.name.hasFocus() and self.name.isModified()):
            self.name.setText(shown(self.shown_name))
        unsure = sum(not cell.player.is_sure for cell in cells)
        self.sure.setText(
            tr("match", "{count} uncertain", count=unsure)
            if unsure
            else shown(count_noun(len(cells), "rally", "rallies"))
        )
        self.left_handed.setChecked(any(cell.player.hand is RacketHand.LEFT for cell in cells))
        self.sheet.show_cells(cells)

    @Slot(bool)
    def _choose_hand(self, is_left: bool) -> None:  # noqa: FBT001 - Qt's signature
        self.hand_chosen.emit(self, RacketHand.LEFT if is_left else RacketHand.RIGHT)

    @Slot()
    def _rename(self) -> None:
        name = " ".join(self.name.text().split())
        if name and name != shown(self.shown_name):
            self.renamed.emit(self, name)
        else:
            self.name.setText(shown(self.shown_name))


class Question(QWidget):
    """Asks the user who an uncertain player of a rally is, with a button for each name."""

    answered = Signal(object, str)
    """The `SeenPlayer` and the chosen name."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.notice = Notice(parent=self)
        self.answers = lay_row(spacing=4)
        self.buttons: list[QPushButton] = []
        lay_column(self.notice, self.answers, owner=self, spacing=4)
        self.hide()

    def ask(self, text: str, player: SeenPlayer | None, names: Sequence[str]) -> None:
        """Ask a question about a player, with these names as answers. If the player is None, hide the question."""
        for button in self.buttons:
            self.answers.removeWidget(button)
            button.deleteLater()
        self.buttons = []
        for name in names:
            if player is None:
                break
            button = QPushButton(shown(name), self, autoDefault=False)
            button.clicked.connect(partial(self._answer, player, name))
            self.answers.addWidget(button)
            self.buttons.append(button)
        self.notice.say(BadgeStatus.WARNING, text if player is not None else "")
        self.setVisible(player is not None)

    def _answer(self, player: SeenPlayer, name: str) -> None:
        self.answered.emit(player, name)


class PlayerPanel(SidePanel):
    """Shows pictures of the players of each rally, and lets the user name the players."""

    frame_requested = Signal(int)
    """A frame to go to."""
    edit_requested = Signal(object)
    """An `Edit` to be made."""
    warned = Signal(str)
    """A warning to the user, as a sentence."""

    def __init__(
        self,
        workspace: Workspace,
        facts: LiveFacts,
        pictures: PlayerPictures,
        actions: Actions,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._workspace, self._facts, self._pictures = workspace, facts, pictures
        self._finding, self._setting_court = actions["find_poses"], actions["court_mode"]
        self._shown: PlayerIdentities | None = None
        self.sections: list[PersonSection] = []
        self.count = wrapped_label(self, role="heading")
        self.basis = wrapped_label(self, role="muted")
        self.basis.setToolTip(tr("match", "How players are recognised from rally to rally"))
        self.question = Question(self)
        self.empty = empty_label(self)
        self.empty.setTextFormat(Qt.TextFormat.RichText)
        self.scroller = ScrollingPanel(self)
        self.column = lay_column((None, 1), owner=self.scroller.content, spacing=10)
        self.belongs = QPushButton(tr("match", "This is"), self, autoDefault=False)
        self.belongs.setToolTip(tr("match", "Name the player in the selected pictures"))
        self.menu = QMenu(self.belongs)
        self.belongs.setMenu(self.menu)
        self.forget = QPushButton(tr("match", "Forget"), self, autoDefault=False)
        self.forget.setToolTip(tr("match", "Clear the names you gave to the selected pictures"))
        page = QWidget(self)
        buttons = lay_row((self.belongs, 1), 4, self.forget)
        lay_column(self.count, self.basis, self.question, (self.scroller, 1), buttons, owner=page, spacing=6)
        self.pages = stack_pages(self, self.empty, page)
        lay_column((self.pages, 1), owner=self, margins=(8, 8, 8, 8))
        self._soon = one_shot(self, 0, self._show)
        self._connect()

    def _connect(self) -> None:
        document = self._workspace.document
        for changed in (self._facts.changes(PLAYERS), document.replaced, document.changed, document.poses_found):
            changed.connect(self._note)
        for action in (self._finding, self._setting_court):
            action.changed.connect(self._note)
        self._pictures.arrived.connect(self._repaint)
        self.empty.linkActivated.connect(self._follow_link)
        self.question.answered.connect(self._answer)
        self.menu.aboutToShow.connect(self._fill_menu)
        self.forget.clicked.connect(self._forget)

    @classmethod
    def in_window(cls, context: WindowContext) -> Self:
        """Return the panel of a window, connected to its documents."""
        pictures = PlayerPictures(context.cutouts, context.window)
        panel = cls(context.workspace, context.facts, pictures, context.registry, context.window)
        panel.frame_requested.connect(context.navigation_controller.go_to)
        panel.edit_requested.connect(context.edit_controller.edit)
        panel.warned.connect(context.notices.warn)
        return panel

    def paintEvent(self, event: QPaintEvent) -> None:
        """Schedule an update if the players have changed while the panel was hidden."""
        super().paintEvent(event)
        if self._shown is not self._facts[PLAYERS]:
            self._soon.start()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._pictures.want(())
        self._shown = None  # its pictures are asked for again

    @property
    def selected(self) -> list[SheetCell]:
        """Return the selected pictures of all players."""
        return [cell for section in self.sections for cell in section.sheet.selected]

    @Slot()
    def _note(self) -> None:
        if not self.visibleRegion().isEmpty():
            self._soon.start()

    @Slot()
    def _repaint(self) -> None:
        for section in self.sections:
            section.sheet.viewport().update()

    @Slot()
    def _show(self) -> None:
        known, info = self._facts[PLAYERS], self._workspace.info
        self.pages.setCurrentIndex(1 if known.names and info is not None else 0)
        if not known.names or info is None:
            self._shown = known
            self.empty.setText(self._empty_text())
            return
        cells = self._cells(known)
        if known is not self._shown:
            self._shown = known
            self._show_sections(known, cells)
            self._ask(known)
        self._pictures.want(tuple(cell.area for cell in cells))

    def _cells(self, known: PlayerIdentities) -> list[SheetCell]:
        info = self._workspace.info
        assert info is not None
        rallies = self._workspace.document.track.rallies
        names = {rally.frames: shown(rally_words(rally.name)) for rally in rallies}
        video = tr("match", "The video")
        return [
            SheetCell(player, names.get(rally.frames, video), number, picture_area(player, info.size))
            for number, rally in enumerate(known.rallies, 1)
            for player in rally.players
        ]

    def _show_sections(self, known: PlayerIdentities, cells: Sequence[SheetCell]) -> None:
        places = self._places(cells)
        names = sorted(
            {cell.player.name for cell in cells}, key=lambda name: (places.get(name, _LAST), _order_of(known, name))
        )
        if {section.shown_name for section in self.sections} != set(names):
            for section in self.sections:
                self.column.removeWidget(section)
                section.deleteLater()
            self.sections = [PersonSection(name, self._pictures, self) for name in names]
            for place, section in enumerate(self.sections):
                self.column.insertWidget(place, section)
                section.renamed.connect(self._rename)
                section.hand_chosen.connect(self._choose_hand)
                section.sheet.cell_activated.connect(self._go)
                section.sheet.itemSelectionChanged.connect(self._show_possible)
        for section in self.sections:
            section.show_cells([cell for cell in cells if cell.player.name == section.shown_name])
        rallies = count_noun(sum(bool(rally.players) for rally in known.rallies), "rally", "rallies")
        players, unsure = count_noun(len(names), "player"), len(known.unsure)
        self.count.setText(
            tr("match", "{players} in {rallies}, {count} uncertain", players=players, rallies=rallies, count=unsure)
            if unsure
            else tr("match", "{players} in {rallies}", players=players, rallies=rallies)
        )
        self.basis.setText(self._basis(known))
        self._show_possible()

    def _places(self, cells: Sequence[SheetCell]) -> Mapping[str, int]:
        """Return the position in the panel of each name whose pictures are already shown, so that renamed players stay.

        The position of a name is that at which most of its pictures are shown.
        """
        old = {cell.area: place for place, section in enumerate(self.sections) for cell in section.sheet.cells}
        counts = Counter((cell.player.name, old[cell.area]) for cell in cells if cell.area in old)
        return {name: place for (name, place), _ in reversed(counts.most_common())}

    def _basis(self, known: PlayerIdentities) -> str:
        """Return a phrase that says how players are recognised: by colours, and perhaps by an embedding network."""
        embedder = embedding_network([run.provenance for run in self._workspace.document.runs], known.appearance)
        if embedder is None:
            return tr("match", "Recognised by the colours of their clothes")
        name = Path(embedder["model"] or "embeddings").stem[:_MAX_STEM_CHARACTERS]
        if known.appearance.worth:
            return tr("match", "Recognised by colours and {network}", network=name)
        return tr("match", "Recognised by colours; {network} does not help here", network=name)

    def _ask(self, known: PlayerIdentities) -> None:
        """Ask about the least certain player of the first rally with uncertain players."""
        unsure = known.unsure
        if not unsure:
            self.question.ask("", None, ())
            return
        rally = unsure[0]
        player = min(rally.players, key=lambda player: 2.0 if player.is_sure else player.probability)
        same_end = [partner for partner in rally.players if partner.is_far == player.is_far]
        place = self._name_of(rally)
        if len(same_end) == 1:
            words = tr("match", "{rally}: who is {end}?", rally=place, end=END_WORDS[player.end])
            self.question.ask(words, player, known.names)
        else:
            self.question.ask(_doubles_question(place, player, same_end), player, rally.names_at(player.end))

    def _name_of(self, rally: RallyPlayers) -> str:
        rallies = self._workspace.document.track.rallies
        names = (shown(rally_words(known.name)) for known in rallies if known.frames == rally.frames)
        return next(names, tr("match", "The video"))

    def _empty_text(self) -> str:
        track, poses = self._workspace.document.track, self._workspace.document.poses
        if self._workspace.info is None:
            return tr("match", "No video is open.")
        if not track.courts:
            link = action_link(self._setting_court, tr("match", "Set the court"), _SET_COURT)
            return f"{tr('match', 'To find the players, set the court first.')}{link}"
        if not poses:
            link = action_link(self._finding, tr("match", "Find the players"), _FIND)
            return f"{tr('match', 'Players have not been searched for yet.')}{link}"
        if self._facts.is_busy(PLAYERS):
            return tr("match", "Recognising the players\N{HORIZONTAL ELLIPSIS}")
        link = action_link(self._finding, tr("match", "Find the players again"), _FIND)
        return f"{tr('match', 'No players found on the court.')}{link}"

    @Slot(str)
    def _follow_link(self, link: str) -> None:
        (self._finding if link == _FIND else self._setting_court).trigger()

    @Slot()
    def _show_possible(self) -> None:
        chosen = self.selected
        self.belongs.setEnabled(bool(chosen))
        self.forget.setEnabled(any(cell.player.name_by_user is not None for cell in chosen))

    @Slot()
    def _fill_menu(self) -> None:
        self.menu.clear()
        for section in self.sections:
            self.menu.addAction(shown(section.shown_name), partial(self._say, section.shown_name))
        self.menu.addSeparator()
        self.menu.addAction(tr("match", "Another player..."), self._ask_for_name)

    @Slot()
    def _ask_for_name(self) -> None:
        name, taken = QInputDialog.getText(
            self, tr("match", "Another player"), tr("match", "Who is in the selected pictures?")
        )
        name = " ".join(name.split())[:MAX_NAME_CHARACTERS]
        if taken and name:
            self._say(self._stored_name(name))

    def _stored_name(self, typed: str) -> str:
        """Return a typed name as the project stores it, which is in English if the program gave it."""
        return next((name for name in self._facts[PLAYERS].names if shown(name) == typed), typed)

    def _say(self, name: str) -> None:
        """Name the players in the selected pictures.

        If the user has given this name to another player of the same rally, the two exchange their names.
        """
        players = [cell.player for cell in self.selected]
        if len({player.followed.rally for player in players}) < len(players):
            self.warned.emit(
                tr("match", "Two pictures of one rally show different players. Select one picture per rally.")
            )
            return
        self._name(players, name)

    def _name(self, players: Sequence[SeenPlayer], name: str) -> None:
        words = {player: _said(player, name) for player in players}
        old = [player.name_by_user for player in players if player.name_by_user is not None]
        rallies = {player.followed.rally: player for player in players}
        for other in (cell.player for section in self.sections for cell in section.sheet.cells):
            player = rallies.get(other.followed.rally)
            if player not in (None, other) and other.name_by_user is not None and other.name_by_user.name == name:
                old.append(other.name_by_user)
                if player.name_by_user is not None:
                    words[other] = _said(other, player.name_by_user.name)
        self._request(name_players(self._workspace.document.track, words.values(), in_place_of=old))

    @Slot(object, str)
    def _answer(self, player: SeenPlayer, name: str) -> None:
        self._name([player], name)

    @Slot()
    def _forget(self) -> None:
        said = [cell.player.name_by_user for cell in self.selected if cell.player.name_by_user is not None]
        self._request(name_players(self._workspace.document.track, (), in_place_of=said))

    @Slot(object, str)
    def _rename(self, section: PersonSection, name: str) -> None:
        """Rename a player in all rallies. The name of another player merges the two, unless both play in one rally."""
        known, track, old = self._facts[PLAYERS], self._workspace.document.track, section.shown_name
        name = self._stored_name(name)
        played = [rally for rally in known.rallies if old in {player.name for player in rally.players}]
        if any(name in {player.name for player in rally.players} for rally in played):
            self.warned.emit(
                tr(
                    "match",
                    "{player} and {other} play in the same rally, so they cannot be the same player.",
                    player=old,
                    other=name,
                )
            )
            section.name.setText(shown(old))
            return
        if any(named.name == old for named in track.player_names):
            self._request(rename_player(track, old, name))
            return
        mine = [player for rally in played for player in rally.players if player.name == old]
        if name in known.names:
            self._name(mine, name)
        elif mine:
            self._name([max(mine, key=lambda player: player.probability)], name)

    @Slot(object, object)
    def _choose_hand(self, section: PersonSection, hand: RacketHand) -> None:
        name = section.shown_name
        mine = [cell.player for cell in section.sheet.cells]
        word = _said(max(mine, key=lambda player: player.probability), name)
        self._request(set_hand(self._workspace.document.track, name, hand, word=word))

    def _request(self, edit: Edit | None) -> None:
        if edit is not None:
            self.edit_requested.emit(edit)

    @Slot(object)
    def _go(self, cell: SheetCell) -> None:
        self.frame_requested.emit(cell.area.frame)


def _order_of(known: PlayerIdentities, name: str) -> tuple[int, str]:
    return (known.names.index(name) if name in known.names else len(known.names)), name


def _doubles_question(rally: str, player: SeenPlayer, partners: Sequence[SeenPlayer]) -> str:
    """Return a question for a player, naming the side on which the player is over the whole rally.

    Args:
        rally: name of the rally, in the language in use.
        partners: the players at the same end, with the player.
    """
    columns = {id(partner): float(partner.followed.boxes[:, [0, 2]].mean()) for partner in partners}
    end = END_WORDS[player.end]
    if columns[id(player)] <= min(columns.values()):
        return tr("match", "{rally}: who is on the left at the {end} end?", rally=rally, end=end)
    return tr("match", "{rally}: who is on the right at the {end} end?", rally=rally, end=end)


def _said(player: SeenPlayer, name: str) -> PlayerName:
    """Return a record that the player has this name, at the player's position in the middle one of the seen frames."""
    followed = player.followed
    index = len(followed.frames) // 2
    left, top, right, bottom = followed.boxes[index].tolist()
    return PlayerName(int(followed.frames[index]), (left + right) / 2, (top + bottom) / 2, name)
