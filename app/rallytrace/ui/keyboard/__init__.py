"""The actions of the window and their keys."""
