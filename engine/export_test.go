package engine

// Repeated returns how many turns of the team's pawns did not have to run.
func (m *Match) Repeated(t Team) int64 {
	if m.memos[t] == nil {
		return 0
	}
	return m.memos[t].Repeated()
}
