package mt19937

// StateWords is the number of ints in the second item of random.getstate(): the state and the index of the next word.
const StateWords = stateWords + 1

// A State is the value of random.getstate(), version 3. It is a plain value: copying it copies the state.
type State struct {
	Words    [stateWords]uint32
	Index    int // of the next word to hand out, 0 to 624; 624 asks for a new block
	Gauss    float64
	HasGauss bool // Gauss holds the second number of a pair; otherwise gauss_next is None
}

// State returns the whole state: random.getstate(). It expands a seed that is still waiting.
func (r *Rand) State() State {
	if !r.seeded {
		r.expandSeed()
	}
	return State{Words: *r.words, Index: stateWords - r.left, Gauss: r.gaussNext, HasGauss: r.hasGauss}
}

// SetState goes back to a state: random.setstate(s). The error is a ValueError, and changes nothing, if the index is
// out of range.
func (r *Rand) SetState(s *State) error {
	if s.Index < 0 || s.Index > stateWords {
		return errInvalidState
	}
	if r.words == nil {
		r.words = new([stateWords]uint32)
	}
	*r.words = s.Words
	r.seeded, r.bigKey = true, nil
	r.left = stateWords - s.Index
	r.gaussNext, r.hasGauss = s.Gauss, s.HasGauss
	return nil
}
