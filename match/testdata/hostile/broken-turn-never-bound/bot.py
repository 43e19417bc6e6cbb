# Broken: turn is defined only where the program never comes.
if get_board_size() < 0:
    def turn():
        pass
