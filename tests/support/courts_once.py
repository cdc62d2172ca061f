"""Cache the search for the court per picture: tests track the same few videos hundreds of times, seconds each time."""

from hashlib import blake2b

from made_once import kept
from rallytrace.tracking.court_search import CourtSearch, CourtWatch

_search = CourtWatch._search
_found = dict[tuple[object, ...], CourtSearch]()


def search(watch: CourtWatch, frame_index: int, near: CourtSearch | None = None) -> CourtSearch:
    """Search as the program does, but return the earlier result for an equal picture after an equal one."""
    pixels = watch._reader.frame(frame_index).bgr()
    known = near.found if near is not None else None
    before = (known.corners.tobytes(), known.sport) if known is not None else None
    key = blake2b(pixels.tobytes()).digest(), pixels.shape, frame_index, watch._sport, before
    if key not in _found:
        _found[key] = kept("court", key, lambda: _search(watch, frame_index, near))
    return _found[key]
