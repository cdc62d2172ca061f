"""The match: how its score is counted from who won each rally, and how its rallies are searched."""
