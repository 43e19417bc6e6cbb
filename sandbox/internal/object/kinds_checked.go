//go:build kinds

package object

import "fmt"

// check panics if v is of neither kind. The zero Value is of all.
func (v Value) check(a, b Kind) {
	if v.ref == nil {
		return
	}
	if k := v.Kind(); k != a && k != b {
		panic(fmt.Sprintf("a value of kind %d is read as one of kind %d", k, a))
	}
}
