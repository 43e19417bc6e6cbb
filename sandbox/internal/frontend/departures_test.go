package frontend

import "strings"

// departures are the texts of testdata/errors.jsonl that the sandbox sees otherwise than
// CPython 3.7, with its verdict.
var departures = map[string]string{
	// Source that ends inside a bracket or a string: the line and the bracket to blame.

	"x = (1,\n\n":            "1: SyntaxError: unexpected EOF while parsing: '(' was never closed",
	"x = [\n":                "1: SyntaxError: unexpected EOF while parsing: '[' was never closed",
	"def f():\n  '''abc\n\n": "2: SyntaxError: EOF while scanning triple-quoted string literal",
	"x = '''abc\ndef\n":      "1: SyntaxError: EOF while scanning triple-quoted string literal",
	"def f(\n":               "1: SyntaxError: unexpected EOF while parsing: '(' was never closed",
	"from a import (b\n":     "1: SyntaxError: unexpected EOF while parsing: '(' was never closed",

	// A better line.

	"try: pass\nexcept: pass\nexcept A: pass\n": "2: SyntaxError: default 'except:' must be last",
	"def f():\n\n  from a import *\n":           "3: SyntaxError: import * only allowed at module level",
	"class A:\n\n  from a import *\n":           "3: SyntaxError: import * only allowed at module level",
	"\n\nx = f'''\n\n{a b}\n'''\n":              "6: SyntaxError: invalid syntax",
	"#coding: foo\nx\n":                         "1: SyntaxError: unknown encoding: foo",

	// Of Python 3.8.

	"f'{a=}'\n": "ok",

	// Not supported, by name.

	"async def f(): pass\n":                "1: SyntaxError: 'async def' is not supported",
	"await x\n":                            "1: SyntaxError: 'await' is not supported",
	"async = 1\n":                          "1: SyntaxError: 'async' is not supported",
	"match x:\n  case 1: pass\n":           "1: SyntaxError: the match statement is not supported",
	"type X = int\n":                       "1: SyntaxError: the type statement is not supported",
	"try: pass\nexcept* A: pass\n":         "2: SyntaxError: except* is not supported",
	"b'é'\n":                               "1: SyntaxError: bytes are not supported",
	"'\\N{foo}'\n":                         "1: SyntaxError: \\N{...} in string literals is not supported",
	"'\\ud800'\n":                          "1: SyntaxError: surrogates in string literals are not supported",
	"f'\\N{foo}'\n":                        "1: SyntaxError: \\N{...} in string literals is not supported",
	"[(yield x) for x in y]\n":             "1: SyntaxError: 'yield' inside list comprehension",
	"def f():\n  [(yield x) for x in y]\n": "2: SyntaxError: 'yield' inside list comprehension",
	"async for x in y: pass\n":             "1: SyntaxError: 'async for' is not supported",
	"async with x: pass\n":                 "1: SyntaxError: 'async with' is not supported",
	"[x async for x in y]\n":               "1: SyntaxError: 'async' is not supported",
	"def f():\n  await x\n":                "2: SyntaxError: 'await' is not supported",
	"9j\n":                                 "1: SyntaxError: complex numbers are not supported",
	"1.5J\n":                               "1: SyntaxError: complex numbers are not supported",
	"async\n":                              "1: SyntaxError: 'async' is not supported",
	"await\n":                              "1: SyntaxError: 'await' is not supported",
	"async x\n":                            "1: SyntaxError: 'async' is not supported",
	"async def f(): await x\n":             "1: SyntaxError: 'async def' is not supported",
	"def f(async): pass\n":                 "1: SyntaxError: 'async' is not supported",
	"f(async=1)\n":                         "1: SyntaxError: 'async' is not supported",
	"x.async\n":                            "1: SyntaxError: 'async' is not supported",
	"import async\n":                       "1: SyntaxError: 'async' is not supported",
	"await = 1\n":                          "1: SyntaxError: 'await' is not supported",
	"def await(): pass\n":                  "1: SyntaxError: 'await' is not supported",
	"nonlocal async\n":                     "1: SyntaxError: 'async' is not supported",
	"match x\n":                            "1: SyntaxError: the match statement is not supported",
	"match x, y:\n  pass\n":                "1: SyntaxError: the match statement is not supported",
	"type X[T] = int\n":                    "1: SyntaxError: the type statement is not supported",

	// Advice that cannot be followed here.

	"x = " + strings.Repeat("1", 4301) + "\n": "1: SyntaxError: Exceeds the limit (4300) for integer string conversion: value has 4301 digits; " +
		"hexadecimal literals have no such limit",

	// Syntax of later versions.

	"for x in *a, b: pass\n":     "ok",
	"return *a, b\n":             "1: SyntaxError: 'return' outside function",
	"def f():\n  return *a, b\n": "ok",
	"def f():\n  yield *a, b\n":  "ok",
	"def f(a, /, b): pass\n":     "ok",
	"(x := 1)\n":                 "ok",
	"if (x := 1): pass\n":        "ok",
}
