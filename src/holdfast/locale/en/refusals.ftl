# What the kernel, the bots and the registry refuse, one line each; `$possible` and `$offered` are notations.

refusal-not-asked = Seat { $seat } is not asked anything now.
refusal-not-offered = “{ $words }” is not possible now. Possible: { $offered }.
refusal-stale = That question is no longer open for seat { $seat }: it was { $answered }, now it is { $now }.
refusal-unknown-author = There is no author “{ $author }”. There are the seats 0 to { $seats } (not included), clock and host.
refusal-unknown-seat = There is no seat { $seat }. There are 0 to { $most }.
refusal-nothing-to-undo = Nothing can be taken back now: cards were seen, chance was used, or others have gone on.
refusal-no-deadline = There is no question that time could answer.
refusal-no-record = An imagined play has no record.

# Records.
refusal-not-a-record = Line { $line } is not “holdfast record 1”: this is no Holdfast record.
refusal-bad-line = Line { $line } is not “author notation”: { $said }
refusal-bad-header = Line { $line }: the header's “{ $said }” cannot be read.
refusal-header-lacks = The header lacks its line “{ $said } …”.
refusal-does-not-follow = Move { $line } (“{ $said }”) does not follow: { $why }
refusal-departs = The record departs from what the dice and the rules give at move { $line }: “{ $said }”.
refusal-broken-promise = The seed is not the one that was promised before the game.
refusal-other-rules = The record is of rules { $there }, here are rules { $here }.

# Tables.
refusal-no-games-folder = HOLDFAST_GAMES names a folder that is not there: { $place }.
refusal-unknown-game = There is no game “{ $game }”. Possible: { $possible }.
refusal-bad-seats = { $game } is for { $fewest } to { $most } seats, not { $seats }.
refusal-unknown-option = There is no option “{ $option }”. Possible: { $possible }.
refusal-bad-option = Option { $option } cannot be “{ $value }”. Possible: { $possible }.
refusal-bad-nonce = A nonce is one line without blanks at its ends, not { $nonce }.
refusal-bad-content = { $place }: { $why }

# Bots.
refusal-unknown-bot = There is no bot “{ $bot }”. Possible: { $possible }.
refusal-bad-bot = The bot “{ $bot }” cannot be loaded: { $why }.
refusal-bot-erred = The bot { $bot } in seat { $seat } said “{ $words }”, which is not possible; its default was played.

# Files and the command line of a table.
refusal-cannot-read = { $place } cannot be read: { $why ->
    [missing] there is no such file
    [folder] it is a folder
    [denied] permission denied
    [no-text] it is not text
   *[other] { $detail }
}.
refusal-cannot-write = { $place } cannot be written: { $why ->
    [missing] there is no such folder
    [folder] it is a folder
    [denied] permission denied
   *[other] { $detail }
}.
refusal-file-exists = { $place } is already there. Go on with it by --resume { $place }, or choose another name.
refusal-in-file = { $place }: { $why }
refusal-other-game = { $place } is a record of { $game }.
refusal-me-or-people = Give either --me (which seats) or --people (how many), not both.
refusal-bad-setting = --option “{ $word }” is not name=value.
