package rating

// Sequential runs an SPRT over the pairs of a schedule. It is shown the sample of ever more of them, in the order of
// the schedule and not in that in which they finish: so its verdict, and the pairs on which it rests, are the same
// for any number of workers.
type Sequential struct {
	test  SPRT
	state Status
}

// Status is where a sequential test stands.
type Status struct {
	// Verdict is final once it is not Continue.
	Verdict Verdict
	// LLR is the log-likelihood ratio of Sample.
	LLR float64
	// Lower and Upper are the bounds of LLR.
	Lower, Upper float64
	// Sample is what the test has looked at last. After a verdict it stays: later pairs do not count.
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
	s := &Sequential{test: test}
	s.state.Lower, s.state.Upper = test.Bounds()
	return s, nil
}

// Look evaluates the test on the sample of the first pairs of the schedule, to be called after each of them, and
// returns where it then stands. After a verdict it looks at nothing more.
func (s *Sequential) Look(sample Sample) Status {
	if s.state.Verdict == Continue {
		s.state.Sample = sample
		s.state.LLR = s.test.LLR(sample.ByPair())
		s.state.Verdict = s.test.Decide(s.state.LLR)
	}
	return s.state
}

// Status returns where the test stands.
func (s *Sequential) Status() Status { return s.state }
