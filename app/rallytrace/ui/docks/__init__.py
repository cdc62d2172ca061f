"""The docks around the video: panels, their positions, and saved layouts."""
