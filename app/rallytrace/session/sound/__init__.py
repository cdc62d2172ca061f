"""The sound of the open video: played in step with the picture, and its loudness for the timeline."""
