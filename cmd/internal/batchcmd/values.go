package batchcmd

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"bhack/cmd/internal/cli"
	"bhack/rating"
	"bhack/tournament"
	"bhack/tournament/runner"
)

// The types of flags that have a syntax of their own. They are pflag.Values, and
// encoding.TextUnmarshalers for files.
type (
	seeds struct {
		tournament.Seeds
		given string // on the command line
	}
	shard struct{ tournament.Shard }
	keep  struct {
		runner.Keep
		text string
	}
	sprt struct {
		rating.SPRT
		set  bool
		text string
	}
)

// Set implements pflag.Value. Given again, it adds to the seeds.
func (v *seeds) Set(text string) (err error) {
	if v.given != "" {
		text = v.given + "," + text
	}
	v.given = text
	v.Seeds, err = tournament.ParseSeeds(text)
	return err
}

// Type names what the flag takes.
func (v *seeds) Type() string { return "RANGES" }

// lone returns the seed if there is only one, such as may be meant to be a number of seeds.
func (v *seeds) lone() (n int64, ok bool) {
	const few, most = 10, 100_000 // people try something out with seed 1 or 2
	if v.Len() != 1 {
		return 0, false
	}
	n = v.At(0)
	return n, few <= n && n <= most
}

// UnmarshalText implements encoding.TextUnmarshaler.
func (v *seeds) UnmarshalText(text []byte) error {
	var read seeds
	err := cli.SetText(&read, cli.Decimal(text))
	v.Seeds = read.Seeds
	return err
}

// Set implements pflag.Value.
func (v *shard) Set(text string) (err error) {
	v.Shard, err = tournament.ParseShard(text)
	return err
}

// Type names what the flag takes.
func (v *shard) Type() string { return "K/N" }

// UnmarshalText implements encoding.TextUnmarshaler.
func (v *shard) UnmarshalText(text []byte) error { return cli.SetText(v, text) }

// Set implements pflag.Value.
func (v *keep) Set(text string) (err error) {
	v.Keep, err = runner.ParseKeep(text)
	v.text = text
	return err
}

// String returns what was set.
func (v *keep) String() string { return v.text }

// Type names what the flag takes.
func (v *keep) Type() string { return "WHICH" }

// UnmarshalText implements encoding.TextUnmarshaler.
func (v *keep) UnmarshalText(text []byte) error { return cli.SetText(v, text) }

// Set implements pflag.Value.
func (v *sprt) Set(text string) error {
	parts := strings.Split(text, ",")
	if len(parts) != 2 && len(parts) != 4 {
		return errors.New("must be elo0,elo1 or elo0,elo1,alpha,beta")
	}
	test := rating.SPRT{Alpha: rating.DefaultError, Beta: rating.DefaultError}
	fields := []*float64{&test.Elo0, &test.Elo1, &test.Alpha, &test.Beta}
	for i, part := range parts {
		number, err := strconv.ParseFloat(strings.TrimSpace(part), 64)
		if err != nil {
			return fmt.Errorf("%q is not a number", part)
		}
		*fields[i] = number
		if i >= 2 && number == 0 { // which for Validate stands for the default
			return fmt.Errorf("%s is 0, must be more than 0 and less than 1", []string{"alpha", "beta"}[i-2])
		}
	}
	if err := test.Validate(); err != nil {
		return errors.New(strings.TrimPrefix(err.Error(), "sprt: "))
	}
	*v = sprt{SPRT: test, set: true, text: text}
	return nil
}

// String returns what was set.
func (v *sprt) String() string { return v.text }

// Type names what the flag takes.
func (v *sprt) Type() string { return "ELO0,ELO1" }

// UnmarshalText implements encoding.TextUnmarshaler.
func (v *sprt) UnmarshalText(text []byte) error { return cli.SetText(v, text) }
