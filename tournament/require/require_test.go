package require_test

import (
	"math"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	check "github.com/stretchr/testify/require"

	"bhack/tournament/require"
)

var players = []string{"candidate", "my.bot", "with space", "a<b", "a>=b!", `"said"`, `back\slash=`, " edge "}

func TestParse(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"candidate.score >= 0.55":  "candidate.score >= 0.55",
		"candidate.elo>-12.5":      "candidate.elo > -12.5",
		"  my.bot.los<=1e-1 ":      "my.bot.los <= 0.1",
		"with space.errors == 0":   "with space.errors == 0",
		"my.bot.p99 < 5000":        "my.bot.p99 < 5000",
		"candidate.forfeits != 10": "candidate.forfeits != 10",
		`"my.bot".elo < 3`:         "my.bot.elo < 3",
		`"a<b".score >= 0.5`:       `"a<b".score >= 0.5`,
		` "a>=b!".p99<=5 `:         `"a>=b!".p99 <= 5`,
		`"\"said\"".elo > 1`:       `"\"said\"".elo > 1`,
		`"back\\slash=".max == 1`:  `"back\\slash=".max == 1`,
		`" edge ".max == 1`:        `" edge ".max == 1`,
	} {
		e, err := require.Parse(text, players)
		check.NoError(t, err, text)
		assert.Equal(t, want, e.String())
		again, err := require.Parse(e.String(), players)
		check.NoError(t, err)
		assert.Equal(t, e, again)
	}
}

func TestParseErrors(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"":                                "no comparison; write it as PLAYER.METRIC >= NUMBER",
		"candidate.score":                 "no comparison",
		"candidate.score = 1":             `"=" is no comparison; they are >= <= == != > <`,
		"candidate.score ! 1":             `"!" is no comparison`,
		"candidate.score => 1":            `"=>" is no comparison`,
		"score >= 1":                      `"score" is no metric of a player`,
		".score >= 1":                     `".score" is no metric of a player`,
		"candidate.scor >= 1":             `there is no metric "scor"; the metrics are score, elo,`,
		"rival.score >= 1":                `there is no player "rival"; the players are candidate, my.bot, with space, a<b`,
		"candidate.score >= high":         `"high" is not a number`,
		"candidate.score >= 1 and more":   `"1 and more" is not a number`,
		"candidate.score >= NaN":          `"NaN" is not a number`,
		"candidate.score >= inf":          `"inf" is not a number`,
		"candidate.score >=":              `"" is not a number`,
		"0.1 < candidate.score < 0.9":     `there is no metric "1"`,
		`"a<b.score >= 1`:                 "the name's quotes do not end",
		`"a<b" >= 1`:                      "is no metric of a player",
		`"a.b" >= 1`:                      "is no metric of a player",
		`"a<b"x.score >= 1`:               `"x" is between the name and its dot`,
		`"a\<b".score >= 1`:               "the name's quotes do not end, or hold a backslash",
		`"a<c".score >= 1`:                `there is no player "a<c"`,
		`a<b.score >= 1`:                  `"a" is no metric of a player`,
		"candidate.score >= 0.5 >= 0.5":   `"0.5 >= 0.5" is not a number`,
		"candidate.score >=\x00 0.5":      "is not a number",
		strings.Repeat("x", 10) + ".elo>": "is not a number",
	} {
		_, err := require.Parse(text, players)
		check.ErrorContains(t, err, want, text)
		assert.ErrorContains(t, err, "require ")
	}
}

func TestHolds(t *testing.T) {
	t.Parallel()
	for operator, want := range map[string][3]bool{ // for a value below, at and above the number
		">=": {false, true, true}, ">": {false, false, true}, "==": {false, true, false},
		"<=": {true, true, false}, "<": {true, false, false}, "!=": {true, false, true},
	} {
		e, err := require.Parse("candidate.elo "+operator+" 10", players)
		check.NoError(t, err)
		assert.Equal(t, want, [3]bool{e.Holds(9.5), e.Holds(10), e.Holds(10.5)}, operator)
		assert.Equal(t, want[0], e.Holds(math.Inf(-1)), operator)
		assert.Equal(t, want[2], e.Holds(math.Inf(1)), operator)
	}
}

func FuzzParse(f *testing.F) {
	f.Add("candidate.score >= 0.55")
	f.Add("my.bot.elo<1")
	f.Add(`"a<b".elo<1`)
	f.Add(`"\"said\"".elo<1`)
	f.Fuzz(func(t *testing.T, text string) {
		e, err := require.Parse(text, players)
		if err != nil {
			return
		}
		again, err := require.Parse(e.String(), players)
		check.NoError(t, err)
		assert.Equal(t, e, again)
	})
}
