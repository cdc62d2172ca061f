"""The project file of the open video, kept up to date in a thread."""
