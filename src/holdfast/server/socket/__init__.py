"""One person's line to one table: frames, bounded in and out."""
