"""Translate names that are stored in English: those of steps in the history, of numbered rallies and players."""

from functools import lru_cache
from typing import Final

from rallytrace.texts import recognize, tr_lazy
from rallytrace.track.lists import EventKind
from rallytrace.track.stroke_types import RacketStroke, StrokeGroup

_NUMBERED: Final = tr_lazy("match", "Rally {number}", number="{number}")
_PLAYER: Final = tr_lazy("match", "Player {number}", number="{number}")
_STEPS: Final = (
    tr_lazy("actions", "Visible"),
    tr_lazy("actions", "Hidden"),
    tr_lazy("actions", "No ball"),
    tr_lazy("actions", "Unclear"),
    tr_lazy("actions", "Clear"),
    tr_lazy("actions", "Move the point"),
    tr_lazy("actions", "Place the point"),
    tr_lazy("actions", "Nudge the point"),
    tr_lazy("actions", "Ball stays here"),
    tr_lazy("actions", "Accept"),
    tr_lazy("actions", "Protect the frame"),
    tr_lazy("actions", "Unprotect the frame"),
    tr_lazy("actions", "Mark as not reviewed"),
    tr_lazy("actions", "Import labels"),
    tr_lazy("actions", "Accept the proposed winners"),
    tr_lazy("actions", "Tags of an event"),
    tr_lazy("actions", "Clear the event"),
    tr_lazy("actions", "Mark no event"),
    tr_lazy("actions", "Clear the stroke"),
    tr_lazy("actions", "Clear the hitter"),
    tr_lazy("actions", "Hit by the near player"),
    tr_lazy("actions", "Hit by the far player"),
    tr_lazy("actions", "Hit by the left player"),
    tr_lazy("actions", "Hit by the right player"),
    tr_lazy("actions", "Mark as not in play"),
    tr_lazy("actions", "Mark as in play"),
    tr_lazy("actions", "Set the court"),
    tr_lazy("actions", "Remove the court"),
    tr_lazy("actions", "Change the recording"),
    tr_lazy("actions", "Turn the video"),
    tr_lazy("actions", "Set the match"),
    tr_lazy("actions", "Remove the match"),
    tr_lazy("actions", "Clear a player's name"),
    tr_lazy("actions", "Use the other track"),
    tr_lazy("actions", "Track"),
    tr_lazy("actions", "Fill gaps"),
    *(tr_lazy("actions", "Remove %n events", singular="Remove %n event", n=n) for n in (1, 2)),
    *(tr_lazy("actions", "Import %n rallies", singular="Import %n rally", n=n) for n in (1, 2)),
    *(tr_lazy("actions", "Re-track %n frames", singular="Re-track %n frame", n=n) for n in (1, 2)),
    *(tr_lazy("actions", "Find %n rallies", singular="Find %n rally", n=n) for n in (1, 2)),
    *(
        tr_lazy(
            "actions",
            "Fill %n frames as hidden ({method})",
            singular="Fill %n frame as hidden ({method})",
            n=n,
            method="{method}",
        )
        for n in (1, 2)
    ),
    *(
        tr_lazy("actions", "Fill %n frames ({method})", singular="Fill %n frame ({method})", n=n, method="{method}")
        for n in (1, 2)
    ),
    tr_lazy("actions", "Winner of {rally}", rally="{rally}"),
    tr_lazy("actions", "Ending of {rally}", rally="{rally}"),
    tr_lazy("actions", "Tags of {rally}", rally="{rally}"),
    tr_lazy("actions", "Score of {rally}", rally="{rally}"),
    tr_lazy("actions", "Split {rally}", rally="{rally}"),
    tr_lazy("actions", "Remove {rally}", rally="{rally}"),
    tr_lazy("actions", "Rename {old} to {new}", old="{old}", new="{new}"),
    tr_lazy("actions", "{player} plays with the right hand", player="{player}"),
    tr_lazy("actions", "{player} plays with the left hand", player="{player}"),
    tr_lazy("actions", "Mark a {event}", event="{event}"),
    *(kind.text for kind in EventKind),
    *(stroke.text for stroke in (*StrokeGroup, *RacketStroke)),
    # the values of `analysis.fills.fill.Method`, without names of networks
    tr_lazy("match", "linear"),
    tr_lazy("match", "cubic"),
    tr_lazy("match", "flight"),
    tr_lazy("match", "shots in 3D"),
    _NUMBERED,
    _PLAYER,
    tr_lazy("actions", "Name a {stroke}", stroke="{stroke}"),
    tr_lazy("actions", "Name {name}", name="{name}"),
)


@lru_cache(maxsize=4096)
def step_words(name: str) -> str:
    """Return the stored name of a step in the history, to be given to `shown`."""
    return recognize(name, _STEPS)


@lru_cache(maxsize=4096)
def rally_words(name: str) -> str:
    """Return the name of a rally, to be given to `shown`. Only names that the program gave are translated."""
    return recognize(name, (_NUMBERED,))


@lru_cache(maxsize=4096)
def player_words(name: str) -> str:
    """Return the name of a player, to be given to `shown`. Only names that the program gave are translated."""
    return recognize(name, (_PLAYER,))
