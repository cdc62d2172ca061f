"""What everything looks like: theme, icons, words and numbers."""
