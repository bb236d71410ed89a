# What `simulate` says.

lab-playing = Playing
lab-heading = { $game }, { $seats } seats, { $games ->
    [one] one game
   *[other] { $games } games
}
lab-bot = Bot
lab-role = Role
lab-seat = Seat
lab-trait-rooms = Room
lab-trait-trucks = Truck
lab-trait-devices = Device
lab-trait-survivors = Survivor
lab-trait-places = Place in the first round
lab-trait-teams = Team
lab-trait-roles = Role
lab-trait-programs = Program used
lab-wins = Wins
lab-points = Points
lab-climbing = Climbing
lab-ladder = { $game }, { $seats } seats: each level against the one below
lab-level = Level
lab-deals = Deals
lab-below = Level below
lab-times = Times, at least
lab-times-axis = wins, as many times as the level below in the same seats
lab-rating = Rating
lab-ladder-told = In every deal the same seat is played by both levels, all others by the level below. “Times, at least”: the lower end of the 95 % interval over what the level below won.
lab-ending = Ending
lab-ending-landed-by-card = Landed by a card
lab-ending-landed-by-flare = Landed by the flare gun
lab-ending-sea = Lost at sea
lab-ending-points = By points
lab-ending-provisions = By provisions
lab-ending-resources = By resources
lab-ending-shared = Shared
lab-ending-aurora = The Aurora was reached
lab-ending-ice = Nobody reached the Aurora
lab-ending-elimination = Nobody else was left
lab-ending-human = Humans win
lab-ending-machine = Machines win
lab-ending-alone = An outlaw wins
lab-ending-legion = Legion wins
lab-ending-fallen = The Fallen win
lab-ending-draw = Nobody is left
lab-days = Days or rounds: { $mean } on average, half of the games up to { $median }, from { $least } to { $most }.
lab-decisions = Decisions: { $mean } on average, half of the games up to { $median }, from { $least } to { $most }.
lab-counting = A victory shared by k seats counts 1/k for each; one that nobody has counts for nobody. ┊ is the fair share.

refusal-bad-games = { $games } games cannot be played: give --games 1 or more.
refusal-bad-jobs = --jobs { $jobs } is too few: give 1 or more.
refusal-too-many-bots = There are { $bots } bots for { $seats } seats.
refusal-bot-stalls = The bot “{ $bot }” used { $rights } rights without answering.
refusal-bot-failed = The bot “{ $bot }” failed: { $why }.
refusal-no-openskill = Ratings need openskill: pip install openskill.
refusal-bad-ladder = { $place } is not the file of a ladder: { $why }.
refusal-no-instinct = Nobody has taught the bots { $game } yet: only the random one plays it.

# What `bench` says.

bench-running = Starting
bench-compiling = Compiling
bench-installing = Installing OpenSpiel and Catanatron into .venv-bench …
bench-no-peers = Without peers: they could not be installed ({ $why }).
bench-speed = decisions/s
bench-ratio = × faster
bench-clone = copy, µs
bench-bytes = bytes a copy
bench-replay = replay, ms
bench-verify = verify, ms
bench-compile = Compiling: { $seconds } s for { $lines } lines, { $seconds_per_1000_lines } s a thousand.
bench-missing = { $who } did not run: { $why }
bench-counting = Answers among two or more legal ones, in random play, per second of the process's own time; medians of rounds run in turns. “× faster”: how many times as many as the others Holdfast makes.

refusal-bad-rounds = There must be one round or more, and each must take some time.
refusal-no-matplotlib = A plot needs matplotlib: pip install matplotlib.
lab-counting-sides = Everybody of the winning side has won. ┊ is the average.
