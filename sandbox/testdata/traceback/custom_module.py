class E(Exception):
    __module__ = 'game.errors'


raise E('placed elsewhere')
