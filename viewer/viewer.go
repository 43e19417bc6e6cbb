package viewer

import (
	"io"

	"bhack/replay"
)

func Write(w io.Writer, r *replay.Reader) error { return nil }
