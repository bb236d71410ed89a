# What only Last Aurora says in the browser.

web-option-aurora-board = Side of the board
web-option-aurora-board-alpha = Alpha
web-option-aurora-board-beta = Beta (advanced)
web-option-aurora-mines = Mines
web-option-aurora-mines-false = no
web-option-aurora-mines-true = yes
web-order-aurora-suit-always = Use my Hazmat Suit whenever one of mine would be contaminated
web-order-aurora-suit-deadly = Use my Hazmat Suit only if a survivor would die
web-order-aurora-suit-never = Never use my Hazmat Suit
