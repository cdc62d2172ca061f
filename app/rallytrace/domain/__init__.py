"""What a track is and what can be derived from it: layers, edits, history, flights, suspicion, metrics. numpy only."""
