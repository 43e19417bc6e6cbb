package sandbox_test

import (
	"fmt"
	"slices"
	"strings"

	"bhack/sandbox/internal/builtins"
	"bhack/sandbox/internal/object"
)

// samples are values of types whose methods are called one by one with what they may
// and may not take. In each, n is the size.
var samples = []struct{ class, value string }{
	{"int", "10 ** n"},
	{"bool", "True"},
	{"float", "1.7e308"},
	{"str", "'x' * n"},
	{"list", "[0] * n"},
	{"tuple", "(0,) * n"},
	{"dict", "dict.fromkeys(range(n))"},
	{"set", "set(range(n))"},
	{"frozenset", "frozenset(range(n))"},
	{"range", "range(n)"},
	{"slice", "slice(n)"},
	{"object", "Plain()"},
	{"type", "Plain"},
	{"property", "property(abs)"},
	{"enumerate", "enumerate([0] * n)"},
	{"collections.deque", "deque([0] * n)"},
	{"collections.Counter", "Counter(range(n))"},
	{"collections.OrderedDict", "OrderedDict.fromkeys(range(n))"},
	{"collections.defaultdict", "defaultdict(list, dict.fromkeys(range(n)))"},
	{"functools.partial", "functools.partial(abs, *[0] * n)"},
	{"operator.itemgetter", "operator.itemgetter(*[0] * n)"},
	{"operator.attrgetter", "operator.attrgetter(*['x'] * n)"},
	{"random.Random", "random.Random(n)"},
	{"enum.Enum", "enum.Enum('E', 'A B').A"},
	{"enum.IntFlag", "enum.IntFlag('E', 'A B').A"},
}

// sampleArguments are what functions are called with, once and twice.
var sampleArguments = []struct{ name, value string }{
	{"a long int", "10 ** n"},
	{"a float", "1.7e308"},
	{"a str", "'x' * n"},
	{"a list", "[0] * n"},
	{"a dict", "dict.fromkeys(range(n))"},
	{"a function", "abs"},
}

// excluded are functions that cannot be called in a loop.
var excluded = []string{"print", "copyright", "exit", "quit"}

// generatedSizes are the sizes of the samples.
var generatedSizes = []int{1, 1000}

// generatedCases returns a case for each method of the builtin types and of those of the
// modules, special ones included, and for each function there is, so that none can be
// forgotten: it is called without arguments, with a value of its own type and a small int,
// or with each of the sample arguments.
func generatedCases() []meterCase {
	rt := builtins.Runtime()
	modules := map[string]*object.Dict{"builtins": rt.Builtins}
	for name, load := range rt.Modules {
		modules[name] = load(&object.Thread{Runtime: rt}).Extra
	}
	var all []meterCase
	for _, s := range samples {
		module, name, ok := strings.Cut(s.class, ".")
		if !ok {
			module, name = "builtins", s.class
		}
		class := modules[module].GetStr(object.NewStr(name)).Type()
		all = append(all, methodCases(class, s.value)...)
	}
	names := make([]string, 0, len(modules))
	for name := range modules {
		names = append(names, name)
	}
	slices.Sort(names)
	for _, module := range names {
		eachName(modules[module], func(name string, v object.Value) {
			isException := v.Kind() == object.KindType && v.Type().IsException
			if v.Kind() != object.KindBuiltin && v.Kind() != object.KindType || isException || slices.Contains(excluded, name) {
				return
			}
			setup := fmt.Sprintf("import %s\nf = %[1]s.%s\n", module, name)
			if module == "builtins" {
				setup = fmt.Sprintf("f = %s\n", name)
			}
			all = append(all, meterCase{"generated: " + module + "." + name + "()", nil, setup, "attempt(f)"})
			for _, a := range sampleArguments {
				setup := setup + "a = " + a.value
				all = append(all,
					meterCase{"generated: " + module + "." + name + " of " + a.name, generatedSizes, setup, "attempt(f, a)"},
					meterCase{"generated: " + module + "." + name + " of " + a.name + ", twice", generatedSizes, setup, "attempt(f, a, a)"},
				)
			}
		})
	}
	return all
}

// methodCases returns the cases of the methods of one type, inherited ones included.
func methodCases(class *object.Type, value string) []meterCase {
	var all []meterCase
	seen := map[string]bool{}
	for _, c := range class.MRO {
		eachName(c.Attrs, func(name string, v object.Value) {
			switch v.Kind() {
			case object.KindBuiltin, object.KindClassMethod, object.KindStaticMethod, object.KindProperty:
			default:
				return
			}
			if seen[name] {
				return
			}
			seen[name] = true
			// What a method changes is made anew, and costs what the other cases check.
			setup := fmt.Sprintf("def make(): return %s\nb = make(); c = 3\ndef call(name, *args): getattr(make(), name)(*args)\n", value)
			for _, args := range []string{"", ", b", ", c", ", b, b", ", c, b"} {
				all = append(all, meterCase{
					fmt.Sprintf("generated: %s.%s(%s)", class.ShortName(), name, strings.TrimPrefix(args, ", ")),
					generatedSizes, setup, fmt.Sprintf("attempt(call, %q%s)", name, args),
				})
			}
		})
	}
	return all
}

// eachName calls visit for the names of a namespace, in order.
func eachName(names *object.Dict, visit func(name string, v object.Value)) {
	for pos := 0; names != nil; {
		key, v, _, next, ok := names.Next(pos)
		if !ok {
			return
		}
		pos = next
		visit(key.Str().S, v)
	}
}
