package replay

import _ "embed"

//go:embed schema.json
var schemaText string

// Schema returns the JSON Schema, draft 2020-12, of the replay format. It
// describes each property. A document that a [Reader] accepts is valid by it;
// the converse does not hold, since a schema cannot say that round numbers
// ascend or that squares lie on a board of the match's size.
func Schema() []byte { return []byte(schemaText) }
