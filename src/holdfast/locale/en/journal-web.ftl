# What only The Journal says in the browser.

web-option-journal-shelter = Side of the board
web-option-journal-shelter-standard = Standard shelter
web-option-journal-shelter-advanced = Advanced shelter
web-option-journal-siege = Length of the siege
web-option-journal-siege-full = full
web-option-journal-siege-short = short
