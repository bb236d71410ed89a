"""The games: each a folder of its own, none of which knows another."""
