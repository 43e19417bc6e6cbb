print('loading pawn', __name__)
import shared
def turn():
    return 'pawn turn %d' % shared.value
