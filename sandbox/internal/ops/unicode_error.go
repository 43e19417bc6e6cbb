package ops

import (
	"fmt"

	"bhack/sandbox/internal/object"
)

// isUnicodeError tells whether exceptions of a class are about some characters of a text.
func isUnicodeError(class *object.Type) bool {
	return class.IsSubclass(object.UnicodeEncodeError) || class.IsSubclass(object.UnicodeTranslate) ||
		class.IsSubclass(object.UnicodeDecodeError)
}

// unicodeErrorText returns the text of an error of an encoding, which is empty for one
// that was never initialised.
func unicodeErrorText(t *object.Thread, inst *object.Instance) (string, error) {
	of := exceptionField(inst, NameObject)
	if of.Kind() != object.KindStr {
		return "", nil
	}
	does := "can't translate"
	if inst.Class.IsSubclass(object.UnicodeEncodeError) {
		encoding, err := Str(t, exceptionField(inst, NameEncoding))
		if err != nil {
			return "", err
		}
		does = "'" + encoding + "' codec can't encode"
	}
	reason, err := Str(t, exceptionField(inst, NameReason))
	if err != nil {
		return "", err
	}
	start, err := Index(t, exceptionField(inst, NameStart))
	if err != nil {
		return "", err
	}
	end, err := Index(t, exceptionField(inst, NameEnd))
	if err != nil {
		return "", err
	}
	if err := ChargeText(t, len(does)+len(reason)); err != nil {
		return "", err
	}
	if end != start+1 || start < 0 || start >= int64(of.Str().Len()) {
		return fmt.Sprintf("%s characters in position %d-%d: %s", does, start, end-1, reason), nil
	}
	format := `%s character '\U%08x' in position %d: %s`
	c := of.Str().At(int(start))
	switch {
	case c <= 0xff:
		format = `%s character '\x%02x' in position %d: %s`
	case c <= 0xffff:
		format = `%s character '\u%04x' in position %d: %s`
	}
	return fmt.Sprintf(format, does, c, start, reason), nil
}
