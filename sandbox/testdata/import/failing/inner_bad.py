print('inner loads')
1 / 0
