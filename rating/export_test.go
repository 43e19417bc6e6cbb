package rating

// Evidence returns the evidence of single games that are all distinct: what others
// publish of such games.
func (g Games) Evidence() Evidence { return g.evidence(g.N()) }
