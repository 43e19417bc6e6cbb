package numbers

import (
	"errors"
	"math"
	"regexp"
	"strconv"
	"strings"
	"sync"

	"bhack/sandbox/internal/meter"
	"bhack/sandbox/internal/native"
	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/pyfmt"
	"bhack/sandbox/internal/special"
)

// hexFloat is the text of a float in hexadecimal: a sign, digits with a point, and an
// exponent of two.
var hexFloat = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^([+-]?)(?:0[xX])?([0-9a-fA-F]*)(?:\.([0-9a-fA-F]*))?(?:[pP]([+-]?[0-9]+))?$`)
})

// hexCost is what a digit costs, which a regular expression looks for.
const hexCost = 4

// fromHex adds the class method float.fromhex.
func fromHex(class *object.Type) {
	native.ClassMethod(class, "fromhex", func(t *object.Thread, a object.Args) (object.Value, error) {
		if n := len(a.Positional()) - 1; len(a.Names) > 0 || n != 1 {
			return object.Value{}, native.ArgFlags.Check(native.Method{Name: "fromhex", Min: 1, Max: 1}, a)
		}
		text := special.Payload(a.Pos[1])
		if text.Kind() != object.KindStr {
			return object.Value{}, object.Raise(object.TypeError, "bad argument type for built-in operation")
		}
		if err := t.Charge(int64(3*meter.DigitsCost + hexCost*len(text.Str().S))); err != nil {
			return object.Value{}, err
		}
		f, err := parseHex(strings.TrimSpace(text.Str().S))
		if err != nil || a.Pos[0].Type() == class {
			return object.Float(f), err
		}
		return t.Call(a.Pos[0], object.Float(f))
	})
}

func parseHex(text string) (float64, error) {
	if f, ok := pyfmt.ParseFloat(text); ok && (math.IsInf(f, 0) || f != f) && strings.ContainsAny(text, "nN") {
		return f, nil
	}
	m := hexFloat().FindStringSubmatch(text)
	if m == nil || m[2]+m[3] == "" {
		return 0, object.Raise(object.ValueError, "invalid hexadecimal floating-point string")
	}
	exponent := m[4]
	if exponent == "" {
		exponent = "0"
	}
	f, err := strconv.ParseFloat(m[1]+"0x0"+m[2]+"."+m[3]+"p"+exponent, 64)
	if errors.Is(err, strconv.ErrRange) || math.IsInf(f, 0) {
		return 0, object.Raise(object.OverflowError, "hexadecimal value too large to represent as a float")
	}
	return f, err
}
