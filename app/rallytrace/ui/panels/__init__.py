"""What stands around the video."""
