# Broken: half a character in a literal, which no file and no terminal can show.
def turn():
    log("\ud800")
