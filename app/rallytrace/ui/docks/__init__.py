"""The docks around the video: panels, their places, and kept layouts."""
