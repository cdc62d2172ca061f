"""The project file: an SQLite database beside the video with everything known about it. No Qt."""
