"""How a track is stored: projects, label files of any dialect, exports and reports. No Qt."""
