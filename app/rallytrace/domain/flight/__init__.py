"""The flight of a ball between hits: its curve, and the division of a path into flights."""
