"""The Journal: a group of civilians lives through a siege, day by day, until the ceasefire."""
