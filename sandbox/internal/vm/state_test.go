package vm

import (
	"reflect"
	"testing"

	"github.com/stretchr/testify/assert"
)

// TestWriteStateKnowsFields makes sure that nobody adds a field to a function without a look
// at writeFunction: what code can find out by it must be written down.
func TestWriteStateKnowsFields(t *testing.T) {
	t.Parallel()
	for _, known := range []struct {
		object any
		fields []string
	}{
		{Function{}, []string{"Header", "Code", "Globals", "Defaults", "Closure", "rest"}},
		{functionRest{}, []string{"kwDefaults", "attrs", "name", "qualname", "doc", "module", "annotations"}},
		{importing{}, []string{"key", "name", "module", "result", "done", "functions"}},
	} {
		typ := reflect.TypeOf(known.object)
		var fields []string
		for i := range typ.NumField() {
			fields = append(fields, typ.Field(i).Name)
		}
		assert.Equal(t, known.fields, fields, "%v", typ)
	}
}
