package match_test

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"bhack/engine"
	"bhack/maps"
	"bhack/match"
	"bhack/player"
)

// hostileEnv names the player's folder to a process of the test binary that is to play
// hostile matches, and write a report, instead of running tests.
const hostileEnv = "BHACK_TEST_HOSTILE"

func TestMain(m *testing.M) {
	dir := os.Getenv(hostileEnv)
	if dir == "" {
		os.Exit(m.Run())
	}
	report, err := reportHostile(dir)
	if err == nil {
		err = json.NewEncoder(os.Stdout).Encode(report)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// hostileReport is what a process that plays hostile matches tells of them.
type hostileReport struct {
	// Replays are the digests of the matches' replays.
	Replays []string
	// Logs are the starts of the different lines that the player logs, Exceptions the
	// different names of its exceptions, and Pauses how many turns were paused.
	Logs, Exceptions []string
	Pauses           int
	// Breaches are the lines that tell of an attack that has succeeded.
	Breaches []string
	// InternalErrors are the faults of the runner.
	InternalErrors []string
	// Disturbed tells of turns of the opponent that it takes otherwise against a player
	// that does nothing, before the player has done anything.
	Disturbed []string
}

// hostileGame is a match of a hostile player.
type hostileGame struct {
	size, rounds int
	bytecodes    int // of a turn; 0 means the rules'
	black        bool
	itself       bool // plays against itself
}

// hostileGames are played with each player: as short as matches are, and with far more
// bytecodes than a turn has, since some attacks need much.
var hostileGames = []hostileGame{
	{size: 8, rounds: 10},
	{size: 8, rounds: 10, black: true},
	{size: 16, rounds: 3, bytecodes: 300_000},
	{size: 16, rounds: 3, bytecodes: 300_000, black: true},
	{size: 8, rounds: 4, itself: true},
}

// reportHostile plays the matches.
func reportHostile(dir string) (*hostileReport, error) {
	hostile, err := player.Load(context.Background(), dir)
	if err != nil {
		return nil, err
	}
	opponent, err := player.Load(context.Background(), "rusher")
	if err != nil {
		return nil, err
	}
	idle, err := player.Load(context.Background(), filepath.Join(hostileDir, "..", "idle"))
	if err != nil {
		return nil, err
	}
	r := &hostileReport{}
	for _, g := range hostileGames {
		other := opponent
		if g.itself {
			other = hostile
		}
		o, err := g.play(hostile, other)
		if err != nil {
			return nil, err
		}
		r.add(o)
		if g.itself {
			continue
		}
		calm, err := g.play(idle, other)
		if err != nil {
			return nil, err
		}
		for i, turn := range o.undisturbed {
			if turn != calm.others[i] {
				r.Disturbed = append(r.Disturbed, turn)
			}
		}
	}
	for _, list := range []*[]string{&r.Logs, &r.Exceptions, &r.Breaches} {
		slices.Sort(*list)
		*list = slices.Compact(*list)
	}
	return r, nil
}

// add adds what was seen of a match.
func (r *hostileReport) add(o *hostileObserver) {
	r.Replays = append(r.Replays, o.digest)
	r.Logs = append(r.Logs, o.logs...)
	r.Exceptions = append(r.Exceptions, o.exceptions...)
	r.Pauses += o.pauses
	r.InternalErrors = append(r.InternalErrors, o.internal...)
	for _, line := range o.logs {
		if strings.HasPrefix(line, "BREACH") {
			r.Breaches = append(r.Breaches, line)
		}
	}
}

// play plays the match.
func (g hostileGame) play(hostile, opponent *player.Player) (*hostileObserver, error) {
	s := setup(hostile, opponent)
	o := &hostileObserver{team: engine.White, itself: g.itself}
	if g.black {
		s.White, s.Black, o.team = opponent, hostile, engine.Black
	}
	s.Map, s.Rounds = hostileMap(g.size), g.rounds
	if g.bytecodes > 0 {
		s.Rules.FirstBytecodes, s.Rules.TurnBytecodes = g.bytecodes, g.bytecodes
	}
	digest := sha256.New()
	if _, err := match.Play(context.Background(), s, match.Options{Out: digest, Observer: o}); err != nil {
		return nil, err
	}
	o.digest = hex.EncodeToString(digest.Sum(nil))
	return o, nil
}

// hostileMap has two pawns of each team, so that the code of pawns runs from the start.
func hostileMap(size int) *maps.Map {
	m := maps.Empty(size)
	m.Name = "pawns"
	for _, col := range []int{1, size - 2} {
		m.Pawns = append(m.Pawns, maps.Pawn{Team: maps.White, Row: 2, Col: col}, maps.Pawn{Team: maps.Black, Row: size - 3, Col: col})
	}
	return m
}

// hostileObserver collects what happens in a match.
type hostileObserver struct {
	engine.NopObserver
	team   engine.Team // of the player; the opponent is the other
	itself bool

	digest           string
	logs, exceptions []string
	internal         []string
	pauses           int
	// others are the turns of the opponent, and undisturbed those before the player did
	// anything to the board.
	others, undisturbed []string
	disturbed           bool
}

// TurnEnded implements engine.Observer.
func (o *hostileObserver) TurnEnded(round int, t *engine.Turn) {
	if t.InternalError {
		o.internal = append(o.internal, t.Traceback)
	}
	if t.Team != o.team && !o.itself {
		turn := fmt.Sprintf("round %d: %+v", round, *t)
		o.others = append(o.others, turn)
		if !o.disturbed {
			o.undisturbed = append(o.undisturbed, turn)
		}
		return
	}
	o.disturbed = o.disturbed || t.Action.Kind != engine.NoAction || t.Destroyed
	for _, line := range t.Logs {
		o.logs = append(o.logs, strings.ToValidUTF8(strings.Clone(line[:min(len(line), 100)]), ""))
	}
	if t.Exception != "" {
		o.exceptions = append(o.exceptions, strings.Clone(t.Exception))
	}
	if t.Paused {
		o.pauses++
	}
}
