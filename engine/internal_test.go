package engine

import (
	"strconv"
	"strings"
	"testing"
	"unsafe"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bhack/maps"
	"bhack/sandbox"
)

// turns keeps the turns of a match.
type turns struct {
	NopObserver
	kept []Turn
}

func (o *turns) TurnEnded(_ int, t *Turn) { o.kept = append(o.kept, t.Clone()) }

func newMatch(t *testing.T, source string, c Config) *Match {
	t.Helper()
	program, err := Compile([]sandbox.File{{Path: "bot.py", Text: []byte(source)}})
	require.NoError(t, err)
	c.Rules, c.White, c.Black = SP20(), program, program
	m, err := New(c)
	require.NoError(t, err)
	return m
}

// TestInternalError makes sure that a panic in a robot's turn ends that robot, and
// not the match: also one that happens while code runs in a coroutine.
func TestInternalError(t *testing.T) {
	t.Parallel()
	for name, source := range map[string]string{
		"plain":     "def turn():\n    get_team()\n",
		"top level": "get_team()\ndef turn():\n    pass\n",
		"coroutine": "def turn():\n    [1, 2].sort(key=lambda x: str(get_team()))\n",
		"nested": `class A:
    def __repr__(self):
        return repr(sorted([1], key=lambda x: get_team()))
def turn():
    try:
        str([{1: A()}])
    finally:
        log('finally')
`,
		"comparison": "class A:\n    def __eq__(self, o):\n        get_team()\n    def __hash__(self):\n        return 1\ndef turn():\n    {A(): 1, A(): 2}\n",
		"generator":  "def g():\n    yield get_team()\ndef turn():\n    list(g())\n",
		"traceback":  "class E(Exception):\n    def __str__(self):\n        return str(get_team())\ndef turn():\n    raise E\n",
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			start := &maps.Map{Name: "two", Size: 8, Pawns: []maps.Pawn{{Team: White, Row: 3, Col: 3}, {Team: Black, Row: 5, Col: 5}}}
			o := &turns{}
			m := newMatch(t, source, Config{Rounds: 3, Map: start, Observer: o})
			m.pawns[0].api = nil // get_team looks there
			result, err := m.Play(t.Context())
			require.NoError(t, err)
			assert.Equal(t, 1, result.InternalErrors)
			assert.Equal(t, 1, result.Teams[White].InternalErrors)
			if name != "traceback" { // all raise
				assert.Zero(t, result.Teams[White].Errors)
			}
			require.NotNil(t, result.FirstInternal)
			assert.Equal(t, []int{1, 2}, []int{result.FirstInternal.Round, result.FirstInternal.Robot})
			assert.Contains(t, result.FirstInternal.Message, "nil pointer")
			assert.Contains(t, result.FirstInternal.Stack, "getTeam")
			assert.Equal(t, [2]int{0, 1}, result.Pawns)

			first := o.kept[0]
			assert.True(t, first.InternalError && first.Destroyed && !first.Paused)
			assert.Contains(t, first.Traceback, "internal error: ")
			assert.Len(t, o.kept, 4+3+3, "the others play on")
			for _, turn := range o.kept[1:] {
				assert.False(t, turn.InternalError || turn.Paused || turn.Destroyed, "%+v", turn)
			}
		})
	}
}

// TestInternalErrorAtTheEnd does the same with a panic when the robot's code has ended its turn, by what looks for a hint or closes who was
// captured.
func TestInternalErrorAtTheEnd(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		code   string
		breaks func(m *Match)
	}{
		"hint":    {"trone", func(m *Match) { m.linked[White][Pawn] = nil }},
		"capture": {"capture(4, 4)", func(m *Match) { m.pawns[1].match = nil }},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			start := &maps.Map{Name: "two", Size: 8, Pawns: []maps.Pawn{{Team: White, Row: 3, Col: 3}, {Team: Black, Row: 4, Col: 4}}}
			o := &turns{}
			m := newMatch(t, "def turn():\n    if get_type() == RobotType.PAWN and get_team() == Team.WHITE:\n        "+c.code+"\n", Config{Rounds: 3, Map: start, Observer: o})
			c.breaks(m)
			result, err := m.Play(t.Context())
			require.NoError(t, err)
			assert.Equal(t, [2]int{1, 0}, [2]int{result.Teams[White].InternalErrors, result.Teams[Black].InternalErrors})
			require.NotNil(t, result.FirstInternal)
			assert.Contains(t, result.FirstInternal.Message, "nil pointer")
			first := o.kept[0]
			assert.True(t, first.InternalError && first.Destroyed && !first.Paused)
			assert.Empty(t, first.Exception)
			for _, turn := range o.kept[1:] {
				assert.False(t, turn.InternalError || turn.Paused || turn.Destroyed, "%+v", turn)
			}
		})
	}
}

// TestBadAddress does the same with an address that there is not, at which Go would else end the process: code that is decoded
// wrongly may look at one.
func TestBadAddress(t *testing.T) {
	t.Parallel()
	for name, source := range map[string]string{
		"plain":     "def turn():\n    get_team()\n",
		"coroutine": "def turn():\n    [1, 2].sort(key=lambda x: str(get_team()))\n",
	} {
		start := &maps.Map{Name: "two", Size: 8, Pawns: []maps.Pawn{{Team: White, Row: 3, Col: 3}, {Team: Black, Row: 5, Col: 5}}}
		m := newMatch(t, source, Config{Rounds: 3, Map: start})
		*(*uintptr)(unsafe.Pointer(&m.pawns[0].api)) = 0x676e697070614d // no address of any program
		result, err := m.Play(t.Context())
		require.NoError(t, err, name)
		assert.Equal(t, 1, result.InternalErrors, name)
		require.NotNil(t, result.FirstInternal, name)
		assert.Contains(t, result.FirstInternal.Message, "invalid memory address", name)
		assert.Contains(t, result.FirstInternal.Stack, "getTeam", name)
		assert.Equal(t, [2]int{0, 1}, result.Pawns, name)
	}
}

// breaker makes the first pawn's turn fail from some round on.
type breaker struct {
	turns
	m    *Match
	last int
}

func (o *breaker) RoundEnded(round int, _ *Board) {
	if round == o.last {
		o.m.pawns[0].api = nil // get_team looks there
	}
}

// TestNotesAfterInternalError makes sure that what a robot did in a turn that ended by a fault of the runner is taken for nobody
// else's, whatever is known of the other's turn by then.
func TestNotesAfterInternalError(t *testing.T) {
	t.Parallel()
	start := &maps.Map{Name: "two", Size: 8, Pawns: []maps.Pawn{{Team: White, Row: 3, Col: 3}, {Team: Black, Row: 5, Col: 5}}}
	for last := 1; last < 6; last++ {
		o := &breaker{last: last}
		m := newMatch(t, "def turn():\n    log('turn')\n    get_team()\n", Config{Rounds: 12, Map: start, Observer: o})
		o.m = m
		result, err := m.Play(t.Context())
		require.NoError(t, err)
		assert.LessOrEqual(t, result.InternalErrors, 1)
		require.Positive(t, m.memos[Black][Pawn].Repeated())
		for _, turn := range o.kept {
			assert.Equal(t, []string{"turn"}, turn.Logs)
		}
	}
}

// placer keeps what situations pawns are in at the ends of rounds, by what was known and as found anew.
type placer struct {
	NopObserver
	m            *Match
	known, found []sandbox.Situation
}

func (o *placer) RoundEnded(int, *Board) {
	for _, pawn := range o.m.pawns {
		o.known = append(o.known, pawnSituation(pawn.box))
		pawn.seen = seenSituation{}
		o.found = append(o.found, pawnSituation(pawn.box))
	}
}

// TestSeenSituations makes sure that pawns that are stuck notice that their team's rows and columns are divided into other cells.
func TestSeenSituations(t *testing.T) {
	t.Parallel()
	start := &maps.Map{Name: "three", Size: 8, Pawns: []maps.Pawn{
		{Team: White, Row: 2, Col: 3}, {Team: White, Row: 4, Col: 6}, {Team: White, Row: 6, Col: 2},
	}}
	o := &placer{}
	const bot = "n = 0\ndef turn():\n    global n\n    n += 1\n    if get_type() == RobotType.PAWN:\n" +
		"        row, col = get_location()\n        if n == 4 and row > 5 or n == 7 and col < 3:\n            log('there')\n"
	m := newMatch(t, bot, Config{Rounds: 12, Map: start, Observer: o})
	o.m = m
	_, err := m.Play(t.Context())
	require.NoError(t, err)
	require.Greater(t, m.cells[White][0].Count(), 1)
	require.Greater(t, m.cells[White][1].Count(), 1)
	assert.Equal(t, o.found, o.known)
}

// TestForeignTurn makes sure that a function of the API refuses to act for a robot
// whose turn it is not.
func TestForeignTurn(t *testing.T) {
	t.Parallel()
	m := newMatch(t, "def turn():\n    spawn(0, 0)\n", Config{Size: 8})
	out := m.overlords[White].box.Turn(1000)
	require.NotNil(t, out.Exception)
	assert.Equal(t, "GameError", out.Exception.Type)
	assert.Contains(t, out.Exception.Traceback, "GameError: spawn() was called outside of the robot's turn")
	assert.Zero(t, m.board.Pawns(White))
}

// TestSharedStreamAfterCoin has what the contest's engine drew after the coin flip.
func TestSharedStreamAfterCoin(t *testing.T) {
	t.Parallel()
	for seed, next := range map[int64]uint32{0: 3255389356, 1: 2444712010, 1337: 2452336048} {
		m := newMatch(t, "def turn():\n    pass\n", Config{Rounds: 3, RNG: Shared, Seed: seed})
		_, err := m.Play(t.Context())
		require.NoError(t, err)
		assert.Equal(t, next, m.streams.shared.Uint32(), "seed %d", seed)
	}
}

// TestBoardCounts makes sure that the counts of a board follow its pawns.
func TestBoardCounts(t *testing.T) {
	t.Parallel()
	b := newBoard(8)
	white, black := &robot{team: White, row: 6, col: 1}, &robot{team: Black, row: 7, col: 1}
	b.put(white)
	b.put(black)
	assert.Equal(t, []int{1, 1, 0, 0}, []int{b.Pawns(White), b.Pawns(Black), b.BackRow(White), b.BackRow(Black)})
	b.take(black)
	b.move(white, 7, 1)
	assert.Equal(t, []int{1, 0, 1, 0}, []int{b.Pawns(White), b.Pawns(Black), b.BackRow(White), b.BackRow(Black)})
	assert.Equal(t, white, b.pawnAt(7, 1))
	assert.Equal(t, WhitePawn, b.At(7, 1))
	assert.Equal(t, Empty, b.At(6, 1))
	assert.Equal(t, ".W......", string(b.AppendRow(nil, 7)))
	assert.Equal(t, 1, b.PawnsOn(White, 7))
	black.row = 1
	b.put(black)
	b.move(black, 0, 1)
	b.take(white)
	assert.Equal(t, []int{0, 1, 0, 1}, []int{b.Pawns(White), b.Pawns(Black), b.BackRow(White), b.BackRow(Black)})
}

// TestStreamsAreUsedAgain makes sure that the source of a robot which gets the memory of another one's is as if it were new, and
// that the shared source stays what it is.
func TestStreamsAreUsedAgain(t *testing.T) {
	t.Parallel()
	s, fresh := newStreams(7, PerRobot), newStreams(7, PerRobot)
	old := s.robot(2)
	old.Gauss(0, 1)
	old.RandBelow(5)
	s.release(old)
	got, want := s.robot(3), fresh.robot(3)
	require.Same(t, old, got)
	assert.Zero(t, got.TakeRounds())
	assert.Equal(t, want.Gauss(0, 1), got.Gauss(0, 1))
	for range 2000 {
		require.Equal(t, want.Uint32(), got.Uint32())
	}
	assert.NotSame(t, got, s.robot(4), "it is in use")

	shared := newStreams(7, Shared)
	all := shared.robot(2)
	shared.release(all)
	assert.Same(t, all, shared.robot(3))
	assert.Empty(t, shared.free)
}

// TestRememberedLogs makes sure that logs have the same number exactly when they are the same, which they stay when the memory of
// their texts is used again, and that there is an end to what is remembered.
func TestRememberedLogs(t *testing.T) {
	t.Parallel()
	var n notes
	var s logStore
	remember := func(logs ...string) (int32, bool) {
		n.reset()
		for _, text := range logs {
			n.log(text, nil)
		}
		return s.remember(&n, nil)
	}
	numbers := map[int32]bool{}
	for _, logs := range [][]string{{}, {""}, {"", ""}, {"ab"}, {"a", "b"}, {"a", "", "b"}, {"\x01a"}, {"a", "\x01b"}} {
		number, ok := remember(logs...)
		require.True(t, ok)
		assert.False(t, numbers[number], "%q", logs)
		numbers[number] = true
		again, ok := remember(logs...)
		assert.True(t, ok)
		assert.Equal(t, number, again)
		assert.Equal(t, logs, append([]string{}, s.remembered[number].lines...))
	}
	memory := []byte("turn")
	number, _ := remember(unsafe.String(&memory[0], len(memory)))
	copy(memory, "else")
	assert.Equal(t, []string{"turn"}, s.remembered[number].lines)

	long := strings.Repeat("x", maxMemoBytes-8)
	for i := range maxRemembered {
		if _, ok := remember(long, strconv.Itoa(i)); !ok {
			break
		}
	}
	assert.LessOrEqual(t, s.bytes, maxLogBytes)
	assert.Greater(t, s.bytes, maxLogBytes-3*maxMemoBytes)
	_, ok := remember(long, "another")
	assert.False(t, ok)
	again, ok := remember("ab")
	assert.True(t, ok && numbers[again])

	s = logStore{}
	for i := range maxRemembered + 5 {
		remember(strconv.Itoa(i))
	}
	assert.Len(t, s.remembered, maxRemembered)
}
