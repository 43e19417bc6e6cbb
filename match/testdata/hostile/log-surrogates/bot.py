# Attacks: halves of characters, made at run time.
def turn():
    for f in (lambda: chr(0xd800), lambda: chr(0xdfff) + chr(0xd800), lambda: "\\ud800".encode().decode("unicode_escape"), lambda: "%c" % 0xdc80, lambda: "{:c}".format(0xd900), lambda: chr(0x110000), lambda: chr(-1)):
        try:
            s = f()
        except Exception:
            continue
        for g in (log, print, repr, len, ascii, str.upper, lambda s: s + s, lambda s: s[0], lambda s: {s: 1}[s], lambda s: s.split(s), lambda s: s == chr(0xfffd), lambda s: ord(s[0])):
            try:
                g(s)
            except Exception:
                pass
    log("held")
