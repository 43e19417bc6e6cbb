package code

import "bhack/sandbox/internal/object"

// truths are, for the operators that order or equate, the relations of which they
// are true and those of which they have an answer at all.
var truths = [...]struct{ truth, known object.Relation }{
	OpLt: {object.Less, ordered},
	OpLe: {object.Less | object.Same, ordered},
	OpEq: {object.Same | object.Alike, equated},
	OpNe: {object.Less | object.Greater | object.Different, equated},
	OpGt: {object.Greater, ordered},
	OpGe: {object.Greater | object.Same, ordered},
}

const (
	ordered = object.Less | object.Same | object.Greater
	equated = ordered | object.Alike | object.Different
)

// Relations returns the operand Aux of an instruction that compares by op: the
// operator in the low 8 bits, then 8 bits each with the relations that make the
// comparison true, or for jumps make it jump, and with those of which it is known.
// It is known of none for the operators in and not in.
func Relations(code Op, op int) int32 {
	if op >= len(truths) {
		return int32(op)
	}
	known, hits := truths[op].known, truths[op].truth
	if code == CompareJump {
		hits = known &^ hits
	}
	return int32(op) | int32(hits)<<8 | int32(known)<<16
}

// Operator returns the operator of an instruction that compares.
func (in *Instr) Operator() int { return int(in.Aux & 0xff) }

// Hits tells whether the relation makes the comparison true, or for a jump makes it
// jump; known is false when that cannot be told from the relation.
func (in *Instr) Hits(r object.Relation) (hits, known bool) {
	return in.Aux>>8&int32(r) != 0, in.Aux>>16&int32(r) != 0
}
