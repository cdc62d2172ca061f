"""The open document, the playhead, and the threads for loading, tracking, saving and exporting. QtCore only."""
