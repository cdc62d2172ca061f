"""The range between the In and the Out mark."""

from PySide6.QtCore import QObject, Signal


class Marks(QObject):
    """Where a range begins and ends, as the analyst marks it; both marks are frames that belong to it."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._first: int | None = None
        self._last: int | None = None

    @property
    def first(self) -> int | None:
        """The In mark."""
        return self._first

    @property
    def last(self) -> int | None:
        """The Out mark."""
        return self._last

    @property
    def frames(self) -> range | None:
        """The frames from In to Out, both included; None until both are set."""
        if self._first is None or self._last is None:
            return None
        return range(self._first, self._last + 1)

    def set_in(self, frame: int) -> None:
        """Begin here; an Out mark that lies before is dropped."""
        last = self._last if self._last is not None and self._last >= frame else None
        self._become(frame, last)

    def set_out(self, frame: int) -> None:
        """End here; an In mark that lies behind is dropped."""
        first = self._first if self._first is not None and self._first <= frame else None
        self._become(first, frame)

    def set_frames(self, frames: range) -> None:
        """Take a whole range, at least one frame."""
        self._become(frames.start, frames.stop - 1)

    def clear(self) -> None:
        """Mark nothing."""
        self._become(None, None)

    def _become(self, first: int | None, last: int | None) -> None:
        if (first, last) != (self._first, self._last):
            self._first, self._last = first, last
            self.changed.emit()
