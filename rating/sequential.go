package rating

import "fmt"

// Sequential runs an SPRT over the pairs of a schedule, numbered from 0. Pairs may finish in any order; the test
// sees them in that of the schedule, and only the longest prefix that is finished. Its verdict, and the pairs on
// which it rests, are therefore the same for any number of workers.
type Sequential struct {
	test  SPRT
	tally Tally
	state Status
	// waiting holds the pairs that finished before one of a lower index.
	waiting map[int]finished
}

// finished is a pair that has been played.
type finished struct {
	pair         Pair
	white, black GameID
}

// Status is where a sequential test stands.
type Status struct {
	// Verdict is final once it is not Continue.
	Verdict Verdict
	// LLR is the log-likelihood ratio after Prefix pairs.
	LLR float64
	// Lower and Upper are the bounds of LLR.
	Lower, Upper float64
	// Prefix is the number of pairs, from index 0 on, that the test has looked at. After a verdict it stays: the
	// pairs from Prefix on do not count.
	Prefix int
	// Sample is what these pairs came to.
	Sample Sample
}

// Progress returns how far LLR has come towards the bound on its side of 0: LLR / Upper, or -LLR / Lower when LLR
// is negative. 1 and more means that H1 was accepted, -1 and less that H0 was.
func (s Status) Progress() float64 {
	if s.LLR < 0 {
		return -s.LLR / s.Lower
	}
	return s.LLR / s.Upper
}

// NewSequential returns a test that has seen no pair. The error is that of SPRT.Validate.
func NewSequential(test SPRT) (*Sequential, error) {
	if err := test.Validate(); err != nil {
		return nil, err
	}
	s := &Sequential{test: test, waiting: make(map[int]finished)}
	s.state.Lower, s.state.Upper = test.Bounds()
	return s, nil
}

// Finish tells the result of pair index, with the identities of its games as in Tally.Add, and returns where the
// test then stands. A pair that the test no longer needs is ignored. It panics if index is negative, or is
// finished already before a verdict: every pair counts once.
func (s *Sequential) Finish(index int, pair Pair, white, black GameID) Status {
	if s.state.Verdict != Continue {
		return s.state
	}
	if _, waits := s.waiting[index]; waits || index < s.state.Prefix {
		panic(fmt.Sprintf("rating: pair %d is negative or finished twice", index))
	}
	s.waiting[index] = finished{pair: pair, white: white, black: black}
	for s.state.Verdict == Continue {
		next, ok := s.waiting[s.state.Prefix]
		if !ok {
			break
		}
		delete(s.waiting, s.state.Prefix)
		s.look(next)
	}
	if s.state.Verdict != Continue {
		s.waiting = nil
	}
	return s.state
}

// Status returns where the test stands.
func (s *Sequential) Status() Status { return s.state }

// look extends the prefix by one pair.
func (s *Sequential) look(f finished) {
	s.state.Prefix++
	s.tally.Add(f.pair, f.white, f.black)
	s.state.Sample = s.tally.Sample()
	s.state.LLR = s.test.LLR(s.state.Sample.ByPair())
	s.state.Verdict = s.test.Decide(s.state.LLR)
}
