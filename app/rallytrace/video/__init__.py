"""How frames arrive: the frame index, the reader, shots and the background median."""
