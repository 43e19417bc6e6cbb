from collections import Counter
from itertools import chain, groupby
from operator import itemgetter

TEXT = """it was the best of times it was the worst of times it was the age of wisdom
it was the age of foolishness it was the epoch of belief"""
words = Counter(TEXT.split())
print(words.most_common(4), len(words), sum(words.values()))
letters = Counter(c for c in TEXT if c.isalpha())
print(letters.most_common(5), letters['z'], ''.join(sorted(letters)))
print([(n, sorted(w for w, _ in g)) for n, g in groupby(words.most_common(), key=itemgetter(1))])


def anagrams(a, b):
    return Counter(a) == Counter(b)


def can_spell(word, pool):
    return not Counter(word) - Counter(pool)


print(anagrams('listen', 'silent'), anagrams('aab', 'abb'), can_spell('wisdom', TEXT), can_spell('zoo', TEXT))
stock = Counter(wood=5, stone=2)
stock.update(wood=1, gold=3)
stock.subtract({'stone': 3, 'wood': 2})
print(stock, +stock, -stock, sorted(stock.elements()), stock['iron'], 'iron' in stock)
cost = Counter(wood=3, gold=1)
print(not cost - stock, stock - cost, stock & cost, stock | cost, stock + cost)
stock -= cost
print(stock, list(stock.items()))
dice = Counter(a + b for a in range(1, 7) for b in range(1, 7))
print(sorted(dice.items()), max(dice, key=dice.get), [k for k, v in dice.items() if v == 6])
teams = [Counter(w=2, l=1), Counter(w=1, d=2), Counter(l=3)]
print(sum(teams, Counter()), dict(sum(teams, Counter())), Counter(chain.from_iterable(t.elements() for t in teams)))
votes = 'abcabcab'
top = max(Counter(votes).values())
print(sorted(k for k, v in Counter(votes).items() if v == top), Counter(votes).most_common()[:-2:-1])
seen = Counter()
dups = []
for x in [3, 1, 3, 2, 1, 3]:
    seen[x] += 1
    if seen[x] == 2:
        dups.append(x)
print(dups, seen, dict(seen), list(seen), sorted(seen.values(), reverse=True))
pairs = Counter(zip(TEXT, TEXT[1:]))
print(pairs.most_common(2), pairs[('t', 'h')], len(pairs))
c = Counter({'x': 3})
c['x'] -= 5
c['y'] = 0
print(c, +c, sum(c.values()), c.most_common(1), bool(Counter()), Counter(a=1) == Counter(a=1, b=0))
