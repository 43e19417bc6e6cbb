package rating

// LLR returns the generalised log-likelihood ratio of H1 over H0: the likelihood of the evidence under the most likely distribution of
// scores that satisfies H1, over that under the most likely one that satisfies H0. Scores that never came up count as a thousandth
// of a unit. It is 0 without games.
//
// With fewer distinct units than were played, frequencies are those of all, but weigh as many as are distinct.
func (t SPRT) LLR(e Evidence) float64 {
	panic("to be written")
}
