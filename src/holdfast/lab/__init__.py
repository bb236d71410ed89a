"""Many games at once: bots against bots, counted honestly."""
