package tournament

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"

	"bhack/internal/plural"
	"bhack/rating"
)

// Format says who meets whom.
type Format string

// The formats.
const (
	// RoundRobin has everybody meet everybody else.
	RoundRobin Format = "round-robin"
	// Gauntlet has the first player meet each of the others.
	Gauntlet Format = "gauntlet"
)

// Formats returns the formats, the default first.
func Formats() []string { return []string{string(RoundRobin), string(Gauntlet)} }

// CoinFlip says how a game is scored that only a coin flip decided.
type CoinFlip string

// The ways to score coin flips.
const (
	// ByRules gives the game to the winner of the flip, as the rules do.
	ByRules CoinFlip = "rules"
	// OneHalf gives both players half a point.
	OneHalf CoinFlip = "half"
)

// CoinFlips returns the ways to score coin flips, the default first.
func CoinFlips() []string { return []string{string(ByRules), string(OneHalf)} }

const (
	// maxGames is how many games a schedule may have.
	maxGames = 20_000_000
	// maxPairings is how many pairings it may have, each of which has standings: those of 1000 players who all meet.
	maxPairings = 500_000
)

// Spec is everything that decides a schedule and how its games are scored. All
// defaults are filled in. Two Specs of one Hash have the same results.
type Spec struct {
	// Engine identifies the program that plays.
	Engine string `json:"engine"`
	// Players take part in this order; the first is the one of a Gauntlet.
	Players []Player `json:"players"`
	// Format says who meets whom.
	Format Format `json:"schedule"`
	// Ruleset and RNG are those of all games, by name.
	Ruleset string `json:"ruleset"`
	RNG     string `json:"rng"`
	// Rounds is the round limit that the user set; 0 stands for that of the map, or
	// of the rules.
	Rounds int `json:"rounds,omitempty"`
	// MemoryRobot and MemoryTeam are the limits that the user set, in bytes; 0 stands
	// for those of the rules.
	MemoryRobot int64 `json:"memory_robot,omitempty"`
	MemoryTeam  int64 `json:"memory_team,omitempty"`
	// Boards are what each seed is played on.
	Boards []Board `json:"boards"`
	// Seeds are the seeds.
	Seeds Seeds `json:"seeds"`
	// Pairs is how many pairs each pairing plays at most: the first of the product
	// of Seeds and Boards.
	Pairs int `json:"pairs"`
	// CoinFlip says how coin flips are scored.
	CoinFlip CoinFlip `json:"coin_flip"`
	// SPRT is the test that ends a pairing; nil means that all pairs are played.
	SPRT *rating.SPRT `json:"sprt,omitempty"`
}

// Player is a player of a schedule.
type Player struct {
	// Name tells the player from the others.
	Name string `json:"name"`
	// Ref is how the user named the player. It is not part of the schedule.
	Ref string `json:"ref"`
	// SHA256 identifies the code, see player.Player; "" for a broken player.
	SHA256 string `json:"sha256,omitempty"`
	// Broken says why the player cannot play and forfeits its games; "" means that
	// it can.
	Broken string `json:"broken,omitempty"`
}

// code identifies what the player plays, or why it does not.
func (p Player) code() string {
	if p.Broken != "" {
		return "broken: " + p.Broken
	}
	return p.SHA256
}

// Board is what a game starts from.
type Board struct {
	// Map is the name of the map, Size the side of the board in squares.
	Map  string `json:"map"`
	Size int    `json:"size"`
	// Ref is how the user named the map. It is not part of the schedule.
	Ref string `json:"ref"`
	// Settings is a digest of all settings of a match on this board but for its
	// seed and its players.
	Settings string `json:"settings"`
}

// PlayerError is what is wrong with a player of a Spec.
type PlayerError struct {
	Index int // in Spec.Players
	Err   error
}

// Error returns the cause, which names the player.
func (e *PlayerError) Error() string { return e.Err.Error() }

// Unwrap returns the cause.
func (e *PlayerError) Unwrap() error { return e.Err }

// Validate returns an error that names what is wrong, or nil. That of a single player is
// a *PlayerError.
func (s *Spec) Validate() error {
	if err := s.validatePlayers(); err != nil {
		return err
	}
	if !slices.Contains(Formats(), string(s.Format)) {
		return fmt.Errorf("schedule is %q, but must be %s", s.Format, strings.Join(Formats(), " or "))
	}
	if !slices.Contains(CoinFlips(), string(s.CoinFlip)) {
		return fmt.Errorf("coin_flip is %q, but must be %s", s.CoinFlip, strings.Join(CoinFlips(), " or "))
	}
	if err := s.validateBoards(); err != nil {
		return err
	}
	if err := s.Seeds.validate(); err != nil {
		return fmt.Errorf("seeds: %w", err)
	}
	if most := s.Seeds.Len() * len(s.Boards); s.Pairs < 1 || s.Pairs > most {
		return fmt.Errorf("pairs is %d, but must be from 1 to %d, the number of seeds times boards", s.Pairs, most)
	}
	if s.SPRT != nil {
		if err := s.SPRT.Validate(); err != nil {
			return err
		}
	}
	if n := s.countPairings(); s.Pairs > maxGames/2/n {
		return fmt.Errorf("%s of %s come to more than %d games", plural.Of(n, "pairing"), plural.Of(s.Pairs, "pair"), maxGames)
	}
	return nil
}

func (s *Spec) validatePlayers() error {
	if len(s.Players) < 2 {
		return errors.New("a batch needs at least two players")
	}
	if n := s.countPairings(); n > maxPairings {
		return fmt.Errorf("%d players have %d pairings, more than %d", len(s.Players), n, maxPairings)
	}
	named := map[string]Player{}
	for i, p := range s.Players {
		if p.Name == "" {
			return &PlayerError{i, fmt.Errorf("player %d has no name", i+1)}
		}
		if other, ok := named[p.Name]; ok {
			return &PlayerError{i, fmt.Errorf("two players are called %s; name them apart, as in old=%s new=%s", p.Name, other.Ref, p.Ref)}
		}
		named[p.Name] = p
	}
	return nil
}

func (s *Spec) validateBoards() error {
	if len(s.Boards) == 0 {
		return errors.New("boards: there must be at least one")
	}
	numbers := map[string]int{} // by their settings
	for i, b := range s.Boards {
		if first, ok := numbers[b.Settings]; ok {
			return fmt.Errorf("boards %d and %d are the same: map %s of size %d", first, i+1, b.Map, b.Size)
		}
		numbers[b.Settings] = i + 1
	}
	return nil
}

// Hash identifies the schedule: the digest of the Spec without the Refs.
func (s *Spec) Hash() string {
	c := *s
	c.Players = slices.Clone(s.Players)
	for i := range c.Players {
		c.Players[i].Ref = ""
	}
	c.Boards = slices.Clone(s.Boards)
	for i := range c.Boards {
		c.Boards[i].Ref = ""
	}
	return digestJSON(c)
}

// digestJSON returns the SHA-256 digest, in hexadecimal, of a value's JSON.
func digestJSON(v any) string {
	text, err := json.Marshal(v)
	if err != nil {
		panic(err) // only for values that JSON cannot hold, which are none of ours
	}
	sum := sha256.Sum256(text)
	return hex.EncodeToString(sum[:])
}
