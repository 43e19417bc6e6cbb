package sandbox_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"bhack/sandbox"
)

// TestLookup calls a function in its short way and in all others.
func TestLookup(t *testing.T) {
	api := sandbox.NewAPI()
	long := func(_ *sandbox.Robot, args []sandbox.Value) (sandbox.Value, error) {
		row, ok := sandbox.AsInt(args[0])
		if !ok {
			return sandbox.Value{}, sandbox.TypeError.Raise("not an int")
		}
		return sandbox.Int(row), nil
	}
	short := func(_ *sandbox.Robot, row, col int64) sandbox.Value {
		if row < 0 {
			return sandbox.Value{}
		}
		return sandbox.Int(100*row + col)
	}
	api.Lookup("at", "row", "col", long, short)
	for _, test := range []struct{ call, want string }{
		{"at(2, 3)", "203"},
		{"at(*[2, 3])", "203"},
		{"at(-2, 3)", "-2"},
		{"at(True, 3)", "1"},
		{"at(2, col=3)", "2"},
		{"at(1 << 63, 3)", "not an int"},
		{"at(2, 2.5)", "2"},
		{"at('2', 3)", "not an int"},
		{"at(2)", "at() missing 1 required positional argument: 'col'"},
		{"at()", "at() missing 2 required positional arguments: 'row' and 'col'"},
		{"at(2, 3, 4)", "at() takes 2 positional arguments but 3 were given"},
		{"at(2, row=3)", "at() got multiple values for argument 'row'"},
		{"at(2, 3, 4, x=5)", "at() got an unexpected keyword argument 'x'"},
		{"at(2, 3, 4, row=5)", "at() got multiple values for argument 'row'"},
	} {
		text := "def turn():\n    try:\n        print(" + test.call + ")\n    except TypeError as e:\n        print(e)\n"
		printed := ""
		var pool sandbox.Pool
		robot := sandbox.Link(compile(t, text), api).NewRobot(sandbox.Config{
			Module: "__main__", Handler: "turn", Pool: &pool, Print: func(s string) { printed += s },
		})
		robot.Turn(10000)
		robot.Close()
		pool.Close()
		assert.Equal(t, test.want+"\n", printed, test.call)
	}
}
