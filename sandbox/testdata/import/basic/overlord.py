print('loading overlord')
import shared
shared.bump()
def turn(): return 'overlord turn'
