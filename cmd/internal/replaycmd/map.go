package replaycmd

import (
	"bytes"
	"context"
	"fmt"
	"math"

	"github.com/spf13/cobra"

	"bhack/cmd/internal/cli"
	"bhack/internal/plural"
	"bhack/internal/printable"
	"bhack/maps"
	"bhack/replay"
	"bhack/replay/position"
)

type mapOptions struct {
	path  string
	round cli.Number[int]
}

// defaultRuleset is the one that run goes by if it is told no other.
const defaultRuleset = "sp20"

const mapLong = `map prints the position at the end of a round as a map file, from which run can play
on: the same board, the same spawn order, as many rounds as were left. Round 0 is
the start position. The rules are not in the map: where the match had --ruleset, so
should run.

Some of a match is not in a position: what the robots have in their variables, and
the numbers that the pawns had. A new match starts with white's overlord, so after
an odd round the other one goes first than in the match; a comment says so.`

func newMap(s cli.Streams) *cobra.Command {
	o := mapOptions{round: cli.Number[int]{Most: math.MaxInt64}}
	c := &cobra.Command{
		Use:                   "map FILE --round N",
		DisableFlagsInUseLine: true,
		Short:                 "Extract a position as a map file to play from",
		Long:                  mapLong,
		Example:               "  bhack replay map a.json --round 36 > position.map\n  bhack run ./mybot wall --map position.map",
		Args:                  cli.ExactArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			o.path = args[0]
			if !cmd.Flags().Changed("round") {
				return cli.Usagef("--round is missing")
			}
			return runMap(cmd.Context(), o, s)
		},
	}
	c.Flags().Var(&o.round, "round", "the position at the end of this round; 0 is the start")
	return c
}

func runMap(ctx context.Context, o mapOptions, s cli.Streams) error {
	r, err := open(ctx, o.path, s.In)
	if err != nil {
		return err
	}
	defer r.Close()
	h := r.Header()
	p, err := position.New(&h.Match)
	if err != nil {
		return cli.Usagef("%s: %w", o.path, err)
	}
	result, err := each(ctx, o.path, r, func(round *replay.Round) error {
		if round.Round > o.round.N { // only read, as a file that is cut short is at fault as a whole
			return nil
		}
		if err := p.PlayRound(round); err != nil {
			return cli.Usagef("%s: the match breaks the rules: %w", o.path, err)
		}
		return nil
	})
	if err != nil {
		return err
	}
	if o.round.N > result.Rounds {
		return cli.Usagef("--round %d: %s has %s", o.round.N, o.path, plural.Of(result.Rounds, "round"))
	}
	return printMap(o, s, &h, p)
}

// printMap prints a position, or nothing if none can be played from it.
func printMap(o mapOptions, s cli.Streams, h *replay.Header, p *position.Position) error {
	m := maps.Map{Name: h.Match.Map, Size: h.Match.Size}
	if left := h.Match.MaxRounds - o.round.N; left <= maps.MaxRounds {
		m.Rounds = left
	}
	for pawn := range p.Pawns() {
		team := maps.White
		if pawn.Team == replay.Black {
			team = maps.Black
		}
		m.Pawns = append(m.Pawns, maps.Pawn{Team: team, Row: pawn.Row, Col: pawn.Col})
	}
	if _, over := p.Result(); over {
		return cli.Usagef("--round %d: the match is over then", o.round.N)
	}
	var text bytes.Buffer
	fmt.Fprintf(&text, "# %s (white) against %s (black) after round %d: %s rules, map %s, seed %s.\n",
		printable.Text(h.Players.White.Name), printable.Text(h.Players.Black.Name), o.round.N,
		printable.Text(h.Match.Ruleset), printable.Text(h.Match.Map), h.Match.SeedText())
	if h.Match.Ruleset != defaultRuleset {
		fmt.Fprintf(&text, "# Played on with --ruleset %s, as the map does not set the rules.\n", printable.Text(h.Match.Ruleset))
	}
	if o.round.N%2 == 1 {
		fmt.Fprint(&text, "# There, black's overlord was first in the next round; from here, white's is.\n")
	}
	if err := maps.Format(&text, &m); err != nil {
		return cli.Usagef("%s: no match can start from round %d: %w", o.path, o.round.N, err)
	}
	_, err := s.Out.Write(text.Bytes())
	return err
}
