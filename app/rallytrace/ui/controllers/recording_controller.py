"""Ask how the video was recorded."""

from rallytrace.track import edits
from rallytrace.track.recording import Recording
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
        dialog = RecordingDialog(self._workspace.document.track.recording, info.rate, self._window)
        dialog.recording_chosen.connect(self._set)
        dialog.open()

    def _set(self, recording: Recording) -> None:
        edit = edits.set_recording(self._workspace.document.track, recording)
        if edit is not None and self._edit_controller.edit(edit) and recording.camera_rate is not None:
            self._notices.tell(f"Speeds and durations are now those of the match. {self._key('undo')} undoes this.")
