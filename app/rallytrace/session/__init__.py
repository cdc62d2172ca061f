"""What is open and what is running: the document, the playhead, and the threads behind them. QtCore only."""
