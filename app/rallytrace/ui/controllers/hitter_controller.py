"""Correct who makes a hit, by key in event mode."""

from typing import Final

from rallytrace.analysis.facts.events import EVENTS
from rallytrace.analysis.facts.players import HIT_SIDES, HITTERS, PLAYERS
from rallytrace.analysis.players.identification import SeenPlayer
from rallytrace.track import edits
from rallytrace.track.calibration import court_at
from rallytrace.track.lists import PlacedHitter
from rallytrace.track.match_setup import FAR_END, NEAR_END, OTHER_END
from rallytrace.ui.controller import Commands, Controller

_MAX_SINGLES_PLAYERS: Final = 2


class HitterController(Controller):
    """Lets the user choose which player made a hit."""

    @property
    def commands(self) -> Commands:
        return {"next_hitter": self._choose_next}

    def _choose_next(self) -> None:
        """Assign the hit at the frame to the next player, or after the last player to the one found by the program."""
        frame, track, reach = self._edit_controller.frame, self._workspace.document.track, self._workspace.near
        facts = self._context.facts
        if frame is None:
            return
        hits = [event.frame for event in facts[EVENTS] if event.is_hit and abs(event.frame - frame) <= reach]
        if not hits:
            self._notices.tell("No hit at this frame. Go to a hit to correct who made it.")
            return
        hit = min(hits, key=lambda hit: abs(hit - frame))
        choices = self._choices_at(hit)
        current = next((k for k, (placed, _) in enumerate(choices) if self._is_hitter(placed)), -1)
        is_set = any(abs(placed.frame - hit) <= reach for placed in track.hitters)
        if is_set and current == len(choices) - 1:
            self._edit_controller.edit(edits.set_hitter(track, hit, None, reach))
            self._notices.tell("The program decides again who made this hit.")
            return
        if not choices:
            self._notices.tell("The camera is beside the net. Set the court to correct who hits.")
            return
        placed, words = choices[(current + 1) % len(choices)]
        self._edit_controller.edit(edits.set_hitter(track, hit, placed, reach))
        self._notices.tell(f"Hit by {words}.")

    def _choices_at(self, hit: int) -> list[tuple[PlacedHitter, str]]:
        """Return the players who can have made a hit, the near one first, each with a name.

        The list is empty if the camera is beside the net, because no player is then nearer than the others.
        """
        if self._is_beside_net(hit):
            return []
        rally = self._context.facts[PLAYERS].rally_at(hit)
        players = () if rally is None else rally.players
        if len(players) <= _MAX_SINGLES_PLAYERS:
            named = {player.end: player.name for player in players}
            return [(PlacedHitter(hit, end), named.get(end, f"the {end} player")) for end in (NEAR_END, FAR_END)]
        return [(PlacedHitter(hit, player.end, _middle_at(player, hit)), player.name) for player in players]

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
        hit, rally = self._context.facts[HITTERS].get(placed.frame), self._context.facts[PLAYERS].rally_at(placed.frame)
        if placed.place is None or hit is None or rally is None:
            return placed.place is None
        return rally.player_at(placed.frame, *placed.place) is hit.player


def _middle_at(player: SeenPlayer, frame: int) -> tuple[float, float] | None:
    box = player.followed.box_at(frame, frame + 1)
    if box is None:
        return None
    left, top, right, bottom = box.tolist()
    return (left + right) / 2, (top + bottom) / 2
