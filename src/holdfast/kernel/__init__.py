"""The kernel: an agenda of plain data. It knows no game, clock, disk or network."""
