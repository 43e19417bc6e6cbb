__all__ = ["a", "a", "log2", "_hidden"]
a = 1
log2 = log
_hidden = 3
