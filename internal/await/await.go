// Package await waits for work that cannot be interrupted, as long as somebody wants what comes of it.
package await

import (
	"context"
	"fmt"
	"runtime/debug"
)

// Result returns what work returns, or the cause of ctx if that ends first: then the work goes on by itself, and nobody learns what comes
// of it. If the work panics, so does Result, with its value and its stack.
func Result[T any](ctx context.Context, work func() (T, error)) (T, error) {
	type outcome struct {
		v     T
		err   error
		panic string
	}
	if ctx.Err() != nil {
		var none T
		return none, context.Cause(ctx)
	}
	done := make(chan outcome, 1)
	go func() {
		var o outcome
		defer func() {
			if r := recover(); r != nil {
				o.panic = fmt.Sprintf("%v\n\n%s", r, debug.Stack())
			}
			done <- o
		}()
		o.v, o.err = work()
	}()
	select {
	case o := <-done:
		if o.panic != "" {
			panic(o.panic)
		}
		return o.v, o.err
	case <-ctx.Done():
		var none T
		return none, context.Cause(ctx)
	}
}
