package replay

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// importedDocument returns a replay of a match that somebody else recorded.
func importedDocument(seedUnknown bool) *Document {
	d := sampleDocument()
	d.Match.Source = SourceOfficialLog
	if seedUnknown {
		d.Match.Seed, d.Match.SeedUnknown = 0, true
	}
	d.Players.White.SHA256, d.Players.Black.SHA256 = "", ""
	for _, r := range d.Rounds {
		for i := range r.Turns {
			r.Turns[i].Bytecodes = 0
		}
	}
	return d
}

func TestImportedReadsAsWritten(t *testing.T) {
	t.Parallel()
	for _, seedUnknown := range []bool{false, true} {
		d := importedDocument(seedUnknown)
		text := encode(t, d)
		assert.Contains(t, text, `"source":"official-log"`)
		assert.NotContains(t, text, `"bytecodes":0`)
		assert.Equal(t, !seedUnknown, strings.Contains(text, `"seed"`))
		assert.Equal(t, 1, strings.Count(text, `"sha256"`), "the document's own")
		read, err := Read(strings.NewReader(text))
		require.NoError(t, err)
		assert.Equal(t, text, encode(t, read))
		assert.Equal(t, d.Header, read.Header)
	}
}

// badImport is a change to a replay, and what a reader says of it.
type badImport struct {
	name         string
	imported     bool
	old, changed string
	err          string
}

// badImports are changes to a replay with a source, or to one without, that make it
// wrong.
var badImports = []badImport{
	{"unknown source", true, `"official-log"`, `"hearsay"`, `line 5: match: source: unknown value "hearsay"`},
	{"empty source", true, `"official-log"`, `""`, `line 2: match: source: empty`},
	{"empty digest", true, `{"name":"rush"`, `{"name":"rush","sha256":""`, `line 6: players: white: sha256: empty`},
	{"bytecodes", true, `{"robot":4,`, `{"robot":4,"bytecodes":8,`, `line 15: round 2, turn 2, robot 4: bytecodes: there in a match of which nobody counted them`},
	{"bytecodes of 0", true, `{"robot":4,`, `{"robot":4,"bytecodes":0,`, `line 15: round 2, turn 2, robot 4: bytecodes: there in a match of which nobody counted them`},
	{"no seed", false, `"seed":-7,`, ``, `line 5: match: field "seed" is missing`},
	{"no digest", false, `"rush","sha256":"` + strings.Repeat("0f", 32) + `"`, `"rush"`, `line 6: players: white: field "sha256" is missing`},
	{"no bytecodes", false, `"bytecodes":41,`, ``, `line 9: round 1, turn 1, robot 2: field "bytecodes" is missing`},
}

func (b *badImport) text(t *testing.T) string {
	t.Helper()
	d := sampleDocument()
	if b.imported {
		d = importedDocument(false)
	}
	text := encode(t, d)
	require.Contains(t, text, b.old)
	return strings.Replace(text, b.old, b.changed, 1)
}

func TestUnknownOnlyWithSource(t *testing.T) {
	t.Parallel()
	for _, tt := range badImports {
		t.Run(tt.name, func(t *testing.T) {
			t.Parallel()
			_, err := Read(strings.NewReader(tt.text(t)))
			assert.EqualError(t, err, tt.err)
		})
	}

	for name, change := range map[string]func(d *Document){
		`match: field "seed" is missing`:         func(d *Document) { d.Match.Source = "" },
		`match: seed: unknown, but 5`:            func(d *Document) { d.Match.Seed = 5 },
		`match: source: unknown value "hearsay"`: func(d *Document) { d.Match.Source = "hearsay" },
		`round 1, turn 1, robot 2: bytecodes: 7, but in a match from source "official-log" nobody counted them`: func(d *Document) {
			d.Rounds[0].Turns[0].Bytecodes = 7
		},
	} {
		d := importedDocument(true)
		change(d)
		var text strings.Builder
		assert.EqualError(t, Write(&text, d), "write replay: "+name)
	}
}
