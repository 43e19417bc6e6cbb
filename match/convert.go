package match

import (
	"bhack/engine"
	"bhack/replay"
)

// newHeader returns what a replay says before its first round.
func newHeader(setup Setup, s engine.Settings) replay.Header {
	h := replay.Header{
		Match: replay.Match{
			Ruleset:   setup.Ruleset,
			Size:      s.Size,
			MaxRounds: s.Rules.Rounds,
			Seed:      s.Seed,
			RNG:       replay.RNG(s.RNG.String()),
			Map:       s.Map,
			Bytecodes: replay.Bytecodes{First: s.Rules.FirstBytecodes, Turn: s.Rules.TurnBytecodes},
			Memory:    newMemory(s.Rules),
			WinPawns:  s.Rules.WinPawns,
			Tiebreak:  replay.Tiebreak(s.Rules.Tiebreak.String()),

			CheckSpaceOffBoard: replay.OffBoard(s.Rules.CheckSpaceOffBoard.String()),
		},
		Players: replay.Players{
			White: replay.Player{Name: setup.White.Name, SHA256: setup.White.SHA256},
			Black: replay.Player{Name: setup.Black.Name, SHA256: setup.Black.SHA256},
		},
	}
	for i, p := range s.Position {
		h.Match.Position = append(h.Match.Position, replay.Pawn{
			Robot: engine.FirstPawn + i, Team: replay.Team(p.Team.String()), Row: p.Row, Col: p.Col,
		})
	}
	return h
}

// newMemory returns the limits of memory as a replay has them: none where they are those that stand for no limit.
func newMemory(r engine.Rules) replay.Memory {
	if r.RobotMemory == engine.MaxMemory && r.TeamMemory == engine.MaxMemory {
		return replay.Memory{}
	}
	return replay.Memory{Robot: r.RobotMemory, Team: r.TeamMemory}
}

// newResult returns the result as a replay has it.
func newResult(r engine.Result) replay.Result {
	return replay.Result{
		Winner:  replay.Team(r.Winner.String()),
		Reason:  r.Reason,
		Rounds:  r.Rounds,
		BackRow: newCount(r.BackRow),
		Pawns:   newCount(r.Pawns),
	}
}

func newCount(n [2]int) replay.Count {
	return replay.Count{White: n[engine.White], Black: n[engine.Black]}
}
