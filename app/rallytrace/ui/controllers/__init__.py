"""What carries out the window's actions, one controller a subject."""
