package sandbox

// naps tells when something is left undone for a while, because it takes longer than it saves.
type naps struct {
	limits *napLimits
	// turns is how many turns have been noted since it was last decided, and saved is what they have saved, in
	// nanoseconds or so.
	turns int
	saved int64
	// bad is how many times in a row that was too little.
	bad int
	// left is how many turns the nap still lasts, and length how many the last one had.
	left, length int
}

// napLimits decides when naps begin, and how long they are.
type napLimits struct {
	// A nap begins when so many turns have lost more than worst on average, bad times in a row, as there may be nothing to save yet; after
	// a nap, once is enough.
	turns, bad int
	worst      int64
	// first is how many turns the first nap lasts. Each is twice as long as the one before, up to longest.
	first, longest int
}

var (
	// repeatLimits are for finding out whether turns may be repeated: turns that are no nap are described, compared
	// and remembered.
	repeatLimits = &napLimits{turns: 1 << 10, bad: 2, worst: 160, first: 1 << 13, longest: 1 << 15}
	// recycleLimits are for finding out what a turn has made that can be used again, when that is all that is asked for.
	recycleLimits = &napLimits{turns: 1 << 8, bad: 2, first: 1 << 11, longest: 1 << 14}
	// loosenLimits are for finding out on what of their place turns depend: those count that are loose, and those repeated for it.
	loosenLimits = &napLimits{turns: 1 << 7, bad: 3, first: 1 << 10, longest: 1 << 13}
)

// What a turn takes, in nanoseconds: to run, turnTime and bytecodeTime for each bytecode; to be repeated, repeatTime; and
// if it begins in a known state and runs, knownTime in addition, looseShare for each bytecode where it is to be found out on
// what of its place it depends, and watchedShare when it is watched.
const (
	turnTime, bytecodeTime, repeatTime  = 200, 3, 130
	knownTime, looseShare, watchedShare = 250, 1, 1
)

// savedTime returns what is saved by not running a turn of so many bytecodes.
func savedTime(bytecodes int64) int64 { return turnTime + bytecodeTime*bytecodes - repeatTime }

// knownTime returns what the last turn has taken in addition, of so many bytecodes, which began in a known state and has run.
func (m *Memo[E]) knownTime(bytecodes int64) int64 {
	if m.last.loose {
		return knownTime + looseShare*bytecodes
	}
	return knownTime
}

// napping reports whether a nap has begun that goes on.
func (n *naps) napping() bool { return n.left > 0 }

// asleep reports whether the turn that begins is one of a nap.
func (n *naps) asleep() bool {
	if n.left == 0 {
		return false
	}
	n.left--
	return true
}

// note notes what a turn has saved; it is below 0 if the turn has taken longer. Turns of a nap do not count.
func (n *naps) note(saved int64) {
	if n.napping() {
		return
	}
	n.turns++
	n.saved += saved
	if n.turns < n.limits.turns {
		return
	}
	if n.saved >= -n.limits.worst*int64(n.turns) {
		n.bad, n.length = 0, 0
	} else if n.bad++; n.bad == n.limits.bad {
		n.length = min(max(n.limits.first, 2*n.length), n.limits.longest)
		n.bad, n.left = n.limits.bad-1, n.length
	}
	n.turns, n.saved = 0, 0
}
