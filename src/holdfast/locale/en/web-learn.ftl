# What explains the table: the cards of pieces, the hints of a first game, the lesson.
web-look = Card of a piece
web-look-mine = Only you know
web-look-before = The piece before
web-look-next = The next piece
web-key-look = look at a piece
