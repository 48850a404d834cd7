"""The server at whose tables people play with programs (`trickery serve`)."""
