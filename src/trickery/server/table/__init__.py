"""One table, from its events to what each viewer is sent."""
