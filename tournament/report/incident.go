package report

import (
	"fmt"
	"strings"

	"bhack/internal/plural"
	"bhack/internal/printable"
	"bhack/tournament"
)

// at says where the first pause of an incident was, if that is known.
func (i *Incident) at() string {
	if i.Kind != tournament.Pause || i.Text == "" {
		return ""
	}
	return ", at " + i.Text
}

// what returns the type of the exception of an incident, and what came of it.
func (i *Incident) what() string {
	if i.Destroyed {
		return i.What + ", which destroyed it"
	}
	return i.What
}

// text writes an incident in full.
func (i *Incident) text(b *strings.Builder) {
	line := func(format string, args ...any) { fmt.Fprintln(b, printable.Text(fmt.Sprintf(format, args...))) }
	b.WriteString("\n")
	game := fmt.Sprintf("game %d, %s (white) vs %s (black), seed %d, size %d, map %s", i.Game, i.White, i.Black, i.Seed, i.Size, i.Map)
	switch i.Kind {
	case tournament.Forfeit:
		line("%s: %s forfeits: %s", game, i.Player, i.Text)
		return
	case tournament.Pause:
		line("%s: %s of %s, the first in round %d by robot %d%s", game, plural.Of(i.Count, "pause"), i.Player, i.Round, *i.Robot, i.at())
	case tournament.Exception:
		line("%s: %s of %s, the first in round %d by robot %d: %s", game, plural.Of(i.Count, "exception"), i.Player, i.Round, *i.Robot, i.what())
		i.traceback(b)
	default:
		line("%s: %s in turns of %s, the first in round %d by robot %d", game, plural.Of(i.Count, "internal error"), i.Player, i.Round, *i.Robot)
		i.traceback(b)
	}
	line("again: %s", i.Command)
}

// traceback writes the traceback of an incident, each line of which begins in a way that none of the report does: they are the player's.
func (i *Incident) traceback(b *strings.Builder) {
	for line := range strings.SplitSeq(strings.TrimRight(i.Text, "\n"), "\n") {
		fmt.Fprintf(b, "  | %s\n", printable.Text(line))
	}
}

// byPlayer is the incidents of one kind and one player.
type byPlayer struct {
	player       string
	kind         tournament.IncidentKind
	games, turns int
	first        Incident
}

// incidents sums up all incidents but forfeits by player and kind, in the order of players. That a player
// forfeits its games is in a note.
func (r *Report) incidents() []byPlayer {
	var all []byPlayer
	for _, player := range r.Players {
		for _, kind := range []tournament.IncidentKind{tournament.Exception, tournament.Pause, tournament.Internal} {
			sum := byPlayer{player: player.Name, kind: kind}
			for _, p := range r.Pairings {
				for _, i := range p.Incidents {
					if i.Player != player.Name || i.Kind != kind {
						continue
					}
					if sum.games++; sum.games == 1 || i.Game < sum.first.Game {
						sum.first = i
					}
					sum.turns += i.Count
				}
			}
			if sum.games > 0 {
				all = append(all, sum)
			}
		}
	}
	return all
}

// line words a sum of incidents, without its traceback.
func (s byPlayer) line() string {
	where := fmt.Sprintf("%s of %s", plural.Of(s.turns, string(s.kind)), s.player)
	if s.kind == tournament.Internal {
		where = fmt.Sprintf("%s in turns of %s", plural.Of(s.turns, "internal error"), s.player)
	}
	what := s.first.at()
	if s.first.What != "" {
		what = ", " + s.first.what()
	}
	return fmt.Sprintf("%s in %s; the first in game %d, round %d, robot %d%s", where, plural.Of(s.games, "game"), s.first.Game, s.first.Round, *s.first.Robot, what)
}
