"""What files of videos are called."""

SUFFIXES = (
    *(".mp4", ".mov", ".mkv", ".avi", ".webm", ".m4v"),
    *(".mts", ".m2ts", ".ts", ".mpg", ".mpeg", ".wmv", ".flv"),
)
"""In small letters. Any file may be opened; these are offered, and looked for beside labels."""
