"""The revisions of the database, in order; what is in one never changes."""
