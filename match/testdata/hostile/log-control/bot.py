# Attacks: control characters, escape sequences, bidi and other text that changes what a terminal or a page shows.
def turn():
    for s in ("\x1b[2J\x1b[H", "\x1b]0;title\x07", "\x1b]8;;http://x\x1b\\link\x1b]8;;\x1b\\", "\r\x1b[K[Robot 1 BLACK log] forged", "a\n[Robot 7 WHITE log] forged", "\x00\x01\x02\x7f\x80\x9b2J\x85",
              "\u202eevil\u202c \u2066x\u2069 \u200f", "\u2028\u2029\x0b\x0c\x1c\x1d\x1e", "<script>alert(1)</script><img src=x onerror=alert(2)>", "</script><!--", "&lt;", "\ufeff\ufffe\uffff",  "\U0010ffff", "\U000e0001", "%s%n", "\\x1b[2J", "a" * 500 + "\u0300" * 500,
              '","robot":0}]}', "\b" * 100, "\x1bP1;1|17/ab\x1b\\", "\x1b[6n", "\x1bc", "\x0e\x0f", "\a" * 50):
        log(s)
        print(s)
    log("held")
