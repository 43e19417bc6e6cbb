package sandbox

// attempts counts attempts at something, and how many of them have paid. Watching the first turn on an occasion has paid if there was
// another one, which need not run then; asking what of their place turns depend on, if that was less than all; and a loan, for
// each turn that need not run.
type attempts struct{ made, paid, passed int }

const (
	// attemptShare is how many attempts may be made for one that pays: watching a turn takes about this
	// fraction longer than running it.
	attemptShare = 4
	// fewAttempts are too few to tell, and from manyAttempts on the older ones count less.
	fewAttempts, manyAttempts = 256, 1024
	// One of passedShare attempts is made even if they do not pay, as things may have changed, and one of rareShare where what it makes
	// stays in memory.
	passedShare, rareShare = 16, 256
)

// pays reports whether to make another attempt: at least one of share.
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
