package store

import (
	"bytes"
	"crypto/sha256"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"bhack/internal/wholefile"
	"bhack/tournament"
)

// Cache is a folder that holds the outcomes of matches. It may be used by any
// number of goroutines and processes at once.
type Cache struct{ dir string }

// OpenCache returns the cache in a folder, which is created if it is missing. One that has
// anything else in it but hidden files, such as a player's folder, is refused: it would be
// hard to tell apart again.
func OpenCache(dir string) (*Cache, error) {
	if err := os.MkdirAll(dir, 0o777); err != nil {
		return nil, fmt.Errorf("open cache: %w", err)
	}
	entries, err := os.ReadDir(dir)
	if err != nil {
		return nil, fmt.Errorf("open cache: %w", err)
	}
	for _, e := range entries {
		if name := e.Name(); !isShelf(name) && name[0] != '.' {
			return nil, fmt.Errorf("%s: is no cache, as it has '%s' in it", dir, name)
		}
	}
	return &Cache{dir}, nil
}

// shelf is how many characters of a match's digest name the folder in which its entry is.
// The folders keep the number of files in each small.
const shelf = 2

// isShelf reports whether the folder of an entry may be called that.
func isShelf(name string) bool {
	return len(name) == shelf && strings.Trim(name, "0123456789abcdef") == ""
}

// file returns the path of the entry of a match.
func (c *Cache) file(match string) string {
	return filepath.Join(c.dir, match[:shelf], match+".json")
}

// Get returns the outcome of a match; false if the cache does not have it.
func (c *Cache) Get(match string) (tournament.Outcome, bool, error) {
	text, err := os.ReadFile(c.file(match))
	if errors.Is(err, fs.ErrNotExist) {
		return tournament.Outcome{}, false, nil
	}
	if err != nil {
		return tournament.Outcome{}, false, fmt.Errorf("read outcome: %w", err)
	}
	var o tournament.Outcome
	text, whole := bytes.CutSuffix(text, []byte(digestLine(text[:max(len(text)-digestBytes, 0)])))
	if !whole || decode(text, &o) != nil || o.Match != match {
		return tournament.Outcome{}, false, nil // damaged: it will be played, and put, again
	}
	return o, true, nil
}

// digestLine returns the last line of an entry, the digest of the one before it: what takes the
// place of a match must be what came of it.
func digestLine(text []byte) string { return fmt.Sprintf("%x\n", sha256.Sum256(text)) }

// digestBytes is the length of that line.
const digestBytes = 2*sha256.Size + len("\n")

// Put keeps an outcome.
func (c *Cache) Put(o tournament.Outcome) error {
	if err := c.put(o); err != nil {
		return fmt.Errorf("keep outcome: %w", err)
	}
	return nil
}

func (c *Cache) put(o tournament.Outcome) error {
	text, err := line(o)
	if err != nil {
		return err
	}
	f, err := wholefile.Create(c.file(o.Match))
	if err != nil {
		return err
	}
	if _, err = f.Write(append(text, digestLine(text)...)); err == nil {
		err = f.Commit()
	}
	return errors.Join(err, f.Close())
}
