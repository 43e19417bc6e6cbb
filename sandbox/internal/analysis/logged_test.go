package analysis

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bhack/sandbox/internal/code"
)

// TestLoggedCounters tells of the counter n whether nothing becomes of it but logs.
func TestLoggedCounters(t *testing.T) {
	const top = "n = 0\ndef count():\n    global n\n    n += 1\nDEBUG = 1\ndef dlog(x):\n    if DEBUG > 0:\n        log(x)\ndef all(*args):\n    for a in args:\n        log(str(a))\n"
	for body, want := range map[string]bool{
		"log(str(n))":                           true,
		"log('a' + str(n) + 'b')":               true,
		"log('%d of %s' % (n, x))":              true,
		"log(f'{n}')":                           true,
		"log(f'{n} of {x}')":                    true,
		"log(f'{n!s}')":                         true,
		"dlog(str(n))":                          true,
		"dlog(n)":                               true,
		"all('a', n)":                           true,
		"all((n, 'a'))":                         false, // the items of one are gone through
		"print(n, x)":                           true,
		"print(n, sep=x)":                       false,
		"a = n\n    log(str(a))":                true,
		"a, b = n, x\n    log(str(a))":          true,
		"a = (n, x)\n    log(str(a))":           true,
		"a = [n, x]\n    log(str(a))":           false,
		"a = str(n) + str(x)\n    log(a)":       true,
		"a = str(n)\n    a += x\n    log(a)":    true,
		"a = n\n    a += x\n    log(str(a))":    false,
		"a = str(n)\n    if x:\n        log(a)": true,
		"a = str(n) if x else ''\n    log(a)":   true,
		"a = ''\n    for i in x:\n        a = a + str(n)\n    log(a)":                                    true,
		"a = str(n)\n    for b, c in x:\n        b()\n    log(a)":                                        true,
		"a = str(n)\n    while x():\n        log(a)":                                                     true,
		"a = str(n)\n    try:\n        x()\n    except x:\n        log(a)\n    finally:\n        log(a)": true,
		"a = str(n)\n    with x:\n        log(a)":                                                        false,
		"a = str(n)\n    if a:\n        log(a)":                                                          false,
		"a = str(n)\n    if a == x:\n        log(a)":                                                     false,
		"a = str(n)\n    x(a)":                                                                           false,
		"a = str(n)\n    x.log(a)":                                                                       false,
		"a = str(n)\n    x.a = a":                                                                        false,
		"a = str(n)\n    x[0] = a":                                                                       false,
		"a = str(n)\n    return a":                                                                       false,
		"a = str(n)\n    return lambda: a":                                                               false,
		"a = str(n)\n    yield a":                                                                        false,
		"a = str(n)\n    raise a":                                                                        false,
		"a = str(n)\n    del x[a]":                                                                       false,
		"a = ''\n    try:\n        a = str(n)\n        x()\n    except x:\n        pass\n    return a == x":                                                                                         false,
		"a = str(n)\n    try:\n        return log(a)\n    finally:\n        x(a)":                                                                                                                   false,
		"a = b = ''\n    for i in x:\n        try:\n            if i:\n                a = str(n)\n                continue\n            b = a\n        finally:\n            log(x)\n    return b": false,
		"a = ''\n    try:\n        a = str(n)\n        raise x\n    except x:\n        return a":                                                                                                    false,
		"a = str(n)\n    try:\n        x()\n    except:\n        return a":                                                                                                                          false,
		"for i in x:\n        try:\n            a = str(n)\n            break\n        finally:\n            log('so')\n    else:\n        a = ''\n    return a":                                    false,
		"for i in x:\n        try:\n            a = str(n)\n            break\n        finally:\n            log('so')\n    else:\n        a = ''\n    log(a)":                                      true,
		"for a in x: a = n\n    return a":            false,
		"for a in x: a = n\n    log(str(a))":         true,
		"a = n\n    for a in x: break\n    return a": false,
		"for i in x:\n        a = ''\n        try:\n            break\n        finally:\n            a = str(n)\n    else:\n        a = ''\n    return a": false,
		"str(n)()":                 false,
		"return log(str(n))":       true,
		"log(str(n)[0])":           false,
		"log(str(n) * 2)":          false,
		"log(str(n).zfill(5))":     false,
		"log(str(n, x))":           false,
		"log(repr(n))":             false,
		"log(x % n)":               false,
		"log('%5d' % n)":           false,
		"log('%x' % n)":            false,
		"log('%' % n)":             false,
		"log(str(n) % x)":          false,
		"log(f'{n:5}')":            false,
		"log(f'{n!r}')":            false,
		"log(f'{x:{n}}')":          false,
		"log(str(-n))":             false,
		"log(str(n + 1))":          false,
		"log(str(n), x)":           true, // it fails whatever n is
		"log(*str(n))":             false,
		"log(text=str(n))":         false,
		"str = x\n    log(str(n))": false,
		"log = x\n    log(str(n))": false,
	} {
		source := top + "def f(x):\n    " + body + "\n"
		assert.Equal(t, want, isLogged(t, source), source)
	}
}

// TestLoggedByNames assigns to the names of functions.
func TestLoggedByNames(t *testing.T) {
	const count = "n = 0\ndef count():\n    global n\n    n += 1\n"
	for source, want := range map[string]bool{
		"def say(x):\n    log(x)\n":                                                   true,
		"if count:\n    def say(x):\n        log(x)\n":                                true,
		"def say(x, y=1, *z):\n    log(x)\n":                                          true,
		"def say(*, x=1):\n    log(x)\n":                                              false,
		"def say(**x):\n    log(x)\n":                                                 false,
		"def say(x):\n    say(x)\n    log(x)\n":                                       false,
		"def say(x):\n    yield log(x)\n":                                             false,
		"def say(x):\n    log(x)\nsay = say\n":                                        false,
		"def say(x):\n    log(x)\ndef say(x):\n    log(x)\n":                          false,
		"def say(x):\n    log(x)\ndef g():\n    global say\n    say = 1\n":            false,
		"def say(x):\n    log(x)\ndef g():\n    global say\n    del say\n":            false,
		"def say(x):\n    log(x)\nclass A:\n    global say\n    say = 1\n":            false,
		"def say(x):\n    log(x)\nimport say\n":                                       false,
		"def say(x):\n    log(x)\nfrom a import *\n":                                  false,
		"from a import say\n":                                                         false,
		"def say(x):\n    log(x)\nlog = 1\n":                                          false,
		"def say(x):\n    log(x)\ndef log(x):\n    print(x)\n":                        true,
		"def say(x):\n    log(x)\ndef log(x):\n    x()\n":                             false,
		"def say(x):\n    log(x)\ndef g():\n    global str\n    str = 1\n":            false,
		"@count\ndef say(x):\n    log(x)\n":                                           false,
		"say = lambda x: log(x)\n":                                                    true,
		"class say:\n    def __init__(self, x):\n        log(x)\n":                    false,
		"def say(x):\n    def g():\n        log(x)\n    g()\n":                        false,
		"def say(x):\n    x = x\n    log(x)\n":                                        true,
		"def say(x):\n    global last\n    last = x\n    log(x)\n":                    false,
		"def say(x):\n    log(x)\ndef g():\n    for say in g:\n        pass\n":        true,
		"def say(x):\n    log(x)\ndef g():\n    global say\n    for say in g: pass\n": false,
	} {
		source = count + source + "def f():\n    say(str(n))\n"
		assert.Equal(t, want, isLogged(t, source), source)
	}
}

// isLogged reports whether of the counter n, where a function f loads it, nothing becomes but logs.
func isLogged(t *testing.T, source string) bool {
	t.Helper()
	p := compile(t, Host{Place: "get_location", Log: "log"}, source, "")
	top := p.Units["bot"].Top
	f := top.Codes[len(top.Codes)-1]
	require.Equal(t, "f", f.Name)
	loads, logged := 0, 0
	for i := range f.Instrs {
		if in := &f.Instrs[i]; in.Op == code.LoadCounter {
			loads++
			if in.Aux != 0 && f.Uses[in.Aux-1].Kind == code.UseLog {
				logged++
			}
		}
	}
	require.NotZero(t, loads, source)
	return logged == loads
}
