"""A list of places of the video that is walked: what the Review and the Compare panel have in common."""
