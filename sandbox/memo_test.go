package sandbox

import (
	"fmt"
	"runtime"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/vm"
)

// TestStatesAreForgotten makes sure that states get numbers of their own, also when there are more
// than are remembered.
func TestStatesAreForgotten(t *testing.T) {
	t.Parallel()
	var s states
	of := &structure{number: 1, base: make([]Value, 9)}
	patches := func(i int) []object.Patch { return []object.Patch{{Leaf: 3, Value: object.Int(int64(i))}} }
	seen := map[stateID]bool{}
	for i := range 3*maxStates + 1 {
		state := s.number(of, patches(i))
		require.NotZero(t, state.id)
		require.False(t, seen[state.id], "%d is the number of another state", state.id)
		seen[state.id] = true
		require.Same(t, state, s.number(of, patches(i)), "it is remembered for a while")
		require.LessOrEqual(t, len(s.numbered), maxStates)
	}
	assert.False(t, seen[s.number(of, patches(0)).id], "it has been forgotten")

	long := make([]object.Patch, maxStateBytes/24/3)
	for i := range 10 {
		long[0].Value = object.Int(int64(i))
		seen[s.number(of, long).id] = true
		require.LessOrEqual(t, s.bytes, maxStateBytes)
	}
	assert.Len(t, seen, 3*maxStates+1+10)

	other := &structure{number: 2, base: of.base}
	assert.NotEqual(t, s.number(of, patches(1)).id, s.number(other, patches(1)).id, "of another structure")
}

// TestStatePatched makes sure that a state is the same whichever way a robot comes to it.
func TestStatePatched(t *testing.T) {
	t.Parallel()
	var s states
	of := &structure{number: 1, base: []Value{object.Int(1), object.None, object.Int(3)}}
	patch := func(leaf int32, v Value) []object.Patch { return []object.Patch{{Leaf: leaf, Value: v}} }
	start := s.number(of, nil)
	first := s.patched(start, patch(0, object.Int(5)))
	both := s.patched(first, patch(2, object.True))
	assert.NotEqual(t, start.id, first.id)
	assert.NotEqual(t, first.id, both.id)
	assert.Same(t, both, s.patched(s.patched(start, patch(2, object.True)), patch(0, object.Int(5))), "in another order")
	assert.Same(t, both, s.patched(start, []object.Patch{{Leaf: 0, Value: object.Int(5)}, {Leaf: 2, Value: object.True}}))
	assert.Same(t, first, s.patched(both, patch(2, object.Int(3))), "one is taken back")
	assert.Same(t, start, s.patched(first, patch(0, object.Int(1))), "all are taken back")
	assert.NotSame(t, first, s.patched(start, patch(0, object.Float(5))), "another kind")
}

// TestToldIsForgotten makes sure that what turns have been told of situations gets numbers of its
// own, and that what is of use is not forgotten.
func TestToldIsForgotten(t *testing.T) {
	t.Parallel()
	m := NewMemo[int](MemoHost{})
	number := func(bits Situation) uint16 {
		t.Helper()
		i, ok := m.toldIndex(bits)
		require.True(t, ok)
		require.Equal(t, bits, m.told[i].bits)
		return m.told[i].number
	}
	useful := number(1)
	seen := map[uint16]bool{useful: true}
	for bits := Situation(2); bits < 9*maxTold; bits++ {
		m.told[0].repeated++
		n := number(bits)
		require.False(t, seen[n])
		seen[n] = true
		require.LessOrEqual(t, len(m.told), maxTold)
	}
	assert.Equal(t, useful, number(1))
}

// TestDealingsAreForgotten makes sure that what turns have done takes no more memory than it may,
// and that no turn that is remembered comes to have done something else.
func TestDealingsAreForgotten(t *testing.T) {
	t.Parallel()
	for _, size := range []int{1, 500} {
		m := NewMemo[int](MemoHost{})
		forgotten := 0
		for i := range 3 * maxDealings {
			d := vm.Dealings{Patches: make([]object.Patch, size)}
			d.Patches[0].Value = object.Int(int64(i))
			number, ok := m.dealingsNumber(&d)
			if !ok {
				forgotten++
				require.Equal(t, newSlots[int](), m.slots)
				number, ok = m.dealingsNumber(&d)
				require.True(t, ok, "there is room again")
			}
			require.Equal(t, d.Patches, m.dealings[number].Patches)
			again, _ := m.dealingsNumber(&d)
			require.Equal(t, number, again)
			require.LessOrEqual(t, len(m.dealings), maxDealings)
			require.LessOrEqual(t, m.bytes, maxDealingBytes)
			m.slots.slot(occasion{state: 1})
		}
		assert.NotZero(t, forgotten)
		number, ok := m.dealingsNumber(&vm.Dealings{})
		assert.True(t, ok)
		assert.Zero(t, number)
	}
}

// TestBitset makes sure that a hash that has been added is found, and few others are.
func TestBitset(t *testing.T) {
	t.Parallel()
	var s seenFilter
	assert.False(t, s.has(0))
	found := 0
	for i := range uint64(seenBits) {
		hash := (occasion{situation: Situation(i)}).hash()
		if s.has(hash) {
			found++
		}
		s.add(hash)
		require.True(t, s.has(hash))
		s.remove(hash)
		require.False(t, s.has(hash))
		s.remove(hash)
		s.add(hash)
		require.True(t, s.has(hash))
	}
	assert.Less(t, found, seenBits/4)
}

// TestStartsAreBounded makes sure that of robots that were copies, and have been closed, no more is kept
// than a little, and that it is used again.
func TestStartsAreBounded(t *testing.T) {
	t.Parallel()
	m, run := runner(t, "l = [[i] * 9 for i in range(99)]\ndef turn():\n    l[0][0] += 1\n")
	const many = 200
	for _, r := range run(many) {
		r.Close()
	}
	assert.EqualValues(t, many-1, m.Cloned(), "all but the first")
	require.Len(t, m.starts.all, 1)
	st := m.starts.all[0]
	size := st.snapshot.Bytes()
	assert.Equal(t, int64(len(st.free))*size, m.starts.free)
	assert.Greater(t, m.starts.free, int64(maxFree)-size)
	assert.LessOrEqual(t, m.starts.free, int64(maxFree))
	assert.Less(t, len(st.free), many)
	free := len(st.free)
	for _, r := range run(free / 2) {
		assert.Len(t, st.free, free-free/2)
		defer r.Close()
	}
}

// TestStartsKeepNothing makes sure that what robots have come to keep is not alive any more when they
// have been closed, though the memory of their first objects is.
func TestStartsKeepNothing(t *testing.T) {
	m, run := runner(t, "l = []\nn = 0\ndef turn():\n    global n, m\n    n += 1\n    l.append('x' * 1000000)\n    m = [l[-1] + 'y', n]\n")
	alive := func() int64 {
		runtime.GC()
		var stats runtime.MemStats
		runtime.ReadMemStats(&stats)
		return int64(stats.HeapAlloc)
	}
	before := alive()
	for round := range 3 {
		robots := run(20)
		require.Greater(t, alive()-before, int64(60<<20), "in round %d", round)
		for _, r := range robots {
			r.Close()
		}
		clear(robots)
		assert.Less(t, alive()-before, int64(8<<20), "in round %d", round)
	}
	assert.EqualValues(t, 59, m.Cloned())
	runtime.KeepAlive(m)
}

// TestKeptObjectsAreSmall makes sure that robots which keep all that they make do not keep the room in it that
// objects have which are used again, and which nobody counts.
func TestKeptObjectsAreSmall(t *testing.T) {
	alive := func() int64 {
		runtime.GC()
		var stats runtime.MemStats
		runtime.ReadMemStats(&stats)
		return int64(stats.HeapAlloc)
	}
	const all = 1000
	for _, kept := range []string{"set()", "set(range(3))", "{i}", "{}", "{k: i for k in range(6)}", "dict(a=i)", "[]", "[i]"} {
		for _, perTurn := range []int{2, 50} { // what has been kept is found out one by one, or not
			text := fmt.Sprintf("l = []\ndef turn():\n    for i in range(%d):\n        l.append(%s)\n", perTurn, kept)
			m, newRobot := newRobots(t, text)
			r := newRobot()
			before := alive()
			for range all / perTurn {
				out, _ := m.Turn(r, 1_000_000)
				require.Nil(t, out.Exception)
			}
			assert.Less(t, (alive()-before)/all, int64(900), "bytes for %s, %d in a turn", kept, perTurn)
			r.Close()
		}
	}
}

// runner returns a Memo of robots of a player that are told nothing, and a function that makes some and has
// each take three turns.
func runner(t *testing.T, text string) (m *Memo[int], run func(n int) []*Robot) {
	t.Helper()
	m, newRobot := newRobots(t, text)
	return m, func(n int) []*Robot {
		t.Helper()
		robots := make([]*Robot, n)
		for i := range robots {
			robots[i] = newRobot()
			for range 3 {
				out, _ := m.Turn(robots[i], 1_000_000)
				require.Nil(t, out.Exception)
			}
		}
		return robots
	}
}

// situated returns a Memo, a robot of a player that has taken some turns, and where the situation is that it is in.
func situated(t *testing.T, text string) (m *Memo[int], r *Robot, situation *Situation) {
	t.Helper()
	m, run := runner(t, text)
	situation = new(Situation)
	m.host.Situation = func(*Robot) Situation { return *situation }
	return m, run(1)[0], situation
}

// remember notes what a turn has been told, and remembers what it has done if that may be.
func remember(m *Memo[int], told Situation, effect int) {
	if noted := m.Note(told); noted != nil {
		noted.Remember(effect)
	}
}

// noteAll notes that a turn has been told all of the situation, and remembers it if that may be.
func noteAll(m *Memo[int]) { remember(m, ^Situation(0), 7) }

// newRobots returns a Memo of robots of a player that are told nothing, and a function that makes one.
func newRobots(t *testing.T, text string) (m *Memo[int], newRobot func() *Robot) {
	t.Helper()
	program, err := Compile([]File{{Path: "bot.py", Text: []byte(text)}}, Options{})
	require.NoError(t, err)
	linked := Link(program, nil)
	m = NewMemo[int](MemoHost{
		Situation: func(*Robot) Situation { return 0 },
		Told:      func(*Robot) (Situation, bool) { return 0, true },
	})
	pool := &Pool{}
	t.Cleanup(pool.Close)
	return m, func() *Robot { return linked.NewRobot(Config{Module: "bot", Handler: "turn", Pool: pool}) }
}

// TestFirstTurns makes sure that robots need not run their first turn which makes objects that they keep, as long as
// a census must count the same of these, and that each then has objects of its own.
func TestFirstTurns(t *testing.T) {
	t.Parallel()
	const class = "class R:\n    def __init__(self, n):\n        self.n, self.l = n, [n]\n"
	for name, c := range map[string]struct {
		text string
		runs bool
	}{
		"an object":           {class + "r = None\ndef turn():\n    global r\n    if r is None:\n        r = R(0)\n    r.n += 1\n    r.l[0] += 1\n", false},
		"objects in a list":   {class + "r = []\ndef turn():\n    if not r:\n        r.extend([R(0), R(1), r])\n    r[1].l.append({1: {2}})\n", false},
		"tuples of lists":     {"r = None\ndef turn():\n    global r\n    if r is None:\n        r = ([1], [2], [3])\n    r[2][0] += 1\n", false},
		"a set, and a number": {"r, n = set(), 5\ndef turn():\n    global n\n    n = 7\n    r.add(len(r))\n", false},
		"counters":            {class + "r, n = None, 0\ndef turn():\n    global r, n\n    n += 3\n    if r is None:\n        r = R(n)\n    r.n += n\n    r.n += 1\n", false},
		"nothing":             {"n = 0\ndef turn():\n    global n\n    n += 1\n", false},
		"a text":              {"r = ''\ndef turn():\n    global r\n    r = 'x' * 3 + r[:5]\n", true},
		"a pair in a block":   {"r = None\ndef turn():\n    global r\n    if r is None:\n        r = [(1, 10 ** 12)]\n", true},
		"a function":          {"r = None\ndef turn():\n    global r\n    if r is None:\n        r = lambda: 1\n", true},
		"a class":             {"r = None\ndef turn():\n    global r\n    if r is None:\n        class r: pass\n", true},
		"a generator":         {"r = None\ndef turn():\n    global r\n    if r is None:\n        r = (i for i in (1, 2))\n", true},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			m, newRobot := newRobots(t, c.text)
			known := 0
			turn := func(r *Robot) {
				t.Helper()
				out, effect := m.Turn(r, 1_000_000)
				require.Nil(t, out.Exception)
				if effect != nil {
					known++
				} else {
					remember(m, 0, 1)
				}
			}
			var robots [8]*Robot
			for i := range robots { // of which some run their first turn
				robots[i] = newRobot()
				turn(robots[i])
			}
			assert.Equal(t, c.runs, known == 0, "%d first turns did not run", known)
			ran := newRobot()
			for turns := range 4 {
				ran.Turn(1_000_000)
				want := stateText(t, ran)
				for _, r := range robots {
					require.Equal(t, want, stateText(t, r))
				}
				for i, r := range robots {
					turn(r)
					if i == 0 && turns < 3 {
						require.Equal(t, want, stateText(t, robots[1]), "what it has is its own")
					}
				}
			}
		})
	}
}

// stateText returns all that a robot holds, as text.
func stateText(t *testing.T, r *Robot) string {
	t.Helper()
	var s object.State
	words, _, ok := r.machine.WriteState(&s)
	text := fmt.Sprint(ok)
	for _, c := range s.Leaves() {
		text += fmt.Sprint(" ", c.At.Words())
	}
	counters, _ := s.Counters()
	for _, at := range counters {
		text += fmt.Sprint(" ", at.AsInt())
	}
	return text + fmt.Sprint(words)
}

// TestSlots makes sure that occasions keep their slots as there come to be more of them, up to a limit, and
// that a turn that is taken again keeps its slot for longer.
func TestSlots(t *testing.T) {
	t.Parallel()
	s := newSlots[int]()
	for i := range 20 * maxPairs {
		o := occasion{situation: Situation(i), state: 1}
		claimed := s.slot(o)
		require.NotNil(t, claimed, "no turn is taken again")
		require.Equal(t, slot[int]{occasion: o}, *claimed)
		claimed.known, claimed.effect = true, i
		require.Same(t, claimed, s.slot(o))
	}
	assert.Len(t, s.pairs, maxPairs)
	assert.LessOrEqual(t, int(s.made), 2*maxPairs)
	assert.Len(t, s.chunks, int(s.made)/chunkSlots+1)
	assert.True(t, s.has(s.made))
	assert.False(t, s.has(0) || s.has(s.made+1))

	s = newSlots[int]()
	for i := range minPairs {
		s.slot(occasion{situation: Situation(i), state: 1})
	}
	made := s.made
	s.grow()
	assert.Len(t, s.pairs, 2*minPairs)
	for n := slotNumber(1); n <= made; n++ {
		require.Same(t, s.at(n), s.slot(s.at(n).occasion), "slot %d is found", n)
	}
	assert.Equal(t, made, s.made)

	s = newSlots[int]()
	p := &[2]slotNumber{s.add(), s.add()}
	s.at(1).fresh, s.at(2).fresh = true, true
	assert.Zero(t, s.claim(p), "both have been taken again of late")
	assert.Equal(t, slotNumber(1), s.claim(p))
}

// TestVariants makes sure that turns are remembered side by side that come to something else as tests of a counter come out otherwise, and
// that one which holds for a single value of a counter gives way to the next.
func TestVariants(t *testing.T) {
	t.Parallel()
	play := func(code string) (m *Memo[int], ran []int) {
		m, newRobot := newRobots(t, "n = 0\ndef turn():\n    global n\n    n += 1\n"+code)
		r := newRobot()
		for i := range 120 {
			if _, effect := m.Turn(r, 1_000_000); effect == nil {
				ran = append(ran, i+1)
				noteAll(m)
			}
		}
		return m, ran
	}
	_, ran := play("    if n % 3 == 0:\n        len('third')\n")
	assert.Less(t, len(ran), 9)
	assert.Less(t, ran[len(ran)-1], 10, "both turns are known")
	_, ran = play("    if n % 3 == 0:\n        len('third')\n    if n % 2 == 0:\n        len('even')\n    if n % 5 == 0:\n        len('fifth')\n    if n % 7 == 0:\n        len('seventh')\n")
	assert.Greater(t, len(ran), 25, "there are sixteen kinds of turns, and room for eight")
	assert.Less(t, len(ran), 70)
	_, ran = play("    if n % 2 == 0:\n        len('even')\n")
	assert.Less(t, ran[len(ran)-1], 6)
	_, ran = play(`    if n < 4:
        len('a')
    elif n < 5:
        len('bc')
    elif n < 6:
        len('def')
    elif n < 7:
        len('g' + 'h')
    elif n < 8:
        len('i' * 3)
    elif n < 9:
        len('jkl')
`)
	assert.Less(t, ran[len(ran)-1], 40, "what comes in the end is tried once more")
	m, ran := play("    len('%d' % n)\n")
	assert.Greater(t, len(ran), 110)
	assert.Equal(t, slotNumber(1), m.slots.made, "each holds for one value, and gives way to the next")
	assert.Zero(t, m.repeated, "no value comes again")
}

// TestLoans makes sure that states are described without credit of robots that stay in the same situation, as long as that pays.
func TestLoans(t *testing.T) {
	t.Parallel()
	m, r, situation := situated(t, "seen = {}\ndef turn():\n    global seen\n    seen = {'a': len('abc')}\n")
	assert.False(t, m.pays(r) && m.states.volatile())
	r.known.described, m.states.credit = true, -1
	*situation++
	calls := func(n int) (paid int) {
		for range n {
			paid += int(object.Bit(m.pays(r)))
		}
		return paid
	}
	assert.Zero(t, calls(2*lookTurns-1), "it is not known whether the situation stays the same")
	assert.True(t, m.pays(r) && m.states.affords(&r.known) && r.known.isStill())
	assert.False(t, m.pays(r) || m.states.affords(&r.known), "it is looked at again after some turns")
	*situation++
	assert.Zero(t, calls(lookTurns-1), "the situation has changed")
	assert.Equal(t, 1, calls(lookTurns))

	for m.lending.made < fewAttempts {
		m.lending.made += loanTurns
	}
	assert.Equal(t, 1, calls(rareShare*lookTurns), "it has not paid")
	m.lending.paid = m.lending.made
	assert.Equal(t, passedShare, calls(passedShare*lookTurns))
}

// TestLentTurns makes sure that turns are repeated of a robot whose state has been described without credit, and that they pay for others.
func TestLentTurns(t *testing.T) {
	t.Parallel()
	m, r, _ := situated(t, "seen = {}\ndef turn():\n    global seen\n    seen = {'a': [1, 2, 3]}\n")
	m.states.credit = -firstCredit
	turns := 0
	for ; m.repeated == 0 && turns < 100; turns++ {
		if _, effect := m.Turn(r, 1000); effect == nil {
			noteAll(m)
		}
	}
	assert.Less(t, turns, maxWaited+3*lookTurns)
	assert.Equal(t, 1, m.lending.paid)
	assert.Equal(t, loanTurns, m.lending.made)
}

// TestVolatile makes sure that where turns mostly leave other objects behind, states are described of robots
// in the same situation, or while there is much credit.
func TestVolatile(t *testing.T) {
	t.Parallel()
	m, r, situation := situated(t, "def turn():\n    pass\n")
	r.known.described = true
	assert.True(t, m.pays(r), "it is not known yet")
	for range fewNoted {
		m.states.note(object.Changed)
	}
	m.states.credit = 0
	*situation++
	for i := range minStill {
		assert.False(t, m.pays(r), "%d", i)
	}
	assert.True(t, m.pays(r) && r.known.isStill(), "the situation has stayed the same")
	*situation++
	assert.False(t, m.pays(r), "the situation has changed")
	m.states.credit = eagerCredit
	assert.True(t, m.pays(r))
	m.states.credit = -1
	assert.False(t, m.pays(r), "there is no credit")
	m.states.credit = 0
	r.known.described = false
	assert.True(t, m.pays(r), "it is a new robot")
	r.known.described = true
	require.False(t, m.pays(r))
	for range manyNoted {
		m.states.note(object.NothingNew)
	}
	assert.True(t, m.pays(r), "turns do not leave others behind any more")
}

// TestAttempts makes sure that attempts are made as long as it is not known what that brings,
// or enough of them come again, and that it is tried again now and then else.
func TestAttempts(t *testing.T) {
	t.Parallel()
	watched := func(e *attempts, n int, paid func(i int) bool) (tries int) {
		for i := range n {
			if !e.pays(passedShare) {
				continue
			}
			tries++
			e.made++
			if paid(i) {
				e.paid++
			}
		}
		return tries
	}
	never, always := func(int) bool { return false }, func(int) bool { return true }
	var e attempts
	assert.Equal(t, fewAttempts, watched(&e, fewAttempts, never), "nothing is known yet")
	const many = 20 * manyAttempts
	assert.InDelta(t, many/passedShare, watched(&e, many, never), 100, "it does not pay")
	assert.LessOrEqual(t, e.made, manyAttempts)
	assert.Greater(t, watched(&e, 2*many, always), many, "it pays by now")
	assert.Equal(t, 99, watched(&e, 99, never), "some that do not pay make no difference")
	var half attempts
	assert.Equal(t, many, watched(&half, many, func(i int) bool { return i%attemptShare < 2 }))
}

// TestNaps makes sure that a nap begins when something has not paid for long enough, that each is longer than the one before, and
// that it is short again after something has paid.
func TestNaps(t *testing.T) {
	t.Parallel()
	limits := &napLimits{turns: 4, bad: 2, worst: 10, first: 8, longest: 20}
	n := naps{limits: limits}
	// nap returns for how many turns the nap goes on that begins after some turns have been noted.
	nap := func(saved ...int64) (turns int) {
		t.Helper()
		for _, s := range saved {
			require.False(t, n.asleep())
			for range limits.turns {
				n.note(s)
			}
		}
		for n.asleep() {
			turns++
		}
		return turns
	}
	assert.Zero(t, nap(-100, -10, -100, 0, -100, 50), "never twice in a row")
	assert.Zero(t, nap(-10, -10, -10), "not enough to matter")
	assert.Equal(t, 8, nap(-11, -11))
	assert.Equal(t, 16, nap(-11), "once is enough after a nap")
	assert.Equal(t, 20, nap(-100), "as long as there are")
	assert.Zero(t, nap(5))
	assert.Equal(t, 8, nap(-11, -11), "something has paid")
	n.left = 1
	for range 3 * limits.turns {
		n.note(-1000)
	}
	assert.Equal(t, naps{limits: limits, bad: 1, left: 1, length: 8}, n, "turns of a nap do not count")
	require.True(t, n.asleep())
	n.note(100)
	for range limits.turns - 1 {
		n.note(-40)
	}
	assert.Zero(t, nap(-11, 0), "what one turn saves counts for the others")
}

// TestMemoNaps makes sure that turns which never come again just run after a while, and that they are found to come again
// when they do.
func TestMemoNaps(t *testing.T) {
	t.Parallel()
	m, r, situation := situated(t, "def turn():\n    pass\n")
	turns := 0
	turn := func() {
		m.Turn(r, 1_000_000)
		noteAll(m)
		turns++
	}
	for turn(); m.Asks(); turn() {
		*situation++
		require.LessOrEqual(t, turns, repeatLimits.bad*repeatLimits.turns, "all are other ones")
	}
	assert.GreaterOrEqual(t, turns, repeatLimits.bad*repeatLimits.turns-5)
	assert.Zero(t, m.repeated)
	assert.Nil(t, r.known.state)
	turns = 0
	for m.repeated == 0 {
		turn()
		require.Less(t, turns, 2*repeatLimits.first, "the nap has come to an end")
	}
	assert.Greater(t, turns, repeatLimits.first)
	for range 2 * repeatLimits.longest {
		turn()
	}
	assert.Greater(t, m.repeated, int64(repeatLimits.longest))
}

// TestMemoNapsOfSome makes sure that there is no nap where one turn of four comes again and saves what the others lose, and that it takes
// longer for a turn to find out where it depends on its place.
func TestMemoNapsOfSome(t *testing.T) {
	t.Parallel()
	m, r, situation := situated(t, "def turn():\n    for i in range(40):\n        pass\n")
	for i := range 8 * repeatLimits.turns {
		if i%4 == 0 {
			*situation = 1
		} else {
			*situation = Situation(i + 2)
		}
		m.Turn(r, 1_000_000)
		noteAll(m)
	}
	assert.Greater(t, m.repeated, int64(repeatLimits.turns))
	assert.Zero(t, m.repeating.left+m.repeating.bad)

	m.last.loose = false
	fast := m.knownTime(70)
	m.last.loose = true
	assert.Equal(t, fast+70*looseShare, m.knownTime(70))
}

// TestMemoRecycles makes sure that what turns make is used again, and not any more after a while when that takes longer: here,
// nearly all is kept, and much is to be compared.
func TestMemoRecycles(t *testing.T) {
	t.Parallel()
	for code, recycles := range map[string]bool{
		"n = 0\nkept = [{} for i in range(40)]\ndef turn():\n    global n\n    n = n * 3 % 1000003\n    [n]\n":                                          false,
		"n = 0\ndef turn():\n    global n\n    n = n * 3 % 1000003\n    for i in range(9):\n        [i, n]\n":                                           true,
		"n = 0\nkept = [{} for i in range(40)]\ndef turn():\n    global n\n    n = n * 3 % 1000003\n    for i in range(3):\n        kept[i] = [i, n]\n": false,
	} {
		m, r, situation := situated(t, code)
		m.states.credit, r.known.state = -1, nil
		for range 4 * recycleLimits.turns {
			*situation++ // else it would be described without credit
			m.Turn(r, 1_000_000)
			m.states.credit = -1
		}
		require.Nil(t, r.known.state)
		assert.Equal(t, recycles, m.recycling.left == 0, code)
	}
}

// TestAgain makes sure that a turn is found where the robot's last one was, unless something else has come
// to be there.
func TestAgain(t *testing.T) {
	t.Parallel()
	m, run := runner(t, "def turn():\n    pass\n")
	r := run(1)[0]
	for range 3 {
		m.Turn(r, 1_000_000)
		noteAll(m)
	}
	_, effect := m.Turn(r, 1_000_000)
	require.NotNil(t, effect)
	again := func() *slot[int] { return m.again(r, 1_000_000) }
	s := again()
	require.NotNil(t, s)
	assert.Equal(t, 7, s.effect)
	assert.Equal(t, int64(s.expense.Bytecodes), r.machine.Spent())
	old := *s
	s.known = false
	assert.Nil(t, again(), "what comes of it is not known any more")
	*s = old
	s.situation++
	assert.Nil(t, again(), "another occasion is there")
	*s = old
	s.first = true
	assert.Nil(t, again(), "only robots that have not had a turn do that")
	*s = old
	require.NotNil(t, again())
	known := r.known.state
	r.known.state = &state{known.structure, known.id + 1, nil}
	assert.Nil(t, again(), "the robot is in another state")
	r.known.state = nil
	assert.Nil(t, again(), "nobody knows in which state the robot is")
	r.known.state = known
	assert.Nil(t, m.again(r, int64(s.expense.Bytecodes)), "it would nearly pause")
	m.repeating.left = 1
	assert.Nil(t, again(), "turns just run")
	m.repeating.left = 0
	m.told[0].number++
	assert.NotNil(t, again(), "what has been told is another one by now, but is not looked at")
	m.forget()
	assert.Nil(t, again(), "all has been forgotten")
}

// TestMemoryOfTheClosed makes sure that robots that have been closed, however they ended, leave nothing behind
// for those that get their memory.
func TestMemoryOfTheClosed(t *testing.T) {
	t.Parallel()
	const bot = "import random\nn = 0\nclass A:\n    pass\ndef turn():\n    global n\n    n += 1\n    a = A()\n" +
		"    a.n = sorted([3, 1, n], key=lambda x: -x)\n    if n == 2:\n        raise ValueError(random.random())\n    print(n, a.n, id(a), random.random())\n"
	compile := func(text string) *Linked {
		program, err := Compile([]File{{Path: "bot.py", Text: []byte(text)}}, Options{})
		require.NoError(t, err)
		return Link(program, nil)
	}
	type outcome struct {
		turns   []Turn
		printed []string
	}
	play := func(pool *Pool, linked *Linked, budget int64, turns int) (o outcome, r *Robot) {
		r = linked.NewRobot(Config{
			Module: "bot", Handler: "turn", Pool: pool, Memory: 1 << 20, Group: NewMemoryGroup(1 << 20),
			Print: func(text string) { o.printed = append(o.printed, text) },
		})
		for range turns {
			o.turns = append(o.turns, r.Turn(budget))
		}
		return o, r
	}
	linked := compile(bot)
	var first Pool
	defer first.Close()
	want, r := play(&first, linked, 10_000, 5)
	r.Close()
	require.NotEmpty(t, want.printed)

	var pool Pool
	defer pool.Close()
	others := map[string]struct {
		text   string
		budget int64
	}{
		"plain":            {bot, 10_000},
		"paused":           {bot, 7},
		"in a key":         {"def turn():\n    max([1, 2], key=lambda x: sum(range(10 ** 5)))\n", 50},
		"in a generator":   {"def g():\n    while 1:\n        yield\ndef turn():\n    for x in g():\n        pass\n", 50},
		"in its top level": {"while 1:\n    pass\n", 50},
		"failed":           {"1 / 0\n", 1000},
		"killed":           {"def turn():\n    l = []\n    while 1:\n        try:\n            l.append('x' * 100000 + str(len(l)))\n        except MemoryError:\n            pass\n", 10_000},
		"nested deeply":    {"def f(n):\n    return f(n + 1)\ndef turn():\n    f(0)\n", 5000},
	}
	for name, other := range others {
		_, r := play(&pool, compile(other.text), other.budget, 5)
		r.Close()
		r.Close() // once more makes no difference
		require.Len(t, pool.closed, 1, name)
		got, same := play(&pool, linked, 10_000, 5)
		assert.Same(t, r, same, name)
		assert.Equal(t, want, got, name)
		_, another := play(&pool, linked, 10_000, 1)
		assert.NotSame(t, same, another, name)
		another.Close()
		same.Close()
		pool.closed = pool.closed[:1]
	}
}

// TestExpected makes sure that a turn which is told something else than was expected of it, as another one was told less, is
// not expected to be told that again.
func TestExpected(t *testing.T) {
	t.Parallel()
	m, run := runner(t, "def turn():\n    pass\n")
	r := run(1)[0]
	tell := func(situation, told Situation) (watched bool) {
		m.states.credit = 0 // nothing is watched at once
		m.host.Situation = func(*Robot) Situation { return situation }
		_, effect := m.Turn(r, 1_000_000)
		require.Nil(t, effect)
		m.Note(told)
		return m.last.watched
	}
	m.seen, r.known.still = seenFilter{}, 0
	assert.False(t, tell(4, 4), "it is the first turn")
	assert.False(t, tell(3, 1), "it is the first one that is told so much")
	assert.True(t, tell(7, 3), "it might be told no more than that one")
	assert.False(t, tell(5, 3), "that has turned out to be wrong")
}

// TestExpectedTurns makes sure that a turn that is known for other counters is found again after one on the same occasion that was told
// more, which another robot has taken meanwhile.
func TestExpectedTurns(t *testing.T) {
	t.Parallel()
	m, r, _ := situated(t, "n = 0\ndef turn():\n    global n\n    n += 1\n    if n > 5:\n        len('a')\n    if n >= 10:\n        n = 0\n")
	var ran []int
	for i := range 60 {
		if _, effect := m.Turn(r, 1000); effect == nil {
			ran = append(ran, i)
			remember(m, Situation(object.Bit(i%10 >= 5)), 7) // older ones have been told more
		}
	}
	assert.Equal(t, []int{0, 1, 2, 6, 7, 12}, ran)
}

// TestFailedRobots makes sure that a robot that has failed, or been closed, runs no more, as with Robot.Turn.
func TestFailedRobots(t *testing.T) {
	t.Parallel()
	m, newRobot := newRobots(t, "def turn():\n    print('ran')\n1 / 0\n")
	r := newRobot()
	printed := ""
	r.config.Print = func(text string) { printed += text }
	turn, _ := m.Turn(r, 1000)
	assert.True(t, turn.Failed)
	assert.Equal(t, "ZeroDivisionError", turn.Exception.Type)
	for range 2 {
		turn, effect := m.Turn(r, 1000)
		assert.Equal(t, Turn{Failed: true}, turn)
		assert.Nil(t, effect)
		assert.False(t, m.Asks() || m.Note(0) != nil)
		r.Close()
	}
	assert.Empty(t, printed)
}
