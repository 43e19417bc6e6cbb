// Package replaytest checks, in tests, the replays that tests make.
package replaytest

import (
	"bytes"
	"io"
	"io/fs"
	"path/filepath"
	"sync"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v6"

	"bhack/replay"
)

// compiled returns the published schema.
var compiled = sync.OnceValues(func() (*jsonschema.Schema, error) {
	const name = "replay.json"
	doc, err := jsonschema.UnmarshalJSON(bytes.NewReader(replay.Schema()))
	if err != nil {
		return nil, err
	}
	c := jsonschema.NewCompiler()
	if err := c.AddResource(name, doc); err != nil {
		return nil, err
	}
	return c.Compile(name)
})

// Validate returns what the published schema finds wrong with a document.
func Validate(document io.Reader) error {
	schema, err := compiled()
	if err != nil {
		return err
	}
	doc, err := jsonschema.UnmarshalJSON(document)
	if err != nil {
		return err
	}
	return schema.Validate(doc)
}

// Check fails the test unless the document conforms to the published schema.
func Check(tb testing.TB, document []byte) {
	tb.Helper()
	if err := Validate(bytes.NewReader(document)); err != nil {
		tb.Errorf("the replay does not conform to the schema: %v", err)
	}
}

// CheckFiles does so for all files in a folder, and in those below it, of which a
// [replay.Reader] reads the whole. It returns how many there are.
func CheckFiles(tb testing.TB, folder string) int {
	tb.Helper()
	n := 0
	err := filepath.WalkDir(folder, func(path string, entry fs.DirEntry, err error) error {
		if err != nil || !entry.Type().IsRegular() || !isReplay(path) {
			return err
		}
		plain, err := replay.OpenPlain(path)
		if err != nil {
			return err
		}
		defer plain.Close()
		if err := Validate(plain); err != nil {
			tb.Errorf("%s does not conform to the schema: %v", path, err)
		}
		n++
		return nil
	})
	if err != nil {
		tb.Error(err)
	}
	return n
}

func isReplay(path string) bool {
	r, err := replay.Open(path)
	if err != nil {
		return false
	}
	defer r.Close()
	_, err = r.Result()
	return err == nil
}
