package store

import (
	"encoding/json"
	"errors"
	"io/fs"
	"os"
	"path/filepath"

	"bhack/tournament"
)

// Cache is a folder that holds the outcomes of matches. It may be used by any
// number of goroutines and processes at once.
type Cache struct{ dir string }

// OpenCache returns the cache in a folder, which is created if it is missing.
func OpenCache(dir string) (*Cache, error) {
	if err := os.MkdirAll(dir, 0o777); err != nil {
		return nil, err
	}
	return &Cache{dir}, nil
}

// file returns the path of the entry of a match. The folders keep the number of
// files in each small.
func (c *Cache) file(match string) string {
	return filepath.Join(c.dir, match[:2], match+".json")
}

// Get returns the outcome of a match; false if the cache does not have it.
func (c *Cache) Get(match string) (tournament.Outcome, bool, error) {
	text, err := os.ReadFile(c.file(match))
	if errors.Is(err, fs.ErrNotExist) {
		return tournament.Outcome{}, false, nil
	}
	if err != nil {
		return tournament.Outcome{}, false, err
	}
	var o tournament.Outcome
	if err := json.Unmarshal(text, &o); err != nil || o.Match != match || o.Validate() != nil {
		return tournament.Outcome{}, false, nil // damaged: it will be played, and put, again
	}
	return o, true, nil
}

// Put keeps an outcome.
func (c *Cache) Put(o tournament.Outcome) error {
	text, err := line(o)
	if err != nil {
		return err
	}
	path := c.file(o.Match)
	if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
		return err
	}
	temp, err := os.CreateTemp(filepath.Dir(path), ".*.tmp")
	if err != nil {
		return err
	}
	if err := fill(temp, text); err != nil {
		return errors.Join(err, os.Remove(temp.Name()))
	}
	if err := os.Rename(temp.Name(), path); err != nil {
		return errors.Join(err, os.Remove(temp.Name()))
	}
	return nil
}

// fill writes the text to the file and closes it.
func fill(f *os.File, text []byte) error {
	_, err := f.Write(text)
	if err == nil {
		err = f.Chmod(0o644) // not for the one user only: caches are shared
	}
	if err == nil {
		err = f.Sync()
	}
	return errors.Join(err, f.Close())
}
