package strs

import "sort"

//go:generate python3 testdata/gen_unicode.py

// runeSpan is the code points first, first+stride and so on up to last.
type runeSpan struct{ first, last, stride rune }

// inSpans reports whether r is in a table that is in order.
func inSpans(table []runeSpan, r rune) bool {
	i := sort.Search(len(table), func(i int) bool { return r <= table[i].last })
	return i < len(table) && r >= table[i].first && (r-table[i].first)%table[i].stride == 0
}

// caseSpan maps the code points first, first+stride and so on up to last to those
// delta further on.
type caseSpan struct{ first, last, stride, delta rune }

// caseString maps one code point to several.
type caseString struct {
	from rune
	to   string
}

// appendCase appends what the two tables, which are in order, make of r; ok is
// false when it is in neither.
func appendCase(dst []rune, spans []caseSpan, strings []caseString, r rune) (_ []rune, ok bool) {
	i := sort.Search(len(spans), func(i int) bool { return r <= spans[i].last })
	if i < len(spans) && r >= spans[i].first && (r-spans[i].first)%spans[i].stride == 0 {
		return append(dst, r+spans[i].delta), true
	}
	i = sort.Search(len(strings), func(i int) bool { return r <= strings[i].from })
	if i < len(strings) && r == strings[i].from {
		return append(dst, []rune(strings[i].to)...), true
	}
	return dst, false
}

// appendUpper appends r.upper().
func appendUpper(dst []rune, r rune) []rune {
	if r < 0x80 {
		if 'a' <= r && r <= 'z' {
			r -= 'a' - 'A'
		}
		return append(dst, r)
	}
	dst, ok := appendCase(dst, upperSpans, upperStrings, r)
	if !ok {
		dst = append(dst, r)
	}
	return dst
}

// appendTitle appends r.title().
func appendTitle(dst []rune, r rune) []rune {
	dst, ok := appendCase(dst, titleSpans, titleStrings, r)
	if !ok {
		dst = appendUpper(dst, r)
	}
	return dst
}

// appendFold appends r.casefold().
func appendFold(dst []rune, r rune) []rune {
	dst, ok := appendCase(dst, foldSpans, foldStrings, r)
	if !ok {
		dst = appendSimpleLower(dst, r)
	}
	return dst
}

// appendLower appends the lower case of runes[i], in which a sigma at the end of a
// word is special.
func appendLower(dst, runes []rune, i int) []rune {
	const capitalSigma, finalSigma = 0x3a3, 0x3c2
	if runes[i] == capitalSigma && isFinalSigma(runes, i) {
		return append(dst, finalSigma)
	}
	return appendSimpleLower(dst, runes[i])
}

func appendSimpleLower(dst []rune, r rune) []rune {
	if r < 0x80 {
		if 'A' <= r && r <= 'Z' {
			r += 'a' - 'A'
		}
		return append(dst, r)
	}
	dst, ok := appendCase(dst, lowerSpans, lowerStrings, r)
	if !ok {
		dst = append(dst, r)
	}
	return dst
}

// isFinalSigma reports whether a sigma at i comes after a letter and not before one.
func isFinalSigma(runes []rune, i int) bool {
	j := i - 1
	for j >= 0 && isCaseIgnorable(runes[j]) {
		j--
	}
	if j < 0 || !isCased(runes[j]) {
		return false
	}
	for j = i + 1; j < len(runes) && isCaseIgnorable(runes[j]); {
		j++
	}
	return j == len(runes) || !isCased(runes[j])
}

func isCaseIgnorable(r rune) bool { return inSpans(caseIgnorable, r) }

func isLower(r rune) bool {
	if r < 0x80 {
		return 'a' <= r && r <= 'z'
	}
	return inSpans(lowercase, r)
}

func isUpper(r rune) bool {
	if r < 0x80 {
		return 'A' <= r && r <= 'Z'
	}
	return inSpans(uppercase, r)
}

func isTitle(r rune) bool { return r >= 0x80 && inSpans(titlecase, r) }

func isCased(r rune) bool { return isLower(r) || isUpper(r) || isTitle(r) }

func isAlpha(r rune) bool {
	if r < 0x80 {
		return 'a' <= r|0x20 && r|0x20 <= 'z'
	}
	return inSpans(alphabetic, r)
}

// isIDStart reports whether an identifier may begin with r.
func isIDStart(r rune) bool {
	if r < 0x80 {
		return isAlpha(r) || r == '_'
	}
	if isAlpha(r) {
		return !inSpans(notIDStart, r)
	}
	return inSpans(otherIDStart, r)
}

// isIDContinue reports whether r may stand in an identifier.
func isIDContinue(r rune) bool {
	if r < 0x80 {
		return isAlpha(r) || r == '_' || '0' <= r && r <= '9'
	}
	if isAlpha(r) {
		return !inSpans(notIDContinue, r)
	}
	return inSpans(otherIDContinue, r)
}
