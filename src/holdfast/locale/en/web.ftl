# The browser's words: the shell and the table, for all games. What only one game's table says is in <game>-web.ftl.

# The client installed on a device.
web-app-name = Holdfast: survival board games
web-app-about = Survival board games with friends or bots: all the rules, honest shuffles.

# The posters.
web-about-minutes = { $n } min
web-create = Create a table
web-with-bots = Play bots now
web-soon = This game is still being built. The others can be played already.
web-soon-tag = soon
web-five-games = Five games
web-open-count = { $n ->
    [one] { $n } open table
   *[other] { $n } open tables
}

# The shell.
web-pages = Pages
web-games = Games
web-my-games = My games
web-my-games-short = Mine
web-tables = Tables
web-rules = Rules
web-more = More
web-code = Invite code
web-language = Language
web-your-name = Your name
web-guest = Guest
web-home = Home
web-your-games = Your games
web-all = All { $n }
web-quiet = It is quiet here. Create a table, or play the bots.
web-open-tables = Open tables
web-all-tables = All
web-no-tables = There are no open tables now.
web-create-one = Create one?
web-fair = Fair play
web-fair-text = The decks are shuffled by a key whose fingerprint is shown before the first move. After the game anybody can check all of it.
web-how = How to begin
web-how-text = Press “Play bots now” and the game begins. The rule stands beside every question.
web-with = with { $names }
web-bots = { $n ->
    [one] { $n } bot
   *[other] { $n } bots
}
web-status-waiting = Gathering
web-status-playing = Playing
web-status-paused = Paused
web-status-over = Finished
web-status-abandoned = Closed
web-won = Won
web-sit = Sit down
web-free-seats = { $n ->
    [one] { $n } free seat
   *[other] { $n } free seats
}
web-pace-live = live
web-pace-relaxed = relaxed
web-pace-by_mail = by mail
web-pace-none = no clock

# A new table, an invitation, the waiting room.
web-new-table = New table
web-seats = Seats
web-you = You
web-you-tag = you
web-you-are = You are { NAME($who) }
web-bot = bot
web-free = Free
web-for-friend = for a friend
web-fewer = Fewer seats
web-more-seats = More seats
web-chair-tip = Click a chair to say who takes it: a guest by link, somebody at this device, or a bot.
web-beside = Beside me
web-same-device = at this screen
web-beside-name = Beside { $n }
web-hand-over = Pass the device
web-hand-over-text = { NAME($who) }, it is your turn. The others look away.
web-hand-over-show = It is me, show
web-pace = Pace
web-visible = Who sees it
web-visible-link = by link
web-visible-all = everybody
web-fingerprint = Fingerprint of the decks:
web-fingerprint-later = The fingerprint of the decks is shown before the first move.
web-start-bots = Start with bots
web-create-invite = Create and invite
web-invited = { $who } invites you to a table. Choose a seat.
web-sit-down = Take the seat
web-watch = Only watch
web-invite-here = This link opens on this computer alone. To let friends on your network in, start Holdfast with play --lan.
web-invite-text = Send the link, or tell the code:
web-link = Link
web-copy = Copy
web-copied = Copied
web-qr = The link as a QR code
web-waiting-room = Waiting for players
web-host = host
web-here = here
web-put-bot = Bot
web-change-level = Another level: now { $level }
web-empty-seat = Remove
web-start = Start
web-start-fill = { $n ->
    [one] Start, a bot takes { $n } seat
   *[other] Start, bots take { $n } seats
}
web-host-starts = The host starts the game.
web-leave = Leave the table
web-leave-sure = Really? A bot takes your seat
web-pause = Pause
web-resume = Go on

# Settings.
web-settings = Settings
web-set-lang = Language
web-set-lang-ru = Русский
web-set-lang-en = English
web-set-theme = Theme
web-set-theme-dark = dark
web-set-theme-light = light
web-set-theme-auto = the system's
web-set-contrast = Contrast
web-set-contrast-normal = normal
web-set-contrast-more = more
web-set-motion = Motion
web-set-motion-full = full
web-set-motion-less = less
web-set-confirm = Confirm moves
web-set-confirm-always = always
web-set-confirm-final = when final
web-set-confirm-never = never
web-set-text = Text size: { $n }%
web-set-sounds = Sound
web-set-sound-on = Sound is on
web-set-sound = Volume: { $n }%
web-set-effects = Sounds of moves: { $n }%
web-set-ambience = Background sounds: { $n }%
web-set-keys = Show keys
web-set-cover = Cover what only you see (Space to peek)

# Rules.
web-rulebook = printed
web-public = public source
web-ruling = ruling
web-designed = ours
web-open-rules = Open in the rules
web-rule-unknown = The book has no such rule.
web-search-rules = A word or a number: tie, 10.7
web-chapters = Chapters
web-nothing-found = Nothing found.

# States.
web-loading = Loading the table
web-trouble = That did not work
web-no-server = No connection to the server
web-no-server-text = Your moves are safe. The page opens by itself as soon as the server answers.
web-again = Try again
web-details = Details
web-abandoned = The table is closed
web-wrong-password = That is not the password.
web-enter = Enter
web-reconnecting = { $n ->
    [0] No connection. Trying again…
   *[other] No connection. Trying again in { $n } s
}
web-missed = { $n ->
    [one] While you were away: { $n } event
   *[other] While you were away: { $n } events
}
web-refusal-stale = That question is closed already.
web-refusal-not-offered = That is not possible now.
web-refusal-not-asked = You are not asked anything now.
web-refusal-no-connection = No connection: the answer was not sent.

# The table.
web-table-seats = { $n ->
    [one] { $n } seat
   *[other] { $n } seats
}
web-board = The table
web-mine = Your cards
web-ask = The question to you
web-kind-decision = Your move
web-kind-together = All at once
web-kind-window = You may step in
web-unseen = who still thinks is not shown
web-sealed = Your answer is sealed.
web-change = Change it
web-hint = Hint
web-back = Back
web-fold = Fold the question
web-choose-first = Choose
web-default = When time is up: { $choice }.
web-kept = A bot plays for you
web-return = Come back
web-undo-asked = { $who } asks to take a move back.
web-allow = Allow
web-refuse = Refuse
web-over = The game is over
web-paused = The table is paused
web-skip = Skip
web-pace-of-telling = How fast what happens is shown
web-speed-steps = by steps
web-next-step = Next
web-space = Space
web-waited = While you waited
web-waited-n = { $n ->
    [one] { $n } thing happened to you
   *[other] { $n } things happened to you
}
web-waited-more = The rest is in the log
web-happening = Watching what happens…
web-council = How would you answer? A mark binds nobody.
web-waiting-for = Waiting for { LIST($who) }
web-window-open = Somebody may still step in
web-spectators = { $n ->
    [one] { $n } spectator
   *[other] { $n } spectators
}
web-watching = You are watching
web-lost-seat = The host has given your seat away. You are watching
web-sit-in = Take the free seat
web-offers-to-me = { $n ->
    [one] You are offered a trade
   *[other] You are offered { $n } trades
}
web-hours = { $n } h
web-minutes = { $n } m
web-time-left = Left: { $time }
web-no-undo = Nothing can be taken back: cards were seen, or others have played
web-close = Close
web-scores = Scores
web-keys = Keys
web-key-choose = choose
web-key-pass = pass
web-key-walk = walk the targets
web-key-confirm = confirm
web-key-back = back
web-key-undo = take back
web-key-hint = hint
web-key-rule = rule
web-key-log = log
web-key-talk = talk
web-key-trade = trade
web-key-notes = notebook
web-key-skip = skip to my question
web-key-speed = slower, faster
web-key-region = parts of the screen
web-key-keys = keys
web-tab-log = Log
web-tab-chat = Chat
web-tab-trade = Trade
web-tab-notes = Notes
web-log = Log
web-log-all = all
web-log-fights = fights
web-log-mine = mine
web-chat-empty = Nobody has spoken yet. Promises never bind.
web-phrases = Quick phrases
web-say-all = Tell everybody…
web-say-one = Whisper…
web-message = Message
web-send = Send
web-whisper = To
web-to-all = everybody
web-to-you = you
web-own-notes = Your own notes (kept only here)

# My own things.
web-only-you = Only you see this
web-sure = Sure? Press again
web-day = Day

# The end.
web-you-won = You won!
web-winner = Winner: { LIST($who) }
web-my-place = { $place ->
    [0] You have { $mine }, the winner { $best }.
   *[other] Your place: { $place }. You have { $mine }, the winner { $best }.
}
web-my-lead = You have { $mine }, the next { $next }.
web-nobody-won = Nobody has won.
web-player = Player
web-rematch = Rematch
web-join-rematch = To the rematch
web-check = Check fairness
web-record = Download the record

# Replay.
web-review = What cost me most
web-review-thinking = Playing it again …
web-review-found = { $n ->
    [0] Nothing much: every answer of yours was about as good as what looking ahead finds.
    [one] One answer stands out. Press it to see the moment.
   *[other] { $n } answers stand out. Press one to see its moment.
}
web-review-said = You: { $said }
web-review-better = Better: { $better }
web-review-cost = { $points } % less chance to succeed
web-replay = Replay
web-no-replay = There is nothing to show
web-to-table = Back to the table
web-eyes = Through whose eyes
web-eyes-spectator = A spectator
web-eyes-seat = { $seat } · { $who }
web-eyes-all = All at once
web-whose-hand = Whose cards
web-play = Play
web-stop = Pause
web-step = One move on
web-step-back = One move back
web-chapter-on = To the next day
web-chapter-back = To the beginning of the day
web-speed = Speed
web-spool = Move
web-move-of = Move { $n } of { $all }

# The end, told again and checked.
web-watch-again = Replay
web-share = Share
web-share-title = { $game }: a replay
web-link-copied = Link copied
web-story = The story of the game
web-fair-busy = Checking…
web-fair-commitment-ok = The key of the decks is the one whose fingerprint you saw before the first move.
web-fair-commitment-unseen = The key of the decks fits the fingerprint in the record. This browser did not see the beginning.
web-fair-commitment-bad = The key of the decks is not the one that was promised before the first move.
web-fair-nonce-ok = Your own part of the shuffle is in the key.
web-fair-nonce-bad = Your own part of the shuffle is not in the key.
web-fair-chain-ok = { $n ->
    [one] The chain of { $n } move is whole.
   *[other] The chain of { $n } moves is whole.
}
web-fair-chain-bad = The chain breaks at move { $n }.
web-fair-replay-ok = { $n ->
    [one] The server replayed it: { $n } move follows from the key and the rules.
   *[other] The server replayed it: all { $n } moves follow from the key and the rules.
}
web-fair-replay-bad = The game replayed by the server departs from the record at move { $n }.
web-honest = An honest game
web-dishonest = The record does not fit!

# What several games' tables say.
web-if-you-go = If you go

# Who I am here.
web-account = Here you are { $name }
web-other-device = Come in from another device
web-other-device-text = Open this link there. It works once, within a day.
web-no-recovery = This link does not work
web-forget = Delete my data
web-forget-sure = Delete name, keys and all I said for good?

# Who decides what at a table, and why it stands still.
web-status-old_rules = Old rules
web-not-here = not here yet
web-kept-for = { $name } · a bot plays
web-host-decides = The host decides
web-table-settings = Settings of the table
web-replace-by-bot = Give to a bot
web-free-seat = Free the seat
web-seat-is-free = Free: whoever sits down plays on from here
web-make-host = Make host
web-switch-locked = Locked: nobody else sits down
web-switch-spectators = Others may look on
web-switch-talk = Talk in own words
web-switch-whispers = Whispers
web-switch-hints = Hints
web-cancel-table = Cancel the table
web-close-table = Close the table
web-close-table-sure = Really close it for good?
web-paused-by-you = You paused the game. No answers are taken until you press “Go on”.
web-paused-host = The host, { $host }, has stopped the game and can let it go on.
web-paused-nobody = No person is left at the table. It goes on as soon as somebody comes back.
web-paused-fault = A rule failed here. Nothing is lost: the table stands where it stood, and the server's keeper has been told.
web-abandoned-host = The host has closed this table.
web-abandoned-expired = Nobody came for a whole day, so the table was cleared.
web-abandoned-nobody = Everybody has left this table.
web-broken = The line is broken: what you see may be old.
web-broken-asked = The line is broken. Your question is still open; you can answer it when the line is back.
web-warned = You missed a deadline. If you miss another, a bot plays for you until you are back.
web-talk-off = Only quick phrases here

# Keys.
web-tokens = { $n ->
    [0] Keys for programs
   *[other] Keys for programs ({ $n })
}
web-tokens-text = A program with such a key can sit and play in your name, and nothing else.
web-token = Key without a name
web-token-label = What is it for?
web-token-make = Make a key
web-token-once = Copy it now: it is shown only once.
web-token-made = made { $day }
web-token-used = last used { $day }
web-token-unused = never used
web-revoke = Revoke
web-sign-out = Sign out on all other devices
web-sign-out-sure = Sign out everywhere else and void all keys?
web-signed-out = Done: only this device knows you now.
web-replace-me = Become somebody else here?
web-replace-me-text = In this browser you are { $now }. The link makes it { $name }'s. Without a link of its own { $now } cannot be reached from here any more.
web-replace-yes = Become { $name }
web-replace-no = Stay { $now }
web-name-beside = Name of player { $n }
web-order-pass = Pass for me when I can only pass
web-orders = Standing orders
web-orders-private = The table answers for you. Nobody else learns of it.
web-answered-for-me = There was nothing to choose, so it was done for you:
web-answered-by-order = By your standing order:
web-to-home = To all games

# Between games: my games, invitations, notifications, the rulebook.
web-code-long = Invitation code or link
web-code-wrong = That is no code: it has 6 or 10 letters and digits. A whole link will do too.
web-latest-replay = Latest replay
web-lists-failed = The server did not answer; this list may be old. Trying again.
web-in-seconds = { $n } s
web-in-minutes = { $n } min
web-in-hours = { $n } h
web-in-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
web-bot-at = the bot in seat { $n }
web-bot-called = { $name } (bot)
web-seat-at = seat { $n }
web-seats-taken = { $n } of { $all } seats taken
web-left-then = { $time } left, then: { $default }
web-left = { $time } left
web-others-play = Others are playing
web-asked = Waiting for { $who }
web-paused-by-me = Paused: no answers are taken. You can resume it.
web-paused-by = Paused: no answers are taken. The host, { $who }, can resume it.
web-paused-now = Paused: no answers are taken.
web-outcome-together = You all won together
web-outcome-shared = You won with { $who }, { $points } points
web-outcome-mine = You won with { $points } points
web-outcome-place = Winner: { $who }, { $points }. You came in place { $place } of { $all } with { $mine }
web-outcome = Winner: { $who }, { $points }
web-waiting-code = your table is gathering · code { $code }
web-invite = Invite
web-games-wait = { $n ->
    [one] { $n } game waits for you
   *[other] { $n } games wait for you
}
web-waiting-others = Waiting for others
web-we-call = we call you when it is your turn
web-finished = Finished
web-finished-more = replay, rematch
web-call-me = Call me when it is my turn
web-call-browser = Browser notifications
web-call-browser-on = on for this device
web-call-browser-ask = the browser will ask for permission
web-call-browser-granted = off
web-call-browser-denied = forbidden in the browser’s settings for this site
web-call-browser-none = this browser has none
web-call-sound = “Your turn” sound
web-call-sound-about = two knocks while the tab is open
web-call-quiet = Quiet hours { $from }–{ $to }
web-call-quiet-about = by the clock of this device
web-quiet-from = from
web-quiet-to = to
web-call-sample = What it looks like
web-call-sample-text = “Lifeboat”, and the question you are asked. A press opens the table.
web-feed = A feed of your turns for programs of yours. Its address is the key: show it to nobody.
web-feed-copy = Copy the link
web-feed-renew = Change the address
web-feed-sure = The old address dies. Change it?
web-up-to = up to { $time }
web-no-hurry = no limit
web-pace-about-live = everybody is at the table now
web-pace-about-relaxed = time to make tea
web-pace-about-by_mail = a move a day, from a phone too
web-pace-about-none = nobody hurries anybody
web-pace-late = Without an answer in time the default is played; the question names it. After two in a row a bot plays for you until you return.
web-nowhere = There is no such page
web-nowhere-text = Nothing was found at { $address }. Perhaps the link was cut.
web-hits = { $n ->
    [one] { $n } hit
   *[other] { $n } hits
}
web-search-failed = The search did not answer: the server is away.
web-loading-rules = Opening the rules…
web-beside-rules = Beside the rules
web-sayings = Say it in the game’s words
web-say-it = Tell everybody
web-whisper-it = Whisper it
web-claims = Who claimed what
web-claims-hint = words, not facts
web-claims-none = Nobody has claimed anything yet.
web-claim-hour = round { $n }
web-claim-against = against: { $who }
web-believe = I believe it
web-doubt = I doubt it
