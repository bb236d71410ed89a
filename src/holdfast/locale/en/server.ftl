# What the server says no to. The code is its own.
refusal-no-match = There is no such table.
refusal-no-person = There is no such person here any more.
refusal-not-host = Only the host of the table may do this.
refusal-not-seated = You have no seat at this table.
refusal-seat-changed = You have another seat at this table now: look again before you speak.
refusal-not-known = The server does not know you: open the start page first, or send a token.
refusal-by-token = A token plays, and nothing else: do this in the browser that knows you.
refusal-no-such-key = There is no such key, or it is void already.
refusal-too-many-keys = { $most ->
    [one] You have { $most } key of this kind, and no more are allowed: revoke it first.
   *[other] You have { $most } keys of this kind, and no more are allowed: revoke one first.
}
refusal-would-replace = This code belongs to { $name }, and in this browser you are { $now }. If you go on, you are { $name } here, and come back as { $now } only with a code of theirs.
refusal-wrong-password = This server asks for a password.
refusal-foreign-origin = This request comes from another site.
refusal-not-over = The record and the replay are secret until the game is over.
refusal-no-such-move = { $moves ->
    [one] This play has { $moves } move, and not the one you ask for.
   *[other] This play has { $moves } moves, and not the one you ask for.
}
refusal-no-such-eyes = A play is seen by a seat, by a spectator, or by all.
refusal-not-playing = This table is not playing now.
refusal-not-waiting = This table has begun already.
refusal-seat-taken = This seat is taken.
refusal-no-free-seat = Every seat at this table is taken.
refusal-locked = The host has locked this table.
refusal-unknown-pace = The pace is live, relaxed, by_mail or none.
refusal-unknown-visibility = A table is public or private.
refusal-unknown-phrase = There is no such quick phrase.
refusal-no-whispers = Nobody whispers here.
refusal-muted = You cannot speak now.
refusal-nothing-said = There is nothing to say.
refusal-no-undo-asked = Nobody asks to take anything back.
refusal-old-rules = This match was played by older rules and can only be looked at.
refusal-bad-webhook = A webhook is an https address of a public host, at port 443 or 8443.
refusal-busy = The server has too many calls to make just now: try again in a while.
refusal-bad-name = A name has at least one letter.
refusal-bad-message = This message is not understood.
refusal-too-fast = Too many messages.
refusal-too-many = { $seconds ->
    [one] Too much at once: wait { $seconds } second, then try again.
   *[other] Too much at once: wait { $seconds } seconds, then try again.
}
refusal-failed = Something went wrong in the server, and nothing was done.
refusal-old-protocol = The page is older or newer than the server: load it again.
refusal-not-stored = The server could not write this down, so it did not happen. Try again in a while.
refusal-bad-settings = The settings are wrong: { $why }

# Quick phrases: what a table hears in its own language.
phrase-hello = Hello!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-well-played = Well played!
phrase-hurry = Your move, please.
phrase-wait = One moment.
phrase-trade = Shall we trade?
phrase-trust-me = Trust me.
phrase-no-way = No way.
phrase-good-game = Good game!

# Commands of the server.
serve-cannot-listen = Cannot listen on { $place }: { $why }
records-no-database = There is no database at { $place }. Name its folder with --data.
records-exported = { $n ->
    [one] { $n } record written
   *[other] { $n } records written
} to { $place }.
records-imported = { $n ->
    [one] { $n } record read.
   *[other] { $n } records read.
}
records-backed-up = The database is copied to { $place }.
records-file-exists = { $place } is already there: choose another name.
records-cannot-write = { $place } cannot be written: { $why }
