package cli

import (
	"errors"
	"fmt"
	"strconv"

	"github.com/spf13/pflag"
)

// FlagError words what is wrong with the number of a flag, of which the library says
// which function of Go does not take it.
func FlagError(err error) error {
	var invalid *pflag.InvalidValueError
	var number *strconv.NumError
	if !errors.As(err, &invalid) || !errors.As(err, &number) {
		return err
	}
	cause := "must be a whole number"
	if errors.Is(number, strconv.ErrRange) {
		cause = "the number is too large or too small"
	}
	return fmt.Errorf("--%s %s: %s", invalid.GetFlag().Name, invalid.GetValue(), cause)
}
