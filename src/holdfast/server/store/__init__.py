"""What must survive: people, matches, their lines and their talk."""
