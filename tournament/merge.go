package tournament

import (
	"errors"
	"fmt"
	"slices"
	"strings"
)

// Merge puts the results of several files together: all shards of one schedule, or
// the one file of a whole schedule. It needs little memory if the files are read side
// by side. It is for one goroutine, as are its Parts.
type Merge struct {
	standings *Standings // nil before the first part
	parts     []*Part
	from      map[int]*Part // by game
	partial   bool
}

// NewMerge returns a Merge of no files yet. If partial is set, results may be missing.
func NewMerge(partial bool) *Merge { return &Merge{from: map[int]*Part{}, partial: partial} }

// Part is a file of a Merge, and the shard that it is of.
type Part struct {
	merge *Merge
	file  string
	shard Shard
}

// Start takes a file that says it is of a shard of a schedule, and returns what its results
// are added to. The error names the settings in which it differs from the first file, or
// the one with which it overlaps.
func (m *Merge) Start(file string, s *Schedule, shard Shard) (*Part, error) {
	if len(m.parts) == 0 {
		var err error
		if m.standings, err = NewStandings(s, Shard{}); err != nil {
			return nil, err
		}
	} else if err := m.fits(s, shard); err != nil {
		return nil, err
	}
	p := &Part{m, file, shard}
	m.parts = append(m.parts, p)
	return p, nil
}

// fits returns an error if a file with the header does not go with the others.
func (m *Merge) fits(s *Schedule, shard Shard) error {
	first := m.parts[0]
	if s.Hash() != m.standings.schedule.Hash() {
		var texts []string
		for _, d := range s.spec.Differences(&m.standings.schedule.spec) {
			texts = append(texts, fmt.Sprintf("%s is %s, but %s in %s", d.Setting, d.Here, d.There, first.file))
		}
		return fmt.Errorf("other settings: %s", strings.Join(texts, "; "))
	}
	if shard.Count != first.shard.Count {
		return fmt.Errorf("other settings: it is of %s, but %s of %s", shard.name(), first.file, first.shard.name())
	}
	for _, p := range m.parts {
		if p.shard == shard {
			return fmt.Errorf("overlaps %s: both are of %s", p.file, shard.name())
		}
	}
	return nil
}

// Add adds a result from the file. The error tells why it is none of it: the game is not in
// the shard, is there twice, or is not as the schedule has it.
func (p *Part) Add(r Result) error {
	m := p.merge
	if other, ok := m.from[r.Game]; ok {
		if other != p {
			return fmt.Errorf("overlaps %s: both have game %d", other.file, r.Game)
		}
		return fmt.Errorf("game %d is there twice", r.Game)
	}
	if r.Game >= 1 && !p.shard.Has((r.Game-1)/2) {
		return fmt.Errorf("game %d is not in %s", r.Game, p.shard.name())
	}
	if err := m.standings.Add(r); err != nil {
		return err
	}
	m.from[r.Game] = p
	return nil
}

// Finish returns the standings. The error names the shards and games that are
// missing, unless they may be.
func (m *Merge) Finish() (*Standings, error) {
	if len(m.parts) == 0 {
		return nil, errors.New("gap: there is no file")
	}
	if m.partial || m.standings.Complete() {
		return m.standings, nil
	}
	if missing := m.missingShards(); len(missing) > 0 {
		return nil, fmt.Errorf("gap: there is no file of shard %s", strings.Join(missing, ", nor of "))
	}
	var gaps []string
	for _, p := range m.parts {
		if games := m.missing(p.shard); len(games) > 0 {
			gaps = append(gaps, fmt.Sprintf("%s lacks %s", p.file, someGames(games)))
		}
	}
	return nil, &GapError{strings.Join(gaps, "; ")}
}

// GapError tells in which files results are missing.
type GapError struct{ which string }

// Error returns "gap: " and the files.
func (e *GapError) Error() string { return "gap: " + e.which }

// missingShards returns the shards of which there is no file.
func (m *Merge) missingShards() []string {
	var missing []string
	count := m.parts[0].shard.Count
	for i := 1; i <= count; i++ {
		shard := Shard{i, count}
		if !slices.ContainsFunc(m.parts, func(p *Part) bool { return p.shard == shard }) {
			missing = append(missing, shard.String())
		}
	}
	return missing
}

// missing returns the games of a shard whose results are missing and can still
// count.
func (m *Merge) missing(shard Shard) []int {
	var games []int
	for n := 1; n <= m.standings.schedule.Games(); n++ {
		if shard.Has((n-1)/2) && m.standings.Wanted(n) {
			games = append(games, n)
		}
	}
	return games
}

// someGames names the first of some games, and tells how many there are.
func someGames(games []int) string {
	const shown = 5
	text := fmt.Sprint(games[0])
	for _, n := range games[1:min(len(games), shown)] {
		text += fmt.Sprintf(", %d", n)
	}
	switch {
	case len(games) == 1:
		return "game " + text
	case len(games) > shown:
		return fmt.Sprintf("%d games: %s, ...", len(games), text)
	}
	return "games " + text
}
