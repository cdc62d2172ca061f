"""The panel of the players: pictures of each person, names, and questions."""
