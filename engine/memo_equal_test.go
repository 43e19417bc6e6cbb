package engine_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"bhack/engine"
)

// prober is a player whose pawns keep something, put what is equal in its place for some turns, and then find out to the word how much
// memory is left. A robot that takes those turns without running them goes on with what it has, of which a census must count as much.
const prober = `
SETUP
kept = FIRST
age = 0

def turn():
    global age, kept
    if get_type() == RobotType.OVERLORD:
        for col in range(get_board_size()):
            if not check_space(HOME, col):
                return spawn(HOME, col)
        return
    age += 1
    if age > 1 and age < 12 and kept:
        kept = SECOND
    if age == 12:
        low, high = 0, 1 << 18
        while high - low > 8:
            middle = (low + high) // 2
            try:
                'a' * middle
                low = middle
            except MemoryError:
                high = middle
        log(str(low))

HOME = 0 if get_team() == Team.WHITE else get_board_size() - 1
`

// equalMakings are ways to make what looks alike, for each kind of object.
var equalMakings = []struct {
	setup  string
	values []string
}{
	{"import copy\nL, T = [1, 2, 3], (1, 2, 3)", []string{"[1, 2, 3]", "list(T)", "L[:]", "[x for x in T]", "L + []", "L * 1", "copy.deepcopy(L)", "[0, 1, 2, 3][1:]"}},
	{"T = (1, 2, 3)\ndef f(*a): return a", []string{"[(1, 2, 3, [4])]", "[tuple([1, 2, 3, [4]])]", "[T + ([4],)]", "[f(1, 2, 3, [4])]", "[f(*T, [4])]"}},
	{"import copy\nD = {i: i for i in range(12)}", []string{"{i: i for i in range(12)}", "dict(D)", "D.copy()", "copy.deepcopy(D)", "{**D}", "dict(zip(range(12), range(12)))"}},
	{"S = {1, 2, 3}", []string{"{1, 2, 3}", "set(S)", "S | set()", "S - {4}", "S & {1, 2, 3, 4}", "S.copy()", "set([1, 2, 3])"}},
	{"import copy\nfrom collections import deque\nQ = deque([1, 2, 3])", []string{"deque([1, 2, 3])", "deque((1, 2, 3))", "Q.copy()", "copy.copy(Q)", "deque(Q)"}},
	{"import copy\nfrom collections import namedtuple\nN = namedtuple('N', 'a b c')\nn = N(1, 2, [3])", []string{"[N(1, 2, [3])]", "[N._make([1, 2, [3]])]", "[n._replace(c=[3])]", "[copy.deepcopy(n)]"}},
	{"import copy\nfrom dataclasses import dataclass, replace\n@dataclass\nclass D:\n    x: int = 1\n    y: int = 2\nd = D()", []string{"D()", "D(1, 2)", "replace(d)", "copy.copy(d)", "copy.deepcopy(d)"}},
	{"from operator import itemgetter\nT = (1, 2, 3)", []string{"itemgetter(1, 2, 3)", "itemgetter(*T)"}},
	{"import copy\nfrom functools import partial\nT = (1, 2, 3)\np = partial(max, 1, 2, 3)", []string{"partial(max, 1, 2, 3)", "partial(max, *T)", "partial(partial(max, 1), 2, 3)", "copy.copy(p)", "copy.deepcopy(p)", "partial(p.func, *p.args)"}},
	{"from functools import partial\nkept = partial(max, *range(20))\nt = kept.args", []string{"kept", "partial(max, *range(20))"}},
	{"from typing import Generic, TypeVar\nT = TypeVar('T')\nkept = Generic[T]\nclass C(kept): pass\ndel C.__orig_bases__", []string{"kept", "Generic[T]"}},
	{"from typing import Tuple, TypeVar\nT = TypeVar('T')", []string{"Tuple[int, str]", "Tuple[(int, str)]", "Tuple[T, str][int]"}},
	{"def make(n):\n    def f(x=n, *, y=[n]): return x\n    return f\nf = make(1)\ndef again():\n    g = make(1)\n    g.__defaults__ = f.__defaults__\n    return g", []string{"make(1)", "again()"}},
}

// TestRunAllOfEqualObjects plays players that put what is equal, but has been made in another way, in the place of what they keep.
func TestRunAllOfEqualObjects(t *testing.T) {
	t.Parallel()
	rules := engine.Final()
	rules.RobotMemory = 128 << 10
	for _, m := range equalMakings {
		t.Run(m.values[0], func(t *testing.T) {
			t.Parallel()
			for i, first := range m.values {
				for j, second := range m.values {
					if i == j || !eighth(i+j) {
						continue
					}
					program := compile(t, strings.NewReplacer("SETUP", m.setup, "FIRST", first, "SECOND", second).Replace(prober))
					got := playBothWays(t, engine.Config{Rules: rules, White: program, Black: program, Size: 8, Rounds: 36, Seed: 1})
					assert.Nil(t, got.result.Teams[0].FirstError, "%s, then %s", first, second)
					assert.Positive(t, got.repeated, "%s, then %s", first, second)
				}
			}
		})
	}
}
