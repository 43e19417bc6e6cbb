package engine_test

import (
	"maps"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"bhack/engine"
)

// keeper is a player whose pawns make objects in each turn, keep one at times, and say in
// each turn what they keep. What is made in a turn is made in the place of what was made in
// turns before of which nothing is kept, by the same robot or by others.
const keeper = `
from collections import defaultdict
from operator import itemgetter
from typing import Dict, List, Tuple, TypeVar, Union
Square = Tuple[int, int]
n, kept, half, text = 0, None, 0.5, ''

class Thing:
    def __init__(self, value, more=0):
        self.value = value
        for i in range(more):
            setattr(self, 'more' + str(i), [value])
    def __repr__(self):
        return 'Thing' + str(self.__dict__)
    def __iter__(self):
        return iter(self.__dict__.values())
    def __len__(self):
        return len(self.__dict__)

class Plain: pass

SETUP

def new():
    return OBJECT

def keep():
    global kept
    x = new()
KEEP

def show():
    return SHOW

def pawn():
    global n, half, text
    n += 1
    CHANGE
    if n % EVERY == EVERY // 2:
        keep()
    first = [new() for i in range(3)]
    junk = [set(range(n, n + 9)), {n, n + 1, n + 2, n + 3, n + 4}, [n] * 3, [n] * 7, [n] * 15, [n] * 23,
            [i for i in range(n)], tuple([n] * 12), (n, 1, n), (n, 1, 2, 3, n), sorted([n, 1]), 'a b c'.split(), list(zip(*[[n] * 2] * 12)),
            {n}, {n, 5} | {1}, [n] * 30, [n] * 52, Thing(n), Thing(n, 2), Thing(n, 6), Thing(n, 9), Plain(),
            {n: [n]}, {i: n for i in range(12)}, dict(a=n), dict([(n, {n: n})])]
    for i in range(12):
        junk[-1][str(i)] = {}
    log(str(n) + str(show()) + str(first[n % 3]))
    step()
`

// madeObjects are those that turns make in places that are used again.
var madeObjects = map[string]string{
	"a list of the API":  "sense()",
	"a list":             "[n, n, n]",
	"a long list":        "[i + n for i in range(14)]",
	"a longer list":      "[n] * 20",
	"a copy":             "list(range(n, n + 6))[1:5]",
	"a sum":              "[n] + [1]",
	"a set":              "set(sense())",
	"a set of a display": "{n, n + 1, n + 2, n + 3, n + 4, n + 5}",
	"a set that grew":    "{i for i in range(n, n + 40)}",
	"a list that grew":   "list(i for i in range(n, n + 40))",
	"a tuple":            "tuple([n] * 10)",
	"tuples":             "list(zip(*[[n, 1]] * 9))",
	"a triple":           "(n, [n], 'x')",
	"a tuple of five":    "(n, {n}, 2, str(n), 4)",
	"arguments":          "(lambda *args: args)(n, [n], 2, 3)",
	"pairs of triples":   "[((n, i, 1), (i, n, [n], i)) for i in range(5)]",
	"words":              "'x y z'.split()",
	"sorted":             "sorted([n, 3, 1], key=str)",
	"nested":             "[[n, {n, 2, 3, 4, 5, 6}], ([n],)]",
	"a dict":             "{n: 'n', 'a': [n]}",
	"an empty dict":      "{}",
	"a dict of many":     "{1: n, 2: n, 3: n, 4: n, 5: n, 6: n, 7: n, 8: n, 9: [n], 10: n}",
	"a dict of items":    "dict((i, n) for i in range(n, n + 30))",
	"a set that is left": "{n, n + 1, n + 2} - {n + 1}",
	"a window":           "[n + i for i in range(49)][:]",
	"an instance":        "Thing(n)",
	"an instance of six": "Thing([n], 5)",
	"its attributes":     "Thing(n, 4).__dict__",
	"instances":          "[Thing(Thing([n])), Thing({n}, 6)]",
	"a text":             "'t' + str(n)",
	"a longer text":      "'a text of more than twenty bytes, number ' + str(n)",
	"a text of any size": "'text ' * (n % 16) + str(n)",
	"a text in Greek":    "'\u03b1\u03b2\u03b3 \u03b1\u03b2\u03b3 \u03b1\u03b2\u03b3 \u03b1\u03b2\u03b3 ' + str(n)",
	"longer texts":       "['turn number %d of so many of them' % n, ', '.join([str(n)] * 12), repr(tuple([n] * 9))]",
	"texts":              "[str(n), 'u%d' % n, ('v' + str(n)).upper()]",
	"texts by texts":     "{'k' + str(n): str(n), 'l': 'm' * (n % 9)}",
	"huge numbers":       "[n << 70, -(n << 400), {n << 90: n}]",
	"a range":            "range(n, n + 60, 3)",
	"a range of bools":   "range(True, n + 60)",
	"a slice":            "[slice(n, [n]), slice(1, n)]",
	"an alias":           "[[List[int], Dict[str, List[Square]], Union[int, str, None], List['t' + str(n)]][n % 4], n]",
	"a type variable":    "[TypeVar('T', int, List[int]), TypeVar('U%d' % n, bound=Thing)]",
	"a defaultdict":      "[defaultdict(list, {n: [n], 'a': n}), defaultdict(None, [(n, 1)])]",
	"an item getter":     "[itemgetter(n, [n]), itemgetter(0)]",
	"dicts":              "{'view': {}, 'squares': {(n, 1): {2: [n]}}, 'n': dict(n=n)}",
}

// wayToKeep is how keep keeps x, and how show finds it.
type wayToKeep struct{ setup, keep, show string }

var waysToKeep = map[string]wayToKeep{
	"in a global":                     {"", "kept = x", "kept"},
	"in a list":                       {"box = [None]", "box[0] = x", "box"},
	"appended":                        {"many = []", "many.append(x)", "many"},
	"its items":                       {"many = []", "many[:] = x", "many"},
	"its items, added":                {"many = []", "many.extend(x)", "many"},
	"in a dict":                       {"table = {}", "table[n] = x", "table"},
	"in a key":                        {"table = {}", "table[str(x), 1, 2, n, 4, 5, 6, 7, 8] = 1", "sorted(table)"},
	"as a tuple":                      {"", "kept = tuple(x)", "kept"},
	"as a tuple of its iterator":      {"", "kept = tuple(iter(x))", "kept"},
	"as a tuple of a map":             {"", "kept = tuple(map(str, x))", "kept"},
	"as a tuple of its own class":     {"class T(tuple): pass\nclass L(list): pass", "kept = tuple(T(x)), tuple(L(x)), T(x)[:]", "kept"},
	"in a list made anew":             {"many = []", "many.__init__(x)", "many"},
	"in a list made of its iterator":  {"many = []", "many.__init__(iter(x))", "many"},
	"as arguments of an exception":    {"error = ValueError()", "error.args = x", "error.args"},
	"as a row":                        {"from collections import namedtuple\nRow = namedtuple('Row', 'a b')", "kept = Row._make((list(x) * 2 + [n, n])[:2])", "kept"},
	"as a frozenset":                  {"", "kept = frozenset(map(str, x))", "sorted(kept or ())"},
	"in a set":                        {"squares = set()", "squares.update(map(str, x))", "sorted(squares)"},
	"in an attribute":                 {"class A:\n    x = None\na = A()", "a.x = x", "a.x"},
	"in an attribute of a class":      {"class A:\n    x = None", "A.x = x", "A.x"},
	"in an attribute of a function":   {"def f(): pass\nf.x = None", "f.x = x", "f.x"},
	"in a default":                    {"def f(x=None): return x", "f.__defaults__ = (x,)", "f()"},
	"in a closure":                    {"def make():\n    y = None\n    def put(x):\n        nonlocal y\n        y = x\n    return put, lambda: y\nput, got = make()", "put(x)", "got()"},
	"in a new closure":                {"", "kept = lambda: x", "kept and kept()"},
	"in a new function":               {"", "def g(y=x): return y\n    kept = g", "kept and kept()"},
	"in a new class":                  {"", "class B:\n        y = x\n    kept = B", "kept and kept.y"},
	"in a new instance":               {"class A: pass", "kept = A()\n    kept.x = x", "kept and kept.x"},
	"in a generator":                  {"def receive():\n    x = None\n    while True:\n        x = (yield x) or x\nreceiver = receive()\nnext(receiver)", "receiver.send(x)", "receiver.send(None)"},
	"in a new generator":              {"", "kept = (y for z in (0, 1, 2) for y in [x])\n    next(kept)", "kept and next(kept, 0)"},
	"in a generator that has not run": {"", "kept = (str(y) for y in x)", "kept and sorted(kept)"},
	"in a method":                     {"", "kept = x.__len__", "kept and kept()"},
	"in an iterator":                  {"", "kept = iter(x)", "kept and str(next(kept, 0))"},
	"in an enumeration":               {"", "kept = enumerate(x)", "kept and str(next(kept, 0))"},
	"in a zip":                        {"", "kept = zip(x, x)", "kept and str(next(kept, 0))"},
	"in a map":                        {"", "kept = map(str, x)", "kept and next(kept, 0)"},
	"in a partial":                    {"from functools import partial", "kept = partial(str, x)", "kept and kept()"},
	"in a data class":                 {"from dataclasses import dataclass\n@dataclass\nclass D:\n    x: object = None", "kept = D(x)", "kept"},
	"as a default of a data class":    {"from dataclasses import dataclass, field", "@dataclass\n    class D:\n        y: object = field(default_factory=lambda: x)\n        z: int = n\n    kept = D()", "kept"},
	"in a new named tuple":            {"from collections import namedtuple", "kept = namedtuple('P', 'a b' if n % 4 > 1 else 'b a')(x, n)", "kept and (kept, kept.a)"},
	"in a deque":                      {"from collections import deque", "kept = deque([x])", "kept"},
	"in a named tuple":                {"from collections import namedtuple\nPair = namedtuple('Pair', 'a b')", "kept = Pair(x, n)", "kept"},
	"in a cache":                      {"from functools import lru_cache\n@lru_cache()\ndef cached(s): return [[s], {s, 1, 2, 3, 4, 5}]", "kept = cached('a'), cached(str(x))", "kept and (kept, cached('a'))"},
	"in an exception":                 {"", "kept = ValueError(x)", "kept and kept.args"},
	"in an exception that was raised": {"", "try:\n        raise ValueError(x)\n    except ValueError as e:\n        kept = e", "kept and kept.args"},
	"in another file":                 {"import helper", "helper.kept = x", "helper.kept"},
	"in a new global":                 {"import helper", "helper.new = x", "getattr(helper, 'new', None)"},
	"in a dict of its own class":      {"class D(dict): pass\nd = D()", "d[1] = x", "d"},
	"in a list of its own class":      {"class L(list): pass\nl = L()", "l[:] = [x]", "l"},
	"in what is made for it":          {"", "kept = {'a': [(x, {n})], 'b': x}", "kept"},
	"in a list of what was kept":      {"", "kept = [kept, x] if n < 12 else None", "kept"},
	"in a key of a dict":              {"table = {}", "table[(n, str(x))] = [x]", "sorted(table.items(), key=str)"},
	"in a key that is made new":       {"table = {}", "table[tuple([n] * 12)] = x", "sorted(table)"},
	"in a view":                       {"", "kept = {n: x}.values()", "kept and list(kept)"},
	"many times":                      {"many = []", "many.append([x, [x] * 60, {n: x}])", "many[-2:]"},
	"among many":                      {"many = [[i] for i in range(99)]", "many[n] = x", "many[n - 5:n + 1]"},
	"for some turns":                  {"", "kept = x if n % 2 else None", "kept"},
	"and what was kept before":        {"older = None", "global older\n    older, kept = kept, x", "(kept, older)"},
	"moved from place to place":       {"box, shelf = [None], {}", "shelf[0], box[0], kept = box[0], kept, x", "(kept, box, shelf)"},
	"after a while with others":       {"first, rest = [], []", "if len(first) < 2: first.append(x)\n    else: rest[:] = [x]", "(first, rest)"},
	"longer than others":              {"long = None", "global long\n    if n % 9 == 4: long = x\n    kept = x", "(kept, long)"},
	"among the last ones":             {"last = []", "last.append(x)\n    if len(last) > 5: last.pop(0)", "last"},
	"for a part of a turn":            {"box = [None]", "kept = x\n    box[0] = [x]\n    kept = box[0] = None", "kept"},
	"with the number of its identity": {"", "kept = x\n    id(x)", "kept"},
	"and raises an error":             {"", "kept = x\n    raise ValueError(x)", "kept"},
	"and takes too long":              {"", "kept = x\n    for i in range(30000): pass", "kept"},
	"after it has taken too long":     {"", "for i in range(30000): pass\n    kept = x", "kept"},
}

// play plays a player that keeps an object in each so many turns, in that way. Its turns are the same as those that all run.
func (w wayToKeep) play(t *testing.T, name, object, change string, every, rounds int) {
	t.Helper()
	text := strings.NewReplacer("OBJECT", object, "SETUP", w.setup, "KEEP", "    "+w.keep, "SHOW", w.show, "CHANGE", change,
		"EVERY", strconv.Itoa(every)).Replace(keeper)
	program := compile(t, text+waiting, file("helper.py", "kept = None\n"))
	got := playBothWays(t, engine.Config{Rules: engine.Final(), White: program, Black: program, Size: 8, Rounds: rounds, Seed: 1})
	if err := got.result.Teams[0].FirstError; err != nil {
		assert.Equal(t, "ValueError", err.Exception, "%s:\n%s", name, err.Traceback)
	}
}

// TestRunAllOfWhatTurnsMake plays players that keep what they make, in all ways. With RunAll no
// place is used again, so that the matches are the same only where none is used that is kept.
// Numbers and texts that change do not matter to that: they do for half of the pairs of an object and a way.
func TestRunAllOfWhatTurnsMake(t *testing.T) {
	t.Parallel()
	changes := [...]string{"pass", "half, text = n / 2, str(n)"}
	ways := slices.Sorted(maps.Keys(waysToKeep))
	for i, object := range slices.Sorted(maps.Keys(madeObjects)) {
		t.Run(object, func(t *testing.T) {
			t.Parallel()
			for j, name := range ways {
				if quarter(i + j) {
					waysToKeep[name].play(t, object+" "+name, madeObjects[object], changes[(i+j)/4%len(changes)], 5, 14)
				}
			}
		})
	}
}

// TestRunAllOfWhatIsKeptForAWhile plays players that keep something else in most turns, so that what they are is hardly looked
// at any more: then what they have kept before is used again when something else is kept in its place.
func TestRunAllOfWhatIsKeptForAWhile(t *testing.T) {
	t.Parallel()
	ways := slices.Sorted(maps.Keys(waysToKeep))
	for i, object := range []string{"a long list", "a set of a display", "a tuple of five", "nested", "a dict"} {
		t.Run(object, func(t *testing.T) {
			t.Parallel()
			for j, name := range ways {
				if quarter(i + j) {
					waysToKeep[name].play(t, object+" "+name, madeObjects[object], "pass", 1, 40)
				}
			}
		})
	}
}
