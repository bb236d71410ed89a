"""The rulebook, chapter by chapter: the number in a module's name is the number in its rules' ids."""
