package native

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bhack/sandbox/internal/object"
)

// call makes the arguments of a call: the numbers 0, 1 and so on, the last ones by
// the names.
func call(positional int, names ...string) object.Args {
	var a object.Args
	for i := range positional + len(names) {
		a.Pos = append(a.Pos, object.Int(int64(i)))
	}
	for _, n := range names {
		a.Names = append(a.Names, object.NewStr(n))
	}
	return a
}

// message returns the text of the TypeError that err is, or "".
func message(t *testing.T, err error) string {
	t.Helper()
	if err == nil {
		return ""
	}
	require.True(t, IsError(err, object.TypeError), "%v", err)
	return err.(*object.Raised).Exc.Exc.Args.Tuple().Items[0].Str().S
}

// The expected texts are those of CPython 3.7.
func TestParameters(t *testing.T) {
	tests := []struct {
		name string
		args object.Args
		want string
	}{
		{"by position", call(2), ""},
		{"by name", call(0, "second", "third"), "f() missing required argument '' (pos 1)"},
		{"by both", call(1, "third"), ""},
		{"too many", call(4), "f() takes at most 3 arguments (4 given)"},
		{"too many by name", call(0, "a", "b", "c", "d"), "f() takes at most 3 keyword arguments (4 given)"},
		{"twice", call(2, "second"), "argument for f() given by name ('second') and position (2)"},
		{"unknown names", call(1, "x", "y"), "'x' is an invalid keyword argument for f()"},
		{"no name", call(1, ""), "'' is an invalid keyword argument for f()"},
		{"nothing", call(0), "f() missing required argument '' (pos 1)"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			_, err := Parameters("f", tt.args, 1, "", "second", "third")
			assert.Equal(t, tt.want, message(t, err))
		})
	}
	values, err := Parameters("f", call(1, "third"), 1, "", "second", "third")
	require.NoError(t, err)
	assert.Equal(t, []object.Value{object.Int(0), {}, object.Int(1)}, values)
}

func TestSignature(t *testing.T) {
	plain := Signature{Name: "f", Params: []string{"a", "b"}, Optional: 1, Keywords: []string{"k"}}
	strict := Signature{Name: "f", Params: []string{"a", "b", "c"}}
	tests := []struct {
		name string
		sig  Signature
		args object.Args
		want string
	}{
		{"all", plain, call(1, "b", "k"), ""},
		{"too many", plain, call(3), "f() takes from 1 to 2 positional arguments but 3 were given"},
		{
			"too many and a keyword", plain, call(3, "k"),
			"f() takes from 1 to 2 positional arguments but 3 positional arguments (and 1 keyword-only argument) were given",
		},
		{"twice", plain, call(1, "a"), "f() got multiple values for argument 'a'"},
		{"unknown", plain, call(1, "x"), "f() got an unexpected keyword argument 'x'"},
		{"one missing", strict, call(2), "f() missing 1 required positional argument: 'c'"},
		{"two missing", strict, call(1), "f() missing 2 required positional arguments: 'b' and 'c'"},
		{"all missing", strict, call(0), "f() missing 3 required positional arguments: 'a', 'b', and 'c'"},
		{"a method", Signature{Name: "f", Bound: true}, call(1), "f() takes 1 positional argument but 2 were given"},
		{"any more", Signature{Name: "f", Rest: true, Pairs: true}, call(5, "x"), ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			_, err := tt.sig.Bind(tt.args)
			assert.Equal(t, tt.want, message(t, err))
		})
	}
}

func TestWrongCount(t *testing.T) {
	tests := []struct {
		style       ArgStyle
		n, min, max int
		want        string
	}{
		{ArgFlags, 1, 0, 0, "f() takes no arguments (1 given)"},
		{ArgFlags, 2, 1, 1, "f() takes exactly one argument (2 given)"},
		{ArgParse, 1, 2, 2, "f() takes exactly 2 arguments (1 given)"},
		{ArgParse, 4, 1, 3, "f() takes at most 3 arguments (4 given)"},
		{ArgParse, 0, 1, 3, "f() takes at least 1 argument (0 given)"},
		{ArgUnpack, 3, 1, 2, "f expected at most 2 arguments, got 3"},
		{ArgUnpack, 0, 1, -1, "f expected at least 1 arguments, got 0"},
		{ArgUnpack, 0, 1, 1, "f expected 1 arguments, got 0"},
		{ArgSlot, 0, 1, 1, "expected 1 arguments, got 0"},
		{ArgSlot, 0, 2, 2, " expected 2 arguments, got 0"},
	}
	for _, tt := range tests {
		t.Run(tt.want, func(t *testing.T) {
			assert.Equal(t, tt.want, message(t, tt.style.WrongCount("f", tt.n, tt.min, tt.max)))
		})
	}
}
