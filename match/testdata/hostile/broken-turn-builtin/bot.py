# Broken: turn is a function of the sandbox or of the API itself.
turn = get_bytecode
