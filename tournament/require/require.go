// Package require reads and checks what users expect of a batch, in expressions such
// as "candidate.score >= 0.55". It knows the names of metrics, not what they mean.
//
// The grammar is small and strict:
//
//	expression = player "." metric operator number
//	operator   = ">=" | "<=" | ">" | "<" | "==" | "!="
//
// A player's name may have dots and spaces in it: the last dot before the operator ends
// it. A name with characters of operators is put in double quotes, as in
// `"a<b".score >= 0.5`; in these, a backslash goes before quotes and backslashes.
package require

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
)

// Metric is what an expression looks at.
type Metric string

// The metrics of a player.
const (
	Score    Metric = "score"    // mean score of its games, 0 to 1
	Elo      Metric = "elo"      // Elo difference from its opponent, or rating in a field
	EloLow   Metric = "elo_low"  // lower 95% bound of Elo
	EloHigh  Metric = "elo_high" // upper 95% bound of Elo
	LOS      Metric = "los"      // likelihood of superiority, 0 to 1
	Errors   Metric = "errors"   // turns that an exception ended
	Pauses   Metric = "pauses"   // turns in which the budget ran out
	P99      Metric = "p99"      // bytecodes that 99% of the turns do not exceed
	Max      Metric = "max"      // bytecodes of the most expensive turn
	Forfeits Metric = "forfeits" // games that the player could not play
)

// Metrics returns all metrics.
func Metrics() []Metric {
	return []Metric{Score, Elo, EloLow, EloHigh, LOS, Errors, Pauses, P99, Max, Forfeits}
}

// operators are the comparisons; those that start with another come first.
var operators = []string{">=", "<=", "==", "!=", ">", "<"}

const (
	// signs are the characters of the operators.
	signs = "<>=!"
	// quote begins and ends a name that has such characters.
	quote = `"`
)

// Expression is a parsed expression.
type Expression struct {
	// Player is the name of the player.
	Player string
	// Metric is what is looked at.
	Metric Metric
	// Operator is one of the six comparisons.
	Operator string
	// Number is what the metric is compared with; it is finite.
	Number float64
}

// Parse reads an expression about one of the players. The error says what is wrong
// and what there might be instead.
func Parse(text string, players []string) (Expression, error) {
	e, err := parse(text)
	if err != nil {
		return e, fmt.Errorf("require %q: %w", text, err)
	}
	if !slices.Contains(players, e.Player) {
		return e, fmt.Errorf("require %q: there is no player %q; the players are %s", text, e.Player, strings.Join(players, ", "))
	}
	return e, nil
}

func parse(text string) (Expression, error) {
	var e Expression
	text = strings.TrimSpace(text)
	quoted, err := quotedName(text)
	if err != nil {
		return e, err
	}
	at := strings.IndexAny(text[len(quoted):], signs) + len(quoted)
	if at < len(quoted) {
		return e, fmt.Errorf("no comparison; write it as PLAYER.METRIC >= NUMBER")
	}
	e.Operator = text[at : len(text)-len(strings.TrimLeft(text[at:], signs))]
	if !slices.Contains(operators, e.Operator) {
		return e, fmt.Errorf("%q is no comparison; they are %s", e.Operator, strings.Join(operators, " "))
	}
	left, right := strings.TrimSpace(text[:at]), strings.TrimSpace(text[at+len(e.Operator):])
	dot := strings.LastIndexByte(left, '.')
	if dot < 1 || dot < len(quoted) {
		return e, fmt.Errorf("%q is no metric of a player; write it as PLAYER.METRIC, with the name in double quotes if it has <, >, = or ! in it", left)
	}
	e.Player, e.Metric = left[:dot], Metric(left[dot+1:])
	if quoted != "" {
		if dot > len(quoted) {
			return e, fmt.Errorf("%q is between the name and its dot", left[len(quoted):dot])
		}
		if e.Player, err = strconv.Unquote(quoted); err != nil {
			return e, fmt.Errorf("%s is no quoted name: %w", quoted, err)
		}
	}
	if !slices.Contains(Metrics(), e.Metric) {
		return e, fmt.Errorf("there is no metric %q; the metrics are %s", e.Metric, metricNames())
	}
	if e.Number, err = strconv.ParseFloat(right, 64); err != nil || math.IsNaN(e.Number) || math.IsInf(e.Number, 0) {
		return e, fmt.Errorf("%q is not a number", right)
	}
	return e, nil
}

// quotedName returns the name in quotes that a text starts with, quotes included, or
// nothing if it starts with no quote.
func quotedName(text string) (string, error) {
	if !strings.HasPrefix(text, quote) {
		return "", nil
	}
	name, err := strconv.QuotedPrefix(text)
	if err != nil {
		return "", fmt.Errorf("the name's quotes do not end, or hold a backslash before something else than quotes and backslashes")
	}
	return name, nil
}

func metricNames() string {
	names := make([]string, 0, len(Metrics()))
	for _, m := range Metrics() {
		names = append(names, string(m))
	}
	return strings.Join(names, ", ")
}

// String returns the expression in its usual form, with quotes where the name needs them.
func (e Expression) String() string {
	name := e.Player
	if strings.ContainsAny(name, signs) || strings.HasPrefix(name, quote) || strings.TrimSpace(name) != name {
		name = strconv.Quote(name)
	}
	return fmt.Sprintf("%s.%s %s %s", name, e.Metric, e.Operator, strconv.FormatFloat(e.Number, 'f', -1, 64))
}

// Holds reports whether the expression holds when the metric has the value, which may
// be infinite.
func (e Expression) Holds(value float64) bool {
	switch e.Operator {
	case ">=":
		return value >= e.Number
	case "<=":
		return value <= e.Number
	case ">":
		return value > e.Number
	case "<":
		return value < e.Number
	case "==":
		return value == e.Number
	}
	return value != e.Number
}
