package verify

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"unicode/utf8"

	"bhack/replay"
	"bhack/replay/compare"
)

// Comparison is a writer for a [replay.Writer] that compares what is written, of a
// match that is played again, with a document that is there already. The first difference is the error of Write, a
// [*replay.Fault] that names the field and its two values. Close, which must be
// called after the last Write, reports whether the document ends there.
type Comparison struct {
	document *bufio.Reader
	// parts counts what has been written: the header, the rounds, the result.
	parts int
	line  int // the line of the document that the next part starts in, from 1
	part  []byte
}

// NewComparison compares with a document, decompressed.
func NewComparison(document io.Reader) *Comparison {
	return &Comparison{document: bufio.NewReader(document), line: 1}
}

// Write compares the next part of the replay: the header, a round, or the result.
func (c *Comparison) Write(p []byte) (int, error) {
	c.part = append(c.part[:0], p...) // as much memory as is needed
	n, err := io.ReadFull(c.document, c.part)
	if err != nil && !isEnd(err) {
		return 0, err
	}
	if !bytes.Equal(c.part[:n], p) {
		return 0, c.explain(p, c.part[:n])
	}
	c.parts++
	c.line += bytes.Count(p, []byte("\n"))
	return len(p), nil
}

func isEnd(err error) bool { return errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF) }

// Close returns an error if the document goes on.
func (c *Comparison) Close() error {
	_, err := c.document.ReadByte()
	switch {
	case err == nil:
		return &replay.Fault{Field: c.place(), Msg: "the document goes on after its end"}
	case !isEnd(err):
		return err
	}
	return nil
}

func (c *Comparison) place() string { return fmt.Sprintf("line %d", c.line) }

// explain returns the error for a part that should have been written as it is in the
// document, where it starts with have.
func (c *Comparison) explain(want, have []byte) error {
	document := io.LimitReader(io.MultiReader(bytes.NewReader(have), c.document), replay.MaxRoundBytes)
	var e *replay.Fault
	switch {
	case c.parts == 0:
		e = c.headers(want, document)
	case bytes.HasPrefix(want, []byte("\n],")):
		e = c.results(want, document)
	default:
		if e = c.rounds(want, document); e == nil {
			e = c.bytes(want, have)
		}
		e.Round = c.parts
	}
	if e == nil {
		e = c.bytes(want, have)
	}
	return e
}

// differ words a difference of which A is in the document and B is written.
func differ(d compare.Difference) *replay.Fault {
	return &replay.Fault{Field: d.Field, Msg: fmt.Sprintf("the replay has %s, but the match played again has %s", short(d.A), short(d.B))}
}

// short cuts a value that is too long for a line.
func short(value string) string {
	const most = 100
	if len(value) <= most {
		return value
	}
	cut := most
	for cut > 0 && !utf8.RuneStart(value[cut]) {
		cut--
	}
	return value[:cut] + "..."
}

func (c *Comparison) headers(want []byte, document io.Reader) *replay.Fault {
	a, errA := header(document)
	b, errB := header(bytes.NewReader(want))
	if errA != nil || errB != nil {
		return nil
	}
	if d := compare.Headers(&a, &b); len(d) > 0 {
		return differ(d[0])
	}
	return nil
}

// header returns the header of a replay, of which no more need be there.
func header(text io.Reader) (replay.Header, error) {
	r, err := replay.NewReader(text)
	if err != nil {
		return replay.Header{}, err
	}
	return r.Header(), r.Close()
}

func (c *Comparison) rounds(want []byte, document io.Reader) *replay.Fault {
	var a, b replay.Round
	if parse(bytes.NewReader(want), &b) != nil {
		return nil
	}
	if parse(document, &a) != nil {
		return &replay.Fault{Field: "round", Msg: "the replay has no such round, but the match played again has one"}
	}
	if place, ok := compare.Rounds(&a, &b); ok {
		e := differ(place.Difference)
		e.Turn, e.Robot = place.Turn, place.Robot
		return e
	}
	return nil
}

// parse reads the round that stands at the front of a text, after a comma.
func parse(text io.Reader, round *replay.Round) error {
	r := bufio.NewReader(text)
	for {
		b, err := r.ReadByte()
		if err != nil {
			return err
		}
		if b == '{' {
			break
		}
		if !bytes.ContainsRune([]byte(", \t\r\n"), rune(b)) {
			return errors.New("no round")
		}
	}
	if err := r.UnreadByte(); err != nil {
		return err
	}
	return json.NewDecoder(r).Decode(round)
}

func (c *Comparison) results(want []byte, document io.Reader) *replay.Fault {
	var round replay.Round
	start, err := io.ReadAll(io.LimitReader(document, replay.MaxHeaderBytes))
	if err != nil {
		return nil
	}
	if parse(io.MultiReader(bytes.NewReader(start), document), &round) == nil {
		return &replay.Fault{Round: c.parts, Field: "round", Msg: "the replay has this round, but the match played again has none"}
	}
	a, digestA, errA := end(start)
	b, digestB, errB := end(want)
	if errA != nil || errB != nil {
		return nil
	}
	if d := compare.Results(&a, &b); len(d) > 0 {
		return differ(d[0])
	}
	if digestA != digestB {
		if digestA == "" {
			digestA = "none"
		}
		return differ(compare.Difference{Field: "sha256", A: digestA, B: digestB})
	}
	return nil
}

// end reads what follows the rounds.
func end(text []byte) (result replay.Result, digest string, err error) {
	i := bytes.IndexByte(text, '"')
	if i < 0 {
		return result, "", errors.New("no result")
	}
	var fields struct {
		Result replay.Result
		SHA256 string
	}
	err = json.Unmarshal(append([]byte("{"), text[i:]...), &fields)
	return fields.Result, fields.SHA256, err
}

// bytes returns the error for two texts with the same values.
func (c *Comparison) bytes(want, have []byte) *replay.Fault {
	i := 0
	for i < len(want) && i < len(have) && want[i] == have[i] {
		i++
	}
	line := c.line + bytes.Count(want[:i], []byte("\n"))
	column := i - bytes.LastIndexByte(want[:i], '\n')
	how := "it is not written as bhack writes replays"
	if i < len(want) && want[i] == '\r' || i < len(have) && have[i] == '\r' {
		how = "its line ends are CRLF"
	}
	return &replay.Fault{
		Field: fmt.Sprintf("line %d, column %d", line, column),
		Msg:   "the values of this part are right, but " + how + "; what follows has not been compared",
	}
}
