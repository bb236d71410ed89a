"""Tables with people at them: words, clocks, bots, talk, and what everybody is shown."""
