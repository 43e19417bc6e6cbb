package sandbox

import (
	"slices"
	"unsafe"

	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/vm"
)

// knownState is the state that a robot is in between two turns.
type knownState struct {
	// state is nil when it is not known.
	state *state
	// waited is for how many turns the robot has waited to be described.
	waited uint8
	// situation is the one that the robot has stayed in for the last still turns; noted only while states are volatile.
	situation Situation
	still     uint8
	// unseen is for how many turns the situation has not been looked at, and lent tells that the state has been described without credit.
	unseen uint8
	lent   bool
	// described tells that the robot's state has been described. all keeps the objects alive that its
	// code could reach then, and contents are what those that can change held.
	described bool
	all       []unsafe.Pointer
	contents  vm.Contents
	// clone is what the robot has been made, or nil.
	clone *clone
	// price is what it has cost to describe the state, until that has paid for itself.
	price int64
	found foundSlot
	// counters are where the robot's counters are, whose values are not of the state, and
	// counting the dicts that have some of them.
	counters []*Value
	counting []*object.Dict
}

// isStill reports whether the robot's situation has been the same for some turns.
func (k *knownState) isStill() bool { return k.still >= minStill }

// clear forgets what is known of a robot that has been closed, and refers to nothing any more in memory
// shared with other robots.
func (k *knownState) clear() {
	clear(k.counters[:cap(k.counters)])
	clear(k.counting[:cap(k.counting)])
	clear(k.all[:cap(k.all)])
	if c := k.clone; c != nil { // which has room for the next robot
		k.contents.Empty()
		c.contents, c.Counters, c.Counting, c.all = k.contents, k.counters, k.counting, k.all
		*k = knownState{}
		c.of.give(c)
		return
	}
	k.contents.Clear()
	*k = knownState{}
}

// stateID numbers states of robots.
type stateID int32

// structure is what states have in common that differ only in plain values in leaves.
type structure struct {
	number int
	// places are where the leaves are in the contents of a robot, and base what is in those of
	// the first one that was found.
	places []object.Place
	base   []Value
}

// state is what robots hold, but for what counters are.
type state struct {
	*structure
	id stateID
	// patches are what there is in leaves that is not the structure's base.
	patches []object.Patch
}

// states numbers states of robots.
type states struct {
	// structures are those that are remembered, by their words, and numbered the states, by the
	// number of their structure and their patches. lastStructure and last are the last numbers
	// given, and structureBytes and bytes the sizes of the keys.
	structures                    map[string]*structure
	numbered                      map[string]*state
	lastStructure, structureBytes int
	last                          stateID
	bytes                         int
	// patches and key are scratch.
	patches []object.Patch
	key     []uint64
	writer  object.State
	// mutable are those of the objects of the state just described that can change, and pointers
	// lead to all.
	mutable  []Value
	pointers []unsafe.Pointer
	// before is scratch for what was known of a robot.
	before struct {
		all      []unsafe.Pointer
		counters []*Value
	}
	// counters, counting and all are where those of robots are.
	counters object.Room[*Value]
	counting object.Room[*object.Dict]
	all      object.Room[unsafe.Pointer]
	// kept counts turns after which the robot still held the objects that it had before, and lost those after
	// which it did not.
	kept, lost int
	// credit is the time that may be spent on describing states, in nanoseconds or so. Turns
	// that run add a little to it, and turns that need not run add more.
	credit int64
}

// The limits of what is remembered of states.
const (
	maxStructures = 1 << 10
	maxStates     = 1 << 13
	maxStateBytes = 1 << 20 // of either
)

// What describing states may cost, and what it gives, in the units of states.credit.
const (
	firstCredit  = 200_000
	maxCredit    = 1_000_000
	describeCost = 1000 // and this for each word:
	wordCost     = 12
	// patchCost is what it costs to find the state after a change, and newStateCost what one more
	// costs of which nothing is known; both and leafCost for each leaf that is not the structure's base.
	patchCost    = 100
	newStateCost = 500
	leafCost     = 10
	// executedShare is the share of the bytecodes of turns that run which is credited.
	executedShare = 32
	// maxWaited is for how many turns a robot waits for credit.
	maxWaited = 16
	// eagerCredit is how much credit it takes to watch the first turn on an occasion.
	eagerCredit = 400_000
	// States are volatile when there are volatileShare turns after which a robot holds other objects for one after which
	// it does not. Up to fewNoted turns it is not known, and from manyNoted on the older ones count less.
	volatileShare, fewNoted, manyNoted = 4, 64, 512
	// minStill is for how many turns the situation of a robot must have been the same for it to pay to describe a
	// volatile state.
	minStill = 2
	// Without credit, the situation of a robot is compared with the one of lookTurns turns ago. If its state is described all the same, that
	// has paid when loanTurns / attemptShare turns need not run.
	lookTurns, loanTurns = 4, 16
)

// note notes what a turn that began in a known state has changed.
func (s *states) note(change object.Change) {
	if change == object.Changed {
		s.lost++
	} else {
		s.kept++
	}
	if s.kept+s.lost == manyNoted {
		s.kept, s.lost = s.kept/2, s.lost/2
	}
}

// volatile reports whether most turns leave other objects behind than they found.
func (s *states) volatile() bool {
	return s.kept+s.lost >= fewNoted && s.lost > volatileShare*s.kept
}

func (s *states) earn(credit int64) { s.credit = min(s.credit+credit, maxCredit) }

// affords reports whether there is credit for finding out more about the state of a robot.
func (s *states) affords(known *knownState) bool { return s.credit >= 0 || known.lent }

// find describes the state of a robot, which is not known, if there is credit for that. It reports whether
// the state is known then.
func (s *states) find(r *Robot) bool {
	known := &r.known
	if !s.affords(known) {
		if known.described || known.waited == maxWaited {
			return false
		}
		// Once it is worthwhile without credit, for the robot to use objects again.
		if known.waited++; known.waited < maxWaited {
			return false
		}
	}
	_, ok := s.describe(r)
	return ok
}

// describe describes the state that a robot is in, and returns the objects that its code can reach,
// until the next call.
func (s *states) describe(r *Robot) (objects []Value, ok bool) {
	known := &r.known
	words, objects, ok := r.machine.WriteState(&s.writer)
	known.price = describeCost + wordCost*int64(len(words))
	s.credit -= known.price
	if !ok {
		return nil, false
	}
	counters, counting := s.writer.Counters()
	known.counters = s.counters.Copy(known.counters, counters)
	known.counting = s.counting.Copy(known.counting, counting)
	s.mutable, s.pointers = s.mutable[:0], s.pointers[:0]
	for _, v := range objects {
		s.pointers = append(s.pointers, v.Pointer())
		if !v.Immutable() {
			s.mutable = append(s.mutable, v)
		}
	}
	known.all = s.all.Copy(known.all, s.pointers)
	r.machine.CopyContents(&known.contents, s.mutable)
	known.described = true
	known.state = s.described(words, &known.contents)
	return objects, true
}

// renew describes the state that a robot is in after a turn in which it has come to hold other objects. It
// reports whether that is the state with the ID, in which the robot was before the turn, with all
// counters where they were, so that nothing but time is lost if it goes on with the objects of before.
func (s *states) renew(r *Robot, before stateID) bool {
	if !s.affords(&r.known) {
		return false
	}
	known, old := &r.known, &s.before
	old.all = append(old.all[:0], known.all...)
	old.counters = append(old.counters[:0], known.counters...)
	defer clear(old.all)
	objects, ok := s.describe(r)
	return ok && known.state.id == before && slices.Equal(old.counters, known.counters) && object.Renewed(old.all, objects)
}

// described returns the state of a robot that the writer has just described, and contents what
// its objects hold.
func (s *states) described(words []uint64, contents *vm.Contents) *state {
	leaves := s.writer.Leaves()
	text := wordBytes(words)
	found := s.structures[string(text)]
	if found == nil {
		if s.structures == nil || len(s.structures) == maxStructures || s.structureBytes+len(text) > maxStateBytes {
			s.structures, s.structureBytes = map[string]*structure{}, 0
		}
		s.structureBytes += len(text)
		s.lastStructure++
		found = &structure{number: s.lastStructure, places: contents.Places(leaves), base: make([]Value, len(leaves))}
		for i, c := range leaves {
			found.base[i] = *c.At
		}
		s.structures[string(text)] = found
	}
	s.patches = s.patches[:0]
	for i, c := range leaves {
		if *c.At != found.base[i] {
			s.patches = append(s.patches, object.Patch{Leaf: int32(i), Value: *c.At})
		}
	}
	return s.number(found, s.patches)
}

// patched returns the state that another one becomes by some patches.
func (s *states) patched(old *state, patches []object.Patch) *state {
	s.patches = object.Merge(s.patches[:0], old.patches, patches, old.base)
	s.credit -= patchCost + leafCost*int64(len(s.patches))
	return s.number(old.structure, s.patches)
}

// number returns the state of a structure with some patches of its base. When there are too
// many, the old ones are forgotten; their numbers are not given again.
func (s *states) number(of *structure, patches []object.Patch) *state {
	s.key = object.AppendPatches(append(s.key[:0], uint64(of.number)), patches)
	text := wordBytes(s.key)
	if known := s.numbered[string(text)]; known != nil {
		return known
	}
	s.credit -= newStateCost + leafCost*int64(len(patches))
	if s.numbered == nil || len(s.numbered) == maxStates || s.bytes+len(text) > maxStateBytes {
		s.numbered, s.bytes = map[string]*state{}, 0
	}
	s.bytes += len(text)
	s.last++
	made := &state{of, s.last, slices.Clone(patches)}
	s.numbered[string(text)] = made
	return made
}

// wordBytes returns the memory of the words.
func wordBytes(words []uint64) []byte {
	return unsafe.Slice((*byte)(unsafe.Pointer(unsafe.SliceData(words))), 8*len(words))
}
