"""The words of the cards and scripts, and what each of them does. Read once; nothing of this runs in a play."""
