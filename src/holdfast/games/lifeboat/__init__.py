"""Lifeboat: negotiation, hidden hands and fights with allies, for 4 to 6 seats."""
