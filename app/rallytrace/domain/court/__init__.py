"""The court: its measures, the camera, and the flight in space. numpy only; metres unless a name says otherwise."""
