# Attacks the runner itself: dir() looks at the frame that calls turn, which no player has written.
turn = dir
