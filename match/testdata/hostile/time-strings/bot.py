# Hogs time: methods of long strings.
def turn():
    s = "aB cD\te\n" * 5000
    while True:
        s.upper(), s.lower(), s.title(), s.swapcase(), s.split(), s.splitlines(), s.replace("a", "bb"), s.casefold(), s.expandtabs(), s.isalpha(), s.encode() if False else 0, s[::-1], s.translate({97: "bb"}), s.count("a"), s.center(100000), sorted(s), list(s), set(s), tuple(s), "".join(list(s)), s == s + "", hash(s + "x"), s * 3, s in s, repr(s), "%s" % s, s.format(), s.zfill(50000), "-".join(s), max(s), s.find("zz"), s.strip("aB"), s < s + "a"
