"""The project file: an SQLite database beside the video with everything known about the video. No Qt."""
