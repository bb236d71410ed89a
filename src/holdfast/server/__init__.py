"""The match server: one process, one embedded database."""
