"""Events: what happens where one flight of the ball turns into another."""
