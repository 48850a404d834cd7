"""All tables of a server, by id."""
