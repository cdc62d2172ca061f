"""Correct who makes a hit, by key or by the menu of the picture in event mode."""

from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QMenu

from rallytrace.analysis.facts.events import EVENTS
from rallytrace.analysis.facts.players import HIT_SIDES, PLAYERS
from rallytrace.analysis.players.identification import SeenPlayer
from rallytrace.texts import shown, tr
from rallytrace.track import edits
from rallytrace.track.calibration import court_at
from rallytrace.track.lists import PlacedHitter
from rallytrace.track.match_setup import FAR_END, NEAR_END, OTHER_END
from rallytrace.track.wording import capitalize
from rallytrace.ui.controller import Commands, Controller, WindowContext

_MAX_SINGLES_PLAYERS: Final = 2


class HitterController(Controller):
    """Lets the user choose which player made a hit."""

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context)
        self._view.open_menu = self._open_menu

    @property
    def commands(self) -> Commands:
        return {"next_hitter": self._choose_next}

    @property
    def _hit(self) -> int | None:
        """Return the frame of the hit at the frame on the screen, or None."""
        frame, reach = self._edit_controller.frame, self._workspace.near
        if frame is None:
            return None
        hits = [event.frame for event in self._context.facts[EVENTS] if event.is_hit]
        return min((hit for hit in hits if abs(hit - frame) <= reach), key=lambda hit: abs(hit - frame), default=None)

    def _choose_next(self) -> None:
        """Assign the hit at the frame to the next player, or after the last player to the one found by the program."""
        hit = self._hit
        if hit is None:
            self._notices.tell(tr("match", "No hit at this frame. Go to a hit to correct who made it."))
            return
        choices = self._choices_at(hit)
        current = next((k for k, (placed, _) in enumerate(choices) if self._is_hitter(placed)), -1)
        if self._is_set(hit) and current == len(choices) - 1:
            self._set(hit)
        elif not choices:
            self._notices.tell(tr("match", "The camera is beside the net. Set the court to correct who hits."))
        else:
            self._set(hit, *choices[(current + 1) % len(choices)])

    def _open_menu(self, position: QPointF) -> bool:
        """Offer the players who can have made the hit at the frame. Return False without one, or outside event mode."""
        hit = self._hit if self._registry["event_mode"].isChecked() else None
        choices = [] if hit is None else self._choices_at(hit)
        if hit is None or not choices:
            return False
        menu = QMenu(self._view)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(tr("match", "Hit by")).setEnabled(False)
        for placed, words in choices:
            action = menu.addAction(capitalize(words))
            action.setCheckable(True)
            action.setChecked(self._is_hitter(placed))
            action.triggered.connect(partial(self._set, hit, placed, words))
        menu.addSeparator()
        found = menu.addAction(tr("match", "As &found by the program"), partial(self._set, hit))
        found.setEnabled(self._is_set(hit))
        menu.popup(position.toPoint())
        return True

    def _is_set(self, hit: int) -> bool:
        """Return True if the user has set who made a hit."""
        return any(abs(placed.frame - hit) <= self._workspace.near for placed in self._workspace.document.track.hitters)

    def _set(self, hit: int, placed: PlacedHitter | None = None, words: str = "", _checked: object = None) -> None:
        """Set who made a hit; None lets the program decide."""
        self._edit_controller.edit(edits.set_hitter(self._workspace.document.track, hit, placed, self._workspace.near))
        self._notices.tell(
            tr("match", "Hit by {player}.", player=words)
            if placed
            else tr("match", "The program decides again who made this hit.")
        )

    def _choices_at(self, hit: int) -> list[tuple[PlacedHitter, str]]:
        """Return the players who can have made a hit, the near one first, each with a name.

        The list is empty if the camera is beside the net, because no player is then nearer than the others.
        """
        if self._is_beside_net(hit):
            return []
        rally = self._context.facts[PLAYERS].rally_at(hit)
        players = () if rally is None else rally.players
        if len(players) <= _MAX_SINGLES_PLAYERS:
            named = {
                NEAR_END: tr("match", "the near player"),
                FAR_END: tr("match", "the far player"),
                **{player.end: shown(player.name) for player in players},
            }
            return [(PlacedHitter(hit, end), named[end]) for end in (NEAR_END, FAR_END)]
        return [(PlacedHitter(hit, player.end, _middle_at(player, hit)), shown(player.name)) for player in players]

    def _is_beside_net(self, hit: int) -> bool:
        """Return True if no court is known and the nearest found hit was made on the left or right of the picture."""
        if court_at(self._workspace.document.track.courts, hit) is not None:
            return False
        sides = (side for side in self._context.facts[HIT_SIDES].values() if side.end and not side.by_hand)
        nearest = min(sides, key=lambda side: abs(side.frame - hit), default=None)
        return nearest is not None and nearest.end not in OTHER_END

    def _is_hitter(self, placed: PlacedHitter) -> bool:
        """Return True if this choice is the player to whom the hit is currently assigned."""
        side = self._context.facts[HIT_SIDES].get(placed.frame)
        if side is None or side.end != placed.end:
            return False
        rally = self._context.facts[PLAYERS].rally_at(placed.frame)
        if placed.place is None or side.place is None or rally is None:
            return placed.place is None
        return rally.player_at(placed.frame, *placed.place) is rally.player_at(placed.frame, *side.place)


def _middle_at(player: SeenPlayer, frame: int) -> tuple[float, float] | None:
    box = player.followed.box_at(frame, frame + 1)
    if box is None:
        return None
    left, top, right, bottom = box.tolist()
    return (left + right) / 2, (top + bottom) / 2
