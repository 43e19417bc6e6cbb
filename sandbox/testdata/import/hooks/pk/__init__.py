__all__ = ["one", "name"]
name = "n"
