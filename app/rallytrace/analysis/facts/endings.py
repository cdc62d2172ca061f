"""How rallies ended: who won, and by what, proposed from the scoreboard and the last shot."""

from collections.abc import Mapping
from typing import Final

from rallytrace.analysis.facts.board import BOARD_WINNERS
from rallytrace.analysis.facts.graph import Facts, Node
from rallytrace.analysis.facts.last_shots import LAST_SHOTS, ProposedEnding


def _propose(facts: Facts, _results: object) -> Mapping[range, ProposedEnding]:
    """Return the proposals of both; where they differ, the scoreboard is right, and how the rally ended is unknown."""
    proposed = dict(facts[LAST_SHOTS])
    for frames, winner in facts[BOARD_WINNERS].items():
        shot = proposed.get(frames)
        ending = shot.ending if shot is not None and shot.winner == winner.end else None
        proposed[frames] = ProposedEnding(winner.end, ending, winner)
    return proposed


ENDINGS: Final[Node[Mapping[range, ProposedEnding]]] = Node(
    "endings", {}, join=_propose, after=(LAST_SHOTS, BOARD_WINNERS)
)
"""The proposed endings, keyed by the frames of the rally. Rallies with an uncertain ending are omitted."""
