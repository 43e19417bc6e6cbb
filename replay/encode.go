package replay

import (
	"encoding/hex"
	"strconv"
)

// The functions of this file append JSON to a buffer. They are written out,
// not reflective, so that a turn costs no allocation. Their values have been
// validated.

// appendInt is strconv.AppendInt, but faster for what most numbers of a replay are.
func appendInt(dst []byte, n int) []byte {
	switch {
	case n < 0 || n >= 10_000:
		return strconv.AppendInt(dst, int64(n), 10)
	case n >= 1000:
		return append(dst, '0'+byte(n/1000), '0'+byte(n/100%10), '0'+byte(n/10%10), '0'+byte(n%10))
	case n >= 100:
		return append(dst, '0'+byte(n/100), '0'+byte(n/10%10), '0'+byte(n%10))
	case n >= 10:
		return append(dst, '0'+byte(n/10), '0'+byte(n%10))
	}
	return append(dst, '0'+byte(n))
}

func appendHeader(dst []byte, h *Header) []byte {
	dst = append(dst, `{"format":"`+Format+`","version":`...)
	dst = appendInt(dst, Version)
	dst = append(dst, ",\n\"match\":"...)
	dst = appendMatch(dst, &h.Match)
	dst = append(dst, ",\n\"players\":{\"white\":"...)
	dst = appendPlayer(dst, &h.Players.White)
	dst = append(dst, `,"black":`...)
	dst = appendPlayer(dst, &h.Players.Black)
	return append(dst, "},\n\"rounds\":["...)
}

func appendMatch(dst []byte, m *Match) []byte {
	dst = append(dst, `{"ruleset":`...)
	dst = appendString(dst, m.Ruleset)
	dst = append(dst, `,"size":`...)
	dst = appendInt(dst, m.Size)
	dst = append(dst, `,"max_rounds":`...)
	dst = appendInt(dst, m.MaxRounds)
	if !m.SeedUnknown {
		dst = append(dst, `,"seed":`...)
		dst = strconv.AppendInt(dst, m.Seed, 10)
	}
	dst = append(dst, `,"rng":`...)
	dst = appendString(dst, string(m.RNG))
	dst = append(dst, `,"map":`...)
	dst = appendString(dst, m.Map)
	dst = append(dst, `,"bytecodes":{"first":`...)
	dst = appendInt(dst, m.Bytecodes.First)
	dst = append(dst, `,"turn":`...)
	dst = appendInt(dst, m.Bytecodes.Turn)
	dst = append(dst, '}')
	if m.Memory != (Memory{}) {
		dst = append(dst, `,"memory":{"robot":`...)
		dst = strconv.AppendInt(dst, m.Memory.Robot, 10)
		dst = append(dst, `,"team":`...)
		dst = strconv.AppendInt(dst, m.Memory.Team, 10)
		dst = append(dst, '}')
	}
	dst = append(dst, `,"win_pawns":`...)
	dst = appendInt(dst, m.WinPawns)
	dst = append(dst, `,"tiebreak":`...)
	dst = appendString(dst, string(m.Tiebreak))
	dst = append(dst, `,"check_space_off_board":`...)
	dst = appendString(dst, string(m.CheckSpaceOffBoard))
	if m.Source != "" {
		dst = append(dst, `,"source":`...)
		dst = appendString(dst, string(m.Source))
	}
	dst = appendPosition(dst, m.Position)
	return append(dst, '}')
}

func appendPosition(dst []byte, pawns []Pawn) []byte {
	if len(pawns) == 0 {
		return dst
	}
	dst = append(dst, ",\"position\":[\n"...)
	for i := range pawns {
		p := &pawns[i]
		dst = appendComma(dst, i)
		dst = append(dst, `{"robot":`...)
		dst = appendInt(dst, p.Robot)
		dst = append(dst, `,"team":`...)
		dst = appendString(dst, string(p.Team))
		dst = append(dst, `,"row":`...)
		dst = appendInt(dst, p.Row)
		dst = append(dst, `,"col":`...)
		dst = appendInt(dst, p.Col)
		dst = append(dst, '}')
	}
	return append(dst, "\n]"...)
}

func appendPlayer(dst []byte, p *Player) []byte {
	dst = append(dst, `{"name":`...)
	dst = appendString(dst, p.Name)
	if p.SHA256 != "" {
		dst = append(dst, `,"sha256":`...)
		dst = appendString(dst, p.SHA256)
	}
	return append(dst, '}')
}

// appendComma appends what separates element i of a list, on a line of its
// own, from the one before.
func appendComma(dst []byte, i int) []byte {
	if i > 0 {
		dst = append(dst, ",\n"...)
	}
	return dst
}

func appendRoundStart(dst []byte, r *Round) []byte {
	if r.Round > 1 {
		dst = append(dst, ',')
	}
	dst = append(dst, "\n{\"round\":"...)
	dst = appendInt(dst, r.Round)
	return append(dst, ",\"turns\":[\n"...)
}

func appendRoundEnd(dst []byte, r *Round) []byte {
	dst = append(dst, "\n],\"board\":["...)
	for i, row := range r.Board {
		if i > 0 {
			dst = append(dst, ',')
		}
		dst = append(dst, '"')
		dst = append(dst, row...)
		dst = append(dst, '"')
	}
	return append(dst, "]}"...)
}

// appendTurn appends a turn, of which metered tells that its bytecodes were counted.
func appendTurn(dst []byte, t *Turn, metered bool) []byte {
	dst = append(dst, `{"robot":`...)
	dst = appendInt(dst, t.Robot)
	if metered {
		dst = append(dst, `,"bytecodes":`...)
		dst = appendInt(dst, t.Bytecodes)
	}
	if t.Action.Kind != NoAction {
		dst = append(dst, `,"action":`...)
		dst = appendAction(dst, t.Action)
	}
	if len(t.Logs) > 0 {
		dst = append(dst, `,"logs":[`...)
		dst = appendLogs(dst, t.Logs)
		dst = append(dst, ']')
	}
	if t.LogsDropped > 0 {
		dst = append(dst, `,"logs_dropped":`...)
		dst = appendInt(dst, t.LogsDropped)
	}
	if t.Error != "" {
		dst = append(dst, `,"error":`...)
		dst = appendString(dst, t.Error)
	}
	if t.Paused {
		dst = append(dst, `,"paused":true`...)
	}
	if t.Destroyed {
		dst = append(dst, `,"destroyed":true`...)
	}
	if t.InternalError {
		dst = append(dst, `,"internal_error":true`...)
	}
	return append(dst, '}')
}

func appendLogs(dst []byte, logs []string) []byte {
	for i, line := range logs {
		if i > 0 {
			dst = append(dst, ',')
		}
		dst = appendString(dst, line)
	}
	return dst
}

func appendAction(dst []byte, a Action) []byte {
	switch a.Kind {
	case Spawn:
		dst = append(dst, `{"spawn":[`...)
	case Move:
		dst = append(dst, `{"move":[`...)
	default:
		dst = append(dst, `{"capture":[`...)
	}
	dst = appendInt(dst, a.Row)
	dst = append(dst, ',')
	dst = appendInt(dst, a.Col)
	dst = append(dst, ']')
	if a.Kind != Move {
		dst = append(dst, `,"robot":`...)
		dst = appendInt(dst, a.Robot)
	}
	return append(dst, '}')
}

func appendResult(dst []byte, r *Result) []byte {
	dst = append(dst, "\n],\n\"result\":{\"winner\":"...)
	dst = appendString(dst, string(r.Winner))
	dst = append(dst, `,"reason":`...)
	dst = appendString(dst, string(r.Reason))
	dst = append(dst, `,"rounds":`...)
	dst = appendInt(dst, r.Rounds)
	dst = append(dst, `,"back_row":`...)
	dst = appendCount(dst, r.BackRow)
	dst = append(dst, `,"pawns":`...)
	dst = appendCount(dst, r.Pawns)
	return append(dst, '}')
}

// appendEnd appends the digest of what precedes it, and the document's end.
func appendEnd(dst, digest []byte) []byte {
	dst = append(dst, ",\n\"sha256\":\""...)
	dst = hex.AppendEncode(dst, digest)
	return append(dst, "\"}\n"...)
}

func appendCount(dst []byte, c Count) []byte {
	dst = append(dst, `{"white":`...)
	dst = appendInt(dst, c.White)
	dst = append(dst, `,"black":`...)
	dst = appendInt(dst, c.Black)
	return append(dst, '}')
}
