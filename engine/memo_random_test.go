package engine_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"strconv"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/stretchr/testify/require"

	"bhack/engine"
	"bhack/sandbox"
)

// randomPlayer makes players at random: each has some of the kinds of globals below, and
// statements about them.
type randomPlayer struct {
	*rand.Rand
	kinds []randomKind
	out   strings.Builder
}

// randomKind is a kind of global, and what a player may do with it. A # in the text is a
// small number.
type randomKind struct {
	start                          string
	conditions, values, statements []string
}

var randomKinds = []randomKind{
	{
		start:      "a = #",
		conditions: []string{"a > #", "a >= # and a < ##", "a % # == #", "a % #", "not a % #", "a == #", "# < a < ##", "a", "a > limit * # or b > #", "a >= len(sense()) * #", "# > a", "limit * # <= a", "a > (b if b else #)", "b > next(iter([a]))", "a != len(sense())", "a > limit", "a in (#, ##)"},
		values:     []string{"a", "a % #", "a > #", "-a"},
		statements: []string{"a += 1", "a += #", "a -= 1", "a -= #", "a = 0", "a = #", "a = len(sense())", "a = a % #", "a = int(a)", "for a in range(#): pass", "try:\n    if a > [1, 2][#]:\n        log('in')\nexcept IndexError:\n    log('out')", "x = a > # or limit\nlog(str(x))", "log(str(not a > limit + #))", "if a < (lambda: a + 1 if b % # else #)():\n    log('less')", "if a > random.random() * #:\n    b += 1", "while a > limit + #: a -= 1", "log('on') if limit + # > a else log('off')"},
	},
	{
		start:      "b = ##",
		conditions: []string{"b > a", "b % # < a", "b < 0", "b == # or a == b", "b > limit"},
		values:     []string{"b", "b + a"},
		statements: []string{"b += 1", "b -= #", "b = a", "a, b = b, a", "b = -#", "b += a", "b = 2 ** 40 - #", "b = 2 ** 63 - #", "b = b or None or 0", "b = #.5", "b = b > #", "limit = #", "limit = a"},
	},
	{
		start:      "l = [#, #]",
		conditions: []string{"l", "len(l) > #", "# in l", "l[-1:] == [#]", "sum(l) % # == 0"},
		values:     []string{"l", "len(l)", "sum(l)"},
		statements: []string{"l.append(#)", "del l[:#]", "l[:] = [#]", "l.append(#); l.pop()", "l.append(len(sense()))", "l = [#]", "l.sort()", "l.extend(r for r, c, t in sense())", "l.insert(0, #); del l[#:]"},
	},
	{
		start:      "d = {1: #}",
		conditions: []string{"d.get(#)", "# in d", "len(d) == #", "d.get(1, 0) > #"},
		values:     []string{"d", "list(d)", "d.get(#)"},
		statements: []string{"d[#] = #", "d.pop(#, None)", "d[#] = d.get(#, 0) + 1", "d.clear()", "d.setdefault(#, #)", "d[get_location()] = #", "d[9] = d.pop(1, 0); d[1] = d.pop(9)", "d[#] = [#]", "d[#, #] = {#: [#]}", "d = {#: #}", "d = dict(d)", "for i in range(##): d[i] = [i]"},
	},
	{
		start:      "s = {#, #}",
		conditions: []string{"# in s", "len(s) > #", "s == {#}"},
		values:     []string{"sorted(s)", "len(s)"},
		statements: []string{"s.add(#)", "s.discard(#)", "s.clear()", "s |= {#}", "s.update(t.value for r, c, t in sense())", "s.add(##); s.discard(##)"},
	},
	{
		start:      "class O:\n    n = #\n    def count(self):\n        self.n += 1\n        return self.n % # == 0\no = O()",
		conditions: []string{"o.n > #", "o.count()", "O.n == #", "hasattr(o, 'm')"},
		values:     []string{"o.n", "O.n"},
		statements: []string{"o.n += #", "o.n = #", "O.n += 1", "o.m = #", "o.__dict__.clear()", "o = O()", "del o"},
	},
	{
		start:      "def make(x):\n    def f(y=[#]):\n        nonlocal x\n        x = (x + 1) % #0\n        return x + y[0]\n    return f\nf = make(#)",
		conditions: []string{"f() > #", "f() % # == 0", "getattr(f, 'm', 0) > #"},
		values:     []string{"f()", "f.__defaults__"},
		statements: []string{"f()", "f = make(#)", "f.m = #", "f.m = getattr(f, 'm', 0) + 1", "f.__defaults__[0][0] = #", "f.__name__ = 'f#'"},
	},
	{
		start:      "w = 'x' * #",
		conditions: []string{"len(w) > #", "w == 'xx'", "w is 'x'"},
		values:     []string{"w", "w[:#]"},
		statements: []string{"w += 'x'", "w = w[:#]", "w = ''", "w = str(len(sense()))", "w = w[1:] + 'x'"},
	},
	{
		start:      "import helper",
		conditions: []string{"helper.tick(#)", "helper.n > #", "helper.tick(#) and helper.m > #", "getattr(helper, 'n') % # == 0"},
		values:     []string{"helper.n", "helper.m"},
		statements: []string{"helper.tick(#)", "helper.tick(#)", "helper.n = #", "helper.m += #", "helper.kept.append(#); del helper.kept[#:]"},
	},
	{
		start:      "mode = 'A'\nrow = -1",
		conditions: []string{"mode == 'A'", "mode is None", "mode", "row == get_location()[0]", "mode == get_team()", "row > #", "isinstance(mode, float)"},
		values:     []string{"mode", "row"},
		statements: []string{"mode = 'A'", "mode = 'B'", "mode = None", "mode = get_team()", "mode = get_location()", "mode = #.5", "mode = True", "mode = len", "mode = (1, 2)", "mode = mode != 'A'", "row = get_location()[0]", "row = len(sense())", "row, mode = mode, row", "mode = a", "row = -0.0", "mode = str(mode)[:#]", "mode = 2 ** 70"},
	},
	{
		start:      "class Q:\n    kind = 'q'\n    k = 0\n    def __init__(self):\n        self.mode, self.row, self.k, self.t = 'A', None, 0, 0\n    def late(self, by=#):\n        return self.t > self.k + by\nq = Q()\ng = [[0] * 3 for i in range(3)]\nc = {'since': 0, 'mode': 'A', 'k': #}",
		conditions: []string{"q.mode == 'A'", "q.row is None", "q.late()", "q.t >= q.k", "q.k < q.t", "not q.t > c['k']", "q.t > len(sense())", "g[#%3][#%3] == #", "c['mode'] == 'A'", "c['since'] > #", "q.t - c['since'] > #", "any(v for r in g for v in r)", "q.kind == 'q'", "Q.k > #"},
		values:     []string{"q.mode", "q.row", "g", "c", "q.k", "q.t > q.k", "q.__dict__"},
		statements: []string{"q.t += 1", "q.t += 1", "q.t = 0", "q.k += #", "q.k = q.t", "q.mode = 'B'", "q.mode = 'A'", "q.row = get_location()[0]", "q.row = None", "q.t = None; q.t = #", "g[#%3][#%3] = #", "g[#%3][#%3] = None", "g[#%3] = [0] * 3", "c['mode'] = 'B'", "c['mode'] = 'A'", "c['since'] = q.t", "c['k'] = #", "c['more'] = #", "c.pop('more', None)", "Q.kind = 'p'", "Q.kind = 'q'", "Q.k += 1", "q.__class__.k = #", "del q.mode; q.mode = 'C'", "q.t = #.5", "q = Q()"},
	},
	{
		start:      "me = get_team()\nfoe = Team.BLACK if me == Team.WHITE else Team.WHITE\ndef sq(i, k):\n    row, col = get_location()\n    row, col = row + i % 5 - 2, col + k % 5 - 2\n    return 0 <= row < get_board_size() and 0 <= col < get_board_size() and check_space(row, col)\nclass L:\n    foe = foe\n    def at(self, i, k):\n        return sq(i, k)\n    def is_foe(self, i, k):\n        return self.at(i, k) == self.foe\nl_ = L()",
		conditions: []string{"sq(#, #) == foe", "sq(#, #) == me", "sq(#, #)", "not sq(#, #)", "sq(#, #) != foe", "me == sq(#, #)", "sq(#, #) is Team.WHITE", "l_.is_foe(#, #)", "l_.at(#, #) == foe", "sq(#, #) == sq(#, #)", "sum(sq(i, #) == foe for i in range(#)) > #", "any(sq(#, k) for k in range(#))", "(sq(#, #) or foe) == foe", "sq(#, #) in (foe, True)", "sq(#, #) == False"},
		values:     []string{"sq(#, #) == foe", "not sq(#, #)", "sq(#, #)", "l_.is_foe(#, #)", "[sq(i, #) for i in range(#)]", "sq(#, #) and 1"},
		statements: []string{"a = sq(#, #) == foe", "if sq(#, #) == foe: a += 1", "b = sq(#, #)", "me, foe = foe, me", "l_.foe = me", "for i in range(#):\n    if sq(i, #) == me:\n        break\n    b += 1"},
	},
	{
		start:      "class P:\n    def __init__(self, x=None):\n        self.x, self.a, self.n = x, [], 0\n        P.made = [x]\nkept, was, p = [], None, P()",
		conditions: []string{"kept == was", "kept is was", "kept == sense()", "p.x == was", "p.x is kept", "len(p.a) > #", "p.n > #", "len(str(kept)) > ##"},
		values:     []string{"kept", "was", "p.x", "p.a", "P.made"},
		statements: []string{"kept = [#]", "kept = [len(sense())]", "kept, was = [s[1] for s in sense()], kept", "was = kept", "kept = list(kept or ())", "kept, was = was, kept", "kept = {s[1] for s in sense()}", "kept = {s[:2]: s for s in sense()}", "kept = [[#], [[#]]] * #", "kept = p.x = [#, [#]]", "kept = tuple(sense())", "kept = (len(sense()), #000)", "kept = 'x' * len(sense())", "kept = [a]", "kept = [a % #, b]", "p = P(kept)", "p = P([#])", "p.n += 1", "p.a = [s for s in sense() if s[1] > #]", "p.x = {#: {#}}", "p.a = [0] * #\np.a.append(#)", "kept = [0 for i in range(#)]", "kept = frozenset(range(##))", "kept = {i: [] for i in range(##)}", "was = dict(kept) if isinstance(kept, dict) else [kept][:0]", "kept = [P(#)]", "kept = p.__init__", "kept = was = []"},
	},
	{
		start:      "last = None",
		conditions: []string{"last == sense()", "last is None", "get_bytecode() % # == 0"},
		values:     []string{"last", "get_bytecode()", "get_location()"},
		statements: []string{"last = sense()", "last = get_location()", "last = None", "last = (sense() or [0])[0]", "random.random()", "last = random.randrange(#)", "last = id(w)", "last = float('nan')", "last = [sense(), {1: [#]}]", "last = {r: [c, t] for r, c, t in sense()}", "last = tuple([#] * 1#)", "last = [last, #] if not isinstance(last, list) else None", "last = {'a': {}, 'b': {#: {#}}}", "junk = [{}, {1: [#]}, dict(a=#), {i: i for i in range(#)}, [[#]], {#, ##}]"},
	},
}

// What players find out about the board, and what they do on it.
var (
	boardConditions = []string{
		"len(sense()) > #", "len(sense()) % # == 0", "strike()", "is_free(*ahead())", "get_location()[0] > #", "get_location()[1] % # == 0",
		"get_team() == Team.WHITE", "random.random() < 0.#", "random.random() > len(sense()) / 9", "not 0.# <= random.random()", "random.randrange(#) == 0", "len(sense()) > ##", "any(t != get_team() for r, c, t in sense())",
	}
	boardStatements = []string{
		"step()", "strike()", "strike() or step()", "log(str(sense()))", "step()\nlog(str(len(sense())))", "capture(get_location()[0], #)",
		"try:\n    log(str(check_space(get_location()[0] - 1, get_location()[1] - 1)))\nexcept RobotError as e:\n    log(str(e))",
		"try:\n    capture(#, #)\nexcept Exception as e:\n    log(str(e))", "return", "for i in range(##00):\n    pass", "junk = ['junk %d' % i for i in range(#)]",
	}
)

const randomHelper = `
n, m, kept = 0, 9, []
def tick(k):
    global n, m
    n += 1
    if n % k == 0:
        m -= 1
        return True
    if n > 30:
        n = 0
    return m == n
`

// one returns one of the texts, with numbers for its #.
func (p *randomPlayer) one(texts []string) string {
	text := texts[p.IntN(len(texts))]
	for strings.Contains(text, "#") {
		text = strings.Replace(text, "#", strconv.Itoa(1+p.IntN(7)), 1)
	}
	return text
}

func (p *randomPlayer) kind() randomKind { return p.kinds[p.IntN(len(p.kinds))] }

func (p *randomPlayer) condition() string {
	if p.IntN(3) == 0 {
		return p.one(boardConditions)
	}
	return p.one(p.kind().conditions)
}

// block writes some statements.
func (p *randomPlayer) block(by, depth int) {
	for range 1 + p.IntN(3) {
		switch n := p.IntN(10); {
		case n < 4 && depth > 0:
			p.out.WriteString(indent("if "+p.condition()+":", by))
			p.block(by+4, depth-1)
			if p.IntN(3) == 0 {
				p.out.WriteString(indent("else:", by))
				p.block(by+4, depth-1)
			}
		case n < 6 && depth < 2 || n < 5 && p.IntN(2) == 0: // mostly not in every turn
			p.out.WriteString(indent(p.one(p.kind().statements), by))
		case n < 7 && depth < 2:
			p.out.WriteString(indent("log(str("+p.one(p.kind().values)+"))", by))
		default:
			p.out.WriteString(indent(p.one(boardStatements), by))
		}
	}
}

// source returns the text of a player.
func (p *randomPlayer) source() string {
	order := p.Perm(len(randomKinds))
	if p.IntN(2) == 0 { // counters are what there is most to get wrong about
		order = order[:1]
		order[0] = p.IntN(2)
	}
	for _, i := range order[:min(1+p.IntN(3), len(order))] {
		p.kinds = append(p.kinds, randomKinds[i])
	}
	// Statements of one kind may be about the globals of another one.
	p.out.WriteString("import random\nlimit, a, b, w = 5, 0, 0, ''\n")
	for _, k := range p.kinds {
		p.out.WriteString(p.one([]string{k.start}) + "\n")
	}
	p.out.WriteString("def pawn():\n    global a, b, l, d, s, o, f, w, last, limit, mode, row, q, g, c, me, foe, l_, kept, was, p\n")
	p.block(4, 2)
	p.out.WriteString("    strike() or step()\n")
	return p.out.String() + waiting
}

// TestRunAllOfRandomPlayers plays random players, with RunAll and without.
//
// The variables FUZZ_FIRST and FUZZ_COUNT set the first seed and the number of matches.
func TestRunAllOfRandomPlayers(t *testing.T) {
	t.Parallel()
	first, count := envInt(t, "FUZZ_FIRST", 1), envInt(t, "FUZZ_COUNT", 150)
	var turns, repeated, matches atomic.Int64
	t.Run("matches", func(t *testing.T) {
		for seed := first; seed < first+count; seed++ {
			t.Run(fmt.Sprint(seed), func(t *testing.T) {
				t.Parallel()
				random := rand.New(rand.NewPCG(uint64(seed), 0))
				sources := make([]string, 2)
				programs := make([]*sandbox.Program, 2)
				for i := range sources {
					sources[i] = (&randomPlayer{Rand: random}).source()
					programs[i] = compile(t, sources[i], file("helper.py", randomHelper))
				}
				defer func() {
					if t.Failed() {
						t.Logf("White:\n%s\nBlack:\n%s", sources[0], sources[1])
					}
				}()
				rules := []engine.Rules{engine.SP20(), engine.Final()}[random.IntN(2)]
				if random.IntN(4) == 0 {
					rules.RobotMemory = int64(300+random.IntN(300)) << 10
				}
				got := playBothWays(t, engine.Config{
					Rules: rules, White: programs[0], Black: programs[1], Size: 8 + random.IntN(2), Rounds: 50,
					Seed: int64(seed), RNG: engine.RNG(random.IntN(2)),
				})
				turns.Add(int64(len(got.turns)))
				repeated.Add(got.repeated)
				if got.repeated > 0 {
					matches.Add(1)
				}
			})
		}
	})
	t.Logf("of %d turns in %d matches, %d in %d matches did not run", turns.Load(), count, repeated.Load(), matches.Load())
	if count >= 100 {
		require.Greater(t, matches.Load(), int64(count/2), "matches in which turns came again")
		require.Greater(t, repeated.Load(), turns.Load()/10, "turns that came again")
	}
}

func envInt(t *testing.T, name string, or int) int {
	t.Helper()
	text := os.Getenv(name)
	if text == "" {
		return or
	}
	n, err := strconv.Atoi(text)
	require.NoError(t, err, name)
	return n
}
