package ops

import (
	"fmt"
	"strings"

	"bhack/sandbox/internal/object"
)

// These are the errors of a call whose arguments do not fit the parameters of a function in Python (Python/ceval.c).

// UnexpectedKeyword is the error for an argument by a name that no parameter has.
func UnexpectedKeyword(function, name string) error {
	return object.Raise(object.TypeError, "%s() got an unexpected keyword argument '%s'", function, name)
}

// MultipleValues is the error for a parameter with more than one argument.
func MultipleValues(function, param string) error {
	return object.Raise(object.TypeError, "%s() got multiple values for argument '%s'", function, param)
}

// TooManyPositional is the error for more positional arguments than the function takes, which is from least to most of them. byName is how
// many of its keyword-only parameters have an argument.
func TooManyPositional(function string, least, most, given, byName int) error {
	takes := fmt.Sprintf("%d positional argument%s", most, plural(most))
	if least < most {
		takes = fmt.Sprintf("from %d to %d positional arguments", least, most)
	}
	were := fmt.Sprintf("%d were", given)
	switch {
	case byName > 0:
		were = fmt.Sprintf("%d positional argument%s (and %d keyword-only argument%s) were", given, plural(given), byName, plural(byName))
	case given == 1:
		were = "1 was"
	}
	return object.Raise(object.TypeError, "%s() takes %s but %s given", function, takes, were)
}

// MissingArguments is the error for parameters, at least one, that got no argument. They are of a kind, "positional" or "keyword-only".
func MissingArguments(function, kind string, params []string) error {
	n := len(params)
	last := "'" + params[n-1] + "'"
	list := last
	switch {
	case n == 2:
		list = "'" + params[0] + "' and " + last
	case n > 2:
		list = "'" + strings.Join(params[:n-1], "', '") + "', and " + last
	}
	return object.Raise(object.TypeError, "%s() missing %d required %s argument%s: %s", function, n, kind, plural(n), list)
}

func plural(n int) string {
	if n == 1 {
		return ""
	}
	return "s"
}
