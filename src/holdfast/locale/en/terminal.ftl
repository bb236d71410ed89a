# What the terminal's clients say, whatever the game.

terminal-name = { NAME($id) }
terminal-short-name = { NAME($id, case: "short") }
terminal-names = { LIST($ids) }
list-and = { $first } and { $last }
list-times = { $name } ×{ $n }

event-taken-back = { NAME($who) } took back the last word.

# At one device.
terminal-hand-over = Pass the device to { NAME($who) } (seat { $seat }), then press Enter.
terminal-hand-over-undo = { NAME($who) } may still take the last word back: undo.
terminal-hand-over-enter = Only Enter shows the next player's cards.
terminal-saved = Saved in { $place }.{ $over ->
    [yes] { "" }
   *[no] { " " }Go on with: { $program } terminal --resume { $place }
}
terminal-copied = A copy is in { $place }.
terminal-no-rights = There is nothing you may do unasked now.
terminal-thinking = The others are at it …
terminal-answered = { $ask } — “{ $choice }”, of itself.

# The plain client. Each terminal-word-… lists all spellings of one command.
terminal-plain-prompt = A number, { $rights ->
    [0] { "" }
   *[other] rights ({ $rights }),{ " " }
}{ $undo ->
    [yes] undo,{ " " }
   *[no] { "" }
}?, view, help:
terminal-plain-help =
    Type a number to answer. Or: ? the rule · hint what a bot would do, and why · rights what you may do unasked (then r1, r2 …) · undo · view the table · notes ·
    words the options in notation (any notation is understood) · save [FILE] · lang · quit (the game is always saved).
terminal-plain-end = The record is in { $place }. again: a new game · save FILE: a copy · quit
terminal-word-rule = ? rule
terminal-word-rights = rights r
terminal-word-undo = undo u
terminal-word-save = save s
terminal-word-quit = quit q exit
terminal-word-view = view v
terminal-word-notes = notes
terminal-word-words = words w
terminal-word-lang = lang l
terminal-word-help = help h
terminal-word-again = again n
terminal-word-hint = hint t
terminal-advice = Hint: { $choice }. { $why }
terminal-no-advice = There is nothing to advise now.

# The full screen.
terminal-keys =
    Press the key beside an option; arrows and Enter do as well. 0 passes.
    r  what you may do unasked      ?  the rule behind the question
    :  type any move in notation    /  filter a list, Space turns pages
    u  take back, when possible     g  the whole log
    h  hide secrets from others     n  your notebook
    t  a hint, and why              b  the rest of the table
    l  по-русски                    q  save and quit
terminal-follows = ↑↓ — what follows
terminal-tiny = The window is too small. Make it larger: 80×24 is enough. Or q, and the same command with --plain: line by line.
terminal-any-key = any key: play
terminal-key-rule = rule
terminal-key-rights = rights
terminal-key-hint = hint
terminal-key-options = back
terminal-key-type = type
terminal-key-undo = undo
terminal-key-log = log
terminal-key-notes = notes
terminal-key-hide = hide
terminal-key-help = help
terminal-key-language = RU
terminal-key-quit = quit
terminal-key-close = close
terminal-page = page { $page } of { $pages }: Space
terminal-part = table, part { $part } of { $parts }: b for the next
terminal-filter = only “{ $words }” (Esc: all)
terminal-type-here = a move, such as: { $example }
terminal-filter-here = words to look for
terminal-save-here = the file for a copy of the record
terminal-log = What happened
terminal-notes = What you have seen
terminal-no-notes = You have seen nothing that is hidden now.
terminal-rights-title = What you may do unasked
terminal-press = Choose first: a key, or arrows and Enter.
terminal-hand-over-title = { NAME($who) } is next
terminal-hand-over-text = Pass the device to { NAME($who) }; press Enter.
terminal-end-place = The record is in { $place }
terminal-end-again = new game
terminal-end-save = save a copy

# verify
verify-honest = { $place }: honest. Every shuffle and all { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
} are as the dice and the rules give them.
verify-unfinished = { $place }: the game is not over there; the record ends in mid-play.
verify-dishonest = { $place }: not honest, at move { $move } of { $moves }. { $why }
