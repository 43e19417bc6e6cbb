package match

import (
	"bhack/engine"
	"bhack/maps"
	"bhack/player"
	"bhack/replay"
)

// Again returns the setup of the match that a replay with the header h records, for
// it to be played again by the two players; without them, nil, it has settings, but cannot be played. Whether they are those that played it
// then, the digests in the header of the new replay tell. A header that no match can
// have is an error of Play.
func Again(h *replay.Header, white, black *player.Player) Setup {
	m := &h.Match
	rules := engine.SP20() // for the bounds of the board, which no ruleset changes
	rules.Rounds = m.MaxRounds
	rules.FirstBytecodes, rules.TurnBytecodes = m.Bytecodes.First, m.Bytecodes.Turn
	rules.RobotMemory, rules.TeamMemory = m.Memory.Robot, m.Memory.Team
	if m.Memory == (replay.Memory{}) { // no limit
		rules.RobotMemory, rules.TeamMemory = engine.MaxMemory, engine.MaxMemory
	}
	rules.WinPawns = m.WinPawns
	rules.Tiebreak, rules.CheckSpaceOffBoard = engine.TiebreakBackRow, engine.OffBoardError
	if m.Tiebreak == replay.TiebreakAllRows {
		rules.Tiebreak = engine.TiebreakAllRows
	}
	if m.CheckSpaceOffBoard == replay.OffBoardIndex {
		rules.CheckSpaceOffBoard = engine.OffBoardIndex
	}
	s := Setup{White: white, Black: black, Ruleset: m.Ruleset, Rules: rules, Seed: m.Seed}
	if m.RNG == replay.RNGShared {
		s.RNG = engine.Shared
	}
	s.Map = &maps.Map{Name: m.Map, Size: m.Size}
	for _, p := range m.Position {
		team := engine.White
		if p.Team == replay.Black {
			team = engine.Black
		}
		s.Map.Pawns = append(s.Map.Pawns, maps.Pawn{Team: team, Row: p.Row, Col: p.Col})
	}
	return s
}
