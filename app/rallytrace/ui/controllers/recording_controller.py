"""Ask how the video was recorded."""

from dataclasses import replace

from rallytrace.analysis.facts.slow_motion import SLOWDOWN
from rallytrace.track import edits
from rallytrace.track.turned_track import turn_video
from rallytrace.track.turning import Turning
from rallytrace.ui.controller import Commands, Controller
from rallytrace.ui.match.recording_dialog import RecordingDialog


class RecordingController(Controller):
    """Lets the user say how the video was recorded, if its file does not."""

    @property
    def commands(self) -> Commands:
        return {"recording": self._ask}

    def _ask(self) -> None:
        info = self._workspace.info
        if info is None:
            return
        recording, slowdown = self._workspace.document.track.recording, self._context.facts[SLOWDOWN] or 1
        if recording.camera_rate is None and slowdown > 1:
            recording = replace(recording, camera_rate=slowdown * info.rate)
        dialog = RecordingDialog(recording, info.rate, self._window)
        dialog.chosen.connect(self._set)
        dialog.open()

    def _set(self, camera_rate: float | None, turning: Turning) -> None:
        track, info = self._workspace.document.track, self._workspace.info
        if info is None:
            return
        clock = edits.set_recording(track, replace(track.recording, camera_rate=camera_rate))
        if clock is not None and self._edit_controller.edit(clock) and camera_rate is not None:
            self._notices.tell(f"Speeds and durations are now those of the match. {self._key('undo')} undoes this.")
        turn = turn_video(track, turning, info.size)
        if turn is not None and self._edit_controller.edit(turn):
            words = f"The video is {turning.words}" if turning else "The video is shown as its file says"
            self._notices.tell(f"{words}, and all points with it. {self._key('undo')} undoes this.")
