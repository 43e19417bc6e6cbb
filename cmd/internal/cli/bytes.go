package cli

import (
	"fmt"

	"github.com/dustin/go-humanize"
	"github.com/spf13/pflag"
)

// Bytes is a flag whose value is a number of bytes, such as 8MiB, 500kB or 1000000.
type Bytes int64

var _ pflag.Value = (*Bytes)(nil)

// Set implements pflag.Value. It takes units of 1000 (kB, MB) and of 1024 (KiB, MiB).
func (b *Bytes) Set(text string) error {
	n, err := humanize.ParseBytes(text)
	if err != nil || n < 1 || n > MaxBytes {
		return fmt.Errorf("must be a number of bytes, such as 8MiB, from 1 to %s", humanize.IBytes(MaxBytes))
	}
	*b = Bytes(n)
	return nil
}

// UnmarshalText implements encoding.TextUnmarshaler, for files of options.
func (b *Bytes) UnmarshalText(text []byte) error { return b.Set(string(text)) }

// String implements pflag.Value.
func (b *Bytes) String() string { return humanize.IBytes(uint64(*b)) }

// Type implements pflag.Value.
func (b *Bytes) Type() string { return "bytes" }

// MaxBytes is the largest value of a flag of Bytes.
const MaxBytes = 1 << 40
