"""Sound is played in step with the picture, and only when it should be."""

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

pytest.importorskip("PySide6.QtCore")

import clipmaker
from clicks import CLICK_SAMPLES, RATE, with_clicks
from clipmaker import Clip
from qt import wait_until
from rallytrace.errors import AppError
from rallytrace.session.playhead import Playhead
from rallytrace.session.preferences import Preferences
from rallytrace.session.sound.output import LATENCY_SECONDS, DeviceOutput, Output, Pull
from rallytrace.session.sound.player import SoundPlayer
from rallytrace.session.sound.waveform import Waveform
from rallytrace.session.workspace import Workspace
from rallytrace.settings.sections import PLAYBACK
from rallytrace.video.sound import BINS_PER_FRAME

pytestmark = pytest.mark.usefixtures("qapp")


class FakeOutput:
    """A device that plays only when the test pulls."""

    def __init__(self) -> None:
        self.pull: Pull | None = None
        self.opened = 0
        self.is_closed = False

    def start(self, pull: Pull) -> None:
        self.pull = pull

    def stop(self) -> None:
        self.pull = None

    def close(self) -> None:
        self.is_closed = True

    def open(self, _rate: int, _channels: int) -> Output:
        self.opened += 1
        return self


@pytest.fixture(scope="module")
def clip(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("clips")
    return with_clicks(clipmaker.make(Clip("silent.mp4", n_frames=110), folder), folder / "loud.mp4")


@pytest.fixture
def workspace(tmp_path: Path) -> Iterator[Workspace]:
    workspace = Workspace(Preferences(tmp_path / "settings.json"))
    yield workspace
    workspace.shutdown()


@pytest.fixture
def output() -> FakeOutput:
    return FakeOutput()


@pytest.fixture
def player(workspace: Workspace, output: FakeOutput, clip: Path) -> SoundPlayer:
    player = SoundPlayer(workspace, open_output=output.open)
    open_video(workspace, clip)
    wait_until(lambda: player.has_sound)
    return player


def open_video(workspace: Workspace, video: Path) -> None:
    workspace.open(video)
    wait_until(lambda: (info := workspace.info) and info.path == video and info.complete)


def set_due(monkeypatch: pytest.MonkeyPatch, seconds: float | None) -> None:
    monkeypatch.setattr(Playhead, "due", lambda _self: seconds)


def pull(output: FakeOutput, count: int) -> np.ndarray:
    assert output.pull is not None
    return np.abs(output.pull(count)[:, 0])


def test_what_is_heard_belongs_to_the_picture(
    player: SoundPlayer, workspace: Workspace, output: FakeOutput, monkeypatch: pytest.MonkeyPatch
) -> None:
    set_due(monkeypatch, 1 - LATENCY_SECONDS - 0.02)
    workspace.playhead.play()
    wait_until(lambda: output.pull and pull(output, RATE // 10).max() > 0.3)
    player.position = None
    before, click = np.split(pull(output, RATE // 50 + CLICK_SAMPLES), [RATE // 50])
    assert before[: -RATE // 200].max() < 0.2
    assert click.max() > 0.3


def test_small_differences_of_the_clocks_do_not_tear_the_sound(
    player: SoundPlayer, workspace: Workspace, output: FakeOutput, monkeypatch: pytest.MonkeyPatch
) -> None:
    set_due(monkeypatch, 0.5)
    workspace.playhead.play()
    wait_until(lambda: output.pull)
    pull(output, 480)
    position = player.position
    assert position is not None
    set_due(monkeypatch, 0.52)
    pull(output, 480)
    assert player.position == position + 480
    set_due(monkeypatch, 0.9)
    pull(output, 480)
    assert player.position == round((0.9 + LATENCY_SECONDS) * RATE) + 480


def test_nothing_is_heard_while_the_picture_waits(
    player: SoundPlayer, workspace: Workspace, output: FakeOutput, monkeypatch: pytest.MonkeyPatch
) -> None:
    set_due(monkeypatch, None)
    workspace.playhead.play()
    wait_until(lambda: output.pull)
    assert not pull(output, 480).any()
    assert player.position is None


def test_other_speeds_and_pauses_are_silent(player: SoundPlayer, workspace: Workspace, output: FakeOutput) -> None:
    workspace.playhead.play()
    wait_until(lambda: output.pull)
    workspace.playhead.set_speed(0.5)
    wait_until(lambda: output.pull is None)
    workspace.playhead.set_speed(1.0)
    wait_until(lambda: output.pull)
    workspace.playhead.pause()
    wait_until(lambda: output.pull is None)
    assert output.opened == 1
    assert not player.is_playing


@pytest.mark.usefixtures("player")
def test_the_setting_mutes_at_once(workspace: Workspace, output: FakeOutput) -> None:
    workspace.playhead.play()
    wait_until(lambda: output.pull)
    workspace.preferences.update(PLAYBACK, sound=False)
    wait_until(lambda: output.pull is None)
    workspace.preferences.update(PLAYBACK, sound=True)
    wait_until(lambda: output.pull)


def test_a_silent_video_opens_no_device(
    player: SoundPlayer, workspace: Workspace, output: FakeOutput, clip: Path
) -> None:
    open_video(workspace, clip.with_name("silent.mp4"))
    wait_until(lambda: not player.has_sound)
    workspace.playhead.play()
    assert not player.is_playing
    assert not output.opened


def test_a_missing_device_is_reported_once(workspace: Workspace, clip: Path) -> None:
    def fail(_rate: int, _channels: int) -> Output:
        message = "There is no sound: this computer has no usable sound device."
        raise AppError(message)

    player = SoundPlayer(workspace, open_output=fail)
    told: list[str] = []
    player.told.connect(told.append)
    open_video(workspace, clip)
    wait_until(lambda: player.has_sound)
    workspace.playhead.play()
    wait_until(lambda: told)
    workspace.playhead.pause()
    workspace.playhead.play()
    assert not player.is_playing
    assert len(told) == 1


def test_a_device_that_does_not_start_is_reported(
    player: SoundPlayer, workspace: Workspace, output: FakeOutput, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_pull: Pull) -> None:
        message = "There is no sound: the sound device could not be started."
        raise AppError(message)

    monkeypatch.setattr(output, "start", fail)
    told: list[str] = []
    player.told.connect(told.append)
    workspace.playhead.play()
    wait_until(lambda: told)
    assert not player.is_playing


def test_a_failing_start_of_the_device_is_explained(monkeypatch: pytest.MonkeyPatch) -> None:
    miniaudio = pytest.importorskip("miniaudio")

    def fail(*_arguments: object) -> None:
        raise miniaudio.MiniaudioError("failed to start audio device")

    device = DeviceOutput(RATE, 1, ("NULL",))
    monkeypatch.setattr(miniaudio.PlaybackDevice, "start", fail)
    with pytest.raises(AppError, match="could not be started"):
        device.start(lambda count: np.zeros((count, 1), np.float32))
    device.close()


def test_closing_the_video_closes_the_device(player: SoundPlayer, workspace: Workspace, output: FakeOutput) -> None:
    workspace.playhead.play()
    wait_until(lambda: output.pull)
    workspace.close_video()
    wait_until(lambda: output.is_closed)
    assert not player.has_sound


def test_a_device_pulls_until_it_is_stopped() -> None:
    """Miniaudio's null device keeps time, but plays nothing."""
    pytest.importorskip("miniaudio")
    device = DeviceOutput(RATE, 2, ("NULL",))
    pulled: list[int] = []

    def silence(count: int) -> np.ndarray:
        pulled.append(count)
        return np.zeros((count, 2), np.float32)

    device.start(silence)
    wait_until(lambda: len(pulled) > 3)
    device.stop()
    stopped = len(pulled)
    device.close()
    assert len(pulled) == stopped


def test_the_waveform_covers_all_frames_and_goes_with_the_video(workspace: Workspace, clip: Path) -> None:
    waveform = Waveform(workspace)
    open_video(workspace, clip)
    wait_until(lambda: bool(waveform.peaks.any()))
    info = workspace.info
    assert info is not None
    assert len(waveform.peaks) == info.n_frames * BINS_PER_FRAME
    workspace.close_video()
    assert not len(waveform.peaks)
