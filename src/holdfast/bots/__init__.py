"""Players that are no people. They get what a seat sees, and nothing else."""
