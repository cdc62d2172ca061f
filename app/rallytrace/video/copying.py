"""Moving pictures out of the decoder's memory into memory of our own."""

from fractions import Fraction
from typing import TYPE_CHECKING, Final

from av.error import FFmpegError
from av.filter import Graph

if TYPE_CHECKING:
    from av import VideoFrame as Picture

_ANY_TIME_BASE: Final = Fraction(1, 90_000)


class PictureCopier:
    """Copies pictures, one after the other, into memory that is used again when a copy is let go.

    A decoder lends its pictures from a pool that never shrinks. Whoever keeps many of them, now of one decoder and
    now of another, would in the end hold as much memory in each pool; and memory that has been used before is several
    times faster to write to than fresh one.
    """

    def __init__(self) -> None:
        self._graph: Graph | None = None
        self._kind: tuple[str, int, int] | None = None

    def copy(self, picture: "Picture") -> "Picture":
        """The same picture with all that is known of it; itself where this FFmpeg cannot copy pictures."""
        try:
            graph = self._graph_for(picture)
            graph.vpush(picture)
            return graph.vpull()
        except (FFmpegError, ValueError):
            self._graph = None
            return picture

    def _graph_for(self, picture: "Picture") -> Graph:
        kind = picture.format.name, picture.width, picture.height
        if self._graph is None or kind != self._kind:
            graph = Graph()
            graph.threads = 1
            source = graph.add_buffer(
                width=picture.width,
                height=picture.height,
                format=picture.format,
                time_base=picture.time_base or _ANY_TIME_BASE,
            )
            graph.link_nodes(source, graph.add("copy"), graph.add("buffersink")).configure()
            self._graph, self._kind = graph, kind
        return self._graph
