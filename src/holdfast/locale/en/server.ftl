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
refusal-paused = { $because ->
    [nobody] This table is paused until one of its people comes back.
    [fault] Something went wrong at this table, and it is paused.
   *[host] The host has paused this table.
}
refusal-not-waiting = This table has begun already.
refusal-seat-taken = This seat is taken.
refusal-no-free-seat = Every seat at this table is taken.
refusal-locked = The host has locked this table.
refusal-own-seat = A host does not remove themselves: leave the table, or let somebody else be host first.
refusal-no-spectators = Only its own people may look at this table.
refusal-no-talk = At this table people say only quick phrases.
refusal-no-hints = There are no hints at this table.
refusal-unknown-pace = The pace is live, relaxed, by_mail or none.
refusal-unknown-visibility = A table is public or private.
refusal-unknown-order = There is no such standing order here.
refusal-unknown-phrase = There is no such quick phrase.
refusal-no-advice = There is nothing here that you could advise now.
refusal-no-claim = There is no such claim of another's before the whole table.
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
refusal-written-elsewhere = Another program has written to this game meanwhile, so this did not happen. Load the page again; only one server may use a folder.
refusal-fault = A rule of the game has failed, so this did not happen. The table is paused; its host can try to go on.
refusal-cannot-load = What the server has kept of this table cannot be read. Other tables are not touched by it.
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
refusal-cannot-listen = Cannot listen on { $place }: { $why }
refusal-port-taken = { $place } is taken by another program: choose another --port, or leave it out for any free one.
refusal-port-forbidden = You may not listen on { $place }: ports below 1024 need special rights. Choose another --port.
refusal-no-such-port = { $place } cannot be: a --port is a number from 0 to 65535.
refusal-folder-in-use = A server runs in { $folder } already: { $url } – use that one, stop it, or give another folder with --data.
refusal-folder-busy = Another Holdfast works in { $folder }: wait until it is done, or give another folder with --data.
refusal-newer-database = { $place } was made by a newer version: upgrade Holdfast, or give another folder with --data.
refusal-no-database = { $place } is no database of Holdfast: move it away, or give another folder with --data.
refusal-corrupt-database = { $place } is damaged ({ $why }): put a backup in its place, or give another folder with --data.
refusal-not-writable = Holdfast may not write in { $place }: give it the right to, or another folder with --data.
refusal-no-folder = { $place } is no folder: give another one with --data.
refusal-disk-refuses = The disk takes nothing more for { $place } ({ $why }): make room on it, or check it.
refusal-cannot-open = { $place } cannot be opened ({ $why }): mend that, or give another folder with --data.
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
