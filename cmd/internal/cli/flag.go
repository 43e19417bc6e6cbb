package cli

import (
	"cmp"
	"errors"
	"fmt"
	"strings"

	"github.com/spf13/pflag"
)

// FlagError words what is wrong with a flag as commands do: --flag value: what is wrong. Of some values, the library
// says what a function of Go says. Of a flag that is not among those of the command, whose path is given, it asks for the nearest one.
func FlagError(path string, flags *pflag.FlagSet, err error) error {
	var invalid *pflag.InvalidValueError
	var missing *pflag.ValueRequiredError
	var unknown *pflag.NotExistError
	switch {
	case errors.As(err, &invalid):
		f := invalid.GetFlag()
		cause := errors.Unwrap(invalid)
		switch {
		case f.Value.Type() == "bool":
			cause = errors.New("must be true or false")
		case strings.HasPrefix(cause.Error(), "time: "):
			cause = errors.New("must be a time with its unit, such as 30s or 5m")
		}
		return fmt.Errorf("--%s %s: %w", f.Name, Shown(invalid.GetValue()), cause)
	case errors.As(err, &missing):
		return fmt.Errorf("--%s: needs a value", missing.GetFlag().Name)
	}
	if errors.As(err, &unknown) {
		word := unknown.GetSpecifiedName()
		if letters := unknown.GetSpecifiedShortnames(); letters != "" {
			word = letters // perhaps a name with one dash too few
		}
		var names []string
		flags.VisitAll(func(f *pflag.Flag) { names = append(names, f.Name) })
		return fmt.Errorf("%w%s", err, cmp.Or(DidYouMean(word, "--", names), helpLists(path)))
	}
	return err
}

// Shown returns a value as errors name it: as it is, unless that shows nothing.
func Shown(value string) string {
	if strings.TrimSpace(value) == "" {
		return fmt.Sprintf("%q", value)
	}
	return value
}

// SetText sets a value of a file of options. The error has the value, to which the name of
// the option is still to be added.
func SetText(v pflag.Value, text []byte) error {
	if err := v.Set(string(text)); err != nil {
		return fmt.Errorf("%s: %w", Shown(string(text)), err)
	}
	return nil
}
