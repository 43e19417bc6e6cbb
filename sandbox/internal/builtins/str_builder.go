package builtins

import (
	"strings"

	"bhack/sandbox/internal/object"
	"bhack/sandbox/internal/ops"
)

// textBuilder puts a text together from parts, which it charges for.
type textBuilder struct {
	t   *object.Thread
	out strings.Builder
}

func (b *textBuilder) add(text string) error {
	if err := ops.ChargeAppend(b.t, b.out.Len(), len(text)); err != nil {
		return err
	}
	b.out.WriteString(text)
	return nil
}

func (b *textBuilder) value() object.Value { return newText(b.out.String()) }
