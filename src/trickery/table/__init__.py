"""The table: a server at which people and programs sit down together (`trickery serve`)."""
