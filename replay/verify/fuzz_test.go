package verify_test

import (
	"bytes"
	"testing"

	"github.com/stretchr/testify/assert"

	"bhack/replay"
	"bhack/replay/verify"
)

// FuzzDocument makes sure that no document makes the checks panic, and that one that
// is verified still is when it is written again.
func FuzzDocument(f *testing.F) {
	p := record(f)
	text := p.text()
	f.Add(text)
	f.Add(bytes.Replace(text, []byte(`"robot":2`), []byte(`"robot":3`), 1))
	f.Add(bytes.Replace(text, []byte(`"spawn":[0`), []byte(`"spawn":[1`), 1))
	f.Add(text[:len(text)/2])
	f.Fuzz(func(t *testing.T, text []byte) {
		r, err := replay.NewReader(bytes.NewReader(text))
		if err != nil {
			return
		}
		_, err = verify.Document(t.Context(), r, bytes.NewReader(text))
		_ = again(text, p) // which must not panic either
		if err != nil {
			return
		}
		d, err := replay.Read(bytes.NewReader(text))
		assert.NoError(t, err)
		var written bytes.Buffer
		assert.NoError(t, replay.Write(&written, d))
		report, err := document(t.Context(), written.Bytes())
		assert.NoError(t, err)
		assert.True(t, report.Digest)
	})
}
