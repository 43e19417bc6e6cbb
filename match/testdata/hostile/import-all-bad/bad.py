__all__ = [1, None, "a b"]
