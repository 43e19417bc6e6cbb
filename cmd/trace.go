package cmd

import (
	"cmp"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"

	"bhack/cmd/internal/cli"
	"bhack/engine"
	"bhack/internal/plural"
	"bhack/internal/printable"
	"bhack/sandbox"
)

// tracedTurns is a flag that names a robot, and rounds: 12@85 or 12@80..85.
type tracedTurns struct {
	text        string
	robot       int
	first, last int
}

// Set implements pflag.Value.
func (v *tracedTurns) Set(text string) error {
	robot, rounds, ok := strings.Cut(text, "@")
	id, err := strconv.Atoi(robot)
	if ok = ok && err == nil && id >= 0 && rounds != ""; ok {
		v.first, v.last, err = cli.ParseRounds(rounds)
	}
	switch {
	case !ok || errors.Is(err, cli.ErrRounds):
		return errors.New("must be the id of a robot and a round, like 12@85, or rounds, like 12@80..85")
	case err != nil:
		return err
	}
	v.text, v.robot = text, id
	return nil
}

// String implements pflag.Value.
func (v *tracedTurns) String() string { return v.text }

// Type implements pflag.Value: it is what help calls the value.
func (v *tracedTurns) Type() string { return "ROBOT@ROUND" }

// tracer prints what the code of a robot does, step by step.
type tracer struct {
	out   io.Writer
	turns tracedTurns
	// round is that of the last turn that has been told, 0 before the first one.
	round int
	// from and to are the rounds of the robot's first turn, 0 before that, and of its last one.
	from, to int
}

// newTracer returns the tracer for turns, nil if there are none.
func newTracer(turns tracedTurns, out io.Writer) *tracer {
	if turns.text == "" {
		return nil
	}
	return &tracer{out: out, turns: turns}
}

// trace returns what to ask the engine for.
func (t *tracer) trace() *engine.Trace {
	if t == nil {
		return nil
	}
	return &engine.Trace{Robot: t.turns.robot, First: t.turns.first, Last: t.turns.last, Step: t.step}
}

// end prints the end of a turn, and reports whether that has been traced.
func (t *tracer) end(round int, turn *engine.Turn) bool {
	if t != nil && turn.Robot == t.turns.robot {
		t.from, t.to = cmp.Or(t.from, round), round
	}
	if !t.trace().Includes(round, turn.Robot) {
		return false
	}
	t.begin(round)
	fmt.Fprintf(t.out, "%7d  end of the turn\n", turn.Bytecodes)
	return true
}

// missed returns the error of turns that are none in a match of so many rounds; nil if there was one.
func (t *tracer) missed(rounds int) error {
	switch {
	case t == nil || t.round > 0:
		return nil
	case t.from == 0:
		return cli.Usagef("--trace %s: there is no robot %d in the %s of the match", t.turns.text, t.turns.robot, plural.Of(rounds, "round"))
	case t.from == t.to:
		return cli.Usagef("--trace %s: robot %d takes its only turn in round %d, of %d", t.turns.text, t.turns.robot, t.from, rounds)
	}
	return cli.Usagef("--trace %s: robot %d takes its turns in the rounds %d to %d, of %d", t.turns.text, t.turns.robot, t.from, t.to, rounds)
}

// begin prints the heading of a turn, if it is a new one: in some, as where a builtin function waits for its budget, there is no step.
func (t *tracer) begin(round int) {
	if round != t.round {
		t.round = round
		fmt.Fprintf(t.out, "robot %d in round %d, with the bytecodes spent before each step:\n", t.turns.robot, round)
	}
}

// step prints a step.
func (t *tracer) step(round int, s sandbox.Step) {
	t.begin(round)
	indent := strings.Repeat("  ", s.Depth)
	place := fmt.Sprintf("%s:%d", s.File, s.Line)
	if s.Kind != sandbox.StepLine {
		place = ""
	}
	fmt.Fprintf(t.out, "%7d  %-12s  %s%s\n", s.Spent, printable.Text(place), indent, printable.Text(wordStep(&s)))
}

// wordStep says what a step does.
func wordStep(s *sandbox.Step) string {
	switch s.Kind {
	case sandbox.StepCall:
		if strings.HasPrefix(s.Function, "<") { // as in tracebacks
			return strings.TrimSpace(s.Function + "  " + wordVariables(s.Variables))
		}
		return fmt.Sprintf("%s(%s)", s.Function, wordVariables(s.Variables))
	case sandbox.StepReturn:
		return strings.TrimRight("  -> "+s.Value, " ")
	case sandbox.StepRaise:
		return "  raises an exception"
	case sandbox.StepAfter:
		return "  # " + wordVariables(s.Variables)
	}
	if len(s.Variables) == 0 {
		return "  " + s.Text
	}
	return fmt.Sprintf("  %s  # %s", s.Text, wordVariables(s.Variables))
}

// wordVariables lists variables with their values.
func wordVariables(variables []sandbox.Variable) string {
	words := make([]string, len(variables))
	for i, v := range variables {
		if words[i] = v.Name + " = " + v.Value; v.Value == "" {
			words[i] = "del " + v.Name
		}
	}
	return strings.Join(words, ", ")
}
