"""Edits of players' names."""

from collections.abc import Iterable
from dataclasses import replace

from rallytrace.domain.edits import Edit
from rallytrace.domain.lists import PlayerNamesChange
from rallytrace.domain.players.named import PlayerName
from rallytrace.domain.track import Track


def name_players(track: Track, names: Iterable[PlayerName], *, in_place_of: Iterable[PlayerName] = ()) -> Edit | None:
    """Say who some players are; None if nothing changes.

    Args:
        in_place_of: names that hold no more.
    """
    old = set(in_place_of)
    kept = [named for named in track.player_names if named not in old]
    added = sorted(set(names) - set(kept))
    title = f"Name {added[0].name}" if added else "Clear a player's name"
    return _set_names(track, tuple(sorted([*kept, *added])), title)


def rename_player(track: Track, old: str, new: str) -> Edit | None:
    """Give a player another name everywhere; one that another player has makes the two one. None without a change."""
    names = {replace(named, name=new) if named.name == old else named for named in track.player_names}
    return _set_names(track, tuple(sorted(names)), f"Rename {old} to {new}")


def _set_names(track: Track, names: tuple[PlayerName, ...], title: str) -> Edit | None:
    return None if names == track.player_names else Edit(title, (PlayerNamesChange(track.player_names, names),))
