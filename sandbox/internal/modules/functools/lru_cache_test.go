package functools

import (
	"reflect"
	"testing"

	"github.com/stretchr/testify/assert"
)

// TestCountersAreLast lists the fields of a cache, whose class is no name of the module: what comes after results is not compared when it is
// found out whether a cache has changed, as it is counters that describe tells of.
func TestCountersAreLast(t *testing.T) {
	t.Parallel()
	var fields []string
	for i := range reflect.TypeFor[lruCache]().NumField() {
		fields = append(fields, reflect.TypeFor[lruCache]().Field(i).Name)
	}
	assert.Equal(t, []string{"Instance", "fn", "limit", "typed", "results", "hits", "misses"}, fields)
}
