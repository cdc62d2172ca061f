"""The open document, the playhead, and the threads that load, track, save and export. QtCore only."""
