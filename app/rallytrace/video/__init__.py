"""Read videos: the frame index, the reader, shots and background medians."""
