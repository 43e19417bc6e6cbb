package replaycmd

import (
	"regexp"
	"slices"

	"bhack/cmd/internal/cli"
	"bhack/internal/plural"
	"bhack/replay"
	"bhack/replay/position"
	"bhack/replay/stats"
)

// filter chooses rounds and turns.
type filter struct {
	// rounds is how the user asked for rounds, for messages.
	rounds string
	// first and final are the rounds that are asked for, 0 without any; final is 0, too, for all from first on.
	first, final int
	// robots are their ids, and team is the team, of which turns are chosen; of all, if they are empty.
	robots []int
	team   replay.Team
	// errors and pauses choose turns that ended so; both, those that ended in one of both ways.
	errors, pauses bool
	// text is looked for in logs and errors; nil stands for any.
	text *regexp.Regexp
}

// newFilter returns what the flags choose.
func newFilter(o *showOptions) (f filter, err error) {
	f = filter{rounds: o.rounds, robots: o.robots, team: replay.Team(o.team.Text), errors: o.errors, pauses: o.pauses}
	if f.first, f.final, err = cli.ParseRounds(o.rounds); err != nil {
		return f, cli.Usagef("--round %s: %w", o.rounds, err)
	}
	if o.rounds != "" {
		f.first = max(f.first, 1)
	}
	if o.grep == "" {
		return f, nil
	}
	if f.text, err = regexp.Compile(o.grep); err != nil {
		return f, cli.Usagef("--grep %s: %w", o.grep, err)
	}
	return f, nil
}

// byRound reports whether rounds are asked for.
func (f *filter) byRound() bool { return f.first > 0 }

// byTurn reports whether turns are chosen.
func (f *filter) byTurn() bool {
	return len(f.robots) > 0 || f.team != "" || f.errors || f.pauses || f.text != nil
}

// all tells that nothing is asked for in particular.
func (f *filter) all() bool { return !f.byRound() && !f.byTurn() }

// inRange reports whether rounds are asked for, and this is one of them.
func (f *filter) inRange(round int) bool {
	return f.byRound() && f.first <= round && (f.final == 0 || round <= f.final)
}

// chooses reports whether a turn is to be shown, of a round that is.
func (f *filter) chooses(t *shownTurn) bool {
	switch {
	case len(f.robots) > 0 && !slices.Contains(f.robots, t.Robot),
		f.team != "" && t.Team != f.team,
		(f.errors || f.pauses) && !(f.errors && t.Error != "" || f.pauses && t.Paused):
		return false
	}
	return f.text == nil || slices.ContainsFunc(t.Logs, f.text.MatchString) || t.Error != "" && f.text.MatchString(t.Error)
}

// search finds what a filter chooses in a replay, round by round.
type search struct {
	filter
	path   string
	match  *replay.Match
	roster *position.Roster
	// room is how much memory what is found may still take, in bytes.
	room int
	// last is the highest id of a robot so far.
	last int
	// numbers counts what the turns come to, if nothing is asked for in particular.
	numbers *stats.Collector
	found   shown
}

// newSearch returns a search of a replay with the header h.
func newSearch(f filter, path string, h *replay.Header) *search {
	s := &search{
		filter: f, path: path, match: &h.Match, roster: position.NewRoster(&h.Match), room: maxShown,
		last: lastAtStart(&h.Match), found: shown{Match: h.Match, Players: h.Players},
	}
	if f.all() {
		s.numbers = stats.New(&h.Match)
	} else {
		s.found.Rounds = []shownRound{}
	}
	return s
}

// add looks at the next round.
func (s *search) add(round *replay.Round) error {
	turns := s.choose(round)
	s.room -= weight(turns)
	if s.inRange(round.Round) {
		s.room -= len(round.Board) * (16 + len(round.Board)) // a string each row
	}
	if s.room < 0 {
		return cli.Usagef("%s: more turns and boards than can be shown at once; use a narrower filter or range", s.path)
	}
	switch {
	case s.inRange(round.Round):
		s.found.Rounds = append(s.found.Rounds, shownRound{round.Round, turns, round.Board})
	case !s.byRound() && len(turns) > 0:
		s.found.Rounds = append(s.found.Rounds, shownRound{Round: round.Round, Turns: turns})
	case s.all():
		s.found.Board = round.Board
		s.numbers.Add(round)
	}
	return nil
}

// choose takes the turns of a round and notes who is in them. It returns those that the filter chooses.
func (s *search) choose(round *replay.Round) []shownTurn {
	turns := []shownTurn{}
	wanted := s.inRange(round.Round) || !s.byRound() && s.byTurn()
	for i := range round.Turns {
		t := &round.Turns[i]
		if wanted {
			if show := newShownTurn(s.roster.Robot(t.Robot), s.match.JSONTurn(t)); s.chooses(&show) {
				turns = append(turns, show)
			}
		}
		s.noteEnd(round.Round, t)
		s.roster.Take(round.Round, t)
		s.last = max(s.last, t.Robot, t.Action.Robot)
	}
	return turns
}

// noteEnd notes if a robot that is to be shown has come to its end.
func (s *search) noteEnd(round int, t *replay.Turn) {
	if a := t.Action; a.Kind == replay.Capture && slices.Contains(s.robots, a.Robot) {
		by := t.Robot // as the turn is used again
		s.found.Ends = append(s.found.Ends, robotEnd{a.Robot, round, &by})
	}
	if t.Destroyed && slices.Contains(s.robots, t.Robot) {
		s.found.Ends = append(s.found.Ends, robotEnd{t.Robot, round, nil})
	}
}

// end returns what has been found in a match with this result. It is an error if it has no such rounds or robots.
func (s *search) end(result replay.Result) (*shown, error) {
	if n := result.Rounds; s.first > n || s.final > n {
		return nil, cli.Usagef("--round %s: %s has %s", s.rounds, s.path, plural.Of(n, "round"))
	}
	for _, id := range s.robots {
		if id > s.last {
			return nil, cli.Usagef("--robot %d: %s has the robots 0 to %d", id, s.path, s.last)
		}
	}
	s.found.Result = result
	if s.numbers != nil {
		s.found.numbers = new(s.numbers.Stats())
	}
	return &s.found, nil
}

// lastAtStart returns the highest id of the robots at the start of a match, of which two are
// the overlords.
func lastAtStart(m *replay.Match) int {
	last := 1
	for _, p := range m.Position {
		last = max(last, p.Robot)
	}
	return last
}

// maxShown bounds what show keeps in memory, in bytes.
const maxShown = 256 << 20

// weight returns how much memory turns take, in bytes, within a half and a double.
func weight(turns []shownTurn) int {
	const turn, text = 256, 16
	n := len(turns) * turn
	for i := range turns {
		n += len(turns[i].Error)
		for _, line := range turns[i].Logs {
			n += text + len(line)
		}
	}
	return n
}
