"""The list of export formats. Each is a module of `formats` with a preview, a writer and a record."""

from rallytrace.settings.rules import WordedEnum


class Format(WordedEnum):
    """All formats, in the order of the command line and the window.

    The module of a format is named after the member in lower case, and has a record `FORMAT`.

    Attributes:
        words: The text in the help of the command line.
    """

    CSV = "csv", "a label file"
    DATASET = "dataset", "a dataset in TrackNetV3's layout"
    COCO = "coco", "COCO keypoints"
    YOLO = "yolo", "boxes for YOLO"
    MOT = "mot", "MOTChallenge's ground truth"
    LABEL_STUDIO = "label-studio", "a task for Label Studio"
    CVAT = "cvat", "CVAT for video 1.1"
    EVENTS = "events", "a table of events"
    RALLIES = "rallies", "a table of rallies"
    STROKES = "strokes", "a table of strokes for training"
    SHUTTLESET = "shuttleset", "strokes in ShuttleSet's layout"
    VIDEO = "video", "the video with the path drawn over it"
    CLIPS = "clips", "a video for each rally"
    REEL = "reel", "one highlight video of the rallies"
    POSES = "poses", "a table of the players' poses"
    COCO_POSES = "coco-poses", "the players' poses as COCO keypoints"
    PLAYERS = "players", "who plays in each rally and how similar the players look"
    PLAYERS_NPZ = "players-npz", "the same as NumPy arrays"
    COURT = "court", "the court and the camera"
    LOSSLESSCUT = "losslesscut", "rallies as a LosslessCut project"
    LOSSLESSCUT_CSV = "losslesscut-csv", "rallies as LosslessCut's CSV"
    EDL = "edl", "rallies as an edit decision list"
    WEBVTT = "webvtt", "rallies as WebVTT chapters"
    FFMETADATA = "ffmetadata", "rallies as FFmpeg's chapters"
    YOUTUBE = "youtube", "rallies as chapters for a YouTube description"
    SUBTITLES = "subtitles", "the score of each rally as subtitles (SRT)"
    KDENLIVE = "kdenlive", "rallies as Kdenlive's guides"
    REPORT = "report", "the match page"

    @property
    def module(self) -> str:
        """Return the full name of the format's module."""
        return f"rallytrace.exports.formats.{self.name.lower()}"
