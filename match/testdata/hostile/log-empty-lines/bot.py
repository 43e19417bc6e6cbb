# Attacks: lines that count nothing by their bytes.
def turn():
    log("held")
    while True:
        log("")
        print(end="")
