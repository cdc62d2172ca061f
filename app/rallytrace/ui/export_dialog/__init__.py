"""The window for exporting labels, datasets and videos."""
