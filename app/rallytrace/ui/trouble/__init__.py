"""When something goes wrong, and what to look at then."""
