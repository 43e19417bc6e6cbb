package sandbox_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestNamesNotOffered checks that builtin names of CPython which reach out of the
// sandbox, or stand for what it leaves out, are unknown.
func TestNamesNotOffered(t *testing.T) {
	for _, name := range strings.Fields(`open eval exec compile input globals locals vars
		breakpoint memoryview bytes bytearray complex help exit quit copyright credits license
		__import__ __build_class__ __builtins__ __debug__x __loader__ __spec__ __file__ __path__ __package__`) {
		t.Run(name, func(t *testing.T) {
			r := runProgram(compile(t, name+"\n"), unlimited, 1)
			require.NotNil(t, r.exception)
			assert.Equal(t, "NameError: name '"+name+"' is not defined", lastLine(r.exception.Traceback))
		})
	}
}

func lastLine(text string) string { return text[strings.LastIndexByte(text, '\n')+1:] }

// TestAttributesNotOffered checks that no object shows the machinery that runs it, be
// it CPython's or this one's.
func TestAttributesNotOffered(t *testing.T) {
	const setup = `
class C:
    __slots__ = ('s',)
    def m(self): pass
    @property
    def p(self): return 1
    @classmethod
    def c(cls): pass
    @staticmethod
    def s_(): pass
class E(Exception): pass
def f(x=1, *, y=2):
    def g(): return x
    return g
def gen(): yield
try: raise E
except E as caught: e = caught
objects = [f, f(), gen, gen(), C, C(), C().m, C.m, C.c, C.s_, C.p, C.s, len, [].append, list.append, int, type, object,
    e, E, super(C, C()), (x for x in ()), lambda: 0, 1, 'a', [], {}, None, iter([]), map(len, []), C.__dict__]
`
	var checks strings.Builder
	for _, name := range strings.Fields(`__code__ __globals__ __closure__ __builtins__
		gi_frame gi_code gi_yieldfrom tb_frame tb_next f_back f_globals f_locals f_builtins cr_frame ag_frame
		co_code co_consts func_globals func_code __subclasses__ __reduce__ __reduce_ex__ __getstate__ __setstate__
		__subclasshook__ __sizeof__ __weakref__ __loader__ __spec__ __file__ __path__ __package__ __import__
		__basicsize__ __dictoffset__ __flags__ __itemsize__ __text_signature__`) {
		fmt.Fprintf(&checks, "for o in objects:\n    if hasattr(o, %q): print(%q, type(o).__name__)\n", name, name)
	}
	r := runProgram(compile(t, setup+checks.String()), unlimited, 1)
	require.Nil(t, r.exception)
	assert.Empty(t, r.output)

	// What dir names is there, so that it names nothing of the above either.
	const named = `
for o in objects:
    for name in dir(o):
        if not hasattr(o, name) and not (type(o) is C and name in C.__slots__): print(name, type(o).__name__)
`
	r = runProgram(compile(t, setup+named), unlimited, 1)
	require.Nil(t, r.exception)
	assert.Empty(t, r.output)
}

// TestNotSupported pins the complaints about parts of Python that the sandbox leaves
// out.
func TestNotSupported(t *testing.T) {
	for _, test := range []struct{ text, want string }{
		{"class A(metaclass=type): pass\nprint(A)", ""},
		{"(-8) ** 0.5", "ValueError: complex numbers are not supported: negative number to a fractional power"},
		{"chr(0xd800)", "ValueError: surrogates are not supported: U+D800"},
		{"'%c' % 0xdfff", "ValueError: surrogates are not supported: U+DFFF"},
		{"'{:c}'.format(0xd800)", "ValueError: surrogates are not supported: U+D800"},
		{"'a'.translate({97: 0xd800})", "ValueError: surrogates are not supported: U+D800"},
		{"import nothing", "ModuleNotFoundError: No module named 'nothing'"},
	} {
		t.Run(test.text, func(t *testing.T) {
			r := runProgram(compile(t, test.text+"\n"), unlimited, 1)
			if test.want == "" {
				require.Nil(t, r.exception)
				return
			}
			require.NotNil(t, r.exception)
			assert.Equal(t, test.want, lastLine(r.exception.Traceback))
		})
	}
}
