__all__ = ['shown', '_under']
shown = 1
_under = 2
hidden = 3
