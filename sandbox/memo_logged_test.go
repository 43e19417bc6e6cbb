package sandbox

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// runsNext lets a robot take a turn, and makes sure that it has run.
func runsNext(t *testing.T, m *Memo[int], r *Robot) {
	t.Helper()
	_, effect := m.Turn(r, 1_000_000)
	require.Nil(t, effect)
}

// TestLoggedTurns remembers turns that differ by what they log.
func TestLoggedTurns(t *testing.T) {
	t.Parallel()
	m, newRobot := newRobots(t, "n = 2\nk = 0\ndef turn():\n    global n, k\n    n += 1\n    k += 2\n    print(n)\n    if k == 100:\n        print(k)\n")
	r := newRobot()
	runsNext(t, m, r) // its top level
	var noted *Noted[int]
	for range 3 { // the first one of its kind is seen, unless it is watched at once
		runsNext(t, m, r)
		if noted = m.Note(^Situation(0)); noted != nil {
			break
		}
	}
	require.NotNil(t, noted)
	require.True(t, noted.Logs())
	former, _ := noted.Logged()
	require.Nil(t, former, "there has been none")
	first := m.last.values[0]
	noted.RememberTentatively(1)

	runsNext(t, m, r)
	noted = m.Note(^Situation(0))
	require.NotNil(t, noted)
	former, logged := noted.Logged()
	require.NotNil(t, former)
	assert.Equal(t, 1, *former)
	assert.Equal(t, []Logged{{first, first + 1}}, logged)
	noted.RememberAll(2)

	repeated := 0
	for n := first + 2; n < 40; n++ {
		_, effect := m.Turn(r, 1_000_000)
		if effect == nil {
			if noted = m.Note(^Situation(0)); noted != nil {
				switch former, _ := noted.Logged(); {
				case !noted.Logs():
					noted.Remember(3)
				case former == nil:
					noted.RememberTentatively(3)
				default:
					noted.RememberAll(3)
				}
			}
			continue
		}
		assert.Equal(t, []int64{n}, m.Values())
		repeated++
	}
	assert.Greater(t, repeated, 25)
}

// TestTentativeTurns makes sure that a turn is not taken for one that has been forgotten, or is another one.
func TestTentativeTurns(t *testing.T) {
	t.Parallel()
	m := NewMemo[int](MemoHost{})
	m.last.settled, m.last.shape, m.last.values = true, 1, []int64{10}
	waits := &Noted[int]{m, &slot[int]{}}
	waits.RememberTentatively(1)
	m.last.values = []int64{11}
	former, logged := waits.Logged()
	require.NotNil(t, former)
	assert.Equal(t, []Logged{{10, 11}}, logged)
	for what, change := range map[string]func(){
		"shape":   func() { m.last.shape = 2 },
		"expense": func() { m.last.expense.Bytecodes++ },
		"robot":   func() { m.last.becomes++ },
		"none":    func() { m.last.shape = 0 },
	} {
		before := m.last
		change()
		former, _ = waits.Logged()
		assert.Nil(t, former, what)
		m.last = before
	}
	for range maxTentative - 1 {
		(&Noted[int]{m, &slot[int]{}}).RememberTentatively(2)
	}
	former, _ = waits.Logged()
	require.NotNil(t, former)
	(&Noted[int]{m, &slot[int]{}}).RememberTentatively(2)
	former, _ = waits.Logged()
	assert.Nil(t, former, "it has been forgotten")
}
