"""Read label files of any dialect, correct their rows and report refused ones."""
