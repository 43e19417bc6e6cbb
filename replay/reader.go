package replay

import (
	"errors"
	"fmt"
	"io"
	"iter"
	"os"

	"bhack/replay/internal/jsonscan"
)

// Reader reads a replay from a stream, a round at a time:
//
//	r, err := replay.Open("match.json.zst")
//	if err != nil {
//		return err
//	}
//	defer r.Close()
//	for round, err := range r.Rounds() {
//		if err != nil {
//			return err
//		}
//		fmt.Println(round.Round, len(round.Turns))
//	}
//	result, err := r.Result()
//
// It is strict: what the format does not allow is an error, which says in which
// line, round, turn and field it is, and of which robot. An error sticks. What a
// Reader holds is bounded by [MaxRoundBytes] and [MaxRoundLogs], whatever its
// input. A Reader is for one goroutine.
type Reader struct {
	scan   *jsonscan.Scanner
	limits limits
	// name is put before the line number in errors; may be empty.
	name    string
	closers []func() error
	header  Header
	rounds  int
	result  Result
	sha256  string
	// err is what Next returns from now on: io.EOF after the last round.
	err error
}

// NewReader reads the header of the replay in r, which may be compressed by
// gzip or zstd, as its first bytes show. The caller must call Close, which
// leaves r open.
func NewReader(r io.Reader) (*Reader, error) { return NewNamedReader(r, "") }

// NewNamedReader is NewReader for what has a name, which errors begin with.
func NewNamedReader(r io.Reader, name string) (*Reader, error) {
	return newReader(r, name, formatLimits())
}

// Open opens the replay file of the given name, compressed or not, and reads
// its header. The caller must call Close.
func Open(path string) (*Reader, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, fmt.Errorf("read replay: %w", err)
	}
	r, err := newReader(f, path, formatLimits())
	if err != nil {
		return nil, errors.Join(err, f.Close())
	}
	r.closers = append(r.closers, f.Close)
	return r, nil
}

func newReader(src io.Reader, name string, lim limits) (*Reader, error) {
	r := &Reader{limits: lim, name: name}
	plain, free, err := decompress(src)
	if err != nil {
		return nil, r.locate(1, err)
	}
	r.closers = append(r.closers, free)
	r.scan = jsonscan.New(plain, "replay", lim.document)
	if err := r.readHeader(); err != nil {
		return nil, errors.Join(r.locate(r.scan.Line(), err), r.Close())
	}
	return r, nil
}

// locate says in which line err is, as file:line if there is a file.
func (r *Reader) locate(line int, err error) error {
	if r.name == "" {
		return fmt.Errorf("line %d: %w", line, err)
	}
	return fmt.Errorf("%s:%d: %w", r.name, line, err)
}

// readHeader reads up to the first round.
func (r *Reader) readHeader() error {
	s := r.scan
	s.Enter("header", r.limits.header)
	if err := decodeFormat(s); err != nil {
		return err
	}
	if err := s.Field("match", r.readMatch); err != nil {
		return err
	}
	if err := s.Field("players", r.readPlayers); err != nil {
		return err
	}
	return s.Field("rounds", func() error { return s.Expect('[', "an array") })
}

func (r *Reader) readMatch() (err error) {
	if r.header.Match, err = decodeMatch(r.scan); err != nil {
		return err
	}
	return r.header.Match.validate()
}

func (r *Reader) readPlayers() (err error) {
	if r.header.Players, err = decodePlayers(r.scan); err != nil {
		return err
	}
	return r.header.Players.validate(r.header.Match.Source)
}

func (r *Reader) readResult() (err error) {
	if r.result, err = decodeResult(r.scan); err != nil {
		return err
	}
	return r.result.validate(&r.header.Match, r.rounds)
}

// Header returns what precedes the rounds. The caller must not change its
// position.
func (r *Reader) Header() Header { return r.header }

// Next returns the next round, or io.EOF after the last one, when the whole
// document has been read and found right. The round is the caller's to keep.
func (r *Reader) Next() (*Round, error) {
	if r.err != nil {
		return nil, r.err
	}
	round, err := r.next()
	switch {
	case err != nil:
		r.err = r.locate(r.scan.Line(), err)
	case round == nil:
		r.err = io.EOF
	}
	return round, r.err
}

// Rounds returns the rounds that are left, one after the other as Next does. After an error, with which there is no round, there are
// no more.
func (r *Reader) Rounds() iter.Seq2[*Round, error] {
	return func(yield func(*Round, error) bool) {
		for {
			round, err := r.Next()
			if err == io.EOF || !yield(round, err) || err != nil {
				return
			}
		}
	}
}

// next returns the next round, or nil after the last one.
func (r *Reader) next() (*Round, error) {
	number := r.rounds + 1
	r.scan.Enter("round", r.limits.round)
	ok, err := r.scan.More(']', r.rounds == 0)
	if err != nil {
		return nil, inRound(number, err)
	}
	if !ok {
		return nil, r.readEnd()
	}
	m := &r.header.Match
	round, err := decodeRound(r.scan, roundLimits{
		match: m,
		turns: maxTurns(m.Size),
		logs:  r.limits.logs,
	})
	if err == nil {
		err = round.validate(number, m)
	}
	if err != nil {
		return nil, inRound(number, err)
	}
	r.rounds++
	return round, nil
}

// readEnd reads what follows the rounds.
func (r *Reader) readEnd() error {
	s := r.scan
	s.Enter("result", r.limits.header)
	if err := s.Field("result", r.readResult); err != nil {
		return err
	}
	more, err := s.More('}', false)
	if err != nil {
		return err
	}
	if more {
		if err := r.readDigest(); err != nil {
			return err
		}
	}
	return s.Finish()
}

// readDigest reads the last field and the document's end.
func (r *Reader) readDigest() (err error) {
	if err := r.scan.Key("sha256"); err != nil {
		return err
	}
	if r.sha256, err = r.scan.Text(); err != nil {
		return fmt.Errorf("sha256: %w", err)
	}
	if err := digest("sha256", r.sha256); err != nil {
		return err
	}
	return r.scan.Expect('}', "'}' after the digest")
}

// Digest returns the digest that the replay gives of itself: that of all bytes,
// decompressed, before the comma that precedes it. It is "" if there is none, and
// until the result has been read. The Reader does not compare it with the bytes;
// package verify does.
func (r *Reader) Digest() string { return r.sha256 }

// Result reads past the rounds that are left and returns the result.
func (r *Reader) Result() (Result, error) {
	for _, err := range r.Rounds() {
		if err != nil {
			return Result{}, err
		}
	}
	return r.result, nil
}

// Close frees what the Reader holds, and closes the file if Open opened it.
func (r *Reader) Close() error {
	var errs []error
	for _, closer := range r.closers {
		errs = append(errs, closer())
	}
	r.closers = nil
	r.err = errors.New("replay reader is closed")
	return errors.Join(errs...)
}

// Read reads a whole replay into memory.
func Read(r io.Reader) (*Document, error) {
	rd, err := NewReader(r)
	if err != nil {
		return nil, err
	}
	d, err := rd.readAll()
	return d, errors.Join(err, rd.Close())
}

func (r *Reader) readAll() (*Document, error) {
	d := &Document{Header: r.Header()}
	for round, err := range r.Rounds() {
		if err != nil {
			return nil, err
		}
		d.Rounds = append(d.Rounds, round)
	}
	d.Result = r.result
	return d, nil
}
