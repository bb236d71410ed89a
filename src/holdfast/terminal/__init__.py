"""Play in a terminal: full screen, or line by line for pipes and screen readers.

Nothing here knows a rule. What is asked and offered comes from the kernel, its words from `locale/`, and the picture of
a game's table from the one module here that has the game's name.
"""
