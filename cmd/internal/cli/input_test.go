package cli_test

import (
	"context"
	"io"
	"strings"
	"testing"
	"testing/iotest"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bhack/cmd/internal/cli"
)

func TestInterruptible(t *testing.T) {
	t.Parallel()
	want := strings.Repeat("0123456789", 20_000)
	require.NoError(t, iotest.TestReader(cli.Interruptible(t.Context(), strings.NewReader(want)), []byte(want)))

	_, err := io.ReadAll(cli.Interruptible(t.Context(), iotest.ErrReader(io.ErrClosedPipe)))
	require.ErrorIs(t, err, io.ErrClosedPipe)

	in, out := io.Pipe()
	ctx, cancel := context.WithCancel(t.Context())
	r := cli.Interruptible(ctx, in)
	go func() { _, _ = out.Write([]byte("abc")) }() // it is read below, or there is an error
	_, err = io.ReadFull(r, make([]byte, 3))
	require.NoError(t, err)
	time.AfterFunc(time.Millisecond, cancel)
	for range 2 {
		_, err = r.Read(make([]byte, 1))
		require.ErrorIs(t, err, context.Canceled)
		assert.EqualError(t, err, "interrupted")
	}
}

func TestReadAll(t *testing.T) {
	t.Parallel()
	text, err := cli.ReadAll("x.toml", strings.NewReader("abc"), 3)
	require.NoError(t, err)
	assert.Equal(t, "abc", string(text))
	_, err = cli.ReadAll("x.toml", strings.NewReader("abcd"), 3)
	assert.EqualError(t, err, "x.toml: is larger than 3 bytes")
}
