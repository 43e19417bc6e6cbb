def words(text):
    counts = {}
    for word in text.lower().replace(',', ' ').replace('.', ' ').split():
        counts[word] = counts.get(word, 0) + 1
    return sorted(counts.items(), key=lambda kv: (-kv[1], kv[0]))


def caesar(text, k):
    out = []
    for c in text:
        if c.isupper():
            out.append(chr((ord(c) - 65 + k) % 26 + 65))
        elif c.islower():
            out.append(chr((ord(c) - 97 + k) % 26 + 97))
        else:
            out.append(c)
    return ''.join(out)


text = 'The quick brown fox jumps over the lazy dog. The dog sleeps, the fox runs.'
print(words(text))
print(caesar(text, 3), caesar(caesar(text, 3), -3) == text)
print('\n'.join('{:<8}|{:>5}|{:^7.2f}'.format(name, n, n / 3) for name, n in [('alpha', 1), ('beta', 22), ('gamma', 333)]))
print('\n'.join('%-8s|%5d|%7.2f' % row for row in [('alpha', 1, 0.5), ('beta', 22, 1.25)]))
line = 'key = value = more'
key, _, value = line.partition('=')
print([key.strip(), value.strip()], line.split('=')[1].strip(), line.rsplit(' ', 1), line.title().swapcase())
print(' '.join(reversed('one two three'.split())), 'abc'[::-1], 'x'.join('abc').upper().center(11, '-').encode if False else '')
board = ['.' * 8 for _ in range(3)]
board[1] = board[1][:3] + 'W' + board[1][4:]
print('\n'.join(board), sum(row.count('W') for row in board), [row.find('W') for row in board])
print(sorted('hello'), max('hello'), min('hello'), list(enumerate('ab')), dict(zip('abc', range(3))), set('aab') == {'a', 'b'}, tuple('xy'))
big = 'ab' * 10000
print(len(big), big.count('ba'), len(big.replace('a', 'xyz')), len(big.split('b')), big.rfind('ab'), len(big.upper()), big.endswith('bab'), len(big.center(30001, '\xe9')))
print(len(','.join(['x' * 100] * 1000)), len('%1000s' % 'a'), len('{:>1000}'.format('a')), len('\t'.expandtabs(1000)), len('7'.zfill(1000)))
