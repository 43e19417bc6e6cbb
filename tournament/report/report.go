package report

import (
	"math"

	"bhack/internal/decision"
	"bhack/rating"
	"bhack/tournament"
)

// The format of reports in JSON.
const (
	formatName    = "bhack-report"
	formatVersion = 1
)

// Report is what the standings of a schedule come to. It is the document of format
// json.
type Report struct {
	Format  string `json:"format"`
	Version int    `json:"version"`
	// Setup is what was played.
	Setup Setup `json:"setup"`
	// Complete reports whether all games have been played that the setup asks for.
	Complete bool `json:"complete"`
	// Games is the number of games that count.
	Games int `json:"games"`
	// Players holds the players, the strongest first.
	Players []Player `json:"players"`
	// Pairings holds the pairings in the order of the schedule.
	Pairings []Pairing `json:"pairings"`
	// Crosstable holds the mean scores of the players, in the order of Players,
	// against each other; null for those who have not met.
	Crosstable [][]*Number `json:"crosstable"`
	// Endings is how the games ended.
	Endings []Ending `json:"endings"`
	// White is how games ended for white: the edge that the side gives.
	White Strength `json:"white"`
	// Notes are what a reader has to know to read the numbers right.
	Notes []string `json:"notes"`
	// Requirements are what the user expects of the results.
	Requirements []Requirement `json:"requirements"`
	// Verdict sums up the tests and the requirements.
	Verdict Verdict `json:"verdict"`
}

// Setup is what was played.
type Setup struct {
	// Schedule identifies it.
	Schedule string `json:"schedule"`
	Shard    string `json:"shard,omitempty"`
	Engine   string `json:"engine"`
	Kind     string `json:"kind"`
	Ruleset  string `json:"ruleset"`
	RNG      string `json:"rng"`
	Rounds   int    `json:"rounds,omitempty"`
	// MemoryRobot and MemoryTeam are the limits that the user set, in bytes.
	MemoryRobot int64 `json:"memory_robot,omitempty"`
	MemoryTeam  int64 `json:"memory_team,omitempty"`
	// Boards names the boards, such as "empty 16".
	Boards []string `json:"boards"`
	Seeds  string   `json:"seeds"`
	// Pairs is how many pairs each pairing may have.
	Pairs    int    `json:"pairs"`
	CoinFlip string `json:"coin_flip"`
}

// Strength is a score and what it says about strength. Without games, Score, LOS
// and the value of Elo are [None].
type Strength struct {
	Games         int      `json:"games"`
	Wins          int      `json:"wins"`
	Losses        int      `json:"losses"`
	Draws         int      `json:"draws"`
	Score         Number   `json:"score"`
	ScoreInterval Interval `json:"score_interval"`
	Elo           Elo      `json:"elo"`
	LOS           Number   `json:"los"`
}

// Player is how one player did.
type Player struct {
	// Rank is the place in the group, from 1; nil for a player without games.
	Rank   *int   `json:"rank"`
	Name   string `json:"name"`
	SHA256 string `json:"sha256,omitempty"`
	// Broken says why the player could not play.
	Broken string `json:"broken,omitempty"`
	// Rating is its Elo difference from the mean of its group, and Group tells whose
	// ratings compare.
	Rating      Elo  `json:"rating"`
	Group       int  `json:"group"`
	Provisional bool `json:"provisional,omitempty"`
	Strength
	Conduct Conduct `json:"robots"`
}

// Conduct is how a player's robots did.
type Conduct struct {
	Turns        int64  `json:"turns"`
	Bytecodes    Number `json:"bytecodes_mean"`
	P99          Number `json:"bytecodes_p99"`
	Max          Number `json:"bytecodes_max"`
	Errors       int    `json:"errors"`
	Pauses       int    `json:"pauses"`
	Forfeits     int    `json:"forfeits"`
	InternalErrs int    `json:"internal_errors"`
}

// Pairing is what one player got against another; all of it is as First sees it.
type Pairing struct {
	First  string `json:"first"`
	Second string `json:"second"`
	Strength
	NormalisedElo Elo `json:"normalised_elo"`
	// AsWhite and AsBlack are the games in which First had that side.
	AsWhite Side `json:"as_white"`
	AsBlack Side `json:"as_black"`
	// Pentanomial counts pairs by their score: LL, LD, WL or DD, WD, WW.
	Pentanomial [5]int `json:"ptnml"`
	// WL and DD split its middle: the pairs of a game won and one lost, and those of two draws.
	WL int `json:"pairs_wl"`
	DD int `json:"pairs_dd"`
	// Pairs is how many pairs count; of them, and of their games, the distinct ones
	// are what the error bars rest on.
	Pairs         int      `json:"pairs"`
	DistinctPairs int      `json:"distinct_pairs"`
	DistinctGames int      `json:"distinct_games"`
	Endings       []Ending `json:"endings"`
	// SPRT is nil if the setup has no test, or for a shard.
	SPRT      *SPRT      `json:"sprt,omitempty"`
	Incidents []Incident `json:"incidents"`
	// Failures say why the pairing is not as the user expects.
	Failures []string `json:"failures"`
}

// Side is the games of one side. Without any, Score is [None].
type Side struct {
	Wins          int      `json:"wins"`
	Losses        int      `json:"losses"`
	Draws         int      `json:"draws"`
	Score         Number   `json:"score"`
	ScoreInterval Interval `json:"score_interval"`
}

// SPRT is where the test of a pairing stands.
type SPRT struct {
	rating.SPRT
	LLR   Number `json:"llr"`
	Lower Number `json:"lower"`
	Upper Number `json:"upper"`
	// Progress is how far the LLR has come towards the bound on its side.
	Progress Number         `json:"progress"`
	Verdict  rating.Verdict `json:"verdict"`
}

// Ending counts games that ended for one reason, by winner.
type Ending struct {
	Reason decision.Reason `json:"reason"`
	Games  int             `json:"games"`
	White  int             `json:"white"`
	Black  int             `json:"black"`
}

// Incident is what went wrong for a player in a game.
type Incident struct {
	Kind   tournament.IncidentKind `json:"kind"`
	Player string                  `json:"player"`
	Game   int                     `json:"game"`
	White  string                  `json:"white"`
	Black  string                  `json:"black"`
	Seed   int64                   `json:"seed"`
	Size   int                     `json:"size"`
	Map    string                  `json:"map"`
	// Count is the number of turns; Round and Robot are those of the first. A forfeit has none of them.
	Count int  `json:"count,omitempty"`
	Round int  `json:"round,omitempty"`
	Robot *int `json:"robot,omitempty"`
	// What is the type of the exception; Text is its traceback, or the cause.
	What string `json:"what,omitempty"`
	Text string `json:"text,omitempty"`
	// Destroyed tells that the first one has destroyed the robot.
	Destroyed bool `json:"destroyed,omitempty"`
	// Command plays the game again.
	Command string `json:"command"`
}

// Requirement is an expectation, and whether it is met.
type Requirement struct {
	Expression string `json:"expression"`
	// Value is what was found.
	Value  Finding `json:"value"`
	Status Status  `json:"status"`
	player int     // in the Spec
}

// Status says whether a requirement is met.
type Status string

// The statuses.
const (
	StatusMet    Status = "met"
	StatusNotMet Status = "not met"
	// StatusUndecided means that there are too few games to tell.
	StatusUndecided Status = "undecided"
)

// Verdict sums up what the user wants to know.
type Verdict string

// The verdicts; of several the last in this list counts.
const (
	// Met means that all is as expected, or that nothing was.
	Met Verdict = "met"
	// Undecided means that the results do not tell.
	Undecided Verdict = "undecided"
	// NotMet means that a requirement is not met, or that a test accepted H0.
	NotMet Verdict = "not met"
	// BrokenPlayer means that a player could not play.
	BrokenPlayer Verdict = "broken player"
	// InternalError means that a fault of the runner ended a turn.
	InternalError Verdict = "internal error"
)

// severity orders verdicts.
func (v Verdict) severity() int {
	for i, other := range []Verdict{Met, Undecided, NotMet, BrokenPlayer, InternalError} {
		if v == other {
			return i
		}
	}
	return 0
}

// worse returns the verdict that counts.
func (v Verdict) worse(other Verdict) Verdict {
	if other.severity() > v.severity() {
		return other
	}
	return v
}

// Number is a number of a report. It is exact; String and JSON round it to a
// ten-thousandth. In JSON it is null where it is infinite, or None.
type Number float64

// None is the number of what there is none of: NaN.
func None() Number { return Number(math.NaN()) }

// IsNone reports whether there is no number.
func (n Number) IsNone() bool { return math.IsNaN(float64(n)) }

// Finding is the value that a requirement is about, with four decimals, or as many more
// as it takes to see that the requirement is met, or is not. In JSON and texts it is as a Number.
type Finding float64

// Interval is a 95% interval.
type Interval struct {
	Low  Number `json:"low"`
	High Number `json:"high"`
}

func interval(i rating.Interval) Interval { return Interval{Number(i.Low), Number(i.High)} }

// Elo is a difference in strength with its 95% interval. Bounds that the data do not
// set are infinite.
type Elo struct {
	Value Number `json:"value"`
	Low   Number `json:"low"`
	High  Number `json:"high"`
	// Text is the difference as people write it, and columns is the same for the columns
	// of a table: the value, and what comes after it.
	Text    string `json:"text"`
	columns [2]string
}

func elo(e rating.Elo) Elo {
	value, interval := e.Columns()
	return Elo{Number(e.Value), Number(e.Low), Number(e.High), e.String(), [2]string{value, interval}}
}

// noElo is the difference between those who have not met.
func noElo() Elo {
	return Elo{None(), Number(math.Inf(-1)), Number(math.Inf(1)), "unknown", [2]string{"unknown", None().String()}}
}
