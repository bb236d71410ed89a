"""Doomsday («Судный день»): humans, machines and outlaws at one table."""
