package sandbox

// attempts tells how many of the attempts at something have paid: of the first turns on occasions that were watched,
// those after which there was another one, which then need not run; of the turns that were asked on what of their place they
// depend, those that depend on less than all; of the turns that loans stand for, those that need not run.
type attempts struct{ made, paid, passed int }

const (
	// attemptShare is how many it pays to make for one that pays: to watch a turn takes about this
	// part more than to run it.
	attemptShare = 4
	// fewAttempts is up to how many it is not known yet, and manyAttempts when the older ones begin to count less.
	fewAttempts, manyAttempts = 256, 1024
	// passedShare is of how many times one is made all the same, as things may have changed, and rareShare where what is made stays in
	// memory.
	passedShare, rareShare = 16, 256
)

// pays tells whether to make another one: at least one of so many.
func (a *attempts) pays(share int) bool {
	if a.made >= manyAttempts {
		a.made, a.paid = a.made/2, a.paid/2
	}
	if a.made < fewAttempts || attemptShare*a.paid >= a.made {
		return true
	}
	a.passed++
	return a.passed%share == 0
}
