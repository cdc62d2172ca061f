"""Edit the names of players."""

from collections.abc import Iterable
from dataclasses import replace

from rallytrace.track.edits import Edit
from rallytrace.track.lists import PlayerNamesChange
from rallytrace.track.player_label import PlayerName, RacketHand
from rallytrace.track.track import Track


def name_players(track: Track, names: Iterable[PlayerName], *, in_place_of: Iterable[PlayerName] = ()) -> Edit | None:
    """Return an edit that names players; None if nothing changes.

    Args:
        in_place_of: names that are removed.
    """
    old = set(in_place_of)
    kept = [named for named in track.player_names if named not in old]
    added = sorted(set(names) - set(kept))
    title = f"Name {added[0].name}" if added else "Clear a player's name"
    return _set_names(track, tuple(sorted([*kept, *added])), title)


def rename_player(track: Track, old: str, new: str) -> Edit | None:
    """Return an edit that renames a player everywhere; None if nothing changes.

    If another player has the new name already, the two become one.
    """
    names = {replace(named, name=new) if named.name == old else named for named in track.player_names}
    return _set_names(track, tuple(sorted(names)), f"Rename {old} to {new}")


def set_hand(track: Track, name: str, hand: RacketHand, *, word: PlayerName) -> Edit | None:
    """Return an edit that sets a player's racket hand; None if nothing changes.

    Args:
        word: entry to add if the player has none yet.
    """
    known = [named for named in track.player_names if named.name == name]
    others = set(track.player_names) - set(known)
    names = {replace(named, name=name, hand=hand) for named in known or [word]}
    return _set_names(track, tuple(sorted(others | names)), f"{name} plays with the {hand.value} hand")


def _set_names(track: Track, names: tuple[PlayerName, ...], title: str) -> Edit | None:
    left = {named.name for named in names if named.hand is RacketHand.LEFT}
    consistent = tuple(replace(named, hand=RacketHand.LEFT) if named.name in left else named for named in names)
    return (
        None if consistent == track.player_names else Edit(title, (PlayerNamesChange(track.player_names, consistent),))
    )
