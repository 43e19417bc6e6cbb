package await_test

import (
	"context"
	"errors"
	"testing"

	"bhack/internal/await"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestResult(t *testing.T) {
	fault := errors.New("no result")
	v, err := await.Result(t.Context(), func() (int, error) { return 7, nil })
	require.NoError(t, err)
	assert.Equal(t, 7, v)
	_, err = await.Result(t.Context(), func() (int, error) { return 7, fault })
	require.ErrorIs(t, err, fault)
	assert.PanicsWithValue(t, "kept", func() {
		defer func() {
			text := recover().(string)
			assert.Contains(t, text, "await_test.go")
			panic(text[:4])
		}()
		_, _ = await.Result(t.Context(), func() (int, error) { panic("kept") })
	})
}

// TestResultIsNotWaitedFor makes sure that work which does not end keeps nobody waiting whose context has.
func TestResultIsNotWaitedFor(t *testing.T) {
	fault, never := errors.New("enough"), make(chan struct{})
	defer close(never)
	ctx, cancel := context.WithCancelCause(t.Context())
	_, err := await.Result(ctx, func() (int, error) {
		cancel(fault)
		<-never
		return 7, nil
	})
	require.ErrorIs(t, err, fault)
	_, err = await.Result(ctx, func() (int, error) { panic("work that nobody wants") })
	require.ErrorIs(t, err, fault)
}
