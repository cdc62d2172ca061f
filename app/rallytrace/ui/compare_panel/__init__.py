"""The Compare panel: how the track stands against another one, and where they disagree."""
