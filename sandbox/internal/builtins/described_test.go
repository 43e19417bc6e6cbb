package builtins

import (
	"maps"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"

	"bhack/sandbox/internal/object"
)

// TestDescribedLayouts lists what instances hold that robots may keep in a known state. Whoever gives them another field has to see to it
// that the way in which they are described, compared and copied knows that: a state that leaves something out is taken for others.
func TestDescribedLayouts(t *testing.T) {
	t.Parallel()
	found := map[string][]string{}
	look := func(v object.Value) {
		if v.IsNil() || v.Kind() != object.KindType {
			return
		}
		layout := v.Type().Layout
		if layout == nil || layout.Describe == nil {
			return
		}
		var fields []string
		for i := range layout.Type.NumField() {
			fields = append(fields, layout.Type.Field(i).Name)
		}
		found[v.Type().Qualname] = fields
	}
	thread := &object.Thread{Runtime: Runtime()}
	for _, name := range slices.Sorted(maps.Keys(Runtime().Modules)) {
		module := Runtime().Modules[name](thread)
		for _, v := range module.Extra.All() {
			look(v)
			if !v.IsNil() {
				look(thread.TypeOf(v).Value())
			}
		}
	}
	assert.Equal(t, map[string][]string{
		"Field":         {"Instance", "name", "typ", "value", "factory", "metadata", "init", "repr", "compare", "hash", "initOnly"},
		"TypeVar":       {"Instance", "name", "variance", "bound", "constraints"},
		"_GenericAlias": {"Instance", "text", "origin", "name", "key", "params", "variables"},
		"defaultdict":   {"Instance", "Factory"},
		"attrgetter":    {"Instance", "paths"},
		"deque":         {"Instance", "ring", "head", "n", "MaxLen", "version", "replaced"},
		"itemgetter":    {"Instance", "keys"},
		"partial":       {"Instance", "fn", "args", "keywords"},
	}, found)
}
