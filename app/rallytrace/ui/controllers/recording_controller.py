"""Ask how the video was recorded."""

import numpy as np

from rallytrace.analysis.facts.slow_motion import SLOWDOWN
from rallytrace.texts import join_sentences, tr
from rallytrace.track.recording import Recording
from rallytrace.track.track import Layer, State
from rallytrace.track.turned_track import change_recording
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
        proposed = slowdown * info.rate if recording.camera_rate is None and slowdown > 1 else None
        dialog = RecordingDialog(recording, info.rate, proposed, self._window)
        dialog.chosen.connect(self._set)
        dialog.open()

    def _set(self, recording: Recording) -> None:
        track, info = self._workspace.document.track, self._workspace.info
        if info is None:
            return
        old, turning = track.recording, recording.turning
        edit = change_recording(track, recording, info.size)
        if edit is None or not self._edit_controller.edit(edit):
            return
        news = []
        if turning != old.turning:
            news.append(
                tr("video", "The video is {turned}, and all points with it.", turned=turning.words)
                if turning
                else tr("video", "The video is shown as its file says, and all points with it.")
            )
        if recording.camera_rate != old.camera_rate:
            news.append(
                tr("video", "Speeds and durations are now those of the file. Hits and strokes may have changed.")
                if recording.camera_rate is None
                else tr("video", "Speeds and durations are now those of the match. Hits and strokes may have changed.")
            )
            if np.any(track.layer(Layer.PREDICTED)["state"] != State.UNSET):
                news.append(tr("video", "Track again, because tracking depends on the rate."))
        if news:
            self._notices.tell(join_sentences(*news, self._undo_hint))
