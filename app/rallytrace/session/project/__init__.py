"""Keep the project file of the open video up to date in a thread."""
