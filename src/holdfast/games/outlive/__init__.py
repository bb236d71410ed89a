"""Outlive: squads on a ruined coast by day, a shelter to feed by night, for 2 to 4 seats."""
