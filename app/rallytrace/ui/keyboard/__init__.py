"""What can be asked for, and by which keys."""
