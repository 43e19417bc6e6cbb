package replay

import (
	"bytes"
	"fmt"
	"strings"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v6"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bhack/internal/decision"
)

// compileSchema returns the published schema, checked against its own.
func compileSchema(tb testing.TB) *jsonschema.Schema {
	tb.Helper()
	const name = "replay.json"
	doc, err := jsonschema.UnmarshalJSON(bytes.NewReader(Schema()))
	require.NoError(tb, err)
	c := jsonschema.NewCompiler()
	require.NoError(tb, c.AddResource(name, doc))
	schema, err := c.Compile(name)
	require.NoError(tb, err)
	require.Equal(tb, 2020, schema.DraftVersion)
	return schema
}

func validateBySchema(tb testing.TB, schema *jsonschema.Schema, text string) error {
	tb.Helper()
	doc, err := jsonschema.UnmarshalJSON(strings.NewReader(text))
	require.NoError(tb, err)
	return schema.Validate(doc)
}

func TestSchemaAcceptsWhatIsWritten(t *testing.T) {
	t.Parallel()
	schema := compileSchema(t)
	edge := sampleDocument()
	edge.Match.Position, edge.Match.Seed = nil, -1<<63
	edge.Rounds[0].Turns = nil
	edge.Match.RNG, edge.Match.Tiebreak, edge.Match.CheckSpaceOffBoard = RNGShared, TiebreakAllRows, OffBoardIndex
	long := longMatch()
	long.Rounds, long.Result.Rounds = long.Rounds[:20], 20
	for name, d := range map[string]*Document{
		"sample": sampleDocument(), "edge": edge, "long": long,
		"imported": importedDocument(false), "seed unknown": importedDocument(true),
	} {
		assert.NoError(t, validateBySchema(t, schema, encode(t, d)), name)
	}
	for _, reason := range []decision.Reason{decision.BackRow, decision.TiebreakBackRow, decision.CoinFlip, decision.Tiebreak(1), decision.Tiebreak(10), decision.Tiebreak(31)} {
		text := strings.Replace(encode(t, sampleDocument()), "tiebreak_row_3", string(reason), 1)
		assert.NoError(t, validateBySchema(t, schema, text), reason)
	}
}

func TestSchemaRefusesWhatReadersRefuse(t *testing.T) {
	t.Parallel()
	schema := compileSchema(t)
	for _, tt := range badReplays {
		t.Run(tt.name, func(t *testing.T) {
			t.Parallel()
			err := validateBySchema(t, schema, tt.text(t))
			assert.Equal(t, tt.unseen, err == nil, "%v", err)
		})
	}
	for _, tt := range badImports {
		t.Run(tt.name, func(t *testing.T) {
			t.Parallel()
			assert.Error(t, validateBySchema(t, schema, tt.text(t)))
		})
	}
}

// TestSchemaIsClosedAndDescribed looks at every object in the schema: it
// allows no field it does not know, and each property is described.
func TestSchemaIsClosedAndDescribed(t *testing.T) {
	t.Parallel()
	objects := 0
	eachSchemaObject(t, func(path string, object, properties map[string]any) {
		objects++
		assert.Equal(t, false, object["additionalProperties"], path)
		for name, property := range properties {
			assert.NotEmpty(t, property.(map[string]any)["description"], "%s/%s", path, name)
		}
	})
	assert.Equal(t, 15, objects)
}

// eachSchemaObject calls f for each part of the schema that has properties.
func eachSchemaObject(tb testing.TB, f func(path string, object, properties map[string]any)) {
	tb.Helper()
	doc, err := jsonschema.UnmarshalJSON(bytes.NewReader(Schema()))
	require.NoError(tb, err)
	walkSchema("", doc, f)
}

func walkSchema(path string, node any, f func(path string, object, properties map[string]any)) {
	switch node := node.(type) {
	case []any:
		for i, child := range node {
			walkSchema(fmt.Sprintf("%s/%d", path, i), child, f)
		}
	case map[string]any:
		if properties, ok := node["properties"].(map[string]any); ok {
			f(path, node, properties)
		}
		for name, child := range node {
			if name == "if" || name == "then" || name == "else" {
				continue // these say which of the fields known elsewhere are needed
			}
			walkSchema(path+"/"+name, child, f)
		}
	}
}

func TestSchemaIsACopy(t *testing.T) {
	t.Parallel()
	Schema()[0] = 'x'
	assert.Equal(t, byte('{'), Schema()[0])
}
