"""Files that are still being recorded."""

import io
import threading
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

import clipmaker
from clipmaker import Clip
from rallytrace.files.recordings import joined_path
from rallytrace.video.file_state import VideoChangedError
from rallytrace.video.reader import VideoReader

Encode = Callable[[Clip], Path]
N_FRAMES = 200
KINDS = {
    "transport stream": Clip("grows.ts", n_frames=N_FRAMES, b_frames=2),
    "open groups": Clip("grows open.ts", n_frames=N_FRAMES, b_frames=3, options={"x264-params": "open-gop=1"}),
    "matroska": Clip("grows.mkv", n_frames=N_FRAMES, b_frames=2, container_options={"live": "1"}),
    "fragments": Clip(
        "grows.mp4",
        n_frames=N_FRAMES,
        b_frames=2,
        container_options={"movflags": "frag_keyframe+empty_moov+default_base_moof"},
    ),
}


@pytest.mark.parametrize("kind", KINDS)
def test_frames_are_added_while_file_is_written(kind: str, encoded: Encode, tmp_path: Path) -> None:
    whole = encoded(KINDS[kind]).read_bytes()
    path = tmp_path / KINDS[kind].name
    path.write_bytes(whole[: len(whole) * 2 // 5])
    with VideoReader(path, cache_bytes=0) as reader:
        assert not reader.grow()
        known = reader.index
        for tenths in range(5, 11):
            with path.open("ab") as file:
                file.write(whole[path.stat().st_size : len(whole) * tenths // 10])
            assert reader.grow()
            assert reader.index.grows
            stable = known.first_frame_of(len(known.key_pts) - 2)  # more may be shown before the last keyframe
            assert np.array_equal(reader.index.pts[:stable], known.pts[:stable])
            assert reader.n_frames >= known.n_frames
            known = reader.index
            last = reader.n_frames - 1
            assert clipmaker.number_in(reader.frame(last).bgr()) == last
        assert not reader.grow()
        reader.end_growth()
        assert not reader.index.grows
        assert [clipmaker.number_in(frame.bgr()) for frame in reader.frames()] == list(range(N_FRAMES))
        assert reader.index.damage == {}
        pts = reader.index.pts
    with VideoReader(encoded(KINDS[kind])) as reader:
        assert np.array_equal(reader.index.pts, pts)


def test_frames_are_read_in_order_while_file_grows(encoded: Encode, tmp_path: Path) -> None:
    whole = encoded(KINDS["transport stream"]).read_bytes()
    path = tmp_path / "grows.ts"
    path.write_bytes(whole[: len(whole) // 2])
    with VideoReader(path) as reader:
        n_first = reader.n_frames
        with path.open("ab") as file:
            file.write(whole[len(whole) // 2 : len(whole) * 3 // 4])
        assert reader.grow()
        seen = []
        for frame in reader.frames():
            seen.append(clipmaker.number_in(frame.bgr()))
            if frame.index == n_first // 2:
                with path.open("ab") as file:
                    file.write(whole[len(whole) * 3 // 4 :])
        assert seen == list(range(len(seen)))
        assert len(seen) >= n_first


def test_replaced_file_does_not_count_as_grown(encoded: Encode, tmp_path: Path) -> None:
    whole = encoded(KINDS["transport stream"]).read_bytes()
    path, other = tmp_path / "grows.ts", tmp_path / "other.ts"
    path.write_bytes(whole[: len(whole) // 2])
    with VideoReader(path) as reader:
        assert reader.n_frames
        other.write_bytes(whole)
        other.replace(path)
        assert not reader.grow()
        with pytest.raises(VideoChangedError):
            reader.refuse_changed()


def test_last_part_of_recording_grows(tmp_path: Path) -> None:
    files = []
    for number, first in ((1, 0), (2, 100)):
        paint = lambda i, width, height, first=first: clipmaker.numbered(i + first, width, height)  # noqa: E731
        files.append(clipmaker.make(Clip(f"card_part{number}.ts", n_frames=100), tmp_path, paint))
    whole = files[1].read_bytes()
    files[1].write_bytes(whole[: len(whole) // 2])
    with VideoReader(joined_path(files)) as reader:
        assert 100 < reader.n_frames < 200
        files[1].write_bytes(whole)
        assert reader.grow()
        reader.end_growth()
        assert reader.index.file_starts == [0, 100]
        assert [clipmaker.number_in(frame.bgr()) for frame in reader.frames()] == list(range(200))


def test_writer_in_thread_is_followed_to_its_end(encoded: Encode, tmp_path: Path) -> None:
    whole = io.BytesIO(encoded(KINDS["transport stream"]).read_bytes())
    path = tmp_path / "live.ts"
    path.write_bytes(whole.read(len(whole.getvalue()) // 4))
    may_write, written = threading.Semaphore(0), threading.Semaphore(0)

    def record() -> None:
        while may_write.acquire() and (piece := whole.read(30_000)):
            with path.open("ab") as file:
                file.write(piece)
            written.release()
        written.release()

    writer = threading.Thread(target=record)
    with VideoReader(path) as reader:
        counts = [reader.n_frames]
        writer.start()
        while writer.is_alive():
            may_write.release()
            assert written.acquire(timeout=60)
            if reader.grow():
                counts.append(reader.n_frames)
        writer.join(60)
        reader.end_growth()
        assert counts == sorted(counts)
        assert len(set(counts)) > 2
        assert reader.n_frames == N_FRAMES
