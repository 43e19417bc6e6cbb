package engine

// Repeated returns how many turns of the team's robots of a type did not have to run.
func (m *Match) Repeated(t Team, kind RobotType) int64 {
	if m.memos[t][kind] == nil {
		return 0
	}
	return m.memos[t][kind].Repeated()
}

// Cloned returns how many of the team's robots of a type did not have to run their top level.
func (m *Match) Cloned(t Team, kind RobotType) int64 {
	if m.memos[t][kind] == nil {
		return 0
	}
	return m.memos[t][kind].Cloned()
}
