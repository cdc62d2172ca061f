"""The project file: one SQLite database beside the video that holds all that is known about it. No Qt."""
