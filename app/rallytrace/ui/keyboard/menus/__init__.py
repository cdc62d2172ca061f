"""The table of actions, a module for each menu."""
