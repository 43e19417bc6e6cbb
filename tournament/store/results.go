package store

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"syscall"

	"github.com/gofrs/flock"

	"bhack/tournament"
)

// Results is a results file that is open for more. It is for one goroutine.
type Results struct {
	path string
	f    *os.File
	lock *flock.Flock
	buf  []byte

	size   int64 // the bytes that are on the disk, all of them whole lines
	failed error // of the first write that failed
}

// OtherScheduleError is the error of a results file that is for other games.
type OtherScheduleError struct {
	Path string
	// Differences are the settings in which the schedules differ: Here is what is
	// wanted, There what the file has.
	Differences []tournament.Difference
}

// Error names the settings.
func (e *OtherScheduleError) Error() string {
	parts := make([]string, len(e.Differences))
	for i, d := range e.Differences {
		parts[i] = fmt.Sprintf("%s: %s there, %s here", d.Setting, d.There, d.Here)
	}
	return fmt.Sprintf("%s: has the results of another schedule (%s); these games need a file of their own", e.Path, strings.Join(parts, "; "))
}

// Open opens the results file of a schedule, or creates it with its folder. What it
// holds is given to each, whose errors end it. A torn end is cut off.
//
// A file that is for other games is refused with an *OtherScheduleError; one that
// another process has open, or that is no results file, or no regular one, is refused
// as well.
// Nothing is changed then.
func Open(path string, h Header, each func(tournament.Result) error) (*Results, error) {
	if path != "" && os.IsPathSeparator(path[len(path)-1]) {
		return nil, &fs.PathError{Op: "open results", Path: path, Err: errors.New("is a folder, not a file")}
	}
	if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
		return nil, fmt.Errorf("open results: %w", err)
	}
	f, err := openRegular(path, os.O_RDWR|os.O_CREATE)
	if err != nil {
		return nil, fmt.Errorf("open results: %w", err)
	}
	r := &Results{path: path, f: f, lock: flock.New(lockPath(path))}
	if err := r.open(h, each); err != nil {
		return nil, errors.Join(err, r.Close())
	}
	return r, nil
}

// lockPath returns the file to lock: the file itself, except where a lock would keep
// its own holder from writing.
func lockPath(path string) string {
	if runtime.GOOS == "windows" {
		return path + ".lock"
	}
	return path
}

func (r *Results) open(h Header, each func(tournament.Result) error) error {
	switch locked, err := r.lock.TryLock(); {
	case errors.Is(err, errors.ErrUnsupported), errors.Is(err, syscall.ENOLCK):
		// Some network file systems have no locks. There it is left to the user not to write
		// a file twice.
	case err != nil:
		return fmt.Errorf("lock results: %w", err)
	case !locked:
		return fmt.Errorf("%s: another batch is writing to it", r.path)
	}
	var err error
	if r.size, err = r.read(h, each); err != nil {
		return err
	}
	if err := r.f.Truncate(r.size); err != nil {
		return fmt.Errorf("write results: %w", err)
	}
	if _, err := r.f.Seek(r.size, io.SeekStart); err != nil {
		return fmt.Errorf("write results: %w", err)
	}
	if r.size > 0 {
		return nil
	}
	first, err := h.line()
	if err != nil {
		return fmt.Errorf("%s: header: %w", r.path, err)
	}
	return r.write(first)
}

// read gives each what the file holds, and returns how many bytes of it are whole
// lines. It fails if the file is for other games than those of h.
func (r *Results) read(h Header, each func(tournament.Result) error) (int64, error) {
	in := newReader(r.path, r.f) // which r closes
	err := in.readHeader()
	if err == nil {
		err = r.checkSame(h, in.header)
	}
	for err == nil {
		var result tournament.Result
		if result, err = in.Next(); err != nil {
			break
		}
		if err := each(result); err != nil {
			return 0, in.Blame(err)
		}
	}
	if !errors.Is(err, io.EOF) {
		return 0, err
	}
	return in.size, nil
}

// checkSame returns an error unless the file is for the games of h.
func (r *Results) checkSame(h, there Header) error {
	diffs := h.Schedule.Spec().Differences(there.Schedule.Spec())
	if h.Shard != there.Shard {
		diffs = append(diffs, h.Shard.Difference(there.Shard))
	}
	if len(diffs) > 0 {
		return &OtherScheduleError{r.path, diffs}
	}
	if h.Schedule.Hash() != there.Schedule.Hash() {
		return fmt.Errorf("%s: has the results of another schedule", r.path)
	}
	return nil
}

// Append writes results, and returns when they are on the disk. Those that fit no line are left out, and
// the others written, before it returns an error.
//
// When a write fails, as on a full disk, none of its results are in the file, which takes no more after that:
// Append returns the same error again.
func (r *Results) Append(results ...tournament.Result) error {
	r.buf = r.buf[:0]
	var unfit error
	for _, result := range results {
		text, err := line(result)
		if err != nil {
			unfit = errors.Join(unfit, fmt.Errorf("%s: game %d: %w", r.path, result.Game, err))
			continue
		}
		r.buf = append(r.buf, text...)
	}
	if err := r.write(r.buf); err != nil {
		return err
	}
	return unfit
}

// write adds whole lines to the file.
func (r *Results) write(text []byte) error {
	if r.failed != nil {
		return r.failed
	}
	_, err := r.f.Write(text)
	if err == nil {
		err = r.f.Sync()
	}
	if err != nil {
		r.failed = fmt.Errorf("write results: %w", err)
		// The next line would be glued to half a one. Should this fail as well, that half is still the end
		// of the file, which Open and Reader leave out.
		_ = r.f.Truncate(r.size)
		return r.failed
	}
	r.size += int64(len(text))
	return nil
}

// Close closes the file.
func (r *Results) Close() error { return errors.Join(r.f.Close(), r.lock.Close()) }
