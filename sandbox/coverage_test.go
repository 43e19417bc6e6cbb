package sandbox_test

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"bhack/sandbox/internal/builtins"
	"bhack/sandbox/internal/object"
)

// unmeasured are what can be called and have no case of their own, as they do no work
// that grows, or are aliases.
var unmeasured = strings.Fields(`
	NotImplemented Ellipsis copyright
	abc.ABC abc.ABCMeta abc.abstractmethod abc.abstractstaticmethod abc.abstractproperty abc.abstractclassmethod
	bisect.bisect_right bisect.insort_right
	dataclasses.InitVar dataclasses.Field dataclasses.FrozenInstanceError dataclasses.field
	enum.EnumMeta enum.IntEnum enum.auto copy.Error copy.error
	functools.update_wrapper functools.partialmethod heapq._heappop_max heapq._heapreplace_max
	property.getter property.setter property.deleter exception
`)

// TestEveryOperationIsMeasured checks that each builtin function, each method of the
// builtin types and each function of the modules appears in a case of TestHonestMeter.
func TestEveryOperationIsMeasured(t *testing.T) {
	var text strings.Builder
	for _, c := range allMeterCases() {
		text.WriteString(c.name + "\n" + c.setup + "\n" + c.body + "\n")
	}
	words := map[string]bool{}
	for _, w := range regexp.MustCompile(`\w+`).FindAllString(text.String(), -1) {
		words[w] = true
	}
	missing := func(prefix string, names *object.Dict) []string {
		var out []string
		for pos := 0; ; {
			key, v, _, next, ok := names.Next(pos)
			if !ok {
				return out
			}
			pos = next
			name := key.Str().S
			isException := v.Kind() == object.KindType && v.Type().IsException
			called := v.Kind() == object.KindBuiltin || v.Kind() == object.KindType && !isException
			if called && !strings.HasPrefix(name, "__") && !words[name] && !slices.Contains(unmeasured, prefix+name) {
				out = append(out, prefix+name)
			}
		}
	}
	rt := builtins.Runtime()
	all := missing("", rt.Builtins)
	for pos := 0; ; {
		key, v, _, next, ok := rt.Builtins.Next(pos)
		if !ok {
			break
		}
		pos = next
		if v.Kind() == object.KindType {
			all = append(all, missing(key.Str().S+".", v.Type().Attrs)...)
		}
	}
	for name, load := range rt.Modules {
		if name != "typing" && name != "operator" && name != "collections.abc" { // makers of annotations; the operators, by name
			all = append(all, missing(name+".", load(&object.Thread{Runtime: rt}).Extra)...)
		}
	}
	slices.Sort(all)
	assert.Empty(t, all)
}
