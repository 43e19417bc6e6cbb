package frontend

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"bhack/sandbox/internal/code"
)

// TestResultsOfCalls tells what becomes of the results of calls. In the cases f is called in a function.
func TestResultsOfCalls(t *testing.T) {
	const (
		anything = code.ResultAny
		returned = code.ResultReturned
		truth    = code.ResultTruth
		equal    = code.ResultEqual
	)
	for text, want := range map[string]code.ResultKind{
		"f()":                               anything,
		"x = f()":                           anything,
		"return f()":                        returned,
		"return f() or x":                   anything,
		"return not f()":                    truth,
		"return -f()":                       anything,
		"return f(), x":                     anything,
		"try: return f()\n  except E: pass": returned,
		"try: return f()\n  finally: pass":  anything,
		"with x: return f()":                anything,
		"for y in x: return f()":            anything,
		"while x: return f()":               returned,
		"if f(): pass":                      truth,
		"if not f(): pass":                  truth,
		"if x or f(): pass":                 truth,
		"x = f() and x":                     anything,
		"x = 1 if f() else 2":               truth,
		"while f(): pass":                   truth,
		"assert f()":                        truth,
		"if f() == x: pass":                 equal,
		"if x == f(): pass":                 equal,
		"if f() != x: pass":                 equal,
		"if f() is x: pass":                 equal,
		"if f() is not None: pass":          equal,
		"x = f() == 1":                      equal,
		"return f() == m":                   equal,
		"return f() == m.x":                 equal,
		"return f() == x.m":                 equal,
		"return f() == x.m.n":               anything,
		"return f() == x[1]":                anything,
		"return f() == x + 1":               anything,
		"return x[1] == f()":                equal,
		"return f() == [y for y in x]":      anything,
		"return f() == (m or x)":            anything,
		"return x < f()":                    anything,
		"return f() in x":                   anything,
		"return f() == x == m":              anything, // not before the copy of x has been made
		"return x == f() == m":              anything,
		"return f(f()) == m":                equal,
		"return x.f() == m":                 equal,
		"return f(*x) == m":                 anything,
		"return f(x=m) == m":                anything,
		"return (f() if x else m) == m":     anything,
		"return (m if x else f()) == m":     anything,
		"yield f()":                         anything,
		"print(f())":                        anything,
		"x = yield f() == m":                equal,
		"return f() == n":                   anything, // n is a counter
	} {
		t.Run(text, func(t *testing.T) {
			p := compileText(t, "n = m = 0\ndef count():\n  global n\n  n += 1\ndef g(x):\n  "+text+"\n")
			c := p.Units["test"].Top.Codes[1]
			var got code.ResultKind
			for i := range c.Instrs {
				if in := &c.Instrs[i]; in.Op == code.Call || in.Op == code.CallMethod {
					got = c.ResultOf(in).Kind
				}
			}
			assert.Equal(t, want, got)
		})
	}
}
