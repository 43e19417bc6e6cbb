package store

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"strings"

	"bhack/tournament"
)

// The format of results files.
const (
	format  = "bhack-results"
	version = 1
)

// Header is the first line of a results file.
type Header struct {
	// Schedule and Shard say which games the file is for.
	Schedule *tournament.Schedule
	Shard    tournament.Shard
}

// headerLine is the Header as JSON.
type headerLine struct {
	Format   string          `json:"format"`
	Version  int             `json:"version"`
	Schedule string          `json:"schedule"`
	Shard    string          `json:"shard,omitempty"`
	Spec     tournament.Spec `json:"spec"`
}

// line returns the header as the first line of a file.
func (h Header) line() ([]byte, error) {
	return line(headerLine{format, version, h.Schedule.Hash(), h.Shard.String(), *h.Schedule.Spec()})
}

// maxLineBytes bounds a line of a results file, without its end, in bytes. A result
// has at most some hundred thousand: its texts are cut where the match is played, and
// histograms have some thousand classes. Only the header of a schedule with a
// million seeds that are no range would be longer.
const maxLineBytes = 16 << 20

// errLongLine is the error of a longer one.
var errLongLine = fmt.Errorf("line is longer than %d bytes", maxLineBytes)

// line returns a value as a line of a file.
func line(v any) ([]byte, error) {
	text, err := json.Marshal(v)
	if err != nil {
		return nil, err
	}
	if len(text) > maxLineBytes {
		return nil, errLongLine
	}
	return append(text, '\n'), nil
}

// parseHeader reads the first line of a file.
func parseHeader(text []byte) (Header, error) {
	var kind struct {
		Format  string `json:"format"`
		Version int    `json:"version"`
	}
	if err := json.Unmarshal(text, &kind); err != nil || kind.Format != format {
		return Header{}, errNoResults
	}
	if kind.Version != version {
		return Header{}, fmt.Errorf("results file of version %d; this program reads version %d", kind.Version, version)
	}
	var h headerLine
	if err := json.Unmarshal(text, &h); err != nil {
		return Header{}, fmt.Errorf("invalid schedule: %w", plainError(err))
	}
	schedule, err := tournament.NewSchedule(h.Spec)
	if err != nil {
		return Header{}, fmt.Errorf("invalid schedule: %w", err)
	}
	if schedule.Hash() != h.Schedule {
		return Header{}, errors.New("the schedule does not match its digest")
	}
	out := Header{Schedule: schedule}
	if h.Shard != "" {
		if out.Shard, err = tournament.ParseShard(h.Shard); err != nil {
			return Header{}, fmt.Errorf("shard %q: %w", h.Shard, err)
		}
	}
	return out, nil
}

// embedded begins the names of fields of outcomes, which have none of their own in a result.
const embedded = "Outcome."

// plainError says of a value that has no place in a field which they are, and not which types of this program they have.
func plainError(err error) error {
	if wrong := new(json.UnmarshalTypeError); errors.As(err, &wrong) {
		if wrong.Field == "" { // it is in a list of a type that reads itself
			return fmt.Errorf("a value cannot be a JSON %s", wrong.Value)
		}
		return fmt.Errorf("field %q cannot be a JSON %s", strings.TrimPrefix(wrong.Field, embedded), wrong.Value)
	}
	return errors.New(strings.TrimPrefix(err.Error(), "json: "))
}

// startsHeader reports whether a text may be the torn first line of a results file.
func startsHeader(text []byte) bool {
	start := []byte(`{"format":"` + format + `"`)
	n := min(len(text), len(start))
	return bytes.Equal(text[:n], start[:n])
}
