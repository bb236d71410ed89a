"""Who is who, and how they hear that it is their turn."""
