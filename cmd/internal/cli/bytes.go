package cli

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/dustin/go-humanize"
	"github.com/spf13/pflag"
)

// Bytes is a flag whose value is a number of bytes, such as 8MiB, 500kB or 1000000.
type Bytes int64

var _ pflag.Value = (*Bytes)(nil)

// Set implements pflag.Value. It takes units of 1000 (kB, MB) and of 1024 (KiB, MiB).
func (b *Bytes) Set(text string) error {
	n, err := humanize.ParseBytes(text)
	isFraction := strings.Contains(text, ".") && !strings.ContainsAny(text, "kKmMgGtT")
	if err != nil || n < 1 || n > MaxBytes || isFraction || strings.Contains(text, ",") { // the library drops commas, and what is not whole
		return fmt.Errorf("must be a number of bytes, such as 8MiB, from 1 to %s", shortBytes(MaxBytes))
	}
	*b = Bytes(n)
	return nil
}

// UnmarshalText implements encoding.TextUnmarshaler, for files of options.
func (b *Bytes) UnmarshalText(text []byte) error { return SetText(b, Decimal(text)) }

// String implements pflag.Value. Set makes the same number of it again: it has a unit
// only if nothing is lost to rounding.
func (b *Bytes) String() string {
	text := shortBytes(int64(*b))
	if n, err := humanize.ParseBytes(text); err != nil || n != uint64(*b) {
		return strconv.FormatInt(int64(*b), 10)
	}
	return text
}

// shortBytes returns a number of bytes with a unit, such as 8 MiB or 1.5 GiB.
func shortBytes(n int64) string {
	return strings.Replace(humanize.IBytes(uint64(n)), ".0 ", " ", 1)
}

// Type implements pflag.Value.
func (b *Bytes) Type() string { return "BYTES" }

// MaxBytes is the largest value of a flag of Bytes.
const MaxBytes = 1 << 40
