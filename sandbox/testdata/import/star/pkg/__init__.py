__all__ = ['mod', 'other']
other = 'in init'
