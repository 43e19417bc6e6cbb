//go:build kinds

package native

import (
	"fmt"
	"reflect"

	"bhack/sandbox/internal/object"
)

// checkLayout panics if an instance does not start a T.
func checkLayout[T any](v object.Value) {
	class := v.Instance().Class
	if want := reflect.TypeFor[T](); class.Layout == nil || class.Layout.Type != want {
		panic(fmt.Sprintf("an instance of %s is taken for a %s", class.Name, want))
	}
}
