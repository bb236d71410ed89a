# What explains the table: the cards of pieces, the hints of a first game, the lesson.
web-look = Card of a piece
web-look-mine = Only you know
web-look-before = The piece before
web-look-next = The next piece
web-key-look = look at a piece
web-goal = What it takes to win
web-coach-understood = Got it
web-coach-silent = no hints
web-coach-again = Show the hints again
web-coach-back = The hints will be back in your next game
web-lesson-first = First lesson
web-lesson-ribbon = Practice table: everything is laid out
web-lesson-step = step { $step } of { $steps }
web-lesson-leave = leave
web-lesson-over = The lesson is done
web-lesson-real = Now a real game
web-lesson-again = Again
