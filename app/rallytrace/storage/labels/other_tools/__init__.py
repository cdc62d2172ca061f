"""Labels in the formats of other tools, read as a table of labels."""
