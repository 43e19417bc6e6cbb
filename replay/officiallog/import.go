package officiallog

import (
	"context"
	"fmt"
	"io"

	"bhack/replay"
	"bhack/replay/position"
)

// Options say what a log does not. The zero value is ready for use.
type Options struct {
	// Ruleset names the rules of the match, "final" or "sp20"; "" stands for
	// "final", which the contest's engine played. It decides nothing but the
	// tiebreak, and settings that a log does not show.
	Ruleset string
	// White and Black are the players' names. "" stands for the one in the log, and
	// for the name of the team if that has none.
	White, Black string
}

// Summary says what was found in a log.
type Summary struct {
	// Spawns, Moves and Captures count the actions, Destroyed the pawns whose code
	// failed to load.
	Spawns, Moves, Captures, Destroyed int
	// Logs counts the texts of robots that stand in the replay, Lost those before
	// the log says which round it is.
	Logs, Lost int
	// Ambiguous counts the rounds whose boards leave open what a pawn did before it
	// was captured.
	Ambiguous int
}

// Import reads a log, compressed by gzip, zstd or xz or not at all, and returns the
// match as a replay. What the log does not say is absent from it. The error is an
// *Error if the log is not whole, or not of a match that keeps to the rules; the first
// round that does not is named. It ends early when ctx does.
func Import(ctx context.Context, r io.Reader, o Options) (*replay.Document, Summary, error) {
	lines, err := readLines(r)
	if err != nil {
		return nil, Summary{}, err
	}
	s, err := scan(lines)
	if err != nil {
		return nil, Summary{}, err
	}
	h, err := s.header(o)
	if err != nil {
		return nil, Summary{}, err
	}
	var first error
	for _, way := range s.readings() {
		m, err := s.read(ctx, h, way)
		if err == nil {
			m.sum.Logs, m.sum.Lost = m.addTexts(s.text)
			return m.document, m.sum, nil
		}
		if first == nil {
			first = err
		}
	}
	if s.headers > len(s.boards) {
		first = at(s.boards[0]+1, fmt.Sprintf("there are %d boards, but the log has %d rounds", len(s.boards), s.headers))
	}
	return nil, Summary{}, first
}

// settings are the constants of a ruleset that a log does not show.
type settings struct {
	rounds    int
	bytecodes replay.Bytecodes
	tiebreak  replay.Tiebreak
	offBoard  replay.OffBoard
}

func settingsOf(ruleset string) (settings, error) {
	switch ruleset {
	case "final":
		return settings{500, replay.Bytecodes{First: 20000, Turn: 20000}, replay.TiebreakAllRows, replay.OffBoardIndex}, nil
	case "sp20":
		return settings{50, replay.Bytecodes{First: 10000, Turn: 5000}, replay.TiebreakBackRow, replay.OffBoardError}, nil
	}
	return settings{}, fmt.Errorf("unknown ruleset %q; the rulesets are final, sp20", ruleset)
}

// winPawns is how many pawns on the opponent's back row win at once.
func winPawns(size int) int { return (size + 1) / 2 }

// header returns what the replay says before its first round.
func (s *scanned) header(o Options) (replay.Header, error) {
	ruleset := o.Ruleset
	if ruleset == "" {
		ruleset = "final"
	}
	c, err := settingsOf(ruleset)
	if err != nil {
		return replay.Header{}, err
	}
	seed, known := s.seed()
	return replay.Header{
		Match: replay.Match{
			Ruleset: ruleset, Size: s.size, MaxRounds: c.rounds, Seed: seed, SeedUnknown: !known,
			RNG: replay.RNGShared, Map: "empty", Bytecodes: c.bytecodes, WinPawns: winPawns(s.size),
			Tiebreak: c.tiebreak, CheckSpaceOffBoard: c.offBoard, Source: replay.SourceOfficialLog,
		},
		Players: replay.Players{
			White: replay.Player{Name: firstSet(o.White, s.playerName(1), "white")},
			Black: replay.Player{Name: firstSet(o.Black, s.playerName(2), "black")},
		},
	}, nil
}

// firstSet returns the first of names that is not empty.
func firstSet(names ...string) string {
	for _, name := range names {
		if name != "" {
			return name
		}
	}
	return ""
}

// imported is a match that has been read from boards.
type imported struct {
	document *replay.Document
	// headers holds the lines that the engine prints when a round begins, for each
	// round that begins.
	headers []header
	sum     Summary
}

// read reads the boards in the given way.
func (s *scanned) read(ctx context.Context, h replay.Header, way reading) (*imported, error) {
	rounds := way.turns
	if last := way.first + rounds - 1; rounds > 1 && s.same(last, last-1) {
		// A round in which nothing happened ends a match only if it is the one
		// beyond the limit, which is not played.
		rounds--
		h.Match.MaxRounds = rounds
	}
	h.Match.MaxRounds = max(h.Match.MaxRounds, rounds)
	m := &imported{document: &replay.Document{Header: h}}
	p, err := position.New(&h.Match)
	if err != nil {
		return nil, err
	}
	for i := range rounds {
		if ctx.Err() != nil {
			return nil, ctx.Err()
		}
		m.headers = append(m.headers, headerOf(p))
		if err := m.addRound(p, s.board(way.first+i)); err != nil {
			return nil, err
		}
	}
	if rounds < way.turns {
		m.headers = append(m.headers, header{round: way.turns})
	}
	return m, m.addResult(p, s)
}

// addRound adds the round that leads from p to the board.
func (m *imported) addRound(p *position.Position, b *board) error {
	if result, over := p.Result(); over {
		return &Error{b.line, p.Round() + 1, -1, fmt.Sprintf("the match was over after round %d (%s)", result.Rounds, result.Reason)}
	}
	turns, ambiguous, err := deriveRound(p, b)
	if err != nil {
		return err
	}
	round := &replay.Round{Round: p.Round(), Turns: turns, Board: b.rows()}
	if err := p.PlayRound(round); err != nil {
		return fmt.Errorf("line %d: %w", b.line, err)
	}
	m.document.Rounds = append(m.document.Rounds, round)
	m.sum.count(round)
	if ambiguous {
		m.sum.Ambiguous++
	}
	return nil
}

func (s *Summary) count(r *replay.Round) {
	for i := range r.Turns {
		switch r.Turns[i].Action.Kind {
		case replay.Spawn:
			s.Spawns++
		case replay.Move:
			s.Moves++
		case replay.Capture:
			s.Captures++
		}
		if r.Turns[i].Destroyed {
			s.Destroyed++
		}
	}
}

// addResult adds the result, which must be that of the log.
func (m *imported) addResult(p *position.Position, s *scanned) error {
	result, over := p.Result()
	if !over {
		return at(s.lastLine, fmt.Sprintf("%s has won, says the log, but the match is not over after %d rounds, when the boards end: some are missing",
			s.winner, p.Round()-1))
	}
	if result.Winner == "" {
		result.Winner = s.winner // the coin fell so
	}
	if result.Winner != s.winner {
		return at(s.lastLine, fmt.Sprintf("%s has won, says the log, but by the boards it is %s (%s)", s.winner, result.Winner, result.Reason))
	}
	m.document.Result = result
	return nil
}
