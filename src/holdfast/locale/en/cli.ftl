# What the command line says about itself.

cli-about = Five survival board games, whole and exact, for people, bots and researchers.
cli-usage = holdfast COMMAND [--lang en|ru] [--games-from FOLDER]
cli-commands = Commands
cli-parameters = Parameters
cli-version = Holdfast { $version }, Python { $python }, { $form ->
    [compiled] compiled
   *[interpreted] interpreted
}

# One line for each command, shown by --help.
cli-help-play = Play at once, in the browser.
cli-help-serve = Run a server for a club.
cli-help-terminal = Play in this terminal.
cli-help-simulate = Let bots play many games and count.
cli-help-ladder = How much stronger each level of bots is than the one below.
cli-help-verify = Replay a record and say whether every shuffle was honest.
cli-help-replay = Show a recorded game.
cli-help-rules = Look up a rule, a chapter or the whole rulebook.
cli-help-export = Write a server's games as records.
cli-help-import = Read records into a server's database.
cli-help-backup = Copy a server's database while it runs.
cli-help-bench = Measure how fast the engine is.
cli-help-compile = Compile the rules into machine code.
cli-help-wheel = Build a package with the browser client inside.
cli-help-check = Check a game of your own: what every game must keep.
cli-help-test = Run the test suite.
cli-help-version = Show the version.
cli-help-help = Show this.

# Mistakes of the person at the keyboard. Each is one line and says what is possible.
cli-wrong = { $detail } See { $program } --help.
cli-unknown-command = There is no command “{ $word }”. There are: { $possible }.
cli-unknown-language = There is no language “{ $word }”. There are: { $possible }.
cli-unknown-option = { $command } has no option “{ $word }”. See { $program } { $command } --help.
cli-missing-argument = { $command } needs { $word }. See { $program } { $command } --help.
cli-bad-value = { $word } cannot be “{ $value }”. See { $program } { $command } --help.
cli-too-many-words = { $command } does not know what to do with “{ $word }”. See { $program } { $command } --help.
cli-no-folder = There is no folder { $word }.
cli-unknown-game = There is no game “{ $word }”. There are: { $possible }.
cli-no-clone = This works in a clone of Holdfast only: run { $program } there.

# play
play-no-client = There is no browser client here, so we play in the terminal.
play-no-client-cure = In a clone, { $program } wheel makes a package that has it.

# rules
rules-nothing-found = No rule answers “{ $word }”.
rules-rulebook = printed
rules-public = public source
rules-ruling = ruling
rules-designed = ours

# compile
compile-no-compiler = Not compiled: there is no C compiler (Debian, Ubuntu: apt install gcc; macOS: xcode-select --install).
compile-no-headers = Not compiled: Python.h is missing (Debian, Ubuntu: apt install python3-dev).
compile-no-mypyc = Not compiled: mypyc is missing; run { $program } compile.
compile-no-gcc = Not compiled: --best needs gcc, whose profiles it uses. Without --best any C compiler will do.
compile-working = Compiling the rules …
compile-working-best = Compiling the rules twice, with a profile of played games in between: some minutes …
compile-done = Compiled in { $seconds } s.
compile-current = The compiled copy is up to date.
compile-failed = Compiling failed; the whole output is in { $log }.

# serve, while it compiles
beside-working = It runs interpreted for now; the rules are being compiled beside it, with the time it leaves.
beside-done = The rules are compiled: from its next start the server is several times faster.
beside-failed = Compiling failed, so the server stays interpreted; the output is in { $log }.

# wheel
wheel-no-client = There is no package without the browser client, and that could not be built.
wheel-done = { $place }: pip install it anywhere.
wheel-failed = The package could not be built:

# Refusals that the command line meets. The code is the kernel's.
refusal-unknown-rule = There is no rule “{ $rule }”. Nearest: { $possible }.
