"""Storage of tracks: projects, label files of any dialect, exports and reports. No Qt."""
