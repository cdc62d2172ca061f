"""Count scores as the rule books say, without the program's records, for comparison."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field


@dataclass
class Board:
    """The state of an umpire's board. Sides are 0 and 1."""

    server: int
    near: int
    rounds: list[tuple[int, int]] = field(default_factory=list)
    games: list[int] = field(default_factory=lambda: [0, 0])
    points: list[int] = field(default_factory=lambda: [0, 0])
    over: bool = False

    @property
    def shown(self) -> tuple[object, ...]:
        return tuple(self.rounds), tuple(self.games), tuple(self.points), self.server, self.near, self.over


def badminton(winners: Sequence[int], server: int, near: int, *, target: int, cap: int, half: int) -> Iterator[Board]:
    """Yield the board after each rally of a match of three games."""
    board = Board(server, near)
    for winner in winners:
        if board.over:
            return
        board.server = winner
        board.points[winner] += 1
        mine, theirs = board.points[winner], board.points[1 - winner]
        if (mine >= target and mine >= theirs + 2) or mine == cap:
            board.rounds.append((board.points[0], board.points[1]))
            board.points = [0, 0]
            board.over = sum(first > second for first, second in board.rounds) == 2 or (
                sum(first < second for first, second in board.rounds) == 2
            )
            if not board.over:
                board.near = 1 - board.near
        elif len(board.rounds) == 2 and mine == half and theirs < half:
            board.near = 1 - board.near
        yield board


class Tennis:
    """A match of tennis or padel.

    Args:
        needed: sets that win.
        golden: whether a point at 40 all decides.
        last: '' for a last set like the others, 'long' for one with a tie-break to 10, 'short' for only that.
    """

    def __init__(self, server: int, near: int, needed: int, *, golden: bool, last: str) -> None:
        self.board = Board(server, near)
        self.needed, self.golden, self.last = needed, golden, last
        self.serves_game = server

    def point(self, winner: int) -> Board:
        board = self.board
        decider = len(board.rounds) == 2 * self.needed - 2
        board.points[winner] += 1
        mine, theirs = board.points[winner], board.points[1 - winner]
        if decider and self.last == "short":
            if mine >= 10 and mine - theirs >= 2:
                self._win_set((board.points[0], board.points[1]))
            else:
                self._serve_tie_break()
        elif board.games == [6, 6]:
            if mine >= (10 if decider and self.last == "long" else 7) and mine - theirs >= 2:
                self._win_game(winner)
            else:
                self._serve_tie_break()
        elif mine >= 4 and (mine - theirs >= 2 or self.golden):
            self._win_game(winner)
        return board

    def _serve_tie_break(self) -> None:
        """Serve the first point from one side, then two from each; change ends after every six."""
        order = [self.serves_game, 1 - self.serves_game, 1 - self.serves_game, self.serves_game]
        played = sum(self.board.points)
        self.board.server = order[played % 4]
        if played % 6 == 0:
            self.board.near = 1 - self.board.near

    def _win_game(self, winner: int) -> None:
        board = self.board
        board.games[winner] += 1
        board.points = [0, 0]
        ends = sum(board.games) in {1, 3, 5, 7, 9, 11, 13}
        mine, theirs = board.games[winner], board.games[1 - winner]
        if (mine == 6 and theirs <= 4) or mine == 7:
            self._win_set((board.games[0], board.games[1]))
        else:
            self._change_server()
        if ends and not board.over:
            board.near = 1 - board.near

    def _win_set(self, count: tuple[int, int]) -> None:
        board = self.board
        board.rounds.append(count)
        board.games, board.points = [0, 0], [0, 0]
        won = [sum(first > second for first, second in board.rounds), sum(a < b for a, b in board.rounds)]
        board.over = self.needed in won
        self._change_server()

    def _change_server(self) -> None:
        self.serves_game = 1 - self.serves_game
        self.board.server = self.serves_game


def tennis(
    winners: Sequence[int], server: int, near: int, needed: int, *, golden: bool, last: str = ""
) -> Iterator[Board]:
    """Yield the board after each point."""
    match = Tennis(server, near, needed, golden=golden, last=last)
    for winner in winners:
        if match.board.over:
            return
        yield match.point(winner)
