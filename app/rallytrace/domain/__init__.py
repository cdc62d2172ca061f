"""What a track is: points, gaps, metrics, geometry. numpy only."""
