"""What is found along the open track: events, players, strokes, flights and the court."""
